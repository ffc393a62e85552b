"""The way to the tutorial and back, in the main window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from support.at_table import enter_word, point_and_click

from gamebox.games.shelf import TITLES
from ui.app import LateOpener
from ui.home.new_game import NewGameDialog
from ui.home.settings_dialog import SettingsDialog
from ui.home.side import Place
from ui.settings import SettingsStore
from ui.tutorial.page import TutorialPage
from ui.window import MainWindow


@pytest.fixture
def window(qtbot):
    font, palette = QApplication.font(), QApplication.palette()
    store = SettingsStore()
    store.change(motion=0.0)
    window = MainWindow(store, LateOpener())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    QApplication.setFont(font)
    QApplication.setPalette(palette)


@pytest.fixture
def page(window, qtbot):
    """Return the tutorial, opened by the button on the box."""
    button = window.home.page(Place.PLAY).tiles["mind"].learn_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    page = window.game.widget
    assert isinstance(page, TutorialPage)
    assert window.pages.currentWidget() is page
    assert "The Mind Extreme" in window.windowTitle()
    return page


def test_leaving_leads_back_to_the_shelf_and_stops_everything(window, page, qtbot):
    page.go_on()
    page.card.leave_button.click()
    assert window.at_home
    assert window.game is None
    assert not page.playback.running


def test_the_rules_lead_to_the_tutorial_too(window, qtbot):
    window.home.go(Place.LEARN)
    window.home.page(Place.LEARN).tutorial_button.click()
    assert isinstance(window.game.widget, TutorialPage)


def test_after_it_a_game_can_be_begun(window, page):
    while not page.tutorial.finished:
        page.go_on()
    page.card.play_button.click()
    (dialog,) = window.findChildren(NewGameDialog)
    assert dialog.isVisible()
    assert window.at_home


def test_the_tutorial_waits_behind_the_settings(window, page):
    page.go_on()
    window.show_settings()
    (dialog,) = window.findChildren(SettingsDialog)
    window.store.change(text_scale=1.5)
    dialog.done_button.click()
    assert window.pages.currentWidget() is page
    assert page.tutorial.number == 1
    assert page.board.theme.text_scale == page.theme.text_scale == 1.5


@pytest.mark.parametrize("game", TITLES)
def test_the_tutorial_of_every_game_is_played_to_its_end(window, qtbot, game):
    button = window.home.page(Place.PLAY).tiles[game].learn_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    page = window.game.widget
    while not page.tutorial.finished:
        number = page.tutorial.number
        (offer,) = page.board.hands.offers()
        if page.rules.is_typed(offer.move):
            QApplication.processEvents()
            enter_word(page.board, offer.path[-1].removeprefix("word:"))
        for thing in page.board.path_of(offer):
            if page.tutorial.number == number:
                QApplication.processEvents()
                point_and_click(page.board, thing)
        assert page.tutorial.number == number + 1
    page.card.play_button.click()
    (dialog,) = window.findChildren(NewGameDialog)
    assert dialog.box.key == game


def test_a_word_that_leads_elsewhere_is_answered_beside_the_field(window, qtbot):
    """[say.used]"""
    button = window.home.page(Place.PLAY).tiles["medium"].learn_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    page = window.game.widget
    while page.tutorial.expected is not None and "entry:word" not in page.board.glowing():
        page.go_on()
        page.skip()
    number, used = page.tutorial.number, page.tutorial.table.game.words.word(46)
    for word, reason in ((used, "on a card of this turn"), ("table", "goes on differently")):
        enter_word(page.board, word)
        assert page.tutorial.number == number
        assert reason in page.board.stage.floats["#bubble"].face.words
    assert page.board.entry.line.echoMode() == QLineEdit.EchoMode.Normal
    enter_word(page.board, f" {page.tutorial.expected.word.upper()} ")
    assert page.tutorial.number == number + 1


def test_it_can_be_opened_again_and_begins_anew(window, page):
    page.go_on()
    page.home_button.click()
    window.tutorial("mind")
    assert window.game.widget is not page
    assert window.game.widget.tutorial.number == 0
