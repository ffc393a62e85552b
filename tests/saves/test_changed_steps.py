"""A save whose steps were edited by hand is refused, or the game goes on from it to its end.

The questions are made those that the changed step asks, as one who edits with care would do: what
is left to notice is that the steps below it cannot lead on.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from support.playing import (
    LONGEST,
    ODDITY,
    PARTS,
    TABLES,
    Start,
    answers,
    next_answer,
    people,
    table_id,
)

from gamebox.core.dice import Dice
from gamebox.core.rules import Rules
from gamebox.core.step import Step
from gamebox.errors import BrokenGame
from gamebox.table import Record, Table

SHELF = [(rules, seats) for rules, seats in TABLES if rules is not ODDITY]
each_table = pytest.mark.parametrize(("rules", "seats"), SHELF, ids=table_id)


def kinds_of(stack: list[Step]) -> tuple[str, ...]:
    """Return the way in which steps lie."""
    return tuple(type(step).__name__ for step in stack)


def positions(rules: Rules[Any, Any], seats: int) -> list[Any]:
    """Return states of random games, one for each way in which the steps lie."""
    found: dict[tuple[str, ...], Any] = {}
    for seed in range(6):
        fitting = {o.key: [v for v in o.values if o.fits(v, seats)] for o in rules.options}
        options = {key: values[seed % len(values)] for key, values in fitting.items()}
        part = 1 + seed % PARTS.get(rules.name, 1)
        start = Start(rules, seats, seed, "", options, sense=(3, 8)[seed % 2], part=part)
        table = start.table()
        for seat, move in answers(start, table):
            found.setdefault(kinds_of(table.game.stack), rules.clone(table.game))
            table.answer(seat, move)
    return list(found.values())


def changed(stack: list[Step]) -> Iterator[list[Step]]:
    """Yield a stack with steps cut off, left out, twice, or in another order."""
    for place in range(len(stack)):
        yield stack[place + 1 :]
        yield stack[: place + 1]
        yield stack[:place] + stack[place + 1 :]
        yield [*stack[: place + 1], *stack[place:]]
    for first, second in pairwise(range(len(stack))):
        yield [*stack[:first], stack[second], stack[first], *stack[second + 1 :]]


def asked_again(rules: Rules[Any, Any], game: Any) -> Any | None:
    """Return the game with the questions of its top step, or None where that asks nothing."""
    again = rules.clone(game)
    again.questions, again.sealed = [], {}
    if again.stack:
        again.stack.pop().run(again)
    again.collect()
    return again if again.questions else None


def plays_to_its_end(rules: Rules[Any, Any], game: Any) -> None:
    """Play mostly at random; every position on the way can be."""
    table = Table(rules, Record(seats=people(game.seats), state=game))
    dice = Dice(game.seats)
    while not table.game.over:
        assert table.number < LONGEST, "the game does not end"
        table.answer(*next_answer(table, dice, 9))
        rules.check(table.game)


@each_table
def test_changed_steps_are_refused_or_lead_to_the_end(rules: Rules[Any, Any], seats: int) -> None:
    refused, tried = 0, set()
    for game in positions(rules, seats):
        rules.check(game)
        for stack in changed(game.stack):
            if kinds_of(stack) in tried:
                continue
            tried.add(kinds_of(stack))
            edited = rules.clone(game)
            edited.stack = stack
            again = asked_again(rules, edited)
            if again is None:
                continue
            try:
                rules.check(again)
            except BrokenGame:
                refused += 1
            else:
                plays_to_its_end(rules, again)
    assert refused > 0
