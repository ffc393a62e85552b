"""Where a thing lies on a board and how it looks there: what a board's layout is made of."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF

from ui.items.face import Face


class Mark(StrEnum):
    """A lasting accent on a thing."""

    NONE = ""
    LAST = "last"  # what the last move touched


@dataclass(frozen=True)
class Place:
    """One thing in a layout.

    `rect` and `tilt` are in board units (the board is 992 x 712) and degrees. `name` is what a
    screen reader says; a thing without a name can be neither touched nor focused. `origin` is the
    id of the thing that a new thing comes out of, `exit` the id of the one it goes into when the
    next layout has no more place for it; without them it fades in or out. `grip` widens what the
    pointer may hit, in board units.
    """

    rect: QRectF
    face: Face
    z: float
    name: str = ""
    dimmed: bool = False
    tilt: float = 0.0
    opacity: float = 1.0
    mark: Mark = Mark.NONE
    glows: bool = True  # whether it may show the glow of what can be touched
    preview: Face | None = None
    origin: str = ""
    exit: str = ""
    delay: int = 0  # in deal steps (60 ms at normal speed) before it sets out

    @property
    def touchable(self) -> bool:
        """Whether a person can click, focus and ask about it."""
        return bool(self.name)


Layout = dict[str, Place]
"""Every thing of a board by its id, in reading order (the order of the Tab key)."""
