"""Positions of Medium that cannot be: a save that holds one is refused with a sentence."""

import msgspec
import pytest
from msgspec.structs import replace
from support.medium_positions import DIVINATION, INCANTATION, RULES, lying, position, say

from gamebox.errors import BrokenGame
from gamebox.games.medium import moves
from gamebox.games.medium.moves import Attempt, Token, Turn
from gamebox.games.medium.rules import EndTurn, OfferIncantation, SayWords, VoteOnWords


def after_a_miss():
    table = lying(4, esp=[None, None, INCANTATION, None], prediction="on", people=(0, 2, 3))
    for seat in (2, 3):
        table.answer(seat, moves.Predict(True))
    table.answer(2, moves.UseIncantation("lamb"))
    say(table, "wool", "wolf")
    return table.game


def second_turn():
    table = lying()
    say(table, "animal", "animal")
    return table.game


def attempt(first, second, outcome="miss", **how):
    return Attempt((0, 1), (first, second), outcome, **how)


def test_the_positions_of_these_tests_can_be():
    for game in (after_a_miss(), second_turn(), position().game):
        RULES.check(game)


def a_forbidden_word_said(game):
    game.attempts = [attempt("sheep", "wolf")]


def a_banned_word_said(game):
    game.attempts = [attempt("wool", "lamb")]


def a_word_said_twice(game):
    game.attempts = [attempt("wool", "wolf"), attempt("animal", "wool")]


def a_word_too_long(game):
    game.attempts = [attempt("x" * 41, "wolf")]


def no_word(game):
    game.attempts = [attempt("?", "wolf")]


def a_match_that_is_none(game):
    game.attempts = [attempt("wool", "wolf", "match")]


def a_miss_that_is_a_match(game):
    game.attempts = [attempt("wool", "wools")]


def words_and_silence(game):
    game.attempts = [attempt("wool", "wolf", "silence")]


def silence_and_a_miss(game):
    game.attempts = [attempt(None, "wolf")]


def a_vote_on_clear_words(game):
    game.attempts = [attempt("wool", "wolf", close=True)]


def an_attempt_too_many(game):
    words = [("wool", "wolf"), ("animal", "forest"), ("planet", "river")]
    game.attempts = [attempt(*pair) for pair in words]


def a_divination_too_early(game):
    game.attempts = [attempt("wool", "wolf", divined=True)]


def a_step_too_few(game):
    game.stack = game.stack[1:]


def a_step_too_many(game):
    game.stack = [EndTurn(), *game.stack]


def another_pair(game):
    game.stack = [EndTurn(), SayWords((1, 2))]
    game.questions = [replace(q, seat=q.seat + 1) for q in game.questions]


def a_vote_on_nothing(game):
    game.stack = [EndTurn(), VoteOnWords()]


def a_seat_that_is_not_there(game):
    game.people = [0, 9]


def a_person_twice(game):
    game.people = [0, 0]


def a_hand_too_many(game):
    game.hands.append([])


def a_card_twice(game):
    game.hands[3][0] = game.hands[2][0]


def no_crystal_ball(game):
    game.deck.remove(0)


def a_crystal_ball_too_high(game):
    game.deck.remove(0)
    game.deck.append(0)


def shattered_in_the_deck(game):
    game.shattered = True


def a_token_twice(game):
    game.piles[0].append(Token(1, 6))


def a_token_that_does_not_exist(game):
    game.supply[0][0] = Token(1, 7)


def a_token_in_another_pile(game):
    game.supply[1].append(game.supply[0].pop())


def a_token_for_fortuna(game):
    game.fortuna.append(game.supply[0].pop())


def fate_tokens_too_many(game):
    game.fate = [20, 20, 10, 1]


def fate_tokens_below_zero(game):
    game.fate = [-1, 0, 0, 0]


def a_set_twice(game):
    game.sets = [0, 0, 1]


def a_set_that_does_not_exist(game):
    game.sets = [0, 1, 99]


def a_set_too_few(game):
    game.sets = [0, 1]


def predictions_after_the_attempt(game):
    game.predictions = {2: True, 3: False}


def an_incantation_without_a_card(game):
    game.esp_played = False


def turns_that_nobody_played(game):
    game.turns = 3


def an_open_attempt_in_the_past(game):
    words = attempt("paint", "painter", "open", close=True)
    game.past, game.turns = [Turn(0, tuple(game.cards), (words,))], 1


def a_forbidden_word_in_the_past(game):
    game.past = [Turn(0, tuple(game.cards), (attempt("sheep", "wolf"),))]
    game.turns = 1


def a_past_card_from_nowhere(game):
    game.past, game.turns = [Turn(0, (game.hands[0][0], 1))], 1


BROKEN = [
    a_forbidden_word_said, a_banned_word_said, a_word_said_twice, a_word_too_long, no_word,
    a_match_that_is_none, a_miss_that_is_a_match, words_and_silence, silence_and_a_miss,
    a_vote_on_clear_words, an_attempt_too_many, a_divination_too_early, a_step_too_few,
    a_step_too_many, another_pair, a_vote_on_nothing, a_seat_that_is_not_there, a_person_twice,
    a_hand_too_many, a_card_twice, no_crystal_ball, a_crystal_ball_too_high, shattered_in_the_deck,
    a_token_twice, a_token_that_does_not_exist, a_token_in_another_pile, a_token_for_fortuna,
    fate_tokens_too_many, fate_tokens_below_zero, a_set_twice, a_set_that_does_not_exist,
    a_set_too_few, predictions_after_the_attempt, an_incantation_without_a_card,
    turns_that_nobody_played, an_open_attempt_in_the_past, a_forbidden_word_in_the_past,
    a_past_card_from_nowhere,
]  # fmt: skip


def reopen(game):
    """Read a game out of its own save, with all checks."""
    RULES.check(msgspec.json.decode(msgspec.json.encode(game), type=RULES.game_type))


@pytest.mark.parametrize("breaking", BROKEN, ids=lambda breaking: breaking.__name__)
def test_what_cannot_be_is_refused(breaking):
    game = after_a_miss()
    breaking(game)
    with pytest.raises((BrokenGame, msgspec.ValidationError)) as caught:
        reopen(game)
    assert str(caught.value)


def test_a_sealed_word_that_may_not_be_said_is_refused():
    table = lying()
    table.answer(0, moves.Say("wool"))
    table.game.sealed[0] = moves.Say("sheep")
    with pytest.raises(BrokenGame, match="not legal"):
        RULES.check(table.game)


def test_every_moment_of_a_turn_can_be_saved():
    table = lying(5, esp=[None, None, INCANTATION, DIVINATION, None], prediction="on")
    seen = set()
    while table.game.turns == 0:
        RULES.check(table.game)
        seen.add(type(table.game.stack[-1]).__name__)
        seat = table.asked()[0]
        answers = {
            "predict": moves.Predict(True),
            "incantation": moves.KeepEsp(),
            "divination": moves.UseDivination(4),
            "vote": moves.Vote(False),
        }
        asks = table.question(seat).asks
        if asks == "say":
            number = len(table.game.attempts)
            pair = [("paint", "painter"), ("wool", "wolf"), ("ice", "tea"), ("sun", "sea")][number]
            say(table, *pair)
        else:
            table.answer(seat, answers[asks])
    assert len(seen) == 5
    assert OfferIncantation.__name__ in seen
