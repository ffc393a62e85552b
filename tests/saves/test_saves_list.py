"""The list of saves shows all that can be told of each, and one broken file costs nothing else."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from gamebox.errors import GameboxError
from gamebox.savefile import encode
from gamebox.saver import write_save
from gamebox.saves import data_folder, info_of, list_saves, new_path, saves_folder
from gamebox.table import Table

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def put(folder: Path, name: str, content: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content)


def test_the_data_folder_can_be_moved(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert saves_folder() == data / "saves"
    monkeypatch.delenv("GAMEBOX_DATA")
    assert data_folder().name == "gamebox"


def test_no_folder_is_no_saves() -> None:
    assert list_saves() == []


def test_what_a_line_tells(played: Table) -> None:
    put(saves_folder(), "game.json", encode(played, NOON))
    [info] = list_saves()
    assert (info.game, info.title) == ("mind", "The Mind Extreme")
    assert info.names == ("Ann", "Tim")
    assert info.saved == NOON
    assert info.progress == played.rules.progress(played.game)
    assert (info.over, info.problem, info.spare) == (played.game.over, "", None)


def test_newest_first_and_broken_ones_last_with_their_reason(table: Table) -> None:
    folder = saves_folder()
    put(folder, "a.json", encode(table, NOON))
    put(folder, "b.json", encode(table, NOON + timedelta(hours=1)))
    put(folder, "c.json", b"")
    put(folder, "d.json", encode(table).replace(b'"mind"', b'"ordeals"', 1))
    put(folder, "e.json", encode(table)[:-20])
    put(folder, "notes.txt", b"no save")
    put(folder, ".a.json.new", b"half a sa")
    (folder / "f.json").mkdir()
    infos = list_saves()
    assert [info.path.name for info in infos[:2]] == ["b.json", "a.json"]
    problems = {info.path.name: info.problem for info in infos[2:]}
    assert sorted(problems) == ["c.json", "d.json", "e.json", "f.json"]
    for name, says in (("c", "empty"), ("d", "not built yet"), ("e", "cut off"), ("f", "folder")):
        assert says in problems[f"{name}.json"]


def test_a_broken_save_offers_its_newest_good_copy(played: Table, going_on: Any) -> None:
    path = saves_folder() / "game.json"
    for number in range(4):
        going_on(played, 1, number)
        write_save(played, path)
    path.write_bytes(b"")
    path.with_name("game.json.1").write_bytes(b"rubbish")
    info = info_of(path)
    assert "It is empty" in info.problem
    assert info.spare == path.with_name("game.json.2")
    assert info.names == ("Ann", "Tim")


def test_a_folder_that_is_a_file(data: Path) -> None:
    put(data, "saves", b"in the way")
    with pytest.raises(GameboxError, match="cannot be read"):
        list_saves()


def test_new_saves_take_no_name_that_is_taken() -> None:
    first = new_path("mind", NOON)
    assert first.name == "mind-2026-03-01-120000.json"
    put(first.parent, first.name, b"")
    assert new_path("mind", NOON).name == "mind-2026-03-01-120000-2.json"


@pytest.mark.parametrize("saved", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_time_beyond_the_calendar_costs_nothing(table: Table, tmp_path: Path, saved: str) -> None:
    raw = json.loads(encode(table))
    raw["saved"] = saved
    (tmp_path / "odd.json").write_text(json.dumps(raw))
    [info] = list_saves(tmp_path)
    assert info.problem == ""
