"""Open a window, and tell when it is of use: `python -m ui.bench_window home` (or `empty`).

When the first picture is painted and nothing waits to be done, three numbers are printed, and the
window closes: the moment (milliseconds of the clock that all processes share), the CPU time so far
(milliseconds) and the memory held (MB). Only what the window needs is loaded and measured.
"""

import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


class Watcher(QObject):
    """Reports on a window once it has been painted and the event loop has nothing left to do."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture."""
        if event.type() == QEvent.Type.Paint:
            self.window.removeEventFilter(self)
            QTimer.singleShot(0, self.report)
        return False

    def report(self) -> None:
        """Print the moment, the CPU time and the memory, and close the window."""
        print(time.monotonic() * 1000, time.process_time() * 1000, resident_mb())
        self.window.close()


def resident_mb() -> float:
    """Return the memory that this process holds, or 0 where the system does not tell."""
    try:
        with open("/proc/self/statm") as pages:  # noqa: PTH123  # pathlib need not be loaded
            return int(pages.read().split()[1]) * 4096 / 2**20
    except OSError:
        return 0.0


def empty() -> int:
    """Open an empty window."""
    app = QApplication(["empty"])
    window = QMainWindow()
    window.resize(1280, 800)
    Watcher(window)
    window.show()
    return app.exec()


def home() -> int:
    """Open the window of gamebox."""
    from ui.app import run  # noqa: PLC0415  # the empty window must not load it

    return run(shown=Watcher)


WINDOWS: dict[str, Callable[[], int]] = {"empty": empty, "home": home}

if __name__ == "__main__":
    sys.exit(WINDOWS[sys.argv[1]]())
