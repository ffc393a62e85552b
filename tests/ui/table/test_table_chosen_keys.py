"""Chosen keys at the table: heard, printed on the board, and changed while a game is open."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.at_table import table_of

from gamebox.games.mind import moves
from ui.items.badge import KeyCap


@pytest.fixture
def page(open_page):
    return open_page(table_of("human:Liz,human:Max"))


def caps(page):
    faces = [place.face for place in page.desk.board.stage.layout.values()]
    return {face.key for face in faces if isinstance(face, KeyCap)}


def test_a_chosen_key_makes_the_move_and_is_printed(page, store):
    assert {"1", "2"} <= caps(page)
    store.change(keys={"ready 1": "5"})
    assert "5" in caps(page)
    assert "1" not in caps(page)
    QTest.keyClick(page.desk.board, Qt.Key.Key_1)
    assert page.table.number == 0
    QTest.keyClick(page.desk.board, Qt.Key.Key_5)
    assert page.table.record.history[-1].move == moves.Ready()


def test_shortcuts_of_the_table_can_be_changed(page, store):
    store.change(keys={"panels": "F6"})
    QTest.keyClick(page.desk.board, Qt.Key.Key_F9)
    assert page.desk.rail.isVisible()
    QTest.keyClick(page.desk.board, Qt.Key.Key_F6)
    assert not page.desk.rail.isVisible()


def test_stop_goes_with_its_key(page, store, hours):
    store.change(keys={"stop": "X"})
    for seat in (0, 1):
        page.controller.submit(seat, moves.Ready())
    hours.pass_by(3000)
    QTest.keyClick(page.desk.board, Qt.Key.Key_X)
    assert isinstance(page.table.record.history[-1].move, moves.Stop)
