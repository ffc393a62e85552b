"""Searching the rules text: every word counts, the best rule comes first, and what is marked."""

import pytest

from gamebox.rulebook import Rule, Rulebook, Section, rulebook
from gamebox.rulesearch import joined, search

BOOK = Rulebook(
    "A game",
    (Section("all", "All"),),
    (
        Rule("end", "all", "The end", "A star shines. Starting again costs a life."),
        Rule("star", "all", "A throwing star", "Throw it away."),
        Rule("life", "all", "Lives", "Every life counts, and a star is no life."),
    ),
)


def found(wanted, book=BOOK):
    return [hit.rule.id for hit in search(book, wanted)]


def marked(wanted, rule_id):
    hit = next(hit for hit in search(BOOK, wanted) if hit.rule.id == rule_id)
    title, text = hit.rule.title, hit.rule.text
    return [title[a:b] for a, b in hit.title_spans], [text[a:b] for a, b in hit.text_spans]


def test_a_title_counts_more_than_a_text_and_a_whole_word_more_than_a_part():
    assert found("star") == ["star", "end", "life"]
    assert found("start") == ["end"]
    assert found("liv") == ["life"]


def test_every_word_must_be_there():
    assert set(found("star life")) == {"life", "end"}
    assert found("star throw nothing") == []
    assert found("  ") == []
    assert found("?!") == []


def test_every_place_is_marked_in_title_and_text():
    assert marked("star", "star") == (["star"], [])
    assert marked("star", "end") == ([], ["star", "Star"])
    assert marked("STAR life", "life") == ([], ["life", "star", "life"])
    assert marked("row", "star") == (["row"], ["row"])


def test_a_slip_of_the_pen_finds_what_was_meant_only_where_nothing_has_the_word():
    assert found("thorwing") == ["star"]
    assert marked("thorwing", "star") == (["throwing"], [])
    assert found("stat") == []


def test_spans_that_overlap_are_one():
    assert list(joined({(0, 3), (2, 5), (5, 6), (8, 9)})) == [(0, 6), (8, 9)]
    assert list(joined(set())) == []


@pytest.mark.parametrize(
    ("game", "wanted", "best"),
    [
        ("mind", "stop", "ready.stop"),
        ("mind", "last life", "life.last"),
        ("mind", "blind", "blind.lay"),
        ("mind", "propose star", "star.propose"),
    ],
)
def test_the_rule_that_one_looks_for_comes_first(game, wanted, best):
    assert best in found(wanted, rulebook(game))[:2]
