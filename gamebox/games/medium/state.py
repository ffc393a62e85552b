"""What lies on the table of Medium."""

from typing import Annotated

from msgspec import Meta, field

from gamebox.core.game import Game
from gamebox.games.medium.cards import CRYSTAL_BALL, WordCards
from gamebox.games.medium.facts import words_of
from gamebox.games.medium.moves import Attempt, EspCard, MediumEvent, MediumMove, Token, Turn
from gamebox.games.medium.rules import (
    BeginTurn,
    ChooseSets,
    DealCards,
    EndTurn,
    OfferDivination,
    OfferIncantation,
    PlayWordCard,
    PredictMatch,
    SayWords,
    VoteOnWords,
)

MediumStep = (
    ChooseSets
    | DealCards
    | BeginTurn
    | PlayWordCard
    | PredictMatch
    | OfferIncantation
    | SayWords
    | VoteOnWords
    | OfferDivination
    | EndTurn
)
Count = Annotated[int, Meta(ge=0)]


class MediumGame(Game[MediumStep, MediumMove, MediumEvent], kw_only=True):
    """A game of Medium.

    `people` are the seats of human players, who alone vote. `sets` are the places of the chosen
    sets of words. The top of the deck is its last card; its first `bottom` cards are the pile into
    which the Crystal Ball was shuffled. `cards` are those played in this turn, the partner's first.
    `supply` and `piles` hold tokens: those left of each kind, and those of each team (team N is
    seat N and its left neighbour). `drawn_by` is who
    drew the Crystal Ball, `won` is the token of this turn. `passed` are the seats that
    keep their ESP card for this turn.
    """

    pack: WordCards | None = None
    only_pack: bool = False
    people: list[int]
    predicting: bool = False
    countdown: Count = 0
    sets: list[int] = field(default_factory=list)
    hands: list[list[int]]
    esp: list[EspCard | None]
    deck: list[int] = field(default_factory=list)
    bottom: Count = 0
    shattered: bool = False
    drawn_by: int | None = None
    discard: list[int] = field(default_factory=list)
    starter: int = 0
    active: int = 0
    turns: Count = 0
    cards: list[int] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    banned: str = ""
    esp_played: bool = False
    won: Token | None = None
    passed: list[int] = field(default_factory=list)
    predictions: dict[int, bool] = field(default_factory=dict)
    supply: list[list[Token]]
    piles: list[list[Token]]
    fortuna: list[Token] = field(default_factory=list)
    fate: list[Count]
    past: list[Turn] = field(default_factory=list)

    @property
    def words(self) -> WordCards:
        """The words of this game's cards."""
        return words_of(self.pack)

    @property
    def crystal_lies(self) -> list[int]:
        """The Crystal Ball while it is not in the deck: before the deal, and when it shattered."""
        return [] if CRYSTAL_BALL in self.deck else [CRYSTAL_BALL]
