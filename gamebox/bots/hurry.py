"""Telling the bots that think in this process to move at once.

Searches ask between rounds. What holds for one thought ends when the next is asked for.
"""

from threading import Event

_told = Event()


def hurry() -> None:
    """Let the thought of this moment end with what it has found."""
    _told.set()


def calm() -> None:
    """Let the next thought take its time."""
    _told.clear()


def hurried() -> bool:
    """Return whether the bots were told to move at once."""
    return _told.is_set()
