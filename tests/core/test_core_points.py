"""Keeping, copying and looking at a game in the middle of any effect is exact.

Each point of `support.oddity.positions` is one that a real game needs: a question inside the answer
to a question, sealed answers, a card that happens twice, words, a race, cards that count together,
and cards that some seats know.
"""

import msgspec
import pytest
from support.oddity.positions import POINTS, RULES
from support.playing import frozen, reloaded, step_back

from gamebox import savefile, saver, saves
from gamebox.core.dice import Dice
from gamebox.errors import GameboxError
from gamebox.table import Table

every_point = pytest.mark.parametrize("point", POINTS, ids=lambda point: point.__name__)


def play_on(table: Table) -> bytes:
    """Play to the end, always the last legal move of the last seat asked; return all of it."""
    while not table.game.over:
        seat = table.asked()[-1]
        table.answer(seat, table.moves(seat)[-1])
    return frozen(table)


@pytest.fixture(autouse=True)
def _oddity_on_the_shelf(monkeypatch):
    monkeypatch.setattr(savefile, "rules_of", lambda name: RULES)


@every_point
def test_the_point_is_sound(point):
    table = point()
    RULES.check(table.game)
    assert table.difference() is None
    assert table.asked()


@every_point
def test_save_and_load_are_exact(point):
    table = point()
    state = msgspec.json.decode(msgspec.json.encode(table.game), type=RULES.game_type)
    assert state == table.game
    again = reloaded(table)
    assert again.record == table.record
    assert play_on(again) == play_on(point())


@every_point
def test_a_file_holds_the_point(point, tmp_path):
    table = point()
    path = tmp_path / "point.json"
    saver.write_save(table, path)
    again = saves.load(path)
    assert again.record == table.record
    assert play_on(again) == play_on(point())


@every_point
def test_a_file_may_begin_at_the_point(point, tmp_path):
    """With the history left out, the game goes on from the position that the file tells."""
    table = point()
    raw = msgspec.json.decode(savefile.encode(table))
    for left_out in ("history", "states", "opening"):
        del raw[left_out]
    path = tmp_path / "position.json"
    path.write_bytes(msgspec.json.encode(raw))
    again = saves.load(path)
    assert again.game == table.game
    for seat in list(again.game.sealed):
        given = again.game.sealed[seat]
        again.take_back(seat)
        assert seat in again.asked()
        assert again.difference() is None
        again.answer(seat, given)
    play_on(again)
    assert again.difference() is None


@every_point
def test_a_clone_is_exact_and_its_own(point):
    table = point()
    before = frozen(table)
    clone = RULES.clone(table.game)
    assert clone == table.game
    while not clone.over:
        question = next(q for q in clone.questions if q.seat not in clone.sealed)
        clone.answer(question.seat, RULES.moves(RULES.view(clone, question.seat))[-1])
    assert frozen(table) == before


@every_point
def test_undo_and_redo_are_exact(point):
    """Every answer up to the point is undone and done again at a table that allows it."""
    table = point()
    table.record.options["undo"] = "all"
    states = []
    while table.number:
        states.append(frozen(table))
        table.undo()
        RULES.check(table.game)
    for state in reversed(states):
        table.redo()
        assert frozen(table) == state


@every_point
def test_undo_stops_where_something_was_shown(point):
    table = point()
    while table.number:
        mark = table.record.history[-1].mark
        assert table.undo_refusal() == (mark or None)
        if mark:
            with pytest.raises(GameboxError, match=mark):
                table.undo()
            return
        table.undo()


@every_point
def test_a_sealed_answer_is_taken_back_and_given_again(point):
    table = point()
    for seat, move in list(table.game.sealed.items()):
        number = table.number
        table.take_back(seat)
        assert table.number == number - 1
        assert table.difference() is None
        assert table.state_at(table.number) == table.game
        assert seat in table.asked()
        assert move in table.moves(seat) or RULES.refusal(table.view(seat), move) is None
        table.answer(seat, move)
    assert table.game == point().game


@every_point
def test_every_seat_has_a_view_and_worlds_that_look_the_same(point):
    table = point()
    before = frozen(table)
    for seat in range(table.game.seats):
        view = RULES.view(table.game, seat)
        for seed in range(10):
            world = RULES.imagine(view, Dice(seed))
            RULES.check(world)
            assert RULES.view(world, seat) == view
            twin = RULES.imagine(view, Dice(seed))
            assert twin == world
            end = RULES.clone(world)
            while not end.over:
                question = next(q for q in end.questions if q.seat not in end.sealed)
                end.answer(question.seat, RULES.moves(RULES.view(end, question.seat))[0])
        assert RULES.view(table.game, seat) == view
    assert frozen(table) == before


@every_point
def test_a_step_back_and_the_same_answer_lead_here_again(point):
    table = point()
    last = table.record.history[-1]
    before = frozen(table)
    step_back(table)
    assert table.answer(last.seat, last.move) == last.told
    assert frozen(table) == before
