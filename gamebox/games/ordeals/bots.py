"""The bots of Ordeals: one that sees little, one that plans its turn, and a search on top of it."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from gamebox.bots.search import Budget, Judged, Search
from gamebox.bots.search import Manner as SearchManner
from gamebox.core.bot import Bot, Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question
from gamebox.core.rules import Rules
from gamebox.errors import GameboxError
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.campaign_outlook import stages_over, team_chances
from gamebox.games.ordeals.choosing import Chooser
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.manner import Manner
from gamebox.games.ordeals.outlook import chances
from gamebox.games.ordeals.reasons import reason
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.view import OrdealsView

MANNERS = {
    "easy": Manner(sight=3, reach=1, keeps=False, noise=2.5, care=0.5),
    "normal": Manner(),
    "hard": Manner(attack=0.5, economy=1.2, arms=0.1, boss=0.0, tries=48),
}
"""How bots lean, by level.

In games between bots whoever believed less in Power and arms, and more in what cards do besides,
won three games of four: so do the bots that search.
"""

SEARCHING = "hard"
"""The level whose bots search."""

PLAYOUT = replace(MANNERS[SEARCHING], reach=2, tries=8)
"""How turns are imagined: as the bot itself would play them, but with less sight."""

SECONDS = 1.8
"""After which a thought ends at the latest."""

EACH = 16
"""Imagined turns for each move that a search tries."""

WIDTH = 4
"""Moves that a search tries, the most promising first."""

CLOSE = 2.0
"""Fame: moves that seem worse than the best one by more are not tried."""

TRUST = 60
"""For how many imagined turns the plan's own opinion of a move counts."""

SLOPE = 0.012
"""By how much a Fame more makes it likelier to win, about."""

WEIGHED = frozenset(("explore", "push", "king", "loot", "use"))
"""The questions that are worth a search; the others are answered by the plan."""

PAUSE_MS = 900


def ordeals_bot(rules: Rules[Any, Any], level: str) -> Bot:
    """Return a bot of a level.

    Raises GameboxError for a level that there is not.
    """
    if level == SEARCHING:
        return SearchBot(rules)
    if level not in MANNERS:
        raise GameboxError(f"{rules.title} has no level '{level}'.")
    return PlanBot(MANNERS[level])


class PlanBot:
    """Choose what the plan for the turn says, give or take what the manner misjudges."""

    def __init__(self, manner: Manner) -> None:
        self.chooser = Chooser(manner)

    def choose(self, view: OrdealsView, question: Question, dice: Dice) -> Choice | None:
        """Return the move of most value."""
        judge = self.chooser.judge(view, view.seat)
        move = self.chooser.best(judge, question, options(view, question), dice)
        return Choice(move, PAUSE_MS, reason(judge, question, move))


class OrdealsPlayout:
    """How a search plays Ordeals on: by plan; a position is judged by what everybody has."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    def choose(self, game: OrdealsGame, seat: int, dice: Dice) -> Move:
        """Return the move of most value."""
        question = game.question(seat)
        assert question is not None
        return self.chooser.move(game, question, dice)

    def priors(self, game: OrdealsGame, seat: int, tried: Sequence[Move]) -> list[float]:
        """Return the value of each move."""
        question = game.question(seat)
        assert question is not None
        return self.chooser.values(self.chooser.judge(game, seat), question, tried)

    def stage(self, game: OrdealsGame) -> int:
        """Return the number of the turn."""
        turn = game.rounds * game.seats + (game.active - game.starter) % game.seats
        return turn + stages_over(game)

    def rewards(self, game: OrdealsGame) -> list[float]:
        """Return the chance that each seat wins."""
        if game.campaign is not None:
            return team_chances(game, self.chooser.manner)
        return chances(game, self.chooser.manner)


class NarrowSearch(Search):
    """A search that leaves out what the plan finds hopeless."""

    def __init__(self, rules: Rules[Any, Any], playout: OrdealsPlayout, tried: list[Move]) -> None:
        super().__init__(rules, playout, SearchManner(horizon=HORIZON, depth=0))
        self.tried = tried

    def best(self, moves_: list[Move], world: Any, actor: int) -> list[Move]:
        """Return the moves that are tried."""
        return self.tried


HORIZON = 1
"""After how many turns an imagined game is judged."""


class SearchBot:
    """Choose by playing the turn on in worlds that agree with what the seat knows.

    `stop` is asked all the time: once it says so, the best move so far is chosen.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        each: int = EACH,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.rules = rules
        self.each = each
        self.stop = stop
        self.chooser, self.playout = Chooser(MANNERS[SEARCHING]), Chooser(PLAYOUT)

    def choose(self, view: OrdealsView, question: Question, dice: Dice) -> Choice | None:
        """Return the move after which the imagined games stand best."""
        judge = self.chooser.judge(view, view.seat)
        legal = options(view, question)
        values = self.chooser.values(judge, question, legal)
        tried = promising(legal, values) if question.asks in WEIGHED else []
        if len(tried) < 2:
            move = legal[values.index(max(values))]
        else:
            plan = dict(zip(legal, values, strict=True))
            move = weighed(self.look(view, dice, tried), plan)
        return Choice(move, PAUSE_MS, reason(judge, question, move))

    def look(self, view: OrdealsView, dice: Dice, tried: list[Move]) -> list[Judged]:
        """Return what is found of the moves that are tried, the best first."""
        search = NarrowSearch(self.rules, OrdealsPlayout(self.playout), tried)
        budget = Budget(self.each * len(tried), SECONDS, self.stop)
        return search.run(view, dice, budget)


def promising(legal: Sequence[Move], values: Sequence[float]) -> list[Move]:
    """Return the moves that a search tries, the most promising first.

    A card that the plan wants to be played now is played, whatever else there is.
    """
    order = sorted(range(len(legal)), key=values.__getitem__, reverse=True)
    best = values[order[0]]
    if isinstance(legal[order[0]], moves.PlayCard | moves.UseCard):
        return [legal[order[0]]]
    close = [legal[n] for n in order if values[n] > best - CLOSE and not math.isinf(values[n])]
    return close[:WIDTH]


def weighed(found: Sequence[Judged], plan: Mapping[Move, float]) -> Move:
    """Return the best move in the eyes of the search and of the plan together.

    What the search finds is worth the more the longer it has looked at a move.
    """
    first = max(found, key=lambda one: plan[one.move])

    def value(one: Judged) -> float:
        planned = SLOPE * (plan[one.move] - plan[first.move])
        return (TRUST * planned + one.visits * (one.chance - first.chance)) / (TRUST + one.visits)

    return max(found, key=value).move
