"""The number that counts down over the board before play begins."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.theme import Role, Theme

SIDE = 190
HEIGHT = 0.37
"""Where its middle stands in the height of the board: clear of the hands."""


class Countdown(QWidget):
    """A large number in a dark disc, in the middle of its parent; lets the mouse through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.number = 0
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self.theme = theme
        self.update()

    def show_number(self, number: int) -> None:
        """Show a number; 0 puts it away."""
        self.number = number
        self.setAccessibleName(f"Play begins in {number}" if number else "")
        self.setVisible(number > 0)
        self.place()
        self.raise_()
        self.update()

    def place(self) -> None:
        """Move to the middle of the parent, after it has changed its size."""
        room = self._room.rect()
        side = min(SIDE, room.width(), room.height())
        self.resize(QSize(side, side))
        height = round(room.height() * HEIGHT) - side // 2
        self.move(room.center().x() - side // 2, max(0, height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the disc and the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.theme.colours
        disc = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        ground = QColor(colours.field)
        ground.setAlphaF(0.88)
        painter.setBrush(ground)
        painter.setPen(QColor(colours.ink))
        painter.drawEllipse(disc)
        font = self.theme.font(Role.MIND, 110)
        font.setPixelSize(round(self.height() * 0.6))
        painter.setFont(font)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.end()
