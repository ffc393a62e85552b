"""Searching a game's rules text: the rules that hold all words, the best first, and where they do.

A word also finds longer words that begin with it or hold it. Only a word that the whole rules text
does not have finds those that it may be a slip of the pen for.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct
from rapidfuzz import fuzz

from gamebox.rulebook import Rule, Rulebook

WORD = re.compile(r"\w+")
TITLE_COUNTS = 3.0
"""How much more a word counts in a title than in a text."""

AGAIN = 0.05
MOST_AGAIN = 5
"""What each further place of a word adds, and up to how many are counted."""

SHORTEST_INSIDE, SHORTEST_SLIP = 3, 4
"""Letters that a word needs to be found inside others, or in spite of a slip."""

ALIKE = 80.0
"""Per cent of likeness from which on a word may be meant by another."""

Span = tuple[int, int]


class Match(Struct, frozen=True):
    """Where a word was found in a text, from one letter to before another, and how well."""

    span: Span
    quality: float


class Hit(Struct, frozen=True):
    """A rule that was found; the spans say which letters of its title and text to mark."""

    rule: Rule
    score: float
    title_spans: tuple[Span, ...]
    text_spans: tuple[Span, ...]


def search(book: Rulebook, wanted: str) -> list[Hit]:
    """Return the rules that hold every word of `wanted`, the best first; none without a word."""
    words = [word.casefold() for word in WORD.findall(wanted)]
    if not words:
        return []
    slips = {word for word in words if not any(_found(rule, word, False) for rule in book.rule)}
    hits = (_hit(rule, words, slips) for rule in book.rule)
    return sorted((hit for hit in hits if hit is not None), key=lambda hit: -hit.score)


def _hit(rule: Rule, words: Sequence[str], slips: set[str]) -> Hit | None:
    score = 0.0
    spans: tuple[set[Span], set[Span]] = (set(), set())
    for word in words:
        places = [list(_matches(text, word, word in slips)) for text in (rule.title, rule.text)]
        if not any(places):
            return None
        best = [max((one.quality for one in found), default=0.0) for found in places]
        again = min(sum(map(len, places)), MOST_AGAIN)
        score += TITLE_COUNTS * best[0] + best[1] + AGAIN * again
        for marked, found in zip(spans, places, strict=True):
            marked.update(one.span for one in found)
    return Hit(rule, score, *(tuple(joined(marked)) for marked in spans))


def _found(rule: Rule, word: str, slip: bool) -> bool:
    return any(any(_matches(text, word, slip)) for text in (rule.title, rule.text))


def _matches(text: str, word: str, slip: bool) -> Iterator[Match]:
    """Yield where `word` stands in `text`; with `slip` also what looks like it."""
    for found in WORD.finditer(text):
        token = found.group().casefold()
        start, end = found.span()
        at = token.find(word)
        if at == 0 or (at > 0 and len(word) >= SHORTEST_INSIDE):
            quality = (1.0 if token == word else 0.8) if at == 0 else 0.5
            first = min(start + at, end)
            yield Match((first, min(first + len(word), end)), quality)
        elif slip and len(word) >= SHORTEST_SLIP and fuzz.ratio(word, token) >= ALIKE:
            yield Match((start, end), 0.4 * fuzz.ratio(word, token) / 100)


def joined(spans: set[Span]) -> Iterator[Span]:
    """Yield spans in order, those that overlap or touch as one."""
    open_span: Span | None = None
    for start, end in sorted(spans):
        if open_span is not None and start <= open_span[1]:
            open_span = (open_span[0], max(open_span[1], end))
            continue
        if open_span is not None:
            yield open_span
        open_span = (start, end)
    if open_span is not None:
        yield open_span
