"""A table for somebody who cannot see it, uses no mouse, or reads large letters."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from support.mind_positions import position
from support.widgets import misfits, nameless

from gamebox.core.seat import Seat
from gamebox.games.mind import moves
from ui.settings import SettingsStore
from ui.table.rail import Tab
from ui.window import dress

SCALES = [1.0, 1.25, 1.5, 2.0]
BEGIN = ((0, moves.Ready()), (1, moves.Ready()))
PROPOSED = (*BEGIN, (1, moves.ProposeStar()))
DECISIONS = {
    "getting ready": (),
    "playing": BEGIN,
    "a star is proposed": PROPOSED,
    "choosing for a star": (*PROPOSED, (0, moves.Agree())),
}
decisions = pytest.mark.parametrize("answers", DECISIONS.values(), ids=DECISIONS.keys())


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


@pytest.fixture(autouse=True)
def _usual_look(qapp):
    """Give the application its font and colours back."""
    font, palette = qapp.font(), qapp.palette()
    yield
    QApplication.setFont(font)
    QApplication.setPalette(palette)


@pytest.fixture
def open_at(open_page, hours):
    """Return a function that opens the page of a person and a bot and gives these answers."""

    def show(answers, size=(1280, 800)):
        table = position("W16 R15 R9", "W21 R38 R2", ready=False)
        table.record.seats[:] = [Seat("human", "Liz"), Seat("bot", "Ada", "normal")]
        page = open_page(table, NoThinker, size)
        for seat, move in answers:
            assert page.controller.submit(seat, move)
            hours.pass_by(5_000)
        settle()
        return page

    return show


def settle():
    """Let a cascade of layouts come to its end."""
    for _ in range(6):
        QApplication.processEvents()


def last_move(page):
    """Return the move that was made last, without its time."""
    return page.table.rules.timed(page.table.record.history[-1].move, 0)


# Moves


@decisions
def test_every_legal_move_can_be_made_by_the_twins_of_the_board(open_at, answers):
    """The buttons that a screen reader finds over the things of the board, pressed in order."""
    offers = open_at(answers).controller.offers()
    for number in range(len(offers)):
        page = open_at(answers)
        offer, before = page.controller.offers()[number], page.table.number
        for thing in page.desk.board.path_of(offer):
            twin = page.desk.board.twins.twin(thing)
            assert twin.accessibleName()
            assert twin.focusPolicy() & Qt.FocusPolicy.TabFocus
            if page.table.number == before:
                twin.click()
        assert page.table.number == before + 1
        assert last_move(page) == offer.move
    assert offers


@decisions
def test_every_legal_move_is_a_line_of_the_moves_list(open_at, qtbot, answers):
    offers = open_at(answers).controller.offers()
    for number, offer in enumerate(offers):
        page = open_at(answers)
        page.desk.open_tab(Tab.MOVES)
        lines = page.desk.moves
        assert lines.item(number).text() == offer.text
        lines.setCurrentRow(number)
        qtbot.keyClick(lines, Qt.Key.Key_Return)
        assert last_move(page) == offer.move


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return], ids=["Space", "Enter"])
def test_what_has_the_focus_is_pressed_by_the_usual_keys(open_at, qtbot, key):
    """Space says Stop only while there is something to stop."""
    page = open_at(())
    page.activateWindow()
    page.desk.board.focus_thing("button:ready")
    qtbot.keyClick(page.desk.board.twins.twin("button:ready"), key)
    assert last_move(page) == moves.Ready()


# Names


@decisions
def test_everything_at_a_table_has_a_name(open_at, answers):
    page = open_at(answers)
    for tab in Tab:
        page.desk.open_tab(tab)
        settle()
        assert nameless(page) == [], tab


def test_what_passes_over_a_table_has_names(open_at):
    page = open_at(BEGIN)
    page.toggle_hint()
    settle()
    assert nameless(page) == []
    page.open_replay()
    settle()
    assert nameless(page) == []


# Words and sizes


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)], ids=str)
def test_words_at_a_table_fit_at_every_text_size(open_at, store, size, scale):
    store.change(text_scale=scale)
    dress(store.settings.theme())
    page = open_at(BEGIN, size)
    for tab in Tab:
        page.desk.open_tab(tab)
        settle()
        assert misfits(page) == [], tab


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_table_fits_into_any_window(open_at, store: SettingsStore, scale):
    store.change(text_scale=scale)
    dress(store.settings.theme())
    page = open_at(BEGIN)
    for size in ((1024, 640), (1920, 1080), (3840, 2160)):
        page.resize(*size)
        settle()
        assert page.size().toTuple() == size
        assert page.desk.board.width() > size[0] * 0.5
        assert page.desk.board.height() > size[1] * 0.5
