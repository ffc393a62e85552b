"""What stands on each box: plain facts that need no rules to be loaded."""

from dataclasses import dataclass

from gamebox.games.shelf import TITLES

NOT_BUILT = "On the workbench: not built yet"


@dataclass(frozen=True)
class Box:
    """One box on the shelf."""

    key: str
    tagline: str
    players: str
    minutes: int
    kind: str

    @property
    def title(self) -> str:
        """Return the name of the game."""
        return TITLES[self.key]

    @property
    def facts(self) -> str:
        """Return the line of facts under the tagline."""
        return f"{self.players} players · {self.minutes} min · {self.kind}"


BOXES = (
    Box("mind", "Lay all cards in order. No talking.", "2–4", 20, "co-operative"),
    Box("medium", "Two words, one thought.", "2–8", 30, "party"),
    Box("middle_ages", "Every card has four lives.", "2–4", 40, "strategy"),
    Box("ordeals", "Play for your life against the Dealer.", "1–4", 90, "deck-building"),
)


def box(key: str) -> Box:
    """Return the box of the game `key`."""
    return next(box for box in BOXES if box.key == key)
