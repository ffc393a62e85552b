"""How a bot of Ordeals plans its turn: what it plays and binds, where it goes, what it acquires."""

import math
from typing import Any

from gamebox.core.question import Move
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.board import activation_refusal, move_price, neighbours
from gamebox.games.ordeals.campaign import scenario_of
from gamebox.games.ordeals.cards import Encounter
from gamebox.games.ordeals.costs import can_activate
from gamebox.games.ordeals.fights import Fighter, Foes, Start, fighter_of, living_enemies
from gamebox.games.ordeals.judgement import Judge
from gamebox.games.ordeals.royalty import royalty_of
from gamebox.games.ordeals.turn import fatigue_cost
from gamebox.games.ordeals.worth import POWER

KING_FIGHT = say.Fight(boss="king")
NEWS = 0.4
"""What it is worth to reveal an Encounter, beside what can be done there."""

STEP = 0.05
"""What every step costs beside its price, so that nobody walks for nothing."""

EASE = 0.2
"""By how much a bot is glad to be done: what is worth less is left."""

Values = dict[Move, float]


def explore(judge: Judge, tried: list[Move]) -> Values:
    """Return what the moves of the Explore step bring: first cards are played, then one goes."""
    played = playing(judge, tried, late=False)
    if played:
        return played
    plans = destinations(judge)
    values = {move: plans[move] for move in tried if move in plans}
    best = max(values.values(), default=0.0)
    stays = {move: worth for move, worth in values.items() if not _walks(move)}
    if stays and max(stays.values()) >= best:
        late = playing(judge, tried, late=True)
        if late:
            return late
    return values


def _walks(move: Move) -> bool:
    return isinstance(move, moves.MoveTo | moves.MoveFree)


def playing(judge: Judge, tried: list[Move], late: bool) -> Values:
    """Return the cards to play now, those that bring more cards first; the late ones last."""
    values: Values = {}
    for move in tried:
        match move:
            case moves.PlayCard(card):
                trait = judge.traits[card]
                if late or not trait.late:
                    values[move] = 50.0 + 9.0 * trait.first + trait.bound + trait.benefit
            case moves.UseCard(card):
                worth = using(judge, card)
                if worth > 0:
                    values[move] = 40.0 + worth
    return values


def using(judge: Judge, card: int) -> float:
    """Return what it brings to use the ability of a card of one's own now."""
    best = 0.0
    for trigger in ("use", "use_any", "use_combat"):
        for _, rule in judge.kinds[card].rules(trigger):
            self_spent = any(getattr(verb, "from_", ()) == ("self",) for verb in rule.cost)
            spare = 1.5 if self_spent else 0.0
            best = max(best, judge.verbs(rule.do) + 0.5 * judge.verbs(rule.cost) - spare)
    return best


def destinations(judge: Judge) -> Values:
    """Return, by the first move of the way there, what the best plan that begins so brings."""
    table, seat, player = judge.table, judge.seat, judge.player
    here = player.space
    stays = judge.place(here)
    values: Values = {moves.EndExplore(): judge.shop(player.effort, judge.here())[0] + EASE + stays}
    if activation_refusal(table, seat) is None:
        kind = table.cards.encounter(table.spaces[here].card)
        values[moves.ActivateEncounter()] = judge.encounter(kind) + stays
    if table.king is not None and table.king == here:
        letters = judge.here()
        shop = judge.shop(player.effort, letters)[0]
        values[moves.FightKing()] = judge.fight(KING_FIGHT) + shop + stays
    for space, (first, paid) in ways(judge).items():
        food, health = paid
        worth = arriving(judge, space, food, health) + judge.place(space)
        worth -= judge.food_worth(player.food) - judge.food_worth(max(0, player.food - food))
        worth -= judge.health_worth(player.health) - judge.health_worth(player.health - health)
        worth -= STEP * (food + health)
        if worth > values.get(first, -math.inf):
            values[first] = worth
            judge.aims[first] = space
    return values


Paid = tuple[int, int]


def ways(judge: Judge) -> dict[int, tuple[Move, Paid]]:
    """Return the spaces that can be reached, the first move there, and the Food and Health paid.

    One goes on over revealed Encounters; what is face-down ends the way for now.
    """
    table, player = judge.table, judge.player
    cost = move_price(table, judge.seat)
    found: dict[int, tuple[Move, Paid]] = {}
    edge: list[tuple[int, Move | None, int, int, int]] = [(player.space, None, 0, 0, 0)]
    while edge:
        space, first, food, health, steps = edge.pop(0)
        if steps >= judge.manner.reach:
            continue
        for other in neighbours(table, space):
            if other == player.space or other in found:
                continue
            paid = _pay(judge, food, health, steps, cost)
            if paid is None:
                continue
            move = first or (moves.MoveFree(other) if player.free_moves else moves.MoveTo(other))
            found[other] = (move, paid)
            if table.spaces[other].open:
                edge.append((other, move, *paid, steps + 1))
    return found


def _pay(judge: Judge, food: int, health: int, steps: int, cost: int) -> Paid | None:
    """Return what has been paid with one more step, or None when it cannot be paid."""
    player = judge.player
    if steps < player.free_moves:
        return food, health
    price = cost if steps == player.free_moves else 1
    if player.food - food >= price:
        return food + price, health
    if player.food - food == 0 and player.health - health > price + 2:
        return food, health + price
    return None


def arriving(judge: Judge, space: int, food: int, health: int) -> float:
    """Return what it brings to stand on a space: to acquire there, or to activate it as well."""
    table = judge.table
    there = table.spaces[space]
    if there.card is None or not there.open:
        return unknown(judge, food, health, there.card)
    kind = table.cards.encounter(there.card)
    letters = None if judge.everything() else kind.archetypes
    shop = judge.shop(judge.player.effort, letters)[0]
    best = shop + EASE
    if table.king == space:
        best = max(best, judge.fight(KING_FIGHT, False, food, health) + shop)
    if there.done or there.cubes == 0 or not can_go(judge, kind, space):
        return best
    return max(best, judge.encounter(kind, False, food, health))


def can_go(judge: Judge, kind: Encounter, space: int) -> bool:
    """Return whether an Encounter could be activated by who stands on it."""
    if kind.id == "king":
        return judge.table.king is None
    return can_activate(judge.table, judge.seat, judge.table.spaces[space].card)


def unknown(judge: Judge, food: int, health: int, card: int | None) -> float:
    """Return what a face-down Encounter brings: what those that it may be bring on average."""
    key = (food, health, card)
    if key not in judge.unknowns:
        table = judge.table
        kinds = [table.cards.encounter(card)] if card is not None else hidden_kinds(table)
        total = 0.0
        for kind in kinds:
            shop = judge.shop(judge.player.effort, kind.archetypes)[0]
            if kind.subtype == "ambush":
                total += judge.encounter(kind, True, food, health)
            elif _blocked(judge, kind):
                total += shop
            else:
                total += max(shop, judge.encounter(kind, False, food, health))
        judge.unknowns[key] = total / max(len(kinds), 1) + NEWS
    return judge.unknowns[key]


def _blocked(judge: Judge, kind: Encounter) -> bool:
    card = judge.cards.numbers[kind.id][0]
    return kind.id != "king" and not can_activate(judge.table, judge.seat, card)


def hidden_kinds(table: Any) -> list[Encounter]:
    """Return the Encounters that a face-down one of this level may be."""
    seen = {space.card for space in table.spaces if space is not None and space.open}
    return [table.cards.encounter(card) for card in dealt(table) if card not in seen]


def dealt(table: Any) -> list[int]:
    """Return the Encounters that may lie on the board: those of the level, or of the scenario."""
    numbers = table.cards.numbers
    if table.campaign is not None:
        return [card for one in scenario_of(table).encounters for card in numbers[one.id][: one.n]]
    of_level = (kind for kind in table.cards.encounters if kind.level == table.level)
    return [card for kind in of_level for card in numbers[kind.id]]


# The other steps of a turn


def fatigue(judge: Judge, tried: list[Move]) -> Values:
    """Return what the moves of the Fatigue step bring."""
    table, player = judge.table, judge.player
    cost = fatigue_cost(table, judge.seat)
    values: Values = {moves.GiveUpBound(): 0.0}
    bound = sum(judge.traits[card].bound for card in player.bound) * POWER
    effort = player.effort + sum(getattr(judge.kinds[card], "effort", 0) for card in player.hand)
    price = judge.shop(effort, None)[0] - judge.shop(max(0, effort - cost), None)[0]
    keeps = judge.manner.keeps and 0.9 * bound > 0.7 * price + 0.1 and effort >= cost
    values[moves.PayFatigue()] = 1.0 if keeps else -1.0
    if keeps and player.effort < cost:
        values |= playing(judge, tried, late=False) or playing(judge, tried, late=True)
    return {move: worth for move, worth in values.items() if move in tried}


def acquire(judge: Judge, tried: list[Move]) -> Values:
    """Return what the moves of the Acquire step bring."""
    played = playing(judge, tried, late=True)
    if played:
        return played
    values: Values = {moves.EndTurn(): 0.0}
    _, cards = judge.shop(judge.player.effort, judge.here())
    for move in tried:
        if isinstance(move, moves.AcquireCard):
            worth = judge.worth_of(move.card)
            values[move] = worth + (20.0 if move.card in cards else -20.0)
    return values


def push(judge: Judge, tried: list[Move]) -> Values:
    """Return what pushing and fleeing bring."""
    fighter = fighter_of(judge.table, judge.seat, begun=True)
    starts: dict[Move, Start] = {moves.Push(): "push", moves.Flee(): "flee"}
    return {move: going_on(judge, fighter, starts[move]) for move in tried if move in starts}


def standing(judge: Judge, more: int) -> float:
    """Return what the combat that begins brings, with so many cards more in the Strike Bonus."""
    fighter = fighter_of(judge.table, judge.seat, judge.table.combat.ambushed)
    return going_on(judge, fighter._replace(strike=fighter.strike + more), "strike")


def going_on(judge: Judge, fighter: Fighter, start: Start) -> float:
    """Return what the combat of the moment brings when it goes on so."""
    combat = judge.table.combat
    fighter = fighter._replace(spared=fighter.spared + combat.skip_pain)
    foes = Foes(judge.minions, known=living_enemies(judge.table))
    reward = judge.verbs(combat.reward) + judge.crown(combat.boss)
    return judge.mean_worth(judge.guesses.of(fighter, foes, start), fighter, reward)


def king(judge: Judge, _tried: list[Move]) -> Values:
    """Return what it brings to fight the King who attacks, and to retreat."""
    royalty = royalty_of(judge.table, 3)
    effort = sum(getattr(judge.kinds[card], "effort", 0) for card in judge.player.hand)
    after = max(destinations(judge).values()) - judge.shop(effort, judge.here())[0]
    return {
        moves.FightKing(): judge.fight(KING_FIGHT),
        moves.Retreat(): judge.pain(royalty.pain) + min(3.0, max(0.0, after)),
    }
