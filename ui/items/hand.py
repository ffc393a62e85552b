"""A hand of cards: where each card lies when many share a little room."""

from PySide6.QtCore import QRectF

SHAPE = 1.394  # height of a card for its width


def row(
    count: int, room: QRectF, width: float, gap: float, *, centred: bool = True
) -> list[QRectF]:
    """Return the places of `count` cards side by side in the middle of `room`, or from its left.

    Cards are `width` wide with `gap` between them while there is room; then they overlap, evenly.
    """
    if count == 0:
        return []
    width = min(width, room.width())
    step = 0.0 if count == 1 else min(width + gap, (room.width() - width) / (count - 1))
    left = room.center().x() - (width + step * (count - 1)) / 2 if centred else room.left()
    height = min(width * SHAPE, room.height())
    return [QRectF(left + step * index, room.top(), width, height) for index in range(count)]
