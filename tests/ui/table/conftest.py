"""Pages of tables for tests: time is turned by hand, and bots think in this thread."""

import pytest
from PySide6.QtWidgets import QApplication
from support.at_table import HandHours, HereThinker

from ui.settings import SettingsStore
from ui.table.page import TablePage
from ui.table.sitting import Sitting


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
        page.setFocus()
        QApplication.processEvents()
        return page

    yield show
    for page in pages:
        page.close_game()
