"""A row that goes on in the next line when the window is too narrow for it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import Qt


class LooseFlow(QLayout):
    """Lay widgets side by side at their own size, and break the line where it is full.

    It takes what room there is, so something that stretches must stand below it.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._sizes: list[tuple[QLayoutItem, QSize]] | None = None
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        """Take `item` at the end."""
        self._items.append(item)
        self._sizes = None

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return the item at `index`, or None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take the item at `index` out."""
        self._sizes = None
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def invalidate(self) -> None:
        """Forget the sizes of the items: one of them has changed."""
        self._sizes = None
        super().invalidate()

    def hasHeightForWidth(self) -> bool:
        """Return that the height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines when they are `width` wide."""
        return self._place(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place everything inside `rect`."""
        super().setGeometry(rect)
        self._place(rect, moving=True)

    def sizeHint(self) -> QSize:
        """Return the size on one line."""
        sizes = [size for _, size in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        margins = self.contentsMargins()
        return QSize(
            width + margins.left() + margins.right(),
            max((size.height() for size in sizes), default=0) + margins.top() + margins.bottom(),
        )

    def minimumSize(self) -> QSize:
        """Return the size of the largest item: with less, something is cut off."""
        smallest = QSize()
        for item, _ in self._shown():
            smallest = smallest.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return smallest + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[tuple[QLayoutItem, QSize]]:
        """Return the items that take room, not those that are hidden, with their sizes."""
        if self._sizes is None:
            shown = [item for item in self._items if not item.isEmpty()]
            self._sizes = [(item, item.sizeHint()) for item in shown]
        return self._sizes

    def _place(self, rect: QRect, moving: bool) -> int:
        inside = rect.marginsRemoved(self.contentsMargins())
        x, y, line_height = inside.x(), inside.y(), 0
        for item, size in self._shown():
            width = min(size.width(), inside.width())
            if x > inside.x() and x + width > inside.x() + inside.width():
                x, y, line_height = inside.x(), y + line_height + self.spacing(), 0
            if moving:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, size.height())))
            x += width + self.spacing()
            line_height = max(line_height, size.height())
        return y + line_height - rect.y() + self.contentsMargins().bottom()


class FlowLayout(LooseFlow):
    """The same, with no more room than it needs."""

    def expandingDirections(self) -> "Qt.Orientation":
        """Return that it wants no more room than it needs."""
        from PySide6.QtCore import Qt  # noqa: PLC0415  # see `ui.qt_numbers`

        return Qt.Orientation(0)
