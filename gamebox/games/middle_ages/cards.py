"""The Social cards and Accords of The Middle Ages, and what Characters and Structures do, as data.

An ability is a choice of one of several lists of verbs; a verb that chooses a card or a player
stands first in its list, so that every choice is one move.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from gamebox.core.written import wrong_in
from gamebox.errors import GameboxError

Back = Literal["plague", "revolt", "betrayal"]
Crisis = Literal["skull", "pitchfork", "hooked_blade"]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Points = Annotated[int, Meta(ge=0, le=20)]


class Draw(Struct, frozen=True, tag="draw", tag_field="do", forbid_unknown_fields=True):
    """Draw cards from the deck."""

    count: Annotated[int, Meta(ge=1, le=5)] = 1


class Take(Struct, frozen=True, tag="take", tag_field="do", forbid_unknown_fields=True):
    """Take one other card of this Coterie into the hand."""


class ToWealth(Struct, frozen=True, tag="wealth", tag_field="do", forbid_unknown_fields=True):
    """Put a card into the own Wealth: from the hand, the top card, or another of this Coterie."""

    source: Literal["hand", "top", "coterie"]


class Discard(Struct, frozen=True, tag="discard", tag_field="do", forbid_unknown_fields=True):
    """Discard a card from the own hand, or another card from any Coterie."""

    source: Literal["hand", "coterie"]


class AddOne(Struct, frozen=True, tag="add", tag_field="do", forbid_unknown_fields=True):
    """Add a card from the hand to any Coterie; its ability is not used and nobody draws."""


class OpponentDiscards(
    Struct, frozen=True, tag="opponent_discards", tag_field="do", forbid_unknown_fields=True
):
    """Choose an opponent, who discards a card of their choice from their hand."""


class KeepSkull(Struct, frozen=True, tag="keep_skull", tag_field="do", forbid_unknown_fields=True):
    """Keep one skull card when skull cards are discarded this turn."""


Verb = Draw | Take | ToWealth | Discard | AddOne | OpponentDiscards | KeepSkull
Verbs = tuple[Verb, ...]


MOST_VERBS = 4
"""In a list, and lists in an ability: more would fit on no card."""


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several lists of verbs; with `may` none; where none can be done, `otherwise`."""

    one_of: tuple[Verbs, ...]
    may: bool = False
    otherwise: Verbs = ()


ACCORD = Ability(one_of=((Draw(),), (ToWealth("top"),)))
"""What an Accord does when a Character of its kind is added (rule `turn.accord`)."""


class Flat(Struct, frozen=True, tag="flat", tag_field="by", forbid_unknown_fields=True):
    """The same points always."""

    points: Points


class Same(Struct, frozen=True, tag="same", tag_field="by", forbid_unknown_fields=True):
    """`base` points and `points` more for each Structure of this kind that one has."""

    base: Points
    points: Points
    most: Points


class Different(Struct, frozen=True, tag="different", tag_field="by", forbid_unknown_fields=True):
    """Points for each different Structure that one has."""

    points: Points


class Kinds(Struct, frozen=True, tag="kinds", tag_field="by", forbid_unknown_fields=True):
    """Points for each different kind of icon in one's Wealth."""

    points: Points


Scoring = Flat | Same | Different | Kinds


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A Character: its name, colour and ability."""

    id: Word
    title: Word
    colour: Word
    ability: Ability
    official: bool = False


class Structure(Struct, frozen=True, forbid_unknown_fields=True):
    """A Structure: its name, its ability when it is played, and its scoring."""

    id: Word
    title: Word
    ability: Ability
    scoring: Scoring
    official: bool = False


class Wealth(Struct, frozen=True, forbid_unknown_fields=True):
    """The Wealth icons of a card."""

    kind: Word
    icons: Annotated[int, Meta(ge=1, le=3)]


class Accord(Struct, frozen=True, forbid_unknown_fields=True):
    """An Accord: one Character and one kind of Wealth."""

    character: Word
    wealth: Word


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A Social card and its four uses. The back goes with its Crisis."""

    id: Annotated[int, Meta(ge=1, le=999)]
    back: Back
    character: Word
    structure: Word
    wealth: Wealth


class Lying(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that lies face down: its back, and the card where the reader knows it."""

    back: Back
    card: int | None


class Traits(Struct, frozen=True, forbid_unknown_fields=True):
    """What the uses of one card come to, looked up once: bots ask for them all the time."""

    skull: bool
    blade: bool
    acts: bool
    character: str
    figure: Ability
    structure: str
    building: Ability
    kind: str
    icons: int


class CardSet(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All cards of a game: ours, or a pack of the user's own."""

    crisis: dict[Back, Crisis]
    character: tuple[Character, ...]
    structure: tuple[Structure, ...]
    accord: tuple[Accord, ...]
    card: tuple[Card, ...]

    @cached_property
    def cards(self) -> dict[int, Card]:
        """The cards by their ids."""
        return {card.id: card for card in self.card}

    @cached_property
    def characters(self) -> dict[str, Character]:
        """The Characters by their ids."""
        return {character.id: character for character in self.character}

    @cached_property
    def structures(self) -> dict[str, Structure]:
        """The Structures by their ids."""
        return {structure.id: structure for structure in self.structure}

    @cached_property
    def crises(self) -> dict[int, Crisis]:
        """The Crisis icon of each card, by card id. [card.crisis]"""
        return {card.id: self.crisis[card.back] for card in self.card}

    @cached_property
    def traits(self) -> dict[int, Traits]:
        """What the uses of each card come to, by card id."""
        return {
            card.id: Traits(
                skull=self.crises[card.id] == "skull",
                blade=self.crises[card.id] == "hooked_blade",
                acts=self.crises[card.id] != "pitchfork",
                character=card.character,
                figure=self.character_of(card.id).ability,
                structure=card.structure,
                building=self.structure_of(card.id).ability,
                kind=card.wealth.kind,
                icons=card.wealth.icons,
            )
            for card in self.card
        }

    @cached_property
    def backs(self) -> dict[int, Back]:
        """The back of each card, by card id."""
        return {card.id: card.back for card in self.card}

    @cached_property
    def known(self) -> dict[int, Lying]:
        """Each card as it lies face down before somebody who knows it."""
        return {card.id: Lying(card.back, card.id) for card in self.card}

    @cached_property
    def unknown(self) -> dict[int, Lying]:
        """Each card as it lies face down before somebody who does not know it."""
        return {card.id: Lying(card.back, None) for card in self.card}

    def character_of(self, card: int) -> Character:
        """Return the Character on a card."""
        return self.characters[self.cards[card].character]

    def structure_of(self, card: int) -> Structure:
        """Return the Structure on a card."""
        return self.structures[self.cards[card].structure]

    def back(self, card: int) -> Back:
        """Return the back of a card."""
        return self.cards[card].back


class Discarded(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in the discard: who discarded it (None: nobody), and whether all saw which it was.

    `card` is None where the reader does not know it.
    """

    back: Back
    card: int | None
    seat: int | None
    open: bool


MOST_SEATS = 4
HAND = 4
"""Betrayal cards dealt to each player (rule `setup.deal`)."""


def read_cards(text: str, source: str) -> CardSet:
    """Return the card set written in TOML.

    Raises GameboxError with one sentence that names `source`, the card and the field.
    """
    try:
        cards = msgspec.toml.decode(text, type=CardSet)
    except (msgspec.DecodeError, RecursionError) as error:
        raise GameboxError(f"{source} is no set of Social cards: {wrong_in(error)}.") from error
    check_cards(cards, source)
    return cards


def check_cards(cards: CardSet, source: str) -> None:
    """Raise GameboxError, with one sentence that names `source`, for cards that cannot be used."""
    _check_once(source, "crisis", cards.crisis.values())
    _check_once(source, "card", (card.id for card in cards.card))
    _check_once(source, "character", (character.id for character in cards.character))
    _check_once(source, "structure", (structure.id for structure in cards.structure))
    _check_once(source, "accord", (accord.character for accord in cards.accord))
    _check_names(cards, source)
    for character in cards.character:
        _check_ability(character, source)
    for structure in cards.structure:
        _check_ability(structure, source)


def _check_once(source: str, what: str, found: Iterable[str | int]) -> None:
    for name, count in Counter(found).items():
        if count > 1:
            raise GameboxError(f"{source} has the {what} {name} twice.")


def _check_names(cards: CardSet, source: str) -> None:
    """Check that cards and Accords name what exists, and that there are enough of them."""
    kinds = {accord.wealth for accord in cards.accord}
    for card in cards.card:
        if card.character not in cards.characters:
            raise GameboxError(f"{source}: card {card.id}: no character '{card.character}'.")
        if card.structure not in cards.structures:
            raise GameboxError(f"{source}: card {card.id}: no structure '{card.structure}'.")
        if card.wealth.kind not in kinds:
            raise GameboxError(f"{source}: card {card.id}: no accord has '{card.wealth.kind}'.")
    for accord in cards.accord:
        if accord.character not in cards.characters:
            raise GameboxError(f"{source}: there is no character '{accord.character}'.")
    if len(cards.crisis) != len(Crisis.__args__):  # type: ignore[attr-defined]
        raise GameboxError(f"{source}: each of the three backs needs its crisis.")
    if len(cards.accord) < MOST_SEATS:
        raise GameboxError(f"{source} needs {MOST_SEATS} accords.")
    betrayals = sum(card.back == "betrayal" for card in cards.card)
    if betrayals < MOST_SEATS * HAND or betrayals == len(cards.card):
        raise GameboxError(f"{source} needs {MOST_SEATS * HAND} betrayal cards, and others.")


def _check_ability(owner: Character | Structure, source: str) -> None:
    """Check that an ability can be read, chosen from and done."""
    ability, where = owner.ability, f"{source}: {owner.id}"
    if not all(1 <= len(found) <= MOST_VERBS for found in (ability.one_of, *ability.one_of)):
        raise GameboxError(f"{where}: 'one_of' has 1 to {MOST_VERBS} lists of as many verbs.")
    if len(ability.otherwise) > MOST_VERBS:
        raise GameboxError(f"{where}: 'otherwise' has at most {MOST_VERBS} verbs.")
    starts = [Draw() if isinstance(verbs[0], Draw) else verbs[0] for verbs in ability.one_of]
    if len(set(starts)) < len(starts):
        raise GameboxError(f"{where}: two lists begin with the same verb, so none can be chosen.")
    for verbs in (*ability.one_of, ability.otherwise):
        if any(not isinstance(verb, Draw | KeepSkull) for verb in verbs[1:]):
            raise GameboxError(f"{where}: only the first verb may choose.")
        if len(verbs) > 1 and isinstance(verbs[0], OpponentDiscards):
            raise GameboxError(f"{where}: nothing can follow 'opponent_discards' in a list.")
        near = any(isinstance(verb, Take) or verb == ToWealth("coterie") for verb in verbs)
        if near and isinstance(owner, Structure):
            raise GameboxError(f"{where}: a structure has no 'this coterie'.")
    if any(not isinstance(verb, Draw | KeepSkull) for verb in ability.otherwise):
        raise GameboxError(f"{where}: 'otherwise' may not choose.")
