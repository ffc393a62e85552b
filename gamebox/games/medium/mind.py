"""One player's mind: what it has in common with others and what not, and the words it finds."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.random import PCG64
from numpy.typing import NDArray

from gamebox.games.medium.association import Associations, Floats, Kept, associations
from gamebox.games.medium.same import compare, key

CHOICES = 40
"""Words that come into question for two cues."""
WARMTH = 1.5
"""Points of score by which a word is about three times as likely to be said."""
DEEP = 200
"""Words among which those are looked for that may be said."""
KEPT_ROWS = 24
"""Cues whose strengths a mind remembers, about 100 kB each."""


class Taste(Struct, frozen=True):
    """How a mind differs from others.

    `drops` is the part of all links that it lacks, `noise` the spread of what it makes of a word
    each time, `fancy` the spread of what it always makes of it. A mind can do without the
    associates that we wrote down (`own`), or without what people answered when `asked`.
    """

    drops: float
    noise: float
    fancy: float = 0.0
    own: bool = True
    asked: bool = True


class Found(Struct, frozen=True):
    """A word that connects two others: its score, and its share of being said."""

    word: str
    score: float
    share: float


def uniform(seed: int, count: int) -> NDArray[np.float64]:
    """Return numbers between 0 and 1, the same for a seed on every machine."""
    raw = PCG64(seed).random_raw(count)
    return (raw >> np.uint64(11)).astype(np.float64) * 2.0**-53 + 2.0**-54


def gumbel(seed: int, count: int) -> Floats:
    """Return numbers of the standard Gumbel distribution, the same for a seed."""
    return (-np.log(-np.log(uniform(seed, count)))).astype(np.float32)


class Mind:
    """A player's associations; `seed` decides which links are missing, and what it fancies."""

    def __init__(self, taste: Taste, seed: int, table: Associations | None = None) -> None:
        self.table = table or associations()
        self.taste = taste
        own, asked = len(self.table.own), len(self.table.asked)
        there = uniform(seed, own + asked) >= taste.drops
        self.kept = Kept(there[:own] & taste.own, there[own:] & taste.asked)
        self.bonus = self.table.bonus
        if taste.fancy:
            self.bonus = self.bonus + taste.fancy * gumbel(seed + 1, len(self.bonus))
        self._strengths = lru_cache(maxsize=KEPT_ROWS)(self._log_strength)

    def _log_strength(self, entry: str) -> Floats:
        return self.table.log_strength(self.table.find(entry), self.kept)

    def scores(self, first: str, second: str) -> Floats:
        """Return how well each word connects two; minus infinity for what must not be said."""
        first, second = first.casefold(), second.casefold()
        scores = self._strengths(first) + self._strengths(second) + self.bonus
        scores[~self.table.sayable] = -np.inf
        return scores

    def words(
        self, first: str, second: str, used: Iterable[str] = (), seed: int | None = None
    ) -> list[Found]:
        """Return the best words for two cues, the best first.

        None of them is, or nearly is, a cue or one of the words already `used`. With `seed` the
        mind wavers as its taste says.
        """
        scores = self.scores(first, second)
        best = np.argpartition(-scores, DEEP)[:DEEP]
        best = best[np.lexsort((best, -scores[best]))]
        never = [first, second, *used]
        free = [int(one) for one in first_free(best, self.table.words, never, CHOICES)]
        values = scores[free].astype(np.float64)
        if seed is not None:
            values += self.taste.noise * gumbel(seed, len(values))
        shares = np.exp((values - values.max()) / WARMTH)
        shares /= shares.sum()
        order = np.argsort(-values, kind="stable")
        return [
            Found(self.table.words[free[place]], float(values[place]), float(shares[place]))
            for place in order
        ]

    def surety(self, first: str, second: str) -> float:
        """Return how surely two like minds would say the same word for two cues, 0 to 1.

        Inflections of the cues are not left out, so it is quicker than `words` and nearly as good.
        """
        scores = self.scores(first, second)
        scores[[*self.table.find(first), *self.table.find(second)]] = -np.inf
        best = np.partition(scores, -CHOICES)[-CHOICES:]
        shares = np.exp((best - best.max()) / WARMTH)
        return float(np.square(shares / shares.sum()).sum())

    def likeness(self, first: str, second: str) -> float:
        """Return how near two entries are in meaning, at most 1; 1 for forms of one word."""
        ones, others = self.table.find(first), self.table.find(second)
        if not ones or not others:
            return 0.0
        return 1.0 if ones == others else float(self.table.nearness(ones[0])[others[0]])


def first_free(
    numbers: Iterable[int], words: Sequence[str], never: Sequence[str], count: int
) -> list[int]:
    """Return the first `count` of `numbers` whose words are not like one of `never`."""
    never = [entry.casefold() for entry in never if key(entry)]
    free: list[int] = []
    for number in numbers:
        if not any(is_like(words[number], entry) for entry in never):
            free.append(number)
            if len(free) == count:
                break
    return free


def is_like(word: str, entry: str) -> bool:
    """Return whether `word` is a form of `entry`, or has it as one of its words."""
    if compare(word, entry) != "no":
        return True
    parts = word.split()
    return len(parts) > 1 and any(compare(part, entry) == "match" for part in parts)
