"""Bots think in a process of their own, and the death of that process is survived."""

import multiprocessing
import os
import queue
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gamebox.bots import process as process_module
from gamebox.bots.process import newest_turn
from gamebox.bots.thinking import Minds, Request, divided, request_for
from gamebox.bots.worker import ALONE, AT_HOME, RESTARTED, Worker
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.table import new_table

PATIENCE = 60  # seconds until a test gives up; nothing depends on how long it takes


@pytest.fixture
def table():
    seats = [Seat("human", "Ann"), Seat("bot", "Ben", "easy"), Seat("bot", "Cyd", "hard")]
    return new_table(rules_of("mind"), seats, seed=3)


@pytest.fixture
def ages():
    """Return a table at which a bot that searches is asked."""
    seats = [Seat("bot", "Ben", "hard"), Seat("bot", "Cyd", "hard"), Seat("human", "Ann")]
    table = new_table(rules_of("middle_ages"), seats, {"start": "0"}, seed=3)
    assert len(divided(request_for(table, 0, 1))) == 2
    return table


class Heard:
    """What a worker has said, in order."""

    def __init__(self):
        self.thoughts = queue.SimpleQueue()
        self.told = queue.SimpleQueue()

    def worker(self, **how):
        return Worker(self.thoughts.put, self.told.put, **how)

    def thought(self):
        return self.thoughts.get(timeout=PATIENCE)


@pytest.fixture
def heard():
    return Heard()


def kill(worker, heard, table, turn):
    """Kill the worker's process once it is known to run."""
    worker.ask(request_for(table, 1, turn))
    heard.thought()
    os.kill(worker.pids[0], signal.SIGKILL)


def test_a_thought_in_the_worker_is_the_one_that_the_bot_has_here(table, heard):
    worker = heard.worker()
    for seat in (1, 2):
        worker.ask(request_for(table, seat, turn=1))
    thoughts = {heard.thought(), heard.thought()}
    worker.close()
    minds = Minds()
    assert thoughts == {minds.think(request_for(table, seat, turn=1)) for seat in (1, 2)}
    assert {thought.error for thought in thoughts} == {""}


def test_a_killed_worker_is_started_again_and_says_so(table, heard):
    worker = heard.worker()
    kill(worker, heard, table, turn=1)
    assert heard.told.get(timeout=PATIENCE) == RESTARTED
    worker.ask(request_for(table, 2, turn=2))
    assert heard.thought().seat == 2
    worker.close()


def test_what_was_asked_of_a_killed_worker_is_asked_again(table, heard):
    worker = heard.worker()
    kill(worker, heard, table, turn=1)
    worker.ask(request_for(table, 2, turn=2))  # whether or not its death was noticed yet
    assert heard.thought().turn == 2
    worker.close()


def test_a_worker_that_dies_too_often_is_replaced_by_a_thread(table, heard):
    worker = heard.worker(starts=1)
    kill(worker, heard, table, turn=1)
    assert heard.told.get(timeout=PATIENCE) == AT_HOME
    worker.ask(request_for(table, 2, turn=2))
    thought = heard.thought()
    worker.close()
    assert thought == Minds().think(request_for(table, 2, turn=2))
    assert worker.pids == []


def test_where_no_process_can_be_started_a_thread_thinks(table, heard, monkeypatch):
    class NoProcesses:
        def Process(self, **what):
            raise OSError("no more processes")

    monkeypatch.setattr(process_module.multiprocessing, "get_context", lambda how: NoProcesses())
    worker = heard.worker()
    worker.ask(request_for(table, 1, turn=1))
    assert heard.told.get(timeout=PATIENCE) == AT_HOME
    assert heard.thought().seat == 1
    worker.close()


def test_only_the_newest_turn_is_thought_about(table):
    inbox = queue.SimpleQueue()
    for seat, turn in ((1, 1), (2, 1), (1, 2)):
        inbox.put(request_for(table, seat, turn))
    assert [(r.seat, r.turn) for r in newest_turn(inbox)] == [(1, 2)]


def test_an_answer_to_an_older_turn_is_not_passed_on(table, heard):
    worker = heard.worker()
    for turn in range(1, 6):
        worker.ask(request_for(table, 1, turn))
    assert heard.thought().turn <= 5
    worker.close()
    last = [heard.thoughts.get() for _ in range(heard.thoughts.qsize())]
    assert all(thought.turn <= 5 for thought in last)


def test_an_error_in_a_bot_is_an_answer(table):
    request = request_for(table, 1, turn=1)
    broken = Request(1, 1, "mind", "no such level", "Ben", 1, None, request.question, request.dice)
    thought = Minds().think(broken)
    assert thought.choice is None
    assert "no such level" in thought.error


def test_a_closed_worker_leaves_no_process(table, heard):
    worker = heard.worker()
    worker.ask(request_for(table, 1, turn=1))
    heard.thought()
    worker.close()
    assert worker.pids == []
    assert multiprocessing.active_children() == []


# A second process


@pytest.mark.parametrize("processes", [1, 2])
def test_a_thought_in_parts_is_the_same_wherever_they_are_thought(ages, heard, processes):
    worker = heard.worker(processes=processes)
    request = request_for(ages, 0, turn=1)
    worker.ask(request)
    thought = heard.thought()
    assert len(worker.pids) == processes
    worker.close()
    assert thought == Minds().think(request)
    assert "% of imagined games" in thought.choice.why


@pytest.mark.parametrize("which", [0, 1])
def test_either_of_two_processes_may_be_killed_amid_a_thought(ages, heard, which):
    worker = heard.worker(processes=2)
    worker.ask(request_for(ages, 0, turn=1))
    heard.thought()
    os.kill(worker.pids[which], signal.SIGKILL)
    worker.ask(request_for(ages, 0, turn=2))
    thought = heard.thought()
    assert heard.told.get(timeout=PATIENCE) == RESTARTED
    worker.close()
    assert thought == Minds().think(request_for(ages, 0, turn=2))
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("which", [0, 1])
def test_one_process_does_the_work_of_the_other_that_cannot_be_kept(ages, heard, which):
    worker = heard.worker(processes=2, starts=1)
    worker.ask(request_for(ages, 0, turn=1))
    heard.thought()
    os.kill(worker.pids[which], signal.SIGKILL)
    assert heard.told.get(timeout=PATIENCE) == ALONE
    worker.ask(request_for(ages, 0, turn=2))
    assert heard.thought() == Minds().think(request_for(ages, 0, turn=2))
    assert len(worker.pids) == 1
    os.kill(worker.pids[0], signal.SIGKILL)
    assert heard.told.get(timeout=PATIENCE) == AT_HOME
    worker.ask(request_for(ages, 0, turn=3))
    assert heard.thought() == Minds().think(request_for(ages, 0, turn=3))
    worker.close()


def test_a_bot_of_one_thought_starts_no_second_process(table, heard):
    worker = heard.worker(processes=2)
    worker.ask(request_for(table, 1, turn=1))
    heard.thought()
    assert len(worker.pids) == 1
    worker.close()


def test_an_error_in_a_part_is_the_error_of_the_thought(ages):
    request = request_for(ages, 0, turn=1)
    minds = Minds()
    good, bad = divided(request)
    broken = Request(*bad.key[:2], *bad.bot, None, bad.question, bad.dice, part=1)
    thought = minds.settle(request, [minds.think(good), minds.think(broken)])
    assert thought.choice is None
    assert "AttributeError" in thought.error


ALL_GONE = """
import multiprocessing, os, queue, signal, sys
from gamebox.bots.thinking import request_for
from gamebox.bots.worker import Worker
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.table import new_table

if __name__ == "__main__":
    seats = [Seat("bot", "Ben", "hard"), Seat("human", "Ann")]
    table = new_table(rules_of("middle_ages"), seats, {"start": "0"}, seed=3)
    thoughts = queue.SimpleQueue()
    worker = Worker(thoughts.put, print, processes=2)
    worker.ask(request_for(table, 0, 1))
    thoughts.get()
    print(*worker.pids, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked up in /proc")
def test_both_processes_end_with_the_program_that_is_killed(tmp_path):
    script = tmp_path / "killed.py"
    script.write_text(ALL_GONE)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    pids = done.stdout.split()
    assert len(pids) == 2
    end = time.monotonic() + PATIENCE
    while any(running(pid) for pid in pids):
        assert time.monotonic() < end, f"left behind: {pids}"
        time.sleep(0.05)


def running(pid):
    """Return whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
