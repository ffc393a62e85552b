"""The faces of the cards of Ordeals: small, in the hand, in combat, and their backs."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ui.boards.ordeals_prints import (
    CREAM,
    GOLD,
    INK,
    PAPER,
    PAPER_EDGE,
    TONES,
    Print,
    digits_font,
    draw_coin,
    draw_count,
    draw_values,
    fit_words,
    number_text,
    title_font,
    two_lines,
    words_font,
)
from ui.icons import draw_icon
from ui.items.card import card_body, clip_round
from ui.items.face import Style
from ui.items.paint import fitted, outline, sheen, soft_shadow, text, vertical

READABLE = 9
"""Names that would be no larger than this many units are set in narrower type."""


def paper(style: Style) -> tuple[str, ...]:
    """Return the colours of a card's body."""
    return ("#FFFFFF", "#FFFFFF") if style.contrast else PAPER


def draw_band(painter: QPainter, rect: QRectF, one: Print, style: Style, size: float) -> None:
    """Paint the name of a card on its band."""
    tone = QColor(TONES[one.tone])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(rect, tone.lighter(112), tone.darker(112)))
    painter.drawRoundedRect(rect, 4.5, 4.5)
    outline(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), 3.5, QColor(255, 225, 160, 70), 1)
    inner = rect.adjusted(4, 1, -4, -1)
    lines = name_lines(one, style, size, inner.width())
    high = inner.height() / len(lines)
    font = name_font(style, lines, min(size, high * 0.92), inner.width())
    for n, line in enumerate(lines):
        row = QRectF(inner.left(), inner.top() + n * high, inner.width(), high)
        text(painter, row, line, font, CREAM)


def name_font(style: Style, lines: Sequence[str], size: float, width: float) -> QFont:
    """Return the game's type for a name, or the narrower one of rules where it would be tiny."""
    for font in (title_font(style, size), words_font(style, size * 1.08, 700)):
        if all(fitted(font, line, width, READABLE).pixelSize() > READABLE for line in lines):
            break
    return font


def readable(one: Print, style: Style, size: float, width: float) -> bool:
    """Return whether the name of a card can be read on a band of some width."""
    lines = name_lines(one, style, size, width - 8)
    font = name_font(style, lines, size, width - 8)
    widest = max(QFontMetricsF(fitted(font, line, width - 8)).horizontalAdvance(line)
                 for line in lines)  # fmt: skip
    return widest <= width - 7


def name_lines(one: Print, style: Style, size: float, width: float) -> list[str]:
    """Return a name on one line where it can be read so, else on two."""
    return two_lines(title_font(style, max(10.5, size * 0.84)), one.name, width)


def band_height(one: Print, style: Style, size: float, width: float, least: float) -> float:
    """Return how high the band of a card is: higher for a name on two lines."""
    lines = name_lines(one, style, size, width - 16)
    return max(least, size * 2.25) if len(lines) > 1 else least


def draw_emblem(painter: QPainter, rect: QRectF, one: Print, strength: float) -> None:
    """Paint the sign of a card faintly behind its words."""
    tint = QColor(TONES[one.tone])
    tint.setAlphaF(strength)
    draw_icon(painter, one.icon, rect, tint)


@dataclass(frozen=True)
class CardFace:
    """A card that a player can own. `price` is what it costs now, where that matters.

    `power` is its Power now where it differs from what is printed, `soaked` whether Protection
    ignores it.
    """

    print: Print
    price: int | None = None
    power: int | None = None
    soaked: bool = False
    radius: float = 8.0
    side: str = "front"
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card."""
        one, unit = self.print, rect.width() / 100
        card_body(painter, rect, self.radius, paper(style), PAPER_EDGE)
        edge = QColor(TONES[one.tone])
        edge.setAlphaF(0.55)
        outline(painter, rect.adjusted(2.5, 2.5, -2.5, -2.5), self.radius - 2, edge, 1.2)
        if rect.width() <= 62:
            self._draw_small(painter, rect, style)
        else:
            self._draw_whole(painter, rect, style, unit)
        if not style.contrast:
            sheen(painter, rect, self.radius, 0.1)

    def _draw_whole(self, painter: QPainter, rect: QRectF, style: Style, unit: float) -> None:
        one = self.print
        size = 12.5 * max(1.0, min(unit, 1.25))
        high = band_height(one, style, size, rect.width(), max(22.0, min(30.0, 24 * unit)))
        band = QRectF(rect.left() + 4, rect.top() + 4, rect.width() - 8, high)
        draw_band(painter, band, one, style, size)
        middle = QRectF(rect.left() + 8, band.bottom() + 2, rect.width() - 16, 0)
        middle.setBottom(rect.bottom() - 10)
        if not style.contrast:
            side = min(middle.width(), middle.height()) * 0.72
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(QPointF(middle.center().x(), middle.center().y() + 6))
            draw_emblem(painter, spot, one, 0.14)
        y = band.bottom() + 3
        if one.values:
            size = 17 * max(1.0, min(unit, 1.3)) * (0.9 if rect.height() < 130 else 1.0)
            box = QRectF(rect.left() + 6, y, rect.width() - 12, size * 1.5)
            draw_values(painter, box, style, self._now(), size)
            y = box.bottom()
        foot = 22 * max(1.0, min(unit, 1.25)) if self._footed else 6
        room = QRectF(rect.left() + 7, y + 2, rect.width() - 14, rect.bottom() - foot - y - 4)
        size = 15.0 if rect.width() > 120 else 13.5
        if one.words and room.height() > 12:
            fit_words(painter, room, one.words, words_font(style, size, 500))
        self._draw_foot(painter, rect, style, max(1.0, min(unit, 1.25)))

    def _now(self) -> Print:
        """Return the print with the Power of now."""
        if self.power is None:
            return self.print
        from dataclasses import replace  # noqa: PLC0415

        drops = ("power",) if self.print.weapon else ("power", "effort", "food")
        rest = tuple(value for value in self.print.values if value[0] not in drops)
        return replace(self.print, values=(("power", self.power), *rest))

    @property
    def _footed(self) -> bool:
        one = self.print
        return self.price is not None or one.cost is not None or bool(one.fame)

    def _draw_foot(self, painter: QPainter, rect: QRectF, style: Style, unit: float) -> None:
        one = self.print
        cost = self.price if self.price is not None else one.cost
        if cost is not None:
            middle = QPointF(rect.left() + 14 * unit, rect.bottom() - 13.5 * unit)
            draw_coin(painter, middle, 9.5 * unit, cost, style)
        if one.fame:
            side = 14 * unit
            font = digits_font(style, 13.5 * unit)
            wide = 12 * unit + 8 * unit * (one.fame < 0)
            right = QRectF(rect.right() - 7 - wide, rect.bottom() - 22 * unit, wide, 17 * unit)
            text(painter, right, number_text(one.fame), font, INK)
            spot = QRectF(right.left() - side - 2, right.center().y() - side / 2, side, side)
            draw_icon(painter, "star", spot, "#9A6A0C")

    def _draw_small(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the band, the sign and the number: there is no room for words."""
        one = self.print
        band = QRectF(rect.left() + 3, rect.top() + 3, rect.width() - 6, rect.height() * 0.36)
        worn = one.tone in ("equipment", "relic")
        named = not worn and readable(one, style, 10, band.width())
        if named:
            draw_band(painter, band, one, style, 10)
        else:
            whole = rect.adjusted(3, 3, -3, -3)
            self._draw_sign(painter, band if one.values else whole)
        values = self._now().values
        rest = QRectF(rect.left() + 3, band.bottom(), rect.width() - 6, 0)
        rest.setBottom(rect.bottom() - 3)
        if values:
            icon, n = values[0]
            side = min(rest.height() * 0.62, rest.width() * 0.4)
            x = rest.center().x() - side - 1
            spot = QRectF(x, rest.center().y() - side / 2, side, side)
            draw_icon(painter, icon, spot, INK)
            words = QRectF(spot.right() + 1, rest.top(), side * 1.1, rest.height())
            text(painter, words, number_text(n), digits_font(style, side), INK)
        elif named:
            side = min(rest.width(), rest.height()) * 0.66
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(rest.center())
            draw_emblem(painter, spot, one, 0.8)
        if self.price is not None:
            middle = QPointF(rect.left() + 12, rect.bottom() - 12)
            draw_coin(painter, middle, 8.5, self.price, style)
        if self.soaked:
            self._draw_soaked(painter, rect)

    def _draw_sign(self, painter: QPainter, band: QRectF) -> None:
        """Paint the sign of the card instead of a name that nobody could read."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TONES[self.print.tone]))
        painter.drawRoundedRect(band, 4, 4)
        draw_icon(painter, self.print.icon, band.adjusted(2, 2, -2, -2), CREAM)

    def _draw_soaked(self, painter: QPainter, rect: QRectF) -> None:
        """Strike the card out: Protection ignores it."""
        painter.fillRect(rect.adjusted(2, 2, -2, -2), QColor(20, 30, 50, 120))
        side = rect.width() * 0.66
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(rect.center())
        draw_icon(painter, "shield", spot.translated(0, 1.5), QColor(0, 0, 0, 150))
        draw_icon(painter, "shield", spot, "#CFE4FF")


@dataclass(frozen=True)
class EnemyFace:
    """An enemy in combat with its Power, Protection and Infected now."""

    print: Print
    power: int
    protection: int = 0
    infected: int = 0
    defeated: bool = False
    radius: float = 9.0
    side: str = "front"
    bleed: float = 16.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the enemy."""
        one = self.print
        tone = QColor(TONES[one.tone])
        body = ("#FFFFFF", "#FFFFFF") if style.contrast else ("#EFE2CB", "#DCC7A0", "#B79C70")
        card_body(painter, rect, self.radius, body, tone.darker(140).name())
        unit = rect.width() / 120
        high = band_height(one, style, 13, rect.width(), 26)
        band = QRectF(rect.left() + 4, rect.top() + 4, rect.width() - 8, high)
        draw_band(painter, band, one, style, 13)
        if not style.contrast:
            side = rect.width() * 0.66
            spot = QRectF(rect.center().x() - side / 2, band.bottom() + 8, side, side)
            draw_emblem(painter, spot, one, 0.2)
        top = band.bottom() + 4
        big = QRectF(rect.left() + 8, top, rect.width() * 0.5, 30 * unit)
        draw_count(painter, ("power", self.power, "#7A1410"), big, style)
        self._keywords(painter, QRectF(rect.right() - 34 * unit, top, 28 * unit, 24 * unit), style)
        foot = QRectF(rect.left() + 8, rect.bottom() - 22 * unit, rect.width() - 16, 16 * unit)
        x = foot.left()
        for icon, n in one.foot:
            if n:
                spot = QRectF(x, foot.top(), 0, foot.height())
                x = draw_count(painter, (icon, n, INK), spot, style) + 6
        room = QRectF(rect.left() + 8, big.bottom() + 3, rect.width() - 16, 0)
        room.setBottom(foot.top() - 2)
        if one.words:
            fit_words(painter, room, one.words, words_font(style, 14))
        if self.defeated:
            self._strike_out(painter, rect)

    def _keywords(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint Protection and Infected with their numbers."""
        for icon, n, colour in (
            ("shield", self.protection, "#24507E"),
            ("infected", self.infected, "#3E6B1F"),
        ):
            if not n:
                continue
            draw_icon(painter, icon, rect, colour)
            text(painter, rect, str(n), digits_font(style, rect.height() * 0.6), "#FFFFFF")
            rect = rect.translated(-rect.width() - 2, 0)

    def _strike_out(self, painter: QPainter, rect: QRectF) -> None:
        painter.save()
        clip_round(painter, rect, self.radius)
        painter.fillRect(rect, QColor(10, 8, 6, 120))
        side = rect.width() * 0.6
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(rect.center())
        draw_icon(painter, "check", spot, "#9BE7A8")
        painter.restore()


BACKS = {
    "dealer": ("#5B3A1E", "#2C1B0D", "cards"),
    "minions": ("#6A2E1C", "#331208", "combat"),
    "pains": ("#7A1C2A", "#3A0910", "pain"),
    "relics": ("#8A6414", "#3F2B06", "relic"),
    "own": ("#2E4A5E", "#14222D", "event"),
    "encounter": ("#4A2A20", "#27120D", "event"),
    "royalty": ("#741E1E", "#350A0A", "king"),
}


@dataclass(frozen=True)
class Back:
    """The back of a deck's cards, with how many are in it and discarded where that is told."""

    deck: str
    count: int | None = None
    thrown: int | None = None
    radius: float = 8.0
    side: str = "back"
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the back."""
        top, bottom, icon = BACKS[self.deck]
        soft_shadow(painter, rect, self.radius, 9, 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(rect, QColor(top).lighter(115), top, bottom))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        if not style.contrast:
            self._lattice(painter, rect)
        outline(painter, rect, self.radius, QColor("#C9963F"), 1.8)
        inner = rect.adjusted(4, 4, -4, -4)
        outline(painter, inner, self.radius - 3, QColor(255, 214, 140, 110), 1)
        side = min(rect.width(), rect.height()) * 0.44
        spot = QRectF(0, 0, side, side)
        middle = rect.center() - QPointF(0, 0 if self.thrown is None else 8)
        spot.moveCenter(middle - QPointF(0, 0 if self.count is None else side * 0.36))
        tint = QColor("#E2B066")
        tint.setAlphaF(1.0 if style.contrast or self.count is None else 0.75)
        draw_icon(painter, icon, spot, tint)
        if self.count is not None:
            low = QRectF(rect.left(), middle.y() - 2, rect.width(), rect.height() * 0.44)
            size = min(21.0, rect.height() * 0.3)
            text(painter, low, str(self.count), digits_font(style, size), CREAM)
        if self.thrown is not None:
            self._thrown(
                painter, QRectF(rect.left() + 7, rect.bottom() - 22, rect.width() - 14, 16), style
            )

    def _thrown(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a small pile face-up, and how many cards are on it."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 130))
        painter.drawRoundedRect(rect, 5, 5)
        draw_icon(painter, "cards", QRectF(rect.left() + 4, rect.top() + 2, 12, 12), "#E2B066")
        words = rect.adjusted(16, 0, -3, 0)
        text(painter, words, str(self.thrown), digits_font(style, 13), CREAM)

    def _lattice(self, painter: QPainter, rect: QRectF) -> None:
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(4, 4, -4, -4), self.radius - 3, self.radius - 3)
        painter.setClipPath(path)
        painter.setPen(QPen(QColor(255, 210, 140, 20), 1))
        step, high = 11.0, rect.height()
        x = rect.left() - high
        while x < rect.right():
            painter.drawLine(QPointF(x, rect.top()), QPointF(x + high, rect.bottom()))
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + high, rect.top()))
            x += step
        painter.restore()


@dataclass(frozen=True)
class Hollow:
    """An empty place for a card, with the sign of what belongs there."""

    icon: str = ""
    words: str = ""
    lit: bool = False
    radius: float = 8.0
    side: str = ""
    bleed: float = 3.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a sunken frame."""
        game = style.theme.game("ordeals")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 46))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        line = QColor(GOLD if self.lit else game.table_line)
        outline(painter, rect, self.radius, line, 1.3, dashed=not self.lit)
        tint = QColor(game.table_muted)
        tint.setAlphaF(0.9 if style.contrast else 0.34)
        if self.icon:
            side = min(rect.width(), rect.height()) * 0.46
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(rect.center())
            draw_icon(painter, self.icon, spot, tint)
        if self.words:
            font = words_font(style, 13.5)
            inner = rect.adjusted(4, 4, -4, -4)
            text(painter, inner, self.words, font, game.table_muted)
