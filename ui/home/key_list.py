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
    Key("L or T, M", "the next level or turn, the next mistake"),
    Key("Esc", "back to the table"),
)

MEDIUM = (
    Key("Enter", "in the field for a word: send it"),
    Key("Y, N", "match, no match: for a prediction and for a vote"),
    Key("K", "keep the ESP card for now; at a shared screen, all keep theirs"),
    Key("1 to 8", "at a shared screen, by seat: vote for a match, or take up your ESP card"),
    Key("Q W E R T Y U I", "at a shared screen, by seat: vote for no match"),
)

ORDEALS = (
    Key("A", "activate the Encounter where you stand"),
    Key("E", "end the step, the round of combat, or a choice"),
    Key("P, F", "in combat: push, flee"),
    Key("Enter", "on another board or on a pile: see it large"),
)

KEYS = {
    "Everywhere, always": HOUSE,
    "At the table, always": TABLE,
    "Medium: The Hand of Fate": MEDIUM,
    "Hand of Fate: Ordeals": ORDEALS,
    "While watching a replay": REPLAY,
}
