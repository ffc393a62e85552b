"""The bot that plays on for a person who has left: it stays out of everything. [turn.left]"""

from gamebox.core.bot import Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.bots import PAUSE_MS
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.scenario_rules import holds_throne
from gamebox.games.ordeals.view import OrdealsView

ABSENT = "absent"
"""The level of a seat whose person has left; nobody can choose it."""
LEAVING: tuple[type[Move], ...] = (moves.Flee, moves.Retreat, moves.EndAssign)
FIGHTING: tuple[type[Move], ...] = (moves.Push, moves.Assign)
ENDING: tuple[type[Move], ...] = (
    moves.GiveUpBound, moves.EndExplore, moves.EndTurn, moves.LootPass, moves.StashItem,
    moves.Decline, moves.Done,
)  # fmt: skip
WHY = "Whoever has left flees and acquires nothing."


class Absent:
    """Flee, acquire nothing, and leave to those who are there what the team decides."""

    def choose(self, view: OrdealsView, question: Question, dice: Dice) -> Choice | None:
        """Return what does least; None where the whole team is asked. [turn.left]"""
        if view.first_settles and len(view.questions) > 1:
            return None
        return Choice(least(view, options(view, question)), PAUSE_MS, WHY)


def least(view: OrdealsView, legal: list[Move]) -> Move:
    """Return the legal move that does least; on the Throne flight would do most of all.

    [turn.left, scenario.throne]
    """
    kinds = FIGHTING if holds_throne(view, view.seat) else LEAVING
    fitting = (move for kind in (*kinds, *ENDING) for move in legal if isinstance(move, kind))
    return next(fitting, legal[0])
