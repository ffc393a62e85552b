"""The animations of one thing: travelling, growing, fading and turning over.

All animated properties are Qt's own, so no Python runs for a frame.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from ui.items.sprite import Sprite
from ui.theme import Motion


@dataclass(frozen=True)
class Pose:
    """Where and how a sprite stands on the scene."""

    pos: QPointF
    tilt: float = 0.0
    opacity: float = 1.0
    scale: float = 1.0

    def apply(self, sprite: Sprite) -> None:
        """Put `sprite` there; Qt draws faster what never had a rotation or a scale."""
        sprite.setPos(self.pos)
        sprite.setOpacity(self.opacity)
        if sprite.rotation() != self.tilt:
            sprite.setRotation(self.tilt)
        if sprite.scale() != self.scale:
            sprite.setScale(self.scale)

    @classmethod
    def of(cls, sprite: Sprite) -> "Pose":
        """Return how `sprite` stands now."""
        return cls(sprite.pos(), sprite.rotation(), sprite.opacity(), sprite.scale())


def travel(sprite: Sprite, goal: Pose, motion: Motion, delay: int = 0) -> QAbstractAnimation | None:
    """Return the animation that takes `sprite` to `goal`, or None when it is there already."""
    now = Pose.of(sprite)
    changes: list[tuple[bytes, object, object]] = [
        (b"pos", now.pos, goal.pos),
        (b"rotation", now.tilt, goal.tilt),
        (b"opacity", now.opacity, goal.opacity),
        (b"scale", now.scale, goal.scale),
    ]
    group = QParallelAnimationGroup()
    for name, start, end in changes:
        if start != end:
            group.addAnimation(tween(sprite, name, end, motion.move))
    if group.animationCount() == 0:
        return None
    return delayed(group, delay * motion.stagger)


def turn_over(
    sprite: Sprite, show_other_side: Callable[[], None], motion: Motion
) -> QAbstractAnimation:
    """Return the animation that turns `sprite` over; the other side is shown at the half."""
    turner = sprite.turner()
    halves = QSequentialAnimationGroup()
    first = tween(turner, b"xScale", 0.0, motion.flip, QEasingCurve.Type.InQuad)
    first.finished.connect(show_other_side)
    halves.addAnimation(first)
    halves.addAnimation(tween(turner, b"xScale", 1.0, motion.flip, QEasingCurve.Type.OutQuad))
    return halves


def tween(
    target: QObject,
    name: bytes,
    end: object,
    duration: int,
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
) -> QPropertyAnimation:
    """Return an animation of one property from where it is to `end`."""
    animation = QPropertyAnimation(target, QByteArray(name))
    animation.setEndValue(end)
    animation.setDuration(duration)
    animation.setEasingCurve(curve)
    return animation


def delayed(animation: QAbstractAnimation, pause: int) -> QAbstractAnimation:
    """Return `animation` after `pause` milliseconds."""
    if pause <= 0:
        return animation
    sequence = QSequentialAnimationGroup()
    sequence.addPause(pause)
    sequence.addAnimation(animation)
    return sequence
