"""The bank: every picture on a board is painted once, at the size of the screen's own pixels.

While things move, Qt only copies these pictures; no Python paints. A picture is kept under
everything it depends on (`Picture`), and the least recently used are dropped beyond a number of
bytes. Pictures are painted to QImage, at once or in a thread pool, and become pixmaps in the GUI
thread.
"""

import math
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from ui.items.face import Face, Style

CAPACITY = 128 * 1024 * 1024
DIM = QColor(0, 0, 0, 120)  # 47 %: a name under it can still be read


@dataclass(frozen=True)
class Picture:
    """Everything that a picture depends on: the key of the bank.

    `width` and `height` are the face's size in board units, `scale` is device pixels in a unit.
    """

    face: Face
    width: float
    height: float
    scale: float
    style: Style
    dimmed: bool = False

    @property
    def device_size(self) -> tuple[int, int]:
        """The size of the picture in device pixels, its bleed included."""
        bleed = 2 * self.face.bleed
        return (
            max(1, math.ceil((self.width + bleed) * self.scale)),
            max(1, math.ceil((self.height + bleed) * self.scale)),
        )


def render(picture: Picture) -> QImage:
    """Paint `picture`; may run in any thread."""
    width, height = picture.device_size
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    bleed = picture.face.bleed
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(picture.scale, picture.scale)
    painter.translate(bleed, bleed)
    picture.face.draw(painter, QRectF(0, 0, picture.width, picture.height), picture.style)
    if picture.dimmed:
        painter.resetTransform()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(image.rect(), DIM)
    painter.end()
    return image


class _Job(QRunnable):
    """One picture to paint in the pool."""

    def __init__(self, bank: "PixmapBank", picture: Picture) -> None:
        super().__init__()
        self._bank = bank
        self._picture = picture

    def run(self) -> None:
        """Paint, and hand the image to the GUI thread."""
        self._bank.painted.emit(self._picture, render(self._picture))


class PixmapBank(QObject):
    """Keeps the pictures of one board.

    Signals:
        ready(picture): a picture asked for by `fetch` can be had from `kept` now.
    """

    ready = Signal(object)
    painted = Signal(object, object)

    def __init__(self, parent: QObject | None = None, capacity: int = CAPACITY) -> None:
        super().__init__(parent)
        self._capacity = capacity
        self._bytes = 0
        self._kept: OrderedDict[Picture, QPixmap] = OrderedDict()
        self._awaited: set[Picture] = set()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self.painted.connect(self._take)

    @property
    def bytes(self) -> int:
        """How much memory the pictures take."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def kept(self, picture: Picture) -> QPixmap | None:
        """Return the pixmap if it is there."""
        pixmap = self._kept.get(picture)
        if pixmap is not None:
            self._kept.move_to_end(picture)
        return pixmap

    def get(self, picture: Picture) -> QPixmap:
        """Return the pixmap, painted now if need be."""
        return self.kept(picture) or self._keep(picture, render(picture))

    def fetch(self, pictures: Iterable[Picture]) -> None:
        """Paint those that are missing in the pool; `ready` tells of each."""
        for picture in pictures:
            if picture not in self._kept and picture not in self._awaited:
                self._awaited.add(picture)
                self._pool.start(_Job(self, picture))

    def forget_awaited(self) -> None:
        """Drop what has not been painted yet: it is no longer wanted."""
        self._pool.clear()
        self._awaited.clear()

    def close(self) -> None:
        """Wait for the pool; nothing is painted afterwards."""
        self.forget_awaited()
        self._pool.waitForDone()

    def _take(self, picture: Picture, image: QImage) -> None:
        self._awaited.discard(picture)
        if picture not in self._kept:
            self._keep(picture, image)
        self.ready.emit(picture)

    def _keep(self, picture: Picture, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        self._kept[picture] = pixmap
        self._bytes += _size(pixmap)
        while self._bytes > self._capacity and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _size(dropped)
        return pixmap


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
