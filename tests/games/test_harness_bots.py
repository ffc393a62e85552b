"""What must be true of the bots of every game, at every level."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playing import GAMES, NAMES, STANDARD, TABLES, positions, table_id

from gamebox.bots.randomly import RANDOM, bot_of
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
