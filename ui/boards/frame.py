"""From board units to pixels: the board is 992 x 712 units, scaled evenly into the viewport.

The scene itself is laid out in the viewport's logical pixels and never scaled by the view, so
that every picture is copied one to one. Positions are snapped to device pixels, which keeps text
sharp.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

BOARD = QSizeF(992, 712)


@dataclass(frozen=True)
class Frame:
    """A viewport of `width` x `height` logical pixels with `dpr` device pixels in each."""

    width: float
    height: float
    dpr: float = 1.0

    @property
    def scale(self) -> float:
        """Logical pixels in a board unit."""
        return max(0.05, min(self.width / BOARD.width(), self.height / BOARD.height()))

    @property
    def device_scale(self) -> float:
        """Device pixels in a board unit."""
        return self.scale * self.dpr

    @property
    def origin(self) -> QPointF:
        """Where the board's top left corner lies in the viewport."""
        return QPointF(
            (self.width - BOARD.width() * self.scale) / 2,
            (self.height - BOARD.height() * self.scale) / 2,
        )

    @property
    def whole(self) -> QRectF:
        """The whole viewport in board units: the board and what is beside it."""
        return self.to_units(QRectF(0, 0, self.width, self.height))

    def to_units(self, rect: QRectF) -> QRectF:
        """Return a rectangle of the viewport in board units."""
        top_left = self.point_to_units(rect.topLeft())
        return QRectF(top_left, rect.size() / self.scale)

    def point_to_units(self, point: QPointF) -> QPointF:
        """Return a point of the viewport in board units."""
        return (point - self.origin) / self.scale

    def to_pixels(self, rect: QRectF) -> QRectF:
        """Return a rectangle of the board in logical pixels of the viewport."""
        return QRectF(rect.topLeft() * self.scale + self.origin, rect.size() * self.scale)

    def middle(self, rect: QRectF, device_size: tuple[int, int]) -> QPointF:
        """Return where the middle of a picture for `rect` goes, so that its pixels fall on ours."""
        centre = self.to_pixels(rect).center()
        return QPointF(
            _snap(centre.x(), device_size[0], self.dpr), _snap(centre.y(), device_size[1], self.dpr)
        )


def _snap(centre: float, pixels: int, dpr: float) -> float:
    """Move `centre` so that an edge `pixels` / 2 away from it lies between two device pixels."""
    half = pixels / 2
    return (round(centre * dpr - half) + half) / dpr
