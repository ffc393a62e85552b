"""The keys of The Mind's board.

Alone at the screen a person has one key for each thing to do; people who share a screen have keys
of their own: look at the hand while it is held, lay white, lay red, be ready.
"""

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from ui.keymap import BY_NAME, PEOPLE, KeyMap


@dataclass(frozen=True)
class SeatKeys:
    """The keys of one person."""

    white: Qt.Key
    red: Qt.Key
    ready: Qt.Key
    peek: Qt.Key | None = None


@dataclass(frozen=True)
class MindKeys:
    """The keys of the game: those of everybody, of one person alone, of people who share."""

    stop: Qt.Key
    star: Qt.Key
    agree: Qt.Key
    refuse: Qt.Key
    alone: SeatKeys
    shared: tuple[SeatKeys, ...]

    def of(self, humans: tuple[int, ...]) -> dict[int, SeatKeys]:
        """Return the keys of each person at the screen, by seat."""
        if len(humans) == 1:
            return {humans[0]: self.alone}
        return dict(zip(humans, self.shared, strict=False))


@cache
def mind_keys(keymap: KeyMap) -> MindKeys:
    """Return the keys of the game as somebody has chosen them."""

    def key(name: str) -> Qt.Key:
        return key_of(keymap.key(name)) or key_of(BY_NAME[name].usual) or Qt.Key.Key_unknown

    shared = tuple(
        SeatKeys(key(f"white {n}"), key(f"red {n}"), key(f"ready {n}"), key(f"peek {n}"))
        for n in range(1, len(PEOPLE) + 1)
    )
    return MindKeys(
        stop=key("stop"),
        star=key("star"),
        agree=key("agree"),
        refuse=key("refuse"),
        alone=SeatKeys(key("white"), key("red"), key("ready")),
        shared=shared,
    )


def key_of(text: str) -> Qt.Key | None:
    """Return the key that is written so, or None where it is no key."""
    sequence = QKeySequence(text)
    key = sequence[0].key() if sequence.count() else None  # type: ignore[index]  # Qt's stub
    return None if key == Qt.Key.Key_unknown else key


def cap(key: Qt.Key) -> str:
    """Return what is printed on a key."""
    return QKeySequence(key).toString()
