"""The body that all cards share, and how cards lie on a pile."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from ui.items.paint import outline, soft_shadow, vertical
from ui.theme import Role, Theme


def fixed(theme: Theme, role: Role, size: float, weight: int | None = None) -> QFont:
    """Return a font of exactly `size` board units: what fills a card does not grow further."""
    font = theme.font(role, size, weight)
    font.setPixelSize(max(6, round(size)))
    return font


def clip_round(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Keep the following strokes inside a card."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    painter.setClipPath(path)


def card_body(
    painter: QPainter, rect: QRectF, radius: float, colours: tuple[str, ...], edge: str
) -> None:
    """Paint a card's body with its shadow, and its edge."""
    soft_shadow(painter, rect, radius, 11, 0.42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(rect, *colours))
    painter.drawRoundedRect(rect, radius, radius)
    outline(painter, rect, radius, QColor(edge), 1.6)
