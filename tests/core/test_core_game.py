"""The engine, and the checks that no broken position passes."""

from collections import Counter

import pytest
from support.oddity import cards as c
from support.oddity import positions as p
from support.oddity.positions import RULES
from support.oddity.steps import DrawCard, EndTurn, Race, SayWords, TakeTurn

from gamebox.core.event import Told
from gamebox.core.question import Question
from gamebox.core.rules import check_cards
from gamebox.core.step import each, may, times, up_to
from gamebox.errors import BrokenGame


def broken(game, match):
    with pytest.raises(BrokenGame, match=match):
        RULES.check(game)


# The engine


def test_steps_happen_in_the_order_they_were_pushed():
    game = p.loan_ended().game
    game.stack = []
    game.push(EndTurn(0), DrawCard(1))
    game.push(Race())
    assert [game.stack.pop() for _ in range(3)] == [Race(), EndTurn(0), DrawCard(1)]


def test_nothing_runs_past_an_open_question():
    game = p.storm_asks().game
    before = RULES.clone(game)
    game.run()
    assert game == before


def test_a_finished_game_has_nothing_to_come():
    game = p.storm_asks().game
    game.finish(iter([1, 2]))
    assert (game.over, game.winners, game.stack) == (True, [1, 2], [])


def test_the_first_reason_to_stop_undo_counts_and_is_collected_once():
    game = p.storm_asks().game
    game.remember("First.")
    game.remember("Second.")
    game.shuffle([1, 2, 3])
    game.tell(c.Named(high=True))
    assert game.collect() == ([Told(c.Named(high=True))], "First.")
    assert game.collect() == ([], "")


def test_a_shuffle_stops_undo():
    game = p.storm_asks().game
    game.shuffle(game.deck)
    assert game.collect() == ([], "Cards were shuffled since.")


def test_an_event_reaches_each_seat_in_its_form():
    told = Told(c.Drew(1), {1: c.Drew(1, 20)})
    assert told.to(1) == c.Drew(1, 20)
    assert told.to(0) == told.to(2) == told.to(None) == c.Drew(1)


def test_a_question_stays_open_while_its_answer_lies_sealed():
    game = p.storm_seals().game
    assert game.question(2) == Question(2, "give", "storm.give")
    assert game.question(0) is None


def test_the_shapes_of_steps():
    assert times(3, Race()) == [Race(), Race(), Race()]
    assert each([2, 0], DrawCard) == [DrawCard(2), DrawCard(0)]
    [question, *steps] = may(1, "foe.may", DrawCard(1), DrawCard(2))
    assert (question.seat, question.rule, question.steps) == (1, "foe.may", len(steps))
    assert up_to(0, 1, "loan.twice", Race()) == []
    assert [step.steps for step in up_to(3, 1, "loan.twice", Race())[::2]] == [5, 3, 1]


def test_a_heading_is_the_first_line_of_the_docstring():
    assert TakeTurn(0).heading() == "A turn: play one card"


# Broken positions


def test_questions_must_be_those_that_the_next_step_asks():
    game = p.storm_asks().game
    game.questions = [Question(1, "name", "storm.name")]
    broken(game, "not those that the next step asks")


def test_the_way_of_settling_must_be_the_steps_own():
    game = p.race_runs().game
    game.first_settles = False
    broken(game, "not those that the next step asks")


def test_the_next_step_must_be_one_that_asks():
    game = p.storm_asks().game
    game.stack[-1] = EndTurn(0)
    broken(game, "not those that the next step asks")


def test_a_step_that_asks_may_do_nothing_else(monkeypatch):
    game = p.words_typed().game
    asks = SayWords.run

    def asks_and_gives_a_point(step, of_game):
        of_game.points[0] += 1
        asks(step, of_game)

    RULES.check(game)
    monkeypatch.setattr(SayWords, "run", asks_and_gives_a_point)
    broken(game, "not those that the next step asks")


def test_a_sealed_answer_must_be_legal():
    game = p.storm_seals().game
    game.sealed[2] = c.Give(13)
    broken(game, "sealed answer of seat 2 is not legal")


def test_only_who_was_asked_has_answered():
    game = p.storm_seals().game
    game.sealed = {0: c.Give(14)}
    broken(game, "answered that was not asked")


def test_not_all_have_answered_while_the_game_waits():
    game = p.storm_seals().game
    game.sealed = {1: c.Give(9), 2: c.Give(14), 3: c.Give(15)}
    broken(game, "All questions are answered")


def test_a_race_has_no_sealed_answers():
    game = p.race_runs().game
    game.sealed = {0: c.Grab()}
    broken(game, "All questions are answered")


@pytest.mark.parametrize("field", ["sealed", "winners", "questions"])
def test_every_seat_named_is_at_the_table(field):
    game = p.storm_seals().game
    wrong = {
        "sealed": {7: c.Give(14)},
        "winners": [-1],
        "questions": [Question(4, "give", "storm.give")],
    }
    setattr(game, field, wrong[field])
    broken(game, "a seat that is not at the table")


def test_no_seat_is_asked_twice():
    game = p.storm_seals().game
    game.questions = [*game.questions, game.questions[0]]
    broken(game, "two questions at once")


def test_a_game_that_is_over_asks_nothing():
    game = p.storm_asks().game
    game.over = True
    broken(game, "over, but something is still to happen")


def test_a_game_that_is_not_over_asks_somebody():
    game = p.storm_asks().game
    game.questions = []
    broken(game, "nobody is asked anything")


def test_a_state_is_never_kept_in_the_middle_of_an_answer():
    game = p.storm_asks().game
    game.tell(c.Named(high=True))
    broken(game, "in the middle of an answer")


def test_a_game_has_seats_that_it_can_have():
    game = p.storm_asks().game
    game.seats = 5
    broken(game, "not played by 5 seats")


@pytest.mark.parametrize(
    ("lying", "match"),
    [
        ({"a": 1, "b": 1}, "Card c lies nowhere"),
        ({"a": 2, "b": 1, "c": 1}, "Card a lies in 2 places"),
        ({"a": 1, "b": 1, "c": 1, "d": 1}, "no card d"),
    ],
)
def test_every_card_lies_somewhere_once(lying, match):
    deck = Counter("abc")
    check_cards(Counter("cab"), deck)
    with pytest.raises(BrokenGame, match=match):
        check_cards(Counter(lying), deck)
