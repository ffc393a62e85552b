"""Why a bot of The Middle Ages makes a move, in a clause that a learning player can use."""

from collections.abc import Iterator

from gamebox.core.question import Move
from gamebox.core.words import counted, listed
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import ability_of
from gamebox.games.middle_ages.cards import (
    AddOne,
    Discard,
    Draw,
    KeepSkull,
    OpponentDiscards,
    Take,
    ToWealth,
)
from gamebox.games.middle_ages.judgement import Judge, Weights
from gamebox.games.middle_ages.legal import using
from gamebox.games.middle_ages.rules import RETURNING
from gamebox.games.middle_ages.sentences import scored, verb_phrase
from gamebox.games.middle_ages.texts import card_name
from gamebox.games.middle_ages.view import AgesView


def reason(view: AgesView, move: Move) -> str:
    """Return what a move of the view's seat brings, without a full stop."""
    cards = view.cards
    match move:
        case moves.ChooseAccord(place):
            kind = cards.accord[place].wealth
            icons = sum(cards.traits[c].icons for c in view.hand if cards.traits[c].kind == kind)
            return (
                f"Your hand already has {_count(icons, 'icon')} of {kind}, which score at the end"
            )
        case moves.Add(card, to):
            return _adding(view, card, to)
        case moves.Build(card):
            points = scored(round(_judge(view).structure(card)))
            return f"This {cards.structure_of(card).title} brings {points} at once"
        case moves.DiscardCard(card):
            return f"The {card_name(cards, card)} is the card that you can best do without"
        case moves.Keep(kept):
            names = listed(card_name(cards, card) for card in kept)
            return f"Of your skull cards, {names} can still do most for you"
        case moves.Use():
            return _using(view, move)
    return "Nothing that you may do now is worth what it costs"


def _count(number: int, thing: str) -> str:
    return counted(number, thing, f"{thing}s")


def _adding(view: AgesView, card: int, to: int) -> str:
    cards = view.cards
    gains = [*_ability_gain(view, card, to)]
    place = view.accords[view.seat]
    if place is not None and cards.accord[place].character == cards.cards[card].character:
        gains.append("lets your Accord act")
    gains.append(_coterie_gain(view, card, to))
    where = "to your Coterie" if to == view.seat else "to another Coterie"
    return f"Adding the {cards.character_of(card).title} {where} {listed(gains)}"


def _ability_gain(view: AgesView, card: int, to: int) -> Iterator[str]:
    """Yield what the ability of an added card can do best, if it can do anything worth telling."""
    judge = _judge(view)
    options = view.cards.traits[card].figure.one_of
    worths = [judge.option(verbs, card, to) for verbs in options]
    if max(worths) > 0:
        best = options[worths.index(max(worths))]
        yield f"lets you {' and '.join(verb_phrase(verb) for verb in best)}"


def _coterie_gain(view: AgesView, card: int, to: int) -> str:
    if to != view.seat:
        return "draws you the top card"
    coterie = [*view.coteries[to], card]
    missing = RETURNING - len(coterie)
    if missing > 0:
        return f"brings its return within {_count(missing, 'card')}"
    actions = sum(view.cards.traits[one].acts for one in coterie)
    return f"makes it return with {_count(actions, 'Action')}"


def _judge(view: AgesView) -> Judge:
    return Judge(view, view.seat, view.hand, view.deck_top, Weights())


def _using(view: AgesView, use: moves.Use) -> str:
    source = using(view)
    ability = ability_of(view, source) if source else None
    if source is None or ability is None:
        return "The ability has to be used"
    card = view.deck_top if use.card is None else use.card
    name = "top card" if card is None else card_name(view.cards, card)
    match ability.one_of[use.option][0]:
        case Draw():
            return f"Drawing brings you the {name}"
        case Take():
            return f"The {name} does more in your hand than where it lies"
        case ToWealth():
            return _enriching(view, card)
        case Discard("hand"):
            return f"The {name} is worth less to you than what you draw for it"
        case Discard():
            return _discarding(view, name, card)
        case OpponentDiscards():
            held = _count(view.hand_counts[use.seat or 0], "card")
            return f"That player holds {held} and has to give one up"
        case KeepSkull():
            return "A skull card that would be discarded stays in your hand"
        case AddOne():
            whose = "your" if use.seat == view.seat else "that"
            return f"The {name} does most in {whose} Coterie"
    return "The ability has to be used"


def _enriching(view: AgesView, card: int | None) -> str:
    if card is None:
        return "A card goes into your Wealth"
    cards = view.cards
    wealth = cards.cards[card].wealth
    kinds = {cards.cards[other].wealth.kind for other in view.wealth[view.seat]}
    new = "" if wealth.kind in kinds else ", a kind that you did not have"
    return f"Your Wealth gains {_count(wealth.icons, 'icon')} of {wealth.kind}{new}"


def _discarding(view: AgesView, name: str, card: int | None) -> str:
    if card in view.coteries[view.seat]:
        return f"The {name} is the card of your Coterie that you can best do without"
    return f"Without the {name} another Coterie gives less when it returns"
