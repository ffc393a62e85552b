"""Packs of the user's own: cards or words in the data folder, `packs/GAME/NAME.toml`.

A game may read other files too, such as a plain list of words, `packs/medium/NAME.txt`.

A pack is data that the game's rules check like their own; it cannot run anything.
"""

import os
from pathlib import Path
from typing import Any

from msgspec import Struct

from gamebox.core.rules import Rules
from gamebox.errors import GameboxError
from gamebox.files import read_bounded
from gamebox.saves import data_folder

LARGEST_PACK = 4_000_000
"""Bytes."""


class PackInfo(Struct, frozen=True):
    """A pack in the list: its name, and a sentence when it cannot be used."""

    name: str
    problem: str = ""


def packs_folder(game: str) -> Path:
    """Return the folder of a game's packs; it need not exist."""
    return data_folder() / "packs" / game


def list_packs(rules: Rules[Any, Any]) -> list[PackInfo]:
    """Return every pack of a game by name; one that is broken says why."""
    folder = packs_folder(rules.name)
    names = {path.stem for ending in rules.pack_endings for path in folder.glob(f"*{ending}")}
    infos = []
    for name in sorted(names):
        problem = ""
        try:
            read_pack(rules, name)
        except GameboxError as error:
            problem = str(error)
        infos.append(PackInfo(name, problem))
    return infos


def read_pack(rules: Rules[Any, Any], name: str) -> tuple[str, Any]:
    """Return a pack as `new_table` takes it: its name and its content.

    No name is no pack. Raises GameboxError with one sentence that names the file.
    """
    if not name:
        return "", None
    path = _file_of(rules, name)
    try:
        text = read_bounded(path, LARGEST_PACK).decode()
    except UnicodeDecodeError as error:
        raise GameboxError(f"{path} is not written in UTF-8.") from error
    return name, rules.read_pack(text, path.name)


def _file_of(rules: Rules[Any, Any], name: str) -> Path:
    """Return the file of a pack: the one that is there, or the one that is missed.

    A name that two files bear is none: whichever were taken, the other would be meant.
    """
    paths = [packs_folder(rules.name) / f"{name}{ending}" for ending in rules.pack_endings]
    for path, ending in zip(paths, rules.pack_endings, strict=True):
        if path.name != f"{name}{ending}" or name.startswith("."):
            raise GameboxError(f"A pack's name is that of a file without its ending, not '{name}'.")
    there = [path for path in paths if os.path.lexists(path)]
    if len(there) > 1:
        files = " and ".join(path.name for path in there)
        raise GameboxError(f"There are two packs named '{name}', {files}: give one another name.")
    return (there or paths)[0]
