"""The word field on Medium's board: when it stands there, what it hides, what it sends."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from support.medium_boards import MOVING, answer, boards, click, show
from support.medium_positions import INCANTATION, RULES, lying, position

from gamebox.core.question import Refusal
from gamebox.games.medium import moves


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def line(board):
    return board.entry.line


def activate(qtbot, widget):
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is widget)


def test_the_field_stands_there_only_while_a_word_is_asked_for(make):
    board, table = make(), position(4)
    show(board, table, seat=1)
    assert not board.asks_word
    table = lying(4)
    show(board, table)
    assert board.asks_word
    show(board, table, seat=2)
    assert not board.asks_word
    show(board, table, seat=0)
    board.offer([])
    assert not board.asks_word


def test_enter_sends_the_word_as_it_was_typed_and_goes_no_further(make):
    board = make()
    show(board, lying(4))
    line(board).setFocus()
    QTest.keyClicks(line(board), " Granola bar")
    QTest.keyClick(line(board), Qt.Key.Key_Return)
    assert board.typed == [" Granola bar"]
    assert board.chosen == []


def test_the_button_sends_too(make):
    board = make()
    show(board, lying(4))
    QTest.keyClicks(line(board), "wool")
    QTest.mouseClick(board.entry.button, Qt.MouseButton.LeftButton)
    assert board.typed == ["wool"]


@pytest.mark.parametrize(("people", "mode"), [
    ((0,), QLineEdit.EchoMode.Normal),
    ((0, 2), QLineEdit.EchoMode.Password),
])  # fmt: skip
def test_the_word_is_hidden_where_several_people_play(make, people, mode):
    board = make()
    show(board, lying(4, people=people))
    assert line(board).echoMode() == mode


def test_the_field_takes_the_keyboard_from_the_board_and_from_nobody_else(make, qtbot):
    board, table = make(), lying(4)
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    activate(qtbot, board)
    show(board, table)
    assert QApplication.focusWidget() is line(board)
    show(board, table, seat=2)
    assert QApplication.focusWidget() is board
    activate(qtbot, other)
    show(board, table)
    assert QApplication.focusWidget() is other
    activate(qtbot, board)
    board.focusInEvent(QFocusEvent(QEvent.Type.FocusIn))
    assert QApplication.focusWidget() is line(board)


def test_a_refused_word_stays_and_says_why(make):
    """[say.used]"""
    board, table = make(), lying(4)
    show(board, table)
    line(board).setText("sheep")
    refusal = RULES.refusal(table.view(0), moves.Say("sheep"))
    board.refuse_word(refusal)
    assert board.stage.floats["#bubble"].face.words == refusal.text
    assert line(board).text() == line(board).selectedText() == "sheep"
    assert line(board).property("wrong") == "true"
    QTest.keyClicks(line(board), "wool")
    assert line(board).text() == "wool"
    assert line(board).property("wrong") == "false"


def test_a_refusal_without_a_field_shows_nothing(make):
    board = make()
    show(board, position(4))
    board.refuse_word(Refusal("say.used", "No."))
    assert "#bubble" not in board.stage.floats


@pytest.mark.parametrize("seat", [2, None])
def test_what_was_typed_is_forgotten_when_another_looks_on(make, seat):
    board, table = make(), lying(4)
    show(board, table)
    line(board).setText("wool")
    show(board, table, seat=seat)
    assert line(board).text() == ""


def test_what_was_typed_is_forgotten_when_it_was_taken(make):
    board, table = make(), lying(4)
    show(board, table)
    line(board).setText("wool")
    show(board, table, events=answer(table, 0, moves.Say("wool")))
    assert line(board).text() == ""


def test_what_was_typed_is_forgotten_when_the_next_word_is_asked_for_at_once(make):
    board, table = make(), lying(4)
    table.answer(1, moves.Say("wolf"))
    show(board, table)
    line(board).setText("wool")
    show(board, table, events=answer(table, 0, moves.Say("wool")))
    assert board.asks_word
    assert line(board).text() == ""


def test_what_is_being_typed_stays_when_another_answers(make):
    board, table = make(), lying(4)
    show(board, table)
    line(board).setText("wo")
    show(board, table, events=answer(table, 1, moves.Say("wolf")))
    assert board.asks_word
    assert line(board).text() == "wo"


def test_an_incantation_is_typed_too_and_its_card_leads_to_the_field(make, qtbot):
    """[esp.incantation]"""
    board, table = make(), lying(4, esp=[None, None, INCANTATION, None])
    show(board, table, seat=2)
    assert {"esp:2", "entry:word"} <= board.glowing()
    assert board.entry.button.text() == "Forbid"
    activate(qtbot, board)
    board.focus_thing("esp:2")
    click(board, "esp:2")
    assert QApplication.focusWidget() is line(board)
    assert board.selection == ()
    assert board.chosen == []


def test_a_screen_reader_hears_what_is_to_be_typed(make):
    board = make()
    show(board, lying(4, people=(0, 1)))
    assert line(board).accessibleName() == "Your word"
    assert line(board).accessibleDescription() == "Hidden while you type. Enter sends."


def test_esc_empties_the_field_first(make):
    board = make()
    show(board, lying(4))
    line(board).setText("wool")
    QTest.keyClick(line(board), Qt.Key.Key_Escape)
    assert line(board).text() == ""


def test_the_field_waits_until_the_words_before_have_been_seen(make):
    board, table = make(MOVING), lying(4)
    table.answer(1, moves.Say("wolf"))
    show(board, table)
    board.finish_all()
    assert board.asks_word
    show(board, table, events=answer(table, 0, moves.Say("wool")))
    assert not board.asks_word
    board.finish_all()
    assert board.asks_word
