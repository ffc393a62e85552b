"""What must be true of the bots of every game, at every level."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playing import GAMES, NAMES, STANDARD, TABLES, people, positions, reloaded, table_id

from gamebox.bots.randomly import RANDOM, bot_of
from gamebox.core.dice import Dice
from gamebox.core.seat import Seat
from gamebox.play import BotPlay
from gamebox.table import new_table

LEVELS = [(rules, level) for rules in GAMES for level in (*rules.levels, RANDOM)]
every_level = pytest.mark.parametrize(("rules", "level"), LEVELS, ids=table_id)
every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=table_id)


def choices(table, level, bots=None):
    """Return what a bot of `level` would do on every seat that is asked."""
    return {
        seat: (bots[seat] if bots else bot_of(table.rules, level, NAMES[seat], seat)).choose(
            table.view(seat), table.question(seat), table.bot_dice(seat)
        )
        for seat in table.asked()
    }


@every_table
@settings(max_examples=15)
@given(data=st.data())
def test_a_bot_makes_a_legal_move_in_time_and_says_why(rules, seats, data):
    table, _ = data.draw(positions(rules, seats))
    for level in (*rules.levels, RANDOM):
        found = choices(table, level)
        for seat, choice in found.items():
            if choice is None:
                assert seat not in table.waits_for()
                continue
            assert rules.refusal(table.view(seat), choice.move) is None
            assert choice.at_ms >= 0
            assert choice.why


@every_table
@settings(max_examples=15)
@given(data=st.data())
def test_a_bot_chooses_by_view_question_and_dice_alone(rules, seats, data):
    table, dice = data.draw(positions(rules, seats))
    for level in (*rules.levels, RANDOM):
        bots = {seat: bot_of(rules, level, NAMES[seat], seat) for seat in range(seats)}
        for seat, choice in choices(table, level).items():
            world = rules.imagine(table.view(seat), dice)
            seen = rules.view(world, seat)
            for _ in range(2):
                again = bots[seat].choose(seen, seen.question, table.bot_dice(seat))
                assert again == choice


@every_table
@settings(max_examples=8)
@given(data=st.data())
def test_a_bot_changes_nothing_that_it_is_given(rules, seats, data):
    table, _ = data.draw(positions(rules, seats))
    for level in (*rules.levels, RANDOM):
        seen = {seat: rules.view(table.game, seat) for seat in range(seats)}
        choices(table, level)
        assert seen == {seat: table.view(seat) for seat in range(seats)}


@pytest.mark.parametrize(("rules", "seats"), [t for t in TABLES if t[1] > 1], ids=table_id)
def test_a_game_goes_on_without_who_has_left(rules, seats):
    table = new_table(rules, people(seats), STANDARD.get(rules.name, {}), seed=11)
    for seat in range(seats - 1):
        table.leave(seat)
    table = reloaded(table)
    bots, dice, answered = BotPlay(table), Dice(1), set()
    for _ in range(300):
        if not bots.step():
            table.answer(seats - 1, dice.choose(table.moves(seats - 1)))
        answered |= {table.record.history[-1].seat}
        if answered >= {0, seats - 1} or table.game.over:
            break
    assert answered >= {0, seats - 1}
    assert reloaded(table).record == table.record


@every_level
def test_bots_of_a_level_play_to_the_end_and_again_the_same(rules, level):
    records = []
    for _ in range(2):
        seats = [Seat("bot", NAMES[n], level) for n in range(rules.seat_counts[0])]
        table = new_table(rules, seats, STANDARD.get(rules.name, {}), seed=11)
        BotPlay(table).run()
        assert table.game.over
        records.append(table.record)
    assert records[0] == records[1]
