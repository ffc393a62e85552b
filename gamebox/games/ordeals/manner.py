"""How a bot of Ordeals leans, what it keeps in mind, and how it sees the race as a whole."""

import math
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from gamebox.games.ordeals.fights import TRIES, Fighter, Foes, Outcome, Start, outcomes, pool_of
from gamebox.games.ordeals.worth import FOOD, POWER, Trait, traits_of


class Manner(Struct, frozen=True):
    """How far a bot sees, and how it leans.

    `rounds` is in how many rounds it thinks a game ends, at most `sight` of which it plans for;
    `reach` is how far it walks, `keeps` whether it pays to keep what is bound. `death` is what
    dying costs beside Fame, `boss` what a Royalty's defeat brings beside its loot, and
    `hunted` what it costs to rouse the King and not to defeat him. `attack` is how much of a
    card's Power it believes in, `economy` how much of all else, `arms` what it thinks a turn with
    a Power on an item is worth, `care` how much it minds its Health. It tries a fight `tries`
    times to guess what comes of it.
    """

    rounds: int = 20
    sight: int = 30
    reach: int = 9
    keeps: bool = True
    noise: float = 0.0
    death: float = 6.0
    boss: float = 3.0
    hunted: float = 6.0
    attack: float = 1.0
    economy: float = 1.0
    arms: float = 0.14
    care: float = 1.0
    tries: int = TRIES

    def benefit(self, trait: Trait) -> float:
        """Return what one draw of a card, or a turn with an item but for its Power, brings."""
        power = trait.bound * POWER
        return power * self.attack + (trait.benefit - power) * self.economy


class Guesses:
    """Guesses of fights that were made before: the same question has the same answer."""

    def __init__(self, tries: int) -> None:
        self._tries = tries
        self._kept: dict[tuple[Any, ...], list[Outcome]] = {}

    def of(self, fighter: Fighter, foes: Foes, start: Start) -> list[Outcome]:
        """Return what comes of a fight."""
        key = (fighter, foes, start)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = outcomes(fighter, foes, start, self._tries)
        return found


KEPT = 2000
"""Guesses that are kept at once."""


def _sums(parts: Iterable[float]) -> list[float]:
    total, found = 0.0, [0.0]
    for part in parts:
        total += part
        found.append(total)
    return found


HEALTH_SUM = _sums(0.25 + 1.6 * math.exp(-(n - 1) / 2.2) for n in range(1, 11))
"""What each Health is worth, added up."""

FOOD_SUM = _sums(FOOD * part for part in (1.4, 1.2, 1.0, 0.8, 0.6, 0.4, 0.2, 0.2, 0.1, 0.1))
"""What each Food is worth, added up."""

LEFT_AT = {1: 12, 2: 7, 3: 3}
"""Rounds that are left at least, by level."""


def turns_left(table: Any, manner: Manner) -> float:
    """Return about how many more turns each player has."""
    if table.ending:
        return 0.3
    if table.short:
        return max(1.0, 8.0 - int(table.rounds))
    left = max(manner.rounds - table.rounds, LEFT_AT[table.level])
    return float(min(manner.sight, left))


def standings(table: Any) -> list[float]:
    """Return about how much Fame each player has, with all cards that are known to be theirs."""
    traits = traits_of(table)
    found = []
    for seat, player in enumerate(table.players):
        cards = [
            *pool_of(table, seat), *player.hand, *player.discard, *player.played, *player.bound,
            *player.board.values(),
        ]  # fmt: skip
        fame = sum(traits[card].fame for card in cards)
        found.append(player.fame + fame + player.shards / 3)
    return found
