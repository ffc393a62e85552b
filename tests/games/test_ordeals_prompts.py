"""The sentence of the prompt: who asks, what is chosen, and what it costs in numbers."""

import pytest
from support.ordeals_laying import HERE
from support.ordeals_play import NAMES, RULES, asked, livelier, new
from support.ordeals_positions import combat, position, win

from gamebox.core.dice import seeded
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.view import view


def said(table, seat=None):
    seat = table.asked if seat is None else seat
    return RULES.prompt(view(table.game, seat), NAMES)


@pytest.mark.parametrize(
    ("bound", "effort", "sentence"),
    [
        ("hack", 0, "keep your bound card for 1 Effort (you have 0), or discard it."),
        ("hack flurry", 3, "keep your 2 bound cards for 2 Effort (you have 3), or discard them."),
    ],
)
def test_fatigue_tells_what_it_costs_and_what_one_has(bound, effort, sentence):
    """[fatigue.cost]"""
    assert said(position(bound=bound, effort=effort)) == f"Fatigue: {sentence}"


def test_explore_tells_what_a_move_costs_and_what_can_be_activated():
    """[move.food, move.health, move.free, king.engage]"""
    start = "Explore: move for"
    assert said(position(food=2)) == f"{start} 1 Food, or end the step."
    assert said(position(effort=2)) == f"{start} 1 Health, activate Town, or end the step."
    there = position(on="jack", food=1)
    assert said(there) == f"{start} 1 Food, activate Jack, or end the step."
    there.here().cubes, there.me.free_moves = 0, 1
    assert said(there) == f"{start} free, or end the step."
    there.game.king = HERE
    assert said(there) == f"{start} free, fight the King, or end the step."


def test_what_can_be_played_is_said_before_a_move_is_paid_with_health():
    """[play.when, move.health]"""
    sentence = "Explore: play cards, move for 1 Health, or end the step."
    assert said(position(hand="forage")) == sentence
    assert said(position(hand="bad_luck")) == "Explore: move for 1 Health, or end the step."


def test_acquire_tells_how_much_effort_there_is():
    """[acquire.price]"""
    table = position(effort=4).end_explore()
    assert said(table).startswith("Acquire: you have 4 Effort")
    assert "play cards for more" not in said(table)
    assert "play cards for more" in said(position(hand="strive").end_explore())


def test_push_and_flee_tell_their_prices():
    """[push.food, push.pain, flee.pain]"""
    table = combat("plague_2 scales_2", food=5).end_round()
    assert said(table) == (
        "2 enemies are left: push for 2 Food and 2 Pain cards, or flee for 2 Pain cards."
    )


def test_an_ability_is_offered_in_the_words_of_its_card():
    """[cards.may, strike.effort]"""
    table = position(hand="harvest", food=1).play("harvest")
    assert said(table) == "Harvest: spend 1 Food to gain 2 Effort?"
    drawn = combat("scales_2", deck="harvest", food=1)
    assert said(drawn) == "Harvest: spend 1 Food to gain 2 Effort? Effort is Power here."


def test_a_choice_names_the_card_that_asks():
    """[cards.discard]"""
    table = position(hand="sleight_of_hand hack strive").play("sleight_of_hand").yes()
    assert said(table) == "Sleight of Hand: choose a card to discard."


def test_cards_that_are_looked_at_are_told_with_their_deck():
    """[cards.look]"""
    table = position(hand="tip_the_odds").play("tip_the_odds")
    assert said(table) == "Touch a card of the Minion deck, then where it goes."
    table = position(board="seers_hood", deck="hunt strive")
    assert said(table) == "Touch the card of your deck, then where it goes."


def test_looting_tells_its_prices():
    """[loot.price, loot.exchange]"""
    table = win(shards=5, others=({"shards": 3},))
    fallen = "The Jack of Dust is defeated:"
    assert (
        said(table) == f"{fallen} pay 5 of your 8 Token Shards for a Relic, exchange all, or pass."
    )
    table.do(moves.LootPass())
    assert said(table) == f"{fallen} exchange your 3 Token Shards for cards, or pass."


def test_the_king_tells_what_a_retreat_costs():
    """[king.attack, king.retreat]"""
    table = position(on="hall_of_mirrors", level=3, king=HERE, shards=9)
    assert said(table) == "The King attacks you: fight him, or retreat for 3 Pain cards."


def test_who_waits_reads_for_whom():
    assert said(position(), 1) == "Waiting for Dan."


def test_everything_that_is_asked_is_a_sentence_of_its_own():
    seen = {}
    for seed in (3, 4, 9):
        table, dice = new(3, seed), seeded(seed, "prompts")
        for _ in range(700):
            if table.game.over:
                break
            question = asked(table)
            sentence = RULES.prompt(table.view(question.seat), NAMES)
            assert sentence[-1] in ".?"
            assert sentence[0].isupper() or sentence[0].isdigit()
            seen.setdefault(sentence, question.asks)
            table.answer(question.seat, livelier(table, question.seat, dice))
    assert {"push", "use", "card", "fatigue"} <= set(seen.values())
    assert not {"Choose.", "Choose a space.", "Choose a card."} & set(seen)


def test_assigning_tells_what_an_attack_still_needs_and_when_all_is_done():
    """[assign.enough, boss.last]"""
    table = combat("dust_2 scales_7", bound="hack hack hack hack")
    assert said(table) == "Assign cards to enemies: each needs its whole Power in this round."
    table.assign("scales_7", "hack")
    assert said(table) == "Marsh Champion needs 2 more Power: go on assigning to it."
    table.assign("scales_7", "hack").assign("dust_2", "hack")
    assert said(table) == "Enough is assigned to defeat all: end the round, or assign more."
    boss = combat("dust_9", boss="jack_dust", bound="hack hack hack")
    assert ", the boss last: " in said(boss)


def test_moves_name_a_card_by_where_it_lies_and_which_it_is():
    """[cards.discard]"""
    table = position(hand="strive hunt strive")
    seen = view(table.game, 0)
    texts = [RULES.text(seen, move, NAMES) for move in RULES.moves(seen)]
    assert texts[:3] == ["Play Strive (1)", "Play Hunt", "Play Strive (2)"]
    table = position(on="the_healer", health=4, hand="bad_luck", discard="bad_luck", level=3)
    table.activate().yes()
    seen = view(table.game, 0)
    texts = [RULES.text(seen, move, NAMES) for move in RULES.moves(seen)]
    assert texts == ["Choose Bad Luck", "Choose Bad Luck, discarded"]
