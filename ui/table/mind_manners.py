"""How the page of a table behaves in The Mind Extreme."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from gamebox.core.event import Event, Told
from gamebox.core.question import Move, Question
from gamebox.games.mind import moves
from gamebox.games.mind.cards import Colour, colour, number
from gamebox.games.mind.rules import GetReady
from gamebox.games.mind.state import MindGame
from gamebox.games.mind.view import MindView
from ui.boards.board import Board
from ui.boards.mind import MindBoard
from ui.boards.mind_cards import NumberCard, StackList
from ui.boards.mind_keys import SeatKeys, mind_keys
from ui.items.face import Face
from ui.keymap import KeyMap
from ui.table.manners import Chip, Hotkey, Manners, Summary
from ui.table.tension import played_seconds
from ui.theme import Theme

_LABELS = {
    moves.Ready: "Hand on the table",
    moves.Stop: "Stop",
    moves.ProposeStar: "Throwing star",
    moves.Agree: "Agree",
    moves.Refuse: "Refuse",
}
_TOGETHER = {
    moves.Ready: ("is ready", "are ready"),
    moves.Agree: ("agrees", "agree"),
    moves.Refuse: ("refuses", "refuse"),
}
"""What a seat does, and what somebody does who is called 'You'."""
_MEANINGS = {
    moves.Ready: "Putting your hand on the table says that you are ready; play begins with the "
    "last hand.",
    moves.Stop: "Stop interrupts play for everyone until every hand is on the table again.",
    moves.ProposeStar: "A throwing star takes one card out of every hand, if everybody agrees.",
    moves.Agree: "If you agree, and the others do, everybody puts a card of their choice away.",
    moves.Refuse: "If you refuse, the star stays, and all goes on where it was.",
    moves.ChooseForStar: "The card that you choose leaves the level for good, and can no longer "
    "become a mistake.",
    moves.Lay: "You may lay your lowest white card or your highest red one. When to lay it is "
    "yours to feel: the program never tells.",
}


class MindManners(Manners):
    """The Mind Extreme's own ways."""

    part = "level"
    mistakes = True

    def board(self, theme: Theme) -> Board:
        """Return the board of The Mind Extreme."""
        return MindBoard(theme)

    def run_clock(self, board: Board, on: bool) -> None:
        """Let the dials of the stacks count or stand."""
        if isinstance(board, MindBoard):
            board.run_clock(on)

    def shared(self, question: Question) -> bool:
        """Return True for all but the choice for a throwing star. [star.choose]"""
        return question.asks != "star"

    def public(self, view: MindView) -> MindView:
        """Return the view of somebody who only looks on: no hand, no blind card."""
        laid = [
            replace(one, card=None) if one.colour in view.blind and not view.over else one
            for one in view.laid
        ]
        return replace(view, hand=[], laid=laid, own_answer=None)

    def public_text(self, move: Move) -> str:
        """Return a move without the number of its card."""
        match move:
            case moves.Lay(card):
                return f"Lay the {_next_card(card)}"
            case moves.ChooseForStar(card):
                return f"Choose the {_next_card(card)}"
        return _LABELS[type(move)]

    def asked_thing(self, thing: str) -> tuple[str, int | None]:
        """Take the seat off the buttons that each person's plate has at a shared screen."""
        kind, _, rest = thing.partition(":")
        name, _, seat = rest.partition(":")
        return (f"{kind}:{name}", int(seat)) if kind == "button" and seat else (thing, None)

    def label(self, move: Move) -> str:
        """Return what the button of a move says."""
        return _LABELS.get(type(move), "")

    def label_together(self, move: Move, name: str) -> str:
        """Return what the button of a move says where several people have one."""
        does = _TOGETHER.get(type(move))
        return (
            f"{name} {does[name.casefold() == 'you']}"
            if does
            else super().label_together(move, name)
        )

    def primary(self, move: Move) -> bool:
        """Return True for getting ready and for agreeing."""
        return isinstance(move, moves.Ready | moves.Agree)

    def for_all(self, move: Move) -> bool:
        """Return True for Stop and for proposing a throwing star."""
        return isinstance(move, moves.Stop | moves.ProposeStar)

    def cancels(self, move: Move) -> bool:
        """Return True for refusing a throwing star."""
        return isinstance(move, moves.Refuse)

    def chips(self, view: MindView, seat: int, own: bool) -> list[Chip]:
        """Return how many cards a seat holds, and whether its hand is on the table."""
        count = view.hand_counts[seat]
        words = "1 card left" if count == 1 else f"{count} cards left"
        chips = [Chip("hand", f"{count} left", words)]
        if own:
            white = sum(colour(card) == "white" for card in view.hand)
            red = len(view.hand) - white
            chips = [Chip("up", str(white), f"{white} white"), Chip("down", str(red), f"{red} red")]
        step = view.stack[-1] if view.stack else None
        if isinstance(step, GetReady) and seat in step.ready:
            chips.append(Chip("check", "ready"))
        if seat in view.answered:
            chips.append(Chip("check", "has chosen"))
        return chips

    def meaning(self, move: Move) -> str:
        """Return what a move does; never anything about when. [talk.none]"""
        return _MEANINGS[type(move)]

    def is_heading(self, event: Event) -> bool:
        """Return True where a level begins."""
        return isinstance(event, moves.LevelBegan)

    def is_mistake(self, event: Event) -> bool:
        """Return True for a mistake, and for a blind stack that held some."""
        if isinstance(event, moves.StackTurned):
            return bool(event.wrong)
        return isinstance(event, moves.Mistake)

    def pictures(self, event: Event, game: MindGame) -> tuple[Face, ...]:
        """Return the cards that an event shows; of a stack that is turned up the whole stack."""
        match event:
            case moves.CardLaid(_, _, int(card)):
                return (_face(card),)
            case moves.Mistake(_, card, skipped):
                return (_face(card), *(_face(one.card) for one in skipped))
            case moves.StarThrown(cards):
                return tuple(_face(one.card) for one in cards)
            case moves.StackTurned(stack, laid):
                return (StackList(stack, tuple(number(one.card) for one in laid)),)
        return ()

    # Keys

    def hotkeys(self, seats: Sequence[int], names: Sequence[str]) -> list[Hotkey]:
        """Return the keys that the board shows: those of each person, and those of all."""
        keys = mind_keys(self.keymap)
        found = [
            Hotkey(keys.stop, "say Stop", _is(moves.Stop), "button:stop"),
            Hotkey(keys.star, "propose a throwing star", _is(moves.ProposeStar), "button:star"),
            Hotkey(keys.agree, "agree to a throwing star", _is(moves.Agree), "button:agree"),
            Hotkey(keys.refuse, "refuse a throwing star", _is(moves.Refuse), "button:refuse"),
        ]
        for seat, own in keys.of(tuple(seats)).items():
            found += _keys_of_seat(seat, own, shared=len(seats) > 1)
        return found

    def set_keymap(self, board: Board, keymap: KeyMap) -> None:
        """Hear the keys that somebody has chosen, and print them on the board."""
        super().set_keymap(board, keymap)
        if isinstance(board, MindBoard):
            board.set_keymap(keymap)

    def peek(self, board: Board, view: MindView | None) -> None:
        """Show the hand of one person on the own plate, or none."""
        if isinstance(board, MindBoard):
            board.peek(view)

    # Charts and summaries

    def chart(self, theme: Theme, names: Sequence[str]) -> QWidget:
        """Return the tension chart."""
        from ui.table.tension_chart import TensionChart  # noqa: PLC0415  # pyqtgraph is slow

        return TensionChart(theme, names)

    def summary(
        self, told: Sequence[Told], view: MindView, line: Callable[[Event], str]
    ) -> Summary | None:
        """Sum a level up when it is completed and another one follows."""
        events = [one.event for one in told]
        done = [event.level for event in events if isinstance(event, moves.LevelCompleted)]
        if not done or view.over:
            return None
        facts = _facts_of(view)
        for event in events:
            if isinstance(event, moves.StackTurned | moves.RewardTaken | moves.LivesLost):
                facts.append(("", line(event)))
        return Summary(f"Level {done[-1]} is completed", tuple(facts), len(view.past) - 1)

    def figures(self, game: MindGame, names: Sequence[str]) -> list[tuple[str, str]]:
        """Return what the team has done, in words."""
        laid = [one for record in game.past for one in record.laid]
        mistakes = sum(one.wrong for one in laid)
        return [
            ("Level reached", f"{game.level} of {game.last_level}"),
            ("Lives left", str(game.lives)),
            ("Throwing stars left", str(game.stars)),
            ("Cards laid", str(len(laid))),
            ("Mistakes", str(mistakes)),
            ("Time of play", _duration(sum(played_seconds(game)))),
        ]


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def _face(card: int) -> Face:
    return NumberCard(colour(card), number(card))


def _next_card(card: int) -> str:
    return "lowest white" if colour(card) == "white" else "highest red"


def _is(*kinds: type[Move]) -> Callable[[Move], bool]:
    return lambda move: isinstance(move, kinds)


def _card(wanted: Colour) -> Callable[[Move], bool]:
    return lambda move: (
        isinstance(move, moves.Lay | moves.ChooseForStar) and colour(move.card) == wanted
    )


def _keys_of_seat(seat: int, own: SeatKeys, *, shared: bool) -> list[Hotkey]:
    ready = f"button:ready:{seat}" if shared else "button:ready"
    does = _is(moves.Ready, moves.Agree) if shared else _is(moves.Ready)
    found = [
        Hotkey(own.ready, "hand on the table", does, ready, seat),
        Hotkey(own.white, "lay the lowest white", _card("white"), "stack:white", seat),
        Hotkey(own.red, "lay the highest red", _card("red"), "stack:red", seat),
    ]
    if own.peek is not None:
        found.append(Hotkey(own.peek, "see the own hand", _is(), "", seat, peek=True))
    return found


def _facts_of(view: MindView) -> list[tuple[str, str]]:
    laid = view.past[-1].laid
    wrong = sum(one.wrong for one in laid)
    return [
        ("Cards laid", str(len(laid))),
        ("Time of play", _duration(played_seconds(view)[-1])),
        ("Mistakes", str(wrong) if wrong else "none"),
    ]
