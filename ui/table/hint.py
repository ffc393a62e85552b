"""The hint: a card over the board that explains what is asked and what can be done."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.theme import Theme
from ui.widgets.basics import Button, IconButton, IconLabel, ScrollPage, label
from ui.widgets.notice import announce

WIDTH = 560
SIDE = 16


class HintCard(QFrame):
    """A few sentences; H or Esc puts it away.

    Signals:
        rule_asked(): somebody wants to read the whole rule.
    """

    rule_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setObjectName("hint")
        self.theme = theme
        lines = QVBoxLayout(self)
        lines.setContentsMargins(SIDE, 10, SIDE, 14)
        self._head = head = QHBoxLayout()
        head.addWidget(IconLabel("hint", theme, tint="ink"))
        head.addWidget(label("Hint", "section"), 1)
        self.rule = Button("The rule", theme, "link", clicked=self.rule_asked.emit)
        head.addWidget(self.rule)
        head.addWidget(IconButton("close", "Close the hint", theme, self.hide))
        lines.addLayout(head)
        self.text = label("", "body")
        self._page = ScrollPage(margin=0)
        self._page.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._page.setAccessibleName("Hint")
        self._page.column.addWidget(self.text)
        lines.addWidget(self._page)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take the measures of `theme`."""
        self.theme = theme
        self.place()

    def say(self, sentences: Sequence[str]) -> None:
        """Show these sentences."""
        self.text.setText("\n\n".join(sentences))
        self.show()
        self.place()
        self.raise_()
        announce(self, self.text.text())

    def forget(self) -> None:
        """Put the card away, and keep nothing of what it said."""
        self.hide()
        self.text.clear()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the right size when it is first seen."""
        super().showEvent(event)
        self.place()

    def place(self) -> None:
        """Stand at the top of the parent, in the middle."""
        room = self._room.rect()
        width = min(self.theme.px(WIDTH), room.width() - 24)
        self.setFixedWidth(max(width, 200))
        inside = self.width() - 2 * SIDE
        text = self.text.heightForWidth(inside)
        height = self._head.sizeHint().height() + text + 3 * SIDE
        self.resize(self.width(), min(height, room.height() - 24))
        self.move((room.width() - self.width()) // 2, 12)
