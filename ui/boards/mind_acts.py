"""What The Mind's board plays beside moving cards: the reveal of blind stacks, and flourishes."""

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin

from msgspec.structs import replace as changed
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
)

from gamebox.core.event import Event
from gamebox.games.mind.moves import (
    LevelCompleted,
    LivesLost,
    Mistake,
    RewardTaken,
    StackTurned,
    StarThrown,
    Won,
)
from gamebox.games.mind.view import MindView
from ui.boards.animator import Act
from ui.boards.mind_cards import CardBack
from ui.boards.mind_faces import LIFE, STAR, Verdict
from ui.boards.mind_layout import LEVEL, STACKS
from ui.boards.place import Layout, Place
from ui.boards.stage import Stage
from ui.boards.travel import delayed, turn_over, tween
from ui.items.badge import IconFace, Panel
from ui.items.thing import Thing
from ui.items.z import Z, layer

PANEL = ("panel", "result:", "verdict:")
LONGEST_REVEAL = 5200
"""Milliseconds that turning up one blind stack takes at most."""
READING = 900


def end_of_level(before: MindView, view: MindView) -> MindView:
    """Return the view at the moment when the last card of the finished level had been laid."""
    record = view.past[-1]
    return changed(
        view,
        level=record.level,
        laid=list(record.laid),
        aside=list(record.aside),
        hand=[],
        hand_counts=[0] * view.seats,
        stack=[],
        questions=[],
        answered=[],
        past=view.past[:-1],
        lives=before.lives,
        stars=before.stars,
        over=False,
        winners=[],
    )


def without_panel(layout: Layout) -> Layout:
    """Return a layout without the panel of the result."""
    return {key: place for key, place in layout.items() if not key.startswith(PANEL)}


def panel_of(layout: Layout) -> Layout:
    """Return the panel of the result in a layout."""
    return {key: place for key, place in layout.items() if key.startswith(PANEL)}


def still(milliseconds: int) -> Act:
    """Return an act that only waits, so that something can be seen."""
    return Act(lambda: pause(milliseconds), lambda: None, pause=True)


def pause(milliseconds: int) -> QSequentialAnimationGroup:
    """Return an animation in which nothing happens."""
    wait = QSequentialAnimationGroup()
    wait.addPause(milliseconds)
    return wait


class Reveal:
    """Turns the blind stacks up, one card after the other, and marks the mistakes.

    `panel` is the panel of the result as it will stand in the end.
    """

    def __init__(self, stage: Stage, turned: Sequence[StackTurned], panel: Layout) -> None:
        self._stage = stage
        self._turned = turned
        self._panel = panel

    def act(self) -> Act:
        """Return the act; the transition that follows it puts the panel to rights."""
        return Act(self._begin, lambda: None, pause=True)

    def _begin(self) -> QAbstractAnimation:
        for thing_id, place in self._panel.items():
            self._stage.put(thing_id, self._still_secret(place))
        everything = QParallelAnimationGroup()
        start = self._stage.motion.ms(500)
        for stack in self._turned:
            start = self._turn(everything, stack, start)
        everything.addAnimation(pause(start + self._stage.motion.ms(READING)))
        return everything

    def _still_secret(self, place: Place) -> Place:
        """Return the panel without the verdict, which comes when the last card is up."""
        if not isinstance(place.face, Panel):
            return place
        both = len(self._turned) > 1
        title = "The stacks are turned up" if both else "The stack is turned up"
        return replace(place, face=replace(place.face, title=title, sentence=""))

    def _turn(self, group: QParallelAnimationGroup, stack: StackTurned, start: int) -> int:
        """Add the turning of one stack from `start` on, and return when it is done."""
        motion = self._stage.motion
        step = motion.ms(min(320, LONGEST_REVEAL // max(1, len(stack.laid))))
        for index in range(len(stack.laid)):
            self._turn_card(group, stack, index, start + step * index)
        return start + step * len(stack.laid) + 2 * motion.flip

    def _turn_card(
        self, group: QParallelAnimationGroup, stack: StackTurned, index: int, start: int
    ) -> None:
        card_id, sign_id = f"result:{stack.colour}:{index}", f"verdict:{stack.colour}:{index}"
        card, sign = self._stage.thing(card_id), self._stage.thing(sign_id)
        place = self._panel.get(card_id)
        if card is None or sign is None or place is None:
            return
        self._stage.show_face(card, replace(place, face=CardBack(stack.colour)))
        motion = self._stage.motion
        face_up = lambda: self._stage.show_face(card, place)  # noqa: E731  # one picture, one line
        group.addAnimation(delayed(turn_over(card, face_up, motion), start))
        sign.setOpacity(0.0)
        sign.setScale(0.2)
        for name in (b"opacity", b"scale"):
            pop = tween(sign, name, 1.0, motion.ms(220), QEasingCurve.Type.OutBack)
            group.addAnimation(delayed(pop, start + 2 * motion.flip))


class Flourish:
    """Small lights for what just happened: a life lost, a star thrown, a level completed."""

    def __init__(self, stage: Stage, view: MindView, events: Sequence[Event]) -> None:
        self._stage = stage
        self._view = view
        self._events = events
        self._sparks: list[Thing] = []

    def acts(self) -> list[Act]:
        """Return one act with all the lights, or none."""
        kinds = (LevelCompleted, LivesLost, Mistake, RewardTaken, StarThrown, Won)
        if not any(isinstance(event, kinds) for event in self._events):
            return []
        return [Act(self._begin, self._end, drop=self._end)]

    def _end(self) -> None:
        self._stage.douse(self._sparks)

    def _begin(self) -> QAbstractAnimation:
        group = QParallelAnimationGroup()
        for event in self._events:
            for light in self._lights(event):
                group.addAnimation(light)
        return group

    def _lights(self, event: Event) -> list[QAbstractAnimation]:
        match event:
            case LivesLost(count, left):
                return [self._lost_life(index) for index in range(left, left + count)]
            case Mistake(_, card, _):
                return [self._wrong(STACKS["white" if card <= 50 else "red"])]
            case StarThrown():
                start = self._rect("pile:stars")
                return [self._fly("throwing-star", STAR, start, LEVEL.center(), grow=4.0, turn=360)]
            case RewardTaken(reward, True):
                icon, tint = ("heart", LIFE) if reward == "life" else ("throwing-star", STAR)
                goal = self._rect("pile:lives" if reward == "life" else "pile:stars").center()
                start = QRectF(0, 0, 34, 34)
                start.moveCenter(LEVEL.center())
                return [self._fly(icon, tint, start, goal, grow=1.0, turn=0)]
            case Won():
                return self._burst(44, 460)
            case LevelCompleted():
                return self._burst(16, 230)
        return []

    def _rect(self, thing: str) -> QRectF:
        place = self._stage.layout.get(thing)
        return place.rect if place is not None else LEVEL

    def _spark(self, icon: str, tint: str, rect: QRectF) -> Thing:
        self._sparks.append(
            self._stage.spark(Place(rect, IconFace(icon, tint), layer(Z.OVERLAY_BUTTON, 800)))
        )
        return self._sparks[-1]

    def _lost_life(self, index: int) -> QAbstractAnimation:
        place = self._stage.layout.get(f"life:{index}")
        rect = place.rect if place is not None else self._rect("pile:lives")
        spark = self._spark("heart", LIFE, rect)
        below = self._stage.frame.to_pixels(rect.translated(0, 70)).center()
        return self._gone(spark, below, 2.4, 900)

    def _fly(
        self, icon: str, tint: str, start: QRectF, goal: QPointF, *, grow: float, turn: float
    ) -> QAbstractAnimation:
        square = QRectF(0, 0, 34, 34)
        square.moveCenter(start.center())
        spark = self._spark(icon, tint, square)
        end = self._stage.frame.to_pixels(QRectF(goal, goal)).topLeft()
        flight = QParallelAnimationGroup()
        motion = self._stage.motion
        flight.addAnimation(tween(spark, b"pos", end, motion.ms(620)))
        flight.addAnimation(tween(spark, b"scale", grow, motion.ms(620)))
        if turn:
            flight.addAnimation(tween(spark, b"rotation", turn, motion.ms(620)))
        fade = tween(spark, b"opacity", 0.0, motion.ms(260))
        flight.addAnimation(delayed(fade, motion.ms(600)))
        return flight

    def _gone(self, spark: Thing, goal: QPointF, grow: float, base: int) -> QAbstractAnimation:
        """Let a light drift to `goal`, growing and fading."""
        duration = self._stage.motion.ms(base)
        group = QParallelAnimationGroup()
        group.addAnimation(tween(spark, b"pos", goal, duration))
        group.addAnimation(tween(spark, b"scale", grow, duration))
        group.addAnimation(tween(spark, b"opacity", 0.0, duration, QEasingCurve.Type.InQuad))
        return group

    def _wrong(self, stack: QRectF) -> QAbstractAnimation:
        rect = QRectF(0, 0, 64, 64)
        rect.moveCenter(stack.center())
        spark = self._stage.spark(Place(rect, Verdict(False), layer(Z.OVERLAY, 800)))
        self._sparks.append(spark)
        spark.setScale(0.3)
        motion = self._stage.motion
        group = QSequentialAnimationGroup()
        group.addAnimation(tween(spark, b"scale", 1.0, motion.ms(240), QEasingCurve.Type.OutBack))
        group.addPause(motion.ms(520))
        group.addAnimation(tween(spark, b"opacity", 0.0, motion.ms(260)))
        return group

    def _burst(self, count: int, reach: float) -> list[QAbstractAnimation]:
        """Let stars fly out of the level card in every direction."""
        lights = []
        for index in range(count):
            angle = 2 * pi * index / count + (index % 3) * 0.13
            far = reach * (0.55 + 0.45 * ((index * 7) % count) / count)
            goal = LEVEL.center() + QPointF(cos(angle) * far, sin(angle) * far * 0.8)
            rect = QRectF(0, 0, 22, 22)
            rect.moveCenter(LEVEL.center())
            tint = STAR if index % 2 else "#FFE08A"
            spark = self._spark("throwing-star", tint, rect)
            pixel = self._stage.frame.to_pixels(QRectF(goal, goal)).topLeft()
            lights.append(self._gone(spark, pixel, 0.4, 1100 + 40 * (index % 6)))
        return lights
