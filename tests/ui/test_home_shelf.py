"""The shelf: the four boxes fit the window and stand in line."""

import pytest

from ui.home.shelf import ShelfPage
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
