"""What lies round the rim of Medium's table: piles of tokens, seats, predictions."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.boards.medium_cards import GOLD, LEFT, four_points
from ui.boards.medium_prints import INK, PAPER, low
from ui.icons import draw_icon
from ui.items.badge import draw_seat_mark
from ui.items.card import fixed
from ui.items.face import Style
from ui.items.paint import outline, soft_shadow, text, vertical
from ui.theme import Role

COIN = ("#FFE7A8", "#E0AC45", "#9A6A1D")
COIN_INK = "#3A2204"
GOOD = "#1D6B3C"
BAD = "#A3222B"
MOST_COINS = 6


def coin(painter: QPainter, rect: QRectF) -> None:
    """Paint one coin, seen from above at a slant."""
    painter.save()
    painter.setPen(QPen(QColor("#6B4510"), max(1.0, rect.width() * 0.05)))
    painter.setBrush(vertical(rect, *COIN))
    painter.drawEllipse(rect)
    painter.restore()


@dataclass(frozen=True)
class TokenFace:
    """A Mind Meld token in flight: a coin with its points."""

    points: int
    radius: float = 20.0
    side: str = ""
    bleed: float = 10.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the coin."""
        coin(painter, rect)
        font = fixed(style.theme, Role.MEDIUM, rect.height() * 0.56)
        text(painter, rect, str(self.points), font, COIN_INK)


@dataclass(frozen=True)
class Pile:
    """A pile of tokens: of two neighbours, whose marks stand under it, or of Madame Fortuna."""

    coins: int
    points: int
    seats: tuple[int, ...]
    best: bool = False
    radius: float = 10.0
    side: str = ""
    bleed: float = 10.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the plate, the coins, the points and the marks."""
        game = style.theme.game("medium")
        plate(painter, rect, self.radius, style, gold=self.best)
        room = QRectF(rect.left() + 6, rect.top() + 2, rect.width() * 0.42, rect.height() * 0.56)
        shown = min(MOST_COINS, self.coins)
        wide, high = min(34.0, room.width()), 12.0
        step = min(5.0, (room.height() - high) / max(1, MOST_COINS - 1))
        for number in range(shown):
            spot = QRectF(0, 0, wide, high)
            spot.moveCenter(QPointF(room.center().x(), room.bottom() - high / 2 - step * number))
            coin(painter, spot)
        if not shown:
            spot = QRectF(0, 0, wide, high)
            spot.moveCenter(QPointF(room.center().x(), room.bottom() - high / 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(game.table_muted), 1.2, Qt.PenStyle.DashLine))
            painter.drawEllipse(spot)
        words = QRectF(room.right() + 2, rect.top() + 2, 0, rect.height() * 0.6)
        words.setRight(rect.right() - 5)
        font = low(style.theme.font(Role.MEDIUM, 22), words.height())
        text(painter, words, str(self.points), font, game.table_text)
        self._marks(painter, rect, style)

    def _marks(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        row = QRectF(rect.left(), rect.bottom() - rect.height() * 0.36, rect.width(), 0)
        row.setBottom(rect.bottom() - 3)
        if not self.seats:
            font = low(style.theme.font(Role.UI, 13, 700), row.height())
            inner = row.adjusted(5, 0, -5, 0)
            text(painter, inner, "Fortuna", font, style.theme.game("medium").table_text)
            return
        side = min(14.0, row.height() - 2)
        for seat, shift in zip(self.seats, (-1, 1), strict=True):
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(row.center() + QPointF(shift * side * 0.8, 0))
            draw_seat_mark(painter, seat, spot)


def plate(painter: QPainter, rect: QRectF, radius: float, style: Style, *, gold: bool) -> None:
    """Paint the plate under what lies on the rim."""
    game = style.theme.game("medium")
    soft_shadow(painter, rect, radius, 8, 0.45)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(game.plate))
    painter.drawRoundedRect(rect, radius, radius)
    outline(
        painter, rect, radius, QColor(game.glow if gold else game.table_line), 2.6 if gold else 1.4
    )


@dataclass(frozen=True)
class Seat:
    """A seat on the rim: mark, name, what it does; `plays` when it is one of the two.

    `sign` is the icon of what the seat is doing; `fate` counts its Hand of Fate tokens. The right
    end of the second row is left free for its ESP card and its prediction.
    """

    seat: int
    name: str
    plays: bool
    sign: str
    fate: int
    radius: float = 11.0
    side: str = ""
    bleed: float = 10.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the plate."""
        game = style.theme.game("medium")
        plate(painter, rect, self.radius, style, gold=self.plays)
        side, high = 17.0, rect.height() - 28
        mark = QRectF(rect.left() + 8, rect.top() + 3 + (high - side) / 2, side, side)
        draw_seat_mark(painter, self.seat, mark)
        head = QRectF(mark.right() + 6, rect.top() + 3, 0, high)
        head.setRight(rect.right() - 7)
        font = low(style.theme.font(Role.UI, 15, 700), head.height())
        text(painter, head, self.name, font, game.table_text, align=LEFT)
        row = QRectF(rect.left() + 8, rect.bottom() - 26, rect.width() - 16, 22)
        icon = QRectF(row.left() - 1, row.center().y() - 7.5, 15, 15)
        if self.sign:
            draw_icon(painter, self.sign, icon, game.glow)
        if self.fate:
            spot = QRectF(row.left() + 17, row.center().y() - 7, 14, 14)
            draw_icon(painter, "hand", spot, game.table_text)
            count = QRectF(spot.right() + 1, row.top(), 17, row.height())
            small = low(style.theme.font(Role.UI, 14, 700), row.height())
            text(painter, count, str(self.fate), small, game.table_text, align=LEFT)


@dataclass(frozen=True)
class Guess:
    """A prediction token: face down (`match` None), or turned up and right or wrong."""

    match: bool | None
    right: bool = False
    bleed: float = 6.0

    @property
    def side(self) -> str:
        """Which side is up."""
        return "back" if self.match is None else "front"

    @property
    def radius(self) -> float:
        """It is round."""
        return 11.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the token: `=` is match, `≠` is no match; a check mark or a cross says if right."""
        painter.setPen(QPen(QColor(GOLD), 1.8))
        if self.match is None:
            painter.setBrush(vertical(rect, "#7A3FA6", "#43195F"))
            painter.drawEllipse(rect)
            four_points(painter, rect.center(), rect.width() * 0.3, QColor(GOLD))
            return
        painter.setBrush(vertical(rect, *PAPER))
        painter.drawEllipse(rect)
        font = fixed(style.theme, Role.UI, rect.height() * 0.74, 700)
        text(painter, rect, "=" if self.match else "≠", font, INK)
        side = rect.width() * 0.62
        spot = QRectF(rect.right() - side * 0.55, rect.top() - side * 0.35, side, side)
        painter.setPen(QPen(QColor("#FFFFFF"), 1))
        painter.setBrush(QColor(GOOD if self.right else BAD))
        painter.drawEllipse(spot)
        inset = side * 0.24
        inner = spot.adjusted(inset, inset, -inset, -inset)
        draw_icon(painter, "check" if self.right else "close", inner, "#FFFFFF")
