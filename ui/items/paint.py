"""The few strokes that all faces share: soft shadows, glows, gradients, fitted text."""

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

RINGS = 14


def blurred(
    painter: QPainter, rect: QRectF, coarseness: float, draw: Callable[[QPainter], None]
) -> None:
    """Let `draw` paint what has no sharp edges within `rect`, `coarseness` times more coarsely.

    A shadow of many layers costs the square of its size, and nobody sees its pixels.
    """
    painter.drawImage(rect, _coarse(rect, _coarse_scale(painter, coarseness), draw))


def _coarse_scale(painter: QPainter, coarseness: float) -> float:
    return max(0.05, painter.worldTransform().m11() / coarseness)


def _coarse(rect: QRectF, scale: float, draw: Callable[[QPainter], None]) -> QImage:
    """Return what `draw` paints within `rect`, at `scale`."""
    image = QImage(
        max(2, math.ceil(rect.width() * scale)),
        max(2, math.ceil(rect.height() * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(0)
    coarse = QPainter(image)
    coarse.setRenderHint(QPainter.RenderHint.Antialiasing)
    coarse.scale(image.width() / rect.width(), image.height() / rect.height())
    coarse.translate(-rect.topLeft())
    draw(coarse)
    coarse.end()
    return image


def soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, spread: float, strength: float = 0.5
) -> None:
    """Paint a shadow that falls a little downwards and fades out over `spread` units."""
    scale = _coarse_scale(painter, 3)
    image = _shadow((rect.width(), rect.height()), radius, spread, strength, scale)
    painter.drawImage(_shaded(rect, spread), image)


def _shaded(rect: QRectF, spread: float) -> QRectF:
    """Return what the shadow of `rect` covers."""
    reach = spread * 0.9
    return rect.translated(0, spread * 0.38).adjusted(-reach, -reach, reach, reach)


@lru_cache(maxsize=128)  # most cards on a table are of the same few sizes
def _shadow(
    size: tuple[float, float], radius: float, spread: float, strength: float, scale: float
) -> QImage:
    """Return the shadow of a rounded rectangle; nobody may paint on it."""
    rect = QRectF(0, 0, *size)
    fallen = rect.translated(0, spread * 0.38)

    def layers(coarse: QPainter) -> None:
        coarse.setPen(Qt.PenStyle.NoPen)
        coarse.setBrush(QColor(0, 0, 0, max(1, round(255 * strength / RINGS))))
        for ring in range(RINGS):
            grow = spread * (1 - ring / RINGS) ** 1.6 - spread * 0.2
            shape = fallen.adjusted(-grow, -grow, grow, grow)
            coarse.drawRoundedRect(shape, radius + max(grow, 0), radius + max(grow, 0))

    return _coarse(_shaded(rect, spread), scale, layers)


def glow(painter: QPainter, rect: QRectF, radius: float, spread: float, colour: QColor) -> None:
    """Paint light round the outside of `rect` that fades out over `spread` units."""

    def layers(coarse: QPainter) -> None:
        coarse.setPen(Qt.PenStyle.NoPen)
        coarse.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for ring in range(RINGS):
            grow = spread * (1 - ring / RINGS)
            light = QColor(colour)
            light.setAlphaF(0.85 * ((ring + 0.3) / RINGS) ** 1.8)
            coarse.setBrush(light)
            shape = rect.adjusted(-grow, -grow, grow, grow)
            coarse.drawRoundedRect(shape, radius + grow, radius + grow)

    blurred(painter, rect.adjusted(-spread, -spread, spread, spread), 2, layers)


def cut_out(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Make a rounded rectangle wholly transparent again."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#000000"))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def outline(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colour: QColor,
    width: float,
    *,
    dashed: bool = False,
) -> None:
    """Stroke a rounded rectangle just inside `rect`."""
    painter.save()
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([3.0, 2.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()


def vertical(rect: QRectF, *colours: str | QColor) -> QBrush:
    """Return a gradient from the top of `rect` to its bottom."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for index, colour in enumerate(colours):
        gradient.setColorAt(index / max(1, len(colours) - 1), QColor(colour))
    return QBrush(gradient)


def sheen(painter: QPainter, rect: QRectF, radius: float, strength: float = 0.16) -> None:
    """Lay light over the upper half of a card and a thin bright edge along its top."""
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(rect, radius, radius)
    painter.setClipPath(clip)
    gradient = QLinearGradient(
        rect.topLeft(), QPointF(rect.left() + rect.width() * 0.6, rect.bottom())
    )
    gradient.setColorAt(0.0, QColor.fromRgbF(1, 1, 1, strength))
    gradient.setColorAt(0.5, QColor.fromRgbF(1, 1, 1, strength * 0.15))
    gradient.setColorAt(1.0, QColor.fromRgbF(0, 0, 0, strength * 0.5))
    painter.fillRect(rect, gradient)
    painter.restore()


def hatch(painter: QPainter, rect: QRectF, radius: float, colour: QColor, step: float = 12) -> None:
    """Fill a rounded rectangle with slanting stripes: a second sign beside colour."""
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(rect, radius, radius)
    painter.setClipPath(clip)
    painter.setPen(QPen(colour, step * 0.42))
    x = rect.left() - rect.height()
    while x < rect.right() + step:
        painter.drawLine(
            QPointF(x, rect.bottom() + 4), QPointF(x + rect.height() + 8, rect.top() - 4)
        )
        x += step
    painter.restore()


def fitted(font: QFont, text: str, width: float, smallest: float = 8) -> QFont:
    """Return `font`, made smaller until `text` is no wider than `width`."""
    fit = QFont(font)
    while fit.pixelSize() > smallest and QFontMetricsF(fit).horizontalAdvance(text) > width:
        fit.setPixelSize(fit.pixelSize() - 1)
    return fit


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    colour: QColor | str,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Write one line into `rect`, smaller where it would not fit."""
    painter.setFont(fitted(font, words, rect.width()))
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine), words)


def paragraph(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    colour: QColor | str,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write wrapped text into `rect`."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), words)


def paragraph_height(words: str, font: QFont, width: float) -> float:
    """Return how high `words` are when wrapped to `width`."""
    metrics = QFontMetricsF(font)
    box = metrics.boundingRect(QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), words)
    return box.height()


def wrapped(font: QFont, words: str, room: QRectF, smallest: int = 10) -> QFont:
    """Return `font`, made smaller until `words`, in several lines, fit into `room`."""
    longest = max(words.split() or [""], key=QFontMetricsF(font).horizontalAdvance)
    fit = fitted(font, longest, room.width(), smallest)
    while fit.pixelSize() > smallest and paragraph_height(words, fit, room.width()) > room.height():
        fit.setPixelSize(fit.pixelSize() - 1)
    return fit
