"""Deleting a saved game so that it can be had back for a while."""

import contextlib
from pathlib import Path

from gamebox.errors import GameboxError
from gamebox.files import kept_copies, reason

_ASIDE = ".discarded"


class Discarded:
    """A save, with its older copies, put aside out of the list.

    Raises GameboxError with a sentence when the folder cannot be changed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._moved: list[tuple[Path, Path]] = []
        if _is_folder(path):
            raise GameboxError(f"{path.name} is a folder, and gamebox deletes only files.")
        aside = path.parent / _ASIDE
        try:
            aside.mkdir(exist_ok=True)
            for file in (path, *kept_copies(path)):
                if (file.exists() or file.is_symlink()) and not _is_folder(file):
                    file.replace(aside / file.name)
                    self._moved.append((file, aside / file.name))
        except OSError as error:
            self._back()
            raise GameboxError(f"{path.name} cannot be deleted: {reason(error)}.") from error

    def restore(self) -> None:
        """Put the save back; raises GameboxError when that fails or its place is taken."""
        if self.path.exists() or self.path.is_symlink():
            raise GameboxError(f"{self.path.name} exists again, so the old one stays deleted.")
        try:
            self._back()
        except OSError as error:
            raise GameboxError(f"{self.path.name} cannot be put back: {reason(error)}.") from error

    def purge(self) -> None:
        """Delete the save for good."""
        for _, aside in self._moved:
            with contextlib.suppress(OSError):  # then it stays, out of the list
                aside.unlink()
        self._moved.clear()

    def _back(self) -> None:
        for file, aside in self._moved:
            aside.replace(file)
        self._moved.clear()


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()
