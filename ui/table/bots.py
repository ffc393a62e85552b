"""The bots at the table on screen: what they would do, and when, unless something happens first.

Whenever something happens every bot that may answer is asked anew. The earliest choice is kept on
an alarm: of the clock of play where that runs, else from the moment the question was asked.
A bot may also be asked what it would do in a person's place: that is advice, and is only told.
"""

import logging
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal

from gamebox.bots.thinking import Request, Thought, request_again, request_for
from gamebox.bots.worker import Worker
from gamebox.core.bot import Choice
from gamebox.core.question import Question
from ui.table.controller import Controller
from ui.table.hours import Hours

log = logging.getLogger(__name__)

STUMBLED = "{name} could not decide, and did the first thing that was allowed."


class Thinker(Protocol):
    """Answers requests, soon and perhaps on another thread. See `gamebox.bots.worker.Worker`."""

    def start(self) -> None:
        """Get ready to think."""

    def ask(self, request: Request) -> None:
        """Have a request answered."""

    def hurry(self) -> None:
        """Answer with what was found so far."""

    def close(self) -> None:
        """Stop thinking."""


MakeThinker = Callable[[Callable[[Thought], None], Callable[[str], None]], Thinker]


class BotBench(QObject):
    """Lets the bots of a table answer in time.

    Signals:
        advised(int, Choice | None): what a bot would do in the place of the person in this seat.
        recalled(int, Choice | None): the choice that led to the answer with this number.
    """

    advised = Signal(int, object)
    recalled = Signal(int, object)
    _thought = Signal(object)
    _told = Signal(str)

    def __init__(self, controller: Controller, hours: Hours, make: MakeThinker = Worker) -> None:
        super().__init__()
        self._controller, self._hours = controller, hours
        self._table = controller.table
        self._thought.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._told.connect(controller.noticed, Qt.ConnectionType.QueuedConnection)
        self._thinker = make(self._thought.emit, self._told.emit)
        self._alarm = hours.alarm(self._act)
        self._turn = 0
        self._position: tuple[int, int] | None = None
        self._choices: dict[int, Choice] = {}
        self._asked: dict[int, tuple[Question, int]] = {}
        self._hurried = False
        controller.happened.connect(self._forget)
        controller.rewound.connect(self._forget)
        controller.changed.connect(self.follow)
        if self._seats and not controller.over and not controller.read_only:
            self._thinker.start()

    @property
    def _seats(self) -> list[int]:
        """The seats of bots: more when somebody has left."""
        return [n for n, seat in enumerate(self._table.seats) if seat.is_bot]

    @property
    def thinker(self) -> Thinker:
        """Who thinks for the bots."""
        return self._thinker

    @property
    def thinking(self) -> bool:
        """Whether a bot is asked that has not made up its mind."""
        return self._position is not None and any(seat not in self._choices for seat in self._asked)

    def follow(self) -> None:
        """Ask the bots about a position that they were not asked about, and set the alarm."""
        controller = self._controller
        if controller.read_only or controller.over or controller.bots_wait:
            self._alarm.stop()
            return
        if self._position is None:
            self._position = (self._turn, self._table.number)
            self._ask()
        self._set_alarm()

    def advise(self, seat: int, level: str) -> None:
        """Let a bot of a level think in the place of the person in `seat`; see `advised`."""
        self._thinker.ask(request_for(self._table, seat, self._turn, level))

    def recall(self, number: int, level: str) -> None:
        """Let the choice that led to answer `number` be thought again; see `recalled`.

        In place of a person a bot of `level` thinks.
        """
        seat = self._table.record.history[number - 1].seat
        own = "" if seat in self._seats else level
        self._thinker.ask(request_again(self._table, number, self._turn, own))

    def hurry(self) -> None:
        """Let the bots that are asked move at once, where no clock of play runs."""
        if not self._asked or self._controller.clock.due:
            return
        self._hurried = True
        self._thinker.hurry()
        self._set_alarm()

    def close(self) -> None:
        """Let the bots rest for good."""
        self._alarm.stop()
        self._turn += 1
        self._position = (self._turn, -1)
        self._choices.clear()
        self._thinker.close()

    def _forget(self) -> None:
        """Something has happened: what was thought no longer holds."""
        self._turn += 1
        self._position = None
        self._hurried = False
        self._choices.clear()
        self._alarm.stop()

    def _ask(self) -> None:
        now = self._hours.now()
        asked: dict[int, tuple[Question, int]] = {}
        for seat in self._seats:
            question = self._table.question(seat)
            if question is None:
                continue
            before = self._asked.get(seat)
            asked[seat] = before if before and before[0] == question else (question, now)
            self._thinker.ask(request_for(self._table, seat, self._turn))
        self._asked = asked

    def _take(self, thought: Thought) -> None:
        """Take a thought in, unless something has happened since it was asked for."""
        if thought.turn != self._turn:
            return
        if thought.error:
            log.error("The bot of seat %d: %s", thought.seat, thought.error)
        if thought.seat < 0:
            self.recalled.emit(-thought.seat, thought.choice)
        elif thought.seat in self._seats:
            self._take_choice(thought)
        else:
            self.advised.emit(thought.seat, thought.choice)

    def _take_choice(self, thought: Thought) -> None:
        if self._position is None:
            return
        choice = thought.choice
        if thought.error:
            choice = self._first_move(thought.seat)
        if choice is not None:
            self._choices[thought.seat] = choice
            self._set_alarm()

    def _first_move(self, seat: int) -> Choice | None:
        """Return what a bot does that cannot decide: nothing where it need not act."""
        if seat not in self._table.waits_for():
            return None
        self._controller.noticed.emit(STUMBLED.format(name=self._table.names[seat]))
        return Choice(self._table.moves(seat)[0], 0, "")

    def _due(self, seat: int) -> int:
        """Return in how many milliseconds the choice of a seat is due."""
        at = self._choices[seat].at_ms
        if self._controller.clock.due:
            return at - self._controller.clock.ms
        return 0 if self._hurried else self._asked[seat][1] + at - self._hours.now()

    def _set_alarm(self) -> None:
        clock = self._controller.clock
        if self._choices and not clock.left and (clock.running or not clock.due):
            self._alarm.set(max(0, min(self._due(seat) for seat in self._choices)))
        else:
            self._alarm.stop()

    def _act(self) -> None:
        """Make the earliest choice; one that has become impossible is dropped."""
        if not self._choices:
            return
        seat = min(self._choices, key=self._due)
        choice = self._choices.pop(seat)
        self._controller.submit(seat, choice.move)
