"""What lies on the table of Ordeals beside cards: tracks, chips, plates, step tabs, buttons."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.boards.ordeals_prints import GAME, GOLD, LEFT, RIGHT, TONES, digits_font, grown
from ui.boards.ordeals_sight import SEAM
from ui.icons import draw_icon
from ui.items.badge import draw_seat_mark
from ui.items.card import fixed
from ui.items.face import Style
from ui.items.paint import fitted, outline, soft_shadow, text, vertical
from ui.palettes import Mode
from ui.theme import SEATS, Role, shape_path

ROW = 26
"""Fame on one row of the track."""
MOST_ROWS = 3
SLIM = 40
"""Below which height a small board has one line."""
BANDS = {Mode.DARK: 70, Mode.LIGHT: 22, Mode.CONTRAST: 0}
"""How much darker the hand's part of the table is, of 255."""


@dataclass(frozen=True)
class Leather:
    """The table; `left` and `top` are where the board begins inside the picture."""

    left: float
    top: float
    radius: float = 0.0
    side: str = ""
    bleed: float = 0.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint dark leather with a stitched seam over the hand."""
        game = style.theme.game(GAME)
        painter.fillRect(rect, vertical(rect, *game.table))
        if not style.contrast:
            self._grain(painter, rect, style)
        seam = self.top + SEAM
        band = QRectF(rect.left(), seam, rect.width(), rect.bottom() - seam)
        painter.fillRect(band, QColor(0, 0, 0, BANDS[style.theme.mode]))
        pen = QPen(QColor(game.table_line), 1.6)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.drawLine(QPointF(rect.left(), seam), QPointF(rect.right(), seam))

    def _grain(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint small creases, always the same ones."""
        line = QColor(style.theme.game(GAME).table_line)
        line.setAlphaF(0.10)
        painter.setPen(QPen(line, 1))
        seed = 7
        for _ in range(420):
            seed = (seed * 1103515245 + 12345) % 2147483648
            x = rect.left() + seed % 9973 / 9973 * rect.width()
            seed = (seed * 1103515245 + 12345) % 2147483648
            y = rect.top() + seed % 9973 / 9973 * rect.height()
            long = 4 + seed % 9
            lean = seed % 5 - 2
            painter.drawLine(QPointF(x, y), QPointF(x + long, y + lean))


@dataclass(frozen=True)
class Board:
    """A plate on the table: the frame of a Player Board or of a stage."""

    lit: bool = False
    strong: bool = False
    seat: int | None = None  # whose colour the frame has
    radius: float = 12.0
    side: str = ""
    bleed: float = 16.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the frame."""
        game = style.theme.game(GAME)
        if self.strong:
            soft_shadow(painter, rect, self.radius, 18, 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        colour = QColor(game.colours.surface if self.strong else game.plate)
        if not self.strong and not style.contrast:
            colour.setAlphaF(0.62)
        painter.setBrush(colour)
        painter.drawRoundedRect(rect, self.radius, self.radius)
        line = QColor(game.glow if self.lit else game.table_line)
        if self.seat is not None:
            line = QColor(SEATS[self.seat % len(SEATS)].colour)
        outline(painter, rect, self.radius, line, 1.3 if line == game.table_line else 1.8)


@dataclass(frozen=True)
class Whose:
    """A ribbon in a seat's colours that says whose board is looked at."""

    seat: int
    words: str
    radius: float = 10.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the seat's mark and the words."""
        game = style.theme.game(GAME)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(SEATS[self.seat % len(SEATS)].colour), 1.5)
        draw_seat_mark(painter, self.seat, QRectF(rect.left() + 8, rect.center().y() - 6, 12, 12))
        font = fixed(style.theme, Role.UI, 14, 700)
        text(painter, rect.adjusted(26, 0, -8, 0), self.words, font, game.table_text)


@dataclass(frozen=True)
class StepTab:
    """A step of the turn; the one that goes on is filled."""

    words: str
    now: bool
    further: bool = False
    radius: float = 9.0
    side: str = ""
    bleed: float = 8.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the tab."""
        game = style.theme.game(GAME)
        colours = game.colours
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent if self.now else game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_line), 1.2)
        ink = colours.on_accent if self.now else game.table_muted
        words = (
            f"{self.words} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
            if self.further
            else (self.words)
        )
        font = fixed(style.theme, Role.UI, 15 * grown(style.theme), 700)
        text(painter, rect.adjusted(4, 0, -4, 0), words, font, ink)


@dataclass(frozen=True)
class FameTrack:
    """The Fame of all seats, on the rows of numbers that are needed for it, three at most.

    Who is too far behind to be on them stands at their beginning.
    """

    fame: tuple[int, ...]
    radius: float = 8.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the numbers and each seat's shape under its own."""
        game = style.theme.game(GAME)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_line), 1)
        first, rows = self.rows()
        high = rect.height() / rows
        step = (rect.width() - 12) / ROW
        for n in range(ROW * rows):
            row, column = divmod(n, ROW)
            cell = QRectF(rect.left() + 6 + column * step, rect.top() + row * high, step, high)
            here = [seat for seat, fame in enumerate(self.fame) if max(fame, first) == first + n]
            self._cell(painter, cell, first + n, style, here, alone=rows == 1)

    def rows(self) -> tuple[int, int]:
        """Return the first number that is shown, and how many rows there are."""
        least, most = min(self.fame, default=0) // ROW, max(self.fame, default=0) // ROW
        rows = min(most - least + 1, MOST_ROWS)
        return (most - rows + 1) * ROW, rows

    def _cell(
        self, painter: QPainter, cell: QRectF, n: int, style: Style, here: list[int], *, alone: bool
    ) -> None:
        """Paint a number; seats stand under it where there is one row, else in its place."""
        game = style.theme.game(GAME)
        if here and not alone:
            self._marks(painter, cell.adjusted(1, 1, -1, -1), here)
            return
        top = QRectF(cell.left(), cell.top() + 2, cell.width(), 16)
        if not alone:
            top.moveCenter(cell.center())
        colour = game.table_text if here or n % 5 == 0 else game.table_muted
        text(painter, top, str(n), digits_font(style, 12), colour)
        if here:
            low = QRectF(cell.left(), top.bottom(), cell.width(), cell.bottom() - top.bottom() - 3)
            self._marks(painter, low, here)

    def _marks(self, painter: QPainter, room: QRectF, seats: list[int]) -> None:
        """Paint the shapes of the seats; several share the room."""
        side = min(room.height(), room.width(), 13.0 if len(seats) == 1 else 10.0)
        for n, seat in enumerate(seats):
            spot = QRectF(0, 0, side, side)
            row, column = divmod(n, 2)
            shift = QPointF((column - 0.5) * side, 0) if len(seats) > 1 else QPointF()
            down = QPointF(0, (row - 0.5) * side) if len(seats) > 2 else QPointF()
            spot.moveCenter(room.center() + shift * 0.95 + down)
            painter.save()
            painter.setPen(QPen(QColor("#FFFFFF"), 1))
            painter.setBrush(QColor(SEATS[seat % len(SEATS)].colour))
            painter.drawPath(shape_path(SEATS[seat % len(SEATS)].shape, spot))
            painter.restore()


@dataclass(frozen=True)
class HealthTrack:
    """Health from 0 to 10."""

    health: int
    radius: float = 6.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a box for each number, those that are left in red."""
        game = style.theme.game(GAME)
        step = rect.width() / 11
        for n in range(11):
            box = QRectF(rect.left() + n * step + 1, rect.top(), step - 2, rect.height())
            full = n <= self.health
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#A8222F" if full else game.plate))
            painter.drawRoundedRect(box, 4, 4)
            edge = QColor(GOLD if n == self.health else game.table_line)
            outline(painter, box, 4, edge, 2.2 if n == self.health else 1)
            ink = "#FFFFFF" if full else game.table_muted
            text(painter, box, str(n), digits_font(style, 12.5), ink)


@dataclass(frozen=True)
class Chips:
    """Numbers on pills side by side: (icon, number, name)."""

    chips: tuple[tuple[str, int, str], ...]
    radius: float = 14.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the pills; those without anything are pale."""
        font, boxes = self._boxes(rect, style)
        for index, (icon, n, name) in enumerate(self.chips):
            box = boxes[index]
            painter.setPen(QPen(QColor("#6B5226"), 1.2))
            first = index == 0 and n > 0
            fill = "#F0C15A" if first else "#DCC79C" if n else "#8E7B58"
            painter.setBrush(QColor(fill))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            side = box.height() * 0.55
            spot = QRectF(box.left() + 8, box.center().y() - side / 2, side, side)
            draw_icon(painter, icon, spot, "#22160A")
            words = QRectF(spot.right() + 4, box.top(), box.right() - spot.right() - 6, 0)
            words.setHeight(box.height())
            text(painter, words, f"{name} {n}".strip(), font, "#1E1408", align=LEFT)

    def _boxes(self, rect: QRectF, style: Style) -> tuple[QFont, list[QRectF]]:
        """Return one type for all pills, and pills as wide as their words ask for."""
        gap, edges = 6.0, rect.height() * 0.55 + 20
        room = rect.width() - gap * (len(self.chips) - 1) - edges * len(self.chips)
        words = [f"{name} {n}".strip() for _, n, name in self.chips]
        font = fitted(fixed(style.theme, Role.UI, 14.5, 700), "".join(words), room)
        wide = [QFontMetricsF(font).horizontalAdvance(each) for each in words]
        spare = (room - sum(wide)) / len(wide)
        boxes, x = [], rect.left()
        for each in wide:
            boxes.append(QRectF(x, rect.top(), each + spare + edges, rect.height()))
            x += each + spare + edges + gap
        return font, boxes


@dataclass(frozen=True)
class PileLabel:
    """What a small pile is called, and how many cards it has."""

    name: str
    count: int
    radius: float = 4.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Write the number over the name."""
        game = style.theme.game(GAME)
        top = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.56)
        text(painter, top, str(self.count), digits_font(style, 19), game.table_text, align=LEFT)
        low = QRectF(rect.left(), top.bottom() - 2, rect.width(), rect.height() * 0.44)
        font = fixed(style.theme, Role.UI, 13, 600)
        text(painter, low, self.name, font, game.table_muted, align=LEFT)


@dataclass(frozen=True)
class Plate:
    """The board of another seat, small.

    `items` are the tones and signs of what is worn, slot by slot ("" where nothing is). `weak`
    says that the weapon has a Curse token, `quest` how many cubes lie on a Quest. A slim one has
    only who it is and the numbers.
    """

    seat: int
    name: str
    lit: bool
    health: int
    hand: int
    bound: int
    facts: tuple[str, ...]
    items: tuple[tuple[str, str], ...]
    weak: bool = False
    quest: str = ""
    radius: float = 10.0
    side: str = ""
    bleed: float = 8.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint who it is, what they wear, and their numbers."""
        game = style.theme.game(GAME)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        edge = QColor(game.glow if self.lit else game.table_line)
        outline(painter, rect, self.radius, edge, 2 if self.lit else 1.2)
        slim = rect.height() < SLIM
        high = rect.height() - 8 if slim else min(24.0, rect.height() * 0.42)
        head = QRectF(rect.left() + 10, rect.top() + 4, rect.width() - 20, high)
        mark = QRectF(head.left(), head.center().y() - 7, 14, 14)
        draw_seat_mark(painter, self.seat, mark)
        name = head.adjusted(20, 0, 0, 0)
        name.setRight(self._numbers(painter, head, style) - 4)
        font = fixed(style.theme, Role.UI, 15, 700)
        text(painter, name, self.name, font, game.table_text, align=LEFT)
        if slim:
            return
        low = QRectF(head.left(), head.bottom() + 2, head.width(), 0)
        low.setBottom(rect.bottom() - 5)
        lines = self.facts if rect.height() > 140 else self.facts[-1:]
        for line in reversed(lines if rect.height() > 74 else ()):
            row = QRectF(low.left(), low.bottom() - 20, low.width(), 18)
            small = fixed(style.theme, Role.UI, 14, 500)
            text(painter, row, line, small, game.table_muted, align=LEFT)
            low.setBottom(row.top() - 3)
        self._worn(painter, low, style)

    def _numbers(self, painter: QPainter, head: QRectF, style: Style) -> float:
        """Paint the numbers from the right; return where they begin."""
        game = style.theme.game(GAME)
        x = head.right()
        font = digits_font(style, 14)
        numbers = [("hand", self.hand), ("power", self.bound), ("heart", self.health)]
        for icon, n in [*numbers, *([("quest", self.quest)] if self.quest else [])]:
            wide = 25.0 if icon == "quest" else 17.0
            words = QRectF(x - wide, head.top(), wide, head.height())
            text(painter, words, str(n), font, game.table_text, align=RIGHT)
            spot = QRectF(words.left() - 14, head.center().y() - 7, 14, 14)
            draw_icon(painter, icon, spot, "#E06A70" if icon == "heart" else game.table_muted)
            x = spot.left() - 5
        if self.weak:
            tint = "#6F3FA0" if style.theme.mode is Mode.LIGHT else "#C9A6F0"
            draw_icon(painter, "curse", QRectF(x - 15, head.center().y() - 7, 14, 14), tint)
            x -= 19
        return x

    def _worn(self, painter: QPainter, room: QRectF, style: Style) -> None:
        """Paint a small frame for each slot."""
        game = style.theme.game(GAME)
        gap = 6.0
        wide = min((room.width() - 4 * gap) / 5, room.height() * 1.9)
        for n, (tone, icon) in enumerate(self.items):
            box = QRectF(room.left() + n * (wide + gap), room.top(), wide, room.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(TONES[tone]) if tone else QColor(0, 0, 0, 60))
            painter.drawRoundedRect(box, 5, 5)
            outline(painter, box, 5, QColor("#D9B877" if tone else game.table_line), 1.1)
            side = min(box.width(), box.height()) * 0.68
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(box.center())
            tint = QColor("#FFF1D2" if tone else game.table_muted)
            tint.setAlphaF(1.0 if tone else 0.45)
            draw_icon(painter, icon, spot, tint)
