"""Hand of Fate: Ordeals as the table knows it."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from gamebox.core.bot import Bot
from gamebox.core.dice import Dice
from gamebox.core.event import Event
from gamebox.core.question import Move, Refusal
from gamebox.core.rules import Migrations, Rules
from gamebox.core.seat import Option, Seat
from gamebox.games.ordeals import check, legal, prompts, refusals, texts
from gamebox.games.ordeals.absent import ABSENT, Absent
from gamebox.games.ordeals.adviser import ADVISER, Adviser
from gamebox.games.ordeals.bots import MANNERS, ordeals_bot
from gamebox.games.ordeals.campaign_events import EveryEvent
from gamebox.games.ordeals.campaign_figures import campaign_figures
from gamebox.games.ordeals.cards import CardSet
from gamebox.games.ordeals.choosing import Chooser
from gamebox.games.ordeals.load import read_pack
from gamebox.games.ordeals.log import Log
from gamebox.games.ordeals.moves import OrdealsMove
from gamebox.games.ordeals.scoring import scores
from gamebox.games.ordeals.setup import new_campaign, new_game
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.touches import path
from gamebox.games.ordeals.view import OrdealsView, imagine, view

LENGTH = Option(
    key="length",
    title="Length",
    values=("full", "short"),
    labels=("three levels", "the first level only"),
    text="Play on to the King, or end with the Jack: good for a first game.",
    only_with=("mode", "competitive"),
)
MODE = Option(
    key="mode",
    title="Mode",
    values=("competitive", "campaign"),
    labels=("against each other", "campaign: together, or alone"),
    text="Win the most Fame for yourself, or save Rothmire as a team in three scenarios.",
    seats=(2, 1),
)
START = Option(
    key="start",
    title="Starting player",
    values=("random", "0", "1", "2", "3"),
    labels=("drawn at random", "first seat", "second seat", "third seat", "fourth seat"),
    text="Who takes the first turn.",
    seats=(1, 2, 2, 3, 4),
)


def asked_less(old: dict[str, Any]) -> dict[str, Any]:
    """Return a save of version 2: what has one answer only is asked no more. [turn.forced]"""
    return old


class Ordeals(Rules[OrdealsGame, OrdealsView]):
    """Build a deck, explore, fight, and be remembered."""

    name: ClassVar[str] = "ordeals"
    title: ClassVar[str] = "Hand of Fate: Ordeals"
    version: ClassVar[int] = 2
    migrations: ClassVar[Migrations] = {1: asked_less}
    seat_counts: ClassVar[range] = range(1, 5)
    absent: ClassVar[str] = ABSENT
    game_type = OrdealsGame
    view_type = OrdealsView
    move_type = OrdealsMove
    event_type = EveryEvent

    @property
    def options(self) -> tuple[Option, ...]:
        """Against each other or as a team, how long the game is, and who begins."""
        return (MODE, LENGTH, START)

    def remark(self, seats: int) -> str:
        """Say that one person alone plays the campaign. [campaign.scenarios]"""
        return "Alone you play the campaign: three scenarios, one saved game." if seats == 1 else ""

    def read_pack(self, text: str, source: str) -> CardSet:
        """Return the cards with those of a pack in their places."""
        return read_pack(text, source)

    def new(
        self, seats: Sequence[Seat], options: Mapping[str, str], seed: int, pack: Any = None
    ) -> OrdealsGame:
        """Set the table up; one seat alone plays the campaign.

        [setup.board, setup.deck, setup.start, campaign.setup]
        """
        start = options.get(START.key, START.default)
        starter = None if start == START.default else int(start)
        if options.get(MODE.key, MODE.default) == "campaign" or len(seats) == 1:
            people = [n for n, seat in enumerate(seats) if not seat.is_bot]
            return new_campaign(len(seats), seed, starter, people, pack)
        short = options.get(LENGTH.key, LENGTH.default) == "short"
        return new_game(len(seats), seed, short, starter, pack)

    def view(self, game: OrdealsGame, seat: int) -> OrdealsView:
        """Return what `seat` may know."""
        return view(game, seat)

    def imagine(self, view: OrdealsView, dice: Dice) -> OrdealsGame:
        """Deal a game that agrees with `view`."""
        return imagine(view, dice)

    def moves(self, view: OrdealsView) -> list[Move]:
        """Return the legal moves of the view's seat."""
        return legal.options(view, view.question) if view.question else []

    def moves_of(self, game: OrdealsGame, seat: int) -> list[Move]:
        """Return the legal moves of a seat in a whole game."""
        question = game.question(seat)
        return legal.options(game, question) if question else []

    def candidates(self, view: OrdealsView) -> Sequence[Move]:
        """Return every move that the seat could try."""
        return refusals.candidates(view, view.question)

    def refusal(self, view: OrdealsView, move: Move) -> Refusal | None:
        """Return why the seat may not make `move`."""
        return refusals.refusal(view, view.question, move)

    def why_not(self, view: OrdealsView, thing: str) -> Refusal:
        """Return why no move touches `thing`."""
        return refusals.why_not(view, view.question)

    def path(self, view: OrdealsView, move: Move) -> tuple[str, ...]:
        """Return what a person touches to make `move`."""
        return path(view, view.seat, move)

    def text(self, view: OrdealsView, move: Move, names: Sequence[str]) -> str:
        """Return `move` as a short line."""
        return texts.text(view, move, names)

    def prompt(self, view: OrdealsView, names: Sequence[str]) -> str:
        """Return the sentence of the prompt line."""
        return prompts.prompt(view, names)

    def describe(self, event: Event, names: Sequence[str], game: OrdealsGame) -> str:
        """Return the log line of an event."""
        return Log(game.cards, names, game.campaign is not None).line(event)

    def progress(self, game: OrdealsGame) -> str:
        """Return how far the game is."""
        return texts.progress(game)

    def result(self, game: OrdealsGame, names: Sequence[str]) -> str:
        """Return how the game ended."""
        return texts.result(game, names)

    def scores(self, game: OrdealsGame) -> list[int]:
        """Return the Fame of each seat, as it would be scored now. [score.fame]"""
        return list(game.final) or scores(game)

    def figures(self, game: OrdealsGame) -> dict[str, int | float | str]:
        """Return rounds, the rounds in which Royalties fell, kills, deaths and Relics.

        Of a campaign, how each scenario went.
        """
        if game.campaign is not None:
            return campaign_figures(game)
        return {
            "rounds": game.rounds,
            "level": game.level,
            **{f"{rank}_round": game.fallen.get(rank, 0) for rank in check.RANKS},
            "kills": game.kills,
            "deaths": game.deaths,
            "ended_by_king": int(game.victor is not None),
            "relics": sum(
                getattr(game.cards.kinds[card], "relic", False)
                for player in game.players
                for card in player.board.values()
            ),
        }

    def bot(self, level: str, name: str, seed: int) -> Bot:
        """Return a bot of one of `levels`, or one that advises learners or sits in for somebody.

        [turn.left]
        """
        if level == ABSENT:
            return Absent()
        if level == ADVISER:
            return Adviser(ordeals_bot(self, "normal"), Chooser(MANNERS["normal"]))
        return ordeals_bot(self, level)

    def deck(self, game: OrdealsGame) -> Iterable[Hashable]:
        """Return every card of the set."""
        return game.cards.in_game(game.campaign is not None)

    def places(self, game: OrdealsGame) -> Mapping[str, Sequence[Hashable]]:
        """Return which cards lie where."""
        return check.places(game)

    def check_table(self, game: OrdealsGame) -> None:
        """Raise BrokenGame when what lies on the table cannot be."""
        check.check_table(game)
