"""The bot that plays any legal move: a level of every game, for tests and measurements."""

from typing import Any

from gamebox.core.bot import Bot, Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Question
from gamebox.core.rules import Rules

RANDOM = "random"
LONGEST_WAIT_MS = 3000


class RandomBot:
    """Choose any legal move, each equally likely, at any time within a few seconds."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def choose(self, view: Any, question: Question, dice: Dice) -> Choice | None:
        """Return one of the legal moves, or None when there is none."""
        moves = self.rules.moves(view)
        if not moves:
            return None
        return Choice(dice.choose(moves), dice.below(LONGEST_WAIT_MS), "Any legal move.")


def bot_of(rules: Rules[Any, Any], level: str, name: str, seed: int) -> Bot:
    """Return a bot of any level: one of the game's own, or the random one.

    Raises GameboxError for a level that there is not.
    """
    return RandomBot(rules) if level == RANDOM else rules.bot(level, name, seed)
