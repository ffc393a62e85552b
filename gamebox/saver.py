"""Keeping a game on disk while it is played: the lock on its file, and writing without waiting."""

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from filelock import FileLock, Timeout

from gamebox.errors import GameboxError
from gamebox.files import reason, writable, write_whole
from gamebox.savefile import encode
from gamebox.saves import load, load_or_recover
from gamebox.table import Table

log = logging.getLogger(__name__)

NOT_KEPT = (
    "You can play, but this game is not kept. {} GAMEBOX_DATA in the environment names "
    "another folder for the saves."
)
IN_USE = "This game is open in another window, so here it can only be looked at."


class Locked(GameboxError):
    """Say why a save cannot be written."""


class InUse(Locked):
    """Say that somebody else has a save open to write it."""


class SaveLock:
    """The right to write a save, held by one window or command; it ends with its process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: FileLock | None = None

    def take(self) -> None:
        """Take the lock without waiting; raises Locked with the reason when that fails."""
        try:
            path = writable(self.path)
            file = path.with_name(f".{path.name}.lock")
            # Only a lock of the system itself vanishes with a process that is killed.
            lock = FileLock(file, timeout=0, thread_local=False, fallback_to_soft=False)
            lock.acquire()
        except Timeout as error:
            if not file.exists():  # some folders of the system take no file at all
                raise Locked(f"{self.path} cannot be written.") from error
            raise InUse(IN_USE) from error
        except (OSError, NotImplementedError) as error:
            raise Locked(f"{self.path} cannot be written: {reason(error)}.") from error
        self._lock = lock

    def give_back(self) -> None:
        """Let others write; does nothing when the lock is not held."""
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        self.take()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.give_back()


def write_save(table: Table[Any], path: Path, keep: bool = True) -> None:
    """Write the save of a table now; raises GameboxError with one sentence.

    Without `keep` the file before is set aside as broken, and is not among the kept copies.
    """
    _write(path, encode(table), keep)


def _write(path: Path, content: bytes, keep: bool) -> None:
    try:
        write_whole(path, content, keep)
    except OSError as error:
        raise GameboxError(f"The game cannot be saved in {path}: {reason(error)}.") from error


class Saver:
    """Write a table's newest state on a thread of its own; states in between may be left out.

    `problem` is called on that thread with a sentence when writing fails, and with an empty one
    when it works again. The game itself is never touched: the next `save` tries again.
    """

    def __init__(self, path: Path, problem: Callable[[str], None], keep: bool = True) -> None:
        self.path = path
        self.problem = problem
        self._keep = keep
        self._failed = ""
        self._waiting: bytes | None = None
        self._busy = False
        self._closed = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name=f"save {path.name}", daemon=True)
        self._thread.start()

    def save(self, table: Table[Any]) -> None:
        """Have the table written as it is now; does not wait."""
        content = encode(table)
        with self._changed:
            self._waiting = content
            self._changed.notify_all()

    def flush(self) -> str:
        """Wait until all is written; return the sentence of what went wrong, or nothing."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is None and not self._busy)
            return self._failed

    def close(self) -> str:
        """Write what is left and end the thread; return what `flush` does."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join()
        return self._failed

    def _run(self) -> None:
        while (content := self._next()) is not None:
            failed = self._attempt(content)
            told = failed != self._failed
            self._failed = failed
            if told:
                self._tell(failed)
            with self._changed:
                self._busy = False
                self._changed.notify_all()

    def _next(self) -> bytes | None:
        """Wait for something to write; None when there will be nothing more."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is not None or self._closed)
            content, self._waiting = self._waiting, None
            self._busy = content is not None
            return content

    def _tell(self, failed: str) -> None:
        try:
            self.problem(failed)
        except Exception:  # who is told may be gone already; writing goes on
            log.exception("Nobody could be told: %s", failed or "saving works again")

    def _attempt(self, content: bytes) -> str:
        try:
            _write(self.path, content, self._keep)
        except GameboxError as error:
            return str(error)
        self._keep = True
        return ""


class OpenGame:
    """A table and its save: written after every answer, or only looked at.

    `read_only` says why nothing is written, `notice` what the person should know about how the
    save was opened; both are empty when all is well.
    """

    def __init__(
        self,
        table: Table[Any],
        path: Path,
        lock: SaveLock | None,
        problem: Callable[[str], None],
        *,
        read_only: str = "",
        notice: str = "",
    ) -> None:
        self.table = table
        self.path = path
        self.read_only = read_only
        self.notice = notice
        self._lock = lock
        self._saver = Saver(path, problem, keep=not notice) if lock else None

    def save(self) -> None:
        """Have the table written; does not wait. Call it after every change."""
        if self._saver:
            self._saver.save(self.table)

    def flush(self) -> str:
        """Wait until all is written; return the sentence of what went wrong, or nothing."""
        return self._saver.flush() if self._saver else ""

    def close(self) -> str:
        """Write what is left and let others write; return what `flush` does."""
        if self._saver is None or self._lock is None:
            return ""
        failed = self._saver.close()
        self._lock.give_back()
        return failed


def open_game(path: Path, problem: Callable[[str], None]) -> OpenGame:
    """Open a save to play on, or read-only when it is in use or cannot be written.

    A broken one is recovered from its newest good copy. `problem` is told what cannot be written,
    on another thread. Raises BadSave.
    """
    lock = SaveLock(path)
    try:
        lock.take()
    except Locked as error:
        return OpenGame(load(path), path, None, problem, read_only=str(error))
    try:
        table, notice = load_or_recover(path)
    except BaseException:
        lock.give_back()
        raise
    return OpenGame(table, path, lock, problem, notice=notice)


def start_game(table: Table[Any], path: Path, problem: Callable[[str], None]) -> OpenGame:
    """Keep a new game in a new save, which is written at once.

    When the folder cannot be written, the game is played all the same, and `notice` says why it
    is not kept.
    """
    lock = SaveLock(path)
    try:
        lock.take()
    except Locked as error:
        return OpenGame(table, path, None, problem, notice=NOT_KEPT.format(error))
    game = OpenGame(table, path, lock, problem)
    game.save()
    return game
