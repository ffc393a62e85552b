"""A line for one word with its button: Enter or the button sends, and a refused word stays."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit

from ui.theme import Theme
from ui.widgets.basics import Button, set_property

LONGEST = 200
"""Letters that can be typed: more than any game takes, so that it can say why."""


class WordLine(QLineEdit):
    """Keeps Enter to itself, so that no button far away is pressed by it.

    Signals:
        sent(): Enter was pressed.
    """

    sent = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send with Enter; Esc empties the line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.sent.emit()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class WordEntry(QFrame):
    """The line and the button.

    Signals:
        entered(str): a word was sent, as it was typed.
    """

    entered = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.line = WordLine()
        self.line.setMaxLength(LONGEST)
        self.line.sent.connect(self.send)
        self.line.textEdited.connect(lambda _text: set_property(self.line, "wrong", "false"))
        self.button = Button("Say it", theme, "primary", clicked=self.send)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        self.setFocusProxy(self.line)

    def ask(self, what: str, does: str, *, hidden: bool) -> None:
        """Say what is to be typed and what the button does; `hidden` shows dots for letters."""
        self.line.setAccessibleName(what)
        self.line.setAccessibleDescription("Hidden while you type. Enter sends." if hidden else
                                           "Enter sends.")  # fmt: skip
        self.line.setPlaceholderText("Hidden word" if hidden else what)
        modes = QLineEdit.EchoMode
        self.line.setEchoMode(modes.Password if hidden else modes.Normal)
        self.button.setText(does)

    def send(self) -> None:
        """Send what stands in the line."""
        self.entered.emit(self.line.text())

    def refuse(self) -> None:
        """Mark the word as refused; the next letter replaces it, an arrow key goes on with it."""
        set_property(self.line, "wrong", "true")
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.selectAll()

    def forget(self) -> None:
        """Leave nothing of what was typed."""
        self.line.clear()
        set_property(self.line, "wrong", "false")
