"""The bots' process at a table: it may be killed at any moment, and the game stays playable."""

import os
import signal

from PySide6.QtCore import Qt
from support.at_table import by_click, table_of

from gamebox.bots.thinking import Thought
from gamebox.bots.worker import AT_HOME, RESTARTED, Worker
from gamebox.games.mind.moves import Ready

PATIENCE = 60_000  # milliseconds until a test gives up; nothing depends on how long it takes


def one_start(answered, told):
    return Worker(answered, told, starts=1)


def two_processes(answered, told):
    return Worker(answered, told, processes=2)


def settled(page, hours, qtbot, answers):
    """Let thoughts arrive and time pass until so many answers were given."""

    def enough():
        hours.pass_by(500)
        return page.table.number >= answers

    qtbot.waitUntil(enough, timeout=PATIENCE)


def kill(page, qtbot):
    worker = page.bench.thinker
    qtbot.waitUntil(lambda: bool(worker.pids), timeout=PATIENCE)
    os.kill(worker.pids[0], signal.SIGKILL)


def test_a_game_goes_on_after_its_bots_process_is_killed(open_page, hours, qtbot):
    page = open_page(table_of("human:Liz,bot:hard:Ben,bot:hard:Cyd"), Worker)
    settled(page, hours, qtbot, 2)
    kill(page, qtbot)
    qtbot.waitUntil(page.desk.remark.isVisible, timeout=PATIENCE)
    assert page.desk.remark.sentence.text() == RESTARTED
    by_click(page, page.controller.offers()[0])
    settled(page, hours, qtbot, 4)
    assert [type(answer.move) for answer in page.table.record.history[:3]] == [Ready] * 3


def test_a_game_goes_on_after_the_second_process_is_killed(open_page, hours, qtbot):
    seats = "bot:hard:Ben,bot:hard:Cyd,human:Liz"
    page = open_page(table_of(seats, game="middle_ages", start="0"), two_processes)
    settled(page, hours, qtbot, 1)
    second = page.bench.thinker.pids[1]
    os.kill(second, signal.SIGKILL)
    qtbot.waitUntil(page.desk.remark.isVisible, timeout=PATIENCE)
    assert page.desk.remark.sentence.text() == RESTARTED
    while page.table.waits_for() != [2]:
        settled(page, hours, qtbot, page.table.number + 1)
    assert second not in page.bench.thinker.pids


def test_what_was_pending_when_it_was_killed_is_asked_again(open_page, hours, qtbot):
    page = open_page(table_of("human:Liz,bot:hard:Ben,bot:hard:Cyd"), Worker)
    kill(page, qtbot)  # perhaps before it has answered anything
    settled(page, hours, qtbot, 2)
    assert {answer.seat for answer in page.table.record.history} == {1, 2}


def test_bots_think_in_the_window_when_no_process_can_be_kept(open_page, hours, qtbot):
    page = open_page(table_of("human:Liz,bot:hard:Ben"), one_start)
    settled(page, hours, qtbot, 1)
    kill(page, qtbot)
    qtbot.waitUntil(page.desk.remark.isVisible, timeout=PATIENCE)
    assert page.desk.remark.sentence.text() == AT_HOME
    by_click(page, page.controller.offers()[0])
    settled(page, hours, qtbot, 3)


def test_the_bots_process_ends_with_the_page(open_page, hours, qtbot):
    page = open_page(table_of("human:Liz,bot:hard:Ben"), Worker)
    settled(page, hours, qtbot, 1)
    page.close_game()
    assert page.bench.thinker.pids == []


def test_a_bot_that_cannot_decide_does_what_is_allowed(open_page, hours):
    class Stumbling:
        def __init__(self, answered, told):
            self.answered = answered

        def start(self):
            pass

        def ask(self, request):
            self.answered(Thought(request.turn, request.seat, None, "ZeroDivisionError"))

        def close(self):
            pass

    page = open_page(table_of("human:Liz,bot:hard:Ben"), Stumbling)
    hours.pass_by(10)
    assert page.table.number == 1
    assert "Ben could not decide" in page.desk.remark.sentence.text()


def test_bots_that_are_hurried_move_at_once(open_page, hours, qtbot):
    page = open_page(table_of("bot:hard:Ben,human:Liz,bot:easy:Cyd", game="ordeals", start="0"))
    assert page.table.number == 0
    qtbot.keyClick(page.desk, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    hours.pass_by(0)
    assert page.table.number == 1
    hours.pass_by(0)
    assert page.table.number == 1  # the next answer takes its time again


def test_a_clock_of_play_is_not_hurried(open_page, hours):
    page = open_page(table_of("human:Liz,bot:hard:Ben"))
    by_click(page, page.controller.offers()[0])
    hours.pass_by(3000)
    assert page.controller.clock.due
    number = page.table.number
    page.bench.hurry()
    hours.pass_by(0)
    assert page.table.number == number


def test_a_process_is_told_to_hurry(open_page, hours, qtbot):
    page = open_page(table_of("bot:hard:Ben,human:Liz", game="ordeals", start="0"), Worker)
    page.bench.hurry()
    settled(page, hours, qtbot, 1)
    assert page.table.record.history[0].seat == 0
