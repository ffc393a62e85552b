"""Where the replay stands in for the table: opens it, closes it, and keeps time still meanwhile."""

from PySide6.QtWidgets import QStackedWidget

from ui.table.clock import REPLAY, PlayClock
from ui.table.controller import Controller
from ui.table.desk import Desk
from ui.table.hours import Hours
from ui.table.look import TableTheme
from ui.table.reel import Reel
from ui.table.replay import NOBODY, ReplayView


class ReplayHost:
    """Shows the replay of a controller's game among the pages of its table."""

    def __init__(
        self, controller: Controller, pages: QStackedWidget, desk: Desk, hours: Hours
    ) -> None:
        self._controller, self._pages, self._desk = controller, pages, desk
        self._hours = hours
        self._clock: PlayClock = controller.clock
        self.view: ReplayView | None = None

    def open(self, number: int, theme: TableTheme) -> None:
        """Show the game from after `number` answers; time is stopped."""
        controller = self._controller
        controller.stop_play()
        self.close()
        self._clock.hold(REPLAY)
        seats = self.seats()
        first = seats[0][0]
        reel = Reel(controller.table, controller.manners, None if first == NOBODY else first)
        board = controller.manners.board(theme)
        self.view = ReplayView(reel, board, seats, theme, self._hours)
        self.view.closed.connect(self.close)
        self._pages.addWidget(self.view)
        self._pages.setCurrentWidget(self.view)
        self.view.wind(number)
        self.view.slider.setFocus()

    def close(self) -> None:
        """Go back to the table."""
        view, self.view = self.view, None
        if view is not None:
            view.close_down()
            self._pages.setCurrentWidget(self._desk)
            self._pages.removeWidget(view)
            view.deleteLater()
            self._desk.board.setFocus()
        self._clock.release(REPLAY)

    def seats(self) -> list[tuple[int, str]]:
        """Return through whose eyes it may be seen; no other hand while the game goes on."""
        names, humans = self._controller.names, self._controller.humans
        if self._controller.over:
            own = humans[:1] or [0]
            order = own + [seat for seat in range(len(names)) if seat not in own]
            return [*((seat, _eyes(names[seat])) for seat in order), (NOBODY, "no hands")]
        if len(humans) == 1:
            return [(humans[0], _eyes(names[humans[0]]))]
        return [(NOBODY, "no hands")]


def _eyes(name: str) -> str:
    return f"as {'you' if name == 'You' else name} saw it"
