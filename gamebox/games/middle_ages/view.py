"""What one seat may know of a game of The Middle Ages, and worlds that agree with it."""

from collections.abc import Sequence

from msgspec import Struct

from gamebox.core.dice import Dice
from gamebox.core.game import View, common_game, common_view
from gamebox.games.middle_ages.cards import Back, CardSet, Discarded
from gamebox.games.middle_ages.moves import AgesMove
from gamebox.games.middle_ages.state import AgesGame, AgesStep, standard_cards


class Lying(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that lies face down: its back, and the card where the reader knows it."""

    back: Back
    card: int | None


class DiscardView(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in the discard as a seat knows it; the other fields are those of Discarded."""

    back: Back
    card: int | None
    seat: int | None
    open: bool


class AgesView(View[AgesStep, AgesMove], kw_only=True):
    """The table as one seat sees it. [hand.hidden, deck.top]

    `hands` has every hand: all backs, and the cards that were seen going there; the seat's own
    cards are `hand`. `deck_top` is the card on top. The other fields are those of AgesGame.
    """

    pack: CardSet | None
    starter: int
    accords: list[int | None]
    hand: list[int]
    hands: list[list[Lying]]
    coteries: list[list[int]]
    structures: list[list[int]]
    wealth: list[list[int]]
    deck_top: int | None
    deck_count: int
    discard: list[DiscardView]
    active: int
    turns: int
    keeps: int
    shuffles: int

    @property
    def cards(self) -> CardSet:
        """The card set of this game."""
        return self.pack or standard_cards()

    @property
    def hand_counts(self) -> Sequence[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.hands]


def view(game: AgesGame, seat: int) -> AgesView:
    """Return what `seat` may know of `game`."""
    seen = set(game.seen)
    return AgesView(
        **common_view(game, seat),
        pack=game.pack,
        starter=game.starter,
        accords=game.accords[:],
        hand=game.hands[seat][:],
        hands=[seen_hand(game, hand, seen) for hand in game.hands],
        coteries=[coterie[:] for coterie in game.coteries],
        structures=[built[:] for built in game.structures],
        wealth=[wealth[:] for wealth in game.wealth],
        deck_top=game.deck[-1] if game.deck else None,
        deck_count=len(game.deck),
        discard=[seen_discard(game, lying, seat) for lying in game.discard],
        active=game.active,
        turns=game.turns,
        keeps=game.keeps,
        shuffles=game.shuffles,
    )


def seen_hand(game: AgesGame, hand: Sequence[int], seen: set[int]) -> list[Lying]:
    """Return a hand as everybody knows it: sorted by what is known, so that order tells nothing."""
    known = [Lying(game.cards.back(card), card if card in seen else None) for card in hand]
    return sorted(known, key=lambda lying: (lying.back, lying.card or 0))


def seen_discard(game: AgesGame, lying: Discarded, seat: int) -> DiscardView:
    """Return a card in the discard as `seat` knows it: shown to all, or discarded by itself."""
    known = lying.open or lying.seat == seat
    back = game.cards.back(lying.card)
    return DiscardView(back, lying.card if known else None, lying.seat, lying.open)


def imagine(known: AgesView, dice: Dice) -> AgesGame:
    """Deal a game that agrees with `known`: for each back, the unseen cards lie anywhere."""
    pools = unseen(known)
    for pool in pools.values():
        dice.shuffle(pool)
    hands = []
    for seat, hand in enumerate(known.hands):
        if seat == known.seat:
            hands.append(known.hand[:])
        else:
            hands.append(sorted(lying.card or pools[lying.back].pop() for lying in hand))
    discard = [
        Discarded(lying.card or pools[lying.back].pop(), lying.seat, lying.open)
        for lying in known.discard
    ]
    deck = [card for pool in pools.values() for card in pool]
    dice.shuffle(deck)
    if known.deck_top is not None:
        deck.append(known.deck_top)
    seen = {lying.card for hand in known.hands for lying in hand if lying.card is not None}
    return AgesGame(
        **common_game(known, dice),
        pack=known.pack,
        starter=known.starter,
        accords=known.accords[:],
        hands=hands,
        coteries=[coterie[:] for coterie in known.coteries],
        structures=[built[:] for built in known.structures],
        wealth=[wealth[:] for wealth in known.wealth],
        deck=deck,
        discard=discard,
        seen=sorted(seen),
        active=known.active,
        turns=known.turns,
        keeps=known.keeps,
        shuffles=known.shuffles,
    )


def unseen(known: AgesView) -> dict[Back, list[int]]:
    """Return, by back, the cards whose place the seat does not know."""
    placed = {*known.hand, known.deck_top}
    for area in (known.coteries, known.structures, known.wealth):
        placed.update(card for cards in area for card in cards)
    placed.update(lying.card for hand in known.hands for lying in hand)
    placed.update(lying.card for lying in known.discard)
    pools: dict[Back, list[int]] = {back: [] for back in known.cards.crisis}
    for card in known.cards.card:
        if card.id not in placed:
            pools[card.back].append(card.id)
    return pools
