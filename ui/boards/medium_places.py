"""Where things lie on Medium's board: measures in board units, and the stations of the rim."""

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF

CENTRE = QPointF(496, 260)
REACH = (428.0, 222.0)
"""Half the width and half the height of the table."""
WORDS = (QRectF(172, 143, 212, 122), QRectF(608, 143, 212, 122))
"""The two word cards: of the first and of the second of a pair."""
BALL = QRectF(437, 142, 118, 124)
MIDDLE = QRectF(172, 143, 648, 122)
"""Where a card is played."""
SEALED = (QRectF(379, 226, 64, 39), QRectF(549, 226, 64, 39))
"""Where a word lies that is entered and not yet shown."""
TABS = QRectF(326, 73, 340, 62)
ANSWER = QRectF(160, 275, 672, 50)
"""The row of the word field or of the buttons that answer."""
ENTRY = QRectF(262, 275, 468, 50)
BARRED = QRectF(176, 330, 640, 24)
TRAIL = QRectF(214, 358, 564, 50)
DECK = QRectF(12, 12, 106, 62)
CORNER = QRectF(834, 12, 146, 60)
"""The corner where the shattered Crystal Ball lies."""
HAND = QRectF(20, 552, 952, 104)
CAPTION = QRectF(22, 664, 948, 40)
SETS = QRectF(30, 40, 932, 620)
BOARD = QRectF(0, 0, 992, 712)
EDGE = 6.0
OUTWARD = 1.1
"""The seats and the piles lie a little outside the rim."""

_STEPS = 1440


@cache
def stations(count: int, outward: float = 1.0) -> tuple[QPointF, ...]:
    """Return `count` points of an oval like the rim, evenly far apart along it.

    The first is the bottom; the next ones go clockwise: to the left neighbour first. `outward` is
    the size of the oval in parts of the rim.
    """
    points = [_rim(2 * pi * step / _STEPS, outward) for step in range(_STEPS + 1)]
    lengths = [0.0]
    for before, after in pairwise(points):
        lengths.append(lengths[-1] + hypot(after.x() - before.x(), after.y() - before.y()))
    found, step = [], 0
    for number in range(count):
        while lengths[step] < lengths[-1] * number / count:
            step += 1
        found.append(points[step])
    return tuple(found)


def _rim(turn: float, outward: float) -> QPointF:
    return CENTRE + QPointF(-REACH[0] * sin(turn), REACH[1] * cos(turn)) * outward


def around(centre: QPointF, width: float, height: float) -> QRectF:
    """Return the rectangle of this size round a point, moved onto the board where it must be."""
    left = min(max(centre.x() - width / 2, EDGE), BOARD.right() - EDGE - width)
    top = max(centre.y() - height / 2, EDGE)
    return QRectF(left, top, width, height)


def columns(room: QRectF, count: int, widest: float, gap: float) -> list[QRectF]:
    """Return `count` rectangles side by side in the middle of `room`, as high as it is."""
    if not count:
        return []
    width = min(widest, (room.width() - gap * (count - 1)) / count)
    left = room.center().x() - (width * count + gap * (count - 1)) / 2
    return [
        QRectF(left + (width + gap) * place, room.top(), width, room.height())
        for place in range(count)
    ]
