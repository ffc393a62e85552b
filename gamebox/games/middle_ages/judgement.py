"""A rule of thumb for The Middle Ages: what each move seems to be worth, in points.

It looks at what lies open, the seat's own hand and the top card, never further. The numbers in
`Weights` were tuned by games between bots.
"""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamebox.core.question import Move
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import Open, UseAbility, ability_of
from gamebox.games.middle_ages.cards import (
    Ability,
    Accord,
    AddOne,
    CardSet,
    Discard,
    Draw,
    KeepSkull,
    OpponentDiscards,
    Take,
    ToWealth,
    Verb,
    Verbs,
)
from gamebox.games.middle_ages.effects import LAST_SHUFFLE
from gamebox.games.middle_ages.legal import using
from gamebox.games.middle_ages.rules import RETURNING
from gamebox.games.middle_ages.scoring import ACCORD_POINTS, worth

Ranked = list[tuple[float, int | None]]


class Weights(Struct, frozen=True):
    """What things are worth, in points. What is for later fades as the end of the game comes near.

    `card` is a card in hand, `plague` what a skull adds to it; `accord_fade` and `plague_fade` are
    the turns over which an icon of one's Accord in hand is likely to be kept, without and with a
    skull. `coterie` is what a card gains by lying in one's Coterie, `action` more when it gives an
    Action, `blade` when it costs a card, `near` when the Coterie does not return yet. `other` is
    what the gain of an opponent costs, shared among all of them; `victim` is a card that one has to
    discard, `keep` a skull that may be kept, and `potential` the part of a Structure's points that
    its card has in hand.
    """

    card: float = 0.12
    card_fade: float = 1.0
    plague: float = -0.1
    accord_fade: float = 1.7
    plague_fade: float = 1.6
    coterie: float = 0.65
    action: float = 1.5
    blade: float = -0.8
    near: float = 0.6
    other: float = 1.0
    victim: float = 0.4
    keep: float = 0.2
    potential: float = 0.28


def turns_left(table: Open) -> float:
    """Return about how many turns each seat will still have."""
    if table.shuffles >= LAST_SHUFFLE:
        return 0.0
    turns = TURNS_A_CARD * table.deck_count
    if table.shuffles == 0:
        turns += TURNS_AFTER_SHUFFLE
    return turns / table.seats


TURNS_A_CARD = 0.75
TURNS_AFTER_SHUFFLE = 14.0
"""Turns of the whole table: for each card of the deck, and after the first shuffle."""


class Judge:
    """Judges the moves of one seat at one moment.

    `table` is a view or a world, `hand` the seat's hand, `top` the card on top of the deck.
    """

    def __init__(
        self, table: Open, seat: int, hand: Sequence[int], top: int | None, weights: Weights
    ) -> None:
        self.table = table
        self.seat = seat
        self.hand = hand
        self.top = top
        self.weights = weights
        self.cards: CardSet = table.cards
        self.traits = traits = self.cards.traits
        self.accord = self.accord_of(seat)
        self.built: dict[str, int] = {}
        for card in table.structures[seat]:
            name = traits[card].structure
            self.built[name] = self.built.get(name, 0) + 1
        self.kinds = {traits[card].kind for card in table.wealth[seat]}
        self.share = weights.other / max(table.seats - 1, 1)
        left = turns_left(table)
        lasting = 1.0 - math.exp(-left / weights.card_fade)
        self.card = weights.card * lasting
        self.plague = weights.plague * lasting
        self.icon = ACCORD_POINTS * math.exp(-left / weights.accord_fade)
        self.plague_icon = ACCORD_POINTS * math.exp(-left / weights.plague_fade)
        self.coterie = weights.coterie * lasting
        self.action = weights.action * lasting
        self.blade = weights.blade * lasting
        self._ranked: dict[tuple[int, int], Ranked] = {}
        self._held: dict[int, float] = {}
        self._gains: dict[str, float] = {}
        self._kind_points: float | None = None
        self._points: int | None = None
        self._source: UseAbility | None = None
        self._ability: Ability | None = None

    def accord_of(self, seat: int) -> Accord | None:
        """Return the Accord of a seat, if it has one."""
        place = self.table.accords[seat]
        return None if place is None else self.cards.accord[place]

    # What single cards are worth

    def held(self, card: int | None) -> float:
        """Return what `card` is worth in the seat's hand; None is a card unseen."""
        if card is None:
            return self.card
        found = self._held.get(card)
        if found is None:
            found = self._held[card] = self.holding(card, self.accord)
        return found

    def holding(self, card: int, accord: Accord | None) -> float:
        """Return what `card` is worth in the hand of somebody with an Accord."""
        one = self.traits[card]
        value = self.card + self.plague if one.skull else self.card
        if accord is not None and one.kind == accord.wealth:
            value += (self.plague_icon if one.skull else self.icon) * one.icons
        return value

    def structure(self, card: int) -> float:
        """Return the points that playing `card` to the Structures brings now."""
        own = self.traits[card].structure
        gain = self._gains.get(own)
        if gain is None:
            after = {**self.built, own: self.built.get(own, 0) + 1}
            if self._points is None:
                self._points = self._structures(self.built)
            gain = self._gains[own] = self._structures(after) - self._points
        return gain

    def _structures(self, built: dict[str, int]) -> int:
        structures, different, kinds = self.cards.structures, len(built), len(self.kinds)
        return sum(
            [
                count * worth(structures[name].scoring, count, different, kinds)
                for name, count in built.items()
            ]
        )

    def wealth(self, card: int) -> float:
        """Return the points that `card` brings in the seat's Wealth."""
        one = self.traits[card]
        if one.kind in self.kinds:
            return one.icons
        if self._kind_points is None:
            self._kind_points = self._another_kind()
        return one.icons + self._kind_points

    def _another_kind(self) -> float:
        """Return what one more kind of Wealth adds to the Structures that count kinds."""
        structures, different = self.cards.structures, len(self.built)
        return sum(
            count * (worth(scoring, count, different, 1) - worth(scoring, count, different, 0))
            for name, count in self.built.items()
            for scoring in (structures[name].scoring,)
        )

    def lying(self, card: int, owner: int) -> float:
        """Return what `card` is worth to the seat in the Coterie of `owner`."""
        own = owner == self.seat
        held = self.held(card) if own else self.holding(card, self.accord_of(owner))
        value = self.coterie + held
        one = self.traits[card]
        if one.acts:
            value += self.action
        if one.blade:
            value += self.blade
        return value if own else -self.share * value

    def spared(self, card: int) -> float:
        """Return what a card in hand is worth, with the Structure that it may become."""
        return self.held(card) + self.weights.potential * self.structure(card)

    # Moves

    def value(self, move: Move) -> float:
        """Return what a move seems to be worth, compared with others of the same question."""
        if isinstance(move, moves.Add):
            return self.add(move.card, move.seat)
        if isinstance(move, moves.Use):
            return self.use(move)
        if isinstance(move, moves.Build):
            return self.build(move.card)
        if isinstance(move, moves.DiscardCard):
            return -self.spared(move.card)
        if isinstance(move, moves.Keep):
            return sum(self.spared(card) for card in move.cards)
        if isinstance(move, moves.ChooseAccord):
            kind = self.cards.accord[move.accord].wealth
            return float(sum(self.traits[card].kind == kind for card in self.hand))
        return 0.0

    def add(self, card: int, to: int) -> float:
        """Return the worth of adding `card` to a Coterie, with all that follows this turn."""
        value = self.lying(card, to) - self.held(card)
        if to == self.seat:
            value += self.returning(card)
        else:
            value += self.held(self.top) - self.share * self.card
        one = self.traits[card]
        value += self.best(one.figure, card, to)
        if self.accord is not None and self.accord.character == one.character:
            top = self.wealth(self.top) if self.top is not None else 0.0
            value += max(self.held(self.top), top)
        return value

    def returning(self, card: int) -> float:
        """Return the worth of the return that adding `card` to the own Coterie brings."""
        coterie = [*self.table.coteries[self.seat], card]
        if len(coterie) < RETURNING:
            return self.weights.near
        traits = self.traits
        actions = sum([traits[one].acts for one in coterie])
        hand = [one for one in self.hand if one != card] + coterie
        held = {one: self.held(one) for one in hand}
        gains = sorted([self.structure(one) - held[one] for one in hand], reverse=True)
        value = sum([gain for gain in gains[:actions] if gain > 0])
        value += sum([held[one] - self.lying(one, self.seat) for one in coterie])
        if any(traits[one].blade for one in coterie):
            value -= min(held.values())
        skulls = sorted([held[one] for one in hand if traits[one].skull])
        return value - sum(skulls[: max(0, len(skulls) - actions)])

    def build(self, card: int) -> float:
        """Return the worth of playing `card` to the Structures, with its ability."""
        ability = self.best(self.traits[card].building, card, self.seat)
        return self.structure(card) + ability - self.held(card)

    # Abilities

    def best(self, ability: Ability, card: int, at: int) -> float:
        """Return the worth of the best choice of an ability of `card`, roughly."""
        value = max([self.option(verbs, card, at) for verbs in ability.one_of])
        return max(0.0, value) if ability.may else value

    def option(self, verbs: Verbs, card: int, at: int) -> float:
        """Return the worth of one option of an ability of `card`, with the best choice for it."""
        first = verbs[0]
        near = type(first) is Take or (type(first) is ToWealth and first.source == "coterie")
        key = (id(verbs), at if near else -1)
        ranked = self._ranked.get(key)
        if ranked is None:
            found: Ranked = [(self.verbs(verbs, c, None, at), c) for c in self._chosen(first, at)]
            found.sort(key=_value, reverse=True)
            ranked = self._ranked[key] = found[:2]
        for value, chosen in ranked:
            if chosen != card:
                return value
        return 0.0

    def _chosen(self, verb: Verb, at: int) -> Iterable[int | None]:
        """Return the cards that a verb may choose."""
        if isinstance(verb, AddOne):
            return self.hand
        if isinstance(verb, Take):
            return self.table.coteries[at]
        if not isinstance(verb, Discard | ToWealth) or verb.source == "top":
            return (None,)
        if verb.source == "hand":
            return self.hand
        if isinstance(verb, Discard):
            return [card for coterie in self.table.coteries for card in coterie]
        return self.table.coteries[at]

    def use(self, use: moves.Use) -> float:
        """Return the worth of one use of the ability that is being used."""
        if self._source is None:
            self._source = using(self.table)
            self._ability = ability_of(self.table, self._source) if self._source else None
        if self._source is None or self._ability is None:
            return 0.0
        return self.verbs(self._ability.one_of[use.option], use.card, use.seat, self._source.at)

    def verbs(self, verbs: Verbs, card: int | None, seat: int | None, at: int) -> float:
        """Return the worth of doing verbs with a card and a seat."""
        return sum([self.verb(verb, card, seat, at) for verb in verbs])

    def verb(self, verb: Verb, card: int | None, seat: int | None, at: int) -> float:
        """Return the worth of doing one verb."""
        if isinstance(verb, Draw):
            return self.held(self.top) + (verb.count - 1) * self.card
        if isinstance(verb, ToWealth):
            return self._to_wealth(verb.source, card, at)
        if isinstance(verb, OpponentDiscards):
            return self.share * self.weights.victim
        if isinstance(verb, KeepSkull):
            return self.weights.keep
        if card is None:
            return 0.0
        if isinstance(verb, AddOne):
            return self.lying(card, self.seat if seat is None else seat) - self.held(card)
        if isinstance(verb, Take):
            return self.held(card) - self.lying(card, at)
        if verb.source == "hand":
            return -self.spared(card)
        return -self.lying(card, self._owner(card))

    def _owner(self, card: int) -> int:
        """Return in whose Coterie a card lies."""
        return next(at for at, coterie in enumerate(self.table.coteries) if card in coterie)

    def _to_wealth(self, source: str, card: int | None, at: int) -> float:
        moved = self.top if source == "top" else card
        if moved is None:
            return 0.0
        value = self.wealth(moved)
        if source == "hand":
            return value - self.spared(moved)
        return value if source == "top" else value - self.lying(moved, at)


def _value(one: tuple[float, int | None]) -> float:
    return one[0]
