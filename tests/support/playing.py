"""Setting games up and playing them at random, for the tests that every game joins.

A game joins by being on the shelf. Where random play alone would not get far, it may have packs
and a nudge here.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from hypothesis import strategies as st

from gamebox import savefile
from gamebox.core.dice import Dice, seeded
from gamebox.core.question import Move
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.games.mind.cards import rank
from gamebox.games.mind.moves import Lay
from gamebox.games.mind.state import MindGame
from gamebox.games.shelf import TITLES, rules_of
from gamebox.rulebook import rulebook
from gamebox.seating import UNDO
from gamebox.table import Record, Table, new_table
from support.oddity.rules import Oddity
from support.ordeals_playing import (
    begin_later,
    give_up,
    kind_places,
    next_deed,
    small_quests,
    weak_royalties,
)

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal")

ODDITY = Oddity()
GAMES: tuple[Rules[Any, Any], ...] = (ODDITY, *map(rules_of, TITLES))
TABLES = [(rules, seats) for rules in GAMES for seats in rules.seat_counts]
"""Every game with every number of seats."""

LONGEST = 5000
"""Answers after which a game should have ended, played at random."""


def table_id(thing: object) -> str:
    """Return how a parameter of a test is called."""
    return thing.name if isinstance(thing, Rules) else str(thing)


def rule_ids(rules: Rules[Any, Any]) -> frozenset[str]:
    """Return the ids of the rules text of a game."""
    if isinstance(rules, Oddity):
        return rules.rule_ids
    return frozenset(rulebook(rules.name).by_id)


def people(count: int) -> list[Seat]:
    """Return `count` seats with people."""
    return [Seat("human", name) for name in NAMES[:count]]


# Packs that show what the standard cards show late


def blind_levels() -> str:
    """Return level cards with lives to spare, on which stacks are blind from the first."""
    blind = ('["white", "red"]', '["red"]', "[]")
    reward = ("", 'reward = "star"\n', 'reward = "life"\n')
    levels = "".join(
        f"[[level]]\nnumber = {n}\nblind = {blind[n % 3]}\n{reward[n % 3]}" for n in range(1, 9)
    )
    team = "".join(
        f"[[team]]\nseats = {seats}\nlevels = 8\nlives = 60\nstars = 5\n" for seats in (2, 3, 4)
    )
    return f"[box]\nlives = 70\nstars = 9\n{team}{levels}"


PACKS: Mapping[str, tuple[str, ...]] = {
    "mind": (blind_levels(),),
    "ordeals": (
        "".join((weak_royalties("jack", "queen", "king"), kind_places(), small_quests())),
        weak_royalties("jack", "queen"),
    ),
}

STANDARD: Mapping[str, Mapping[str, str]] = {"ordeals": {"length": "short"}}
"""Options without which a game of the standard cards, played at random, would take too long."""

SENSES: Mapping[str, tuple[int, ...]] = {"ordeals": (3, 8, 10)}
"""How sensibly games are played that would take too long without any sense."""


# Nudges: the move that leads on, found by looking at the whole state


def next_lay(game: MindGame) -> tuple[int, Move] | None:
    """Return the lay that is no mistake, while cards may be laid."""
    if not game.questions or game.questions[0].asks != "lay":
        return None
    held = [(rank(card), seat, card) for seat, hand in enumerate(game.hands) for card in hand]
    _, seat, card = min(held)
    return seat, Lay(card)


NUDGES: Mapping[str, Callable[[Any], tuple[int, Move] | None]] = {
    "mind": next_lay,
    "ordeals": next_deed,
}


ENDINGS: Mapping[str, Callable[[Any], tuple[int, Move] | None]] = {"ordeals": give_up}
"""What ends a game that could be begun again for ever."""


LATER: Mapping[str, Callable[[Any, int], None]] = {"ordeals": begin_later}
"""What lets a game begin at one of its later parts, which play at random seldom sees."""
PARTS: Mapping[str, int] = {"ordeals": 3}
"""How many parts such a game has."""


class Start(NamedTuple):
    """How a random game begins, how sensibly it is played, from 0 to 10, and with which part."""

    rules: Rules[Any, Any]
    seats: int
    seed: int
    pack: str
    options: Mapping[str, str]
    sense: int
    part: int = 1

    def table(self, **options: str) -> Table[Any]:
        """Return the table, set up."""
        table = self.first(**options)
        if self.part > 1:
            LATER[self.rules.name](table.game, self.part)
        return Table(self.rules, table.record)

    def first(self, **options: str) -> Table[Any]:
        """Return the table at the beginning of the first part."""
        pack = self.rules.read_pack(self.pack, "a test") if self.pack else None
        short = {} if self.pack else STANDARD.get(self.rules.name, {})
        chosen = {**self.options, **short, **options}
        return new_table(self.rules, people(self.seats), chosen, self.seed, (self.pack[:1], pack))

    def dice(self) -> Dice:
        """Return the dice that choose the moves."""
        return seeded(self.seed, "moves")


def starts(rules: Rules[Any, Any], seats: int) -> st.SearchStrategy[Start]:
    """Return a strategy for the starts of one game."""
    options = st.fixed_dictionaries(
        {
            option.key: st.sampled_from([v for v in option.values if option.fits(v, seats)])
            for option in rules.options
        }
    )
    packs = st.sampled_from(("", *PACKS.get(rules.name, ())))
    return st.builds(
        Start, st.just(rules), st.just(seats), st.integers(0, 2**32), packs, options,
        st.sampled_from(SENSES.get(rules.name, (0, 8, 10))),
        st.integers(1, PARTS.get(rules.name, 1)),
    )  # fmt: skip


def next_answer(table: Table[Any], dice: Dice, sense: int) -> tuple[int, Move]:
    """Return a legal answer: mostly one that leads on when there is sense, else any."""
    nudge, end = NUDGES.get(table.rules.name), ENDINGS.get(table.rules.name)
    found = nudge(table.game) if nudge and dice.below(10) < sense else None
    found = found or (end(table.game) if end else None)
    if found is None:
        seat = dice.choose(table.asked())
        found = seat, dice.choose(table.moves(seat))
    return found[0], table.rules.timed(found[1], table.number * 700)


def answers(start: Start, table: Table[Any]) -> Iterator[tuple[int, Move]]:
    """Yield the next legal answer until the game is over; the caller gives it or not."""
    dice = start.dice()
    while not table.game.over:
        assert table.number < LONGEST, "the game does not end"
        yield next_answer(table, dice, start.sense)


@st.composite
def positions(
    draw: st.DrawFn, rules: Rules[Any, Any], seats: int, over: bool = False
) -> tuple[Table[Any], Dice]:
    """Draw a table somewhere in a random game, and dice; only with `over` may it have ended."""
    start = draw(starts(rules, seats))
    table = start.table()
    dice = start.dice()
    for _ in range(draw(st.integers(0, 150))):
        seat, move = next_answer(table, dice, start.sense)
        table.answer(seat, move)
        if table.game.over:
            if not over:
                step_back(table)
            break
    return table, dice


def step_back(table: Table[Any]) -> None:
    """Undo the last answer, whatever it has shown, as if it had never been given."""
    kept = table.record.options
    table.record.options = {**kept, UNDO.key: "all"}
    table.undo()
    table.undone.clear()
    table.record.options = kept


# Saves


def reloaded(table: Table[Any]) -> Table[Any]:
    """Return the table that comes out of its own save, checked as a file is when it is opened."""
    with patch.object(savefile, "rules_of", lambda name: table.rules):
        return savefile.decode(savefile.encode(table))


def twin(table: Table[Any]) -> Table[Any]:
    """Return a table in the same position that shares nothing with this one, without history."""
    game = table.rules.clone(table.game)
    return Table(table.rules, Record(seats=table.seats, options=table.record.options, state=game))


def frozen(table: Table[Any]) -> bytes:
    """Return all of a table, to compare."""
    return msgspec.json.encode(table.record)
