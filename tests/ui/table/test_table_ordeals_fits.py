"""The page of Ordeals fits its window, and everything on it has a name."""

import pytest
from PySide6.QtWidgets import QApplication
from support.at_table import SleepyThinker
from support.ordeals_play import NAMES, RULES, asked, livelier
from support.widgets import misfits, nameless

from gamebox.core.dice import seeded
from gamebox.core.seat import Seat
from gamebox.table import new_table
from ui.table.rail import Tab
from ui.window import dress

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


def played(seats, answers, asks="", **options):
    """Return a table that was played at random so far, and to a question for the person."""
    people = [Seat("human", NAMES[0])] + [Seat("bot", n, "easy") for n in NAMES[1:seats]]
    table = new_table(RULES, people, options, 5)
    dice = seeded(5, "fits")
    while not table.game.over:
        question = asked(table)
        here = question.seat == 0 and (not asks or question.asks == asks)
        if table.number >= answers and here:
            break
        table.answer(question.seat, livelier(table, question.seat, dice))
    return table


def settle():
    """Let a cascade of layouts come to its end."""
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def open_at(open_page, store):
    """Return a function that opens the page of a table at a text size."""
    font, palette = QApplication.font(), QApplication.palette()

    def show(table, scale, size):
        store.change(text_scale=scale)
        dress(store.settings.theme())
        return open_page(table, SleepyThinker, size=size)

    yield show
    QApplication.setFont(font)
    QApplication.setPalette(palette)


@pytest.mark.parametrize(("seats", "asks"), [(2, "explore"), (3, "push"), (4, "acquire_step")])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_table_fits_in_the_middle_of_a_game(open_at, seats, asks, scale, size):
    page = open_at(played(seats, 60, asks), scale, size)
    page.toggle_hint()
    for tab in Tab:
        page.desk.open_tab(tab)
        settle()
        assert page.size().toTuple() == size
        assert misfits(page) == nameless(page) == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_last_page_fits(open_at, scale, size):
    page = open_at(played(4, 100_000, length="short"), scale, size)
    settle()
    end, stand = page.desk.stand.end, page.desk.stand
    assert end.isVisible()
    assert stand.rect().contains(end.geometry())
    assert page.size().toTuple() == size
    assert misfits(page) == nameless(page) == []
