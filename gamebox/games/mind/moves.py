"""What a seat can do in The Mind Extreme, and what can happen."""

from typing import Annotated

from msgspec import Meta, Struct

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.games.mind.cards import Colour, Reward

Milliseconds = Annotated[int, Meta(ge=0, le=10**9)]
"""Time since play last began (rule `time.record`)."""


class Ready(Move, frozen=True):
    """Put a hand on the table."""


class Lay(Move, frozen=True):
    """Lay a card on the stack of its colour."""

    card: int
    at_ms: Milliseconds = 0


class Stop(Move, frozen=True):
    """Say 'Stop': everybody gets ready again."""

    at_ms: Milliseconds = 0


class ProposeStar(Move, frozen=True):
    """Propose to use a throwing star."""

    at_ms: Milliseconds = 0


class Agree(Move, frozen=True):
    """Agree to the throwing star."""


class Refuse(Move, frozen=True):
    """Refuse the throwing star."""


class ChooseForStar(Move, frozen=True):
    """Put a card face down for the throwing star."""

    card: int


MindMove = Ready | Lay | Stop | ProposeStar | Agree | Refuse | ChooseForStar


class Laid(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One lay, for the record. `card` is None where the reader may not know it.

    `spell` is the stretch of play that `at_ms` counts in. `wrong` marks a mistake, as far as known.
    """

    seat: int
    colour: Colour
    card: int | None
    at_ms: Milliseconds
    spell: int
    wrong: bool = False


class SeatCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card and the seat whose hand it left."""

    seat: int
    card: int


class Aside(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that left play by a mistake or a star, when `after` lays had been made."""

    seat: int
    card: int
    after: int


class LevelBegan(Event, frozen=True):
    """The next level card lies on top."""

    level: int


class Dealt(Event, frozen=True):
    """A seat was dealt cards; only the seat itself sees which."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()


class HandDown(Event, frozen=True):
    """A seat is ready."""

    seat: int


class PlayBegan(Event, frozen=True):
    """All hands left the table: cards may be laid."""

    spell: int


class CardLaid(Event, frozen=True):
    """A card was laid; on a blind stack only its owner sees which."""

    seat: int
    colour: Colour
    card: int | None
    at_ms: Milliseconds


class Mistake(Event, frozen=True):
    """A card was laid before others that came first; those are laid aside."""

    seat: int
    card: int
    skipped: tuple[SeatCard, ...]


class StackTurned(Event, frozen=True):
    """A blind stack was turned up; `wrong` are the places of the mistakes, from 0 at the bottom."""

    colour: Colour
    laid: tuple[SeatCard, ...]
    wrong: tuple[int, ...]


class LivesLost(Event, frozen=True):
    """The team gave up lives."""

    count: int
    left: int


class Stopped(Event, frozen=True):
    """A seat said 'Stop'."""

    seat: int
    at_ms: Milliseconds


class StarProposed(Event, frozen=True):
    """A seat proposed a throwing star."""

    seat: int


class StarAgreed(Event, frozen=True):
    """A seat agreed to the throwing star."""

    seat: int


class StarRefused(Event, frozen=True):
    """A seat refused the throwing star."""

    seat: int


class StarThrown(Event, frozen=True):
    """A throwing star was used: these cards were turned up and laid aside."""

    cards: tuple[SeatCard, ...]


class LevelCompleted(Event, frozen=True):
    """All hands are empty."""

    level: int


class RewardTaken(Event, frozen=True):
    """The team took its reward, or, with `taken` false, the box held no more."""

    reward: Reward
    taken: bool


class Won(Event, frozen=True):
    """The last level is completed."""


class Lost(Event, frozen=True):
    """The last life is gone."""


MindEvent = (
    LevelBegan
    | Dealt
    | HandDown
    | PlayBegan
    | CardLaid
    | Mistake
    | StackTurned
    | LivesLost
    | Stopped
    | StarProposed
    | StarAgreed
    | StarRefused
    | StarThrown
    | LevelCompleted
    | RewardTaken
    | Won
    | Lost
)
