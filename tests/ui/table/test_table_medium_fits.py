"""The page of Medium fits its window, has names for everything, and can be used by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.medium_positions import INCANTATION, NAMES, lying, miss, say, started
from support.widgets import misfits, nameless

from gamebox.games.medium import moves
from ui.table.rail import Tab
from ui.window import dress

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


class NoThinker:
    """A bot that never comes to a choice, so that a position stays as it is."""

    def __init__(self, answered, told):
        pass

    def start(self):
        pass

    def ask(self, request):
        pass

    def close(self):
        pass


def settle():
    """Let a cascade of layouts come to its end."""
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def open_at(open_page, store):
    """Return a function that opens the page of a table at a text size."""
    font, palette = QApplication.font(), QApplication.palette()

    def show(table, scale=1.0, size=(1280, 800)):
        store.change(text_scale=scale)
        dress(store.settings.theme())
        return open_page(table, NoThinker, size)

    yield show
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def saying(seats):
    table = lying(seats, people=(0,))
    table.answer(1, moves.Say("wolf"))
    return table


def forbidding(seats):
    return lying(seats, people=(2,), esp=[None, None, INCANTATION, *[None] * (seats - 3)])


def voting(seats):
    table = lying(seats, people=(2,))
    miss(table)
    say(table, "paint", "painter")
    return table


@pytest.mark.parametrize("phase", [saying, forbidding, voting])
@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_table_fits_and_everything_on_it_has_a_name(open_at, phase, seats, scale):
    page = open_at(phase(seats), scale)
    for size in SIZES:
        page.resize(*size)
        for tab in (Tab.LOG, Tab.MOVES):
            page.desk.open_tab(tab)
            settle()
            assert page.size().toTuple() == size
            assert misfits(page) == nameless(page) == []


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_longest_words_widen_no_page(open_at, size):
    """[say.idea] Forty wide letters without a space between, in the largest text."""
    table = lying(8, people=(0,))
    say(table, "Ω" * 40, "w" * 40)
    page = open_at(table, 2.0, size)
    settle()
    assert page.size().toTuple() == size
    assert misfits(page) == []
    sentence = page.desk.prompt.sentence
    assert "Ω" * 20 in sentence.accessibleName()
    assert sentence.text() != sentence.accessibleName()
    assert page.controller.say("w" * 40) is not None
    settle()
    assert page.size().toTuple() == size
    assert misfits(page) == []


def test_the_tab_key_leads_from_the_field_through_the_whole_board_and_back(open_at, qtbot):
    page = open_at(saying(4))
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
    page.setFocus()
    settle()
    line, board = page.desk.board.entry.line, page.desk.board
    assert QApplication.focusWidget() is line
    seen = set()
    for _ in range(200):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is line:
            break
        seen.add(board.twins.focused())
    assert QApplication.focusWidget() is line
    touchable = {thing for thing, place in board.stage.layout.items() if place.touchable}
    assert touchable <= seen


@pytest.mark.parametrize("seats", [2, 8])
def test_every_legal_card_is_played_by_its_twin_and_by_its_line(open_at, seats):
    page = open_at(started(seats, people=(1,), undo="all"))
    for number in range(6):
        for by_twin in (True, False):
            offer = page.controller.offers()[number]
            if by_twin:
                page.desk.board.twins.twin(offer.path[0]).click()
            else:
                page.desk.open_tab(Tab.MOVES)
                page.desk.moves.setCurrentRow(number)
                QTest.keyClick(page.desk.moves, Qt.Key.Key_Return)
            assert page.table.record.history[-1].move == offer.move
            page.controller.undo()
            assert page.table.number == 0


def test_the_replay_shows_words_and_no_field(open_at):
    table = started(4, people=(0,))
    for seat in (1, 0):
        table.answer(seat, table.moves(seat)[0])
    say(table, "wool", "wolf")
    page = open_at(table)
    page.open_replay(table.number)
    settle()
    board = page.replay.board
    assert {"said:0:1:0", "said:0:1:1"} <= set(board.stage.layout)
    assert not board.asks_word
    assert nameless(page) == []


def test_every_seat_has_a_panel_with_its_points(open_at):
    page = open_at(started(8, people=(0,)))
    for seat, panel in enumerate(page.desk.players):
        assert NAMES[seat] in panel.accessibleName()
        assert "0 points with the left neighbour" in panel.accessibleName()
