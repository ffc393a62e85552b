"""The shelf: the four boxes fit the window and stand in line."""

import pytest
from support.home import open_home

from ui.home.shelf import ShelfPage
from ui.home.side import Place
from ui.theme import Theme


@pytest.fixture
def shelf(qtbot):
    shelf = ShelfPage(Theme())
    qtbot.addWidget(shelf)
    shelf.show()
    return shelf


@pytest.mark.parametrize(
    ("width", "height"), [(1012, 800), (1012, 740), (1012, 640), (756, 640), (756, 768)]
)
def test_all_boxes_are_seen_without_scrolling(qtbot, shelf, width, height):
    shelf.resize(width, height)
    qtbot.waitUntil(lambda: shelf.viewport().width() == width)
    assert shelf.verticalScrollBar().maximum() == 0


def test_what_stands_on_neighbouring_boxes_is_in_line(qtbot, shelf):
    shelf.resize(1012, 800)
    qtbot.waitUntil(lambda: shelf.viewport().width() == 1012)
    tiles = list(shelf.tiles.values())
    for left, right in (tiles[:2], tiles[2:]):
        tops = [
            tile.mapTo(shelf, tile.play_button.mapTo(tile, tile.play_button.rect().topLeft())).y()
            for tile in (left, right)
        ]
        assert tops[0] == tops[1]


def test_a_box_says_that_its_game_was_learned_as_soon_as_it_was(qtbot, home):
    tiles = home.page(Place.PLAY).tiles
    assert tiles["mind"].learn_button.text() == "Learn"
    home.store.change(learned=("mind",))
    assert tiles["mind"].learn_button.text() == "Learn again"
    assert "to the end" in tiles["mind"].learn_button.accessibleName()
    assert tiles["middle_ages"].learn_button.text() == "Learn"
    again = open_home(qtbot)
    assert again.page(Place.PLAY).tiles["mind"].learn_button.text() == "Learn again"
