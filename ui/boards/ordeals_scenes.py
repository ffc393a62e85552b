"""The pictures over the pages of the campaign: Rothmire, the stones, the Throne."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.icons import draw_icon

Mood = Literal["before", "after", "lost"]
RADIUS = 14.0


@dataclass(frozen=True)
class Sky:
    """The colours of a sky from its top to the hills, of the light in it, and of the land."""

    colours: tuple[str, str, str]
    light: str
    land: str


SKIES: dict[tuple[int, Mood], Sky] = {
    (1, "before"): Sky(("#1B2238", "#4A3A55", "#B06A48"), "#FFD9A0", "#14100F"),
    (2, "before"): Sky(("#0E1B26", "#1F4650", "#5E8F86"), "#C9F2E4", "#0B1412"),
    (3, "before"): Sky(("#1A0A0E", "#571A1E", "#C0482C"), "#FFC08A", "#120707"),
    (1, "after"): Sky(("#2B3A5C", "#8A6A80", "#F0B27A"), "#FFF0C8", "#1E1A16"),
    (2, "after"): Sky(("#24506A", "#6FA49A", "#E9DFA8"), "#FFFBE0", "#1C2A1E"),
    (3, "after"): Sky(("#3B4C7A", "#B9859A", "#FFD79A"), "#FFF6DC", "#2A1F1A"),
    (0, "lost"): Sky(("#0C0B0F", "#2A2229", "#5A3A34"), "#D9C6B8", "#080708"),
}


class Scene(QWidget):
    """A band with a landscape; titles stand on it.

    It is as high as there is room for: between `least` and `most` pixels.
    """

    def __init__(self, scenario: int, mood: Mood, least: int, most: int) -> None:
        super().__init__()
        self._scenario, self._least = scenario, least
        self._sky = SKIES.get((scenario, mood)) or SKIES[0, "lost"]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(least)
        self.setMaximumHeight(most)

    def sizeHint(self) -> QSize:
        """Return the least height of the band."""
        return QSize(400, max(self._least, super().sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sky, its light, the hills, and what stands on them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.setClipPath(_round_top(rect))
        paint_sky(painter, rect, self._sky)
        land = QColor(self._sky.land)
        hills(painter, rect, land.lighter(190), 0.66, 3)
        hills(painter, rect, land.lighter(145), 0.78, 7)
        {1: village, 2: stones, 3: throne}[self._scenario](painter, rect, self._sky)
        hills(painter, rect, land, 0.93, 5)
        shade = QLinearGradient(rect.topLeft(), rect.topRight())
        shade.setColorAt(0.0, QColor(10, 6, 4, 170))
        shade.setColorAt(0.7, QColor(10, 6, 4, 0))
        painter.fillRect(rect, shade)
        painter.end()


def _round_top(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(0, 0, 0, RADIUS), RADIUS, RADIUS)
    return path


def paint_sky(painter: QPainter, rect: QRectF, sky: Sky) -> None:
    """Paint the sky with the moon or the sun, and its stars."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for place, colour in zip((0.0, 0.5, 1.0), sky.colours, strict=True):
        gradient.setColorAt(place, QColor(colour))
    painter.fillRect(rect, gradient)
    middle = QPointF(rect.left() + rect.width() * 0.72, rect.top() + rect.height() * 0.36)
    side = rect.height() * 0.16
    halo = QRadialGradient(middle, side * 5)
    glow = QColor(sky.light)
    for place, strength in ((0.0, 0.55), (0.3, 0.2), (1.0, 0.0)):
        glow.setAlphaF(strength)
        halo.setColorAt(place, glow)
    painter.fillRect(rect, halo)
    painter.setPen(Qt.PenStyle.NoPen)
    seed = 11
    for _ in range(70):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x = rect.left() + seed % 9973 / 9973 * rect.width()
        seed = (seed * 1103515245 + 12345) % 2147483648
        y = rect.top() + seed % 9967 / 9967 * rect.height() * 0.6
        painter.setBrush(QColor(255, 250, 235, 60 + seed % 110))
        painter.drawEllipse(QPointF(x, y), 0.9, 0.9)
    painter.setBrush(QColor(sky.light))
    painter.drawEllipse(middle, side, side)


def hills(painter: QPainter, rect: QRectF, colour: QColor, level: float, waves: int) -> None:
    """Paint a line of hills whose tops are at `level` of the height."""
    path = QPainterPath(rect.bottomLeft())
    steps = 60
    for n in range(steps + 1):
        at = n / steps
        swell = sin(at * pi * waves + waves) * 0.05 + sin(at * pi * (waves * 2.3) + 1) * 0.025
        path.lineTo(rect.left() + at * rect.width(), rect.top() + rect.height() * (level + swell))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(path)


def village(painter: QPainter, rect: QRectF, sky: Sky) -> None:
    """Paint the roofs of Rothmire, a few windows lit, and bare trees."""
    land, high = QColor(sky.land), rect.height()
    for n, (place, wide, tall) in enumerate(
        ((0.50, 0.9, 0.30), (0.57, 0.7, 0.22), (0.62, 0.6, 0.46), (0.69, 1.0, 0.26),
         (0.80, 0.8, 0.32), (0.86, 0.6, 0.20))
    ):  # fmt: skip
        x, width, top = rect.left() + rect.width() * place, high * 0.3 * wide, high * (0.88 - tall)
        box = QRectF(x, rect.top() + top, width, high - top)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(land)
        painter.drawRect(box)
        peak = 0.9 if n == 2 else 0.45
        roof = [
            QPointF(box.left() - width * 0.12, box.top() + 1),
            QPointF(box.center().x(), box.top() - width * peak),
            QPointF(box.right() + width * 0.12, box.top() + 1),
        ]
        painter.drawPolygon(QPolygonF(roof))
        painter.setBrush(QColor(sky.light))
        if n in (0, 3, 4):
            side = width * 0.14
            painter.drawRect(
                QRectF(box.center().x() - side, box.top() + side * 1.4, side, side * 1.3)
            )
    for place, tall in ((0.44, 0.5), (0.93, 0.6)):
        foot = QPointF(rect.left() + rect.width() * place, rect.top() + high * 0.94)
        _tree(painter, foot, high * tall, land)


def _tree(painter: QPainter, foot: QPointF, tall: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, tall * 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    top = foot - QPointF(0, tall)
    painter.drawLine(foot, top)
    painter.setPen(QPen(colour, tall * 0.03, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for n, (at, lean) in enumerate(((0.45, -1), (0.55, 1), (0.7, -1), (0.8, 1), (0.9, -1))):
        start = foot - QPointF(0, tall * at)
        reach = tall * (0.42 - 0.06 * n)
        painter.drawLine(start, start + QPointF(lean * reach * 0.8, -reach * 0.7))


def stones(painter: QPainter, rect: QRectF, sky: Sky) -> None:
    """Paint the ring of standing stones, with light that runs along the ley lines."""
    land, high = QColor(sky.land), rect.height()
    middle = QPointF(rect.left() + rect.width() * 0.7, rect.top() + high * 0.86)
    line = QColor(sky.light)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, 1.6))
    for n in range(9):
        turn = pi * n / 8
        painter.drawLine(middle, middle + QPointF(cos(turn), -sin(turn) * 0.12) * high * 2.4)
    for n in range(7):
        turn = pi * (n / 6)
        foot = middle + QPointF(-cos(turn) * high * 1.15, -sin(turn) * high * 0.08 + high * 0.06)
        tall, wide = high * (0.5 - 0.08 * abs(n - 3) + 0.05 * (n % 2)), high * 0.13
        lean = (n - 3) * high * 0.012
        edge = ((-0.5, 0), (-0.42, -0.92), (0.1, -1.0), (0.45, -0.86), (0.5, 0))
        corners = [foot + QPointF(wide * x + (lean if y else 0), tall * y) for x, y in edge]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(land.lighter(125 if n % 2 else 105))
        painter.drawPolygon(QPolygonF(corners))


def throne(painter: QPainter, rect: QRectF, sky: Sky) -> None:
    """Paint the Throne on its steps between pikes."""
    land, high = QColor(sky.land), rect.height()
    middle = rect.left() + rect.width() * 0.72
    painter.setPen(QPen(land, high * 0.022))
    for n in range(-6, 7):
        if abs(n) < 2:
            continue
        x = middle + n * high * 0.22
        top = rect.top() + high * (0.34 + 0.05 * (n % 3))
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + n * 1.5, top))
        draw_icon(painter, "skulls", QRectF(x + n * 1.5 - high * 0.05, top - high * 0.08,
                                            high * 0.1, high * 0.1), land)  # fmt: skip
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(land)
    for n in range(3):
        wide = high * (0.9 - 0.2 * n)
        painter.drawRect(QRectF(middle - wide / 2, rect.top() + high * (0.86 - 0.06 * n),
                                wide, high * 0.2))  # fmt: skip
    side = high * 0.62
    draw_icon(painter, "throne", QRectF(middle - side / 2, rect.top() + high * 0.16, side, side),
              land)  # fmt: skip
    crown = high * 0.16
    draw_icon(painter, "king", QRectF(middle - crown / 2, rect.top() + high * 0.3, crown, crown),
              sky.light)  # fmt: skip
