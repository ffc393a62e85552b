"""What a seat of Medium may do now, and why not something else."""

from collections.abc import Sequence
from functools import cache

from gamebox.core.question import Move, Question, Refusal
from gamebox.games.medium import moves
from gamebox.games.medium.facts import Open, neighbours, set_places
from gamebox.games.medium.same import key
from gamebox.games.medium.spoken import SAMPLE, forbidden, forbidden_keys, refuse_word
from gamebox.games.medium.view import MediumView

KEEP: tuple[Move, ...] = (moves.KeepEsp(), moves.KeepEsp(all_turn=True))
MATCH_OR_NOT = (True, False)


def asked(view: MediumView) -> Question | None:
    """Return what the seat is asked and has not answered."""
    return None if view.seat in view.answered else view.question


def candidates(view: MediumView) -> Sequence[Move]:
    """Return every move that the seat could try now; of words, a sample."""
    question = asked(view)
    if question is None:
        return [moves.PlayCard(card) for card in view.hand]
    cards = [moves.PlayCard(card) for card in (*view.hand, *view.cards)]
    match question.asks:
        case "play":
            return cards
        case "say":
            words = map(moves.Say, (*SAMPLE, *forbidden(view), ""))
            return [*words, moves.KeepSilent(), *cards]
        case "incantation":
            return [*map(moves.UseIncantation, (*SAMPLE, *forbidden(view), "")), *KEEP]
        case "divination":
            return [*map(moves.UseDivination, range(view.seats)), moves.KeepEsp()]
        case "sets":
            return [moves.ChooseSet(place) for place in range(len(view.words.set))]
    return [*options(view, question, view.hand), *cards]


def options(table: Open, question: Question, hand: Sequence[int]) -> list[Move]:
    """Return the legal answers to a question of a seat with this hand; of words, a sample."""
    match question.asks:
        case "play":
            return [moves.PlayCard(card) for card in hand]
        case "say":
            said = free(table, says())
            return [*said, moves.KeepSilent()] if table.countdown else said
        case "predict":
            return [moves.Predict(match) for match in MATCH_OR_NOT]
        case "vote":
            return [moves.Vote(match) for match in MATCH_OR_NOT]
        case "incantation":
            return [*free(table, incantations()), *KEEP]
        case "divination":
            helpers = neighbours(question.seat, table.seats)
            return [*map(moves.UseDivination, helpers), moves.KeepEsp()]
    places = set_places(table.pack, table.only_pack)
    return [moves.ChooseSet(place) for place in places if place not in table.sets]


Sample = tuple[tuple[str, Move], ...]


@cache
def says() -> Sample:
    """Return the moves that say a word of the sample, each with the word's key."""
    return tuple((key(word), moves.Say(word)) for word in SAMPLE)


@cache
def incantations() -> Sample:
    """Return the moves that forbid a word of the sample, each with the word's key."""
    return tuple((key(word), moves.UseIncantation(word)) for word in SAMPLE)


def free(table: Open, words: Sample) -> list[Move]:
    """Return the moves whose word may be said now. [say.used]"""
    barred = forbidden_keys(table)
    return [move for entry, move in words if entry not in barred]


def refusal(view: MediumView, move: Move) -> Refusal | None:
    """Return why the seat may not make `move`, or None when it may."""
    question = asked(view)
    if question is None:
        return not_asked(view)
    if question.asks not in _ASKED_BY.get(type(move), ()):
        return Refusal(question.rule, _FIRST[question.asks])
    match move:
        case moves.PlayCard(card):
            return refuse_card(view, question, card)
        case moves.Say(word) | moves.UseIncantation(word):
            return refuse_word(view, word)
        case moves.KeepSilent():
            return refuse_silence(view)
        case moves.UseDivination(helper):
            return refuse_helper(view, helper)
        case moves.ChooseSet(place):
            return refuse_set(view, place)
        case moves.KeepEsp(all_turn=True) if question.asks == "divination":
            return Refusal("esp.pass", "The turn is over: there is nothing left to wait for.")
    return None


_ASKED_BY: dict[type[Move], tuple[str, ...]] = {
    moves.ChooseSet: ("sets",),
    moves.PlayCard: ("play",),
    moves.Predict: ("predict",),
    moves.Say: ("say",),
    moves.KeepSilent: ("say",),
    moves.UseIncantation: ("incantation",),
    moves.UseDivination: ("divination",),
    moves.KeepEsp: ("incantation", "divination"),
    moves.Vote: ("vote",),
}
_FIRST = {
    "sets": "First choose a set of words for the deck.",
    "play": "First play a card from your hand.",
    "predict": "First predict whether the two will match.",
    "say": "Now you have to say a word.",
    "incantation": "First decide about your Incantation.",
    "divination": "First decide about your Divination.",
    "vote": "First vote: are the two words a match?",
}


def not_asked(view: MediumView) -> Refusal:
    """Say why nothing is asked of the seat."""
    if view.over:
        return Refusal("end.round", "The game is over.")
    if view.seat in view.answered:
        return Refusal("say.together", "You have answered; the others are still to answer.")
    return Refusal("turn.partner", "You are not asked for anything now.")


def refuse_card(view: MediumView, question: Question, card: int) -> Refusal | None:
    """Return why a card cannot be played. [turn.partner-card, turn.own-card]"""
    if card in view.hand:
        return None
    return Refusal(question.rule, "This card is not in your hand.")


def refuse_silence(view: MediumView) -> Refusal | None:
    """Return why a word has to be said. [say.silence]"""
    if view.countdown:
        return None
    return Refusal("say.silence", "You have to say a word: no countdown runs that could end.")


def refuse_helper(view: MediumView, helper: int) -> Refusal | None:
    """Return why a seat cannot help with a Divination. [esp.helper]"""
    if helper in neighbours(view.seat, view.seats):
        return None
    return Refusal("esp.helper", "Only your left or your right neighbour can help you.")


def refuse_set(view: MediumView, place: int) -> Refusal | None:
    """Return why a set cannot go into the deck. [setup.sets]"""
    if place in view.sets:
        return Refusal("setup.sets", "This set is already in the deck.")
    if place not in set_places(view.pack, view.only_pack):
        return Refusal("setup.sets", "There is no such set to play with.")
    return None


def typed(view: MediumView, text: str) -> Move | None:
    """Return the move that typing `text` makes, or None where no word is asked for."""
    question = asked(view)
    if question is None:
        return None
    if question.asks == "say":
        return moves.Say(text.strip())
    return moves.UseIncantation(text.strip()) if question.asks == "incantation" else None


def path(view: MediumView, move: Move) -> tuple[str, ...]:
    """Return the ids of what a person touches to make `move`."""
    match move:
        case moves.PlayCard(card):
            return f"card:{card}", "pile:middle"
        case moves.Say(word):
            return "entry:word", f"word:{word}"
        case moves.UseIncantation(word):
            return f"esp:{view.seat}", f"word:{word}"
        case moves.UseDivination(helper):
            return f"esp:{view.seat}", f"seat:{helper}"
        case moves.ChooseSet(place):
            return (f"set:{place}",)
        case moves.Predict(match) | moves.Vote(match):
            return ("button:match" if match else "button:no-match",)
        case moves.KeepEsp(all_turn):
            return ("button:keep-turn" if all_turn else "button:keep",)
    return ("button:silent",)


def why_not(view: MediumView, thing: str) -> Refusal:
    """Return why nothing can be done with a thing that no move touches."""
    about = _ABOUT.get(thing.partition(":")[0])
    question = asked(view)
    if about is not None and not view.over:
        return about
    return Refusal(question.rule, _FIRST[question.asks]) if question else not_asked(view)


_ABOUT = {
    "esp": Refusal(
        "esp.one", "An ESP card is used when its holder is asked, once in the game, one a turn."
    ),
    "team": Refusal("token.take", "A team takes a token when its two players match."),
    "tokens": Refusal("token.take", "A token is taken at random after a match."),
    "fortuna": Refusal("two.fortuna", "Madame Fortuna takes a token when a first attempt fails."),
    "deck": Refusal("refill", "Cards are drawn by themselves when the turn ends."),
}
