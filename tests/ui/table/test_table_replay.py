"""The replay: every position of the record, as a seat saw it, with keys and jumps."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.at_table import Person, by_key, table_of

from gamebox.games.mind.moves import LevelBegan, Mistake, StackTurned
from ui.table.replay import NOBODY, STEP_MS

SEATS = "human:Liz,bot:easy:Ben,bot:easy:Cyd,bot:easy:Dan"


@pytest.fixture
def over(open_page, hours):
    """Return the page of a finished game with its replay open."""
    page = open_page(table_of(SEATS, seed=15))
    Person(page, hours).play(lambda: page.controller.over)
    page.open_replay()
    return page


def press(page, key):
    QTest.keyClick(page.replay, key)


def told(page):
    """Return the events that led to what the replay shows."""
    return [one.event for one in page.table.record.history[page.replay.number - 1].told]


def test_it_opens_paused_at_the_start(over, hours):
    assert (over.replay.number, over.replay.playing) == (0, False)
    hours.pass_by(10 * STEP_MS)
    assert over.replay.number == 0


def test_every_position_is_what_was_seen_then(over):
    table, replay = over.table, over.replay
    for number in range(table.number + 1):
        replay.wind(number)
        assert replay.board.view == table.rules.view(table.state_at(number), 0)


def test_keys_step_and_go_to_both_ends(over):
    for key, number in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, over.table.number),
        (Qt.Key.Key_Right, over.table.number),
        (Qt.Key.Key_Home, 0),
    ):
        press(over, key)
        assert over.replay.number == number


def test_keys_jump_to_levels_and_mistakes(over):
    press(over, Qt.Key.Key_L)
    assert any(isinstance(event, LevelBegan) for event in told(over))
    press(over, Qt.Key.Key_Home)
    press(over, Qt.Key.Key_M)
    assert any(isinstance(event, Mistake | StackTurned) for event in told(over))
    for _ in range(20):
        press(over, Qt.Key.Key_M)
    assert over.replay.words.text() == "There is none after this."


def test_it_plays_by_itself_until_the_end(over, hours):
    press(over, Qt.Key.Key_Space)
    hours.pass_by(STEP_MS)
    assert over.replay.number == 1
    hours.pass_by(STEP_MS * over.table.number)
    assert over.replay.number == over.table.number
    assert not over.replay.playing


def test_a_finished_game_is_seen_through_any_eyes(over):
    eyes = over.replay.eyes
    over.replay.wind(1)
    eyes.choose(2)
    eyes.activated.emit(eyes.currentIndex())
    assert over.replay.board.view.seat == 2
    assert over.replay.board.view.hand
    eyes.choose(NOBODY)
    eyes.activated.emit(eyes.currentIndex())
    assert over.replay.board.view.hand == []


def test_enter_uses_the_button_in_focus_and_makes_no_move_at_the_table(open_page):
    page = open_page(table_of("human:Liz,human:Max"))
    page.open_replay()
    for focus in (page.replay.slider, page.replay.play_button):
        focus.setFocus()
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert page.table.number == 0
    assert page.replay.playing


def test_esc_leads_back(over):
    press(over, Qt.Key.Key_Escape)
    assert over.replay is None
    assert over.pages.currentWidget() is over.desk


def test_a_game_that_goes_on_is_seen_through_the_own_eyes_only(open_page, hours):
    page = open_page(table_of(SEATS))
    Person(page, hours).play(lambda: page.table.number >= 8)
    page.open_replay()
    assert [page.replay.eyes.itemText(row) for row in range(page.replay.eyes.count())] == [
        "as Liz saw it"
    ]
    assert not page.clock.running


def test_bots_wait_while_the_replay_is_open(open_page, hours):
    page = open_page(table_of(SEATS))
    page.open_replay()
    hours.pass_by(30_000)
    assert page.table.number == 0
    page.replay.closed.emit()
    hours.pass_by(30_000)
    assert page.table.number == 3


def test_people_who_share_a_screen_see_no_hand_in_the_replay_of_their_game(open_page, hours):
    page = open_page(table_of("human:Liz,human:Max"))
    Person(page, hours, by_key).play(lambda: page.table.number >= 3)
    page.open_replay()
    assert page.replay.eyes.value == NOBODY
    assert page.replay.board.view.hand == []
