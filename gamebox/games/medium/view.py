"""What one seat may know of a game of Medium, and worlds that agree with it."""

from typing import Any

from gamebox.core.dice import Dice
from gamebox.core.game import View, common_game, common_view
from gamebox.games.medium.cards import CRYSTAL_BALL, WordCards
from gamebox.games.medium.facts import words_of
from gamebox.games.medium.moves import Attempt, EspCard, MediumMove, Token, Turn
from gamebox.games.medium.state import MediumGame, MediumStep


class MediumView(View[MediumStep, MediumMove], kw_only=True):
    """The table as one seat sees it.

    `prediction` is the seat's own, `predicted` are all seats whose prediction lies face down. The
    other fields are those of MediumGame.
    """

    pack: WordCards | None
    only_pack: bool
    people: list[int]
    predicting: bool
    countdown: int
    sets: list[int]
    hand: list[int]
    hand_counts: list[int]
    esp: list[EspCard | None]
    deck_count: int
    bottom: int
    shattered: bool
    drawn_by: int | None
    discard: list[int]
    starter: int
    active: int
    turns: int
    cards: list[int]
    attempts: list[Attempt]
    banned: str
    esp_played: bool
    won: Token | None
    passed: list[int]
    prediction: bool | None
    predicted: list[int]
    supply: list[list[Token]]
    piles: list[list[Token]]
    fortuna: list[Token]
    fate: list[int]
    past: list[Turn]

    @property
    def words(self) -> WordCards:
        """The words of this game's cards."""
        return words_of(self.pack)


_OPEN = (
    "pack", "only_pack", "predicting", "countdown", "bottom", "shattered", "drawn_by", "starter",
    "active", "turns", "banned", "esp_played", "won",
)  # fmt: skip
_OPEN_LISTS = (
    "people", "sets", "esp", "discard", "cards", "attempts", "passed", "fortuna", "fate", "past",
)  # fmt: skip
_OPEN_PILES = ("supply", "piles")


def open_fields(table: MediumGame | MediumView) -> dict[str, Any]:
    """Return a copy of all that everybody sees."""
    return {
        **{name: getattr(table, name) for name in _OPEN},
        **{name: getattr(table, name)[:] for name in _OPEN_LISTS},
        **{name: [pile[:] for pile in getattr(table, name)] for name in _OPEN_PILES},
    }


def view(game: MediumGame, seat: int) -> MediumView:
    """Return what `seat` may know of `game`. [cards.secret, predict.when]"""
    return MediumView(
        **common_view(game, seat),
        **open_fields(game),
        hand=game.hands[seat][:],
        hand_counts=[len(hand) for hand in game.hands],
        deck_count=len(game.deck),
        prediction=game.predictions.get(seat),
        predicted=list(game.predictions),
    )


def imagine(known: MediumView, dice: Dice) -> MediumGame:
    """Deal a game that agrees with `known`: unseen cards lie anywhere, predictions are guessed.

    The Crystal Ball lies in the bottom pile while it is in the deck. [setup.crystal]
    """
    words = known.words
    seen = {*known.hand, *known.discard, *known.cards}
    unseen = [c for place in known.sets for c in words.cards_of(place) if c not in seen]
    if known.deck_count and any(known.hand_counts):  # before the deal all cards lie open
        dice.shuffle(unseen)
    hands = [
        known.hand[:] if seat == known.seat else [unseen.pop() for _ in range(count)]
        for seat, count in enumerate(known.hand_counts)
    ]
    if len(unseen) < known.deck_count:
        low = min(known.bottom, known.deck_count)
        unseen.insert(dice.below(low), CRYSTAL_BALL)
    predictions = {
        seat: dice.below(2) == 1
        if known.prediction is None or seat != known.seat
        else known.prediction
        for seat in known.predicted
    }
    return MediumGame(
        **common_game(known, dice),
        **open_fields(known),
        hands=hands,
        deck=unseen,
        predictions=predictions,
    )
