"""The list of saves shows all that can be told of each, and one broken file costs nothing else."""

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gamebox.errors import GameboxError
from gamebox.savefile import encode
from gamebox.saver import write_save
from gamebox.saves import checked, data_folder, info_of, list_saves, new_path, saves_folder
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
    put(folder, "d.json", encode(table).replace(b'"mind"', b'"chess"', 1))
    put(folder, "e.json", encode(table)[:-20])
    put(folder, "notes.txt", b"no save")
    put(folder, ".a.json.new", b"half a sa")
    (folder / "f.json").mkdir()
    infos = list_saves()
    assert [info.path.name for info in infos[:2]] == ["b.json", "a.json"]
    problems = {info.path.name: info.problem for info in infos[2:]}
    assert sorted(problems) == ["c.json", "d.json", "e.json", "f.json"]
    for name, says in (("c", "empty"), ("d", "no game 'chess'"), ("e", "cut off"), ("f", "folder")):
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


# What others have changed


def changed(content: bytes, **fields: object) -> bytes:
    """Return a save whose state was edited by hand; its header is as it was."""
    raw = json.loads(content)
    raw["state"].update(fields)
    return json.dumps(raw).encode()


def test_a_save_of_ours_is_known_to_be_sound_without_being_played(
    played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(saves_folder(), "game.json", encode(played))
    monkeypatch.setattr("gamebox.saves.decode", lambda _: pytest.fail("it was played"))
    [info] = list_saves()
    assert info.sure
    assert info.problem == ""


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: changed(content, lives=0),
        lambda content: changed(content, lives="2"),
        lambda content: content.replace(b'"level":1', b'"level":2'),
        lambda content: content.replace(b'"answer', b'"anxwer').replace(b'"dice"', b'"mice"'),
    ],
    ids=["impossible", "no number", "one byte", "another field"],
)
def test_a_damaged_save_with_a_sound_header_is_found_out(played: Table, spoil: Any) -> None:
    content = encode(played)
    damaged = spoil(content)
    assert damaged != content
    put(saves_folder(), "game.json", damaged)
    [info] = list_saves()
    assert (info.sure, info.names) == (False, ("Ann", "Tim"))
    info = checked(info)
    assert (info.sure, info.names, info.spare) == (True, ("Ann", "Tim"), None)
    assert info.problem.startswith(f"{saves_folder() / 'game.json'} cannot be opened: ")
    assert info.problem.endswith(".")
    for word in ("`", "$", "Expected", "Object", "\n"):
        assert word not in info.problem


def test_a_position_written_by_hand_is_sound_too(played: Table) -> None:
    raw = json.loads(encode(played))
    needed = ("program", "format", "game", "rules", "seats", "state")
    put(saves_folder(), "game.json", json.dumps({key: raw[key] for key in needed}).encode())
    [info] = list_saves()
    assert not info.sure
    assert checked(info) == replace(info, sure=True)


def test_a_damaged_save_offers_its_copy_only_when_that_opens(played: Table, going_on: Any) -> None:
    path = saves_folder() / "game.json"
    for number in range(3):
        going_on(played, 1, number)
        write_save(played, path)
    path.write_bytes(changed(path.read_bytes(), lives=0))
    newest = path.with_name("game.json.1")
    newest.write_bytes(changed(newest.read_bytes(), lives=0))
    info = checked(info_of(path))
    assert "without a life" in info.problem
    assert info.spare == path.with_name("game.json.2")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_what_is_no_file_neither_hangs_nor_breaks_the_list(table: Table) -> None:
    folder = saves_folder()
    put(folder, "good.json", encode(table))
    os.mkfifo(folder / "pipe.json")
    (folder / "folder.json").mkdir()
    (folder / "device.json").symlink_to("/dev/zero")
    (folder / "gone.json").symlink_to(folder / "nowhere")
    (folder / "loop.json").symlink_to(folder / "loop.json")
    os.mkfifo(folder / "bad.json.1")
    put(folder, "bad.json", b"")
    problems = {info.path.stem: info.problem for info in list_saves()}
    assert problems.pop("good") == ""
    says = {
        "pipe": "no file, but a device or a pipe",
        "folder": "is a folder",
        "device": "no file, but a device or a pipe",
        "gone": "is a link to a file that is not there",
        "loop": "cannot be read",
        "bad": "It is empty",
    }
    assert problems.keys() == says.keys()
    for name, problem in problems.items():
        assert says[name] in problem
        assert problem.endswith(".")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_a_pipe_where_a_save_is_written_first_is_put_away(table: Table) -> None:
    path = saves_folder() / "game.json"
    path.parent.mkdir(parents=True)
    os.mkfifo(path.with_name(".game.json.new"))
    write_save(table, path)
    assert info_of(path).problem == ""
