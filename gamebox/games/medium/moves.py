"""Moves and events of Medium, and the small records that they and the table share."""

from typing import Literal

from msgspec import Struct

from gamebox.core.event import Event
from gamebox.core.question import Move

Esp = Literal["divination", "incantation"]
Kind = Literal[1, 2, 3]
"""Of a Mind Meld token: the attempt that it is for."""
Outcome = Literal["open", "match", "miss", "silence"]


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A Mind Meld token, turned up."""

    kind: Kind
    points: int


class EspCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The ESP card that lies before a seat; a used one shows its grey side."""

    power: Esp
    used: bool = False


class Attempt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One attempt: two seats, what each said (None is silence), and what came of it.

    `close` says that it was put to the vote, `divined` that it was made by a Divination.
    """

    seats: tuple[int, int]
    words: tuple[str | None, str | None]
    outcome: Outcome = "open"
    close: bool = False
    divined: bool = False


class Turn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A turn that has ended, as everybody saw it; `cards` are the partner's and the active one's.

    `banned` is the word of an Incantation. `token` was won by the two of the last attempt.
    """

    active: int
    cards: tuple[int, ...]
    attempts: tuple[Attempt, ...] = ()
    banned: str = ""
    token: Token | None = None


# Moves


class ChooseSet(Move, frozen=True):
    """Put a set of words, by its place, into the deck."""

    place: int


class PlayCard(Move, frozen=True):
    """Play a card from hand."""

    card: int


class Predict(Move, frozen=True):
    """Predict whether the first attempt will match."""

    match: bool


class Say(Move, frozen=True):
    """Enter a word in secret."""

    word: str


class KeepSilent(Move, frozen=True):
    """Let the countdown end without a word."""


class UseIncantation(Move, frozen=True):
    """Forbid the pair to say a word in this turn."""

    word: str


class UseDivination(Move, frozen=True):
    """Try the last two words with a neighbour."""

    helper: int


class KeepEsp(Move, frozen=True, omit_defaults=True):
    """Keep the ESP card, for now or until the next turn."""

    all_turn: bool = False


class Vote(Move, frozen=True):
    """Say whether two close words are a match."""

    match: bool


MediumMove = (
    ChooseSet
    | PlayCard
    | Predict
    | Say
    | KeepSilent
    | UseIncantation
    | UseDivination
    | KeepEsp
    | Vote
)


# Events


class StartingPlayer(Event, frozen=True):
    """It is decided who begins."""

    seat: int


class SetChosen(Event, frozen=True):
    """A set of words goes into the deck."""

    place: int


class HandDealt(Event, frozen=True):
    """A seat was dealt cards; only it sees which."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()


class EspDealt(Event, frozen=True):
    """A seat was given an ESP card."""

    seat: int
    power: Esp


class TurnBegan(Event, frozen=True):
    """A seat and its partner take a turn."""

    active: int
    partner: int


class TurnSkipped(Event, frozen=True):
    """A turn is not played, since `without` has no card."""

    active: int
    partner: int
    without: int


class CardPlayed(Event, frozen=True):
    """A card lies face up in the middle."""

    seat: int
    card: int


class EspUsed(Event, frozen=True):
    """An ESP card was used: on a word, or with a helper."""

    seat: int
    power: Esp
    word: str = ""
    helper: int | None = None


class WordsShown(Event, frozen=True):
    """Two words are shown at the same moment; `number` counts the attempts of the turn from 1."""

    number: int
    attempt: Attempt


class Voted(Event, frozen=True):
    """The votes on two close words are opened; with `coin` they were even and a coin decided."""

    votes: dict[int, bool]
    match: bool
    coin: bool


class AttemptEnded(Event, frozen=True):
    """It is clear what came of an attempt."""

    number: int
    attempt: Attempt


class PredictionsShown(Event, frozen=True):
    """The predictions are turned up; `taken` are the seats that take a Hand of Fate token."""

    predictions: dict[int, bool]
    match: bool
    taken: tuple[int, ...]


class TokenTaken(Event, frozen=True):
    """A team takes a Mind Meld token, which is turned up; None when there is none left."""

    team: int
    token: Token | None


class FortunaTook(Event, frozen=True):
    """Madame Fortuna takes a 1st Attempt token; None when there is none left."""

    token: Token | None


class CardDrawn(Event, frozen=True):
    """A seat draws a card that only it sees."""

    seat: int
    card: int | None


class CrystalBallDrawn(Event, frozen=True):
    """The Crystal Ball shatters."""

    seat: int


class GameScored(Event, frozen=True):
    """The game is over: the points of each team, and the seats that win."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


MediumEvent = (
    StartingPlayer
    | SetChosen
    | HandDealt
    | EspDealt
    | TurnBegan
    | TurnSkipped
    | CardPlayed
    | EspUsed
    | WordsShown
    | Voted
    | AttemptEnded
    | PredictionsShown
    | TokenTaken
    | FortunaTook
    | CardDrawn
    | CrystalBallDrawn
    | GameScored
)
