"""The start of the window: Qt, typefaces, log, settings, and what catches errors."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ui.errors import ErrorDialog, ErrorHook, log_qt_messages, open_log
from ui.fonts import load_fonts
from ui.paths import log_folder, resources
from ui.settings import SettingsStore
from ui.window import AFTER_MS, GamePage, MainWindow, Opener

if TYPE_CHECKING:
    from ui.home.new_game import NewGame

APP_ID = "io.github.gamebox.gamebox"  # the name of the desktop file, so that Wayland finds the icon


def make_application(arguments: list[str]) -> QApplication:
    """Return the application, looking the same on every system."""
    QApplication.setApplicationName("gamebox")
    QApplication.setDesktopFileName(APP_ID)
    app = QApplication([*arguments, "-style", "Fusion"])
    load_fonts()
    return app


class LateOpener:
    """Opens games; everything that a table needs is loaded when the first one is opened."""

    def begin(self, wanted: "NewGame", window: MainWindow) -> GamePage:
        """Begin a new game."""
        return _opening().begin_game(wanted, window)

    def resume(self, path: Path, window: MainWindow) -> GamePage:
        """Go on with a saved game."""
        return _opening().resume_game(path, window)

    def replay(self, path: Path, window: MainWindow) -> GamePage:
        """Show a saved game from its start."""
        return _opening().replay_game(path, window)

    def tutorial(self, game: str, window: MainWindow) -> GamePage:
        """Teach a game."""
        return _opening().teach_game(game, window)


def _opening() -> Any:
    from ui import opening  # noqa: PLC0415

    return opening


def set_icon() -> None:
    """Give all windows the icon; Qt loads its drawing of SVG for that, so it happens late."""
    QApplication.setWindowIcon(QIcon(str(resources("art", "icon.svg"))))


def make_window(opener: Opener) -> MainWindow:
    """Return the main window, with the person's settings; errors that nobody catches go to it."""
    log_file = open_log(log_folder())
    log_qt_messages()
    window = MainWindow(SettingsStore(), opener)

    def show(sentence: str, detail: str) -> None:
        ErrorDialog(sentence, detail, window.theme, window).exec()

    QTimer.singleShot(AFTER_MS, window, set_icon)
    ErrorHook(show, log_file).install()
    return window


def run(save: Path | None = None, shown: Callable[[MainWindow], object] | None = None) -> int:
    """Open the window, on the game in `save` when one is given; return the exit code.

    `shown` is called with the window right before it appears.
    """
    app = make_application(sys.argv[:1])
    window = make_window(LateOpener())
    if shown is not None:
        shown(window)
    window.show()
    if save is not None:
        window.resume(save)
    return app.exec()
