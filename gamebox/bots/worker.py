"""Bots that think in a process of their own, so that the window never stutters.

A thread of this process starts the worker and listens to it. When the worker dies it is started
again, and what it had not answered is asked again; when that fails too often the thread thinks
itself. Both cases are told in one sentence, and the game goes on.
"""

import logging
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from gamebox.bots.thinking import Minds, Request, Thought

log = logging.getLogger(__name__)

STARTS = 4
"""How often the worker is started for one table before the bots think in this process."""

RESTARTED = "The process in which the bots think has stopped. It was started again; play goes on."
AT_HOME = (
    "The process in which the bots think cannot be kept running. "
    "They think in this window now, which may stutter a little."
)


class Worker:
    """Answers requests in the background.

    `answered` and `told` are called on a thread of the worker's own: `answered` with each thought,
    `told` with a sentence for the players.
    """

    def __init__(
        self, answered: Callable[[Thought], None], told: Callable[[str], None], starts: int = STARTS
    ) -> None:
        self._answered, self._told = answered, told
        self._starts = starts
        self._lock = threading.Lock()
        self._waiting: dict[tuple[int, int], Request] = {}
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        self._home: queue.SimpleQueue[Request | None] | None = None
        self._closed = False
        self._keeper: threading.Thread | None = None

    @property
    def pid(self) -> int | None:
        """The process that thinks, or None when there is none."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process, in the background; does nothing when it was started."""
        if self._keeper is None:
            self._keeper = threading.Thread(target=self._keep, name="bots", daemon=True)
            self._keeper.start()

    def ask(self, request: Request) -> None:
        """Have a request answered; those of older turns are forgotten."""
        self.start()
        with self._lock:
            self._waiting = {k: r for k, r in self._waiting.items() if r.turn >= request.turn}
            self._waiting[request.turn, request.seat] = request
            self._send(request)

    def close(self) -> None:
        """Stop thinking; nothing is answered any more."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            self._send(None)
        if self._keeper is not None:
            self._keeper.join(5)
            if self._keeper.is_alive() and self._process is not None:
                self._process.kill()
                self._keeper.join(5)

    def _send(self, message: Request | None) -> None:
        """Hand a message to whoever thinks now; one that is lost is asked again later."""
        if self._home is not None:
            self._home.put(message)
        elif self._pipe is not None:
            try:
                self._pipe.send(message)
            except OSError as error:
                log.warning("The bots' process does not listen: %s", error)

    # On the thread

    def _keep(self) -> None:
        for start in range(self._starts):
            pipe = self._launch()
            if pipe is None:
                break
            self._listen(pipe)
            if self._closed:
                return
            log.warning("The bots' process has stopped (start %d of %d)", start + 1, self._starts)
            if start + 1 < self._starts:
                self._told(RESTARTED)
        self._stay_home()

    def _launch(self) -> Connection | None:
        """Start a process, ask it everything that waits, and return its pipe."""
        ours, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        try:
            process = context.Process(target=serve, args=(theirs,), daemon=True)
            process.start()
        except OSError as error:
            log.warning("The bots' process cannot be started: %s", error)
            ours.close()
            return None
        finally:
            theirs.close()
        with self._lock:
            self._process, self._pipe = process, ours
            for message in [None] if self._closed else list(self._waiting.values()):
                self._send(message)
        return ours

    def _listen(self, pipe: Connection) -> None:
        """Pass on what the process says until it ends."""
        try:
            while True:
                self._pass_on(pipe.recv())
        except (EOFError, OSError) as error:
            log.info("The bots' pipe is closed: %s", error)
        with self._lock:
            self._pipe = None
        pipe.close()
        if self._process is not None:
            self._process.join()
            self._process = None

    def _stay_home(self) -> None:
        """Think on this thread from now on."""
        with self._lock:
            home: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
            self._home = home
            for message in [None] if self._closed else list(self._waiting.values()):
                home.put(message)
        if not self._closed:
            self._told(AT_HOME)
        minds = Minds()
        while (request := home.get()) is not None:
            if (request.turn, request.seat) in self._waiting:
                self._pass_on(minds.think(request))

    def _pass_on(self, thought: Thought) -> None:
        with self._lock:
            wanted = self._waiting.pop((thought.turn, thought.seat), None)
        if wanted is not None:
            self._answered(thought)


# In the process


def serve(pipe: Connection) -> None:
    """Answer requests until the pipe is closed or says None; the newest turn is thought first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inbox: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(pipe, inbox), daemon=True).start()
    minds = Minds()
    while True:
        for request in newest_turn(inbox):
            pipe.send(minds.think(request))


def newest_turn(inbox: "queue.SimpleQueue[Request]") -> list[Request]:
    """Wait for requests and return those of the newest turn that has come in."""
    requests = [inbox.get()]
    while not inbox.empty():
        requests.append(inbox.get())
    newest = max(request.turn for request in requests)
    return [request for request in requests if request.turn == newest]


def _receive(pipe: Connection, inbox: "queue.SimpleQueue[Request]") -> None:
    """Take requests in at once, and end the process, even amid a thought, when it is not needed."""
    try:
        while (request := pipe.recv()) is not None:
            inbox.put(request)
    except (EOFError, OSError):
        pass
    os._exit(0)
