"""The folder .venv: make it, install exact versions into it, know when nothing is to be done.

Two small files in it say how far a set-up came. `gamebox-unfinished` is there while one runs; if
it is found later, that set-up was killed and the folder is made again from nothing. `gamebox-stamp`
is written at the end and says what was installed; while it fits, a start installs nothing.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bootstrap.lock import lock
from bootstrap.say import SetupError, step

ROOT = Path(__file__).resolve().parents[2]
Command = list[str | Path]
RUNTIME: frozenset[str] = frozenset()
TESTS = frozenset({"dev", "cluster"})


@dataclass(frozen=True)
class Stamp:
    """What the last whole installation was: of what, for which extras, in which folder."""

    fingerprint: str = ""
    extras: frozenset[str] = RUNTIME
    root: str = ""


class Environment:
    """The virtual environment of one copy of gamebox."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.programs = self.folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.python = self.program("python")
        self.constraints = root / "packaging" / "constraints.txt"
        self.stamp = self.folder / "gamebox-stamp"
        self.unfinished = self.folder / "gamebox-unfinished"
        self.log = self.folder / "gamebox-setup.log"

    def program(self, name: str) -> Path:
        """Return the path of a program that is installed in the environment."""
        return self.programs / (f"{name}.exe" if sys.platform == "win32" else name)

    def fingerprint(self) -> str:
        """Return a text that changes with everything that an installation depends on."""
        mix = hashlib.sha256()
        for file in (self.root / "pyproject.toml", self.constraints):
            mix.update(file.read_bytes())
        mix.update(repr((str(self.root), sys.version_info[:2], sys.platform)).encode())
        return mix.hexdigest()

    def read_stamp(self) -> Stamp:
        """Return the stamp of the last whole installation, an empty one if there is none."""
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
            return Stamp(stamp["fingerprint"], frozenset(stamp["extras"]), stamp["root"])
        except (OSError, ValueError, KeyError, TypeError):
            return Stamp()

    def write_stamp(self, extras: Iterable[str]) -> None:
        """Record that an installation with these extras is whole."""
        stamp = {
            "fingerprint": self.fingerprint(),
            "extras": sorted(extras),
            "root": str(self.root),
        }
        self.stamp.write_text(json.dumps(stamp), encoding="utf-8")

    def is_ready(self, extras: frozenset[str]) -> bool:
        """Say whether everything asked for is installed already."""
        stamp = self.read_stamp()
        whole = self.python.exists() and not self.unfinished.exists()
        return whole and stamp.fingerprint == self.fingerprint() and extras <= stamp.extras

    def is_broken(self) -> bool:
        """Say whether there is an environment that can only be thrown away.

        One that was moved is: the programs in it begin with the path of their Python.
        """
        if not self.folder.exists():
            return False
        moved = self.read_stamp().root not in ("", str(self.root))
        return moved or self.unfinished.exists() or not self._answers()

    def _answers(self) -> bool:
        """Say whether the environment's Python runs, has pip, and is the version we run on."""
        probe = "import sys, pip; print(*sys.version_info[:2])"
        try:
            done = subprocess.run(
                [self.python, "-c", probe], capture_output=True, check=False, encoding="utf-8"
            )
        except OSError:
            return False
        return done.stdout.split() == [str(part) for part in sys.version_info[:2]]

    def prepare(self, extras: frozenset[str]) -> None:
        """Make sure that gamebox with these extras is installed; do nothing if it is.

        Raises SetupError when it cannot be.
        """
        if self.is_ready(extras):
            return
        with self.alone():
            if not self.is_ready(extras):
                self._build(extras | self.read_stamp().extras)

    def _build(self, extras: frozenset[str]) -> None:
        if self.is_broken():
            step("The folder .venv is not whole: making it again.")
            shutil.rmtree(self.folder)
        self.folder.mkdir(exist_ok=True)
        self.stamp.unlink(missing_ok=True)
        self.unfinished.touch()
        if not self.python.exists():
            step("Making an environment for Python packages in .venv")
            self.run([sys.executable, "-m", "venv", self.folder], "Making .venv")
        step("Installing Python packages (a few minutes the first time)")
        self.run(self._pip(extras), "Installing the Python packages")
        self.write_stamp(extras)
        self.unfinished.unlink()

    def _pip(self, extras: frozenset[str]) -> Command:
        """Return the command that installs gamebox in place, everything at its locked version."""
        wanted = f"{self.root}[{','.join(sorted(extras))}]" if extras else str(self.root)
        command: Command = [self.python, "-m", "pip", "--no-input", "--disable-pip-version-check"]
        return [*command, "install", "--constraint", self.constraints, "--editable", wanted]

    def run(self, command: Command, purpose: str) -> None:
        """Run one command of the set-up and keep what it says in a log file."""
        with self.log.open("a", encoding="utf-8", errors="replace") as log:
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                close_fds=False,  # so that it keeps the lock when only we are killed
                check=False,
            )
        if done.returncode != 0:
            raise SetupError(f"{purpose} failed: {self._complaint()} (All of it: {self.log})")

    def _complaint(self) -> str:
        """Return the line of the log that says best what went wrong."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()] or ["it gave no reason."]
        return next((line for line in reversed(said) if "error" in line.lower()), said[-1])

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let only one set-up work on the environment at a time."""
        with (self.root / ".venv.lock").open("a") as file:
            if not lock(file, wait=False):
                step("Another start of gamebox is setting it up: waiting for it.")
                lock(file, wait=True)
            os.set_inheritable(file.fileno(), True)
            yield
