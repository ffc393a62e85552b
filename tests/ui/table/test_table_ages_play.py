"""Whole games of The Middle Ages at its page: by mouse, by keyboard, by the list; all the same."""

import pytest
from support.at_table import HandHours, HereThinker, Thinker, by_list, by_tab, by_touch, table_of

from gamebox.games.middle_ages import moves
from ui.table.page import TablePage
from ui.table.sitting import Sitting

SEATS = "human:Liz,bot:easy:Ben,bot:easy:Cyd"
SHARED = "human:Liz,human:Max,bot:easy:Ben"


def play_through(qtbot, store, way, seats=SEATS, seed=5):
    """Play a game to its end in one way, and return its record."""
    hours = HandHours()
    table = table_of(seats, seed, "middle_ages", accords="chosen")
    page = TablePage(Sitting(table), store, hours, HereThinker)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.activateWindow()
    page.setFocus()
    Thinker(page, hours, way).play(lambda: page.controller.over)
    ended = page.desk.stand.end.isVisible()
    page.close_game()
    assert ended
    assert page.table.difference() is None
    return page.table.record


@pytest.fixture(scope="module")
def touched():
    """What the game played by the mouse has left, for the other ways to be compared with."""
    return []


@pytest.mark.parametrize("way", [by_touch, by_tab, by_list], ids=["mouse", "keyboard", "list"])
def test_a_whole_game_is_the_same_however_its_moves_are_made(qtbot, store, touched, way):
    record = play_through(qtbot, store, way)
    touched.append((record.history, record.state))
    assert touched[0] == touched[-1]
    assert record.state.over
    own = {type(answer.move) for answer in record.history if answer.seat == 0}
    assert {moves.ChooseAccord, moves.Add, moves.Use, moves.Build} <= own


@pytest.mark.parametrize("seats", [SHARED, f"{SEATS},bot:normal:Dan"], ids=["shared", "bots"])
def test_two_people_and_a_bot_or_a_person_and_three_bots_play_to_the_end(qtbot, store, seats):
    record = play_through(qtbot, store, by_touch, seats, seed=8)
    assert record.state.over
