"""A card of The Middle Ages in the preview: every use of it in whole sentences."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.boards.ages_prints import (
    CREAM,
    INK,
    LEFT,
    RIGHT,
    Print,
    draw_band,
    draw_crisis,
    draw_wealth,
    sign,
    tint,
    title_font,
    words_font,
)
from ui.items.face import Style
from ui.items.paint import paragraph, paragraph_height, text


class LargeCard:
    """The preview: every use of the card in whole sentences."""

    def __init__(self, painter: QPainter, rect: QRectF, style: Style, one: Print) -> None:
        self.painter, self.rect, self.style, self.one = painter, rect, style, one
        self.unit = rect.width() / 300
        self.size = 20.0 * self.unit

    def draw(self) -> None:
        """Paint everything; the words shrink together where a pack has long ones."""
        size = self.size
        while size > 11 and self._lay_out(size, paint=False) > self.rect.bottom() - 8:
            size -= 1
        self._lay_out(size, paint=True)

    def _lay_out(self, size: float, *, paint: bool) -> float:
        """Return how far down the words go at this size; `paint` them too."""
        one, unit = self.one, self.unit
        y = self._block(
            QRectF(self.rect.left() + 4, self.rect.top() + 4, self.rect.width() - 8, 0),
            (one.figure, one.figure_title, one.ability),
            size,
            paint=paint,
        )
        y = self._structure(y + 6, size, paint=paint)
        foot = QRectF(self.rect.left() + 14, y + 4, self.rect.width() - 28, 30 * unit)
        if paint:
            foot.moveBottom(self.rect.bottom() - 10)
            self._foot(foot)
        return foot.bottom()

    def _block(
        self, top: QRectF, words: tuple[str, str, str], size: float, *, paint: bool
    ) -> float:
        icon, title, sentence = words
        font = words_font(self.style, size)
        inner = top.width() - 20
        height = paragraph_height(sentence, font, inner)
        band_high = 44 * self.unit + height + 12
        if paint:
            band = draw_band(self.painter, self.rect, self.one, band_high)
            spot = QRectF(band.left() + 8, band.top() + 6, 36 * self.unit, 36 * self.unit)
            sign(self.painter, icon, spot, CREAM)
            line = QRectF(
                spot.right() + 8, spot.top(), band.right() - spot.right() - 14, spot.height()
            )
            big = title_font(self.style, 26 * self.unit)
            text(self.painter, line, title, big, CREAM, align=LEFT)
            body = QRectF(band.left() + 8, spot.bottom() + 4, inner, height + 4)
            paragraph(self.painter, body, sentence, font, CREAM)
        return top.top() + band_high

    def _structure(self, y: float, size: float, *, paint: bool) -> float:
        one, font = self.one, words_font(self.style, size)
        left, width = self.rect.left() + 14, self.rect.width() - 28
        head = QRectF(left, y, width, 36 * self.unit)
        sentences = (f"Played: {_lower(one.building)}", f"At the end: {_lower(one.scoring)}")
        if paint:
            spot = QRectF(head.left(), head.top(), head.height(), head.height())
            sign(self.painter, one.structure, spot, tint(one.structure))
            line = head.adjusted(head.height() + 8, 0, 0, 0)
            big = title_font(self.style, 26 * self.unit)
            text(self.painter, line, one.structure_title, big, INK, align=LEFT)
        y = head.bottom() + 2
        for sentence in sentences:
            height = paragraph_height(sentence, font, width)
            if paint:
                body = QRectF(left, y, width, height + 4)
                paragraph(self.painter, body, sentence, font, INK)
            y += height + 3
        return y

    def _foot(self, foot: QRectF) -> None:
        """Say in signs and words what the card is worth and what it threatens."""
        one, painter, unit = self.one, self.painter, self.unit
        font = words_font(self.style, 17 * unit, 700)
        side = 24 * unit
        draw_wealth(painter, one, QRectF(foot.left(), foot.top(), 0, foot.height() - 2), side)
        words = QRectF(
            foot.left() + side * 1.08 * one.icons + 6, foot.top(), 90 * unit, foot.height()
        )
        text(painter, words, one.wealth.capitalize(), font, INK, align=LEFT)
        draw_crisis(painter, one, foot, 28 * self.unit)
        back = QRectF(foot.right() - 118 * unit, foot.top(), 84 * unit, foot.height())
        text(painter, back, one.back.capitalize(), font, tint(one.crisis), align=RIGHT)


def _lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]
