"""What happens when something goes wrong: one sentence for the person, the rest in the log file."""

import contextlib
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

log = logging.getLogger("gamebox")

LOG_NAME = "gamebox.log"
LARGEST_LOG = 1_000_000  # bytes; then the file before it makes room

SENTENCE = "Something went wrong in the program. Your game is kept up to the latest answer."

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def open_log(folder: Path) -> Path | None:
    """Write the log into `folder` from now on; return the file, or None when that cannot be."""
    path = folder / LOG_NAME
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LARGEST_LOG:
            path.replace(path.with_suffix(".log.1"))
        if path.exists() and not path.is_file():
            raise FileExistsError(path)  # writing to a pipe could wait for ever
        with path.open("a", encoding="utf-8"):  # so that it is known now whether it can be written
            handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    except OSError:
        path, handler = None, logging.StreamHandler()  # type: ignore[assignment]
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return path


def _log_thread(failed: threading.ExceptHookArgs) -> None:
    name = failed.thread.name if failed.thread else "a thread that is gone"
    log.error("Not caught on %s: %r", name, failed.exc_value, exc_info=failed.exc_value)


class ErrorHook:
    """Logs every exception that nobody caught, and shows the first of a series to the person."""

    def __init__(self, show: Callable[[str, str], None], log_file: Path | None) -> None:
        self._show = show
        self._where = f"Details are in {log_file}." if log_file else "Details are on the terminal."
        self._showing = False

    def install(self) -> None:
        """Take the place of Python's own hooks; what fails on another thread is only logged."""
        sys.excepthook = self
        threading.excepthook = _log_thread

    def __call__(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Log the error; tell the person unless they are being told of another one."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.error("Not caught", exc_info=(kind, error, trace))
        if self._showing:
            return
        self._showing = True
        try:
            with contextlib.suppress(RuntimeError):  # the window may be gone already
                self._show(SENTENCE, self._where)
        finally:
            self._showing = False
