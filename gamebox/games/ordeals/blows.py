"""Which card a bot of Ordeals assigns next in a combat: the cheapest set that defeats the most."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct

from gamebox.core.question import Move
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.assigning import (
    assignable,
    potential,
    splits,
    unfinished,
)
from gamebox.games.ordeals.combat import fight_of, hits_on, is_beaten
from gamebox.games.ordeals.stats import counted_power, enemy_keyword, enemy_power, pierces

PAIN_WORTH = 0.5
"""What a Pain card less is worth when an enemy is defeated."""

SHARD_WORTH = 0.7
LEFT = 0.12
"""What a Power that is left for the next round is worth."""


class Blade(Struct, frozen=True):
    """Something that can be assigned: its Power, and what it does to Protection."""

    card: int
    power: int
    pierces: bool = False
    strips: bool = False
    splits: bool = False


class Target(Struct, frozen=True):
    """An enemy, what it still needs, and how many cards its Protection still ignores."""

    place: int
    need: int
    soaks: int
    worth: float
    boss: bool


Blows = list[tuple[int, int, int]]
"""Cards, the enemies to which they go, and the part of their Power (0: all)."""


def next_blow(table: Any) -> Move:
    """Return the next card to assign, or the end of the round."""
    blows = plan(table)
    if not blows:
        return moves.EndAssign()
    card, foe, part = blows[0]
    return moves.Assign(card, foe, part)


def plan(table: Any) -> Blows:
    """Return what to assign to whom in this round; an enemy that is begun comes first."""
    blades, targets = blades_of(table), targets_of(table)
    begun = unfinished(table)
    if begun is not None:
        target = next(one for one in targets if one.place == begun)
        return strike(blades, target)[0] or []
    best: Blows = []
    most = 0.0
    for count in range(len(targets), 0, -1):
        for chosen in combinations(targets, count):
            if any(one.boss for one in chosen) and not _boss_in_reach(targets, chosen):
                continue
            worth, blows = strike_all(blades, chosen)
            if worth > most:
                most, best = worth, blows
        if most:
            break
    return best


def _boss_in_reach(targets: Sequence[Target], chosen: Sequence[Target]) -> bool:
    """Return whether all minions are among the chosen, so that the boss may be. [boss.last]"""
    return sum(not one.boss for one in chosen) == sum(not one.boss for one in targets)


def strike_all(blades: Sequence[Blade], chosen: Sequence[Target]) -> tuple[float, Blows]:
    """Return what it is worth to defeat all the chosen, and how; nothing when it cannot be done."""
    left, all_blows, worth = list(blades), [], 0.0
    for target in chosen:
        blows, left = strike(left, target)
        if blows is None:
            return 0.0, []
        all_blows += blows
        worth += target.worth
    return worth + LEFT * sum(blade.power for blade in left), all_blows


def strike(blades: Sequence[Blade], target: Target) -> tuple[Blows | None, list[Blade]]:
    """Return how to defeat an enemy with the least waste, and what is left; None if it cannot be.

    To its Protection goes what is weakest. [enemy.protection]
    """
    if target.soaks:
        stripping = next((blade for blade in blades if blade.strips), None)
        if stripping is not None:
            rest = [blade for blade in blades if blade is not stripping]
            first = [(stripping.card, target.place, 0)]
            blows, left = _strike(rest, target, target.need - stripping.power, 0)
            if blows is not None:
                return first + blows, left
        piercing = [blade for blade in blades if blade.pierces]
        blows, left = _strike(piercing, target, target.need, 0)
        if blows is not None:
            return blows, left + [blade for blade in blades if not blade.pierces]
    return _strike(blades, target, target.need, target.soaks)


def _strike(
    blades: Sequence[Blade], target: Target, need: int, soaks: int
) -> tuple[Blows | None, list[Blade]]:
    left = sorted((blade for blade in blades if blade.power > 0), key=_power)
    used: Blows = []
    while need > 0:
        if not left:
            return None, list(blades)
        place = next((n for n, blade in enumerate(left) if blade.power >= need), len(left) - 1)
        blade = left.pop(place)
        part = min(blade.power, need)
        if blade.splits and part < blade.power:
            left.append(Blade(blade.card, blade.power - part, blade.pierces, False, True))
            left.sort(key=_power)
        used.append((blade.card, target.place, part if blade.splits else 0))
        need -= blade.power
    fodder = [blade for blade in left if not blade.pierces][:soaks]
    if len(fodder) < soaks:
        return None, list(blades)
    soaked = [(one.card, target.place, one.power if one.splits else 0) for one in fodder]
    return soaked + used, [blade for blade in left if blade not in fodder]


def _power(blade: Blade) -> int:
    return blade.power


def blades_of(table: Any) -> list[Blade]:
    """Return what can still be assigned."""
    seat = fight_of(table).seat
    return [
        Blade(
            card,
            potential(table, seat, card),
            pierces(table, card),
            _strips(table, card),
            splits(table, seat, card),
        )
        for card in assignable(table)
    ]


def _strips(table: Any, card: int) -> bool:
    """Return whether assigning a card takes the Protection of the enemy away."""
    return any(
        isinstance(verb, say.EnemyKeyword) and verb.keyword == "protection" and verb.set == 0
        for _, rule in table.cards.kinds[card].rules("on_assign")
        for verb in rule.do
    )


def targets_of(table: Any) -> list[Target]:
    """Return the enemies that are not beaten yet: the easiest first, the boss last."""
    combat = fight_of(table)
    found = []
    for place in combat.living():
        if is_beaten(table, place):
            continue
        kind = table.cards.enemy(combat.foes[place].card)
        protection = enemy_keyword(table, place, "protection")
        hits = hits_on(table, combat.foes[place])
        spent = sum(not pierces(table, card) and power > 0 for card, power in hits)
        found.append(
            Target(
                place,
                enemy_power(table, place) - counted_power(table, hits, protection),
                max(0, protection - spent),
                1.0 + kind.fame + SHARD_WORTH * kind.shards + PAIN_WORTH * kind.pain,
                combat.foes[place].boss,
            )
        )
    return sorted(found, key=lambda one: (one.boss, one.need + 2 * one.soaks))
