"""What the layout of Medium's board is made from: a view, and what people at the screen do."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from gamebox.games.medium.facts import partners
from gamebox.games.medium.moves import Attempt, Outcome, Turn
from gamebox.games.medium.rules import PredictMatch, SayWords
from gamebox.games.medium.view import MediumView
from ui.theme import Theme

TYPED = ("say", "incantation")
"""The questions that are answered with a word."""


@dataclass(frozen=True)
class Pair:
    """Two words that were to be connected or were said, as they lie on the table.

    `ids` are their things, `seats` who played or said them. None is silence. `number` counts the
    attempts from 1; 0 are the cards.
    """

    ids: tuple[str, str]
    words: tuple[str | None, str | None]
    seats: tuple[int, int]
    number: int
    divined: bool = False


@dataclass(frozen=True)
class Sight:
    """A view and how it is looked at.

    `seat` is whose hand may be shown (None: nobody's), `guesses` the predictions that lie turned
    up with whether each was right, `shown` the outcome that the ball shows instead of what it
    shows by itself, `backs` whether the newest words still lie face down. While words are `fresh`
    nothing says yet what came of them.
    """

    view: MediumView
    seat: int | None
    names: tuple[str, ...]
    humans: tuple[int, ...]
    theme: Theme
    openings: frozenset[str] = frozenset()
    made: tuple[str, ...] = ()
    guesses: Mapping[int, tuple[bool, bool]] = field(default_factory=dict)
    shown: Outcome | None = None
    backs: bool = False
    fresh: bool = False
    raised: str = ""

    @property
    def text(self) -> float:
        """The text scale."""
        return self.theme.text_scale

    @property
    def asks(self) -> str:
        """What the seat is asked and has not answered; empty when nothing is."""
        question = self.view.question
        if self.seat is None or question is None or self.view.seat in self.view.answered:
            return ""
        return question.asks

    @property
    def typing(self) -> bool:
        """Whether the seat has to enter a word."""
        return self.asks in TYPED

    @property
    def home(self) -> int:
        """The seat at the bottom of the table."""
        if self.seat is not None:
            return self.seat
        return self.humans[0] if self.humans else 0

    @property
    def step(self) -> object:
        """What is going on: the step on top of the stack, or None when the game is over."""
        return self.view.stack[-1] if self.view.stack else None

    @property
    def pair(self) -> tuple[int, int]:
        """The two that play: the active player and the partner, or two by Divination."""
        step = self.step
        return step.pair if isinstance(step, SayWords) else partners(self.view)

    @property
    def sealed(self) -> tuple[int, ...]:
        """The seats whose word is entered and not yet shown."""
        return tuple(self.view.answered) if isinstance(self.step, SayWords) else ()

    @property
    def predicted(self) -> frozenset[int]:
        """The seats whose prediction lies face down."""
        early = self.view.answered if isinstance(self.step, PredictMatch) else ()
        return frozenset((*self.view.predicted, *early))

    @property
    def attempt(self) -> int:
        """The number of the attempt that goes on, from 1; 0 before both cards lie."""
        made = [one for one in self.view.attempts if one.outcome != "open" and not one.divined]
        if len(self.view.cards) < 2:
            return 0
        return min(len(made) + 1, 3) if self.shown is None else max(1, len(self.view.attempts))

    @property
    def last(self) -> Turn | None:
        """The turn before, while the two cards of this one do not lie yet."""
        if len(self.view.cards) == 2 or not self.view.past:
            return None
        return self.view.past[-1]

    @property
    def outcome(self) -> Outcome | None:
        """What came of the newest words on the table."""
        if self.shown is not None:
            return self.shown
        attempts = self.view.attempts
        return attempts[-1].outcome if attempts else None

    def name(self, seat: int) -> str:
        """Return a seat's name."""
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    def pairs(self) -> list[Pair]:
        """Return all pairs of this turn, the oldest first."""
        view = self.view
        cards = tuple(view.cards)
        return self._pairs(view.turns, view.active, cards, tuple(view.attempts))

    def last_pairs(self) -> list[Pair]:
        """Return all pairs of the last turn while it is looked back on."""
        turn = self.last
        if turn is None:
            return []
        return self._pairs(self.view.turns - 1, turn.active, turn.cards, turn.attempts)

    def _pairs(
        self, turn: int, active: int, cards: tuple[int, ...], attempts: tuple[Attempt, ...]
    ) -> list[Pair]:
        if len(cards) < 2:
            return []
        words = self.view.words
        partner = (active + 1) % self.view.seats
        ids = (f"card:{cards[1]}", f"card:{cards[0]}")
        found = [Pair(ids, (words.word(cards[1]), words.word(cards[0])), (active, partner), 0)]
        for number, one in enumerate(attempts, start=1):
            said = (f"said:{turn}:{number}:0", f"said:{turn}:{number}:1")
            found.append(Pair(said, one.words, one.seats, number, one.divined))
        return found

    def barred(self) -> list[str]:
        """Return the words that may not be said now, as they lie there; a ban is the last."""
        lying = [word for pair in self.pairs() for word in pair.words if word is not None]
        return list(dict.fromkeys(word.upper() for word in (*lying, self.view.banned) if word))


def shown_word(word: str | None) -> str:
    """Return a word as it stands on the table; silence has its own sign."""
    return "…" if word is None else word.upper()


def spoken_word(word: str | None) -> str:
    """Return a word as a screen reader says it."""
    return "silence" if word is None else word
