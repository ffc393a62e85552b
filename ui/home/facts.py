"""What stands on each box: plain facts, so that the shelf shows before any rules are loaded.

A test holds them against the shelf of the rules.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """One box on the shelf."""

    key: str
    title: str
    tagline: str
    players: str
    minutes: int
    kind: str
    bots: str  # how the levels of its bots differ

    @property
    def facts(self) -> str:
        """Return the line of facts under the tagline."""
        return f"{self.players} players · {self.minutes} min · {self.kind}"


BOXES = (
    Box(
        "mind",
        "The Mind Extreme",
        "Lay all cards in order. No talking.",
        "2–4",
        20,
        "co-operative",
        "Easy bots keep a tempo of their own and err often, normal ones learn yours, "
        "hard ones read every lay.",
    ),
    Box(
        "medium",
        "Medium: The Hand of Fate",
        "Two words, one thought.",
        "2–8",
        30,
        "party",
        "Easy bots say what comes to their own mind, normal ones think more alike, "
        "hard ones find the word that most people would say.",
    ),
    Box(
        "middle_ages",
        "The Middle Ages",
        "Every card has four lives.",
        "2–4",
        40,
        "strategy",
        "Easy bots look no further than their turn and err, normal ones judge well, "
        "hard ones play hundreds of imagined games.",
    ),
    Box(
        "ordeals",
        "Hand of Fate: Ordeals",
        "Play for your life against the Dealer.",
        "1–4",
        90,
        "deck-building",
        "Easy bots look no further than their next deed and err, normal ones plan their turn, "
        "hard ones try their plans in imagined games.",
    ),
)


def box(key: str) -> Box:
    """Return the box of the game `key`."""
    return next(box for box in BOXES if box.key == key)
