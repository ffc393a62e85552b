"""A rule of a card in words: when it acts, how often, on what conditions, and what it does."""

from collections.abc import Sequence

from gamebox.core.words import listed
from gamebox.games.ordeals import language_conditions as only_if
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import wording_cards as _cards
from gamebox.games.ordeals import wording_map as _map
from gamebox.games.ordeals.cards import AnyKind, Equipment, Minion, Royalty, Skill
from gamebox.games.ordeals.language_rules import Rule, Trigger
from gamebox.games.ordeals.names import LYING
from gamebox.games.ordeals.wording import (
    Context,
    Period,
    Voice,
    article,
    capital,
    joined,
    offer,
    periods,
    price,
    third,
)
from gamebox.games.ordeals.wording_conditions import conditions, enemy, lasting
from gamebox.games.ordeals.wording_nouns import noun, owned
from gamebox.games.ordeals.wording_numbers import is_standing
from gamebox.games.ordeals.wording_resources import option_words, power_change

_FAMILIES = (_cards, _map)
"""The families of verbs that nothing else here names: they are there once they are loaded."""
ANYBODY = Voice("that player", "their", "they", third=True)
"""Whoever an ability for all players is about."""
EVERYBODY = Voice("players", "players'", "players")
"""All those about whom something holds all the time."""
_MOMENTS: dict[Trigger, str] = {
    "combat_start": "at the start of combat",
    "strike_bonus": "after drawing your Strike Bonus",
    "round_start": "at the start of each combat round",
    "turn_start": "at the start of your turn",
    "acquire_start": "at the start of your Acquire step",
    "turn_end": "at the end of your turn",
    "use": "in your turn, outside combat",
    "use_combat": "during combat",
    "use_any": "at any time",
}
_EVENTS: dict[Trigger, str] = {
    "on_play": "bind {this}",
    "on_draw": "draw {this}",
    "on_assign": "assign {this}",
    "enemy_defeated": "defeat {enemy}",
    "on_push": "push",
    "on_flee": "flee",
    "combat_won": "win a combat",
    "ambush_revealed": "reveal an Ambush",
    "minion_revealed": "reveal {minion}",
    "on_move": "enter an Encounter",
    "on_pain": "draw a Pain card",
    "on_health_loss": "would lose Health",
    "before_pain": "would resolve Pain cards",
}
_SHORT: dict[Trigger, str] = {
    "combat_start": "start of combat",
    "on_defeat": "defeated",
    "boss_revealed": "when revealed",
    "on_flee": "when you flee",
    "on_push": "each time you push",
    "round_start": "each combat round",
}
"""How enemies say when something happens."""


def rule_texts(rule: Rule, context: Context) -> list[str]:
    """Return what a rule says, as sentences without their capitals and full stops."""
    if rule.whose == "any":
        context = context._replace(voice=EVERYBODY if rule.when == "passive" else ANYBODY)
    standing = tuple(verb for verb in rule.do if is_standing(verb, context))
    rest = tuple(verb for verb in rule.do if verb not in standing)
    found = [_rule_text(rule, rest, context)] if rest or not standing else []
    if standing:
        found.append(joined(periods(standing, context), loose=True))
    return found


def _rule_text(rule: Rule, verbs: say.Verbs, context: Context) -> str:
    if rule.when == "passive":
        return _passive(rule, verbs, context)
    if (text := _own_power(rule, verbs, context)) or (text := _target(rule, verbs, context)):
        return text
    lead = _lead(rule, context)
    inner = context._replace(this="it") if "this" in lead else context
    parts = _body(rule, verbs, inner)
    body = joined(parts, loose=not lead or rule.when in ("activate", "resolve"))
    if _is_short(rule, context):
        body = body.removeprefix("this has ")
    return _with_lead(lead, body, rule, context)


def _with_lead(lead: str, body: str, rule: Rule, context: Context) -> str:
    if not lead:
        return body
    if rule.when == "activate":
        return f"{lead}: {body}"
    if _is_short(rule, context):
        choice = body.startswith("choose one: ")
        return f"{lead}, {body}" if choice else f"{lead}: {body}"
    return f"{lead}, {body}"


def _is_short(rule: Rule, context: Context) -> bool:
    enemy_card = isinstance(context.kind, Minion | Royalty)
    return enemy_card and rule.when in _SHORT and rule.whose is None and not rule.limit


def question(kind: AnyKind, cost: say.Verbs, then: say.Verbs) -> str:
    """Return what a card lets its player do, as a question; empty where it reads otherwise."""
    first, *rest = offer(cost, then, Context(kind, Rule(when="passive", do=then)))
    if not first.text.startswith("you may "):
        return ""
    more = f" {capital(joined(rest))}." if rest else ""
    return f"{first.text.removeprefix('you may ')}?{more}"


def option_text(kind: AnyKind, option: say.Choice) -> str:
    """Return what one of several options of a card costs and does."""
    return option_words(option, Context(kind, Rule(when="passive", do=option.do)))


def _body(rule: Rule, verbs: say.Verbs, context: Context) -> list[Period]:
    if rule.optional:
        return offer(rule.cost, verbs, context)
    parts = periods(verbs, context)
    if rule.cost:
        text = f"{price(rule.cost, context)}: {parts[0].text if parts else 'nothing happens'}"
        return [Period(text), *parts[1:]]
    return parts


# Sentences that are shorter than their rule


def _own_power(rule: Rule, verbs: say.Verbs, context: Context) -> str:
    """Return '+2 Power if ... when you assign this', if that is all that a rule does."""
    only = verbs[0] if len(verbs) == 1 else None
    if not isinstance(only, say.Gain) or only.res != "power" or not isinstance(only.n, int):
        return ""
    drawn = rule.when == "on_play" and isinstance(rule.if_, only_if.InCombat)
    assigned = rule.when == "on_assign" and rule.conditions
    if rule.limit or rule.optional or only.keep or not (drawn or assigned):
        return ""
    if drawn:
        return f"{power_change(only.n)} if this is drawn in combat"
    return f"{power_change(only.n)} {conditions(rule.conditions, context)} when you assign this"


def _target(rule: Rule, verbs: say.Verbs, context: Context) -> str:
    """Return 'The enemy you assign this to has ...', if that is all that a rule does."""
    changes = say.EnemyPower | say.EnemyKeyword
    assigned = [isinstance(verb, changes) and verb.target == "assigned" for verb in verbs]
    simple = not (rule.limit or rule.conditions or rule.optional)
    if rule.when != "on_assign" or not simple or not assigned or not all(assigned):
        return ""
    return joined(periods(verbs, context), loose=True)


def _passive(rule: Rule, verbs: say.Verbs, context: Context) -> str:
    """Return what holds all the time, or while conditions hold."""
    while_ = lasting(rule.conditions, context)
    only = verbs[0] if len(verbs) == 1 else None
    if isinstance(only, say.EnemyPower) and only.target == "self" and only.filter is None:
        change = f"{power_change(only.delta)} {while_}".rstrip()
        return f"{_presence(rule, context)}{change}"
    always = "with any weapon" if rule.always_on and _needs_weapon(context) else ""
    where = _while_bound(rule, verbs, context)
    lead = _one_after_another([always, where, while_])
    parts = periods(verbs, context)
    text = joined(parts, loose=not lead)
    text = f"{lead}, {text}" if lead else text
    presence = _presence(rule, context)
    return f"{presence}{text}" if presence else text


def _needs_weapon(context: Context) -> bool:
    return isinstance(context.kind, Equipment) and bool(context.kind.needs_weapon)


def _while_bound(rule: Rule, verbs: say.Verbs, context: Context) -> str:
    """Return where a Skill card has to be for a rule that holds all the time."""
    pierce = all(isinstance(verb, say.Allow) and verb.rule == "pierce" for verb in verbs)
    if not isinstance(context.kind, Skill) or pierce:
        return _while_elsewhere(rule, context)
    return _while_elsewhere(rule, context) or "while this is bound"


def _while_elsewhere(rule: Rule, context: Context) -> str:
    """Return where a card has to be, when that is not where its rules act anyway."""
    usual = ("self", "equip" if isinstance(context.kind, Equipment) else "bound")
    zones = tuple(zone for zone in rule.zone if zone not in usual)
    if not zones:
        return ""
    where = listed((LYING[zone] for zone in dict.fromkeys(rule.zone)), "or")
    return owned(f"while this is {where}", context.voice)


# What comes first


def _presence(rule: Rule, context: Context) -> str:
    queen = isinstance(context.kind, Royalty) and context.kind.rank == "queen"
    return "Queen's Presence: " if queen and rule.whose == "any" else ""


def _lead(rule: Rule, context: Context) -> str:
    """Return how often, when and on what conditions a rule acts."""
    left, event = _without_flight(rule, context)
    if rule.limit == "combat":
        left = [one for one in left if not isinstance(one, only_if.InCombat)]
    always = "with any weapon" if rule.always_on and _needs_weapon(context) else ""
    if moved := _after_move(rule):
        left.remove(moved)
        nth = {1: "first", 2: "second", 3: "third"}.get(moved.n)
        when = [f"after {f'your {nth} move' if nth else f'move {moved.n}'} each turn"]
    else:
        when = _when(rule, event, context)
    parts = [always, *when, conditions(left, context)]
    text = _one_after_another(parts)
    return f"{_presence(rule, context)}{text}" if text else ""


def _after_move(rule: Rule) -> only_if.MovedExactly | None:
    """Return the condition that picks one move of the turn, which comes once a turn anyway."""
    if rule.when != "on_move" or rule.limit == "combat" or rule.whose == "any":
        return None
    found = (one for one in rule.conditions if isinstance(one, only_if.MovedExactly))
    return next(found, None)


def _one_after_another(parts: Sequence[str]) -> str:
    """Return what comes first, with 'and' where two parts begin with the same 'if' or 'while'."""
    text, last = "", ""
    for part in parts:
        word, _, rest = part.partition(" ")
        if part and word == last and word in ("if", "while"):
            text = f"{text} and {rest}"
        elif part:
            text = f"{text}, {part}" if text else part
        last = word
    return text


def _without_flight(rule: Rule, context: Context) -> tuple[list[only_if.AnyCondition], str]:
    """Return the conditions that are left to say, and the event: fleeing names the enemy."""
    found = list(rule.conditions)
    event = _event(rule, context)
    there = next((one for one in found if isinstance(one, only_if.AnyEnemy)), None)
    if rule.when == "on_flee" and there is not None:
        found.remove(there)
        event = f"flee from {article(enemy(there.filter, context))}"
    return found, event


def _event(rule: Rule, context: Context) -> str:
    if rule.when == "on_play" and not _is_attack(context):
        return ""
    return _EVENTS.get(rule.when, "").format(
        this=context.this,
        enemy=article(enemy(rule.filter, context)),
        minion=article(noun(rule.filter, "minion", "minions")[0]),
    )


def _is_attack(context: Context) -> bool:
    return isinstance(context.kind, Skill) and context.kind.type == "attack"


def _when(rule: Rule, event: str, context: Context) -> list[str]:
    """Return how often and when a rule acts, in the order in which it is said."""
    if _is_short(rule, context):
        return [_SHORT[rule.when]]
    often = _how_often(rule, context)
    clause = _clause(rule, event, context)
    where = _where(rule, context)
    if often and clause and not rule.optional and rule.limit_by != "name":
        times = "time" if rule.limit_n == 1 else f"{rule.limit_n} times"
        return [f"the first {times} each {rule.limit} {clause}{where}"]
    moment = _moment(rule, bool(often))
    if clause:
        moment = f"{'if' if rule.when == 'on_kill' else 'when'} {clause}{where}"
    elif where:
        moment = f"{moment},{where}" if moment else where.strip()
    return [part for part in (often, moment) if part]


def _clause(rule: Rule, event: str, context: Context) -> str:
    """Return the event of a rule as it follows 'when'."""
    match rule.when:
        case "on_kill":
            this = "this weapon" if _is_weapon(context) else "this"
            return f"{this} helps to defeat {article(enemy(rule.filter, context))}"
        case "on_defeat":
            return "this is defeated"
        case "boss_revealed":
            return "this is revealed"
        case "on_pain" if rule.filter is not None and rule.filter.health_min is not None:
            they = "a player" if rule.whose == "any" else "you"
            return f"a Pain card costs {they} {rule.filter.health_min} or more Health"
    if not event:
        return ""
    return f"a player {third(event)}" if rule.whose == "any" else f"you {event}"


def _is_weapon(context: Context) -> bool:
    return isinstance(context.kind, Equipment) and context.kind.slot == "weapon"


def _moment(rule: Rule, often: bool) -> str:
    if often and rule.when == "use_combat" and rule.limit == "combat":
        return ""
    if often and rule.when == "use" and rule.limit == "turn":
        return "outside combat"
    text = _MOMENTS.get(rule.when, "")
    return text.replace("your", "each player's") if rule.whose == "any" else text


def _how_often(rule: Rule, context: Context) -> str:
    if rule.limit is None:
        return ""
    times = {1: "once", 2: "twice"}.get(rule.limit_n, f"up to {rule.limit_n} times")
    same = f" (all cards named {context.kind.name} together)" if rule.limit_by == "name" else ""
    return f"{times} per {rule.limit}{same}"


_TOUCHED: tuple[Trigger, ...] = ("on_play", "on_draw", "on_assign", "on_kill")
"""Triggers that say themselves where the card is."""


def _where(rule: Rule, context: Context) -> str:
    """Return where this card has to be, unless it is clear from what it does."""
    leaves = any(getattr(verb, "from_", ()) == ("self",) for verb in rule.cost)
    assigned = any(isinstance(one, only_if.Assigned) for one in rule.conditions)
    if leaves or assigned or rule.when in _TOUCHED or rule.when in ("activate", "resolve"):
        return ""
    elsewhere = _while_elsewhere(rule, context)
    bound = "while this is bound" if isinstance(context.kind, Skill) else ""
    return f" {elsewhere or bound}" if elsewhere or bound else ""


def all_texts(rules: Sequence[Rule], context: Context) -> list[str]:
    """Return what all rules of a card say."""
    return [text for rule in rules for text in rule_texts(rule, context._replace(rule=rule))]
