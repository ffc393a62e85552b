"""The curtain: nothing of a hand is to be found anywhere while it is closed."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from support.at_table import by_key, click, page_texts, table_of

from gamebox.games.mind.cards import card_name
from gamebox.games.mind.moves import ProposeStar
from ui.table.curtain import COVER_MS


def star_proposed(open_page, hours, seats):
    """Return a page at which everybody must come to the screen to choose a card, Liz first."""
    page = open_page(table_of(seats, seed=8))
    while page.table.game.level == 1 and not page.clock.due:
        by_key(page, page.controller.offers()[0])
    hours.pass_by(3000)
    page.desk.board.focus_thing("stack:white")
    star = next(o for o in page.controller.offers() if isinstance(o.move, ProposeStar))
    by_key(page, star)
    while page.controller.wanted is None:
        by_key(page, next(o for o in page.controller.offers() if o.primary))
    assert page.controller.wanted == 0
    return page


@pytest.fixture
def at_curtain(open_page, hours):
    """Return a page at which Liz, of two people, must come to the screen to choose a card."""
    return star_proposed(open_page, hours, "human:Liz,human:Max")


def secrets(page):
    """Return the names of all cards in hands, as words that may not be found."""
    return {card_name(card) for hand in page.table.game.hands for card in hand}


def leaks(page):
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [
        text
        for text in page_texts(page)
        if any(secret in text.casefold() for secret in secrets(page))
    ]


def test_nothing_of_a_hand_can_be_read_while_the_curtain_is_closed(at_curtain):
    assert at_curtain.pages.currentWidget() is at_curtain.curtain
    assert leaks(at_curtain) == []


def test_the_scan_finds_a_hand_that_is_open(at_curtain, hours):
    hours.pass_by(COVER_MS)
    click(at_curtain.curtain.button)
    hours.pass_by(COVER_MS)
    assert at_curtain.controller.viewer == 0
    assert leaks(at_curtain)


def test_no_card_is_drawn_under_the_curtain(at_curtain):
    board = at_curtain.desk.board
    assert board.stage.layout == {}
    assert board.view is None
    cards = [thing for thing in board.stage.floats if not thing.startswith("#")]
    assert cards == []
    drawn = [i for i in board.scene().items() if isinstance(i, QGraphicsItem) and i.isVisible()]
    assert len(drawn) <= 3  # the bare table
    assert board.twins.names() == {}


def test_the_desk_is_hidden_so_that_no_key_reaches_it(at_curtain):
    assert not at_curtain.desk.isVisible()
    before = at_curtain.table.number
    for key in (Qt.Key.Key_Q, Qt.Key.Key_A, Qt.Key.Key_W, Qt.Key.Key_1, Qt.Key.Key_Space):
        QTest.keyClick(at_curtain.curtain, key)
    assert at_curtain.table.number == before
    assert leaks(at_curtain) == []


def test_a_key_that_was_pressed_before_does_not_lift_it(at_curtain, hours):
    QTest.keyClick(at_curtain.curtain, Qt.Key.Key_Return)
    hours.pass_by(COVER_MS // 2)
    assert at_curtain.controller.wanted == 0
    hours.pass_by(COVER_MS)
    QTest.keyClick(at_curtain.curtain.button, Qt.Key.Key_Return)
    hours.pass_by(COVER_MS)
    assert at_curtain.controller.viewer == 0


def test_bare_cloth_stands_for_a_moment_after_the_button(at_curtain, hours):
    hours.pass_by(COVER_MS)
    click(at_curtain.curtain.button)
    assert at_curtain.pages.currentWidget() is at_curtain.curtain
    assert not at_curtain.curtain.title.isVisible()
    assert leaks(at_curtain) == []
    hours.pass_by(COVER_MS)
    assert at_curtain.pages.currentWidget() is at_curtain.desk


def test_it_falls_again_before_the_next_person(at_curtain, hours):
    hours.pass_by(COVER_MS)
    click(at_curtain.curtain.button)
    hours.pass_by(COVER_MS)
    by_key(at_curtain, at_curtain.controller.offers()[0])
    assert at_curtain.curtain.title.text() == "Hand the screen to MAX"
    assert leaks(at_curtain) == []


def test_after_the_last_choice_all_see_the_table_and_nobody_a_hand(at_curtain, hours):
    for _ in range(2):
        hours.pass_by(COVER_MS)
        click(at_curtain.curtain.button)
        hours.pass_by(COVER_MS)
        by_key(at_curtain, at_curtain.controller.offers()[0])
    assert at_curtain.controller.viewer is None
    assert at_curtain.pages.currentWidget() is at_curtain.desk
    shown = [key for key in at_curtain.desk.board.stage.layout if key.startswith("card:")]
    assert shown == []


def test_a_hand_is_shown_only_while_its_key_is_held(open_page, hours):
    page = open_page(table_of("human:Liz,human:Max", seed=8))
    QTest.keyPress(page.desk.board, Qt.Key.Key_A)
    assert leaks(page)
    QTest.keyRelease(page.desk.board, Qt.Key.Key_A)
    assert leaks(page) == []


def test_a_hand_that_is_looked_at_is_hidden_when_the_window_loses_the_keyboard(open_page):
    page = open_page(table_of("human:Liz,human:Max", seed=8))
    QTest.keyPress(page.desk.board, Qt.Key.Key_A)
    assert leaks(page)
    page.presence.state_changed(Qt.ApplicationState.ApplicationInactive)
    assert leaks(page) == []


def test_whoever_does_not_come_any_more_leaves_at_the_curtain(open_page, hours):
    page = star_proposed(open_page, hours, "human:Liz,human:Max,human:Zoe")
    for leaving, staying in (("Liz", "Max"), ("Max", "")):
        assert page.curtain.leave.text() == f"{leaving} leaves the game"
        click(page.curtain.leave)
        click(page.leaving.dialog.leave_button)
        assert not staying or page.curtain.button.text() == f"I am {staying}"
    assert page.controller.viewer == 2
    assert page.pages.currentWidget() is page.desk
