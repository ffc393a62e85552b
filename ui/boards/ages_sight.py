"""What the layout of The Middle Ages' board is made from: a view, and what is touched just now."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from gamebox.games.middle_ages.cards import Lying
from gamebox.games.middle_ages.scoring import accord_icons, icons, structure_points
from gamebox.games.middle_ages.view import AgesView
from ui.boards.ages_prints import Prints
from ui.boards.ages_words import Return, foresee
from ui.theme import Theme


@dataclass(frozen=True)
class Sight:
    """A view and how it is looked at.

    `seat` is whose hand may be shown (None: nobody's), `glowing` the ids that may be touched next,
    `made` those that were touched, `raised` the card of the hand under the pointer. `origins` says
    where cards come from that were not seen before, `exits` where cards go that are then no longer
    seen, `turned` which backs were cards just now, `last` what was played last, `shown` the hands
    that are open at the end.
    """

    view: AgesView
    seat: int | None
    names: tuple[str, ...]
    humans: tuple[int, ...]
    theme: Theme
    prints: Prints
    glowing: frozenset[str] = frozenset()
    openings: frozenset[str] = frozenset()
    made: tuple[str, ...] = ()
    raised: str = ""
    origins: Mapping[int, str] = field(default_factory=dict)
    exits: Mapping[int, str] = field(default_factory=dict)
    turned: Mapping[str, str] = field(default_factory=dict)
    last: frozenset[int] = frozenset()
    shown: tuple[tuple[int, ...], ...] = ()

    @property
    def text(self) -> float:
        """The text scale."""
        return self.theme.text_scale

    @property
    def me(self) -> int:
        """The seat whose areas lie at the bottom of the board."""
        if self.seat is not None:
            return self.seat
        return self.humans[0] if self.humans else 0

    @property
    def others(self) -> list[int]:
        """The other seats, from the left on."""
        seats = self.view.seats
        return [(self.me + turn) % seats for turn in range(1, seats)]

    def name(self, seat: int) -> str:
        """Return a seat's name."""
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    def whose(self, seat: int) -> str:
        """Return `Your`, or a seat's name in the genitive."""
        return "Your" if seat == self.seat else f"{self.name(seat)}'s"

    def held(self, seat: int) -> list[Lying]:
        """Return a hand as it may be shown: cards where they are known, else backs."""
        cards = self.view.cards
        if self.shown:
            return [cards.known[card] for card in self.shown[seat]]
        if seat == self.seat:
            return [cards.known[card] for card in self.view.hand]
        return self.view.hands[seat]

    def coming(self, seat: int, extra: int | None = None) -> Return:
        """Return what a return of a seat's Coterie would bring, with a further card or without."""
        backs = [lying.back for lying in self.held(seat)]
        coterie = self.view.coteries[seat]
        if extra is None:
            return foresee(self.view.cards, coterie, backs)
        back = self.view.cards.back(extra)
        if back in backs and any(lying.card == extra for lying in self.held(seat)):
            backs.remove(back)
        return foresee(self.view.cards, [*coterie, extra], backs)

    def worth(self, seat: int, card: int) -> int:
        """Return what a Structure scores now."""
        view = self.view
        return structure_points(view.cards, card, view.structures[seat], view.wealth[seat])

    def built(self, seat: int) -> int:
        """Return what a seat's Structures score now."""
        return sum(self.worth(seat, card) for card in self.view.structures[seat])

    def riches(self, seat: int) -> int:
        """Return the icons in a seat's Wealth."""
        return icons(self.view.cards, self.view.wealth[seat])

    def kinds(self, seat: int) -> dict[str, int]:
        """Return the icons in a seat's Wealth by kind, every kind of the game in order."""
        found = dict.fromkeys((accord.wealth for accord in self.view.cards.accord), 0)
        for card in self.view.wealth[seat]:
            wealth = self.view.cards.cards[card].wealth
            found[wealth.kind] += wealth.icons
        return found

    def hand_worth(self, seat: int) -> int:
        """Return what the known cards of a hand and the Coterie would bring at the end."""
        view = self.view
        known = [lying.card for lying in self.held(seat) if lying.card is not None]
        return 2 * accord_icons(view.cards, view.accords[seat], [*known, *view.coteries[seat]])

    def total(self, seat: int) -> int:
        """Return all points of a seat, as far as its hand is known."""
        return self.built(seat) + self.riches(seat) + self.hand_worth(seat)

    def lit(self, seat: int) -> bool:
        """Return whether it is a seat's turn, or at the end whether it has won."""
        return seat in self.view.winners if self.view.over else seat == self.view.active

    @cached_property
    def picked(self) -> int | None:
        """The card that is in question: touched already, or under the pointer."""
        for thing in (*self.made, self.raised):
            kind, _, number = thing.partition(":")
            if kind == "card" and int(number) in self.view.hand:
                return int(number)
        return None

    @property
    def adding(self) -> bool:
        """Whether cards may be added to a Coterie now."""
        return any(thing.startswith("coterie:") for thing in self.glowing) or (
            self.view.question is not None and self.view.question.asks == "add"
        )
