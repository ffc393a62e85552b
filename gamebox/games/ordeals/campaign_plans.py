"""How an ally of a campaign answers what it is asked: what concerns the team, by question.

Whatever is not in `TOGETHER` is answered as in the competitive game, with an ally's judgement.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from gamebox.core.question import Move, Question
from gamebox.games.ordeals import moves, plans
from gamebox.games.ordeals.aims import LOST, RELIC, SPARE_RELIC, WIN
from gamebox.games.ordeals.allies import Ally
from gamebox.games.ordeals.campaign import campaign_of
from gamebox.games.ordeals.cards import Weapon
from gamebox.games.ordeals.plans import Values
from gamebox.games.ordeals.royalty import distances, loot_price
from gamebox.games.ordeals.scenario_rules import retreat_pain
from gamebox.games.ordeals.zones import weapon_of

TRIES = 3
"""How often a team of bots fails at a scenario before it gives up."""

SPARED = 3
"""Health that a Conjured Shield stands for, about."""

TURN = 4.0
"""What it is worth to have the turn after a retreat."""

HEALED = 2.5
"""What it is worth that the abilities of a weapon wake."""

Answer = Callable[[Any, Question, list[Move]], Values]


# The steps of a turn


def _explore(judge: Ally, _question: Question, tried: list[Move]) -> Values:
    """Break a curse where one can; else play, inspire, and go where it helps the team most."""
    offered = [move for move in tried if isinstance(move, moves.Sanctify)]
    if offered:
        return {move: WIN - judge.worth_of_relic(move.card) for move in offered}
    values = plans.explore(judge, tried)
    values |= _inspiration(judge, tried)
    if moves.HealWeapon() in tried:
        shop = judge.shop(judge.player.effort, judge.here())[0]
        values[moves.HealWeapon()] = healing(judge) + shop + judge.place(judge.player.space)
    return values


def healing(judge: Ally) -> float:
    """Return what it is worth to take the Curse token off: much if the weapon says anything."""
    kind = judge.kinds[weapon_of(judge.table, judge.seat)]
    return HEALED if isinstance(kind, Weapon) and kind.effect else 0.0


def _inspiration(judge: Ally, tried: list[Move]) -> Values:
    """Spend a cube where that does more than it does on the Quest."""
    if moves.Inspire() not in tried:
        return {}
    worth = judge.inspiring()
    return {moves.Inspire(): 45.0 + worth} if worth > 0 else {}


def _push(judge: Ally, _question: Question, tried: list[Move]) -> Values:
    """Push or flee; whoever leaves the King on his Throne has lost."""
    values = plans.push(judge, tried)
    combat = judge.table.combat
    if combat.boss == "king" and judge.on_throne:
        values[moves.Flee()] -= LOST
    return values


def _king(judge: Ally, _question: Question, _tried: list[Move]) -> Values:
    """Fight the King who attacks, or retreat; never retreat from his Throne."""
    values: Values = {
        moves.FightKing(): judge.fight(plans.KING_FIGHT),
        moves.Retreat(): judge.pain(retreat_pain(judge.table)) + TURN,
    }
    if judge.on_throne:
        values[moves.Retreat()] -= LOST
    return values


def _loot(judge: Ally, _question: Question, tried: list[Move]) -> Values:
    """Take a Relic while a curse needs one."""
    player, kept = judge.player, judge.shard_worth()
    values: Values = {
        moves.LootPass(): 0.0,
        moves.LootExchange(): judge.shop(player.shards, None)[0] - kept * player.shards,
        moves.LootRelic(): (RELIC if judge.relics_needed else SPARE_RELIC)
        - kept * loot_price(judge.table),
    }
    return {move: worth for move, worth in values.items() if move in tried}


# The team


def _seat(judge: Ally, question: Question, tried: list[Move]) -> Values:
    """Let the strongest suffer, help the weakest, and lead the King to who can beat him."""
    players = judge.table.players
    values: Values = {}
    for move in tried:
        if not isinstance(move, moves.PickSeat):
            continue
        health = float(players[move.seat].health)
        match question.rule:
            case "scenario.darkness" | "scenario.time":
                values[move] = health + _shielded(judge, move.seat) - _shares(judge, move.seat)
            case "king.tie":
                away = distances(judge.table, judge.table.king)
                values[move] = float(away[players[move.seat].space])
            case _:
                values[move] = -health - _shielded(judge, move.seat)
    return values


def _shielded(judge: Ally, seat: int) -> float:
    return float(SPARED * ("over_hand" in judge.table.players[seat].board))


def _shares(judge: Ally, seat: int) -> float:
    """Return the Health that the Pain already given to a player will cost."""
    shares = getattr(judge.table.stack[-1], "shares", ())
    return 1.11 * shares[seat] if shares else 0.0


def _share(judge: Ally, _question: Question, tried: list[Move]) -> Values:
    """Give an item to whom it helps most, or stash it."""
    card = judge.table.stack[-1].card
    values: Values = {moves.StashItem(): judge.fame_worth(judge.cards.equipment_of(card).fame)}
    for move in tried:
        if isinstance(move, moves.GiveItem):
            values[move] = judge.other(move.seat).worth_of(card)
    return values


def _adventurer(_judge: Ally, _question: Question, tried: list[Move]) -> Values:
    return dict.fromkeys(tried, 0.0)


def _story(_judge: Ally, _question: Question, _tried: list[Move]) -> Values:
    return {moves.GoOn(): 1.0}


def _failed(judge: Ally, _question: Question, _tried: list[Move]) -> Values:
    """Try again with the decks that one has, but not for ever."""
    campaign = campaign_of(judge.table)
    failures = Counter(one.scenario for one in campaign.attempts if not one.won)
    gives_up = failures[campaign.scenario] >= TRIES
    return {moves.RetryScenario(): 1.0, moves.GiveUpCampaign(): 2.0 * gives_up}


TOGETHER: dict[str, Answer] = {
    "explore": _explore, "push": _push, "king": _king, "loot": _loot, "seat": _seat,
    "share": _share, "adventurer": _adventurer, "story": _story, "failed": _failed,
}  # fmt: skip
"""How an ally answers the questions that concern the team."""
