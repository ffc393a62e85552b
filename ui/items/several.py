"""Several cards as one picture, side by side."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.items.face import Face, Style
from ui.theme import Theme

GAP = 10.0
MOST_IN_A_ROW = 4
ASPECT = 1.4


@dataclass(frozen=True)
class SeveralCards:
    """Cards in rows, as large as there is room for."""

    faces: tuple[Face, ...]
    radius: float = 0.0
    side: str = ""
    bleed: float = 22.0

    @property
    def columns(self) -> int:
        """How many cards stand in a row."""
        rows = ceil(len(self.faces) / MOST_IN_A_ROW)
        return ceil(len(self.faces) / rows)

    def high(self, width: float, theme: Theme) -> float:
        """Return how high the rows are when they are `width` wide, in board units."""
        rows = ceil(len(self.faces) / self.columns)
        card = (width - GAP * (self.columns - 1)) / self.columns
        return rows * card * ASPECT + GAP * (rows - 1)

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint all cards."""
        columns = self.columns
        rows = ceil(len(self.faces) / columns)
        width = (rect.width() - GAP * (columns - 1)) / columns
        width = min(width, (rect.height() - GAP * (rows - 1)) / rows / ASPECT)
        for index, face in enumerate(self.faces):
            row, column = divmod(index, columns)
            spot = QRectF(0, 0, width, width * ASPECT)
            spot.moveTopLeft(rect.topLeft())
            spot.translate(column * (width + GAP), row * (width * ASPECT + GAP))
            face.draw(painter, spot, style)


def in_one(faces: tuple[Face, ...]) -> Face | None:
    """Return one picture of all that there is to show, or None without any."""
    return SeveralCards(faces) if len(faces) > 1 else next(iter(faces), None)
