"""The chart of open points over the turns of a game. It loads pyqtgraph, which is slow."""

from collections.abc import Callable, Sequence
from typing import Any

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.table.tension_chart import LEAST_HEIGHT, Plot, mark_path
from ui.theme import SEATS, Role, Size, Theme
from ui.widgets.basics import label

LEAST_ROOM = 5
"""Turns and points that have room at least: the first turn does not fill the whole chart."""


class _WholeAxis(pyqtgraph.AxisItem):
    """An axis for what is counted: no ticks between whole numbers."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.enableAutoSIPrefix(False)

    def tickSpacing(self, least: float, most: float, size: float) -> list[tuple[float, float]]:
        """Return the distances between ticks, the largest first."""
        spacing = super().tickSpacing(least, most, size)
        return [each for each in spacing if each[0] >= 1] or [(1, 0)]


class PointsChart(QWidget):
    """Points after each turn, a line, colour and shape for each seat or team.

    `course` returns from a view the points of all after each turn; `what` says what points,
    `unit` what is counted along the bottom and `measure` what along the side. `who` returns from a
    view whose points they are, where that is not everybody by name.
    """

    def __init__(
        self,
        theme: Theme,
        names: Sequence[str],
        course: Callable[[Any], Sequence[tuple[int, ...]]],
        what: str,
        *,
        unit: str = "turn",
        measure: str = "points",
        who: Callable[[Any], Sequence[str]] | None = None,
    ) -> None:
        super().__init__()
        self.theme, self._names, self._course_of = theme, names, course
        self._who = who
        self._unit, self._measure = unit, measure
        self._course: list[tuple[int, ...]] = []
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        axes = {side: _WholeAxis(side) for side in ("bottom", "left")}
        self.plot = Plot(background=None, axisItems=axes)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=False, y=False)
        for each in (self.plot, self.plot.viewport()):  # there is nothing to do in it
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box.addWidget(self.plot, 1)
        box.addWidget(label(what, "note"))

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of `theme`."""
        self.theme = theme
        self._draw()

    def show_view(self, view: Any, level: int | None = None) -> None:
        """Take what is known by now; there is only one course to show, whatever `level` is."""
        self._course = list(self._course_of(view))
        if self._who is not None:
            self._names = self._who(view)
        self._draw()

    def in_words(self) -> str:
        """Return the newest points as a sentence."""
        if not self._course:
            return f"No {self._unit} has ended yet."
        points = zip(self._names, self._course[-1], strict=False)
        return (
            f"After {len(self._course)} {self._unit}s: {', '.join(f'{n} {p}' for n, p in points)}."
        )

    def _draw(self) -> None:
        self.plot.clear()
        self._dress_axes()
        turns = list(range(len(self._course) + 1))
        for seat in range(len(self._names)):
            points = [0, *(standing[seat] for standing in self._course)]
            self.plot.plot(turns, points, pen=pyqtgraph.mkPen(SEATS[seat].colour, width=3))
            self._mark_changes(seat, points)
        self._make_room()
        self.plot.setAccessibleName(f"Points over the {self._unit}s")
        self.plot.setAccessibleDescription(self.in_words())

    def _make_room(self) -> None:
        """Show everything, and at least so much that a small change looks small."""
        points = [0, *(each for standing in self._course for each in standing)]
        self.plot.setXRange(0, max(LEAST_ROOM, len(self._course)))
        self.plot.setYRange(min(points), max(*points, min(points) + LEAST_ROOM))

    def _mark_changes(self, seat: int, points: Sequence[int]) -> None:
        """Mark the turns that changed the points of a seat, and the newest."""
        last = len(points) - 1
        marked = [turn for turn in range(1, last) if points[turn] != points[turn - 1]]
        self.plot.addItem(
            pyqtgraph.ScatterPlotItem(
                [*marked, last],
                [points[turn] for turn in (*marked, last)],
                size=self.theme.px(12),
                pen=pyqtgraph.mkPen(self.theme.colours.text, width=1),
                brush=SEATS[seat].colour,
                symbol=mark_path(seat),
            )
        )

    def _dress_axes(self) -> None:
        colours = self.theme.colours
        self.plot.setBackground(QColor(colours.field))
        self.plot.setMinimumHeight(self.theme.px(LEAST_HEIGHT))
        for side, words in (("bottom", self._unit), ("left", self._measure)):
            axis = self.plot.getAxis(side)
            axis.setPen(QColor(colours.outline))
            axis.setTextPen(QColor(colours.text))
            axis.setTickFont(self.theme.font(Role.UI, Size.NOTE))
            axis.setLabel(words, color=colours.text, **{"font-size": f"{self.theme.px(13)}px"})
        self.plot.showGrid(x=False, y=True, alpha=0.18)
