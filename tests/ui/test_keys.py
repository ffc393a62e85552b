"""Keys that a person can change: none at two things at once, kept, heard and printed everywhere."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.boards.mind_keys import cap, key_of, mind_keys
from ui.home.key_choice import LISTENING, KeyChoice
from ui.keymap import COMMANDS, FIXED, PEOPLE, Group, KeyMap, keymap_of, meet
from ui.settings import SettingsStore
from ui.theme import Theme
from ui.window import MainWindow


@pytest.fixture
def store(data_folder):
    return SettingsStore()


@pytest.fixture
def choice(qtbot, store):
    choice = KeyChoice(store, Theme())
    store.changed.connect(choice.follow)
    qtbot.addWidget(choice)
    choice.show()
    choice.activateWindow()
    qtbot.waitUntil(choice.isActiveWindow)
    return choice


def press(choice, name, key, modifiers=Qt.KeyboardModifier.NoModifier):
    button = choice.buttons[name]
    button.setFocus()
    button.click()
    assert button.text() == LISTENING
    QTest.keyClick(button, key, modifiers)
    return button


def test_the_usual_keys_are_in_nobodys_way():
    for command in COMMANDS:
        assert KeyMap().problem(command.name, command.usual) == ""
        assert key_of(command.usual) is not None


def test_one_person_and_people_who_share_a_screen_never_meet():
    assert not meet(Group.ALONE, PEOPLE[0])
    assert meet(PEOPLE[0], PEOPLE[1])
    assert meet(Group.ALONE, Group.MIND)
    assert meet(Group.TABLE, PEOPLE[3])


@pytest.mark.parametrize(
    ("name", "key", "words"),
    [
        ("white", "R", "R is taken, “lay your highest red”"),
        ("white 1", "O", "second person"),
        ("hint", "S", "propose a throwing star"),
        ("undo", "Ctrl+N", "new game"),
        ("white", "Esc", "stays as it is"),
        ("white", "Ctrl+W", "choose one key"),
        ("white", "", "cannot be used"),
    ],
)
def test_a_key_that_cannot_be_had_is_refused_in_a_sentence(name, key, words):
    assert words in KeyMap().problem(name, key)


def test_a_key_may_have_one_meaning_alone_and_another_at_a_shared_screen():
    assert KeyMap().problem("white", "Q") == ""


def test_what_a_file_says_that_cannot_be_is_left_out():
    keymap = keymap_of({"white": "T", "red": "T", "star": "Esc", "teleport": "X", "hint": "J"})
    assert dict(keymap.chosen) == {"white": "T", "hint": "J"}
    assert keymap.key("red") == "R"
    assert mind_keys(keymap_of({"white": "no such key"})).alone.white == Qt.Key.Key_W


def test_two_keys_that_were_swapped_stay_so(choice):
    for name, key in (("white", "T"), ("red", "W"), ("white", "R")):
        choice.choose(name, key)
    kept = SettingsStore().settings.keymap()
    assert (kept.key("white"), kept.key("red")) == ("R", "W")


def test_a_pressed_key_is_kept_and_shown(choice, store):
    button = press(choice, "white", Qt.Key.Key_T)
    assert button.text() == "T"
    assert store.settings.keymap().key("white") == "T"
    written = json.loads((store.folder / "settings.json").read_text(encoding="utf-8"))
    assert written["keys"] == {"white": "T"}
    assert SettingsStore().settings.keymap().key("white") == "T"
    press(choice, "white", Qt.Key.Key_W)
    assert store.settings.keys == {}


def test_a_conflict_is_said_and_nothing_changes(choice, store):
    press(choice, "white", Qt.Key.Key_R)
    assert choice.problem.isVisible()
    assert choice.problem.parent() is choice.buttons["white"].parent()
    assert "R is taken" in choice.problem.text()
    assert store.settings.keys == {}
    press(choice, "white", Qt.Key.Key_T)
    assert not choice.problem.isVisible()


def test_esc_and_leaving_break_the_choice_off(choice, store):
    button = press(choice, "white", Qt.Key.Key_Escape)
    assert button.text() == "W"
    button.click()
    choice.usual.setEnabled(True)
    choice.usual.setFocus()
    assert button.text() == "W"
    assert store.settings.keys == {}


def test_keys_with_ctrl_are_heard_whole_and_ctrl_alone_is_not(choice, store):
    button = press(choice, "undo", Qt.Key.Key_Control)
    assert button.text() == LISTENING
    QTest.keyClick(button, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert store.settings.keys == {"undo": "Ctrl+U"}


def test_all_keys_can_be_made_the_usual_ones_again(choice, store):
    press(choice, "white", Qt.Key.Key_T)
    choice.usual.click()
    assert store.settings.keys == {}
    assert choice.buttons["white"].text() == "W"
    assert not choice.usual.isEnabled()


def test_the_window_hears_the_chosen_keys_at_once(qtbot, store):
    window = MainWindow(store, None)
    qtbot.addWidget(window)
    store.change(keys={"settings": "Ctrl+K"})
    assert window.shortcuts["settings"].key().toString() == "Ctrl+K"
    assert window.shortcuts["new"].key().toString() == "Ctrl+N"


def test_every_key_that_boards_print_has_a_short_name():
    for name in ("F", "Space", "1", ";", "F5"):
        key = key_of(name)
        assert key is not None
        assert cap(key) == name
    assert set(FIXED).isdisjoint(command.usual for command in COMMANDS)
    QApplication.processEvents()
