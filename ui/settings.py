"""What a person has chosen: a plain value, kept as JSON in the user's configuration folder.

Nothing here may stop the program. A file that cannot be read gives the defaults, a folder that
cannot be written leaves the choice in force until the window closes; each says so in a sentence.

This module is read before the first picture is drawn, so it needs the standard library alone.
"""

import contextlib
import json
import logging
import os
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from stat import S_ISREG
from typing import Any

from PySide6.QtCore import QObject, Signal

from ui.keymap import KeyMap, keymap_of
from ui.palettes import Mode
from ui.paths import config_folder
from ui.theme import LARGEST_TEXT, SMALLEST_TEXT, Motion, Theme, Typeface

log = logging.getLogger(__name__)

FILE_NAME = "settings.json"
LARGEST_FILE = 256 * 1024  # bytes; ours is under 4 kB

Geometry = tuple[int, int, int, int]


@dataclass(frozen=True)
class LastTable:
    """What was chosen in the new-game dialog last time.

    Seats are written as on the command line: `human:NAME`, `bot:LEVEL:NAME`.
    """

    seats: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Settings:
    """Every choice, with the value that a new user gets."""

    text_scale: float = 1.0
    mode: Mode = Mode.DARK
    typeface: Typeface = Typeface.STANDARD
    motion: float = 1.0
    reduced_motion: bool = False
    sound: bool = False
    hover_delay_ms: int = 250
    geometry: Geometry | None = None  # x, y, width, height
    maximised: bool = False
    rail_width: int = 288
    last_tables: dict[str, LastTable] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)  # other than the usual, by command
    learned: tuple[str, ...] = ()  # the games whose tutorial was played to its end

    def keymap(self) -> KeyMap:
        """Return the keys in force."""
        return keymap_of(self.keys)

    def theme(self) -> Theme:
        """Return how everything looks with these settings."""
        factor = 0.0 if self.reduced_motion else self.motion
        return Theme(self.mode, self.text_scale, self.typeface, Motion(factor))


# What each field may hold; each of these raises ValueError for anything else.


def _number(least: float, most: float, kind: type[int] | type[float] = float) -> Any:
    def check(value: Any) -> int | float:
        if isinstance(value, bool) or not isinstance(value, (int, kind)):
            raise ValueError("not a number")
        number = kind(value)
        if not least <= number <= most:
            raise ValueError(f"not between {least} and {most}")
        return number

    return check


def _yes_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("neither true nor false")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("not a text")
    return value


def _geometry(value: Any) -> Geometry | None:
    if value is None:
        return None
    whole = _number(-100_000, 100_000, int)
    x, y, width, height = map(whole, value if isinstance(value, list | tuple) else ())
    return (x, y, width, height)


def _last_tables(value: Any) -> dict[str, LastTable]:
    if not isinstance(value, dict):
        raise ValueError("not a table")
    tables = {}
    for game, written in value.items():
        last = asdict(written) if isinstance(written, LastTable) else written
        seats = tuple(map(_text, last["seats"]))
        options = {_text(key): _text(chosen) for key, chosen in last["options"].items()}
        tables[_text(game)] = LastTable(seats, options)
    return tables


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise ValueError("not a list")
    return tuple(map(_text, value))


def _texts(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise ValueError("not a table")
    return {_text(name): _text(text) for name, text in value.items()}


_CHECKS = {
    "text_scale": _number(SMALLEST_TEXT, LARGEST_TEXT),
    "mode": Mode,
    "typeface": Typeface,
    "motion": _number(0, 2),
    "reduced_motion": _yes_no,
    "sound": _yes_no,
    "hover_delay_ms": _number(0, 2000, int),
    "geometry": _geometry,
    "maximised": _yes_no,
    "rail_width": _number(0, 2000, int),
    "last_tables": _last_tables,
    "keys": _texts,
    "learned": _names,
}


def checked(values: dict[str, Any]) -> Settings:
    """Return settings with `values`; raises ValueError for one that cannot be.

    Names that this version does not know are left out: a newer one may have written them.
    """
    known = {}
    for each in fields(Settings):
        if each.name in values:
            try:
                known[each.name] = _CHECKS[each.name](values[each.name])
            except (ValueError, TypeError, LookupError, AttributeError, OverflowError) as error:
                raise ValueError(f"{each.name} is {error}") from error
    return Settings(**known)


def load_settings(folder: Path) -> tuple[Settings, str | None]:
    """Return the settings kept in `folder`, and a sentence when they could not be read."""
    path = folder / FILE_NAME
    try:
        if not S_ISREG((found := path.stat()).st_mode) or found.st_size > LARGEST_FILE:
            raise ValueError("it is no file of ours")  # a pipe could be waited for in vain
        written = json.loads(path.read_bytes())
        if not isinstance(written, dict):
            raise ValueError("the file holds no settings")
        return checked(written), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError) as error:
        log.warning("Settings in %s: %s", path, error)
        return Settings(), (
            f"Your settings in {path} cannot be read, so the usual ones are in force; "
            "the file is replaced when you change a setting."
        )


def save_settings(settings: Settings, folder: Path) -> str | None:
    """Write the settings, whole or not at all; return a sentence when that failed."""
    fresh = folder / f".{FILE_NAME}.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, indent=2)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(folder / FILE_NAME)
    except OSError as error:
        log.warning("Settings in %s: %s", folder, error)
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        return (
            f"Your settings cannot be kept in {folder} ({error.strerror or error}); "
            "they hold until you close the window."
        )
    return None


class SettingsStore(QObject):
    """The settings in force; every change is kept at once and announced.

    Signals:
        changed: the new settings.
        problem: a sentence about a file that cannot be written.
    """

    changed = Signal(object)
    problem = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder or config_folder()
        self.settings, self.first_problem = load_settings(self.folder)

    def change(self, **choices: Any) -> None:
        """Put `choices` in force, keep them, and announce them when they differ."""
        wanted = checked(vars(replace(self.settings, **choices)))
        if wanted == self.settings:
            return
        self.settings = wanted
        problem = save_settings(self.settings, self.folder)
        if problem:
            self.problem.emit(problem)
        self.changed.emit(self.settings)
