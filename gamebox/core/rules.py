"""Rules: the contract that each game fulfils.

The table, the command line, the bots' helpers, the tests and the boards know a game only through
this class. What a seat may do is decided from the seat's view alone, so nothing here can leak.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from gamebox.core.bot import Bot
from gamebox.core.copying import copier_of
from gamebox.core.dice import Dice
from gamebox.core.event import Event
from gamebox.core.game import Game, View
from gamebox.core.question import Move, Refusal
from gamebox.core.seat import Option, Seat
from gamebox.errors import BrokenGame

G = TypeVar("G", bound=Game[Any, Any, Any])
V = TypeVar("V", bound=View[Any, Any])

Migrations = Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
"""By version: what turns a save of that version, as plain data, into one of the next."""


class Rules(ABC, Generic[G, V]):
    """One game: how it is set up, what a seat knows, may do and is told, and how it ends.

    `version` grows whenever old answers would play differently. `migrations` lead
    from older versions to it. `move_type` and `event_type` are the unions of the game's kinds, for
    decoding. `pack_endings` are those of the files that `read_pack` reads. `absent` is the level of
    the bot that plays on for a person who has left; it need not be one of `levels`.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    migrations: ClassVar[Migrations] = {}
    seat_counts: ClassVar[range]
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard")
    absent: ClassVar[str] = "normal"
    pack_endings: ClassVar[tuple[str, ...]] = (".toml",)
    game_type: type[G]
    view_type: type[V]
    move_type: Any
    event_type: Any

    # Setting up

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before the game begins."""
        return ()

    def remark(self, seats: int) -> str:
        """Return a sentence to know before a game of so many seats begins; mostly empty."""
        return ""

    @abstractmethod
    def read_pack(self, text: str, source: str) -> Any:
        """Return the content of a pack of the user's own; `source` is the name of its file.

        Raises GameboxError with one sentence that names `source`, the card and the field.
        """

    @abstractmethod
    def new(
        self, seats: Sequence[Seat], options: Mapping[str, str], seed: int, pack: Any = None
    ) -> G:
        """Return a game that is set up and waits for its first answer.

        Seats and options have been checked against `seat_counts` and `options`; `pack` is what
        `read_pack` returned, or None for the cards that ship with the program.
        """

    # What a seat knows

    @abstractmethod
    def view(self, game: G, seat: int) -> V:
        """Return what `seat` may know; the view shares nothing that changes with `game`."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> G:
        """Deal a whole game that agrees with `view`, everything unknown at random."""

    # What a seat may do

    @abstractmethod
    def candidates(self, view: V) -> Sequence[Move]:
        """Return every move that the seat could try, legal or not; all legal ones are among them.

        Where the answer is free (a word), this is a sample, some of it legal, and `typed` makes
        the others.
        """

    @abstractmethod
    def refusal(self, view: V, move: Move) -> Refusal | None:
        """Return why the seat may not make `move` now, or None when it may."""

    def moves(self, view: V) -> list[Move]:
        """Return the legal moves of the view's seat: the candidates without a refusal."""
        return [move for move in self.candidates(view) if self.refusal(view, move) is None]

    def moves_of(self, game: G, seat: int) -> list[Move]:
        """Return the legal moves of a seat in a whole game: the same as from its view.

        There are none while the seat is not asked or its answer lies sealed. A game that is played
        by the thousand may find them without making a view.
        """
        return self.moves(self.view(game, seat))

    def typed(self, view: V, text: str) -> Move | None:
        """Return the move that typing `text` makes, legal or not.

        None where the seat is asked for nothing that is typed.
        """
        return None

    def is_typed(self, move: Move) -> bool:
        """Return whether `move` is one of endlessly many that are typed, such as a word."""
        return False

    def why(self, view: V, thing: str) -> Refusal | None:
        """Return why nothing can be done with `thing` now, or None when something can."""
        first: Refusal | None = None
        for move in self.candidates(view):
            if thing in self.path(view, move):
                refusal = self.refusal(view, move)
                if refusal is None:
                    return None
                first = first or refusal
        return first or self.why_not(view, thing)

    @abstractmethod
    def why_not(self, view: V, thing: str) -> Refusal:
        """Return why no move begins with or passes `thing`."""

    def must_answer(self, view: V) -> bool:
        """Return whether the game waits for this seat; False where it may act but need not."""
        return view.question is not None and view.seat not in view.answered

    # Moves and events for people

    @abstractmethod
    def path(self, view: V, move: Move) -> tuple[str, ...]:
        """Return the ids of the things that a person touches, in order, to make `move`."""

    @abstractmethod
    def text(self, view: V, move: Move, names: Sequence[str]) -> str:
        """Return `move` as a short line of text, the first letter a capital."""

    @abstractmethod
    def prompt(self, view: V, names: Sequence[str]) -> str:
        """Return one sentence that says who must decide what, as the view's seat reads it."""

    @abstractmethod
    def describe(self, event: Event, names: Sequence[str], game: G) -> str:
        """Return one line for the log; empty for an event that needs no line.

        `game` tells what lasts as long as the game does, such as the words on its cards.
        """

    # The table's clock

    def clock(self, game: G | V) -> int | None:
        """Return the number of the stretch of play whose time runs, or None while it stands.

        Time starts again at zero when the number changes.
        """
        return None

    def elapsed(self, game: G | V) -> int:
        """Return the time of the last answer of this stretch of play that kept it, or 0."""
        return 0

    def timed(self, move: Move, at_ms: int) -> Move:
        """Return `move` with the time at which it was made, where the game keeps that."""
        return move

    # How it stands

    @abstractmethod
    def progress(self, game: G) -> str:
        """Return in a few words how far the game is."""

    @abstractmethod
    def result(self, game: G, names: Sequence[str]) -> str:
        """Return one sentence that says how a finished game ended."""

    @abstractmethod
    def scores(self, game: G) -> list[int]:
        """Return the points of each seat."""

    @abstractmethod
    def figures(self, game: G) -> dict[str, int | float | str]:
        """Return what the game counts for statistics."""

    # Bots

    @abstractmethod
    def bot(self, level: str, name: str, seed: int) -> Bot:
        """Return a bot of a level, whose character comes from `name` and `seed`.

        Raises GameboxError for a level that the game does not have.
        """

    def parts(self, level: str) -> int:
        """Return in how many parts the bots of a level can think at once; mostly in one.

        With more than one `bot` gives a `gamebox.bots.thinking.PartedBot`.
        """
        return 1

    # Soundness

    @abstractmethod
    def deck(self, game: G) -> Iterable[Hashable]:
        """Return every card of the game, once each."""

    @abstractmethod
    def places(self, game: G) -> Mapping[str, Sequence[Hashable]]:
        """Return which cards lie in which place; together they are the deck."""

    @abstractmethod
    def check_table(self, game: G) -> None:
        """Raise BrokenGame when what lies on the table cannot be."""

    def check(self, game: G) -> None:
        """Raise BrokenGame when `game` is no position of this game."""
        self.check_position(game)
        self.check_asked(game)
        for seat, move in game.sealed.items():
            game_without = self.clone(game)
            game_without.take_back(seat)
            refusal = self.refusal(self.view(game_without, seat), move)
            if refusal is not None:
                raise BrokenGame(f"A sealed answer of seat {seat} is not legal: {refusal.text}")

    def check_position(self, game: G) -> None:
        """Raise BrokenGame when what lies on the table, the steps and questions do not fit."""
        if game.seats not in self.seat_counts:
            raise BrokenGame(f"{self.title} is not played by {game.seats} seats.")
        check_questions(game)
        lying: Counter[Hashable] = Counter()
        for cards in self.places(game).values():
            lying.update(cards)
        check_cards(lying, Counter(self.deck(game)))
        self.check_table(game)

    def check_asked(self, game: G) -> None:
        """Raise BrokenGame when the open questions are not those that the top step asks.

        A step that asks does nothing else in `run`, so it can be asked again and changes nothing.
        """
        if not game.over and self._asked_again(game) != game:
            raise BrokenGame("The open questions are not those that the next step asks.")

    def goes_on(self, game: G) -> G:
        """Return a position of older rules, or where its only answer leads that is not asked now.

        Raises BrokenGame when it is no position of this game.
        """
        self.check_position(game)
        again = game if game.over else self._asked_again(game)
        if again.over or again.questions:
            return game
        again.run()
        again.collect()
        return again

    def _asked_again(self, game: G) -> G:
        """Return the game after its top step has run anew."""
        again = self.clone(game)
        again.questions = []
        again.stack.pop().run(again)
        return again

    @cached_property
    def clone(self) -> Callable[[G], G]:
        """A function that copies a game; original and copy share nothing that changes."""
        return copier_of(self.game_type)

    def seal_unknown(self, view: V, game: G, dice: Dice) -> None:
        """Give the seats whose sealed answers `view` does not show legal ones in `game`."""
        for seat in view.answered:
            if seat not in game.sealed:
                game.sealed[seat] = dice.choose(self.moves_of(game, seat))
        game.sealed = {seat: game.sealed[seat] for seat in view.answered}


def check_questions(game: Game[Any, Any, Any]) -> None:
    """Raise BrokenGame when the open questions, sealed answers and steps do not fit together."""
    asked = [question.seat for question in game.questions]
    if any(not 0 <= seat < game.seats for seat in [*asked, *game.sealed, *game.winners]):
        raise BrokenGame("The state names a seat that is not at the table.")
    if len(set(asked)) != len(asked):
        raise BrokenGame("One seat is asked two questions at once.")
    if not set(game.sealed) <= set(asked):
        raise BrokenGame("A seat has answered that was not asked.")
    if game.over and (asked or game.stack):
        raise BrokenGame("The game is over, but something is still to happen.")
    if not game.over and not (asked and game.stack):
        raise BrokenGame("The game is not over, but nobody is asked anything.")
    if game.told or game.mark:
        raise BrokenGame("The state lies in the middle of an answer.")
    if (len(game.sealed) == len(asked) and asked) or (game.first_settles and game.sealed):
        raise BrokenGame("All questions are answered, but the game did not go on.")


def check_cards(lying: Counter[Hashable], deck: Counter[Hashable]) -> None:
    """Raise BrokenGame when a card lies nowhere, lies twice, or does not exist."""
    for card, count in lying.items():
        if card not in deck:
            raise BrokenGame(f"There is no card {card}.")
        if count > deck[card]:
            raise BrokenGame(f"Card {card} lies in {count} places.")
    missing = deck - lying
    if missing:
        raise BrokenGame(f"Card {next(iter(missing))} lies nowhere.")
