"""Whole games of Medium at one screen: by keys alone, beside bots, left and taken up, replayed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.at_table import HereThinker, SleepyThinker
from support.medium_people import KeyPeople, People, at_words, started_with
from support.medium_positions import lying, miss, say

from gamebox.games.medium import moves
from gamebox.saves import saves_folder
from ui.table.sitting import Sitting

MODULES = {"esp": "mixed", "prediction": "on"}


def play_out(people):
    """Play to the end; every step changes something."""
    controller, page = people.page.controller, people.page
    while not controller.over:
        before = page.table.number, controller.wanted, controller.looking, people.hours.time
        people.step()
        now = page.table.number, controller.wanted, controller.looking, people.hours.time
        assert now != before
    QApplication.processEvents()
    assert page.desk.stand.end.isVisible()
    assert page.table.difference() is None


@pytest.mark.parametrize("kind", [People, KeyPeople])
def test_two_people_and_two_bots_play_with_both_modules(open_page, hours, qtbot, kind):
    """[esp.order, predict.when]"""
    page = open_page(started_with(4, 8, MODULES, people=(0, 2)), HereThinker, (900, 620))
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
    people = kind(page, hours)
    play_out(people)
    assert {"PlayCard", "Say", "Predict", "GoOn"} <= people.kinds


@pytest.mark.parametrize(("seats", "cards"), [(2, 30), (8, 2)])
def test_people_play_by_keys_alone(open_page, hours, qtbot, seats, cards):
    options = MODULES if seats > 2 else {}
    page = open_page(started_with(seats, cards, options), SleepyThinker, (900, 620))
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
    play_out(KeyPeople(page, hours))


def test_a_game_is_left_and_taken_up_in_the_middle_of_an_attempt(open_page, hours, data_folder):
    """What one of the two has entered stays sealed in the save."""
    path = saves_folder() / "medium.json"
    page = open_page(Sitting.begin(at_words(4, (0, 1)), path), SleepyThinker)
    people = People(page, hours)
    people.come()
    people.type("wool")
    page.close_game()
    again = open_page(Sitting.resume(path), SleepyThinker)
    assert again.controller.wanted == 1
    assert again.desk.board.stage.layout == {}
    people = People(again, hours)
    people.come()
    assert again.table.view(1).own_answer is None
    people.type("wool")
    assert again.table.game.past[-1].attempts[0].words == ("wool", "wool")


def test_the_replay_steps_from_turn_to_turn_and_shows_no_hand_meanwhile(open_page):
    table = at_words(4)
    miss(table, 2)
    say(table, "river", "river")
    page = open_page(table, SleepyThinker)
    page.open_replay()
    replay = page.replay
    assert replay.eyes.count() == 1
    shown = []
    for number in range(table.number + 1):
        replay.wind(number)
        assert replay.board.view.hand == []
        assert replay.board.view.own_answer is None
        shown.append([one.words for one in replay.board.view.attempts])
    assert [("wool", "wolf")] in shown
    assert not any(("wool", None) in words for words in shown)
    replay.wind(0)
    replay.next_part()
    assert table.record.history[replay.number - 1].told
    assert any(
        isinstance(told.event, moves.TurnBegan)
        for told in table.record.history[replay.number - 1].told
    )


def test_a_refused_word_stays_and_can_be_mended_by_one_of_several(open_page, hours):
    """[say.used]"""
    page = open_page(lying(4), SleepyThinker)
    people = People(page, hours)
    people.come()
    people.type("sheep")
    line = page.desk.board.entry.line
    assert (line.text(), page.controller.viewer) == ("sheep", 0)
    assert "SHEEP" in page.desk.prompt.sentence.text().upper()
    QTest.keyClick(line, Qt.Key.Key_End)
    QTest.keyClicks(line, "dog")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert page.controller.wanted == 1
    assert page.table.game.sealed[0] == moves.Say("sheepdog")
