"""The previews of places: a title and what lies there, one line each."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ui.boards.ages_prints import INK, MINOR, PAPER, PAPER_EDGE, RIGHT, sign
from ui.items.card import card_body, fixed
from ui.items.face import Style
from ui.items.paint import paragraph, paragraph_height, text
from ui.theme import Role, Theme

WIDTH = 300.0
"""The width for which the sizes are meant."""
SIZE = 18.0
SMALLEST = 10.0
HEAD = 58.0
MARGIN = 16.0


@dataclass(frozen=True)
class Row:
    """A line of a list: signs with their colours, words, and a number at the right."""

    words: str
    icons: tuple[tuple[str, str], ...] = ()
    right: str = ""
    strong: bool = False


@dataclass(frozen=True)
class ListFace:
    """The preview of a place: a title and what lies there, or what it means."""

    title: str
    rows: tuple[Row, ...]
    note: str = ""
    radius: float = 12.0
    side: str = ""
    bleed: float = 18.0

    def high(self, width: float, theme: Theme) -> float:
        """Return how high the list is when it is `width` wide."""
        unit = width / WIDTH
        return HEAD * unit + self._height(SIZE * unit, width - 2 * MARGIN, theme) + 14 * unit

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the list; the rows shrink together where there are many."""
        theme, unit = style.theme, rect.width() / WIDTH
        card_body(painter, rect, self.radius, PAPER, PAPER_EDGE)
        inner = rect.adjusted(MARGIN, 8 * unit, -MARGIN, -8)
        head = QRectF(inner.left(), inner.top(), inner.width(), (HEAD - 14) * unit)
        text(painter, head, self.title, fixed(theme, Role.MIDDLE_AGES, 27 * unit), INK)
        painter.setPen(QPen(QColor("#B79A68"), 1.4))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        size, y = SIZE * unit, head.bottom() + 6 * unit
        while size > SMALLEST and self._height(size, inner.width(), theme) > rect.bottom() - y - 4:
            size -= 0.5
        for row in self.rows:
            line = QRectF(
                inner.left(), y, inner.width(), _row_height(row, size, inner.width(), theme)
            )
            _draw_row(painter, line, row, size, theme)
            y = line.bottom()
        if self.note:
            font = fixed(theme, Role.RULES, size)
            body = QRectF(inner.left(), y + 2, inner.width(), rect.bottom() - y - 4)
            paragraph(painter, body, self.note, font, MINOR)

    def _height(self, size: float, width: float, theme: Theme) -> float:
        height = sum(_row_height(row, size, width, theme) for row in self.rows)
        if self.note:
            height += paragraph_height(self.note, fixed(theme, Role.RULES, size), width) + 4
        return height


def _font(row: Row, size: float, theme: Theme) -> QFont:
    return fixed(theme, Role.RULES, size, 700 if row.strong else 500)


def _words_width(row: Row, size: float, width: float) -> float:
    signs = len(row.icons) * size * 1.35 + (8 if row.icons else 0)
    return width - signs - (size * 2.2 if row.right else 0)


def _row_height(row: Row, size: float, width: float, theme: Theme) -> float:
    words = paragraph_height(row.words, _font(row, size, theme), _words_width(row, size, width))
    return max(size * 1.35, words) + size * 0.3


def _draw_row(painter: QPainter, line: QRectF, row: Row, size: float, theme: Theme) -> None:
    x = line.left()
    for icon, colour in row.icons:
        sign(painter, icon, QRectF(x, line.top() + size * 0.05, size * 1.2, size * 1.2), colour)
        x += size * 1.35
    x += 8 if row.icons else 0
    room = QRectF(x, line.top(), _words_width(row, size, line.width()) + 1, line.height())
    paragraph(painter, room, row.words, _font(row, size, theme), INK)
    if row.right:
        right = QRectF(line.right() - size * 2.2, line.top(), size * 2.2, size * 1.35)
        text(painter, right, row.right, fixed(theme, Role.UI, size, 700), INK, align=RIGHT)
