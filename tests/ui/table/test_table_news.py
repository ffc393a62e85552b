"""Nothing is told before the board has shown it."""

import pytest
from PySide6.QtWidgets import QApplication
from support.at_table import click, table_of
from support.mind_positions import lay, position

from gamebox.core.seat import Seat
from gamebox.games.mind import moves
from ui.table.page import WATCH
from ui.table.rail import Tab


@pytest.fixture
def lively(open_page, store):
    """Return a function that opens a page on which things move."""
    store.change(motion=1.0)
    return open_page


class Silent:
    """Bots that never choose."""

    def __init__(self, answered, told):
        pass

    def start(self):
        pass

    def ask(self, request):
        pass

    def close(self):
        pass


def before_the_reveal(**how):
    """Return a table of one person whose next lay ends a level with a blind stack."""
    table = position("W30 R2", "W10 R9", blind=["white"], **how)
    table.record.seats = [Seat("human", "Liz"), Seat("human", "Max")]
    for seat, name in [(0, "W30"), (1, "W10"), (1, "R9")]:
        lay(table, seat, name)
    return table


def end_the_level(page, hours):
    """Let the last card be laid, after the table has been taken up."""
    for seat in (0, 1):
        page.controller.submit(seat, moves.Ready())
    hours.pass_by(3000)
    page.desk.board.finish_all()
    offer = next(o for o in page.controller.offers() if isinstance(o.move, moves.Lay))
    page.controller.submit(offer.seat, offer.move)


def log_of(page):
    log = page.desk.log
    return [log.item(row).text() for row in range(log.count())]


def told(page):
    """Return everything that words beside the board say now."""
    desk = page.desk
    chips = [panel.accessibleName() for panel in desk.players]
    return [*log_of(page), desk.prompt.sentence.text(), desk.rail.tab, *chips]


@pytest.mark.parametrize("skip", ["Enter", "a touch"])
def test_blind_stacks_are_turned_up_before_anything_is_said_of_them(lively, hours, skip, qtbot):
    page = lively(before_the_reveal())
    end_the_level(page, hours)
    assert page.desk.board.animator.pausing
    assert not any("turned up" in line or "life" in line or "completed" in line
                   for line in log_of(page))  # fmt: skip
    assert page.desk.prompt.sentence.text() == WATCH
    assert page.desk.rail.tab is Tab.LOG
    assert page.desk.moves.item(0).text() == WATCH
    if skip == "Enter":
        qtbot.keyClick(page.desk.board, "\r")
    else:
        click(page.desk.board.viewport())
    assert "turned up: 30 10; 1 mistake." in " ".join(log_of(page))
    assert page.desk.prompt.sentence.text().startswith("Put your hand on the table")
    assert page.desk.rail.tab is Tab.CHART


def test_the_bell_rings_when_the_last_card_has_been_turned_up(lively, hours, store, monkeypatch):
    store.change(sound=True)
    page = lively(before_the_reveal())
    bells = []
    monkeypatch.setattr(QApplication, "beep", lambda: bells.append("bell"))
    end_the_level(page, hours)
    bells.clear()
    assert page.desk.board.animator.pausing
    page.controller.changed.emit()
    assert bells == []
    page.desk.board.finish_all()
    assert bells == ["bell"]


def test_a_lost_game_is_told_of_when_the_last_card_has_been_turned_up(lively, hours):
    page = lively(before_the_reveal(lives=1))
    end_the_level(page, hours)
    assert page.controller.over
    assert page.desk.prompt.sentence.text() == WATCH
    assert page.desk.stand.end.isHidden()
    page.desk.board.finish_all()
    assert "lost" in page.desk.prompt.sentence.text()
    assert not page.desk.stand.end.isHidden()


def test_a_lay_is_told_of_when_the_card_lies_there_and_can_be_answered_before(lively, hours):
    page = lively(table_of("human:Liz,human:Max"))
    for seat in (0, 1):
        page.controller.submit(seat, moves.Ready())
    hours.pass_by(3000)
    page.desk.board.finish_all()
    before = log_of(page)
    offer = next(o for o in page.controller.offers() if isinstance(o.move, moves.Lay))
    page.controller.submit(offer.seat, offer.move)
    assert page.desk.board.animator.busy
    assert log_of(page) == before
    assert page.desk.prompt.sentence.text() != WATCH
    assert page.desk.board.glowing()
    page.desk.board.finish_all()
    assert len(log_of(page)) > len(before)


def test_what_a_newer_move_overtakes_is_told_first(lively, hours):
    page = lively(table_of("human:Liz,human:Max"))
    page.controller.submit(0, moves.Ready())
    page.controller.submit(1, moves.Ready())
    page.desk.board.finish_all()
    assert log_of(page)[1:3] == ["Liz put a hand on the table.", "Max put a hand on the table."]


def test_undo_tells_nothing_of_what_it_takes_back(lively):
    page = lively(table_of("human:Liz,human:Max"))
    before = log_of(page)
    page.controller.submit(0, moves.Ready())
    page.controller.undo()
    page.desk.board.finish_all()
    assert log_of(page) == before


def test_the_middle_ages_tell_of_a_card_when_it_has_arrived(lively):
    page = lively(table_of("human:Liz,bot:easy:Ben", game="middle_ages"), Silent)
    table, board = page.table, page.desk.board
    for seat in table.waits_for():
        page.controller.submit(seat, table.moves(seat)[0])
        board.finish_all()
    for _ in range(6):
        before, sentence, chips = log_of(page), page.desk.prompt.sentence.text(), told(page)
        seat = table.waits_for()[0]
        page.controller.submit(seat, table.moves(seat)[0])
        assert board.animator.busy
        assert (log_of(page), page.desk.prompt.sentence.text()) == (before, sentence)
        assert told(page) == chips
        board.finish_all()
        assert len(log_of(page)) > len(before)
