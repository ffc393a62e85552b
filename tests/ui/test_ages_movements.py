"""The views between two answers of The Middle Ages lead from the one before to the one after."""

from random import Random

import pytest
from support.ages_positions import CARDS, RULES

from gamebox.core.seat import Seat
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.sentences import short_ability, short_scoring
from gamebox.table import new_table
from ui.boards.ages_prints import print_of
from ui.boards.ages_steps import stages
from ui.boards.ages_words import counted, forecast, foresee, listed
from ui.icons import NAMES

FIELDS = ("hand", "hands", "coteries", "structures", "wealth", "deck_top", "deck_count", "shuffles")


@pytest.mark.parametrize("seed", range(6))
def test_the_last_movement_of_an_answer_leads_to_the_next_view(seed):
    seats = 2 + seed % 3
    table = new_table(RULES, [Seat("human", f"P{n}") for n in range(seats)], {}, seed)
    chance = Random(seed)
    while not table.game.over:
        before = [table.view(seat) for seat in range(seats)]
        seat = chance.choice(list(table.waits_for()))
        told = table.answer(seat, chance.choice(table.moves(seat)))
        if table.game.over:
            break
        for viewer in range(seats):
            after = table.view(viewer)
            found = stages(before[viewer], [one.to(viewer) for one in told], after)
            last = found[-1].view if found else before[viewer]
            for field in FIELDS:
                assert getattr(last, field) == getattr(after, field), field
            assert len(last.discard) == len(after.discard)


def test_a_card_that_was_hidden_comes_out_of_a_back(ages_view):
    card = ages_view.hands_of_next[0]
    found = stages(ages_view.view, [moves.Added(1, card, 0)], ages_view.view)
    back = CARDS.back(card)
    assert found[0].origins == {card: f"back:1:{back}:3"}


@pytest.fixture
def ages_view():
    """Return the view of seat 0 at the beginning, and the hand of seat 1."""
    table = new_table(RULES, [Seat("human", "A"), Seat("human", "B")], {"start": "0"}, 4)

    class Both:
        view = table.view(0)
        hands_of_next = table.view(1).hand

    return Both


def test_every_card_is_drawn_by_signs_of_our_own():
    for card in CARDS.cards:
        one = print_of(CARDS, card)
        assert {one.figure, one.structure, one.wealth, one.crisis} <= set(NAMES)


def test_signs_and_colours_tell_every_kind_apart():
    prints = [print_of(CARDS, card) for card in CARDS.cards]
    assert len({one.colour for one in prints}) == 4
    assert len({one.figure for one in prints}) == 4
    assert len({one.structure for one in prints}) == 4


def test_few_words_say_what_cards_do():
    found = {one.id: short_ability(one.ability) for one in CARDS.character}
    assert found["cleric"] == "remove 1 or swap 1 for 2"
    assert found["noble"] == "1 to Wealth"
    scoring = {one.id: short_scoring(one.scoring) for one in CARDS.structure}
    assert scoring["fortress"] == "3 points"
    assert scoring["cathedral"] == "1 + 1 each, at most 4"


def test_a_forecast_counts_blades_once_and_pitchforks_never():
    by_back = {back: [card.id for card in CARDS.card if card.back == back] for back in CARDS.crisis}
    coterie = [*by_back["betrayal"][:2], by_back["revolt"][0]]
    coming = foresee(CARDS, coterie, ["plague", "revolt"])
    assert (coming.blade, coming.actions, coming.skulls, coming.due) == (True, 2, 1, True)
    assert forecast(CARDS, coming).endswith("discard 1, 2 Actions, then the Plague cards (1)")
    assert "no Actions" in forecast(CARDS, foresee(CARDS, by_back["revolt"][:2], []))


def test_words_for_numbers_and_lists():
    assert counted(0, "card") == "no cards"
    assert counted(1, "card") == "1 card"
    assert listed([]) == "nothing"
    assert listed("abc") == "a, b and c"
