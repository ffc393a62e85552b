"""The start of the window: Qt, typefaces, log, settings, and what catches errors."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ui.errors import ErrorDialog, ErrorHook, log_qt_messages, open_log
from ui.fonts import load_fonts
from ui.paths import log_folder, resources
from ui.settings import SettingsStore
from ui.window import AFTER_MS, MainWindow, Opener

APP_ID = "io.github.gamebox.gamebox"  # the name of the desktop file, so that Wayland finds the icon


def make_application(arguments: list[str]) -> QApplication:
    """Return the application, looking the same on every system."""
    QApplication.setApplicationName("gamebox")
    QApplication.setDesktopFileName(APP_ID)
    app = QApplication(arguments)
    if app.style().name() != "fusion":
        app.setStyle("Fusion")
    load_fonts()
    return app


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


def run(save: Path | None = None, shown: Callable[[MainWindow], None] | None = None) -> int:
    """Open the window, on the game in `save` when one is given; return the exit code.

    `shown` is called when the window is about to be painted for the first time.
    """
    from ui.opening import TableOpener  # noqa: PLC0415  # a game is loaded after the shelf shows

    app = make_application(sys.argv[:1])
    window = make_window(TableOpener())
    if shown is not None:
        shown(window)
    window.show()
    if save is not None:
        window.resume(save)
    return app.exec()
