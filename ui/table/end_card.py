"""The last page of a game: how it ended, its figures and its chart, and what to do next."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from ui.table.look import theme_key
from ui.theme import Role, Theme
from ui.widgets.basics import Button, ScrollPage, label
from ui.widgets.flow import FlowLayout
from ui.widgets.notice import announce

WIDTH, HEIGHT = 780, 760
COLUMNS = 3
CHART = 350
NARROW, GAP = 520, 10
"""Below which width figures stand under each other, and the pixels between two lines of them."""


class EndCard(QFrame):
    """Stands over the board until it is closed.

    Signals:
        again(): play again with the same seats and options.
        replay(): see the game from its start.
        home(): leave.
    """

    again = Signal()
    replay = Signal()
    home = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setObjectName("sheet")
        self.theme = theme
        lines = QVBoxLayout(self)
        lines.setContentsMargins(8, 8, 8, 16)
        self.page = ScrollPage(margin=16)
        lines.addWidget(self.page, 1)
        self.title = label("", "plain")
        self.page.column.addWidget(self.title)
        self._figures: list[tuple[QLabel, QLabel]] = []
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(2)
        self.page.column.addLayout(self._grid)
        holder = QWidget()
        row = FlowLayout(holder, spacing=10)
        row.setContentsMargins(16, 0, 16, 0)
        self.again_button = Button("Play again", theme, "primary", "play", self.again.emit)
        for button in (
            self.again_button,
            Button("Replay", theme, "", "replay", self.replay.emit),
            Button("See the table", theme, "", "eye", self.hide),
            Button("Home", theme, "", "home", self.home.emit),
        ):
            row.addWidget(button)
        lines.addWidget(holder)
        self.chart: Any = None
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take the type of `theme`."""
        self.theme = theme
        self.title.setFont(theme.font(Role(theme_key(theme)), 26))
        self.place()

    def open(self, result: str, figures: Sequence[tuple[str, str]], chart: Any, view: Any) -> None:
        """Show how the game ended."""
        self.title.setText(result)
        if not self._figures:
            self._figures = [
                (label(name, "note"), label(text, "section")) for name, text in figures
            ]
        if chart is not None and self.chart is None:
            self.chart = chart
            chart.setFixedHeight(self.theme.px(CHART))
            self.page.column.addWidget(chart)
            self.page.column.addStretch(1)
            chart.show_view(view)
        self.place()
        self.show()
        self.raise_()
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, result)

    def place(self) -> None:
        """Stand in the middle of the parent, inside it."""
        room = self._room.rect()
        width = min(self.theme.px(WIDTH), room.width() - 32)
        height = min(self.theme.px(HEIGHT), room.height() - 32)
        self.resize(max(width, 200), max(height, 160))
        self.move((room.width() - self.width()) // 2, (room.height() - self.height()) // 2)
        self._arrange(COLUMNS if width >= self.theme.px(NARROW) else 1)

    def _arrange(self, columns: int) -> None:
        """Put the figures side by side, or, where the card is narrow, under each other."""
        if columns == self._columns or not self._figures:
            return
        self._columns = columns
        for place, (name, value) in enumerate(self._figures):
            row, column = divmod(place, columns)
            self._grid.addWidget(name, 3 * row, column, Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(value, 3 * row + 1, column)
            self._grid.setRowMinimumHeight(3 * row + 2, GAP)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
