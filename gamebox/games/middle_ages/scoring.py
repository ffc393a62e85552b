"""Scoring The Middle Ages: Structures, Wealth and the icons of one's Accord in hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gamebox.games.middle_ages.cards import CardSet, Different, Flat, Same, Scoring
from gamebox.games.middle_ages.moves import Points

if TYPE_CHECKING:
    from gamebox.games.middle_ages.state import AgesGame

ACCORD_POINTS = 2
"""For each icon of one's Accord in hand (rule `end.score`)."""


def score(game: "AgesGame") -> list[Points]:
    """Return the points of every seat, with its whole hand counted. [end.score]"""
    return [
        points_of(
            game.cards,
            game.accords[seat],
            game.structures[seat],
            game.wealth[seat],
            [*game.hands[seat], *game.coteries[seat]],
        )
        for seat in range(game.seats)
    ]


def course_after(game: "AgesGame", seat: int) -> tuple[int, ...]:
    """Return every seat's open points after a turn of `seat`, which changes its own alone."""
    if not game.course:
        return tuple(open_points(game, each) for each in range(game.seats))
    before = game.course[-1]
    return (*before[:seat], open_points(game, seat), *before[seat + 1 :])


def open_points(game: "AgesGame", seat: int) -> int:
    """Return the points of a seat that lie open: in Structures and Wealth."""
    cards, wealth = game.cards, game.wealth[seat]
    return structures_points(cards, game.structures[seat], wealth) + icons(cards, wealth)


def points_of(
    cards: CardSet,
    accord: int | None,
    structures: Sequence[int],
    wealth: Sequence[int],
    hand: Sequence[int],
) -> Points:
    """Return the points of one seat. [end.score, end.tie]"""
    everything = [*structures, *wealth, *hand]
    return Points(
        structures=structures_points(cards, structures, wealth),
        wealth=icons(cards, wealth),
        hand=ACCORD_POINTS * accord_icons(cards, accord, hand),
        cards_down=len(structures) + len(wealth),
        icons=icons(cards, everything),
    )


def icons(cards: CardSet, lying: Sequence[int]) -> int:
    """Return the number of Wealth icons on cards."""
    traits = cards.traits
    return sum([traits[card].icons for card in lying])


def accord_icons(cards: CardSet, accord: int | None, hand: Sequence[int]) -> int:
    """Return the number of icons of an Accord's kind on cards."""
    if accord is None:
        return 0
    kind = cards.accord[accord].wealth
    traits = cards.traits
    return sum([traits[card].icons for card in hand if traits[card].kind == kind])


def structures_points(cards: CardSet, structures: Sequence[int], wealth: Sequence[int]) -> int:
    """Return what all Structures of one seat are worth. [end.score]"""
    if not structures:
        return 0
    traits = cards.traits
    built: dict[str, int] = {}
    for card in structures:
        name = traits[card].structure
        built[name] = built.get(name, 0) + 1
    different, kinds = len(built), len({traits[card].kind for card in wealth})
    points = 0
    for name, count in built.items():
        points += count * worth(cards.structures[name].scoring, count, different, kinds)
    return points


def structure_points(
    cards: CardSet, card: int, structures: Sequence[int], wealth: Sequence[int]
) -> int:
    """Return what one Structure is worth beside the others of its owner. [end.score]"""
    own = cards.cards[card].structure
    built = [cards.cards[other].structure for other in structures]
    kinds = {cards.cards[other].wealth.kind for other in wealth}
    return worth(cards.structures[own].scoring, built.count(own), len(set(built)), len(kinds))


def worth(scoring: Scoring, same: int, different: int, kinds: int) -> int:
    """Return the points for `same` Structures of this kind, `different` ones, kinds of Wealth."""
    if type(scoring) is Flat:
        return scoring.points
    if type(scoring) is Same:
        return min(scoring.base + scoring.points * same, scoring.most)
    return scoring.points * (different if type(scoring) is Different else kinds)
