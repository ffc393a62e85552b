"""Reports on a window that `ui.bench_window` has opened, as soon as it is of use."""

import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QMainWindow


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
