"""How a bot of Ordeals answers what cards ask in the middle of things: options, cards, places."""

from typing import Any

from gamebox.core.question import Move, Question
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves, plans
from gamebox.games.ordeals.allies import Ally
from gamebox.games.ordeals.blows import next_blow
from gamebox.games.ordeals.campaign_plans import TOGETHER, Answer
from gamebox.games.ordeals.cards import Equipment, Skill
from gamebox.games.ordeals.combat import fight_of
from gamebox.games.ordeals.judgement import Judge
from gamebox.games.ordeals.language_rules import Rule
from gamebox.games.ordeals.manner import standings
from gamebox.games.ordeals.plans import Values
from gamebox.games.ordeals.royalty import distances, loot_price
from gamebox.games.ordeals.stats import enemy_power

LOW_HEALTH = 3
"""At so much Health what heals is used in the middle of a combat."""

WEAK = 2
"""Minions of so much Power are welcome on top of the deck."""

POOR = 1.0
"""A card of the Dealer's Row that is worth less may go."""

HOLD_OUT = 7
"""The place that a bot likes best for the Town: the middle of the grid."""


def values_of(judge: Judge, question: Question, tried: list[Move]) -> Values:
    """Return what each legal move is worth; what is left out is worth nothing at all."""
    answer = ANSWERS.get(question.asks)
    if isinstance(judge, Ally):
        answer = TOGETHER.get(question.asks, answer)
    return {} if answer is None else answer(judge, question, tried)


def _explore(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    return plans.explore(judge, tried)


def _acquire_step(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    return plans.acquire(judge, tried)


def _fatigue(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    return plans.fatigue(judge, tried)


def _push(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    return plans.push(judge, tried)


def _king(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    return plans.king(judge, tried)


def _assign(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Assign by plan; what is used in combat comes first where it helps."""
    values: Values = {moves.EndAssign(): 0.0, next_blow(judge.table): 5.0}
    enemies = fight_of(judge.table).living()
    for move in tried:
        if isinstance(move, moves.UseCard):
            heals = judge.kinds[move.card].rules("use_any")
            low = judge.player.health <= LOW_HEALTH
            strong = any(enemy_power(judge.table, n) > WEAK for n in enemies)
            if (heals and low) or (not heals and strong):
                values[move] = 9.0
    return values


# Whether to do what may be done


def _use(judge: Judge, question: Question, _tried: list[Move]) -> Values:
    """Accept what brings more than it costs."""
    step = judge.table.stack[-1]
    if question.rule == "encounter.crucible":
        combat = fight_of(judge.table)
        gain = combat.shards * (1.0 - judge.shard_worth()) + 0.5
        return {moves.Accept(): gain, moves.Decline(): 0.0}
    if question.rule == "encounter.endurance":
        space = judge.table.spaces[judge.player.space]
        kind = judge.cards.encounter(space.card)
        shop = judge.shop(judge.player.effort, kind.archetypes)[0]
        return {moves.Accept(): judge.encounter(kind) - shop, moves.Decline(): 0.0}
    if hasattr(step, "verb"):
        worth = judge.verbs(step.verb.then) + judge.verbs(step.verb.cost)
    else:
        worth = rule_worth(judge, step.pending.rule)
    return {moves.Accept(): worth + 0.01, moves.Decline(): 0.0}


def rule_worth(judge: Judge, rule: Rule) -> float:
    """Return what it brings to use an ability that is offered."""
    if rule.when == "use_any":
        return judge.verbs(rule.do) - 1.5
    if any(isinstance(verb, say.AvoidAmbush) for verb in rule.do):
        return avoiding(judge) + judge.verbs(rule.cost)
    if any(isinstance(verb, say.ReplaceMinion) for verb in rule.do):
        combat = fight_of(judge.table)
        powers = [enemy_power(judge.table, n) for n in combat.living() if not combat.foes[n].boss]
        return max(powers, default=0) - WEAK - 0.5
    if rule.when == "combat_start":
        return starting(judge, rule)
    return judge.verbs(rule.do) + judge.verbs(rule.cost)


def starting(judge: Judge, rule: Rule) -> float:
    """Return what an ability brings that acts before the Strike Bonus is drawn."""
    more = sum(v.delta for v in rule.do if isinstance(v, say.Mod) and v.stat == "strike_bonus")
    if not more:
        return judge.verbs(rule.do) + judge.verbs(rule.cost)
    return plans.standing(judge, more) - plans.standing(judge, 0) + judge.verbs(rule.cost)


def avoiding(judge: Judge) -> float:
    """Return what it is worth not to be caught by the Ambush that one stands on."""
    space = judge.table.spaces[judge.player.space]
    kind = judge.cards.encounter(space.card)
    shop = judge.shop(judge.player.effort, kind.archetypes)[0]
    return shop - judge.encounter(kind, ambushed=True)


def _avoid(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    gain = avoiding(judge) - 0.8
    return {move: gain if isinstance(move, moves.PickCard) else 0.0 for move in tried}


def _option(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    step = judge.table.stack[-1]
    values: Values = {}
    for move in tried:
        if isinstance(move, moves.PickOption):
            option = step.options[move.place]
            values[move] = judge.verbs(option.do) + judge.verbs(option.cost)
            effort = [v for v in option.cost if isinstance(v, say.Spend) and v.res == "effort"]
            if effort:
                values[move] += 0.1 * judge.player.effort
    return values


def _order(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Let what draws or changes numbers come first."""
    pending = judge.table.stack[-1].pending
    early = (say.Mod, say.Draw, say.DrawBind, say.Reveal, say.Prevent)
    return {
        move: float(any(isinstance(verb, early) for verb in pending[move.place].rule.do))
        for move in tried
        if isinstance(move, moves.NextRule)
    }


# Cards


def _card(judge: Judge, question: Question, tried: list[Move]) -> Values:
    """Part with what one can best do without; take back what does most."""
    act = question.rule.rpartition(".")[2]
    values: Values = {moves.Done(): 0.0}
    for move in tried:
        if isinstance(move, moves.PickCard):
            values[move] = parting(judge, move.card, act, question)
    return values


def parting(judge: Judge, card: int, act: str, question: Question) -> float:
    """Return what it brings to discard, destroy or take back a card."""
    kind, trait = judge.kinds[card], judge.traits[card]
    if isinstance(kind, Equipment):
        return -judge.item(trait)
    if act == "return":
        playable = isinstance(kind, Skill) and (kind.effort or kind.food or kind.power)
        return trait.benefit if playable else 0.1
    if act == "destroy":
        return -judge.keeping(card)
    unplayed = 0.0 if question.about == ("zone:hand",) else 0.5
    return unplayed - trait.benefit


def _acquire(judge: Judge, question: Question, tried: list[Move]) -> Values:
    """Acquire at once: the best, or with Token Shards the best set."""
    step = judge.table.stack[-1]
    values: Values = {moves.Done(): 0.0}
    chosen = judge.shop(step.left, None)[1] if question.asks == "exchange" else ()
    for move in tried:
        if isinstance(move, moves.PickCard):
            values[move] = judge.worth_of(move.card) + 20.0 * (move.card in chosen)
    return values


def _row(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    values: Values = {moves.Done(): 0.0}
    for move in tried:
        if isinstance(move, moves.PickCard):
            values[move] = POOR - judge.worth_of(move.card)
    return values


def _copy(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    return {m: judge.traits[m.card].benefit for m in tried if isinstance(m, moves.PickCard)}


def _keep(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    return {m: judge.worth_of(m.card) for m in tried if isinstance(m, moves.PickCard)}


def _put(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Own cards that do more than others go on top, and weak minions where a fight is likely."""
    minions = judge.table.looked_from == "minion"
    values: Values = {}
    for move in tried:
        if isinstance(move, moves.PutCard):
            if minions:
                good = WEAK + 0.5 - judge.kinds[move.card].power
            else:
                good = judge.benefit(judge.traits[move.card]) - judge.mean + 0.05
            values[move] = good if move.where == "top" else -good
    return values


def _gate(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    encounter = judge.cards.encounter
    return {m: judge.encounter(encounter(m.card)) for m in tried if isinstance(m, moves.PickCard)}


# Players, places, enemies, numbers


def _seat(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Harm whoever is ahead, never oneself."""
    points = standings(judge.table)
    return {
        move: -99.0 if move.seat == judge.seat else points[move.seat]
        for move in tried
        if isinstance(move, moves.PickSeat)
    }


def _space(judge: Judge, question: Question, tried: list[Move]) -> Values:
    """Jump, or put a cube, where most can be done; lead the King any way."""
    values: Values = {}
    for move in tried:
        if isinstance(move, moves.PickSpace):
            there = judge.table.spaces[move.space]
            if question.rule == "king.path" or there.card is None:
                values[move] = 0.0
            else:
                values[move] = plans.arriving(judge, move.space, 0, 0)
    return values


def _scout(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    away = distances(judge.table, judge.player.space)
    return {m: 9.0 - away[m.space] for m in tried if isinstance(m, moves.PickSpace)}


def _amount(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    step = judge.table.stack[-1]
    values: Values = {}
    for move in tried:
        if isinstance(move, moves.PickAmount):
            if step.to == "effort":
                effort = judge.player.effort + step_rate(step) * move.n
                gain = judge.shop(effort, judge.here())[0]
            else:
                gain = judge.gain_worth(step.to, step_rate(step) * move.n)
            values[move] = gain + judge.gain_worth(step.start, -move.n)
    return values


def step_rate(step: Any) -> int:
    """Return how many of the other resource one becomes."""
    rate: int = step.rate
    return rate


def _foe(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Weaken, destroy or replace the strongest; loot the richest again."""
    combat, again = fight_of(judge.table), judge.table.stack[-1].act == "repeat"
    values: Values = {}
    for move in tried:
        if isinstance(move, moves.PickFoe):
            kind = judge.cards.enemy(combat.foes[move.foe].card)
            loot = kind.fame + judge.shard_worth() * kind.shards
            values[move] = loot if again else float(enemy_power(judge.table, move.foe))
    return values


def _split(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Make the groups alike, since the stronger one has to be fought."""
    combat = fight_of(judge.table)
    powers = {n: judge.cards.enemy(combat.foes[n].card).power for n in combat.living()}
    whole = sum(powers.values())
    values: Values = {}
    for move in tried:
        if isinstance(move, moves.SplitMinions):
            part = sum(powers[n] for n in move.foes)
            values[move] = -float(max(part, whole - part))
    return values


def _group(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Let another player fight the stronger group."""
    groups, combat = judge.table.stack[-1].groups, fight_of(judge.table)
    powers = [
        float(sum(judge.cards.enemy(combat.foes[n].card).power for n in group)) for group in groups
    ]
    return {m: powers[m.place] for m in tried if isinstance(m, moves.PickGroup)}


def _loot(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    shards, kept = judge.player.shards, judge.shard_worth()
    relic = 5.0 + min(5.0, 0.3 * judge.turns) - kept * loot_price(judge.table)
    values: Values = {moves.LootPass(): 0.0}
    values[moves.LootRelic()] = relic
    values[moves.LootExchange()] = judge.shop(shards, None)[0] - kept * shards
    return {move: worth for move, worth in values.items() if move in tried}


def _build(_judge: Judge, _question: Question, tried: list[Move]) -> Values:
    """Keep the ways short: the Town in the middle, all others close to it."""
    rows = {move: divmod(move.space, 5) for move in tried if isinstance(move, moves.PickSpace)}
    middle = divmod(HOLD_OUT, 5)
    return {
        move: -float(abs(row - middle[0]) + abs(column - middle[1]))
        for move, (row, column) in rows.items()
    }


def _duel(judge: Judge, _question: Question, tried: list[Move]) -> Values:
    values: Values = {moves.Done(): 0.0}
    for move in tried:
        if isinstance(move, moves.PlayCard):
            trait = judge.traits[move.card]
            values[move] = 1.0 + 9.0 * trait.first + trait.bound
    return values


ANSWERS: dict[str, Answer] = {
    "explore": _explore, "acquire_step": _acquire_step, "fatigue": _fatigue, "push": _push,
    "king": _king, "assign": _assign, "use": _use, "avoid": _avoid, "option": _option,
    "order": _order, "card": _card, "acquire": _acquire, "exchange": _acquire, "row": _row,
    "copy": _copy, "keep": _keep, "relic": _keep, "put": _put, "gate": _gate, "seat": _seat,
    "space": _space, "scout": _scout, "amount": _amount, "foe": _foe, "split": _split,
    "group": _group, "loot": _loot, "build": _build, "duel": _duel,
}  # fmt: skip
