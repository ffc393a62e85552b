"""Medium's board in tests: making one, showing a table on it, touching it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gamebox.core.dice import Dice
from gamebox.core.question import Move
from gamebox.games.medium import moves
from support.medium_positions import NAMES, RULES, started
from ui.boards.medium import MediumBoard
from ui.table.medium_manners import MediumManners
from ui.theme import Motion, Theme

STILL = Theme(motion=Motion(0))
MOVING = Theme(motion=Motion(1.0))
SIZE = (992, 712)


@dataclass(frozen=True)
class Offer:
    seat: int
    move: Move
    path: tuple[str, ...]


@contextmanager
def boards() -> Iterator[Any]:
    """Yield a function that makes a board; all of them are closed at the end."""
    made = []

    def make(theme: Theme = STILL, humans: tuple[int, ...] = (0,), size=SIZE, seats: int = 4):
        board = MediumBoard(theme)
        board.resize(*size)
        board.set_seats(NAMES[:seats], humans)
        board.chosen, board.typed = [], []
        board.move_chosen.connect(board.chosen.append)
        board.word_entered.connect(board.typed.append)
        made.append(board)
        board.show()
        return board

    yield make
    for board in made:
        board.close()


def offers_of(table, seat):
    """Return what `seat` may do, as the table's page offers it."""
    view = table.view(seat)
    return [Offer(seat, move, RULES.path(view, move)) for move in table.moves(seat)]


def show(board, table, seat=0, events=()):
    """Show a table to a seat, or to nobody in particular, and offer what the seat may do."""
    if seat is None:
        board.show_view(MediumManners(RULES).public(table.view(0)), None, events)
        board.offer([])
    else:
        board.show_view(table.view(seat), seat, events)
        board.offer(offers_of(table, seat))


def answer(table, seat, move, to=0):
    """Answer, and return the events as seat `to` sees them."""
    return [told.to(to) for told in table.answer(seat, move)]


def click(board, thing):
    """Click the middle of a thing."""
    rect = board.stage.frame.to_pixels(board.stage.layout[thing].rect)
    spot = rect.center().toPoint()
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def drag(board, thing, target):
    """Drag a thing onto another with the left button."""
    start, end = (
        board.stage.frame.to_pixels(board.stage.layout[name].rect).center().toPoint()
        for name in (thing, target)
    )
    port = board.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.7, 1.0):
        way = (end - start) * part
        QTest.mouseMove(port, start + QPoint(way.x(), way.y()))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def face(board, thing):
    """Return the face of a thing."""
    return board.stage.layout[thing].face


def random_games(seats: int, seed: int, answers: int, **options: str) -> Iterator[Any]:
    """Yield the table of a random game before each of its first answers."""
    table, dice = started(seats, seed=seed, **options), Dice(seed)
    for _ in range(answers):
        if table.game.over:
            return
        yield table
        seat = table.asked()[0]
        choices = table.moves(seat)
        words = [move for move in choices if isinstance(move, moves.Say)]
        move = words[table.game.turns % len(words)] if words and dice.below(2) else None
        table.answer(seat, move or dice.choose(choices))
