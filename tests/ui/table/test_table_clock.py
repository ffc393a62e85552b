"""The table's clock counts down, counts only while play goes on, and stands when it is held."""

import pytest
from support.at_table import HandHours

from ui.table.clock import BEAT_MS, COUNT, PlayClock

COUNTDOWN = BEAT_MS * COUNT


@pytest.fixture
def hours():
    return HandHours()


@pytest.fixture
def clock(qapp, hours):
    return PlayClock(hours)


def test_a_stretch_begins_after_three_two_one(clock, hours):
    counted = []
    clock.counted.connect(counted.append)
    clock.follow(1)
    assert (clock.due, clock.running, clock.ms) == (True, False, 0)
    hours.pass_by(COUNTDOWN)
    assert counted == [3, 2, 1, 0]
    assert clock.running
    hours.pass_by(1234)
    assert clock.ms == 1234


def test_a_stop_in_the_countdown_breaks_it_off(clock, hours):
    clock.follow(1)
    hours.pass_by(BEAT_MS)
    clock.follow(None)
    assert clock.count == 0
    hours.pass_by(COUNTDOWN)
    assert not clock.running


def test_the_same_stretch_goes_on_where_it_stood_without_a_countdown(clock, hours):
    clock.follow(4)
    hours.pass_by(COUNTDOWN + 500)
    clock.follow(None)
    hours.pass_by(10_000)
    clock.follow(4)
    assert clock.running
    assert clock.ms == 500


def test_a_new_stretch_begins_at_zero(clock, hours):
    clock.follow(4)
    hours.pass_by(COUNTDOWN + 500)
    clock.follow(None)
    clock.follow(5)
    assert clock.ms == 0
    hours.pass_by(COUNTDOWN + 70)
    assert clock.ms == 70


def test_time_stands_while_anything_holds_it(clock, hours):
    clock.follow(1)
    hours.pass_by(COUNTDOWN)
    clock.hold("curtain")
    clock.hold("hidden")
    hours.pass_by(900)
    clock.release("curtain")
    assert not clock.running
    clock.release("hidden")
    hours.pass_by(30)
    assert clock.ms == 30


def test_a_game_taken_up_goes_on_from_its_time(clock, hours):
    clock.take_up(7, 4000)
    assert not clock.running
    hours.pass_by(COUNTDOWN + 250)
    assert clock.ms == 4250
