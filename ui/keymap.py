"""The keys that a person can change: what each does, its usual key, and the one that was chosen.

Keys are written as Qt writes them (`Ctrl+Z`, `Space`, `W`). This module is read before the first
picture is drawn, so it needs the standard library alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Group(StrEnum):
    """Where a key counts; its value is the heading in the settings."""

    HOUSE = "Everywhere"
    TABLE = "At the table"
    MIND = "The Mind Extreme"
    ALONE = "The Mind Extreme, one person at the screen"
    FIRST = "The Mind Extreme, first person at a shared screen"
    SECOND = "The Mind Extreme, second person"
    THIRD = "The Mind Extreme, third person"
    FOURTH = "The Mind Extreme, fourth person"


PEOPLE = (Group.FIRST, Group.SECOND, Group.THIRD, Group.FOURTH)
FIXED = ("Esc", "Return", "Enter", "Tab", "Backtab", "Left", "Right", "Up", "Down", "Z")
"""Keys that mean the same at every table and cannot be given to anything else."""


@dataclass(frozen=True)
class Command:
    """Something that a key does. `plain` ones are single keys, without Ctrl and the like."""

    name: str
    group: Group
    does: str
    usual: str
    plain: bool = False


def _person(group: Group, usual: str) -> list[Command]:
    """Return the commands of one person at a shared screen, whose usual keys are four letters."""
    number = PEOPLE.index(group) + 1
    does = (
        ("peek", "look at your hand, while the key is held"),
        ("white", "lay your lowest white"),
        ("red", "lay your highest red"),
        ("ready", "put your hand on the table"),
    )
    return [
        Command(f"{name} {number}", group, words, key, True)
        for (name, words), key in zip(does, usual, strict=True)
    ]


COMMANDS = (
    Command("new", Group.HOUSE, "new game", "Ctrl+N"),
    Command("resume", Group.HOUSE, "go on with the latest game", "Ctrl+R"),
    Command("open", Group.HOUSE, "open a saved game from elsewhere", "Ctrl+O"),
    Command("settings", Group.HOUSE, "settings", "Ctrl+,"),
    Command("full screen", Group.HOUSE, "full screen on and off", "F11"),
    Command("quit", Group.HOUSE, "close the window (the game is kept)", "Ctrl+Q"),
    Command("undo", Group.TABLE, "take back the latest answer", "Ctrl+Z"),
    Command("redo", Group.TABLE, "give again what was taken back", "Ctrl+Shift+Z"),
    Command("hint", Group.TABLE, "a hint, where the game has one", "H"),
    Command("rule", Group.TABLE, "the rule of what is asked", "F1"),
    Command("hurry", Group.TABLE, "let the bots move at once", "Ctrl+M"),
    Command("panels", Group.TABLE, "panels on and off", "F9"),
    Command("stop", Group.MIND, "Stop: everybody gets ready again", "Space", True),
    Command("star", Group.MIND, "propose a throwing star", "S", True),
    Command("agree", Group.MIND, "agree to a star", "Y", True),
    Command("refuse", Group.MIND, "refuse a star", "N", True),
    Command("ready", Group.ALONE, "put your hand on the table", "F", True),
    Command("white", Group.ALONE, "lay your lowest white", "W", True),
    Command("red", Group.ALONE, "lay your highest red", "R", True),
    *_person(Group.FIRST, "AQW1"),
    *_person(Group.SECOND, "LOP2"),
    *_person(Group.THIRD, "DCV3"),
    *_person(Group.FOURTH, "KBM4"),
)
BY_NAME = {command.name: command for command in COMMANDS}


def meet(one: Group, other: Group) -> bool:
    """Return whether keys of two groups are ever heard together."""
    pair = {one, other}
    return not (Group.ALONE in pair and pair & set(PEOPLE))


@dataclass(frozen=True)
class KeyMap:
    """The keys in force; `chosen` are those that are not the usual ones, by command."""

    chosen: tuple[tuple[str, str], ...] = ()

    def key(self, name: str) -> str:
        """Return the key of a command, as text."""
        return dict(self.chosen).get(name, BY_NAME[name].usual)

    def problem(self, name: str, key: str) -> str:
        """Return in a sentence why a command cannot have a key; empty when it can."""
        wanted = BY_NAME[name]
        if not key:
            return "This key cannot be used."
        if key in FIXED:
            return f"{key} means the same at every table and stays as it is."
        if wanted.plain and "+" in key[:-1]:
            return f"This is pressed in the heat of the game: choose one key, not {key}."
        for other in COMMANDS:
            taken = other is not wanted and self.key(other.name) == key
            if taken and meet(other.group, wanted.group):
                return f"{key} is taken, “{other.does}” ({other.group}): choose another key."
        return ""

    def with_key(self, name: str, key: str) -> dict[str, str]:
        """Return what is chosen when a command gets a key; the usual one is not written down."""
        chosen = {**dict(self.chosen), name: key}
        return {each: text for each, text in chosen.items() if text != BY_NAME[each].usual}


def keymap_of(chosen: Mapping[str, str]) -> KeyMap:
    """Return the keys in force; what is unknown, or cannot be beside the others, is left out."""
    kept = [(name, key) for name, key in chosen.items() if name in BY_NAME]
    while True:
        keymap = KeyMap(tuple(sorted(kept)))
        wrong = [pair for pair in kept if keymap.problem(*pair)]
        if not wrong:
            return keymap
        kept.remove(wrong[-1])
