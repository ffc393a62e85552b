"""The basic cards, the Curse and the Pain of Ordeals, and what all Encounters have."""

from pathlib import Path

import pytest
from support.ordeals_laying import CARDS
from support.ordeals_positions import combat, competitive_groups, position

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.scoring import card_fame

# name, archetypes, cubes for two players, cubes for three and four
PRINTED = [
    ("wizened_teacher", "TWS", 3, 4),
    ("twisted_canyon", "WS", 2, 3),
    ("test_of_endurance", "WE", 2, 3),
    ("test_of_strength", "SE", 2, 3),
    ("test_of_wit", "TE", 2, 3),
    ("the_crossroads", "TWS", 3, 4),
    ("the_maiden", "TW", 3, 4),
    ("mr_lionel", "SE", 2, 3),
    ("bandit_toll", "TE", 2, 3),
    ("abandoned_farm", "WE", 3, 4),
    ("old_battlefield", "SE", 3, 4),
    ("travelling_peddler", "TWE", 3, 4),
    ("rat_cellar", "TW", 3, 4),
    ("the_blacksmith", "SE", 3, 4),
    ("demon_trader", "TE", 2, None),
    ("royal_treasury", "SE", 2, 3),
    ("stranger_in_the_shadows", "TW", 3, 4),
    ("the_crucible", "ST", 2, 3),
    ("devils_choice", "TS", 2, 3),
    ("call_lightning", "TW", 2, 3),
    ("the_forge", "SE", 3, 4),
    ("flooded_crypt", "WS", 2, 3),
    ("pilgrims_rest", "WTE", 3, 4),
    ("duelling_ring", "STW", 3, 4),
    ("the_healer", "WE", 3, 4),
    ("the_alchemist", "TE", 3, 4),
    ("beyond_the_13th_gate", "TWSE", 1, 1),
    ("lava_causeway", "SW", 2, 3),
    ("bone_cathedral", "TS", 2, 3),
    ("dragons_hoard", "SE", 1, 2),
    ("hall_of_mirrors", "TW", 2, 3),
    ("warlords_camp", "SE", 2, 3),
    ("oracle_of_ash", "TW", 2, 3),
    ("last_tavern", "TWSE", 3, 4),
    ("cursed_idol", "WS", 2, 3),
]


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_every_encounter_offers_its_archetypes_and_has_its_cubes(printed):
    """[acquire.where, usage.cubes]"""
    name, letters, two, more = printed
    told = {"effort": 9, "row": "rally hunt con_artist shield"}
    table = position(on=name, **told).end_explore()
    offered = {"S": "rally", "W": "hunt", "T": "con_artist", "E": "shield"}
    found = sorted([*(offered[letter] for letter in letters), "flourish"])
    assert table.cards(moves.AcquireCard).split() == found
    for seats in (2, 3, 4):
        there = position(on=name, others=[{}] * (seats - 1)).here()
        assert there.cubes == (two if seats == 2 else more or seats)


def test_strive_gives_effort_and_in_combat_power():
    """[play.value, strike.effort]"""
    assert position(hand="strive strive").play("strive", "strive").me.effort == 2
    table = combat("dust_5", deck="strive flourish").kill("dust_5", "flourish")
    assert (table.me.effort, table.me.fame) == (0, 1)


def test_hack_is_bound_for_two_power():
    """[play.attack]"""
    table = position(hand="hack", on="rat_cellar", minions="dust_5").play("hack")
    assert (table.bound(), table.me.effort) == ("hack", 0)
    table.activate().kill("dust_5", "hack")
    assert (table.me.fame, table.played()) == (1, "hack")


def test_forage_gives_food_and_no_power():
    """[play.value, assign.zero]"""
    assert position(hand="forage").play("forage").me.food == 1
    table = combat("dust_3", deck="forage")
    assert (table.me.food, table.cards(moves.Assign)) == (1, "rusty_axe")


def test_flourish_can_be_acquired_anywhere_for_three_effort():
    """Without a discount on cards of the Dealer's deck. [acquire.where, acquire.discount]"""
    table = position(on="rat_cellar", effort=4, board="merchants_scales").end_explore()
    table.acquire("flourish")
    assert (table.discard(), table.me.effort) == ("flourish", 1)
    assert position(hand="flourish").play("flourish").me.effort == 2


def test_flourishes_run_out_and_come_back_when_they_were_destroyed():
    """[flourish.empty, destroy.deck]"""
    table = position(effort=9, flourishes=1).end_explore().acquire("flourish")
    assert not table.can(moves.AcquireCard, "flourish")
    told = {"on": "the_forge", "level": 2, "effort": 9, "hand": "flourish"}
    table = position(**told, flourishes=1).activate()
    assert table.gone() == "flourish"
    table.acquire("flourish")
    assert (table.gone(), table.can(moves.AcquireCard, "flourish")) == ("", True)
    assert position(**told, flourishes=0).activate().can(moves.AcquireCard, "flourish")


def test_bad_luck_cannot_be_played_is_bound_when_drawn_and_costs_fame():
    """[curse.play, score.fame, assign.zero]"""
    table = position(hand="bad_luck strive", deck="hack")
    assert table.cards(moves.PlayCard) == "strive"
    assert card_fame(table.game, 0) == -1
    table.end_explore().end_turn()
    assert table.hand() == "bad_luck hack strive"
    table = combat("dust_3", deck="bad_luck hack")
    assert (table.bound(), table.cards(moves.Assign)) == ("bad_luck hack", "hack rusty_axe")
    assert table.kill("dust_3", "hack").played() == "bad_luck hack"


def test_a_destroyed_curse_is_there_again_when_no_other_is_left():
    """[destroy.deck, curse.take]"""
    told = {"on": "the_healer", "level": 3, "discard": "bad_luck", "curses": 0}
    table = position(**told, others=[{"deck": "strive"}]).activate().yes()
    assert table.gone() == "bad_luck"
    table = position(on="cursed_idol", level=3, curses=0, starts=False)
    [card, *_] = [c for c in table.game.box if table.name(c) == "bad_luck"]
    table.game.box.remove(card)
    table.game.destroyed.append(card)
    table.begin().activate()
    assert (table.discard(), table.gone()) == ("bad_luck", "")


@pytest.mark.parametrize(
    ("pain", "health", "food", "discard"),
    [
        ("lose_1_health", 9, 2, ""),
        ("lose_2_health", 8, 2, ""),
        ("lose_3_health", 7, 2, ""),
        ("lose_1_food", 10, 1, ""),
        ("gain_a_curse", 10, 2, "bad_luck"),
    ],
)
def test_every_kind_of_pain(pain, health, food, discard):
    """[pain.resolve, curse.take]"""
    table = combat("scales_2", pains=pain, food=2, deck="forage forage")
    table.me.food = 2
    table.end_round().flee()
    assert (table.me.health, table.me.food, table.discard()) == (health, food, discard)
    assert table.names(table.game.pain_discard) == pain


@pytest.mark.parametrize("pain", ["lose_1_food", "gain_a_curse"])
def test_pain_that_can_take_nothing_is_ignored(pain):
    """[pain.resolve, resources.zero, curse.take]"""
    table = combat("scales_2", pains=pain, curses=0).end_round().flee()
    assert (table.me.health, table.me.food, table.discard()) == (10, 0, "")


def test_pain_that_kills_is_the_last_that_is_drawn():
    """[pain.one, death.check]"""
    table = combat("scales_9", pains="lose_1_health lose_3_health lose_2_health", health=4)
    table.end_round().flee()
    assert (table.me.health, len(table.game.pain_discard)) == (10, 2)


def test_the_pain_deck_is_shuffled_again():
    """[pain.resolve]"""
    table = combat("scales_2", food=3)
    table.game.pain_discard, table.game.pains = table.game.pains, []
    table.end_round().flee()
    assert (len(table.game.pains), len(table.game.pain_discard)) == (17, 1)


def test_every_card_of_the_competitive_game_is_in_these_tests():
    found = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(__file__).parent.glob("test_ordeals_cards_*.py")
    )
    kinds = [kind for group in competitive_groups() for kind in CARDS.groups[group]]
    missing = [k.id for k in kinds if f"{k.id}" not in found]
    assert missing == [k.id for k in kinds if getattr(k, "level", "") == "campaign"]
