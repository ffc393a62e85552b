"""`bench` measures what its figures say; how fast that is, no test asserts."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.playing import STANDARD

from gamebox import bench, bench_medium, bench_ordeals
from gamebox.cli.app import make_app, run_app
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.games.shelf import TITLES, rules_of
from gamebox.savefile import decode, encode
from gamebox.table import Table, new_table

PLAYERS = bench.players


def short_table(rules: Rules[Any, Any], seats: list[Seat], seed: int) -> Table[Any]:
    return new_table(rules, seats, STANDARD.get(rules.name, {}), seed)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure for a moment only, in short games of bots that do not think long."""
    monkeypatch.setattr(bench, "players", lambda rules, _: PLAYERS(rules, rules.levels[0]))
    monkeypatch.setattr(bench, "new_table", short_table)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "PLAY_SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.0001)
    for number in ("TURNS", "CHOSEN_TURNS", "CROSS_TURNS", "NEW_PAIRS"):
        monkeypatch.setattr(bench_medium, number, 2)
    for number in ("HINTS", "ROUNDS", "FOUGHT", "WORLDS"):
        monkeypatch.setattr(bench_ordeals, number, 2)


def test_it_prints_every_game_and_what_else_was_measured(capsys: Any) -> None:
    def window() -> dict[str, bench.Figures]:
        return {"board": {"frame_ms": 1.234567}}

    assert run_app(make_app(window), ["bench"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith('{"mind":{"rules_decisions_per_second":')
    assert said.out.endswith('"board":{"frame_ms":1.23}}\n')
    assert "clone us" in said.err
    assert '"medium bots":{"load_tables_traced_ms":' in said.out
    assert '"hits_without_own_list_at_20":' in said.out
    assert '"two_normal_bots_matched_by_3":' in said.out
    assert '"words_that_may_not_be_said":0.0,' in said.out.replace(":0,", ":0.0,")
    assert '"hard_thought_longest_s":' in said.out


@pytest.mark.parametrize("game", TITLES)
def test_the_largest_position_is_a_sound_table(game: str) -> None:
    rules = rules_of(game)
    table = bench.largest_position(rules)
    rules.check(table.game)
    assert not table.game.over
    assert decode(encode(table)).record == table.record


@pytest.mark.parametrize("game", TITLES)
def test_both_ways_of_playing_play_the_same_game(game: str) -> None:
    rules = rules_of(game)
    seats = bench.players(rules, "random")
    first, second = (short_table(rules, seats, seed=3) for _ in range(2))
    plays = (bench._play_rules(first, Random(5)), bench._play_table(second, Random(5)))
    assert plays[0] == plays[1] > 10
    assert first.game == second.game


def test_a_peer_that_cannot_be_installed_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(bench, "measure", lambda _: {})
    monkeypatch.setattr(bench_medium, "measure_medium", dict)
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    monkeypatch.setattr("subprocess.run", lambda *_, **__: FailedRun)
    assert run_app(make_app(), ["bench", "--peers"]) == 1
    assert "RLCard cannot be installed" in capsys.readouterr().err


class FailedRun:
    returncode = 1
    stdout = ""


def test_a_word_that_may_not_be_said_is_counted() -> None:
    said = [("moons", ["moon"]), ("between", []), ("sun", ["moon", "earth"])]
    assert bench_medium.wrong_words(iter([bench_medium.Played(0, said)])) == 2


def test_pairs_that_a_copy_does_not_have_are_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_medium, "PAIRS", tmp_path / "none.json")
    assert bench_medium.hit_figures() == {}


def test_the_odds_of_fights_are_compared_with_how_they_end() -> None:
    figures = bench_ordeals.measure_fights(20)
    for part in bench_ordeals.ENDS:
        counts = {name: n for name, n in figures.items() if name.startswith(f"fights_{part}_")}
        assert sum(counts.values()) >= 20
        for name, count in counts.items():
            happened = figures[name.replace("fights", "happened") + "_percent"]
            assert round(happened * count / 100) == pytest.approx(happened * count / 100)
    wins = (
        figures[name] * figures[name.replace("fights", "happened") + "_percent"] / 100
        for name in figures
        if name.startswith("fights_win_")
    )
    assert sum(wins) > 5


def test_a_fight_is_sorted_by_other_odds_than_are_shown() -> None:
    fight = next(bench_ordeals.fights(1))
    assert fight.outcome in bench_ordeals.ENDS.values()
    for told in (fight.first, fight.second):
        assert told.win + told.flee + told.die == pytest.approx(1.0)
    assert [bench_ordeals.tenth_of(part) for part in (0.0, 0.1, 0.95, 1.0)] == [0, 1, 9, 9]
