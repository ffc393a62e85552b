"""What many rules do with the cards: drawing, shuffling the discard, discarding from a hand."""

from typing import TYPE_CHECKING

from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.cards import Discarded

if TYPE_CHECKING:
    from gamebox.games.middle_ages.state import AgesGame

LAST_SHUFFLE = 2
"""The shuffle after which the game ends with the turn (rule `deck.empty`)."""


def draw(game: "AgesGame", seat: int) -> None:
    """Draw the top card, if there is one. [deck.top]"""
    if game.deck:
        card = game.deck.pop()
        game.into_hand(seat, card)
        game.tell(moves.Drew(seat, card))
        deck_moved(game)


def deck_moved(game: "AgesGame") -> None:
    """See the next top card; the moment the last card has left, renew the deck. [deck.top]"""
    game.remember("The next card of the deck was seen since.")
    renew_deck(game)


def renew_deck(game: "AgesGame") -> None:
    """Shuffle the discard into a new deck when the deck has no card left. [deck.empty]"""
    if game.deck:
        return
    game.shuffles += 1
    if not game.discard:
        game.shuffles = max(game.shuffles, LAST_SHUFFLE)
    game.deck = [lying.card for lying in game.discard if lying.card is not None]
    game.discard = []
    game.shuffle(game.deck)
    game.tell(moves.DeckShuffled(len(game.deck), game.shuffles))


def discard_hand(game: "AgesGame", seat: int, cards: list[int]) -> None:
    """Discard cards from a hand; the others are told their backs alone. [deck.discard]"""
    game.discard_from_hand(seat, cards)
    backs = tuple([game.cards.backs[card] for card in cards])
    game.tell(
        moves.HandDiscarded(seat, backs, (None,) * len(cards)),
        {seat: moves.HandDiscarded(seat, backs, tuple(cards))},
    )
    renew_deck(game)


def discard_from_coterie(game: "AgesGame", seat: int, card: int) -> None:
    """Discard a card of any Coterie; everybody sees which. [deck.discard]"""
    owner = next(at for at, coterie in enumerate(game.coteries) if card in coterie)
    game.coteries[owner].remove(card)
    game.discard.append(Discarded(game.cards.back(card), card, None, True))
    game.tell(moves.CoterieCardDiscarded(seat, card, owner))
    renew_deck(game)


def add_quietly(game: "AgesGame", seat: int, card: int, to: int) -> None:
    """Add a card to a Coterie without its ability, and nobody draws. [ability.quiet]"""
    game.out_of_hand(seat, card)
    game.coteries[to].append(card)
    game.tell(moves.Added(seat, card, to, quiet=True))
