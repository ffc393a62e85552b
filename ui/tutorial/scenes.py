"""What has happened at a tutorial's table, one scene an answer, shown at a pace to be read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from gamebox.table import Table
from ui.table.hours import Hours
from ui.theme import Motion

READ_MS = 1100
"""How long a scene stands before the next one, at normal speed."""

LOOK_MS = 150
"""Between two looks at whether the table has come to rest."""


@dataclass(frozen=True)
class Scene:
    """One answer: what the learner sees after it, what was told, and the same in lines of text."""

    view: Any
    events: tuple[Any, ...]
    lines: tuple[str, ...]


def scenes_since(table: Table[Any], seat: int, number: int) -> list[Scene]:
    """Return a scene, as `seat` saw it, for each answer after the first `number`."""
    rules, scenes = table.rules, []
    state = table.state_at(number)
    for answer in table.record.history[number:]:
        state.answer(answer.seat, answer.move)
        state.collect()
        events = tuple(told.to(seat) for told in answer.told)
        lines = map(table.line, events)
        scenes.append(Scene(rules.view(state, seat), events, tuple(filter(None, lines))))
    return scenes


class Playback(QObject):
    """Shows scenes one after the other, each when the one before has been seen and read.

    `busy` says whether the table still moves. Signals:
        ended: the last scene has been seen.
    """

    ended = Signal()

    def __init__(
        self,
        show: Callable[[Scene], None],
        busy: Callable[[], bool],
        hours: Hours,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._show, self._busy = show, busy
        self._alarm = hours.alarm(self._ring)
        self._waiting: list[Scene] = []
        self.running = False
        self.motion = Motion()

    def play(self, scenes: Sequence[Scene]) -> None:
        """Show `scenes`, the first one at once."""
        self._waiting = list(scenes)
        self.running = True
        self._go_on()

    def finish(self) -> None:
        """Show everything that is left at once."""
        self._alarm.stop()
        while self._waiting:
            self._show(self._waiting.pop(0))
        self._end()

    def stop(self) -> None:
        """Show nothing more."""
        self._alarm.stop()
        self._waiting.clear()
        self.running = False

    def _go_on(self) -> None:
        if not self._waiting:
            self._end()
            return
        self._show(self._waiting.pop(0))
        pause = self.motion.ms(READ_MS if self._waiting else LOOK_MS)
        if pause:
            self._alarm.set(pause)
        else:
            self._go_on()

    def _ring(self) -> None:
        if self._busy():
            self._alarm.set(LOOK_MS)
        else:
            self._go_on()

    def _end(self) -> None:
        self.running = False
        self.ended.emit()
