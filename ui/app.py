"""The way into the window. Little is loaded here: how soon the window shows depends on it."""

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ui.fonts import load_fonts

if TYPE_CHECKING:
    from ui.home.new_game import NewGame
    from ui.window import GamePage, MainWindow

APP_ID = "io.github.gamebox.gamebox"  # the name of the desktop file, so that Wayland finds the icon
TIDY_AFTER_MS = 1000


def make_application(arguments: list[str]) -> QApplication:
    """Return the application, looking the same on every system."""
    QApplication.setApplicationName("gamebox")
    QApplication.setDesktopFileName(APP_ID)
    app = QApplication([*arguments, "-style", "Fusion"])
    load_fonts()
    return app


class LateOpener:
    """Opens games; everything that a table needs is loaded when the first one is opened."""

    def begin(self, wanted: "NewGame", window: "MainWindow") -> "GamePage":
        """Begin a new game."""
        return _opening().begin_game(wanted, window)

    def resume(self, path: Path, window: "MainWindow") -> "GamePage":
        """Go on with a saved game."""
        return _opening().resume_game(path, window)

    def replay(self, path: Path, window: "MainWindow") -> "GamePage":
        """Show a saved game from its start."""
        return _opening().replay_game(path, window)

    def tutorial(self, game: str, window: "MainWindow") -> "GamePage":
        """Teach a game."""
        return _opening().teach_game(game, window)


def _opening() -> Any:
    from ui import opening  # noqa: PLC0415

    return opening


def run(save: Path | None = None, shown: "Callable[[MainWindow], object] | None" = None) -> int:
    """Open the window, on the game in `save` when one is given; return the exit code.

    `shown` is called with the window right before it appears.
    """
    from ui.start import make_window  # noqa: PLC0415

    app = make_application(sys.argv[:1])
    window = make_window(LateOpener())
    QTimer.singleShot(TIDY_AFTER_MS, gc.enable)
    if shown is not None:
        shown(window)
    window.show()
    if save is not None:
        window.resume(save)
    return app.exec()
