"""Boards of Ordeals for tests: shown positions and touches."""

from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gamebox.core.question import Move
from support.ordeals_play import NAMES, RULES
from ui.boards.ordeals import OrdealsBoard
from ui.theme import Motion, Theme

STILL = Theme(motion=Motion(0))


@dataclass(frozen=True)
class Offer:
    seat: int
    move: Move
    path: tuple[str, ...]
    text: str


def offers_of(table, seat):
    view = table.view(seat)
    return [
        Offer(seat, move, RULES.path(view, move), RULES.text(view, move, NAMES))
        for move in table.moves(seat)
    ]


@contextmanager
def boards():
    """Give a function that makes boards, and close them in the end."""
    made = []

    def make(theme=STILL, humans=(0,)):
        board = OrdealsBoard(theme)
        board.resize(992, 712)
        board.set_seats(NAMES, humans)
        board.chosen = []
        board.move_chosen.connect(board.chosen.append)
        made.append(board)
        board.show()
        return board

    yield make
    for board in made:
        board.close_down()
        board.close()


def show(board, table, seat, events=()):
    """Show a table to a seat, and offer what the seat may do."""
    board.show_view(table.view(seat), seat, events)
    board.offer(offers_of(table, seat))


def middle(board, thing):
    return board.stage.frame.to_pixels(board.stage.layout[thing].rect).center().toPoint()


def click(board, thing, x=0.5, y=0.5):
    """Click on a thing, in its middle unless told otherwise."""
    rect = board.stage.frame.to_pixels(board.stage.layout[thing].rect)
    spot = rect.topLeft()
    spot.setX(rect.left() + rect.width() * x)
    spot.setY(rect.top() + rect.height() * y)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot.toPoint())


def show_game(board, game, seat=0):
    """Show a position that no table holds, with its moves and its reasons; return those heard."""
    view = RULES.view(game, seat)
    board.refusal_for = lambda thing: RULES.why(view, thing)
    heard = []
    board.refused.connect(lambda thing, why: heard.append((why.rule, why.text)))
    board.show_view(view, seat)
    found = RULES.moves(view)
    board.offer([Offer(seat, m, RULES.path(view, m), RULES.text(view, m, NAMES)) for m in found])
    return heard
