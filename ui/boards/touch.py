"""What the pointer does on a board: hovering, clicking, and dragging the first thing onto the last.

Own press, move and release; Qt's drag-and-drop has an event loop of its own, which would stop the
game.
"""

from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from ui.boards.stage import Stage

REACH = 46.0
"""How far beside a target a dragged thing may be dropped, in board units."""


class Hands(Protocol):
    """What the pointer's doings mean; the board implements it."""

    def touch(self, thing: str) -> None:
        """A thing was clicked."""

    def touch_nothing(self) -> None:
        """The bare table was clicked."""

    def targets(self, thing: str) -> frozenset[str]:
        """Return where `thing` may be dragged now; empty when it cannot be dragged."""

    def drop(self, thing: str, target: str) -> None:
        """A thing was dropped on one of its targets, or on an empty string: on nothing."""

    def drag_over(self, thing: str, targets: frozenset[str], over: str) -> None:
        """A thing is being dragged, and `over` is where it would be dropped."""

    def point_at(self, thing: str) -> None:
        """The pointer is on another thing, or on none."""

    def hover(self, thing: str, pointer: QPointF) -> None:
        """The pointer has rested on a thing, or has left it (an empty string)."""

    def enlarge(self, thing: str, pointer: QPointF) -> None:
        """A thing was right-clicked."""


class Touches(QObject):
    """Turns the mouse events of a viewport into touches."""

    def __init__(self, stage: Stage, hands: Hands, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._hands = hands
        self._pressed = ""
        self._press_at: QPointF | None = None
        self._grip = QPointF()
        self._targets: frozenset[str] = frozenset()
        self._dragging = False
        self._under = ""
        self._pointer = QPointF()
        self.hover_delay = 250
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)

    @property
    def dragging(self) -> bool:
        """Whether a thing is being dragged."""
        return self._dragging

    @property
    def pressing(self) -> str:
        """The thing that is pressed."""
        return self._pressed

    @property
    def under(self) -> str:
        """The touchable thing under the pointer."""
        return self._under

    def press(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._pointer = event.position()
        thing = self._at(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            self._hands.enlarge(thing, self._units(event.position()))
        elif event.button() == Qt.MouseButton.LeftButton:
            self._leave()
            self._pressed, self._press_at = thing, event.position()
            self._targets = self._hands.targets(thing) if thing else frozenset()
            sprite = self._stage.thing(thing)
            self._grip = sprite.pos() - event.position() if sprite else QPointF()

    def move(self, event: QMouseEvent) -> None:
        """Go on dragging, or hover."""
        self._pointer = event.position()
        if self._press_at is None:
            self._hover_at(event.position())
            return
        far = (event.position() - self._press_at).manhattanLength()
        if not self._dragging and self._targets and far >= QApplication.startDragDistance():
            self._dragging = True
        if self._dragging:
            self._stage.hold(self._pressed, event.position() + self._grip)
            over = self._target_at(event.position())
            self._hands.drag_over(self._pressed, self._targets, over)

    def release(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        if event.button() != Qt.MouseButton.LeftButton or self._press_at is None:
            return
        thing, dragging = self._pressed, self._dragging
        self._forget()
        if dragging:
            self._hands.drop(thing, self._target_at(event.position()))
        elif thing and thing == self._at(event.position()):
            self._hands.touch(thing)
        elif not thing:
            self._hands.touch_nothing()

    def leave(self) -> None:
        """The pointer has left the viewport."""
        if self._press_at is None:
            self._leave()

    def cancel(self) -> bool:
        """Give up a drag; False when there was none."""
        dragging, thing = self._dragging, self._pressed
        self._forget()
        if dragging:
            self._hands.drop(thing, "")
        return dragging

    def _forget(self) -> None:
        self._pressed, self._press_at, self._dragging = "", None, False
        self._stage.let_go()

    def _units(self, pixel: QPointF) -> QPointF:
        return self._stage.frame.point_to_units(pixel)

    def _at(self, pixel: QPointF) -> str:
        return self._stage.thing_at(self._units(pixel))

    def _target_at(self, pixel: QPointF) -> str:
        """Return the target nearest to a pixel among those within reach."""
        point = self._units(pixel)
        best, best_gap = "", REACH
        for thing in self._targets:
            place = self._stage.layout.get(thing)
            if place is not None:
                gap = _gap(place.rect, point)
                if gap < best_gap:
                    best, best_gap = thing, gap
        return best

    def _hover_at(self, pixel: QPointF) -> None:
        thing = self._at(pixel)
        if thing == self._under:
            return
        self._leave()
        self._under = thing
        self._hands.point_at(thing)
        if thing:
            self._rest.start(self.hover_delay)

    def _leave(self) -> None:
        self._rest.stop()
        if self._under:
            self._under = ""
            self._hands.point_at("")
            self._hands.hover("", self._units(self._pointer))

    def _rested(self) -> None:
        if self._under:
            self._hands.hover(self._under, self._units(self._pointer))


def _gap(rect: QRectF, point: QPointF) -> float:
    """Return how far a point is outside a rectangle, 0 inside."""
    dx = max(rect.left() - point.x(), 0.0, point.x() - rect.right())
    dy = max(rect.top() - point.y(), 0.0, point.y() - rect.bottom())
    return dx + dy
