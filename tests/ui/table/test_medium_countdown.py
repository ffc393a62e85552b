"""The countdown for a word at the table of Medium: when it runs, when it stands, and its end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.at_table import SleepyThinker, by_touch, click
from support.medium_positions import lying

from gamebox.games.medium import moves
from ui.table import medium_countdown


class Waiting:
    """The page of people who are asked for a word, with a countdown of thirty seconds."""

    def __init__(self, page, hours):
        self.page, self.hours = page, hours

    @property
    def countdown(self):
        return self.page.extras[-1]

    @property
    def ring(self):
        return self.countdown.ring

    def lift(self):
        self.hours.pass_by(400)
        click(self.page.curtain.button)
        self.hours.pass_by(400)


@pytest.fixture
def alone(open_page, hours):
    """Return the page of one person whose partner, a bot, has said WOLF."""
    table = lying(4, people=(0,), countdown="30")
    table.answer(1, moves.Say("wolf"))
    return Waiting(open_page(table, SleepyThinker), hours)


@pytest.fixture
def shared(open_page, hours):
    return Waiting(open_page(lying(4, people=(0, 1), countdown="30"), SleepyThinker), hours)


def test_the_ring_shows_the_seconds_left(alone):
    assert alone.ring.isVisible()
    assert (alone.ring.seconds, alone.ring.whole) == (30, 30)
    alone.hours.pass_by(1000)
    assert alone.ring.seconds == 29
    alone.hours.pass_by(12_500)
    assert alone.ring.seconds == 17
    assert alone.ring.accessibleName() == "17 seconds left"


def test_without_a_countdown_there_is_no_ring(open_page):
    assert len(open_page(lying(4, people=(0,))).extras) == 1


def test_silence_is_said_for_the_person_when_it_ends(alone):
    """[say.silence]"""
    alone.hours.pass_by(30_000)
    assert alone.page.table.record.history[-1].move == moves.KeepSilent()
    assert alone.page.table.game.past[-1].attempts[-1].words == (None, "wolf")
    assert not alone.ring.isVisible()


def test_both_people_are_silent_when_the_first_has_no_word(shared):
    """[say.silence]"""
    shared.lift()
    shared.hours.pass_by(30_000)
    assert shared.page.table.game.past[-1].attempts[-1].words == (None, None)
    assert shared.page.controller.wanted is None
    assert shared.page.pages.currentWidget() is shared.page.desk


def test_it_stands_under_the_curtain_and_begins_anew_for_the_next(shared):
    shared.hours.pass_by(60_000)
    assert shared.countdown.left == 0
    assert shared.page.table.game.sealed == {}
    shared.lift()
    assert shared.ring.seconds == 30
    shared.hours.pass_by(7000)
    shared.page.controller.say("wool")
    assert not shared.ring.isVisible()
    shared.hours.pass_by(60_000)
    shared.lift()
    assert shared.ring.seconds == 30
    shared.hours.pass_by(30_000)
    assert shared.page.table.game.past[-1].attempts[-1].words == ("wool", None)


def test_it_stands_while_the_window_is_hidden(alone):
    alone.hours.pass_by(4000)
    alone.page.hide()
    alone.hours.pass_by(50_000)
    alone.page.show()
    QApplication.processEvents()
    assert alone.ring.seconds == 26
    alone.hours.pass_by(1000)
    assert alone.ring.seconds == 25


def test_it_stands_while_the_settings_are_open(alone):
    alone.hours.pass_by(4000)
    alone.page.show_settings()
    dialog = QApplication.activeModalWidget()
    alone.hours.pass_by(50_000)
    assert alone.page.table.number == 3
    dialog.done_button.click()
    alone.hours.pass_by(1000)
    assert alone.ring.seconds == 25


def test_it_stands_while_the_game_is_looked_at_again(alone):
    alone.page.open_replay()
    alone.hours.pass_by(50_000)
    alone.page.replays.close()
    assert alone.ring.seconds == 30
    assert alone.page.table.number == 3


def test_screen_readers_hear_ten_seconds_and_the_end(alone, monkeypatch):
    heard = []
    monkeypatch.setattr(medium_countdown, "announce", lambda _widget, text: heard.append(text))
    alone.hours.pass_by(19_999)
    assert heard == []
    alone.hours.pass_by(1)
    assert heard == ["10 seconds left"]
    alone.hours.pass_by(10_000)
    assert heard[-1] == "Time is up: silence."


def test_a_refused_word_does_not_begin_it_anew(alone):
    """[say.used]"""
    alone.hours.pass_by(5000)
    line = alone.page.desk.board.entry.line
    line.setFocus()
    QTest.keyClicks(line, "sheep")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == "sheep"
    assert alone.ring.seconds == 25


def test_the_ring_goes_along_when_the_board_changes_its_size(alone):
    before = alone.ring.geometry()
    alone.page.resize(1600, 1000)
    QApplication.processEvents()
    board = alone.page.desk.board
    ball = board.stage.frame.to_pixels(board.stage.layout["ball"].rect)
    assert alone.ring.geometry() != before
    assert alone.ring.geometry().toRectF().contains(ball.center())


def test_it_stops_for_good_with_the_page(alone):
    alone.page.close_game()
    alone.hours.pass_by(60_000)
    assert alone.page.table.number == 3


def test_who_stays_silent_ends_the_turn_for_both(shared):
    """[say.silence]"""
    shared.lift()
    offer = next(one for one in shared.page.controller.offers() if one.move == moves.KeepSilent())
    by_touch(shared.page, offer)
    QApplication.processEvents()
    assert shared.page.table.game.past[-1].attempts[-1].words == (None, None)
    assert shared.page.controller.wanted is None
    assert shared.page.pages.currentWidget() is shared.page.desk
