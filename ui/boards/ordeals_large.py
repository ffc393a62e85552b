"""The previews of Ordeals: a card in reading size with its words explained, and lists."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ui.boards.ordeals_cards import draw_band, draw_emblem, paper
from ui.boards.ordeals_prints import (
    INK,
    LEFT,
    LETTERS,
    MINOR,
    PAPER_EDGE,
    RIGHT,
    STAT,
    TONES,
    Print,
    draw_coin,
    draw_count,
    number_text,
    title_font,
    words_font,
)
from ui.icons import draw_icon
from ui.items.card import card_body
from ui.items.face import Style
from ui.items.paint import paragraph, paragraph_height, text
from ui.theme import Theme

WIDTH = 300.0
"""The width for which the sizes are meant."""
HEAD, PAD = 48.0, 16.0


@dataclass(frozen=True)
class Line:
    """A line of a list: an icon, words, and something at the right."""

    words: str
    icon: str = ""
    right: str = ""
    strong: bool = False


@dataclass(frozen=True)
class LargeCard:
    """A card in reading size: its sort, its numbers in words, its sentence, and its terms.

    `notes` are sentences about the moment, such as why it costs less now.
    """

    print: Print
    notes: tuple[str, ...] = ()
    radius: float = 12.0
    side: str = ""
    bleed: float = 20.0

    def high(self, width: float, theme: Theme) -> float:
        """Return how high the card is when it is `width` wide."""
        return _Sheet(self, width, Style(theme)).height

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card."""
        card_body(painter, rect, self.radius, paper(style), PAPER_EDGE)
        edge = QColor(TONES[self.print.tone])
        painter.setPen(QPen(edge, 2))
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), self.radius - 3, self.radius - 3)
        _Sheet(self, rect.width(), style).paint(painter, rect)


class _Sheet:
    """Lays the parts of a large card out; where there is little room they shrink together."""

    def __init__(self, card: LargeCard, width: float, style: Style) -> None:
        self.card, self.one, self.style = card, card.print, style
        self.unit = width / WIDTH
        self.inner = width - 2 * PAD * self.unit
        self.factor = 1.0

    @property
    def height(self) -> float:
        """How high the card wants to be."""
        terms = sum(self._high(f"{name}: {said}", 15) + 4 for name, said in self.one.terms)
        parts = [
            HEAD * self.unit,
            26 * self.unit,
            (30 * len(self._numbers()) + 4) * self.unit * self.factor,
            self._high(self.one.sentence, 20, 500) + 12 * self.unit,
            *(self._high(note, 15, 700) + 4 for note in self.card.notes),
            terms + (14 * self.unit if terms else 0),
            (40 * self.unit if self._footed else 8),
        ]
        return sum(parts) + 14 * self.unit

    @property
    def _footed(self) -> bool:
        one = self.one
        return bool(one.cost is not None or one.fame or one.letters)

    def _numbers(self) -> list[tuple[str, str]]:
        one = self.one
        names = {**STAT, "heart": "Health", "pain": "Pain", "shard": "Token Shards", "star": "Fame"}
        if not one.weapon:
            names["power"] = "Power"
        found = [(icon, f"{number_text(n)} {names[icon]}") for icon, n in (*one.values, *one.foot)]
        if not one.values and not one.foot and one.line:
            found.append(("event", one.line))
        return found

    def _font_size(self, size: float) -> float:
        return size * self.unit * self.factor

    def _high(self, words: str, size: float, weight: int = 500) -> float:
        font = words_font(self.style, self._font_size(size), weight)
        return paragraph_height(words, font, self.inner)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint everything into `rect`."""
        while self.height > rect.height() + 1 and self.factor > 0.5:
            self.factor -= 0.04
        one, unit, left = self.one, self.unit, rect.left() + PAD * self.unit
        if not self.style.contrast:
            side = rect.width() * 0.62
            spot = QRectF(rect.center().x() - side / 2, rect.top() + 90 * unit, side, side)
            draw_emblem(painter, spot, one, 0.09)
        band = QRectF(rect.left() + 8, rect.top() + 8, rect.width() - 16, (HEAD - 10) * unit)
        draw_band(painter, band, one, self.style, 20 * unit)
        y = rect.top() + HEAD * unit + 2
        sort = QRectF(left, y, self.inner, 22 * unit)
        small = words_font(self.style, 15.5 * unit, 700)
        text(painter, sort, _capital(one.sort), small, TONES[one.tone], align=LEFT)
        y = sort.bottom() + 4 * unit
        for icon, words in self._numbers():
            row = QRectF(left, y, self.inner, 28 * unit * self.factor)
            icon_box = QRectF(row.left(), row.top() + 3, row.height() - 6, row.height() - 6)
            draw_icon(painter, icon, icon_box, INK)
            font = words_font(self.style, self._font_size(18), 700)
            text(painter, row.adjusted(row.height() + 4, 0, 0, 0), words, font, INK, align=LEFT)
            y += 30 * unit * self.factor
        y = self._paragraph(painter, left, y + 2, one.sentence, (20, 500, INK)) + 8 * unit
        for note in self.card.notes:
            y = self._paragraph(painter, left, y, note, (15, 700, "#7A1C12")) + 4
        self._terms(painter, left, y)
        self._foot(painter, rect)

    def _paragraph(
        self, painter: QPainter, left: float, y: float, words: str, how: tuple[float, int, str]
    ) -> float:
        size, weight, colour = how
        high = self._high(words, size, weight)
        font = words_font(self.style, self._font_size(size), weight)
        paragraph(painter, QRectF(left, y, self.inner, high + 6), words, font, colour)
        return y + high

    def _terms(self, painter: QPainter, left: float, y: float) -> None:
        if not self.one.terms:
            return
        painter.setPen(QPen(QColor("#A98C5A"), 1.2))
        painter.drawLine(
            QRectF(left, y + 2, self.inner, 0).topLeft(),
            QRectF(left, y + 2, self.inner, 0).topRight(),
        )
        y += 9 * self.unit
        for name, said in self.one.terms:
            y = self._paragraph(painter, left, y, f"{name}: {said}", (15, 500, MINOR)) + 4

    def _foot(self, painter: QPainter, rect: QRectF) -> None:
        one, unit = self.one, self.unit
        y = rect.bottom() - 24 * unit
        x = rect.left() + PAD * unit
        if one.cost is not None:
            draw_coin(painter, QRectF(x, y - 14 * unit, 28 * unit, 28 * unit).center(), 14 * unit,
                      one.cost, self.style)  # fmt: skip
            words = QRectF(x + 34 * unit, y - 12 * unit, 90 * unit, 24 * unit)
            text(painter, words, "Effort", words_font(self.style, 16 * unit), INK, align=LEFT)
        if one.fame:
            row = QRectF(rect.right() - 104 * unit, y - 10 * unit, 0, 20 * unit)
            end = draw_count(painter, ("star", one.fame, "#7A5206"), row, self.style)
            words = QRectF(end + 4, row.top(), 60 * unit, row.height())
            text(painter, words, "Fame", words_font(self.style, 16 * unit), INK, align=LEFT)
        for letter in one.letters:
            name, colour = LETTERS[letter]
            spot = QRectF(x, y - 11 * unit, 22 * unit, 22 * unit)
            draw_letter(painter, spot, letter, self.style)
            words = QRectF(spot.right() + 3, spot.top(), 46 * unit, spot.height())
            short = {"equipment": "Equip."}.get(name, name.capitalize()[:4] + ".")
            text(painter, words, short, words_font(self.style, 13 * unit), colour, align=LEFT)
            x += 68 * unit


def draw_letter(painter: QPainter, rect: QRectF, letter: str, style: Style) -> None:
    """Paint the square with the letter of an archetype."""
    painter.save()
    painter.setPen(QPen(QColor(255, 240, 210, 160), 1))
    painter.setBrush(QColor(LETTERS[letter][1]))
    painter.drawRoundedRect(rect, 3, 3)
    painter.restore()
    text(painter, rect, letter, title_font(style, rect.height() * 0.68), "#FFFFFF")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@dataclass(frozen=True)
class Sheet:
    """The preview of a place: a title and what lies there, or what it means."""

    title: str
    rows: tuple[Line, ...] = ()
    note: str = ""
    radius: float = 12.0
    side: str = ""
    bleed: float = 20.0

    def high(self, width: float, theme: Theme) -> float:
        """Return how high the list is when it is `width` wide."""
        unit, style = width / WIDTH, Style(theme)
        return (HEAD + 20) * unit + self._rows_high(style, unit, 17 * unit)

    def _rows_high(self, style: Style, unit: float, size: float) -> float:
        inner = (WIDTH - 2 * PAD) * unit
        high = len(self.rows) * size * 1.42
        if self.note:
            high += paragraph_height(self.note, words_font(style, size * 0.94), inner) + 8
        return high

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the list; where there are many lines they shrink together."""
        unit = rect.width() / WIDTH
        card_body(painter, rect, self.radius, paper(style), PAPER_EDGE)
        inner = rect.adjusted(PAD * unit, 8 * unit, -PAD * unit, -8 * unit)
        head = QRectF(inner.left(), inner.top(), inner.width(), (HEAD - 12) * unit)
        text(painter, head, self.title, title_font(style, 20 * unit), INK)
        painter.setPen(QPen(QColor("#A98C5A"), 1.3))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        y, size = head.bottom() + 8 * unit, 17 * unit
        while size > 8 and self._rows_high(style, unit, size) > rect.bottom() - y - 6:
            size -= 0.5
        for row in self.rows:
            self._row(painter, QRectF(inner.left(), y, inner.width(), size * 1.36), row, style)
            y += size * 1.42
        if self.note:
            body = QRectF(inner.left(), y + 4, inner.width(), rect.bottom() - y - 4)
            paragraph(painter, body, self.note, words_font(style, size * 0.94), MINOR)

    def _row(self, painter: QPainter, line: QRectF, row: Line, style: Style) -> None:
        size = line.height() / 1.36
        x = line.left()
        if row.icon:
            draw_icon(painter, row.icon, QRectF(x, line.top() + 1, size * 1.1, size * 1.1), INK)
            x += size * 1.5
        font = words_font(style, size, 700 if row.strong else 500)
        wide = 0.0 if not row.right else 24 + 8 * len(row.right)
        room = QRectF(x, line.top(), line.right() - x - wide, line.height())
        text(painter, room, row.words, font, INK, align=LEFT)
        if row.right:
            right = QRectF(line.right() - wide, line.top(), wide, line.height())
            text(painter, right, row.right, words_font(style, size, 700), INK, align=RIGHT)
