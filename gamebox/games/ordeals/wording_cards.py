"""Verbs that move cards, in words."""

from gamebox.core.words import listed
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.cards import Equipment
from gamebox.games.ordeals.names import kind_name, shipped_kind
from gamebox.games.ordeals.wording import (
    Clause,
    Context,
    article,
    clauses,
    do,
    joined,
    periods,
    state,
)
from gamebox.games.ordeals.wording_nouns import noun, number_of, owned, places, quality


@clauses.register
def _(verb: say.Draw, context: Context) -> list[Clause]:
    return [do(context.about(verb.who), "draw", "".join(number_of(verb.n, "card", "cards")))]


@clauses.register
def _(verb: say.DrawBind, context: Context) -> list[Clause]:
    more = context.when == "on_push"
    names = ("more card", "more cards") if more else ("card", "cards")
    return [do(context, f"draw and bind {''.join(number_of(verb.n, *names))}")]


@clauses.register
def _(verb: say.Discard, context: Context) -> list[Clause]:
    whose = context.about(verb.who)
    if verb.from_ == ("self",):
        return [do(whose, "discard", f"{context.this}{_lying(context)}")]
    if verb.pick == "least_power":
        n, tail = number_of(verb.n, "least powerful card", "least powerful cards")
        least = n.removeprefix("1 ") if verb.n == 1 else n
        drawn = " drawn" if verb.from_ == ("strike",) else places(verb.from_, whose)
        return [do(whose, "discard", f"the {least}{drawn}{tail}")]
    return [do(whose, "discard", _some(verb, whose))]


def _lying(context: Context) -> str:
    """Return where this card is, when its rule says that it need not lie on the board."""
    zones = tuple(zone for zone in context.rule.zone if zone not in ("equip", "self"))
    return places(zones, context)


def _some(verb: say.Discard | say.Destroy, context: Context) -> str:
    up_to = "up to " if getattr(verb, "up_to", False) else ""
    n, tail = number_of(verb.n, *noun(verb.filter))
    which = quality(verb.filter, context, verb.n)
    return f"{up_to}{n}{places(verb.from_, context)}{which}{tail}"


@clauses.register
def _(verb: say.Destroy, context: Context) -> list[Clause]:
    if verb.from_ == ("self",):
        return [do(context, "destroy", f"{context.this}{_lying(context)}")]
    return [do(context, "destroy", _some(verb, context))]


@clauses.register
def _(verb: say.Take, context: Context) -> list[Clause]:
    name = "Curse" if verb.card == "bad_luck" else kind_name(verb.card)
    many = "Curses" if verb.card == "bad_luck" else f"cards named {name}"
    n, tail = number_of(verb.n, name, many)
    n = article(name) if verb.n == 1 else n
    item = isinstance(shipped_kind(verb.card), Equipment)
    equip = f" and equip {'it' if verb.n == 1 else 'them'}" if item else ""
    whose = context.about(verb.who)
    found = [do(whose, "take", f"{n}{places(verb.from_, whose)}{tail}{equip}")]
    if verb.else_:
        instead = joined(periods(verb.else_, context))
        found.append(state(instead, head=f"if {whose.voice.pronoun} cannot"))
    return found


@clauses.register
def _(verb: say.Acquire, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, *noun(verb.filter))
    up_to = "up to " if isinstance(verb.n, int) and verb.n > 1 else ""
    which = f"{' of any kind' if verb.any_archetype else ''}{places(('row',), context)}"
    which += quality(verb.filter, context, verb.n)
    free = " for free" if verb.free else ""
    return [do(context, f"acquire{free} {up_to}{n}{which}{tail}")]


@clauses.register
def _(verb: say.Return, context: Context) -> list[Clause]:
    to = owned(" to your hand", context.voice)
    if verb.from_ == ("self",):
        return [do(context, f"return {context.this}{to}")]
    n, tail = number_of(verb.n, *noun(verb.filter))
    which = quality(verb.filter, context, verb.n)
    up_to = "up to " if verb.up_to else ""
    if verb.from_ == ("played",):
        where = f" {context.voice.pronoun} played this turn"
    else:
        where = places(verb.from_, context)
    if which:
        return [do(context, f"return{to} {up_to}{n}{where}{which}{tail}")]
    return [do(context, f"return {up_to}{n}{where}{to}{tail}")]


# Looking and revealing

_DECKS = {"own": "your deck", "minion": "the Minion deck", "relic": "the Relic deck"}
_TOPS = {"own": ("card", "cards"), "minion": ("minion", "minions"), "relic": ("Relic", "Relics")}


@clauses.register
def _(verb: say.Look, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, *_TOPS[verb.deck])
    whose = owned(" of your deck", context.voice) if verb.deck == "own" else ""
    looks = do(context, f"look at the top {n.removeprefix('1 ')}{whose}{tail}")
    keep = ""
    if verb.keep:
        keep = f"equip {verb.keep}" if verb.keep_to == "equip" else f"keep {verb.keep}"
    left = verb.n - verb.keep if isinstance(verb.n, int) else 2
    if verb.rest == "top_or_discard" and left == 1 and not keep:
        return [looks, state(f"{context.voice.pronoun} may discard it")]
    rest = _put_away(verb, left, "other" if keep else "")
    deck = owned(_DECKS[verb.deck], context.voice)
    after = {"bottom": f" of {deck}", "top_or_bottom": f" of {deck}, in any order"}
    if left == 1:
        after["top_or_bottom"] = f" of {deck}"
    then = f", {keep} and {rest}" if keep else f" and {rest}"
    if verb.rest == "top_or_discard":
        then = f", {keep}, {rest}" if keep else f", {rest}"
    return [looks._replace(verb=f"{looks.verb}{then}{after.get(verb.rest, '')}")]


def _put_away(verb: say.Look, left: int, other: str) -> str:
    """Return what becomes of the cards that were looked at and not kept."""
    one, all_ = (f"the {other}", f"the {other}s") if other else ("it", "them")
    things = one if left == 1 else all_
    match verb.rest:
        case "bottom":
            return f"put {things} on the bottom"
        case "top_or_bottom" if left == 1:
            return f"put {things} on the top or the bottom"
        case "top_or_bottom":
            each = "each of the others" if other else "each one"
            return f"put {each} on the top or the bottom"
    some = "any of the others" if other else "any of them"
    return f"discard {some} and put the rest back in any order"


@clauses.register
def _(verb: say.Reveal, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, "card", "cards")
    hand = owned("your hand", context.voice)
    deck = owned("your deck", context.voice)
    limit = owned("your Binding Limit", context.voice)
    seen = f"reveal the top {n.removeprefix('1 ')} of {deck}{tail}"
    if not verb.route:
        return [do(context, f"{seen} and put {'it' if verb.n == 1 else 'them'} into {hand}")]
    wanted = [f"{noun(route.filter)[1]}{quality(route.filter, context, 2)}" for route in verb.route]
    bound = f"bind the {listed(wanted)} among them, even above {limit},"
    return [do(context, f"{seen}: {bound} and put the others into {hand}")]


@clauses.register
def _(verb: say.Copy, context: Context) -> list[Clause]:
    card = article(noun(verb.filter)[0])
    where = places(verb.from_, context).replace(" from ", " in ", 1)
    which = quality(verb.filter, context)
    return [do(context, f"copy {card}{where}{which}: gain its resources and resolve its ability")]


@clauses.register
def _(verb: say.RefreshRow, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, "card", "cards")
    up_to = "up to " if verb.up_to else ""
    return [do(context, f"discard {up_to}{n}{places(('row',), context)}{tail} and refill it")]
