"""The keys of the whole program, as Settings lists them."""

from dataclasses import dataclass

from ui import keys
from ui.boards import mind_keys as mind


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
    Key(keys.NEW_GAME, "new game"),
    Key(keys.RESUME, "go on with the latest game"),
    Key(keys.OPEN, "open a saved game from elsewhere"),
    Key(keys.SETTINGS, "settings"),
    Key(keys.FULL_SCREEN, "full screen on and off"),
    Key(keys.QUIT, "close the window (the game is kept)"),
)

TABLE = (
    Key("Arrow keys", "go from thing to thing on the board"),
    Key("Enter", "the main button above the board"),
    Key("Esc", "take back a half-made move, close a card, say no"),
    Key("Ctrl+Z", "take back the latest answer"),
    Key("Ctrl+Shift+Z", "give again what was taken back"),
    Key("H", "a hint, where the game has one"),
    Key("F1", "the rule of what is asked"),
    Key("F9", "panels on and off"),
)

REPLAY = (
    Key("Left, Right", "one answer back or on"),
    Key("Home, End", "the start, the end"),
    Key("Space", "play by itself, or stop"),
    Key("L, M", "the next level, the next mistake"),
    Key("Esc", "back to the table"),
)


def _of_mind() -> tuple[Key, ...]:
    alone = mind.ALONE
    people = [
        Key(
            ", ".join(
                mind.cap(key)
                for key in (each.peek, each.white, each.red, each.ready)
                if key is not None
            ),
            f"person {number} at a shared screen: look (hold), lay white, lay red, be ready",
        )
        for number, each in enumerate(mind.SHARED, start=1)
    ]
    return (
        Key(mind.cap(alone.ready), "put your hand on the table: ready"),
        Key(
            f"{mind.cap(alone.white)}, {mind.cap(alone.red)}", "lay your lowest white, highest red"
        ),
        Key(mind.cap(mind.STOP), "Stop: everybody gets ready again"),
        Key(mind.cap(mind.STAR), "propose a throwing star"),
        Key(f"{mind.cap(mind.AGREE)}, {mind.cap(mind.REFUSE)}", "agree to a star, or refuse it"),
        *people,
    )


KEYS = {
    "Everywhere": HOUSE,
    "At the table": TABLE,
    "While watching a replay": REPLAY,
    "The Mind Extreme": _of_mind(),
}
