"""What `packaging/start.py` says and does before anything is installed."""

import ast
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from bootstrap import commands
from bootstrap.environment import ROOT, TESTS, Environment
from bootstrap.say import SetupError
from bootstrap.screen import NO_SCREEN

START = ROOT / "packaging" / "start.py"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux for a screen")


@linux
def test_without_a_screen_it_says_so_in_one_sentence_and_names_the_demo() -> None:
    blind = {name: value for name, value in os.environ.items() if name not in SCREENS}
    done = subprocess.run(
        [sys.executable, START], env=blind, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines() == [NO_SCREEN]
    assert "python3 packaging/start.py demo DIR" in NO_SCREEN


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 8, 10), (3, 10, 13)])
def test_an_old_python_is_told_what_is_wanted(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(SystemExit) as refusal:
        runpy.run_path(str(START), run_name="__main__")
    assert str(refusal.value) == (
        "gamebox needs Python 3.11 or newer, and this is Python "
        f"{version[0]}.{version[1]}; please start it with a newer one."
    )


def test_an_old_python_can_read_the_file_that_tells_it() -> None:
    tree = ast.parse(START.read_text(encoding="utf-8"), feature_version=(3, 4))
    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.FunctionDef)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]


def test_a_wrong_command_shows_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["dance"]) == 2
    assert commands.main(["demo"]) == 2
    assert "start.py demo DIR" in capsys.readouterr().err


def test_what_stops_the_set_up_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise SetupError("The disk is full.")

    monkeypatch.setattr(commands, "set_up", refuse)
    assert commands.main(["setup"]) == 1
    assert capsys.readouterr().err == "The disk is full.\n"


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Record the programs that a command calls; every one but mypy succeeds."""
    calls: list[list[str]] = []

    def call(command: list[str | Path], *_: object) -> int:
        calls.append([str(part) for part in command])
        return 1 if "mypy" in calls[-1] else 0

    monkeypatch.setattr(commands, "call", call)
    monkeypatch.setattr(commands, "set_up", lambda *_: Environment(tmp_path))
    return calls


def test_every_check_runs_and_a_failed_one_is_named(
    called: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(["test"]) == 1
    assert [Path(command[0]).stem for command in called].count("lint-imports") == 1
    run = [" ".join(command[2:]) for command in called]
    assert "ruff check ." in run
    assert "ruff format --check ." in run
    assert "pytest -q -n 2" in run
    assert capsys.readouterr().err.splitlines()[-1] == "Failed: types."


def test_the_tests_are_set_up_with_what_the_cluster_needs() -> None:
    assert {"dev", "cluster"} == TESTS


def test_the_demo_is_drawn_by_the_program_that_was_set_up(
    called: list[list[str]], tmp_path: Path
) -> None:
    assert commands.main(["demo", "pictures"]) == 0
    assert called == [[str(Environment(tmp_path).program("gamebox")), "demo", "pictures"]]
