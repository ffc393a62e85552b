"""What happened, one movement at a time: the views between two answers, made from the events.

An answer often brings several movements: a card is added, two are drawn, one is taken. The board
shows them one after the other. Only what everybody (or the seat itself) was told is used.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from gamebox.core.event import Event
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.cards import Back, Discarded, Lying
from gamebox.games.middle_ages.view import AgesView
from ui.boards.ages_areas import back_id


@dataclass(frozen=True)
class Stage:
    """The view after one movement; `event` is the movement.

    `origins` says where cards that had not been seen come from, `exits` where cards go that are
    then no longer seen.
    """

    event: Event
    view: AgesView
    origins: Mapping[int, str] = field(default_factory=dict)
    exits: Mapping[int, str] = field(default_factory=dict)
    turned: Mapping[str, str] = field(default_factory=dict)


def stages(before: AgesView, events: Sequence[Event], after: AgesView) -> list[Stage]:
    """Return one stage for each event that moves cards, in order."""
    found: list[Stage] = []
    at = before
    for index, event in enumerate(events):
        top = _next_top(events[index + 1 :], after)
        mover = _Mover(at, top)
        if mover.move(event):
            at = mover.view()
            found.append(Stage(event, at, mover.origins, mover.exits, mover.turned))
    return found


def _next_top(later: Sequence[Event], after: AgesView) -> int | None:
    """Return the card that lies on top of the deck before `later` happens."""
    for event in later:
        match event:
            case moves.Drew(_, card) | moves.WealthGained(_, card, "top"):
                return card
            case moves.DeckShuffled():
                return None
    return after.deck_top


class _Mover:
    """Moves cards in a copy of a view."""

    def __init__(self, view: AgesView, top: int | None) -> None:
        self._view = view
        self._top = top
        self.cards = view.cards
        self.hand = view.hand[:]
        self.hands = [hand[:] for hand in view.hands]
        self.coteries = [coterie[:] for coterie in view.coteries]
        self.structures = [built[:] for built in view.structures]
        self.wealth = [wealth[:] for wealth in view.wealth]
        self.discard = view.discard[:]
        self.deck_top, self.deck_count = view.deck_top, view.deck_count
        self.shuffles, self.active = view.shuffles, view.active
        self.origins: dict[int, str] = {}
        self.exits: dict[int, str] = {}
        self.turned: dict[str, str] = {}

    def view(self) -> AgesView:
        """Return the view after the movement."""
        return replace(
            self._view,
            hand=self.hand,
            hands=self.hands,
            coteries=self.coteries,
            structures=self.structures,
            wealth=self.wealth,
            discard=self.discard,
            deck_top=self.deck_top,
            deck_count=self.deck_count,
            shuffles=self.shuffles,
            active=self.active,
        )

    def move(self, event: Event) -> bool:
        """Carry one event out; False when it moves nothing."""
        match event:
            case moves.Drew(seat, card):
                self._from_deck()
                self._into_hand(seat, card)
            case moves.Added(seat, card, to):
                self._out_of_hand(seat, card)
                self.coteries[to].append(card)
            case moves.Built(seat, card):
                self._out_of_hand(seat, card)
                self.structures[seat].append(card)
            case moves.Took(seat, card, owner):
                self.coteries[owner].remove(card)
                self._into_hand(seat, card)
            case moves.WealthGained():
                self._to_wealth(event)
            case moves.DeckShuffled(count, times):
                self.discard, self.deck_count = [], count
                self.deck_top, self.shuffles = self._top, times
            case _:
                return self._move_more(event)
        return True

    def _move_more(self, event: Event) -> bool:
        match event:
            case moves.CoterieReturned(seat, cards):
                self.coteries[seat] = []
                for card in cards:
                    self._into_hand(seat, card)
            case moves.CoterieCardDiscarded(_, card, owner):
                self.coteries[owner].remove(card)
                self.exits[card] = "pile:discard"
                self.discard.append(Discarded(self.cards.back(card), card, None, True))
            case moves.HandDiscarded(seat, backs, cards):
                self._discard(seat, backs, cards)
            case moves.TurnBegan(seat):
                changed = self.active != seat
                self.active = seat
                return changed
            case _:
                return False
        return True

    def _from_deck(self) -> None:
        self.deck_count -= 1
        self.deck_top = self._top if self.deck_count > 0 else None

    def _to_wealth(self, event: moves.WealthGained) -> None:
        seat, card = event.seat, event.card
        if event.source == "top":
            self._from_deck()
        elif event.source == "hand":
            self._out_of_hand(seat, card)
        else:
            owner = next(at for at, cards in enumerate(self.coteries) if card in cards)
            self.coteries[owner].remove(card)
        self.exits[card] = f"wealth:{seat}"
        self.wealth[seat].append(card)

    def _into_hand(self, seat: int, card: int) -> None:
        if seat == self._view.seat:
            self.hand = sorted([*self.hand, card])
        self.hands[seat] = _ordered([*self.hands[seat], self.cards.known[card]])

    def _out_of_hand(self, seat: int, card: int) -> None:
        if seat == self._view.seat and card in self.hand:
            self.hand.remove(card)
        hand = self.hands[seat]
        seen = self.cards.known[card]
        if seen in hand:
            hand.remove(seen)
            return
        back = self.cards.back(card)
        number = sum(lying == Lying(back, None) for lying in hand) - 1
        self.origins[card] = back_id(seat, back, number)
        if number >= 0:
            hand.remove(Lying(back, None))

    def _discard(self, seat: int, backs: Sequence[Back], cards: Sequence[int | None]) -> None:
        """Discard cards from a hand; what was seen of their like is then no longer sure."""
        hand = self.hands[seat]
        for back, card in zip(backs, cards, strict=True):
            self.discard.append(Discarded(back, card, seat, False))
            if card is not None:
                self.exits[card] = "pile:discard"
                self._out_of_hand(seat, card)
            else:
                like = [lying for lying in hand if lying.back == back]
                hand.remove(min(like, key=lambda lying: lying.card or 0))
        for back in dict.fromkeys(backs):
            self._veil(seat, back)

    def _veil(self, seat: int, back: Back) -> None:
        """Turn the seen cards of a hand with this back over: nobody can tell which is left."""
        hand = self.hands[seat]
        seen = [lying for lying in hand if lying.back == back and lying.card is not None]
        unseen = sum(lying == Lying(back, None) for lying in hand)
        for number, lying in enumerate(seen, unseen):
            self.turned[back_id(seat, back, number)] = f"card:{lying.card}"
        others = [lying for lying in hand if lying not in seen]
        self.hands[seat] = _ordered([*others, *(Lying(back, None) for _ in seen)])


def _ordered(hand: list[Lying]) -> list[Lying]:
    """Return a hand as views have it: unseen cards by their backs, then the others."""
    unseen = sorted((lying for lying in hand if lying.card is None), key=lambda one: one.back)
    seen = sorted((one for one in hand if one.card is not None), key=lambda one: one.card or 0)
    return [*unseen, *seen]
