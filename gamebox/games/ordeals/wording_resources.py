"""Verbs that give and take resources, and that let players choose, in words."""

from collections.abc import Sequence

from gamebox.core.words import listed
from gamebox.games.ordeals import language_conditions as only_if
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.names import RESOURCES, amount, titled
from gamebox.games.ordeals.wording import (
    CHOOSER,
    Clause,
    Context,
    clauses,
    do,
    joined,
    offer,
    periods,
    price,
    state,
)
from gamebox.games.ordeals.wording_conditions import conditions
from gamebox.games.ordeals.wording_nouns import number_of, resource, signed


@clauses.register
def _(verb: say.Gain, context: Context) -> list[Clause]:
    if verb.res == "power":
        n, tail = number_of(verb.n, "Power", "Power")
        if verb.keep:
            return [Clause("gains", (f"{n}{tail}",), subject=context.this, act=False)]
        return [Clause("has", (f"+{n}{tail}",), subject=context.this, act=False)]
    action = "restore" if verb.res == "health" else "gain"
    return [do(context.about(verb.who), action, resource(verb.n, verb.res))]


@clauses.register
def _(verb: say.Lose, context: Context) -> list[Clause]:
    return [do(context.about(verb.who), "lose", resource(verb.n, verb.res))]


@clauses.register
def _(verb: say.Spend, context: Context) -> list[Clause]:
    return [do(context, "spend", amount(verb.res, verb.n))]


@clauses.register
def _(verb: say.Steal, context: Context) -> list[Clause]:
    found = [do(context, "steal", f"{amount(verb.res, verb.n)} from an opponent")]
    if verb.else_:
        instead = joined(periods(verb.else_, context))
        found.append(state(instead, head="if no opponent has any"))
    return found


@clauses.register
def _(verb: say.Convert, context: Context) -> list[Clause]:
    start = amount(verb.from_, verb.max)
    return [do(context, f"turn up to {start} into {amount(verb.to, verb.rate)} each")]


@clauses.register
def _(verb: say.SufferPain, context: Context) -> list[Clause]:
    cards = "".join(number_of(verb.n, "Pain card", "Pain cards"))
    return [do(context.about(verb.who), "resolve", cards)]


@clauses.register
def _(verb: say.MayDo, context: Context) -> list[Clause]:
    return [state(part.text) for part in offer(verb.cost, verb.then, context)]


@clauses.register
def _(verb: say.ChooseOne, context: Context) -> list[Clause]:
    mine = verb.who == "you"
    chooser = context if mine else context._replace(voice=CHOOSER)
    options = [option_words(option, chooser) for option in verb.options] or ["nothing"]
    plain = all(_is_plain(option, chooser) for option in verb.options)
    if plain and (not mine or context.voice.third):
        text = f"choose {listed((f'to {option}' for option in options), 'or')}"
    elif plain:
        text = listed(options, "or")
    else:
        text = f"choose one: {'; or '.join(options)}"
    return [do(context.about(verb.who), text)]


def _conditions(option: say.Choice) -> Sequence[only_if.AnyCondition]:
    return option.if_ if isinstance(option.if_, tuple) else (option.if_,)


def _is_plain(option: say.Choice, context: Context) -> bool:
    """Return whether an option is a single act, free for everybody."""
    acts = [part.act for part in periods(option.do, context)]
    return acts == [True] and not option.cost and not _conditions(option)


def option_words(option: say.Choice, context: Context) -> str:
    """Return what an option costs and does."""
    parts = periods(option.do, context)
    text = joined(parts)
    if option.cost:
        to = " to " if len(parts) == 1 and parts[0].act else ": "
        text = f"{price(option.cost, context)}{to}{text}"
    there = conditions(_conditions(option), context)
    return f"{there}, {text}" if there else text


_SIGNALS = {"wizard_reveals": "the Wizard reveals his secrets"}


@clauses.register
def _(verb: say.Signal, _context: Context) -> list[Clause]:
    return [state(_SIGNALS.get(verb.name, f"the scenario goes on with '{titled(verb.name)}'"))]


def loot_turned(turned: say.ConvertLoot) -> Clause:
    """Return that the loot of a combat may become another resource."""
    start, end = RESOURCES[turned.from_][1], RESOURCES[turned.to][1]
    return state(f"you may turn all {start} from this combat into {end}, {turned.rate} for 1")


def power_change(delta: int) -> str:
    """Return a change of Power."""
    return f"{signed(delta)} Power"
