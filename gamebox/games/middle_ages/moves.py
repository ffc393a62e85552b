"""What a seat can do in The Middle Ages, and what can happen."""

from typing import Literal

from msgspec import Struct

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.games.middle_ages.cards import Back


class ChooseAccord(Move, frozen=True):
    """Take an Accord, by its place in the card set."""

    accord: int


class Add(Move, frozen=True):
    """Add a card from the hand to the Coterie of a seat."""

    card: int
    seat: int


class Use(Move, frozen=True, omit_defaults=True):
    """Use an ability: one of its options, with the card or the seat that it is about."""

    option: int
    card: int | None = None
    seat: int | None = None


class Pass(Move, frozen=True):
    """Leave what may be done."""


class DiscardCard(Move, frozen=True):
    """Discard a card from the hand, because of a hooked blade or an opponent's ability."""

    card: int


class Build(Move, frozen=True):
    """Spend an Action: play a card from the hand to the Structures."""

    card: int


class Keep(Move, frozen=True):
    """Keep these skull cards, and discard the others."""

    cards: tuple[int, ...]


AgesMove = ChooseAccord | Add | Use | Pass | DiscardCard | Build | Keep

Source = Literal["hand", "top", "coterie"]


class StartingPlayer(Event, frozen=True):
    """The starting player was drawn or chosen."""

    seat: int


class AccordTaken(Event, frozen=True):
    """A seat has its Accord."""

    seat: int
    accord: int


class Dealt(Event, frozen=True):
    """A seat was dealt its first hand; only the seat itself sees the cards."""

    seat: int
    backs: tuple[Back, ...]
    cards: tuple[int, ...] = ()


class TurnBegan(Event, frozen=True):
    """A turn begins."""

    seat: int


class Drew(Event, frozen=True):
    """A seat drew the top card, which everybody could see."""

    seat: int
    card: int


class Added(Event, frozen=True):
    """A card was added to a Coterie; `quiet` when by an ability, without its own."""

    seat: int
    card: int
    to: int
    quiet: bool = False


class Took(Event, frozen=True):
    """A seat took a card of a Coterie into its hand."""

    seat: int
    card: int
    owner: int


class WealthGained(Event, frozen=True):
    """A seat put a card into its Wealth."""

    seat: int
    card: int
    source: Source


class CoterieCardDiscarded(Event, frozen=True):
    """A card of a Coterie was discarded."""

    seat: int
    card: int
    owner: int


class HandDiscarded(Event, frozen=True):
    """A seat discarded cards from its hand; the others see only their backs."""

    seat: int
    backs: tuple[Back, ...]
    cards: tuple[int | None, ...]


class CoterieReturned(Event, frozen=True):
    """A Coterie returned to its owner's hand, with so many Actions."""

    seat: int
    cards: tuple[int, ...]
    blades: int
    actions: int


class Built(Event, frozen=True):
    """A card was played to the Structures."""

    seat: int
    card: int


class OpponentNamed(Event, frozen=True):
    """A seat named an opponent who has to discard."""

    seat: int
    victim: int


class NothingToDo(Event, frozen=True):
    """An ability could do nothing."""

    seat: int
    card: int


class DeckShuffled(Event, frozen=True):
    """The discard became the new deck, for the `times`-th time."""

    count: int
    times: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """The points of a seat at the end, and what breaks ties."""

    structures: int
    wealth: int
    hand: int
    cards_down: int
    icons: int

    @property
    def total(self) -> int:
        """All points."""
        return self.structures + self.wealth + self.hand


class GameScored(Event, frozen=True):
    """The game is over: all hands are shown, and these are the points."""

    hands: tuple[tuple[int, ...], ...]
    points: tuple[Points, ...]
    winners: tuple[int, ...]


AgesEvent = (
    StartingPlayer
    | AccordTaken
    | Dealt
    | TurnBegan
    | Drew
    | Added
    | Took
    | WealthGained
    | CoterieCardDiscarded
    | HandDiscarded
    | CoterieReturned
    | Built
    | OpponentNamed
    | NothingToDo
    | DeckShuffled
    | GameScored
)
