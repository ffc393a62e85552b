"""A line of the log shows its cards: with the pointer after a moment, with the keys at once."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.at_table import table_of
from support.mind_positions import card, lay, position

from gamebox.core.seat import Seat
from gamebox.games.mind import moves
from ui.boards.mind_cards import NumberCard, StackList
from ui.boards.notes import PICTURE
from ui.items.several import SeveralCards
from ui.table.rail import Tab


@pytest.fixture
def page(open_page, store):
    """The page of a table of two people at which a mistake has just been made."""
    store.change(hover_delay_ms=0)
    table = position("W30 R2", "W10 R9", "W20 R1", lives=3)
    table.record.seats = [Seat("human", name) for name in ("Liz", "Max", "Eve")]
    lay(table, 0, "W30")
    page = open_page(table)
    page.desk.open_tab(Tab.LOG)
    return page


def row_of(page, words):
    log = page.desk.log
    return next(row for row in range(log.count()) if words in log.item(row).text())


def spot_of(page, words):
    log = page.desk.log
    log.scrollToItem(log.item(row_of(page, words)))
    return log.visualItemRect(log.item(row_of(page, words))).center()


def point_at(page, words):
    QTest.mouseMove(page.desk.log.viewport(), spot_of(page, words))


def shown(page):
    place = page.desk.board.stage.floats.get(PICTURE)
    return place.face if place is not None else None


def test_the_card_of_a_line_is_shown_beside_it_and_leaves_with_the_pointer(page, qtbot):
    point_at(page, "Liz laid white 30")
    qtbot.waitUntil(lambda: shown(page) == NumberCard("white", 30))
    whole = page.desk.board.stage.frame.whole
    assert whole.contains(page.desk.board.stage.floats[PICTURE].rect)
    point_at(page, "All hands are off")
    assert shown(page) is None


def test_every_card_of_a_mistake_is_shown(page, qtbot):
    point_at(page, "A mistake")
    qtbot.waitUntil(lambda: shown(page) is not None)
    assert shown(page) == SeveralCards(
        tuple(NumberCard("white", number) for number in (30, 10, 20))
    )
    QTest.mouseMove(page.desk.board.viewport(), QPoint(5, 5))
    page.desk.log.pointer.forget()
    assert shown(page) is None


def test_lines_that_come_in_leave_an_open_picture_open(page, qtbot):
    point_at(page, "Liz laid white 30")
    qtbot.waitUntil(lambda: shown(page) is not None)
    before = page.desk.log.count()
    page.controller.submit(0, moves.Ready())
    assert page.desk.log.count() > before
    assert shown(page) == NumberCard("white", 30)


def test_the_keys_show_a_line_at_once(page):
    log = page.desk.log
    log.setFocus()
    log.setCurrentRow(row_of(page, "All hands are off"))
    QTest.keyClick(log, Qt.Key.Key_Down)
    assert shown(page) == NumberCard("white", 30)
    page.desk.board.setFocus()
    assert shown(page) is None


def test_what_a_person_may_not_know_has_no_picture(open_page):
    table = position("W30 R2", "W10 R9", blind=["white"])
    table.record.seats = [Seat("human", "Liz"), Seat("bot", "Ben", "easy")]
    for seat, name in [(0, "W30"), (1, "W10")]:
        lay(table, seat, name)
    page = open_page(table)
    log, cards = page.desk.log, Qt.ItemDataRole.UserRole + 1
    assert log.item(row_of(page, "Liz laid")).data(cards) == (NumberCard("white", 30),)
    assert not log.item(row_of(page, "Ben laid")).data(cards)


def test_a_stack_that_was_turned_up_is_shown_whole(page):
    turned = moves.StackTurned(
        "red", tuple(moves.SeatCard(0, card(name)) for name in ("R9", "R2")), ()
    )
    assert page.manners.pictures(turned, page.table.game) == (StackList("red", (9, 2)),)


def test_the_middle_ages_show_the_cards_that_their_lines_name(open_page):
    table = table_of("human:Liz,bot:easy:Ben", game="middle_ages")
    for _ in range(12):
        seat = table.waits_for()[0]
        table.answer(seat, table.moves(seat)[0])
    page = open_page(table)
    log, cards = page.desk.log, Qt.ItemDataRole.UserRole + 1
    for row in range(log.count()):
        for face in log.item(row).data(cards) or ():
            if len(log.item(row).data(cards)) == 1:
                assert f"{face.print.figure_title}/{face.print.structure_title}" in (
                    log.item(row).text()
                )
    assert any(log.item(row).data(cards) for row in range(log.count()))
