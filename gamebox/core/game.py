"""Game: the whole truth of a game at every moment, as plain data, and the engine that moves it.

A game is a stack of steps still to happen and a list of open questions. The engine pops and runs
steps until somebody must choose. The step that asked stays on top of the stack and goes on with
the answers. Encoding a game and decoding it gives an equal game, in the middle of any effect.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from gamebox.core.dice import Dice
from gamebox.core.event import Event, Told
from gamebox.core.question import Move, Question
from gamebox.core.step import Step

S = TypeVar("S", bound=Step)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Game(Struct, Generic[S, M, E], kw_only=True, forbid_unknown_fields=True):
    """The state that every game extends with what lies on its table.

    `stack[-1]` is the next step, or, while questions are open, the step that asked them.
    `sealed` holds, by seat, the answers given in secret so far. With `first_settles` the first
    answer settles all questions; otherwise the last one does. `told` and `mark` hold what the
    answer now being carried out has brought, and are empty between answers.
    """

    seats: int
    dice: Dice
    stack: list[S] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)
    sealed: dict[int, M] = field(default_factory=dict)
    first_settles: bool = False
    over: bool = False
    winners: list[int] = field(default_factory=list)
    told: list[Told[E]] = field(default_factory=list)
    mark: str = ""

    # What steps do

    def push(self, *steps: S) -> None:
        """Let `steps` happen next, the first one first."""
        self.stack.extend(steps[::-1])

    def ask(self, step: S, questions: list[Question], first: bool = False) -> None:
        """Wait for answers to `questions`, at most one a seat; `step` goes on with them.

        With `first` the first answer settles all of them. Where nobody is asked, `step` goes on
        at once, without answers.
        """
        if not questions:
            step.picked(self, {})
            return
        self.stack.append(step)
        self.questions = questions
        self.first_settles = first

    def tell(self, event: E, forms: Mapping[int, E] | None = None) -> None:
        """Tell everybody that something happened; `forms` has what single seats see instead."""
        self.told.append(Told(event, dict(forms)) if forms else Told(event))

    def remember(self, reason: str) -> None:
        """Set the mark that undo does not pass: `reason` says what somebody has learned."""
        self.mark = self.mark or reason

    def shuffle(self, things: list[Any]) -> None:
        """Shuffle `things` with the game's dice, which undo does not pass."""
        self.dice.shuffle(things)
        self.remember("Cards were shuffled since.")

    def finish(self, winners: Iterable[int]) -> None:
        """End the game."""
        self.over = True
        self.winners = list(winners)
        self.stack.clear()

    # What the engine does

    def run(self) -> None:
        """Run steps until somebody must choose or the game is over."""
        stack = self.stack
        while stack and not self.questions:
            stack.pop().run(self)

    def answer(self, seat: int, move: M) -> None:
        """Take the legal answer of a seat that is asked; go on when that settles the questions."""
        if self.first_settles or len(self.questions) == 1:
            answers: Mapping[int, M] = {seat: move}
        else:
            self.sealed[seat] = move
            if len(self.sealed) < len(self.questions):
                return
            answers, self.sealed = self.sealed, {}
        self.questions = []
        self.stack.pop().picked(self, answers)
        if len(answers) > 1:
            self.remember("Answers given in secret were opened since.")
        self.run()

    def take_back(self, seat: int) -> None:
        """Open again the sealed answer of `seat`."""
        del self.sealed[seat]

    def collect(self) -> tuple[list[Told[E]], str]:
        """Return what was told and the mark since the last call, and empty both."""
        told, mark = self.told, self.mark
        self.told, self.mark = [], ""
        return told, mark

    def question(self, seat: int) -> Question | None:
        """Return what `seat` is asked, or None; a sealed answer leaves its question open."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None


class View(Struct, Generic[S, M], kw_only=True, forbid_unknown_fields=True):
    """What one seat may know; each game extends it. Steps and questions hold no secrets.

    `answered` are the seats whose answer lies sealed; only the seat's own is readable.
    """

    seat: int
    seats: int
    stack: list[S]
    questions: list[Question]
    first_settles: bool
    answered: list[int]
    own_answer: M | None
    over: bool
    winners: list[int]

    @property
    def question(self) -> Question | None:
        """What the seat is asked now, or None."""
        for question in self.questions:
            if question.seat == self.seat:
                return question
        return None


def common_view(game: Game[S, M, Any], seat: int) -> dict[str, Any]:
    """Return the fields of a View that every game shares, copied out of `game`."""
    return {
        "seat": seat,
        "seats": game.seats,
        "stack": game.stack[:],
        "questions": game.questions[:],
        "first_settles": game.first_settles,
        "answered": list(game.sealed),
        "own_answer": game.sealed.get(seat),
        "over": game.over,
        "winners": game.winners[:],
    }


def common_game(view: View[S, M], dice: Dice) -> dict[str, Any]:
    """Return the fields of a Game that `view` tells; sealed answers of others are not known."""
    sealed = {} if view.own_answer is None else {view.seat: view.own_answer}
    return {
        "seats": view.seats,
        "dice": Dice(dice.bits()),
        "stack": view.stack[:],
        "questions": view.questions[:],
        "sealed": sealed,
        "first_settles": view.first_settles,
        "over": view.over,
        "winners": view.winners[:],
    }
