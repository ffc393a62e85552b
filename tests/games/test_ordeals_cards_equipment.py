"""Every piece of armour and every trinket of Ordeals, used."""

import pytest
from support.ordeals_laying import EAST
from support.ordeals_positions import combat, position

from gamebox.games.ordeals import events, moves

DECK = "strive hack strive forage strive"
PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health"


def test_iron_helm_lowers_pain_of_two_or_more():
    """[pain.health]"""
    pains = "lose_2_health lose_3_health lose_1_health"
    table = combat("scales_9", board="iron_helm", pains=pains).end_round().flee()
    assert table.me.health == 10 - 1 - 2 - 1


def test_seers_hood_looks_at_the_top_of_the_deck_when_the_turn_begins():
    """[cards.look]"""
    table = position(board="seers_hood", deck="strive hack")
    assert (table.asks, table.names(table.game.looked)) == ("put", "strive")
    table.put("strive", "discard")
    assert (table.discard(), table.top()) == ("strive", "hack")
    table = position(board="seers_hood", deck="strive hack").put("strive", "top")
    assert (table.discard(), table.top()) == ("", "strive")
    assert position(board="seers_hood").asks == "explore"


def test_devils_crown_takes_a_curse_for_two_more_cards():
    """[combat.start, strike.draw]"""
    table = combat("dust_2", board="devils_crown", deck=DECK).yes()
    assert (table.discard(), table.bound()) == ("bad_luck", "forage hack strive strive")
    table = combat("dust_2", board="devils_crown", deck=DECK).no()
    assert (table.discard(), table.bound()) == ("", "hack strive")


def test_devils_crown_cannot_be_used_without_a_curse_left():
    """[cards.cost, curse.take]"""
    table = combat("dust_2", board="devils_crown", deck=DECK, curses=0)
    assert (table.asks, table.bound()) == ("assign", "hack strive")


def test_chain_hauberk_lowers_the_first_loss_of_each_turn():
    """[health.loss, cards.limit]"""
    table = combat("scales_9", board="chain_hauberk", pains=PAINS).end_round().flee()
    assert table.me.health == 8


def test_chain_hauberk_does_not_help_with_health_that_is_spent():
    """[health.loss, move.health]"""
    table = position(board="chain_hauberk", east="rat_cellar").move(EAST)
    assert table.me.health == 9


def test_chain_hauberk_used_in_the_turn_of_another_is_ready_in_ones_own():
    """[cards.limit]"""
    table = combat("plague_3", others=[{"board": "chain_hauberk"}]).kill("plague_3", "rusty_axe")
    assert table.other.health == 10
    table.end_turn()
    assert not table.other.limits


def test_padded_jack_spares_one_pain_of_a_flight():
    """[flee.pain]"""
    table = combat("scales_9", board="padded_jack", pains=PAINS, food=3).end_round().flee()
    assert table.me.health == 8
    table = combat("scales_9", board="padded_jack", food=2, pains=PAINS).end_round().push()
    assert table.me.health == 9
    table = combat("dust_2 scales_2", board="padded_jack", pains=PAINS, food=3)
    assert table.kill("dust_2", "rusty_axe").flee().me.health == 10


def test_cloak_of_the_wanderer_avoids_ambushes_for_food_more_than_once():
    """[ambush.avoid]"""
    told = {"north": "?bandit_toll", "east": "?twisted_canyon"}
    table = position(board="cloak_of_the_wanderer", food=5, **told).move(EAST).yes()
    assert (table.asks, table.me.food, table.here().cubes) == ("explore", 3, 2)
    table.move(7)
    table.move(2).yes()
    assert (table.asks, table.me.food) == ("explore", 0)


def test_cloak_of_the_wanderer_needs_food_left():
    """[cards.cost]"""
    table = position(board="cloak_of_the_wanderer", food=1, east="?bandit_toll").move(EAST)
    [began] = [one for one in table.events if isinstance(one, events.CombatBegan)]
    assert (began.ambushed, table.me.food) == (True, 0)


def test_silken_robes_give_effort_and_make_pain_worse():
    """After Iron Helm, and not for Pain without loss of Health. [pain.health]"""
    table = position(board="silken_robes").end_explore()
    assert table.me.effort == 1
    pains = "lose_2_health lose_1_food lose_1_health"
    table = combat("scales_9", board="silken_robes iron_helm", pains=pains, food=1)
    table.end_round().flee()
    assert (table.me.health, table.me.food) == (10 - 2 - 2, 0)
    table = combat("plague_3", others=[{"board": "silken_robes"}]).kill("plague_3", "rusty_axe")
    assert table.other.health == 9  # no Pain card


def test_shield_spares_a_pain_card_once_in_a_combat():
    """[pain.before, cards.limit]"""
    table = combat("scales_9", board="shield", food=2, pains=PAINS).end_round().push().yes()
    assert table.me.health == 10
    table.end_round().flee()
    assert table.me.health == 7
    table = combat("scales_9", board="shield", pains=PAINS, food=3).end_round().flee().yes()
    assert table.me.health == 8


def test_shield_helps_in_combat_alone():
    """[pain.before]"""
    table = position(
        level=2, on="call_lightning", effort=3, pains=PAINS, others=[{"board": "shield"}]
    ).activate()
    assert (table.asks, table.other.health) == ("acquire_step", 9)


@pytest.mark.parametrize("weapon", ["twin_daggers", "iron_maul"])
def test_shields_sleep_beside_a_weapon_that_needs_both_hands(weapon):
    """[shield.weapon]"""
    table = combat("scales_9", board=f"shield {weapon}", pains=PAINS, food=3).end_round().flee()
    assert (table.asks, table.me.health) == ("acquire_step", 7)
    table = combat("dust_5", board=f"spiked_buckler {weapon}", food=3)
    assert table.cards(moves.Assign) == weapon
    table = combat("scales_9", board=f"immovable_object {weapon}", food=2, pains=PAINS)
    assert table.end_round().push().me.health == 9


def test_immovable_object_spares_the_pain_of_one_enemy_on_a_push():
    """[push.pain]"""
    table = combat("scales_9", board="immovable_object", food=2, pains=PAINS).end_round().push()
    assert table.me.health == 10


@pytest.mark.parametrize("weapon", ["", " iron_maul"])
def test_immovable_object_keeps_the_effects_of_opponents_off_with_every_weapon(weapon):
    """Of their cards, Encounters and minions, but not of a Royalty. [opponent.shielded]"""
    rival = {"board": f"immovable_object{weapon}", "food": 3, "hand": "hack hack"}
    table = combat("plague_3", others=[rival]).kill("plague_3", "rusty_axe")
    assert (table.asks, table.other.health, table.other.food) == ("acquire_step", 10, 3)
    table = position(hand="jinx", others=[rival]).play("jinx")
    assert (table.asks, table.hand(1)) == ("explore", "hack hack")
    table = position(east="?jack", royalty="jack_dust", food=1, others=[rival]).move(EAST)
    assert table.other.food == 0


def test_spiked_buckler_can_be_assigned_once_in_a_combat():
    """[assign.once]"""
    table = combat("dust_5 scales_9", board="spiked_buckler", food=1, pains=PAINS)
    table.kill("dust_5", "spiked_buckler").push()
    assert not table.can(moves.Assign)


def test_health_elixir_is_destroyed_for_five_health_at_any_time_of_the_turn():
    """[cards.use, destroy.box]"""
    table = position(board="health_elixir", health=3).use("health_elixir")
    assert (table.me.health, table.board(), table.gone()) == (8, "", "health_elixir")
    table = position(board="health_elixir", health=8).use("health_elixir")
    assert table.me.health == 10
    table = combat("dust_2", board="health_elixir", health=3).use("health_elixir")
    assert table.me.health == 8


def test_health_elixir_may_be_used_between_two_pain_cards():
    """[pain.between]"""
    pains = "lose_1_health lose_3_health lose_2_health"
    table = combat("scales_9", board="health_elixir", health=3, pains=pains)
    table.end_round().flee().no()
    assert (table.asks, table.me.health) == ("use", 2)
    table.yes()
    assert (table.me.health, table.board()) == (2, "")


def test_health_elixir_saves_in_the_turn_of_another_before_it_is_too_late():
    """[pain.between, death.check]"""
    table = combat("plague_3", others=[{"board": "health_elixir", "health": 1}])
    table.kill("plague_3", "rusty_axe")
    assert table.asked == 1
    table.yes()
    assert table.other.health == 5
    table = combat("plague_3", others=[{"board": "health_elixir", "health": 1, "fame": 12}])
    table.kill("plague_3", "rusty_axe").no()
    assert (table.other.health, table.other.fame, table.board(1)) == (10, 2, "")


def test_captains_pistol_weakens_an_enemy_once_in_a_combat():
    """Also beside a heavy weapon; to 1 at the least. [cards.limit, enemy.power]"""
    table = combat("scales_9 dust_3", board="captains_pistol iron_maul", food=2)
    table.use("captains_pistol").foe("scales_9")
    assert (table.me.food, table.can(moves.UseCard)) == (1, False)
    table.kill("scales_9", "iron_maul")
    assert table.me.fame == 3
    table = combat("dust_3", board="captains_pistol", food=1).use("captains_pistol")
    table.kill("dust_3", "rusty_axe")
    assert not combat("dust_3", board="captains_pistol").can(moves.UseCard)


def test_captains_pistol_may_be_used_between_assignments():
    table = combat("scales_9", board="captains_pistol", bound="hack hack", food=1)
    table.assign("scales_9", "hack").use("captains_pistol")
    assert table.can(moves.EndAssign)


def test_detonator_gains_power_every_round_until_it_is_assigned():
    """Between combats as well. [round.start, assign.once, assign.zero]"""
    told = {"on": "rat_cellar", "board": "detonator", "minions": "scales_9 dust_5", "pains": PAINS}
    table = position(food=1, **told).activate()
    table.end_round().push().end_round().flee()
    assert list(table.me.keep.values()) == [2]
    table.end_turn().end_explore().end_turn().activate()
    assert list(table.me.keep.values()) == [3]


def test_detonator_assigned_begins_again():
    table = combat("dust_3 scales_9", board="detonator", food=1, pains=PAINS)
    assert table.cards(moves.Assign) == "detonator rusty_axe"
    table.kill("dust_3", "detonator")
    assert table.me.keep == {}
    table.push()
    assert table.me.keep == {table.me.board["side"]: 1}


def test_lucky_coin_changes_a_minion_at_the_start():
    """The new one does what it does at the start. [combat.start, minion.reveal]"""
    told = {"on": "rat_cellar", "board": "lucky_coin", "minions": "scales_9 dust_2", "food": 2}
    table = position(**told).activate().yes()
    assert (table.foes(), table.me.food) == ("dust_2", 1)
    assert table.names(table.game.minion_discard) == "scales_9"
    table.kill("dust_2", "rusty_axe")
    assert table.me.food == 2
    assert position(**told).activate().no().foes() == "scales_9"


def test_lucky_coin_leaves_a_boss_alone():
    table = combat("dust_7 dust_2", boss="jack_dust", board="lucky_coin").yes()
    assert table.foes() == "jack_dust dust_2"


def test_merchants_scales_make_the_first_dealers_card_cheaper():
    """A Flourish is none. [acquire.discount]"""
    told = {"board": "merchants_scales", "effort": 9, "row": "shield rally"}
    table = position(**told).end_explore().acquire("flourish")
    assert table.me.effort == 6
    table.acquire("rally").acquire("shield")
    assert table.me.effort == 0


def test_travellers_pack_gives_food_to_who_has_none():
    assert position(board="travellers_pack").me.food == 1
    assert position(board="travellers_pack", food=1).me.food == 1


def test_equipment_takes_the_place_of_another_that_is_stashed_for_its_fame():
    """A second one of the same name as well. [equip.stash, destroy.box]"""
    table = position(board="silken_robes", effort=9, row="padded_jack shield").end_explore()
    table.acquire("padded_jack")
    assert (table.board(), table.gone(), table.me.fame) == ("padded_jack", "silken_robes", 3)
    table = position(board="shield", effort=9, row="shield").end_explore().acquire("shield")
    assert (table.board(), table.me.fame) == ("shield", 1)


def test_a_new_weapon_that_binds_less_lets_cards_go_at_once():
    """Not another piece of Equipment, where more are bound than may be. [weapon.lower]"""
    bound = "hack feint cleave"
    table = position(bound=bound, effort=9, row="iron_maul shield").do(moves.PayFatigue())
    table.end_explore().acquire("iron_maul").pick("hack", "feint")
    assert (table.bound(), table.discard()) == ("cleave", "feint hack")
    bound = "hack feint cleave flurry"
    table = position(bound=bound, effort=9, row="iron_maul shield").do(moves.PayFatigue())
    table.end_explore().acquire("shield")
    assert (table.bound(), table.asks) == ("cleave feint flurry hack", "acquire_step")
