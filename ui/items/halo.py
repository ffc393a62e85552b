"""What surrounds a thing: the glow of what can be touched, a dashed edge, the focus ring."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.items.face import Style
from ui.items.paint import cut_out, glow, outline


class Halo(StrEnum):
    """The kinds of halo; a thing may have several."""

    LAST = "last"  # the last move touched it
    ACT = "act"  # it begins or continues a legal move
    HOVER = "hover"  # the pointer is on it, and a click would do something
    TARGET = "target"  # the half-made move can go here
    CHOSEN = "chosen"  # the half-made move touched it
    OVER = "over"  # what is held would be dropped here
    FOCUS = "focus"  # the keyboard is here


BEHIND = frozenset({Halo.ACT})
"""The halos that lie under the thing; the others lie on it."""


@dataclass(frozen=True)
class HaloFace:
    """The picture of one halo round a thing with corners of `radius` units."""

    kind: Halo
    radius: float
    colour: str
    ring: str  # the colour of the focus ring
    side: str = ""
    bleed: float = 20.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the halo round `rect`."""
        gold = QColor(self.colour)
        wide = 2.0 if style.contrast else 0.0
        near = rect.adjusted(-3, -3, 3, 3)
        match self.kind:
            case Halo.ACT:
                glow(painter, rect, self.radius, 18, gold)
                cut_out(painter, rect.adjusted(2, 2, -2, -2), self.radius)
                outline(painter, near, self.radius + 3, gold, 3 + wide)
            case Halo.TARGET:
                far = rect.adjusted(-5, -5, 5, 5)
                outline(painter, far, self.radius + 5, gold, 2.5 + wide, dashed=True)
            case Halo.CHOSEN:
                glow(painter, near, self.radius + 3, 14, gold)
                cut_out(painter, rect, self.radius)
                outline(painter, near, self.radius + 3, QColor("#FFFFFF"), 3 + wide)
            case Halo.OVER:
                glow(painter, rect, self.radius, 20, gold)
                cut_out(painter, rect, self.radius)
                outline(painter, near, self.radius + 3, gold, 4 + wide)
            case Halo.HOVER:
                outline(painter, rect.adjusted(-1, -1, 1, 1), self.radius + 1, QColor("#FFFFFF"), 3)
            case Halo.LAST:
                pale = QColor(gold)
                pale.setAlphaF(0.9 if style.contrast else 0.65)
                outline(painter, rect.adjusted(-2, -2, 2, 2), self.radius + 2, pale, 2 + wide)
            case Halo.FOCUS:
                far = rect.adjusted(-7, -7, 7, 7)
                outline(painter, far, self.radius + 7, QColor("#000000"), 5)
                inner = far.adjusted(1, 1, -1, -1)
                outline(painter, inner, self.radius + 6, QColor(self.ring), 3)
