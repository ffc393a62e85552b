"""When two entries of Medium are the same word, close, or two words. [say.match, vote.who]"""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.games.medium.cards import standard_words
from gamebox.games.medium.same import compare, key
from gamebox.games.medium.spelling import lexicon, vocabulary

DATA = Path(__file__).parent / "data"
GIVEN = [tuple(pair) for pair in json.loads((DATA / "same_words.json").read_text("utf-8"))]
OWN = [
    tuple(part.strip() for part in line.split("|"))
    for line in (DATA / "own_same_words.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("# ")
]
ANYTHING = st.text(max_size=60)
ENGLISH = st.lists(
    st.sampled_from(sorted(vocabulary() | lexicon())), min_size=1, max_size=4
).flatmap(
    lambda words: st.sampled_from([" ", "-", "", "'s ", " & ", " 7 "]).map(lambda j: j.join(words))
)


@pytest.mark.parametrize(("first", "second", "answer"), GIVEN + OWN)
def test_pairs_written_down_before_the_rule(first, second, answer):
    """[say.match, vote.who]"""
    assert compare(first, second) == answer
    assert compare(second, first) == answer


def test_the_pairs_are_all_there():
    assert len(GIVEN) == 68
    assert len(OWN) > 300


@given(st.one_of(ANYTHING, ENGLISH))
def test_a_key_is_an_entry_of_the_same_key(entry):
    assert key(key(entry)) == key(entry)


@given(st.one_of(ANYTHING, ENGLISH), st.one_of(ANYTHING, ENGLISH))
def test_order_does_not_matter_and_matching_is_having_one_key(first, second):
    """[say.match]"""
    answer = compare(first, second)
    assert compare(second, first) == answer
    assert (answer == "match") == (key(first) == key(second) != "")


@given(ANYTHING)
def test_an_entry_is_its_own_match_or_no_word(entry):
    """[say.idea]"""
    assert compare(entry, entry) == ("match" if key(entry) else "no")


@given(st.one_of(ANYTHING, ENGLISH))
def test_case_and_spaces_around_are_nothing(entry):
    """[say.match]"""
    assert key(f"  {entry}\n") == key(entry)
    if entry.isascii():
        assert key(entry.upper()) == key(entry)


@pytest.mark.parametrize(
    "entry",
    [
        "",
        "   ",
        "!?",
        "...",
        "—",
        "🐶",
        "👨‍👩‍👧",
        "🇩🇪",
        "1️⃣",
        "™",
        "&",
        "$",
        "\u0301",
        "\u200f\u202e",
        "_",
        "\ud800",
        "ℹ️",
    ],
)
def test_what_has_no_letter_and_no_digit_is_no_word(entry):
    """[say.idea]"""
    assert key(entry) == ""
    assert compare(entry, entry) == "no"
    assert compare(entry, "dog") == "no"


@pytest.mark.parametrize(
    "entry",
    [
        "שלום",
        "مدرسة",
        "москва",
        "東京",
        "ไทย",
        "कुल",
        "ελλάδα",
        "한국",
        "ⅷ",
        "٣",
        "a" * 40,
        "x\u0301" * 40,
        "dog🐶",
        "s",
        "ss",
        "ies",
        "ves",
        "ise",
    ],
)
def test_words_of_every_alphabet_are_words(entry):
    """[say.idea]"""
    assert key(entry)
    assert compare(entry, entry) == "match"


def test_invisible_letters_and_emoji_beside_a_word_are_nothing():
    """[say.match]"""
    assert compare("dog 🐶", "d\u200bo\u200dg") == "match"
    assert compare("\u202edog", "dog") == "match"


def test_no_two_words_of_the_deck_are_one_or_close():
    """[setup.sets]"""
    cards = standard_words()
    words = [cards.word(card) for place in range(14) for card in cards.cards_of(place)]
    alike = [
        (one, other)
        for place, one in enumerate(words)
        for other in words[:place]
        if compare(one, other) != "no"
    ]
    assert alike == []


NOBODY_ELSE = "must flower ham moss news arms glass princess bus lens four wise exercise gas bass"


def test_words_that_only_look_like_forms_of_others_stand_alone():
    """[say.match]"""
    alone = {key(word): word for word in NOBODY_ELSE.split()}
    for word in vocabulary() | lexicon():
        assert alone.get(key(word), word) == word
