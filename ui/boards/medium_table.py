"""The oval table of Medium."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from ui.boards.medium_cards import four_points
from ui.boards.medium_places import CENTRE, HAND, REACH, stations
from ui.items.face import Style
from ui.items.paint import blurred
from ui.palettes import Mode

STARS = 28
RIM = ("#FFE2A0", "#C9963F", "#8A5F1C")


@dataclass(frozen=True)
class MediumTable:
    """The table: a purple oval with a gold rim and stars, and a darker band under the hand.

    `left` and `top` are where the board begins inside the picture, which covers the whole viewport.
    """

    left: float
    top: float
    radius: float = 0.0
    side: str = ""
    bleed: float = 0.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the room, the oval and the band."""
        centre = CENTRE + QPointF(self.left, self.top)
        blurred(painter, rect, 3, lambda coarse: self._room(coarse, rect, centre, style))
        self._oval(painter, centre, style)
        if not style.contrast:
            self._stars(painter, centre, style)
        self._band(painter, rect, style)

    def _room(self, painter: QPainter, rect: QRectF, centre: QPointF, style: Style) -> None:
        colours = style.theme.game("medium").colours
        ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        ground.setColorAt(0, QColor(colours.window))
        ground.setColorAt(1, QColor(colours.window_end))
        painter.fillRect(rect, ground)
        if style.contrast:
            return
        light = style.theme.mode is Mode.LIGHT
        halo = QRadialGradient(centre, REACH[0] * 1.35)
        halo.setColorAt(0.6, QColor(120, 60, 170, 40 if light else 90))
        halo.setColorAt(1, QColor(120, 60, 170, 0))
        painter.fillRect(rect, halo)
        painter.setPen(Qt.PenStyle.NoPen)
        for ring in range(10):
            painter.setBrush(QColor(10, 2, 20, 5 if light else 14))
            grow = 26.0 - 2.4 * ring
            painter.drawEllipse(centre + QPointF(0, 12), REACH[0] + grow, REACH[1] + grow)

    def _oval(self, painter: QPainter, centre: QPointF, style: Style) -> None:
        game = style.theme.game("medium")
        wide, high = REACH
        fill = QRadialGradient(centre - QPointF(0, 40), wide)
        for stop, colour in zip((0.0, 0.55, 1.0), game.table, strict=True):
            fill.setColorAt(stop, QColor(colour))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawEllipse(centre, wide, high)
        rim = QLinearGradient(centre - QPointF(0, high), centre + QPointF(0, high))
        for stop, colour in zip((0.0, 0.5, 1.0), RIM, strict=True):
            rim.setColorAt(stop, QColor("#FFFFFF" if style.contrast else colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(rim, 5)
        painter.setPen(pen)
        painter.drawEllipse(centre, wide, high)
        inner = QColor(game.table_line)
        inner.setAlphaF(0.6)
        painter.setPen(QPen(inner, 1.3))
        painter.drawEllipse(centre, wide - 14, high - 13)

    def _stars(self, painter: QPainter, centre: QPointF, style: Style) -> None:
        game = style.theme.game("medium")
        tint = QColor(game.table_muted)
        tint.setAlphaF(0.55)
        for number, point in enumerate(stations(STARS)):
            inward = (point - CENTRE) * (0.86 if number % 2 else 0.79)
            four_points(painter, centre + inward, 5.0 if number % 2 else 6.5, tint)

    def _band(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        top = self.top + HAND.top() - 22
        depth = 26 if style.theme.mode is Mode.LIGHT else 130
        shade = QLinearGradient(0, top, 0, top + 26)
        shade.setColorAt(0, QColor(8, 2, 16, 0))
        shade.setColorAt(1, QColor(8, 2, 16, 0 if style.contrast else depth))
        painter.fillRect(QRectF(rect.left(), top, rect.width(), rect.bottom() - top), shade)
