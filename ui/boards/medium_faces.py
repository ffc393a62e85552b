"""What stands in the middle of Medium's table beside the cards: ball, attempts, lines, deck."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from gamebox.games.medium.moves import Outcome
from ui.boards.medium_cards import GOLD, LEFT, orb
from ui.boards.medium_prints import PAPER, low
from ui.boards.medium_rim import COIN, coin
from ui.items.badge import draw_seat_mark, line_size
from ui.items.card import fixed
from ui.items.face import Style
from ui.items.paint import (
    fitted,
    glow,
    outline,
    soft_shadow,
    text,
    vertical,
)
from ui.palettes import Mode
from ui.theme import Role

LARGE = 1.3
"""From this text scale on the words of a tab take the room of its flame."""
READABLE = 12.5
"""The smallest letters of the line of words that are not allowed, in board units."""


@dataclass(frozen=True)
class Ball:
    """The crystal ball on its foot; it shows a number, a sign or what came of the words."""

    words: str
    tone: Outcome | None = None
    radius: float = 58.0
    side: str = ""
    bleed: float = 30.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the glass, its light and what is seen in it."""
        reach = rect.width() / 2
        centre = QPointF(rect.center().x(), rect.top() + reach)
        glass = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        self._foot(painter, rect, reach)
        if self.tone == "match":
            glow(painter, glass, reach, 24, QColor("#FFE08A"))
        fill = QRadialGradient(centre - QPointF(reach * 0.3, reach * 0.34), reach * 1.5)
        for stop, colour in enumerate(self._colours()):
            fill.setColorAt(stop / 3, QColor(colour))
        painter.setBrush(fill)
        painter.setPen(QPen(QColor(GOLD), 3))
        painter.drawEllipse(glass)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 120))
        shine = QRectF(0, 0, reach * 0.62, reach * 0.3)
        shine.moveCenter(centre - QPointF(reach * 0.3, reach * 0.68))
        painter.drawEllipse(shine)
        self._words(painter, glass, style)

    def _colours(self) -> tuple[str, str, str, str]:
        if self.tone == "match":
            return "#FFF6D0", "#E8B548", "#A8701A", "#5C3408"
        if self.tone in ("miss", "silence"):
            return "#B9C3DA", "#69739A", "#3A3F66", "#1D1E3D"
        return "#DDF3FF", "#6FA0E6", "#3C3AA8", "#241457"

    def _foot(self, painter: QPainter, rect: QRectF, reach: float) -> None:
        foot = QRectF(0, 0, reach * 1.36, 15)
        foot.moveCenter(QPointF(rect.center().x(), rect.bottom() - 7))
        soft_shadow(painter, foot, 7, 10, 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(foot, *COIN))
        painter.drawRoundedRect(foot, 7, 7)

    def _words(self, painter: QPainter, glass: QRectF, style: Style) -> None:
        room = glass.adjusted(9, 0, -9, 0)
        size = 56 if len(self.words) < 3 else 25
        font = fitted(fixed(style.theme, Role.MEDIUM, size, 700), self.words, room.width())
        painter.setFont(font)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextSingleLine)
        for shift, colour in ((QPointF(0, 2), QColor(10, 4, 40, 190)), (QPointF(), "#FFFFFF")):
            painter.setPen(QColor(colour))
            painter.drawText(room.translated(shift), flags, self.words)


@dataclass(frozen=True)
class AttemptTab:
    """One attempt of a turn and the tokens that it can win; the one that goes on burns."""

    title: str
    points: str
    left: int
    state: str  # ahead, now, done, matched
    radius: float = 9.0
    side: str = ""
    bleed: float = 20.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the tab with its flame above it."""
        game = style.theme.game("medium")
        lit = self.state in ("now", "matched")
        roomy = style.text < LARGE
        body = rect.adjusted(0, 15 if roomy else 4, 0, 0)
        if roomy:
            self._flame(painter, QPointF(body.center().x(), body.top() + 1), lit)
        painter.setPen(Qt.PenStyle.NoPen)
        if lit:
            accent = QColor(game.colours.accent)
            painter.setBrush(vertical(body, accent.lighter(114), accent))
        else:
            painter.setBrush(QColor(game.plate))
        painter.drawRoundedRect(body, self.radius, self.radius)
        outline(painter, body, self.radius, QColor(game.table_line), 1.6)
        ink = game.colours.on_accent if lit else game.table_text
        half = (body.height() - 6) / 2
        head = QRectF(body.left() + 6, body.top() + 3, body.width() - 12, half)
        text(painter, head, self.title, low(style.theme.font(Role.UI, 14, 700), half), ink)
        row = head.translated(0, half)
        font = low(style.theme.font(Role.UI, 14, 500), half)
        side = min(13.0, half * 0.7)
        left = QRectF(row.left(), row.top(), row.width() * 0.56, half)
        text(painter, left, f"{self.points} pts", font, ink)
        coin(painter, QRectF(left.right() + 6, row.center().y() - side / 2, side, side))
        count = QRectF(left.right() + side + 10, row.top(), 0, half)
        count.setRight(row.right())
        text(painter, count, str(self.left), font, ink, align=LEFT)
        if self.state == "done":
            painter.setPen(QPen(QColor(game.table_muted), 1.5))
            across = QRectF(head.left() + 4, head.center().y(), head.width() - 8, 0)
            painter.drawLine(across.topLeft(), across.topRight())

    def _flame(self, painter: QPainter, foot: QPointF, lit: bool) -> None:
        high = 19.0 if lit else 14.0
        bottom = foot
        for grow, colour in ((1.0, "#F0A531" if lit else "#7C6690"), (0.55, "#FFF2B8")):
            if grow < 1 and not lit:
                continue
            flame = QPainterPath(bottom - QPointF(0, high * grow))
            side = 7.5 * grow
            flame.cubicTo(
                bottom + QPointF(side * 1.5, -high * grow * 0.45),
                bottom + QPointF(side, 0),
                bottom,
            )
            flame.cubicTo(
                bottom + QPointF(-side, 0),
                bottom + QPointF(-side * 1.3, -high * grow * 0.4),
                bottom - QPointF(0, high * grow),
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawPath(flame)


@dataclass(frozen=True)
class EntryFace:
    """What the word field stands in."""

    radius: float = 12.0
    side: str = ""
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a frame of gold round a sheet of paper."""
        soft_shadow(painter, rect, self.radius, 12, 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(rect, *PAPER[:2]))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(style.theme.game("medium").glow), 3)


@dataclass(frozen=True)
class Barred:
    """The line that says which words may not be said; the word of an Incantation is marked.

    Where they are too many to be read on one line it names them together: all of them lie above.
    """

    words: tuple[str, ...]
    banned: str
    radius: float = 6.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Write the line."""
        ink = style.theme.game("medium").table_text
        marked = [f"⊘ {word}" if word == self.banned else word for word in self.words]
        words = f"Not allowed:  {'   '.join(marked)}"
        font = low(style.theme.font(Role.UI, 15, 600), rect.height() * 1.02)
        if line_size(words, font, 0).width() * READABLE / font.pixelSize() > rect.width():
            every = "Not allowed:  every word of this turn"
            words = f"{every}   ⊘ {self.banned}" if self.banned else every
        text(painter, rect, words, font, ink)


@dataclass(frozen=True)
class Hollow:
    """Where a word card will lie."""

    words: str
    seat: int
    radius: float = 12.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a hollow with a dashed edge and whose card is awaited."""
        game = style.theme.game("medium")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 24 if style.theme.mode is Mode.LIGHT else 70))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_muted), 2, dashed=True)
        mark = QRectF(0, 0, 26, 26)
        mark.moveCenter(rect.center() - QPointF(0, 18))
        draw_seat_mark(painter, self.seat, mark)
        words = QRectF(rect.left() + 10, rect.center().y() + 4, rect.width() - 20, 32)
        font = low(style.theme.font(Role.UI, 15, 600), 30)
        text(painter, words, self.words, font, game.table_text)


@dataclass(frozen=True)
class Deck:
    """The deck and how many cards are left."""

    count: int
    radius: float = 8.0
    side: str = ""
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a few backs on top of one another, and the number."""
        game = style.theme.game("medium")
        layers = min(4, 1 + self.count // 12) if self.count else 0
        card = QRectF(rect.left(), rect.top() + 6, 62, rect.height() - 14)
        if not layers:
            outline(painter, card, self.radius, QColor(game.table_muted), 1.8, dashed=True)
        for number in range(layers):
            spot = card.translated(2.2 * (layers - number), 2.2 * (layers - number) - 4)
            painter.setPen(QPen(QColor(GOLD), 1.3))
            painter.setBrush(vertical(spot, "#5B2A7C", "#2A0D40"))
            painter.drawRoundedRect(spot, 6, 6)
            if number == layers - 1:
                side = spot.height() * 0.5
                centre = QRectF(0, 0, side, side)
                centre.moveCenter(spot.center())
                orb(painter, centre)
        words = QRectF(card.right() + 15, rect.top(), 0, rect.height())
        words.setRight(rect.right())
        font = low(style.theme.font(Role.MEDIUM, 24), rect.height() * 0.8)
        text(painter, words, str(self.count), font, game.colours.text, align=LEFT)


SHARDS = (
    ((0.5, 0.5), (0.1, 0.2), (0.42, 0.02)),
    ((0.52, 0.48), (0.5, 0.0), (0.92, 0.16)),
    ((0.56, 0.52), (0.98, 0.24), (0.92, 0.7)),
    ((0.54, 0.58), (0.86, 0.8), (0.5, 0.98)),
    ((0.46, 0.56), (0.4, 0.98), (0.06, 0.78)),
    ((0.44, 0.5), (0.02, 0.66), (0.04, 0.3)),
)


@dataclass(frozen=True)
class Shattered:
    """The Crystal Ball in pieces, and that this is the last round."""

    words: str
    radius: float = 10.0
    side: str = ""
    bleed: float = 8.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the pieces beside the words."""
        game = style.theme.game("medium")
        side = min(rect.height(), 54.0)
        room = QRectF(rect.right() - side, rect.center().y() - side / 2, side, side)
        for number, piece in enumerate(SHARDS):
            shard(painter, room, piece, number)
        words = QRectF(rect.left(), rect.center().y() - 14, rect.width() - side - 8, 28)
        font = low(style.theme.font(Role.UI, 15, 700), words.height())
        text(painter, words, self.words, font, game.colours.text)


def shard(
    painter: QPainter, room: QRectF, piece: tuple[tuple[float, float], ...], number: int
) -> None:
    """Paint one piece of the ball; `piece` is in parts of `room`."""
    path = QPainterPath()
    for place, (x, y) in enumerate(piece):
        point = QPointF(room.left() + x * room.width(), room.top() + y * room.height())
        if place:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.setPen(QPen(QColor(GOLD), 1.1))
    painter.setBrush(QColor(("#CFEBFF", "#8FB8F0", "#5B63C8")[number % 3]))
    painter.drawPath(path)


@dataclass(frozen=True)
class Shard:
    """One flying piece of the Crystal Ball."""

    number: int
    radius: float = 4.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the piece as large as its rectangle."""
        piece = SHARDS[self.number % len(SHARDS)]
        left, top = min(x for x, _ in piece), min(y for _, y in piece)
        wide = max(x for x, _ in piece) - left
        high = max(y for _, y in piece) - top
        whole = tuple(((x - left) / wide, (y - top) / high) for x, y in piece)
        shard(painter, rect, whole, self.number)
