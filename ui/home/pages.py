"""Makes the pages of home that are not seen at the start; loaded when the first one is opened."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gamebox.games.shelf import BUILT
from gamebox.saves import data_folder
from ui.home.about import AboutPage
from ui.home.learn import LearnPage
from ui.home.saved import SavedPage
from ui.home.settings_page import SettingsPage
from ui.home.side import Place
from ui.home.statistics import StatisticsPage

if TYPE_CHECKING:
    from ui.home.home import HomePage


def _saved(home: "HomePage") -> QWidget:
    page = SavedPage(home.theme)
    page.resume.connect(home.resume)
    page.replay.connect(home.replay)
    page.delete.connect(home.delete)
    page.open_file.connect(home.choose_file)
    return page


def make_page(home: "HomePage", place: Place) -> QWidget:
    """Return a new page for `place`, connected to `home`."""
    makers: dict[Place, Callable[[], QWidget]] = {
        Place.SAVED: lambda: _saved(home),
        Place.LEARN: lambda: LearnPage(home.theme, BUILT),
        Place.STATISTICS: lambda: StatisticsPage(home.theme),
        Place.SETTINGS: lambda: SettingsPage(home.store, data_folder(), home.theme),
        Place.ABOUT: lambda: AboutPage(home.theme),
    }
    return makers[place]()
