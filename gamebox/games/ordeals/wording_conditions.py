"""The conditions of a rule in words."""

from collections.abc import Sequence
from functools import singledispatch

from gamebox.core.words import listed
from gamebox.games.ordeals import language_conditions as only_if
from gamebox.games.ordeals.language_terms import Filter
from gamebox.games.ordeals.names import ARCHETYPES, RESOURCES, SLOTS, amount
from gamebox.games.ordeals.wording import Context, article
from gamebox.games.ordeals.wording_nouns import noun, owned, quality


@singledispatch
def holds(condition: only_if.Condition, context: Context) -> str:
    """Return a condition as it follows 'if'."""
    raise NotImplementedError(type(condition).__name__)


def conditions(found: Sequence[only_if.AnyCondition], context: Context) -> str:
    """Return conditions that must all hold: `if you have no Food`; nothing where there are none."""
    return f"if {_all(found, context)}" if found else ""


_OF_THE_PAST = (
    only_if.Played,
    only_if.Ambushed,
    only_if.Assigned,
    only_if.AllDefeated,
    only_if.MovedExactly,
)


def lasting(found: Sequence[only_if.AnyCondition], context: Context) -> str:
    """Return conditions of what holds all the time: `while a Curse is bound to your weapon`."""
    if len(found) == 1 and isinstance(found[0], only_if.RoundAtLeast):
        return f"from combat round {found[0].n} on"
    if not found:
        return ""
    past = all(isinstance(condition, _OF_THE_PAST) for condition in found)
    return f"{'if' if past else 'while'} {_all(found, context)}"


def _all(found: Sequence[only_if.AnyCondition], context: Context) -> str:
    return owned(listed(holds(condition, context) for condition in found), context.voice)


def _they(context: Context) -> str:
    return context.voice.pronoun


def _so_many(n: int, one: str, many: str) -> str:
    return article(one) if n == 1 else f"{n} or more {many}"


@holds.register
def _(condition: only_if.Played, context: Context) -> str:
    kind = ARCHETYPES[condition.archetype]
    cards = _so_many(condition.n, f"{kind} card", f"{kind} cards")
    if condition.others:
        other = f"another {kind} card"
        cards = other if condition.n == 1 else f"{condition.n} or more other {kind} cards"
    return f"{_they(context)} played {cards} this turn"


@holds.register
def _(condition: only_if.Bound, _context: Context) -> str:
    kind = ARCHETYPES[condition.archetype]
    cards = _so_many(condition.n, f"{kind} card", f"{kind} cards")
    return f"{cards} {'is' if condition.n == 1 else 'are'} bound to your weapon"


@holds.register
def _(condition: only_if.HealthAtMost, _context: Context) -> str:
    return f"your Health is {condition.n} or less"


@holds.register
def _(condition: only_if.Has, context: Context) -> str:
    return f"{_they(context)} have {condition.n} or more {RESOURCES[condition.res][1]}"


@holds.register
def _(condition: only_if.HasAtMost, context: Context) -> str:
    if condition.n == 0:
        return f"{_they(context)} have no {RESOURCES[condition.res][1]}"
    return f"{_they(context)} have {amount(condition.res, condition.n)} or less"


@holds.register
def _(_condition: only_if.InCombat, context: Context) -> str:
    return f"{_they(context)} are in combat"


@holds.register
def _(_condition: only_if.Ambushed, context: Context) -> str:
    return f"{_they(context)} were ambushed"


@holds.register
def _(condition: only_if.Equipped, context: Context) -> str:
    item = "weapon card" if condition.slot == "weapon" else f"{SLOTS[condition.slot]} item"
    return f"{_they(context)} have {article(item)}"


@holds.register
def _(_condition: only_if.AllDefeated, _context: Context) -> str:
    return "every enemy was defeated"


@holds.register
def _(_condition: only_if.Assigned, context: Context) -> str:
    return f"{_they(context)} assigned {context.this}"


@holds.register
def _(_condition: only_if.BoundCurse, _context: Context) -> str:
    return "a Curse is bound to your weapon"


@holds.register
def _(condition: only_if.OtherEnemy, context: Context) -> str:
    return f"there is another {enemy(condition.filter, context)}"


@holds.register
def _(condition: only_if.AnyEnemy, context: Context) -> str:
    return f"there is {article(enemy(condition.filter, context))}"


def enemy(wanted: Filter | None, context: Context) -> str:
    """Return the enemy that a filter wants."""
    return f"{noun(wanted, 'enemy', 'enemies')[0]}{quality(wanted, context)}"


@holds.register
def _(condition: only_if.RoundAtLeast, _context: Context) -> str:
    return f"it is combat round {condition.n} or later"


@holds.register
def _(_condition: only_if.KingHere, _context: Context) -> str:
    return "the King is here"


@holds.register
def _(condition: only_if.MovedExactly, context: Context) -> str:
    times = "once" if condition.n == 1 else f"{condition.n} times"
    return f"{_they(context)} moved exactly {times} this turn"
