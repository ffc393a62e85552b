"""The start of the window in earnest: log, settings, what catches errors, and the window."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ui.errors import ErrorDialog, ErrorHook, log_qt_messages, open_log
from ui.paths import log_folder, resources
from ui.settings import SettingsStore
from ui.window import AFTER_MS, MainWindow, Opener


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


def set_icon() -> None:
    """Give all windows the icon; Qt loads its drawing of SVG for that, so it happens late."""
    QApplication.setWindowIcon(QIcon(str(resources("art", "icon.svg"))))
