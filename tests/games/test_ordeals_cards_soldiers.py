"""Every Soldier card of Ordeals, played."""

from support.ordeals_positions import combat, position

from gamebox.games.ordeals import moves


def test_battle_cry_binds_attacks_and_takes_the_rest_into_the_hand():
    """Above the Binding Limit as well. [bind.limit]"""
    table = position(hand="battle_cry", bound="hack hack", deck="steady_thrust bad_luck", effort=2)
    table.do(moves.PayFatigue()).play("battle_cry")
    assert (table.bound(), table.hand()) == ("hack hack steady_thrust", "bad_luck")
    assert table.me.effort == 1
    full = position(hand="battle_cry strive", bound="hack hack hack", deck="feint cleave", effort=3)
    full.do(moves.PayFatigue()).play("battle_cry")
    assert full.bound() == "cleave feint hack hack hack"


def test_battle_cry_lets_the_attacks_act_as_bound():
    table = position(hand="battle_cry", deck="walking_staff hidden_blade").play("battle_cry")
    assert (table.me.food, table.bound()) == (1, "hidden_blade walking_staff")
    table = combat("scales_7", deck="battle_cry forage hidden_blade strive")
    assert table.bound() == "battle_cry forage hidden_blade"
    assert table.hand() == "strive"
    table.kill("scales_7", "hidden_blade")  # 2 and 2 for being bound in combat


def test_battle_cry_in_fatigue_makes_fatigue_no_dearer():
    """[fatigue.cost, fatigue.bind]"""
    table = position(hand="battle_cry", bound="hack", deck="steady_thrust feint")
    table.play("battle_cry").do(moves.PayFatigue())
    assert (table.me.effort, table.bound()) == (0, "feint hack steady_thrust")


def test_battle_cry_with_an_empty_deck_reveals_what_can_be_shuffled():
    """[draw.empty]"""
    table = position(hand="battle_cry", discard="steady_thrust").play("battle_cry")
    assert (table.bound(), table.hand()) == ("steady_thrust", "")


def test_flurry_binds_another_card_when_it_is_assigned():
    """It can be assigned in the same round. [assign.ability]"""
    table = combat("dust_5 scales_3", deck="flurry hack cleave").assign("dust_5", "flurry")
    assert table.bound() == "cleave flurry hack"
    table.assign("scales_3", "hack").kill("scales_3", "cleave")
    assert table.asks == "acquire_step"


def test_flurry_draws_nothing_from_an_empty_deck():
    table = combat("dust_5", bound="flurry").kill("dust_5", "flurry")
    assert (table.played(), table.asks) == ("flurry", "acquire_step")


def test_regimental_charge_gives_effort_when_every_enemy_was_defeated():
    table = combat("dust_7 dust_5", bound="regimental_charge hack")
    table.assign("dust_7", "regimental_charge").kill("dust_5", "hack")
    assert table.me.effort == 2


def test_regimental_charge_must_have_been_assigned():
    table = combat("dust_5", bound="regimental_charge hack").kill("dust_5", "hack")
    assert (table.me.effort, table.asks) == (0, "acquire_step")


def test_regimental_charge_gives_nothing_when_an_enemy_was_replaced_or_destroyed():
    told = {"bound": "regimental_charge steady_thrust", "deck": ""}
    table = combat("dust_7 scales_4", board="executioners_axe", **told)
    table.kill("dust_7", "regimental_charge").yes()
    assert (table.gone(), table.me.effort, table.asks) == ("", 0, "acquire_step")
    minions = "dust_5 dust_7"
    table = position(on="rat_cellar", board="lucky_coin", hand="regimental_charge", minions=minions)
    table.play("regimental_charge").activate().yes().kill("dust_7", "regimental_charge")
    assert table.me.effort == 0


def test_steady_thrust_has_three_power():
    table = combat("dust_7", bound="steady_thrust").kill("dust_7", "steady_thrust")
    assert table.me.fame == 1
    table = combat("scales_9", bound="steady_thrust")
    assert not table.can(moves.Assign)  # 3 and the Rusty Axe are 4 against 5


def test_shield_bash_has_two_more_power_with_something_in_the_off_hand():
    """Whatever it is, awake or not. [assign.ability]"""
    for item in ("shield", "captains_pistol"):
        table = combat("scales_7", bound="shield_bash", board=item)
        table.kill("scales_7", "shield_bash")
        assert table.me.fame == 2
    table = combat("scales_7", bound="shield_bash", board="iron_helm")
    assert not table.can(moves.Assign)


def test_drill_takes_an_attack_back_from_the_discard_pile():
    """[cards.return]"""
    table = position(hand="drill", discard="hack strive").play("drill").yes()
    assert (table.me.effort, table.hand(), table.discard()) == (1, "hack", "strive")
    table = position(hand="drill", discard="hack").play("drill").no()
    assert table.hand() == ""


def test_drill_without_an_attack_in_the_discard_pile_gives_its_effort_alone():
    table = position(hand="drill", discard="strive").play("drill")
    assert (table.asks, table.me.effort) == ("explore", 1)


def test_rally_raises_the_strike_bonus_of_the_turn():
    """[strike.draw]"""
    deck = "strive hack forage flourish"
    table = position(on="rat_cellar", hand="rally", deck=deck).play("rally")
    assert table.me.effort == 2
    table.activate()
    assert table.bound() == "forage hack strive"


def test_rally_drawn_as_strike_bonus_draws_one_more_at_once():
    """[strike.resolve, strike.effort]"""
    table = combat("dust_5", deck="rally hack forage strive")
    assert (table.bound(), table.me.effort) == ("forage hack rally", 0)
    table.kill("dust_5", "rally")  # 2 Effort are 2 Power


def test_rally_drawn_by_a_push_comes_too_late():
    """[strike.draw]"""
    deck = "strive hack rally forage"
    table = combat("scales_9", deck=deck, food=1, pains="lose_1_health").end_round().push()
    assert table.bound() == "hack rally strive"


def test_rally_and_lord_edgars_hammer_draw_until_one_more_card_is_no_attack():
    """[strike.hammer]"""
    deck = "rally strive strive hack cleave forage flourish"
    table = combat("dust_2", deck=deck, board="lord_edgars_hammer")
    assert table.bound() == "cleave forage hack rally strive strive"


def test_cleave_weakens_another_enemy_when_its_own_falls():
    """To 1 at the least, for the combat. [enemy.power, cards.enemy]"""
    told = {"bound": "cleave hack", "food": 1, "pains": "lose_1_health"}
    table = combat("dust_7 skulls_3", **told).kill("dust_7", "cleave").push()
    table.kill("skulls_3", "rusty_axe")
    assert table.me.fame == 2
    table = combat("dust_7 skulls_3 scales_7", **told).kill("dust_7", "cleave").foe("scales_7")
    assert table.asks == "push"


def test_cleave_finds_nobody_when_its_enemy_was_the_last():
    table = combat("dust_7", bound="cleave").kill("dust_7", "cleave")
    assert table.asks == "acquire_step"


def test_cleave_may_weaken_a_boss():
    """[cards.enemy]"""
    table = combat("dust_7", boss="jack_dust", bound="cleave warlords_strike", food=1)
    table.kill("dust_7", "cleave").push().kill("jack_dust", "warlords_strike")
    assert table.me.shards == 4


def test_armour_breaker_is_never_ignored_and_uses_no_protection_up():
    """[enemy.pierce, enemy.protection]"""
    table = combat("scales_5", bound="armour_breaker", food=3).kill("scales_5", "armour_breaker")
    assert table.me.fame == 2
    table = combat("scales_7 scales_8", bound="armour_breaker hack", food=3)  # Protection 1 each
    table.kill("scales_7", "armour_breaker", "hack", "rusty_axe")  # 3, ignored, 1
    assert table.foes() == "scales_8"


def test_last_stand_has_two_more_power_at_five_health_or_less():
    """[assign.ability]"""
    for health, beaten in ((5, True), (6, False)):
        table = combat("scales_9", bound="last_stand", health=health)
        table.assign("scales_9", "last_stand")
        assert table.can(moves.EndAssign) is beaten


def test_warlords_strike_has_six_power():
    table = combat("scales_9", bound="warlords_strike").kill("scales_9", "warlords_strike")
    assert table.me.fame == 3


def test_quartermaster_makes_the_next_equipment_two_cheaper():
    """Skills and Flourishes cost what they cost. [acquire.discount]"""
    table = position(hand="quartermaster strive", row="shield iron_helm rally")
    table.play("quartermaster", "strive").end_explore()
    assert table.cards(moves.AcquireCard) == "flourish iron_helm shield"
    table.acquire("shield")
    assert (table.me.effort, table.board()) == (2, "shield")
    assert "iron_helm" not in table.cards(moves.AcquireCard)


def test_discounts_add_up_and_all_that_lowered_the_price_are_used():
    """No price falls below nothing. [acquire.discount]"""
    table = position(on="the_blacksmith", hand="quartermaster", row="crushing_mace shield", level=2)
    table.play("quartermaster").activate().acquire("crushing_mace")
    assert (table.me.effort, table.board()) == (2, "crushing_mace")
    assert "shield" not in table.cards(moves.AcquireCard)
