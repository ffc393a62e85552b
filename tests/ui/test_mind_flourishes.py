"""The small lights on The Mind's board leave nothing behind, whatever comes while they play."""

import pytest
from support.mind_positions import card, position

from gamebox.games.mind.moves import Lay, LevelCompleted, LivesLost, Mistake, RewardTaken, SeatCard
from ui.boards.animator import Act
from ui.boards.mind import MindBoard
from ui.boards.mind_acts import Flourish
from ui.theme import Motion, Theme

LIVELY = Theme(motion=Motion(1))


@pytest.fixture
def board(qtbot):
    board = MindBoard(LIVELY)
    board.resize(992, 712)
    board.set_seats(("Ann", "Ben"), (0,))
    qtbot.addWidget(board)
    board.show()
    yield board
    board.close_down()


def sparks(board):
    return [thing.thing_id for thing in board.stage.things() if thing.thing_id.startswith("#spark")]


def begin(board, kind):
    """Play the lights of one event as the act in the queue, and return the view they play over."""
    view = position("W12 R8", "W3 R50").view(0)
    board.show_view(view, 0)
    event = {
        "mistake": Mistake(0, 12, (SeatCard(1, 3),)),
        "life": LivesLost(1, 1),
        "reward": RewardTaken("star", True),
        "completed": LevelCompleted(2),
    }[kind]
    board.animator.add(*Flourish(board.stage, view, [event]).acts())
    assert sparks(board)
    return view


@pytest.mark.parametrize("kind", ["mistake", "life", "reward", "completed"])
def test_lights_go_out_when_something_newer_takes_over(board, kind):
    view = begin(board, kind)
    board.show_view(view, 0)
    assert not sparks(board)


@pytest.mark.parametrize("kind", ["mistake", "completed"])
def test_lights_go_out_when_the_table_is_cleared(board, kind):
    begin(board, kind)
    board.clear()
    assert not sparks(board)


def test_the_verdict_waits_until_the_last_card_is_turned_up(qtbot, board):
    table = position("W12", "W3", blind=("white",), lives=3)
    board.show_view(table.view(0), 0)
    table.answer(0, Lay(card("W12")))
    events = [told.to(0) for told in table.answer(1, Lay(card("W3")))]
    board.show_view(table.view(0), 0, events)
    qtbot.waitUntil(lambda: board.stage.thing("panel") is not None)
    face = board.stage.thing("panel").picture.face
    assert (face.title, face.sentence) == ("The stack is turned up", "")
    board.finish_all()
    assert "1 mistake" in board.stage.thing("panel").picture.face.sentence


def test_lights_go_out_when_everything_is_ended(board):
    begin(board, "completed")
    board.animator.add(Act(lambda: None, lambda: None))
    board.finish_all()
    assert not sparks(board)
