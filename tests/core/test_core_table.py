"""The table: what changes a game, what the record keeps, and how far it goes back."""

import msgspec
import pytest
from msgspec.structs import replace
from support.oddity import cards as c
from support.oddity import positions as p
from support.oddity.positions import RULES
from support.playing import frozen, people, reloaded

from gamebox.core.question import Question
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.seating import check_options, options_of
from gamebox.table import Refused, decode_move, new_table


def fresh(**options):
    return new_table(RULES, people(2), options, seed=3)


def play(table, count):
    for _ in range(count):
        seat = table.asked()[0]
        table.answer(seat, table.moves(seat)[0])


# Setting up


def test_a_new_table_keeps_how_it_began():
    table = fresh()
    assert table.record.seed == 3
    assert table.record.options == {"undo": "known"}
    assert table.record.states == {0: table.game}
    assert table.record.states[0] is not table.game
    assert table.names == ["Ann", "Ben"]
    assert new_table(RULES, people(2), seed=3).game == table.game
    assert new_table(RULES, people(2), seed=4).game != table.game


def test_seats_must_fit_the_game():
    with pytest.raises(GameboxError, match="for 2 to 4 seats, not for 5"):
        new_table(RULES, people(5))
    with pytest.raises(GameboxError, match="no level 'odd'"):
        new_table(RULES, [Seat("human", "Ann"), Seat("bot", "Ben", "odd")])


def test_options_must_be_known():
    assert [option.key for option in options_of(RULES)] == ["undo"]
    with pytest.raises(GameboxError, match="no option 'speed'"):
        fresh(speed="fast")
    with pytest.raises(GameboxError, match="one of known, all, not 'some'"):
        fresh(undo="some")
    assert check_options(RULES, {}, 2) == {"undo": "known"}


def test_a_move_is_read_strictly():
    assert decode_move(RULES, '{"type":"Play","card":7}') == c.Play(7)
    for text in (
        "",
        "{}",
        '{"type":"Jump"}',
        '{"type":"Play","card":7,"x":1}',
        "[" * 5000,
        b"\xff",
    ):
        with pytest.raises(GameboxError, match="no move of Oddity"):
            decode_move(RULES, text)


# Answering


def test_a_refused_move_changes_nothing_and_keeps_what_was_undone():
    table = p.storm_seals()
    table.undo()
    before = frozen(table)
    with pytest.raises(Refused, match=r"Card 13 has strength 4, not 5. \[storm.give\]"):
        table.answer(2, c.Give(13))
    with pytest.raises(GameboxError, match="no seat 4"):
        table.answer(4, c.Give(13))
    with pytest.raises(GameboxError, match="no seat -1"):
        table.answer(-1, c.Give(13))
    assert frozen(table) == before
    table.redo()
    assert table.game.sealed == {2: c.Give(14)}


def test_the_table_tells_of_every_change():
    table = p.storm_seals()
    seen = []
    table.watch = lambda: seen.append(table.number)
    table.answer(1, c.Give(9))
    table.take_back(1)
    table.undo()
    table.redo()
    assert seen == [4, 3, 2, 3]
    with pytest.raises(Refused):
        table.answer(0, c.Give(9))
    assert len(seen) == 4


def test_a_view_is_made_once_an_answer():
    table = p.storm_seals()
    view = table.view(0)
    assert table.view(0) is view
    table.answer(1, c.Give(9))
    assert table.view(0) is not view
    assert table.view(0).answered == [2, 1]


def test_who_has_answered_in_secret_is_not_asked():
    table = p.storm_seals()
    assert table.question(1) == Question(1, "give", "storm.give")
    assert table.question(2) is None
    assert table.question(0) is None
    assert table.moves(2) == table.moves(0) == []


# Back and forth


def test_an_answer_forgets_what_was_undone():
    table = p.storm_seals()
    table.undo()
    table.answer(1, c.Give(9))
    with pytest.raises(GameboxError, match="nothing to do again"):
        table.redo()


def test_taking_back_forgets_what_was_undone():
    """What was undone may not fit once an earlier answer is open again."""
    table = p.storm_seals()
    table.record.options["undo"] = "all"
    table.answer(1, c.Give(9))
    table.answer(3, table.moves(3)[0])
    table.answer(1, c.Keep())
    table.undo()
    table.undo()
    table.take_back(2)
    with pytest.raises(GameboxError, match="nothing to do again"):
        table.redo()


def test_only_a_sealed_answer_is_taken_back():
    table = p.storm_seals()
    for seat in (0, 1):
        with pytest.raises(GameboxError, match="no sealed answer"):
            table.take_back(seat)


def test_the_first_answers_taken_back_leave_the_later_ones():
    table = p.words_typed()
    table.take_back(1)
    assert [answer.seat for answer in table.record.history] == [0, 3]
    assert table.game.sealed == {3: c.Predict(match=True)}
    assert table.difference() is None


def test_undo_at_the_beginning_says_so():
    with pytest.raises(GameboxError, match="nothing to undo"):
        fresh().undo()


def test_a_whole_state_is_kept_now_and_then(monkeypatch):
    monkeypatch.setattr("gamebox.table.STATE_EVERY", 5)
    table = fresh(undo="all")
    play(table, 11)
    assert set(table.record.states) == {0, 5, 10}
    assert table.state_at(10) == table.record.states[10]
    assert table.state_at(10) is not table.record.states[10]
    while table.number > 9:
        table.undo()
    assert set(table.record.states) == {0, 5}
    assert table.difference() is None


# A record that does not fit


def test_a_position_edited_by_hand_is_not_undone_into_another_game():
    table = p.storm_seals()
    again = reloaded(table)
    again.game.points[0] = 99
    assert again.difference() == "The record does not lead to the state."
    assert again.undo_refusal() == "The record does not lead to this position."


def test_a_changed_answer_is_found():
    table = reloaded(p.storm_seals())
    history = table.record.history
    history[1] = replace(history[1], move=c.Name(high=False))
    assert table.difference() == "Answer 2 has told something else."
    history[1] = replace(history[1], move=c.Keep())
    assert table.difference().startswith("Answer 2 is not legal: You are not asked")
    history[1] = replace(history[1], seat=9)
    assert table.difference() == "Answer 2 is of a seat that is not at the table."


def test_changed_news_and_states_are_found():
    table = reloaded(p.storm_seals())
    history = table.record.history
    history[0] = replace(history[0], told=[])
    assert table.difference() == "Answer 1 has told something else."
    table = reloaded(p.storm_seals())
    table.record.states[1] = RULES.clone(table.record.states[0])
    assert table.difference() == "Answer 1 leads to another state than the record has."


def test_the_dice_of_a_bot_depend_on_seed_seat_and_answer():
    table = p.storm_seals()
    numbers = {table.bot_dice(seat).state for seat in range(4)}
    table.answer(1, c.Give(9))
    numbers |= {table.bot_dice(seat).state for seat in range(4)}
    other = p.storm_seals()
    other.record.seed = 99
    numbers |= {other.bot_dice(seat).state for seat in range(4)}
    assert len(numbers) == 12
    assert msgspec.json.encode(table.bot_dice(0)) == msgspec.json.encode(table.bot_dice(0))


# Leaving


def test_the_program_plays_on_for_a_person_who_leaves():
    table = fresh()
    play(table, 2)
    seen = []
    table.watch = lambda: seen.append(table.names)
    table.leave(1)
    assert table.seats == [Seat("human", "Ann"), Seat("bot", "Ben", RULES.absent)]
    assert seen == [["Ann", "Ben"]]
    assert reloaded(table).record == table.record
    table.undo()
    table.redo()
    assert table.difference() is None


def test_not_everybody_can_leave():
    table = fresh()
    table.leave(0)
    with pytest.raises(GameboxError, match="last person"):
        table.leave(1)
    for seat in (0, 2, -1):
        with pytest.raises(GameboxError, match=f"no person in seat {seat}"):
            table.leave(seat)


def test_nobody_leaves_a_game_that_is_over():
    table = fresh()
    while not table.game.over:
        play(table, 1)
    with pytest.raises(GameboxError, match="game is over"):
        table.leave(0)
