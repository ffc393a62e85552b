"""The few facts of a position of Medium that many rules ask for, and its numbers."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from gamebox.games.medium.cards import WordCards, standard_words, with_standard
from gamebox.games.medium.moves import Attempt, Kind, Token

HAND = 6
"""Cards in a full hand (rule `setup.deal`)."""
FATE_TOKENS = 50
"""Hand of Fate tokens in the supply (rule `predict.supply`)."""
ATTEMPTS = 3
"""Attempts of a turn (rule `say.next`)."""
KINDS: tuple[Kind, ...] = (1, 2, 3)
POINTS: dict[Kind, tuple[int, int]] = {1: (6, 5), 2: (4, 3), 3: (2, 1)}
EACH = 10
"""Tokens of each kind and value (rule `token.supply`)."""


class Heard(Protocol):
    """What was played and said in a turn."""

    pack: WordCards | None
    cards: list[int]
    attempts: list[Attempt]
    banned: str


class Open(Heard, Protocol):
    """What a game and a view both tell of a turn."""

    seats: int
    only_pack: bool
    countdown: int
    sets: list[int]
    active: int


def words_of(pack: WordCards | None) -> WordCards:
    """Return the words of all cards: a pack's own sets come before those of the program."""
    return standard_words() if pack is None else with_standard(pack)


def full_supply() -> list[list[Token]]:
    """Return all Mind Meld tokens by kind. [token.supply]"""
    return [[Token(kind, points) for points in POINTS[kind] for _ in range(EACH)] for kind in KINDS]


def sets_needed(seats: int) -> int:
    """Return how many sets of words are played with. [setup.sets, two.sets]"""
    return 3 if seats == 2 else seats - 1


def set_places(pack: WordCards | None, only_pack: bool) -> range:
    """Return the places of the sets that can be played with. [setup.sets]"""
    return range(len(pack.set if pack is not None and only_pack else words_of(pack).set))


def left_of(seat: int, seats: int) -> int:
    """Return the seat to the left. [order.clockwise]"""
    return (seat + 1) % seats


def neighbours(seat: int, seats: int) -> tuple[int, int]:
    """Return the left and the right neighbour of a seat. [esp.helper]"""
    return (seat + 1) % seats, (seat - 1) % seats


def team_count(seats: int) -> int:
    """Return how many teams there are: pairs of neighbours, and two players are one."""
    return 1 if seats == 2 else seats


def team_of(first: int, second: int, seats: int) -> int:
    """Return the team of two neighbours: the one whose left neighbour is the other."""
    if seats == 2:
        return 0
    return first if left_of(first, seats) == second else second


def partners(table: Open) -> tuple[int, int]:
    """Return the active player and the partner, its left neighbour. [turn.partner]"""
    return table.active, left_of(table.active, table.seats)


def spoken(attempts: Iterable[Attempt]) -> list[str]:
    """Return every word that was said in these attempts."""
    return [word for attempt in attempts for word in attempt.words if word is not None]


def link_words(table: Open) -> tuple[str, str]:
    """Return the two words to connect: those just said, or before, those on the cards. [say.next]

    The first is the active player's.
    """
    said = spoken(table.attempts[-1:])
    if len(said) == 2:
        return said[0], said[1]
    words = words_of(table.pack)
    return words.word(table.cards[1]), words.word(table.cards[0])


def teammates(team: int, seats: int) -> tuple[int, int]:
    """Return the two seats of a team."""
    return team, left_of(team, seats)


def total(tokens: Sequence[Token]) -> int:
    """Return the points of tokens."""
    return sum(token.points for token in tokens)
