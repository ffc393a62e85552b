"""The keys of The Mind's board.

Alone at the screen a person has one key for each thing to do; people who share a screen have keys
of their own: look at the hand while it is held, lay white, lay red, be ready.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt

READY = Qt.Key.Key_F
STOP = Qt.Key.Key_Space
STAR = Qt.Key.Key_S
AGREE = Qt.Key.Key_Y
REFUSE = Qt.Key.Key_N


@dataclass(frozen=True)
class SeatKeys:
    """The keys of one person."""

    white: Qt.Key
    red: Qt.Key
    peek: Qt.Key | None = None
    ready: Qt.Key = READY


ALONE = SeatKeys(Qt.Key.Key_W, Qt.Key.Key_R)
SHARED = (
    SeatKeys(Qt.Key.Key_Q, Qt.Key.Key_W, Qt.Key.Key_A, Qt.Key.Key_1),
    SeatKeys(Qt.Key.Key_O, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_2),
    SeatKeys(Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_D, Qt.Key.Key_3),
    SeatKeys(Qt.Key.Key_B, Qt.Key.Key_M, Qt.Key.Key_K, Qt.Key.Key_4),
)


def keys_of(humans: tuple[int, ...]) -> dict[int, SeatKeys]:
    """Return the keys of each person at the screen, by seat."""
    if len(humans) == 1:
        return {humans[0]: ALONE}
    return dict(zip(humans, SHARED, strict=False))


def cap(key: Qt.Key) -> str:
    """Return what is printed on a key."""
    return "Space" if key == Qt.Key.Key_Space else chr(key)
