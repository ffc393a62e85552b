"""Tutorials: every step can be played, and nothing that a learner tries jams them."""

import pytest

from gamebox.games.shelf import TITLES, rules_of
from gamebox.rulebook import rulebook
from gamebox.table import Refused
from gamebox.tutorial import LEARNER, Tutorial, has_tutorial

GAMES = [name for name in TITLES if has_tutorial(name)]


@pytest.fixture(params=GAMES)
def tutorial(request):
    return Tutorial(rules_of(request.param))


def test_every_game_has_a_tutorial():
    assert list(TITLES) == GAMES


def test_the_expected_moves_lead_to_the_last_step(tutorial):
    seen = set()
    while not tutorial.finished:
        seen.add(tutorial.step.text)
        assert tutorial.answer(tutorial.expected) is None
    assert len(seen) == len(tutorial.script.step) - 1


def test_every_step_cites_a_rule(tutorial):
    for step in tutorial.script.step:
        rulebook(tutorial.rules.name).find(step.rule)


def test_every_other_legal_move_is_answered_with_what_is_expected(tutorial):
    """At each step all other legal moves change nothing and name the expected one."""
    tried = 0
    while not tutorial.finished:
        before = tutorial.rules.clone(tutorial.table.game)
        expected = tutorial.table.text(LEARNER, tutorial.expected)
        for move in tutorial.table.moves(LEARNER):
            if move != tutorial.expected:
                tried += 1
                assert expected in tutorial.answer(move)
                assert tutorial.table.game == before
        tutorial.answer(tutorial.expected)
    assert tried > 5


def test_an_illegal_move_is_refused_with_its_rule(tutorial):
    illegal = next(
        move
        for move in tutorial.rules.candidates(tutorial.table.view(LEARNER))
        if tutorial.rules.refusal(tutorial.table.view(LEARNER), move)
    )
    with pytest.raises(Refused):
        tutorial.answer(illegal)


def test_back_leads_to_the_step_before_from_every_step(tutorial):
    for number in range(1, len(tutorial.script.step)):
        tutorial.answer(tutorial.expected)
        tutorial.back()
        assert tutorial.number == number - 1
        tutorial.answer(tutorial.expected)
        assert tutorial.number == number


def test_the_tutorial_of_the_mind_ends_as_it_says():
    """White 1 and 13 lie in order and the team takes a life: two are left after one mistake."""
    tutorial = Tutorial(rules_of("mind"))
    while not tutorial.finished:
        tutorial.answer(tutorial.expected)
    assert tutorial.table.game.level == 4
    assert (tutorial.table.game.lives, tutorial.table.game.stars) == (2, 1)


def test_the_tutorial_of_ordeals_ends_as_it_says():
    """The guard is down: three Token Shards were looted besides the one before, and more Fame."""
    tutorial = Tutorial(rules_of("ordeals"))
    while not tutorial.finished:
        tutorial.answer(tutorial.expected)
    game = tutorial.table.game
    learner = game.players[LEARNER]
    assert game.combat is None
    assert (learner.shards, learner.fame) == (4, 4)
