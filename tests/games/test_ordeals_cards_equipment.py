"""Every piece of Equipment of Ordeals, used."""

import pytest
from support.ordeals_positions import EAST, combat, position

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.stats import binding_limit, strike_bonus

DECK = "strive hack strive forage strive"
PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health"


@pytest.mark.parametrize(
    ("weapon", "power", "limit", "bonus"),
    [
        ("rusty_axe", 1, 3, 2),
        ("watchmans_sword", 2, 3, 2),
        ("crushing_mace", 3, 3, 2),
        ("duellists_rapier", 4, 4, 2),
        ("twin_daggers", 3, 5, 1),
        ("jackal_claws", 4, 6, 1),
        ("storm_sabres", 5, 6, 1),
        ("iron_maul", 3, 1, 3),
        ("berserker_greatsword", 3, 1, 4),
        ("executioners_axe", 4, 2, 3),
        ("lord_edgars_hammer", 4, 1, 3),
    ],
)
def test_every_weapon_has_its_power_its_limit_and_its_strike_bonus(weapon, power, limit, bonus):
    """[weapon.axe, weapon.limit, strike.draw, assign.power]"""
    board = "" if weapon == "rusty_axe" else weapon
    hand = " ".join(["hack"] * 3 + ["walking_staff"] * 2 + ["feint"] * 2)
    table = position(board=board, hand=hand)
    while table.can(moves.PlayCard):
        table.do(table.legal()[0])
    assert len(table.me.bound) == limit == binding_limit(table.game, 0)
    deck = " ".join(["strive"] * 6)
    table = combat("dust_2", board=board, deck=deck)
    assert len(table.me.bound) == bonus == strike_bonus(table.game, 0, False)
    assert len(combat("dust_2", board=board, deck=deck, ambushed=True).me.bound) == 1
    table.assign("dust_2", weapon)
    assert [event.power for event in table.events if hasattr(event, "power")] == [power]


def test_crushing_mace_discards_the_weakest_card_and_draws_another():
    """Curse and Forage have no Power; what is discarded does not act. [strike.resolve]"""
    table = combat("dust_2", board="crushing_mace", deck="hack walking_staff steady_thrust")
    assert (table.bound(), table.discard(), table.me.food) == (
        "hack steady_thrust",
        "walking_staff",
        0,
    )
    table = combat("dust_2", board="crushing_mace", deck="forage bad_luck strive")
    table.pick("bad_luck")
    assert (table.bound(), table.discard(), table.me.food) == ("forage strive", "bad_luck", 1)


def test_crushing_mace_of_one_who_is_ambushed_changes_the_only_card():
    """[strike.ambush]"""
    table = combat("dust_2", board="crushing_mace", deck="hack strive forage", ambushed=True)
    assert (table.bound(), table.discard()) == ("strive", "hack")
    table = combat("dust_2", board="crushing_mace")
    assert table.bound() == ""


def test_duellists_rapier_is_never_ignored():
    """[enemy.pierce]"""
    table = combat("scales_5", board="duellists_rapier").kill("scales_5", "duellists_rapier")
    assert table.me.fame == 2
    table = combat("scales_5", board="crushing_mace")
    assert not table.can(moves.Assign)


def test_jackal_claws_feed_the_winner_of_a_combat():
    """[combat.won]"""
    table = combat("dust_2", board="jackal_claws").kill("dust_2", "jackal_claws")
    assert table.me.food == 2
    table = combat("scales_9", board="jackal_claws", pains=PAINS).end_round().flee()
    assert table.me.food == 0


def test_storm_sabres_draw_a_second_card_on_a_push():
    """[push.draw, push.abilities]"""
    table = combat("scales_9", board="storm_sabres", deck=DECK, food=1, pains=PAINS)
    assert table.bound() == "strive"
    table.end_round().push()
    assert table.bound() == "hack strive strive"


def test_berserker_greatsword_has_two_more_power_at_four_health_or_less():
    """[assign.ability]"""
    table = combat("scales_9", board="berserker_greatsword", health=4)
    table.kill("scales_9", "berserker_greatsword")
    assert table.me.fame == 3
    table = combat("scales_9", board="berserker_greatsword", health=5)
    assert not table.can(moves.Assign)


def test_executioners_axe_destroys_a_minion_of_the_same_printed_power():
    """One in a combat, without its loot. [enemy.power, cards.destroy]"""
    told = {"board": "executioners_axe", "bound": "hack hack"}
    table = combat("dust_8 dust_7 scales_4 scales_5", **told)
    table.kill("dust_8", "executioners_axe").yes()
    assert table.game.questions[0].asks == "foe"
    table.foe("scales_4")
    assert (table.foes(), table.me.shards, table.me.fame) == ("dust_7 scales_5", 2, 1)
    assert "scales_4" in table.names(table.game.minion_discard)


def test_executioners_axe_works_with_any_card_once_in_a_combat():
    """[cards.limit]"""
    told = {"board": "executioners_axe", "bound": "steady_thrust steady_thrust", "food": 1}
    table = combat("dust_7 scales_4 skulls_6 scales_9", pains=PAINS, **told)
    table.kill("dust_7", "steady_thrust").yes().foe("scales_4").push()
    table.kill("skulls_6", "steady_thrust")
    assert (table.asks, table.foes()) == ("push", "scales_9")


def test_executioners_axe_may_stay_and_finds_no_boss_nor_another_power():
    table = combat("dust_7 scales_4", board="executioners_axe").kill("dust_7", "executioners_axe")
    table.no()
    assert table.foes() == "scales_4"
    table = combat("dust_7 scales_9", board="executioners_axe").kill("dust_7", "executioners_axe")
    assert table.asks == "push"


def test_lord_edgars_hammer_draws_three_cards_that_are_no_attacks():
    """All that comes is bound. [strike.hammer]"""
    deck = "strive hack strive cleave forage flourish"
    table = combat("dust_2", board="lord_edgars_hammer", deck=deck)
    assert table.bound() == "cleave forage hack strive strive"


def test_lord_edgars_hammer_of_one_who_is_ambushed_draws_one_that_is_no_attack():
    """The deck may be empty before. [strike.hammer, strike.ambush, draw.empty]"""
    told = {"board": "lord_edgars_hammer", "ambushed": True}
    assert (
        combat("dust_2", deck="hack cleave strive forage", **told).bound() == "cleave hack strive"
    )
    assert combat("dust_2", deck="hack cleave", **told).bound() == "cleave hack"


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
    table = combat("scales_9", board="padded_jack", pains=PAINS).end_round().flee()
    assert table.me.health == 8
    table = combat("scales_9", board="padded_jack", food=1, pains=PAINS).end_round().push()
    assert table.me.health == 9
    table = combat("dust_2 scales_2", board="padded_jack", pains=PAINS)
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
    assert (table.asks, table.game.combat.ambushed) == ("assign", True)


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
    table = combat("scales_9", board="shield", food=1, pains=PAINS).end_round().push().yes()
    assert table.me.health == 10
    table.end_round().flee()
    assert table.me.health == 7
    table = combat("scales_9", board="shield", pains=PAINS).end_round().flee().yes()
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
    table = combat("scales_9", board=f"shield {weapon}", pains=PAINS).end_round().flee()
    assert (table.asks, table.me.health) == ("acquire_step", 7)
    table = combat("dust_5", board=f"spiked_buckler {weapon}")
    assert table.cards(moves.Assign) == weapon
    table = combat("scales_9", board=f"immovable_object {weapon}", food=1, pains=PAINS)
    assert table.end_round().push().me.health == 9


def test_immovable_object_spares_the_pain_of_one_enemy_on_a_push():
    """[push.pain]"""
    table = combat("scales_9", board="immovable_object", food=1, pains=PAINS).end_round().push()
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
