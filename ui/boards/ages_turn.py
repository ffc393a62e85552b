"""The Player Turn card as a strip of steps: where the turn is, told from the core's stack."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF

from gamebox.games.middle_ages.abilities import DiscardForOpponent, UseAbility
from gamebox.games.middle_ages.rules import (
    AddCard,
    BeginTurn,
    DiscardForBlade,
    DiscardSkulls,
    DrawCards,
    EndTurn,
    ReturnCoterie,
    TakeAccord,
    TakeActions,
)
from gamebox.games.middle_ages.view import AgesView
from ui.boards.ages_faces import GAME
from ui.boards.ages_lists import ListFace, Row
from ui.boards.ages_prints import LEFT
from ui.boards.ages_sight import Sight
from ui.boards.place import Layout, Place
from ui.items.badge import draw_seat_mark
from ui.items.face import Style
from ui.items.paint import outline, text
from ui.items.z import Z
from ui.theme import Role

STEPS = ("Draw if none", "Add a card", "Ability", "Accord", "Return", "Actions", "Skulls go")
THING = "turn:steps"
TOP = 417.0

_AT: dict[type[Any], int] = {
    BeginTurn: 0,
    AddCard: 1,
    DrawCards: 1,
    ReturnCoterie: 4,
    DiscardForBlade: 4,
    TakeActions: 5,
    DiscardSkulls: 6,
    EndTurn: 7,
}
_OF_ABILITY = {"character": 2, "accord": 3, "structure": 5}


def place_of(stack: Sequence[Any]) -> int | None:
    """Return where a turn is, as an index into STEPS; None before the first turn and at the end."""
    for step in reversed(stack):
        if isinstance(step, UseAbility):
            return _OF_ABILITY[step.kind]
        if isinstance(step, TakeAccord):
            return None
        if isinstance(step, DiscardForOpponent):  # in the middle of somebody's ability
            building = any(isinstance(below, DiscardSkulls) for below in stack)
            return _OF_ABILITY["structure" if building else "character"]
        if type(step) in _AT:
            return _AT[type(step)]
    return None


def labels(view: AgesView) -> tuple[str, ...]:
    """Return the words of the steps, the current one as exactly as it can be said."""
    words = list(STEPS)
    top = view.stack[-1] if view.stack else None
    match top:
        case UseAbility(kind="character"):
            words[2] = f"{view.cards.character_of(top.card).title}'s ability"
        case UseAbility(kind="structure"):
            words[5] = f"{view.cards.structure_of(top.card).title}'s ability"
        case DiscardForBlade():
            words[4] = "Hooked blade: discard 1"
        case TakeActions():
            words[5] = f"{top.left} Action{'' if top.left == 1 else 's'} left"
    return tuple(words)


def to_come(view: AgesView) -> tuple[Row, ...]:
    """Return the headings of the steps on the stack, the next one first."""
    headings = dict.fromkeys(step.heading() for step in reversed(view.stack))
    return tuple(
        Row(heading, strong=index == 0, right="now" if index == 0 else "")
        for index, heading in enumerate(headings)
    )


@dataclass(frozen=True)
class TurnStrip:
    """The steps of a turn in a row; `now` is where it is. Without room the others are numbers."""

    seat: int
    whose: str
    steps: tuple[str, ...]
    now: int
    radius: float = 9.0
    side: str = ""
    bleed: float = 4.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the strip."""
        game = style.theme.game(GAME)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(game.plate))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor(game.table_line), 1.4)
        font = style.theme.font(Role.UI, 14, 700)
        font.setPixelSize(min(font.pixelSize(), round(rect.height() * 0.72)))
        side = min(18.0, rect.height() * 0.6)
        mark = QRectF(rect.left() + 10, rect.center().y() - side / 2, side, side)
        draw_seat_mark(painter, self.seat, mark)
        wide = min(QFontMetricsF(font).horizontalAdvance(self.whose) + 4, rect.width() * 0.24)
        words = QRectF(mark.right() + 7, rect.top(), wide, rect.height())
        text(painter, words, self.whose, font, game.table_text, align=LEFT)
        room = rect.adjusted(words.right() + 10 - rect.left(), 3, -4, -3)
        self._steps(painter, room, font, style)

    def _steps(self, painter: QPainter, room: QRectF, font: QFont, style: Style) -> None:
        shown, wanted = self.shown(font, room.width())
        extra = (room.width() - sum(wanted)) / len(shown)
        x = room.left()
        for index, words in enumerate(shown):
            step = QRectF(x, room.top(), max(18.0, wanted[index] + extra), room.height())
            ink = self._arrow(painter, step, index, style)
            text(painter, step.adjusted(10, 0, -2, 0), words, font, ink)
            x = step.right()

    def shown(self, font: QFont, room: float) -> tuple[list[str], list[float]]:
        """Return the words of the steps that fit into `room`, and how wide each wants to be."""
        measure = QFontMetricsF(font).horizontalAdvance
        numbers = [str(index + 1) for index in range(len(self.steps))]
        now = slice(self.now, self.now + 1)
        exact, plain = numbers[:], numbers[:]
        exact[now], plain[now] = self.steps[now], STEPS[now]
        shown: list[str] = []
        wanted: list[float] = []
        for shown in (list(self.steps), exact, plain):
            wanted = [measure(words) + 24.0 for words in shown]
            if sum(wanted) <= room:
                break
        return shown, wanted

    def _arrow(self, painter: QPainter, rect: QRectF, index: int, style: Style) -> QColor:
        """Paint the field of a step and return the colour of its words."""
        game = style.theme.game(GAME)
        tip = min(9.0, rect.height() * 0.32)
        left = 0.0 if index == 0 else tip
        shape = QPolygonF(
            [
                rect.topLeft(),
                QPointF(rect.right() - 2, rect.top()),
                QPointF(rect.right() - 2 + tip, rect.center().y()),
                QPointF(rect.right() - 2, rect.bottom()),
                rect.bottomLeft(),
                QPointF(rect.left() + left, rect.center().y()),
            ]
        )
        now, done = index == self.now, index < self.now
        fill = QColor(game.colours.accent if now else game.colours.raised)
        if not now:
            fill.setAlphaF(0.35 if done else 0.85)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(shape)
        ink = QColor(game.colours.on_accent if now else game.table_muted)
        if done:
            ink.setAlphaF(0.75)
        return ink


def strip(sight: Sight, beside: QRectF | None) -> Layout:
    """Return the strip of the turn, with room for the button `beside` it; none without a turn."""
    view = sight.view
    now = place_of(view.stack)
    if now is None or view.over:
        return {}
    steps = labels(view)
    mine = view.active == sight.seat
    whose = "Your turn" if mine else f"{sight.name(view.active)}'s turn"
    height = 26 + 14 * min(1.0, max(0.0, sight.text - 1))
    rect = QRectF(12, TOP, 968 if beside is None else beside.left() - 22, height)
    at = steps[now] if now < len(steps) else "the turn ends"
    face = TurnStrip(view.active, whose, steps, now)
    note = "Then the game ends." if view.shuffles > 1 else ""
    preview = ListFace("Still to come", to_come(view), note)
    name = f"{whose}, step {min(now, 6) + 1} of {len(steps)}: {at}"
    return {THING: Place(rect, face, Z.DECOR, name=name, glows=False, preview=preview)}
