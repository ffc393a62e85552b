"""A row of small marks, one a step: filled behind the learner, a ring where the learner is."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.theme import Theme


class Pips(QWidget):
    """Shows how far somebody is; the text beside it says the same to a screen reader."""

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.game = game
        self.count, self.number = 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours and the height of `theme`."""
        self.colours = theme.game(self.game).colours
        self.setFixedHeight(theme.px(14))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a width that any card has."""
        return QSize(120, self.height())

    def show_step(self, number: int, count: int) -> None:
        """Show that the learner is at step `number`, from 0, of `count`."""
        self.number, self.count = number, count
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / self.count
        side = min(self.height() - 2.0, step * 0.6)
        for number in range(self.count):
            here = number == self.number
            size = side if here else side * 0.7
            mark = QRectF(0, 0, size, size)
            mark.moveCenter(QRectF(number * step, 0, step, self.height()).center())
            done = number < self.number
            painter.setPen(
                QPen(QColor(self.colours.accent if done or here else self.colours.outline), 2)
            )
            painter.setBrush(QColor(self.colours.accent if done else self.colours.field))
            painter.drawEllipse(mark.adjusted(1, 1, -1, -1))
