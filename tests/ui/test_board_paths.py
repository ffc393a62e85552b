"""Building a move by touching things: forwards, backwards, and never by accident."""

from dataclasses import dataclass

import pytest

from ui.boards.paths import Paths, Touch, Way


@dataclass(frozen=True)
class Move:
    path: tuple[str, ...]


def ways(*paths):
    return [Way(Move(path), path) for path in paths]


TRAVEL = ways(("pawn", "wood"), ("pawn", "hill"), ("pawn", "hill", "cave"), ("rest",))


def test_only_the_next_ids_of_legal_moves_glow():
    paths = Paths(TRAVEL)
    assert paths.next_ids() == {"pawn", "rest"}
    assert paths.touch("pawn") == (Touch.FURTHER, None)
    assert paths.next_ids() == {"wood", "hill"}


def test_the_last_touch_completes_a_move():
    paths = Paths(TRAVEL)
    paths.touch("pawn")
    assert paths.touch("wood") == (Touch.DONE, TRAVEL[0])
    assert paths.made == ()


def test_one_touch_does_not_commit_a_longer_move():
    paths = Paths(ways(("card", "stack")))
    assert paths.touch("card") == (Touch.FURTHER, None)


def test_an_eager_board_commits_what_is_left():
    [way] = ways(("card", "stack"))
    assert Paths([way], eager=True).touch("card") == (Touch.DONE, way)


def test_a_whole_move_is_touched_to_its_end_on_an_eager_board():
    way = Way(Move(("card", "coterie")), ("card", "coterie"), whole=True)
    paths = Paths([way], eager=True)
    assert paths.touch("card") == (Touch.FURTHER, None)
    assert paths.touch("coterie") == (Touch.DONE, way)


def test_a_move_that_begins_a_longer_one_waits_to_be_confirmed():
    paths = Paths(TRAVEL)
    paths.touch("pawn")
    assert paths.touch("hill") == (Touch.FURTHER, None)
    assert paths.confirm() == TRAVEL[1]
    assert paths.confirm() is None


def test_touching_the_last_thing_again_takes_it_back():
    paths = Paths(TRAVEL)
    paths.touch("pawn")
    assert paths.touch("pawn") == (Touch.BACK, None)
    assert paths.made == ()


def test_touching_another_beginning_starts_anew():
    paths = Paths(TRAVEL)
    paths.touch("pawn")
    assert paths.touch("rest") == (Touch.DONE, TRAVEL[3])


def test_a_thing_without_a_move_changes_nothing():
    paths = Paths(TRAVEL)
    paths.touch("pawn")
    assert paths.touch("deck") == (Touch.NOTHING, None)
    assert paths.made == ("pawn",)


@pytest.mark.parametrize(("left", "made"), [(("pawn", "wood"), ("pawn",)), (("rest",), ())])
def test_new_offers_keep_what_still_fits(left, made):
    paths = Paths(TRAVEL)
    paths.touch("pawn")
    paths.replace(ways(left))
    assert paths.made == made


def test_back_drops_everything_and_says_so():
    paths = Paths(TRAVEL)
    paths.touch("pawn")
    assert paths.back()
    assert not paths.back()
    assert paths.next_ids() == {"pawn", "rest"}
