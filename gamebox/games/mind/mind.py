"""The Mind Extreme as the table knows it."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace

from gamebox.core.bot import Bot
from gamebox.core.dice import Dice
from gamebox.core.event import Event
from gamebox.core.question import Move, Refusal
from gamebox.core.rules import Migrations, Rules
from gamebox.core.seat import Seat
from gamebox.games.mind import check, legal, moves, older, texts, worlds
from gamebox.games.mind.bots import mind_bot
from gamebox.games.mind.cards import CARDS, LevelCards, read_level_cards
from gamebox.games.mind.moves import MindEvent, MindMove
from gamebox.games.mind.rules import DealLevel, PlayCards
from gamebox.games.mind.state import MindGame
from gamebox.games.mind.view import MindView, view
from gamebox.resources import resource_text


class Mind(Rules[MindGame, MindView]):
    """Lay all cards in order, together, without a word."""

    name: ClassVar[str] = "mind"
    title: ClassVar[str] = "The Mind Extreme"
    version: ClassVar[int] = 2
    migrations: ClassVar[Migrations] = {1: older.ask_again}
    seat_counts: ClassVar[range] = range(2, 5)
    game_type = MindGame
    view_type = MindView
    move_type = MindMove
    event_type = MindEvent

    @cached_property
    def standard(self) -> LevelCards:
        """The level cards that ship with the program."""
        return read_level_cards(resource_text("mind", "levels.toml"), "levels.toml")

    def read_pack(self, text: str, source: str) -> LevelCards:
        """Return the level cards of a pack."""
        return read_level_cards(text, source)

    def new(
        self, seats: Sequence[Seat], options: Mapping[str, str], seed: int, pack: Any = None
    ) -> MindGame:
        """Set the team up and deal level 1. [setup.team, setup.deal]"""
        cards: LevelCards = pack or self.standard
        team = cards.team_of(len(seats))
        game = MindGame(
            seats=len(seats),
            dice=Dice(seed),
            levels=cards.level[: team.levels],
            box=cards.box,
            lives=team.lives,
            stars=team.stars,
            hands=[[] for _ in seats],
        )
        game.push(DealLevel())
        game.run()
        return game

    def view(self, game: MindGame, seat: int) -> MindView:
        """Return what `seat` may know."""
        return view(game, seat)

    def imagine(self, view: MindView, dice: Dice) -> MindGame:
        """Deal a game that agrees with `view`."""
        game = worlds.imagine(view, dice)
        self.seal_unknown(view, game, dice)
        return game

    def candidates(self, view: MindView) -> Sequence[Move]:
        """Return every move that the seat could try."""
        return legal.candidates(view)

    def refusal(self, view: MindView, move: Move) -> Refusal | None:
        """Return why the seat may not make `move`."""
        return legal.refusal(view, move)

    def moves(self, view: MindView) -> list[Move]:
        """Return the legal moves, without a refusal for each of the others."""
        return legal.legal_moves(legal.asked(view), view.hand, view.stars, view.stack)

    def moves_of(self, game: MindGame, seat: int) -> list[Move]:
        """Return the legal moves of a seat in a whole game."""
        question = None if seat in game.sealed else game.question(seat)
        if question is None:
            return []
        return legal.legal_moves(question.asks, game.hands[seat], game.stars, game.stack)

    def why_not(self, view: MindView, thing: str) -> Refusal:
        """Return why no move touches `thing`."""
        return legal.why_not(view, thing)

    def must_answer(self, view: MindView) -> bool:
        """Return whether the game waits for this seat: never while cards are laid."""
        return super().must_answer(view) and legal.asked(view) not in ("lay", "wait")

    def path(self, view: MindView, move: Move) -> tuple[str, ...]:
        """Return what a person touches to make `move`."""
        return legal.path(move)

    def text(self, view: MindView, move: Move, names: Sequence[str]) -> str:
        """Return `move` as a short line."""
        return texts.text(move)

    def prompt(self, view: MindView, names: Sequence[str]) -> str:
        """Return the sentence of the prompt line."""
        return texts.prompt(view, names)

    def describe(self, event: Event, names: Sequence[str], game: MindGame) -> str:
        """Return the log line of an event."""
        return texts.describe(event, names)

    def clock(self, game: MindGame | MindView) -> int | None:
        """Return the stretch of play while cards may be laid. [time.record]"""
        playing = bool(game.stack) and isinstance(game.stack[-1], PlayCards)
        return game.spell if playing else None

    def elapsed(self, game: MindGame | MindView) -> int:
        """Return the time of the last lay of this stretch of play, or 0. [time.record]"""
        last = game.laid[-1] if game.laid else None
        return last.at_ms if last is not None and last.spell == game.spell else 0

    def timed(self, move: Move, at_ms: int) -> Move:
        """Return `move` with the time of a lay, a Stop or a proposal. [time.record]"""
        if isinstance(move, moves.Lay | moves.Stop | moves.ProposeStar):
            return replace(move, at_ms=at_ms)
        return move

    def progress(self, game: MindGame) -> str:
        """Return how far the team is."""
        return texts.progress(game)

    def result(self, game: MindGame, names: Sequence[str]) -> str:
        """Return how the game ended."""
        return texts.result(game)

    def scores(self, game: MindGame) -> list[int]:
        """Return the number of completed levels, the same for the whole team."""
        return [game.level if game.winners else game.level - 1] * game.seats

    def figures(self, game: MindGame) -> dict[str, int | float | str]:
        """Return the level reached, lives and stars left, mistakes and lays made."""
        laid = [laid for record in game.past for laid in record.laid]
        return {
            "level": game.level,
            "lives": game.lives,
            "stars": game.stars,
            "laid": len(laid),
            "mistakes": sum(one.wrong for one in laid),
        }

    def bot(self, level: str, name: str, seed: int) -> Bot:
        """Return a bot of one of `levels`, or one that stands for a person in simulations."""
        return mind_bot(level, seed)

    def deck(self, game: MindGame) -> Iterable[Hashable]:
        """Return the 100 number cards."""
        return CARDS

    def places(self, game: MindGame) -> Mapping[str, Sequence[Hashable]]:
        """Return which cards lie where."""
        hands = {f"hand {seat}": hand for seat, hand in enumerate(game.hands)}
        return {
            **hands,
            "deck": game.deck,
            "laid": [laid.card for laid in game.laid],
            "aside": [aside.card for aside in game.aside],
        }

    def check_table(self, game: MindGame) -> None:
        """Raise BrokenGame when what lies on the table cannot be."""
        check.check_table(game)
