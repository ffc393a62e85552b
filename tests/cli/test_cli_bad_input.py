"""Wrong input gets one sentence and an exit code; nobody ever sees a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gamebox.saver import SaveLock
from gamebox.saves import load

NEW = ("new", "mind", "-o", "a.json", "--seats")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "Missing command"),
        (("fly",), "No such command"),
        (("show",), "Missing argument"),
        (("new", "mind"), "Missing option"),
        ((*NEW, "human:Ann,human:Bo", "--seed", "x"), "--seed"),
        ((*NEW, "human:Ann,human:Bo", "--seed", "-1"), "whole number from 0 to 9007199254740991"),
        (("show", "a.json", "--seat", "first"), "It is a whole number, not 'first'"),
        (("new", "chess", "-o", "a.json", "--seats", "human:A,human:B"), "no game 'chess'"),
        (("new", "minde", "-o", "a.json", "--seats", "human:A,human:B"), "Did you mean mind?"),
        ((*NEW, ""), "is no seat"),
        ((*NEW, "human:Ann"), "2 to 4 seats, not for 1"),
        ((*NEW, "human:A,human:B,human:C,human:D,human:E"), "not for 5"),
        ((*NEW, ",".join(["bot:easy"] * 40)), "too many seats"),
        ((*NEW, "human:Ann,,human:Bo"), "'' is no seat"),
        ((*NEW, "human:Ann;human:Bo"), "is no seat"),
        ((*NEW, "human,human"), "'human' is no seat"),
        ((*NEW, "human:,bot:easy"), "'human:' is no seat"),
        ((*NEW, "huma:Ann,bot:easy"), "Did you mean human?"),
        ((*NEW, "human:Ann,bot:hrad"), "Did you mean hard?"),
        ((*NEW, "human:Ann,bot"), "'bot' is no seat"),
        ((*NEW, "human:Ann,bot:"), "no level ''"),
        ((*NEW, "human:Ann,bot:easy:Tim:x"), "is no seat"),
        ((*NEW, "human:Ann,human:Ann"), "same name"),
        ((*NEW, "human:Ann,human:" + "B" * 99), "1 to 40 letters"),
        ((*NEW, "human:Ann,human:B\to"), "1 to 40 letters"),
        ((*NEW, "human:Ann,human:Bo", "--option", "undo"), "KEY=VALUE"),
        ((*NEW, "human:Ann,human:Bo", "--option", "undoo=all"), "Did you mean undo?"),
        ((*NEW, "human:Ann,human:Bo", "--option", "undo=never"), "one of known, all"),
        (
            (*NEW, "human:Ann,human:Bo", "--option", "undo=all", "--option", "undo=all"),
            "given twice",
        ),
        (("rules", "minds"), "Did you mean mind?"),
        (("rules", "mind", "star.propos"), "Did you mean star.propose?"),
        (("simulate", "mind", "--seats", "bot:easy,human:Ann", "--games", "1"), "Only bots"),
        (("simulate", "mind", "--seats", "bot:easy,bot:easy", "--games", "0"), "--games"),
    ],
)
def test_wrong_usage_is_exit_code_2(gamebox: Any, arguments: tuple[str, ...], says: str) -> None:
    done = gamebox(*arguments)
    assert done.code == 2
    assert says in done.err
    assert done.err.count("\n") == 1, "more than one line"
    assert done.out == ""
    assert not Path("a.json").exists()


COMMANDS = {
    "new": ("mind", "-o", "a.json", "--seats", "human:A,human:B"),
    "show": ("a.json",),
    "moves": ("a.json",),
    "why": ("a.json", "card:1"),
    "play": ("a.json", "{}"),
    "run": ("a.json",),
    "undo": ("a.json",),
    "replay": ("a.json",),
    "check": ("a.json",),
    "simulate": ("mind", "--seats", "bot:easy,bot:easy", "--games", "1"),
    "bench": (),
    "rules": ("mind",),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("more", "says"),
    [(("--fly",), "No such option: --fly"), (("x", "y", "z"), "unexpected extra argument")],
)
def test_every_command_says_in_one_line_what_is_typed_wrongly(
    gamebox: Any, command: str, more: tuple[str, ...], says: str
) -> None:
    done = gamebox(command, *COMMANDS[command], *more)
    assert (done.code, done.out) == (2, "")
    assert says in done.err
    assert done.err.endswith(f" {command} --help`.\n")
    assert done.err.count("\n") == 1


def test_the_help_names_every_command(gamebox: Any) -> None:
    done = gamebox("--help")
    assert (done.code, done.err) == (0, "")
    assert all(f"\n  {command} " in done.out for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("show", "none.json"), "There is no file"),
        (("moves", "."), "is a folder"),
        ((*NEW, "human:A,human:B", "--option", "pack=none"), "There is no file"),
        ((*NEW, "human:A,human:B", "--option", "pack=../x"), "A pack's name"),
        (("new", "mind", "-o", "/dev/null/a.json", "--seats", "human:A,human:B"), "cannot be"),
        (("new", "mind", "-o", "", "--seats", "human:A,human:B"), "it is a folder, not a file"),
        (("check", ""), "is a folder"),
    ],
)
def test_what_cannot_be_done_is_exit_code_1(
    gamebox: Any, arguments: tuple[str, ...], says: str
) -> None:
    done = gamebox(*arguments)
    assert (done.code, done.out) == (1, "")
    assert says in done.err


@pytest.mark.parametrize("command", ["show", "moves", "run", "undo", "replay", "check"])
def test_a_bad_save_is_refused_by_every_command(gamebox: Any, command: str) -> None:
    Path("bad.json").write_text('{"program": "gamebox", "format": 99}')
    done = gamebox(command, "bad.json")
    assert (done.code, done.out) == (1, "")
    assert "newer gamebox" in done.err
    assert Path("bad.json").read_text() == '{"program": "gamebox", "format": 99}'


def test_a_card_twice(gamebox: Any, two_people: str) -> None:
    raw = json.loads(Path(two_people).read_text())
    raw["state"]["deck"][0] = raw["state"]["deck"][1]
    Path(two_people).write_text(json.dumps(raw))
    done = gamebox("check", two_people)
    assert done.code == 1
    assert "lies in 2 places" in done.err


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_is_not_there(gamebox: Any, two_people: str, seat: int) -> None:
    done = gamebox("show", two_people, "--seat", seat)
    assert done.code == 2
    assert f"no seat {seat}" in done.err


@pytest.mark.parametrize(
    ("move", "code", "says"),
    [
        ("ready", 2, "This is no move"),
        ("", 2, "This is no move"),
        ("[" * 100_000, 2, "This is no move"),
        ('{"type":"Castle"}', 2, "Castle"),
        ('{"type":"Lay","card":"x"}', 2, "card"),
        ('{"type":"Lay","card":1,"face":"up"}', 2, "face"),
        ('{"type":"Lay","card":1,"at_ms":-1}', 2, "at_ms"),
        ('{"type":"Lay","card":1}', 1, "[ready.begin]"),
        ('{"type":"Agree"}', 1, "[star.agree]"),
    ],
)
def test_a_move_that_is_none_or_not_legal(
    gamebox: Any, two_people: str, move: str, code: int, says: str
) -> None:
    before = Path(two_people).read_bytes()
    done = gamebox("play", two_people, move)
    assert (done.code, done.out) == (code, "")
    assert says in done.err
    assert Path(two_people).read_bytes() == before


def test_a_file_that_is_open_elsewhere_is_not_written(gamebox: Any, two_people: str) -> None:
    before = Path(two_people).read_bytes()
    with SaveLock(Path(two_people)):
        for command in (("play", two_people, '{"type":"Ready"}'), ("run", two_people)):
            done = gamebox(*command)
            assert (done.code, done.out) == (1, "")
            assert "open in another window" in done.err
        assert gamebox("show", two_people).code == 0
    assert Path(two_people).read_bytes() == before


def test_a_fault_of_the_program_is_one_line(gamebox: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("gamebox.cli.playing.load", fail)
    done = gamebox("show", "a.json")
    assert done.code == 1
    assert done.err.startswith("gamebox has a fault (ZeroDivisionError: by zero)")
    monkeypatch.setattr("gamebox.cli.playing.load", _interrupted)
    assert gamebox("show", "a.json").code == 1


def _interrupted(*_: Any) -> None:
    raise MemoryError


def test_what_the_system_says_is_one_sentence(
    gamebox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise PermissionError(13, "Permission denied", "a.json")

    monkeypatch.setattr("gamebox.cli.playing.load", fail)
    done = gamebox("show", "a.json")
    assert (done.code, done.err) == (1, "The system says no: a.json: permission denied.\n")


# As a program of its own


def program(*arguments: object) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "gamebox", *map(str, arguments)]


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signal")
@pytest.mark.parametrize("module", ["gamebox", "ui"])
def test_stopping_while_modules_are_loaded_shows_no_traceback(module: str) -> None:
    stop = (
        "import builtins, importlib, signal, sys;"
        f"start = importlib.import_module('{module}.__main__').main;"
        "load = builtins.__import__;"
        "builtins.__import__ = lambda name, *rest: signal.raise_signal(signal.SIGINT)"
        " if name == 'typer' else load(name, *rest);"
        "sys.argv = ['gamebox', 'rules', 'mind'];"
        "start()"
    )
    done = subprocess.run([sys.executable, "-c", stop], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (130, b"")
    assert done.stderr.decode().splitlines() == ["Stopped."]


def test_a_reader_that_goes_away(gamebox: Any) -> None:
    gamebox("new", "mind", "--seats", "bot:hard,bot:hard", "--seed", 1, "-o", "a.json")
    with subprocess.Popen(
        program("run", "a.json"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as done:
        assert done.stdout is not None
        assert done.stderr is not None
        done.stdout.close()
        said = done.stderr.read().decode()
    assert "Traceback" not in said
    assert "Exception" not in said
    assert load(Path("a.json")).game.over


def test_a_save_that_breaks_the_checks_shows_no_traceback(gamebox: Any, two_people: str) -> None:
    spoil = (
        "import gamebox.table, sys; from gamebox.cli.app import main;"
        "gamebox.table.Table.differences = lambda table: 1 / 0;"
        f"sys.argv = ['gamebox', 'check', {two_people!r}]; main()"
    )
    done = subprocess.run([sys.executable, "-c", spoil], capture_output=True, check=False)
    assert done.returncode == 1
    said = f"{two_people} cannot be opened: It holds a game that cannot be.\n"
    assert done.stderr.decode() == said


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_names_are_written_in_utf8_whatever_the_system_has(gamebox: Any, encoding: str) -> None:
    gamebox("new", "mind", "--seats", "human:Ænne,human:日本", "--seed", 1, "-o", "a.json")
    for command in (("check", "a.json"), ("play", "a.json", '{"type":"Ready"}')):
        done = subprocess.run(
            program(*command),
            env={**os.environ, "PYTHONIOENCODING": encoding},
            capture_output=True,
            check=True,
        )
        assert "Ænne" in done.stdout.decode()
    assert "日本" in done.stderr.decode()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no full device")
def test_an_output_that_is_full(gamebox: Any, two_people: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            program("show", two_people), stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr.decode() == "The system says no: no space left on device.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize(
    ("killed", "code", "says"),
    [
        (False, 130, "Stopped."),
        (True, 1, "A process that played games has died; nothing was counted."),
    ],
)
def test_a_simulation_that_is_interrupted_or_loses_a_worker(
    killed: bool, code: int, says: str
) -> None:
    games = ("simulate", "mind", "--seats", "bot:hard,bot:hard", "--games", 10**6, "--jobs", 2)
    running = subprocess.Popen(
        program(*games, "--seed", 1),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        workers = wait_for_workers(running.pid)
        if killed:
            os.kill(workers[-1], signal.SIGKILL)
        else:
            os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=90)
    finally:
        running.kill()
        running.wait()
    assert (running.returncode, out) == (code, b"")
    assert err.decode().splitlines() == [says]


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_its_simulation(end: signal.Signals) -> None:
    games = ("simulate", "mind", "--seats", "bot:hard,bot:hard", "--games", 10**6, "--jobs", 2)
    running = subprocess.Popen(
        program(*games, "--seed", 1), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    workers = []
    try:
        workers = wait_for_workers(running.pid)
        running.send_signal(end)
        running.wait(timeout=30)
        for _ in range(300):
            if not any(map(_lives, workers)):
                return
            time.sleep(0.1)
        raise AssertionError("workers play on for nobody")
    finally:
        running.kill()
        running.wait()
        for worker in filter(_lives, workers):
            os.kill(worker, signal.SIGKILL)


def _lives(pid: int) -> bool:
    """Return whether a worker still runs; one that has ended may wait to be buried."""
    try:
        return _is_worker(pid)
    except FileNotFoundError:
        return False


def wait_for_workers(pid: int) -> list[int]:
    """Return the ids of the two processes that play, once they do."""
    for _ in range(900):
        tasks = Path(f"/proc/{pid}/task").glob("*/children")
        children = [int(child) for task in tasks for child in task.read_text().split()]
        busy = [child for child in children if _is_worker(child) and _seconds(child) > 0.4]
        if len(busy) == 2:
            return busy
        time.sleep(0.1)
    raise AssertionError("no workers were started")


def _is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")
