"""What a seat of The Mind Extreme may do now, and why not something else."""

from collections.abc import Sequence

from gamebox.core.question import Move, Refusal
from gamebox.core.step import Step
from gamebox.games.mind import moves
from gamebox.games.mind.cards import HIGHEST, card_name, colour, next_of
from gamebox.games.mind.rules import AgreeOnStar, GetReady, PlayCards, ThrowStar, stopped
from gamebox.games.mind.view import MindView

READY, STOP, PROPOSE = moves.Ready(), moves.Stop(), moves.ProposeStar()
AGREE, REFUSE = moves.Agree(), moves.Refuse()

NOT_IN_HAND = Refusal("lay.own-order", "This card is not in your hand.")
NO_STAR = Refusal("star.propose", "The team has no throwing star left.")
PROPOSED = Refusal("star.propose", "A throwing star is proposed already.")
STOPPED = Refusal("ready.stop", "Play is stopped already: nobody lays before all are ready.")


def candidates(view: MindView) -> Sequence[Move]:
    """Return every move that the seat could try now."""
    lays = [moves.Lay(card) for card in view.hand]
    match asked(view):
        case "ready":
            return [READY, STOP, PROPOSE, *lays]
        case "lay" | "wait":
            return [*lays, STOP, PROPOSE]
        case "agree":
            return [AGREE, REFUSE, STOP, PROPOSE, *lays]
        case "star":
            return [moves.ChooseForStar(card) for card in view.hand]
    return lays


def legal_moves(asks: str, hand: list[int], stars: int, stack: Sequence[Step]) -> list[Move]:
    """Return the legal answers to what a seat with this hand is asked.

    `stars` are the team's, `stack` the steps still to happen.
    """
    star: list[Move] = [PROPOSE] if stars else []
    match asks:
        case "lay":
            return [*[moves.Lay(card) for card in first_cards(hand)], STOP, *star]
        case "ready":
            return [READY, *star] if stopped(stack) else [READY]
        case "agree":
            return [AGREE, REFUSE] if stopped(stack) else [AGREE, REFUSE, STOP]
        case "wait":
            return star if isinstance(stack[-1], GetReady) else [STOP]
        case "star":
            return [moves.ChooseForStar(card) for card in first_cards(hand)]
    return []


def asked(view: MindView) -> str:
    """Return what the seat is asked and has not answered, or nothing."""
    question = view.question
    return question.asks if question is not None and view.seat not in view.answered else ""


def first_cards(hand: list[int]) -> list[int]:
    """Return the lowest white and the highest red of a hand. [lay.own-order]"""
    if not hand:
        return []
    low = hand[:1] if hand[0] <= HIGHEST else []
    return [*low, hand[-1]] if hand[-1] > HIGHEST else low


def refusal(view: MindView, move: Move) -> Refusal | None:
    """Return why the seat may not make `move`, or None when it may."""
    asks = asked(view)
    match move:
        case moves.Lay(card):
            return refuse_card(view, card) if asks == "lay" else not_playing(view)
        case moves.Stop():
            return refuse_stop(view)
        case moves.ProposeStar():
            return refuse_proposal(view)
        case moves.ChooseForStar(card):
            return refuse_card(view, card) if asks == "star" else not_asked("star.choose", view)
        case moves.Ready():
            return None if asks == "ready" else not_asked("ready.begin", view)
        case moves.Agree() | moves.Refuse():
            return None if asks == "agree" else not_asked("star.agree", view)
    return Refusal("lay.anyone", "This is no move of The Mind Extreme.")


def refuse_card(view: MindView, card: int) -> Refusal | None:
    """Return why `card` is not the lowest white or highest red of the hand. [lay.own-order]"""
    if card not in view.hand:
        return NOT_IN_HAND
    first = next_of(colour(card), view.hand)
    if first is None or first == card:
        return None
    return Refusal(
        "lay.own-order",
        f"Your {card_name(first)} comes before your {card_name(card)}: "
        "you would make a mistake against yourself.",
    )


def refuse_stop(view: MindView) -> Refusal | None:
    """Return why Stop changes nothing now, or None where it can be said. [ready.stop]"""
    if stopped(view.stack):
        return STOPPED
    stops = view.stack and isinstance(view.stack[-1], PlayCards | AgreeOnStar)
    return None if stops else not_playing(view)


def refuse_proposal(view: MindView) -> Refusal | None:
    """Return why no star can be proposed now, or None where one can. [star.propose]"""
    step = view.stack[-1] if view.stack else None
    if isinstance(step, AgreeOnStar):
        return PROPOSED
    if isinstance(step, PlayCards) or (isinstance(step, GetReady) and stopped(view.stack)):
        return None if view.stars else NO_STAR
    return not_playing(view)


def not_playing(view: MindView) -> Refusal:
    """Say why nothing can be laid now."""
    step = view.stack[-1] if view.stack else None
    match step:
        case GetReady(ready, rule):
            missing = view.seats - len(ready)
            hands = "one hand is" if missing == 1 else f"{missing} hands are"
            return Refusal(rule, f"Play waits until every hand is on the table; {hands} missing.")
        case AgreeOnStar():
            return Refusal("star.propose", "Nobody lays while a throwing star is proposed.")
        case ThrowStar():
            return Refusal("star.choose", "First everybody chooses a card for the throwing star.")
    return Refusal("end.win", "The game is over.")


def not_asked(rule: str, view: MindView) -> Refusal:
    """Say that the seat is asked something else, or nothing."""
    if view.over:
        return not_playing(view)
    if view.seat in view.answered:
        return Refusal(rule, "You have chosen; you may take it back until the last has chosen.")
    return Refusal(rule, answered_already(rule, view) or NOT_NOW[rule])


NOT_NOW = {
    "ready.begin": "Nobody is asked for a hand on the table now.",
    "star.agree": "No throwing star is proposed now.",
    "star.choose": "No throwing star is thrown now.",
}


def answered_already(rule: str, view: MindView) -> str:
    """Say how the seat has answered what others are still asked, or nothing."""
    match rule, view.stack[-1]:
        case "ready.begin", GetReady(ready) if view.seat in ready:
            return "Your hand is on the table already."
        case "star.agree", AgreeOnStar(proposer) if view.seat == proposer:
            return "You have proposed it; the others agree or refuse."
        case "star.agree", AgreeOnStar(_, _, agreed) if view.seat in agreed:
            return "You have agreed already."
        case "star.choose", ThrowStar():
            return "You have no card to choose."
    return ""


def path(move: Move) -> tuple[str, ...]:
    """Return the ids of what a person touches to make `move`."""
    match move:
        case moves.Lay(card):
            return (f"card:{card}", f"stack:{colour(card)}")
        case moves.ChooseForStar(card):
            return (f"card:{card}", "pile:stars")
        case moves.Ready():
            return ("button:ready",)
        case moves.Stop():
            return ("button:stop",)
        case moves.ProposeStar():
            return ("button:star",)
        case moves.Agree():
            return ("button:agree",)
    return ("button:refuse",)


def why_not(view: MindView, thing: str) -> Refusal:
    """Return why nothing can be done with a thing that no move touches."""
    kind, _, _ = thing.partition(":")
    if thing == "button:stop":
        return refuse_stop(view) or not_playing(view)
    if thing == "button:star":
        return refuse_proposal(view) or not_playing(view)
    if thing == "button:ready":
        return not_asked("ready.begin", view)
    if thing in ("button:agree", "button:refuse"):
        return not_asked("star.agree", view)
    if kind == "card":
        return NOT_IN_HAND
    return _ABOUT.get(kind if kind == "seat" else thing, _UNKNOWN)


_UNKNOWN = Refusal("lay.anyone", "Nothing can be done with this.")
_ABOUT = {
    "stack:white": Refusal("aim", "You have no white card to lay on this stack now."),
    "stack:red": Refusal("aim", "You have no red card to lay on this stack now."),
    "pile:level": Refusal("level.end", "The level card stays until every hand is empty."),
    "pile:lives": Refusal("life.last", "The lives are given up one for each mistake."),
    "pile:stars": Refusal("star.propose", "A throwing star is used when everybody agrees to it."),
    "seat": Refusal("talk.none", "What the others hold, and when they lay, is for you to feel."),
}
