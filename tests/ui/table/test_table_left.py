"""A table that was left is forgotten: its page, its game and its bots take no memory any more."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from support.at_table import SleepyThinker
from support.playing import people

from gamebox.core.seat import Seat
from gamebox.games.shelf import TITLES, rules_of
from gamebox.table import new_table
from ui.table.page import TablePage
from ui.table.sitting import Sitting


def opened_and_left(game, store):
    """Open the page of a game, make a move, and leave; return the ways to what was there."""
    table = new_table(rules_of(game), [*people(1), Seat("bot", "Bo", "easy")], {}, 1)
    page = TablePage(Sitting(table), store, thinker=SleepyThinker)
    page.show()
    QApplication.processEvents()
    offers = page.controller.offers()
    if offers:
        page.controller.submit(offers[0].seat, offers[0].move)
    QApplication.processEvents()
    page.close_game()
    page.close()
    page.deleteLater()
    return [weakref.ref(thing) for thing in (page, page.controller, page.desk.board, page.table)]


@pytest.mark.parametrize("game", TITLES)
def test_nothing_of_a_table_that_was_left_stays(qtbot, store, game):
    ways = opened_and_left(game, store)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    assert [way() is None for way in ways] == [True] * len(ways)
