"""What the four games need of the core, seen in the made-up game: one test a need."""

import pytest
from support.oddity import cards as c
from support.oddity import positions as p
from support.oddity.positions import RULES
from support.oddity.state import Stormy
from support.oddity.steps import DrawCard, Effect, EndTurn, KeepOrBury, LendCard, Race

from gamebox.core.dice import Dice
from gamebox.core.question import Question
from gamebox.core.step import May, No, Yes
from gamebox.table import Refused


def refused(table, seat, move):
    with pytest.raises(Refused) as caught:
        table.answer(seat, move)
    return caught.value.refusal


# A card that asks its owner, then every opponent at once, then each who drew


def test_the_owner_of_a_storm_is_asked_alone():
    table = p.storm_asks()
    assert table.asked() == table.waits_for() == [0]
    assert refused(table, 1, c.Name(high=True)).rule == "turn.wait"


def test_all_opponents_choose_at_once_and_nobody_sees_what():
    table = p.storm_seals()
    assert table.asked() == [1, 3]
    assert table.game.sealed == {2: c.Give(14)}
    assert table.view(2).own_answer == c.Give(14)
    assert table.view(2).answered == table.view(0).answered == [2]
    assert table.view(0).own_answer is None
    assert table.record.history[-1].told == []
    assert refused(table, 2, c.Give(13)).rule == "turn.wait"


def test_the_answer_of_another_seat_is_any_legal_one_in_an_imagined_world():
    table = p.storm_seals()
    given = set()
    for seed in range(30):
        world = RULES.imagine(table.view(0), Dice(seed))
        move = world.sealed[2]
        assert move.card in world.hands[2]
        given.add(move.card)
    assert len(given) > 5


def test_each_who_gave_draws_and_is_asked_again_in_order():
    table = p.storm_draws()
    assert table.asked() == [2]
    assert table.game.stack[-1] == KeepOrBury(2)
    assert table.game.stack[-2] == DrawCard(3)
    assert table.game.sky == Stormy([1, 2, 3])
    assert table.view(2).drawn == [21]
    assert table.view(1).drawn == []
    assert table.view(1).drawn_counts == [0, 0, 1, 0]


def test_only_the_drawer_is_told_what_it_drew():
    table = p.storm_seals()
    table.answer(1, c.Give(9))
    told = table.answer(3, c.Give(15 if c.strength(15) > c.strength(16) else 16))
    drew = told[-1]
    assert drew.to(1) == c.Drew(1, 20)
    assert drew.to(0) == drew.to(None) == c.Drew(1)


def test_a_sealed_answer_may_be_changed_until_the_last_is_in():
    table = p.storm_seals()
    table.answer(1, c.Give(9))
    table.take_back(2)
    assert table.asked() == [2, 3]
    assert refused(table, 2, c.Give(13)).rule == "storm.give"
    table.answer(2, c.Give(14))
    assert list(table.game.sealed) == [1, 2]
    assert table.difference() is None


def test_a_storm_over_empty_hands_asks_nobody_and_goes_on():
    table = p.arranged([p.STORM, 7], [], [])
    table.answer(0, c.Play(p.STORM))
    told = table.answer(0, c.Name(high=True))
    assert told[-1].event == c.Gave({})
    assert table.asked() == [0]  # the seats without cards play none


# A card that plays another card twice


def test_an_echo_lets_the_whole_effect_happen_twice():
    table = p.echo_halfway()
    assert table.game.stack == [
        EndTurn(0),
        Effect(0, p.STORM),
        DrawCard(2),
        KeepOrBury(1),
    ]
    again = p.echo_again()
    assert again.asked() == [1]
    assert again.game.stack[0] == EndTurn(0)
    assert len(again.game.stack) == 2


def test_the_steps_still_to_come_can_be_shown():
    headings = [step.heading() for step in reversed(p.echo_halfway().game.stack)]
    assert headings == [
        "Keep the drawn card, or bury it in the deck",
        "Draw a card",
        "What a card does",
        "The end of a turn",
    ]


# Words in secret, with a validator on free text


def test_words_are_typed_while_the_others_predict():
    table = p.words_typed()
    assert table.asked() == [0, 2]
    assert table.question(0).asks == "word"
    assert table.question(2).asks == "predict"
    for seat in (0, 2, 3):
        assert "heron" not in str(table.view(seat))
    assert table.view(1).own_answer == c.Say("heron")


@pytest.mark.parametrize("word", ["ox", "Heron", "two words", "a" * 13, "", "h3n"])
def test_a_word_that_is_none_is_refused(word):
    table = p.words_typed()
    assert refused(table, 0, c.Say(word)).rule == "words.say"
    assert table.asked() == [0, 2]


def test_what_is_typed_is_read_as_the_game_reads_it():
    table = p.words_typed()
    assert RULES.typed(table.view(0), "  Hedgehog ") == c.Say("hedgehog")
    assert RULES.typed(table.view(1), "hedgehog") is None  # it has typed already
    assert RULES.typed(table.view(2), "hedgehog") is None  # it predicts
    assert c.Say("hedgehog") not in table.moves(0)  # the legal moves are a sample
    table.answer(0, RULES.typed(table.view(0), "Hedgehog"))
    assert table.game.sealed[0] == c.Say("hedgehog")


def test_the_words_are_shown_together():
    table = p.words_typed()
    table.answer(0, c.Say("hedgehog"))
    [told] = table.answer(2, c.Predict(match=False))
    assert told.event == c.Said({0: "hedgehog", 1: "heron"}, match=True)
    assert table.game.points == [1, 1, 0, 1]
    assert table.record.history[-1].mark == "Answers given in secret were opened since."


def test_a_word_is_not_said_again():
    table = p.arranged([p.WORDS, p.WORDS + 6], [8])
    table.answer(0, c.Play(p.WORDS))
    table.answer(0, c.Say("heron"))
    table.answer(1, c.Say("otter"))
    table.answer(1, c.Play(8))
    table.answer(0, c.Grab())
    table.answer(0, c.Grab())
    table.answer(0, c.Play(p.WORDS + 6))
    assert refused(table, 0, c.Say("otter")).rule == "words.new"


def test_two_seats_may_type_the_same_word():
    table = p.words_typed()
    table.answer(0, c.Say("heron"))
    table.answer(2, c.Predict(match=False))
    assert table.game.said == ["heron", "heron"]


# Any seat at any moment


def test_the_first_of_four_settles_a_race():
    table = p.race_runs()
    assert table.asked() == [0, 1, 2, 3]
    assert table.waits_for() == []
    assert table.game.points == [0, 0, 1, 0]
    assert RULES.clock(table.game) == RULES.clock(table.view(0)) == 1
    [told] = table.answer(3, RULES.timed(c.Grab(), 1250))
    assert told.event == c.Grabbed(3, 1250)
    assert RULES.clock(table.game) is None
    assert table.game.sealed == {}


def test_both_races_are_on_the_stack_from_the_start():
    table = p.arranged([p.RACE, 7], [8])
    table.answer(0, c.Play(p.RACE))
    assert table.game.stack == [EndTurn(0), Race(), Race()]


# Legal only together


def test_cards_beat_a_foe_only_together():
    table = p.foe_asks()
    assert [c.strength(card) for card in (7, 11, 13)] == [3, 2, 4]
    one = refused(table, 0, c.Assign((7,), 1))
    assert (one.rule, one.text) == ("foe.total", "These cards have 3 together; foe 1 needs 4.")
    assert refused(table, 0, c.Assign((11, 13), 2)).rule == "foe.total"
    assert c.Assign((7, 11), 1) in table.moves(0)
    assert refused(table, 0, c.Assign((11, 7), 1)).text == (
        "Fight with cards of your hand, lowest first."
    )
    assert refused(table, 0, c.Assign((7, 7), 1)).rule == "foe.total"
    assert refused(table, 0, c.Assign((), 1)).rule == "foe.total"
    assert refused(table, 0, c.Assign((7, 8), 1)).rule == "foe.total"
    table.answer(0, c.Assign((7, 11, 13), 2))
    assert table.game.foes[2].under == [7, 11, 13]
    assert table.game.foes[2].need == 8


def test_a_group_is_touched_card_by_card_and_then_the_foe():
    table = p.foe_asks()
    view = table.view(0)
    assert RULES.path(view, c.Assign((7, 11), 1)) == ("card:7", "card:11", "foe:1")
    assert table.why(0, "card:7") is None
    assert table.why(0, "foe:2") is None
    assert table.why(0, "card:8").rule == "turn.wait"


def test_views_and_clones_hold_foes_of_their_own():
    table = p.foe_asks()
    view, clone = RULES.view(table.game, 1), RULES.clone(table.game)
    table.answer(0, c.Assign((7, 11), 1))
    assert view.foes[1].under == clone.foes[1].under == []


# Cards that some seats know


def test_a_lent_card_is_known_to_two_seats():
    table = p.loan_lies()
    assert [table.view(seat).lent[0].card for seat in range(3)] == [12, 12, None]
    told = table.record.history[-1].told[-1]
    assert told.to(0) == told.to(1) == c.CardLent(0, 1, 12)
    assert told.to(2) == told.to(None) == c.CardLent(0, 1)
    for seed in range(20):
        assert RULES.imagine(table.view(1), Dice(seed)).lent[0].card == 12
    assert len({RULES.imagine(table.view(2), Dice(s)).lent[0].card for s in range(20)}) > 5


# May, times, each, up to


def test_up_to_two_ends_with_the_first_no():
    table = p.arranged([p.LOAN, 7, 12], [8])
    table.answer(0, c.Play(p.LOAN))
    assert table.game.stack[1:] == [
        LendCard(0),
        May(0, "loan.twice", 1),
        LendCard(0),
        May(0, "loan.twice", 3),
    ]
    assert table.question(0) == Question(0, "may", "loan.twice")
    table.answer(0, No())
    assert table.asked() == [1]


def test_up_to_two_may_be_one_or_two():
    table = p.loan_ended()
    assert len(table.game.lent) == 1
    assert table.asked() == [1]
    table = p.loan_lies()
    table.answer(0, Yes())
    table.answer(0, c.Lend(7))
    assert len(table.game.lent) == 2
    assert table.asked() == [1]


def test_may_takes_all_of_its_steps_or_none():
    table = p.arranged([p.FOE, 7, 13], [8], deck=(20,))
    table.answer(0, c.Play(p.FOE))
    table.answer(0, No())
    assert table.asked() == [1]
    assert table.game.drawn == [[], []]
    table = p.arranged([p.FOE, 7, 13], [8], deck=(20,))
    table.answer(0, c.Play(p.FOE))
    table.answer(0, Yes())
    table.answer(0, c.Flee())
    assert table.view(0).drawn == [20]
