import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gamebox.cli.app import make_app, run_app


@dataclass(frozen=True)
class Done:
    """How a command came out."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test works in an empty folder of its own, with a data folder of its own."""
    monkeypatch.setenv("GAMEBOX_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("GAMEBOX_DEBUG", raising=False)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


@pytest.fixture
def gamebox(capsys: pytest.CaptureFixture[str]) -> Run:
    """The function that carries out a command in this process."""

    def run(*arguments: object) -> Done:
        capsys.readouterr()
        code = run_app(make_app(), [str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run


@pytest.fixture
def two_people(gamebox: Run) -> str:
    """A new game of two people in a file."""
    done = gamebox("new", "mind", "--seats", "human:Ann,human:Bo", "--seed", 5, "-o", "game.json")
    assert done.code == 0
    return "game.json"
