"""How the parts of a card's sentence are put together.

A verb becomes clauses: acts ('draw 2 cards'), which can also follow 'you may' and 'to', or
statements ('your Strike Bonus is 1 higher'). Clauses become periods, and periods a text.
"""

from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import NamedTuple

from gamebox.core.words import listed
from gamebox.games.ordeals.cards import AnyKind
from gamebox.games.ordeals.language_rules import Rule, Trigger
from gamebox.games.ordeals.language_terms import Who
from gamebox.games.ordeals.language_verbs import Verb


class Voice(NamedTuple):
    """To or of whom a sentence speaks: `subject` does things, and `theirs` is what they own.

    With `third` verbs are as in 'that player draws'. `pronoun` takes the place of the subject
    later in the sentence.
    """

    subject: str = "you"
    theirs: str = "your"
    pronoun: str = "you"
    third: bool = False


YOU = Voice()
CHOOSER = Voice("they", "their", "they")
"""Those who pick one of several options, to whom the options are addressed."""
SUBJECTS: dict[Who, str] = {
    "opponent": "an opponent of your choice",
    "each_opponent": "each opponent",
    "each_player": "each player",
    "left": "the player to your left",
    "event_player": "that player",
    "player_near": "you or a player on the same or an adjacent Encounter",
}


class Context(NamedTuple):
    """What a clause stands in: card, rule, who is spoken to, and what the card itself is called."""

    kind: AnyKind
    rule: Rule
    voice: Voice = YOU
    this: str = "this"

    @property
    def when(self) -> Trigger:
        """The trigger of the rule."""
        return self.rule.when

    def about(self, who: Who) -> "Context":
        """Return the context of what somebody does."""
        if who == "you":
            return self
        return self._replace(voice=Voice(SUBJECTS[who], "their", "they", third=True))


class Clause(NamedTuple):
    """A verb with its objects, or a whole statement.

    `subject` does it, if it is not the player addressed; `head` says when a statement is so.
    """

    verb: str
    objects: tuple[str, ...] = ()
    subject: str = ""
    head: str = ""
    act: bool = True

    @property
    def text(self) -> str:
        """The clause without its subject and head."""
        return f"{self.verb} {listed(self.objects)}" if self.objects else self.verb


class Period(NamedTuple):
    """A part of a sentence that could be one of its own; `act` says that it can follow 'to'."""

    text: str
    act: bool = False


@singledispatch
def clauses(verb: Verb, context: Context) -> list[Clause]:
    """Return what a verb says; the files `wording_*.py` have it, each for a family of verbs."""
    raise NotImplementedError(type(verb).__name__)


def do(context: Context, verb: str, *objects: str) -> Clause:
    """Return an act of the player whom the context is about."""
    voice = context.voice
    if voice.third:
        return Clause(third(verb), objects, subject=voice.subject, act=False)
    return Clause(verb, objects)


def state(text: str, head: str = "") -> Clause:
    """Return a statement, true always or when its head says."""
    return Clause(text, head=head, act=False)


def third(verb: str) -> str:
    """Return a verb as in 'a player draws': its first word, unless that is 'would' or 'may'."""
    first, space, rest = verb.partition(" ")
    if first in ("would", "may"):
        return verb
    first = {"have": "has", "are": "is"}.get(first) or (
        f"{first}es" if first.endswith(("s", "sh", "ch", "x", "o")) else f"{first}s"
    )
    return f"{first}{space}{rest}"


def capital(text: str) -> str:
    """Return a text with its first letter large."""
    return text[:1].upper() + text[1:]


def article(noun: str) -> str:
    """Return a noun with 'a' or 'an'."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


# Clauses become periods


def periods(verbs: Iterable[Verb], context: Context) -> list[Period]:
    """Return what verbs say, in order, with what belongs together in one period."""
    found = _merged([clause for verb in verbs for clause in clauses(verb, context)])
    parts: list[Period] = []
    while found:
        first = found[0]
        alike = 1
        while alike < len(found) and _together(first, found[alike]):
            alike += 1
        parts.append(_period(found[:alike]))
        found = found[alike:]
    return parts


def _together(first: Clause, other: Clause) -> bool:
    """Return whether two clauses make one period: acts, or what the same subject or head says."""
    if first.act or other.act:
        return first.act and other.act
    return (first.subject, first.head) == (other.subject, other.head) != ("", "")


_WHEN = "when you "


def _merged(found: Sequence[Clause]) -> list[Clause]:
    """Let clauses with the same verb share it: 'gain 2 Food and 1 Fame'."""
    kept: list[Clause] = []
    for clause in found:
        last = kept[-1] if kept else None
        joint = last and _merge(last, clause)
        if joint:
            kept[-1] = joint
        else:
            kept.append(clause)
    return kept


def _merge(last: Clause, clause: Clause) -> Clause | None:
    """Return two clauses with the same verb as one, if they can be."""
    if last.verb != clause.verb:
        return None
    if last.objects and clause.objects and last[2:] == clause[2:]:
        return last._replace(objects=last.objects + clause.objects)
    if last.head.startswith(_WHEN) and clause.head.startswith(_WHEN):
        return last._replace(head=f"{last.head} or {clause.head.removeprefix(_WHEN)}")
    return None


AT_ONCE = ("gain", "restore", "lose", "take", "discard")
"""Verbs whose order does not matter: two of them are joined by 'and'."""


def _period(found: Sequence[Clause]) -> Period:
    first = found[0]
    if first.act:
        plain = len(found) == 2 and all(one.verb in AT_ONCE for one in found)
        return Period((" and " if plain else ", then ").join(one.text for one in found), act=True)
    if first.subject:
        return Period(f"{first.subject} {listed(one.text for one in found)}")
    said = ", and ".join(one.text for one in found)
    return Period(f"{first.head}, {said}" if first.head else said)


# Periods become a text

FOLLOWERS = ("if you do", "if you cannot", "if no opponent", "you may", "reward:")
"""What starts a sentence of its own even where everything belongs to one condition."""


def joined(parts: Sequence[Period], loose: bool = False) -> str:
    """Return periods as a text without its last full stop.

    They are sentences when `loose`; else they stay together, for what is said before them holds
    for all.
    """
    if not parts:
        return "nothing happens"
    text = parts[0].text
    for part in parts[1:]:
        apart = loose or part.text.startswith(FOLLOWERS)
        text += f". {capital(part.text)}" if apart else f"; {part.text}"
    return text


def price(cost: Iterable[Verb], context: Context) -> str:
    """Return a cost, as it follows 'you may'."""
    parts = periods(cost, context)
    text = " and ".join(part.text.replace(", then ", " and ") for part in parts)
    return text if all(part.act for part in parts) else f"accept this: {text}"


def offer(cost: Sequence[Verb], then: Sequence[Verb], context: Context) -> list[Period]:
    """Return what may be done, perhaps at a cost."""
    parts = periods(then, context)
    who, they = context.voice.subject, context.voice.pronoun
    if not cost:
        if not parts or not parts[0].act:
            wish = third("wish") if context.voice.third else "wish"
            return [Period(f"if {who} {wish}, {joined(parts)}")]
        found = [Period(f"{who} may {parts[0].text}")]
        return [*found, *_if_done(they, parts[1:])]
    paid = f"{who} may {price(cost, context)}"
    if len(parts) == 1 and parts[0].act:
        return [Period(f"{paid} to {parts[0].text}")]
    return [Period(paid), *_if_done(they, parts)]


def _if_done(they: str, parts: Sequence[Period]) -> list[Period]:
    return [Period(f"if {they} do, {joined(parts)}")] if parts else []
