"""A drop-down list of values with texts."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QListView, QSizePolicy

T = TypeVar("T", bound=Hashable)


class Dropdown(QComboBox, Generic[T]):
    """Choose one of many; the mouse wheel scrolls the page and not the choice."""

    def __init__(self, name: str, values: Sequence[tuple[T, str]], current: T) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setView(QListView())  # the plain list follows the style sheet; the menu would not
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._values: list[T] = []
        self.offer(values, current)

    def offer(self, values: Sequence[tuple[T, str]], current: T) -> None:
        """Let one of these values be chosen."""
        self.clear()
        self._values = [value for value, _ in values]
        self.addItems([text for _, text in values])
        self.choose(current)

    @property
    def value(self) -> T:
        """The chosen value."""
        return self._values[self.currentIndex()]

    def choose(self, value: T) -> None:
        """Choose `value`; the first where it is not on the list."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
