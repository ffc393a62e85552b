"""What the steps of a combat share: its enemies, what counts against them, and what acts when."""

from typing import TYPE_CHECKING

from gamebox.core.question import Move
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.cards import Minion
from gamebox.games.ordeals.conditions import holds_all
from gamebox.games.ordeals.effects import (
    Pending,
    Source,
    start_rule,
)
from gamebox.games.ordeals.language_rules import Trigger
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import own_rules
from gamebox.games.ordeals.scenario_rules import strength_of_king
from gamebox.games.ordeals.stats import (
    card_power,
    counted_power,
    enemy_keyword,
    enemy_power,
    presence,
    stat,
)

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import Combat, Foe, OrdealsGame


def fight_of(game: "OrdealsGame") -> "Combat":
    """Return the combat; there is one."""
    assert game.combat is not None
    return game.combat


def hits_on(game: "OrdealsGame", foe: "Foe") -> list[tuple[int, int]]:
    """Return what is assigned to an enemy, with its Power now."""
    seat = fight_of(game).seat
    return [(hit.card, hit.part or card_power(game, seat, hit.card)) for hit in foe.hits]


def spend_hits(game: "OrdealsGame", foe: "Foe") -> None:
    """Let what is assigned to an enemy be spent, with Power kept on items. [combat.clean]"""
    keep = game.players[fight_of(game).seat].keep
    for hit in foe.hits:
        keep.pop(hit.card, None)
    foe.hits = []


def power_against(game: "OrdealsGame", place: int) -> int:
    """Return the Power assigned to an enemy that counts. [enemy.protection]"""
    hits = hits_on(game, fight_of(game).foes[place])
    return counted_power(game, hits, enemy_keyword(game, place, "protection"))


def is_beaten(game: "OrdealsGame", place: int) -> bool:
    """Return whether an enemy has enough Power assigned to be defeated. [assign.enough]"""
    foe = fight_of(game).foes[place]
    return bool(foe.hits) and power_against(game, place) >= enemy_power(game, place)


def minions_left(game: "OrdealsGame") -> list[int]:
    """Return the minions of a combat that are there and not beaten yet. [boss.last]"""
    combat = fight_of(game)
    return [
        n
        for n in combat.living()
        if isinstance(game.cards.kinds[combat.foes[n].card], Minion) and not is_beaten(game, n)
    ]


def remaining(game: "OrdealsGame") -> list[int]:
    """Return the enemies that remain when this round ends. [combat.clean]"""
    return [n for n in fight_of(game).living() if not is_beaten(game, n)]


def use_item(game: "OrdealsGame", seat: int, card: int) -> None:
    """Use an ability of a card of one's own. [cards.use]"""
    for trigger in ("use_combat", "use_any", "use"):
        for pending in own_rules(game, seat, trigger):
            if pending.source.card == card:
                start_rule(game, pending.source, pending.rule)
                return


def usable(game: "OrdealsGame", seat: int, *triggers: Trigger) -> list[Move]:
    """Return the abilities of one's own cards that can be used now. [cards.use]"""
    cards = [p.source.card for trigger in triggers for p in own_rules(game, seat, trigger)]
    return [moves.UseCard(card) for card in dict.fromkeys(cards)]


def push_cost(game: "OrdealsGame", seat: int) -> int:
    """Return the Food that a push costs: 1, and what Infected enemies add. [push.food, infected]"""
    sick = sum(enemy_keyword(game, n, "infected") for n in remaining(game))
    return stat(game, seat, "push_food", constant("push_food") + sick)


def can_push(game: "OrdealsGame", seat: int) -> bool:
    """Return whether a fighter has the Food for a push; Health cannot replace it. [push.food]"""
    return game.players[seat].food >= push_cost(game, seat)


def push_pain(game: "OrdealsGame", seat: int) -> int:
    """Return the Pain cards of a push: one for each remaining enemy. [push.pain]"""
    return stat(game, seat, "push_pain", len(remaining(game)))


def flee_pain(game: "OrdealsGame", seat: int) -> int:
    """Return the Pain cards of fleeing: the Pain of all remaining enemies. [flee.pain]

    The strong King adds some. [scenario.strength]
    """
    combat = fight_of(game)
    total = sum(game.cards.enemy(combat.foes[n].card).pain for n in remaining(game))
    if combat.boss == "king":
        total += strength_of_king(game)
    return stat(game, seat, "flee_pain", total)


def combat_rules(game: "OrdealsGame", seat: int, when: Trigger) -> list[Pending]:
    """Return what acts at a moment of a combat: enemies, Equipment, bound cards. [cards.order]"""
    return [*foe_rules(game, when), *own_rules(game, seat, when)]


def flee_rules(game: "OrdealsGame", seat: int) -> list[Pending]:
    """Return what acts before the Pain of fleeing. [flee.abilities, queen.presence]"""
    queens = [
        Pending(Source(queen, seat, by=seat), rule)
        for queen in presence(game)
        for _, rule in game.cards.kinds[queen].rules("on_flee")
        if holds_all(game, Source(queen, seat, by=seat), rule.conditions)
    ]
    return [*foe_rules(game, "on_flee"), *queens, *own_rules(game, seat, "on_flee")]


def foe_rules(game: "OrdealsGame", when: Trigger) -> list[Pending]:
    """Return the rules of the living enemies with a trigger."""
    combat = fight_of(game)
    return [
        Pending(Source(combat.foes[n].card, combat.seat, foe=n, about=n, by=combat.seat), rule)
        for n in combat.living()
        for _, rule in game.cards.kinds[combat.foes[n].card].rules(when)
        if rule.whose is None
    ]
