"""A switch with two places, and a row of choices of which one holds."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from ui.icons import draw_icon
from ui.theme import Theme
from ui.widgets.basics import Button
from ui.widgets.flow import FlowLayout

T = TypeVar("T", bound=Hashable)


class Toggle(QAbstractButton):
    """An on-off switch; a tick or a cross in its knob says which, not the colour alone."""

    def __init__(self, name: str, theme: Theme, on: bool = False) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setChecked(on)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the size and the colours of `theme`."""
        self.theme = theme
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the switch with room for the focus ring."""
        return QSize(self.theme.px(60), self.theme.px(34))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the track, the knob and the focus ring."""
        colours = self.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), 3))
            ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
        track = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        on = self.isChecked()
        painter.setPen(QPen(QColor(colours.accent if on else colours.outline), 2))
        painter.setBrush(QColor(colours.accent if on else colours.field))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        side = track.height() - 6
        left = track.right() - side - 3 if on else track.left() + 3
        knob = QRectF(left, track.top() + 3, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.on_accent if on else colours.outline))
        painter.drawEllipse(knob)
        inset = side * 0.24
        sign = knob.adjusted(inset, inset, -inset, -inset)
        ink = colours.accent if on else colours.field
        draw_icon(painter, "check" if on else "close", sign, ink)


class Choice(QWidget, Generic[T]):
    """A row of buttons of which exactly one is chosen; arrow keys move along it.

    Signals:
        chosen: the value that a person has just chosen.
    """

    chosen = Signal(object)

    def __init__(
        self, name: str, values: Sequence[tuple[T, str]], current: T, theme: Theme
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        row = FlowLayout(self, spacing=6)
        self._group = QButtonGroup(self)
        self._values = [value for value, _ in values]
        for number, (value, text) in enumerate(values):
            button = Button(text, theme, "tab")
            button.setCheckable(True)
            button.setChecked(value == current)
            button.setAccessibleName(f"{name}: {text}")
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.idClicked.connect(self._say)

    def _say(self, number: int) -> None:
        self.chosen.emit(self._values[number])

    @property
    def value(self) -> T:
        """The chosen value."""
        return self._values[self._group.checkedId()]

    def choose(self, value: T) -> None:
        """Choose `value` without saying so; a value that has no button changes nothing."""
        if value in self._values:
            self.button(value).setChecked(True)

    def button(self, value: T) -> QAbstractButton:
        """Return the button that chooses `value`."""
        return self._group.button(self._values.index(value))
