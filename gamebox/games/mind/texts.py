"""The Mind Extreme in words: moves, prompts, log lines and results."""

from collections.abc import Iterable, Sequence

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.core.words import counted, listed
from gamebox.games.mind import moves
from gamebox.games.mind.cards import card_name
from gamebox.games.mind.moves import SeatCard
from gamebox.games.mind.rules import AgreeOnStar, GetReady
from gamebox.games.mind.state import MindGame
from gamebox.games.mind.view import MindView


def text(move: Move) -> str:
    """Return a move as a short line."""
    match move:
        case moves.Lay(card):
            return f"Lay {card_name(card)}"
        case moves.ChooseForStar(card):
            return f"Choose {card_name(card)}"
        case moves.Ready():
            return "Put your hand on the table"
        case moves.Stop():
            return "Say Stop"
        case moves.ProposeStar():
            return "Propose a throwing star"
        case moves.Agree():
            return "Agree to the throwing star"
    return "Refuse the throwing star"


def prompt(view: MindView, names: Sequence[str]) -> str:
    """Return one sentence that says who must decide what, as the view's seat reads it."""
    if view.over:
        return "The game is over."
    question = view.question
    if question is None or view.seat in view.answered:
        return _waiting(view, names)
    match question.asks:
        case "wait":
            return _waiting(view, names)
        case "ready":
            again = view.stack[-1] != GetReady(_ready(view))
            what = "go on" if again else f"begin level {view.level}"
            return f"Put your hand on the table when you are ready to {what}."
        case "lay":
            if not view.hand:
                return "Your hand is empty: trust the others."
            return "Lay your lowest white or your highest red, when the time feels right."
        case "agree":
            return f"{_proposer(view, names)} proposed a throwing star. Do you agree?"
    return "Choose your lowest white or your highest red for the throwing star."


def _waiting(view: MindView, names: Sequence[str]) -> str:
    asked = [q.seat for q in view.questions if q.asks != "wait" and q.seat not in view.answered]
    return f"Waiting for {listed(names[seat] for seat in asked)}."


def _ready(view: MindView) -> tuple[int, ...]:
    step = view.stack[-1]
    return step.ready if isinstance(step, GetReady) else ()


def _proposer(view: MindView, names: Sequence[str]) -> str:
    step = view.stack[-1]
    return names[step.proposer] if isinstance(step, AgreeOnStar) else "The team"


def describe(event: Event, names: Sequence[str]) -> str:
    """Return one line for the log, or nothing for an event that needs none."""
    match event:
        case moves.LevelBegan(level):
            return f"Level {level} begins: {_cards(level)} each."
        case moves.HandDown(seat):
            return f"{names[seat]} put a hand on the table."
        case moves.PlayBegan():
            return "All hands are off the table: play."
        case moves.CardLaid(seat, colour, card):
            what = f"a {colour} card face down" if card is None else card_name(card)
            return f"{names[seat]} laid {what}."
        case moves.Mistake(_, card, skipped):
            first = _cards_of(skipped, names)
            return f"A mistake: {first} should have come before {card_name(card)}."
        case moves.Stopped(seat):
            return f"{names[seat]} said Stop."
        case _:
            return _describe_rest(event, names)


def _describe_rest(event: Event, names: Sequence[str]) -> str:
    match event:
        case moves.StarProposed(seat):
            return f"{names[seat]} proposed a throwing star."
        case moves.StarAgreed(seat):
            return f"{names[seat]} agreed to it."
        case moves.StarRefused(seat):
            return f"{names[seat]} refused the throwing star."
        case moves.StarThrown(cards):
            return f"A throwing star shows {_cards_of(cards, names)}."
        case moves.StackTurned():
            return _describe_turned(event)
        case moves.LivesLost(count, left):
            return f"The team gives up {counted(count, 'life', 'lives')}; {left} left."
        case _:
            return _describe_end(event)


def _describe_end(event: Event) -> str:
    match event:
        case moves.LevelCompleted(level):
            return f"Level {level} is completed."
        case moves.RewardTaken(reward, taken):
            name = "a life" if reward == "life" else "a throwing star"
            return f"The team takes {name}." if taken else f"The box has no more: not {name}."
        case moves.Won():
            return "The team has completed every level and wins."
        case moves.Lost():
            return "The last life is gone: the team has lost."
    return ""


def _describe_turned(event: moves.StackTurned) -> str:
    order = " ".join(str(moves_number) for moves_number in map(_number, event.laid))
    mistakes = counted(len(event.wrong), "mistake", "mistakes") if event.wrong else "no mistake"
    return f"The {event.colour} stack is turned up: {order or 'empty'}; {mistakes}."


def _number(lies: SeatCard) -> str:
    return card_name(lies.card).split()[1]


def _cards_of(cards: Iterable[SeatCard], names: Sequence[str]) -> str:
    return listed(f"{card_name(lies.card)} ({names[lies.seat]})" for lies in cards)


def _cards(count: int) -> str:
    return counted(count, "card", "cards")


def progress(game: MindGame) -> str:
    """Return how far the team is."""
    lives = counted(game.lives, "life", "lives")
    return f"Level {game.level} of {game.last_level}, {lives}"


def result(game: MindGame) -> str:
    """Return how a finished game ended."""
    if game.winners:
        return f"The team has won: all {game.last_level} levels are completed."
    return f"The team lost its last life in level {game.level} of {game.last_level}."
