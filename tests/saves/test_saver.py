"""A save is replaced whole or not at all, by one writer; when that fails, the game goes on."""

import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from gamebox.errors import GameboxError
from gamebox.files import kept_copies, write_whole
from gamebox.saver import (
    InUse,
    Locked,
    OpenGame,
    SaveLock,
    Saver,
    open_game,
    start_game,
    write_save,
)
from gamebox.saves import load, saves_folder
from gamebox.table import Table

HOLD = """
import sys, time
from pathlib import Path
from gamebox.saver import SaveLock
lock = SaveLock(Path(sys.argv[1]))
lock.take()
print("held", flush=True)
time.sleep(60)
"""

FULL = """
import resource, signal, sys
from pathlib import Path
from gamebox.saver import open_game
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
said = []
game = open_game(Path(sys.argv[1]), said.append)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
table = game.table
table.answer(table.asked()[0], table.moves(table.asked()[0])[0])
game.save(); game.flush(); game.save(); game.flush()
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
game.save()
print(repr(game.close()), *map(repr, said), sep="\\n")
"""


def silent(sentence: str) -> None:
    raise AssertionError(sentence)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# One file


def test_the_last_three_versions_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for version in range(6):
        write_whole(path, b"%d" % version)
    assert path.read_bytes() == b"5"
    assert [copy.read_bytes() for copy in kept_copies(path)] == [b"4", b"3", b"2"]
    assert names_in(tmp_path) == ["game.json", "game.json.1", "game.json.2", "game.json.3"]


def test_a_broken_file_is_set_aside_and_pushes_no_good_one_out(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for version in range(5):
        write_whole(path, b"%d" % version)
    path.write_bytes(b"rubbish")
    write_whole(path, b"5", keep=False)
    assert [copy.read_bytes() for copy in kept_copies(path)] == [b"3", b"2", b"1"]
    assert (tmp_path / "game.json.broken").read_bytes() == b"rubbish"


def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    real, link = tmp_path / "real" / "game.json", tmp_path / "link.json"
    write_whole(real, b"0")
    link.symlink_to(real)
    write_whole(link, b"1")
    assert link.is_symlink()
    assert real.read_bytes() == b"1"
    assert names_in(real.parent) == ["game.json", "game.json.1"]


def test_a_link_and_its_file_have_one_lock(tmp_path: Path) -> None:
    real, link = tmp_path / "game.json", tmp_path / "link.json"
    link.symlink_to(real)
    with SaveLock(real), pytest.raises(InUse):
        SaveLock(link).take()


@pytest.fixture(params=["folder", "pipe", "socket", "loop", "in a file"])
def no_file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A path where there can be no file."""
    path = tmp_path / "it"
    match request.param:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "socket":
            with socket.socket(socket.AF_UNIX) as plug:
                plug.bind(str(path))
        case "loop":
            path.symlink_to(path)
        case _:
            path.write_text("a file")
            return path / "game.json"
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such files")
def test_only_a_file_is_ever_replaced(no_file: Path, tmp_path: Path) -> None:
    before = no_file.lstat().st_mode if no_file.parent == tmp_path else None
    with pytest.raises(OSError, match=r"it is|there can be|its folder"):
        write_whole(no_file, b"1")
    with pytest.raises(Locked, match="cannot be written: "):
        SaveLock(no_file).take()
    assert names_in(tmp_path) == ["it"]
    assert before is None or no_file.lstat().st_mode == before


def test_there_is_a_whole_file_at_every_moment(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_whole(path, b"0" * 10_000)
    done = threading.Event()

    def write() -> None:
        for version in range(1, 200):
            write_whole(path, b"%d" % (version % 10) * 10_000)
        done.set()

    writer = threading.Thread(target=write)
    writer.start()
    seen = set()
    while not done.is_set():
        content = path.read_bytes()
        assert len(content) == 10_000
        seen.update(content[:1], [len(set(content))])
    writer.join()
    assert len(seen) > 2


def test_it_works_where_a_file_cannot_have_two_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", refuse)
    path = tmp_path / "game.json"
    write_whole(path, b"old")
    write_whole(path, b"new")
    assert (path.read_bytes(), kept_copies(path)[0].read_bytes()) == (b"new", b"old")


def test_a_file_in_place_of_the_folder(table: Table, tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    with pytest.raises(GameboxError, match=r"cannot be saved in .*its folder is a file"):
        write_save(table, tmp_path / "saves" / "game.json")


# A game that is being played


def test_a_new_game_is_on_disk_at_once_and_after_every_answer(table: Table, going_on: Any) -> None:
    path = saves_folder() / "game.json"
    game = start_game(table, path, silent)
    assert game.flush() == ""
    assert load(path).number == 0
    for number in range(1, 6):
        going_on(table, 1, number)
        game.save()
        assert game.flush() == ""
        assert load(path).record == table.record
    assert game.close() == ""


def test_closing_writes_what_is_left(played: Table, going_on: Any, tmp_path: Path) -> None:
    game = start_game(played, tmp_path / "game.json", silent)
    for number in range(20):
        going_on(played, 1, number)
        game.save()
    game.close()
    assert load(tmp_path / "game.json").record == played.record


def test_the_second_window_only_looks_on(played: Table, going_on: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = start_game(played, path, silent)
    first.flush()
    second = open_game(path, silent)
    assert "open in another window" in second.read_only
    assert second.table.record == played.record
    going_on(second.table, 3)
    second.save()
    assert second.close() == ""
    first.close()
    assert load(path).number == played.number
    third = open_game(path, silent)
    assert third.read_only == ""
    third.close()


def test_the_lock_of_a_killed_process_vanishes(played: Table, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_save(played, path)
    with subprocess.Popen([sys.executable, "-c", HOLD, path], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        assert open_game(path, silent).read_only
        other.kill()
    with SaveLock(path):
        pass


def test_a_folder_that_cannot_be_written_still_lets_the_game_be_played(
    played: Table, going_on: Any, tmp_path: Path
) -> None:
    (tmp_path / "saves").write_text("in the way")
    game = start_game(played, tmp_path / "saves" / "game.json", silent)
    assert game.read_only == ""
    assert game.notice.startswith("You can play, but this game is not kept.")
    assert "cannot be written" in game.notice
    going_on(game.table, 3)
    game.save()
    assert game.close() == ""


def test_a_folder_that_goes_away_is_told_once_and_costs_nothing(
    played: Table, going_on: Any, tmp_path: Path
) -> None:
    said: list[str] = []
    path = tmp_path / "saves" / "game.json"
    saver = Saver(path, said.append)
    saver.save(played)
    assert saver.flush() == ""
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("in the way")
    for number in range(3):
        going_on(played, 1, number)
        saver.save(played)
        assert "cannot be saved" in saver.flush()
    path.parent.unlink()
    saver.save(played)
    assert saver.close() == ""
    assert load(path).record == played.record
    assert len(said) == 2
    assert said[1] == ""


def test_saving_goes_on_when_nobody_can_be_told(played: Table, tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.json"
    path.parent.write_text("in the way")
    saver = Saver(path, silent)  # raises on the saver's thread
    saver.save(played)
    assert "cannot be saved" in saver.flush()
    path.parent.unlink()
    saver.save(played)
    assert saver.close() == ""
    assert load(path).record == played.record


@pytest.mark.skipif(sys.platform == "win32", reason="needs the limits of Unix")
def test_a_full_disk(played: Table, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_save(played, path)
    done = subprocess.run(
        [sys.executable, "-c", FULL, path], capture_output=True, check=True, encoding="utf-8"
    )
    ended, *said = done.stdout.splitlines()
    assert ended == "''"
    assert len(said) == 2
    assert "cannot be saved" in said[0]
    assert said[1] == "''"
    assert load(path).number == played.number + 1


# Recovering


def spoiled(played: Table, going_on: Any, path: Path) -> OpenGame:
    for number in range(3):
        going_on(played, 1, number)
        write_save(played, path)
    path.write_bytes(path.read_bytes()[:-9])
    return open_game(path, silent)


def test_a_broken_save_is_recovered_from_the_newest_copy(
    played: Table, going_on: Any, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    game = spoiled(played, going_on, path)
    assert game.table.number == played.number - 1
    assert str(path) in game.notice
    assert "game.json.1" in game.notice
    going_on(game.table, 1)
    game.save()
    game.close()
    assert load(path).record == game.table.record
    assert load(kept_copies(path)[0]).number == played.number - 1
    assert (tmp_path / "game.json.broken").exists()


def test_when_no_copy_opens_the_lock_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"rubbish")
    with pytest.raises(GameboxError, match="It is no save"):
        open_game(path, silent)
    with SaveLock(path):
        pass
    assert path.read_bytes() == b"rubbish"
