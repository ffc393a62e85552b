"""A pile of cards: how those under the top card peep out."""

from PySide6.QtCore import QRectF

SIDEWAYS, DOWNWARDS = 5.0, 4.0


def lying(rect: QRectF, depth: int, number: int, *, to_left: bool) -> tuple[QRectF, float]:
    """Return where the card `depth` under the top one lies, and its tilt in degrees.

    The top card lies straight. The lower ones lean a little, each card always the same way:
    `number` is its place in the pile.
    """
    shift = -SIDEWAYS if to_left else SIDEWAYS
    tilt = ((number * 37) % 7 - 3) * 0.5 if depth else 0.0
    return rect.translated(shift * depth, DOWNWARDS * depth), tilt
