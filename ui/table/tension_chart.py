"""The tension chart: every lay of a level, number against seconds. Only this file loads pyqtgraph.

White lays rise, red lays fall; each seat has its colour and its shape, a mistake is ringed, and a
line across marks where play was interrupted.
"""

from collections.abc import Sequence

import pyqtgraph
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebox.games.mind.cards import COLOURS, HIGHEST
from gamebox.games.mind.view import MindView
from ui.table.tension import Lay, Tension, tensions
from ui.theme import SEATS, Role, Size, Theme, shape_path
from ui.widgets.basics import label
from ui.widgets.choices import Dropdown

LINES = {"white": "#C9D2FF", "red": "#FF8E86"}
LEAST_HEIGHT = 140
LINES_ON_LIGHT = {"white": "#4A52B8", "red": "#A3202D"}


def mark_path(seat: int) -> QPainterPath:
    """Return the shape of a seat as a symbol one unit wide round the middle."""
    return shape_path(SEATS[seat].shape, QRectF(-0.5, -0.5, 1, 1))


def in_words(tension: Tension, names: Sequence[str]) -> str:
    """Return a level as a sentence for those who cannot see the chart."""
    if not tension.lays:
        return f"Level {tension.level}: nothing was laid yet."
    lays = ", ".join(
        f"{lay.colour} {lay.number} by {names[lay.seat]} at {lay.seconds:.1f} s"
        + (" (a mistake)" if lay.wrong else "")
        for lay in tension.lays
    )
    return f"Level {tension.level}: {lays}."


class Plot(pyqtgraph.PlotWidget):
    """A plot that asks for no more height than it must have, and takes what there is."""

    def sizeHint(self) -> QSize:
        """Return the least size."""
        return self.minimumSize()


class TensionChart(QWidget):
    """The chart of one level at a time, the newest first."""

    def __init__(self, theme: Theme, names: Sequence[str]) -> None:
        super().__init__()
        self.theme, self._names = theme, names
        self._levels: list[Tension] = []
        self._shown: int | None = None
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self.choice = Dropdown("Level", [(0, "")], 0)
        self.choice.activated.connect(self._choose)
        self._box.addWidget(self.choice)
        self.plot = Plot(background=None)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=False, y=False)
        for each in (self.plot, self.plot.viewport()):  # there is nothing to do in it
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._box.addWidget(self.plot, 1)
        self.legend = label(
            "▲ white rises · ▼ red falls · ring: mistake · line: interruption", "note"
        )
        self._box.addWidget(self.legend)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of `theme`."""
        self.theme = theme
        self._draw()

    def show_view(self, view: MindView, level: int | None = None) -> None:
        """Take what is known by now; `level` is the index of the one to show, -1 the newest.

        Without it the same level stays, or the newest where the newest was shown.
        """
        newest = self._shown is None or self._shown >= len(self._levels) - 1
        self._levels = tensions(view)
        if level is None:
            level = -1 if newest else self._shown
        self._shown = level if level is not None and level >= 0 else len(self._levels) - 1
        self._list_levels()
        self._draw()

    @property
    def shown(self) -> Tension | None:
        """The level that is drawn."""
        return self._levels[self._shown] if self._levels and self._shown is not None else None

    def _list_levels(self) -> None:
        self.choice.blockSignals(True)
        self.choice.clear()
        for number, tension in enumerate(self._levels):
            self.choice.addItem(f"Level {tension.level}", number)
        self.choice.setCurrentIndex(self._shown or 0)
        self.choice.blockSignals(False)

    def _choose(self, index: int) -> None:
        self._shown = index
        self._draw()

    def _draw(self) -> None:
        tension = self.shown
        self.plot.clear()
        self._dress_axes()
        if tension is None:
            return
        for pause in tension.pauses:
            pen = pyqtgraph.mkPen(self.theme.colours.muted, width=2, style=Qt.PenStyle.DashLine)
            self.plot.addItem(pyqtgraph.InfiniteLine(pause, angle=90, pen=pen))
        for colour in COLOURS:
            self._draw_stack(colour, [lay for lay in tension.lays if lay.colour == colour])
        last = max([lay.seconds for lay in tension.lays] + [*tension.pauses, 1.0])
        self.plot.setXRange(0, last, padding=0.06)
        self.plot.setYRange(0, HIGHEST, padding=0.06)
        self.plot.setAccessibleName("Tension chart")
        self.plot.setAccessibleDescription(in_words(tension, self._names))

    def _dress_axes(self) -> None:
        colours = self.theme.colours
        self.plot.setBackground(QColor(colours.field))
        self.plot.setMinimumHeight(self.theme.px(LEAST_HEIGHT))
        font = self.theme.font(Role.UI, Size.NOTE)
        for side, words in (("bottom", "seconds of play"), ("left", "number")):
            axis = self.plot.getAxis(side)
            axis.setPen(QColor(colours.outline))
            axis.setTextPen(QColor(colours.text))
            axis.setTickFont(font)
            axis.setLabel(words, color=colours.text, **{"font-size": f"{self.theme.px(13)}px"})
        self.plot.showGrid(x=False, y=True, alpha=0.18)

    def _draw_stack(self, colour: str, lays: Sequence[Lay]) -> None:
        if not lays:
            return
        light = QColor(self.theme.colours.window).lightnessF() > 0.5
        seconds = [lay.seconds for lay in lays]
        numbers = [lay.number for lay in lays]
        pen = pyqtgraph.mkPen((LINES_ON_LIGHT if light else LINES)[colour], width=3)
        self.plot.plot(seconds, numbers, pen=pen)
        wrong = [lay for lay in lays if lay.wrong]
        ring = pyqtgraph.mkPen(self.theme.colours.danger, width=3)
        self.plot.addItem(
            pyqtgraph.ScatterPlotItem(
                [lay.seconds for lay in wrong],
                [lay.number for lay in wrong],
                size=self.theme.px(26),
                pen=ring,
                brush=None,
                symbol="o",
            )
        )
        for seat in {lay.seat for lay in lays}:
            own = [lay for lay in lays if lay.seat == seat]
            self.plot.addItem(
                pyqtgraph.ScatterPlotItem(
                    [lay.seconds for lay in own],
                    [lay.number for lay in own],
                    size=self.theme.px(13),
                    pen=pyqtgraph.mkPen(self.theme.colours.text, width=1.2),
                    brush=SEATS[seat].colour,
                    symbol=mark_path(seat),
                )
            )
