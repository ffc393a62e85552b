"""Home in a test: opened as a person finds it, with saved games of its own."""

import random
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from gamebox.core.seat import Seat
from gamebox.files import write_whole
from gamebox.games.shelf import rules_of
from gamebox.savefile import encode
from gamebox.saves import saves_folder
from gamebox.table import new_table
from ui.home.home import HomePage
from ui.palettes import Mode
from ui.settings import SettingsStore
from ui.stylesheet import stylesheet
from ui.window import dress

NOON = datetime(2026, 11, 30, 12, 0).astimezone()


def open_home(qtbot, scale=1.0, size=(1280, 800), mode=Mode.DARK):
    store = SettingsStore()
    store.change(text_scale=scale, mode=mode)
    theme = store.settings.theme()
    dress(theme)
    home = HomePage(store, theme)
    home.setStyleSheet(stylesheet(theme))
    qtbot.addWidget(home)
    home.resize(*size)
    home.show()
    qtbot.waitExposed(home)
    return home


def keep(name, answers=0, saved=NOON, seed=1, names=("Ann", "Ben")):
    """Keep a game of The Mind after so many answers (None: to its end); return its file."""
    table = new_table(rules_of("mind"), [Seat("human", each) for each in names], {}, seed)
    chance = random.Random(seed)
    while not table.game.over and (answers is None or table.number < answers):
        seat = chance.choice(table.asked())
        table.answer(seat, chance.choice(table.moves(seat)))
    path = saves_folder() / f"{name}.json"
    write_whole(path, encode(table, saved))
    return path


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def texts(widget):
    QApplication.processEvents()  # what was just added shows a moment later
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def buttons_of(widget):
    """Return the buttons inside `widget` by what is written on them."""
    return {each.text().strip(): each for each in widget.findChildren(QAbstractButton)}
