"""Boards of The Middle Ages for tests: shown positions, clicks, and games that play themselves."""

from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gamebox.core.question import Move
from gamebox.core.seat import Seat
from gamebox.table import new_table
from support.ages_positions import RULES
from ui.boards.ages import AgesBoard
from ui.theme import Motion, Theme

STILL = Theme(motion=Motion(0))
NAMES = ("Dan", "Warn", "Liz", "Eva")


@dataclass(frozen=True)
class Offer:
    seat: int
    move: Move
    path: tuple[str, ...]


def offers_of(table, seat):
    view = table.view(seat)
    return [Offer(seat, move, RULES.path(view, move)) for move in table.moves(seat)]


def public(view):
    return replace(view, hand=[])


@contextmanager
def boards():
    """Give a function that makes boards, and close them in the end."""
    made = []

    def make(theme=STILL, humans=(0,)):
        board = AgesBoard(theme)
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


def show(board, table, seat=0, events=()):
    view = table.view(seat if seat is not None else 0)
    board.show_view(view if seat is not None else public(view), seat, events)
    board.offer(offers_of(table, seat) if seat is not None else [])


def middle(board, thing):
    return board.stage.frame.to_pixels(board.stage.layout[thing].rect).center().toPoint()


def click(board, thing):
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=middle(board, thing))


def face(board, thing):
    return board.stage.layout[thing].face


def random_game(seats, seed):
    """Return a table and a function that makes one random answer and returns what was told."""
    people = [Seat("human", name) for name in NAMES[:seats]]
    table = new_table(RULES, people, {}, seed)
    chance = Random(seed)

    def answer():
        seat = chance.choice(list(table.waits_for()))
        return table.answer(seat, chance.choice(table.moves(seat)))

    return table, answer
