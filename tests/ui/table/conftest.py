"""What the tests of a table's page share: time that passes when told, and bots that think here."""

import pytest
from PySide6.QtWidgets import QApplication

from gamebox.bots.thinking import Minds
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.table import new_table
from ui.settings import SettingsStore
from ui.table.page import TablePage
from ui.table.sitting import Sitting


class HandAlarm:
    def __init__(self, ring, hours):
        self.ring, self.hours, self.at = ring, hours, None

    def set(self, milliseconds):
        self.at = self.hours.time + max(0, milliseconds)

    def stop(self):
        self.at = None


class HandHours:
    """Time that is turned on by hand; alarms ring in order."""

    def __init__(self):
        self.time, self.alarms = 0, []

    def now(self):
        return self.time

    def alarm(self, ring):
        self.alarms.append(HandAlarm(ring, self))
        return self.alarms[-1]

    def _next(self):
        waiting = [alarm for alarm in self.alarms if alarm.at is not None]
        return min(waiting, key=lambda alarm: alarm.at, default=None)

    def tick(self, until=None):
        """Let the next alarm ring that is due before `until`; return whether there was one."""
        QApplication.processEvents()
        alarm = self._next()
        if alarm is None or (until is not None and alarm.at > until):
            return False
        self.time, alarm.at = max(self.time, alarm.at), None
        alarm.ring()
        QApplication.processEvents()
        return True

    def pass_by(self, milliseconds):
        until = self.time + milliseconds
        while self.tick(until):
            pass
        self.time = max(self.time, until)


class HereThinker:
    """A thinker that answers at once, in this thread."""

    def __init__(self, answered, told):
        self.answered, self.minds = answered, Minds()

    def start(self):
        pass

    def ask(self, request):
        self.answered(self.minds.think(request))

    def close(self):
        pass


def table_of(seats, seed=3, **options):
    made = []
    for text in seats.split(","):
        kind, *rest = text.split(":")
        made.append(
            Seat("human", rest[0]) if kind == "human" else Seat("bot", rest[1], rest[0])
        )
    return new_table(rules_of("mind"), made, options, seed)


@pytest.fixture
def hours():
    return HandHours()


@pytest.fixture
def store(data_folder):
    store = SettingsStore()
    store.change(motion=0.0)
    return store


@pytest.fixture
def open_page(qtbot, hours, store):
    """Return a function that shows the page of a table, or of a sitting."""
    pages = []

    def show(what, thinker=HereThinker, size=(1280, 800)):
        sitting = what if isinstance(what, Sitting) else Sitting(what)
        page = TablePage(sitting, store, hours, thinker)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        QApplication.processEvents()
        return page

    yield show
    for page in pages:
        page.close_game()
