"""The bank: every picture on a board is painted once, at the size of the screen's own pixels.

While things move, Qt only copies these pictures; no Python paints. A picture is kept under
everything it depends on (`Picture`), and the least recently used are dropped beyond a number of
bytes. Pictures are painted at once, or a few at a time between events: in a thread, Python's
painting would hold up the window as much, and the thread would have to be waited for in the end.
"""

import math
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from ui.items.face import Face, Style

CAPACITY = 128 * 1024 * 1024
SLICE_SECONDS = 0.006
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
    """Paint `picture`."""
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


class PixmapBank(QObject):
    """Keeps the pictures of one board.

    Signals:
        ready(picture): a picture asked for by `fetch` can be had from `kept` now.
    """

    ready = Signal(object)

    def __init__(self, parent: QObject | None = None, capacity: int = CAPACITY) -> None:
        super().__init__(parent)
        self._capacity = capacity
        self._bytes = 0
        self._kept: OrderedDict[Picture, QPixmap] = OrderedDict()
        self._awaited: OrderedDict[Picture, None] = OrderedDict()
        self._slice = QTimer(self, interval=0)
        self._slice.timeout.connect(self._paint_some)

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
        """Paint those that are missing, a few at a time between events; `ready` tells of each."""
        for picture in pictures:
            if picture not in self._kept:
                self._awaited[picture] = None
        if self._awaited:
            self._slice.start()

    def forget_awaited(self) -> None:
        """Drop what has not been painted yet: it is no longer wanted."""
        self._slice.stop()
        self._awaited.clear()

    def _paint_some(self) -> None:
        """Paint for a few milliseconds, so that no frame is late."""
        until = perf_counter() + SLICE_SECONDS
        while self._awaited and perf_counter() < until:
            picture, _ = self._awaited.popitem(last=False)
            self.get(picture)
            self.ready.emit(picture)
        if not self._awaited:
            self._slice.stop()

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
