"""The commands that draw work without a screen, and no other command loads Qt."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gamebox.games.shelf import TITLES

LOADED = """
import sys
sys.argv = ["gamebox", *sys.argv[1:]]
from ui.__main__ import main
try:
    main()
except SystemExit as done:
    assert not done.code, done.code
print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""


def run(*arguments: object, expect: int = 0) -> subprocess.CompletedProcess[str]:
    """Run the program as a person with no screen does."""
    environ = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    environ.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "ui", *map(str, arguments)],
        env=environ,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == expect, done.stderr
    return done


def size_of(picture: Path) -> tuple[int, int]:
    """Return the width and height that a PNG file begins with."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def test_render_draws_what_a_seat_sees(two_people: str) -> None:
    run("render", two_people, "first.png", "--size", "800x500")
    run("render", two_people, "second.png", "--size", "800x500", "--seat", 1)
    assert size_of(Path("first.png")) == (800, 500)
    assert Path("first.png").read_bytes() != Path("second.png").read_bytes()
    run("render", two_people, "again.png", "--size", "800x500")
    assert Path("first.png").read_bytes() == Path("again.png").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (("game.json", "a.png", "--size", "big"), 2, "A size is WxH"),
        (("game.json", "a.png", "--size", "99999x10"), 2, "A size is WxH"),
        (("game.json", "a.png", "--seat", 7), 2, "no seat 7"),
        (("none.json", "a.png"), 1, "There is no file"),
        (("game.json", "."), 1, "cannot be written to .: it is a folder, not a file."),
        (("game.json", "game.json/a.png"), 1, "cannot be written to game.json/a.png: its folder"),
        (("game.json", os.devnull), 1, "it is no file, but a device or a pipe."),
    ],
)
def test_render_refuses(
    two_people: str, arguments: tuple[object, ...], code: int, says: str
) -> None:
    done = run("render", *arguments, expect=code)
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert not Path("a.png").exists()


def test_render_makes_the_folders_that_are_missing(two_people: str) -> None:
    run("render", two_people, "some/where/a.png", "--size", "640x400")
    assert size_of(Path("some/where/a.png")) == (640, 400)
    assert [path.name for path in Path("some/where").iterdir()] == ["a.png"]


def test_demo_refuses_a_folder_that_cannot_be(two_people: str) -> None:
    done = run("demo", "game.json", expect=1)
    assert done.stderr == "There can be no folder game.json: file exists.\n"


def test_demo_draws_the_start_the_middle_and_the_end() -> None:
    done = run("demo", "pictures", "--size", "640x400")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [Path(line["picture"]).name for line in lines] == [
        f"{game}-{number}.png" for game in TITLES for number in ("1-start", "2-middle", "3-end")
    ]
    assert all(size_of(Path(line["picture"])) == (640, 400) for line in lines)
    assert "The Mind Extreme: The team" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")
def test_a_window_without_a_screen_is_refused_in_one_sentence() -> None:
    done = run(expect=1)
    assert done.stderr.startswith("There is no screen here")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [("show", "game.json"), ("check", "game.json"), ("rules", "mind"), ("--help",)],
    ids=lambda arguments: arguments[0],
)
def test_other_commands_do_not_load_qt(two_people: str, arguments: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert "typer" in done.stderr.split()
    assert not {"PySide6", "shiboken6", "pyqtgraph"} & set(done.stderr.split())


def test_opening_the_window_does_not_load_the_command_line() -> None:
    script = "import sys, ui.app, ui.__main__; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, encoding="utf-8"
    )
    loaded: set[Any] = set(done.stdout.split())
    assert "PySide6.QtWidgets" in loaded
    assert not {"typer", "rich", "rapidfuzz", "gamebox.cli", "pyqtgraph"} & loaded
