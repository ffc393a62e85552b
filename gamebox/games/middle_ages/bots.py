"""The bots of The Middle Ages: a rule of thumb with noise, the same without, and a search on it."""

import math
from collections.abc import Sequence
from typing import Any

from gamebox.bots.search import Budget, Judged, Search
from gamebox.core.bot import Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question
from gamebox.core.rules import Rules
from gamebox.games.middle_ages import legal
from gamebox.games.middle_ages.judgement import Judge, Weights
from gamebox.games.middle_ages.scoring import score
from gamebox.games.middle_ages.state import AgesGame
from gamebox.games.middle_ages.view import AgesView

WEIGHTS = Weights()
PAUSE_MS = 900
EVEN = 1e-6
"""Points: moves that differ by less are equal."""


class ThumbBot:
    """Choose what seems best by rule of thumb, give or take `noise` points."""

    def __init__(self, noise: float, weights: Weights = WEIGHTS) -> None:
        self.noise = noise
        self.weights = weights

    def choose(self, view: AgesView, question: Question, dice: Dice) -> Choice | None:
        """Return the move with the best value; equal ones by lot."""
        judge = Judge(view, view.seat, view.hand, view.deck_top, self.weights)
        tried = legal.options(view, question, view.hand)
        move = best_of(judge, tried, self.noise, dice)
        return Choice(move, PAUSE_MS, "It seems worth most this turn.")


def best_of(judge: Judge, tried: Sequence[Move], noise: float, dice: Dice) -> Move:
    """Return the move of most value, give or take up to `noise` points; equal ones by lot."""
    spread = 2 * noise + EVEN
    return max(tried, key=lambda move: judge.value(move) + spread * dice.random())


class Playout:
    """How a search plays The Middle Ages on: by rule of thumb, with a little noise."""

    def __init__(self, noise: float = 0.5, depth: int = 12) -> None:
        self.noise = noise
        self.depth = depth

    def choose(self, game: AgesGame, seat: int, dice: Dice) -> Move:
        """Return what seems best."""
        question = game.question(seat)
        assert question is not None
        tried = legal.options(game, question, game.hands[seat])
        if len(tried) == 1:
            return tried[0]
        return best_of(self.judge(game, seat), tried, self.noise, dice)

    def judge(self, game: AgesGame, seat: int) -> Judge:
        """Return the judge of a seat in a world."""
        top = game.deck[-1] if game.deck else None
        return Judge(game, seat, game.hands[seat], top, WEIGHTS)

    def priors(self, game: AgesGame, seat: int, tried: Sequence[Move]) -> list[float]:
        """Return the value of each move."""
        judge = self.judge(game, seat)
        return [judge.value(move) for move in tried]

    def stops(self, game: AgesGame, depth: int) -> bool:
        """Return whether the search looked far enough."""
        return depth >= self.depth

    def rewards(self, game: AgesGame) -> list[float]:
        """Return the chance that each seat wins, by its lead in points."""
        totals = [float(points.total) for points in score(game)]
        if game.over:
            won = 1.0 / len(game.winners)
            return [
                0.7 * (won if seat in game.winners else 0.0) + 0.3 * lead(totals, seat, 12.0)
                for seat in range(game.seats)
            ]
        for seat in range(game.seats):
            judge = self.judge(game, seat)
            totals[seat] += sum(judge.weights.card for _ in game.hands[seat])
            totals[seat] += sum(judge.lying(card, seat) for card in game.coteries[seat])
        return [lead(totals, seat, 12.0) for seat in range(game.seats)]


def lead(totals: Sequence[float], seat: int, scale: float) -> float:
    """Return how far a seat is ahead of the best other, from 0 to 1."""
    best = max(total for other, total in enumerate(totals) if other != seat)
    return 1.0 / (1.0 + math.exp((best - totals[seat]) * 3.0 / scale))


class SearchBot:
    """Choose by search over the worlds that agree with what the seat knows."""

    def __init__(self, rules: Rules[Any, Any], budget: Budget) -> None:
        self.search = Search(rules, Playout())
        self.budget = budget

    def choose(self, view: AgesView, question: Question, dice: Dice) -> Choice | None:
        """Return the move that was searched most."""
        tried = legal.options(view, question, view.hand)
        if len(tried) == 1:
            return Choice(tried[0], PAUSE_MS, "There is no other move.")
        judged: list[Judged] = self.search.run(view, dice, self.budget)
        best = judged[0]
        return Choice(best.move, PAUSE_MS, f"It wins about {round(100 * best.chance)} % of games.")
