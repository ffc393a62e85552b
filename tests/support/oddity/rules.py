"""Oddity as the table knows it."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from gamebox.bots.randomly import RandomBot
from gamebox.core.dice import Dice
from gamebox.core.event import Event
from gamebox.core.question import Move, Refusal
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.errors import BrokenGame, GameboxError
from support.oddity import legal, state
from support.oddity.cards import CARDS, HAND, Grab, OddEvent, OddMove, Say
from support.oddity.state import Foe, OddGame, OddView
from support.oddity.steps import KeepOrBury, Race, TakeTurn


class Oddity(Rules[OddGame, OddView]):
    """Three turns a seat; most points win."""

    name: ClassVar[str] = "oddity"
    title: ClassVar[str] = "Oddity"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 5)
    levels: ClassVar[tuple[str, ...]] = ("any",)
    absent: ClassVar[str] = "any"
    game_type = OddGame
    view_type = OddView
    move_type = OddMove
    event_type = OddEvent
    rule_ids = frozenset(
        [
            "turn.play",
            "turn.wait",
            "storm.name",
            "storm.give",
            "draw.keep",
            "echo.twice",
            "race.first",
            "words.say",
            "words.new",
            "words.predict",
            "foe.may",
            "foe.total",
            "loan.twice",
            "loan.lend",
        ]
    )

    def read_pack(self, text: str, source: str) -> Any:
        """Refuse: there are no packs."""
        raise GameboxError(f"{source}: Oddity takes no pack.")

    def new(
        self, seats: Sequence[Seat], options: Mapping[str, str], seed: int, pack: Any = None
    ) -> OddGame:
        """Deal."""
        dice = Dice(seed)
        deck = list(CARDS)
        dice.shuffle(deck)
        game = OddGame(
            seats=len(seats),
            dice=dice,
            turns=3 * len(seats),
            hands=[sorted(deck.pop() for _ in range(HAND)) for _ in seats],
            drawn=[[] for _ in seats],
            deck=deck,
            foes={1: Foe(4, []), 2: Foe(7, [])},
            points=[0] * len(seats),
        )
        game.push(TakeTurn(0))
        game.run()
        return game

    def view(self, game: OddGame, seat: int) -> OddView:
        """Return what `seat` may know."""
        return state.view(game, seat)

    def imagine(self, view: OddView, dice: Dice) -> OddGame:
        """Deal a game that agrees with `view`."""
        game = state.imagine(view, dice)
        self.seal_unknown(view, game, dice)
        return game

    def candidates(self, view: OddView) -> Sequence[Move]:
        """Return every move that the seat could try."""
        return legal.candidates(view)

    def refusal(self, view: OddView, move: Move) -> Refusal | None:
        """Return why the seat may not make `move`."""
        return legal.refusal(view, move)

    def typed(self, view: OddView, text: str) -> Move | None:
        """Return the word as a move while one is asked for."""
        return Say(text.strip().lower()) if legal.asks(view) == "word" else None

    def is_typed(self, move: Move) -> bool:
        """Return whether `move` says a word."""
        return isinstance(move, Say)

    def why_not(self, view: OddView, thing: str) -> Refusal:
        """Say that nothing can be done with `thing`."""
        return Refusal("turn.wait", "Nothing can be done with this now.")

    def must_answer(self, view: OddView) -> bool:
        """Return whether the game waits for this seat: never in a race."""
        return super().must_answer(view) and not isinstance(view.stack[-1], Race)

    def path(self, view: OddView, move: Move) -> tuple[str, ...]:
        """Return what a person touches."""
        return legal.path(view, move)

    def text(self, view: OddView, move: Move, names: Sequence[str]) -> str:
        """Return `move` as a line."""
        return legal.text(move)

    def prompt(self, view: OddView, names: Sequence[str]) -> str:
        """Return what is asked."""
        return f"Please answer: {legal.asks(view) or 'nothing'}."

    def describe(self, event: Event, names: Sequence[str], game: OddGame) -> str:
        """Return an event as it is."""
        return str(event)

    def clock(self, game: OddGame | OddView) -> int | None:
        """Return the number of the race that is run."""
        return game.races if game.stack and isinstance(game.stack[-1], Race) else None

    def timed(self, move: Move, at_ms: int) -> Move:
        """Return a grab with its time."""
        return replace(move, at_ms=at_ms) if isinstance(move, Grab) else move

    def progress(self, game: OddGame) -> str:
        """Return the turns left."""
        return f"{game.turns} turns left"

    def result(self, game: OddGame, names: Sequence[str]) -> str:
        """Return who won."""
        return f"Won by {', '.join(names[seat] for seat in game.winners)}."

    def scores(self, game: OddGame) -> list[int]:
        """Return the points."""
        return game.points[:]

    def figures(self, game: OddGame) -> dict[str, int | float | str]:
        """Count the races."""
        return {"races": game.races}

    def bot(self, level: str, name: str, seed: int) -> RandomBot:
        """Return a bot that does anything."""
        if level not in self.levels:
            raise GameboxError(f"Oddity has no level '{level}'.")
        return RandomBot(self)

    def deck(self, game: OddGame) -> Iterable[Hashable]:
        """Return the cards."""
        return CARDS

    def places(self, game: OddGame) -> Mapping[str, Sequence[Hashable]]:
        """Return which cards lie where."""
        return {
            "deck": game.deck,
            "table": game.table,
            "lent": [one.card for one in game.lent],
            **{f"hand {seat}": hand for seat, hand in enumerate(game.hands)},
            **{f"drawn {seat}": drawn for seat, drawn in enumerate(game.drawn)},
            **{f"under {number}": foe.under for number, foe in game.foes.items()},
        }

    def check_table(self, game: OddGame) -> None:
        """Check the lengths, and that only a card that is asked about lies drawn."""
        if not len(game.hands) == len(game.drawn) == len(game.points) == game.seats:
            raise BrokenGame("Every seat has a hand and points.")
        step = game.stack[-1] if game.stack else None
        asked = [step.seat] if isinstance(step, KeepOrBury) else []
        if [seat for seat, drawn in enumerate(game.drawn) for _ in drawn] != asked:
            raise BrokenGame("A drawn card is kept or buried at once.")
