"""The commands of `packaging/start.py`."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from bootstrap import libraries
from bootstrap.environment import RUNTIME, TESTS, Command, Environment
from bootstrap.say import SetupError, step
from bootstrap.screen import NO_SCREEN, has_screen

USAGE = """\
usage: python3 packaging/start.py            set up, and open the window
       python3 packaging/start.py test       set up, and run every check and test
       python3 packaging/start.py setup      only set up
       python3 packaging/start.py demo DIR   bots play one game of each, pictures of it go to DIR"""


def main(arguments: list[str]) -> int:
    """Carry out one command; return 0 when done, 1 when refused or failed, 2 on wrong usage."""
    try:
        match arguments:
            case []:
                return open_window()
            case ["test"]:
                return run_checks()
            case ["setup"]:
                return only_set_up()
            case ["demo", folder]:
                return draw_demo(folder)
            case ["-h" | "--help"]:
                print(USAGE)
                return 0
            case _:
                print(USAGE, file=sys.stderr)
                return 2
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


def set_up(extras: frozenset[str], environ: Mapping[str, str]) -> Environment:
    """Prepare system and environment, and return the environment."""
    libraries.ensure(environ)
    environment = Environment()
    environment.prepare(extras)
    return environment


def only_set_up() -> int:
    """Set up and name the command that works from now on."""
    environment = set_up(RUNTIME, os.environ)
    step(f"Ready: {environment.program('gamebox')}")
    return 0


def open_window() -> int:
    """Set up and open the window, if there is a screen for it."""
    if not has_screen(os.environ):
        raise SetupError(NO_SCREEN)
    environment = set_up(RUNTIME, os.environ)
    return call([environment.program("gamebox")])


def draw_demo(folder: str) -> int:
    """Set up and let bots play one game of each, with pictures of the boards in a folder."""
    hidden = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment = set_up(RUNTIME, hidden)
    step(f"Bots play one game of each; the pictures go to {Path(folder).resolve()}")
    return call([environment.program("gamebox"), "demo", folder], hidden)


def run_checks() -> int:
    """Set up and run every check and test; return 1 if any of them failed."""
    hidden = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment = set_up(TESTS, hidden)
    failed = []
    for name, command in checks(environment).items():
        step(f"== {name}")
        if call(command, hidden, environment.root) != 0:
            failed.append(name)
    step(f"Failed: {', '.join(failed)}." if failed else "Everything passed.")
    return 1 if failed else 0


def checks(environment: Environment) -> dict[str, Command]:
    """Return every check by name, the quick ones first."""
    python: Command = [environment.python, "-m"]
    return {
        "lint": [*python, "ruff", "check", "."],
        "format": [*python, "ruff", "format", "--check", "."],
        "imports": [environment.program("lint-imports")],
        "types": [*python, "mypy"],
        "tests": [*python, "pytest", "-q", "-n", "2"],
    }


def call(
    command: Command, environ: Mapping[str, str] = os.environ, folder: Path | None = None
) -> int:
    """Run a program to its end and return its exit code."""
    return subprocess.run(command, env=environ, cwd=folder, check=False).returncode
