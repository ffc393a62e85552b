"""A seat's mark: its colour and its shape together."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.theme import SEATS, Theme, shape_path


def draw_seat(painter: QPainter, seat: int, rect: QRectF, rim: QColor | str = "#FFFFFF") -> None:
    """Draw the mark of `seat` into `rect`, with a rim that stands out from any table."""
    mark = SEATS[seat]
    width = max(1.2, rect.width() / 14)
    inside = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(rim), width))
    painter.setBrush(QColor(mark.colour))
    painter.drawPath(shape_path(mark.shape, inside))
    painter.restore()


class SeatMarkWidget(QWidget):
    """The mark of one seat, `size` logical pixels square at 100 %."""

    def __init__(self, seat: int, theme: Theme, size: int = 20) -> None:
        super().__init__()
        self.seat, self.logical = seat, size
        self.setAccessibleName(f"Seat {seat + 1}, {SEATS[seat].name}")
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the size and the rim of `theme`."""
        self.rim = theme.colours.text
        side = theme.px(self.logical)
        self.setFixedSize(side, side)
        self.update()

    def set_seat(self, seat: int) -> None:
        """Show the mark of another seat."""
        self.seat = seat
        self.setAccessibleName(f"Seat {seat + 1}, {SEATS[seat].name}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the mark."""
        painter = QPainter(self)
        draw_seat(painter, self.seat, QRectF(self.rect()), self.rim)
