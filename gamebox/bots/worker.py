"""Bots that think in processes of their own, so that the window never stutters.

One process thinks for every bot. Where there is a second core, a second one takes its share of
thoughts that fall into parts; it is started when the first such thought is asked for. When one dies
it is started again; when that fails too often the other does its work, and without any a thread of
this process does. All of it is told in one sentence, and the game goes on.
"""

import os
import queue
import threading
from collections.abc import Callable, Sequence

from gamebox.bots.hurry import calm, hurry
from gamebox.bots.process import PATIENCE, STARTS, ThinkingProcess
from gamebox.bots.thinking import Key, Minds, Request, Thought, divided

RESTARTED = "A process in which the bots think has stopped. It was started again; play goes on."
ALONE = (
    "One of the two processes in which the bots think cannot be kept running. "
    "The other does its work, and may take longer."
)
AT_HOME = (
    "The process in which the bots think cannot be kept running. "
    "They think in this window now, which may stutter a little."
)

MOST_PROCESSES = 2


def cores() -> int:
    """Return on how many cores this program may run."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Worker:
    """Answers requests in the background, in up to `processes` processes.

    `answered` and `told` are called on a thread of the worker's own: `answered` with each thought,
    `told` with a sentence for the players.
    """

    def __init__(
        self,
        answered: Callable[[Thought], None],
        told: Callable[[str], None],
        starts: int = STARTS,
        processes: int | None = None,
    ) -> None:
        self._pass_on, self._told = answered, told
        self._lock = threading.Lock()
        self._asked: dict[Key, _Asked] = {}
        self._minds = Minds()
        count = min(cores(), MOST_PROCESSES) if processes is None else processes
        self._kept = [ThinkingProcess(self, starts) for _ in range(count)]
        self._home = _Home(self)

    @property
    def pids(self) -> list[int]:
        """The processes that think."""
        return [kept.pid for kept in self._kept if kept.pid is not None]

    def start(self) -> None:
        """Start the first process, in the background; does nothing when it was started."""
        self._kept[0].start()

    def ask(self, request: Request) -> None:
        """Have a request answered; those of older turns are forgotten."""
        requests = divided(request)
        with self._lock:
            self._asked = {k: a for k, a in self._asked.items() if a.request.turn >= request.turn}
            self._asked[request.key] = _Asked(request, len(requests))
        for one in requests:
            self._hand_out(one)

    def hurry(self) -> None:
        """Let the bots that think now answer with what they have found."""
        for kept in self._kept:
            kept.hurry()
        self._home.hurry()

    def close(self) -> None:
        """Stop thinking; nothing is answered any more."""
        with self._lock:
            self._asked.clear()
        for kept in self._kept:
            kept.dismiss()
        self._home.dismiss()
        for kept in self._kept:
            kept.join()
        self._home.join()

    def wants(self, request: Request) -> bool:
        """Return whether anybody still waits for the answer to a request."""
        return (request.turn, request.seat, None) in self._asked

    def _hand_out(self, request: Request) -> None:
        """Ask the process whose part it is, else one that is kept running, else the thread."""
        own = self._kept[(request.part or 0) % len(self._kept)]
        others = [kept for kept in self._kept if kept is not own and kept.serves]
        if not any(kept.ask(request) for kept in [own, *others]):
            self._home.ask(request)

    # Called on the threads of the processes

    def answered(self, thought: Thought) -> None:
        """Pass a thought on; one that falls into parts when the last of them has come."""
        with self._lock:
            asked = self._asked.get((thought.turn, thought.seat, None))
            if asked is None:
                return
            asked.parts[thought.part or 0] = thought
            if len(asked.parts) < asked.count:
                return
            del self._asked[asked.request.key]
        if thought.part is not None:
            thought = self._minds.settle(asked.request, asked.in_order())
        self._pass_on(thought)

    def restarted(self) -> None:
        """Tell that a process has died and was started again."""
        self._told(RESTARTED)

    def given_up(self, waiting: Sequence[Request]) -> None:
        """Tell that a process cannot be kept running, and let others do what it has not done."""
        self._told(ALONE if any(kept.serves for kept in self._kept) else AT_HOME)
        for request in waiting:
            self._hand_out(request)


class _Asked:
    """A request, and the parts of its thought that have come."""

    def __init__(self, request: Request, count: int) -> None:
        self.request = request
        self.count = count
        self.parts: dict[int, Thought] = {}

    def in_order(self) -> list[Thought]:
        """Return the thoughts of all parts in their order."""
        return [self.parts[number] for number in sorted(self.parts)]


class _Home:
    """A thread of this process that thinks when no other process can; started when first asked."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._inbox: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._think, name="bots at home", daemon=True)
        self._lock = threading.Lock()

    def ask(self, request: Request) -> None:
        """Have a request answered."""
        with self._lock:
            if not self._thread.is_alive():
                self._thread.start()
        calm()
        self._inbox.put(request)

    def hurry(self) -> None:
        """End the thought of this moment, where this thread thinks at all."""
        if self._thread.is_alive():
            hurry()

    def dismiss(self) -> None:
        """Stop thinking after the thought of this moment."""
        self._inbox.put(None)

    def join(self) -> None:
        """Wait for the end of that thought, but not for long."""
        with self._lock:
            if self._thread.is_alive():
                self._thread.join(PATIENCE)

    def _think(self) -> None:
        minds = Minds()
        while (request := self._inbox.get()) is not None:
            if self._worker.wants(request):
                self._worker.answered(minds.think(request))
