"""What lies under the cards of The Middle Ages: oak, parchment plates, trays, Wealth, lists."""

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from ui.boards.ages_prints import INK, LEFT, MINOR, RIGHT, sign, tint
from ui.icons import draw_icon
from ui.items.badge import draw_seat_mark
from ui.items.face import Style
from ui.items.paint import (
    fitted,
    outline,
    soft_shadow,
    text,
    vertical,
)
from ui.palettes import Mode
from ui.theme import Role

GAME = "middle_ages"
PLANK = 89.0


@dataclass(frozen=True)
class OakTable:
    """Oak planks with the hand's shade at the bottom. The board's corner lies at `x`, `y`."""

    x: float
    y: float
    radius: float = 0.0
    side: str = ""
    bleed: float = 0.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the table."""
        game = style.theme.game(GAME)
        painter.fillRect(rect, QColor(game.table[1]))
        if style.contrast:
            return
        grain = Random(7)
        top, number = self.y % PLANK - PLANK, 0
        while top < rect.height():
            plank = QRectF(rect.left(), top, rect.width(), PLANK)
            self._plank(painter, plank, grain, style, number)
            top, number = top + PLANK, number + 1
        self._light(painter, rect, style)
        band = QRectF(rect.left(), self.y + 466, rect.width(), rect.height())
        painter.fillRect(band, QColor(20, 12, 4, 80 if style.theme.mode is Mode.DARK else 34))

    def _plank(
        self, painter: QPainter, plank: QRectF, grain: Random, style: Style, number: int
    ) -> None:
        game = style.theme.game(GAME)
        tone = QColor(game.table[number % 2]).lighter(grain.randrange(94, 107))
        painter.fillRect(plank, vertical(plank, tone.lighter(104), tone, tone.darker(108)))
        line = QColor(game.table_line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for _ in range(6):
            line.setAlpha(grain.randrange(16, 44))
            painter.setPen(QPen(line, grain.uniform(0.7, 1.6)))
            y = plank.top() + grain.uniform(6, PLANK - 6)
            path = QPainterPath(QPointF(plank.left(), y))
            third = plank.width() / 3
            bend = [grain.uniform(-9, 9) for _ in range(3)]
            path.cubicTo(third, y + bend[0], 2 * third, y + bend[1], plank.right(), y + bend[2])
            painter.drawPath(path)
        painter.setPen(QPen(QColor(0, 0, 0, 90), 2))
        painter.drawLine(plank.bottomLeft(), plank.bottomRight())
        painter.setPen(QPen(QColor(255, 230, 180, 18), 1))
        painter.drawLine(plank.topLeft() + QPointF(0, 1), plank.topRight() + QPointF(0, 1))
        joint = grain.uniform(0.15, 0.85) * plank.width()
        painter.setPen(QPen(QColor(0, 0, 0, 70), 1.5))
        painter.drawLine(QPointF(joint, plank.top()), QPointF(joint, plank.bottom()))

    def _light(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Lay candle light over the middle and shade over the corners."""
        middle = QPointF(self.x + 496, self.y + 250)
        light = QRadialGradient(middle, max(rect.width(), rect.height()) * 0.75)
        warm = 46 if style.theme.mode is Mode.DARK else 70
        light.setColorAt(0.0, QColor(255, 214, 140, warm))
        light.setColorAt(0.5, QColor(255, 214, 140, 0))
        light.setColorAt(1.0, QColor(0, 0, 0, 120 if style.theme.mode is Mode.DARK else 30))
        painter.fillRect(rect, light)


@dataclass(frozen=True)
class Plate:
    """A seat's parchment: its mark, its name, and a note at the right. Lit: it is its turn."""

    seat: int
    name: str
    note: str
    lit: bool
    head: float
    right: float = 12.0  # what is kept free at the right of the head
    radius: float = 12.0
    side: str = ""
    bleed: float = 18.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the plate."""
        parchment(painter, rect, self.radius, style)
        if self.lit:
            glow = QColor(style.theme.game(GAME).glow)
            outline(painter, rect.adjusted(-2, -2, 2, 2), self.radius + 2, glow, 3.5)
        head = QRectF(rect.left() + 12, rect.top() + 5, rect.width() - 24, self.head - 5)
        side = min(20.0, self.head * 0.62)
        mark = QRectF(head.left(), head.center().y() - side / 2, side, side)
        draw_seat_mark(painter, self.seat, mark)
        note_font = style.theme.font(Role.UI, 14, 600)
        note_wide = min(_wide(self.note, note_font), head.width() * 0.4)
        note = QRectF(0, head.top(), note_wide, head.height())
        note.moveRight(rect.right() - self.right)
        ink = paper_ink(style)
        text(painter, note, self.note, note_font, ink, align=RIGHT)
        words = QRectF(mark.right() + 8, head.top(), 0, head.height())
        words.setRight(note.left() - 8)
        font = style.theme.font(Role.MIDDLE_AGES, 21)
        font.setPixelSize(min(font.pixelSize(), round(self.head * 0.86)))
        text(painter, words, self.name, font, ink, align=LEFT)


def _wide(words: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(words) + 2


def paper_ink(style: Style, *, minor: bool = False) -> str:
    """Return the colour of words on a plate."""
    if style.contrast:
        return "#FFFFFF"
    return MINOR if minor else INK


def parchment(painter: QPainter, rect: QRectF, radius: float, style: Style) -> None:
    """Paint a sheet of parchment, or a plain panel where contrast is wanted."""
    soft_shadow(painter, rect, radius, 14, 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    if style.contrast:
        painter.setBrush(QColor("#000000"))
        painter.drawRoundedRect(rect, radius, radius)
        outline(painter, rect, radius, QColor("#FFFFFF"), 2)
        return
    painter.setBrush(vertical(rect, "#F1E4C4", "#E6D5AC", "#D6C294"))
    painter.drawRoundedRect(rect, radius, radius)
    stain = QRadialGradient(rect.center(), rect.width() * 0.62)
    stain.setColorAt(0.55, QColor(140, 96, 40, 0))
    stain.setColorAt(1.0, QColor(140, 96, 40, 60))
    painter.setBrush(stain)
    painter.drawRoundedRect(rect, radius, radius)
    outline(painter, rect, radius, QColor("#5E4420"), 1.6)
    outline(painter, rect.adjusted(2, 2, -2, -2), radius - 2, QColor(255, 250, 230, 110), 1)


@dataclass(frozen=True)
class Tray:
    """A hollow of dark wood in a plate, in which cards lie; `slots` are its marked places."""

    slots: tuple[tuple[float, float, float, float], ...] = ()
    radius: float = 9.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the hollow and the outlines of its places."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            QColor("#000000") if style.contrast else vertical(rect, "#2A1D10", "#3D2C1A", "#463420")
        )
        painter.drawRoundedRect(rect, self.radius, self.radius)
        edge = QColor("#FFFFFF") if style.contrast else QColor(0, 0, 0, 120)
        outline(painter, rect, self.radius, edge, 1.4)
        line = QColor("#FFFFFF" if style.contrast else "#B79A68")
        line.setAlphaF(1.0 if style.contrast else 0.55)
        for x, y, width, height in self.slots:
            spot = QRectF(rect.left() + x, rect.top() + y, width, height)
            outline(painter, spot, 7, line, 1.4, dashed=True)


@dataclass(frozen=True)
class SlotWords:
    """What the next card in a place of a Coterie would bring; bright where it completes three."""

    lines: tuple[str, ...]
    bright: bool
    radius: float = 7.0
    side: str = ""
    bleed: float = 10.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the place and write into it."""
        glow = QColor(style.theme.game(GAME).glow if not style.contrast else "#FFE14D")
        if style.theme.mode is Mode.LIGHT:
            glow = QColor("#E3B341")
        if self.bright:
            light = QColor(glow)
            light.setAlphaF(0.22)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawRoundedRect(rect, self.radius, self.radius)
            outline(painter, rect, self.radius, glow, 2.4)
        font = style.theme.font(Role.UI, 15 if rect.width() > 80 else 13, 700)
        for words in self.lines:
            font = fitted(font, words, rect.width() - 8)
        height = min(font.pixelSize() * 1.3, rect.height() / max(1, len(self.lines)))
        top = rect.center().y() - height * len(self.lines) / 2
        for index, words in enumerate(self.lines):
            line = QRectF(rect.left() + 3, top + index * height, rect.width() - 6, height)
            text(painter, line, words, font, glow if self.bright else QColor("#EBD9B0"))


@dataclass(frozen=True)
class Coin:
    """A seat's Wealth: how many icons lie there, and of which kinds."""

    icons: int
    kinds: tuple[tuple[str, int], ...]
    own: str  # the kind of the seat's Accord
    radius: float = 12.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a coin with the number, and the kinds under it."""
        step = rect.width() / max(1, len(self.kinds))
        low = min(step, rect.height() * 0.3)
        side = min(rect.width(), rect.height() - low - 4)
        disc = QRectF(0, 0, side, side).adjusted(2, 2, -2, -2)
        disc.moveCenter(QPointF(rect.center().x(), rect.top() + side / 2))
        self._disc(painter, disc, style)
        ink = paper_ink(style)
        for index, (kind, count) in enumerate(self.kinds):
            spot = QRectF(rect.left() + index * step, rect.bottom() - low, step, low)
            size = min(step, low) * 0.86
            icon = QRectF(0, 0, size, size)
            icon.moveCenter(spot.center())
            colour = QColor(tint(kind) if not style.contrast else ink)
            if not count:
                colour = QColor(ink)
                colour.setAlphaF(0.4 if style.contrast else 0.22)
            sign(painter, kind, icon, colour)

    def _disc(self, painter: QPainter, disc: QRectF, style: Style) -> None:
        soft_shadow(painter, disc, disc.width() / 2, 6, 0.4)
        shine = QRadialGradient(
            disc.center() - QPointF(disc.width() * 0.18, disc.height() * 0.22), disc.width() * 0.75
        )
        for at, colour in ((0, "#FFE9A0"), (0.5, "#E3B341"), (1, "#A87818")):
            shine.setColorAt(at, QColor(colour))
        painter.setPen(QPen(QColor("#6E4A08"), max(1.4, disc.width() * 0.03)))
        painter.setBrush(shine)
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor(110, 74, 8, 150), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = disc.width() * 0.09
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
        font = QFont(style.theme.font(Role.UI, 20, 700))
        font.setPixelSize(round(disc.height() * 0.5))
        text(painter, disc.adjusted(6, 0, -6, 0), str(self.icons), font, INK)


@dataclass(frozen=True)
class PaperLine:
    """A line of text on a plate."""

    words: str
    size: float = 15
    weight: int = 600
    align: Qt.AlignmentFlag = LEFT
    title: bool = False
    minor: bool = False
    radius: float = 4.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Write the line."""
        if self.title:
            font = style.theme.font(Role.MIDDLE_AGES, self.size)
        else:
            font = style.theme.font(Role.UI, self.size, self.weight)
        font.setPixelSize(min(font.pixelSize(), round(rect.height() * 0.95)))
        colour = paper_ink(style, minor=self.minor)
        text(painter, rect, self.words, font, colour, align=self.align)


@dataclass(frozen=True)
class Forecast:
    """The line that says what a return would do; `due`: it will at the end of this turn.

    `brief` are the words where there is no room for the others.
    """

    words: str
    due: bool
    brief: str
    icon: str = "undo"
    radius: float = 6.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Write the line behind a sign."""
        side = min(rect.height() * 0.8, 24.0)
        icon = QRectF(rect.left() + 2, rect.center().y() - side / 2, side, side)
        ink = paper_ink(style)
        warn = "#FFA59B" if style.contrast else "#96181C"
        draw_icon(painter, self.icon, icon, warn if self.due else ink)
        font = style.theme.font(Role.UI, 15, 700 if self.due else 600)
        font.setPixelSize(min(font.pixelSize(), round(rect.height() * 0.95)))
        room = rect.adjusted(side + 8, 0, 0, 0)
        words = self.fitting(font, room.width())
        text(painter, room, words, font, warn if self.due else ink, align=LEFT)

    def fitting(self, font: QFont, width: float) -> str:
        """Return the words for a line that is so wide."""
        return self.words if _wide(self.words, font) <= width else self.brief


@dataclass(frozen=True)
class Emptied:
    """The place of a pile that has no card."""

    words: str
    radius: float = 8.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a dashed place."""
        game = style.theme.game(GAME)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_muted), 1.6, dashed=True)
        font = style.theme.font(Role.UI, 14, 600)
        text(painter, rect.adjusted(6, 0, -6, 0), self.words, font, game.table_muted)
