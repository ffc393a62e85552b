"""Packs of the user's own: read like our own cards, or refused in a sentence."""

import os
from pathlib import Path
from typing import Any

import pytest

from gamebox.games.shelf import rules_of
from gamebox.packs import LARGEST_PACK, PackInfo, list_packs, packs_folder
from gamebox.resources import resource_text
from gamebox.saves import load

OURS = resource_text("mind", "levels.toml")


@pytest.fixture
def packs() -> Path:
    folder = packs_folder("mind")
    folder.mkdir(parents=True)
    return folder


def new(gamebox: Any, pack: str) -> Any:
    seats = "human:Ann,human:Bo"
    return gamebox("new", "mind", "--seats", seats, "--option", f"pack={pack}", "-o", "a.json")


def test_a_game_with_a_pack_names_it(gamebox: Any, packs: Path) -> None:
    (packs / "one life.toml").write_text(OURS.replace("lives = 2", "lives = 1"))
    assert new(gamebox, "one life").code == 0
    table = load(Path("a.json"))
    assert table.record.pack == "one life"
    assert table.game.lives == 1


def test_without_packs_the_list_is_empty() -> None:
    assert list_packs(rules_of("mind")) == []


def test_the_list_says_what_is_wrong_with_each(packs: Path) -> None:
    (packs / "good.toml").write_text(OURS)
    (packs / "broken.toml").write_text("box = 3")
    (packs / "latin.toml").write_bytes(b"# caf\xe9")
    with (packs / "huge.toml").open("wb") as file:
        file.truncate(LARGEST_PACK + 1)
    (packs / "folder.toml").mkdir()
    (packs / "notes.txt").write_text("no pack")
    infos = {info.name: info.problem for info in list_packs(rules_of("mind"))}
    assert list(infos) == ["broken", "folder", "good", "huge", "latin"]
    assert "broken.toml is no set of level cards" in infos["broken"]
    assert "is a folder" in infos["folder"]
    assert infos["good"] == ""
    assert "too large" in infos["huge"]
    assert "not written in UTF-8" in infos["latin"]
    assert PackInfo("good") in list_packs(rules_of("mind"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_what_is_no_file_neither_hangs_nor_breaks_the_list(gamebox: Any, packs: Path) -> None:
    (packs / "good.toml").write_text(OURS)
    os.mkfifo(packs / "pipe.toml")
    (packs / "device.toml").symlink_to("/dev/zero")
    (packs / "gone.toml").symlink_to("nowhere")
    problems = {info.name: info.problem for info in list_packs(rules_of("mind"))}
    assert problems.pop("good") == ""
    assert "a device or a pipe" in problems["pipe"]
    assert "a device or a pipe" in problems["device"]
    assert "a link to a file that is not there" in problems["gone"]
    assert (done := new(gamebox, "pipe")).code == 1
    assert "pipe.toml is no file" in done.err


def test_a_folder_of_packs_that_is_a_file_has_none(packs: Path) -> None:
    packs.rmdir()
    packs.write_text("in the way")
    assert list_packs(rules_of("mind")) == []


@pytest.mark.parametrize("name", ["../../secrets", "a/b", ".hidden", "..", "none"])
def test_a_name_leads_nowhere_else(gamebox: Any, packs: Path, name: str) -> None:
    (packs / ".hidden.toml").write_text(OURS)
    done = new(gamebox, name)
    assert (done.code, done.out) == (1, "")
    assert "A pack's name" in done.err or "There is no file" in done.err


def test_a_broken_pack_begins_no_game(gamebox: Any, packs: Path) -> None:
    (packs / "odd.toml").write_text(OURS.replace("lives = 2", "lives = 99"))
    done = new(gamebox, "odd")
    assert done.code == 1
    assert "odd.toml" in done.err
    assert not Path("a.json").exists()


@pytest.mark.parametrize(
    ("ours", "theirs", "says"),
    [
        ('blind = ["white"]', 'blind = ["green"]', "'level 3.blind 1' cannot be 'green'"),
        ("seats = 3", "seats = 7", "'team 2.seats' has to be a whole number of at most 4"),
        ("[box]", "x = " + "[" * 100_000 + "\n[box]", "it is nested too deeply"),
    ],
)
def test_what_is_wrong_names_the_card_and_the_field(
    gamebox: Any, packs: Path, ours: str, theirs: str, says: str
) -> None:
    (packs / "odd.toml").write_text(OURS.replace(ours, theirs, 1))
    done = new(gamebox, "odd")
    assert done.code == 1
    assert "odd.toml is no set of level cards: " in done.err
    assert says in done.err


def test_a_game_whose_packs_are_toml_reads_no_plain_text(gamebox: Any, packs: Path) -> None:
    (packs / "words.txt").write_text("one")
    assert list_packs(rules_of("mind")) == []
    assert new(gamebox, "words").code == 1
