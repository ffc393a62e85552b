"""Going from widget to widget with the arrow keys, by where they stand."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
ASIDE = 3
"""How much farther a pixel beside the way counts than one along it."""


def steer(event: QKeyEvent, here: QWidget, within: QWidget) -> bool:
    """Move the focus from `here` as an arrow key says; False for another key, or with no way on.

    Inside a group of buttons Qt walks, and chooses the one that it comes to.
    """
    way = ARROWS.get(Qt.Key(event.key()))
    if way is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    found = neighbour(here, way, within)
    if found is None or _same_group(here, found):
        return False
    give_focus(found)
    return True


def give_focus(widget: QWidget) -> None:
    """Give a widget the focus as a key does, and scroll to where it can be seen."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


def _same_group(one: QWidget, other: QWidget) -> bool:
    if not isinstance(one, QAbstractButton) or not isinstance(other, QAbstractButton):
        return False
    return one.group() is not None and one.group() is other.group()


def neighbour(here: QWidget, way: QPoint, within: QWidget) -> QWidget | None:
    """Return the nearest widget inside `within` that a key can reach, in one direction."""
    start = _place(here, within)
    found = [
        (distance, other)
        for other in reachable(within)
        if other is not here and (distance := _distance(start, _place(other, within), way)) >= 0
    ]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def reachable(within: QWidget) -> list[QWidget]:
    """Return the widgets inside another that take the focus by the Tab key now."""
    return [
        widget
        for widget in within.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and widget.isVisibleTo(within)
        and widget.focusProxy() is None
    ]


def _place(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint()), widget.size())


def _mirrored(rect: QRect) -> QRect:
    return QRect(rect.y(), rect.x(), rect.height(), rect.width())


def _distance(start: QRect, goal: QRect, way: QPoint) -> int:
    """Return how far it is from one rectangle to another; -1 where it lies in no such direction."""
    if way.x():
        start, goal = _mirrored(start), _mirrored(goal)
    down = way.x() + way.y() > 0
    along = (goal.center().y() - start.center().y()) * (1 if down else -1)
    gap = goal.top() - start.bottom() if down else start.top() - goal.bottom()
    if along <= 0 or gap < -min(start.height(), goal.height()) // 2:
        return -1
    aside = max(0, goal.left() - start.right(), start.left() - goal.right())
    return max(0, gap) + ASIDE * aside + abs(goal.center().x() - start.center().x()) // 4
