"""The animator plays acts in order, and ends them all at once when asked."""

import pytest
from PySide6.QtCore import QPauseAnimation

from ui.boards.animator import Act, Animator


@pytest.fixture
def told():
    return []


@pytest.fixture
def animator(qapp):
    animator = Animator()
    yield animator
    animator.stop()


def act(told, name, milliseconds=5_000, pause=False):
    def begin():
        told.append(f"{name} begins")
        return QPauseAnimation(milliseconds) if milliseconds else None

    return Act(begin, lambda: told.append(f"{name} ends"), pause)


def test_acts_follow_each_other(qtbot, animator, told):
    with qtbot.waitSignal(animator.settled, timeout=2_000):
        animator.add(act(told, "one", 10), act(told, "two", 0), act(told, "three", 10))
    assert told == [
        *("one begins", "one ends", "two begins", "two ends", "three begins", "three ends")
    ]
    assert not animator.busy


def test_finish_all_ends_what_waits_without_beginning_it(qtbot, animator, told):
    animator.add(act(told, "one"), act(told, "two"))
    with qtbot.waitSignal(animator.settled, timeout=100):
        animator.finish_all()
    assert told == ["one begins", "one ends", "two ends"]


def test_a_newer_move_takes_over_from_an_older_one(animator, told):
    animator.add(act(told, "old"))
    animator.add(act(told, "new"))
    assert told == ["old begins", "new begins"]
    animator.finish_all()
    assert told[2:] == ["new ends"]


@pytest.mark.parametrize("give_up", ["newer", "stop"])
def test_an_act_that_is_given_up_takes_away_what_it_has_put_there(animator, told, give_up):
    lights = act(told, "lights")
    animator.add(Act(lights.begin, lights.end, drop=lambda: told.append("lights out")))
    if give_up == "newer":
        animator.add(act(told, "move"))
    else:
        animator.stop()
    assert told[:2] == ["lights begins", "lights out"]
    assert "lights ends" not in told


def test_what_is_to_be_read_is_not_taken_over(animator, told):
    animator.add(act(told, "reveal", pause=True))
    animator.add(act(told, "move"))
    assert told == ["reveal begins"]
    assert animator.pausing
    animator.finish_all()
    assert told == ["reveal begins", "reveal ends", "move ends"]
    assert not animator.pausing


def test_with_animations_off_only_the_ends_happen(animator, told):
    animator.enabled = False
    animator.add(act(told, "one"), act(told, "two"))
    animator.beside(act(told, "light"))
    assert told == ["one ends", "two ends", "light ends"]
    assert not animator.busy


def test_lights_play_beside_a_move_and_end_with_it(animator, told):
    animator.add(act(told, "move"))
    animator.beside(act(told, "light"))
    animator.add(act(told, "next move"))
    assert told == ["move begins", "light begins", "next move begins"]
    animator.finish_all()
    assert set(told[3:]) == {"light ends", "next move ends"}


def test_a_light_ends_by_itself(qtbot, animator, told):
    animator.beside(act(told, "light", 5))
    qtbot.waitUntil(lambda: told == ["light begins", "light ends"], timeout=2_000)


def test_stopping_forgets_the_acts(animator, told):
    animator.add(act(told, "one"), act(told, "two"))
    animator.stop()
    assert told == ["one begins"]
    assert not animator.busy
