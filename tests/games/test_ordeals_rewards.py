"""The Quest Rewards of Ordeals: each plays as it says, and the Conjured Shield in all its parts."""

from pathlib import Path

import pytest
from support.ordeals_campaign import active, fight, lasting, together
from support.ordeals_laying import CARDS, HERE, NORTH
from support.ordeals_positions import Told

from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.effects import Source, run_verbs
from gamebox.games.ordeals.scoring import card_fame, team_score
from gamebox.games.ordeals.stats import binding_limit

DONE = "ysmay_4"
"""All of Ysmay's Quests are done."""


def test_every_quest_and_reward_is_in_these_tests():
    here = Path(__file__).parent
    found = "".join(
        (here / f"test_ordeals_{name}.py").read_text(encoding="utf-8")
        for name in ("quests", "rewards")
    )
    kinds = [*CARDS.quests, *CARDS.rewards]
    assert [kind.id for kind in kinds if f'"{kind.id}' not in found] == []


# Skills


def test_axe_throw_draws_and_binds_a_card_when_it_helps_to_defeat():
    """[quest.reward]"""
    told = {"bound": "axe_throw hack", "deck": "strive strive flourish", "food": 1}
    table = fight("skulls_3 scales_9", **told).kill("skulls_3", "axe_throw")
    assert table.bound() == "flourish hack strive strive"
    table = fight("skulls_3 scales_9", **told).kill("skulls_3", "hack")
    assert table.bound() == "axe_throw strive strive"


def test_spark_of_genius_gives_effort_and_a_card():
    """[quest.reward]"""
    table = together(hand="spark_of_genius", deck="hack").play("spark_of_genius")
    assert (table.me.effort, table.hand()) == (2, "hack")


def test_campfire_meal_gives_food_that_can_heal():
    """[quest.reward, cards.may]"""
    table = together(hand="campfire_meal", health=5).play("campfire_meal")
    assert table.me.food == 2
    table.yes()
    assert (table.me.food, table.me.health) == (1, 6)
    table = together(hand="campfire_meal", health=5).play("campfire_meal").no()
    assert (table.me.food, table.me.health) == (2, 5)


def test_banner_charge_gives_effort_for_a_combat_in_which_it_was_assigned():
    """[quest.reward]"""
    told = {"bound": "banner_charge hack", "effort": 0}
    assert fight("skulls_3", **told).kill("skulls_3", "banner_charge").me.effort == 2
    assert fight("skulls_3", **told).kill("skulls_3", "hack").me.effort == 0


# Ongoing abilities


def test_winter_blood_makes_the_second_move_cheaper():
    """[quest.reward] The second alone, and every turn anew."""
    told = {"ongoing": "winter_blood", "food": 5, "north": "rat_cellar", "others": ()}
    table = together(**told).move(NORTH)
    assert table.me.food == 4
    assert table.move(HERE).me.food == 4
    assert table.move(NORTH).me.food == 3
    table.end_explore().end_turn()
    assert table.move(HERE).me.food == 2
    assert table.move(NORTH).me.food == 2


def test_second_sight_turns_a_card_into_another_once_a_turn():
    """[quest.reward, cards.limit] Not in a combat, and not with an empty hand."""
    told = {"ongoing": "second_sight", "hand": "hack", "deck": "strive forage"}
    table = together(**told).use("second_sight")
    assert (table.hand(), table.discard()) == ("strive", "hack")
    assert not table.can(moves.UseCard)
    assert not fight("skulls_3", food=1, **told).can(moves.UseCard)
    assert not together(ongoing="second_sight", deck="strive").can(moves.UseCard)


def test_living_off_the_land_makes_the_first_push_of_a_combat_cheaper():
    """[quest.reward, push.food]"""
    told = {"ongoing": "living_off_the_land", "pains": "lose_1_health lose_1_health"}
    table = fight("scales_9", food=1, **told).end_round().push()
    assert table.me.food == 1
    assert table.end_round().push().me.food == 0
    assert fight("scales_9", food=0, **told).end_round().can(moves.Push)


def test_unbroken_oath_heals_after_a_victory():
    """[quest.reward]"""
    table = fight("skulls_3", bound="hack", health=5, ongoing="unbroken_oath")
    assert table.kill("skulls_3", "hack").me.health == 6
    table = fight("scales_2", health=5, food=1, ongoing="unbroken_oath", pains="lose_1_health")
    assert table.end_round().flee().me.health == 4


# Equipment


def shielded(**told) -> Told:
    """Return a flight from one Pain card, where a Shield may spare it."""
    return fight("skulls_3", food=1, pains="lose_2_health", **told).end_round().flee()


def test_hammer_of_the_forge_lets_shields_be_used():
    """[quest.reward, shield.weapon] Not while the weapon is weak. [scenario.weakness]"""
    armed = {"board": "hammer_of_the_forge shield"}
    table = shielded(**armed)
    assert (table.asks, table.yes().me.health) == ("use", 10)
    assert shielded(board="iron_maul shield").me.health == 8
    assert shielded(weak=True, **armed).me.health == 8
    assert fight("scales_9", deck="hack hack hack hack", **armed).bound() == "hack hack hack"


def test_yew_longbow_is_assigned_once_a_combat():
    """[quest.reward, assign.once]"""
    table = fight("scales_4 skulls_6", board="yew_longbow", food=1, deck="hack")
    table.assign("scales_4", "yew_longbow").end_round()
    assert table.foes() == "skulls_6"
    table.push()
    assert "yew_longbow" not in table.cards(moves.Assign).split()


def test_rothmire_banner_binds_one_more_and_makes_fatigue_cheaper():
    """[quest.reward, bind.limit, fatigue.cost]"""
    table = together(board="rothmire_banner", bound="hack hack", hand="strive")
    assert binding_limit(table.game, 0) == 4
    table.play("strive").do(moves.PayFatigue())
    assert (table.bound(), table.me.effort) == ("hack hack", 0)
    assert together(board="rothmire_banner", bound="hack").do(moves.PayFatigue()).bound() == "hack"


@pytest.mark.parametrize(
    ("quest", "cubes", "relic", "fame"),
    [
        ("colbjorn_3", 2, "mountain_splitter", 4),
        ("tarrow_2", 1, "aegis_of_dawn", 3),
        ("odila_2", 1, "horn_of_plenty", 3),
    ],
)
def test_over_a_relic_a_reward_is_stashed_at_once(quest, cubes, relic, fame):
    """[quest.reward, equip.stash]"""
    told = {"quest": quest, "cubes": cubes, "board": relic, "bound": "hack", "food": 1}
    table = fight("scales_4", deck="hunters_shot", **told)
    if quest == "odila_2":
        table.end_round().push()
    table.kill("scales_4", "hunters_shot")
    assert table.board() == relic
    loot = 1
    assert table.me.fame == loot + fame


def test_rewards_score_like_other_cards_wherever_they_are():
    """[quest.reward, campaign.rank]"""
    told = {"quest": DONE, "deck": "conjured_shield", "hand": "spark_of_genius", "others": ()}
    table = together(ongoing="second_sight", board="yew_longbow", discard="axe_throw", **told)
    assert card_fame(table.game, 0) == 3 + 2 + 2 + 3 + 2
    assert team_score(table.game) == 12


# The Conjured Shield


def test_the_shield_lies_over_an_off_hand_item_which_is_not_stashed():
    """[quest.shield, equip.stash]"""
    told = {"quest": "ysmay_3", "cubes": 1, "health": 6, "bound": "hack", "others": ()}
    table = fight("skulls_3", board="spiked_buckler", **told).kill("skulls_3", "hack")
    assert (table.board(), table.gone()) == ("conjured_shield spiked_buckler", "")


def test_a_new_off_hand_item_lies_under_the_shield():
    """[quest.shield] Nothing stashes it."""
    told = {"on": "old_battlefield", "row": "shield", "effort": 9, "others": ()}
    table = together(quest=DONE, board="spiked_buckler conjured_shield", **told)
    table.end_explore().acquire("shield")
    assert (table.board(), table.gone()) == ("conjured_shield shield", "spiked_buckler")


@pytest.mark.parametrize("weapon", ["", "watchmans_sword", "twin_daggers", "iron_maul"])
def test_the_shield_works_with_every_weapon(weapon):
    """[quest.shield, pain.before] Discarded, it spares up to two Pain cards."""
    told = {"quest": DONE, "board": f"conjured_shield {weapon}", "food": 1}
    table = fight("scales_9", pains="lose_2_health lose_3_health", **told).end_round().flee()
    assert (table.asks, table.yes().me.health) == ("use", 8)
    assert (table.discard(), table.board()) == ("conjured_shield", weapon)


def suffer(table: Told, seat: int, n: int) -> Told:
    """Let a player resolve so many Pain cards in the middle of my turn."""
    game = table.game
    game.questions.clear()
    run_verbs(game, Source(table.here().card, seat, by=seat), (say.SufferPain(n=n),))
    game.run()
    table.check()
    return table


def test_the_shield_spares_pain_outside_a_combat_too_or_is_kept():
    """[quest.shield, pain.before]"""
    told = {"quest": DONE, "board": "conjured_shield", "pains": "lose_2_health"}
    assert suffer(together(**told), 0, 1).yes().me.health == 10
    table = suffer(together(**told), 0, 1).no()
    assert (table.me.health, table.board()) == (8, "conjured_shield")


def test_the_shield_goes_to_the_discard_pile_of_the_player_whose_quest_it_was():
    """[quest.shield]"""
    table = together(quest=DONE, others=[{"board": "conjured_shield"}])
    suffer(table, 1, 2).yes()
    assert (table.other.health, table.board(1)) == (10, "")
    assert (table.discard(0), table.discard(1)) == ("conjured_shield", "")


def test_the_shield_drawn_into_the_hand_is_equipped_on_anybody():
    """[quest.shield] No card is drawn in its place."""
    told = {"quest": DONE, "hand": "spark_of_genius", "deck": "conjured_shield hack"}
    table = together(**told).play("spark_of_genius").yes().do(moves.PickSeat(1))
    assert (table.hand(), table.board(0), table.board(1)) == ("", "", "conjured_shield")
    alone = together(others=(), **told).play("spark_of_genius").yes()
    assert (alone.hand(), alone.board()) == ("", "conjured_shield")


def test_the_shield_is_drawn_at_the_end_of_a_turn_too():
    """[quest.shield, rest.draw]"""
    table = together(quest=DONE, deck="conjured_shield hack hack").end_explore().end_turn()
    assert (table.asks, table.asked) == ("use", 0)
    table.yes().do(moves.PickSeat(0))
    assert (table.hand(), table.board(), table.asked) == ("hack hack", "conjured_shield", 1)


def test_the_shield_waits_in_the_hand_for_later():
    """[quest.shield] In the owner's turns, in every step; it is no card that can be played."""
    told = {"quest": DONE, "hand": "spark_of_genius", "deck": "conjured_shield"}
    table = together(**told).play("spark_of_genius").no()
    assert (table.hand(), table.cards(moves.PlayCard)) == ("conjured_shield", "")
    table.end_explore().use("conjured_shield").do(moves.PickSeat(0))
    assert (table.hand(), table.board()) == ("", "conjured_shield")
    assert not fight("skulls_3", food=1, quest=DONE, hand="conjured_shield").can(moves.UseCard)


def test_the_shield_drawn_by_the_strike_bonus_is_equipped_or_bound_without_power():
    """[quest.shield, strike.draw] Bound, it goes through the discard pile back to the deck."""
    told = {"quest": DONE, "deck": "conjured_shield hack forage"}
    table = fight("skulls_3", **told).yes().do(moves.PickSeat(1))
    assert (table.bound(), table.board(1)) == ("hack", "conjured_shield")
    table = fight("skulls_3", **told).no()
    assert table.bound() == "conjured_shield hack"
    assert "conjured_shield" not in table.cards(moves.Assign).split()
    table.kill("skulls_3", "hack")
    assert table.played() == "conjured_shield hack"
    table.end_turn().no()
    assert table.hand() == "conjured_shield forage hack"


def test_the_shield_can_be_lost_by_death_like_other_equipment():
    """[quest.shield, death.equipment]"""
    told = {"quest": DONE, "board": "conjured_shield iron_helm", "health": 1}
    table = suffer(together(pains="lose_1_health", deck="hack hack", **told), 0, 1).no()
    assert table.cards() == "conjured_shield iron_helm"
    table.pick("conjured_shield")
    assert (table.board(), table.gone()) == ("iron_helm", "conjured_shield")


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_the_shield_of_a_dead_player_is_shuffled_with_the_other_cards(zone):
    """[quest.shield, death.sequence]"""
    cards = {"deck": "strive strive strive strive strive strive strive", zone: "conjured_shield"}
    table = suffer(together(quest=DONE, health=1, pains="lose_1_health", **cards), 0, 1)
    assert table.me.health == 10
    assert "conjured_shield" in table.names([*table.me.deck, *table.me.hand])
    assert table.discard() == ""


def test_the_shield_counts_as_an_off_hand_item():
    """[quest.shield] A Shield Bash is stronger with it."""
    told = {"quest": DONE, "bound": "shield_bash"}
    table = fight("scales_7", board="conjured_shield", **told).kill("scales_7", "shield_bash")
    assert any(isinstance(event, events.EnemyDefeated) for event in table.events)


def test_a_reward_takes_the_place_of_an_item_which_is_stashed():
    """[quest.reward, equip.stash]"""
    told = {"quest": "colbjorn_3", "cubes": 2, "others": (), "bound": "steady_thrust"}
    table = fight("scales_4", board="iron_maul", **told).kill("scales_4", "steady_thrust")
    assert (table.board(), table.gone()) == ("hammer_of_the_forge", "iron_maul")
    assert (active(table), lasting(table)) == ("", "")
