"""Every Wanderer card of Ordeals, played."""

from support.ordeals_laying import EAST, HERE, NORTH, SOUTH, WEST
from support.ordeals_positions import combat, position

from gamebox.games.ordeals import moves

PAINS = "lose_1_health lose_1_health lose_1_health"


def test_hunt_gives_food_and_draws():
    table = position(hand="hunt", deck="hack").play("hunt")
    assert (table.me.food, table.me.effort, table.hand()) == (1, 0, "hack")
    table = position(hand="hunt").play("hunt")
    assert (table.me.food, table.hand()) == (1, "")


def test_harvest_turns_one_of_its_food_into_effort():
    """It gives its Food first. [play.value]"""
    table = position(hand="harvest").play("harvest").yes()
    assert (table.me.food, table.me.effort) == (1, 2)
    table = position(hand="harvest").play("harvest").no()
    assert (table.me.food, table.me.effort) == (2, 0)


def test_harvest_drawn_in_combat_gives_food_and_power():
    """[strike.effort, strike.power]"""
    table = combat("dust_7 scales_9", deck="harvest").yes()
    assert (table.me.food, table.me.effort) == (1, 0)
    table.kill("dust_7", "harvest", "rusty_axe")  # 2 and 1
    assert table.me.fame == 1


def test_hitch_a_ride_moves_for_nothing_and_keeps_the_food():
    """[move.free]"""
    table = position(hand="hitch_a_ride", food=1, east="rat_cellar").play("hitch_a_ride").yes()
    table.move_free(EAST)
    assert (table.me.space, table.me.food, table.me.effort) == (EAST, 1, 1)
    assert not table.can(moves.MoveFree)
    assert table.can(moves.MoveTo)


def test_hitch_a_ride_may_be_left_and_does_nothing_in_combat():
    """[move.free]"""
    table = position(hand="hitch_a_ride", east="rat_cellar").play("hitch_a_ride").no()
    assert not table.can(moves.MoveFree)
    table = combat("dust_3", deck="hitch_a_ride")
    assert (table.asks, table.me.free_moves) == ("assign", 0)


def test_hitch_a_ride_in_fatigue_is_kept_for_explore():
    """[move.free, fatigue.before]"""
    table = position(hand="hitch_a_ride", bound="hack", east="rat_cellar")
    table.play("hitch_a_ride").yes()
    assert not table.can(moves.MoveFree)
    table.do(moves.PayFatigue())
    assert table.can(moves.MoveFree)


def test_hitch_a_ride_after_the_activation_is_made_at_once_and_an_ambush_fails():
    """[move.free, ambush.fails, acquire.where]"""
    table = position(hand="hitch_a_ride strive", on="abandoned_farm", east="?bandit_toll")
    table.activate().no().play("hitch_a_ride").yes().move_free(EAST)
    assert (table.asks, table.game.combat) == ("acquire_step", None)
    assert table.here().cubes == 2


def test_an_ambush_found_in_the_acquire_step_fails():
    """Even without an activation before. [ambush.fails]"""
    table = position(hand="hitch_a_ride", east="?bandit_toll").end_explore()
    table.play("hitch_a_ride").yes().move_free(EAST)
    assert (table.asks, table.game.combat) == ("acquire_step", None)


def test_broaden_horizons_counts_the_encounters_entered():
    """Not the one where the turn began, and none twice."""
    table = position(hand="broaden_horizons", food=4, north="rat_cellar", east="the_maiden")
    table.move(EAST).move(HERE).move(NORTH).move(HERE)
    table.play("broaden_horizons")
    assert table.me.effort == 3
    table = position(hand="broaden_horizons").play("broaden_horizons")
    assert table.me.effort == 1


def test_broaden_horizons_in_combat_is_power():
    """[strike.effort]"""
    table = position(deck="broaden_horizons", food=1, east="rat_cellar", minions="skulls_3")
    table.move(EAST).activate().kill("skulls_3", "broaden_horizons")  # 1 and 1 more
    assert table.me.fame == 1


def test_cautious_strike_avoids_an_ambush_from_the_hand():
    """Its cubes are placed; it may be activated as a Combat in the same turn. [ambush.avoid]"""
    table = position(hand="cautious_strike", food=2, deck="strive hack", east="?bandit_toll")
    table.move(EAST)
    assert (table.asks, table.cards()) == ("avoid", "cautious_strike")
    table.pick("cautious_strike")
    assert (table.discard(), table.here().cubes, table.asks) == ("cautious_strike", 2, "explore")
    table.activate()
    assert (table.bound(), table.game.combat.ambushed) == ("hack strive", False)


def test_cautious_strike_avoids_an_ambush_from_the_weapon():
    """[ambush.avoid]"""
    table = position(hand="cautious_strike", food=1, east="?bandit_toll")
    table.play("cautious_strike").move(EAST).yes()
    assert (table.bound(), table.discard(), table.asks) == ("", "cautious_strike", "explore")


def test_cautious_strike_may_be_kept_when_the_ambush_strikes():
    """[ambush, strike.ambush]"""
    table = position(hand="cautious_strike", food=2, deck="strive hack", east="?bandit_toll")
    table.move(EAST).no()
    assert (table.asks, table.hand(), table.bound()) == ("push", "cautious_strike", "strive")
    assert table.game.combat.ambushed


def test_field_dressing_turns_two_food_into_health():
    table = position(hand="field_dressing", food=2, health=7).play("field_dressing").yes()
    assert (table.me.effort, table.me.food, table.me.health) == (2, 0, 8)
    table = position(hand="field_dressing", food=1, health=7).play("field_dressing")
    assert (table.asks, table.me.health) == ("explore", 7)


def test_scout_ahead_looks_at_a_face_down_encounter_alone():
    """Looking is not revealing: an Ambush still strikes. [cards.scout, ambush]"""
    table = position(hand="scout_ahead", food=2, east="?bandit_toll").play("scout_ahead")
    table.do(moves.PickSpace(EAST))
    assert table.me.effort == 1
    assert not table.game.spaces[EAST].open
    assert table.me.scouted == [EAST]
    table.move(EAST)
    assert table.game.combat.ambushed


def test_scout_ahead_finds_nothing_where_all_is_open():
    table = position(hand="scout_ahead").play("scout_ahead")
    assert (table.asks, table.me.effort) == ("explore", 1)


def test_trailblazer_makes_up_to_two_free_moves():
    """[move.free]"""
    table = position(hand="trailblazer", west="?the_maiden").play("trailblazer").yes()
    table.move_free(WEST).move_free(HERE)
    assert (table.me.effort, table.me.space) == (2, HERE)
    assert not table.can(moves.MoveFree)


def test_trailblazer_may_use_one_move_before_and_one_after_the_activation():
    """[move.free]"""
    table = position(hand="trailblazer", south="abandoned_farm").play("trailblazer").yes()
    table.move_free(SOUTH).activate()
    assert table.asks == "acquire_step"
    table.move_free(HERE)
    assert table.me.space == HERE


def test_full_saddlebags_give_two_food_and_two_cards():
    table = position(hand="full_saddlebags", deck="hack strive forage").play("full_saddlebags")
    assert (table.me.food, table.hand()) == (2, "hack strive")


def test_hunters_shot_gives_food_when_its_enemy_falls():
    table = combat("dust_3 dust_5", bound="hunters_shot hack")
    table.assign("dust_3", "hunters_shot").kill("dust_5", "hack")
    assert table.me.food == 1
    table = combat("dust_3 dust_5", bound="hunters_shot hack").kill("dust_5", "hack")
    assert table.me.food == 0


def test_walking_staff_gives_food_when_it_is_bound():
    table = position(hand="walking_staff").play("walking_staff")
    assert (table.me.food, table.bound()) == (1, "walking_staff")
    table = combat("dust_3", deck="walking_staff")
    assert table.me.food == 1


def test_second_wind_draws_one_more_card_after_a_push():
    """[push.draw, push.abilities]"""
    table = combat("scales_9", deck="second_wind hack strive forage flourish", food=1, pains=PAINS)
    table.end_round().push()
    assert table.bound() == "forage hack second_wind strive"


def test_second_wind_works_when_it_is_the_card_that_the_push_draws():
    """[push.abilities]"""
    table = combat("scales_9", deck="strive hack second_wind forage", food=1, pains=PAINS)
    table.end_round().push()
    assert table.bound() == "forage hack second_wind strive"


def test_second_wind_that_was_assigned_does_not_help():
    table = combat("dust_3 scales_9", deck="second_wind hack strive forage", food=2, pains=PAINS)
    table.kill("dust_3", "second_wind").push()
    assert table.bound() == "hack strive"
