"""The table of The Mind Extreme and what stands on it beside the cards."""

import random
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from gamebox.games.mind.cards import Colour, Reward
from ui.boards.mind_cards import BACK_EDGE, RED_EDGE, arrow_of
from ui.icons import draw_icon
from ui.items.badge import draw_seat_mark
from ui.items.card import fixed
from ui.items.face import Detail, Style
from ui.items.paint import blurred, glow, outline, soft_shadow, text, vertical
from ui.palettes import Mode
from ui.theme import Role, Theme

STAR_COUNT = 150
LIFE = "#FF7A88"
STAR = "#8FE8FF"
GOOD = "#7FE0A8"
BAD = "#FF9A8C"


def life_tint(theme: Theme) -> str:
    """Return the colour of a life, dark enough for a light table."""
    return "#C22A44" if theme.mode is Mode.LIGHT else LIFE


def star_tint(theme: Theme) -> str:
    """Return the colour of a throwing star, dark enough for a light table."""
    return "#0B6E8F" if theme.mode is Mode.LIGHT else STAR


@dataclass(frozen=True)
class MindTable:
    """The table: a night sky with rings round the middle.

    `left` and `top` are where the board begins inside the picture, which covers the whole viewport.
    """

    left: float
    top: float
    radius: float = 0.0
    side: str = ""
    bleed: float = 0.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the sky, the rings, the stars and the darker band under the hand."""
        game = style.theme.game("mind")
        centre = QPointF(self.left + 496, self.top + 268)
        reach = hypot(rect.width(), rect.height()) * 0.58
        sky = QRadialGradient(centre, reach)
        for stop, colour in zip((0.0, 0.46, 1.0), game.table, strict=True):
            sky.setColorAt(stop, QColor(colour))

        def ground(coarse: QPainter) -> None:
            coarse.fillRect(rect, sky)
            if not style.contrast:
                self._nebula(coarse, centre, style)

        blurred(painter, rect, 3, ground)
        if style.contrast:
            return
        self._rings(painter, centre, QColor(game.table_line))
        self._stars(painter, rect, style)
        self._band(painter, rect, style)

    def _nebula(self, painter: QPainter, centre: QPointF, style: Style) -> None:
        light = style.theme.mode is Mode.LIGHT
        clouds = (
            (QPointF(-330, -120), 360, QColor(90, 110, 255, 20 if light else 34)),
            (QPointF(350, -60), 330, QColor(190, 70, 150, 16 if light else 26)),
            (QPointF(0, 30), 300, QColor(140, 150, 255, 22 if light else 34)),
        )
        for offset, size, colour in clouds:
            cloud = QRadialGradient(centre + offset, size)
            cloud.setColorAt(0, colour)
            clear = QColor(colour)
            clear.setAlpha(0)
            cloud.setColorAt(1, clear)
            room = QRectF(0, 0, 2 * size, 2 * size)
            room.moveCenter(centre + offset)
            painter.fillRect(room, cloud)

    def _rings(self, painter: QPainter, centre: QPointF, colour: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(1, 12):
            line = QColor(colour)
            line.setAlphaF(max(0.03, 0.26 - ring * 0.021))
            painter.setPen(QPen(line, 1.1))
            radius = 62.0 * ring
            painter.drawEllipse(centre, radius, radius * 0.96)

    def _stars(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        dice = random.Random(11)
        dark = style.theme.mode is Mode.DARK
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(STAR_COUNT):
            x, y = dice.random() * rect.width(), dice.random() * rect.height()
            size = 0.5 + 1.5 * dice.random() ** 4
            colour = QColor(255, 255, 255) if dark else QColor(90, 96, 180)
            colour.setAlphaF(0.15 + 0.55 * dice.random())
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(x, y), size, size)
            if size > 1.35:
                self._twinkle(painter, QPointF(x, y), size * 5, colour)

    def _twinkle(self, painter: QPainter, at: QPointF, reach: float, colour: QColor) -> None:
        light = QRadialGradient(at, reach)
        clear = QColor(colour)
        clear.setAlpha(0)
        half = QColor(colour)
        half.setAlphaF(0.22)
        light.setColorAt(0, half)
        light.setColorAt(1, clear)
        painter.setBrush(light)
        painter.drawEllipse(at, reach, reach)

    def _band(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        top = self.top + 410
        shade = QLinearGradient(0, top, 0, rect.bottom())
        depth = 40 if style.theme.mode is Mode.LIGHT else 150
        shade.setColorAt(0, QColor(6, 7, 28, 0))
        shade.setColorAt(0.55, QColor(6, 7, 28, round(depth * 0.6)))
        shade.setColorAt(1, QColor(6, 7, 28, depth))
        painter.fillRect(QRectF(rect.left(), top, rect.width(), rect.bottom() - top), shade)


@dataclass(frozen=True)
class Pip:
    """One level on the way: its number, whether it is done, which stacks are blind, its reward."""

    number: int
    state: str  # done, now, ahead
    blind: tuple[Colour, ...]
    reward: Reward | None
    radius: float = 14.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a pill with the number; under it an arrow with a crossed eye for a blind stack."""
        game = style.theme.game("mind")
        pill = QRectF(rect.left(), rect.top(), rect.width(), 30)
        round_corner = min(15.0, pill.width() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.state == "now":
            accent = QColor(game.colours.accent)
            glow(painter, pill, round_corner, 6, accent)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(vertical(pill, accent.lighter(114), accent))
        else:
            painter.setBrush(QColor(game.colours.raised if self.state == "done" else game.plate))
        painter.drawRoundedRect(pill, round_corner, round_corner)
        if self.state != "now":
            edge = QColor(game.table_line)
            edge.setAlphaF(1.0 if style.contrast else 0.55)
            outline(painter, pill, round_corner, edge, 1)
        inks = {"now": game.colours.on_accent, "done": game.table_text, "ahead": game.table_muted}
        font = fixed(style.theme, Role.MIND, min(17 * style.text, 20))
        text(painter, pill.adjusted(3, 0, -3, 0), str(self.number), font, inks[self.state])
        self._under(painter, pill, style)

    def _under(self, painter: QPainter, pill: QRectF, style: Style) -> None:
        signs: list[tuple[str, str, float]] = []
        for colour in self.blind:
            tint = style.theme.game("mind").table_text
            if colour == "red":
                tint = RED_EDGE if style.theme.mode is not Mode.LIGHT else "#A01B2C"
            signs += [("eye-off", tint, 15.0), (arrow_of(colour), tint, 10.0)]
        if self.reward is not None:
            life = self.reward == "life"
            icon = "heart" if life else "throwing-star"
            tint = life_tint(style.theme) if life else star_tint(style.theme)
            corner = QRectF(pill.right() - 11, pill.top() - 5, 13, 13)
            draw_icon(painter, icon, corner.adjusted(-1, -1, 1, 1), style.theme.game("mind").plate)
            draw_icon(painter, icon, corner, tint)
        shrink = min(1.0, (pill.width() + 4) / max(1.0, sum(size + 1 for _, _, size in signs)))
        x = pill.center().x() - sum(size * shrink + 1 for _, _, size in signs) / 2
        for icon, tint, size in signs:
            side = size * shrink
            draw_icon(painter, icon, QRectF(x, pill.bottom() + 11 - side / 2, side, side), tint)
            x += side + 1


@dataclass(frozen=True)
class SeatPlate:
    """Another player: mark, name, how many cards, and what that seat is doing.

    `sign` is an icon (`hand` when ready), `lit` whether it holds; `note` is a word beside it.
    """

    seat: int
    name: str
    cards: int
    sign: str
    lit: bool
    radius: float = 14.0
    side: str = ""
    bleed: float = 12.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the plate."""
        game = style.theme.game("mind")
        soft_shadow(painter, rect, self.radius, 8, 0.35)
        plate = QColor(game.plate)
        plate.setAlphaF(0.86)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(plate)
        painter.drawRoundedRect(rect, self.radius, self.radius)
        edge = QColor(game.glow if self.lit else game.table_line)
        edge.setAlphaF(0.9 if self.lit or style.contrast else 0.4)
        outline(painter, rect, self.radius, edge, 1.6 if self.lit else 1)
        scale = style.text
        mark = QRectF(rect.left() + 12, rect.top() + 9 * scale, 16 * scale, 16 * scale)
        draw_seat_mark(painter, self.seat, mark)
        sign_side = 27.0 * min(scale, 1.4)
        room = rect.right() - mark.right() - 22 - (sign_side if self.sign else 0)
        words = QRectF(mark.right() + 7, mark.top() - 3, room, mark.height() + 6)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        font = style.theme.font(Role.UI, 16, 700)
        text(painter, words, self.name, font, game.table_text, align=left)
        low = QRectF(rect.left() + 12, words.bottom() + 3, rect.width() - 24, 24)
        low.setBottom(rect.bottom() - 7)
        self._backs(painter, low.adjusted(0, 0, -sign_side if self.sign else 0, 0), style)
        if self.sign:
            spot = QRectF(0, 0, sign_side, sign_side)
            spot.moveCenter(QPointF(rect.right() - 10 - sign_side / 2, rect.center().y()))
            self._sign(painter, spot, style)

    def _backs(self, painter: QPainter, row: QRectF, style: Style) -> None:
        if not self.cards:
            font = style.theme.font(Role.UI, 13, 400)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            text(painter, row, "no cards", font, style.theme.game("mind").table_muted, align=left)
            return
        high = min(row.height(), 24.0)
        wide = high * 0.74
        font = style.theme.font(Role.UI, 14, 700)
        count_room = 26 * style.text if self.cards > 3 else 0
        step = min(wide + 3, (row.width() - count_room - wide) / max(1, self.cards - 1))
        chip = Style(style.theme, Detail.CHIP)
        for index in range(self.cards):
            spot = QRectF(row.left() + index * step, row.center().y() - high / 2, wide, high)
            _small_back(painter, spot, chip.theme)
        if count_room:
            beside = row.left() + (self.cards - 1) * step + wide + 5
            words = QRectF(beside, row.top(), count_room, row.height())
            colour = style.theme.game("mind").table_text
            text(painter, words, str(self.cards), font, colour, align=Qt.AlignmentFlag.AlignVCenter)

    def _sign(self, painter: QPainter, spot: QRectF, style: Style) -> None:
        game = style.theme.game("mind")
        colour = QColor(game.glow if self.lit else game.table_muted)
        if not self.lit:
            colour.setAlphaF(0.45)
        draw_icon(painter, self.sign, spot, colour)


def _small_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a tiny card back."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(rect, "#5C62CC", "#30358C"))
    painter.drawRoundedRect(rect, 3, 3)
    outline(painter, rect, 3, QColor("#FFFFFF" if theme.mode is Mode.CONTRAST else BACK_EDGE), 1)


@dataclass(frozen=True)
class Dial:
    """How long a stack has waited: twelve strokes of five seconds, and the seconds in words."""

    strokes: int
    radius: float = 6.0
    side: str = ""
    bleed: float = 2.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a small clock face and the time."""
        game = style.theme.game("mind")
        side = min(rect.height(), 22.0 * min(style.text, 1.4))
        words = f"{self.strokes * 5} s" if self.strokes < 12 else "over a minute"
        font = style.theme.font(Role.UI, 14, 600)
        centre = QPointF(rect.left() + side / 2 + 2, rect.center().y())
        for stroke in range(12):
            painter.save()
            painter.translate(centre)
            painter.rotate(stroke * 30)
            colour = QColor(game.glow if stroke < self.strokes else game.table_muted)
            colour.setAlphaF(1.0 if stroke < self.strokes else 0.3)
            painter.setPen(QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(0, -side * 0.46), QPointF(0, -side * 0.26))
            painter.restore()
        left = centre.x() + side / 2 + 6
        room = QRectF(left, rect.top(), rect.right() - left, rect.height())
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        text(painter, room, f"waited {words}", font, game.table_muted, align=align)


@dataclass(frozen=True)
class Verdict:
    """Right or wrong, as a sign and not only a colour."""

    right: bool
    radius: float = 10.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint a disc with a tick or a cross."""
        painter.setPen(QPen(QColor("#0A0C22"), 2))
        painter.setBrush(QColor(GOOD if self.right else BAD))
        painter.drawEllipse(rect)
        inset = rect.width() * 0.24
        icon = "check" if self.right else "close"
        draw_icon(painter, icon, rect.adjusted(inset, inset, -inset, -inset), "#10122E")


@dataclass(frozen=True)
class HumanPlate:
    """A person at a shared screen: mark and name in large, above the hand that lies face down."""

    seat: int
    name: str
    ready: bool
    kept: float = 0.0  # at the right, for the buttons
    radius: float = 16.0
    side: str = ""
    bleed: float = 14.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the plate."""
        game = style.theme.game("mind")
        soft_shadow(painter, rect, self.radius, 10, 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        plate = QColor(game.plate)
        plate.setAlphaF(0.92)
        painter.setBrush(plate)
        painter.drawRoundedRect(rect, self.radius, self.radius)
        edge = QColor(game.glow if self.ready else game.table_line)
        outline(painter, rect, self.radius, edge, 2 if self.ready else 1.2)
        mark = QRectF(rect.left() + 14, rect.top() + 12, 24 * style.text, 24 * style.text)
        draw_seat_mark(painter, self.seat, mark)
        words = QRectF(
            mark.right() + 9, mark.top() - 4, rect.right() - mark.right() - 23, mark.height() + 8
        ).adjusted(0, 0, -self.kept, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        font = style.theme.font(Role.UI, 22, 700)
        text(painter, words, self.name, font, game.table_text, align=left)
