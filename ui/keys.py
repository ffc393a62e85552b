"""The keys of the whole program, in one place: what is shown in Settings is what is bound."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    """One key, and what it does."""

    keys: str
    does: str


HOUSE = (
    Key("Tab, Shift+Tab", "go to the next or the previous thing"),
    Key("Enter, Space", "use what has the focus"),
    Key("Esc", "close a dialog, take back a half-made move, go back"),
    Key("Ctrl+N", "new game"),
    Key("Ctrl+R", "go on with the latest game"),
    Key("Ctrl+O", "open a saved game from elsewhere"),
    Key("Ctrl+,", "settings"),
    Key("F11", "full screen on and off"),
    Key("Ctrl+Q", "close the window (the game is kept)"),
)

TABLE = (
    Key("Arrow keys", "go from thing to thing on the board"),
    Key("Enter", "the main button above the board"),
    Key("Ctrl+Z", "take back the latest answer"),
    Key("H", "a hint, where the game allows one"),
    Key("F1", "the rule that is being asked about"),
)

GAMES = {
    "The Mind Extreme": (
        Key("F", "put your hand on the table"),
        Key("Space", "Stop: everyone pauses and gets ready again"),
        Key("S", "propose a throwing star"),
    ),
}

BACK = "Esc"
NEW_GAME = "Ctrl+N"
RESUME = "Ctrl+R"
OPEN = "Ctrl+O"
SETTINGS = "Ctrl+,"
FULL_SCREEN = "F11"
QUIT = "Ctrl+Q"
