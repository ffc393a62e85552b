"""Opens games in the window: makes the table and the page that shows it."""

from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from gamebox.core.rules import Rules
from gamebox.games.shelf import rules_of
from gamebox.packs import read_pack
from gamebox.saves import new_path
from gamebox.table import Record, new_table
from ui.home.new_game import NewGame, random_seed
from ui.table.page import TablePage
from ui.table.sitting import Sitting
from ui.tutorial.page import TutorialPage
from ui.window import GamePage, MainWindow


def begin_game(wanted: NewGame, window: MainWindow) -> GamePage:
    """Set up a new game, keep it in a new save, and show it."""
    rules = rules_of(wanted.game)
    pack = read_pack(rules, wanted.pack)
    table = new_table(rules, wanted.seats, wanted.options, wanted.seed, pack)
    path = new_path(wanted.game, datetime.now())
    return _shown(Sitting.begin(table, path), window)


def resume_game(path: Path, window: MainWindow) -> GamePage:
    """Open a save and go on with it."""
    return _shown(Sitting.resume(path), window)


def replay_game(path: Path, window: MainWindow) -> GamePage:
    """Open a save and show it from its start."""
    game = _shown(Sitting.resume(path), window)
    assert isinstance(game.widget, TablePage)
    game.widget.open_replay()
    return game


def _shown(sitting: Sitting, window: MainWindow) -> GamePage:
    page = TablePage(sitting, window.store)
    page.home_asked.connect(window.go_home)
    page.again_asked.connect(lambda record: window.begin(again(sitting, record)))
    title = sitting.table.rules.title
    return GamePage(page, title, page.show_settings, page.close_game)


def again(sitting: Sitting, record: Record[Any, Any, Any]) -> NewGame:
    """Return the same game with the same seats and new cards; who has left is a normal bot."""
    rules, options = sitting.table.rules, dict(record.options)
    seats = tuple(
        replace(seat, level=Rules.absent) if seat.level == rules.absent else seat
        for seat in record.seats
    )
    return NewGame(rules.name, seats, options, random_seed(), record.pack)


def teach_game(game: str, window: MainWindow) -> GamePage:
    """Show the page that teaches a game by playing it."""
    page = TutorialPage(game, window.store)
    page.left.connect(window.go_home)
    page.play_asked.connect(window.play_after_tutorial)
    return GamePage(page, rules_of(game).title, page.show_settings, page.close_game)
