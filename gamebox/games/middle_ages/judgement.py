"""A rule of thumb for The Middle Ages: what each move seems to be worth, in points.

It looks at what lies open, the seat's own hand and the top card, never further. The numbers in
`Weights` were tuned by games between bots.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from gamebox.core.question import Move
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import Open
from gamebox.games.middle_ages.cards import (
    Ability,
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
from gamebox.games.middle_ages.scoring import worth

NEAR = ToWealth("coterie")


class Weights(Struct, frozen=True):
    """What things are worth, in points.

    `card` is a card in hand, `plague` the part of it that is left where a skull may be discarded,
    `accord` each icon of one's Accord in hand, `action` an Action that a card in one's Coterie will
    give, `near` one's Coterie coming nearer to its return. `other` is what an opponent's gain costs
    the seat, shared among all opponents.
    """

    card: float = 1.0
    plague: float = 0.6
    accord: float = 0.6
    action: float = 1.2
    near: float = 0.3
    other: float = 0.9
    victim: float = 0.8
    late: float = 0.5
    coterie: float = 0.8


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
        accord = table.accords[seat]
        self.accord = None if accord is None else self.cards.accord[accord]
        built = [self.cards.cards[card].structure for card in table.structures[seat]]
        self.built = {structure: built.count(structure) for structure in set(built)}
        self.kinds = {self.cards.cards[card].wealth.kind for card in table.wealth[seat]}
        self.share = weights.other / max(table.seats - 1, 1)
        self._rough: dict[tuple[int, int, int], float] = {}
        self._held: dict[int, float] = {}
        self._gains: dict[str, float] = {}
        self.late = table.shuffles >= LAST_SHUFFLE or self._nearly_over()

    def _nearly_over(self) -> bool:
        return self.table.shuffles == LAST_SHUFFLE - 1 and self.table.deck_count <= self.table.seats

    # What single cards are worth

    def held(self, card: int | None) -> float:
        """Return what `card` is worth in the seat's hand; None is a card unseen."""
        if card is None:
            return self.weights.card
        found = self._held.get(card)
        if found is None:
            found = self._held[card] = self._worth_holding(card)
        return found

    def _worth_holding(self, card: int) -> float:
        one = self.cards.cards[card]
        value = self.weights.late if self.late else self.weights.card
        if self.cards.crises[card] == "skull":
            value *= self.weights.plague
        if self.accord is not None and one.wealth.kind == self.accord.wealth:
            value += (2.0 if self.late else self.weights.accord) * one.wealth.icons
        return value

    def structure(self, card: int) -> float:
        """Return the points that playing `card` to the Structures brings now."""
        own = self.cards.cards[card].structure
        gain = self._gains.get(own)
        if gain is None:
            after = {**self.built, own: self.built.get(own, 0) + 1}
            gain = self._gains[own] = self._structures(after) - self._structures(self.built)
        return gain

    def _structures(self, built: dict[str, int]) -> float:
        structures, different, kinds = self.cards.structures, len(built), len(self.kinds)
        return float(
            sum(
                count * worth(structures[name].scoring, count, different, kinds)
                for name, count in built.items()
            )
        )

    def wealth(self, card: int) -> float:
        """Return the points that `card` brings in the seat's Wealth."""
        one = self.cards.cards[card].wealth
        more = self._kind_points() if one.kind not in self.kinds else 0.0
        return one.icons + more

    def _kind_points(self) -> float:
        """Return what one more kind of Wealth adds to the Structures that count kinds."""
        return float(
            sum(
                count
                * (
                    worth(self.cards.structures[name].scoring, count, len(self.built), 1)
                    - worth(self.cards.structures[name].scoring, count, len(self.built), 0)
                )
                for name, count in self.built.items()
            )
        )

    def lying(self, card: int, owner: int) -> float:
        """Return what `card` is worth to the seat in the Coterie of `owner`."""
        gives = self.cards.crises[card] != "pitchfork"
        value = self.weights.coterie * self.weights.card + self.weights.action * gives
        return value if owner == self.seat else -self.share * value

    # Moves

    def value(self, move: Move) -> float:
        """Return what a move seems to be worth, compared with others of the same question."""
        match move:
            case moves.Add(card, to):
                return self.add(card, to)
            case moves.Use():
                return self.use(move)
            case moves.Build(card):
                return self.structure(card) + self.ability(card) - self.held(card)
            case moves.DiscardCard(card):
                return -self.spared(card)
            case moves.Keep(kept):
                return sum(self.spared(card) for card in kept)
            case moves.ChooseAccord(place):
                kind = self.cards.accord[place].wealth
                return float(sum(self.cards.cards[c].wealth.kind == kind for c in self.hand))
        return 0.0

    def spared(self, card: int) -> float:
        """Return what a card in hand is worth, with the Structure that it may become."""
        return self.held(card) + 0.3 * self.structure(card)

    def add(self, card: int, to: int) -> float:
        """Return the worth of adding `card` to a Coterie, with all that follows this turn."""
        value = self.lying(card, to) - self.held(card)
        if to == self.seat:
            value += self.returning(card)
        else:
            value += self.held(self.top) - self.share * self.weights.card
        character = self.cards.character_of(card)
        value += self.best(character.ability, card, to)
        if self.accord is not None and self.accord.character == character.id:
            top = self.wealth(self.top) if self.top is not None else 0.0
            value += max(self.weights.card, top)
        return value

    def returning(self, card: int) -> float:
        """Return the worth of the return that adding `card` to the own Coterie brings."""
        coterie = [*self.table.coteries[self.seat], card]
        if len(coterie) < RETURNING:
            return self.weights.near
        crises = [self.cards.crises[one] for one in coterie]
        actions = len(coterie) - crises.count("pitchfork")
        hand = [one for one in self.hand if one != card] + coterie
        gains = sorted((self.structure(one) - self.held(one) for one in hand), reverse=True)
        value = sum(gain for gain in gains[:actions] if gain > 0)
        value += sum(self.held(one) - self.lying(one, self.seat) for one in coterie)
        if "hooked_blade" in crises:
            value -= min(self.held(one) for one in hand)
        skulls = [self.held(one) for one in hand if self.cards.crises[one] == "skull"]
        return value - sum(sorted(skulls)[: max(0, len(skulls) - actions)])

    def ability(self, card: int) -> float:
        """Return the worth of the ability of `card` as a Structure."""
        return self.best(self.cards.structure_of(card).ability, card, self.seat)

    def best(self, ability: Ability, card: int, at: int) -> float:
        """Return the worth of the best choice of an ability, roughly."""
        hand = [one for one in self.hand if one != card]
        found = [self.roughly(verbs, card, at, hand) for verbs in ability.one_of]
        return max(0.0, *found) if ability.may else max(found)

    def roughly(self, verbs: Verbs, card: int, at: int, hand: Sequence[int]) -> float:
        """Return the worth of one option, with the best card for it."""
        first = verbs[0]
        near = isinstance(first, Take) or first == NEAR
        key = (id(verbs), card, at if near else -1)
        found = self._rough.get(key)
        if found is None:
            values = (
                self.verbs(verbs, one, self.seat, at) for one in self._chosen(first, card, at, hand)
            )
            found = self._rough[key] = max(values, default=0.0)
        return found

    def _chosen(self, verb: Verb, card: int, at: int, hand: Sequence[int]) -> Iterable[int | None]:
        """Return the cards that a verb may choose, beside `card`."""
        match verb:
            case ToWealth("hand") | Discard("hand") | AddOne():
                return hand
            case Take() | ToWealth("coterie"):
                return [one for one in self.table.coteries[at] if one != card]
            case Discard():
                return [one for coterie in self.table.coteries for one in coterie if one != card]
        return (None,)

    def use(self, use: moves.Use) -> float:
        """Return the worth of one use of the ability that is being used."""
        from gamebox.games.middle_ages.abilities import ability_of  # noqa: PLC0415

        source = using(self.table)
        ability = ability_of(self.table, source) if source else None
        if source is None or ability is None:
            return 0.0
        return self.verbs(ability.one_of[use.option], use.card, use.seat, source.at)

    def verbs(self, verbs: Sequence[Any], card: int | None, seat: int | None, at: int) -> float:
        """Return the worth of doing verbs with a card and a seat."""
        return sum(self.verb(verb, card, seat, at) for verb in verbs)

    def verb(self, verb: Any, card: int | None, seat: int | None, at: int) -> float:
        """Return the worth of doing one verb."""
        match verb:
            case Draw(count):
                return self.held(self.top) + (count - 1) * self.weights.card
            case Take() if card is not None:
                return self.held(card) - self.lying(card, at)
            case ToWealth(source):
                return self._to_wealth(source, card, at)
            case Discard("hand") if card is not None:
                return -self.spared(card)
            case Discard() if card is not None:
                owner = next(o for o, cards in enumerate(self.table.coteries) if card in cards)
                return -self.lying(card, owner)
            case AddOne() if card is not None:
                return self.lying(card, self.seat if seat is None else seat) - self.held(card)
            case OpponentDiscards():
                return self.share * self.weights.victim
            case KeepSkull():
                return self.weights.card * 0.5
        return 0.0

    def _to_wealth(self, source: str, card: int | None, at: int) -> float:
        lost = self.top if source == "top" else card
        if lost is None:
            return 0.0
        value = self.wealth(lost)
        if source == "hand":
            return value - self.spared(lost)
        return value if source == "top" else value - self.lying(lost, at)
