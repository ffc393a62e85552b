"""The word cards of Medium: the sets of the program, and packs of the user's own."""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache

import msgspec
from msgspec import Struct

from gamebox.core.written import wrong_in
from gamebox.errors import GameboxError
from gamebox.games.medium.entries import LONGEST_WORD, printable, tidy
from gamebox.games.medium.same import key
from gamebox.resources import resource_text

CRYSTAL_BALL = 0
"""The id of the Crystal Ball; the word cards count from 1 through all sets."""
SET_WORDS = 18
"""Words of a set in the box; a pack's sets may have more, never fewer."""
MOST_WORDS = 5_000
"""Words of a pack; more than anybody can play through."""
SHOWN = 40
"""Letters of a wrong word or name that an error shows."""


class WordSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A set of words and its name."""

    name: str
    words: tuple[str, ...]


class WordCards(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A file of word sets: ours, or a pack of the user's own."""

    set: tuple[WordSet, ...]

    @cached_property
    def _printed(self) -> list[str]:
        """The words of all cards, by id from 1."""
        return ["", *(word.upper() for one in self.set for word in one.words)]

    def word(self, card: int) -> str:
        """Return the word on a card, in capitals as it is printed."""
        return self._printed[card]

    def cards_of(self, place: int) -> range:
        """Return the ids of the cards of the set at a place, from 0."""
        first = 1 + sum(len(one.words) for one in self.set[:place])
        return range(first, first + len(self.set[place].words))


@cache
def standard_words() -> WordCards:
    """Return the words that ship with the program."""
    return read_words(resource_text("medium", "words.toml"), "words.toml")


@lru_cache(8)
def with_standard(pack: WordCards) -> WordCards:
    """Return a pack's own sets and after them those of the program."""
    return WordCards(pack.set + standard_words().set)


def read_words(text: str, source: str) -> WordCards:
    """Return the words of a file: TOML with sets, or, where `source` ends in .txt, one a line.

    Raises GameboxError with one sentence that names `source` and the line or the set.
    """
    if source.lower().endswith(".txt"):
        return _read_lines(text, source)
    try:
        cards = msgspec.toml.decode(text, type=WordCards)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise GameboxError(f"{source} is no file of words: {wrong_in(error)}.") from error
    if not cards.set:
        raise GameboxError(f"{source} has no set of words.")
    _check_names(cards, source)
    _check_words(_listed(cards), source)
    for one in cards.set:
        if len(one.words) < SET_WORDS:
            raise GameboxError(
                f"{source}: the set '{one.name}' has {_count(len(one.words))}; "
                f"a set needs at least {SET_WORDS}."
            )
    return WordCards(tuple(WordSet(tidy(one.name), _all_tidy(one.words)) for one in cards.set))


def _read_lines(text: str, source: str) -> WordCards:
    """Return the words of a plain text, cut into sets as equal as can be, the first ones longer."""
    lines = enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    listed = [
        (f"line {number}", line.strip(" \t\r"))
        for number, line in lines
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not listed:
        raise GameboxError(f"{source} has no words: write one on each line.")
    _check_words(listed, source)
    if len(listed) < SET_WORDS:
        raise GameboxError(
            f"{source} has {_count(len(listed))}; a pack needs at least {SET_WORDS}."
        )
    name = source.rsplit("/", 1)[-1][:-4]
    return WordCards(tuple(_cut([tidy(word) for _, word in listed], name)))


def _cut(words: list[str], name: str) -> Iterator[WordSet]:
    """Yield as many sets of at least 18 words as there are."""
    count = len(words) // SET_WORDS
    size, longer = divmod(len(words), count)
    start = 0
    for place in range(count):
        end = start + size + (place < longer)
        title = f"{name} {place + 1}" if count > 1 else name
        yield WordSet(title, tuple(words[start:end]))
        start = end


def _listed(cards: WordCards) -> Iterator[tuple[str, str]]:
    """Yield each word of all sets with where it stands, counted from 1."""
    for one in cards.set:
        for place, word in enumerate(one.words, start=1):
            yield f"set '{one.name}', word {place}", word


def _check_names(cards: WordCards, source: str) -> None:
    seen = set()
    for place, one in enumerate(cards.set, start=1):
        if not one.name.strip() or not one.name.isprintable():
            raise GameboxError(f"{source}: set {place} needs a name of printable letters.")
        if len(one.name) > LONGEST_WORD:
            raise GameboxError(
                f"{source}: the name of set {place} has more than {LONGEST_WORD} letters."
            )
        if tidy(one.name).casefold() in seen:
            raise GameboxError(f"{source} has two sets named '{tidy(one.name)}'.")
        seen.add(tidy(one.name).casefold())


def _check_words(listed: Iterable[tuple[str, str]], source: str) -> None:
    """Check each word, and that no two are the same by the rule that decides a match."""
    seen: dict[str, tuple[str, str]] = {}
    for where, word in listed:
        _check_word(word, f"{source}, {where}")
        spelt = key(word)
        if spelt in seen:
            before, first = seen[spelt]
            same = "again" if first == word else f", the same word as '{first}'"
            link = " " if first == word else ""
            raise GameboxError(f"{source}, {where}: '{word}'{link}{same} ({before}).")
        if len(seen) == MOST_WORDS:
            raise GameboxError(f"{source} has more than {MOST_WORDS} words.")
        seen[spelt] = where, word


def _check_word(word: str, where: str) -> None:
    if not printable(word):
        raise GameboxError(f"{where}: a word has no control characters and no line breaks.")
    if len(tidy(word)) > LONGEST_WORD:
        raise GameboxError(f"{where}: '{word[:SHOWN]}...' has more than {LONGEST_WORD} letters.")
    if not key(word):
        raise GameboxError(f"{where}: '{word}' has no letter and no digit.")


def _all_tidy(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(tidy, words))


def _count(words: int) -> str:
    return "1 word" if words == 1 else f"{words} words"
