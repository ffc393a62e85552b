"""Finding out which saves that were changed by hand can be opened, while the window is idle."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from gamebox.saves import SaveInfo, checked

CHECK_EVERY_MS = 10  # between two files, so that the window can paint and answer

Version = tuple[Path, int]
"""A file, and when it was changed."""


class SaveChecker(QObject):
    """Plays one save after another again that the list of saves is not sure of.

    Signals:
        broken(SaveInfo): this one cannot be opened.
    """

    broken = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[Version, SaveInfo] = {}
        self._waiting: list[SaveInfo] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._check_one)

    def look_through(self, infos: Sequence[SaveInfo]) -> list[SaveInfo]:
        """Return the saves with what is known of them by now, and go on to check the others."""
        known = [info if info.sure else self._known.get(_version(info), info) for info in infos]
        self._waiting = [info for info in known if not info.sure]
        if self._waiting:
            self._timer.start(CHECK_EVERY_MS)
        return known

    def _check_one(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        info = self._waiting.pop(0)
        found = self._known[_version(info)] = checked(info)
        if found.problem:
            self.broken.emit(found)


def _version(info: SaveInfo) -> Version:
    try:
        return info.path, info.path.stat().st_mtime_ns
    except OSError:
        return info.path, 0
