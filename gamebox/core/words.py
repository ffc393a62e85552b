"""Small pieces of sentences that every game says."""

from collections.abc import Iterable


def listed(things: Iterable[str]) -> str:
    """Return at least one thing as in a sentence: `a, b and c`."""
    *first, last = things
    return f"{', '.join(first)} and {last}" if first else last


def counted(count: int, one: str, many: str) -> str:
    """Return a number of things in words: `1 card`, `2 cards`."""
    return f"{count} {one if count == 1 else many}"
