"""Medium: The Hand of Fate as the table knows it."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from gamebox.core.bot import Bot
from gamebox.core.dice import Dice
from gamebox.core.event import Event
from gamebox.core.question import Move, Refusal
from gamebox.core.rules import Rules
from gamebox.core.seat import Option, Seat
from gamebox.errors import GameboxError
from gamebox.games.medium import check, legal, moves, texts
from gamebox.games.medium.bots import medium_bot
from gamebox.games.medium.cards import CRYSTAL_BALL, WordCards, read_words
from gamebox.games.medium.facts import full_supply, set_places, sets_needed, team_count, total
from gamebox.games.medium.moves import EspCard, MediumEvent, MediumMove
from gamebox.games.medium.rules import ChooseSets, DealCards, take_set
from gamebox.games.medium.scoring import team_scores
from gamebox.games.medium.state import MediumGame
from gamebox.games.medium.view import MediumView, imagine, view

ESP = Option(
    key="esp",
    title="ESP cards",
    values=("none", "divination", "incantation", "mixed"),
    labels=("none", "Divination", "Incantation", "a random mix"),
    text="Give every player a power to use once: to steal two words, or to forbid one.",
    seats=(2, 3, 3, 3),
)
PREDICTION = Option(
    key="prediction",
    title="Prediction",
    values=("off", "on"),
    labels=("off", "on"),
    text="Who is not one of the two predicts in secret whether their first attempt will match.",
    seats=(2, 3),
)
COUNTDOWN = Option(
    key="countdown",
    title="Countdown",
    values=("off", "30", "60", "90"),
    labels=("off", "30 seconds", "60 seconds", "90 seconds"),
    text="How long the two have for a word; silence ends the turn.",
)
SETS = Option(
    key="sets",
    title="Sets of words",
    values=("random", "chosen"),
    labels=("drawn at random", "chosen by the first player"),
    text="Which sets of eighteen words are shuffled into the deck.",
)
PACK_USE = Option(
    key="words",
    title="A pack's words",
    values=("first", "only"),
    labels=("with the program's words", "alone"),
    text="Fill a pack of your own up with the program's sets, or play with its words alone.",
)
START = Option(
    key="start",
    title="Starting player",
    values=("random", "first"),
    labels=("drawn at random", "the first seat"),
    text="Who takes the first turn.",
)
TWO = "Two play together against Madame Fortuna, without ESP cards and predictions."
ESP_EACH = 8
"""ESP cards of each power in the box (rule `esp.cards`)."""


class Medium(Rules[MediumGame, MediumView]):
    """Say the same word at the same time."""

    name: ClassVar[str] = "medium"
    title: ClassVar[str] = "Medium: The Hand of Fate"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 9)
    pack_endings: ClassVar[tuple[str, ...]] = (".toml", ".txt")
    game_type = MediumGame
    view_type = MediumView
    move_type = MediumMove
    event_type = MediumEvent

    @property
    def options(self) -> tuple[Option, ...]:
        """The two modules, the countdown, the words, and who begins."""
        return (ESP, PREDICTION, COUNTDOWN, SETS, PACK_USE, START)

    def remark(self, seats: int) -> str:
        """Return that two play against Madame Fortuna. [two.modules]"""
        return TWO if seats == 2 else ""

    def read_pack(self, text: str, source: str) -> WordCards:
        """Return the words of a pack: TOML with sets, or a plain text with a word a line."""
        return read_words(text, source)

    def new(
        self, seats: Sequence[Seat], options: Mapping[str, str], seed: int, pack: Any = None
    ) -> MediumGame:
        """Set the table. [setup.sets, token.supply, esp.cards, setup.start]"""
        count = len(seats)
        chosen = {option.key: options.get(option.key, option.default) for option in self.options}
        game = MediumGame(
            seats=count,
            dice=Dice(seed),
            pack=pack,
            only_pack=pack is not None and chosen["words"] == "only",
            people=[seat for seat, who in enumerate(seats) if not who.is_bot],
            predicting=chosen["prediction"] == "on",
            countdown=0 if chosen["countdown"] == "off" else int(chosen["countdown"]),
            hands=[[] for _ in seats],
            esp=[None] * count,
            supply=full_supply(),
            piles=[[] for _ in range(team_count(count))],
            fate=[0] * count,
        )
        check_pack(game)
        game.starter = game.dice.below(count) if chosen["start"] == "random" else 0
        game.active = game.starter
        game.tell(moves.StartingPlayer(game.starter))
        deal_esp(game, chosen["esp"])
        gather_sets(game, chosen["sets"])
        game.run()
        return game

    def view(self, game: MediumGame, seat: int) -> MediumView:
        """Return what `seat` may know."""
        return view(game, seat)

    def imagine(self, view: MediumView, dice: Dice) -> MediumGame:
        """Deal a game that agrees with `view`."""
        game = imagine(view, dice)
        self.seal_unknown(view, game, dice)
        return game

    def candidates(self, view: MediumView) -> Sequence[Move]:
        """Return every move that the seat could try; of words, a sample."""
        return legal.candidates(view)

    def moves_of(self, game: MediumGame, seat: int) -> list[Move]:
        """Return the legal moves of a seat in a whole game; of words, a sample."""
        question = None if seat in game.sealed else game.question(seat)
        return legal.options(game, question, game.hands[seat]) if question else []

    def moves(self, view: MediumView) -> list[Move]:
        """Return the legal moves of the view's seat; of words, a sample."""
        question = legal.asked(view)
        return legal.options(view, question, view.hand) if question else []

    def refusal(self, view: MediumView, move: Move) -> Refusal | None:
        """Return why the seat may not make `move`."""
        return legal.refusal(view, move)

    def typed(self, view: MediumView, text: str) -> Move | None:
        """Return the move that typing `text` makes."""
        return legal.typed(view, text)

    def is_typed(self, move: Move) -> bool:
        """Return whether `move` says or forbids a word."""
        return isinstance(move, moves.Say | moves.UseIncantation)

    def why_not(self, view: MediumView, thing: str) -> Refusal:
        """Return why no move touches `thing`."""
        return legal.why_not(view, thing)

    def path(self, view: MediumView, move: Move) -> tuple[str, ...]:
        """Return what a person touches to make `move`."""
        return legal.path(view, move)

    def text(self, view: MediumView, move: Move, names: Sequence[str]) -> str:
        """Return `move` as a short line."""
        return texts.text(view, move, names)

    def prompt(self, view: MediumView, names: Sequence[str]) -> str:
        """Return the sentence of the prompt line."""
        return texts.prompt(view, names)

    def describe(self, event: Event, names: Sequence[str], game: MediumGame) -> str:
        """Return the log line of an event."""
        return texts.Log(game.words, names).line(event)

    def progress(self, game: MediumGame) -> str:
        """Return how far the game is."""
        return texts.progress(game)

    def result(self, game: MediumGame, names: Sequence[str]) -> str:
        """Return how the game ended."""
        return texts.result(game, names)

    def scores(self, game: MediumGame) -> list[int]:
        """Return for each seat the points of the better of its teams. [end.score]"""
        totals = [score.total for score in team_scores(game)]
        if len(totals) == 1:
            return totals * game.seats
        return [max(totals[seat], totals[seat - 1]) for seat in range(game.seats)]

    def figures(self, game: MediumGame) -> dict[str, int | float | str]:
        """Return the turns, matches by attempt, votes, silences, and uses of the modules."""
        attempts = [(n, a) for turn in game.past for n, a in enumerate(turn.attempts, start=1)]
        matched = [n for n, a in attempts if a.outcome == "match" and not a.divined]
        return {
            "turns": game.turns,
            "first": matched.count(1),
            "second": matched.count(2),
            "third": matched.count(3),
            "votes": sum(a.close for _, a in attempts),
            "silences": sum(a.outcome == "silence" for _, a in attempts),
            "incantations": sum(bool(turn.banned) for turn in game.past),
            "divinations": sum(a.divined for _, a in attempts),
            "divined": sum(a.divined and a.outcome == "match" for _, a in attempts),
            "predicted": sum(game.fate),
            "fortuna": total(game.fortuna),
        }

    def bot(self, level: str, name: str, seed: int) -> Bot:
        """Return a bot of one of `levels`; its name alone decides how it thinks."""
        return medium_bot(level, name)

    def deck(self, game: MediumGame) -> Iterable[Hashable]:
        """Return the cards of the sets that are played with, and the Crystal Ball."""
        places = range(len(game.words.set))
        cards = [c for place in game.sets if place in places for c in game.words.cards_of(place)]
        return [CRYSTAL_BALL, *cards]

    def places(self, game: MediumGame) -> Mapping[str, Sequence[Hashable]]:
        """Return which cards lie where."""
        hands = {f"hand {seat}": hand for seat, hand in enumerate(game.hands)}
        return {
            **hands,
            "deck": game.deck,
            "discard": game.discard,
            "middle": game.cards,
            "aside": game.crystal_lies,
        }

    def check_table(self, game: MediumGame) -> None:
        """Raise BrokenGame when what lies on the table cannot be."""
        check.check_table(game)


def check_pack(game: MediumGame) -> None:
    """Raise GameboxError when a pack that is to be played alone has too few words. [setup.sets]"""
    there, needed = len(set_places(game.pack, game.only_pack)), sets_needed(game.seats)
    if there < needed:
        sets = "1 set" if there == 1 else f"{there} sets"
        raise GameboxError(
            f"The pack has words for {sets}; {game.seats} players need {needed} sets of 18."
        )


def deal_esp(game: MediumGame, powers: str) -> None:
    """Give every seat an ESP card. [esp.cards]"""
    if powers == "none":
        return
    cards = [EspCard("divination")] * ESP_EACH + [EspCard("incantation")] * ESP_EACH
    if powers == "mixed":
        game.shuffle(cards)
    else:
        cards = [card for card in cards if card.power == powers]
    for seat in range(game.seats):
        game.esp[seat] = cards[seat]
        game.tell(moves.EspDealt(seat, cards[seat].power))


def gather_sets(game: MediumGame, how: str) -> None:
    """Draw the sets of words, a pack's own first, or have them chosen; then deal. [setup.sets]"""
    needed = sets_needed(game.seats)
    if how == "chosen":
        game.push(ChooseSets(needed), DealCards())
        return
    own = len(game.pack.set) if game.pack is not None else 0
    places = list(set_places(game.pack, game.only_pack))
    game.shuffle(places)
    places.sort(key=lambda place: place >= own)
    for place in places[:needed]:
        take_set(game, place)
    game.push(DealCards())
