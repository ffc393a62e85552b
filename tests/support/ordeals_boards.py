"""Boards of Ordeals for tests: shown positions, touches, and games that play themselves."""

from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gamebox.core.dice import seeded
from gamebox.core.question import Move
from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.table import new_table
from ui.boards.ordeals import OrdealsBoard
from ui.theme import Motion, Theme

RULES = Ordeals()
STILL = Theme(motion=Motion(0))
NAMES = ("Dan", "Warn", "Liz", "Eva")


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


def new(seats=2, seed=1, **options):
    """Return a new table of people."""
    return new_table(RULES, [Seat("human", name) for name in NAMES[:seats]], options, seed)


def asked(table):
    """Return the question that is answered next."""
    game = table.game
    return next(each for each in game.questions if each.seat not in game.sealed)


def livelier(table, seat, dice):
    """Return a random move; fights, plays and purchases come more often."""
    found = list(table.moves(seat))
    if moves.ActivateEncounter() in found and dice.below(3):
        return moves.ActivateEncounter()
    for kind, odds in ((moves.PlayCard | moves.Assign, 4), (moves.AcquireCard, 3)):
        those = [move for move in found if isinstance(move, kind)]
        if those and dice.below(odds):
            return dice.choose(those)
    return dice.choose(found)


def play(table, until, seed=1, most=4000):
    """Play at random until a question is of a kind; return that question, or None."""
    dice = seeded(seed, "play")
    for _ in range(most):
        if table.game.over:
            return None
        question = asked(table)
        if until(question):
            return question
        table.answer(question.seat, livelier(table, question.seat, dice))
    return None


def find(asks, seats=2, seeds=range(1, 9), most=2500):
    """Return a table at which something is asked, and the question."""
    for seed in seeds:
        table = new(seats, seed)
        question = play(table, lambda one: one.asks == asks, seed, most)
        if question is not None:
            return table, question
    raise AssertionError(f"{asks} was never asked")
