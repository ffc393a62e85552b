from pathlib import Path

import pytest

from gamebox.core.dice import Dice
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.table import Table, new_table


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder of a test; it is not there yet."""
    folder = tmp_path / "data"
    monkeypatch.setenv("GAMEBOX_DATA", str(folder))
    return folder


def play_on(table: Table, answers: int, seed: int = 7) -> Table:
    """Let every seat that may answer make any move, so many times at most."""
    dice = Dice(seed)
    for _ in range(answers):
        if table.game.over:
            break
        seat = dice.choose(table.asked())
        table.answer(seat, dice.choose(table.moves(seat)))
    return table


@pytest.fixture
def table() -> Table:
    """A game of two, newly set up."""
    return new_table(rules_of("mind"), [Seat("human", "Ann"), Seat("bot", "Tim", "easy")], seed=5)


@pytest.fixture
def played(table: Table) -> Table:
    """The same game after twenty answers."""
    return play_on(table, 20)


@pytest.fixture
def going_on():
    """The function that plays on."""
    return play_on
