"""The settings over the page of a game, which waits behind them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from gamebox.saves import data_folder
from ui.home.settings_page import SettingsPage
from ui.settings import SettingsStore
from ui.theme import Theme
from ui.widgets.basics import Button


class SettingsDialog(QDialog):
    """The settings page in a dialog; every change is in force at once."""

    def __init__(self, store: SettingsStore, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.page = SettingsPage(store, data_folder(), theme)
        self.done_button = Button("Done", theme, "primary", clicked=self.accept)
        foot = QHBoxLayout()
        foot.setContentsMargins(22, 8, 22, 14)
        foot.addStretch(1)
        foot.addWidget(self.done_button)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.page, 1)
        lines.addLayout(foot)
        self.resize(min(900, parent.width()), min(700, parent.height()))


def open_settings(store: SettingsStore, theme: Theme, parent: QWidget) -> SettingsDialog:
    """Open the settings over `parent`; does not wait."""
    dialog = SettingsDialog(store, theme, parent)
    dialog.open()
    return dialog
