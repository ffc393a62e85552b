"""Small pieces of sentences that every game says."""

from collections.abc import Iterable


def listed(things: Iterable[str], joint: str = "and") -> str:
    """Return at least one thing as in a sentence: `a, b and c`, or with another `joint`."""
    *first, last = things
    return f"{', '.join(first)} {joint} {last}" if first else last


def counted(count: int, one: str, many: str) -> str:
    """Return a number of things in words: `1 card`, `2 cards`."""
    return f"{count} {one if count == 1 else many}"
