"""Home as a person uses it: the shelf, and what holds for all pages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QScrollArea,
    QWidget,
)
from support.home import click, keep, open_home, texts

from gamebox.games.shelf import TITLES, rules_of
from gamebox.saves import saves_folder
from ui.home import pages
from ui.home.facts import BOXES, box
from ui.home.key_list import KEYS
from ui.home.side import Place
from ui.palettes import Mode

SIZES = [(1024, 640), (3840, 2160)]


# The shelf


def test_the_facts_on_the_boxes_are_those_of_the_shelf():
    assert {each.key: each.title for each in BOXES} == TITLES
    for game in TITLES:
        assert all(level in box(game).bots.casefold() for level in rules_of(game).levels)
        counts = rules_of(game).seat_counts
        assert box(game).players == f"{counts[0]}–{counts[-1]}"


def test_a_box_can_be_played(qtbot, home):
    tile = home.page(Place.PLAY).tiles["mind"]
    click(qtbot, tile.play_button)
    assert home.dialog.isVisible()
    home.dialog.reject()


def test_a_click_on_the_lid_plays_too(qtbot, home):
    tile = home.page(Place.PLAY).tiles["mind"]
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.rect().center() / 2)
    assert home.dialog.isVisible()
    home.dialog.reject()


@pytest.mark.parametrize("mode", list(Mode))
def test_every_lid_is_painted(qtbot, mode):
    home = open_home(qtbot, mode=mode)
    for tile in home.page(Place.PLAY).tiles.values():
        qtbot.waitUntil(lambda tile=tile: not tile._picture.isNull())
        image = tile.grab().toImage()
        colours = {
            image.pixel(x, y)
            for x in range(20, image.width() - 20, 9)
            for y in range(20, image.height() // 2, 9)
        }
        assert len(colours) > 50, tile.box.key


@pytest.mark.parametrize(("width", "scale", "columns"), [(1280, 1.0, 2), (1280, 2.0, 1)])
def test_the_boxes_stand_two_by_two_while_their_text_fits(qtbot, width, scale, columns):
    home = open_home(qtbot, scale, (width, 800))
    tiles = list(home.page(Place.PLAY).tiles.values())
    assert (tiles[0].y() == tiles[1].y()) is (columns == 2)


def test_learn_teaches_that_game_by_playing_it(qtbot, home):
    with qtbot.waitSignal(home.tutorial) as asked:
        click(qtbot, home.page(Place.PLAY).tiles["mind"].learn_button)
    assert asked.args == ["mind"]


def test_learn_opens_the_rules_where_there_is_no_lesson(qtbot, home, monkeypatch):
    monkeypatch.setattr(pages, "has_tutorial", lambda game: False)
    click(qtbot, home.page(Place.PLAY).tiles["mind"].learn_button)
    assert home.place is Place.LEARN
    assert home.page(Place.LEARN).game == "mind"


# All pages


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [0.8, 2.0])
@pytest.mark.parametrize("place", list(Place))
def test_nothing_is_cut_off(qtbot, place, scale, size):
    keep("game", 3)
    (saves_folder() / "broken.json").write_text("{")
    home = open_home(qtbot, scale, size)
    home.refresh()
    home.go(place)
    for _ in range(4):  # sizes that follow from sizes need a few rounds
        QApplication.processEvents()
    page = home.page(place)
    areas = [page] if isinstance(page, QScrollArea) else page.findChildren(QScrollArea)
    for area in [*areas, home.side]:
        if area.isVisible():
            assert area.widget().width() <= area.viewport().width()
    for widget in page.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisible():
            need = widget.minimumSizeHint()
            if isinstance(widget, QLabel) and widget.wordWrap():
                need.setHeight(widget.heightForWidth(widget.width()))
            text = widget.text()
            assert widget.height() >= need.height() - 1, text
            assert widget.width() >= need.width() - 1, text


@pytest.mark.parametrize("place", list(Place))
def test_everything_that_can_be_used_has_a_name_and_can_be_reached_by_key(qtbot, home, place):
    keep("game", 3)
    home.refresh()
    home.go(place)
    QApplication.processEvents()
    usable = [
        button
        for button in home.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and not button.objectName().startswith("qt_")
    ]
    assert usable
    for button in usable:
        assert button.accessibleName() or button.text().strip()
        in_a_row = button.group() is not None  # arrow keys go through a row
        assert in_a_row or button.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_settings_list_every_key_that_cannot_be_changed(home):
    home.go(Place.SETTINGS)
    listed = {key.keys for keys in KEYS.values() for key in keys}
    assert listed <= set(texts(home.page(Place.SETTINGS)))
