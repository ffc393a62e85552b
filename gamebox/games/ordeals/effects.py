"""How cards act: rules fire at their triggers, are offered, paid for, and their verbs carried out.

Rule ids in brackets are those of `resources/ordeals/rules.toml`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import singledispatch
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from gamebox.core.question import Move, Question
from gamebox.core.step import Step
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.campaign import is_weak
from gamebox.games.ordeals.language_rules import Rule, Trigger
from gamebox.games.ordeals.language_verbs import (
    Allow,
    AnyVerb,
    EnemyKeyword,
    EnemyPower,
    Gain,
    Mod,
    Verb,
    Verbs,
)
from gamebox.games.ordeals.moves import OrdealsMove

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

Answers = Mapping[int, OrdealsMove]
NOBODY = -1
"""In a source: no enemy and no seat."""


class Source(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a rule acts from: the card, and its owner `you` (for an enemy who fights it).

    `foe` is the enemy that the rule stands on, `about` the enemy that the event is about, `by` the
    player who caused the event. `drawn` cards were bound by a draw in this combat: their Effort is
    Power.
    """

    card: int
    you: int
    foe: int = NOBODY
    about: int = NOBODY
    by: int = NOBODY
    drawn: bool = False


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that has fired and is still to be carried out."""

    source: Source
    rule: Rule


def rules_of(game: "OrdealsGame", seat: int, card: int, when: Trigger) -> list[Rule]:
    """Return the rules of a player's card, and of the card that it copies this turn.

    A weak weapon has none. [scenario.weakness]
    """
    copied = game.players[seat].copies.get(card)
    if copied is None and card not in game.cards.acting(when):
        return []
    if is_weak(game, seat, card):
        return []
    found = [rule for _, rule in game.cards.kinds[card].rules(when)]
    if copied is not None:
        found += [rule for _, rule in game.cards.kinds[copied].rules(when)]
    return found


def draw_rules(game: "OrdealsGame", seat: int, cards: Iterable[int]) -> list[Pending]:
    """Return what cards do when they are drawn, into the hand or in combat."""
    return [
        Pending(Source(card, seat, by=seat), rule)
        for card in cards
        for _, rule in game.cards.kinds[card].rules("on_draw")
    ]


def ask_or_choose(
    game: "OrdealsGame", step: Step, question: Question, found: Sequence[Move]
) -> None:
    """Ask for one of these moves, or make the only one; without any, do nothing. [turn.forced]"""
    if len(found) == 1:
        step.picked(game, {question.seat: found[0]})
    elif found:
        game.ask(step, [question])  # type: ignore[arg-type]


@singledispatch
def carry_out(verb: Verb, game: Any, source: Source) -> None:
    """Carry out one verb; the files `do_*.py` say how, each for a family of verbs."""
    raise NotImplementedError(type(verb).__name__)


class RunVerbs(Step, frozen=True):
    """What a card does, one thing after another."""

    source: Source
    verbs: Annotated[Verbs, Meta(min_length=1)]

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def run(self, game: "OrdealsGame") -> None:
        """Carry out the first verb, and let the others follow."""
        first, *rest = self.verbs
        if rest:
            game.push(RunVerbs(self.source, tuple(rest)))
        if getattr(first, "who", None) in ("opponent", "player_near"):
            game.push(ChooseWhom(self.source, first))
        else:
            carry_out(first, game, self.source)


class ChooseWhom(Step, frozen=True):
    """One player is chosen for what a card does. [cards.opponent]"""

    source: Source
    verb: AnyVerb

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def run(self, game: "OrdealsGame") -> None:
        """Ask, where there are several; nobody to choose, and something else may happen."""
        from gamebox.games.ordeals.who import candidates  # noqa: PLC0415

        seats = candidates(game, self.source, self.verb)
        if len(seats) > 1:
            about = tuple(f"seat:{seat}" for seat in seats)
            game.ask(self, [Question(self.seat, "seat", "cards.opponent", about)])
        elif seats:
            self._act(game, seats[0])
        else:
            run_verbs(game, self.source, getattr(self.verb, "else_", ()))

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Do it to the player chosen."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickSeat)
        self._act(game, move.seat)

    def _act(self, game: "OrdealsGame", seat: int) -> None:
        verb: Any = self.verb
        carry_out(replace(verb, who="event_player"), game, replace(self.source, by=seat))


def run_verbs(game: "OrdealsGame", source: Source, verbs: Verbs) -> None:
    """Let verbs happen next."""
    if verbs:
        game.push(RunVerbs(source, verbs))


class FireRules(Step, frozen=True):
    """Abilities that act at the same moment; their player puts them in order.

    [cards.order]
    """

    seat: int
    pending: Annotated[tuple[Pending, ...], Meta(min_length=1)]

    def run(self, game: "OrdealsGame") -> None:
        """Go on with the first, or ask which is first when the order can matter."""
        if len(self.pending) == 1 or sum(not is_plain(one.rule) for one in self.pending) < 2:
            self._go_on(game, 0)
            return
        about = tuple(f"card:{one.source.card}" for one in self.pending)
        game.ask(self, [Question(self.seat, "order", "cards.order", about)])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Let the chosen one come first."""
        move = answers[self.seat]
        assert isinstance(move, moves.NextRule)
        self._go_on(game, move.place)

    def _go_on(self, game: "OrdealsGame", place: int) -> None:
        rest = self.pending[:place] + self.pending[place + 1 :]
        if rest:
            game.push(FireRules(self.seat, rest))
        game.push(OfferRule(self.seat, self.pending[place]))


PLAIN = (Gain, Mod, Allow, EnemyPower, EnemyKeyword)


def is_plain(rule: Rule) -> bool:
    """Return whether a rule does the same whenever it comes among others like it."""
    return not rule.optional and all(
        isinstance(verb, PLAIN) and getattr(verb, "target", "self") != "chosen" for verb in rule.do
    )


class OfferRule(Step, frozen=True):
    """An ability acts, or may be used.

    With a cost, or with 'may', its player decides. [cards.may]
    """

    seat: int
    pending: Pending

    def run(self, game: "OrdealsGame") -> None:
        """Carry the rule out, ask, or do nothing when it cannot act any more."""
        from gamebox.games.ordeals.costs import can_do  # noqa: PLC0415

        source, rule = self.pending.source, self.pending.rule
        too_late = rule.when == "ambush_revealed" and game.avoided
        if too_late or not can_act(game, source, rule):
            return
        if rule.optional and not any(can_do(game, source, verb) for verb in rule.do):
            return
        if rule.optional:
            about = (f"card:{source.card}",)
            game.ask(self, [Question(self.seat, "use", "cards.may", about)])
        else:
            start_rule(game, source, rule)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Use it, or leave it."""
        if isinstance(answers[self.seat], moves.Accept):
            start_rule(game, self.pending.source, self.pending.rule)


def start_rule(game: "OrdealsGame", source: Source, rule: Rule) -> None:
    """Count the use of a rule, pay for it, and let its verbs happen."""
    if rule.limit:
        limits = game.players[source.you].limits
        key = limit_key(game, source, rule)
        limits[key] = limits.get(key, 0) + 1
    game.last_destroyed = None
    game.push(EndRule(source.you, source.card, rule))
    run_verbs(game, source, (*rule.cost, *rule.do))


class EndRule(Step, frozen=True):
    """What a card does, one thing after another.

    All of an ability has happened: from now on it can act anew. [cards.limit]
    """

    seat: int
    card: int
    rule: Rule

    def run(self, game: "OrdealsGame") -> None:
        """Let it be over."""


def limit_key(game: "OrdealsGame", source: Source, rule: Rule) -> str:
    """Return under what name the uses of a rule are counted. [cards.limit]"""
    kind = game.cards.kinds[source.card]
    card = kind.id if rule.limit_by == "name" else source.card
    place = kind.effect.index(rule) if rule in kind.effect else rule.when
    return f"{rule.limit} {card} {place}"


def can_act(game: "OrdealsGame", source: Source, rule: Rule) -> bool:
    """Return whether a rule's limit, conditions and cost allow it to act now.

    No rule acts because of what it does itself. [cards.limit]
    """
    from gamebox.games.ordeals.conditions import holds_all  # noqa: PLC0415
    from gamebox.games.ordeals.costs import payable  # noqa: PLC0415

    for step in game.stack:
        if isinstance(step, EndRule) and step.card == source.card and step.rule == rule:
            return False
    if rule.limit:
        used = game.players[source.you].limits.get(limit_key(game, source, rule), 0)
        if used >= rule.limit_n:
            return False
    return holds_all(game, source, rule.conditions) and payable(game, source, rule.cost)


def fire(game: "OrdealsGame", pending: Iterable[Pending]) -> None:
    """Let rules that have fired happen next: of several players in turn order. [cards.together]"""
    by_seat: dict[int, list[Pending]] = {}
    for one in pending:
        by_seat.setdefault(one.source.you, []).append(one)
    if not by_seat:
        return
    order = [(game.active + n) % game.seats for n in range(game.seats)]
    steps = [FireRules(seat, tuple(by_seat[seat])) for seat in order if seat in by_seat]
    game.push(*steps)
