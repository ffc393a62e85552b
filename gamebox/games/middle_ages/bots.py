"""The bots of The Middle Ages: a rule of thumb with noise, the same without, and a search on it."""

import math
from collections.abc import Sequence
from typing import Any

from gamebox.bots.search import Budget, Judged, Manner, Search, joined
from gamebox.core.bot import Bot, Choice
from gamebox.core.dice import Dice, seeded
from gamebox.core.question import Move, Question
from gamebox.core.rules import Rules
from gamebox.errors import GameboxError
from gamebox.games.middle_ages import legal, moves
from gamebox.games.middle_ages.judgement import Judge, Weights
from gamebox.games.middle_ages.outlook import chances
from gamebox.games.middle_ages.reasons import reason
from gamebox.games.middle_ages.state import AgesGame
from gamebox.games.middle_ages.view import AgesView

WEIGHTS = Weights()
NOISE = {"easy": 2.5, "normal": 0.05}
"""Points by which the bots of the rule of thumb misjudge a move at most, by level."""

SEARCHING = "hard"
"""The level whose bots search."""

EACH = 16
"""Imagined games for each move that a search tries, in all of its parts together."""

PARTS = 2
"""Searches of half the length, which two cores do at once; more would be too short each."""

SECONDS = 5.0
"""After which each part ends at the latest; on any usual machine it is done long before."""

WIDTH = 6
DEPTH = 6
PLAYOUT_NOISE = 0.1
"""Moves that a search tries, how deep its tree is, and by how much its playouts misjudge."""

PAUSE_MS = 900
EVEN = 1e-6
"""Points: moves that differ by less are equal."""


def ages_bot(rules: Rules[Any, Any], level: str) -> Bot:
    """Return a bot of a level.

    Raises GameboxError for a level that there is not.
    """
    if level == SEARCHING:
        return SearchBot(rules)
    if level not in NOISE:
        raise GameboxError(f"{rules.title} has no level '{level}'.")
    return ThumbBot(NOISE[level])


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
        return Choice(move, PAUSE_MS, f"{reason(view, move)}.")


def best_of(judge: Judge, tried: Sequence[Move], noise: float, dice: Dice) -> Move:
    """Return the move of most value, give or take up to `noise` points; equal ones by lot."""
    step = (2 * noise + EVEN) / LOTS
    best, most, bits = tried[0], -math.inf, 0
    for place, move in enumerate(tried):
        if place % LOTS_OF_BITS == 0:
            bits = dice.bits()
        value = judge.value(move) + step * (bits % LOTS)
        bits //= LOTS
        if value > most:
            best, most = move, value
    return best


LOTS = 1 << 16
LOTS_OF_BITS = 4
"""How many lots can be drawn from a roll of 64 bits, and how fine each is."""


class AgesPlayout:
    """How a search plays The Middle Ages on: by rule of thumb, with a little noise."""

    def __init__(self, noise: float = PLAYOUT_NOISE, weights: Weights = WEIGHTS) -> None:
        self.noise = noise
        self.weights = weights

    def choose(self, game: AgesGame, seat: int, dice: Dice) -> Move:
        """Return what seems best."""
        question = game.question(seat)
        assert question is not None
        tried = self.tried(game, question, dice)
        if len(tried) == 1:
            return tried[0]
        return best_of(self.judge(game, seat), tried, self.noise, dice)

    def tried(self, game: AgesGame, question: Question, dice: Dice) -> Sequence[Move]:
        """Return the moves to judge: of the opponents' Coteries those of one opponent only."""
        seat = question.seat
        if question.asks != "add":
            return legal.options(game, question, game.hands[seat])
        other = (seat + 1 + dice.below(game.seats - 1)) % game.seats
        return [moves.Add(card, to) for card in game.hands[seat] for to in (seat, other)]

    def judge(self, game: AgesGame, seat: int) -> Judge:
        """Return the judge of a seat in a world."""
        top = game.deck[-1] if game.deck else None
        return Judge(game, seat, game.hands[seat], top, self.weights)

    def priors(self, game: AgesGame, seat: int, tried: Sequence[Move]) -> list[float]:
        """Return the value of each move."""
        judge = self.judge(game, seat)
        return [judge.value(move) for move in tried]

    def stage(self, game: AgesGame) -> int:
        """Return the number of the turn."""
        return game.turns

    def rewards(self, game: AgesGame) -> list[float]:
        """Return the chance that each seat wins."""
        return chances(game)


class SearchBot:
    """Choose by search over the worlds that agree with what the seat knows.

    The search falls into PARTS that may be thought at once; the choice is the same where they are
    thought one after the other. See `gamebox.bots.thinking.PartedBot`.
    """

    def __init__(self, rules: Rules[Any, Any], each: int = EACH) -> None:
        self.rules = rules
        self.each = each

    def part(self, view: AgesView, dice: Dice, number: int) -> list[Judged]:
        """Return what one part of the search finds of every move, the best first."""
        count = len(self.rules.moves(view))
        if count == 1:
            return []
        luck = seeded(dice.state, "part", number)
        budget = Budget(self.each * min(WIDTH, count) // PARTS, SECONDS)
        return self.search(view.seats).run(view, luck, budget)

    def settle(self, view: AgesView, parts: Sequence[Sequence[Judged]]) -> Choice:
        """Return the move that wins most of the imagined games of all parts."""
        found = joined(parts)
        if not found:
            (move,) = self.rules.moves(view)
            return Choice(move, PAUSE_MS, f"{reason(view, move)}.")
        best = found[0]
        wins = f"this wins {_part(best.chance)} imagined games"
        return Choice(best.move, PAUSE_MS, f"{reason(view, best.move)}; {wins}.")

    def look(self, view: AgesView, dice: Dice) -> list[Judged]:
        """Return what is found of every move, the best first: what hints and charts show."""
        return joined(self.parts(view, dice))

    def parts(self, view: AgesView, dice: Dice) -> list[list[Judged]]:
        """Return what every part of the search finds, thought one after the other."""
        state = dice.state
        dice.bits()  # whoever goes on with these dice has other luck
        return [self.part(view, Dice(state), number) for number in range(PARTS)]

    def search(self, seats: int) -> Search:
        """Return a search that looks to the seat's next turn."""
        manner = Manner(width=WIDTH, horizon=seats, depth=DEPTH)
        return Search(self.rules, AgesPlayout(), manner)

    def choose(self, view: AgesView, question: Question, dice: Dice) -> Choice | None:
        """Return the move that wins most of the imagined games."""
        return self.settle(view, self.parts(view, dice))


SURE = 0.95
"""From here on no number is told: of seats that win every imagined game one in seventeen loses."""


def _part(chance: float) -> str:
    """Return how many of the imagined games are won, in words."""
    if chance >= SURE:
        return "nearly all"
    return f"about {round(100 * chance)} % of" if chance >= 1 - SURE else "few"
