"""How long the bots of Ordeals think, and whether odds come true: figures for `gamebox bench`.

No test asserts them.
"""

import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from gamebox.bench import Figures
from gamebox.core.dice import Dice, seeded
from gamebox.core.question import Move, Question
from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.adviser import IN_COMBAT, WORLDS
from gamebox.games.ordeals.bots import MANNERS, SEARCHING
from gamebox.games.ordeals.choosing import Chooser
from gamebox.games.ordeals.odds import Odds, ended, odds
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.view import OrdealsView

RULES = Ordeals()
SEATS = 2
ROUNDS = 12
"""Rounds of a game in which the thoughts of hard bots are timed."""

HINTS = 20
FIGHTS = 10_000
FOUGHT = 12
"""Hints that are timed; fights whose odds are compared, and how often each is imagined for it."""

EVERY = 3
"""One in so many questions that a hint answers with odds is looked at, until one of a fight is."""

TENTHS = 10
ENDS = {"win": "won", "flee": "fled", "die": "died"}
"""The parts of the odds, and the outcome of a combat that each is about."""


class Due(Struct, frozen=True):
    """A question of a game, and what a normal bot answers."""

    game: OrdealsGame
    view: OrdealsView
    question: Question
    move: Move

    @property
    def begins(self) -> Move | None:
        """The move that may begin the fight whose odds a hint tells; None amid a fight."""
        return None if self.question.asks in IN_COMBAT else self.move

    @property
    def is_fight(self) -> bool:
        """Whether a hint tells odds here."""
        return self.question.asks in IN_COMBAT or isinstance(self.move, moves.ActivateEncounter)


class Fight(Struct, frozen=True):
    """The odds of one fight, twice from worlds of their own, and how it ended."""

    first: Odds
    second: Odds
    outcome: str


def measure_ordeals() -> Figures:
    """Return how long a hint's odds and a hard bot's thoughts take, in seconds of CPU time."""
    hints, thoughts = list(islice(hint_times(), HINTS)), list(thought_times())
    return {
        "hint_odds_mean_s": sum(hints) / len(hints),
        "hint_odds_longest_s": max(hints),
        "hard_thought_mean_s": sum(thoughts) / len(thoughts),
        "hard_thought_longest_s": max(thoughts),
    }


def hint_times() -> Iterator[float]:
    """Yield how long it takes to find the odds of each fight of a game."""
    chooser = Chooser(MANNERS["normal"])
    for due in played(1):
        begun = time.process_time()
        if due.is_fight and odds(due.view, chooser, Dice(1), move=due.begins, worlds=WORLDS):
            yield time.process_time() - begun


def thought_times() -> Iterator[float]:
    """Yield how long each thought of hard bots takes in the first rounds of a game."""
    bot = RULES.bot(SEARCHING, "bench", 1)
    game = new_game(1)
    dice = seeded("bench", "thoughts")
    while not game.over and game.rounds <= ROUNDS:
        question = next(q for q in game.questions if q.seat not in game.sealed)
        view, begun = RULES.view(game, question.seat), time.process_time()
        choice = bot.choose(view, question, dice)
        yield time.process_time() - begun
        assert choice is not None
        game.answer(question.seat, choice.move)  # type: ignore[arg-type]
        game.collect()


def new_game(number: int) -> OrdealsGame:
    """Return a game that is set up."""
    return RULES.new([Seat("bot", f"Bot {n}", "normal") for n in range(SEATS)], {}, number)


def played(number: int, told: Callable[[int, str], None] | None = None) -> Iterator[Due]:
    """Play a game of normal bots, and yield each question before it is answered.

    `told` is called with a seat and how a combat of it has ended.
    """
    game, dice, chooser = new_game(number), seeded("played", number), Chooser(MANNERS["normal"])
    while not game.over:
        question = next(q for q in game.questions if q.seat not in game.sealed)
        seat = question.seat
        view = RULES.view(game, seat)
        move: Any = chooser.move(view, question, dice)
        yield Due(game, view, question, move)
        game.answer(seat, move)
        outcome = ended(game, seat)
        if outcome is not None and told is not None:
            told(seat, outcome)


def fights(number: int) -> Iterator[Fight]:
    """Yield the fights of a game with the odds of one moment of each.

    Which tenth a fight belongs to is told by the first odds and what is shown by the second, so
    that the luck of a few imagined fights does not sort them.
    """
    dice, chooser = seeded("fights", number), Chooser(MANNERS["normal"])
    told: dict[int, tuple[Odds, Odds]] = {}
    found: list[Fight] = []

    def close(seat: int, outcome: str) -> None:
        if seat in told:
            found.append(Fight(*told.pop(seat), outcome))

    for due in played(number, close):
        seat = due.question.seat
        if due.is_fight and seat not in told and not dice.below(EVERY):
            first, second = (
                odds(due.view, chooser, dice, move=due.begins, worlds=FOUGHT) for _ in range(2)
            )
            if first and second:
                told[seat] = first, second
    yield from found


def measure_fights(count: int = FIGHTS) -> Figures:
    """Return, for each tenth of the odds shown, how many there were, their mean and what happened.

    In percent; for winning, fleeing and dying.
    """
    found: list[Fight] = []
    number = 0
    while len(found) < count:
        found += fights(number)
        number += 1
    figures: Figures = {}
    for part, outcome in ENDS.items():
        for tenth in range(TENTHS):
            of_tenth = [one for one in found if tenth_of(getattr(one.first, part)) == tenth]
            if of_tenth:
                name = f"{part}_{tenth * TENTHS}_to_{(tenth + 1) * TENTHS}"
                shown = sum(getattr(one.second, part) for one in of_tenth)
                happened = sum(one.outcome == outcome for one in of_tenth)
                figures[f"fights_{name}"] = len(of_tenth)
                figures[f"shown_{name}_percent"] = 100 * shown / len(of_tenth)
                figures[f"happened_{name}_percent"] = 100 * happened / len(of_tenth)
    return figures


def tenth_of(part: float) -> int:
    """Return in which tenth a part of 1 lies."""
    return min(int(part * TENTHS), TENTHS - 1)
