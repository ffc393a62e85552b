"""A setting: what it is and what it does, and beside it (or under it) the control."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ui.theme import Theme
from ui.widgets.basics import label

_SIDE_BY_SIDE = 620  # logical pixels at 100 %; with less, the control goes under its text


class Row(QWidget):
    """A title, a sentence and a control."""

    def __init__(self, title: str, sentence: str, control: QWidget, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.control = control
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 6, 0, 6)
        self._box.setSpacing(14)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        self.title = label(title, "strong")
        texts.addWidget(self.title)
        if sentence:
            texts.addWidget(label(sentence, "note"))
        texts.addStretch(1)
        self._box.addLayout(texts, 3)
        fixed = control.minimumWidth() == control.maximumWidth()
        place = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._box.addWidget(control, 4, place if fixed else Qt.AlignmentFlag(0))
        if not control.accessibleName():
            control.setAccessibleName(title)
        if sentence and not control.accessibleDescription():
            control.setAccessibleDescription(sentence)

    def set_theme(self, theme: Theme) -> None:
        """Decide anew whether there is room side by side."""
        self.theme = theme
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decide anew whether there is room side by side."""
        super().resizeEvent(event)
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the narrow form, so that a wide one can become narrow."""
        hint = super().minimumSizeHint()
        return QSize(max(self.control.minimumSizeHint().width(), 80), hint.height())

    def _turn(self) -> None:
        wide = self.width() >= self.theme.px(_SIDE_BY_SIDE)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != direction:
            self._box.setDirection(direction)
