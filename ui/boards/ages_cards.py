"""The cards of The Middle Ages, drawn by code at three levels of detail.

Up to 70 units wide a card shows its signs, up to 200 also its names and what fits of its words,
beyond that (the preview) everything in reading size. The words are made from what the card does.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.boards.ages_large import LargeCard
from ui.boards.ages_prints import (
    CREAM,
    INK,
    LARGE,
    LEFT,
    PAPER,
    PAPER_EDGE,
    SMALL,
    TINY,
    Print,
    centred,
    draw_band,
    draw_crisis,
    draw_wealth,
    fitting,
    sign,
    sign_in,
    tint,
    title_font,
    words_font,
)
from ui.items.card import card_body, fixed
from ui.items.face import CHIP_WIDTH, Style
from ui.items.paint import paragraph_height, sheen, text
from ui.theme import Role

LEAST_SIGN = 9.0
ROOMY = 120.0
"""From this width on a card has room for words."""


@dataclass(frozen=True)
class SocialCard:
    """A Social card, face up.

    `points` is what its Structure scores where only that counts, with those of the `count` cards
    that lie under it in a pile. `seen` is how much of its width is
    not covered by the next card (0: everything): what it shows moves there.
    """

    print: Print
    points: int | None = None
    count: int = 1
    seen: int = 0
    radius: float = 8.0
    side: str = "front"
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card."""
        radius = min(self.radius, rect.width() * 0.1)
        paper = ("#FFFFFF",) * 3 if style.contrast else PAPER
        card_body(painter, rect, radius, paper, "#000000" if style.contrast else PAPER_EDGE)
        if rect.width() >= LARGE:
            LargeCard(painter, rect, style, self.print).draw()
        elif self.points is not None:
            self._draw_built(painter, rect, style)
        else:
            self._draw_open(painter, rect, style)
        sheen(painter, rect.adjusted(1, 1, -1, -1), radius, 0.05)

    def _draw_open(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Show every use of the card, in the part of it that is seen."""
        part = QRectF(rect)
        if self.seen:
            part.setWidth(self.seen)
        if rect.width() < TINY:
            self._draw_tiny(painter, rect)
        elif part.width() <= CHIP_WIDTH:
            self._draw_chip(painter, part, rect)
        else:
            _Normal(painter, part, rect, style, self.print).draw()

    def _draw_chip(self, painter: QPainter, rect: QRectF, whole: QRectF) -> None:
        """Show the four signs only."""
        unit = rect.width() / 60
        one = self.print
        band = draw_band(painter, whole, one, 30 * unit)
        band.setRight(rect.right() - 3)
        sign_in(painter, one.figure, band, 24 * unit, CREAM)
        middle = QRectF(rect.left(), band.bottom(), rect.width(), 27 * unit)
        sign_in(painter, one.structure, middle, 23 * unit, tint(one.structure))
        foot = QRectF(rect.left() + 5 * unit, rect.bottom() - 22 * unit, 0, 17 * unit)
        foot.setRight(rect.right() - 5 * unit)
        draw_wealth(painter, one, foot, 11.5 * unit)
        draw_crisis(painter, one, foot, 17 * unit)

    def _draw_tiny(self, painter: QPainter, rect: QRectF) -> None:
        """Show the signs with those that matter in a hand at the left edge, which stays visible."""
        one, wide = self.print, rect.width()
        band = draw_band(painter, rect, one, rect.height() * 0.42)
        side = min(wide * 0.56, band.height() * 0.92)
        figure = QRectF(band.left() + 1, band.center().y() - side / 2, side, side)
        sign(painter, one.figure, figure, CREAM)
        side = wide * 0.42
        low = rect.bottom() - side - 3
        sign(painter, one.crisis, QRectF(rect.left() + 3, low, side, side), tint(one.crisis))
        wealth = QRectF(rect.right() - side * 0.9 - 3, low + side * 0.1, side * 0.9, side * 0.9)
        sign(painter, one.wealth, wealth, tint(one.wealth))

    def _draw_built(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Show the Structure: nothing else of the card counts any more."""
        one, wide = self.print, rect.width()
        strip = rect.adjusted(3, 3, -3, 0)
        strip.setHeight(max(14.0, wide * 0.24) if self.count > 1 else max(4.0, wide * 0.09))
        painter.fillRect(strip, QColor(tint(one.structure)))
        if self.count > 1:
            self._draw_count(painter, strip, style)
        titled = wide > SMALL
        top = strip.bottom() + wide * 0.05
        if titled:
            line = QRectF(rect.left() + 4, top, wide - 8, 22)
            text(painter, line, one.structure_title, title_font(style, 18), INK)
            top = line.bottom()
        disc = QRectF(0, 0, max(wide * 0.36, min(20.0, wide * 0.6)), 0)
        disc.setHeight(disc.width())
        disc.moveCenter(QPointF(rect.center().x(), rect.bottom() - disc.height() * 0.58))
        room = QRectF(rect.left(), top, wide, disc.top() - 1 - top)
        if room.height() > LEAST_SIGN:
            side = min(wide * 0.78, room.height())
            sign_in(painter, one.structure, room, side, tint(one.structure))
        _points(painter, disc, self.points or 0, style)

    def _draw_count(self, painter: QPainter, strip: QRectF, style: Style) -> None:
        """Say in the strip how many cards of this kind lie in the pile."""
        side = strip.height() * 0.9
        half = strip.width() / 2
        sign_in(painter, self.print.structure, strip.adjusted(0, 0, -half, 0), side, CREAM)
        font = fixed(style.theme, Role.UI, strip.height() * 0.94, 700)
        text(painter, strip.adjusted(half, 0, 0, 0), str(self.count), font, CREAM)


def _points(painter: QPainter, disc: QRectF, points: int, style: Style) -> None:
    painter.setPen(QPen(QColor("#6E4A08"), max(1.0, disc.width() * 0.07)))
    painter.setBrush(QColor("#F3CF68"))
    painter.drawEllipse(disc)
    text(painter, disc, str(points), fixed(style.theme, Role.UI, disc.height() * 0.72, 700), INK)


class _Normal:
    """A card on the table or in the hand: names, signs, and the words that fit."""

    def __init__(
        self, painter: QPainter, rect: QRectF, whole: QRectF, style: Style, one: Print
    ) -> None:
        self.painter, self.rect, self.whole, self.style, self.one = painter, rect, whole, style, one
        self.unit = rect.width() / 156
        self.roomy = rect.width() >= ROOMY
        self.grow = min(style.text, 1.5)

    def draw(self) -> None:
        """Paint everything on the paper."""
        band = self._draw_band()
        foot_high = 24 * self.unit if self.roomy else min(21.0, self.rect.width() * 0.24)
        foot = QRectF(self.rect.left() + 9, self.rect.bottom() - foot_high - 7, 0, foot_high)
        foot.setRight(self.rect.right() - 9)
        draw_wealth(self.painter, self.one, foot, 20 * self.unit if self.roomy else 17.0)
        draw_crisis(self.painter, self.one, foot, foot_high)
        middle = self.rect.adjusted(8, 0, -8, 0)
        middle.setTop(band.bottom() + 3)
        middle.setBottom(foot.top() - 2)
        self._draw_structure(middle)

    def _draw_band(self) -> QRectF:
        """Paint the Character: its sign, its name where there is room, its ability in short."""
        one, painter = self.one, self.painter
        side = 34 * self.unit if self.roomy else 26.0
        short, font, words_high = self._short_words()
        height = side + 9 * self.unit + words_high if self.roomy else 34.0
        band = draw_band(painter, self.whole, one, height)
        band.setRight(self.rect.right() - 3)
        icon = QRectF(band.left() + 5, band.top() + 5 * self.unit, side, side)
        if not self.roomy:
            icon.moveTop(band.center().y() - side / 2)
        title = QRectF(icon.right() + 5, icon.top(), band.right() - icon.right() - 8, side)
        size = 18 * self.unit * min(self.grow, 1.15) if self.roomy else 15 * min(self.grow, 1.2)
        title_face = words_font(self.style, max(size, 14), 700)
        if QFontMetricsF(title_face).horizontalAdvance(one.figure_title) > title.width() * 1.4:
            middle = icon.center().y() if self.roomy else band.center().y()
            icon.moveCenter(QPointF(band.center().x(), middle))
        else:
            text(painter, title, one.figure_title, title_face, CREAM, align=LEFT)
        sign(painter, one.figure, icon, CREAM)
        if self.roomy:
            words = QRectF(band.left() + 5, icon.bottom(), band.width() - 10, words_high + 2)
            centred(painter, words, short, font, CREAM)
        return band

    def _short_words(self) -> tuple[str, QFont, float]:
        """Return the ability in few words, its font, and the height of its one or two lines."""
        short = self.one.short[0].upper() + self.one.short[1:]
        size, width = max(13.5, 15.5 * self.unit) * self.grow, self.rect.width() - 16
        while True:
            font = words_font(self.style, size, 600)
            height = paragraph_height(short, font, width)
            if size <= 10 or height <= min(QFontMetricsF(font).lineSpacing() * 2.2, 50 * self.unit):
                return short, font, height
            size -= 0.5

    def _draw_structure(self, room: QRectF) -> None:
        one, painter = self.one, self.painter
        if not self.roomy:
            line = QRectF(room.left(), room.top(), room.width(), 20)
            text(painter, line, one.structure_title, title_font(self.style, 17), INK)
            rest = QRectF(room.left(), line.bottom(), room.width(), room.bottom() - line.bottom())
            side = min(56, rest.height(), rest.width() * 0.7)
            sign_in(painter, one.structure, rest, side, tint(one.structure))
            return
        line = QRectF(room.left(), room.top(), room.width(), 24 * self.unit)
        text(painter, line, one.structure_title, title_font(self.style, 22 * self.unit), INK)
        side = 38 * self.unit
        spot = QRectF(room.left(), line.bottom(), room.width(), side)
        below = QRectF(room.left() - 3, spot.bottom() + 1, room.width() + 6, 0)
        below.setBottom(room.bottom())
        font = words_font(self.style, max(13.5, 14.2 * self.unit) * self.grow)
        words = fitting((one.scoring, one.short_scoring), font, below)
        if not words:
            spot.setBottom(room.bottom())
            side = min(64 * self.unit, spot.height())
        sign_in(painter, one.structure, spot, side, tint(one.structure))
        centred(painter, below, words, font, INK)
