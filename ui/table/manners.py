"""What the page of a table does in a game's own way. The defaults suit a game of turns.

Each game has one file with its `Manners`; nothing else of the page knows a game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gamebox.core.bot import Choice
from gamebox.core.event import Event, Told
from gamebox.core.question import Move, Question
from gamebox.core.rules import Rules
from gamebox.rulebook import rulebook
from ui.boards.board import Board
from ui.items.face import Face
from ui.keymap import KeyMap
from ui.table.hours import Hours
from ui.table.offers import Offer
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.table.bots import BotBench
    from ui.table.controller import Controller
    from ui.table.news import News


@dataclass(frozen=True)
class Chip:
    """A small fact on a player's panel; `words` say it to somebody who does not see the icon."""

    icon: str
    text: str
    words: str = ""

    @property
    def spoken(self) -> str:
        """The fact in words."""
        return self.words or self.text


@dataclass(frozen=True)
class Hotkey:
    """A key that makes a move, or, with `peek`, shows the hand of `seat` while it is held.

    `seat` is None where it stands for whoever may do it. `thing` is what the reason is asked of
    when no move fits.
    """

    key: Qt.Key
    does: str
    fits: Callable[[Move], bool]
    thing: str = ""
    seat: int | None = None
    peek: bool = False


@dataclass(frozen=True)
class Summary:
    """What is shown when a part of the game has ended; `chart` is the number of its chart."""

    title: str
    facts: tuple[tuple[str, str], ...]
    chart: int | None = None


class Extra(Protocol):
    """Something that a game adds to its page."""

    def close(self) -> None:
        """Stop for good."""


@dataclass(frozen=True)
class Parts:
    """The parts of a page that a game may add to."""

    controller: "Controller"
    news: "News"
    bench: "BotBench"
    board: Board
    hours: Hours


class Manners:
    """The defaults.

    `part` is what a replay jumps to, in one word, and `mistakes` whether it jumps to mistakes too.
    `adviser` is the level of the bot whose choice a hint may tell; empty: a hint tells no move.
    `more_hints` says that a hint tells more when it is opened again; see `advises`. `plays_on` says
    how the program plays for a person who has left.
    """

    part = "turn"
    mistakes = False
    adviser = ""
    more_hints = ""
    plays_on = "as a normal bot"

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        self.keymap = KeyMap()

    def board(self, theme: Theme) -> Board:
        """Return the board of the game."""
        raise NotImplementedError

    def extras(self, parts: "Parts") -> list["Extra"]:
        """Return what the game adds to its page, set going."""
        return []

    def run_clock(self, board: Board, on: bool) -> None:
        """Let what the board shows of time run or stand."""

    # Several people at one screen

    def shared(self, question: Question) -> bool:
        """Return whether several people may answer this with all of them looking on."""
        return False

    def hands_open(self, game: Any) -> bool:
        """Return whether nothing of a hand is hidden: people share the screen with no curtain."""
        return False

    def public(self, view: Any) -> Any:
        """Return a view in which nothing is left that not everybody knows."""
        raise NotImplementedError

    def public_text(self, move: Move) -> str:
        """Return a move as a line that everybody may read."""
        raise NotImplementedError

    def for_everybody(self, event: Event) -> bool:
        """Return whether all people at a shared screen look on before the next one takes it."""
        return False

    def together(self, offers: list[Offer], names: Sequence[str]) -> list[Offer]:
        """Return what several people at one screen are offered, made from what each may do."""
        return offers

    def asks_together(self, view: Any, names: Sequence[str]) -> str:
        """Return what several people at one screen are asked; empty: what the first is asked."""
        return ""

    def asked_thing(self, thing: str) -> tuple[str, int | None]:
        """Return what the rules call a thing of a shared board, and the seat that it belongs to."""
        return thing, None

    # Words

    def typed(self, move: Move) -> bool:
        """Return whether this move is one of a sample that stands for all that can be typed."""
        return False

    def label(self, move: Move) -> str:
        """Return what the button of a move says; empty for a move that is made on the board."""
        return ""

    def label_together(self, move: Move, name: str) -> str:
        """Return what the button of a move says where several people have one."""
        label = self.label(move)
        return label and f"{name}: {label}"

    def primary(self, move: Move) -> bool:
        """Return whether Enter makes this move."""
        return False

    def for_all(self, move: Move) -> bool:
        """Return whether it does not matter who of several people makes this move."""
        return False

    def cancels(self, move: Move) -> bool:
        """Return whether Esc makes this move."""
        return False

    def chips(self, view: Any, seat: int, own: bool) -> list[Chip]:
        """Return the facts on the panel of a seat; `own`: the view is this seat's."""
        return []

    def meaning(self, move: Move) -> str:
        """Return one sentence that says what making a move does, for a learner."""
        return ""

    def hint(self, view: Any, moves: Sequence[Move]) -> list[str]:
        """Return the sentences of the hint: the rule that is asked about, and what can be done."""
        question = view.question
        if question is None or view.seat in view.answered:
            return ["There is nothing for you to decide just now."]
        rule = rulebook(self.rules.name).find(question.rule)
        meanings = dict.fromkeys(filter(None, map(self.meaning, moves)))
        return [f"{rule.title}. {rule.text}", *meanings]

    def advises(self, question: Question, *, again: bool) -> bool:
        """Return whether a hint tells a move; `again`: it is opened again for the same question."""
        return bool(self.adviser)

    def advice(self, choice: Choice, text: str) -> str:
        """Return how a hint tells a bot's choice; `text` is the line of the move."""
        return f"A good move: {text}. {choice.why}"

    # The log and the replay

    def is_heading(self, event: Event) -> bool:
        """Return whether an event begins a new part of the game."""
        return False

    def is_mistake(self, event: Event) -> bool:
        """Return whether an event is one that a replay jumps to."""
        return False

    def pictures(self, event: Event, game: Any) -> tuple[Face, ...]:
        """Return the cards that an event names, as they are shown beside its line of the log.

        What `game` tells here is no more than what is printed on the cards.
        """
        return ()

    # Keys

    def hotkeys(self, seats: Sequence[int], names: Sequence[str]) -> list[Hotkey]:
        """Return the keys of the game for the people who sit at the screen now."""
        return []

    def set_keymap(self, board: Board, keymap: KeyMap) -> None:
        """Hear the keys that somebody has chosen, and print them on the board."""
        self.keymap = keymap

    def peek(self, board: Board, view: Any) -> None:
        """Show the hand of one person at a shared screen, or, with None, no hand any more."""

    # Charts and summaries

    def chart(self, theme: Theme, names: Sequence[str]) -> QWidget | None:
        """Return a chart that hears of views by `show_view(view)`; None: the game has none."""
        return None

    def summary(
        self, told: Sequence[Told[Any]], view: Any, line: Callable[[Event], str]
    ) -> Summary | None:
        """Return what is to be summed up after these events, or None; `line` words an event."""
        return None

    def figures(self, game: Any, names: Sequence[str]) -> list[tuple[str, str]]:
        """Return the figures of a finished game, in words."""
        counted = self.rules.figures(game)
        return [(key.capitalize().replace("_", " "), str(value)) for key, value in counted.items()]


def manners_of(rules: Rules[Any, Any]) -> Manners:
    """Return the manners of a game."""
    if rules.name == "mind":  # only the game that is played is loaded
        from ui.table.mind_manners import MindManners  # noqa: PLC0415

        return MindManners(rules)
    if rules.name == "medium":
        from ui.table.medium_manners import MediumManners  # noqa: PLC0415

        return MediumManners(rules)
    if rules.name == "ordeals":
        from ui.table.ordeals_manners import OrdealsManners  # noqa: PLC0415

        return OrdealsManners(rules)
    from ui.table.ages_manners import AgesManners  # noqa: PLC0415

    return AgesManners(rules)
