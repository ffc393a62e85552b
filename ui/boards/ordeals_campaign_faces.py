"""What lies on the table in a campaign only: how it stands, the time, a Quest, Curse tokens."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gamebox.games.ordeals.standing import Count, Threshold
from ui.boards.ordeals_prints import (
    CREAM,
    GAME,
    GOLD,
    INK,
    LEFT,
    MINOR,
    PAPER_EDGE,
    TONES,
    Print,
    digits_font,
    grown,
    title_font,
    words_font,
)
from ui.boards.ordeals_spaces import draw_cube
from ui.icons import draw_icon
from ui.items.card import card_body, fixed
from ui.items.face import Style
from ui.items.paint import fitted, outline, paragraph, paragraph_height, text, vertical
from ui.palettes import Mode
from ui.theme import Role

TWO, THREE = 60.0, 120.0
"""How high the room of a Quest is at least for two, and for three sentences."""
SMALLEST = 10.5
CELLS = 21
"""Positions of the Time tracker that are shown at once, where the scenario has no end of time."""
TONE_INKS = {
    Mode.DARK: {"good": "#8FD9A0", "bad": "#FF9C8F"},
    Mode.LIGHT: {"good": "#1F6B35", "bad": "#9C1B10"},
    Mode.CONTRAST: {"good": "#7CFF9B", "bad": "#FF9C8F"},
}
TONE_SIGNS = {"good": "check", "bad": "warning"}


def plate(painter: QPainter, rect: QRectF, radius: float, style: Style) -> None:
    """Paint a dark plate on the table."""
    game = style.theme.game(GAME)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(game.plate))
    painter.drawRoundedRect(rect, radius, radius)
    outline(painter, rect, radius, QColor(game.table_line), 1.2)


@dataclass(frozen=True)
class StandingFace:
    """The goal of a scenario, and each thing that counts; `kept` is left free at the right."""

    number: int
    goal: str
    counts: tuple[Count, ...]
    kept: float = 0.0
    radius: float = 9.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the goal in the game's type, and the lines under it."""
        game = style.theme.game(GAME)
        plate(painter, rect, self.radius, style)
        head = QRectF(rect.left() + 8, rect.top() + 3, rect.width() - 16, 20)
        words = f"{self.number}. {self.goal}"
        text(painter, head, words, title_font(style, 14), game.colours.ink, align=LEFT)
        room = QRectF(rect.left() + 8, head.bottom() + 1, rect.width() - 14 - self.kept, 0)
        room.setBottom(rect.bottom() - 3)
        high = room.height() / max(5, len(self.counts))
        font = self._font(QRectF(0, 0, room.width(), high), style)
        for n, count in enumerate(self.counts):
            line = QRectF(room.left(), room.top() + n * high, room.width(), high)
            self._line(painter, line, count, font, style)

    def _font(self, line: QRectF, style: Style) -> QFont:
        """Return the type of all lines: as large as the longest allows."""
        wide = line.width() - 2 * line.height() * 0.78 - 8
        font = fixed(
            style.theme, Role.UI, min(14.0 * grown(style.theme), line.height() * 0.86), 600
        )
        for count in self.counts:
            font = fitted(font, count.spoken, wide)
        return font

    def _line(
        self, painter: QPainter, line: QRectF, count: Count, font: QFont, style: Style
    ) -> None:
        side = line.height() * 0.78
        spot = QRectF(line.left(), line.center().y() - side / 2, side, side)
        ink = TONE_INKS[style.theme.mode].get(count.tone, style.theme.game(GAME).table_text)
        draw_icon(painter, count.sign, spot, ink)
        end = QRectF(line.right() - side, spot.top(), side, side)
        if count.tone:
            draw_icon(painter, TONE_SIGNS[count.tone], end, ink)
        room = QRectF(spot.right() + 5, line.top(), end.left() - spot.right() - 8, line.height())
        text(painter, room, count.spoken, font, ink, align=LEFT)


@dataclass(frozen=True)
class TeamFame:
    """The one Fame of the team, and how much the scenario asks for (None: none)."""

    fame: int
    goal: int | None = None
    radius: float = 9.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a star and the number."""
        game = style.theme.game(GAME)
        plate(painter, rect, self.radius, style)
        side = 24.0
        spot = QRectF(rect.left() + 8, rect.center().y() - side / 2, side, side)
        draw_icon(painter, "star", spot, game.colours.ink)
        room = QRectF(spot.right() + 5, rect.top() + 3, rect.right() - spot.right() - 9, 24)
        goal = "" if self.goal is None else f" / {self.goal}"
        font = digits_font(style, 19)
        text(painter, room, f"{self.fame}{goal}", font, game.table_text, align=LEFT)
        low = QRectF(room.left(), rect.bottom() - 19, room.width(), 16)
        small = fixed(style.theme, Role.UI, 13 * grown(style.theme), 600)
        text(painter, low, "Fame", small, game.table_muted, align=LEFT)


@dataclass(frozen=True)
class TimeTrack:
    """The Time tracker on its track, with the positions from which something happens."""

    tracker: int
    marks: tuple[Threshold, ...]
    last: int | None = None  # the position at which all is over
    radius: float = 9.0
    side: str = ""
    bleed: float = 4.0

    def cells(self) -> range:
        """Return the positions that are shown."""
        if self.last is not None:
            return range(self.last + 1)
        first = max(0, self.tracker - CELLS + 1)
        return range(first, first + CELLS)

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the numbers, the hourglass, and signs where it becomes worse."""
        plate(painter, rect, self.radius, style)
        cells = self.cells()
        step = (rect.width() - 12) / len(cells)
        for n, position in enumerate(cells):
            cell = QRectF(rect.left() + 6 + n * step, rect.top() + 3, step, rect.height() - 6)
            self._cell(painter, cell, position, style)

    def _cell(self, painter: QPainter, cell: QRectF, position: int, style: Style) -> None:
        game = style.theme.game(GAME)
        bad = any(position >= mark.at for mark in self.marks)
        box = cell.adjusted(1, 0, -1, 0)
        if bad:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(168, 34, 47, 90))
            painter.drawRoundedRect(box, 4, 4)
        here = position == self.tracker
        ink = game.table_text if here or position % 5 == 0 or bad else game.table_muted
        top = QRectF(cell.left(), cell.top() + 1, cell.width(), 16)
        text(painter, top, str(position), digits_font(style, 13 if here else 12), ink)
        side = min(19.0, cell.width() - 1)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(QPointF(cell.center().x(), cell.bottom() - side / 2 - 1))
        sign = next((mark.sign for mark in self.marks if mark.at == position), "")
        if here:
            painter.setBrush(vertical(box, "#F6CF6E", GOLD))
            painter.setPen(QPen(QColor("#5A3608"), 1.2))
            painter.drawRoundedRect(box, 4, 4)
            text(painter, top, str(position), digits_font(style, 13), INK)
            draw_icon(painter, "time", spot, INK)
        elif sign:
            draw_icon(painter, sign, spot, TONE_INKS[style.theme.mode]["bad"])


@dataclass(frozen=True)
class QuestFace:
    """A Quest with its cubes.

    `texts` are what brings a cube, what Inspire does, and the Reward, shown as far as there is
    room; `kept` is the width that a button takes at the right.
    """

    print: Print
    cubes: int
    goal: int
    texts: tuple[str, ...]
    kept: float = 0.0
    radius: float = 8.0
    side: str = ""
    bleed: float = 12.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the band with the cubes, and the sentences."""
        colours = ("#FFFFFF", "#FFFFFF") if style.contrast else ("#F6ECD6", "#DCC79C")
        card_body(painter, rect, self.radius, colours, PAPER_EDGE)
        band = QRectF(rect.left() + 3, rect.top() + 3, rect.width() - 6, 22)
        tone = QColor(TONES[self.print.tone])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(band, tone.lighter(112), tone.darker(112)))
        painter.drawRoundedRect(band, 4.5, 4.5)
        left = draw_goal(painter, band, self.cubes, self.goal)
        draw_icon(painter, self.print.icon, QRectF(band.left() + 4, band.top() + 3, 16, 16), CREAM)
        name = QRectF(band.left() + 24, band.top(), left - band.left() - 30, band.height())
        text(painter, name, self.print.name, title_font(style, 14), CREAM, align=LEFT)
        room = QRectF(rect.left() + 8, band.bottom() + 2, rect.width() - 16, 0)
        room.setBottom(rect.bottom() - 4)
        self._sentences(painter, room, style)

    def _sentences(self, painter: QPainter, room: QRectF, style: Style) -> None:
        """Paint as many sentences as there is room for, of one size; the last beside a button."""
        shown = self.texts[: 1 if room.height() < TWO else 2 if room.height() < THREE else 3]
        wide = [room.width()] * (len(shown) - 1) + [room.width() - self.kept]
        size = (15.0 if len(shown) < 3 else 17.0) * grown(style.theme)
        while True:
            font = words_font(style, size, 500)
            high = [paragraph_height(*each) for each in zip(shown, [font] * 3, wide, strict=False)]
            gap = (room.height() - sum(high)) / (len(shown) + 1)
            if gap >= 1 or size <= SMALLEST:
                break
            size -= 0.5
        y = room.top() + gap
        for n, (words, width) in enumerate(zip(shown, wide, strict=True)):
            part = QRectF(room.left(), y, width, high[n] + 4)
            paragraph(painter, part, words, font, INK if n == 0 else MINOR)
            y += high[n] + gap


def draw_goal(painter: QPainter, band: QRectF, cubes: int, goal: int) -> float:
    """Paint a place for each cube of a Quest at the right; return where they begin."""
    side, x = min(13.0, band.height() - 6), band.right() - 6
    for n in reversed(range(goal)):
        spot = QRectF(x - side, band.center().y() - side / 2, side, side)
        if n < cubes:
            draw_cube(painter, spot)
        else:
            outline(painter, spot, 2, QColor(CREAM), 1.4)
        x = spot.left() - 4
    return x


@dataclass(frozen=True)
class CurseToken:
    """A Curse token: on a cursed Encounter, or on a weapon whose abilities sleep."""

    radius: float = 13.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a dark violet disc with the sign of curses."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 120))
        painter.drawEllipse(rect.translated(0, 2))
        painter.setBrush(vertical(rect, "#7B4BA0", "#33194A"))
        painter.setPen(QPen(QColor("#E9D2FF"), 1.8))
        painter.drawEllipse(rect)
        inset = rect.width() * 0.22
        draw_icon(painter, "curse", rect.adjusted(inset, inset, -inset, -inset), "#F4E6FF")


@dataclass(frozen=True)
class OngoingChip:
    """A lasting ability, as a ribbon with its name."""

    name: str
    usable: bool = False
    radius: float = 9.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the ribbon."""
        tone = QColor(TONES["ongoing"])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(rect, tone.lighter(118), tone.darker(112)))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor("#E6C98C"), 1.2)
        side = rect.height() * 0.66
        spot = QRectF(rect.left() + 7, rect.center().y() - side / 2, side, side)
        draw_icon(painter, "ongoing", spot, CREAM)
        room = QRectF(spot.right() + 5, rect.top(), rect.right() - spot.right() - 11, rect.height())
        text(painter, room, self.name, fixed(style.theme, Role.UI, 14, 700), CREAM)
