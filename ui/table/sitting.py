"""What lies on the desk when a game is opened: the table, and what keeps it on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from gamebox.saver import OpenGame, open_game, start_game
from gamebox.table import Table

Keep = Callable[[Callable[[str], None]], OpenGame]


class Sitting(QObject):
    """One game that is played or looked at.

    Signals:
        problem(str): the game cannot be saved, and why; empty when it can be again.
    """

    problem = Signal(str)

    def __init__(self, table: Table[Any] | None = None, kept: Keep | None = None) -> None:
        """Sit down at `table`, or at the one that `kept` opens."""
        super().__init__()
        self._kept = kept(self.problem.emit) if kept is not None else None
        found = self._kept.table if self._kept is not None else table
        assert found is not None, "there is nothing to sit down at"
        self.table = found

    @classmethod
    def resume(cls, path: Path) -> "Sitting":
        """Return the game in a save, read-only where it is in use; raises BadSave."""
        return cls(kept=lambda problem: open_game(path, problem))

    @classmethod
    def begin(cls, table: Table[Any], path: Path) -> "Sitting":
        """Return a new game that is kept at `path`."""
        return cls(kept=lambda problem: start_game(table, path, problem))

    @property
    def read_only(self) -> str:
        """Why nothing may be done here, or empty."""
        return self._kept.read_only if self._kept else ""

    @property
    def notice(self) -> str:
        """What the person should know about how the save was opened, or empty."""
        return self._kept.notice if self._kept else ""

    def save(self) -> None:
        """Have the table written as it stands; does not wait."""
        if self._kept is not None:
            self._kept.save()

    def flush(self) -> str:
        """Wait until all is written; return a sentence when that failed."""
        return self._kept.flush() if self._kept is not None else ""

    def close(self) -> str:
        """Wait until all is written; return a sentence when that failed."""
        return self._kept.close() if self._kept is not None else ""
