"""Bots think in a process of their own, and the death of that process is survived."""

import multiprocessing
import os
import queue
import signal

import pytest

from gamebox.bots import worker as worker_module
from gamebox.bots.thinking import Minds, Request, request_for
from gamebox.bots.worker import AT_HOME, RESTARTED, Worker, newest_turn
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.table import new_table

PATIENCE = 60  # seconds until a test gives up; nothing depends on how long it takes


@pytest.fixture
def table():
    seats = [Seat("human", "Ann"), Seat("bot", "Ben", "easy"), Seat("bot", "Cyd", "hard")]
    return new_table(rules_of("mind"), seats, seed=3)


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
    os.kill(worker.pid, signal.SIGKILL)


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
    assert worker.pid is None


def test_where_no_process_can_be_started_a_thread_thinks(table, heard, monkeypatch):
    class NoProcesses:
        def Process(self, **what):
            raise OSError("no more processes")

    monkeypatch.setattr(worker_module.multiprocessing, "get_context", lambda how: NoProcesses())
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
    assert worker.pid is None
    assert multiprocessing.active_children() == []
