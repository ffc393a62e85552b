"""The sentence on every card of Ordeals, made from what the card does and from nothing else."""

from functools import lru_cache

from gamebox.core.words import listed
from gamebox.games.ordeals.cards import (
    AnyKind,
    Curse,
    Encounter,
    Equipment,
    Minion,
    Ongoing,
    PainCard,
    Pursuit,
    Quest,
    Royalty,
    Skill,
    Weapon,
)
from gamebox.games.ordeals.language_rules import Rule
from gamebox.games.ordeals.language_terms import OVER_HAND, Resource
from gamebox.games.ordeals.language_verbs import Gain, Verbs
from gamebox.games.ordeals.load import start_data
from gamebox.games.ordeals.names import RESOURCES, WEAPON_TYPES, amount, kind_name
from gamebox.games.ordeals.wording import Context, capital
from gamebox.games.ordeals.wording_nouns import signed
from gamebox.games.ordeals.wording_quests import cubes, quest_texts
from gamebox.games.ordeals.wording_rules import all_texts

NO_ABILITY = "No ability."
_NOTHING = Rule(when="passive", do=())


@lru_cache(maxsize=2048)
def sentence(kind: AnyKind) -> str:
    """Return what is printed on a card: one or more whole sentences."""
    texts = [*_tags(kind), *_abilities(kind), *_own_lines(kind)]
    return " ".join(f"{capital(text)}." for text in texts) or NO_ABILITY


def _abilities(kind: AnyKind) -> list[str]:
    """Return what a card does, without capitals and full stops."""
    found = all_texts(kind.effect, Context(kind, _NOTHING))
    if isinstance(kind, Ongoing) and found:
        return [f"ongoing: {found[0]}", *found[1:]]
    return found


def _tags(kind: AnyKind) -> list[str]:
    """Return keywords, and what a piece of Equipment needs."""
    if isinstance(kind, Minion | Royalty):
        keywords = (("Protection", kind.protection), ("Infected", kind.infected))
        return [f"{name} {n}" for name, n in keywords if n]
    if isinstance(kind, Equipment):
        tag, limit = "Shield" if kind.shield else "", _usable_with(kind)
        return [": ".join(part for part in (tag, limit) if part)] if tag or limit else []
    return []


def _usable_with(kind: Equipment) -> str:
    """Return with which weapons an item works, and what it lies on."""
    needs = [WEAPON_TYPES.get(name, name) for name in kind.needs_weapon]
    only = f"{listed(needs, 'or')} weapons only" if needs else ""
    if kind.slot != OVER_HAND:
        return only
    return f"on top of any off-hand item, {only or 'with every weapon'}"


def _own_lines(kind: AnyKind) -> list[str]:
    """Return what a card says because of what it is."""
    if isinstance(kind, Quest):
        return quest_texts(kind)
    if isinstance(kind, Curse):
        return ["Cannot be played", *_fame_line(kind.fame)]
    if isinstance(kind, Royalty) and kind.pursuit is not None:
        return [_pursuit(kind.pursuit)]
    if isinstance(kind, Weapon) and kind.id == start_data().weapon:
        return ["Your weapon while you have no other. It is not a card and can never be removed"]
    if isinstance(kind, Equipment) and kind.assign_power is not None:
        return [_assign_line(kind, kind.assign_power)]
    return []


def _fame_line(fame: int) -> list[str]:
    if not fame:
        return []
    does = "Costs" if fame < 0 else "Gives"
    return [f"{does} you {amount('fame', abs(fame))} at the end of the game"]


def _pursuit(pursuit: Pursuit) -> str:
    return f"Pursuit {pursuit.n}: the player with the {pursuit.pick} {RESOURCES[pursuit.seek][1]}"


def _assign_line(kind: Equipment, power: int) -> str:
    line = "Once per combat, you may assign this to an enemy"
    if any(_keeps_power(rule.do) for rule in kind.effect):
        return f"{line}; its Power then goes back to {power}"
    return f"{line}: it has {power} Power"


def _keeps_power(verbs: Verbs) -> bool:
    return any(isinstance(verb, Gain) and verb.res == "power" and verb.keep for verb in verbs)


def resource_line(kind: AnyKind) -> str:
    """Return the printed numbers of a card in words; empty where it has none.

    For a Skill card that is its base value: `2 Power`, `1 Food`.
    """
    match kind:
        case Skill():
            return _listed(("effort", kind.effort), ("food", kind.food), ("power", kind.power))
        case Weapon():
            limit, bonus = kind.binding_limit, kind.strike_bonus
            return f"{kind.power} Power, Binding Limit {limit}, Strike Bonus {bonus}"
        case Minion():
            return _enemy_line(kind)
        case Royalty():
            return f"{_enemy_line(kind)}, Minion Draw {kind.minion_draw}+"
        case PainCard():
            return f"{signed(-kind.health)} Health" if kind.health else ""
        case Encounter():
            return _usage(kind)
        case Quest():
            return f"Quest {kind.number}, {cubes(kind.goal)}, Reward {kind_name(kind.reward)}"
        case Ongoing():
            return _listed(("fame", kind.fame))
    power = getattr(kind, "assign_power", None)
    return "" if power is None else amount("power", power)


def _listed(*parts: tuple[Resource, int]) -> str:
    there = [amount(res, n) for res, n in parts if n]
    return listed(there) if there else ""


def _enemy_line(kind: Minion | Royalty) -> str:
    loot = _listed(("shards", kind.shards), ("fame", kind.fame)) or "none"
    return f"{kind.power} Power, Pain {kind.pain}, loot {loot}"


def _usage(kind: Encounter) -> str:
    if kind.usage is None:
        return "No Usage limit"
    if kind.usage == "players":
        return "Usage: the number of players"
    more = "" if kind.usage_3p is None else f" ({kind.usage_3p} with 3 or 4 players)"
    return f"Usage {kind.usage}{more}"
