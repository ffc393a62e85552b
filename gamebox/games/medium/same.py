"""When two entries are the same word: everything in Medium that compares words asks here.

Two entries match when they are equal but for case, accents, spaces, hyphens, apostrophes, a
leading article, number, and British or American spelling. They are close, and put to the vote,
when one is a slip of the other, they have one stem, or one is short for the other. Two different
words that are both English are never one, however near they look: CAT is no CUT.
"""

from functools import cache, lru_cache
from typing import Literal

from rapidfuzz.distance import OSA

from gamebox.games.medium.entries import REMEMBERED, split, words_of_entry
from gamebox.games.medium.spelling import canonical, known, lexicon, spelling
from gamebox.games.medium.stems import one_stem

Likeness = Literal["match", "vote", "no"]

ONE_SLIP = 4
"""Letters of the shorter entry from which one slip may be a misspelling."""
TWO_SLIPS = 7
"""Letters of the shorter entry from which two slips may be."""


@lru_cache(REMEMBERED)
def key(entry: str) -> str:
    """Return the canonical form of an entry: two entries match when their keys are equal.

    Empty when the entry is no word: empty, or only punctuation, only emoji. [say.idea, say.match]
    """
    return "".join(words_of_entry(entry))


def compare(first: str, second: str) -> Likeness:
    """Return whether two entries are one word, must be voted on, or are two. [say.match, vote.who]

    Entries that are no words are never the same.
    """
    ours, theirs = words_of_entry(first), words_of_entry(second)
    one, other = "".join(ours), "".join(theirs)
    if not one or not other:
        return "no"
    if one == other:
        return "match"
    close = _akin(ours, theirs) or _akin((one,), (other,)) or _slip(first, second)
    return "vote" if close else "no"


def _akin(ours: tuple[str, ...], theirs: tuple[str, ...]) -> bool:
    """Return whether all words but one are equal, and that one of one stem or short for it."""
    if len(ours) != len(theirs):
        return False
    apart = [pair for pair in zip(ours, theirs, strict=True) if pair[0] != pair[1]]
    return len(apart) == 1 and (one_stem(*apart[0]) or _short(*apart[0]))


def _short(one: str, other: str) -> bool:
    groups = _short_groups()
    return not groups.get(one, frozenset()).isdisjoint(groups.get(other, frozenset()))


@cache
def _short_groups() -> dict[str, frozenset[int]]:
    """Return the groups of short and long forms that each word is in."""
    groups: dict[str, frozenset[int]] = {}
    for place, group in enumerate(spelling().short["groups"].split(";")):
        for word in group.split():
            spelt = key(word.replace("_", " "))
            groups[spelt] = groups.get(spelt, frozenset()) | {place}
    return groups


def _slip(first: str, second: str) -> bool:
    """Return whether one entry is no English and a slip or two away from the other."""
    if _english(first) and _english(second):
        return False
    return any(_near(one, other) for one in _spellings(first) for other in _spellings(second))


def _near(one: str, other: str) -> bool:
    shorter = min(len(one), len(other))
    slips = 2 if shorter >= TWO_SLIPS else 1 if shorter >= ONE_SLIP else 0
    return slips > 0 and OSA.distance(one, other, score_cutoff=slips) <= slips


@lru_cache(REMEMBERED)
def _spellings(entry: str) -> frozenset[str]:
    """Return the key of an entry, what it would be if no word were taken apart, and as typed."""
    typed = "".join(split(entry))
    return frozenset((key(entry), canonical(typed), typed))


@lru_cache(REMEMBERED)
def _english(entry: str) -> bool:
    """Return whether an entry is a word of English, or several, as it is typed."""
    return known(key(entry)) or all(map(_english_word, split(entry)))


def _english_word(word: str) -> bool:
    spelt = canonical(word)
    return len(spelt) == 1 or known(spelt) or spelt in lexicon()
