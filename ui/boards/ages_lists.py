"""The previews of places: a title and what lies there, one line each."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ui.boards.ages_prints import INK, MINOR, PAPER, PAPER_EDGE, RIGHT, sign
from ui.items.card import card_body, fixed
from ui.items.face import Style
from ui.items.paint import paragraph, paragraph_height, text
from ui.theme import Role


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

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the list; the rows shrink together where there are many."""
        card_body(painter, rect, self.radius, PAPER, PAPER_EDGE)
        head = QRectF(rect.left() + 16, rect.top() + 10, rect.width() - 32, 38)
        text(painter, head, self.title, fixed(style.theme, Role.MIDDLE_AGES, 27), INK)
        painter.setPen(QPen(QColor("#B79A68"), 1.4))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        size = 18.0
        room = rect.bottom() - 12 - head.bottom() - 6
        while size > 10 and self._height(size, rect.width() - 32, style) > room:
            size -= 0.5
        y = head.bottom() + 6
        for row in self.rows:
            y += self._row(painter, QRectF(head.left(), y, head.width(), 0), row, size, style)
        if self.note:
            font = fixed(style.theme, Role.RULES, size)
            body = QRectF(head.left(), y + 4, head.width(), rect.bottom() - y - 10)
            paragraph(painter, body, self.note, font, MINOR)

    def _height(self, size: float, width: float, style: Style) -> float:
        font = fixed(style.theme, Role.RULES, size)
        height = sum(self._row_height(row, size, width, style) for row in self.rows)
        return height + (paragraph_height(self.note, font, width) + 6 if self.note else 0)

    def _words_width(self, row: Row, size: float, width: float) -> float:
        signs = len(row.icons) * size * 1.35
        return width - signs - (8 if row.icons else 0) - (size * 2.2 if row.right else 0)

    def _row_height(self, row: Row, size: float, width: float, style: Style) -> float:
        font = fixed(style.theme, Role.RULES, size, 700 if row.strong else 500)
        words = paragraph_height(row.words, font, self._words_width(row, size, width))
        return max(size * 1.35, words) + size * 0.3

    def _row(self, painter: QPainter, top: QRectF, row: Row, size: float, style: Style) -> float:
        """Paint one row and return its height."""
        font = fixed(style.theme, Role.RULES, size, 700 if row.strong else 500)
        high = self._row_height(row, size, top.width(), style)
        x = top.left()
        for icon, colour in row.icons:
            spot = QRectF(x, top.top() + size * 0.05, size * 1.2, size * 1.2)
            sign(painter, icon, spot, colour)
            x += size * 1.35
        x += 8 if row.icons else 0
        width = self._words_width(row, size, top.width())
        paragraph(painter, QRectF(x, top.top(), width + 1, high), row.words, font, INK)
        if row.right:
            right = QRectF(top.right() - size * 2.2, top.top(), size * 2.2, size * 1.35)
            text(
                painter, right, row.right, fixed(style.theme, Role.UI, size, 700), INK, align=RIGHT
            )
        return high
