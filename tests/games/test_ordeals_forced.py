"""What has only one answer is answered by the program: ruling 191, and where it still asks.

Each test cites the rules that it shows, in square brackets.
"""

import pytest
from support.ordeals_play import asked, livelier, new
from support.ordeals_positions import combat

from gamebox.core.dice import seeded
from gamebox.games.ordeals import events, moves

ENDS_A_STEP = {"explore": moves.EndExplore, "acquire_step": moves.EndTurn}
HIDES_THE_HAND = {"fatigue": moves.GiveUpBound, "avoid": moves.Decline, "duel": moves.Done}
STILL_ASKED = {**ENDS_A_STEP, **HIDES_THE_HAND}


@pytest.mark.parametrize("seed", range(6))
def test_no_question_but_those_named_has_one_answer(seed):
    """[turn.forced]"""
    table, dice = new(2 + seed % 3, seed), seeded(seed, "forced")
    for _ in range(1500):
        if table.game.over:
            return
        question = asked(table)
        found = table.moves(question.seat)
        if question.asks in STILL_ASKED or "zone:hand" in question.about:
            assert found
            allowed = STILL_ASKED.get(question.asks)
            assert len(found) > 1 or allowed is None or isinstance(found[0], allowed)
        else:
            assert len(found) > 1, question
        table.answer(question.seat, livelier(table, question.seat, dice))


def test_the_last_card_that_is_needed_is_assigned():
    """[turn.forced, assign.enough] What is begun must be enough; then nothing is left to do."""
    table = combat("dust_7", bound="hack", food=1)
    table.assign("dust_7", "rusty_axe")
    assert (table.me.fame, table.asks) == (1, "acquire_step")


def test_a_round_in_which_nothing_can_be_assigned_is_over():
    """[turn.forced, push.food]"""
    assert combat("scales_9", food=1).asks == "push"


def test_who_can_use_something_is_asked_before_a_round_is_over():
    """[turn.forced, cards.use]"""
    table = combat("scales_9", board="captains_pistol", food=1)
    assert (table.asks, len(table.legal()) > 1) == ("assign", True)


def test_who_can_only_flee_flees():
    """[turn.forced, push.food, flee.pain] Infected enemies make a push dearer."""
    table = combat("scales_9", pains="lose_1_health " * 3)
    assert events.Fled(0, forced=True) in table.events
    assert (table.asks, table.game.combat, table.me.health) == ("acquire_step", None, 7)
    assert events.Fled(0, forced=True) in combat("plague_9", food=2).events


def test_two_minions_are_split_in_one_way():
    """[turn.forced, encounter.devil]"""
    fight = {"groups": 2, "chooser": "left"}
    assert combat("dust_7 dust_3", fight=fight).asks == "group"
    assert combat("dust_7 dust_3 dust_5", fight=fight).asks == "split"
