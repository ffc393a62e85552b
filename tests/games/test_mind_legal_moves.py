"""The short way to the legal moves of The Mind finds those candidates that have no refusal."""

import pytest

from gamebox.core.dice import Dice
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.table import new_table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_ways_agree_at_every_moment_for_every_seat(seats: int) -> None:
    rules = rules_of("mind")
    asked = set()
    for seed in range(8):
        table = new_table(rules, [Seat("human", f"P{n}") for n in range(seats)], seed=seed)
        dice = Dice(seed)
        while not table.game.over:
            for seat in range(seats):
                view = table.view(seat)
                assert rules.moves(view) == Rules.moves(rules, view)
            asked.update(question.asks for question in table.game.questions)
            seat = dice.choose(table.asked())
            table.answer(seat, dice.choose(table.moves(seat)))
    assert asked == {"ready", "lay", "agree", "star", "wait"}
