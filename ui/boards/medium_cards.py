"""Medium's cards, drawn by code: words, their backs, ESP cards, sets of words."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gamebox.games.medium.moves import Esp
from ui.boards.medium_prints import EDGE, INK, MINOR, PAPER, low, write_short, write_word
from ui.icons import draw_icon
from ui.items.badge import draw_seat_mark, line_size
from ui.items.card import card_body, fixed
from ui.items.face import Style
from ui.items.paint import fitted, outline, paragraph, paragraph_height, sheen, text, vertical
from ui.theme import SEATS, Role, Theme, shape_path

BACK = ("#5B2A7C", "#43195F", "#2A0D40")
GOLD = "#E2B04E"
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def four_points(painter: QPainter, centre: QPointF, reach: float, colour: QColor) -> None:
    """Draw one small star with four points."""
    spot = QRectF(0, 0, 2 * reach, 2 * reach)
    spot.moveCenter(centre)
    draw_icon(painter, "throwing-star", spot, colour)


def paper_mark(painter: QPainter, seat: int, rect: QRectF) -> None:
    """Paint a seat's mark on paper: with a dark edge, since some are pale."""
    mark = SEATS[seat % len(SEATS)]
    painter.save()
    painter.setPen(QPen(QColor(INK), max(1.0, rect.width() * 0.08)))
    painter.setBrush(QColor(mark.colour))
    painter.drawPath(shape_path(mark.shape, rect))
    painter.restore()


@dataclass(frozen=True)
class WordCard:
    """A word: a card of a hand, or what a seat played or said, with its colour and mark.

    `foot` says who and when. `small` is a card of the trail: the word and the mark only.
    """

    word: str
    seat: int = -1
    foot: str = ""
    small: bool = False
    side: str = "front"

    @property
    def bleed(self) -> float:
        """Room for the shadow."""
        return 16.0

    @property
    def radius(self) -> float:
        """The corners."""
        return 6.0 if self.small else 12.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card."""
        edge = SEATS[self.seat % len(SEATS)].colour if self.seat >= 0 else EDGE
        card_body(painter, rect, self.radius, PAPER, edge)
        if self.small:
            self._small(painter, rect, style, edge)
            return
        sheen(painter, rect, self.radius, 0.06)
        if self.seat >= 0:
            outline(painter, rect, self.radius, QColor(edge), 3.4)
            outline(painter, rect, self.radius, QColor(edge).darker(165), 1)
        unit = rect.height() / 126
        self._frame(painter, rect, unit, edge)
        inner = rect.adjusted(15 * unit, 16 * unit, -15 * unit, -16 * unit)
        if self.foot:
            self._foot(painter, rect, unit, style)
            inner.setBottom(rect.bottom() - 37 * unit)
        size = 44 * unit if self.seat >= 0 else 34 * unit
        write_word(painter, inner, self.word, style.theme, size)

    def _frame(self, painter: QPainter, rect: QRectF, unit: float, edge: str) -> None:
        line = QColor(edge)
        line.setAlphaF(0.45)
        inset = 8 * unit
        inner = rect.adjusted(inset, inset, -inset, -inset)
        outline(painter, inner, self.radius * 0.6, line, 1.2)
        star = QColor(edge)
        star.setAlphaF(0.9)
        corner = 9 * unit
        for x in (inner.left() + corner, inner.right() - corner):
            for y in (inner.top() + corner, inner.bottom() - corner):
                four_points(painter, QPointF(x, y), 4.6 * unit, star)

    def _foot(self, painter: QPainter, rect: QRectF, unit: float, style: Style) -> None:
        room = QRectF(rect.left() + 34 * unit, rect.bottom() - 36 * unit, 0, 24 * unit)
        room.setRight(rect.right() - 34 * unit)
        font = low(style.theme.font(Role.UI, 14 * max(1.0, unit), 600), room.height())
        side, gap = 14 * unit, 7 * unit
        font = fitted(font, self.foot, room.width() - side - gap)
        wide = line_size(self.foot, font, 0).width()
        left = room.center().x() - (side + gap + wide) / 2
        paper_mark(painter, self.seat, QRectF(left, room.center().y() - side / 2, side, side))
        words = QRectF(left + side + gap, room.top(), wide + 2, room.height())
        text(painter, words, self.foot, font, MINOR, align=LEFT)

    def _small(self, painter: QPainter, rect: QRectF, style: Style, edge: str) -> None:
        outline(painter, rect, self.radius, QColor(edge), 2)
        outline(painter, rect, self.radius, QColor(edge).darker(165), 0.8)
        side = min(12.0, rect.height() * 0.5)
        mark = QRectF(rect.left() + 6, rect.center().y() - side / 2, side, side)
        paper_mark(painter, self.seat, mark)
        words = rect.adjusted(side + 10, 1, -6, -1)
        write_short(painter, words, self.word, style.theme, rect.height() * 0.74)


@dataclass(frozen=True)
class WordBack:
    """A word card, face down. With a seat it is a word that this seat has entered."""

    seat: int = -1
    side: str = "back"
    bleed: float = 16.0

    @property
    def radius(self) -> float:
        """The corners, as on the face."""
        return 12.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the back: a crystal ball in a ring of stars."""
        unit = min(rect.height() / 126, rect.width() / 160)
        radius = min(self.radius, rect.height() * 0.12)
        edge = SEATS[self.seat % len(SEATS)].colour if self.seat >= 0 else GOLD
        card_body(painter, rect, radius, BACK, edge)
        inset = 8 * unit
        inner = rect.adjusted(inset, inset, -inset, -inset)
        outline(painter, inner, radius * 0.6, QColor(226, 176, 78, 150), max(1.0, 1.4 * unit))
        sheen(painter, rect, radius, 0.14)
        if self.seat >= 0:
            outline(painter, rect, radius, QColor(edge), 3)
            side = 46 * unit
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(rect.center())
            draw_seat_mark(painter, self.seat, spot)
            return
        orb(painter, QRectF(rect.center().x() - 26 * unit, rect.center().y() - 26 * unit,
                            52 * unit, 52 * unit))  # fmt: skip
        for side in (-1, 1):
            for lift in (-26, 0, 26):
                at = rect.center() + QPointF(side * (62 - abs(lift) * 0.4) * unit, lift * unit)
                four_points(painter, at, 6 * unit, QColor(GOLD))


def orb(painter: QPainter, rect: QRectF) -> None:
    """Paint a small ball of glass with a gold edge."""
    painter.save()
    painter.setPen(QPen(QColor(GOLD), max(1.0, rect.width() * 0.05)))
    painter.setBrush(vertical(rect, "#CFEBFF", "#7AA8E8", "#3B2F9E"))
    painter.drawEllipse(rect)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 150))
    shine = QRectF(0, 0, rect.width() * 0.3, rect.height() * 0.2)
    shine.moveCenter(rect.center() - QPointF(rect.width() * 0.16, rect.height() * 0.24))
    painter.drawEllipse(shine)
    painter.restore()


@dataclass(frozen=True)
class Power:
    """What is printed on an ESP card."""

    title: str
    icon: str
    colours: tuple[str, str, str]
    edge: str
    rule: str


POWERS: dict[Esp, Power] = {
    "divination": Power(
        "Divination",
        "eye",
        ("#3C7FB8", "#235C91", "#123A66"),
        "#A9DCFF",
        "After the third miss of a pair that you are not in, try their last two words with one of "
        "your neighbours. A match takes a 1st Attempt token for the two of you.",
    ),
    "incantation": Power(
        "Incantation",
        "lock",
        ("#B3404F", "#8C2438", "#590F22"),
        "#FFC2C0",
        "Before an attempt of a pair that you are not in, forbid the two one word for the rest of "
        "their turn. Everybody hears it.",
    ),
}
GREY = ("#80798A", "#625C6C", "#46414F")
GREY_EDGE = "#C9C3D2"
ONCE = "One ESP card a turn, each once in the game. Unused, it scores 2 points at the end."
GONE = "It is used: its grey side is up."


@dataclass(frozen=True)
class EspFace:
    """An ESP card, colour-side up, or grey-side up once it is used."""

    power: Esp
    used: bool
    side: str = ""
    bleed: float = 10.0

    @property
    def radius(self) -> float:
        """The corners."""
        return 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card: its sign, and its name where there is room."""
        power = POWERS[self.power]
        colours, edge = (GREY, GREY_EDGE) if self.used else (power.colours, power.edge)
        card_body(painter, rect, self.radius, colours, edge)
        sheen(painter, rect, self.radius, 0.16)
        ink = "#FFFFFF"
        wide = rect.height() > 60
        side = rect.height() * (0.42 if wide else 0.76)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(rect.center() - QPointF(0, rect.height() * 0.12 if wide else 0))
        draw_icon(painter, power.icon, spot, ink)
        if self.used:
            painter.setPen(QPen(QColor(ink), max(1.5, rect.height() * 0.05)))
            painter.drawLine(rect.bottomLeft() + QPointF(5, -5), rect.topRight() + QPointF(-5, 5))
        if wide:
            words = QRectF(rect.left() + 5, rect.bottom() - 30, rect.width() - 10, 24)
            font = low(style.theme.font(Role.UI, 14, 700), 24)
            text(painter, words, "used" if self.used else power.title, font, ink)


@dataclass(frozen=True)
class EspText:
    """The preview of an ESP card: what the power does."""

    power: Esp
    used: bool
    owner: str
    radius: float = 14.0
    side: str = ""
    bleed: float = 22.0

    def high(self, width: float, theme: Theme) -> float:
        """Return how high the card is when it is `width` wide."""
        unit = width / 420
        font = fixed(theme, Role.RULES, 20 * unit, 500)
        return 112 * unit + paragraph_height(self._words(), font, width - 48 * unit)

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card in reading size."""
        power, unit = POWERS[self.power], rect.width() / 420
        card_body(painter, rect, self.radius, GREY if self.used else power.colours, power.edge)
        spot = QRectF(rect.left() + 24 * unit, rect.top() + 22 * unit, 48 * unit, 48 * unit)
        draw_icon(painter, power.icon, spot, "#FFFFFF")
        head = QRectF(spot.right() + 16 * unit, spot.top() - 2, 0, 34 * unit)
        head.setRight(rect.right() - 20 * unit)
        title = fixed(style.theme, Role.MEDIUM, 30 * unit)
        text(painter, head, power.title, title, "#FFFFFF", align=LEFT)
        under = head.translated(0, 32 * unit)
        under.setHeight(20 * unit)
        small = fixed(style.theme, Role.UI, 15 * unit, 600)
        text(painter, under, f"before {self.owner}", small, "#FFFFFF", align=LEFT)
        body = rect.adjusted(24 * unit, 90 * unit, -24 * unit, -12 * unit)
        font = fixed(style.theme, Role.RULES, 20 * unit, 500)
        paragraph(painter, body, self._words(), font, "#FFFFFF")

    def _words(self) -> str:
        return f"{POWERS[self.power].rule} {GONE if self.used else ONCE}"


@dataclass(frozen=True)
class SetFace:
    """A set of words to choose: its name and its first words; a chosen one has a check mark."""

    name: str
    words: tuple[str, ...]
    chosen: bool
    radius: float = 10.0
    side: str = ""
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the card."""
        card_body(painter, rect, self.radius, PAPER, GOLD if self.chosen else EDGE)
        outline(painter, rect.adjusted(5, 5, -5, -5), 6, QColor(125, 79, 163, 110), 1.2)
        head = QRectF(rect.left() + 12, rect.top() + 9, rect.width() - 24, rect.height() * 0.36)
        write_word(painter, head, self.name, style.theme, 19 * min(style.text, 1.3))
        body = QRectF(rect.left() + 12, head.bottom() + 2, rect.width() - 24, 0)
        body.setBottom(rect.bottom() - 9)
        high = body.height() / 3
        font = low(style.theme.font(Role.UI, 14, 500), high)
        for place in range(3):
            words = self.words[2 * place : 2 * place + 2]
            line = QRectF(body.left(), body.top() + place * high, body.width(), high)
            text(painter, line, ", ".join(words), font, MINOR)
        if self.chosen:
            spot = QRectF(rect.right() - 30, rect.top() - 8, 34, 34)
            painter.setPen(QPen(QColor("#FFFFFF"), 2))
            painter.setBrush(QColor("#1D6B3C"))
            painter.drawEllipse(spot)
            draw_icon(painter, "check", spot.adjusted(8, 8, -8, -8), "#FFFFFF")


@dataclass(frozen=True)
class WordList:
    """The preview of what holds words: a title, and all of them in columns."""

    title: str
    words: tuple[str, ...]
    note: str = ""
    columns: int = 3
    radius: float = 14.0
    side: str = ""
    bleed: float = 22.0

    def high(self, width: float, theme: Theme) -> float:
        """Return how high the list is when it is `width` wide."""
        rows = -(-len(self.words) // self.columns)
        return (74 + 30 * rows + (28 if self.note else 0)) * width / 420

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the list."""
        unit = rect.width() / 420
        card_body(painter, rect, self.radius, PAPER, EDGE)
        head = QRectF(rect.left() + 20 * unit, rect.top() + 12 * unit, 0, 38 * unit)
        head.setRight(rect.right() - 20 * unit)
        text(painter, head, self.title, fixed(style.theme, Role.MEDIUM, 27 * unit), INK)
        painter.setPen(QPen(QColor(EDGE), 1.3))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        font = fixed(style.theme, Role.UI, 18 * unit, 500)
        wide = head.width() / self.columns
        rows = max(1, -(-len(self.words) // self.columns))
        high = min(30 * unit, (rect.bottom() - head.bottom() - 20 * unit) / rows)
        for place, word in enumerate(self.words):
            column, row = divmod(place, rows)
            line = QRectF(
                head.left() + wide * column, head.bottom() + 8 * unit + high * row, 0, high
            )
            line.setWidth(wide - 6)
            text(painter, line, word, font, INK, align=LEFT)
        if self.note:
            foot = QRectF(head.left(), rect.bottom() - 36 * unit, head.width(), 26 * unit)
            text(painter, foot, self.note, fixed(style.theme, Role.UI, 15 * unit, 600), MINOR)
