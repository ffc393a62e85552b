"""Words at a table of Medium: the board's field and the word box in the tab of moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from support.medium_positions import INCANTATION, lying, position, say

from gamebox.games.medium import moves
from ui.table.rail import Tab
from ui.table.word_box import WORD_ONLY


@pytest.fixture
def page(open_page):
    """Return the page of a person whose partner, a bot, has entered a word."""
    table = lying(4, people=(0,))
    table.answer(1, moves.Say("wolf"))
    return open_page(table)


def type_in(line, text):
    line.setFocus()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def said(page):
    return [answer.move for answer in page.table.record.history if answer.seat == 0]


def test_the_field_has_the_keyboard_and_enter_says_the_word(page, qtbot):
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
    page.setFocus()
    assert QApplication.focusWidget() is page.desk.board.entry.line
    type_in(page.desk.board.entry.line, "wool")
    assert said(page)[-1] == moves.Say("wool")
    assert page.table.game.attempts[0].words == ("wool", "wolf")


def test_letters_that_are_keys_elsewhere_are_typed(page):
    type_in(page.desk.board.entry.line, "hhh z")
    assert said(page)[-1] == moves.Say("hhh z")
    assert not page.desk.stand.hint.isVisible()


@pytest.mark.parametrize(("word", "rule"), [
    ("sheep", "say.used"),
    ("", "say.idea"),
    ("   ", "say.idea"),
    ("x" * 41, "say.idea"),
])  # fmt: skip
def test_a_refused_word_says_why_beside_it_and_can_be_changed(page, word, rule):
    """[say.used, say.idea]"""
    before = len(page.table.record.history)
    type_in(page.desk.board.entry.line, word)
    assert len(page.table.record.history) == before
    bubble = page.desk.board.stage.floats["#bubble"].face.words
    assert page.desk.prompt.sentence.text() == bubble
    assert page.desk.prompt._rule == rule
    assert page.desk.board.entry.line.text() == word


def test_the_tab_of_moves_offers_the_same_word_box(page):
    page.desk.open_tab(Tab.MOVES)
    words = page.desk.words
    assert words.isVisible()
    assert page.desk.moves.item(0).text() == WORD_ONLY
    assert page.desk.moves.count() == 1
    type_in(words.line, "clothing")
    assert words.line.property("wrong") == "true"
    assert words.line.text() == "clothing"
    words.line.clear()
    type_in(words.line, "wool")
    assert said(page)[-1] == moves.Say("wool")
    assert words.line.text() == ""


def test_there_is_no_word_box_where_no_word_is_asked_for(open_page):
    page = open_page(position(4, people=(1,)))
    page.desk.open_tab(Tab.MOVES)
    assert not page.desk.words.isVisible()
    assert page.desk.moves.count() == 6
    assert page.controller.say("wool").text == "No word is asked for now."


def test_an_incantation_is_typed_or_kept(open_page):
    """[esp.incantation]"""
    table = lying(4, people=(2,), esp=[None, None, INCANTATION, None])
    page = open_page(table)
    page.desk.open_tab(Tab.MOVES)
    lines = [page.desk.moves.item(row).text() for row in range(page.desk.moves.count())]
    assert lines == ["Keep your ESP card for now", "Keep your ESP card for this turn"]
    labels = [button.text() for button in page.desk.prompt.buttons()]
    assert labels == ["Keep it for now", "Keep it for this turn"]
    type_in(page.desk.words.line, "farm")
    assert page.table.game.banned == "farm"


def test_words_are_hidden_where_several_share_the_screen(open_page):
    page = open_page(lying(4, people=(0, 1)))
    hidden = QLineEdit.EchoMode.Password
    assert page.desk.words.line.echoMode() == hidden
    page.controller.arrived()
    page.pages.setCurrentWidget(page.desk)
    assert page.desk.board.entry.line.echoMode() == hidden
    page.desk.board.entry.line.setText("wool")
    page.desk.words.line.setText("wool")
    page.controller.say("wool")
    assert page.controller.wanted == 1
    assert page.desk.board.entry.line.text() == page.desk.words.line.text() == ""


def test_votes_have_their_buttons_above_the_board(open_page):
    """[vote.who]"""
    table = lying(4, people=(2,))
    say(table, "paint", "painter")
    page = open_page(table)
    buttons = page.desk.prompt.buttons()
    assert [button.text() for button in buttons] == ["Match", "No match"]
    buttons[0].click()
    assert page.table.game.attempts == []
    assert page.table.game.past[-1].attempts[0].outcome == "match"
