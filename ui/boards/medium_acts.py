"""What Medium's board plays: three, two, one, both words, the ball, tokens, the Crystal Ball."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
)

from gamebox.core.event import Event
from gamebox.games.medium import moves
from gamebox.games.medium.moves import Token
from ui.boards.animator import Act
from ui.boards.medium_faces import Ball, Shard
from ui.boards.medium_places import BALL
from ui.boards.medium_rim import TokenFace
from ui.boards.place import Place
from ui.boards.stage import Stage
from ui.boards.travel import delayed, tween
from ui.items.badge import IconFace, Panel
from ui.items.thing import Thing
from ui.items.z import Z, layer
from ui.theme import Role

COUNT_MS = 420
READING = 1500
LOOK = 600
SPARKS = ("#FFE08A", "#F0B94B", "#FFFFFF", "#C79BFF")
ABOVE = layer(Z.OVERLAY, 600)


def pause(milliseconds: int) -> QSequentialAnimationGroup:
    """Return an animation in which nothing happens."""
    wait = QSequentialAnimationGroup()
    wait.addPause(milliseconds)
    return wait


def still(milliseconds: int) -> Act:
    """Return an act that only waits, so that something can be read."""
    return Act(lambda: pause(milliseconds), lambda: None, pause=True)


def three_two_one(stage: Stage) -> Act:
    """Return the act in which the ball counts to the moment of both words."""

    def begin() -> QAbstractAnimation:
        count = QSequentialAnimationGroup()
        for number in (3, 2, 1):
            beat = pause(stage.motion.ms(COUNT_MS))
            beat.stateChanged.connect(_show(stage, number))
            count.addAnimation(beat)
        return count

    return Act(begin, lambda: None, pause=True)


def _show(stage: Stage, number: int) -> Callable[..., None]:
    """Return what shows a number in the ball when its beat begins."""

    def show(new: QAbstractAnimation.State, _old: QAbstractAnimation.State) -> None:
        ball = stage.thing("ball")
        if new == QAbstractAnimation.State.Running and ball is not None:
            stage.show_face(ball, Place(BALL, Ball(str(number)), layer(Z.CARD, 300)))

    return show


class Lights:
    """Sparks that belong to no layout: bursts, flying tokens, the pieces of the Crystal Ball."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._sparks: list[Thing] = []

    def act(self, make: Callable[["Lights"], QAbstractAnimation], *, read: bool = False) -> Act:
        """Return the act that plays what `make` makes with these lights."""
        end = lambda: self._stage.douse(self._sparks)  # noqa: E731  # for two fields of the act
        return Act(lambda: make(self), end, pause=read, drop=end)

    def add(self, place: Place) -> Thing:
        """Put a spark on the table."""
        self._sparks.append(self._stage.spark(place))
        return self._sparks[-1]

    def pixel(self, point: QPointF) -> QPointF:
        """Return a point of the board on the scene."""
        return self._stage.frame.to_pixels(QRectF(point, point)).topLeft()

    def middle(self, thing: str) -> QPointF:
        """Return where a thing lies, or the ball where it lies nowhere."""
        place = self._stage.layout.get(thing)
        return place.rect.center() if place is not None else BALL.center()

    def burst(self) -> QAbstractAnimation:
        """Let stars fly out of the ball in every direction: a match."""
        motion, group = self._stage.motion, QParallelAnimationGroup()
        for index in range(34):
            turn = 2 * pi * index / 34 + (index % 3) * 0.11
            far = 150 + 250 * ((index * 7) % 34) / 34
            size = 12.0 + 5 * (index % 4)
            rect = QRectF(0, 0, size, size)
            rect.moveCenter(BALL.center())
            spark = self.add(Place(rect, IconFace("throwing-star", SPARKS[index % 4]), ABOVE))
            goal = self.pixel(BALL.center() + QPointF(cos(turn) * far, sin(turn) * far * 0.62))
            long = motion.ms(900 + 40 * (index % 6))
            group.addAnimation(tween(spark, b"pos", goal, long))
            group.addAnimation(tween(spark, b"rotation", 200.0, long))
            group.addAnimation(delayed(tween(spark, b"opacity", 0.0, long // 2), long // 2))
        return group

    def fly(self, token: Token, goal: str) -> QAbstractAnimation:
        """Let a token fly from its supply to a pile."""
        motion = self._stage.motion
        rect = QRectF(0, 0, 44, 44)
        rect.moveCenter(self.middle(f"tokens:{token.kind}"))
        spark = self.add(Place(rect, TokenFace(token.points), ABOVE))
        flight = QSequentialAnimationGroup()
        flight.addAnimation(tween(spark, b"scale", 1.7, motion.ms(320)))
        flight.addPause(motion.ms(LOOK))
        home = QParallelAnimationGroup()
        curve = QEasingCurve.Type.InOutCubic
        end = self.pixel(self.middle(goal))
        home.addAnimation(tween(spark, b"pos", end, motion.ms(620), curve))
        home.addAnimation(tween(spark, b"scale", 0.6, motion.ms(620), curve))
        flight.addAnimation(home)
        return flight

    def shatter(self, words: str) -> QAbstractAnimation:
        """Let the Crystal Ball break over the table, with what that means."""
        motion, group = self._stage.motion, QParallelAnimationGroup()
        room = QRectF(246, 190, 500, 104)
        face = Panel("The Crystal Ball shatters", words, "medium", Role.MEDIUM)
        sign = self.add(Place(room, face, layer(Z.OVERLAY, 500)))
        sign.setOpacity(0.0)
        group.addAnimation(tween(sign, b"opacity", 1.0, motion.ms(200)))
        centre = room.center()
        for index in range(18):
            turn = 2 * pi * index / 18
            rect = QRectF(0, 0, 34 + 7 * (index % 4), 30 + 9 * (index % 3))
            rect.moveCenter(centre)
            piece = self.add(Place(rect, Shard(index), ABOVE))
            far = 210 + 90 * (index % 3)
            goal = self.pixel(centre + QPointF(cos(turn) * far * 1.3, sin(turn) * far * 0.8))
            long = motion.ms(1300)
            group.addAnimation(tween(piece, b"pos", goal, long))
            group.addAnimation(tween(piece, b"rotation", 160.0 - 40 * (index % 9), long))
            group.addAnimation(delayed(tween(piece, b"opacity", 0.0, long // 2), long // 2))
        group.addAnimation(pause(motion.ms(READING + 900)))
        return group


def rewards(stage: Stage, events: Sequence[Event]) -> list[Act]:
    """Return the flights of the tokens that were taken."""
    acts = []
    for event in events:
        match event:
            case moves.TokenTaken(team, token) if token is not None:
                goal, flown = f"team:{team}", token
            case moves.FortunaTook(token) if token is not None:
                goal, flown = "fortuna", token
            case _:
                continue
        acts.append(_flight(stage, flown, goal))
    return acts


def _flight(stage: Stage, token: Token, goal: str) -> Act:
    return Lights(stage).act(lambda lights: lights.fly(token, goal), read=True)


def burst(stage: Stage) -> Act:
    """Return the flourish of a match."""
    return Lights(stage).act(Lights.burst)


def shattering(stage: Stage, who: str) -> Act:
    """Return the act in which the Crystal Ball breaks; `who` drew it."""
    words = f"{who} drew it. The round is played to its end."
    return Lights(stage).act(lambda lights: lights.shatter(words), read=True)
