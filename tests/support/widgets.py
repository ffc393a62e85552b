"""Looking at widgets as a person does who cannot see them, or who reads large letters."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from ui.widgets.words import BREAK


def visible(root, kind=QWidget):
    """Return the visible widgets of a kind inside `root`."""
    return [widget for widget in root.findChildren(kind) if widget.isVisible()]


def spoken(widget):
    """Return what a screen reader calls a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def interactive(root):
    """Return the visible widgets that a person can press, type into or focus."""
    return [
        widget
        for widget in visible(root)
        if (widget.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(widget, QAbstractButton))
        and not isinstance(widget.parent(), QComboBox)
    ]


def nameless(root):
    """Return what can be used and has no name, or no tidy one, for a screen reader."""
    names = {widget: spoken(widget) for widget in interactive(root)}
    return [repr(widget) for widget, name in names.items() if not name or name != name.strip()]


def misfits(root):
    """Return a line for each visible text that is cut off."""
    lines = [f"label {each.text()!r}" for each in visible(root, QLabel) if label_cut(each)]
    for button in visible(root, QAbstractButton):
        if button.text() and too_small(button):
            lines.append(f"button {button.text()!r}")
    for choice in visible(root, QComboBox):
        if choice.width() < choice.minimumSizeHint().width() or too_low(choice):
            lines.append(f"list {choice.currentText()!r}")
    for field in visible(root, QLineEdit):
        if not isinstance(field.parent(), QComboBox) and too_low(field):
            lines.append(f"field {field.accessibleName()!r}")
    for items in visible(root, QListWidget):
        lines += [f"line {text!r}" for text in cut_lines(items)]
    return lines + [f"out of sight: {name(each)}" for each in visible(root) if hidden(each)]


def label_cut(label):
    """Return whether a label shows less than its text."""
    text = label.text()
    if not text:
        return False
    inside = label.contentsRect()
    metrics = QFontMetrics(label.font())
    if not label.wordWrap():
        widest = max(metrics.horizontalAdvance(line) for line in text.splitlines())
        return widest > inside.width() or metrics.height() > inside.height() + 1
    words = text.replace(BREAK, " ").split()
    longest = max(metrics.horizontalAdvance(word) for word in words)
    return longest > inside.width() or label.heightForWidth(label.width()) > label.height()


def cut_lines(items):
    """Return the texts of the lines of a list that are not shown whole."""
    found = []
    for row in range(items.count()):
        option = QStyleOptionViewItem()
        items.initViewItemOption(option)
        option.rect = items.visualItemRect(items.item(row))
        items.itemDelegate().initStyleOption(option, items.model().index(row, 0))
        room = items.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, items)
        wrapped = option.fontMetrics.boundingRect(
            QRect(0, 0, room.width(), 10_000), Qt.TextFlag.TextWordWrap, option.text
        )
        if wrapped.height() > room.height() or wrapped.width() > room.width():
            found.append(option.text)
    return found


def too_small(widget):
    """Return whether a widget is smaller than it needs to be."""
    return widget.width() < widget.sizeHint().width() or too_low(widget)


def too_low(widget):
    """Return whether a widget is lower than it needs to be."""
    return widget.height() < widget.sizeHint().height()


def hidden(widget):
    """Return whether a part of a text or control is cut off where nothing scrolls."""
    if not isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit):
        return False
    if isinstance(widget, QLabel) and not widget.text():
        return False
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            return scrolled_away(widget, parent)
        corner = widget.mapTo(parent, QPoint())
        if not parent.rect().contains(QRect(corner, widget.size())):
            return True
        parent = None if parent.isWindow() else parent.parentWidget()
    return False


def scrolled_away(widget, viewport):
    """Return whether scrolling cannot bring all of a widget into a viewport."""
    area = viewport.parentWidget()
    if not isinstance(area, QScrollArea) or area.viewport() is not viewport:
        return False
    left = widget.mapTo(viewport, QPoint()).x()
    scrolls = area.horizontalScrollBar().maximum() > 0
    return not scrolls and (left < 0 or left + widget.width() > viewport.width())


def name(widget):
    """Return a widget in words."""
    text = getattr(widget, "text", str)()
    return f"{type(widget).__name__} {text or widget.accessibleName()!r}"
