"""What the cards of The Middle Ages do, in sentences and in a few words, made from the cards."""

from collections.abc import Iterable

from gamebox.core.words import counted
from gamebox.games.middle_ages.cards import (
    Ability,
    AddOne,
    Different,
    Discard,
    Draw,
    Flat,
    KeepSkull,
    Kinds,
    OpponentDiscards,
    Same,
    Scoring,
    Take,
    ToWealth,
    Verb,
    Verbs,
)

NUMBERS = ("no", "a", "two", "three", "four", "five")


def ability_sentence(ability: Ability) -> str:
    """Return what an ability does, as one or two sentences."""
    options = choices(ability.one_of)
    phrase = ", or ".join(options)
    first = f"You may {phrase}." if ability.may else f"{capital(phrase)}."
    if not ability.otherwise:
        return first
    none = ("this", "neither", "none of this")[min(len(options), 3) - 1]
    return f"{first} If you can do {none}, {_list_phrase(ability.otherwise)}."


def choices(options: Iterable[Verbs]) -> list[str]:
    """Return lists of verbs in words; those that put a card into the Wealth alone are one."""
    lists = list(options)
    found = [card for card in map(_to_wealth, lists) if card]
    *others, last = found or [""]
    cards = f"{', '.join(others)} or {last}" if others else last
    enriching = f"put {cards} into your Wealth"
    return list(
        dict.fromkeys(enriching if _to_wealth(verbs) else _list_phrase(verbs) for verbs in lists)
    )


def _to_wealth(verbs: Verbs) -> str:
    """Return which card these verbs put into the Wealth, where they do nothing else."""
    match verbs:
        case (ToWealth(source),):
            return _WEALTH[source]
    return ""


def _list_phrase(verbs: Verbs) -> str:
    return " and ".join(verb_phrase(verb) for verb in verbs)


def verb_phrase(verb: Verb) -> str:
    """Return what one verb does, as it follows 'you may'."""
    match verb:
        case Draw(count):
            return f"draw {NUMBERS[count]} {'card' if count == 1 else 'cards'}"
        case Take():
            return "take another card of this Coterie into your hand"
        case ToWealth(source):
            return f"put {_WEALTH[source]} into your Wealth"
        case Discard("hand"):
            return "discard a card from your hand"
        case Discard():
            return "discard another card from any Coterie"
        case AddOne():
            return "add a card from your hand to any Coterie without its ability or any draw"
        case OpponentDiscards():
            return "choose an opponent, who discards a card of their choice from their hand"
        case KeepSkull():
            return "keep a skull card of your choice when you discard skull cards this turn"


_WEALTH = {
    "hand": "a card from your hand",
    "top": "the top card of the deck",
    "coterie": "another card of this Coterie",
}


def scoring_sentence(scoring: Scoring, title: str) -> str:
    """Return what a Structure of this title scores, as one sentence."""
    match scoring:
        case Flat(points):
            return f"{scored(points)}."
        case Same(base, points, most):
            more = f"{points} more for each {title} you have"
            return f"{scored(base)}, and {more}; at most {most}."
        case Different(points):
            return f"{scored(points)} for each different Structure you have."
        case Kinds(points):
            return f"{scored(points)} for each different kind of icon in your Wealth."


def scored(points: int) -> str:
    """Return `3 points`, `1 point`, `0 points`."""
    return counted(points, "point", "points")


def capital(phrase: str) -> str:
    """Return a phrase as it begins a sentence."""
    return f"{phrase[0].upper()}{phrase[1:]}"


# In fewer words, for a prompt: what glows shows the cards and the places


def choice_phrase(ability: Ability) -> str:
    """Return what an ability lets choose, as it goes on after a colon."""
    first = [verbs[0] for verbs in ability.one_of]
    several = sum(isinstance(verb, ToWealth) for verb in first) > 1
    phrase = ", or ".join(dict.fromkeys(_told(verbs, several=several) for verbs in ability.one_of))
    return f"you may {phrase}" if ability.may else phrase


def _told(verbs: Verbs, *, several: bool) -> str:
    match verbs:
        case (Discard("hand"), Draw(count)):
            return f"discard a card to draw {NUMBERS[count] if count > 1 else 'one'}"
        case (ToWealth(), *_) if several:
            told = ["put a card into your Wealth", *map(_told_verb, verbs[1:])]
        case _:
            told = [*map(_told_verb, verbs)]
    return " and ".join(told)


def _told_verb(verb: Verb) -> str:
    match verb:
        case Take():
            return "take a card from this Coterie"
        case ToWealth("top"):
            return "put the top card into your Wealth"
        case Discard("coterie"):
            return "discard a card from a Coterie"
        case AddOne():
            return "add a card, without its ability, to a Coterie"
        case OpponentDiscards():
            return "name an opponent, who discards a card"
        case KeepSkull():
            return "keep a skull card this turn"
    return verb_phrase(verb)


# In a few words, for a card with little room


def short_ability(ability: Ability) -> str:
    """Return what an ability does in a few words."""
    options = dict.fromkeys(map(_short_verbs, ability.one_of))
    words = " or ".join(options)
    return f"may {words}" if ability.may else words


def _short_verbs(verbs: Verbs) -> str:
    match verbs:
        case (Discard("hand"), Draw(count)):
            return f"swap 1 for {count}"
    return ", ".join(map(_short_verb, verbs))


def _short_verb(verb: Verb) -> str:
    match verb:
        case Draw(count):
            return f"draw {count}"
        case Take():
            return "take 1 from here"
        case ToWealth():
            return "1 to Wealth"
        case Discard("hand"):
            return "discard 1"
        case Discard():
            return "remove 1"
        case AddOne():
            return "add 1 more"
        case OpponentDiscards():
            return "a rival discards 1"
        case KeepSkull():
            return "keep 1 skull"


def short_scoring(scoring: Scoring) -> str:
    """Return what a Structure scores in a few words."""
    match scoring:
        case Flat(points):
            return scored(points)
        case Same(base, points, most):
            return f"{base} + {points} each, at most {most}"
        case Different(points):
            return f"{points} per different Structure"
        case Kinds(points):
            return f"{points} per kind in Wealth"
