"""What lies on the desk when a game is opened: the table, and what keeps it on disk."""

from dataclasses import dataclass
from typing import Any, Protocol

from gamebox.table import Table


class Keeper(Protocol):
    """Writes the table to disk, away from the window's thread; the newest state wins."""

    @property
    def problem(self) -> str:
        """One sentence when the last attempt to write has failed, else empty."""

    def save(self, table: Table[Any]) -> None:
        """Have the table written as it stands now, soon; does not wait."""

    def close(self) -> None:
        """Wait until what was given is written, and stop."""


@dataclass(frozen=True)
class Sitting:
    """One game that is played or looked at.

    `keeper` is None where nothing is kept (a test, a game only looked at); `read_only` is the
    sentence that says why nobody may play here, or empty.
    """

    table: Table[Any]
    keeper: Keeper | None = None
    read_only: str = ""
