"""The main window: opening games, keeping its place, and what happens when something fails."""

import logging
import os
import sys

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from ui.error_dialog import ErrorDialog
from ui.errors import LOG_NAME, SENTENCE, ErrorHook, open_log
from ui.fonts import load_fonts, missing_families
from ui.home.new_game import NewGame
from ui.home.side import Place
from ui.palettes import Mode
from ui.settings import SettingsStore
from ui.theme import Theme
from ui.window import SMALLEST, GamePage, MainWindow, visible_geometry

SCREENS = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)]
WANTED = NewGame("mind", (Seat("human", "You"), Seat("human", "Two")))


class FakeOpener:
    """Opens empty pages and notes what was asked and closed."""

    def __init__(self):
        self.asked, self.closed, self.settings = [], [], 0
        self.error = None

    def page(self, *asked):
        if self.error:
            raise GameboxError(self.error)
        self.asked.append(asked)
        return GamePage(QWidget(), "A game", self.show_settings, lambda: self.closed.append(asked))

    def show_settings(self):
        self.settings += 1

    def begin(self, wanted, window):
        return self.page("begin", wanted)

    def resume(self, path, window):
        return self.page("resume", path)

    def replay(self, path, window):
        return self.page("replay", path)

    def tutorial(self, game, window):
        return self.page("tutorial", game)


@pytest.fixture
def opener():
    return FakeOpener()


@pytest.fixture
def window(qtbot, opener):
    window = MainWindow(SettingsStore(), opener)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    return window


def press(qtbot, window, key, modifiers=Qt.KeyboardModifier.ControlModifier):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, key, modifiers)


def test_a_new_game_replaces_home_and_going_home_closes_it(window, opener):
    window.home.begin.emit(WANTED)
    assert opener.asked == [("begin", WANTED)]
    assert not window.at_home
    assert window.windowTitle() == "A game – gamebox"
    window.go_home()
    assert window.at_home
    assert opener.closed == [("begin", WANTED)]
    assert window.windowTitle() == "gamebox"


def test_opening_another_game_closes_the_one_before(window, opener, tmp_path):
    window.begin(WANTED)
    window.resume(tmp_path / "other.json")
    assert opener.closed == [("begin", WANTED)]
    assert opener.asked[-1] == ("resume", tmp_path / "other.json")


def test_a_game_that_cannot_be_opened_is_said_at_home(window, opener, tmp_path):
    opener.error = "It was written by a newer gamebox."
    window.resume(tmp_path / "new.json")
    assert window.at_home
    assert window.home.notice.isVisible()
    assert window.home.notice.sentence.text() == opener.error


def test_closing_the_window_keeps_the_game_and_the_place_of_the_window(window, opener):
    window.begin(WANTED)
    window.setGeometry(40, 30, 900, 600)
    window.close()
    assert opener.closed == [("begin", WANTED)]
    assert SettingsStore().settings.geometry == (40, 30, 900, 600)


def test_the_window_comes_back_where_it_was(qtbot, opener):
    SettingsStore().change(geometry=(20, 10, 760, 640))
    window = MainWindow(SettingsStore(), opener)
    qtbot.addWidget(window)
    assert window.geometry() == QRect(20, 10, 760, 640)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (QRect(100, 100, 1280, 800), QRect(100, 100, 1280, 800)),
        (QRect(2000, 50, 800, 600), QRect(2000, 50, 800, 600)),
        (QRect(100, 100, 5000, 4000), QRect(100, 100, 1920, 1080)),
    ],
)
def test_a_place_that_can_be_seen_is_kept(wanted, expected):
    assert visible_geometry(wanted, SCREENS) == expected


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(-5000, 100, 1280, 800),
        QRect(100, -3000, 1280, 800),
        QRect(1910, 1070, 1280, 800),
        QRect(100, 1079, 1280, 800),
        QRect(100, -40, 1280, 800),
        None,
    ],
)
def test_a_place_that_no_screen_shows_is_given_up(wanted):
    assert visible_geometry(wanted, SCREENS) == QRect(320, 140, 1280, 800)


def test_the_window_is_never_larger_than_the_screen():
    assert visible_geometry(None, [QRect(0, 0, 1024, 600)]) == QRect(0, 0, 1024, 600)


def test_ctrl_comma_opens_the_settings(qtbot, window):
    press(qtbot, window, Qt.Key.Key_Comma)
    assert window.home.place is Place.SETTINGS


def test_settings_asked_for_in_a_game_are_the_games(qtbot, window, opener):
    window.begin(WANTED)
    window.show_settings()
    assert opener.settings == 1
    assert not window.at_home


def test_ctrl_n_asks_for_a_new_game(qtbot, window):
    press(qtbot, window, Qt.Key.Key_N)
    dialog = window.home.dialog
    assert dialog.isVisible()
    dialog.reject()


def test_f11_fills_the_screen_and_gives_it_back(qtbot, window):
    press(qtbot, window, Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier)
    assert window.isFullScreen()
    press(qtbot, window, Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier)
    assert not window.isFullScreen()


def test_ctrl_r_without_a_game_says_so(qtbot, window):
    press(qtbot, window, Qt.Key.Key_R)
    assert "no game to go on with" in window.home.notice.sentence.text()


def test_another_text_size_changes_the_window_at_once(window):
    before = window.home.side.name.fontInfo().pixelSize()
    window.store.change(text_scale=2.0)
    assert window.home.side.name.fontInfo().pixelSize() == 2 * before


def test_another_appearance_reaches_every_page(qtbot, window):
    for place in Place:
        window.home.go(place)
    window.store.change(mode=Mode.LIGHT)
    for place in Place:
        page = window.home.page(place)
        theme = getattr(page, "theme", window.theme)
        assert theme.mode is Mode.LIGHT, place


def test_the_smallest_window_is_smaller_than_the_smallest_screen():
    assert SMALLEST.width() <= 1024
    assert SMALLEST.height() <= 640


def test_damaged_settings_are_told_at_home(qtbot, opener, tmp_path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text("{")
    window = MainWindow(SettingsStore(), opener)
    qtbot.addWidget(window)
    assert "cannot be read" in window.home.notice.sentence.text()


def test_all_bundled_families_are_there(qapp):
    assert missing_families() == []


def test_a_broken_typeface_costs_nothing_else(qapp, tmp_path, caplog):
    (tmp_path / "broken.ttf").write_bytes(b"no typeface")
    load_fonts(tmp_path)
    assert "broken.ttf" in caplog.text


def test_an_error_nobody_caught_is_logged_and_shown_once(tmp_path, caplog):
    shown = []
    hook = ErrorHook(lambda *texts: shown.append(texts), tmp_path / LOG_NAME)
    try:
        raise ZeroDivisionError("by nought")
    except ZeroDivisionError:
        hook(*sys.exc_info())
    assert "by nought" in caplog.text
    assert shown == [(SENTENCE, f"Details are in {tmp_path / LOG_NAME}.")]


def test_an_error_while_an_error_is_shown_is_only_logged(caplog):
    shown = []

    def show(*texts):
        shown.append(texts)
        hook(ValueError, ValueError("again"), None)

    hook = ErrorHook(show, None)
    hook(KeyError, KeyError("first"), None)
    assert len(shown) == 1
    assert "again" in caplog.text


@pytest.fixture
def root_log():
    """The root of all logs, which is afterwards as it was before."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield root
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)


@pytest.mark.usefixtures("root_log")
def test_the_log_goes_to_its_file_and_an_old_long_one_is_put_aside(tmp_path):
    old = tmp_path / LOG_NAME
    old.write_text("x" * 1_000_001)
    path = open_log(tmp_path)
    logging.getLogger("gamebox").warning("hello")
    assert "hello" in path.read_text()
    assert (tmp_path / "gamebox.log.1").stat().st_size == 1_000_001


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
@pytest.mark.parametrize(
    "spoil",
    [os.mkfifo, os.mkdir, lambda path: path.symlink_to("no/where")],
    ids=["pipe", "folder", "link to nothing"],
)
def test_a_log_that_cannot_be_written_goes_to_the_terminal(tmp_path, root_log, capsys, spoil):
    spoil(tmp_path / LOG_NAME)
    assert open_log(tmp_path) is None
    logging.getLogger("gamebox").warning("hello")
    assert "WARNING gamebox: hello" in capsys.readouterr().err


def test_the_error_dialog_says_one_sentence_and_goes_away(qtbot):
    dialog = ErrorDialog("It broke.", "Details are elsewhere.", Theme())
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.sentence.text() == "It broke."
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
