"""Whether what a card asks for is so: conditions, filters, and numbers that are counted."""

from collections.abc import Iterable
from functools import singledispatch
from typing import TYPE_CHECKING, Any

from gamebox.games.ordeals import language_conditions as only_if
from gamebox.games.ordeals.campaign import holder, king_sleeps
from gamebox.games.ordeals.cards import (
    AnyKind,
    Curse,
    Equipment,
    Minion,
    PainCard,
    Royalty,
    Skill,
)
from gamebox.games.ordeals.effects import NOBODY, Source
from gamebox.games.ordeals.language_terms import OVER_HAND, Filter, Stock, Value

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def holds_all(
    game: "OrdealsGame", source: Source, conditions: Iterable[only_if.AnyCondition]
) -> bool:
    """Return whether all conditions hold."""
    return all(holds(condition, game, source) for condition in conditions)


@singledispatch
def holds(condition: only_if.Condition, game: Any, source: Source) -> bool:
    """Return whether a condition holds."""
    raise NotImplementedError(type(condition).__name__)


@holds.register
def _(condition: only_if.Played, game: Any, source: Source) -> bool:
    cards = list(game.players[source.you].played_now)
    if condition.others and source.card in cards:
        cards.remove(source.card)
    return count_archetype(game, cards, condition.archetype) >= condition.n


@holds.register
def _(condition: only_if.Bound, game: Any, source: Source) -> bool:
    bound = game.players[source.you].bound
    return count_archetype(game, bound, condition.archetype) >= condition.n


def count_archetype(game: "OrdealsGame", cards: Iterable[int], archetype: str) -> int:
    """Return how many of the cards have an archetype."""
    return sum(getattr(game.cards.kinds[card], "archetype", None) == archetype for card in cards)


@holds.register
def _(condition: only_if.HealthAtMost, game: Any, source: Source) -> bool:
    return bool(game.players[source.you].health <= condition.n)


@holds.register
def _(condition: only_if.Has, game: Any, source: Source) -> bool:
    return resource(game, source.you, condition.res) >= condition.n


@holds.register
def _(condition: only_if.HasAtMost, game: Any, source: Source) -> bool:
    return resource(game, source.you, condition.res) <= condition.n


def resource(game: "OrdealsGame", seat: int, res: Stock) -> int:
    """Return how much of a resource a player has; Fame is the team's. [campaign.fame]"""
    whose = holder(game, seat) if res == "fame" else seat
    found: int = getattr(game.players[whose], res)
    return found


@holds.register
def _(_condition: only_if.InCombat, game: Any, source: Source) -> bool:
    return in_combat(game, source.you)


def in_combat(game: "OrdealsGame", seat: int) -> bool:
    """Return whether a player is in a combat."""
    return game.combat is not None and game.combat.seat == seat


@holds.register
def _(_condition: only_if.Ambushed, game: Any, _source: Source) -> bool:
    return game.combat is not None and game.combat.ambushed


@holds.register
def _(condition: only_if.Equipped, game: Any, source: Source) -> bool:
    """What lies over the off-hand lies in it. [quest.shield]"""
    board = game.players[source.you].board
    return condition.slot in board or (condition.slot == "off_hand" and OVER_HAND in board)


@holds.register
def _(_condition: only_if.AllDefeated, game: Any, _source: Source) -> bool:
    return game.combat is not None and all(foe.state == "defeated" for foe in game.combat.foes)


@holds.register
def _(_condition: only_if.Assigned, game: Any, source: Source) -> bool:
    return game.combat is not None and source.card in game.combat.used


@holds.register
def _(_condition: only_if.BoundCurse, game: Any, source: Source) -> bool:
    bound = game.players[source.you].bound
    return any(isinstance(game.cards.kinds[card], Curse) for card in bound)


@holds.register
def _(condition: only_if.OtherEnemy, game: Any, source: Source) -> bool:
    return any(
        matches(game, game.combat.foes[n].card, condition.filter, source)
        for n in game.combat.living()
        if n != source.foe
    )


@holds.register
def _(condition: only_if.AnyEnemy, game: Any, source: Source) -> bool:
    return game.combat is not None and any(
        matches(game, game.combat.foes[n].card, condition.filter, source)
        for n in game.combat.living()
    )


@holds.register
def _(condition: only_if.RoundAtLeast, game: Any, _source: Source) -> bool:
    return game.combat is not None and game.combat.round >= condition.n


@holds.register
def _(_condition: only_if.KingHere, game: Any, source: Source) -> bool:
    return king_here(game, source.you)


def king_here(game: "OrdealsGame", seat: int) -> bool:
    """Return whether the King can be fought where a player stands. [king.engage]

    That is so on his own Encounter until he leaves it, and later wherever he stands; not while he
    sleeps. [scenario.immortal-king]
    """
    if king_sleeps(game):
        return False
    space = game.players[seat].space
    if game.king is not None:
        return game.king == space
    there = game.spaces[space]
    kind = None if there is None else game.cards.encounter(there.card)
    return kind is not None and kind.id == "king" and not there.done  # type: ignore[union-attr]


@holds.register
def _(condition: only_if.MovedExactly, game: Any, source: Source) -> bool:
    return bool(game.players[source.you].moves == condition.n)


# Filters


def matches(
    game: "OrdealsGame", card: int, wanted: Filter | None, source: Source | None = None
) -> bool:
    """Return whether a card is as a filter wants it; `source` tells the enemy of the event."""
    if wanted is None:
        return True
    kind = game.cards.kinds[card]
    checks = (
        wanted.type is None or getattr(kind, "type", None) == wanted.type,
        wanted.class_ is None or is_class(kind, wanted.class_),
        wanted.archetype is None or getattr(kind, "archetype", None) == wanted.archetype,
        wanted.basic is None or getattr(kind, "basic", False) == wanted.basic,
        not wanted.basic_or_curse or isinstance(kind, Curse) or getattr(kind, "basic", False),
        wanted.not_id is None or kind.id != wanted.not_id,
        wanted.cost_max is None or getattr(kind, "cost", 0) <= wanted.cost_max,
        wanted.suit is None or getattr(kind, "suit", None) == wanted.suit,
        wanted.health_min is None or getattr(kind, "health", 0) >= wanted.health_min,
        wanted.base_power is None or _has_power_of_event(game, kind, source),
    )
    return all(checks)


def _has_power_of_event(game: "OrdealsGame", kind: AnyKind, source: Source | None) -> bool:
    if source is None or game.combat is None or source.about == NOBODY:
        return False
    foe = game.cards.enemy(game.combat.foes[source.about].card)
    return getattr(kind, "power", None) == foe.power


def is_class(kind: AnyKind, wanted: str) -> bool:
    """Return whether a kind of card is of a class of the filters."""
    match wanted:
        case "skill":
            return isinstance(kind, Skill)
        case "equipment":
            return isinstance(kind, Equipment)
        case "dealer":
            return isinstance(kind, Equipment | Skill) and not getattr(kind, "common", False)
        case "minion":
            return isinstance(kind, Minion)
    return isinstance(kind, Royalty)


# Numbers


def number(game: "OrdealsGame", source: Source, value: Value) -> int:
    """Return a number, counted if need be."""
    if isinstance(value, int):
        return value
    counted = _count(game, source, value.count) * value.mul // value.div + value.add
    return max(value.min, min(value.max, counted))


def _count(game: "OrdealsGame", source: Source, what: str) -> int:
    player = game.players[source.you]
    match what:
        case "visited":
            return len(set(player.entered) - {player.began})
        case "revealed_encounters":
            return sum(space is not None and space.open for space in game.spaces)
    return 0 if game.last_destroyed is None else base_value(game.cards.kinds[game.last_destroyed])


def base_value(kind: AnyKind) -> int:
    """Return the printed value of a card: Effort, Food and Power; a Curse has none. [base.value]"""
    return kind.effort + kind.food + kind.power if isinstance(kind, Skill) else 0


def pain_health(kind: AnyKind) -> int:
    """Return how much Health a Pain card costs as printed."""
    return kind.health if isinstance(kind, PainCard) else 0
