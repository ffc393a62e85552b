"""The cards of The Mind Extreme, drawn by code: numbers, backs, level cards, empty places."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gamebox.games.mind.cards import Colour, Reward
from ui.icons import draw_icon
from ui.items.card import card_body, clip_round, fixed
from ui.items.face import Detail, Style
from ui.items.paint import (
    hatch,
    outline,
    paragraph,
    sheen,
    soft_shadow,
    text,
    vertical,
)
from ui.theme import SEATS, Role, shape_path

WHITE = ("#FFFFFF", "#F3F4FD", "#D5D9F4")
WHITE_INK = "#1B1F52"
WHITE_EDGE = "#8389D6"
RED = ("#C22A39", "#A01B2C", "#650B1D")
RED_INK = "#FFF4EF"
RED_EDGE = "#FFB3AC"
BACK = ("#4A50B8", "#30358C", "#1D2161")
BACK_EDGE = "#A5AAF5"
GOLD = "#F2C14E"


def arrow_of(colour: Colour) -> str:
    """Return the icon that says which way a stack goes, so that colour never stands alone."""
    return "up" if colour == "white" else "down"


def rings(painter: QPainter, centre: QPointF, reach: float, colour: QColor, count: int) -> None:
    """Draw thin rings round a point: the sign of this game."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.1))
    for ring in range(1, count + 1):
        radius = reach * ring / count
        painter.drawEllipse(centre, radius, radius)
    painter.restore()


@dataclass(frozen=True)
class NumberCard:
    """A number card, face up. `seat` adds the mark of the seat it came from."""

    colour: Colour
    number: int
    seat: int = -1
    side: str = "front"

    @property
    def bleed(self) -> float:
        """Room for the shadow."""
        return 16.0

    @property
    def radius(self) -> float:
        """The corners of a large card; small ones are rounder in proportion."""
        return 11.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card."""
        white = self.colour == "white"
        radius = min(self.radius, rect.width() * 0.1)
        colours = WHITE if white else RED
        card_body(painter, rect, radius, colours, WHITE_EDGE if white else RED_EDGE)
        self._pattern(painter, rect, radius)
        sheen(painter, rect.adjusted(1, 1, -1, -1), radius, 0.05 if white else 0.14)
        ink = WHITE_INK if white else RED_INK
        if style.detail is Detail.CHIP:
            self._draw_chip(painter, rect, style, ink)
        else:
            self._draw_full(painter, rect, style, ink)

    def _pattern(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        painter.save()
        clip_round(painter, rect, radius)
        if self.colour == "red":
            step = max(5.0, rect.width() * 0.085)
            hatch(painter, rect, radius, QColor(255, 190, 180, 26), step)
        lines = QColor(60, 70, 170, 22) if self.colour == "white" else QColor(255, 210, 200, 24)
        rings(painter, rect.center(), rect.height() * 0.62, lines, 7)
        painter.restore()

    def _draw_chip(self, painter: QPainter, rect: QRectF, style: Style, ink: str) -> None:
        unit = rect.width() / 48
        font = fixed(style.theme, Role.MIND, 26 * unit)
        upper = QRectF(rect.left(), rect.top() + 6 * unit, rect.width(), 32 * unit)
        text(painter, upper, str(self.number), font, ink)
        low = QRectF(0, 0, 15 * unit, 15 * unit)
        low.moveCenter(QPointF(rect.center().x(), rect.bottom() - 15 * unit))
        if self.seat >= 0:
            low.moveCenter(QPointF(rect.center().x() - 10 * unit, low.center().y()))
            self._mark(painter, low.translated(20 * unit, 0))
        draw_icon(painter, arrow_of(self.colour), low, ink)

    def _draw_full(self, painter: QPainter, rect: QRectF, style: Style, ink: str) -> None:
        unit = rect.width() / 132
        big = fixed(style.theme, Role.MIND, 78 * unit)
        middle = rect.adjusted(6 * unit, 8 * unit, -6 * unit, -4 * unit)
        text(painter, middle, str(self.number), big, ink)
        small = fixed(style.theme, Role.MIND, 24 * unit)
        corner = QRectF(rect.left() + 11 * unit, rect.top() + 7 * unit, 40 * unit, 30 * unit)
        text(painter, corner, str(self.number), small, ink, align=Qt.AlignmentFlag.AlignLeft)
        icon = QRectF(rect.right() - 30 * unit, rect.top() + 11 * unit, 19 * unit, 19 * unit)
        draw_icon(painter, arrow_of(self.colour), icon, ink)
        low = QRectF(0, 0, 20 * unit, 20 * unit)
        low.moveCenter(QPointF(rect.center().x(), rect.bottom() - 21 * unit))
        draw_icon(painter, arrow_of(self.colour), low, ink)
        if self.seat >= 0:
            self._mark(painter, low.translated(44 * unit, 0))

    def _mark(self, painter: QPainter, rect: QRectF) -> None:
        mark = SEATS[self.seat % len(SEATS)]
        path = shape_path(mark.shape, rect)
        painter.setPen(QPen(QColor("#FFFFFF"), rect.width() * 0.22))
        painter.drawPath(path)
        painter.setPen(QPen(QColor("#10122E"), rect.width() * 0.06))
        painter.setBrush(QColor(mark.colour))
        painter.drawPath(path)
        painter.setBrush(Qt.BrushStyle.NoBrush)


@dataclass(frozen=True)
class CardBack:
    """A card, face down. On a blind stack it bears the stack's arrow and a crossed eye."""

    stack: Colour | None = None
    side: str = "back"

    @property
    def bleed(self) -> float:
        """Room for the shadow."""
        return 16.0

    @property
    def radius(self) -> float:
        """The corners, as on the face."""
        return 11.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the back."""
        radius = min(self.radius, rect.width() * 0.1)
        unit = rect.width() / 132
        card_body(painter, rect, radius, BACK, BACK_EDGE)
        painter.save()
        clip_round(painter, rect, radius)
        rings(painter, rect.center(), rect.height() * 0.7, QColor(190, 196, 255, 60), 10)
        painter.restore()
        inner = rect.adjusted(7 * unit, 7 * unit, -7 * unit, -7 * unit)
        outline(painter, inner, radius * 0.6, QColor(200, 205, 255, 120), max(1.0, 1.6 * unit))
        sheen(painter, rect, radius, 0.12)
        if style.detail is Detail.CHIP:
            return
        if self.stack is None:
            self._lantern(painter, rect, unit)
        else:
            self._blind(painter, rect, unit, style)

    def _lantern(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        spot = QRectF(0, 0, 40 * unit, 40 * unit)
        spot.moveCenter(rect.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BACK[2]))
        painter.drawEllipse(spot.adjusted(-8 * unit, -8 * unit, 8 * unit, 8 * unit))
        draw_icon(painter, "eye", spot, "#DDE0FF")

    def _blind(self, painter: QPainter, rect: QRectF, unit: float, style: Style) -> None:
        colour = "#FFFFFF" if self.stack == "white" else RED_EDGE
        if self.stack == "red":
            inner = rect.adjusted(9 * unit, 9 * unit, -9 * unit, -9 * unit)
            hatch(painter, inner, 6, QColor(220, 60, 70, 90), 12 * unit)
        spot = QRectF(0, 0, 52 * unit, 52 * unit)
        spot.moveCenter(rect.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BACK[2]))
        painter.drawEllipse(spot.adjusted(-9 * unit, -9 * unit, 9 * unit, 9 * unit))
        draw_icon(painter, "eye-off", spot, colour)
        for end, lift in ((rect.top() + 24 * unit, 1), (rect.bottom() - 24 * unit, -1)):
            arrow = QRectF(0, 0, 20 * unit, 20 * unit)
            arrow.moveCenter(QPointF(rect.center().x(), end + lift * unit))
            draw_icon(painter, arrow_of(self.stack or "white"), arrow, colour)


@dataclass(frozen=True)
class Slot:
    """The place of a stack while nothing lies on it."""

    stack: Colour
    blind: bool
    radius: float = 12.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a hollow with a dashed edge, the stack's arrow and, if blind, a crossed eye."""
        game = style.theme.game("mind")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        if self.stack == "red":
            hatch(painter, rect, self.radius, QColor(220, 60, 70, 60), 13)
        edge = QColor(game.table_muted)
        edge.setAlphaF(0.85)
        outline(painter, rect, self.radius, edge, 2, dashed=True)
        icon = QRectF(0, 0, 44, 44)
        icon.moveCenter(rect.center() - QPointF(0, 14 if self.blind else 0))
        draw_icon(painter, arrow_of(self.stack), icon, edge)
        if self.blind:
            eye = QRectF(0, 0, 38, 38)
            eye.moveCenter(rect.center() + QPointF(0, 38))
            draw_icon(painter, "eye-off", eye, game.table_text)


def blind_words(blind: tuple[Colour, ...]) -> str:
    """Return in words which stacks are laid face down."""
    if not blind:
        return "both stacks open"
    if len(blind) == 2:
        return "both stacks blind"
    return f"{blind[0]} stack blind"


@dataclass(frozen=True)
class LevelFace:
    """The level card: number, blind stacks, reward."""

    number: int
    last: int
    blind: tuple[Colour, ...]
    reward: Reward | None
    radius: float = 12.0
    side: str = ""
    bleed: float = 18.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card."""
        unit = rect.width() / 130
        soft_shadow(painter, rect, self.radius, 14, 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(rect, "#4A4FB4", "#33378C", "#1B1F5C"))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        painter.save()
        clip_round(painter, rect, self.radius)
        centre = QPointF(rect.center().x(), rect.top() + 78 * unit)
        rings(painter, centre, 120 * unit, QColor(200, 205, 255, 34), 8)
        painter.restore()
        sheen(painter, rect, self.radius, 0.16)
        outline(painter, rect, self.radius, QColor(GOLD), 2.4)
        inner = rect.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
        outline(painter, inner, 8, QColor(242, 193, 78, 90), 1)
        self._words(painter, rect, unit, style)

    def _words(self, painter: QPainter, rect: QRectF, unit: float, style: Style) -> None:
        label = fixed(style.theme, Role.MIND, 16 * unit, 600)
        label.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 3 * unit)
        top = QRectF(rect.left(), rect.top() + 12 * unit, rect.width(), 22 * unit)
        text(painter, top, "LEVEL", label, GOLD)
        middle = QRectF(rect.left(), rect.top() + 34 * unit, rect.width(), 78 * unit)
        text(painter, middle, str(self.number), fixed(style.theme, Role.MIND, 74 * unit), "#FFFFFF")
        row = QRectF(rect.left() + 8 * unit, rect.top() + 113 * unit, rect.width() - 16 * unit, 24)
        self._eyes(painter, row, unit)
        words = blind_words(self.blind)
        font = fixed(style.theme, Role.UI, 13.5 * unit, 600)
        low = QRectF(rect.left() + 6, rect.bottom() - 40 * unit, rect.width() - 12, 18 * unit)
        text(painter, low, words, font, "#F2F1FF")
        self._reward(painter, rect, unit, style)

    def _eyes(self, painter: QPainter, row: QRectF, unit: float) -> None:
        for colour, side in (("white", -1), ("red", 1)):
            shown = "eye-off" if colour in self.blind else "eye"
            tint = "#FFFFFF" if colour == "white" else RED_EDGE
            for icon, shift, size in ((shown, -9, 20), ("up" if side < 0 else "down", 11, 13)):
                spot = QRectF(0, 0, size * unit, size * unit)
                middle = row.center() + QPointF(side * 28 * unit + shift * unit, 0)
                spot.moveCenter(middle)
                draw_icon(painter, icon, spot, tint)

    def _reward(self, painter: QPainter, rect: QRectF, unit: float, style: Style) -> None:
        if self.reward is None:
            return
        icon, tint = ("heart", "#FF8A94") if self.reward == "life" else ("throwing-star", "#8FE8FF")
        spot = QRectF(0, 0, 16 * unit, 16 * unit)
        spot.moveCenter(QPointF(rect.center().x() - 24 * unit, rect.bottom() - 14 * unit))
        draw_icon(painter, icon, spot, tint)
        words = QRectF(spot.right() + 4 * unit, spot.top() - 2, 60 * unit, spot.height() + 4)
        font = fixed(style.theme, Role.UI, 12.5 * unit, 600)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        text(painter, words, f"+1 {self.reward}", font, tint, align=align)


@dataclass(frozen=True)
class StackList:
    """The preview of a stack: every card on it, oldest first."""

    stack: Colour
    numbers: tuple[int | None, ...]
    radius: float = 14.0
    side: str = ""
    bleed: float = 22.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a panel with the numbers in rows; a card face down is a crossed eye."""
        game = style.theme.game("mind")
        soft_shadow(painter, rect, self.radius, 18, 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_line), 1.5)
        way = "upwards" if self.stack == "white" else "downwards"
        head = QRectF(rect.left() + 16, rect.top() + 14, rect.width() - 32, 30)
        title = fixed(style.theme, Role.MIND, 22)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        words = f"{self.stack.capitalize()} stack, {way}"
        text(painter, head, words, title, game.table_text, align=left)
        if not self.numbers:
            body = QRectF(rect.left() + 16, rect.top() + 60, rect.width() - 32, 60)
            font = style.theme.font(Role.UI, 16)
            paragraph(painter, body, "Nothing lies here yet.", font, game.table_muted)
        self._cards(painter, rect, style)

    def _cards(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        columns = 5
        width = (rect.width() - 32 - 8 * (columns - 1)) / columns
        rows = max(1, -(-len(self.numbers) // columns))
        height = min(width * 1.4, (rect.height() - 76) / rows - 8)
        width = min(width, height / 1.25)
        for index, number in enumerate(self.numbers):
            row, column = divmod(index, columns)
            spot = QRectF(
                rect.left() + 16 + column * ((rect.width() - 32) / columns),
                rect.top() + 60 + row * (height + 8),
                width,
                height,
            )
            chip = Style(style.theme, Detail.CHIP)
            face = CardBack(self.stack) if number is None else NumberCard(self.stack, number)
            face.draw(painter, spot, chip)
