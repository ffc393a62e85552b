"""What is said on the table of Ordeals: answers as buttons, what an enemy needs, lines of words."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ui.boards.ordeals_prints import GAME, LEFT, RIGHT, grown
from ui.icons import draw_icon
from ui.items.card import fixed
from ui.items.face import Style
from ui.items.paint import outline, paragraph, text, vertical, wrapped
from ui.theme import Role


@dataclass(frozen=True)
class Answer:
    """A wide button: what can be answered, with a second line for what it costs or does."""

    words: str
    icon: str = ""
    more: str = ""
    primary: bool = False
    off: bool = False
    radius: float = 10.0
    side: str = ""
    bleed: float = 10.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the button."""
        game = style.theme.game(GAME)
        colours = game.colours
        accent = QColor(colours.accent)
        painter.setPen(Qt.PenStyle.NoPen)
        fill = vertical(rect, accent.lighter(112), accent) if self.primary else None
        painter.setBrush(fill or QColor(game.plate if self.off else colours.raised))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(colours.outline), 1.5, dashed=self.off)
        ink = colours.on_accent if self.primary else colours.muted if self.off else colours.text
        x = rect.left() + 12
        if self.icon:
            side = min(24.0, rect.height() * 0.6)
            draw_icon(painter, self.icon, QRectF(x, rect.center().y() - side / 2, side, side), ink)
            x += side + 8
        room = QRectF(x, rect.top() + 4, rect.right() - x - 10, rect.height() - 8)
        if not self.more:
            font = wrapped(fixed(style.theme, Role.UI, 16, 700), self.words, room)
            centre = Qt.AlignmentFlag.AlignCenter
            align = LEFT if self.icon or rect.width() > 240 else centre
            paragraph(painter, room, self.words, font, ink, align=align)
            return
        top = QRectF(room.left(), room.top(), room.width(), room.height() * 0.42)
        text(painter, top, self.words, fixed(style.theme, Role.UI, 16.5, 700), ink, align=LEFT)
        low = QRectF(room.left(), top.bottom(), room.width(), room.height() * 0.58)
        font = wrapped(fixed(style.theme, Role.UI, 14, 600), self.more, low)
        paragraph(painter, low, self.more, font, ink, align=LEFT)


@dataclass(frozen=True)
class Needs:
    """What is assigned to an enemy: 'needs 4, has 3', with the cards that Protection soaks."""

    need: int
    has: int
    shields: int = 0
    soaked: int = 0
    beaten: bool = False
    radius: float = 8.0
    side: str = ""
    bleed: float = 3.0

    @property
    def words(self) -> str:
        """The numbers in words."""
        if self.beaten:
            return f"{self.has} of {self.need}: defeated"
        return f"needs {self.need}, has {self.has}"

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a bar that fills, the words, and a shield for each card that is ignored."""
        game = style.theme.game(GAME)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        part = min(1.0, self.has / self.need) if self.need else 1.0
        if part > 0:
            bar = QRectF(rect.left(), rect.top(), max(14.0, rect.width() * part), rect.height())
            painter.setBrush(QColor("#2F6E42" if self.beaten else "#8A5A1A"))
            painter.drawRoundedRect(bar, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_line), 1.2)
        side = 15.0
        wide = self.shields * (side + 2)
        x = rect.right() - 5 - wide
        for n in range(self.shields):
            spot = QRectF(x + n * (side + 2), rect.center().y() - side / 2, side, side)
            draw_icon(painter, "shield", spot, "#5F6E7E" if n < self.soaked else "#A9D1FF")
        room = rect.adjusted(7, 0, -7 - wide, 0)
        font = fixed(style.theme, Role.UI, 14.5, 700)
        text(painter, room, self.words, font, "#FFFFFF" if part > 0.5 else game.table_text)


@dataclass(frozen=True)
class Words:
    """A line of words on the table, in the reading type or in the game's own."""

    words: str
    size: float = 14.0
    title: bool = False
    muted: bool = False
    align: str = "left"
    radius: float = 4.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Write the line."""
        game = style.theme.game(GAME)
        font = (
            fixed(style.theme, Role.ORDEALS, self.size)
            if self.title
            else fixed(style.theme, Role.UI, self.size * grown(style.theme), 600)
        )
        ink = (
            game.colours.ink
            if self.title
            else game.table_muted
            if self.muted
            else (game.table_text)
        )
        align = {"left": LEFT, "right": RIGHT}.get(self.align, Qt.AlignmentFlag.AlignCenter)
        text(painter, rect, self.words, font, ink, align=align)
