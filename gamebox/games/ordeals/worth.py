"""What things are worth to a bot of Ordeals, in Fame: resources, what verbs do, and cards.

Only what is printed is looked at, through the language of the cards, so that cards of a pack are
valued like ours. The numbers were tuned by games between bots.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct

from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.cards import AnyKind, CardSet, Curse, Equipment, Skill, Weapon
from gamebox.games.ordeals.language_terms import Counted, Value, Who
from gamebox.games.ordeals.load import standard_cards

EFFORT, POWER, FOOD, HEALTH, SHARD = 0.42, 0.42, 0.45, 0.55, 0.7
"""Fame that one of each is worth in the middle of a game."""

CURSE = 2.0
RELIC = 8.0
THIN = 1.0
CARD = 0.45
"""A Curse that is taken, a Relic, a basic card that goes, and a card that is drawn."""

COUNTED = 2
"""What a number that is counted comes to."""

UNSURE = 0.6
"""The part of its worth that something keeps which needs a condition or a cost."""

RESOURCES = {
    "effort": EFFORT, "power": POWER, "food": FOOD, "health": HEALTH, "shards": SHARD, "fame": 1.0,
}  # fmt: skip
STATS = {
    "strike_bonus": 0.3, "binding_limit": 0.1, "hand_size": 0.5, "move_cost": -0.4,
    "push_food": -0.2, "push_pain": -0.12, "flee_pain": -0.1, "acquire_cost": -0.35,
    "pain_health": -0.3, "fatigue_cost": -0.2, "death_fame": 0.03,
}  # fmt: skip
ALLOWED = {
    "pierce": 0.3, "split_power": 0.3, "strike_skips_attacks": 0.3, "shields_any_weapon": 0.1,
    "any_archetype": 0.3, "no_ambush_penalty": 0.15, "keep_food_on_death": 0.05,
}  # fmt: skip
OFTEN = {
    "turn_start": 1.0, "acquire_start": 1.0, "turn_end": 1.0, "passive": 1.0, "combat_start": 0.4,
    "strike_bonus": 0.4, "round_start": 0.5, "on_assign": 0.35, "on_kill": 0.3, "on_push": 0.2,
    "enemy_defeated": 0.5, "combat_won": 0.35, "on_flee": 0.1, "ambush_revealed": 0.1,
    "on_pain": 0.4, "before_pain": 0.4, "on_health_loss": 0.5, "use": 0.3, "use_combat": 0.35,
    "use_any": 0.1, "on_move": 0.5, "on_play": 1.0,
}  # fmt: skip
"""How often in a turn a trigger fires for a piece of Equipment."""


def number(value: Value | Literal["all"]) -> int:
    """Return about how much a value comes to."""
    if isinstance(value, Counted):
        return max(value.min, min(value.max, COUNTED * value.mul // value.div + value.add))
    return 2 if value == "all" else value


def verbs_worth(verbs: Iterable[say.AnyVerb]) -> float:
    """Return what verbs bring the player whose card they are on."""
    return sum(verb_worth(verb) for verb in verbs)


def verb_worth(verb: say.AnyVerb) -> float:
    """Return what a verb brings the player whose card it is on."""
    match verb:
        case say.Gain(res, n):
            return RESOURCES[res] * number(n)
        case say.Lose(res, n, who):
            return _side(who) * RESOURCES[res] * number(n)
        case say.Spend(res, n):
            return -RESOURCES[res] * n
        case say.Steal(res, n):
            return 1.2 * RESOURCES[res] * n
        case say.Convert(from_, to, rate, most):
            return UNSURE * most * max(0.0, rate * RESOURCES[to] - RESOURCES[from_])
        case say.SufferPain(n, who):
            return _side(who) * HEALTH * number(n)
        case say.MayDo(then, cost):
            return max(0.0, verbs_worth(then) + verbs_worth(cost))
        case say.ChooseOne(who, options):
            worths = [verbs_worth(one.do) + verbs_worth(one.cost) for one in options]
            return max(worths) if who == "you" else -_side(who) * abs(min(worths, key=abs))
        case say.Mod(stat, delta):
            return STATS[stat] * delta
        case say.Allow(rule):
            return ALLOWED[rule]
        case say.Prevent(what, n):
            return 0.1 if what == "opponent_effects" else HEALTH * number(n)
    return _cards_worth(verb)


def _side(who: Who) -> float:
    """Return how a loss of somebody counts: one's own fully, one of others a little for one."""
    return {"opponent": 0.3, "each_opponent": 0.4, "left": 0.2, "each_player": -0.6}.get(who, -1.0)


def _cards_worth(verb: say.AnyVerb) -> float:
    """Return what a verb about cards brings."""
    match verb:
        case say.Draw(n):
            return CARD * number(n)
        case say.DrawBind(n):
            return 1.1 * POWER * number(n)
        case say.Discard(n=n, who=who, from_=zones):
            return 0.0 if zones == ("self",) else _side(who) * 0.5 * CARD * number(n)
        case say.Destroy(n=n, filter=wanted, from_=zones):
            if zones == ("self",):
                return -1.0
            curse = wanted is not None and wanted.type == "curse"
            return (0.5 * CURSE if curse else THIN) * number(n)
        case say.Take(card=card, n=n, who=who):
            return _side(who) * CURSE * number(n) if card == "bad_luck" else 2.0
        case say.Acquire(n=n, free=free):
            return (3.5 if free else 0.5) * number(n)
        case say.Return(n=n):
            return 0.8 * CARD * number(n)
        case say.Look(keep=keep, keep_to=to):
            return RELIC * keep if to == "equip" else 0.15
        case say.Reveal(n=n):
            return 0.9 * CARD * number(n)
        case say.Copy():
            return 2 * EFFORT
    return _more_worth(verb)


def _more_worth(verb: say.AnyVerb) -> float:
    """Return what a verb about the board or a combat brings."""
    match verb:
        case say.Move(n=n):
            return 0.5 * FOOD * number(n)
        case say.Activate(times=times):
            return 1.0 * times
        case say.EnemyPower(delta=delta):
            return -POWER * delta
        case say.EnemyKeyword():
            return 0.25
        case say.DestroyEnemy(n=n):
            return 1.2 * number(n)
        case say.ReplaceMinion(n=n) | say.RepeatLoot(n=n):
            return 0.5 * number(n)
    return 0.2


class Drawn(Struct, frozen=True):
    """What a card brings when a draw in combat binds it: Power, further draws, and Food.

    `pierce`: Protection never ignores it.
    """

    power: int = 0
    more: int = 0
    food: int = 0
    pierce: bool = False


class Trait(Struct, frozen=True):
    """What a bot knows of a kind of card by heart.

    `benefit` is what one draw of a skill brings, or a turn with a piece of Equipment; `strength`
    is what a weapon does in a combat, in Power; `first` and `late` say when it is best played.
    """

    fame: float = 0.0
    cost: int = 0
    benefit: float = 0.0
    strength: float = 0.0
    drawn: Drawn = Drawn()
    bound: int = 0
    first: bool = False
    late: bool = False


def trait_of(kind: AnyKind) -> Trait:
    """Return what is to know of a kind of card."""
    if isinstance(kind, Skill):
        return _skill(kind)
    if isinstance(kind, Curse):
        return Trait(fame=kind.fame)
    if isinstance(kind, Weapon):
        return Trait(kind.fame, kind.cost, item_benefit(kind), weapon_strength(kind))
    if isinstance(kind, Equipment):
        return Trait(kind.fame, kind.cost, item_benefit(kind), kind.assign_power or 0)
    return Trait()


def _skill(kind: Skill) -> Trait:
    benefit = kind.effort * EFFORT + kind.food * FOOD + kind.power * POWER
    for rule in kind.effect:
        share = 1.0 if rule.when == "on_play" else OFTEN.get(rule.when, 0.3)
        share *= UNSURE if rule.if_ else 1.0
        benefit += share * max(0.0, verbs_worth(rule.do) + verbs_worth(rule.cost))
    verbs = [verb for _, rule in kind.rules("on_play") for verb in rule.do]
    return Trait(
        kind.fame,
        kind.cost,
        benefit,
        drawn=_drawn(kind),
        bound=kind.power + _on_assign(kind),
        first=any(isinstance(verb, say.Draw | say.Reveal | say.Mod) for verb in verbs),
        late=any(isinstance(verb, say.Return) for verb in verbs)
        or any(isinstance(verb, say.Gain) and not isinstance(verb.n, int) for verb in verbs),
    )


def _on_assign(kind: Skill) -> int:
    """Return the Power that an Attack gains when it is assigned, where nothing is asked for it."""
    return sum(
        number(verb.n)
        for _, rule in kind.rules("on_assign")
        if not rule.if_
        for verb in rule.do
        if isinstance(verb, say.Gain) and verb.res == "power"
    )


def _drawn(kind: Skill) -> Drawn:
    power, food, more = kind.power + kind.effort + _on_assign(kind), kind.food, 0
    for _, rule in kind.rules("on_play"):
        if rule.cost:
            continue
        for verb in rule.do:
            match verb:
                case say.Gain("power" | "effort", n) if not isinstance(n, Counted):
                    power += n
                case say.Gain("food", n):
                    food += number(n)
                case say.Mod("strike_bonus", delta):
                    more += delta
                case say.DrawBind(n):
                    more += number(n)
    for _, rule in kind.rules("on_assign"):
        more += sum(number(verb.n) for verb in rule.do if isinstance(verb, say.DrawBind))
    return Drawn(power, more, food, _pierces(kind))


def _pierces(kind: AnyKind) -> bool:
    verbs = [verb for rule in kind.effect for verb in rule.do]
    return any(
        (isinstance(verb, say.Allow) and verb.rule == "pierce")
        or (isinstance(verb, say.EnemyKeyword) and verb.set == 0)
        for verb in verbs
    )


def item_benefit(kind: Equipment) -> float:
    """Return what a piece of Equipment brings in a turn, but for its Power."""
    total = 0.0
    for rule in kind.effect:
        share = OFTEN.get(rule.when, 0.3) * (UNSURE if rule.if_ or rule.cost else 1.0)
        total += share * (verbs_worth(rule.do) + 0.5 * verbs_worth(rule.cost))
    return total


def weapon_strength(kind: Weapon) -> float:
    """Return about how much Power a weapon brings to a combat, with the cards that it draws."""
    return kind.power + 1.3 * kind.strike_bonus + 0.35 * min(kind.binding_limit, 6)


Traits = tuple[Trait, ...]


@cache
def _standard_traits() -> Traits:
    return _made(standard_cards())


def _made(cards: CardSet) -> Traits:
    by_id: dict[str, Trait] = {}
    for kind in cards.kinds:
        if kind.id not in by_id:
            by_id[kind.id] = trait_of(kind)
    return tuple(by_id[kind.id] for kind in cards.kinds)


_traits_of_pack = lru_cache(maxsize=4)(_made)


def traits_of(table: Any) -> Traits:
    """Return what is to know of every card of a game or view, by its number."""
    return _standard_traits() if table.pack is None else _traits_of_pack(table.pack)
