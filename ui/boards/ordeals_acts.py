"""What the board of Ordeals plays beside moving cards: words that rise, and Pain cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QRectF,
    QSequentialAnimationGroup,
)
from PySide6.QtGui import QColor, QPainter

from gamebox.core.event import Event
from gamebox.core.words import said_to_you
from gamebox.games.ordeals import campaign_events, events
from ui.boards.animator import Act
from ui.boards.ordeals_cards import CardFace
from ui.boards.ordeals_prints import Prints, number_text
from ui.boards.place import Place
from ui.boards.stage import Stage
from ui.boards.travel import delayed, tween
from ui.icons import draw_icon
from ui.items.face import Face, Style
from ui.items.paint import outline, text
from ui.items.thing import Thing
from ui.items.z import Z, layer
from ui.theme import Role

ICONS = {"effort": "effort", "food": "food", "shards": "shard", "fame": "star", "health": "heart"}
NAMES = {"effort": "Effort", "food": "Food", "shards": "Shards", "fame": "Fame", "health": "Health"}
MOST = 6
"""Notices that rise from one answer."""
CARD = QRectF(496 - 84, 120, 168, 234)


@dataclass(frozen=True)
class Floater:
    """A few words on a dark pill that rise from where something happened."""

    words: str
    icon: str
    bad: bool = False
    radius: float = 15.0
    side: str = ""
    bleed: float = 6.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the pill."""
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor("#000000" if style.contrast else "#1A120B"))
        painter.drawRoundedRect(rect, self.radius, self.radius)
        edge = QColor("#FF9C8F" if self.bad else "#F0C15A")
        outline(painter, rect, self.radius, edge, 1.8)
        side = rect.height() * 0.6
        icon = QRectF(rect.left() + 10, rect.center().y() - side / 2, side, side)
        draw_icon(painter, self.icon, icon, edge)
        font = style.theme.font(Role.UI, 16, 700)
        words = QRectF(
            icon.right() + 6, rect.top(), rect.right() - icon.right() - 14, rect.height()
        )
        text(painter, words, self.words, font, "#FFF6DF")


@dataclass(frozen=True)
class Notice:
    """Words that rise from the first of `things` that lies on the board."""

    things: tuple[str, ...]
    icon: str
    words: str
    bad: bool = False


def notices(told: Sequence[Event], prints: Prints, names: Sequence[str]) -> list[Notice]:
    """Return what rises for these events; changes of one number are added up."""
    found: list[Notice] = []
    sums: dict[tuple[int, str], int] = {}
    scenario = any(isinstance(event, campaign_events.ScenarioBegan) for event in told)
    for event in told:
        if scenario and isinstance(event, events.LevelBuilt):
            continue  # its board is that of the scenario, of which more is said
        if isinstance(event, events.Changed):
            key = event.seat, event.res
            sums[key] = sums.get(key, 0) + event.n
            continue
        notice = _notice(event, prints, names)
        if notice is not None and notice.words not in [other.words for other in found]:
            found.append(notice)
    found += [
        Notice(
            _about(seat, res), ICONS[res], f"{'+' if n > 0 else ''}{number_text(n)} {NAMES[res]}",
            n < 0 and res in ("health", "fame"),
        )
        for (seat, res), n in sums.items()
        if n and res in ICONS
    ]  # fmt: skip
    return found[:MOST]


def _about(seat: int, res: str) -> tuple[str, ...]:
    own = {"health": f"health:{seat}", "fame": "fame"}.get(res, f"chips:{seat}")
    return own, f"seat:{seat}"


def _notice(event: Event, prints: Prints, names: Sequence[str]) -> Notice | None:
    match event:
        case events.TurnBegan(seat):
            return Notice(
                (f"seat:{seat}",), "play", said_to_you(f"The turn of {names[seat]} begins")
            )
        case events.EncounterActivated(_, space, card):
            return Notice((f"space:{space}",), "event", prints.of(card).name)
        case events.EncounterRevealed(_, space, card, _):
            return Notice((f"space:{space}",), "eye", prints.of(card).name)
        case events.AmbushAvoided(_, space, failed):
            return Notice(
                (f"space:{space}",), "ambush", "The Ambush fails" if failed else "Avoided"
            )
        case events.CombatBegan(seat, _, ambushed):
            words = f"{names[seat]}: {'Ambush!' if ambushed else 'Combat!'}"
            return Notice(("stage", f"seat:{seat}"), "combat", words, ambushed)
        case events.EnemyDefeated(_, card, foe, _, _):
            return Notice((f"enemy:{foe}", "stage"), "check", f"{prints.of(card).name} defeated")
        case events.CombatEnded(seat, outcome):
            words = {"won": "Combat won", "fled": "Fled", "died": "Died"}[outcome]
            return Notice((f"seat:{seat}",), "combat", f"{names[seat]}: {words}", outcome == "died")
    return _more(event, prints) or _of_campaign(event, prints, names)


def _of_campaign(event: Event, prints: Prints, names: Sequence[str]) -> Notice | None:
    match event:
        case campaign_events.ScenarioBegan(number):
            return Notice(("scenario",), "quest", f"Scenario {number} begins")
        case campaign_events.TrackerMoved(to):
            return Notice(("time",), "time", f"Time {to}", True)
        case campaign_events.EncountersHidden(_, place):
            return Notice((f"space:{place}",), "ambush", "The Wizard has gone", True)
        case campaign_events.Sanctified(_, space):
            return Notice((f"space:{space}",), "check", "Sanctified")
        case campaign_events.WeaponHealed(seat):
            return Notice((f"weapon:{seat}", f"seat:{seat}"), "weapon", "The weapon is healed")
        case campaign_events.KingReturned(space):
            return Notice((f"space:{space}",), "sleep", "The King sleeps")
        case campaign_events.ItemGiven(_, to, card):
            words = f"{prints.of(card).name} for {names[to]}"
            return Notice((f"seat:{to}",), "hand", words)
    return _of_quest(event, prints)


def _of_quest(event: Event, prints: Prints) -> Notice | None:
    match event:
        case campaign_events.QuestAdvanced(seat, card, cubes):
            words = f"{prints.of(card).name}: cube {cubes}"
            return Notice((f"quest:{seat}", f"seat:{seat}"), "quest", words)
        case campaign_events.QuestCompleted(seat, _, reward):
            words = f"Quest complete: {prints.of(reward).name}"
            return Notice((f"quest:{seat}", f"seat:{seat}"), "quest", words)
        case campaign_events.Inspired(seat, card, _):
            words = f"Inspire: {prints.of(card).name}"
            return Notice((f"quest:{seat}", f"seat:{seat}"), "star", words)
    return None


def _more(event: Event, prints: Prints) -> Notice | None:
    match event:
        case events.CardTaken(seat, card):
            bad = prints.of(card).tone == "curse"
            icon = "curse" if bad else "plus"
            return Notice((f"discard:{seat}", f"seat:{seat}"), icon, prints.of(card).name, bad)
        case events.PainSpared(seat, n):
            return Notice((f"health:{seat}", f"seat:{seat}"), "shield", f"{n} Pain spared")
        case events.KingMoved(space, _) | events.KingPlaced(space):
            return Notice((f"space:{space}",), "king", "The King is here", True)
        case events.RoyaltyDefeated(_, card):
            return Notice(("royal:0", "scenario"), "king", f"{prints.of(card).name} is defeated")
        case events.LevelBuilt(level, _, _):
            return Notice(("space:7", "fame"), "town", f"Level {level} begins")
        case events.EndTriggered():
            return Notice(("fame",), "king", "The last round")
        case events.DeckShuffled(_, seat) if seat is not None:
            return Notice((f"pile:deck:{seat}", f"seat:{seat}"), "replay", "Deck shuffled")
    return None


class Rise:
    """Lets notices rise one after the other."""

    def __init__(self, stage: Stage, found: Sequence[Notice]) -> None:
        self._stage, self._found = stage, found
        self._sparks: list[Thing] = []

    def act(self) -> Act:
        """Return the act; it is played beside the movements."""
        return Act(self._begin, self._end)

    def _end(self) -> None:
        self._stage.douse(self._sparks)

    def _begin(self) -> QAbstractAnimation | None:
        group = QParallelAnimationGroup()
        taken: dict[str, int] = {}
        for n, notice in enumerate(self._found):
            thing = next((one for one in notice.things if one in self._stage.layout), None)
            if thing is None:
                continue
            down = taken[thing] = taken.get(thing, -1) + 1
            rise = self._rise(self._stage.layout[thing].rect, notice, down)
            group.addAnimation(delayed(rise, n * self._stage.motion.ms(110)))
        return group if group.animationCount() else None

    def _rise(self, about: QRectF, notice: Notice, down: int) -> QAbstractAnimation:
        scale = min(self._stage.theme.text_scale, 1.6)
        rect = QRectF(0, 0, (52 + 9.2 * len(notice.words)) * scale, 32 * scale)
        rect.moveCenter(about.center())
        rect.translate(0, 36 * down * scale)
        rect.moveLeft(min(max(rect.left(), 6.0), 986 - rect.width()))
        rect.moveTop(min(max(rect.top(), 42.0), 660.0))
        face = Floater(notice.words, notice.icon, notice.bad)
        spark = self._stage.spark(Place(rect, face, layer(Z.HELD, 300)))
        spark.setOpacity(0.0)
        self._sparks.append(spark)
        motion = self._stage.motion
        goal = self._stage.frame.to_pixels(rect.translated(0, -34)).center()
        rise = QSequentialAnimationGroup()
        rise.addAnimation(tween(spark, b"opacity", 1.0, motion.ms(140)))
        rise.addPause(motion.ms(750))
        away = QParallelAnimationGroup()
        away.addAnimation(tween(spark, b"pos", goal, motion.ms(420)))
        away.addAnimation(tween(spark, b"opacity", 0.0, motion.ms(420)))
        rise.addAnimation(away)
        return rise


class PainShown:
    """Turns Pain cards up in the middle of the board, one after the other."""

    def __init__(self, stage: Stage, faces: Sequence[Face]) -> None:
        self._stage, self._faces = stage, faces
        self._sparks: list[Thing] = []

    def act(self) -> Act:
        """Return the act; a touch skips it."""
        return Act(self._begin, self._end, pause=True, drop=self._end)

    def _end(self) -> None:
        self._stage.douse(self._sparks)

    def _begin(self) -> QAbstractAnimation | None:
        motion = self._stage.motion
        row = QSequentialAnimationGroup()
        source = self._stage.layout.get("pile:pains")
        for face in self._faces:
            spark = self._stage.spark(Place(CARD, face, layer(Z.HELD, 100)))
            self._sparks.append(spark)
            spark.setOpacity(0.0)
            goal = spark.pos()
            if source is not None:
                spark.setPos(self._stage.frame.to_pixels(source.rect).center())
                spark.setScale(0.4)
            comes = QParallelAnimationGroup()
            comes.addAnimation(tween(spark, b"opacity", 1.0, motion.ms(160)))
            comes.addAnimation(tween(spark, b"pos", goal, motion.move))
            comes.addAnimation(tween(spark, b"scale", 1.0, motion.move))
            row.addAnimation(comes)
            row.addPause(motion.ms(620))
            row.addAnimation(tween(spark, b"opacity", 0.0, motion.ms(160)))
        return row if row.animationCount() else None


def pain_faces(told: Sequence[Event], prints: Prints) -> list[Face]:
    """Return the faces of the Pain cards that were resolved."""
    return [CardFace(prints.of(one.card)) for one in told if isinstance(one, events.PainResolved)]


def whereabouts(view: object, things: Mapping[str, object]) -> dict[str, str]:
    """Return where cards went that no longer lie open on the board: their owner's place."""
    found: dict[str, str] = {}
    for seat, player in enumerate(view.players):  # type: ignore[attr-defined]
        for card in (*player.discard, *player.played, *player.bound, *player.board.values()):
            if f"card:{card}" in things:
                own = f"played:{seat}" if card in player.played else f"discard:{seat}"
                found[f"card:{card}"] = own if own in things else f"seat:{seat}"
    return found
