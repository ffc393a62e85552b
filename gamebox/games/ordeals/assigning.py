"""What can be assigned to enemies in a combat, and whether it can be enough. [assign.enough]"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from gamebox.core.question import Move
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.cards import Equipment
from gamebox.games.ordeals.combat import fight_of, hits_on, is_beaten, minions_left, usable
from gamebox.games.ordeals.conditions import holds_all, number
from gamebox.games.ordeals.effects import Source, rules_of
from gamebox.games.ordeals.inspire import inspirations
from gamebox.games.ordeals.stats import (
    allows,
    card_power,
    counted_power,
    enemy_keyword,
    enemy_power,
    is_awake,
    items,
)
from gamebox.games.ordeals.zones import weapon_of

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

Arms = list[tuple[int, int]]
"""What can be assigned: the Power that it would have, and the card."""


def assignable(game: "OrdealsGame") -> list[int]:
    """Return what can still be assigned in the combat: bound cards, weapon, items. [assign.once]"""
    combat = fight_of(game)
    seat = combat.seat
    player = game.players[seat]
    found = [card for card in player.bound if unspent(game, seat, card)]
    weapon = weapon_of(game, seat)
    if weapon not in combat.used:
        found.append(weapon)
    for card in items(game, seat):
        kind = game.cards.kinds[card]
        assert isinstance(kind, Equipment)
        free = kind.assign_power is not None and card not in combat.used
        if free and is_awake(game, seat, kind):
            found.append(card)
    return found


def unspent(game: "OrdealsGame", seat: int, card: int) -> bool:
    """Return whether a bound card has Power that is not assigned yet."""
    combat = fight_of(game)
    if card not in combat.used:
        return True
    return splits(game, seat, card) and left_of_card(game, seat, card) > 0


def splits(game: "OrdealsGame", seat: int, card: int) -> bool:
    """Return whether the Power of a bound card can be split. [relic.kraken]"""
    return card in game.players[seat].bound and allows(game, seat, "split_power")


def left_of_card(game: "OrdealsGame", seat: int, card: int) -> int:
    """Return the Power of a card that is not assigned in parts yet."""
    hits = (hit for foe in fight_of(game).foes for hit in foe.hits if hit.card == card)
    return card_power(game, seat, card) - sum(hit.part for hit in hits)


def potential(game: "OrdealsGame", seat: int, card: int) -> int:
    """Return the Power that a card would have when it is assigned. [assign.ability]"""
    if card in fight_of(game).used:
        return left_of_card(game, seat, card)
    source = Source(card, seat, by=seat)
    bonus = sum(
        number(game, source, verb.n)
        for rule in rules_of(game, seat, card, "on_assign")
        if holds_all(game, source, rule.conditions)
        for verb in rule.do
        if isinstance(verb, say.Gain) and verb.res == "power"
    )
    return card_power(game, seat, card) + bonus


def arms_of(game: "OrdealsGame") -> Arms:
    """Return what can still be assigned in the combat."""
    seat = fight_of(game).seat
    return [(potential(game, seat, card), card) for card in assignable(game)]


class Aim(NamedTuple):
    """An enemy: its place, the Power that it needs, and its Protection."""

    place: int
    need: int
    protection: int


def aim_at(game: "OrdealsGame", place: int) -> Aim:
    """Return an enemy as it is now. [enemy.power, enemy.protection]"""
    return Aim(place, enemy_power(game, place), enemy_keyword(game, place, "protection"))


def reach(game: "OrdealsGame", aim: Aim, arms: Arms, first: tuple[int, int] | None = None) -> int:
    """Return the most Power that can count against an enemy in this round.

    All of `arms` that is left is assigned after `first` (card, Power), the weakest first, since
    Protection ignores what comes first. [enemy.protection]
    """
    combat = fight_of(game)
    rest = arms
    hits = hits_on(game, combat.foes[aim.place])
    if first is not None:
        card, power = first
        hits.append(first)
        rest = [arm for arm in arms if arm[1] != card]
        if splits(game, combat.seat, card):
            rest += [(whole - power, card) for whole, one in arms if one == card and whole > power]
    hits += [(card, power) for power, card in sorted(rest)]
    protection = aim.protection
    if protection and any(_strips(game, card) for card, _ in hits):
        protection = 0
    return counted_power(game, hits, protection)


def _strips(game: "OrdealsGame", card: int) -> bool:
    """Return whether assigning a card takes the Protection of the enemy away."""
    return any(
        isinstance(verb, say.EnemyKeyword) and verb.keyword == "protection" and verb.set == 0
        for rule in rules_of(game, fight_of(game).seat, card, "on_assign")
        for verb in rule.do
    )


def unfinished(game: "OrdealsGame") -> int | None:
    """Return the enemy that has something assigned, but not enough."""
    combat = fight_of(game)
    return next(
        (n for n in combat.living() if combat.foes[n].hits and not is_beaten(game, n)), None
    )


def enough(game: "OrdealsGame", aim: Aim, arms: Arms, first: tuple[int, int] | None = None) -> bool:
    """Return whether an enemy can be defeated in this round. [assign.enough]"""
    return reach(game, aim, arms, first) >= aim.need


def assign_moves(game: "OrdealsGame", seat: int) -> list[Move]:
    """Return what can be assigned, and to which enemies. [assign.enough, boss.last]"""
    combat = fight_of(game)
    open_foe = unfinished(game)
    found: list[Move] = []
    arms = arms_of(game)
    for place in combat.living():
        if open_foe is not None and place != open_foe:
            continue
        if combat.foes[place].boss and minions_left(game):
            continue
        aim = aim_at(game, place)
        if enough(game, aim, arms):
            found += ways_to_assign(game, seat, aim, arms)
    stuck = not found
    found += usable(game, seat, "use_combat", "use_any")
    found += inspirations(game, seat)
    return [*found, moves.EndAssign()] if open_foe is None or stuck else found


def ways_to_assign(game: "OrdealsGame", seat: int, aim: Aim, arms: Arms) -> list[Move]:
    """Return what can be assigned to an enemy so that it can still be defeated."""
    beaten = is_beaten(game, aim.place)
    return [
        moves.Assign(card, aim.place, part)
        for power, card in arms
        for part in parts_of(game, seat, card, power)
        if beaten or enough(game, aim, arms, (card, part or power))
    ]


def parts_of(game: "OrdealsGame", seat: int, card: int, power: int) -> Iterable[int]:
    """Return the parts of the Power of a card that can be assigned; 0 is all of it."""
    if power <= 0:
        return ()
    if splits(game, seat, card):
        return range(1, left_of_card(game, seat, card) + 1)
    return (0,)
