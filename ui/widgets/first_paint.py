"""What is done once, as soon as a widget has been seen: nobody waits for it at the start."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class AfterFirstPaint(QObject):
    """Call `act` once, when `widget` was painted for the first time and has answered."""

    def __init__(self, widget: QWidget, act: Callable[[], object], wait_ms: int = 0) -> None:
        super().__init__(widget)
        self._widget, self._act, self._wait_ms = widget, act, wait_ms
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture."""
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            QTimer.singleShot(self._wait_ms, self, self._act)
        return False
