"""The tables behind the bots of Medium, and the words that a mind finds in them."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from bootstrap.environment import ROOT

from gamebox.bench_medium import WHOLE
from gamebox.games.medium.association import associations
from gamebox.games.medium.cards import standard_words
from gamebox.games.medium.mind import Mind, Taste, first_free
from gamebox.games.medium.same import compare, key

TABLES = associations()
MIND = Mind(WHOLE, 0)
PAIRS = json.loads((ROOT / "tests" / "data" / "medium_pairs.json").read_text(encoding="utf-8"))


def best(first: str, second: str, count: int = 5) -> list[str]:
    return [one.word for one in MIND.words(first, second)[:count]]


# The tables


def test_every_table_has_a_row_for_every_word():
    count = len(TABLES.words)
    assert len(set(TABLES.words)) == count
    assert len(TABLES.sayable) == len(TABLES.prior) == len(TABLES.bonus) == count
    for links in (TABLES.own, TABLES.asked, TABLES.compounds):
        assert len(links.pointers) == count + 1
        assert links.pointers[-1] == len(links) == len(links.weights)
        assert links.columns.max() < count
        assert (links.weights >= 0).all()


def test_a_link_is_found_from_both_ends():
    moon, cheese = TABLES.ids["moon"], TABLES.ids["cheese"]
    links = TABLES.own
    onward = np.arange(len(links))[links.onward(moon)]
    (link,) = [one for one in onward if links.columns[one] == cheese]
    assert link in links.back(cheese)
    assert links.rows[link] == moon


def test_the_own_list_is_what_the_table_was_built_from():
    lines = (ROOT / "resources" / "medium" / "own_assoc.txt").read_text(encoding="utf-8")
    rows = dict(line.split(": ") for line in lines.splitlines() if ": " in line and line[0] != "#")
    for cue, associates in rows.items():
        links = TABLES.own.columns[TABLES.own.onward(TABLES.find(cue.replace("_", " "))[0])]
        words = [TABLES.words[one].replace(" ", "_") for one in links]
        assert words == associates.split(), cue


def test_every_card_has_associates_of_our_own():
    for one in standard_words().set:
        for word in one.words:
            (number,) = TABLES.find(word)
            links = TABLES.own.onward(number)
            assert links.stop - links.start >= 20, word


def test_the_list_of_blocked_words_is_kept():
    lines = (ROOT / "packaging" / "blocked_words.txt").read_text(encoding="utf-8").splitlines()
    blocked = {word.replace("_", " ") for line in lines[1:] for word in line.split()}
    said = {word for word, may in zip(TABLES.words, TABLES.sayable, strict=True) if may}
    assert not blocked & said
    assert {"god", "moon", "snow white"} <= said
    assert not {"the", "said", "between"} & said


# What somebody said


@pytest.mark.parametrize(
    ("entry", "known"),
    [
        ("MOON", ["moon"]),
        ("Moons", ["moon"]),
        ("snow-white", ["snow white"]),
        ("granola bar", ["granola", "bar"]),
        ("elehpant", ["elephant"]),
        ("αλφα", []),
        ("", []),
        ("!!", []),
        ("🙂", []),
        ("zz", []),
        ("xqzwvkj", []),
    ],
)
def test_an_entry_is_taken_for_what_it_is_like(entry, known):
    assert [TABLES.words[number] for number in TABLES.find(entry)] == known


@pytest.mark.parametrize("entry", ["αλφα", "", "🙂", "x" * 40, "ﷺ", "a\u0301", "the of and", "-"])
def test_an_entry_that_nothing_is_like_leaves_the_other_word_to_decide(entry):
    found = MIND.words("moon", entry)
    assert len(found) == 40
    assert found[0].word in {one.word for one in Mind(WHOLE, 0).words("moon", "moon")}
    assert MIND.words(entry, entry)


# The words of a mind


def test_it_finds_what_most_people_say():
    assert "dressing" in best("salad", "pants")
    assert "eraser" in best("RUBBER", "PENCIL")
    assert best("king", "chess")[0] in {"queen", "board", "knight"}


def test_the_order_of_the_two_words_does_not_matter():
    assert [one.word for one in MIND.words("wolf", "wool")] == best("wool", "wolf", 40)


def test_it_says_no_word_that_was_used_and_no_form_of_one():
    first = best("wool", "wolf")[0]
    found = {one.word for one in MIND.words("wool", "wolf", [first.upper()])}
    assert first not in found
    assert "painter" not in {one.word for one in MIND.words("paint", "artist", ["paints"])}
    assert "black cat" not in {one.word for one in MIND.words("black", "cat")}
    for one in found:
        assert all(compare(one, word) == "no" for word in ("wool", "wolf", first))


def test_a_word_that_is_no_word_forbids_nothing():
    assert first_free([TABLES.ids["moon"]], TABLES.words, ["", "!", "🙂"], 1)


def test_shares_are_those_of_the_scores():
    found = MIND.words("bread", "mouse")
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert sum(one.share for one in found) == pytest.approx(1)
    ratio = np.exp((found[0].score - found[1].score) / 1.5)
    assert found[0].share / found[1].share == pytest.approx(ratio)


def test_two_that_surely_meet_are_told_from_two_that_do_not():
    sure, unsure = MIND.surety("bread", "knife"), MIND.surety("axe", "perfume")
    assert 0 < unsure < sure < 1


def test_no_two_minds_are_one_and_each_stays_the_same():
    taste = Taste(drops=0.4, noise=0.3)
    one, same, other = Mind(taste, 1), Mind(taste, 1), Mind(taste, 2)
    kept = one.kept.own.mean()
    assert kept == pytest.approx(0.6, abs=0.02)
    assert (one.kept.own != other.kept.own).any()
    assert one.words("moon", "dog", (), 5) == same.words("moon", "dog", (), 5)
    assert one.words("moon", "dog", (), 5) != one.words("moon", "dog", (), 6)
    deck = [word for words in standard_words().set for word in words.words]
    pairs = list(zip(deck[:60], deck[60:120], strict=True))
    alike = sum(one.words(*pair)[0].word == other.words(*pair)[0].word for pair in pairs)
    assert 6 < alike < 50


def test_a_mind_can_do_without_one_source():
    lists = Mind(Taste(0, 0, asked=False), 0)
    people = Mind(Taste(0, 0, own=False), 0)
    assert not lists.kept.asked.any()
    assert not people.kept.own.any()
    assert lists.kept.own.all()
    assert lists.words("moon", "dog") != people.words("moon", "dog")


def test_forms_of_one_word_are_one_idea():
    assert MIND.likeness("painter", "paniter") == 1
    assert MIND.likeness("moon", "volcano") < 0.5
    assert MIND.likeness("", "moon") == 0


def test_it_finds_half_of_the_accepted_connectors():
    """The whole measurement is a part of `gamebox bench`; this is what no change may fall below."""
    hits = [
        key(MIND.words(pair["a"], pair["b"])[0].word) in {key(answer) for answer in pair["answers"]}
        for pair in PAIRS
    ]
    assert len(hits) == 178
    assert sum(hits) >= 0.55 * len(hits)


# How it is loaded and built


def test_rules_and_command_line_load_no_numpy():
    code = (
        "import sys, gamebox.cli.app, gamebox.games.medium.medium as m; "
        "m.Medium().bot('easy', 'Ada', 1); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_the_tables_are_built_the_same_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    import associations as build  # noqa: PLC0415  It lies in the folder `packaging`.

    for name in ("associations.npz", "vocabulary.txt", "own_assoc.txt"):
        (tmp_path / name).write_bytes((build.MEDIUM / name).read_bytes())
    monkeypatch.setattr(build, "MEDIUM", tmp_path)
    build.main()
    for name in ("associations.npz", "vocabulary.txt"):
        shipped = ROOT / "resources" / "medium" / name
        if name.endswith(".txt"):
            assert (tmp_path / name).read_bytes() == shipped.read_bytes()
            continue
        with np.load(tmp_path / name) as ours, np.load(shipped) as theirs:
            assert set(ours) == set(theirs)
            assert all((ours[table] == theirs[table]).all() for table in ours)


def test_new_words_go_to_the_end_of_the_vocabulary():
    import associations as build  # noqa: PLC0415

    added, cues = build.read_own(["+ polar_bear", "ice: polar_bear snow"])
    assert (added, cues) == (["polar bear"], {"ice": ["polar bear", "snow"]})
    arrays = {
        "vec": np.array([[2, 0], [0, 4], [0, 0]], np.int8),
        **{name: np.zeros(3, np.uint16) for name in ("resp", "noun", "sayable", "eat_n")},
        **{f"{name}_ptr": np.array([0, 1, 1, 2], np.uint32) for name in ("eat", "cmp")},
    }
    words = ["ice", "bear", "snow"]
    build.add_words(arrays, words, added)
    build.add_words(arrays, words, added)
    build.set_own(arrays, words, cues)
    assert words == ["ice", "bear", "snow", "polar bear"]
    assert arrays["vec"].tolist()[3] == [0, 4]
    assert arrays["cmp_ptr"].tolist() == [0, 1, 1, 2, 2]
    assert arrays["own_ptr"].tolist() == [0, 2, 2, 2, 2]
    assert arrays["own_idx"].tolist() == [3, 2]


@pytest.mark.parametrize(
    ("cues", "said"),
    [
        ({"ice": ["snwo"]}, "Not in the vocabulary: snwo"),
        ({"ice": ["snow", "snow"]}, "ice has an associate twice"),
        ({"ice": ["ice"]}, "ice has an associate twice, or itself"),
    ],
)
def test_a_mistake_in_the_own_list_is_told(cues, said):
    import associations as build  # noqa: PLC0415

    with pytest.raises(SystemExit, match=said):
        build.set_own({}, ["ice", "snow"], cues)
