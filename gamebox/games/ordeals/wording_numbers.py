"""Verbs that change numbers and what is allowed, in words."""

from gamebox.core.words import counted
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.cards import Weapon
from gamebox.games.ordeals.names import amount
from gamebox.games.ordeals.wording import Clause, Context, clauses, do, state
from gamebox.games.ordeals.wording_combat import UNTIL
from gamebox.games.ordeals.wording_nouns import noun, owned, quality

_HIGHER = {
    "strike_bonus": "Strike Bonus",
    "binding_limit": "Binding Limit",
    "hand_size": "hand size",
}
_IN_THE = {**UNTIL, "combat": " in this combat"}


@clauses.register
def _(verb: say.Mod, context: Context) -> list[Clause]:
    their = context.voice.theirs
    more = "more" if verb.delta >= 0 else "less"
    n = abs(verb.delta)
    until = _IN_THE[verb.until]
    match verb.stat:
        case "strike_bonus" | "binding_limit" | "hand_size":
            high = "higher" if verb.delta >= 0 else "lower"
            return [state(f"{their} {_HIGHER[verb.stat]} is {n} {high}{until}")]
        case "move_cost" | "push_food":
            return [state(f"{_occasions(verb, context)} {amount('food', n)} {more}")]
        case "push_pain" | "flee_pain":
            return [_pain(verb, context)]
        case "acquire_cost":
            return [state(f"{_occasions(verb, context)} {n} {more}")]
        case "pain_health":
            head = f"when a Pain card costs {context.voice.pronoun} Health"
            return [state(f"{context.voice.pronoun} lose {n} {more}{until}", head)]
        case "fatigue_cost":
            total = f"{amount('effort', n)} {more} in total{until}"
            return [state(f"in the Fatigue step, keeping {their} bound cards costs {total}")]
        case "death_fame":
            loss = f"{context.voice.pronoun} lose {n} Fame {more}"
            return [state(loss, f"when {context.voice.pronoun} die")]


def _pain(verb: say.Mod, context: Context) -> Clause:
    action = "push" if verb.stat == "push_pain" else "flee"
    n = abs(verb.delta)
    fewer = "more" if verb.delta >= 0 else "fewer"
    cards = f"{n} {fewer} Pain cards"
    if n == 1:
        cards = f"1 Pain card {'more' if verb.delta >= 0 else 'less'}"
    they = context.voice.pronoun
    subject = "" if they == "you" else f"{they} "
    return state(f"{subject}resolve {cards}{UNTIL[verb.until]}", f"when {they} {action}")


def _occasions(verb: say.Mod, context: Context) -> str:
    """Return what costs more or less, and whether only for the next times."""
    they, their = context.voice.pronoun, context.voice.theirs
    one, many = {
        "move_cost": (f"{their} {{}}move", f"{their} {{}}moves"),
        "push_food": (f"{their} {{}}push", f"{their} {{}}pushes"),
    }.get(verb.stat, ("", ""))
    if not one:
        one, many = (f"{{}}{kind} {they} acquire" for kind in noun(verb.filter))
        one = f"the {one}"
        many = f"the {many}" if verb.uses else many
        which = quality(verb.filter, context, verb.uses)
    else:
        which = ""
    first = is_standing(verb, context)
    nth = "first" if first else "next"
    until = (
        {"turn": " each turn", "combat": " in each combat"}[str(verb.until)]
        if first
        else (_IN_THE[verb.until])
    )
    if verb.uses == 1:
        return f"{one.format(f'{nth} ')}{until}{which} costs"
    some = f"{nth} {verb.uses} " if verb.uses else ""
    return f"{many.format(some)}{until}{which} cost"


def is_standing(verb: say.AnyVerb, context: Context) -> bool:
    """Return whether a change comes anew every turn or combat: 'your first move each turn'."""
    if not isinstance(verb, say.Mod) or not verb.uses or context.rule.conditions:
        return False
    if context.rule.optional or context.rule.limit:
        return False
    return (context.when, verb.until) in {("turn_start", "turn"), ("combat_start", "combat")}


@clauses.register
def _(verb: say.Prevent, context: Context) -> list[Clause]:
    match verb.what:
        case "pain":
            return [do(context, "ignore", _ignored(verb, context))]
        case "health_loss":
            return [do(context, "lose", _lighter(verb, context))]
    others = "other players' cards, Encounters and defeated minions"
    return [state(f"{others} do not affect {_object(context)}")]


def _object(context: Context) -> str:
    return "them" if context.voice.third else "you"


def _lighter(verb: say.Prevent, context: Context) -> str:
    """Return how much less Health is lost; without its name where that was just said."""
    cost = context.rule.filter.health_min if context.rule.filter is not None else None
    known = context.when == "on_health_loss" or (context.when == "on_pain" and cost is not None)
    if verb.n == "all":
        return "none" if known else "no Health"
    return f"{verb.n} less" if known else f"{amount('health', verb.n)} less"


def _ignored(verb: say.Prevent, context: Context) -> str:
    """Return which Pain cards are not drawn."""
    if context.when == "before_pain":
        return "all of them" if verb.n == "all" else f"{verb.n} of them"
    until = UNTIL[verb.until]
    if context.when == "on_flee":
        number = "all Pain" if verb.n == "all" else counted(verb.n, "Pain card", "Pain cards")
        return f"{number} from fleeing"
    if verb.n == "all":
        return f"all Pain cards{until}"
    return f"the next {counted(verb.n, 'Pain card', 'Pain cards').removeprefix('1 ')}{until}"


@clauses.register
def _(verb: say.Allow, context: Context) -> list[Clause]:
    this = "this weapon" if isinstance(context.kind, Weapon) else "this card"
    they = context.voice.pronoun
    text = {
        "pierce": f"Protection never ignores {this}",
        "split_power": f"{they} may split the Power of your bound cards among several enemies",
        "strike_skips_attacks": "Attack cards drawn for your Strike Bonus are bound, but do not "
        "count towards it",
        "shields_any_weapon": f"{they} may use Shields with {this}",
        "any_archetype": f"{they} may acquire cards of every archetype, and Equipment, at every "
        "Encounter",
        "no_ambush_penalty": "Ambushes do not lower your Strike Bonus",
        "keep_food_on_death": f"{they} keep your Food",
    }[verb.rule]
    head = f"when {they} die" if verb.rule == "keep_food_on_death" else ""
    return [state(owned(text, context.voice), head)]
