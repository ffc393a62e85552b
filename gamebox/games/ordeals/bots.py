"""The bots of Ordeals."""

import math
from typing import Any

from gamebox.core.bot import Bot, Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question
from gamebox.core.rules import Rules
from gamebox.errors import GameboxError
from gamebox.games.ordeals import legal
from gamebox.games.ordeals.answers import values_of
from gamebox.games.ordeals.judgement import Guesses, Judge, Manner
from gamebox.games.ordeals.view import OrdealsView

EASY = Manner(sight=3, reach=1, keeps=False, noise=1.5, care=0.5)
NORMAL = Manner()
NEVER = -1000.0
PAUSE_MS = 900


def ordeals_bot(rules: Rules[Any, Any], level: str) -> Bot:
    """Return a bot of a level.

    Raises GameboxError for a level that there is not.
    """
    if level == "easy":
        return PlanBot(EASY)
    if level in ("normal", "hard"):
        return PlanBot(NORMAL)
    raise GameboxError(f"{rules.title} has no level '{level}'.")


def best_of(
    table: Any, question: Question, manner: Manner, guesses: Guesses, dice: Dice
) -> Move:
    tried = legal.options(table, question)
    if len(tried) == 1:
        return tried[0]
    judge = Judge(table, question.seat, manner, guesses)
    values = values_of(judge, question, tried)
    best, most = tried[0], -math.inf
    for move in tried:
        value = values.get(move, NEVER)
        if manner.noise and value > NEVER:
            value += manner.noise * (dice.random() - 0.5)
        if value > most:
            best, most = move, value
    return best


class PlanBot:
    """Choose."""

    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self.guesses = Guesses()

    def choose(self, view: OrdealsView, question: Question, dice: Dice) -> Choice | None:
        move = best_of(view, question, self.manner, self.guesses, dice)
        return Choice(move, PAUSE_MS, "")
