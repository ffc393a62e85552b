"""Steps: what is still to happen, as data, and the few shapes that every game uses.

A step never holds another step. What repeats or is optional lies as plain steps on the game's
stack: `times(3, Draw(seat))` is three steps, and `may(...)` puts a question before one that takes
the steps below it away when it is answered with no.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from gamebox.core.question import Move, Question

if TYPE_CHECKING:
    from gamebox.core.game import Game

S = TypeVar("S", bound="Step")


class Step(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One paragraph of the rules, waiting to happen. The docstring's first line is its heading.

    A step holds no reference, nothing that changes and no secret: a secret lies face down on the
    table, and the step names the place.
    """

    def run(self, game: Any) -> None:
        """Do the step's work: change the game, push further steps, or ask and wait."""
        raise NotImplementedError

    def picked(self, game: Any, answers: Mapping[int, Any]) -> None:
        """Go on with the answers to what `run` asked, by seat."""
        raise NotImplementedError

    def heading(self) -> str:
        """Return what the step is called where a learner sees what is still to come."""
        return (self.__doc__ or type(self).__name__).splitlines()[0].rstrip(".")


class Yes(Move, frozen=True):
    """Do what may be done."""


class No(Move, frozen=True):
    """Leave what may be done."""


class May(Step, frozen=True):
    """A choice whether to do what follows.

    Asks `seat`; on no, the next `steps` steps of the stack are taken away.
    """

    seat: int
    rule: str
    steps: int = 1

    def run(self, game: "Game[Any, Any, Any]") -> None:
        """Ask the seat."""
        game.ask(self, [Question(self.seat, "may", self.rule)])

    def picked(self, game: "Game[Any, Any, Any]", answers: Mapping[int, Move]) -> None:
        """Keep or take away the steps below."""
        if isinstance(answers[self.seat], No):
            del game.stack[len(game.stack) - self.steps :]


def times(count: int, step: S) -> list[S]:
    """Return the steps that do `step` `count` times."""
    return [step] * count


def each(seats: Iterable[int], make: Callable[[int], S]) -> list[S]:
    """Return one step for each of `seats`, in order."""
    return [make(seat) for seat in seats]


def may(seat: int, rule: str, *steps: S) -> list[S | May]:
    """Return the steps that do all of `steps`, or none, as `seat` chooses."""
    return [May(seat, rule, len(steps)), *steps]


def up_to(count: int, seat: int, rule: str, step: S) -> list[S | May]:
    """Return the steps that do `step` at most `count` times; the first no ends it."""
    chain: list[S | May] = []
    for left in range(count, 0, -1):
        chain += [May(seat, rule, 2 * left - 1), step]
    return chain
