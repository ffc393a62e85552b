"""The keys that cannot be changed, as Settings lists them below those that can."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    """One key, and what it does."""

    keys: str
    does: str


HOUSE = (
    Key("Tab, Shift+Tab", "go to the next or the previous thing"),
    Key("Arrow keys", "go to what stands beside, above or below"),
    Key("Enter, Space", "use what has the focus"),
    Key("Enter", "at home, with nothing in focus: go on with the latest game"),
    Key("Esc", "close a dialog; at home, go back to the shelf"),
)

TABLE = (
    Key("Arrow keys", "go from thing to thing on the board"),
    Key("Enter", "the main button above the board"),
    Key("Esc", "take back a half-made move, close a card, say no"),
    Key("Z", "keep an enlarged card open"),
)

REPLAY = (
    Key("Left, Right", "one answer back or on"),
    Key("Home, End", "the start, the end"),
    Key("Space", "play by itself, or stop"),
    Key("L, M", "the next level, the next mistake"),
    Key("Esc", "back to the table"),
)

KEYS = {
    "Everywhere, always": HOUSE,
    "At the table, always": TABLE,
    "While watching a replay": REPLAY,
}
