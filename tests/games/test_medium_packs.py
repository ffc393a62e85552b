"""Packs of words as files in the data folder: what is read, and what is refused in a sentence."""

import json
from pathlib import Path

import pytest
from support.medium_positions import RULES, seated

from gamebox.cli.words import read_options
from gamebox.errors import GameboxError
from gamebox.packs import PackInfo, list_packs, packs_folder, read_pack
from gamebox.table import new_table

LAST = ("moon", "sun", "star", "sky", "rain", "road")
WORDS = [f"{first} {last}" for first in ("ant", "bee", "cat") for last in LAST]
LINES = "\n".join(WORDS)
SETS = f"[[set]]\nname = 'mine'\nwords = {json.dumps(WORDS)}\n"


@pytest.fixture
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("GAMEBOX_DATA", str(tmp_path))
    folder = packs_folder("medium")
    folder.mkdir(parents=True)
    return folder


def test_a_plain_text_is_a_pack_of_words(packs):
    """[setup.sets]"""
    text = f"# our words\n\n{LINES}\nélan\n"
    (packs / "our words.txt").write_text(text, encoding="utf-8")
    name, pack = read_pack(RULES, "our words")
    assert (name, pack.set[0].words) == ("our words", (*WORDS, "élan"))
    game = new_table(RULES, seated(3), {}, 1, (name, pack)).game
    assert "ÉLAN" in {
        game.words.word(card) for place in game.sets for card in game.words.cards_of(place)
    }


def test_a_pack_and_how_it_is_used_are_two_options(packs):
    """[setup.sets]"""
    (packs / "ours.toml").write_text(SETS)
    options, pack = read_options(RULES, ["pack=ours", "words=only"], 3)
    assert pack == "ours"
    with pytest.raises(GameboxError, match=r"words for 1 set; 3 players need 2 sets"):
        new_table(RULES, seated(3), options, 1, read_pack(RULES, pack))


def test_the_list_says_what_is_wrong_with_each_file(packs):
    (packs / "good.txt").write_text(LINES)
    (packs / "sets.toml").write_text(SETS)
    (packs / "empty.txt").write_text("")
    (packs / "binary.txt").write_bytes(bytes(range(256)) * 100)
    (packs / "nulls.txt").write_bytes(b"\0" * 1000)
    (packs / "latin.txt").write_bytes("café\n".encode("latin-1"))
    with (packs / "huge.txt").open("wb") as file:
        file.truncate(100_000_000)
    (packs / "folder.txt").mkdir()
    (packs / "lost.txt").symlink_to(packs / "nothing")
    (packs / "twice.txt").write_text(f"{LINES}\nAnt-Moons")
    (packs / "notes.doc").write_text("no pack")
    infos = {info.name: info.problem for info in list_packs(RULES)}
    says = {
        "binary": "binary.txt is not written in UTF-8.",
        "empty": "empty.txt has no words",
        "folder": "folder.txt is a folder, not a file.",
        "good": "",
        "huge": "huge.txt is too large: more than 4 MB.",
        "latin": "latin.txt is not written in UTF-8.",
        "lost": "lost.txt",
        "nulls": "nulls.txt, line 1: a word has no control characters",
        "sets": "",
        "twice": "twice.txt, line 19: 'Ant-Moons', the same word as 'ant moon' (line 1).",
    }
    assert list(infos) == list(says)
    for name, sentence in says.items():
        assert sentence in infos[name]
        assert bool(sentence) == bool(infos[name])


def test_a_name_that_two_files_bear_is_no_pack(packs):
    (packs / "ours.toml").write_text(SETS)
    (packs / "ours.txt").write_text(LINES)
    sentence = "There are two packs named 'ours', ours.toml and ours.txt: give one another name."
    assert list_packs(RULES) == [PackInfo("ours", sentence)]
    with pytest.raises(GameboxError, match="two packs named 'ours'"):
        read_pack(RULES, "ours")
