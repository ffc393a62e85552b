"""A process in which bots think: started by a thread of this process that listens to it.

When it dies it is started again, and what it had not answered is asked again. When that fails too
often it is given up, and what it still had to answer is handed back. It ends with whoever started
it, however that ends: then its pipe is closed.
"""

import logging
import multiprocessing
import os
import queue
import signal
import threading
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Protocol

from gamebox.bots.hurry import calm, hurry
from gamebox.bots.thinking import Key, Minds, Request, Thought

log = logging.getLogger(__name__)

STARTS = 4
"""How often a process is started for one table before it is given up."""

PATIENCE = 5
"""Seconds that a process has to end before it is killed."""

NICENESS = 5
"""By how much the bots let the window go first, where the system knows such manners."""


HURRY = "hurry"
"""The message that tells a process to move at once."""


class Listener(Protocol):
    """Who has requests answered. It is called on the thread of the process."""

    def answered(self, thought: Thought) -> None:
        """Take a thought."""

    def restarted(self) -> None:
        """Learn that the process has died and was started again."""

    def given_up(self, waiting: list[Request]) -> None:
        """Learn that the process is started no more, and what it has not answered."""


class ThinkingProcess:
    """Answers requests in a process of its own."""

    def __init__(self, listener: Listener, starts: int = STARTS) -> None:
        self._listener, self._starts = listener, starts
        self._lock = threading.Lock()
        self._waiting: dict[Key, Request] = {}
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        self._closed = self._given_up = False
        self._keeper: threading.Thread | None = None

    @property
    def pid(self) -> int | None:
        """The process that thinks, or None when there is none."""
        return self._process.pid if self._process is not None else None

    @property
    def serves(self) -> bool:
        """Whether it was started and not given up since."""
        return self._keeper is not None and not self._given_up

    def start(self) -> None:
        """Start the process, in the background; does nothing when it was started."""
        if self._keeper is None:
            self._keeper = threading.Thread(target=self._keep, name="bots", daemon=True)
            self._keeper.start()

    def ask(self, request: Request) -> bool:
        """Have a request answered; those of older turns are forgotten.

        Returns False when the process was given up and will answer nothing.
        """
        self.start()
        with self._lock:
            if self._given_up:
                return False
            self._waiting = {k: r for k, r in self._waiting.items() if r.turn >= request.turn}
            self._waiting[request.key] = request
            self._send(request)
        return True

    def hurry(self) -> None:
        """Tell the process to end the thought of this moment with what it has found."""
        with self._lock:
            if self._waiting:
                self._send(HURRY)

    def dismiss(self) -> None:
        """Tell the process to end; nothing is answered any more."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            self._send(None)

    def join(self) -> None:
        """Wait until the process that was dismissed has ended."""
        if self._keeper is not None:
            self._keeper.join(PATIENCE)
            if self._keeper.is_alive() and self._process is not None:
                self._process.kill()
                self._keeper.join(PATIENCE)

    def _send(self, message: Request | str | None) -> None:
        """Send a message; one that is lost is asked again later."""
        if self._pipe is not None:
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
                self._listener.restarted()
        with self._lock:
            self._given_up = True
            waiting = list(self._waiting.values())
        if not self._closed:
            self._listener.given_up(waiting)

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

    def _pass_on(self, thought: Thought) -> None:
        with self._lock:
            wanted = self._waiting.pop(thought.key, None)
        if wanted is not None:
            self._listener.answered(thought)


# In the process


def serve(pipe: Connection) -> None:
    """Answer requests until the pipe is closed or says None; the newest turn is thought first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
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
        while (message := pipe.recv()) is not None:
            if message == HURRY:
                hurry()
            else:
                calm()
                inbox.put(message)
    except (EOFError, OSError):
        pass
    os._exit(0)
