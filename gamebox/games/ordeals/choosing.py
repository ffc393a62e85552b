"""Choosing the move of most value: what all bots of Ordeals, their searches and the odds do."""

import math
from collections.abc import Sequence
from typing import Any

from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question
from gamebox.games.ordeals.allies import Ally
from gamebox.games.ordeals.answers import values_of
from gamebox.games.ordeals.judgement import Judge
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.manner import Guesses, Manner

LEFT_OUT = -1000.0
"""The value of a legal move that no plan names."""


class Chooser:
    """Chooses in one manner, for any seat of any game or view."""

    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self.guesses = Guesses(manner.tries)

    def judge(self, table: Any, seat: int) -> Judge:
        """Return the judge of a seat."""
        kind = Judge if table.campaign is None else Ally
        return kind(table, seat, self.manner, self.guesses)

    def move(self, table: Any, question: Question, dice: Dice) -> Move:
        """Return the move of most value, give or take what the manner misjudges."""
        tried = options(table, question)
        if len(tried) == 1:
            return tried[0]
        return self.best(self.judge(table, question.seat), question, tried, dice)

    def best(self, judge: Judge, question: Question, tried: Sequence[Move], dice: Dice) -> Move:
        """Return the move of most value in the eyes of a judge."""
        noise = self.manner.noise
        best, most = tried[0], -math.inf
        for move, value in zip(tried, self.values(judge, question, tried), strict=True):
            lot = noise * (dice.random() - 0.5) if noise and value > LEFT_OUT else 0.0
            if value + lot > most:
                best, most = move, value + lot
        return best

    def values(self, judge: Judge, question: Question, tried: Sequence[Move]) -> list[float]:
        """Return the value of each move."""
        values = values_of(judge, question, list(tried))
        return [values.get(move, LEFT_OUT) for move in tried]
