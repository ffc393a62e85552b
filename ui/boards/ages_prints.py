"""What is printed on the cards of The Middle Ages, and the strokes that all of them share."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gamebox.games.middle_ages.cards import CardSet
from gamebox.games.middle_ages.sentences import (
    ability_sentence,
    scoring_sentence,
    short_ability,
    short_scoring,
)
from ui.icons import NAMES, draw_icon
from ui.items.card import clip_round, fixed
from ui.items.face import Style
from ui.items.paint import paragraph, paragraph_height, text, vertical
from ui.theme import Role

PAPER = ("#FAF1D8", "#F1E4C4", "#DCCB9E")
PAPER_EDGE = "#4A361C"
INK = "#2A1B0C"
MINOR = "#4A361C"
CREAM = "#FFF6DF"
FIGURES = {
    "purple": "#6B3FA0",
    "red": "#B3282D",
    "yellow": "#8A5E08",
    "green": "#2F7A45",
    "blue": "#2B5C9E",
}
OTHER_FIGURE = "#5A4632"
SIGN_TINTS = {
    "fortress": "#46536A",
    "cathedral": "#7A2F45",
    "tower_house": "#7A4A12",
    "guildhall": "#1F625C",
    "coins": "#96660A",
    "jewels": "#1F5FA8",
    "chalices": "#6E3F96",
    "sheaves": "#4F6B12",
    "skull": "#2A1B0C",
    "hooked_blade": "#96181C",
    "pitchfork": "#5C5210",
}
SMALL = 70.0
TINY = 48.0
LARGE = 200.0
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Print:
    """What is printed on a card."""

    figure: str  # the Character
    figure_title: str
    colour: str
    ability: str
    short: str
    structure: str
    structure_title: str
    building: str  # what the Structure does when it is played
    scoring: str
    short_scoring: str
    wealth: str
    icons: int
    crisis: str
    back: str


def print_of(cards: CardSet, card: int) -> Print:
    """Return what is printed on a card of a set."""
    one = cards.cards[card]
    figure, structure = cards.character_of(card), cards.structure_of(card)
    return Print(
        figure=figure.id,
        figure_title=figure.title,
        colour=FIGURES.get(figure.colour, OTHER_FIGURE),
        ability=ability_sentence(figure.ability),
        short=short_ability(figure.ability),
        structure=structure.id,
        structure_title=structure.title,
        building=ability_sentence(structure.ability),
        scoring=scoring_sentence(structure.scoring, structure.title),
        short_scoring=short_scoring(structure.scoring),
        wealth=one.wealth.kind,
        icons=one.wealth.icons,
        crisis=cards.crises[card],
        back=one.back,
    )


class Prints:
    """What is printed on the cards of one set, made when it is first asked for."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self._made: dict[int, Print] = {}

    def of(self, card: int) -> Print:
        """Return what is printed on a card."""
        made = self._made.get(card)
        if made is None:
            made = self._made[card] = print_of(self.cards, card)
        return made


def sign(painter: QPainter, name: str, rect: QRectF, colour: QColor | str) -> None:
    """Draw the sign of something, or its first letter on a disc where a pack has its own."""
    if name in NAMES:
        draw_icon(painter, name, rect, colour)
        return
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(disc)
    dark = QColor(colour).lightness() < 140
    font = QFont(painter.font())
    font.setPixelSize(max(6, round(side * 0.7)))
    font.setBold(True)
    text(painter, disc, name[:1].upper(), font, CREAM if dark else INK)


def tint(name: str) -> str:
    """Return the colour of a sign on paper."""
    return SIGN_TINTS.get(name, MINOR)


def sign_in(painter: QPainter, name: str, room: QRectF, side: float, colour: QColor | str) -> None:
    """Draw a sign into the middle of `room`, `side` units wide."""
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(room.center())
    sign(painter, name, spot, colour)


def title_font(style: Style, size: float) -> QFont:
    """Return the font of names on cards."""
    return fixed(style.theme, Role.MIDDLE_AGES, size)


def words_font(style: Style, size: float, weight: int = 500) -> QFont:
    """Return the font of sentences on cards."""
    return fixed(style.theme, Role.RULES, size, weight)


def draw_band(painter: QPainter, rect: QRectF, one: Print, height: float) -> QRectF:
    """Paint the band of the Character across the top of a card and return its rectangle."""
    band = QRectF(rect.left() + 3, rect.top() + 3, rect.width() - 6, height)
    painter.save()
    clip_round(painter, band, min(6.0, rect.width() * 0.08))
    colour = QColor(one.colour)
    painter.fillRect(band, vertical(band, colour.lighter(112), colour, colour.darker(112)))
    painter.restore()
    return band


def draw_wealth(painter: QPainter, one: Print, foot: QRectF, side: float) -> None:
    """Draw the Wealth icons from the left, smaller where the Crisis needs the room."""
    if foot.width() > 0:
        side = min(side, (foot.width() - foot.height()) / (one.icons * 1.08))
    for index in range(one.icons):
        spot = QRectF(foot.left() + index * side * 1.08, foot.bottom() - side, side, side)
        sign(painter, one.wealth, spot, tint(one.wealth))


def draw_crisis(painter: QPainter, one: Print, foot: QRectF, side: float) -> None:
    """Draw the Crisis at the right."""
    spot = QRectF(foot.right() - side, foot.bottom() - side, side, side)
    sign(painter, one.crisis, spot, tint(one.crisis))


def fitting(options: tuple[str, ...], font: QFont, room: QRectF) -> str:
    """Return the first of several texts that fits into `room`, or nothing."""
    metrics = QFontMetricsF(font)
    for words in options:
        longest = max(map(metrics.horizontalAdvance, words.split()))
        if longest <= room.width() and paragraph_height(words, font, room.width()) <= room.height():
            return words
    return ""


def centred(painter: QPainter, room: QRectF, words: str, font: QFont, colour: QColor | str) -> None:
    """Write wrapped text into the middle of `room`, its lines as equally long as they can be."""
    width = room.width()
    height = paragraph_height(words, font, width)
    longest = max(map(QFontMetricsF(font).horizontalAdvance, words.split() or [""]))
    while width - 3 > longest and paragraph_height(words, font, width - 3) <= height:
        width -= 3
    narrow = QRectF(room.center().x() - width / 2, room.top(), width + 1, room.height())
    paragraph(painter, narrow, words, font, colour, align=Qt.AlignmentFlag.AlignCenter)
