"""The sentences on the cards of The Middle Ages, made from what the cards do."""

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
    options = ", or ".join(_list_phrase(verbs) for verbs in ability.one_of)
    first = f"You may {options}." if ability.may else f"{options[0].upper()}{options[1:]}."
    if not ability.otherwise:
        return first
    none = "this" if len(ability.one_of) == 1 else "neither"
    return f"{first} If you can do {none}, {_list_phrase(ability.otherwise)}."


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
            return f"{_points(points)}."
        case Same(base, points, most):
            more = f"{points} more for each {title} you have"
            return f"{_points(base)}, and {more}; at most {most}."
        case Different(points):
            return f"{_points(points)} for each different Structure you have."
        case Kinds(points):
            return f"{_points(points)} for each different kind of icon in your Wealth."


def _points(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"
