"""The Mind's board when lays are taken back, and its buttons around Stop and the star."""

import pytest
from support.mind_positions import lay, position

from gamebox.core.seat import Seat
from gamebox.games.mind import moves
from gamebox.seating import UNDO
from ui.boards.mind import MindBoard
from ui.table.manners import manners_of
from ui.table.offers import Offer
from ui.theme import Motion, Theme


@pytest.fixture
def make(qtbot):
    boards = []

    def made(motion=0.0, humans=(0,)):
        board = MindBoard(Theme(motion=Motion(motion)))
        board.resize(992, 712)
        board.set_seats(("Liz", "Ben"), humans)
        boards.append(board)
        board.show()
        return board

    yield made
    for board in boards:
        board.close_down()


def show(board, table, seat=0):
    manners = manners_of(table.rules)
    view = table.view(0)
    board.show_view(view if seat is not None else manners.public(view), seat, ())
    board.offer(
        [
            Offer(who, move, table.rules.path(table.view(who), move), "", "")
            for who in board.humans
            for move in table.moves(who)
        ]
    )


def spot(board, thing):
    return board.stage.thing(thing).pos()


def free_table(*hands):
    """Return a table that lets undo go all the way."""
    table = position(*hands)
    table.record.options = {UNDO.key: "all"}
    table.record.seats = [Seat("human", "Liz"), Seat("human", "Ben")]
    return table


def undone(table, board, seat=0):
    """Undo, and return where the things of the board were before."""
    board.finish_all()
    before = {thing.thing_id: thing.pos() for thing in board.stage.things()}
    table.undo()
    show(board, table, seat)
    return before


def test_an_own_card_goes_back_to_the_hand_from_its_stack(make):
    board = make(motion=2.0)
    table = free_table("W12 R30", "W40 R3")
    show(board, table)
    lay(table, 0, "W12")
    show(board, table)
    before = undone(table, board)
    assert spot(board, "card:12") == before["laid:2:0"]
    assert board.stage.thing("laid:2:0") is None
    board.finish_all()
    assert spot(board, "card:12") != before["laid:2:0"]


def test_a_skipped_card_goes_back_to_the_hand_from_beside_the_stack(make):
    board = make(motion=2.0)
    table = free_table("W12 R30", "W40 R3")
    show(board, table)
    lay(table, 1, "W40")
    show(board, table)
    before = undone(table, board)
    assert spot(board, "card:12") == before["aside:12"]


def test_the_card_of_another_seat_goes_back_to_that_seat(make):
    board = make(motion=2.0)
    table = free_table("W50 R30", "W40 R3")
    show(board, table)
    lay(table, 1, "W40")
    show(board, table)
    undone(table, board)
    laid = board.stage.thing("laid:2:0")
    board.animator.playing.setCurrentTime(board.animator.playing.totalDuration() - 1)
    home = board.stage.frame.to_pixels(board.stage.layout["seat:1"].rect)
    assert home.contains(laid.pos())


def test_on_a_plate_a_back_comes_from_the_stack(make):
    board = make(motion=2.0, humans=(0, 1))
    table = free_table("W12 R30", "W40 R3")
    show(board, table, None)
    lay(table, 0, "W12")
    show(board, table, None)
    before = undone(table, board, None)
    assert spot(board, "back:0:1") == before["laid:2:0"]


def test_a_new_deal_still_comes_from_the_level_card(make):
    board = make(motion=2.0)
    table = free_table("W12", "W40")
    show(board, table)
    lay(table, 0, "W12")
    lay(table, 1, "W40")
    show(board, table)
    assert {board.stage.layout[f"card:{card}"].origin for card in table.view(0).hand} == {
        "pile:level"
    }


def test_stop_can_be_pressed_while_a_star_is_proposed_and_the_star_after_a_stop(make):
    """[ready.stop, star.propose] Each button is there while it does something."""
    board = make()
    table = position("W12", "W3")
    table.answer(1, moves.ProposeStar())
    show(board, table)
    layout = board.stage.layout
    assert layout["button:stop"].z > layout["veil"].z
    assert "button:star" not in layout
    table.answer(0, moves.Stop())
    show(board, table)
    assert "button:stop" not in board.stage.layout
    table.answer(0, moves.Refuse())
    show(board, table)
    assert {"button:ready", "button:star"} <= board.glowing()
    table.answer(0, moves.Ready())
    show(board, table)
    assert "button:star" in board.glowing()
