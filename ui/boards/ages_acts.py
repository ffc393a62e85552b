"""What the board of The Middle Ages plays beside moving cards: words that rise, and the shuffle."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
)
from PySide6.QtGui import QColor, QPainter

from gamebox.core.event import Event
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.cards import CardSet
from ui.boards.ages_backs import CardBack
from ui.boards.ages_faces import GAME
from ui.boards.ages_words import counted
from ui.boards.animator import Act
from ui.boards.place import Place
from ui.boards.stage import Stage
from ui.boards.travel import delayed, tween
from ui.icons import draw_icon
from ui.items.face import Style
from ui.items.paint import outline, text
from ui.items.thing import Thing
from ui.items.z import Z, layer
from ui.theme import Role

SHUFFLED = 9
"""Backs that fly from the discard to the deck."""


@dataclass(frozen=True)
class Floater:
    """A few words on a dark pill that rise from where something happened."""

    words: str
    icon: str
    radius: float = 15.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the pill."""
        colours = style.theme.game(GAME).colours
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor("#1D150D") if not style.contrast else QColor("#000000"))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        outline(painter, rect, self.radius, QColor("#E3B341"), 1.8)
        side = rect.height() * 0.6
        icon = QRectF(rect.left() + 10, rect.center().y() - side / 2, side, side)
        draw_icon(painter, self.icon, icon, "#F3CF68")
        font = style.theme.font(Role.UI, 16, 700)
        words = QRectF(
            icon.right() + 6, rect.top(), rect.right() - icon.right() - 14, rect.height()
        )
        ink = colours.text if style.contrast else "#FFF6DF"
        text(painter, words, self.words, font, ink)


def notice_of(event: Event, cards: CardSet, names: Sequence[str]) -> tuple[str, str, str] | None:
    """Return the thing that an event is about, an icon and a few words; None without any."""
    match event:
        case moves.WealthGained(seat, card, _):
            wealth = cards.cards[card].wealth
            return f"wealth:{seat}", "coins", f"+{wealth.icons} Wealth"
        case moves.CoterieReturned(seat, _, blades, actions):
            blade = "discard 1, " if blades else ""
            return f"coterie:{seat}", "undo", f"{blade}{counted(actions, 'Action')}"
        case moves.Built(seat, card):
            return f"structures:{seat}", "plus", cards.structure_of(card).title
        case moves.OpponentNamed(_, victim):
            return f"hand:{victim}", "warning", f"{names[victim]} must discard"
        case moves.NothingToDo(seat, card):
            return f"coterie:{seat}", "info", f"{cards.character_of(card).title}: nothing to do"
        case moves.HandDiscarded(seat, backs, _):
            return f"hand:{seat}", "down", f"discards {len(backs)}"
        case moves.DeckShuffled(_, times):
            return "pile:deck", "replay", "Last turn!" if times > 1 else "Shuffled"
    return None


class Notices:
    """Lets the words of some events rise, each when its movement is on its way."""

    def __init__(self, stage: Stage, notices: Sequence[tuple[int, str, str, str]]) -> None:
        self._stage = stage
        self._notices = notices  # the number of the movement, the thing, the icon, the words
        self._sparks: list[Thing] = []

    def act(self) -> Act:
        """Return the act; it is played beside the movements."""
        return Act(self._begin, self._end)

    def _end(self) -> None:
        self._stage.douse(self._sparks)

    def _begin(self) -> QAbstractAnimation | None:
        group = QParallelAnimationGroup()
        for number, thing, icon, words in self._notices:
            place = self._stage.layout.get(thing)
            if place is not None:
                rise = self._rise(place.rect, icon, words)
                group.addAnimation(delayed(rise, number * (self._stage.motion.move + 20)))
        return group if group.animationCount() else None

    def _rise(self, about: QRectF, icon: str, words: str) -> QAbstractAnimation:
        scale = min(self._stage.theme.text_scale, 1.6)
        rect = QRectF(0, 0, (50 + 9.2 * len(words)) * scale, 32 * scale)
        rect.moveCenter(about.center())
        rect.moveLeft(min(max(rect.left(), 6.0), 986 - rect.width()))
        rect.moveTop(max(rect.top(), 46.0))
        spark = self._stage.spark(Place(rect, Floater(words, icon), layer(Z.MOVING, 850)))
        spark.setOpacity(0.0)
        self._sparks.append(spark)
        motion = self._stage.motion
        goal = self._stage.frame.to_pixels(rect.translated(0, -34)).center()
        rise = QSequentialAnimationGroup()
        rise.addAnimation(tween(spark, b"opacity", 1.0, motion.ms(140)))
        rise.addPause(motion.ms(650))
        away = QParallelAnimationGroup()
        away.addAnimation(tween(spark, b"pos", goal, motion.ms(420)))
        away.addAnimation(tween(spark, b"opacity", 0.0, motion.ms(420)))
        rise.addAnimation(away)
        return rise


class Shuffle:
    """Backs that fly from the discard to the deck before the new top card is turned up."""

    def __init__(self, stage: Stage, face: CardBack) -> None:
        self._stage = stage
        self._face = face
        self._sparks: list[Thing] = []

    def act(self) -> Act:
        """Return the act."""
        return Act(self._begin, self._end)

    def _end(self) -> None:
        self._stage.douse(self._sparks)

    def _begin(self) -> QAbstractAnimation | None:
        start, goal = (self._stage.layout.get(f"pile:{name}") for name in ("discard", "deck"))
        if start is None or goal is None:
            return None
        group = QParallelAnimationGroup()
        motion = self._stage.motion
        for index in range(SHUFFLED):
            place = Place(start.rect, self._face, layer(Z.MOVING, 500 + index))
            spark = self._stage.spark(place)
            self._sparks.append(spark)
            flight = QParallelAnimationGroup()
            end = self._stage.frame.to_pixels(goal.rect).center()
            end += QPointF((index % 3 - 1) * 5, (index % 2) * 4)
            curve = QEasingCurve.Type.InOutCubic
            flight.addAnimation(tween(spark, b"pos", end, motion.ms(360), curve))
            turn = (index % 5 - 2) * 4.0
            flight.addAnimation(tween(spark, b"rotation", turn, motion.ms(360), curve))
            group.addAnimation(delayed(flight, index * motion.ms(70)))
        return group
