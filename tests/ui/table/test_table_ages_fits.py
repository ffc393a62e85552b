"""The page of The Middle Ages fits its window, and everything on it has a name."""

import pytest
from PySide6.QtWidgets import QApplication
from support.at_table import table_of
from support.widgets import misfits, nameless

from gamebox.core.seat import Seat
from ui.table.rail import Tab
from ui.window import dress

NAMES = ("Liz", "Ben", "Cyd", "Dan")
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


def played(seats, answers):
    """Return a table at which bots have answered so often, or to the end, for a person."""
    table = table_of(",".join(f"bot:easy:{name}" for name in NAMES[:seats]), 3, "middle_ages")
    table.record.seats[0] = Seat("human", NAMES[0])
    bot = table.rules.bot("easy", NAMES[0], 1)
    while not table.game.over and (table.number < answers or 0 not in table.asked()):
        seat = table.asked()[0]
        choice = bot.choose(table.view(seat), table.question(seat), table.bot_dice(seat))
        table.answer(seat, choice.move)
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
        return open_page(table, size=size)

    yield show
    QApplication.setFont(font)
    QApplication.setPalette(palette)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_table_fits_in_the_middle_of_a_game(open_at, seats, scale, size):
    page = open_at(played(seats, 40), scale, size)
    page.toggle_hint()
    for tab in Tab:
        page.desk.open_tab(tab)
        settle()
        assert page.size().toTuple() == size
        assert misfits(page) == nameless(page) == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_last_page_fits(open_at, scale, size):
    page = open_at(played(4, 10_000), scale, size)
    settle()
    end, stand = page.desk.stand.end, page.desk.stand
    assert end.isVisible()
    assert stand.rect().contains(end.geometry())
    assert page.size().toTuple() == size
    assert misfits(page) == nameless(page) == []
    page.open_replay()
    settle()
    assert misfits(page) == nameless(page) == []
