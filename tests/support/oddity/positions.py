"""Positions of Oddity, arranged by hand and played up to the points that are hard to keep."""

from collections.abc import Mapping, Sequence

from gamebox.core.seat import Seat
from gamebox.core.step import No, Yes
from gamebox.table import Record, Table
from support.oddity import cards as c
from support.oddity.cards import CARDS
from support.oddity.rules import Oddity
from support.oddity.state import OddGame

RULES = Oddity()
STORM, ECHO, RACE, WORDS, FOE, LOAN = 6, 1, 2, 3, 4, 5
"""A card of each kind; any multiple of 6 more is of the same kind."""


def arranged(
    *hands: Sequence[int], deck: Sequence[int] = (), options: Mapping[str, str] | None = None
) -> Table[OddGame]:
    """Return a table where seat 0 begins with these hands; `deck` will be drawn, first one first.

    What is neither held nor in `deck` lies below it.
    """
    seats = [Seat("human", f"P{n}") for n in range(len(hands))]
    game = RULES.new(seats, {}, seed=1)
    game.hands = [sorted(hand) for hand in hands]
    placed = {*deck, *(card for hand in hands for card in hand)}
    game.deck = [card for card in CARDS if card not in placed] + list(deck)[::-1]
    RULES.check(game)
    return Table(RULES, Record(seats=seats, options=dict(options or {"undo": "known"}), state=game))


def storm_asks() -> Table[OddGame]:
    """A storm was played; its owner is asked what it takes."""
    table = arranged([STORM, 7, 8], [9, 10], [13, 14], [15, 16], deck=(20, 21, 22))
    table.answer(0, c.Play(STORM))
    return table


def storm_seals() -> Table[OddGame]:
    """Three opponents choose at once what to give; one answer lies sealed."""
    table = storm_asks()
    table.answer(0, c.Name(high=True))
    table.answer(2, c.Give(14))
    return table


def storm_draws() -> Table[OddGame]:
    """All have given, and the second of three who drew is asked about its card."""
    table = storm_seals()
    table.answer(1, c.Give(9))
    table.answer(3, c.Give(16 if c.strength(16) > c.strength(15) else 15))
    table.answer(1, c.Keep())
    return table


def echo_asks() -> Table[OddGame]:
    """An echo was played; its owner is asked for the card that happens twice."""
    table = arranged([ECHO, STORM, 8], [9, 10], [13], deck=(20, 21, 22, 23))
    table.answer(0, c.Play(ECHO))
    return table


def echo_halfway() -> Table[OddGame]:
    """A storm happens twice: in the first, somebody has drawn; the second is still to come."""
    table = echo_asks()
    table.answer(0, c.PlayTwice(STORM))
    table.answer(0, c.Name(high=False))
    table.answer(1, c.Give(10))
    table.answer(2, c.Give(13))
    return table


def echo_again() -> Table[OddGame]:
    """The second storm of an echo: one of two has chosen."""
    table = echo_halfway()
    table.answer(1, c.Keep())
    table.answer(2, c.Keep())
    table.answer(0, c.Name(high=True))
    table.answer(2, c.Give(21))
    return table


def words_typed() -> Table[OddGame]:
    """One of two has typed a word, one of two others has predicted."""
    table = arranged([WORDS, 7], [8], [10], [11])
    table.answer(0, c.Play(WORDS))
    table.answer(1, c.Say("heron"))
    table.answer(3, c.Predict(match=True))
    return table


def race_runs() -> Table[OddGame]:
    """Any of four seats may act; the first of two races is over."""
    table = arranged([RACE, 7], [8], [10], [11])
    table.answer(0, c.Play(RACE))
    table.answer(2, c.Grab(at_ms=731))
    return table


def foe_asks() -> Table[OddGame]:
    """Cards that beat a foe only together are asked for."""
    table = arranged([FOE, 7, 11, 13], [8], [10])
    table.answer(0, c.Play(FOE))
    table.answer(0, Yes())
    return table


def loan_lies() -> Table[OddGame]:
    """A card lies that two seats know, and its owner may lend another."""
    table = arranged([LOAN, 7, 12], [8], [10])
    table.answer(0, c.Play(LOAN))
    table.answer(0, Yes())
    table.answer(0, c.Lend(12))
    return table


def loan_ended() -> Table[OddGame]:
    """The second card was not lent, and the turn has passed."""
    table = loan_lies()
    table.answer(0, No())
    return table


POINTS = (
    storm_asks, storm_seals, storm_draws, echo_asks, echo_halfway, echo_again, words_typed,
    race_runs, foe_asks, loan_lies, loan_ended,
)  # fmt: skip
