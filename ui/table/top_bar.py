"""The bar over a table: home, the name of the game, and what helps while playing."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy

from ui.items.paint import fitted
from ui.theme import Role, Theme
from ui.widgets.basics import IconButton

SMALLEST = 14
"""Pixels of the name's letters in the narrowest window."""


class GameTitle(QLabel):
    """A name that is written smaller where the window is narrow, and never widens it."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.setObjectName("game")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._font = self.font()

    def set_font(self, font: QFont) -> None:
        """Take the font that is wanted where there is room."""
        self._font = font
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the letters to the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setFont(fitted(self._font, self.text(), self.contentsRect().width(), SMALLEST))


class TopBar(QFrame):
    """Icons with names; each has a signal."""

    home = Signal()
    undo = Signal()
    hint = Signal()
    rules = Signal()
    replay = Signal()
    panels = Signal()
    settings = Signal()

    def __init__(self, title: str, role: Role, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("top")
        self._role = role
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 10, 4)
        row.setSpacing(8)
        row.addWidget(IconButton("home", "Home (the game is kept)", theme, self.home.emit))
        self.title = GameTitle(title)
        row.addWidget(self.title, 1)
        self.undo_button = IconButton("undo", "Undo (Ctrl+Z)", theme, self.undo.emit)
        self.hint_button = IconButton("hint", "Hint (H)", theme, self.hint.emit)
        for button in (
            self.undo_button,
            self.hint_button,
            IconButton("rules", "Rules (F1)", theme, self.rules.emit),
            IconButton("replay", "Replay", theme, self.replay.emit),
            IconButton("log", "Panels on and off (F9)", theme, self.panels.emit),
            IconButton("settings", "Settings", theme, self.settings.emit),
        ):
            row.addWidget(button)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the type of `theme`."""
        self.title.set_font(theme.font(self._role, 24))

    def show_undo(self, refusal: str | None) -> None:
        """Say on the button whether there is something to take back, and why not."""
        tip = "Undo (Ctrl+Z)" if refusal is None else f"Undo (Ctrl+Z): {refusal}"
        self.undo_button.setEnabled(refusal is None)
        self.undo_button.setToolTip(tip)
        self.undo_button.setAccessibleDescription(refusal or "")
