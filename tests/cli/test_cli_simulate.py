"""Games by the thousand: the same seed gives the same results, wherever they are played."""

import gc
import json
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gamebox.cluster import is_address, processes

SEATS = "bot:normal:Ann,bot:random,bot:random"


def simulate(gamebox: Any, *more: object) -> dict[str, Any]:
    done = gamebox("simulate", "mind", "--seats", SEATS, "--games", 60, "--seed", 9, *more)
    assert done.code == 0
    assert done.err == ""
    assert list(done.json)[-1] == "decisions_per_second"
    result: dict[str, Any] = done.json
    assert result.pop("decisions_per_second") > 0
    return result


def test_what_it_prints(gamebox: Any) -> None:
    result = simulate(gamebox, "--jobs", 1)
    assert list(result) == ["game", "seats", "seed", "games"]
    assert result["game"] == "mind"
    assert result["seats"] == ["bot:normal:Ann", "bot:random:Linus", "bot:random:Hanna"]
    assert result["seed"] == 9
    assert len(result["games"]) == 60
    for game in result["games"]:
        assert list(game) == ["winners", "scores", "decisions", "figures"]
        assert game["winners"] in ([], [0, 1, 2])
        assert game["figures"]["level"] >= 1
    assert len({game["decisions"] for game in result["games"]}) > 10, "all games are the same"


def test_the_same_for_any_number_of_processes(gamebox: Any) -> None:
    assert simulate(gamebox, "--jobs", 1) == simulate(gamebox, "--jobs", 3)


def test_another_seed_gives_other_games(gamebox: Any) -> None:
    arguments = ("simulate", "mind", "--seats", SEATS, "--games", 5, "--seed")
    one, other = (gamebox(*arguments, seed).json["games"] for seed in (1, 2))
    assert one != other


def test_levels_that_stand_for_people_can_be_measured(gamebox: Any) -> None:
    done = gamebox("simulate", "mind", "--seats", "bot:person,bot:hard", "--games", 1)
    assert done.code == 0


# A Dask cluster on this machine


@contextmanager
def dask(folder: Path, *parts: tuple[str, ...]) -> Iterator[str]:
    """Run the parts of a Dask cluster, and give the address of its scheduler."""
    file = folder / "scheduler.json"
    common = ["--scheduler-file", str(file), "--no-dashboard"]
    with file.with_name("log").open("wb") as log:
        running = [
            subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{part}", *more, *common],
                stdout=log,
                stderr=log,
                cwd=folder,
            )
            for part, *more in parts
        ]
        try:
            yield _address(file)
        finally:
            for process in running:
                process.kill()
            for process in running:
                process.wait(timeout=30)


SCHEDULER = ("dask_scheduler", "--host", "127.0.0.1", "--port", "0")
WORKER = ("dask_worker", "--nthreads", "1", "--no-nanny")


@pytest.fixture
def swept() -> Iterator[None]:
    """Throw away what a connection that failed left open, so that no later test hears of it."""
    pytest.importorskip("distributed")
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


def _address(file: Path) -> str:
    """Return the address that a scheduler has written to its file."""
    for _ in range(300):
        if file.exists() and (text := file.read_text()):
            return str(json.loads(text)["address"])
        time.sleep(0.1)
    raise AssertionError("the scheduler has not started")


@pytest.mark.usefixtures("swept")
def test_the_same_on_a_cluster(gamebox: Any, tmp_path: Path) -> None:
    with dask(tmp_path, SCHEDULER, WORKER) as address:
        assert simulate(gamebox, "--cluster", address) == simulate(gamebox, "--jobs", 1)


@pytest.mark.usefixtures("swept")
def test_a_scheduler_without_a_worker(
    gamebox: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamebox.cluster.WORKER_SECONDS", 1)
    with dask(tmp_path, SCHEDULER) as address:
        done = gamebox(
            "simulate", "mind", "--seats", SEATS, "--games", 1, "--seed", 1, "--cluster", address
        )
    assert (done.code, done.out) == (1, "")
    assert f"has no worker; start one: dask worker {address}." in done.err


@pytest.mark.usefixtures("swept")
def test_an_address_without_a_scheduler(gamebox: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamebox.cluster.CONNECT_SECONDS", 1)
    address = "tcp://127.0.0.1:1"
    done = gamebox(
        "simulate", "mind", "--seats", SEATS, "--games", 1, "--seed", 1, "--cluster", address
    )
    assert (done.code, done.out) == (1, "")
    assert "no Dask scheduler" in done.err


@pytest.mark.parametrize(
    "address", ["here", "tcp://here", "foo://here:1", "here:0", "here:65536", "a:b:80", "tcp://:80"]
)
def test_an_address_that_is_none_is_wrong_usage(gamebox: Any, address: str) -> None:
    done = gamebox("simulate", "mind", "--seats", SEATS, "--games", 1, "--cluster", address)
    assert (done.code, done.out) == (2, "")
    assert "is like tcp://HOST:8786" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("address", ["here:1", "tcp://a-b.org:8786", "tls://10.0.0.1:65535"])
def test_addresses_as_schedulers_have_them(address: str) -> None:
    assert is_address(address)
    assert is_address("tcp://[::1]:8786")


def test_without_the_extra_it_says_what_to_install(
    gamebox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = gamebox(
        "simulate", "mind", "--seats", SEATS, "--games", 1, "--seed", 1, "--cluster", "tcp://x:1"
    )
    assert done.code == 1
    assert 'pip install "gamebox[cluster]"' in done.err


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="has no signal masks")
def test_every_process_is_deaf_to_ctrl_c_from_its_beginning() -> None:
    with processes(3) as pool:
        busy = [pool.submit(time.sleep, 0.5) for _ in range(3)]
        masks = [pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()) for _ in range(12)]
        assert all(signal.SIGINT in mask.result() for mask in masks)
        assert [one.result() for one in busy] == [None] * 3
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
