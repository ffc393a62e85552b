"""Verbs about the Central Board, in words."""

from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.wording import Clause, Context, clauses, do
from gamebox.games.ordeals.wording_nouns import number_of

_ENCOUNTERS = ("Encounter", "Encounters")


@clauses.register
def _(verb: say.Move, context: Context) -> list[Clause]:
    boss = " (not a boss)" if verb.not_boss else ""
    if verb.to == "revealed":
        return [do(context, f"move for free to any other revealed Encounter{boss}")]
    n, tail = number_of(verb.n, *_ENCOUNTERS)
    up_to = "up to " if verb.up_to else ""
    return [do(context, f"move {up_to}{n}{tail} for free{boss}")]


@clauses.register
def _(verb: say.Activate, context: Context) -> list[Clause]:
    here = f"the Encounter {context.voice.pronoun} are on"
    if any(isinstance(other, say.Move) for other in context.rule.do):
        here = "it"
    times = "" if verb.times == 1 else f" up to {verb.times} times"
    return [do(context, f"activate {here}{times}")]


@clauses.register
def _(_verb: say.AvoidAmbush, context: Context) -> list[Clause]:
    return [do(context, "avoid", "it" if context.when == "ambush_revealed" else "an Ambush")]


@clauses.register
def _(verb: say.Scout, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, "face-down Encounter", "face-down Encounters")
    up_to = "" if verb.n == 1 else "up to "
    return [do(context, f"look at {up_to}{n}{tail}")]


@clauses.register
def _(verb: say.PlaceUsage, context: Context) -> list[Clause]:
    n, tail = number_of(verb.n, "Usage cube", "Usage cubes")
    return [do(context, f"add {n}{tail} to any revealed Encounter with a Usage value")]


_SPECIAL = {
    "thirteenth_gate": "replace this card with a Location (not the Town) that was on the board in "
    "level 1 or 2, face-up and with new Usage cubes",
    "conjured_shield": "equip it on any player",
}


@clauses.register
def _(verb: say.Special, context: Context) -> list[Clause]:
    return [do(context, _SPECIAL[verb.key])]
