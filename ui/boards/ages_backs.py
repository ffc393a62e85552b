"""The backs of the cards of The Middle Ages, and the Accords."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gamebox.games.middle_ages.cards import CardSet
from ui.boards.ages_prints import (
    CREAM,
    FIGURES,
    INK,
    LARGE,
    OTHER_FIGURE,
    PAPER,
    PAPER_EDGE,
    SMALL,
    centred,
    fitting,
    sign,
    sign_in,
    tint,
    title_font,
    words_font,
)
from ui.items.card import card_body, clip_round
from ui.items.face import Style
from ui.items.paint import fitted, hatch, outline, paragraph, soft_shadow, text, vertical, wrapped
from ui.theme import qcolour

BACKS = {
    "plague": ("#55624F", "#35402F", "#1B2118"),
    "revolt": ("#9A7A2C", "#6B5317", "#3A2C0A"),
    "betrayal": ("#8C2A33", "#5E1620", "#320810"),
}
OTHER_BACK = ("#6A5A48", "#463A2C", "#2A2218")
TIGHT = 0.8
SEVERAL = 1.7
"""How much smaller a name may be written to stay in one line, and the room of several lines."""


@dataclass(frozen=True)
class CardBack:
    """The back of a card: everybody sees its Crisis. `seen` is as of `SocialCard`."""

    back: str
    crisis: str
    seen: int = 0
    radius: float = 8.0
    side: str = "back"
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the back."""
        radius = min(self.radius, rect.width() * 0.1)
        colours = BACKS.get(self.back, OTHER_BACK)
        card_body(painter, rect, radius, colours, "#E9D9AE")
        inner = rect.adjusted(4, 4, -4, -4) if rect.width() > 50 else rect.adjusted(2, 2, -2, -2)
        hatch(painter, inner, radius * 0.7, QColor(255, 240, 200, 18), max(4, rect.width() * 0.1))
        outline(painter, inner, radius * 0.7, qcolour("#F0DFB4", 0.55), 1)
        named = rect.width() > SMALL
        room = rect.adjusted(0, 0, 0, -26 if named else 0)
        if self.seen:
            room.setWidth(self.seen)
        sign_in(painter, self.crisis, room, room.width() * (0.8 if self.seen else 0.6), "#F6E7BE")
        if named:
            line = QRectF(rect.left() + 8, rect.bottom() - 38, rect.width() - 16, 26)
            words = self.back.capitalize()
            text(painter, line, words, title_font(style, rect.width() * 0.16), "#F6E7BE")


@dataclass(frozen=True)
class AccordCard:
    """An Accord: a Character, a kind of Wealth, and what they bring. Small ones show signs."""

    figure: str
    figure_title: str
    colour: str
    wealth: str
    radius: float = 10.0
    side: str = ""
    bleed: float = 16.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the Accord."""
        if rect.height() < 60:
            self._draw_badge(painter, rect)
            return
        card_body(painter, rect, self.radius, PAPER, PAPER_EDGE)
        large = rect.width() >= LARGE
        scale = rect.width() / (300 if large else 150)
        band = QRectF(rect.left() + 4, rect.top() + 4, rect.width() - 8, rect.height() * 0.27)
        colour = QColor(self.colour)
        painter.save()
        clip_round(painter, band, 7)
        painter.fillRect(band, vertical(band, colour.lighter(115), colour))
        painter.restore()
        sign_in(painter, self.figure, band, band.height() * 0.74, CREAM)
        room = QRectF(rect.left() + 8, band.bottom() + 6, rect.width() - 16, 30 * scale)
        font = title_font(style, (28 if large else 18) * scale)
        line = self._draw_title(painter, room, font)
        side = (64 if large else 40) * scale
        spot = QRectF(rect.center().x() - side / 2, line.bottom() + 4, side, side)
        sign(painter, self.wealth, spot, tint(self.wealth))
        body = QRectF(rect.left() + 10, spot.bottom() + 5, rect.width() - 20, 0)
        body.setBottom(rect.bottom() - 6)
        full = (
            f"After you add a {self.figure_title}: draw a card, or put the top card into your"
            f" Wealth. At the end: 2 points for each icon of {self.wealth} in your hand."
        )
        short = "Draw 1, or top card to Wealth. 2 points per icon in hand."
        size = 20 * scale if large else max(14.0, min(14 * style.text, 18.0))
        for least in (size, min(size, 14.0)):
            font = words_font(style, least)
            found = fitting((full, short), font, body)
            if found:
                paragraph(painter, body, found, font, INK, align=Qt.AlignmentFlag.AlignHCenter)
                break

    def _draw_title(self, painter: QPainter, room: QRectF, font: QFont) -> QRectF:
        """Write the name into `room`, or into more of it in several lines; return its place."""
        lines, written = self.title(room, font)
        centred(painter, lines, self.name, written, INK)
        return lines

    def title(self, room: QRectF, font: QFont) -> tuple[QRectF, QFont]:
        """Return where the name is written, and how: in several lines where it is long."""
        small = fitted(font, self.name, room.width())
        if small.pixelSize() >= font.pixelSize() * TIGHT:
            return room, small
        lines = QRectF(room.topLeft(), QSizeF(room.width(), room.height() * SEVERAL))
        return lines, wrapped(font, self.name, lines)

    @property
    def name(self) -> str:
        """The name of the Accord."""
        return f"{self.figure_title} and {self.wealth}"

    def _draw_badge(self, painter: QPainter, rect: QRectF) -> None:
        """Show the two signs in one pill."""
        half = rect.height() / 2
        soft_shadow(painter, rect, half, 4, 0.3)
        painter.setPen(QPen(QColor("#4A361C"), 1.2))
        painter.setBrush(QColor(PAPER[0]))
        painter.drawRoundedRect(rect, half, half)
        disc = QRectF(rect.left(), rect.top(), rect.height(), rect.height())
        painter.setBrush(QColor(self.colour))
        painter.drawEllipse(disc.adjusted(0.6, 0.6, -0.6, -0.6))
        sign_in(painter, self.figure, disc, rect.height() * 0.64, CREAM)
        right = QRectF(
            rect.right() - rect.height() * 1.06, rect.top(), rect.height(), rect.height()
        )
        sign_in(painter, self.wealth, right, rect.height() * 0.7, tint(self.wealth))


def accord_of(cards: CardSet, place: int) -> AccordCard:
    """Return the picture of an Accord of a set."""
    accord = cards.accord[place]
    figure = cards.characters[accord.character]
    colour = FIGURES.get(figure.colour, OTHER_FIGURE)
    return AccordCard(figure.id, figure.title, colour, accord.wealth)
