"""The number cards and the level cards of The Mind Extreme."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from gamebox.core.written import wrong_in
from gamebox.errors import GameboxError

Colour = Literal["white", "red"]
Reward = Literal["star", "life"]

COLOURS: tuple[Colour, Colour] = ("white", "red")
HIGHEST = 50
CARDS = range(1, 2 * HIGHEST + 1)
"""Card ids: 1 to 50 are the white cards 1 to 50, 51 to 100 the red cards 1 to 50."""


def colour(card: int) -> Colour:
    """Return the colour of a card id."""
    return "white" if card <= HIGHEST else "red"


def number(card: int) -> int:
    """Return the printed number of a card id."""
    return card if card <= HIGHEST else card - HIGHEST


def rank(card: int) -> int:
    """Return the place of a card in the order of laying its colour, from 1. [aim]"""
    return card if card <= HIGHEST else 2 * HIGHEST + 1 - card


def between(card_colour: Colour, low: int, high: int) -> range:
    """Return the ids of a colour whose rank lies between `low` and `high`, both left out."""
    if card_colour == "white":
        return range(low + 1, high)
    return range(2 * HIGHEST + 2 - high, 2 * HIGHEST + 1 - low)


def card_id(card_colour: Colour, card_number: int) -> int:
    """Return the id of a card by what is printed on it."""
    return card_number if card_colour == "white" else card_number + HIGHEST


def card_name(card: int) -> str:
    """Return a card in words, such as `white 17`."""
    return f"{colour(card)} {number(card)}"


def next_of(card_colour: Colour, hand: list[int]) -> int | None:
    """Return the only card of a colour that a sorted hand may lay, or None.

    That is the lowest white, or the highest red (rule `lay.own-order`).
    """
    if not hand:
        return None
    card = hand[0] if card_colour == "white" else hand[-1]
    return card if (card <= HIGHEST) == (card_colour == "white") else None


class Level(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A level card: how many cards each seat gets, which stacks are blind, the reward.

    `official` says whether the blind stacks and the reward were read off the printed card.
    """

    number: Annotated[int, Meta(ge=1, le=25)]
    blind: tuple[Colour, ...] = ()
    reward: Reward | None = None
    official: bool = False


Count = Annotated[int, Meta(ge=0, le=99)]


class Team(Struct, frozen=True, forbid_unknown_fields=True):
    """What a team of `seats` begins with, and how many levels it has to complete."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    levels: Annotated[int, Meta(ge=1, le=25)]
    lives: Annotated[int, Meta(ge=1, le=99)]
    stars: Count


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """How many lives and throwing stars there are at all."""

    lives: Count
    stars: Count


class LevelCards(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of level cards: ours, or a pack of the user's own."""

    box: Box
    team: list[Team]
    level: list[Level]

    def team_of(self, seats: int) -> Team:
        """Return what a team of `seats` begins with."""
        return next(team for team in self.team if team.seats == seats)


def read_level_cards(text: str, source: str) -> LevelCards:
    """Return the level cards written in TOML.

    Raises GameboxError with one sentence that names `source`, the card and the field.
    """
    try:
        cards = msgspec.toml.decode(text, type=LevelCards)
    except (msgspec.DecodeError, RecursionError) as error:
        raise GameboxError(f"{source} is no set of level cards: {wrong_in(error)}.") from error
    _check_teams(cards, source)
    _check_levels(cards, source)
    return cards


def _check_teams(cards: LevelCards, source: str) -> None:
    if sorted(team.seats for team in cards.team) != [2, 3, 4]:
        raise GameboxError(f"{source} must have one team for each of 2, 3 and 4 seats.")
    for team in cards.team:
        if team.lives > cards.box.lives or team.stars > cards.box.stars:
            raise GameboxError(f"{source}: the team of {team.seats} begins with more than the box.")
        if team.levels > len(cards.level):
            raise GameboxError(f"{source}: the team of {team.seats} needs {team.levels} levels.")
        if team.levels * team.seats > len(CARDS):
            raise GameboxError(f"{source}: level {team.levels} needs more than 100 cards.")


def _check_levels(cards: LevelCards, source: str) -> None:
    for place, level in enumerate(cards.level, start=1):
        if level.number != place:
            raise GameboxError(f"{source}: level card {place} has the number {level.number}.")
        if max(Counter(level.blind).values(), default=0) > 1:
            raise GameboxError(f"{source}: level {place} names a blind stack twice.")
