"""A save holds all of a game, and can be written or edited by hand."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from gamebox.errors import GameboxError
from gamebox.games.mind.moves import Agree, ProposeStar, Ready, Stop
from gamebox.games.shelf import rules_of
from gamebox.savefile import FORMAT, BadSave, decode, encode, migrated
from gamebox.saver import write_save
from gamebox.saves import load
from gamebox.table import Table

FILES = Path(__file__).parent / "files"
VERSION = rules_of("mind").version


def raw_of(table: Table) -> dict[str, Any]:
    return json.loads(encode(table))


def read(raw: dict[str, Any]) -> Table:
    return decode(json.dumps(raw).encode())


def test_a_save_holds_all_of_the_game(played: Table, tmp_path: Path) -> None:
    write_save(played, tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.record == played.record
    assert again.rules is played.rules


def test_a_loaded_game_plays_on_as_the_first_one_does(played: Table, going_on: Any) -> None:
    again = decode(encode(played))
    assert going_on(again, 100).record == going_on(played, 100).record


def test_a_save_begins_with_its_header(table: Table) -> None:
    when = datetime(2026, 3, 1, 20, 15, tzinfo=UTC)
    raw = json.loads(encode(table, when))
    head = ["program", "digest", "format", "game", "rules", "saved", "progress", "over"]
    assert list(raw)[:8] == head
    assert (raw["program"], raw["format"], raw["game"], raw["rules"]) == (
        "gamebox",
        FORMAT,
        "mind",
        VERSION,
    )
    assert datetime.fromisoformat(raw["saved"]) == when
    assert raw["progress"] == table.rules.progress(table.game)


def test_a_position_is_enough(played: Table) -> None:
    raw = raw_of(played)
    needed = ("program", "format", "game", "rules", "seats", "state")
    again = read({key: raw[key] for key in needed})
    assert again.game == played.game
    assert again.number == 0
    assert again.record.options == {"undo": "known"}
    assert again.undo_refusal() == "There is nothing to undo."


def test_an_edited_state_counts_and_undo_says_why_it_stops(table: Table, going_on: Any) -> None:
    seat = table.asked()[0]
    table.answer(seat, table.moves(seat)[0])
    raw = raw_of(table)
    raw["state"]["stars"] += 1
    again = read(raw)
    assert again.game.stars == table.game.stars + 1
    assert again.undo_refusal() == "The record does not lead to this position."
    # What is played from there is a sound save again.
    assert read(raw_of(going_on(again, 30))).number > table.number


def test_a_sealed_answer_and_a_taken_back_one_are_kept(table: Table) -> None:
    for seat, move in ((0, Ready()), (1, Ready()), (0, ProposeStar()), (1, Agree())):
        table.answer(seat, move)
    table.answer(1, table.moves(1)[0])
    again = decode(encode(table))
    assert list(again.game.sealed) == [1]
    assert again.record == table.record
    again.take_back(1)
    assert decode(encode(again)).record == again.record


@pytest.mark.parametrize("path", sorted(FILES.glob("*.json")), ids=lambda path: path.stem)
def test_saves_of_every_version_can_be_opened(path: Path, going_on: Any) -> None:
    table = load(path)
    assert table.names == ["Ann", "Tim", "Sarah"]
    assert going_on(table, 5).number
    assert table.difference() is None


@pytest.mark.parametrize("path", sorted(FILES.glob("mind-*.json")), ids=lambda path: path.stem)
def test_a_save_of_older_rules_keeps_its_history(path: Path) -> None:
    table = load(path)
    assert table.number == len(json.loads(path.read_text(encoding="utf-8"))["history"])
    assert table.difference() is None


def test_a_proposal_made_by_older_rules_can_still_be_stopped() -> None:
    """[ready.stop] Whoever had agreed was asked nothing more in version 1, and is now."""
    table = load(FILES / "mind-format1-rules1-proposed.json")
    assert table.asked() == [2, 1, 0]
    assert table.moves(1) == [Stop()]


@pytest.mark.parametrize("asks", ["assign", "push"])
def test_what_older_rules_ask_and_has_one_answer_is_answered(asks: str) -> None:
    """[turn.forced] In version 1 a fight waited for somebody to end it, or to flee."""
    path = FILES / f"ordeals-format1-rules1-{asks}.json"
    state = json.loads(path.read_text(encoding="utf-8"))["state"]
    assert [question["asks"] for question in state["questions"]] == [asks]
    assert state["combat"]
    table = load(path)
    assert table.asked()
    assert table.game.combat is None


def test_there_is_a_save_of_this_version() -> None:
    assert (FILES / f"mind-format{FORMAT}-rules{VERSION}.json").exists()


# Migrations, with made-up versions


def older(raw: dict[str, Any]) -> dict[str, Any]:
    return {**raw, "log": [*raw["log"], f"from {raw['rules']}"]}


def test_migrations_go_step_by_step() -> None:
    steps = {1: older, 2: older}
    raw = migrated({"rules": 1, "log": []}, "rules", 3, steps)
    assert raw == {"rules": 3, "log": ["from 1", "from 2"]}


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        ({"rules": 4, "log": []}, "It was written by a newer gamebox."),
        ({"rules": 0, "log": []}, "It was written by a gamebox too old to be read."),
        ({"rules": 2}, "It does not fit version 2 of its rules."),
    ],
)
def test_what_cannot_be_migrated_says_why(raw: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSave, match=sentence):
        migrated(raw, "rules", 3, {1: older, 2: older})


def test_a_save_of_older_rules_is_brought_up_to_date(
    played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = raw_of(played)
    raw["state"]["lifes"] = raw["state"].pop("lives")
    for state in raw["states"].values():
        state["lifes"] = state.pop("lives")

    def rename(old: dict[str, Any]) -> dict[str, Any]:
        for state in (old["state"], *old["states"].values()):
            state["lives"] = state.pop("lifes")
        return old

    monkeypatch.setattr(type(played.rules), "version", VERSION + 1)
    monkeypatch.setattr(type(played.rules), "migrations", {VERSION: rename})
    again = read(raw)
    assert again.record == played.record


def test_history_that_new_rules_play_differently_is_let_go(
    played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = raw_of(played)
    raw["history"][0]["told"] = []
    with pytest.raises(GameboxError, match="Answer 1 has told something else"):
        read(raw)
    monkeypatch.setattr(type(played.rules), "version", VERSION + 1)
    monkeypatch.setattr(type(played.rules), "migrations", {VERSION: lambda old: old})
    again = read(raw)
    assert again.game == played.game
    assert again.number == 0
    assert decode(encode(again)).record == again.record
