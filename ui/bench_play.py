"""The figures of a game that is played: how soon an answer moves something, and late frames.

A frame is a turn of the window's event loop, which is due 60 times a second; it is late when the
one before it lies more than 33 ms back. Only those are counted during which something moves on the
board while a bot thinks. On a machine that does other things too, two more shares tell more: of the
frames at rest that came late, and of those that were late by the window's own work.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from gamebox.bots.thinking import Request
from gamebox.bots.worker import Worker
from gamebox.core.seat import Seat
from gamebox.games.shelf import TITLES, rules_of
from gamebox.table import new_table
from ui.boards.board import Board
from ui.settings import SettingsStore
from ui.table.bots import MakeThinker
from ui.table.page import TablePage
from ui.table.sitting import Sitting

SIZE = (1280, 800)
SEED = 7
ANSWERS = 24
WAIT_SECONDS = 0.5
SETTLE_SECONDS = 0.15
DUE_MS, LATE_MS = 16, 33
GAME_SECONDS = 20.0
THOUGHTFUL = "middle_ages"
MORE, WAIT_MS = QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20


def measure_play() -> dict[str, float]:
    """Return the figures; there must be a QApplication."""
    figures = {}
    for game in TITLES:
        figures[f"{game}_answer_ms"], figures[f"{game}_answer_cpu_ms"] = _answers(game)
    return {**figures, **_late_frames()}


class _Idle:
    """A bot that never answers, so that nothing else happens."""

    def __init__(self, *_told: object) -> None:
        pass

    def start(self) -> None:
        """Do nothing."""

    def ask(self, request: Request) -> None:
        """Think of nothing."""

    def hurry(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def _open(game: str, humans: int, level: str, thinker: MakeThinker) -> TablePage:
    people = [Seat("human", f"Person {number + 1}") for number in range(humans)]
    bots = [Seat("bot", f"Bot {number + 1}", level) for number in range(4 - humans)]
    table = new_table(rules_of(game), [*people, *bots], {}, SEED)
    page = TablePage(Sitting(table), SettingsStore(), thinker=thinker)
    page.resize(*SIZE)
    page.show()
    _spin(lambda: False, 1.0)
    return page


def _spin(done: Callable[[], object], seconds: float) -> None:
    """Let the window work until `done`, or until the time is over."""
    until = perf_counter() + seconds
    while not done() and perf_counter() < until:
        QApplication.processEvents(MORE, WAIT_MS)


# From an answer to the first moved pixel


class _Moved(QObject):
    """Notes when a board is painted for the first time with something elsewhere than before."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._before: dict[str, Any] = {}
        self.at = self.cpu_at = 0.0
        board.viewport().installEventFilter(self)

    def look(self) -> None:
        """Remember where everything is now."""
        self._before, self.at = self._places(), 0.0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self.at and self._places() != self._before:
            self.at, self.cpu_at = perf_counter(), thread_time()
        return False

    def _places(self) -> dict[str, Any]:
        return {
            thing.thing_id: (thing.pos(), thing.opacity(), thing.picture)
            for thing in self._board.stage.things()
        }


def _answers(game: str) -> tuple[float, float]:
    """Return the medians of milliseconds, and of CPU time, from an answer to what it moves."""
    page = _open(game, 1, "easy", _Idle)
    moved, table = _Moved(page.desk.board), page.table
    times: list[tuple[float, float]] = []
    for _ in range(ANSWERS):
        offers = page.controller.offers()
        if not offers:
            seat = next(iter(table.waits_for() or table.asked()))
            page.controller.submit(seat, table.moves(seat)[0])
        else:
            moved.look()
            begun, cpu_begun = perf_counter(), thread_time()
            page.desk.board.hands.choose(offers[0])
            _spin(lambda: moved.at, WAIT_SECONDS)
            if moved.at:
                times.append((moved.at - begun, moved.cpu_at - cpu_begun))
        _spin(lambda: False, SETTLE_SECONDS)
        page.desk.board.finish_all()
    page.close_game()
    page.close()
    waited, worked = (median(some) * 1000 for some in zip(*times, strict=True))
    return waited, worked


# Frames while bots think


@dataclass
class _Counted:
    """Frames: all, those that came late, and those before which the window worked too long."""

    all: int = 0
    late: int = 0
    worked: int = 0

    def add(self, waited_ms: float, worked_ms: float) -> None:
        """Count a frame."""
        self.all += 1
        self.late += waited_ms > LATE_MS
        self.worked += worked_ms > LATE_MS

    def percent(self, some: int) -> float:
        """Return what share of all `some` are."""
        return 100 * some / max(1, self.all)


class _Frames(QObject):
    """Counts the frames of a page on which bots play, and those of them that came late."""

    def __init__(self, page: TablePage) -> None:
        super().__init__()
        self._page = page
        self._last: tuple[float, float] | None = None
        self.moving, self.resting = _Counted(), _Counted()
        self._due = QTimer(self, interval=DUE_MS)
        self._due.setTimerType(Qt.TimerType.PreciseTimer)
        self._due.timeout.connect(self._tick)
        self._due.start()

    def _tick(self) -> None:
        now = perf_counter() * 1000, thread_time() * 1000
        if self._last is not None and self._page.bench.thinking:
            frames = self.moving if self._page.desk.board.animator.busy else self.resting
            frames.add(now[0] - self._last[0], now[1] - self._last[1])
        self._last = now


def _late_frames() -> dict[str, float]:
    """Return the share of late frames, in percent, while hard bots play with each other."""
    page = _open(THOUGHTFUL, 0, "hard", Worker)
    frames = _Frames(page)
    _spin(lambda: page.controller.over, GAME_SECONDS)
    page.close_game()
    page.close()
    return {
        "frames_while_thinking": float(frames.moving.all),
        "late_percent": frames.moving.percent(frames.moving.late),
        "late_by_work_percent": frames.moving.percent(frames.moving.worked),
        "late_at_rest_percent": frames.resting.percent(frames.resting.late),
    }
