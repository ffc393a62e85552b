"""What a seat of The Middle Ages may do now, and why not something else."""

from collections.abc import Sequence
from itertools import combinations

from gamebox.core.question import Move, Question, Refusal
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import Open, UseAbility, ability_of, uses
from gamebox.games.middle_ages.cards import (
    AddOne,
    Discard,
    Draw,
    KeepSkull,
    OpponentDiscards,
    ToWealth,
)
from gamebox.games.middle_ages.view import AgesView

PASS = moves.Pass()
NOT_IN_HAND = Refusal("turn.add", "This card is not in your hand.")


def candidates(view: AgesView) -> Sequence[Move]:
    """Return every move that the seat could try now."""
    question = view.question
    if question is None:
        return [moves.Add(card, view.seat) for card in view.hand]
    tried = options(view, question, view.hand)
    return tried if PASS in tried else [*tried, PASS]


def options(table: Open, question: Question, hand: Sequence[int]) -> list[Move]:
    """Return every legal answer to a question of a seat with this hand."""
    match question.asks:
        case "accord":
            places = range(len(table.cards.accord))
            return [moves.ChooseAccord(place) for place in places if place not in table.accords]
        case "add":
            seats = range(table.seats)
            return [moves.Add(card, seat) for card in hand for seat in seats]
        case "use":
            return _uses(table, hand)
        case "discard":
            return [moves.DiscardCard(card) for card in hand]
        case "build":
            return [*[moves.Build(card) for card in hand], PASS]
    return [moves.Keep(kept) for kept in combinations(skulls(table, hand), table.keeps)]


def _uses(table: Open, hand: Sequence[int]) -> list[Move]:
    source = using(table)
    ability = ability_of(table, source) if source else None
    if source is None or ability is None:
        return []
    found: list[Move] = [*uses(table, hand, source, ability)]
    if ability.may:
        found.append(PASS)
    return found


def using(table: Open) -> UseAbility | None:
    """Return the step whose ability is being used, or None."""
    step = table.stack[-1] if table.stack else None
    return step if isinstance(step, UseAbility) else None


def skulls(table: Open, hand: Sequence[int]) -> list[int]:
    """Return the skull cards in a hand."""
    traits = table.cards.traits
    return [card for card in hand if traits[card].skull]


def refusal(view: AgesView, move: Move) -> Refusal | None:
    """Return why the seat may not make `move`, or None when it may."""
    question = view.question
    if question is None:
        return not_your_turn(view)
    asks = _ASKED_BY.get(type(move), ())
    if question.asks not in asks:
        return Refusal(question.rule, _FIRST[question.asks])
    return _refuse(view, move)


_ASKED_BY: dict[type[Move], tuple[str, ...]] = {
    moves.ChooseAccord: ("accord",),
    moves.Add: ("add",),
    moves.Use: ("use",),
    moves.Pass: ("use", "build"),
    moves.DiscardCard: ("discard",),
    moves.Build: ("build",),
    moves.Keep: ("keep",),
}
_FIRST = {
    "accord": "First choose your Accord.",
    "add": "First add a card from your hand to a Coterie.",
    "use": "First the ability has to be used.",
    "discard": "First you have to discard a card from your hand.",
    "build": "Now you may only spend an Action on a Structure, or end your Actions.",
    "keep": "First choose which skull cards you keep.",
}


def not_your_turn(view: AgesView) -> Refusal:
    """Say for whom the game waits."""
    if view.over:
        return Refusal("end.when", "The game is over.")
    return Refusal("turn.order", "You are not asked for anything now.")


def _refuse(view: AgesView, move: Move) -> Refusal | None:
    match move:
        case moves.ChooseAccord(place):
            return refuse_accord(view, place)
        case moves.Add(card, seat):
            if not 0 <= seat < view.seats:
                return Refusal("turn.add", "There is no such Coterie.")
            return _held(view, card)
        case moves.DiscardCard(card) | moves.Build(card):
            return _held(view, card)
        case moves.Use():
            return refuse_use(view, move)
        case moves.Pass():
            return refuse_pass(view)
        case moves.Keep(kept):
            return refuse_keep(view, kept)
    return not_your_turn(view)


def _held(view: AgesView, card: int) -> Refusal | None:
    return None if card in view.hand else NOT_IN_HAND


def refuse_accord(view: AgesView, place: int) -> Refusal | None:
    """Return why an Accord cannot be taken. [setup.accords]"""
    if not 0 <= place < len(view.cards.accord):
        return Refusal("setup.accords", "There is no such Accord.")
    if place in view.accords:
        return Refusal("setup.accords", "This Accord is taken.")
    return None


def refuse_use(view: AgesView, use: moves.Use) -> Refusal | None:
    """Return why an ability cannot be used in this way. [turn.ability]"""
    if use in _uses(view, view.hand):
        return None
    source = using(view)
    assert source is not None
    return Refusal(source.rule, "The ability cannot be used in this way now.")


def refuse_pass(view: AgesView) -> Refusal | None:
    """Return why something must be done. [turn.ability]"""
    source = using(view)
    ability = ability_of(view, source) if source else None
    if source is None or ability is None or ability.may:
        return None
    return Refusal(source.rule, "This has to be done as far as it can be: only 'may' is free.")


def refuse_keep(view: AgesView, kept: tuple[int, ...]) -> Refusal | None:
    """Return why these skull cards cannot be kept. [return.keep]"""
    if len(kept) != view.keeps or len(set(kept)) != len(kept):
        return Refusal("return.keep", f"You keep {view.keeps} of your skull cards.")
    if not set(kept) <= set(skulls(view, view.hand)):
        return Refusal("return.keep", "Only a skull card in your hand can be kept.")
    return None


def path(view: AgesView, move: Move) -> tuple[str, ...]:
    """Return the ids of what a person touches to make `move`."""
    match move:
        case moves.ChooseAccord(place):
            return (f"accord:{place}",)
        case moves.Add(card, seat):
            return (f"card:{card}", f"coterie:{seat}")
        case moves.DiscardCard(card):
            return (f"card:{card}", "pile:discard")
        case moves.Build(card):
            return (f"card:{card}", f"structures:{view.seat}")
        case moves.Keep(kept):
            return tuple(f"card:{card}" for card in kept)
        case moves.Use():
            return use_path(view, move)
    return ("button:pass",)


def use_path(view: AgesView, use: moves.Use) -> tuple[str, ...]:
    """Return the path of one use of an ability: from where a card lies to where it goes."""
    source = using(view)
    ability = ability_of(view, source) if source else None
    if ability is None or not 0 <= use.option < len(ability.one_of):
        return ("button:pass",)
    verb = ability.one_of[use.option][0]
    start = "pile:deck" if use.card is None else f"card:{use.card}"
    match verb:
        case ToWealth():
            return (start, f"wealth:{view.seat}")
        case Discard():
            return (start, "pile:discard")
        case AddOne():
            return (start, f"coterie:{use.seat}")
        case OpponentDiscards():
            return (f"seat:{use.seat}",)
        case KeepSkull():
            return ("button:keep",)
        case Draw():
            return (start, f"hand:{view.seat}")
    return (start, f"hand:{view.seat}")


def why_not(view: AgesView, thing: str) -> Refusal:
    """Return why nothing can be done with a thing that no move touches."""
    if view.question is None:
        return not_your_turn(view)
    kind = thing.partition(":")[0]
    if kind == "card":
        return Refusal(view.question.rule, "This card cannot be chosen now.")
    return _ABOUT.get(kind, Refusal(view.question.rule, _FIRST[view.question.asks]))


_ABOUT = {
    "structures": Refusal("return.actions", "A Structure is played for an Action, after a return."),
    "wealth": Refusal("wealth", "A card goes to a Wealth by an ability or an Accord only."),
    "accord": Refusal("turn.accord", "An Accord acts when its Character is added."),
}
