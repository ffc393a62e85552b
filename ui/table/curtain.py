"""The curtain between two people at one screen: nothing of a hand is drawn while it is closed."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.table.hours import Hours
from ui.table.look import theme_key
from ui.theme import Role, Size, Theme
from ui.widgets.basics import Button, label
from ui.widgets.notice import announce
from ui.widgets.seat_mark import SeatMarkWidget

COVER_MS = 300
MARK, SMALL_MARK = 160, 60
"""Logical pixels of the seat's mark at 100 %, and of the least one."""


class Curtain(QFrame):
    """Covers the window until the named person says that they are there.

    A key that was pressed before it fell does not lift it: the button only works after a moment,
    and a key that is held down does not count. `seat` is theirs, and `leave` the button for one who
    does not come any more.

    Signals:
        lifted(): the person is there, and a moment has passed since they said so.
    """

    lifted = Signal()

    def __init__(self, theme: Theme, hours: Hours) -> None:
        super().__init__()
        self.setObjectName("curtain")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.theme = theme
        self._hours = hours
        self._ready = hours.alarm(self._arm)
        self._cover = hours.alarm(self.lifted.emit)
        lines = QVBoxLayout(self)
        lines.setSpacing(24)
        lines.addStretch(2)
        self.mark = SeatMarkWidget(0, theme, MARK)
        lines.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignHCenter)
        self.title = label("", "curtain")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        lines.addWidget(self.title)
        self.sentence = label("Everybody else, please look away.", "body")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        lines.addWidget(self.sentence)
        self.button = Button("", theme, "primary", clicked=self._press)
        lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.seat = 0
        self.leave = Button("", theme)
        lines.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignHCenter)
        self._shown = (self.mark, self.title, self.sentence, self.button, self.leave)
        lines.addStretch(3)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the type of `theme`."""
        self.theme = theme
        self.title.setFont(theme.font(Role(theme_key(theme)), Size.TITLE))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the mark as large as the height allows."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the size with a small mark."""
        hint = super().minimumSizeHint()
        spared = self.mark.height() - min(SMALL_MARK, self.mark.height())
        return QSize(hint.width(), hint.height() - spared)

    def _fit(self) -> None:
        side = max(SMALL_MARK, min(self.theme.px(MARK), round(self.height() * 0.3)))
        self.mark.setFixedSize(side, side)

    def close_for(self, seat: int, name: str) -> None:
        """Close it until the person with this name and seat lifts it."""
        self.seat = seat
        self.mark.set_seat(seat)
        self.title.setText(f"Hand the screen to {name.upper()}")
        self.button.setText(f"I am {name}")
        self.leave.setText(f"{name} leaves the game")
        for widget in self._shown:
            widget.setVisible(True)
        self._cover.stop()
        self.button.setEnabled(False)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ready.set(COVER_MS)
        announce(self, self.title.text())

    def close_down(self) -> None:
        """Set no alarm any more."""
        self._ready.stop()
        self._cover.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift it with a fresh press of Enter; everything else stays under it."""
        fresh = not event.isAutoRepeat()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and fresh:
            self.button.click()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let no key through."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth in the colour of the game."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        table = self.theme.game(theme_key(self.theme)).table
        cloth = QRadialGradient(QRectF(self.rect()).center(), self.width() * 0.6)
        for place, colour in zip((0.0, 0.5, 1.0), table, strict=True):
            cloth.setColorAt(place, QColor(colour))
        painter.fillRect(self.rect(), cloth)
        accent = QColor(self.theme.colours.accent)
        accent.setAlphaF(0.07)
        painter.fillRect(self.rect(), accent)
        painter.setPen(QPen(QColor(self.theme.colours.accent), 2))
        painter.drawRoundedRect(self.rect().adjusted(16, 16, -16, -16), 18, 18)
        painter.end()

    def _arm(self) -> None:
        self.button.setEnabled(True)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self) -> None:
        """Show the bare cloth for a moment, so that the last pair of eyes can turn away."""
        for widget in self._shown:
            widget.setVisible(False)
        self._cover.set(COVER_MS)
