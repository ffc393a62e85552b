"""The faces of the Central Board: Encounters, adventurers, the King, cubes."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.boards.ordeals_cards import band_height, draw_band, draw_emblem, paper
from ui.boards.ordeals_large import draw_letter
from ui.boards.ordeals_prints import (
    INK,
    PAPER_EDGE,
    Print,
    digits_font,
    fit_words,
    words_font,
)
from ui.icons import draw_icon
from ui.items.card import card_body
from ui.items.face import Style
from ui.items.paint import outline, text, vertical
from ui.theme import SEATS, shape_path

CUBE = "#D9912B"
TALL = 1.35
"""How high for its width an Encounter is that has room for its text though it is narrow."""
VISITORS = (0.0, 30.0, 30.0, 48.0)
"""The room that no, one, two and more adventurers take at the right edge of an Encounter."""


@dataclass(frozen=True)
class SpaceFace:
    """An Encounter that lies face-up, with its Usage cubes (None: without a Usage value).

    `peeked` ones lie face-down, but the reader has looked at them. `visited` is how many
    stand there, along the right edge.
    """

    print: Print
    cubes: int | None = None
    done: bool = False
    peeked: bool = False
    visited: int = 0
    radius: float = 8.0
    side: str = "front"
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the Encounter."""
        one = self.print
        card_body(painter, rect, self.radius, paper(style), PAPER_EDGE)
        narrow = rect.width() < 110
        size = 11.5 if narrow else 12.5
        high = band_height(one, style, size, rect.width(), 24.0)
        band = QRectF(rect.left() + 3, rect.top() + 3, rect.width() - 6, high)
        draw_band(painter, band, one, style, size)
        foot = 22.0
        if not style.contrast:
            side = min(rect.height() - high - 12, rect.width() * 0.5)
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(QPointF(rect.center().x(), rect.top() + high + 4 + side / 2))
            draw_emblem(painter, spot, one, 0.45 if narrow else 0.16)
        wide = rect.width() - (10 + VISITORS[min(self.visited, 3)])
        room = QRectF(rect.left() + 5, band.bottom() + 1, wide, 0)
        room.setBottom(rect.bottom() - foot - 1)
        if one.words and (not narrow or rect.height() > TALL * rect.width()):
            fit_words(painter, room, one.words, words_font(style, 13.5), 11)
        self._letters(painter, rect, style)
        self._cubes(painter, rect, style)
        if self.done:
            veil = QColor(20, 12, 8, 130)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(rect, self.radius, self.radius)
        if self.peeked:
            outline(painter, rect, self.radius, QColor("#8FD0FF"), 3, dashed=True)
            draw_icon(painter, "eye", QRectF(rect.right() - 24, rect.bottom() - 22, 18, 18), INK)

    def _letters(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        side, step = _letter_size(rect, len(self.print.letters))
        for n, letter in enumerate(self.print.letters):
            x = rect.left() + 5 + n * step
            draw_letter(painter, QRectF(x, rect.bottom() - side - 4, side, side), letter, style)

    def _cubes(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a cube for each use that is left; from five on a number says it."""
        if self.cubes is None or self.peeked:
            return
        x, y = rect.right() - 8, rect.bottom() - 17
        if self.cubes == 0:
            draw_icon(painter, "close", QRectF(x - 11, y, 11, 11), "#8A2012")
            return
        _, step = _letter_size(rect, len(self.print.letters))
        room = int((rect.width() - 14 - step * len(self.print.letters)) // 13)
        if self.cubes > max(1, room):
            words = QRectF(x - 12, y - 2, 14, 14)
            text(painter, words, str(self.cubes), digits_font(style, 13), INK)
            draw_cube(painter, QRectF(x - 25, y, 11, 11))
            return
        for n in range(self.cubes):
            draw_cube(painter, QRectF(x - 11 - 13 * n, y, 11, 11))


def _letter_size(rect: QRectF, letters: int) -> tuple[float, float]:
    """Return how wide an archetype's letter is, and from one to the next."""
    if rect.width() >= 110:
        return 17.0, 19.5
    return (14.0, 15.5) if letters < 3 or rect.width() > 90 else (12.5, 13.5)


def draw_cube(painter: QPainter, rect: QRectF) -> None:
    """Paint a wooden cube."""
    painter.save()
    painter.setPen(QPen(QColor("#5A3608"), 1))
    painter.setBrush(vertical(rect, "#F3B556", CUBE))
    painter.drawRoundedRect(rect, 2, 2)
    painter.restore()


@dataclass(frozen=True)
class BuildFace:
    """A space of a level that is being laid out: empty, or taken."""

    town: bool = False
    number: int = 0
    radius: float = 8.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint an outline, or the card that will lie there."""
        game = style.theme.game("ordeals")
        if not self.number:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 50))
            painter.drawRoundedRect(rect, self.radius, self.radius)
            outline(painter, rect, self.radius, QColor(game.table_line), 1.3, dashed=True)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        tone = "#35604E" if self.town else "#4A2A20"
        painter.setBrush(vertical(rect, QColor(tone).lighter(120), tone))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor("#C9963F"), 1.8)
        side = min(rect.width(), rect.height()) * 0.5
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(rect.center())
        draw_icon(painter, "town" if self.town else "event", spot, "#E2B066")


@dataclass(frozen=True)
class Pawn:
    """An adventurer: the seat's shape in its colour."""

    seat: int
    own: bool = False
    radius: float = 12.0
    side: str = ""
    bleed: float = 8.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the pawn on a light foot."""
        mark = SEATS[self.seat % len(SEATS)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 120))
        painter.drawEllipse(rect.translated(0, 2.5))
        painter.setBrush(QColor("#FFF7E6"))
        painter.setPen(QPen(QColor("#20140A"), 1.4))
        painter.drawEllipse(rect)
        inset = rect.width() * (0.16 if self.own else 0.2)
        inner = rect.adjusted(inset, inset, -inset, -inset)
        path = QPainterPath(shape_path(mark.shape, inner))
        painter.setPen(QPen(QColor("#1A1008"), 1))
        painter.setBrush(QColor(mark.colour))
        painter.drawPath(path)


@dataclass(frozen=True)
class KingPawn:
    """The King on the board; in a campaign he may be `asleep`."""

    asleep: bool = False
    radius: float = 14.0
    side: str = ""
    bleed: float = 10.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a crown on dark red."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 130))
        painter.drawEllipse(rect.translated(0, 3))
        body = ("#8A8A94", "#3A3A44") if self.asleep else ("#A02525", "#4A0D0D")
        painter.setBrush(vertical(rect, *body))
        painter.setPen(QPen(QColor("#F0C15A"), 2))
        painter.drawEllipse(rect)
        inset = rect.width() * 0.2
        tint = "#D6D2C4" if self.asleep else "#F6CF6E"
        draw_icon(painter, "king", rect.adjusted(inset, inset, -inset, -inset), tint)
        if self.asleep:
            side = rect.width() * 0.55
            sign = QRectF(rect.right() - side * 0.6, rect.top() - side * 0.4, side, side)
            painter.setPen(QPen(QColor("#20140A"), 1))
            painter.setBrush(QColor("#FFF7E6"))
            painter.drawEllipse(sign)
            draw_icon(painter, "sleep", sign.adjusted(3, 3, -3, -3), "#20140A")
