"""What one seat may know of a game of The Middle Ages, and worlds that agree with it."""

from collections.abc import Sequence
from functools import cache
from operator import attrgetter

from msgspec.structs import replace

from gamebox.core.dice import Dice
from gamebox.core.game import View, common_game, common_view
from gamebox.games.middle_ages.cards import Back, CardSet, Discarded, Lying
from gamebox.games.middle_ages.moves import AgesMove
from gamebox.games.middle_ages.state import AgesGame, AgesStep, standard_cards


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
    discard: list[Discarded]
    active: int
    turns: int
    keeps: int
    shuffles: int
    course: list[tuple[int, ...]]

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
    cards, seen, deck = game.cards, set(game.seen), game.deck
    return AgesView(
        **common_view(game, seat),
        pack=game.pack,
        starter=game.starter,
        accords=game.accords[:],
        hand=game.hands[seat][:],
        hands=[seen_hand(cards, hand, seen) for hand in game.hands],
        coteries=[coterie[:] for coterie in game.coteries],
        structures=[built[:] for built in game.structures],
        wealth=[wealth[:] for wealth in game.wealth],
        deck_top=deck[-1] if deck else None,
        deck_count=len(deck),
        discard=[
            lying if lying.open or lying.seat == seat else face_down(lying.back, lying.seat)
            for lying in game.discard
        ],
        active=game.active,
        turns=game.turns,
        keeps=game.keeps,
        shuffles=game.shuffles,
        course=game.course[:],
    )


def seen_hand(cards: CardSet, hand: Sequence[int], seen: set[int]) -> list[Lying]:
    """Return a hand as everybody knows it: unknown cards by backs, then known ones."""
    unknown, known = cards.unknown, cards.known
    hidden = [unknown[card] for card in hand if card not in seen]
    shown = [] if len(hidden) == len(hand) else [known[card] for card in hand if card in seen]
    if len(hidden) > 1:
        hidden.sort(key=_BACK)
    return hidden + shown


_BACK = attrgetter("back")


@cache
def face_down(back: Back, seat: int | None) -> Discarded:
    """Return a card in the discard as those know it who saw its back alone."""
    return Discarded(back, None, seat, False)


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
        lying if lying.card else replace(lying, card=pools[lying.back].pop())
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
        course=known.course[:],
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
