"""Open a window, and tell when it is of use: `python -m ui.bench_window home` (or `empty`).

When the first picture is painted and nothing waits to be done, three numbers are printed, and the
window closes: the moment (milliseconds of the clock that all processes share), the CPU time so far
(milliseconds) and the memory held (MB). Only what the window needs is loaded and measured.
"""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow


def empty() -> int:
    """Open an empty window."""
    from PySide6.QtWidgets import QApplication, QMainWindow  # noqa: PLC0415

    app = QApplication(["empty"])
    window = QMainWindow()
    window.resize(1280, 800)
    watch(window)
    window.show()
    return app.exec()


def home() -> int:
    """Open the window of gamebox, as the command does."""
    from ui.__main__ import open_window  # noqa: PLC0415  # the empty window must not load it

    return open_window(watch)


def watch(window: "QMainWindow") -> None:
    """Report on `window` when it is of use."""
    from ui.bench_watch import Watcher  # noqa: PLC0415  # nothing of Qt before the window wants it

    Watcher(window)


WINDOWS: dict[str, Callable[[], int]] = {"empty": empty, "home": home}

if __name__ == "__main__":
    sys.exit(WINDOWS[sys.argv[1]]())
