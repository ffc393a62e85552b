"""The cards of Oddity, what a seat can do, and what can happen."""

from typing import Annotated

from msgspec import Meta, Struct

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.core.step import No, Yes

KINDS = ("storm", "echo", "race", "words", "foe", "loan")
CARDS = range(1, 37)
HAND = 4


def kind(card: int) -> str:
    """Return what a card does."""
    return KINDS[card % 6]


def strength(card: int) -> int:
    """Return how strong a card is, 1 to 5."""
    return 1 + card % 5


def card_name(card: int) -> str:
    """Return a card in words."""
    return f"{kind(card)} {card}"


class Play(Move, frozen=True):
    """Play a card."""

    card: int


class PlayTwice(Move, frozen=True):
    """Play a card whose effect happens twice."""

    card: int


class Name(Move, frozen=True):
    """Name which cards the storm takes."""

    high: bool


class Give(Move, frozen=True):
    """Give a card to the storm."""

    card: int


class Keep(Move, frozen=True):
    """Keep the card that was drawn."""


class Bury(Move, frozen=True):
    """Shuffle the card that was drawn back into the deck."""


class Grab(Move, frozen=True):
    """Be the first."""

    at_ms: Annotated[int, Meta(ge=0)] = 0


class Say(Move, frozen=True):
    """Type a word in secret."""

    word: Annotated[str, Meta(max_length=80)]


class Predict(Move, frozen=True):
    """Predict in secret whether the two words match."""

    match: bool


class Assign(Move, frozen=True):
    """Put cards, lowest first, under a foe whom they beat together."""

    cards: tuple[int, ...]
    foe: int


class Flee(Move, frozen=True):
    """Leave the foes alone."""


class Lend(Move, frozen=True):
    """Lend a card to the next seat, face down; both know it."""

    card: int


OddMove = (
    Play | PlayTwice | Name | Give | Keep | Bury | Grab | Say | Predict | Assign | Flee | Lend
    | Yes | No
)  # fmt: skip


class Lent(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that lies face down and is known to two seats; None for all others."""

    card: int | None
    owner: int
    to: int

    def known_to(self, seat: int) -> bool:
        """Return whether a seat knows the card."""
        return seat in (self.owner, self.to)


class Played(Event, frozen=True):
    """A card was played."""

    seat: int
    card: int
    times: int = 1


class Named(Event, frozen=True):
    """The owner of a storm named what it takes."""

    high: bool


class Gave(Event, frozen=True):
    """The storm took these cards, by seat."""

    cards: dict[int, int]


class Drew(Event, frozen=True):
    """A seat drew a card that only it sees."""

    seat: int
    card: int | None = None


class TookUp(Event, frozen=True):
    """A seat kept or buried what it drew."""

    seat: int
    kept: bool


class Grabbed(Event, frozen=True):
    """A seat was the first."""

    seat: int
    at_ms: int


class Said(Event, frozen=True):
    """The words were shown, by seat."""

    words: dict[int, str]
    match: bool


class Beaten(Event, frozen=True):
    """A foe was beaten by cards."""

    seat: int
    foe: int
    cards: tuple[int, ...]


class CardLent(Event, frozen=True):
    """A card was lent; only two seats see which."""

    owner: int
    to: int
    card: int | None = None


OddEvent = Played | Named | Gave | Drew | TookUp | Grabbed | Said | Beaten | CardLent
