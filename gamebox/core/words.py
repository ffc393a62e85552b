"""Small pieces of sentences that every game says."""

import re
from collections.abc import Iterable


def listed(things: Iterable[str], joint: str = "and") -> str:
    """Return at least one thing as in a sentence: `a, b and c`, or with another `joint`."""
    *first, last = things
    return f"{', '.join(first)} {joint} {last}" if first else last


def counted(count: int, one: str, many: str) -> str:
    """Return a number of things in words: `1 card`, `2 cards`."""
    return f"{count} {one if count == 1 else many}"


YOU = "You"
"""What somebody is called who plays alone against bots, or alone."""
_TO_YOU = (
    (re.compile(rf"^(?:The )?(.+) of {YOU}\b"), r"Your \1"),
    (re.compile(rf"^{YOU} is\b"), f"{YOU} are"),
    (re.compile(rf"^{YOU} has\b"), f"{YOU} have"),
    (re.compile(rf"\b(by|for|from|of|to|toward) {YOU}\b"), r"\1 you"),
)


def said_to_you(sentence: str) -> str:
    """Return a sentence about players as it is said to one of them who is called `You`."""
    for pattern, words in _TO_YOU:
        sentence = pattern.sub(words, sentence)
    return sentence
