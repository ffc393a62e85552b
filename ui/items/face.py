"""What a thing on a board looks like, as a value: the picture is a pure function of it.

A `Face` is a small frozen (hashable) value such as `NumberCard("white", 13)`. Its `draw` paints it
into a rectangle in board units with nothing but the painter and the `Style`, so that its picture
can be kept under the face itself as the key.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.palettes import Mode
from ui.theme import Theme


class Detail(StrEnum):
    """How much of a face there is room for."""

    CHIP = "chip"  # at most 70 units wide: the symbols only
    NORMAL = "normal"
    LARGE = "large"  # the preview: everything, in reading size


CHIP_WIDTH = 70


@dataclass(frozen=True)
class Style:
    """How to draw: the theme, and how much detail."""

    theme: Theme
    detail: Detail = Detail.NORMAL

    @property
    def contrast(self) -> bool:
        """Whether plain surfaces and strong outlines are wanted."""
        return self.theme.mode is Mode.CONTRAST

    @property
    def text(self) -> float:
        """The text scale, 0.8 to 2."""
        return self.theme.text_scale


class Face(Protocol):
    """A picture of a thing. Implementations are frozen dataclasses."""

    @property
    def bleed(self) -> float:
        """How far the picture reaches beyond its rectangle (shadow, glow), in board units."""

    @property
    def radius(self) -> float:
        """The radius of its corners in board units: glows follow it."""

    @property
    def side(self) -> str:
        """`front` or `back` for what can be turned over, empty for what cannot."""

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the face into `rect`."""


def detail_for(width: float) -> Detail:
    """Return the detail that suits a thing `width` board units wide."""
    return Detail.CHIP if width <= CHIP_WIDTH else Detail.NORMAL
