"""Where simulated games are played: processes on this machine, or the workers of a Dask cluster."""

import multiprocessing
import os
import re
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import ParamSpec, TypeVar

from gamebox.errors import GameboxError

P = ParamSpec("P")
T = TypeVar("T")

CONNECT_SECONDS = 10
WORKER_SECONDS = 60
ADDRESS = re.compile(r"((tcp|tls|wss?)://)?([\w.-]+|\[[\da-fA-F:.]+\]):(\d{1,5})")
LAST_PORT = 65535


class _Processes(ProcessPoolExecutor):
    """Processes that do not hear Ctrl-C from the beginning; giving out work starts them."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Give out a piece of work."""
        with _interrupt_held():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Give an executor with `jobs` processes on this machine."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = _Processes(jobs, mp_context=context, initializer=_begin_worker)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)
        # Where one process was killed the pool now and then forgets to end the others.
        for left in set(multiprocessing.active_children()) - others:
            left.terminate()


def _begin_worker() -> None:
    """Leave Ctrl-C to the process that a person talks to, and end when that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the end of the process that started this one, however it comes, and follow it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupt_held() -> Iterator[None]:
    """Let Ctrl-C wait; processes that are started meanwhile do not hear it from the beginning."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it would let signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def is_address(text: str) -> bool:
    """Return whether a text is an address as a scheduler has one, such as tcp://HOST:8786."""
    found = ADDRESS.fullmatch(text)
    return found is not None and 0 < int(found[4]) <= LAST_PORT


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Give an executor that sends work to the Dask scheduler at `address`.

    Every worker needs the same gamebox. Raises GameboxError when there is no such scheduler, or
    when the extra `cluster` is not installed.
    """
    try:
        from distributed import Client  # noqa: PLC0415  # an extra that few people install
    except ImportError as error:
        raise GameboxError(
            'A cluster needs an extra of gamebox: pip install "gamebox[cluster]".'
        ) from error
    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise GameboxError(f"There is no Dask scheduler at {address}.") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=WORKER_SECONDS)
        except TimeoutError as error:
            raise GameboxError(
                f"The scheduler at {address} has no worker; start one: dask worker {address}."
            ) from error
        executor = client.get_executor(pure=False)
        try:
            yield executor
        finally:
            executor.shutdown(wait=False)  # calls off what is not begun
