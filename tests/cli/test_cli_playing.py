"""Games in files: every command as its help says."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.mind_positions import position

from gamebox.saver import write_save
from gamebox.saves import load

READY = '{"type":"Ready"}'


def begin(gamebox: Any, file: str) -> None:
    """Let both people be ready for level 1, in which each has one card."""
    for _ in range(2):
        assert gamebox("play", file, READY).code == 0


def test_new_writes_a_save_and_says_whose_turn_it_is(gamebox: Any, two_people: str) -> None:
    table = load(Path(two_people))
    assert table.names == ["Ann", "Bo"]
    assert table.record.seed == 5


def test_new_draws_a_seed_and_tells_it(gamebox: Any) -> None:
    seats = "human:Ann,bot:hard,bot:easy:Tim"
    done = gamebox("new", "mind", "--seats", seats, "--option", "undo=all", "-o", "a.json")
    assert done.code == 0
    table = load(Path("a.json"))
    assert f"Seed {table.record.seed}." in done.err
    assert "Put your hand on the table" in done.err
    assert [(seat.kind, seat.level) for seat in table.seats] == [
        ("human", ""),
        ("bot", "hard"),
        ("bot", "easy"),
    ]
    assert len(set(table.names)) == 3
    assert table.record.options == {"undo": "all"}


def test_new_says_that_two_play_a_variant_of_the_middle_ages(gamebox: Any) -> None:
    for seats, said in (("human:Ann,human:Bo", True), ("human:Ann,human:Bo,bot:easy:Tim", False)):
        done = gamebox("new", "middle_ages", "--seats", seats, "-o", f"{len(seats)}.json")
        assert done.code == 0
        assert ("Two play a variant" in done.err) == said


def test_the_same_seed_deals_the_same_cards(gamebox: Any, two_people: str) -> None:
    gamebox("new", "mind", "--seats", "human:Ann,human:Bo", "--seed", 5, "-o", "again.json")
    shown = gamebox("show", two_people, "--all").json
    assert gamebox("show", "again.json", "--all").json == shown


def test_show_prints_one_seats_view_and_no_more(gamebox: Any, two_people: str) -> None:
    first, second = (gamebox("show", two_people, "--seat", seat).json for seat in (0, 1))
    whole = gamebox("show", two_people, "--all").json
    assert [first["hand"], second["hand"]] == whole["hands"]
    assert "deck" not in first
    assert gamebox("show", two_people).json == first


def test_moves_prints_a_line_a_legal_move(gamebox: Any, two_people: str) -> None:
    assert gamebox("moves", two_people).lines == [
        {
            "seat": seat,
            "move": {"type": "Ready"},
            "path": ["button:ready"],
            "text": "Put your hand on the table",
            "rule": "ready.begin",
        }
        for seat in (0, 1)
    ]
    begin(gamebox, two_people)
    [card] = gamebox("show", two_people, "--seat", 1).json["hand"]
    lines = gamebox("moves", two_people, "--seat", 1).lines
    assert {line["seat"] for line in lines} == {1}
    assert lines[0]["move"]["card"] == card
    assert lines[0]["path"][0] == f"card:{card}"


def test_every_move_printed_can_be_played(gamebox: Any, two_people: str) -> None:
    begin(gamebox, two_people)
    for line in gamebox("moves", two_people).lines:
        move, seat = json.dumps(line["move"]), line["seat"]
        done = gamebox("play", two_people, move, "--seat", seat, "-o", "other.json")
        assert done.code == 0
        assert done.lines


def test_why_names_the_rule(gamebox: Any, two_people: str) -> None:
    [card] = gamebox("show", two_people, "--seat", 1).json["hand"]
    refused = gamebox("why", two_people, f"card:{card}", "--seat", 1).json
    assert refused["legal"] is False
    assert refused["rule"] == "ready.begin"
    begin(gamebox, two_people)
    allowed = gamebox("why", two_people, f"card:{card}", "--seat", 1).json
    assert allowed["legal"] is True
    assert allowed["text"].startswith("Lay")


def test_play_prints_the_events_as_the_seat_saw_them(gamebox: Any, two_people: str) -> None:
    done = gamebox("play", two_people, READY)
    assert done.lines == [
        {"event": {"type": "HandDown", "seat": 0}, "text": "Ann put a hand on the table."}
    ]
    assert "Bo: Put your hand on the table" in done.err
    assert load(Path(two_people)).number == 1


def test_play_lets_the_seat_move_that_can(gamebox: Any, two_people: str) -> None:
    begin(gamebox, two_people)
    [card] = gamebox("show", two_people, "--seat", 1).json["hand"]
    done = gamebox("play", two_people, json.dumps({"type": "Lay", "card": card}))
    assert done.lines[0]["event"]["seat"] == 1


def test_out_leaves_the_file_alone(gamebox: Any, two_people: str) -> None:
    before = Path(two_people).read_bytes()
    assert gamebox("play", two_people, READY, "--out", "next.json").code == 0
    assert Path(two_people).read_bytes() == before
    assert load(Path("next.json")).number == 1


def test_run_with_nothing_to_do_writes_nothing(gamebox: Any, two_people: str) -> None:
    before = Path(two_people).stat()
    assert gamebox("run", two_people).code == 0
    assert Path(two_people).stat() == before
    assert not Path(f"{two_people}.1").exists()
    assert gamebox("run", two_people, "-o", "other.json").code == 0
    assert load(Path("other.json")).number == 0


def test_run_plays_bots_to_the_end(gamebox: Any) -> None:
    gamebox("new", "mind", "--seats", "bot:normal,bot:random", "--seed", 3, "-o", "bots.json")
    done = gamebox("run", "bots.json")
    assert done.code == 0
    assert done.lines[-1]["event"]["type"] in ("Won", "Lost")
    assert load(Path("bots.json")).game.over
    assert "level" in done.err


def test_run_shows_what_everybody_saw(gamebox: Any) -> None:
    gamebox("new", "mind", "--seats", "bot:hard,bot:hard", "--seed", 3, "-o", "bots.json")
    dealt = [e["event"] for e in gamebox("run", "bots.json").lines if e["event"]["type"] == "Dealt"]
    assert dealt
    assert not any(event["cards"] for event in dealt)


def test_run_stops_where_a_person_must_answer(gamebox: Any) -> None:
    gamebox("new", "mind", "--seats", "human:Ann,bot:hard", "--seed", 3, "-o", "a.json")
    assert gamebox("run", "a.json").code == 0
    table = load(Path("a.json"))
    assert table.waits_for() == [0]
    gamebox("play", "a.json", READY, "--seat", 0)
    gamebox("run", "a.json")
    table = load(Path("a.json"))
    # Only Ann still holds a card, or the level has ended and Ann has to be ready.
    assert table.waits_for() == [0] or not table.game.hands[1]


def test_undo_goes_back_and_stops_at_what_was_shown(gamebox: Any, two_people: str) -> None:
    gamebox("play", two_people, READY)
    assert gamebox("undo", two_people).code == 0
    assert load(Path(two_people)).number == 0
    begin(gamebox, two_people)
    done = gamebox("undo", two_people)
    assert (done.code, done.out) == (1, "")
    assert "Undo stops here. Play has begun since." in done.err


def test_replay_compares_answer_by_answer(gamebox: Any, two_people: str) -> None:
    begin(gamebox, two_people)
    done = gamebox("replay", two_people)
    assert done.code == 0
    assert [(line["answer"], line["seat"], line["same"]) for line in done.lines] == [
        (1, 0, True),
        (2, 1, True),
    ]


def test_replay_tells_where_an_edited_position_differs(gamebox: Any, two_people: str) -> None:
    gamebox("play", two_people, READY)
    raw = json.loads(Path(two_people).read_text())
    raw["state"]["stars"] += 1
    Path("edited.json").write_text(json.dumps(raw))
    done = gamebox("replay", "edited.json")
    assert done.code == 1
    [line] = done.lines
    assert line["same"] is False
    assert "another state" in line["text"]
    assert gamebox("check", "edited.json").json["record_fits"] is False


def test_check_says_what_a_sound_save_holds(gamebox: Any, two_people: str) -> None:
    assert gamebox("check", two_people).json == {
        "sound": True,
        "game": "mind",
        "names": ["Ann", "Bo"],
        "answers": 0,
        "progress": "Level 1 of 12, 2 lives",
        "over": False,
        "record_fits": True,
    }


def test_check_names_the_copy_that_is_sound(gamebox: Any, two_people: str) -> None:
    begin(gamebox, two_people)
    Path(two_people).write_text("rubbish")
    done = gamebox("check", two_people)
    assert (done.code, done.out) == (1, "")
    assert "It is no save" in done.err
    assert "The older copy game.json.1 is sound." in done.err


def test_rules_prints_the_text_and_single_rules(gamebox: Any) -> None:
    everything = gamebox("rules", "mind")
    assert everything.code == 0
    assert everything.out.startswith("THE MIND EXTREME")
    one = gamebox("rules", "mind", "star.propose")
    assert one.out in everything.out
    assert "[star.propose]" in one.out
    lines = gamebox("rules", "mind", "--json").lines
    assert "star.propose" in [line["id"] for line in lines]


@pytest.mark.parametrize("arguments", [("--help",), ("play", "--help")])
def test_help(gamebox: Any, arguments: tuple[str, ...]) -> None:
    done = gamebox(*arguments)
    assert done.code == 0
    assert "Usage" in done.out


def test_every_command_that_writes_makes_the_folders_that_are_missing(
    gamebox: Any, two_people: str
) -> None:
    seats = ("mind", "--seats", "human:Ann,human:Bo")
    commands = (("new", *seats), ("play", two_people, READY), ("run", two_people))
    for command in commands:
        out = Path(command[0]) / "deep" / "a.json"
        assert gamebox(*command, "-o", out).code == 0
        assert load(out).names == ["Ann", "Bo"]
    out = Path("undo/deep/a.json")
    assert gamebox("undo", "play/deep/a.json", "-o", out).code == 0
    assert load(out).number == 0


# The time of a move


def lay(gamebox: Any, file: str, seat: int, at_ms: int | None = None) -> Any:
    """Let a seat lay its lowest white card, or else its highest red one."""
    [move, *_] = [line["move"] for line in gamebox("moves", file, "--seat", seat).lines]
    del move["at_ms"]
    if at_ms is not None:
        move["at_ms"] = at_ms
    return gamebox("play", file, json.dumps(move), "--seat", seat)


def third_level() -> str:
    """Return the file of a game whose third level is being played."""
    path = Path("level.json")
    write_save(position("W10 W20 W30", "W12 W25 W40"), path)
    return str(path)


def test_a_move_without_a_time_is_made_when_the_last_one_was(gamebox: Any) -> None:
    """[time.record] No clock runs on the command line, so no time can pass by itself."""
    file = third_level()
    assert lay(gamebox, file, 0, 2500).code == 0
    assert lay(gamebox, file, 1).code == 0
    assert [move["move"].get("at_ms") for move in gamebox("moves", file).lines[:2]] == [2500, 2500]
    assert [laid.at_ms for laid in load(Path(file)).game.laid] == [2500, 2500]


def test_time_does_not_run_back(gamebox: Any) -> None:
    """[time.record]"""
    file = third_level()
    lay(gamebox, file, 0, 2500)
    done = lay(gamebox, file, 1, 2499)
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "The last move was made at 2500 ms, and time does not run back to 2499 ms.\n"
    )
    assert len(load(Path(file)).game.laid) == 1


def test_bots_go_on_from_the_time_of_the_last_move(gamebox: Any) -> None:
    """[time.record]"""
    seats = "human:Ann,bot:easy:Tim"
    gamebox("new", "mind", "--seats", seats, "--seed", 4, "-o", "a.json")
    gamebox("run", "a.json")
    gamebox("play", "a.json", READY, "--seat", 0)
    lay(gamebox, "a.json", 0, 400_000)
    gamebox("run", "a.json")
    table = load(Path("a.json"))
    first = [laid for record in table.game.past for laid in record.laid if record.level == 1]
    assert [laid.at_ms >= 400_000 for laid in first] == [True, True]
