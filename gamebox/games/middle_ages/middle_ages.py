"""The Middle Ages as the table knows it."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from gamebox.core.bot import Bot
from gamebox.core.dice import Dice
from gamebox.core.event import Event
from gamebox.core.question import Move, Refusal
from gamebox.core.rules import Rules
from gamebox.core.seat import Option, Seat
from gamebox.games.middle_ages import check, legal, moves, texts
from gamebox.games.middle_ages.bots import PARTS, SEARCHING, ages_bot
from gamebox.games.middle_ages.cards import HAND, CardSet, Discarded, read_cards
from gamebox.games.middle_ages.moves import AgesEvent, AgesMove
from gamebox.games.middle_ages.rules import BeginTurn, TakeAccord
from gamebox.games.middle_ages.scoring import score
from gamebox.games.middle_ages.state import AgesGame, standard_cards
from gamebox.games.middle_ages.view import AgesView, imagine, view

ACCORDS = Option(
    key="accords",
    title="Accords",
    values=("dealt", "chosen"),
    labels=("dealt at random", "chosen by the players"),
    text="Deal the Accords, or let the players choose from the left of the starting player.",
)
START = Option(
    key="start",
    title="Starting player",
    values=("random", "0", "1", "2", "3"),
    labels=("drawn at random", "first seat", "second seat", "third seat", "fourth seat"),
    text="Who takes the first turn.",
    seats=(2, 1, 2, 3, 4),
)
TWO = "Two play a variant of this program's own: the printed game is for three or four."


def begun_by_a_seat(old: dict[str, Any]) -> dict[str, Any]:
    """Return a save of version 2: the starting player sits at the table.

    Version 1 also told by name some cards that were discarded from a hand.
    """
    start = old["options"].get(START.key, START.default)
    if start != START.default:
        old["options"][START.key] = str(int(start) % len(old["seats"]))
    return old


class MiddleAges(Rules[AgesGame, AgesView]):
    """Cards with four uses: a figure, a building, a fortune and a plight."""

    name: ClassVar[str] = "middle_ages"
    title: ClassVar[str] = "The Middle Ages"
    version: ClassVar[int] = 2
    migrations: ClassVar = {1: begun_by_a_seat}
    seat_counts: ClassVar[range] = range(2, 5)
    game_type = AgesGame
    view_type = AgesView
    move_type = AgesMove
    event_type = AgesEvent

    @property
    def options(self) -> tuple[Option, ...]:
        """How Accords are given, and who begins."""
        return (ACCORDS, START)

    def remark(self, seats: int) -> str:
        """Return that two play a variant. [setup.players]"""
        return TWO if seats == 2 else ""

    def read_pack(self, text: str, source: str) -> CardSet:
        """Return the card set of a pack."""
        return read_cards(text, source)

    def new(
        self, seats: Sequence[Seat], options: Mapping[str, str], seed: int, pack: Any = None
    ) -> AgesGame:
        """Set the table. [setup.deal, setup.accords, setup.start]"""
        cards: CardSet = pack or standard_cards()
        betrayals = [card.id for card in cards.card if card.back == "betrayal"]
        deck = [card.id for card in cards.card if card.back != "betrayal"]
        count = len(seats)
        game = AgesGame(
            seats=count,
            dice=Dice(seed),
            pack=pack,
            accords=[None] * count,
            hands=[[] for _ in seats],
            coteries=[[] for _ in seats],
            structures=[[] for _ in seats],
            wealth=[[] for _ in seats],
            deck=deck,
        )
        game.shuffle(betrayals)
        game.shuffle(game.deck)
        for seat in range(count):
            self._deal(game, seat, betrayals)
        game.discard = [Discarded("betrayal", card, None, False) for card in betrayals]
        self._begin(game, options)
        game.run()
        return game

    def _deal(self, game: AgesGame, seat: int, betrayals: list[int]) -> None:
        hand = sorted(betrayals.pop() for _ in range(HAND))
        game.hands[seat] = hand
        backs = tuple(game.cards.back(card) for card in hand)
        game.tell(moves.Dealt(seat, backs), {seat: moves.Dealt(seat, backs, tuple(hand))})

    def _begin(self, game: AgesGame, options: Mapping[str, str]) -> None:
        """Decide who begins, and give or offer the Accords."""
        start = options.get(START.key, START.default)
        game.starter = game.dice.below(game.seats) if start == START.default else int(start)
        game.active = game.starter
        game.tell(moves.StartingPlayer(game.starter))
        order = [(game.starter + 1 + place) % game.seats for place in range(game.seats)]
        if options.get(ACCORDS.key, ACCORDS.default) == ACCORDS.default:
            accords = list(range(len(game.cards.accord)))
            game.shuffle(accords)
            for seat in range(game.seats):
                game.accords[seat] = accords[seat]
                game.tell(moves.AccordTaken(seat, accords[seat]))
            order = []
        game.push(*(TakeAccord(seat) for seat in order), BeginTurn(game.starter))

    def view(self, game: AgesGame, seat: int) -> AgesView:
        """Return what `seat` may know."""
        return view(game, seat)

    def imagine(self, view: AgesView, dice: Dice) -> AgesGame:
        """Deal a game that agrees with `view`."""
        return imagine(view, dice)

    def moves(self, view: AgesView) -> list[Move]:
        """Return the legal moves of the view's seat, found directly."""
        return legal.options(view, view.question, view.hand) if view.question else []

    def moves_of(self, game: AgesGame, seat: int) -> list[Move]:
        """Return the legal moves of a seat in a whole game."""
        question = game.question(seat)
        return legal.options(game, question, game.hands[seat]) if question else []

    def candidates(self, view: AgesView) -> Sequence[Move]:
        """Return every move that the seat could try."""
        return legal.candidates(view)

    def refusal(self, view: AgesView, move: Move) -> Refusal | None:
        """Return why the seat may not make `move`."""
        return legal.refusal(view, move)

    def why_not(self, view: AgesView, thing: str) -> Refusal:
        """Return why no move touches `thing`."""
        return legal.why_not(view, thing)

    def path(self, view: AgesView, move: Move) -> tuple[str, ...]:
        """Return what a person touches to make `move`."""
        return legal.path(view, move)

    def text(self, view: AgesView, move: Move, names: Sequence[str]) -> str:
        """Return `move` as a short line."""
        return texts.text(view, move, names)

    def prompt(self, view: AgesView, names: Sequence[str]) -> str:
        """Return the sentence of the prompt line."""
        return texts.prompt(view, names)

    def describe(self, event: Event, names: Sequence[str], game: AgesGame) -> str:
        """Return the log line of an event."""
        return texts.Log(game.cards, names).line(event)

    def progress(self, game: AgesGame) -> str:
        """Return how far the game is."""
        return texts.progress(game)

    def result(self, game: AgesGame, names: Sequence[str]) -> str:
        """Return how the game ended."""
        return texts.result(game, names)

    def scores(self, game: AgesGame) -> list[int]:
        """Return what each seat would score now. [end.score]"""
        return [points.total for points in score(game)]

    def figures(self, game: AgesGame) -> dict[str, int | float | str]:
        """Return the number of turns, shuffles, and the points by kind."""
        points = score(game)
        return {
            "turns": game.turns,
            "shuffles": game.shuffles,
            "structures": sum(one.structures for one in points),
            "wealth": sum(one.wealth for one in points),
            "hand": sum(one.hand for one in points),
        }

    def bot(self, level: str, name: str, seed: int) -> Bot:
        """Return a bot of one of `levels`."""
        return ages_bot(self, level)

    def parts(self, level: str) -> int:
        """Return in how many parts a bot that searches can think at once."""
        return PARTS if level == SEARCHING else 1

    def deck(self, game: AgesGame) -> Iterable[Hashable]:
        """Return the Social cards."""
        return list(game.cards.cards)

    def places(self, game: AgesGame) -> Mapping[str, Sequence[Hashable]]:
        """Return which cards lie where."""
        areas = {
            "hand": game.hands,
            "coterie": game.coteries,
            "structures": game.structures,
            "wealth": game.wealth,
        }
        lying: dict[str, Sequence[Hashable]] = {
            f"{name} {seat}": cards
            for name, area in areas.items()
            for seat, cards in enumerate(area)
        }
        return {**lying, "deck": game.deck, "discard": [one.card for one in game.discard]}

    def check_table(self, game: AgesGame) -> None:
        """Raise BrokenGame when what lies on the table cannot be."""
        check.check_table(game)
