"""The user's saves: where they live, what is in each, opening one, and recovering a broken one."""

import contextlib
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from msgspec import Struct
from msgspec.structs import replace

from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.files import kept_copies, read_bounded, reason
from gamebox.games.shelf import TITLES, rules_of
from gamebox.savefile import FORMAT, BadSave, Header, decode, is_untouched
from gamebox.table import Table

APP = "gamebox"
LARGEST_SAVE = 8_000_000
"""Bytes; a whole long game stays under a quarter of it."""


# Where saves live


def data_folder() -> Path:
    """Return the user's data folder; `GAMEBOX_DATA` names another one. It need not exist."""
    chosen = os.environ.get("GAMEBOX_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir(APP, appauthor=False))


def saves_folder() -> Path:
    """Return the folder of the saves; it need not exist."""
    return data_folder() / "saves"


def new_path(game: str, when: datetime, folder: Path | None = None) -> Path:
    """Return a path for a new save that is not taken."""
    folder = folder or saves_folder()
    name = f"{game}-{when:%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{name}.json", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.json", number + 1
    return path


# Opening


def load(path: Path) -> Table[Any]:
    """Return the table that a save holds; raises BadSave with one sentence."""
    try:
        return decode(read_bounded(path, LARGEST_SAVE))
    except GameboxError as error:
        raise _named(path, error) from error


def _named(path: Path, error: GameboxError) -> BadSave:
    text = str(error)
    return BadSave(text if str(path) in text else f"{path} cannot be opened: {text}")


def load_or_recover(path: Path) -> tuple[Table[Any], str]:
    """Return the table of a save, or of its newest kept copy that can be opened.

    With a copy comes a sentence that names both files; else it is empty. Raises BadSave.
    """
    try:
        return load(path), ""
    except BadSave as error:
        for copy in kept_copies(path):
            with contextlib.suppress(BadSave):
                return load(copy), f"{error} The game goes on from the older copy {copy.name}."
        raise


# The list of saves


class SaveInfo(Struct, frozen=True, kw_only=True):
    """One line in the list of saves. `problem` is a sentence when the file cannot be opened.

    `spare` is the newest kept copy that can be, where there is one; the line tells of that. Only
    with `sure` it is known that the file can be opened; else `checked` finds it out.
    """

    path: Path
    game: str = ""
    title: str = ""
    names: tuple[str, ...] = ()
    progress: str = ""
    saved: datetime | None = None
    over: bool = False
    problem: str = ""
    spare: Path | None = None
    sure: bool = True


class _Listed(Header, kw_only=True):
    """What a list reads of a save."""

    seats: list[Seat]


def list_saves(folder: Path | None = None) -> list[SaveInfo]:
    """Return every save in a folder, the newest first; one that is broken says so.

    A file that gamebox wrote is not played again for that; what others have changed may turn out
    to be broken when it is `checked`. Raises GameboxError when the folder cannot be read; a folder
    that is not there is empty.
    """
    folder = folder or saves_folder()
    try:
        paths = [path for path in folder.iterdir() if _is_save(path.name)]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise GameboxError(f"The saves in {folder} cannot be read: {reason(error)}.") from error
    oldest = datetime.fromtimestamp(0).astimezone()
    infos = [info_of(path) for path in sorted(paths)]
    return sorted(infos, key=lambda info: info.saved or oldest, reverse=True)


def _is_save(name: str) -> bool:
    return name.endswith(".json") and not name.startswith(".")


def info_of(path: Path) -> SaveInfo:
    """Return what is told of a save in a list; never raises for what the file holds."""
    try:
        return _readable_info(path)
    except BadSave as error:
        return _broken_info(SaveInfo(path=path), str(error))


def checked(info: SaveInfo) -> SaveInfo:
    """Return what is told of a save when it is played again from its beginning."""
    try:
        return _sure_info(info.path)
    except BadSave as error:
        return _broken_info(replace(info, sure=True), str(error))


def _broken_info(info: SaveInfo, problem: str) -> SaveInfo:
    """Return what is told of a broken save: what its newest good copy has, or else its head."""
    for copy in kept_copies(info.path):
        with contextlib.suppress(BadSave):
            return replace(_sure_info(copy), path=info.path, problem=problem, spare=copy)
    return replace(info, problem=problem)


def _sure_info(path: Path) -> SaveInfo:
    """Return what is told of a save that can be opened; raises BadSave."""
    info = _readable_info(path)
    if not info.sure:
        load(path)
    return replace(info, sure=True)


def _readable_info(path: Path) -> SaveInfo:
    try:
        content = read_bounded(path, LARGEST_SAVE)
        listed, sure = _listed(content)
    except GameboxError as error:
        raise _named(path, error) from error
    return SaveInfo(
        path=path,
        game=listed.game,
        title=TITLES[listed.game],
        names=tuple(seat.name for seat in listed.seats),
        progress=" ".join(listed.progress.split()),
        saved=_with_zone(listed.saved),
        over=listed.over,
        sure=sure,
    )


def _listed(content: bytes) -> tuple[_Listed, bool]:
    """Return the head of a save, and whether it can surely be opened.

    One that is not of this very version is checked whole.
    """
    try:
        listed = msgspec.json.decode(content, type=_Listed)
        if listed.format == FORMAT and listed.rules == rules_of(listed.game).version:
            return listed, is_untouched(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, GameboxError):
        decode(content)  # says what is wrong
        raise
    decode(content)
    return listed, True


def _with_zone(saved: datetime | None) -> datetime | None:
    """Return a time that can be compared with others; a hand-written one may have no zone."""
    try:
        return saved and saved.astimezone()
    except (OverflowError, ValueError, OSError):  # a time at the very end of the calendar
        return None
