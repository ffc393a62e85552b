"""The two modules of Medium, ESP cards and Prediction; each test cites the rules that it shows."""

from collections import Counter

import pytest
from support.medium_positions import (
    DIVINATION,
    INCANTATION,
    NAMES,
    RULES,
    asks,
    keep_all,
    kinds,
    lying,
    miss,
    public,
    refusal_of,
    say,
    seated,
    started,
)

from gamebox.games.medium import moves
from gamebox.games.medium.facts import FATE_TOKENS
from gamebox.games.medium.moves import EspCard
from gamebox.games.medium.scoring import team_scores, winning_seats
from gamebox.table import new_table

# ESP cards


@pytest.mark.parametrize("power", ["divination", "incantation"])
def test_everybody_gets_one_card_of_the_chosen_power(power):
    """[esp.cards] Eight at most."""
    assert started(8, esp=power).game.esp == [EspCard(power)] * 8


def test_a_mix_is_dealt_at_random():
    """[esp.cards] Of eight of each power."""
    dealt = Counter(
        card.power
        for seed in range(40)
        for card in new_table(RULES, seated(8), {"esp": "mixed"}, seed).game.esp
    )
    assert min(dealt.values()) > 100


def test_without_the_module_there_are_none():
    """[esp.cards] And nobody is asked."""
    assert started(8).game.esp == [None] * 8


def test_an_incantation_forbids_a_word_for_the_rest_of_the_turn():
    """[esp.incantation] It is asked for once both cards lie, and everybody sees the word."""
    table = lying(people=(2, 3), esp=[None, None, INCANTATION, None])
    assert asks(table) == [(2, "incantation")]
    told = public(table.answer(2, moves.UseIncantation("Wool")))
    assert told == [moves.EspUsed(2, "incantation", "Wool")]
    assert table.game.esp[2] == EspCard("incantation", used=True)
    assert asks(table) == [(0, "say"), (1, "say")]
    assert refusal_of(table, 0, moves.Say("WOOL")).rule == "esp.incantation"
    say(table, "country", "castle")
    assert refusal_of(table, 1, moves.Say("wool")).rule == "esp.incantation"
    miss(table, 2)
    assert table.game.banned == ""


@pytest.mark.parametrize("word", ["", "SHEEP", "x" * 41])
def test_an_incantation_names_a_word_that_could_be_said(word):
    """[esp.incantation, say.idea, say.used] Anything else is refused."""
    table = lying(esp=[None, None, INCANTATION, None])
    assert refusal_of(table, 2, moves.UseIncantation(word)).rule in ("say.idea", "say.used")
    assert RULES.typed(table.view(2), " wool ") == moves.UseIncantation("wool")


def test_it_is_asked_for_before_each_attempt():
    """[esp.incantation, esp.pass] Who keeps it for now is asked again."""
    table = lying(esp=[None, None, INCANTATION, None])
    for _ in range(3):
        assert asks(table) == [(2, "incantation")]
        miss(table)
    assert table.game.active == 1


def test_a_card_can_be_kept_for_the_rest_of_the_turn():
    """[esp.pass] Then it is not asked for again until the next."""
    table = lying(esp=[None, None, INCANTATION, None])
    table.answer(2, moves.KeepEsp(all_turn=True))
    say(table, "wool", "wolf")
    assert asks(table) == [(0, "say"), (1, "say")]
    miss(table, 2)
    assert table.game.passed == []


def test_the_two_use_no_esp_card():
    """[esp.one] Only opponents are asked."""
    table = lying(esp=[INCANTATION, INCANTATION, None, None])
    assert asks(table) == [(0, "say"), (1, "say")]


def test_one_esp_card_a_turn():
    """[esp.one] After an Incantation nobody is asked for another card, nor for a Divination."""
    table = lying(5, esp=[None, None, INCANTATION, INCANTATION, DIVINATION])
    table.answer(2, moves.UseIncantation("wool"))
    assert asks(table) == [(0, "say"), (1, "say")]
    for words in (("animal", "forest"), ("planet", "river"), ("dinner", "lamp")):
        say(table, *words)
    assert table.game.active == 1


def test_a_card_is_used_once_in_the_game():
    """[esp.cards, esp.one] A used one is not asked for."""
    table = lying(esp=[None, None, EspCard("incantation", used=True), None])
    assert asks(table) == [(0, "say"), (1, "say")]
    assert "once in the game" in table.why(2, "esp:2").text


def test_bots_are_asked_in_order_from_the_left_of_the_partner():
    """[esp.order] One after another."""
    table = lying(5, people=(0, 1), esp=[None, None, INCANTATION, INCANTATION, INCANTATION])
    for seat in (2, 3, 4):
        assert asks(table) == [(seat, "incantation")]
        table.answer(seat, moves.KeepEsp())
    assert asks(table) == [(0, "say"), (1, "say")]


def test_of_people_the_first_to_answer_has_it():
    """[esp.order] They are asked together when the first of them is due."""
    table = lying(6, people=(0, 3, 5), esp=[None, None, *[INCANTATION] * 4])
    assert asks(table) == [(2, "incantation")]
    table.answer(2, moves.KeepEsp())
    assert asks(table) == [(3, "incantation"), (5, "incantation")]
    table.answer(3, moves.KeepEsp())
    assert asks(table) == [(4, "incantation")]
    table.answer(4, moves.KeepEsp())
    assert asks(table) == [(5, "incantation")]
    table.answer(5, moves.UseIncantation("wool"))
    assert asks(table) == [(0, "say"), (1, "say")]


def test_divination_is_asked_for_after_a_third_miss():
    """[esp.divination] Of every seat that was not one of the two."""
    table = lying(esp=[DIVINATION] * 4)
    miss(table, 2)
    assert asks(table) == [(0, "say"), (1, "say")]
    miss(table)
    assert asks(table) == [(2, "divination"), (3, "divination")]
    table.answer(2, moves.KeepEsp())
    table.answer(3, moves.KeepEsp())
    assert table.game.active == 1
    assert table.game.esp == [DIVINATION] * 4


def test_divination_is_not_asked_for_after_silence():
    """[esp.divination, say.silence] The third attempt was no miss."""
    table = lying(esp=[DIVINATION] * 4, countdown="30")
    miss(table, 2)
    say(table, "planet", None)
    assert table.game.active == 1


def divined(**how):
    """Return a table at which seat 2 of four has used Divination with seat 3."""
    table = lying(esp=[None, None, DIVINATION, None], **how)
    miss(table, 3)
    table.answer(2, moves.UseDivination(3))
    return table


def test_a_divination_tries_the_last_two_words():
    """[esp.divination] A match takes a 1st Attempt token into that pair's pile."""
    table = divined()
    assert asks(table) == [(2, "say"), (3, "say")]
    assert table.game.questions[0].rule == "esp.divination"
    assert "links PLANET and RIVER" in RULES.prompt(table.view(2), NAMES)
    events = say(table, "water", "water")
    [taken] = [event for event in events if isinstance(event, moves.TokenTaken)]
    assert (taken.team, taken.token.kind) == (2, 1)
    assert table.game.active == 1
    assert len(table.game.hands[2]) == 6


def test_no_word_of_the_turn_may_be_said_in_a_divination():
    """[esp.divination, say.used] Neither on the cards nor in any attempt."""
    table = divined()
    for word in ("sheep", "wool", "forest", "planet"):
        assert refusal_of(table, 3, moves.Say(word)).rule == "say.used"


@pytest.mark.parametrize("words", [("water", "boat"), (None, "water")])
def test_a_divination_that_misses_costs_only_the_card(words):
    """[esp.divination] No token, no further attempt, and silence is a miss as well."""
    table = divined(countdown="30")
    events = say(table, *words)
    assert "TokenTaken" not in kinds(events)
    assert table.game.esp[2] == EspCard("divination", used=True)
    assert table.game.active == 1


def test_close_words_of_a_divination_are_voted_on_by_the_others():
    """[vote.who, esp.divination] The two that missed vote, too."""
    table = divined()
    say(table, "paint", "painter")
    assert asks(table) == [(0, "vote"), (1, "vote")]


def test_the_helper_is_a_neighbour():
    """[esp.helper] To the left or right, even one of the two that missed."""
    table = lying(6, esp=[None, None, DIVINATION, None, None, None])
    miss(table, 3)
    assert table.moves(2)[:2] == [moves.UseDivination(3), moves.UseDivination(1)]
    for seat in (0, 2, 4, 9):
        assert refusal_of(table, 2, moves.UseDivination(seat)).rule == "esp.helper"
    table.answer(2, moves.UseDivination(1))
    say(table, "water", "water")
    assert [len(pile) for pile in table.game.piles] == [0, 1, 0, 0, 0, 0]


def test_of_three_the_helper_is_one_of_the_two():
    """[esp.helper] There is nobody else; the token lies between the two neighbours."""
    table = lying(3, esp=[None, None, DIVINATION])
    miss(table, 3)
    table.answer(2, moves.UseDivination(0))
    say(table, "water", "water")
    assert [len(pile) for pile in table.game.piles] == [0, 0, 1]


def test_an_unused_card_brings_two_points_to_both_teams():
    """[esp.unused] Of its player."""
    table = lying(esp=[INCANTATION, EspCard("divination", used=True), None, INCANTATION])
    assert [score.esp for score in team_scores(table.game)] == [2, 0, 2, 4]
    assert winning_seats(table.game) == [0, 3]


# Prediction


def test_everybody_else_predicts_once_both_cards_lie():
    """[predict.when] In secret; the two do not."""
    table = lying(5, prediction="on")
    assert asks(table) == [(2, "predict"), (3, "predict"), (4, "predict")]
    table.answer(3, moves.Predict(True))
    assert table.view(2).own_answer is None
    table.answer(2, moves.Predict(True))
    assert table.answer(4, moves.Predict(False)) == []
    assert table.view(2).prediction is True
    assert table.view(4).prediction is False
    assert table.view(0).prediction is None
    assert table.view(0).predicted == [2, 3, 4]
    assert asks(table) == [(0, "say"), (1, "say")]


@pytest.mark.parametrize(("words", "right"), [(("water",) * 2, [2, 3]), (("water", "ice"), [4])])
def test_predictions_are_shown_after_the_first_attempt(words, right):
    """[predict.show, predict.score] Who was right takes a token: a point for both teams."""
    table = lying(5, prediction="on")
    for seat, match in ((2, True), (3, True), (4, False)):
        table.answer(seat, moves.Predict(match))
    events = say(table, *words)
    [shown] = [event for event in events if isinstance(event, moves.PredictionsShown)]
    assert shown.predictions == {2: True, 3: True, 4: False}
    assert list(shown.taken) == right
    assert [table.game.fate[seat] for seat in range(5)] == [int(s in right) for s in range(5)]
    assert team_scores(table.game)[right[0]].fate >= 1
    assert team_scores(table.game)[right[0] - 1].fate >= 1


def test_only_the_first_attempt_is_predicted():
    """[predict.when] A match on the second brings the predictions nothing."""
    table = lying(prediction="on")
    table.answer(2, moves.Predict(True))
    table.answer(3, moves.Predict(True))
    miss(table)
    events = say(table, "water", "water")
    assert "PredictionsShown" not in kinds(events)
    assert sum(table.game.fate) == 0


def test_silence_is_no_match_for_a_prediction():
    """[predict.show, say.silence] Who predicted no match was right."""
    table = lying(prediction="on", countdown="30")
    table.answer(2, moves.Predict(True))
    table.answer(3, moves.Predict(False))
    say(table, None, "water")
    assert table.game.fate == [0, 0, 0, 1]


def test_predictions_wait_for_the_vote():
    """[predict.show, vote.who] They stay face down until it is clear what came of the words."""
    table = lying(prediction="on")
    table.answer(2, moves.Predict(True))
    table.answer(3, moves.Predict(False))
    say(table, "paint", "painter")
    assert table.view(0).predicted == [2, 3]
    assert table.view(0).prediction is None
    table.answer(2, moves.Vote(True))
    table.answer(3, moves.Vote(True))
    assert table.game.fate == [0, 0, 1, 0]


def test_the_supply_is_fifty_tokens():
    """[predict.supply] The last goes to the first in order from the left of the partner."""
    table = lying(5, prediction="on")
    table.game.fate[0] = FATE_TOKENS - 1
    for seat in (4, 3, 2):
        table.answer(seat, moves.Predict(False))
    say(table, "water", "ice")
    assert FATE_TOKENS == 50
    assert table.game.fate == [49, 0, 1, 0, 0]


def test_predictions_come_before_an_incantation():
    """[predict.when, esp.incantation] As soon as both cards lie."""
    table = lying(prediction="on", esp=[None, None, INCANTATION, None])
    assert asks(table) == [(2, "predict"), (3, "predict")]
    table.answer(2, moves.Predict(True))
    table.answer(3, moves.Predict(True))
    assert asks(table) == [(2, "incantation")]
    keep_all(table)
    assert asks(table) == [(0, "say"), (1, "say")]
