"""One spelling for each English word: singular, and as America writes it.

The rules are here; the words that no rule gets right are in `resources/medium/spelling.toml`.
A word here is written in small letters, without accents, spaces, hyphens and apostrophes.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache

import msgspec
from msgspec import Struct

from gamebox.resources import resource_text

ROUNDS = 8
"""How often a spelling is looked at again; two or three times are enough for any English word."""
SHORTEST_PART = 3
"""Letters of the shortest word that a compound is taken apart into."""

LONGEST_PART = 16
"""Letters of the longest word in a compound; there are none in English that are longer."""
SHORTEST_KEPT = 4
"""Letters of the shortest word in -s that ends a longer word, such as arms in coat of arms."""
LONGEST_END = 14
"""Letters of the longest plural that ends a longer word."""


class Stems(Struct, frozen=True):
    """Stems that take one kind of ending, and endings that differ more."""

    stems: str
    others: dict[str, str] = {}


class Words(Struct, frozen=True):
    """A list of words, and the singular of those that no rule finds."""

    words: str
    one: dict[str, str] = {}


class Spelling(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """What is known of English words one by one, as in the file."""

    sign: dict[str, str]
    money: dict[str, str]
    letter: dict[str, str]
    roman: dict[str, str]
    word: dict[str, str]
    part: dict[str, str]
    our: Stems
    er: Stems
    ogue: Stems
    yse: Stems
    ise: Mapping[str, str]
    double: Stems
    plural: dict[str, str]
    apart: Words
    single: Words
    verb: Mapping[str, str]
    whole: Words
    misspelt: Words
    ending: Words
    short: Mapping[str, str]

    @cached_property
    def kept(self) -> frozenset[str]:
        """Words that look like plurals and are written as they are."""
        return self.apart_words | self.single_words

    @cached_property
    def apart_words(self) -> frozenset[str]:
        """Plurals that mean something else too."""
        return frozenset(self.apart.words.split())

    @cached_property
    def undivided(self) -> frozenset[str]:
        """Words whose end is no ending."""
        return frozenset(self.whole.words.split())

    @cached_property
    def single_words(self) -> frozenset[str]:
        """Words in -s that are no plurals."""
        return frozenset(self.single.words.split())

    @cached_property
    def plural_ends(self) -> tuple[str, ...]:
        """How words end that may be odd plurals."""
        return tuple(self.plural)

    @cached_property
    def endings(self) -> frozenset[str]:
        """Words that are no second half of a compound."""
        return frozenset(self.ending.words.split())

    @cached_property
    def with_s(self) -> frozenset[str]:
        """Words in -ise that are never written with z."""
        return frozenset(self.ise["keep"].split())

    @cached_property
    def verb_bases(self) -> dict[str, tuple[str, ...]]:
        """The bases of each irregular form of a verb."""
        bases: dict[str, tuple[str, ...]] = {}
        for verb in self.verb["forms"].split(","):
            base, *forms = verb.split()
            for form in forms:
                bases[form] = (*bases.get(form, ()), base)
        return bases

    @cached_property
    def american(self) -> dict[str, str]:
        """What America writes for each part of a word that Britain writes otherwise."""
        return {
            **self.part,
            **{stem + "our": stem + "or" for stem in self.our.stems.split()},
            **{stem + "re": stem + "er" for stem in self.er.stems.split()},
            **{stem + "ogue": stem + "og" for stem in self.ogue.stems.split()},
            **{stem + "ys": stem + "yz" for stem in self.yse.stems.split()},
            **{stem + "l": stem for stem in self.double.stems.split()},
            **self.double.others,
        }

    @cached_property
    def british(self) -> re.Pattern[str]:
        """Where those parts stand; sorted by their first letter, which is much faster."""
        before = {
            **{stem + "re": "(?!ro)" for stem in self.er.stems.split()},
            **{stem + "ys": "(?=e|ing)(?!es$)" for stem in self.yse.stems.split()},
            **{stem + "l": "(?=ed|er|ing|or|ist|ous)" for stem in self.double.stems.split()},
            **dict.fromkeys(self.double.others, "(?=ed|er|ing)"),
        }
        parts = sorted(self.american, key=len, reverse=True)
        letters = {
            letter: "|".join(part[1:] + before.get(part, "") for part in parts if part[0] == letter)
            for letter in sorted({part[0] for part in parts})
        }
        return re.compile("|".join(f"{letter}(?:{rest})" for letter, rest in letters.items()))


@cache
def spelling() -> Spelling:
    """Return the words of the file."""
    return msgspec.toml.decode(resource_text("medium", "spelling.toml"), type=Spelling)


@cache
def vocabulary() -> frozenset[str]:
    """Return the words that are surely English, as the bots know them; none of several words."""
    lines = resource_text("medium", "vocabulary.txt").splitlines()
    words = frozenset(line for line in lines if line.isalpha() and line.isascii())
    return words - frozenset(spelling().misspelt.words.split())


@cache
def known_words() -> frozenset[str]:
    """Return the one spelling of every word that is surely English."""
    table = spelling()
    words = vocabulary() | set(table.word) | set(table.plural) | set(table.verb_bases) | table.kept
    return words | {canonical(word) for word in words}


def known(word: str) -> bool:
    """Return whether a word in its one spelling is surely English."""
    return word in known_words()


@cache
def lexicon() -> frozenset[str]:
    """Return further words that are English, singular, some of them rare."""
    return frozenset(resource_text("medium", "lexicon.txt").split())


@lru_cache(1 << 16)
def canonical(word: str) -> str:
    """Return the one spelling that stands for all spellings and both numbers of a word."""
    for _ in range(ROUNDS):
        spelt = respelled(singular(word))
        if spelt == word:
            break
        word = spelt
    return word


def singular(word: str) -> str:
    """Return the singular of a plural; any other word as it is."""
    table = spelling()
    if word in table.kept:
        return word
    if word in table.plural:
        return table.plural[word]
    if not word.isascii() or len(word) < 3:
        return word
    ones = list(singulars(word))
    found = next((one for words in (vocabulary(), lexicon()) for one in ones if one in words), None)
    if found is None and word.endswith(table.plural_ends):
        found = _compound_singular(word)
    if found is not None:
        return found
    if _in_a_list(word) or word in table.word or _ends_apart(word):
        return word
    return ones[-1] if ones else word


def _compound_singular(word: str) -> str | None:
    """Return the singular of a word that ends in an odd plural: salesmen, wisdomteeth."""
    words, plural = vocabulary(), spelling().plural
    unlisted = not _in_a_list(word)
    for start in range(max(1, len(word) - LONGEST_END), len(word) - 2):
        if word[start:] in plural:
            one = word[:start] + plural[word[start:]]
            if (start > 1 and one in words) or (unlisted and (start == 1 or word[:start] in words)):
                return one
    return None


def _ends_apart(word: str) -> bool:
    """Return whether a long word ends in one that is written as it is: coatofarms."""
    ends = range(max(1, len(word) - LONGEST_END), len(word) - SHORTEST_KEPT + 1)
    return any(word[start:] in spelling().kept for start in ends)


def singulars(word: str) -> Iterator[str]:
    """Yield what a word in -s may be the plural of, likely ones first, the usual one last."""
    if not word.endswith("s") or len(word) < 4 or word.endswith("ss"):
        return
    if word.endswith("ies"):
        yield word[:-1]
        yield word[:-3] + "y"
    elif word.endswith(("sses", "zzes")):
        yield from (word[:-2], word[:-1], word[:-3], word[:-2])
    elif word.endswith("xes"):
        yield from (word[:-2], word[:-1], word[:-2])
    elif word.endswith(("ches", "shes", "oes")):
        yield from (word[:-1], word[:-2])
    elif word.endswith(("ses", "zes")):
        yield from (word[:-2], word[:-1]) if word[:-1] not in vocabulary() else (word[:-1],)
    elif word.endswith("ves"):
        yield from (word[:-1], word[:-3] + "f", word[:-3] + "fe", word[:-1])
    elif not word.endswith(("us", "is")) or word[:-1] in vocabulary():
        yield word[:-1]


def _in_a_list(word: str) -> bool:
    return word in vocabulary() or word in lexicon()


def respelled(word: str) -> str:
    """Return a singular word as America writes it."""
    table = spelling()
    if word in table.word:
        return table.word[word]
    if not word.isascii():
        return word
    if word.endswith("ie") and len(word) > 4 and not _in_a_list(word):
        return word[:-2] + "y"
    return _with_z(table.british.sub(_american, word), table)


def _american(found: re.Match[str]) -> str:
    return spelling().american[found[0]]


_ISE = re.compile(r"(.{3,})is(e|ed|er|ing|ation|ational|able)$")


def _with_z(word: str, table: Spelling) -> str:
    """Return a word with z where Britain may write it with s: realise, organisation."""
    found = _ISE.match(word)
    if not found:
        return word
    stem, ending = found.groups()
    with_z = f"{stem}iz{ending}"
    if f"{stem}ise" in table.with_s:
        return word
    words = vocabulary()
    if with_z in words or f"{stem}ize" in words:
        return with_z
    return word if word in words or len(stem) < 4 else with_z


def taken_apart(word: str) -> tuple[str, ...]:
    """Return the two words that an unknown word is surely made of, or the word alone."""
    if len(word) < 2 * SHORTEST_PART or not word.isascii():
        return (word,)
    spelt = canonical(word)
    if spelt != word or known(word) or word in lexicon():
        return (word,)
    words, endings = vocabulary(), spelling().endings
    pairs = [
        (word[:place], word[place:])
        for place in range(
            max(SHORTEST_PART, len(word) - LONGEST_PART),
            min(LONGEST_PART, len(word) - SHORTEST_PART) + 1,
        )
        if canonical(word[:place]) in words
        and canonical(word[place:]) in words
        and word[place:] not in endings
    ]
    return pairs[0] if len(pairs) == 1 else (word,)
