"""What a person has chosen: a plain value, kept as JSON in the user's configuration folder.

Nothing here may stop the program. A file that cannot be read gives the defaults, a folder that
cannot be written leaves the choice in force until the window closes; each says so in a sentence.
"""

import contextlib
import logging
import os
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, Signal

from gamebox.core.seat import Seat
from ui.palettes import Mode
from ui.paths import config_folder
from ui.theme import LARGEST_TEXT, SMALLEST_TEXT, Motion, Theme, Typeface

log = logging.getLogger(__name__)

FILE_NAME = "settings.json"
LARGEST_FILE = 256 * 1024  # bytes; ours is under 4 kB


class LastTable(msgspec.Struct, frozen=True):
    """What was chosen in the new-game dialog last time."""

    seats: tuple[Seat, ...] = ()
    options: dict[str, str] = {}


class Settings(msgspec.Struct, frozen=True):
    """Every choice, with the value that a new user gets."""

    text_scale: Annotated[float, msgspec.Meta(ge=SMALLEST_TEXT, le=LARGEST_TEXT)] = 1.0
    mode: Mode = Mode.DARK
    typeface: Typeface = Typeface.STANDARD
    motion: Annotated[float, msgspec.Meta(ge=0, le=2)] = 1.0
    reduced_motion: bool = False
    sound: bool = False
    hover_delay_ms: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 250
    confirm_pass: bool = True
    geometry: tuple[int, int, int, int] | None = None  # x, y, width, height
    maximised: bool = False
    rail_width: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 288
    last_tables: dict[str, LastTable] = {}

    def theme(self) -> Theme:
        """Return how everything looks with these settings."""
        factor = 0.0 if self.reduced_motion else self.motion
        return Theme(self.mode, self.text_scale, self.typeface, Motion(factor))


def load_settings(folder: Path) -> tuple[Settings, str | None]:
    """Return the settings kept in `folder`, and a sentence when they could not be read."""
    path = folder / FILE_NAME
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise msgspec.DecodeError("the file is too large")
        return msgspec.json.decode(path.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        log.warning("Settings in %s: %s", path, error)
        return Settings(), (
            f"Your settings in {path} cannot be read, so the usual ones are in force; "
            "the file is replaced when you change a setting."
        )


def save_settings(settings: Settings, folder: Path) -> str | None:
    """Write the settings, whole or not at all; return a sentence when that failed."""
    temporary = ""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=".settings-", suffix=".json")
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(settings), indent=2))
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(folder / FILE_NAME)
    except OSError as error:
        log.warning("Settings in %s: %s", folder, error)
        if temporary:
            with contextlib.suppress(OSError):
                Path(temporary).unlink(missing_ok=True)
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

    def change(self, **choices: object) -> None:
        """Put `choices` in force, keep them, and announce them when they differ."""
        wanted = msgspec.structs.replace(self.settings, **choices)
        if wanted == self.settings:
            return
        self.settings = msgspec.convert(msgspec.to_builtins(wanted), Settings)
        problem = save_settings(self.settings, self.folder)
        if problem:
            self.problem.emit(problem)
        self.changed.emit(self.settings)
