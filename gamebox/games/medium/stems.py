"""Which words are forms of one stem, as PAINT and PAINTER are."""

import re
from functools import lru_cache

from gamebox.games.medium.spelling import known, lexicon, respelled, singulars, spelling

_ENDINGS = "ed d ing er r or y est st ist ian ly ful ness ion en n ish ment ings ers al ous"
ENDINGS = tuple(_ENDINGS.split())
AFTER_E = frozenset(("d", "r", "st", "n"))
"""Endings of a base in -e: bake, baker."""
VOWELS = "aeiouy"
SHORTEST_BASE = 3
_SHORT_SYLLABLE = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")


@lru_cache(1 << 13)
def bases(word: str) -> frozenset[str]:
    """Return a word and everything that it may be a regular or irregular form of."""
    table = spelling()
    found = {word, *table.verb_bases.get(word, ())}
    if word in table.apart_words:
        found.add(table.apart.one.get(word, word))
    if not word.isascii() or word in table.undivided or word in table.single_words:
        return frozenset(found)
    found.update(singulars(word))
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_BASE - 1:
            found |= _before(word[: -len(ending)], ending)
    return frozenset(respelled(base) for base in found)


def _before(base: str, ending: str) -> set[str]:
    """Return what a regular ending may have been put to."""
    if ending in AFTER_E:
        return {base} if base.endswith("e") and len(base) >= SHORTEST_BASE else set()
    found = set()
    if ending[0] not in VOWELS or not _SHORT_SYLLABLE.fullmatch(base):
        found.add(base)
    if ending[0] in VOWELS:
        found.add(base + "e")
        if len(base) > SHORTEST_BASE and base[-1] == base[-2]:
            found.add(base[:-1])
    if base.endswith("i"):
        found.add(base[:-1] + "y")
    if ending in ("ist", "ian"):
        found |= {base + "y", base + "o", base + "ic"}
    return {one for one in found if len(one) >= SHORTEST_BASE}


def one_stem(first: str, second: str) -> bool:
    """Return whether two words in their one spelling are forms of one stem."""
    ours, theirs = bases(first), bases(second)
    if first in theirs or second in ours:
        return True
    return any(known(base) or base in lexicon() for base in ours & theirs)
