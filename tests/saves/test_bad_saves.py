"""What is wrong with a save is said in one sentence, and the file is left as it is."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gamebox.errors import GameboxError
from gamebox.savefile import BadSave, decode, encode
from gamebox.saves import LARGEST_SAVE, load
from gamebox.table import Table

Raw = dict[str, Any]


def put(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "It is empty"),
        (b" \n ", "It is empty"),
        (b"once upon a time", "It is no save"),
        (b"\xff\xfe\x00", "It is no save"),
        (b'{"program": "gamebox", "game": "\xff"}', "It is no save"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"program":' * 200_000, "nested too deeply"),
        (b"[]", "not written by gamebox"),
        (b"null", "not written by gamebox"),
        (b"{}", "not written by gamebox"),
        (b'{"program": "solitaire", "format": 1}', "not written by gamebox"),
        (b'{"program": "gamebox"}', "Its header is broken"),
        (b'{"program": "gamebox", "game": "mind", "rules": 1}', "which format"),
        (b'{"program": "gamebox", "format": 2}', "newer gamebox"),
        (b'{"program": "gamebox", "format": 0, "game": "mind", "rules": 1}', "too old"),
        (b'{"program": "gamebox", "format": 1, "game": "mind", "rules": 99}', "newer gamebox"),
        (b'{"program": "gamebox", "format": 1, "game": "chess", "rules": 1}', "no game 'chess'"),
        (b'{"program": "gamebox", "format": 1, "game": "mind", "rules": "1"}', "header is broken"),
        (b'{"program": "gamebox", "format": 1e400}', "It is no save"),
        (b'{"program": "gamebox", "x": 1' + b"0" * 400 + b"}", "beyond reason|no save"),
    ],
)
def test_what_is_no_save(tmp_path: Path, content: bytes, says: str) -> None:
    path = put(tmp_path / "game.json", content)
    with pytest.raises(BadSave, match=says) as caught:
        load(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content


def test_a_folder_a_missing_file_and_a_huge_one(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="is a folder"):
        load(tmp_path)
    with pytest.raises(BadSave, match="There is no file"):
        load(tmp_path / "none.json")
    with pytest.raises(BadSave, match=r"There is no file|cannot be read"):
        load(tmp_path / "\0.json")
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(LARGEST_SAVE + 1)
    with pytest.raises(BadSave, match="too large"):
        load(huge)


@pytest.mark.skipif(sys.platform == "win32", reason="needs the users of Unix")
def test_a_file_that_may_not_be_read(table: Table, tmp_path: Path) -> None:
    path = put(tmp_path / "game.json", encode(table))
    path.chmod(0)
    tmp_path.chmod(0o755)
    script = (
        "import os, sys\nfrom pathlib import Path\nfrom gamebox.saves import load\n"
        "if os.geteuid() == 0: os.setuid(65534)\n"
        "try: load(Path(sys.argv[1]))\n"
        "except Exception as error: print(type(error).__name__, error)"
    )
    for folder in tmp_path.parents[:3]:
        folder.chmod(folder.stat().st_mode | 0o055)
    done = subprocess.run(
        [sys.executable, "-c", script, path], capture_output=True, check=True, encoding="utf-8"
    )
    assert done.stdout.startswith("BadSave")
    assert "cannot be read" in done.stdout


def test_a_save_cut_off_at_any_byte(table: Table) -> None:
    content = encode(table)
    for length in range(len(content)):
        with pytest.raises(GameboxError):
            decode(content[:length])
    assert decode(content).record == table.record


# Positions and records that cannot be


def change(raw: Raw, path: str, value: Any) -> None:
    """Set the field at a dotted path."""
    *folders, last = path.split(".")
    for folder in folders:
        raw = raw[int(folder)] if isinstance(raw, list) else raw[folder]
    if isinstance(raw, list):
        raw[int(last)] = value
    else:
        raw[last] = value


def twice(raw: Raw) -> None:
    raw["state"]["deck"][0] = raw["state"]["deck"][1]


def one_missing(raw: Raw) -> None:
    raw["state"]["deck"].pop()


def one_more_seat(raw: Raw) -> None:
    raw["seats"].append({"kind": "human", "name": "Bo"})


def sealed_by_nobody(raw: Raw) -> None:
    raw["state"]["sealed"] = {"5": {"type": "Ready"}}


def no_first_state(raw: Raw) -> None:
    del raw["states"]["0"]


def illegal_answer(raw: Raw) -> None:
    raw["history"][0]["move"] = {"type": "Agree"}


def wrong_kept_state(raw: Raw) -> None:
    raw["states"]["0"]["lives"] = 0


def log_of_a_stranger(raw: Raw) -> None:
    raw["opening"].append({"event": {"type": "HandDown", "seat": 9}})


def log_of_nothing(raw: Raw) -> None:
    raw["opening"].append({"event": {"type": "Mistake", "seat": 0, "card": 7, "skipped": []}})


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("state.lives", -1, "state.lives"),
        ("state.lives", 0, "without a life"),
        ("state.lives", 99, "more lives or stars than the box"),
        ("state.lives", 10**25, "beyond reason"),
        ("state.lives", "2", "state.lives"),
        ("state.lives", 2.5, "state.lives"),
        ("state.level", 13, "no level 13"),
        ("state.seats", 3, "the state has 3"),
        ("state.seats", -1, "the state has -1"),
        ("state.colour", "red", "colour"),
        ("colour", "red", "colour"),
        ("state.deck.0", 101, "no card 101"),
        ("state.winners", [7], "not at the table"),
        ("state.stack", [], "nobody is asked"),
        ("state.dice.state", 2**65, "beyond reason"),
        ("seats.0.name", "", "A name has"),
        ("seats.0.name", "x" * 500, "A name has"),
        ("seats.0.name", "a\nb", "A name has"),
        ("seats.0.name", "Tim", "same name"),
        ("seats.0.kind", "cat", "seats"),
        ("seats.1.level", "godlike", "godlike"),
        ("seats", [], "2 to 4 seats, not for 0"),
        ("options", {"speed": "high"}, "no option 'speed'"),
        ("options", {"undo": "never"}, "'undo' is one of"),
        ("states", {"x": {}}, "states"),
        ("states.77", None, "states"),
        ("history.0.seat", 4, "not at the table"),
        ("history.0.seat", -1, "not at the table"),
        ("history.0.move", {"type": "Castle"}, "Castle"),
        ("history.1.move.extra", 1, "extra"),
        ("saved", "yesterday", "saved"),
        ("progress", "x" * 201, "progress"),
    ],
)
def test_a_save_with_one_wrong_field(played: Table, path: str, value: Any, says: str) -> None:
    raw = json.loads(encode(played))
    change(raw, path, value)
    with pytest.raises(GameboxError, match=says):
        decode(json.dumps(raw).encode())


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (twice, r"Card \d+ lies in 2 places"),
        (one_missing, r"Card \d+ lies nowhere|cards are dealt"),
        (one_more_seat, "3 seats are at the table, but the state has 2"),
        (sealed_by_nobody, "not at the table"),
        (no_first_state, "not the state that it begins with"),
        (illegal_answer, "Answer 1 is not legal"),
        (wrong_kept_state, "without a life"),
        (log_of_a_stranger, "Its log names a seat that is not at the table"),
        (log_of_nothing, "Its log tells of what cannot have happened"),
    ],
)
def test_a_save_that_cannot_be(played: Table, spoil: Callable[[Raw], None], says: str) -> None:
    raw = json.loads(encode(played))
    spoil(raw)
    with pytest.raises(GameboxError, match=says):
        decode(json.dumps(raw).encode())


def test_nothing_in_a_save_is_carried_out(table: Table, tmp_path: Path) -> None:
    trap = tmp_path / "sprung"
    raw = json.loads(encode(table))
    raw["__reduce__"] = f"os.mkdir({str(trap)!r})"
    with pytest.raises(GameboxError, match="__reduce__"):
        decode(json.dumps(raw).encode())
    assert not os.path.lexists(trap)
