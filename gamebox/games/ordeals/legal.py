"""What a seat of Ordeals may do now. A game and a view look alike where things lie open."""

from typing import Any

from gamebox.core.question import Move, Question
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.acquiring import can_afford, flourish, offers_here
from gamebox.games.ordeals.assigning import assign_moves
from gamebox.games.ordeals.binding import has_room
from gamebox.games.ordeals.board import (
    activation_refusal,
    avoiding,
    move_price,
    neighbours,
)
from gamebox.games.ordeals.campaign import can_heal, king_sleeps, offerings, weighed_down
from gamebox.games.ordeals.cards import Equipment, Skill
from gamebox.games.ordeals.combat import fight_of, usable
from gamebox.games.ordeals.combat_start import ways_to_split
from gamebox.games.ordeals.inspire import inspirations
from gamebox.games.ordeals.levels import buildable
from gamebox.games.ordeals.quests import shields_in_hand
from gamebox.games.ordeals.royalty import loot_price
from gamebox.games.ordeals.scoring import playable_in_duel
from gamebox.games.ordeals.turn import fatigue_cost
from gamebox.games.ordeals.zones import destructible, free_slot

TOGETHER = frozenset(("adventurer", "story", "share", "failed"))
"""The kinds of questions that only a campaign asks."""
OF_CARDS = frozenset(
    ("amount", "foe", "card", "acquire", "exchange", "row", "copy", "gate", "keep", "relic", "put")
)
"""The kinds of questions that ask to choose a card, an enemy or a number."""


def options(table: Any, question: Question) -> list[Move]:
    """Return every legal answer to a question, of a game or of the view of the seat asked."""
    seat, step = question.seat, table.stack[-1]
    found: list[Move]
    match question.asks:
        case "explore":
            return explore(table, seat)
        case "acquire_step":
            return acquire_step(table, seat)
        case "assign":
            return assign_moves(table, seat)
        case "fatigue":
            return fatigue(table, seat)
        case "use":
            return [moves.Accept(), moves.Decline()]
        case "push":
            return list(step.open(table))
        case "order":
            return [moves.NextRule(n) for n in range(len(step.pending))]
        case "option":
            return [moves.PickOption(n) for n in step.open(table)]
        case "seat" | "space" if question.about:
            made = moves.PickSeat if question.asks == "seat" else moves.PickSpace
            return [made(int(thing.partition(":")[2])) for thing in question.about]
        case "space" | "scout":
            found = [moves.PickSpace(space) for space in step.open(table)]
            return [*found, moves.Done()] if question.asks == "scout" else found
    if question.asks in TOGETHER:
        return campaign_options(table, question.asks)
    if question.asks in OF_CARDS:
        return card_options(table, question)
    return more_options(table, question)


def card_options(table: Any, question: Question) -> list[Move]:
    """Return the legal answers to what a card asks to choose."""
    seat, step = question.seat, table.stack[-1]
    match question.asks:
        case "amount":
            return [moves.PickAmount(n) for n in range(step.limit(table) + 1)]
        case "foe":
            return [moves.PickFoe(n) for n in step.open(table)]
        case "card":
            return pick_cards(table, seat, step)
        case "acquire" | "exchange":
            return [*map(moves.PickCard, step.open(table)), moves.Done()]
        case "row":
            return list(step.open(table))
        case "copy" | "gate":
            return [moves.PickCard(card) for card in step.open(table)]
        case "keep" | "relic":
            return [moves.PickCard(card) for card in table.looked]
    ends = ("top", "bottom") if step.rest == "top_or_bottom" else ("top", "discard")
    return [moves.PutCard(card, end) for card in table.looked for end in ends]  # type: ignore[arg-type]


def more_options(table: Any, question: Question) -> list[Move]:
    """Return the legal answers to the questions that are asked less often."""
    seat, step = question.seat, table.stack[-1]
    match question.asks:
        case "split":
            return ways_to_split(fight_of(table).living())
        case "group":
            return [moves.PickGroup(0), moves.PickGroup(1)]
        case "loot":
            return loot(table, seat)
        case "king":
            return [moves.FightKing(), moves.Retreat()]
        case "build":
            return [moves.PickSpace(space) for space in buildable(step.chosen)]
        case "avoid":
            cards = avoiding(table, table.players[seat].hand)
            return [*map(moves.PickCard, cards), moves.Decline()]
    hand = table.players[seat].hand
    play = [moves.PlayCard(card) for card in hand if playable_in_duel(table, seat, card)]
    return [*play, moves.Done()]


def campaign_options(table: Any, asks: str) -> list[Move]:
    """Return the legal answers to what only a campaign asks. [quest.deck, campaign.retry]"""
    match asks:
        case "adventurer":
            return [moves.PickAdventurer(name) for name in table.stack[-1].open(table)]
        case "story":
            return [moves.GoOn()]
        case "share":
            return [*map(moves.GiveItem, table.stack[-1].open(table)), moves.StashItem()]
    return [moves.RetryScenario(), moves.RestartCampaign(), moves.GiveUpCampaign()]


def pick_cards(table: Any, seat: int, step: Any) -> list[Move]:
    """Return the cards that can be chosen, and to stop, where that is allowed."""
    if not hasattr(step, "zones"):
        return [moves.PickCard(card) for card in destructible(table, seat)]
    there = step.open(table)
    found: list[Move] = [moves.PickCard(card) for card in there]
    return [*found, moves.Done()] if step.up_to or not there else found


def playable(table: Any, seat: int, attacks: bool = True) -> list[Move]:
    """Return the cards that can be played or bound now. [play.action, bind.limit, curse.play]"""
    kinds, binds = table.cards.kinds, attacks and has_room(table, seat)
    return [
        moves.PlayCard(card)
        for card in table.players[seat].hand
        if isinstance(kinds[card], Skill) and (binds or kinds[card].type == "action")
    ]


def fatigue(table: Any, seat: int) -> list[Move]:
    """Return what can be done in the Fatigue step. [fatigue.cost, fatigue.before]"""
    found: list[Move] = [moves.GiveUpBound()]
    if table.players[seat].effort >= fatigue_cost(table, seat):
        found.insert(0, moves.PayFatigue())
    return [*playable(table, seat, attacks=False), *free_acts(table, seat), *found]


def explore(table: Any, seat: int) -> list[Move]:
    """Return what can be done in the Explore step. [explore.move, activate.once]"""
    player = table.players[seat]
    found = [*playable(table, seat), *free_acts(table, seat), *free_moves(table, seat)]
    cost = move_price(table, seat)
    can_pay = player.food >= cost or (player.food == 0 and player.health >= cost)
    if can_pay and not (cost and weighed_down(table, seat)):
        found += [moves.MoveTo(space) for space in neighbours(table, player.space)]
    if activation_refusal(table, seat) is None:
        found.append(moves.ActivateEncounter())
    if table.king is not None and table.king == player.space and not king_sleeps(table):
        found.append(moves.FightKing())
    return [*found, *campaign_acts(table, seat), moves.EndExplore()]


def campaign_acts(table: Any, seat: int) -> list[Move]:
    """Return what a scenario lets one do instead of an activation.

    [scenario.sanctify, scenario.weakness]
    """
    found: list[Move] = [moves.Sanctify(relic) for relic in offerings(table, seat)]
    return [*found, moves.HealWeapon()] if can_heal(table, seat) else found


def free_acts(table: Any, seat: int) -> list[Move]:
    """Return the abilities that can be used between other things. [cards.use, quest.inspire]"""
    found = usable(table, seat, "use", "use_any")
    found += [moves.UseCard(card) for card in shields_in_hand(table, seat)]
    return [*found, *inspirations(table, seat)]


def free_moves(table: Any, seat: int) -> list[Move]:
    """Return the free moves that can be made. [move.free]"""
    player = table.players[seat]
    if not player.free_moves:
        return []
    return [moves.MoveFree(space) for space in neighbours(table, player.space)]


def acquire_step(table: Any, seat: int) -> list[Move]:
    """Return what can be done in the Acquire step. [acquire.where, acquire.price]"""
    found = [*playable(table, seat), *free_acts(table, seat), *free_moves(table, seat)]
    common = flourish(table)
    for card in (*table.row, common):
        if card is not None and acquirable(table, seat, card):
            found.append(moves.AcquireCard(card))
    return [*found, moves.EndTurn()]


def acquirable(table: Any, seat: int, card: int) -> bool:
    """Return whether a card that is offered can be acquired here and now."""
    if not can_afford(table, seat, card) or not offers_here(table, seat, card):
        return False
    return not isinstance(table.cards.kinds[card], Equipment) or free_slot(table, seat, card)


def loot(table: Any, seat: int) -> list[Move]:
    """Return what can be done in looting. [loot.choose]"""
    shards = table.players[seat].shards
    found: list[Move] = [moves.LootRelic()] if shards >= loot_price(table) else []
    return [*found, *([moves.LootExchange()] if shards else []), moves.LootPass()]
