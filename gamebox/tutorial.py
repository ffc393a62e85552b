"""Learning a game by playing it: a game with fixed cards that is talked through step by step.

Each step lets the partners act, says something, and expects one move of the learner. Any other
legal move is answered with what is expected, and changes nothing.
"""

from typing import Any

import msgspec
from msgspec import Struct

from gamebox.core.question import Move
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.resources import resource, resource_text
from gamebox.table import Table, new_table

LEARNER = 0


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat does by itself."""

    seat: int
    move: dict[str, Any]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what happens before, what is said, and the move that leads on.

    The last step expects nothing.
    """

    rule: str
    text: str
    before: tuple[Act, ...] = ()
    expect: dict[str, Any] | None = None


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial: the seed that deals its cards, who sits there, the options, and its steps."""

    seed: int
    names: tuple[str, ...]
    step: tuple[Step, ...]
    options: dict[str, str] = {}


def has_tutorial(game: str) -> bool:
    """Return whether a game can be learned by playing."""
    return resource(game, "tutorial.toml").is_file()


class Tutorial:
    """A tutorial being played: `table` is a real game, `number` the step, counted from 0."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        self.script = msgspec.toml.decode(resource_text(rules.name, "tutorial.toml"), type=Script)
        self.table: Table[Any]
        self.number = 0
        self.restart()

    @property
    def step(self) -> Step:
        """The step that is being talked about."""
        return self.script.step[self.number]

    @property
    def finished(self) -> bool:
        """Whether the last step is reached."""
        return self.step.expect is None

    @property
    def expected(self) -> Move | None:
        """The move that leads on."""
        return None if self.step.expect is None else self._move(self.step.expect)

    def restart(self) -> None:
        """Begin again with the first step."""
        learner, *partners = self.script.names
        level = self.rules.levels[0]
        seats = [Seat("human", learner), *(Seat("bot", name, level) for name in partners)]
        self.table = new_table(self.rules, seats, self.script.options, self.script.seed)
        self.number = 0
        self._act()

    def answer(self, move: Move) -> str | None:
        """Make the learner's move when it is the expected one; else return what is expected.

        Raises Refused, with the reason, for a move that is not legal at all.
        """
        if self.expects(move):
            self.table.answer(LEARNER, move)
            self.number += 1
            self._act()
            return None
        self.table.check_move(LEARNER, move)
        expected = self.expected
        if expected is None:
            return "The tutorial is over: begin a game of your own."
        text = self._words(expected)
        return f"You may do that, but this lesson goes on differently: {text}."

    def expects(self, move: Move) -> bool:
        """Return whether a move is the one that leads on, at whatever time and however typed."""
        expected = self.expected
        return expected is not None and self._words(move) == self._words(expected)

    def _words(self, move: Move) -> str:
        """Return a move in words: they leave out its time, and how a word was typed."""
        return self.table.text(LEARNER, move)

    def back(self) -> None:
        """Go back to the step before."""
        target = max(0, self.number - 1)
        self.restart()
        while self.number < target:
            assert self.expected is not None
            self.answer(self.expected)

    def _act(self) -> None:
        for act in self.step.before:
            self.table.answer(act.seat, self._move(act.move))

    def _move(self, plain: dict[str, Any]) -> Move:
        move: Move = msgspec.convert(plain, self.rules.move_type)
        return move
