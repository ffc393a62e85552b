"""The abilities of Characters, Accords and Structures: what can be chosen, and what it does.

What can be chosen is told from what lies open and the seat's own hand, so it serves the rules and
a seat's view alike.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.cards import (
    ACCORD,
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
from gamebox.games.middle_ages.effects import (
    add_quietly,
    deck_moved,
    discard_from_coterie,
    discard_hand,
    draw,
)
from gamebox.games.middle_ages.moves import AgesMove, Use

if TYPE_CHECKING:
    from gamebox.games.middle_ages.state import AgesGame

Answers = Mapping[int, AgesMove]


class Open(Protocol):
    """What lies open on the table: a game and a view both have it."""

    seats: int
    stack: list[Any]
    coteries: list[list[int]]
    structures: list[list[int]]
    wealth: list[list[int]]
    accords: list[int | None]
    keeps: int
    shuffles: int

    @property
    def cards(self) -> CardSet:
        """The card set."""
        ...

    @property
    def hand_counts(self) -> Sequence[int]:
        """How many cards each seat holds."""
        ...

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""
        ...


class UseAbility(Step, frozen=True):
    """Use the ability of the added card, of the Accord, or of a Structure.

    As far as it can be done; a choice that is left to chance of one is made at once.
    [turn.ability, turn.accord, structure.ability]
    """

    seat: int
    kind: Literal["character", "accord", "structure"]
    card: int
    at: int

    def run(self, game: "AgesGame") -> None:
        """Ask for a choice, or do what is left to do."""
        ability = ability_of(game, self)
        if ability is None:
            return
        # Two cards of the hand tell as well as all whether there is a choice, and what is left.
        possible = uses(game, game.hands[self.seat][:2], self, ability)
        if len(possible) > 1 or (possible and ability.may):
            about = (f"card:{self.card}",)
            game.ask(self, [Question(self.seat, "use", self.rule, about)])
        else:
            carry_out(game, self, ability, possible[0] if possible else None)

    def picked(self, game: "AgesGame", answers: Answers) -> None:
        """Carry out the choice; passing leaves what may be done."""
        move = answers[self.seat]
        ability = ability_of(game, self)
        if ability is not None and isinstance(move, moves.Use):
            carry_out(game, self, ability, move)

    @property
    def rule(self) -> str:
        """The rule that grants the ability."""
        return _RULES[self.kind]


_RULES = {
    "character": "turn.ability",
    "accord": "turn.accord",
    "structure": "structure.ability",
}


class DiscardForOpponent(Step, frozen=True):
    """An opponent's ability: discard a card of your choice from your hand. [structure.opponent]"""

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Ask the seat that was named, if it has a card."""
        if game.hands[self.seat]:
            game.ask(self, [Question(self.seat, "discard", "structure.opponent")])

    def picked(self, game: "AgesGame", answers: Answers) -> None:
        """Discard the card."""
        move = answers[self.seat]
        assert isinstance(move, moves.DiscardCard)
        discard_hand(game, self.seat, [move.card])


def ability_of(table: Open, source: UseAbility) -> Ability | None:
    """Return the ability that a step uses; None where the Accord is of another Character.

    [turn.accord]
    """
    cards, kind = table.cards, source.kind
    traits = cards.traits[source.card]
    if kind == "character":
        return traits.figure
    if kind == "structure":
        return traits.building
    place = table.accords[source.seat]
    if place is None or cards.accord[place].character != traits.character:
        return None
    return ACCORD


def uses(table: Open, hand: Sequence[int], source: UseAbility, ability: Ability) -> list[Use]:
    """Return every way to use an ability now; empty when nothing can be done."""
    found: list[Use] = []
    for option, verbs in enumerate(ability.one_of):
        found += ways(table, hand, source, option, verbs[0])
    return found


def ways(
    table: Open, hand: Sequence[int], source: UseAbility, option: int, verb: Verb
) -> list[Use]:
    """Return every way to use an option of an ability, which begins with `verb`."""
    # Asked at every ability; `type() is` costs a fifth of isinstance, or of a pattern, that fails.
    if type(verb) is Draw or (type(verb) is ToWealth and verb.source == "top"):
        return [Use(option)] if table.deck_count else []
    if type(verb) is KeepSkull:
        return [Use(option)]
    if type(verb) is AddOne:
        seats = range(table.seats)
        return [Use(option, card, seat) for card in hand for seat in seats]
    if type(verb) is OpponentDiscards:
        counts = enumerate(table.hand_counts)
        return [Use(option, None, seat) for seat, count in counts if count and seat != source.seat]
    own = source.card
    if type(verb) is Take or (type(verb) is ToWealth and verb.source == "coterie"):
        return [Use(option, card) for card in table.coteries[source.at] if card != own]
    if type(verb) is Discard and verb.source == "coterie":
        return [Use(option, card) for near in table.coteries for card in near if card != own]
    return [Use(option, card) for card in hand]


def carry_out(game: "AgesGame", source: UseAbility, ability: Ability, use: Use | None) -> None:
    """Do what was chosen; None where nothing can be: then what the ability says for that."""
    verbs: Verbs = ability.otherwise if use is None else ability.one_of[use.option]
    if use is None and not (verbs and game.deck):
        game.tell(moves.NothingToDo(source.seat, source.card))
    for verb in verbs:
        do(game, source, verb, use or Use(0))


def do(game: "AgesGame", source: UseAbility, verb: Verb, use: Use) -> None:
    """Do one verb. [turn.ability, structure.ability]"""
    seat = source.seat
    if type(verb) is Draw:
        for _ in range(verb.count):
            draw(game, seat)
    elif type(verb) is Take:
        card = named(use)
        game.coteries[source.at].remove(card)
        game.into_hand(seat, card)
        game.tell(moves.Took(seat, card, source.at))
    elif type(verb) is ToWealth:
        to_wealth(game, source, verb, use)
    elif type(verb) is Discard:
        if verb.source == "hand":
            discard_hand(game, seat, [named(use)])
        else:
            discard_from_coterie(game, seat, named(use))
    elif type(verb) is AddOne:
        assert use.seat is not None
        add_quietly(game, seat, named(use), use.seat)
    elif type(verb) is OpponentDiscards:
        assert use.seat is not None
        game.tell(moves.OpponentNamed(seat, use.seat))
        game.push(DiscardForOpponent(use.seat))
    elif type(verb) is KeepSkull:
        game.keeps += 1


def named(use: Use) -> int:
    """Return the card that a choice names."""
    assert use.card is not None
    return use.card


def to_wealth(game: "AgesGame", source: UseAbility, verb: ToWealth, use: Use) -> None:
    """Put a card into the seat's Wealth. [wealth]"""
    seat = source.seat
    if verb.source == "top":
        card = game.deck.pop()
    else:
        card = named(use)
        if verb.source == "hand":
            game.out_of_hand(seat, card)
        else:
            game.coteries[source.at].remove(card)
    game.wealth[seat].append(card)
    game.tell(moves.WealthGained(seat, card, verb.source))
    if verb.source == "top":
        deck_moved(game)
