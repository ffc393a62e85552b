"""What home needs beyond the shelf: the other pages, the saves, the new-game dialog.

All of it is loaded after the first picture is drawn, since it brings in the rules of the games.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from gamebox.errors import GameboxError
from gamebox.games.shelf import TITLES, rules_of
from gamebox.packs import list_packs
from gamebox.saves import SaveInfo, data_folder, list_saves, saves_folder
from gamebox.tutorial import has_tutorial
from ui.home.about import AboutPage
from ui.home.checking import SaveChecker
from ui.home.discard import Discarded
from ui.home.facts import box
from ui.home.learn import LearnPage
from ui.home.new_game import NewGameDialog
from ui.home.saved import SavedPage
from ui.home.settings_page import SettingsPage
from ui.home.side import Place
from ui.home.statistics import StatisticsPage
from ui.settings import LastTable

if TYPE_CHECKING:
    from ui.home.home import HomePage

__all__ = [
    "Discarded",
    "SaveChecker",
    "ask_for_file",
    "has_tutorial",
    "make_page",
    "new_game_dialog",
    "read_saves",
]


def read_saves() -> tuple[list[SaveInfo], str]:
    """Return the list of saves, and a sentence when there may be others that cannot be listed."""
    try:
        return list_saves(), ""
    except GameboxError as error:
        return [], str(error)


def ask_for_file(home: "HomePage") -> Path | None:
    """Ask for a save that lies elsewhere."""
    folder = saves_folder()
    start = folder if folder.is_dir() else Path.home()
    name, _ = QFileDialog.getOpenFileName(
        home, "Open a saved game", str(start), "Saved games (*.json);;All files (*)"
    )
    return Path(name) if name else None


def new_game_dialog(home: "HomePage", game: str) -> NewGameDialog:
    """Return the dialog for a new game, filled in as it was the last time."""
    last = home.store.settings.last_tables.get(game, LastTable())
    rules = rules_of(game)
    packs = list_packs(rules)
    return NewGameDialog(box(game), rules, last, home.theme, packs, parent=home.window())


def _saved(home: "HomePage") -> QWidget:
    page = SavedPage(home.theme)
    page.resume.connect(home.resume)
    page.replay.connect(home.replay)
    page.delete.connect(home.delete)
    page.open_file.connect(home.choose_file)
    return page


def _learn(home: "HomePage") -> QWidget:
    page = LearnPage(home.theme, tuple(TITLES))
    page.tutorial.connect(home.tutorial)
    return page


def make_page(home: "HomePage", place: Place) -> QWidget:
    """Return a new page for `place`, connected to `home`."""
    makers: dict[Place, Callable[[], QWidget]] = {
        Place.SAVED: lambda: _saved(home),
        Place.LEARN: lambda: _learn(home),
        Place.STATISTICS: lambda: StatisticsPage(home.theme),
        Place.SETTINGS: lambda: SettingsPage(home.store, data_folder(), home.theme),
        Place.ABOUT: lambda: AboutPage(home.theme),
    }
    return makers[place]()
