"""A picture on the scene that Qt moves by itself: the one item that all boards are made of.

A `Sprite` paints nothing in Python: it has no contents of its own and one pixmap child. Its
origin is the middle of its picture, so that position, rotation, scale and opacity (all C++
properties) animate about the middle. Positions are in logical pixels of the viewport.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QGraphicsScale,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ui.items.pixmaps import Picture


class Sprite(QGraphicsObject):
    """Shows one picture of the bank."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._child = QGraphicsPixmapItem(self)
        self._child.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._turn: QGraphicsScale | None = None
        self._bounds = QRectF()  # asked for at every step of every movement
        self.picture: Picture | None = None

    def boundingRect(self) -> QRectF:
        """Return the picture's rectangle about the middle."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Never called: the item has no contents."""
        raise AssertionError("a sprite has no contents")

    @property
    def empty(self) -> bool:
        """Whether there is no picture at all yet."""
        return self._child.pixmap().isNull()

    def show_picture(self, picture: Picture, pixmap: QPixmap | None, width: float) -> None:
        """Show `pixmap` as `picture`, `width` logical pixels wide, its bleed included.

        None: the right picture is still being painted; until then the old one is stretched. The
        pixmap is scaled to the screen's pixels here and not by its own ratio, because Qt copies it
        fastest when the two scales cancel out.
        """
        self.picture = picture
        if pixmap is not None and pixmap.cacheKey() != self._child.pixmap().cacheKey():
            self._child.setPixmap(pixmap)
        own = self._child.pixmap().size()
        ratio = width / own.width()
        if ratio != self._child.scale():
            self._child.setScale(ratio)
        self._child.setOffset(-own.width() / 2, -own.height() / 2)
        self.prepareGeometryChange()
        self._bounds = self._child.mapRectToParent(self._child.boundingRect())

    def turner(self) -> QGraphicsScale:
        """Return the transform that turns the thing over: animate its `xScale`."""
        if self._turn is None:
            self._turn = QGraphicsScale(self)
            self.setTransformations([self._turn])
        return self._turn

    def lie_flat(self) -> None:
        """End any turning over."""
        if self._turn is not None:
            self.setTransformations([])
            self._turn.deleteLater()
            self._turn = None
