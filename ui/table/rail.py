"""The rail beside the board: the players, and the log, moves, rules and chart under tabs."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.table.look import empty
from ui.table.manners import Summary
from ui.table.players import PlayerPanel
from ui.theme import Theme
from ui.widgets.basics import Button, ScrollPage, label

LEAST_SEATS = 0.25
"""Of the rail's height: as much the players keep, whatever stands under the tabs."""


class Tab(StrEnum):
    """The tabs, as they are written."""

    LOG = "Log"
    MOVES = "Moves"
    RULES = "Rules"
    CHART = "Chart"


class ChartTab(ScrollPage):
    """The chart of the game, made when it is first seen, under the summary of what has ended."""

    def __init__(self, make: Callable[[], QWidget | None], theme: Theme) -> None:
        super().__init__(margin=0)
        self._make = make
        self.chart: Any = None
        self.column.setSpacing(8)
        self.title = label("", "strong")
        self.column.addWidget(self.title)
        self._facts = QWidget()
        self._grid = QGridLayout(self._facts)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self.column.addWidget(self._facts)
        self.show_summary(None)

    def show_view(self, view: Any, number: int | None = None) -> None:
        """Draw what is known by now, at the part with this number."""
        if self.chart is None:
            self.chart = self._make()
            if self.chart is not None:
                self.column.addWidget(self.chart, 1)
        if self.chart is not None:
            self.chart.show_view(view, number)

    def show_summary(self, summary: Summary | None) -> None:
        """Write the facts of what has ended, or nothing."""
        empty(self._grid)
        self.title.setVisible(summary is not None)
        self._facts.setVisible(summary is not None)
        if summary is None:
            return
        self.title.setText(summary.title)
        fill_facts(self._grid, summary.facts)


def fill_facts(grid: QGridLayout, facts: Sequence[tuple[str, str]]) -> None:
    """Write facts into two columns; one without a name takes both."""
    for row, (name, value) in enumerate(facts):
        if name:
            grid.addWidget(label(name, "note"), row, 0)
            grid.addWidget(label(value, "strong"), row, 1)
        else:
            grid.addWidget(label(value, "note"), row, 0, 1, 2)


class Rail(QFrame):
    """Everything beside the board."""

    def __init__(
        self, players: Sequence[PlayerPanel], pages: Mapping[Tab, QWidget], theme: Theme
    ) -> None:
        super().__init__()
        self.setObjectName("rail")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 10, 10, 10)
        lines.setSpacing(8)
        self._area = self._seats(players)
        lines.addWidget(self._area)
        self._tab_grid = QGridLayout()
        self._tab_grid.setSpacing(6)
        self._columns = 0
        self._tabs = QButtonGroup(self)
        self._pages = QStackedWidget()
        for number, tab in enumerate(Tab):
            button = Button(tab.value, theme, "tab")
            button.setCheckable(True)
            self._tabs.addButton(button, number)
            self._pages.addWidget(pages[tab])
        self._pages.setMinimumHeight(80)
        self._tabs.idClicked.connect(self._pages.setCurrentIndex)
        lines.addLayout(self._tab_grid)
        lines.addWidget(self._pages, 1)
        self._arrange_tabs()
        self._tabs.button(0).setChecked(True)
        self._in_tabs = list(pages.values())
        self.tab_changed = self._pages.currentChanged
        self.setMinimumWidth(200)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keys in order: Qt forgets an order when it gives a widget another window."""
        super().showEvent(event)
        self._order_keys()

    def _order_keys(self) -> None:
        """Let Tab go from the tabs to the page that is open: the pages were made before them."""
        stops: list[QWidget] = [*self._tabs.buttons()]
        for page in self._in_tabs:
            stops += [page, *page.findChildren(QWidget)]
        here = self.window()  # the list of a drop-down is a window of its own
        by_key = [
            stop
            for stop in stops
            if stop.window() is here and stop.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        for before, after in pairwise(by_key):
            QWidget.setTabOrder(before, after)

    def _seats(self, players: Sequence[PlayerPanel]) -> "SeatsArea":
        """Return the players' panels; where they are too high for the window they scroll."""
        inner = QWidget()
        inner.setObjectName("rail")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for player in players:
            column.addWidget(player)
        column.addStretch(1)
        return SeatsArea(inner, column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the players their part of the height, and the tabs theirs of the width."""
        super().resizeEvent(event)
        self._arrange_tabs()
        self.refit()

    def _arrange_tabs(self) -> None:
        """Put the tabs side by side, or two by two where the rail is too narrow for that."""
        buttons = self._tabs.buttons()
        each = max(button.sizeHint().width() for button in buttons) + self._tab_grid.spacing()
        columns = len(buttons) if self.width() - 14 >= each * len(buttons) else 2
        if columns == self._columns:
            return
        self._columns = columns
        for number, button in enumerate(buttons):
            self._tab_grid.addWidget(button, number // columns, number % columns)
            self._tab_grid.setColumnStretch(number, int(number < columns))

    def refit(self) -> None:
        """Give the players as much of the height as they need and may have."""
        self._area.refit(self.height())

    @property
    def tab(self) -> Tab:
        """The tab that is open."""
        return list(Tab)[self._pages.currentIndex()]

    def show_tab(self, tab: Tab) -> None:
        """Open a tab."""
        number = list(Tab).index(tab)
        self._tabs.button(number).setChecked(True)
        self._pages.setCurrentIndex(number)


class SeatsArea(QScrollArea):
    """Is as high as what it holds, but leaves the tabs at least half of the rail."""

    def __init__(self, inner: QWidget, column: QVBoxLayout) -> None:
        super().__init__()
        self._column = column
        self._wanted, self._room = 1, 0
        self.setMinimumHeight(1)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)
        self.viewport().setAutoFillBackground(False)

    def refit(self, room: int) -> None:
        """Take the height of the panels, at most half of `room`; less where there is none."""
        self._room = room
        self._column.activate()
        width = self.width()
        hint = self._column.sizeHint().height()
        wanted = self._column.heightForWidth(width) if self._column.hasHeightForWidth() else hint
        self._wanted = max(1, min(wanted, room // 2))
        self.setMinimumHeight(min(self._wanted, round(room * LEAST_SEATS)))
        self.setMaximumHeight(self._wanted)
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the panels when they need another height."""
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest and self._room:
            self.refit(self._room)
        return done

    def sizeHint(self) -> QSize:
        """Return the height that `refit` has found."""
        return QSize(super().sizeHint().width(), self._wanted)
