"""Small things that many boards use: icons, captions, key caps, buttons, seat marks, panels.

All of them are faces; their texts grow with the text scale.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.icons import draw_icon
from ui.items.face import Style
from ui.items.paint import outline, paragraph, soft_shadow, text, vertical, wrapped
from ui.theme import SEATS, Role, Theme, shape_path


@dataclass(frozen=True)
class Nothing:
    """A thing that can be touched but is drawn by others, such as the frame round a group."""

    radius: float = 8.0
    side: str = ""
    bleed: float = 0.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint nothing."""


@dataclass(frozen=True)
class IconFace:
    """One icon; a hollow one is drawn faintly, for what is used up."""

    icon: str
    colour: str
    hollow: bool = False
    radius: float = 8.0
    side: str = ""
    bleed: float = 8.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the icon with a faint light behind it."""
        if self.hollow:
            faint = QColor(style.theme.game("mind").table_muted)
            faint.setAlphaF(0.75 if style.contrast else 0.3)
            draw_icon(painter, self.icon, rect, faint)
            return
        shade = QColor(0, 0, 0, 110)
        draw_icon(painter, self.icon, rect.translated(0, rect.height() * 0.06), shade)
        draw_icon(painter, self.icon, rect, self.colour)


@dataclass(frozen=True)
class Caption:
    """A line of text on the table."""

    words: str
    game: str
    size: float = 15
    weight: int = 600
    tone: str = "text"  # text, muted, glow
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter
    radius: float = 4.0
    side: str = ""
    bleed: float = 2.0

    def font(self, theme: Theme) -> QFont:
        """Return the font of the line."""
        return theme.font(Role.UI, self.size, self.weight)

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Write the line."""
        game = style.theme.game(self.game)
        tones = {"text": game.table_text, "muted": game.table_muted, "glow": game.glow}
        align = self.align | Qt.AlignmentFlag.AlignVCenter
        text(painter, rect, self.words, self.font(style.theme), tones[self.tone], align=align)


def line_size(words: str, font: QFont, pad: float = 4) -> QSizeF:
    """Return how much room a line of text takes."""
    metrics = QFontMetricsF(font)
    return QSizeF(metrics.horizontalAdvance(words) + 2 * pad, metrics.height() + 2)


@dataclass(frozen=True)
class KeyCap:
    """The key that does what is beside it."""

    key: str
    game: str
    radius: float = 5.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a small key."""
        game = style.theme.game(self.game)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 120))
        painter.drawRoundedRect(rect.translated(0, 2), self.radius, self.radius)
        painter.setBrush(QColor(game.colours.raised))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.colours.outline), 1.3)
        font = style.theme.font(Role.UI, 14, 700)
        text(painter, rect.adjusted(3, 0, -3, 0), self.key, font, game.colours.text)


@dataclass(frozen=True)
class RoundButton:
    """A large round button with an icon.

    `lit` when it can be pressed; a `quiet` one is not what the table is waiting for.
    """

    icon: str
    game: str
    lit: bool
    radius: float
    quiet: bool = False
    side: str = ""
    bleed: float = 18.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the button."""
        game = style.theme.game(self.game)
        filled = self.lit and not self.quiet
        soft_shadow(painter, rect, self.radius, 15, 0.5 if self.lit else 0.3)
        painter.setPen(Qt.PenStyle.NoPen)
        if filled:
            accent = QColor(game.colours.accent)
            painter.setBrush(vertical(rect, accent.lighter(116), accent, accent.darker(118)))
        else:
            painter.setBrush(vertical(rect, game.colours.raised, game.plate))
        painter.drawEllipse(rect)
        edge = QColor(game.colours.accent if self.lit else game.table_line)
        edge = edge.lighter(140) if filled else edge
        painter.setPen(QPen(edge, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(1.5, 1.5, -1.5, -1.5))
        inset = rect.width() * 0.26
        ink = QColor(game.colours.on_accent if filled else game.table_muted)
        if self.lit and self.quiet:
            ink = QColor(game.colours.ink)
        draw_icon(painter, self.icon, rect.adjusted(inset, inset, -inset, -inset), ink)


@dataclass(frozen=True)
class PillButton:
    """A button with words, filled when it is the likelier answer."""

    words: str
    icon: str
    game: str
    primary: bool
    radius: float = 12.0
    side: str = ""
    bleed: float = 12.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the button."""
        colours = style.theme.game(self.game).colours
        soft_shadow(painter, rect, self.radius, 8, 0.4)
        painter.setPen(Qt.PenStyle.NoPen)
        accent = QColor(colours.accent)
        painter.setBrush(
            vertical(rect, accent.lighter(112), accent) if self.primary else QColor(colours.raised)
        )
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(colours.outline), 1.6)
        ink = colours.on_accent if self.primary else colours.text
        side = rect.height() * 0.46
        font = style.theme.font(Role.UI, 16, 700)
        wide = min(line_size(self.words, font).width(), rect.width() - side - 30)
        left = rect.center().x() - (wide + side + 8) / 2
        draw_icon(painter, self.icon, QRectF(left, rect.center().y() - side / 2, side, side), ink)
        words = QRectF(left + side + 8, rect.top(), wide, rect.height())
        text(painter, words, self.words, font, ink)


@dataclass(frozen=True)
class Panel:
    """A raised panel with a title and, under it, a sentence."""

    title: str
    sentence: str
    game: str
    display: Role
    size: float = 26
    radius: float = 18.0
    side: str = ""
    bleed: float = 30.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the panel."""
        game = style.theme.game(self.game)
        soft_shadow(painter, rect, self.radius, 26, 0.65)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(vertical(rect, game.colours.surface, game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_line), 1.5)
        line = QColor(game.glow)
        line.setAlphaF(0.5)
        inner = rect.adjusted(5, 5, -5, -5)
        outline(painter, inner, self.radius - 4, line, 1)
        font = style.theme.font(self.display, self.size)
        head = QRectF(rect.left() + 20, rect.top() + 14, rect.width() - 40, 34 * style.text)
        text(painter, head, self.title, font, game.colours.ink)
        body = QRectF(rect.left() + 24, head.bottom() + 4, rect.width() - 48, 24 * style.text)
        small = wrapped(style.theme.font(Role.UI, 16), self.sentence, body)
        centre = Qt.AlignmentFlag.AlignCenter
        paragraph(painter, body, self.sentence, small, game.table_text, align=centre)


@dataclass(frozen=True)
class Veil:
    """What dims the table under an overlay."""

    strength: float = 0.45
    radius: float = 0.0
    side: str = ""
    bleed: float = 0.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Darken everything."""
        painter.fillRect(rect, QColor(4, 5, 16, round(255 * self.strength)))


@dataclass(frozen=True)
class SeatSign:
    """A seat's mark and name."""

    seat: int
    name: str
    game: str
    size: float = 16
    radius: float = 6.0
    side: str = ""
    bleed: float = 3.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the mark, and the name beside it."""
        mark_side = self.size * style.text
        mark = QRectF(rect.left() + 2, rect.center().y() - mark_side / 2, mark_side, mark_side)
        draw_seat_mark(painter, self.seat, mark)
        left = mark.right() + 8
        words = QRectF(left, rect.top(), rect.right() - left, rect.height())
        font = style.theme.font(Role.UI, self.size, 700)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        text(painter, words, self.name, font, style.theme.game(self.game).table_text, align=align)


def draw_seat_mark(painter: QPainter, seat: int, rect: QRectF) -> None:
    """Paint a seat's shape in its colour with a light edge."""
    mark = SEATS[seat % len(SEATS)]
    painter.save()
    painter.setPen(QPen(QColor("#FFFFFF"), max(1.2, rect.width() * 0.09)))
    painter.setBrush(QColor(mark.colour))
    painter.drawPath(shape_path(mark.shape, rect))
    painter.restore()
