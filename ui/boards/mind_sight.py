"""What the layout of The Mind's board is made from: a view, and what people at the screen do."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from gamebox.games.mind.cards import Colour, card_name
from gamebox.games.mind.moves import Aside, Laid
from gamebox.games.mind.rules import AgreeOnStar, GetReady, PlayCards, ThrowStar, stopped
from gamebox.games.mind.view import MindView
from ui.boards.mind_keys import MindKeys, SeatKeys, mind_keys
from ui.keymap import KeyMap
from ui.theme import Theme


class EndedLevel(Protocol):
    """A level that was played, as a view keeps it."""

    @property
    def level(self) -> int:
        """Its number."""

    @property
    def laid(self) -> tuple[Laid, ...]:
        """Every lay, all cards turned up."""

    @property
    def aside(self) -> tuple[Aside, ...]:
        """The cards that left play by a mistake or a star."""


@dataclass(frozen=True)
class Sight:
    """A view and how it is looked at.

    `seat` is whose hand may be shown (None: nobody's), `offered` the ids that begin a legal move,
    `peeked` the view of the person who holds the peek key, `waits` the strokes of each
    stack's dial, `origins` what comes back into a hand out of what,
    `keys` each person's keys and `commands` those of everybody.
    """

    view: MindView
    seat: int | None
    names: tuple[str, ...]
    humans: tuple[int, ...]
    theme: Theme
    offered: frozenset[str] = frozenset()
    peeked: MindView | None = None
    waits: Mapping[Colour, int] = field(default_factory=dict)
    keys: Mapping[int, SeatKeys] = field(default_factory=dict)
    origins: Mapping[str, str] = field(default_factory=dict)
    commands: MindKeys = field(default_factory=lambda: mind_keys(KeyMap()))

    @property
    def step(self) -> object:
        """What is going on: the step on top of the stack, or None when the game is over."""
        return self.view.stack[-1] if self.view.stack else None

    @property
    def playing(self) -> bool:
        """Whether cards may be laid now."""
        return isinstance(self.step, PlayCards)

    @property
    def getting_ready(self) -> GetReady | None:
        """The step in which hands are put on the table, if that is going on."""
        return self.step if isinstance(self.step, GetReady) else None

    @property
    def proposal(self) -> AgreeOnStar | None:
        """The proposed throwing star, if one is."""
        return self.step if isinstance(self.step, AgreeOnStar) else None

    def is_asked_to_agree(self, seat: int) -> bool:
        """Return whether a star is proposed that this seat has not agreed to yet."""
        proposal = self.proposal
        return proposal is not None and seat not in (proposal.proposer, *proposal.agreed)

    @property
    def can_stop(self) -> bool:
        """Whether Stop would change something: in play, and while a star is proposed."""
        return self.playing or (self.proposal is not None and not stopped(self.view.stack))

    @property
    def can_propose(self) -> bool:
        """Whether a star could be proposed, if the team has one: while the level runs."""
        return self.playing or (self.getting_ready is not None and stopped(self.view.stack))

    @property
    def throwing(self) -> bool:
        """Whether cards are being chosen for a throwing star."""
        return isinstance(self.step, ThrowStar)

    @property
    def shared(self) -> bool:
        """Whether several people look on: then no hand lies open."""
        return self.seat is None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats with a plate of their own at the bottom of the board."""
        if not self.shared:
            return ()
        return self.humans or tuple(range(self.view.seats))

    @property
    def text(self) -> float:
        """The text scale."""
        return self.theme.text_scale

    def name(self, seat: int) -> str:
        """Return a seat's name."""
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    @cached_property
    def next_cards(self) -> frozenset[int]:
        """The cards of the open hand that begin a legal move."""
        return frozenset(card for card in self.view.hand if f"card:{card}" in self.offered)

    @cached_property
    def result(self) -> EndedLevel | None:
        """The level to look back on: the last one, until the next begins."""
        if not self.view.past:
            return None
        if self.view.over:
            return self.view.past[-1]
        waiting = self.getting_ready
        mine = self.humans or range(self.view.seats)
        if waiting is None or waiting.rule != "ready.begin" or self.view.laid:
            return None
        return None if all(seat in waiting.ready for seat in mine) else self.view.past[-1]


def spoken(card: int) -> str:
    """Return a card as a screen reader says it."""
    return card_name(card).capitalize()


def count_of(number: int, word: str) -> str:
    """Return `3 lives`, `1 life`, `no lives`: a number with its noun."""
    plural = {"life": "lives"}.get(word, f"{word}s")
    return f"{number or 'no'} {word if number == 1 else plural}"
