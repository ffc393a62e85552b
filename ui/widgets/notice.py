"""A bar that says one sentence, with something to do about it."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.theme import Theme
from ui.widgets.basics import Button, IconButton, IconLabel, label


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say `sentence`."""
    # Loading these costs 6 ms, which the start of the window need not wait for.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # noqa: PLC0415

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


class Notice(QFrame):
    """One sentence above a page; it stays until it is closed or its button is used.

    Signals:
        dismissed: a person has closed it without using its button.
    """

    dismissed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("panel", "accent")
        self.theme = theme
        self.sentence = label("", "body")
        self.button = Button("", theme, clicked=self._do)
        self._act: Callable[[], object] | None = None
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take the icons of `theme`; what shows already hears of it by itself."""
        self.theme = theme

    def _build(self) -> None:
        """Put everything in its place, when something is said for the first time."""
        from PySide6.QtCore import Qt  # noqa: PLC0415  # see `ui.qt_numbers`

        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(12)
        icon = IconLabel("info", self.theme, tint="ink")
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.button, 0)
        close = IconButton("close", "Close this message", self.theme, self.close_notice)
        row.addWidget(close)

    def say(self, sentence: str, action: str = "", act: Callable[[], object] | None = None) -> None:
        """Show `sentence`, with a button `action` that runs `act`."""
        if self.layout() is None:
            self._build()
        self._act = act
        self.sentence.setText(sentence)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self.show()
        announce(self, sentence)

    def close_notice(self) -> None:
        """Take the sentence away."""
        self._act = None
        self.hide()
        self.dismissed.emit()

    def _do(self) -> None:
        act, self._act = self._act, None
        self.hide()
        if act is not None:
            act()
