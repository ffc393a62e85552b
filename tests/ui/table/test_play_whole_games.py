"""Whole games of The Mind at its page: by clicks, by keys, by the list of moves; all the same."""

import pytest
from support.at_table import HandHours, HereThinker, Person, by_click, by_key, by_list, table_of

from ui.table.page import TablePage
from ui.table.sitting import Sitting

SEATS = "human:Liz,bot:easy:Ben,bot:easy:Cyd,bot:easy:Dan"
TWO = "human:Liz,human:Max,bot:easy:Ben,bot:easy:Cyd"
BOTS = "bot:easy:Ann,bot:easy:Ben,bot:easy:Cyd,bot:normal:Dan"


def play_through(qtbot, store, way, seats=SEATS, seed=27):
    hours = HandHours()
    page = TablePage(Sitting(table_of(seats, seed)), store, hours, HereThinker)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.setFocus()
    Person(page, hours, way).play(lambda: page.controller.over)
    ended = page.desk.stand.end.isVisible()
    record = page.table.record
    page.close_game()
    assert ended
    assert page.table.difference() is None
    return record


@pytest.fixture(scope="module")
def clicked():
    """What the game played by clicks has left, for the other ways to be compared with."""
    return []


@pytest.mark.parametrize("way", [by_click, by_key, by_list], ids=["clicks", "keys", "list"])
def test_a_whole_game_is_the_same_however_its_moves_are_made(qtbot, store, clicked, way):
    record = play_through(qtbot, store, way)
    clicked.append((record.history, record.state))
    assert clicked[0] == clicked[-1]
    assert record.state.over


def test_two_people_at_one_screen_play_a_whole_game_by_their_keys(qtbot, store):
    record = play_through(
        qtbot, store, by_key, "human:Liz,human:Max,bot:easy:Ben,bot:easy:Cyd", seed=8
    )
    assert record.state.over
    kinds = {type(answer.move).__name__ for answer in record.history if answer.seat < 2}
    assert {"Ready", "Lay", "Agree", "ChooseForStar"} <= kinds


def test_bots_alone_play_a_whole_game(qtbot, store):
    record = play_through(
        qtbot, store, by_click, "bot:easy:Ann,bot:easy:Ben,bot:easy:Cyd,bot:normal:Dan"
    )
    assert record.state.over
