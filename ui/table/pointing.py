"""Which line of a list is pointed at: with the pointer after a moment, with the keys at once."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem


class LinePointer(QObject):
    """Watches a list.

    What is pointed at stays so while lines come in, until the pointer or the focus moves on.
    Signals:
        pointed(QListWidgetItem | None): this line, or no line any more.
    """

    pointed = Signal(object)

    def __init__(self, lines: QListWidget) -> None:
        super().__init__(lines)
        self._lines = lines
        self._under: QListWidgetItem | None = None
        self._wait = QTimer(self, singleShot=True, interval=250)
        self._wait.timeout.connect(self._point)
        lines.viewport().setMouseTracking(True)
        lines.viewport().installEventFilter(self)
        lines.installEventFilter(self)
        lines.currentItemChanged.connect(self._went)

    def set_delay(self, milliseconds: int) -> None:
        """Set how long the pointer rests on a line before that counts."""
        self._wait.setInterval(milliseconds)

    def forget(self) -> None:
        """Point at nothing: the lines are written anew, or cannot be seen."""
        self._wait.stop()
        self._under = None
        self.pointed.emit(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer and the focus."""
        match event.type():
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                self._over(event.position().toPoint())
            case QEvent.Type.Leave if watched is self._lines.viewport():
                self.forget()
            case QEvent.Type.FocusOut | QEvent.Type.Hide if watched is self._lines:
                self.forget()
        return super().eventFilter(watched, event)

    def _over(self, spot: QPoint) -> None:
        item = self._lines.itemAt(spot)
        if item is self._under:
            return
        self.forget()
        self._under = item
        if item is not None:
            self._wait.start()

    def _point(self) -> None:
        self.pointed.emit(self._under)

    def _went(self, item: QListWidgetItem | None) -> None:
        if self._lines.hasFocus():
            self._wait.stop()
            self.pointed.emit(item)
