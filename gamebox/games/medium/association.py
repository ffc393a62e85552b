"""What makes people think of what: the tables behind the bots' words, and how they are read.

A word is a number, its line in `resources/medium/vocabulary.txt`, everywhere here. The tables are
loaded when they are first needed; only what thinks imports this module, for it needs numpy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz, process

from gamebox.games.medium.same import key
from gamebox.resources import resource, resource_text

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]
Ids = NDArray[np.int64]

OWN_ONWARD = 3.5
OWN_BACK = 2.0
ASKED_ONWARD = 0.3
ASKED_BACK = 0.8
NEAR = 0.25
COMPOUND_ONWARD = 0.012
COMPOUND_BACK = 0.02
PRIOR = 0.04
"""How much each sort of link counts in the strength of an association."""

PRIOR_DISCOUNT = 0.1
NOUN_PREFERENCE = 0.25
"""How much a score gains by the logarithms of a word's rarity and of its use as a noun."""

OWN_SUM, OWN_SHIFT, OWN_FALL = 0.36, 2.0, 0.7
"""The word at place r of an own list weighs OWN_SUM (r + OWN_SHIFT)^-OWN_FALL / sqrt(sum)."""

ASKED_DISCOUNT = 0.9
LEAST_ASKED = 15
"""An answer that one of few people gave counts little."""

WARMTH = 0.07
COMMON_NEAR = 0.35
"""How sharply nearness of meaning fades, and how much more common words are thought of."""

ALIKE = 80
"""Percent of likeness from which an unknown word is taken for a known one."""
LEAST_LETTERS = 4


class Links:
    """Weighted links from words to words; the links from each word lie side by side.

    A link has a number. `rows` and `columns` are its two words, `weights` how strong it is.
    """

    def __init__(self, pointers: Ids, columns: NDArray[np.uint16], weights: Floats) -> None:
        count = len(pointers) - 1
        self.pointers = pointers
        self.columns = columns
        self.weights = weights
        self.rows = np.repeat(np.arange(count, dtype=np.uint16), np.diff(pointers))
        self._order = np.argsort(columns, kind="stable").astype(np.uint32)
        self._back = np.searchsorted(columns[self._order], np.arange(count + 1))

    def __len__(self) -> int:
        return len(self.columns)

    def onward(self, word: int) -> slice:
        """Return the numbers of the links that begin at a word."""
        return slice(self.pointers[word], self.pointers[word + 1])

    def back(self, word: int) -> NDArray[np.uint32]:
        """Return the numbers of the links that end at a word."""
        return self._order[self._back[word] : self._back[word + 1]]


@dataclass(frozen=True)
class Kept:
    """Which links one mind has: for each link of `own` and of `asked` whether it is there."""

    own: Flags
    asked: Flags


class Associations:
    """The tables, and the strength with which a cue brings each word to mind."""

    def __init__(self) -> None:
        self.words = resource_text("medium", "vocabulary.txt").splitlines()
        with resource("medium", "associations.npz").open("rb") as file:
            tables = dict(np.load(file, allow_pickle=False))
        said = tables["resp"].astype(np.float32)
        self.sayable: Flags = tables["sayable"].astype(bool)
        self.prior: Floats = (said + 0.5) / (said + 0.5).sum()
        self.own = _own_links(tables)
        self.asked = _asked_links(tables)
        ones = np.ones(len(tables["cmp_idx"]), np.float32)
        self.compounds = Links(tables["cmp_ptr"].astype(np.int64), tables["cmp_idx"], ones)
        self.bonus: Floats = NOUN_PREFERENCE * np.log(0.1 + 0.9 * tables["noun"] / np.float32(255))
        self.bonus -= PRIOR_DISCOUNT * np.log(self.prior)
        self._common: Floats = COMMON_NEAR * np.log(said + 1)
        vectors = tables["vec"].astype(np.float32)
        lengths = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
        vectors /= np.maximum(lengths, np.float32(1e-6))[:, np.newaxis]
        self._vectors: Floats = vectors

    @cached_property
    def ids(self) -> dict[str, int]:
        """The number of each word, as it is written without spaces."""
        return {word.replace(" ", ""): number for number, word in enumerate(self.words)}

    @cached_property
    def everything(self) -> Kept:
        """All links."""
        return Kept(np.ones(len(self.own), bool), np.ones(len(self.asked), bool))

    def find(self, entry: str) -> tuple[int, ...]:
        """Return the words that stand for what somebody said: it, its parts, or the likest one.

        Empty for an entry that is like nothing known.
        """
        whole = self._known(entry)
        if whole is not None:
            return (whole,)
        parts = [self._known(part) for part in entry.replace("-", " ").split()]
        known = tuple(part for part in parts if part is not None and self.sayable[part])
        return known or self._likest(key(entry))

    def _known(self, entry: str) -> int | None:
        written = self.ids.get(entry.casefold().replace(" ", ""))
        return self.ids.get(key(entry)) if written is None else written

    def _likest(self, whole: str) -> tuple[int, ...]:
        if len(whole) < LEAST_LETTERS:
            return ()
        near = process.extractOne(whole, self.ids.keys(), scorer=fuzz.ratio, score_cutoff=ALIKE)
        return (self.ids[near[0]],) if near else ()

    def nearness(self, word: int) -> Floats:
        """Return for every word the cosine of the angle between its meaning and `word`'s."""
        # Without BLAS: its threads take longer to meet than this takes.
        near: Floats = np.einsum("ij,j->i", self._vectors, self._vectors[word])
        return near

    def strength(self, cue: int, kept: Kept) -> Floats:
        """Return how strongly a cue brings each word to mind, for a mind with these links."""
        near = self.nearness(cue) / np.float32(WARMTH) + self._common
        near = np.exp(near - near.max())
        near[cue] = 0
        strength: Floats = PRIOR * self.prior + NEAR / near.sum() * near
        self._add_own(strength, cue, kept.own)
        self._add_asked(strength, cue, kept.asked)
        strength[self.compounds.columns[self.compounds.onward(cue)]] += COMPOUND_ONWARD
        strength[self.compounds.rows[self.compounds.back(cue)]] += COMPOUND_BACK
        return strength

    def _add_own(self, strength: Floats, cue: int, kept: Flags) -> None:
        """Add the associates that we wrote down, and the words that have the cue as one."""
        links, onward, back = self.own, self.own.onward(cue), self.own.back(cue)
        strength[links.columns[onward]] += OWN_ONWARD * links.weights[onward] * kept[onward]
        strength[links.rows[back]] += OWN_BACK * links.weights[back] * kept[back]

    def _add_asked(self, strength: Floats, cue: int, kept: Flags) -> None:
        """Add what people answered when asked for the cue, and the words that it answered."""
        links, onward, back = self.asked, self.asked.onward(cue), self.asked.back(cue)
        strength[links.columns[onward]] += ASKED_ONWARD * links.weights[onward] * kept[onward]
        if len(back):
            inverse = links.weights[back] * np.sqrt(self.prior[links.rows[back]])
            share = ASKED_BACK / max(inverse.sum(), np.float32(1e-12))
            strength[links.rows[back]] += share * inverse * kept[back]

    def log_strength(self, cues: Sequence[int], kept: Kept) -> Floats:
        """Return the logarithm of the mean strength of cues; of none, of what is said anyway."""
        if not cues:
            return np.log(self.prior)
        return np.log(sum(self.strength(cue, kept) for cue in cues) / np.float32(len(cues)))


def _own_links(tables: dict[str, NDArray[np.generic]]) -> Links:
    pointers = tables["own_ptr"].astype(np.int64)
    counts = np.diff(pointers)
    places = np.arange(pointers[-1]) - np.repeat(pointers[:-1], counts)
    weights = (places + OWN_SHIFT) ** -OWN_FALL
    sums = np.add.reduceat(np.append(weights, 0), pointers[:-1])
    weights *= OWN_SUM / np.sqrt(np.repeat(sums, counts))
    return Links(pointers, tables["own_idx"].astype(np.uint16), weights.astype(np.float32))


def _asked_links(tables: dict[str, NDArray[np.generic]]) -> Links:
    pointers = tables["eat_ptr"].astype(np.int64)
    asked = np.repeat(
        np.maximum(tables["eat_n"].astype(np.float32), LEAST_ASKED), np.diff(pointers)
    )
    weights = np.maximum(tables["eat_cnt"].astype(np.float32) - ASKED_DISCOUNT, 0) / asked
    return Links(pointers, tables["eat_idx"].astype(np.uint16), weights)


@cache
def associations() -> Associations:
    """Return the tables; they are loaded once a process."""
    return Associations()
