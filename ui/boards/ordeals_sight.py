"""What the parts of the board of Ordeals ask of a view, and how it is looked at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.ordeals.acquiring import flourish, offers_here
from gamebox.games.ordeals.cards import RUSTY_AXE
from gamebox.games.ordeals.levels import BuildLevel
from gamebox.games.ordeals.stats import allows, price
from gamebox.games.ordeals.view import OrdealsView, SeenPlayer
from gamebox.games.ordeals.zones import weapon_of
from ui.boards.ordeals_prints import Print, Prints
from ui.theme import Theme

SEAM = 508.0
"""Where the hand begins, in board units."""
FROM_ROW = frozenset({"acquire", "exchange", "row", "copy"})
STEPS = {
    "Fatigue": "fatigue",
    "KingHunts": "explore",
    "KingSteps": "explore",
    "FaceKing": "explore",
    "Explore": "explore",
    "BeginAcquire": "acquire",
    "Acquire": "acquire",
    "BeginRest": "rest",
    "Rest": "rest",
    "NextTurn": "rest",
}


@dataclass(frozen=True)
class Sight:
    """A view and how it is looked at.

    `seat` is whose hand may be shown (None: nobody's), `looked_at` whose board is shown instead of
    one's own, `pile` the pile that is spread out for reading. `reach` has every id that a move on
    offer passes, and `texts` the line of each move by the first id of its path.
    `whole` is all that is seen of the table, in board units.
    """

    view: OrdealsView
    seat: int | None
    names: tuple[str, ...]
    humans: tuple[int, ...]
    theme: Theme
    prints: Prints
    glowing: frozenset[str] = frozenset()
    openings: frozenset[str] = frozenset()
    made: tuple[str, ...] = ()
    reach: frozenset[str] = frozenset()
    texts: Mapping[str, str] = field(default_factory=dict)
    looked_at: int | None = None
    whole: QRectF = field(default_factory=lambda: QRectF(0, 0, 992, 712))
    pile: str = ""
    raised: str = ""

    @property
    def veiled(self) -> QRectF:
        """What a veil covers: all that is seen above the hand."""
        return QRectF(self.whole.topLeft(), QPointF(self.whole.right(), SEAM))

    @property
    def facts(self) -> Any:
        """The view as the rules take it: it looks like a game where things lie open."""
        return self.view

    @property
    def me(self) -> int:
        """The seat whose hand lies at the bottom."""
        if self.seat is not None:
            return self.seat
        return self.view.active if not self.humans or len(self.humans) > 1 else self.humans[0]

    @property
    def home(self) -> int:
        """The seat whose Player Board is shown large."""
        return self.me if self.looked_at is None else self.looked_at

    @property
    def others(self) -> list[int]:
        """The seats whose boards are shown small, in turn order."""
        seats = self.view.seats
        return [(self.home + n) % seats for n in range(1, seats)]

    def player(self, seat: int) -> SeenPlayer:
        """Return what is known of a player."""
        return self.view.players[seat]

    def name(self, seat: int) -> str:
        """Return a seat's name."""
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    @property
    def step(self) -> Any:
        """What is going on: the step on top of the stack, or None when the game is over."""
        return self.view.stack[-1] if self.view.stack else None

    @cached_property
    def building(self) -> BuildLevel | None:
        """The laying out of a level, while it goes on."""
        return self.step if isinstance(self.step, BuildLevel) else None

    @cached_property
    def part(self) -> str:
        """The step of the turn that goes on."""
        for step in reversed(self.view.stack):
            found = STEPS.get(type(step).__name__)
            if found:
                return found
        return ""

    @property
    def asks(self) -> str:
        """What the seat is asked now; empty when nothing is."""
        question = self.view.question
        if self.seat is None or question is None or self.view.seat in self.view.answered:
            return ""
        return question.asks

    def print_of(self, card: int) -> Print:
        """Return what is printed on a card."""
        return self.prints.of(card)

    # Places

    def where(self, seat: int) -> str:
        """Return the Encounter on which an adventurer stands."""
        space = self.view.spaces[self.player(seat).space]
        if space is None or space.card is None:
            return "an unknown place"
        return self.print_of(space.card).name

    def weapon(self, seat: int) -> int:
        """Return the weapon of a seat; the Rusty Axe is card 0."""
        return weapon_of(self.facts, seat)

    def plain_weapon(self, seat: int) -> bool:
        """Return whether a seat has no weapon but the Rusty Axe."""
        return self.weapon(seat) == RUSTY_AXE

    # The Dealer's Row

    @cached_property
    def common(self) -> int | None:
        """The Flourish on top of its deck."""
        return flourish(self.facts)

    @property
    def from_row(self) -> bool:
        """Whether a card asks for cards of the row, wherever the reader stands."""
        return self.asks in FROM_ROW

    def cost(self, card: int) -> int:
        """Return what a card costs the reader now: Effort, or Token Shards in looting."""
        if self.asks in ("loot", "exchange"):
            return getattr(self.view.cards.held(card), "cost", 0)
        if self.asks == "acquire" and self.step.free:
            return 0
        return price(self.facts, self.me, card)

    def sold_here(self, card: int) -> bool:
        """Return whether the reader can be offered a card: by the place, or by what a card asks."""
        if self.asks == "loot":
            return card != self.common
        if self.from_row:
            return f"card:{card}" in self.openings
        return offers_here(self.facts, self.me, card)

    @property
    def letters_here(self) -> str:
        """The archetypes that the reader's place offers."""
        space = self.view.spaces[self.player(self.me).space]
        if space is None or space.card is None:
            return ""
        if allows(self.facts, self.me, "any_archetype"):
            return "TWSE"
        return "".join(self.view.cards.encounter(space.card).archetypes)
