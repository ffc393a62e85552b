"""The start of the window in earnest: log, settings, what catches errors, and the window."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ui.errors import ErrorHook, open_log
from ui.paths import log_folder, resources
from ui.settings import SettingsStore
from ui.window import AFTER_MS, MainWindow, Opener


def make_window(opener: Opener) -> MainWindow:
    """Return the main window, with the person's settings; errors that nobody catches go to it."""
    log_file = open_log(log_folder())
    window = MainWindow(SettingsStore(), opener)

    def show(sentence: str, detail: str) -> None:
        from ui.error_dialog import ErrorDialog  # noqa: PLC0415  # most windows never need it

        ErrorDialog(sentence, detail, window.theme, window).exec()

    QTimer.singleShot(AFTER_MS, window, _finish)
    ErrorHook(show, log_file).install()
    return window


def _finish() -> None:
    """Do what nobody waits for: give the windows their icon, and Qt's messages to the log."""
    from ui.error_dialog import log_qt_messages  # noqa: PLC0415

    log_qt_messages()
    QApplication.setWindowIcon(QIcon(str(resources("art", "icon.svg"))))
