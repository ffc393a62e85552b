"""What all box lids are painted with: shadows, tilted cards, light and grain."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from ui.theme import qcolour

Drawing = Callable[[QPainter, QRectF], None]


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Give the painter back as it was."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def downward(rect: QRectF, *stops: QColor | str) -> QBrush:
    """Return a gradient from the top of `rect` to its bottom."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for number, stop in enumerate(stops):
        gradient.setColorAt(number / max(1, len(stops) - 1), QColor(stop))
    return QBrush(gradient)


def glow(painter: QPainter, centre: QPointF, radius: float, colour: str, strength: float) -> None:
    """Add a pool of light."""
    gradient = QRadialGradient(centre, radius)
    gradient.setColorAt(0, qcolour(colour, strength))
    gradient.setColorAt(0.45, qcolour(colour, strength * 0.38))
    gradient.setColorAt(1, qcolour(colour, 0))
    painter.fillRect(
        QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2), gradient
    )


def vignette(painter: QPainter, rect: QRectF, strength: float = 0.5) -> None:
    """Darken the corners."""
    gradient = QRadialGradient(rect.center(), rect.width() * 0.62)
    gradient.setColorAt(0.45, qcolour("#000000", 0))
    gradient.setColorAt(1, qcolour("#000000", strength))
    painter.fillRect(rect, gradient)


def soft_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    spread: float,
    drop: float,
    *,
    strength: float = 0.055,
) -> None:
    """Lay the shadow of a rounded rectangle, made of thin layers instead of an effect."""
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 8
    for layer in range(layers):
        grow = spread * (1 - layer / layers)
        painter.setBrush(qcolour("#000000", strength))
        painter.drawPath(
            rounded(rect.adjusted(-grow, -grow + drop, grow, grow + drop), radius + grow)
        )


def card(
    painter: QPainter,
    centre: QPointF,
    size: tuple[float, float],
    angle: float,
    face: Drawing,
) -> None:
    """Lay a card, tilted by `angle` degrees, with the shadow it throws on what lies under it."""
    rect = QRectF(-size[0] / 2, -size[1] / 2, *size)
    with kept(painter):
        painter.translate(centre)
        painter.rotate(angle)
        soft_shadow(painter, rect, 9, 9, 5)
        face(painter, rect)


def paper(
    painter: QPainter, rect: QRectF, colours: tuple[str, str, str], radius: float = 9
) -> None:
    """Paint a card's stock: a gradient (top, bottom), a rim, and light along the upper edge."""
    top, bottom, rim = colours
    painter.setPen(QPen(QColor(rim), 1.6))
    painter.setBrush(downward(rect, top, bottom))
    painter.drawPath(rounded(rect, radius))
    painter.setPen(QPen(qcolour("#FFFFFF", 0.5), 1))
    painter.drawLine(
        QPointF(rect.left() + radius, rect.top() + 1.6),
        QPointF(rect.right() - radius, rect.top() + 1.6),
    )


def hatch(painter: QPainter, rect: QRectF, radius: float, colour: QColor, step: float) -> None:
    """Fill a rounded rectangle with slanting lines."""
    with kept(painter):
        painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(colour, step * 0.4))
        x = rect.left() - rect.height()
        while x < rect.right():
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
            x += step


def _scatter(seed: int) -> Iterator[float]:
    """Yield numbers from 0 to 1 that look random and are the same each time."""
    while True:
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        yield seed / 2**31


def sky(painter: QPainter, rect: QRectF, count: int, colour: str) -> None:
    """Scatter small lights, the same ones each time."""
    spread = _scatter(count)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(count):
        spot = QPointF(
            rect.left() + next(spread) * rect.width(),
            rect.top() + next(spread) * rect.height(),
        )
        painter.setBrush(qcolour(colour, 0.15 + 0.6 * next(spread) ** 2))
        size = 0.5 + 0.9 * next(spread)
        painter.drawEllipse(spot, size, size)


def words(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str) -> None:
    """Write `text` in the middle of `rect`, smaller when it would not fit."""
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text)
    if width > rect.width():
        sized = QFont(font)
        sized.setPixelSize(max(1, int(font.pixelSize() * rect.width() / width)))
        painter.setFont(sized)
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
