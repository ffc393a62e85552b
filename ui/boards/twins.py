"""Widget twins: an invisible button for each thing, for the keyboard and for screen readers.

Qt's own accessibility for graphics items is not usable from Python, so every thing that can be
touched has a real widget over it. It lets the mouse through and never paints (its updates are
off), so it costs nothing while things move.
"""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.boards.frame import Frame
from ui.boards.place import Layout

Describe = Callable[[str], str]
BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Twin(QAbstractButton):
    """The button that stands for one thing."""

    def __init__(self, thing_id: str, twins: "Twins", parent: QWidget) -> None:
        super().__init__(parent)
        self.thing_id = thing_id
        self._twins = twins
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setUpdatesEnabled(False)
        self.clicked.connect(self._press)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the scene shows the thing and its focus ring."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer the key to the board first; what it does not use goes on to the window."""
        if not self._twins.key_pressed(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the board where the keyboard is."""
        super().focusInEvent(event)
        self._twins.focus_changed(self.thing_id, event.reason() in BY_KEYBOARD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the board that the keyboard has left."""
        super().focusOutEvent(event)
        self._twins.focus_changed("", False)

    def _press(self) -> None:
        self._twins.pressed(self.thing_id)


class Twins:
    """Keeps the twins of a board in step with its layout."""

    def __init__(
        self,
        parent: QWidget,
        *,
        pressed: Callable[[str], None],
        focus_changed: Callable[[str, bool], None],
        key_pressed: Callable[[QKeyEvent], bool],
    ) -> None:
        self._parent = parent
        self._twins: dict[str, Twin] = {}
        self.pressed = pressed
        self.focus_changed = focus_changed
        self.key_pressed = key_pressed

    def twin(self, thing_id: str) -> Twin | None:
        """Return the twin of a thing."""
        return self._twins.get(thing_id)

    def names(self) -> dict[str, str]:
        """Return what a screen reader says of each thing."""
        return {thing_id: twin.accessibleName() for thing_id, twin in self._twins.items()}

    def sync(self, layout: Layout, frame: Frame, describe: Describe) -> None:
        """Have one twin for each touchable thing, in the layout's order, where it lies."""
        wanted = {thing_id: place for thing_id, place in layout.items() if place.touchable}
        for thing_id in [known for known in self._twins if known not in wanted]:
            self._remove(thing_id)
        for thing_id, place in wanted.items():
            twin = self._twins.get(thing_id) or self._add(thing_id)
            twin.setGeometry(frame.to_pixels(place.rect).toAlignedRect())
            if twin.accessibleName() != place.name:
                twin.setAccessibleName(place.name)
            description = describe(thing_id)
            if twin.accessibleDescription() != description:
                twin.setAccessibleDescription(description)
        self._order(list(wanted))

    def focus(self, thing_id: str) -> None:
        """Give the keyboard focus to a thing."""
        twin = self._twins.get(thing_id)
        if twin is not None:
            twin.setFocus(Qt.FocusReason.TabFocusReason)

    def focused(self) -> str:
        """Return the thing that the keyboard is on."""
        return next((key for key, twin in self._twins.items() if twin.hasFocus()), "")

    def neighbour(self, thing_id: str, dx: int, dy: int) -> str:
        """Return the nearest thing in a direction: how the arrow keys walk."""
        here = self._twins.get(thing_id)
        if here is None:
            return next(iter(self._twins), "")
        best, best_cost = "", float("inf")
        for other_id, other in self._twins.items():
            cost = _distance(here.geometry(), other.geometry(), dx, dy)
            if other is not here and cost < best_cost:
                best, best_cost = other_id, cost
        return best

    def _add(self, thing_id: str) -> Twin:
        twin = self._twins[thing_id] = Twin(thing_id, self, self._parent)
        twin.show()
        return twin

    def _remove(self, thing_id: str) -> None:
        twin = self._twins.pop(thing_id, None)
        if twin is None:  # the focus that another one lost had it removed already
            return
        had_focus = twin.hasFocus()
        twin.hide()
        twin.deleteLater()
        if had_focus:
            self._parent.setFocus()

    def _order(self, ids: list[str]) -> None:
        if ids == list(self._twins):
            return
        self._twins = {thing_id: self._twins[thing_id] for thing_id in ids}
        for first, second in pairwise(ids):
            QWidget.setTabOrder(self._twins[first], self._twins[second])


def _distance(here: QRect, there: QRect, dx: int, dy: int) -> float:
    """Return how far `there` is in the direction, sideways counting double; infinite if behind."""
    step = there.center() - here.center()
    ahead = step.x() * dx + step.y() * dy
    aside = abs(step.x() * dy) + abs(step.y() * dx)
    if ahead <= 2:
        return float("inf")
    return ahead + 2.0 * aside
