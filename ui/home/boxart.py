"""A whole box as a picture: its shadow, the lid, the panel under it and the rim."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ui.home.brush import downward, kept, rounded, soft_shadow
from ui.home.facts import Box
from ui.home.lids import FIELD, LIDS
from ui.home.tile import MARGIN, RADIUS
from ui.palettes import Mode
from ui.theme import Theme, qcolour


def box_picture(box: Box, theme: Theme, size: QSize, caption: int, dpr: float) -> QImage:
    """Return the box in `size` logical pixels; its lowest `caption` ones are kept free."""
    image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, size.width(), size.height()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    strength = 0.022 if theme.mode is Mode.LIGHT else 0.055
    soft_shadow(painter, whole, RADIUS, 9, 4, strength=strength)
    lid = QRectF(whole.topLeft(), QPointF(whole.right(), whole.bottom() - caption))
    with kept(painter):
        painter.setClipPath(rounded(whole, RADIUS))
        _paint_panel(painter, QRectF(lid.bottomLeft(), whole.bottomRight()), box, theme)
        painter.setClipRect(lid, Qt.ClipOperation.IntersectClip)
        _paint_lid(painter, lid, box, theme)
    _paint_rim(painter, whole, box, theme)
    painter.end()
    return image


def _paint_panel(painter: QPainter, rect: QRectF, box: Box, theme: Theme) -> None:
    """Paint what the title and the buttons stand on, with light along its upper edge."""
    caption = theme.game(box.key).caption
    painter.fillRect(rect, downward(rect, caption, QColor(caption).darker(130)))
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 2), qcolour("#FFFFFF", 0.1))


def _paint_lid(painter: QPainter, lid: QRectF, box: Box, theme: Theme) -> None:
    """Cover the lid with its picture; what is too much is cut off on both sides."""
    painter.fillRect(lid, downward(lid, *theme.game(box.key).art))
    scale = max(lid.width() / FIELD.width(), lid.height() / FIELD.height())
    with kept(painter):
        painter.translate(lid.center())
        painter.scale(scale, scale)
        painter.translate(-FIELD.center())
        LIDS[box.key](painter, theme)


def _paint_rim(painter: QPainter, whole: QRectF, box: Box, theme: Theme) -> None:
    strong = theme.mode is Mode.CONTRAST
    rim = qcolour("#FFFFFF" if strong else theme.game(box.key).art_ink, 1.0 if strong else 0.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, 1.4))
    painter.drawPath(rounded(whole.adjusted(0.7, 0.7, -0.7, -0.7), RADIUS))
