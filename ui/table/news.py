"""What has happened, told when the board has shown it: the log, the spoken lines, the summary.

An answer is shown on the board first; its cards fly, and blind stacks are turned up one by one.
Words that came at once would give away what is still to be seen, so they wait for the board.
"""

from PySide6.QtCore import QObject, Signal

from ui.table.controller import Controller
from ui.table.desk import Desk
from ui.table.happening import Happening
from ui.table.manners import Manners
from ui.table.rail import Tab


class News(QObject):
    """Tells what happened, in order, and sums it up beside the board.

    Signals:
        told(Happening): this was told now.
    """

    told = Signal(object)

    def __init__(self, controller: Controller, desk: Desk, manners: Manners) -> None:
        super().__init__()
        self.controller, self._desk, self._manners = controller, desk, manners
        self._untold: list[Happening] = []
        self._tab_before: Tab | None = None

    @property
    def waiting(self) -> bool:
        """Whether something has happened that the board has not shown yet."""
        return bool(self._untold)

    def expect(self, what: Happening) -> None:
        """Something has happened; `tell` follows when it was shown."""
        self._untold.append(what)

    def tell(self, what: Happening) -> None:
        """Tell of `what`, and of all that came before it; nothing when that was done already."""
        while what in self._untold:
            self._tell(self._untold.pop(0))

    def tell_all(self) -> None:
        """Tell of everything: the board shows it no more."""
        while self._untold:
            self._tell(self._untold.pop(0))

    def forget(self) -> None:
        """Tell nothing more of what was taken back."""
        self._untold.clear()

    def _tell(self, what: Happening) -> None:
        controller, desk = self.controller, self._desk
        desk.log.add(what.told, what.number)
        lines = [controller.table.line(told.to(controller.viewer)) for told in what.told]
        if any(lines):
            desk.board.announce(" ".join(filter(None, lines)))
        self._sum_up(what)
        self.told.emit(what)

    # The chart, and the summary above it

    def draw_chart(self) -> None:
        """Draw the chart anew while it is looked at, with no more than the board has shown."""
        if self.waiting or self.controller.wanted is not None:
            return
        if self._desk.rail.tab is Tab.CHART:
            self._desk.chart.show_view(self.controller.view())

    def _sum_up(self, what: Happening) -> None:
        view, desk = self.controller.view(), self._desk
        summary = self._manners.summary(what.told, view, self.controller.table.line)
        if summary is not None:
            desk.chart.show_summary(summary)
            self._tab_before = self._tab_before or desk.rail.tab
            desk.rail.show_tab(Tab.CHART)
            desk.chart.show_view(view, summary.chart)

    def put_summary_away(self) -> None:
        """Go back to the tab that was open before the summary."""
        if self._tab_before is not None and not self.controller.over:
            desk = self._desk
            desk.chart.show_summary(None)
            if desk.rail.tab is Tab.CHART:
                desk.chart.show_view(self.controller.view(), -1)
                desk.rail.show_tab(self._tab_before)
            self._tab_before = None
