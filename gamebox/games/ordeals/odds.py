"""The chance to win a fight: the fight at hand, or one that a move would begin.

Nothing is guessed: worlds that agree with what the seat knows are dealt, and in each the fight is
fought to its end by the rules, as a normal bot would. So everything counts that is known: one's own
deck, the minions that nobody has seen, abilities, Pain, Food.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gamebox.core.dice import Dice
from gamebox.core.question import Move
from gamebox.games.ordeals import events
from gamebox.games.ordeals.choosing import Chooser
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.view import OrdealsView, imagine

WORLDS = 1600
"""Fights that are fought: so many that what is shown is within 3 points in 98 of 100 cases."""

LONGEST = 400
"""Answers after which a fight is given up; no fight takes so many."""


class Odds(Struct, frozen=True):
    """How a fight ends: the parts of the fights won, fled and died in, and the Health on average.

    `health` is what is left, 0 where one dies. The three parts add up to 1.
    """

    win: float
    flee: float
    die: float
    health: float

    @property
    def sentence(self) -> str:
        """The odds in one sentence."""
        return (
            f"You win about {percent(self.win)} of such fights, flee from {percent(self.flee)} "
            f"and die in {percent(self.die)}; {self.health:.1f} Health is left on average."
        )


def percent(part: float) -> str:
    """Return a part of 1 in whole percent; only what never or always happens is 0 or 100."""
    whole = round(100 * part)
    if 0 < part < 1:
        whole = min(99, max(1, whole))
    return f"{whole} %"


def odds(
    view: OrdealsView,
    chooser: Chooser,
    dice: Dice,
    *,
    move: Move | None = None,
    worlds: int = WORLDS,
    stop: Callable[[], bool] | None = None,
) -> Odds | None:
    """Return how the fight of the view's seat ends, or the one that `move` begins at once.

    None where there is no fight. `stop` is asked between fights; once it says so, what was found
    so far is returned.
    """
    wins = flights = deaths = health = 0
    for _ in range(worlds):
        if stop is not None and stop() and wins + flights + deaths:
            break
        world = imagine(view, dice)
        outcome = fight_on(world, view.seat, chooser, dice, move)
        if outcome is None:
            return None
        wins += outcome == "won"
        flights += outcome == "fled"
        deaths += outcome == "died"
        health += 0 if outcome == "died" else world.players[view.seat].health
    done = wins + flights + deaths
    return Odds(wins / done, flights / done, deaths / done, health / done)


def fight_on(
    world: OrdealsGame, seat: int, chooser: Chooser, dice: Dice, move: Move | None
) -> events.Outcome | None:
    """Fight in one world to the end of the combat; return its outcome, None without a combat."""
    if move is not None:
        world.answer(seat, move)  # type: ignore[arg-type]
        found = ended(world, seat)
        if found is not None:
            return found
    for _ in range(LONGEST):
        if world.combat is None or world.combat.seat != seat or world.over:
            return None
        question = next(q for q in world.questions if q.seat not in world.sealed)
        move = chooser.move(world, question, dice)
        world.answer(question.seat, move)  # type: ignore[arg-type]
        found = ended(world, seat)
        if found is not None:
            return found
    return None


def ended(world: Any, seat: int) -> events.Outcome | None:
    """Return how a combat of a seat has ended with the answer that was just given, if it has."""
    told, _ = world.collect()
    for one in told:
        if isinstance(one.event, events.CombatEnded) and one.event.seat == seat:
            outcome: events.Outcome = one.event.outcome
            return outcome
    return None
