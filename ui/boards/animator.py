"""The animator: one queue of acts, played one after the other, that can be finished at once.

An act is a start and an end. The end puts everything where it belongs and must not depend on the
start having been played: `finish_all` calls only the ends of what is still waiting.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

Then = Callable[[], None]


def at_once() -> None:
    """Wait for nothing."""


@dataclass(frozen=True)
class Act:
    """Something to play.

    `begin` returns the animation, or None when there is nothing to play; `end` leaves
    everything in its final state. An act with a `pause` shows something to read: a touch only
    skips it. `drop` is called instead of `end` when a newer act takes over or the board is
    cleared: it takes away what only this act has put there. `then` is called when the act has
    ended, or the newer one that took over from it has: what it showed has been seen.
    """

    begin: Callable[[], QAbstractAnimation | None]
    end: Callable[[], None]
    pause: bool = False
    drop: Callable[[], None] = lambda: None
    then: Then = at_once

    def over(self) -> None:
        """End the act, and go on with what waited for it to be seen."""
        self.end()
        self.then()

    def after(self, older: "Act") -> "Act":
        """Return this act, with what waited for an older one that it takes over from."""

        def both() -> None:
            older.then()
            self.then()

        return replace(self, then=both)


class Animator(QObject):
    """Plays acts in order.

    Signals:
        settled(): the last act has ended.
    """

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self._waiting: deque[Act] = deque()
        self._beside: dict[QAbstractAnimation, Act] = {}
        self._act: Act | None = None
        self._animation: QAbstractAnimation | None = None

    @property
    def busy(self) -> bool:
        """Whether an act is being played."""
        return self._act is not None

    @property
    def pausing(self) -> bool:
        """Whether something is shown for reading, which a touch skips."""
        return any(act.pause for act in (self._act, *self._waiting) if act is not None)

    def add(self, *acts: Act) -> None:
        """Play `acts` after what is under way; at once ended when animations are off.

        An act that moves things to newer places does not wait for an older one of its
        kind: it takes over from wherever the things are, so that a quick table is never
        shown late.
        """
        if not self.enabled:
            self._waiting.extend(acts)
            self.finish_all()
            return
        if acts and self._act is not None and not self._act.pause and not self._waiting:
            acts = (acts[0].after(self._act), *acts[1:])
            self._drop()
        self._waiting.extend(acts)
        if self._act is None:
            self._next()

    def beside(self, act: Act) -> None:
        """Play `act` now, beside whatever else is played."""
        animation = act.begin() if self.enabled else None
        if animation is None:
            act.end()
            return
        animation.setParent(self)
        self._beside[animation] = act
        # A slot that kept its own sender alive would crash when the sender is deleted.
        animation.finished.connect(self._sweep_beside)
        animation.start()

    @property
    def playing(self) -> QAbstractAnimation | None:
        """The animation of the act that is played."""
        return self._animation

    @property
    def waiting(self) -> bool:
        """Whether acts wait for the one that is played."""
        return bool(self._waiting)

    def finish_all(self) -> None:
        """End everything now."""
        busy = self.busy or bool(self._waiting)
        for animation in list(self._beside):
            self._end_beside(animation)
        self._drop_animation()
        acts = ([self._act] if self._act else []) + list(self._waiting)
        self._act = None
        self._waiting.clear()
        for act in acts:
            act.over()
        if busy:
            self.settled.emit()

    def stop(self) -> None:
        """Forget everything without ending it: the board is being taken down."""
        for animation in list(self._beside):
            self._end_beside(animation)
        self._waiting.clear()
        self._drop()

    def _drop(self) -> None:
        """Give up the act that is played, with what it has put there."""
        act, self._act = self._act, None
        self._drop_animation()
        if act is not None:
            act.drop()

    def _sweep_beside(self) -> None:
        for animation in list(self._beside):
            if animation.state() == QAbstractAnimation.State.Stopped:
                self._end_beside(animation)

    def _end_beside(self, animation: QAbstractAnimation) -> None:
        act = self._beside.pop(animation, None)
        if act is not None:
            animation.stop()
            animation.deleteLater()
            act.end()

    def _next(self) -> None:
        while self._waiting:
            self._act = self._waiting.popleft()
            animation = self._act.begin()
            if animation is not None and animation.totalDuration() > 0:
                self._play(animation)
                return
            self._act.over()
        self._act = None
        self.settled.emit()

    def _play(self, animation: QAbstractAnimation) -> None:
        self._animation = animation
        animation.setParent(self)
        animation.finished.connect(self._finished)
        animation.start()

    def _finished(self) -> None:
        act = self._act
        self._drop_animation()
        if act is not None:
            act.over()
        self._next()

    def _drop_animation(self) -> None:
        animation, self._animation = self._animation, None
        if animation is not None:
            animation.finished.disconnect(self._finished)
            animation.stop()
            animation.deleteLater()
