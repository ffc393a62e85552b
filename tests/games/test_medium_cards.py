"""The words of Medium: the sets of the program, and packs of one's own. [setup.sets]"""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.errors import GameboxError
from gamebox.games.medium.cards import (
    CRYSTAL_BALL,
    MOST_WORDS,
    WordCards,
    WordSet,
    read_words,
    standard_words,
    with_standard,
)
from gamebox.games.medium.same import key
from gamebox.games.medium.spelling import vocabulary

FIRST = ("ant", "bee", "cat", "dog", "fox", "owl", "pig", "elk")
LAST = ("moon", "river", "garden", "lemon", "queen")
NAMES = [f"{first} {last}" for first in FIRST for last in LAST]


def lines(count):
    return "\n".join(NAMES[:count])


def toml(words, name="mine"):
    return f"[[set]]\nname = {name!r}\nwords = {json.dumps(words)}\n"


def refusal(text, source="mine.toml"):
    with pytest.raises(GameboxError) as caught:
        read_words(text, source)
    sentence = str(caught.value)
    assert sentence.startswith(source)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_the_program_has_14_sets_of_18_words_all_different():
    """[setup.sets]"""
    cards = standard_words()
    words = [word for one in cards.set for word in one.words]
    assert [len(one.words) for one in cards.set] == [18] * 14
    assert len({key(word) for word in words}) == 252
    assert len({one.name for one in cards.set}) == 14


def test_the_bots_know_every_word_of_the_program():
    assert {key(word) for one in standard_words().set for word in one.words} <= vocabulary()


def test_card_ids_count_from_1_through_all_sets_and_0_is_the_crystal_ball():
    """[setup.crystal]"""
    cards = standard_words()
    assert CRYSTAL_BALL == 0
    assert [card for place in range(14) for card in cards.cards_of(place)] == list(range(1, 253))
    assert cards.word(1) == cards.set[0].words[0].upper()
    assert cards.word(cards.cards_of(13)[-1]) == cards.set[13].words[-1].upper()


def test_a_pack_comes_before_the_words_of_the_program():
    """[setup.sets]"""
    pack = read_words(lines(20), "mine.txt")
    both = with_standard(pack)
    assert both.set == (*pack.set, *standard_words().set)
    assert both.word(1) == "ANT MOON"
    assert with_standard(pack) is both


def test_a_plain_text_has_one_word_a_line():
    text = "\ufeff# my words\r\n\r\n  ice   cream \r\n" + "\r\n".join(NAMES[:17]) + "\r\n  # end"
    pack = read_words(text, "my words.txt")
    assert pack == WordCards((WordSet("my words", ("ice cream", *NAMES[:17])),))


@pytest.mark.parametrize(
    ("count", "sizes"), [(18, [18]), (35, [35]), (36, [18, 18]), (37, [19, 18]), (40, [20, 20])]
)
def test_a_plain_text_is_cut_into_sets_as_equal_as_can_be(count, sizes):
    pack = read_words(lines(count), "mine.txt")
    assert [len(one.words) for one in pack.set] == sizes
    assert [word for one in pack.set for word in one.words] == NAMES[:count]
    assert len({one.name for one in pack.set}) == len(sizes)


def test_a_toml_pack_keeps_its_sets():
    pack = read_words(toml(NAMES[:18]) + toml(NAMES[18:38], "other"), "mine.toml")
    assert [(one.name, len(one.words)) for one in pack.set] == [("mine", 18), ("other", 20)]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "has no words"),
        ("\n# only remarks\n\n", "has no words"),
        (lines(17), "has 17 words; a pack needs at least 18"),
        ("dog", "has 1 word; a pack needs at least 18"),
        (lines(18) + "\nAnt-Moons", "line 19: 'Ant-Moons', the same word as 'ant moon' (line 1)"),
        (lines(18) + "\nbee moon", "line 19: 'bee moon' again (line 6)"),
        ("one\n!?!", "line 2: '!?!' has no letter"),
        ("one\n\n🐶", "line 3: '🐶' has no letter"),
        ("one\n" + "x" * 41, "line 2: 'xxxxxxxxxx"),
        ("one\n" + "x" * 41, "more than 40 letters"),
        ("one\ntw\x00o", "line 2: a word has no control characters"),
        ("one\ntw\x1b[31mo", "line 2: a word has no control characters"),
    ],
)
def test_what_is_wrong_with_a_plain_text_names_the_line(text, says):
    assert says in refusal(text, "mine.txt")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is no file of words: it lacks 'set'"),
        ("set = []", "has no set of words"),
        ("set = 3", "is no file of words"),
        ("[[set", "is no file of words: it cannot be understood at the end"),
        ("x = " + "[" * 100_000, "is no file of words: it is nested too deeply"),
        (toml(NAMES[:18]) + "colour = 1", "'set 1' has a field 'colour' that is not known"),
        ("colour = 1\n" + toml(NAMES[:18]), "it has a field 'colour' that is not known"),
        (toml(NAMES[:18]).replace('"ant moon"', "7"), "'set 1.words 1' has to be a text"),
        (toml(NAMES[:17]), "the set 'mine' has 17 words; a set needs at least 18"),
        (toml(NAMES[:18], " "), "set 1 needs a name"),
        (toml(NAMES[:18], "x" * 41), "the name of set 1 has more than 40"),
        (toml(NAMES[:18]) + toml(NAMES[18:36], "Mine"), "two sets named 'Mine'"),
        (toml([*NAMES[:18], "the bee moons"]), "set 'mine', word 19: 'the bee moons', the same"),
        (toml(NAMES[:18]) + toml([*NAMES[18:36], "ant moon"], "b"), "set 'b', word 19: 'ant moon'"),
        (toml([*NAMES[:18], "?"]), "set 'mine', word 19: '?' has no letter"),
        (toml([*NAMES[:18], "two\nlines"]), "set 'mine', word 19: a word has no control"),
        (toml([*NAMES[:18], "x" * 41]), "more than 40 letters"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_toml_pack_names_the_set(text, says):
    assert says in refusal(text)


def test_a_pack_has_a_bounded_number_of_words():
    numbers = "\n".join(f"word {number}" for number in range(MOST_WORDS + 1))
    assert f"more than {MOST_WORDS} words" in refusal(numbers, "mine.txt")


@given(st.text(), st.sampled_from(["a.txt", "a.toml"]))
def test_no_text_is_a_pack_by_chance(text, source):
    with pytest.raises(GameboxError, match=rf"(?s)^{source}.*\.$"):
        read_words(text, source)
