"""What a bot is: a function from what a seat may know to a choice, and why."""

from typing import Any, Protocol

from msgspec import Struct

from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question


class Choice(Struct, frozen=True):
    """A bot's answer: this move, at this time unless something happens first, and why.

    `at_ms` counts from where the table's clock counts (see `Rules.clock`), or, while that stands
    still, from the moment the question was asked. `why` is one short sentence. `considered` is what
    it weighed, best first, with its score; empty where it weighed nothing that a chart could show.
    """

    move: Move
    at_ms: int
    why: str
    considered: tuple[tuple[str, float], ...] = ()


class Bot(Protocol):
    """Choose by view alone: the same view, question and dice give the same choice."""

    def choose(self, view: Any, question: Question, dice: Dice) -> Choice | None:
        """Return the choice, or None where the seat need not act and does not wish to."""
        ...
