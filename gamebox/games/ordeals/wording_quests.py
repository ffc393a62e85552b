"""A Quest in words: what is to be done, how often, and what a cube can be spent for."""

from functools import singledispatch

from gamebox.core.words import counted, listed
from gamebox.games.ordeals import language_quests as quest
from gamebox.games.ordeals.cards import Quest
from gamebox.games.ordeals.language_rules import Rule
from gamebox.games.ordeals.wording import Context, joined, periods

_KINDS: dict[quest.Subtype, str] = {
    "basic": "a Basic Encounter",
    "event": "an Event Encounter",
    "combat": "a Combat Encounter",
    "ambush": "an Ambush Encounter",
    "boss": "a boss Encounter",
}
_CLASSES = {None: "a card", "skill": "a Skill card", "equipment": "an Equipment card"}


def quest_texts(kind: Quest) -> list[str]:
    """Return what a Quest says, without capitals and full stops. [quest.counts, quest.inspire]"""
    complete = "completes" if kind.goal == 1 else "complete"
    return [
        f"{objective(kind.objective)}: {cubes(kind.goal)} {complete} the Quest",
        f"Inspire: {inspiration(kind)}",
    ]


def inspiration(kind: Quest) -> str:
    """Return what a cube of a Quest can be spent for. [quest.inspire]"""
    return joined(periods(kind.inspire, Context(kind, Rule(when="use", do=kind.inspire))))


def cubes(n: int) -> str:
    """Return so many cubes in words."""
    return counted(n, "cube", "cubes")


@singledispatch
def objective(wanted: quest.Objective) -> str:
    """Return what brings a cube, as an act."""
    raise NotImplementedError(type(wanted).__name__)


@objective.register
def _(_wanted: quest.RevealOne) -> str:
    return "reveal an Encounter"


@objective.register
def _(wanted: quest.ActivateOne) -> str:
    return f"activate {_KINDS[wanted.subtype]}"


@objective.register
def _(wanted: quest.EnterMany) -> str:
    if wanted.n == 1:
        return "enter an Encounter"
    return f"enter {wanted.n} different Encounters in one turn"


@objective.register
def _(wanted: quest.BeginBound) -> str:
    bound = f" with {_or_more(wanted.bound_min, 'a card', 'cards')} bound to your weapon"
    return f"start a combat{bound if wanted.bound_min else ''}"


@objective.register
def _(wanted: quest.WinFight) -> str:
    deeds = []
    if wanted.defeated_min:
        deeds.append(f"defeated {_or_more(wanted.defeated_min, 'an enemy', 'enemies')}")
    if wanted.pushes_min:
        times = "" if wanted.pushes_min == 1 else f" {wanted.pushes_min} or more times"
        deeds.append(f"pushed{times}")
    won = "win a combat"
    if deeds:
        won += f" in which you {listed(deeds)}"
    if wanted.pushes_max is not None:
        won += f" {_no_more_pushes(wanted.pushes_max)}"
    if wanted.health_max is not None:
        won += f" while your Health is {wanted.health_max} or less"
    return won


def _no_more_pushes(n: int) -> str:
    return f"with at most {counted(n, 'push', 'pushes')}" if n else "without pushing"


@objective.register
def _(wanted: quest.DefeatOne) -> str:
    power = f" with a base Power of {wanted.power_min} or more" if wanted.power_min else ""
    return f"defeat an enemy{power}{' that has an ability or keyword' if wanted.has_text else ''}"


@objective.register
def _(wanted: quest.AcquireOne) -> str:
    cost = f" that costs {wanted.cost_min} or more" if wanted.cost_min else ""
    away = " at an Encounter other than the start Encounter" if wanted.away_from_start else ""
    return f"acquire {_CLASSES[wanted.class_]}{cost}{away}"


def _or_more(n: int, one: str, many: str) -> str:
    return one if n <= 1 else f"{n} or more {many}"
