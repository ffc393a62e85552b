"""Home by keyboard: the latest game by Enter, the chosen one, and from thing to thing by arrows."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from support.home import NOON, buttons_of, keep, open_home, texts

from ui.home.side import Place
from ui.settings import SettingsStore
from ui.widgets.basics import Button
from ui.widgets.steering import neighbour
from ui.window import MainWindow

RIGHT, DOWN, LEFT, UP = QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)


@pytest.fixture
def home(home, qtbot):
    home.activateWindow()
    qtbot.waitUntil(home.isActiveWindow)
    home.setFocus()
    return home


def test_enter_goes_on_with_the_latest_game(home, qtbot):
    keep("older", 3, NOON.replace(hour=9))
    latest = keep("latest", 4, NOON)
    home.refresh()
    with qtbot.waitSignal(home.resume) as asked:
        press(Qt.Key.Key_Return)
    assert asked.args == [latest]


def test_enter_says_when_there_is_no_game_to_go_on_with(home):
    press(Qt.Key.Key_Return)
    assert "There is no game to go on with: begin one." in texts(home)


def test_a_window_that_opens_or_comes_home_hears_enter(qtbot):
    window = MainWindow(SettingsStore(), None)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert QApplication.focusWidget() is window.home
    window.home.side.button(Place.LEARN).setFocus()
    window.go_home()
    assert QApplication.focusWidget() is window.home


def test_enter_opens_the_game_that_is_chosen(home, qtbot):
    older = keep("older", 3, NOON.replace(hour=9))
    keep("latest", 4, NOON)
    home.refresh()
    home.go(Place.SAVED)
    row = home.page(Place.SAVED).rows[older]
    buttons_of(row)["Resume"].setFocus()
    with qtbot.waitSignal(home.resume) as asked:
        press(Qt.Key.Key_Return)
    assert asked.args == [older]


def test_arrows_walk_over_the_shelf_and_enter_plays(home):
    tiles = home.page(Place.PLAY).tiles
    press(Qt.Key.Key_Down)
    assert tiles["mind"].play_button.hasFocus()
    press(Qt.Key.Key_Right)
    assert tiles["mind"].learn_button.hasFocus()
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Down)
    assert tiles["middle_ages"].play_button.hasFocus()
    press(Qt.Key.Key_Left)
    assert home.side.isAncestorOf(QApplication.focusWidget())
    press(Qt.Key.Key_Right)
    assert home.page(Place.PLAY).isAncestorOf(QApplication.focusWidget())
    tiles["middle_ages"].play_button.setFocus()
    press(Qt.Key.Key_Enter)
    assert home.dialog.isVisible()
    home.dialog.reject()


def test_esc_goes_back_to_the_shelf(home):
    home.go(Place.STATISTICS)
    home.side.button(Place.STATISTICS).setFocus()
    press(Qt.Key.Key_Escape)
    assert home.place is Place.PLAY
    assert home.hasFocus()


@pytest.mark.parametrize("place", [Place.SAVED, Place.LEARN, Place.SETTINGS])
def test_an_arrow_leads_into_a_page_in_which_something_can_be_used(qtbot, place):
    keep("game", 3)
    home = open_home(qtbot)
    home.activateWindow()
    qtbot.waitUntil(home.isActiveWindow)
    home.refresh()
    home.go(place)
    QApplication.processEvents()
    home.setFocus()
    press(Qt.Key.Key_Down)
    assert home.page(place).isAncestorOf(QApplication.focusWidget())


def test_the_nearest_in_a_direction_is_found_by_where_it_stands(qtbot):
    field = QWidget()
    qtbot.addWidget(field)
    spots = {"a": (0, 0), "b": (100, 0), "c": (0, 100), "d": (110, 110), "hidden": (50, 50)}
    there = {}
    for name, (x, y) in spots.items():
        button = there[name] = QPushButton(name, field)
        button.setGeometry(x, y, 40, 20)
    there["hidden"].hide()
    assert neighbour(there["a"], RIGHT, field) is there["b"]
    assert neighbour(there["a"], DOWN, field) is there["c"]
    assert neighbour(there["d"], UP, field) is there["b"]
    assert neighbour(there["d"], LEFT, field) is there["c"]
    assert neighbour(there["a"], UP, field) is None
    there["b"].setEnabled(False)
    assert neighbour(there["a"], RIGHT, field) is there["d"]


def test_enter_presses_a_button_once_however_long_it_is_held(qtbot, home):
    pressed = []
    button = Button("Go", home.theme, clicked=lambda: pressed.append(1))
    qtbot.addWidget(button)
    button.show()
    QTest.keyPress(button, Qt.Key.Key_Return)
    QTest.keyRelease(button, Qt.Key.Key_Return)
    assert pressed == [1]
