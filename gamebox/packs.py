"""Packs of the user's own: cards or words as TOML in the data folder, `packs/GAME/NAME.toml`.

A pack is data that the game's rules check like their own; it cannot run anything.
"""

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
    infos = []
    for path in sorted(packs_folder(rules.name).glob("*.toml")):
        problem = ""
        try:
            read_pack(rules, path.stem)
        except GameboxError as error:
            problem = str(error)
        infos.append(PackInfo(path.stem, problem))
    return infos


def read_pack(rules: Rules[Any, Any], name: str) -> tuple[str, Any]:
    """Return a pack as `new_table` takes it: its name and its content.

    No name is no pack. Raises GameboxError with one sentence that names the file.
    """
    if not name:
        return "", None
    path = packs_folder(rules.name) / f"{name}.toml"
    if path.name != f"{name}.toml" or name.startswith("."):
        raise GameboxError(f"A pack's name is that of a file without its ending, not '{name}'.")
    try:
        text = read_bounded(path, LARGEST_PACK).decode()
    except UnicodeDecodeError as error:
        raise GameboxError(f"{path} is not written in UTF-8.") from error
    return name, rules.read_pack(text, path.name)
