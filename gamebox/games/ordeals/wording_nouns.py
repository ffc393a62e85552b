"""Cards, enemies, places and numbers in words."""

from collections.abc import Sequence

from gamebox.core.words import counted, listed
from gamebox.games.ordeals.language_terms import Counted, Filter, Resource, Value, Zone
from gamebox.games.ordeals.names import ARCHETYPES, RESOURCES, SUITS, ZONES, amount, kind_name
from gamebox.games.ordeals.wording import Context, Voice


def number_of(value: Value, one: str, many: str) -> tuple[str, str]:
    """Return so many things in words, and what has to follow them: `for each ...`."""
    if isinstance(value, int):
        return counted(value, one, many), ""
    if value.count == "destroyed_value" and value.mul == value.div == 1:
        plus = f" {'plus' if value.add > 0 else 'less'} {abs(value.add)}" if value.add else ""
        return many, f" equal to the base value of the destroyed card{plus}{_limits(value)}"
    return counted(value.mul, one, many), f" for {_each(value)}{_more(value)}{_limits(value)}"


def _each(value: Counted) -> str:
    unit, units = {
        "visited": ("different Encounter you entered", "different Encounters you entered"),
        "revealed_encounters": ("revealed Encounter", "revealed Encounters"),
        "destroyed_value": ("point of base value", "points of base value"),
    }[value.count]
    each = f"each {unit}" if value.div == 1 else f"every {value.div} {units}"
    tail = {"visited": " this turn", "destroyed_value": " of the destroyed card"}
    return f"{each}{tail.get(value.count, '')}"


def _more(value: Counted) -> str:
    if not value.add:
        return ""
    return f", and {value.add} more" if value.add > 0 else f", less {-value.add}"


def _limits(value: Counted) -> str:
    """Return between what a counted number stays."""
    least = f"at least {value.min}" if value.min else ""
    most = f"at most {value.max}" if value.max < 99 else ""
    limits = ", ".join(part for part in (least, most) if part)
    return f" ({limits})" if limits else ""


def resource(value: Value, res: Resource) -> str:
    """Return so much of a resource in words."""
    return "".join(number_of(value, *RESOURCES[res]))


def signed(delta: int) -> str:
    """Return a change with its sign."""
    return f"+{delta}" if delta >= 0 else f"−{-delta}"


# Filters

_CLASSES = {
    "skill": ("Skill card", "Skill cards"),
    "equipment": ("Equipment card", "Equipment cards"),
    "dealer": ("Dealer's Row card", "Dealer's Row cards"),
    "minion": ("minion", "minions"),
    "boss": ("boss", "bosses"),
}


def noun(wanted: Filter | None, one: str = "card", many: str = "cards") -> tuple[str, str]:
    """Return what a filter wants, one and many; without a class they are `one` and `many`.

    What else it asks comes later in the sentence: see `quality`.
    """
    if wanted is None:
        return one, many
    if wanted.class_ is not None:
        one, many = _CLASSES[wanted.class_]
    if wanted.type is not None:
        one, many = _of_type(wanted.type, one, many)
    if wanted.basic_or_curse and wanted.basic is False:
        return "Curse", "Curses"
    if wanted.basic_or_curse and wanted.basic is None and wanted.type != "curse":
        one, many = f"Basic {one} or Curse", f"Basic {many} or Curses"
    before = " ".join(_adjectives(wanted))
    before = f"{before} " if before else ""
    return f"{before}{one}", f"{before}{many}"


def _of_type(type_: str, one: str, many: str) -> tuple[str, str]:
    if type_ == "curse":
        return "Curse", "Curses"
    plain = one in ("card", "Skill card")
    return f"{type_.capitalize()} {'card' if plain else one}", (
        f"{type_.capitalize()} {'cards' if plain else many}"
    )


def _adjectives(wanted: Filter) -> list[str]:
    found = []
    if wanted.basic is not None:
        found.append("Basic" if wanted.basic else "non-Basic")
    if wanted.archetype is not None:
        found.append(ARCHETYPES[wanted.archetype])
    if wanted.suit is not None:
        found.append(SUITS[wanted.suit])
    return found


def quality(wanted: Filter | None, context: Context, n: Value = 1) -> str:
    """Return what a filter asks beyond the noun, of so many cards: ` that costs 5 or less`."""
    if wanted is None:
        return ""
    text = " with the same base Power" if wanted.base_power else ""
    if cost := _cost(wanted):
        text += f" that {'costs' if n == 1 else 'cost'} {cost}"
    if wanted.not_id is not None:
        mine = wanted.not_id == context.kind.id
        text += f", other than {context.kind.name if mine else kind_name(wanted.not_id)}"
    return text


def _cost(wanted: Filter) -> str:
    parts = [] if wanted.cost_max is None else [f"{wanted.cost_max} or less"]
    if wanted.health_min is not None:
        parts.append(f"{amount('health', wanted.health_min)} or more")
    return listed(parts) if parts else ""


# Zones


def owned(text: str, voice: Voice) -> str:
    """Return a text about what you own as one about what the player of a voice owns."""
    return text.replace("your ", f"{voice.theirs} ")


def places(zones: Sequence[Zone], context: Context) -> str:
    """Return where cards come from: `from your hand, weapon or discard pile`."""
    if not zones:
        return ""
    names = [ZONES[zone] for zone in dict.fromkeys(zones)]
    for owner in ("your ", "the Dealer's "):
        if all(name.startswith(owner) for name in names):
            names = [names[0], *(name.removeprefix(owner) for name in names[1:])]
    return f" from {owned(listed(names, 'or'), context.voice)}"
