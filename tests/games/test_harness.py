"""What must be true of every game: each joins by being on the shelf (`support.playing`)."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playing import (
    NAMES,
    TABLES,
    answers,
    frozen,
    next_answer,
    positions,
    reloaded,
    rule_ids,
    starts,
    table_id,
    twin,
)

from gamebox.core.dice import Dice, seeded
from gamebox.errors import GameboxError
from gamebox.table import Refused

whole_games = settings(max_examples=min(10, settings.default.max_examples))
"""Where games are played to their end, which many examples do not make more different."""
every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=table_id)


@every_table
@given(data=st.data())
def test_a_random_game_ends_and_every_card_is_somewhere_once(rules, seats, data):
    start = data.draw(starts(rules, seats))
    table = start.table()
    rules.check(table.game)
    for seat, move in answers(start, table):
        table.answer(seat, move)
        rules.check(table.game)
        assert rules.progress(table.game)
    assert table.asked() == []
    assert rules.result(table.game, NAMES)
    assert len(rules.scores(table.game)) == seats
    assert rules.figures(table.game)
    assert set(table.game.winners) <= set(range(seats))


@every_table
@whole_games
@given(data=st.data())
def test_a_save_after_any_decision_plays_on_identically(rules, seats, data):
    start = data.draw(starts(rules, seats))
    table = start.table()
    number = data.draw(st.integers(0, 60))
    other = reloaded(table)
    for seat, move in answers(start, table):
        if table.number == number or table.number % 200 == 199:
            other = reloaded(table)
            assert other.record == table.record
        assert other.answer(seat, move) == table.answer(seat, move)
        state = msgspec.json.decode(msgspec.json.encode(table.game), type=rules.game_type)
        assert state == table.game
    assert frozen(other) == frozen(table)


@every_table
@given(data=st.data())
def test_a_clone_and_its_original_never_touch_each_other(rules, seats, data):
    table, dice = data.draw(positions(rules, seats))
    views = {seat: rules.view(table.game, seat) for seat in range(seats)}
    before = msgspec.json.encode([table.game, *views.values()])
    clone = rules.clone(table.game)
    assert clone == table.game
    play_on(rules, clone, dice)
    scribble(clone)
    assert msgspec.json.encode([table.game, *views.values()]) == before


def play_on(rules, game, dice):
    """Play a bare game on for twenty answers."""
    for _ in range(20):
        if not game.over:
            seat = next(q.seat for q in game.questions if q.seat not in game.sealed)
            game.answer(seat, dice.choose(rules.moves(rules.view(game, seat))))
            game.collect()


def scribble(thing):
    """Change all lists and dicts in `thing`, as deep as they go."""
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            if not (thing.__struct_config__.frozen and isinstance(getattr(thing, name), dict)):
                scribble(getattr(thing, name))
    elif isinstance(thing, list):
        for item in thing:
            scribble(item)
        thing.append("changed")
    elif isinstance(thing, dict):
        for item in thing.values():
            scribble(item)
        thing["changed"] = "changed"
    elif isinstance(thing, tuple):
        for item in thing:
            scribble(item)


@every_table
@given(data=st.data())
def test_a_view_and_an_imagined_world_share_nothing_with_the_game(rules, seats, data):
    table, dice = data.draw(positions(rules, seats, over=True))
    game = rules.clone(table.game)
    seat = dice.below(seats)
    view = rules.view(game, seat)
    world = rules.imagine(view, Dice(7))
    seen, imagined = msgspec.json.encode(view), msgspec.json.encode(world)
    play_on(rules, game, dice)
    assert msgspec.json.encode(view) == seen
    assert msgspec.json.encode(world) == imagined
    play_on(rules, world, dice)
    assert msgspec.json.encode(view) == seen
    assert rules.view(table.game, seat) == view


@every_table
@given(data=st.data())
def test_undo_is_exact_and_stops_where_something_was_shown(rules, seats, data):
    table, dice = data.draw(positions(rules, seats))
    before = frozen(table)
    seat, move = next_answer(table, dice, 5)
    told = table.answer(seat, move)
    after = frozen(table)
    if table.record.history[-1].mark:
        with pytest.raises(GameboxError, match="Undo stops here"):
            table.undo()
        assert table.undo_refusal() == table.record.history[-1].mark
        assert frozen(table) == after
    else:
        table.undo()
        assert frozen(table) == before
        assert table.redo() == told
        assert frozen(table) == after
        with pytest.raises(GameboxError, match="nothing to do again"):
            table.redo()


@every_table
@whole_games
@given(data=st.data())
def test_a_table_that_allows_it_undoes_all_and_does_all_again(rules, seats, data):
    start = data.draw(starts(rules, seats))
    table = start.table(undo="all")
    states = [frozen(table)]
    for seat, move in answers(start, table):
        if table.number == 80:
            break
        table.answer(seat, move)
        states.append(frozen(table))
    for state in states[-2::-1]:
        table.undo()
        assert frozen(table) == state
    assert table.undo_refusal() == "There is nothing to undo."
    for state in states[1:]:
        table.redo()
        assert frozen(table) == state


@every_table
@whole_games
@given(data=st.data())
def test_a_replay_reaches_the_same_states(rules, seats, data):
    start = data.draw(starts(rules, seats))
    table = start.table()
    states = [rules.clone(table.game)]
    for seat, move in answers(start, table):
        table.answer(seat, move)
        states.append(rules.clone(table.game))
    assert table.difference() is None
    assert set(table.record.states) == set(range(0, table.number + 1, 50))
    for number in data.draw(st.lists(st.integers(0, table.number), max_size=8)):
        assert table.state_at(number) == states[number]


@every_table
@whole_games
@given(data=st.data())
def test_a_sealed_answer_is_taken_back_and_given_again(rules, seats, data):
    start = data.draw(starts(rules, seats))
    table = start.table()
    other = start.table()
    dice = seeded(start.seed, "again")
    for seat, move in answers(start, table):
        table.answer(seat, move)
        other.answer(seat, move)
        if table.game.sealed and dice.below(2):
            back = dice.choose(list(table.game.sealed))
            again = table.game.sealed[back]
            table.take_back(back)
            assert back in table.asked()
            assert table.view(back).own_answer is None
            rules.check(table.game)
            assert table.difference() is None
            table.answer(back, again)
        assert table.game == other.game
        if table.number == 120:
            break
    assert table.difference() is None


@every_table
@given(data=st.data())
def test_every_legal_move_plays_and_every_other_candidate_is_refused(rules, seats, data):
    table, _ = data.draw(positions(rules, seats, over=True))
    ids = rule_ids(rules)
    before = frozen(table)
    for seat in range(seats):
        view = table.view(seat)
        legal = rules.moves(view)
        assert bool(legal) == (seat in table.asked())
        for move in rules.candidates(view):
            refusal = rules.refusal(view, move)
            assert (refusal is None) == (move in legal)
            if refusal is None:
                after = twin(table)
                after.answer(seat, move)
                rules.check(after.game)
            else:
                assert refusal.rule in ids
                assert refusal.text
                with pytest.raises(Refused) as caught:
                    table.answer(seat, move)
                assert caught.value.refusal == refusal
        if table.question(seat):
            assert table.question(seat).rule in ids
    assert frozen(table) == before


@every_table
@given(data=st.data())
def test_moves_are_told_apart_by_path_and_text(rules, seats, data):
    table, _ = data.draw(positions(rules, seats, over=True))
    for seat in range(seats):
        view = table.view(seat)
        legal = rules.moves(view)
        paths = [rules.path(view, move) for move in legal]
        texts = [table.text(seat, move) for move in legal]
        assert all(paths)
        assert len(set(paths)) == len(paths)
        assert len(set(texts)) == len(texts)
        assert all(text[0].isupper() for text in texts)
        assert rules.prompt(view, NAMES)


@every_table
@given(data=st.data())
def test_what_is_typed_makes_a_move_exactly_where_such_moves_are_legal(rules, seats, data):
    table, _ = data.draw(positions(rules, seats, over=True))
    for seat in range(seats):
        view = table.view(seat)
        typed = rules.typed(view, data.draw(st.text(max_size=50)))
        assert (typed is not None) == any(map(rules.is_typed, rules.moves(view)))
        assert typed is None or rules.is_typed(typed)
        if typed is not None and rules.refusal(view, typed) is None:
            assert rules.text(view, typed, NAMES)
            after = twin(table)
            after.answer(seat, typed)
            rules.check(after.game)


@every_table
@given(data=st.data())
def test_a_thing_has_a_reason_exactly_when_no_legal_move_touches_it(rules, seats, data):
    table, _ = data.draw(positions(rules, seats, over=True))
    ids = rule_ids(rules)
    for seat in range(seats):
        view = table.view(seat)
        touched = {thing for move in rules.moves(view) for thing in rules.path(view, move)}
        tried = {thing for move in rules.candidates(view) for thing in rules.path(view, move)}
        about = {thing for question in view.questions for thing in question.about}
        things = {*tried, *about, "card:1", "card:99999", "button:none", "seat:0", "seat:1", ""}
        for thing in things:
            refusal = table.why(seat, thing)
            assert (refusal is None) == (thing in touched)
            if refusal is not None:
                assert refusal.rule in ids
                assert refusal.text


@every_table
@whole_games
@given(data=st.data())
def test_every_event_can_be_told_to_everybody(rules, seats, data):
    start = data.draw(starts(rules, seats))
    table = start.table()
    for seat, move in answers(start, table):
        table.answer(seat, move)
    record = table.record
    told = [*record.opening, *(one for answer in record.history for one in answer.told)]
    assert any(table.line(one.to(None)) for one in told)
    for one in told:
        assert set(one.forms) <= set(range(seats))
        for reader in (None, *range(seats)):
            assert isinstance(table.line(one.to(reader)), str)


@every_table
@given(data=st.data())
def test_the_steps_that_are_still_to_come_have_headings(rules, seats, data):
    table, _ = data.draw(positions(rules, seats))
    assert table.game.stack
    for step in table.game.stack:
        assert step.heading()
        assert "\n" not in step.heading()
        assert not step.heading().startswith(type(step).__name__ + "(")
