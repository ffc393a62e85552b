"""The deck and the discard of The Middle Ages: the edge of a pile, and the shuffles so far."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ui.boards.ages_faces import GAME
from ui.boards.ages_prints import PAPER_EDGE
from ui.icons import draw_icon
from ui.items.card import card_body
from ui.items.face import Style
from ui.items.paint import text
from ui.theme import Role


@dataclass(frozen=True)
class CardEdge:
    """A card of which only the edge is seen under another."""

    radius: float = 8.0
    side: str = ""
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint plain paper."""
        card_body(painter, rect, self.radius, ("#D9C79A", "#C6B283"), PAPER_EDGE)


@dataclass(frozen=True)
class Reshuffles:
    """How often the discard has become the deck, of the times after which the game ends."""

    times: int
    most: int
    words: str
    radius: float = 6.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint an arrow for each shuffle, and the words under them."""
        game = style.theme.game(GAME)
        side = min(22.0, rect.height() * 0.46)
        last = self.times >= self.most
        left = rect.center().x() - (side * self.most + 8 * (self.most - 1)) / 2
        for index in range(self.most):
            colour = QColor(game.glow if index < self.times else game.table_muted)
            colour.setAlphaF(1.0 if index < self.times else 0.45)
            spot = QRectF(QPointF(left + index * (side + 8), rect.top()), QPointF())
            spot.setWidth(side)
            spot.setHeight(side)
            draw_icon(painter, "replay", spot, colour)
        line = QRectF(rect.left(), rect.top() + side + 2, rect.width(), 0)
        line.setBottom(rect.bottom())
        font = style.theme.font(Role.UI, 14, 700 if last else 600)
        font.setPixelSize(min(font.pixelSize(), round(line.height() * 0.9)))
        text(painter, line, self.words, font, game.glow if last else game.table_text)
