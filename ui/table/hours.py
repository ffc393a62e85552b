"""Time as the page of a table uses it: now, and alarms. Tests put their own in its place."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer


class Alarm(Protocol):
    """Calls a function once, some time after it was set."""

    def set(self, milliseconds: int) -> None:
        """Ring after `milliseconds`, and not when it was to ring before."""

    def stop(self) -> None:
        """Do not ring."""


class Hours(Protocol):
    """A source of time."""

    def now(self) -> int:
        """Return the milliseconds since some moment before."""

    def alarm(self, ring: Callable[[], None]) -> Alarm:
        """Return an alarm that calls `ring`; it is not set."""


class _TimerAlarm:
    def __init__(self, ring: Callable[[], None], parent: QObject) -> None:
        self._timer = QTimer(parent, singleShot=True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(ring)

    def set(self, milliseconds: int) -> None:
        """Ring after `milliseconds`."""
        self._timer.start(max(0, milliseconds))

    def stop(self) -> None:
        """Do not ring."""
        self._timer.stop()


class RealHours(QObject):
    """The time that passes; its alarms live as long as it does."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()
        self._since.start()

    def now(self) -> int:
        """Return the milliseconds since this was made."""
        return self._since.elapsed()

    def alarm(self, ring: Callable[[], None]) -> Alarm:
        """Return an alarm that calls `ring`."""
        return _TimerAlarm(ring, self)
