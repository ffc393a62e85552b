"""Games of Ordeals for tests that play themselves until something is asked."""

from gamebox.core.dice import seeded
from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.table import new_table

RULES = Ordeals()
NAMES = ("Dan", "Warn", "Liz", "Eva")


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
