"""What lies on the table of The Middle Ages, and what everybody has seen of it."""

from bisect import insort
from functools import cache
from typing import Annotated

from msgspec import Meta, field

from gamebox.core.game import Game
from gamebox.games.middle_ages.abilities import DiscardForOpponent, UseAbility
from gamebox.games.middle_ages.cards import CardSet, Discarded, read_cards
from gamebox.games.middle_ages.moves import AgesEvent, AgesMove
from gamebox.games.middle_ages.rules import (
    AddCard,
    BeginTurn,
    DiscardForBlade,
    DiscardSkulls,
    DrawCards,
    EndGame,
    EndTurn,
    ReturnCoterie,
    TakeAccord,
    TakeActions,
)
from gamebox.resources import resource_text

AgesStep = (
    TakeAccord
    | BeginTurn
    | AddCard
    | DrawCards
    | UseAbility
    | DiscardForOpponent
    | ReturnCoterie
    | DiscardForBlade
    | TakeActions
    | DiscardSkulls
    | EndTurn
    | EndGame
)
Count = Annotated[int, Meta(ge=0, le=999)]


@cache
def standard_cards() -> CardSet:
    """Return the card set that ships with the program."""
    return read_cards(resource_text("middle_ages", "cards.toml"), "cards.toml")


class AgesGame(Game[AgesStep, AgesMove, AgesEvent], kw_only=True):
    """A game of The Middle Ages.

    `accords` has the place of each seat's Accord in the card set, or None before it is taken. The
    top of the deck is its last card. `seen` are the cards in hands that everybody knows to be
    there. `keeps` counts the skull cards that the active seat may keep this turn. `shuffles` is how
    often the discard became the deck. `course` has every seat's points in Structures and Wealth
    after each turn.
    """

    pack: CardSet | None = None
    starter: int = 0
    accords: list[int | None]
    hands: list[list[int]]
    coteries: list[list[int]]
    structures: list[list[int]]
    wealth: list[list[int]]
    deck: list[int]
    discard: list[Discarded] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    active: int = 0
    turns: Annotated[int, Meta(ge=0)] = 0
    keeps: Count = 0
    shuffles: Count = 0
    course: list[tuple[int, ...]] = field(default_factory=list)

    @property
    def cards(self) -> CardSet:
        """The card set of this game."""
        return self.pack or standard_cards()

    @property
    def hand_counts(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.hands]

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""
        return len(self.deck)

    # Hands, and what is seen of them [hand.hidden]

    def into_hand(self, seat: int, card: int) -> None:
        """Put a card that everybody sees into a hand."""
        insort(self.hands[seat], card)
        insort(self.seen, card)

    def out_of_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, to where everybody sees it."""
        self.hands[seat].remove(card)
        if card in self.seen:
            self.seen.remove(card)
        else:
            self.remember("A card from a hand was shown since.")

    def discard_from_hand(self, seat: int, cards: list[int]) -> None:
        """Discard cards from a hand; only their backs are seen.

        Everybody can still tell which card it was where it was seen before, and no card with the
        same back stays in the hand that it might have been: that is kept in `open`. The cards that
        stay are then no longer sure.
        """
        backs, seen = self.cards.backs, self.seen
        staying = self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        gone = {backs[card] for card in cards}
        doubtful = [card for card in staying if backs[card] in gone]
        unsure = {backs[card] for card in doubtful}
        for card in cards:
            sure = card in seen and backs[card] not in unsure
            self.discard.append(Discarded(backs[card], card, seat, sure))
        for card in (*cards, *doubtful):
            if card in seen:
                seen.remove(card)
