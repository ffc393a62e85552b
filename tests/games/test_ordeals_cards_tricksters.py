"""Every Trickster card of Ordeals, played."""

from support.ordeals_positions import combat, position

from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.scoring import Duel, EndDuel


def test_double_deal_draws_two_and_discards_one():
    table = position(hand="double_deal strive", deck="hack forage").play("double_deal")
    assert table.me.effort == 1
    assert table.cards() == "forage hack strive"
    table.pick("strive")
    assert (table.hand(), table.discard()) == ("forage hack", "strive")


def test_double_deal_with_nothing_to_draw_discards_what_is_there():
    """[draw.empty]"""
    table = position(hand="double_deal strive").play("double_deal")
    assert (table.hand(), table.discard()) == ("", "strive")
    table = position(hand="double_deal").play("double_deal")
    assert (table.hand(), table.discard(), table.asks) == ("", "", "explore")


def test_tip_the_odds_puts_three_minions_on_top_or_below():
    """Looking is not revealing: the Queen of Dust takes no notice. [cards.look, queen.presence]"""
    told = {"royalty": "queen_dust", "level": 2}
    table = position(hand="tip_the_odds", minions="dust_2 dust_3 dust_4", **told)
    table.play("tip_the_odds")
    assert (table.me.effort, table.me.health) == (2, 10)
    table.put("dust_2", "bottom").put("dust_4", "top").put("dust_3", "top")
    assert table.top("minions") == "dust_3"
    assert table.name(table.game.minions[0]) == "dust_2"
    assert table.asks == "explore"


def test_tip_the_odds_looks_at_fewer_minions_where_there_are_no_more():
    table = position(hand="tip_the_odds", starts=False)
    table.game.minion_discard, table.game.minions = table.game.minions[1:], table.game.minions[:1]
    table.begin().play("tip_the_odds")
    assert len(table.game.looked) == 3
    assert len(table.game.minions) == 29


def test_recall_takes_an_action_back_that_may_be_played_again():
    """What is played twice counts twice. [cards.return, cards.limit]"""
    table = position(hand="strive hack recall recall").play("strive", "hack", "recall").yes()
    assert (table.hand(), table.played()) == ("recall strive", "recall")
    table.play("strive")
    assert table.me.effort == 3
    assert [table.name(c) for c in table.me.played_now].count("strive") == 2
    table.play("recall")
    assert (table.asks, table.hand()) == ("explore", "")


def test_recall_may_be_declined_and_finds_nothing_without_another_action():
    table = position(hand="strive recall").play("strive", "recall").no()
    assert table.hand() == ""
    table = position(hand="recall hack").play("hack", "recall")
    assert (table.asks, table.hand()) == ("explore", "")


def test_summon_companion_copies_an_action_of_the_row():
    """Only a Skill of 5 or less; the card stays where it is. [cards.copy]"""
    table = position(hand="summon_companion", deck="hack", row="hunt feint loaded_deck shield")
    table.play("summon_companion")
    assert table.cards() == "feint hunt"
    table.pick("hunt")
    assert (table.me.effort, table.me.food, table.hand()) == (1, 1, "hack")
    assert "hunt" in table.row()


def test_summon_companion_without_a_skill_card_in_the_row_gives_its_own_effort_alone():
    table = position(hand="summon_companion", row="shield loaded_deck").play("summon_companion")
    assert (table.me.effort, table.asks) == (1, "explore")


def test_summon_companion_as_an_attack_is_bound_and_rests_after_the_turn():
    """[cards.copy, bind.limit]"""
    table = position(hand="summon_companion", row="hunters_shot").play("summon_companion")
    assert (table.bound(), table.played()) == ("summon_companion", "")
    table.end_explore().end_turn()
    assert (table.bound(), table.hand()) == ("", "summon_companion")


def test_summon_companion_copies_no_attack_where_no_more_can_be_bound():
    """[bind.limit]"""
    full = "hack hack hack"
    table = position(hand="summon_companion strive strive strive", bound=full, row="feint hunt")
    table.play("strive", "strive", "strive").do(moves.PayFatigue()).play("summon_companion")
    assert (table.me.food, table.bound()) == (1, "hack hack hack")  # the Hunt, without a question


def test_summon_companion_fights_with_the_power_and_the_rules_of_its_attack():
    """[cards.copy]"""
    table = position(on="rat_cellar", hand="summon_companion", row="hunters_shot", minions="dust_7")
    table.play("summon_companion").activate()
    table.kill("dust_7", "summon_companion")
    assert table.me.food == 2  # one from the shot, one from the Rat Cellar


def test_summon_companion_drawn_in_combat_turns_effort_and_power_into_its_power():
    """[strike.effort, cards.copy]"""
    table = combat("dust_7 scales_9", deck="summon_companion", row="con_artist hunters_shot")
    table.pick("con_artist").kill("dust_7", "summon_companion")  # 1 and 2 Effort
    table = combat("scales_7 scales_9", deck="summon_companion", row="con_artist hunters_shot")
    table.pick("hunters_shot").kill("scales_7", "summon_companion")  # 1 Effort and 3 Power
    assert table.me.food == 1


def test_summon_companion_can_be_an_armour_breaker_or_a_feint():
    """[enemy.pierce, enemy.protection]"""
    told = {"hand": "summon_companion", "on": "rat_cellar", "minions": "scales_3"}
    for copied in ("armour_breaker", "feint"):
        table = position(row=copied, **told).play("summon_companion").activate()
        table.kill("scales_3", "summon_companion")
        assert table.me.fame == 2


def test_summon_companion_that_copies_recall_does_not_take_itself_back():
    table = position(hand="strive summon_companion", row="recall").play("strive")
    table.play("summon_companion").yes()
    assert (table.hand(), table.played()) == ("strive", "summon_companion")


def test_sleight_of_hand_discards_one_to_draw_one():
    table = position(hand="sleight_of_hand strive", deck="hack").play("sleight_of_hand").yes()
    assert (table.me.effort, table.hand(), table.discard()) == (1, "hack", "strive")
    table = position(hand="sleight_of_hand strive", deck="hack").play("sleight_of_hand").no()
    assert table.hand() == "strive"


def test_sleight_of_hand_cannot_be_paid_for_with_an_empty_hand():
    """[cards.cost]"""
    table = position(hand="sleight_of_hand", deck="hack").play("sleight_of_hand")
    assert (table.asks, table.hand(), table.me.effort) == ("explore", "", 1)


def test_pickpocket_steals_food_from_an_opponent_who_has_some():
    table = position(hand="pickpocket", others=[{"food": 1}, {"food": 0}]).play("pickpocket")
    assert (table.me.food, table.other.food, table.me.effort) == (1, 0, 1)
    table = position(hand="pickpocket", others=[{"food": 1}, {"food": 2}]).play("pickpocket")
    table.do(moves.PickSeat(2))
    assert [player.food for player in table.game.players] == [1, 1, 1]


def test_pickpocket_gives_effort_where_nobody_has_food():
    table = position(hand="pickpocket").play("pickpocket")
    assert (table.me.food, table.me.effort) == (0, 2)


def test_pickpocket_does_not_reach_who_is_shielded():
    """[opponent.shielded]"""
    table = position(hand="pickpocket", others=[{"food": 3, "board": "immovable_object"}])
    table.play("pickpocket")
    assert (table.me.food, table.other.food, table.me.effort) == (0, 3, 2)


def test_con_artist_draws_after_another_trickster():
    table = position(hand="con_artist con_artist", deck="hack strive").play("con_artist")
    assert (table.me.effort, table.hand()) == (2, "con_artist")
    table.play("con_artist")
    assert (table.me.effort, table.hand()) == (4, "hack")


def test_con_artist_in_combat_draws_into_the_hand_and_its_effort_is_power():
    """The other Trickster may be one of the same Strike Bonus. [strike.effort, strike.resolve]"""
    table = combat("dust_7", deck="con_artist feint forage")
    assert (table.bound(), table.hand(), table.me.effort) == ("con_artist feint", "forage", 0)
    table.kill("dust_7", "con_artist", "rusty_axe")
    assert table.asks == "acquire_step"
    assert table.can(moves.PlayCard, "forage")


def test_jinx_lets_each_opponent_discard_or_take_a_curse():
    """An option that cannot be done in full is not open. [cards.option]"""
    table = position(hand="jinx", others=[{"hand": "strive hack"}, {}]).play("jinx")
    assert (table.asked, table.labels()) == (1, ["Discard 1 card", "Take a Curse"])
    table.choose("Discard 1 card").pick("hack")
    assert (table.hand(1), table.discard(1)) == ("strive", "hack")
    assert table.discard(2) == "bad_luck"
    assert table.me.effort == 2


def test_jinx_without_curses_and_cards_does_nothing():
    """[cards.option]"""
    table = position(hand="jinx", curses=0, others=[{}, {"hand": "hack"}]).play("jinx")
    assert (table.discard(1), table.discard(2), table.asks) == ("", "hack", "explore")


def test_feint_takes_all_protection_of_its_enemy_in_the_round():
    """It is applied after all that adds Protection. [enemy.protection]"""
    table = combat("scales_3 scales_8", bound="feint hack", food=3).kill("scales_3", "feint")
    assert table.foes() == "scales_8"
    table = combat("scales_3 scales_8", bound="hack", food=3)
    assert not table.can(moves.Assign)


def test_feint_lets_weaker_cards_before_it_count():
    table = (
        combat("scales_5", bound="hack feint").assign("scales_5", "hack").kill("scales_5", "feint")
    )
    assert table.me.fame == 2


def test_hidden_blade_has_two_more_power_when_it_is_bound_in_combat():
    table = combat("scales_7", deck="hidden_blade").kill("scales_7", "hidden_blade")
    assert table.me.fame == 2
    table = position(on="rat_cellar", hand="hidden_blade", minions="scales_7")
    table.play("hidden_blade").activate()
    assert not table.can(moves.Assign)  # 2 and the Rusty Axe are 3 against 4


def test_smoke_bomb_is_discarded_to_flee_without_pain():
    """[flee.abilities]"""
    table = combat("scales_9", bound="smoke_bomb").end_round().flee().yes()
    assert (table.me.health, table.discard(), table.asks) == (10, "smoke_bomb", "acquire_step")
    assert any(isinstance(event, events.PainSpared) for event in table.events)


def test_smoke_bomb_may_be_kept_and_helps_no_one_who_has_assigned_it():
    table = combat("dust_2 scales_4", bound="smoke_bomb", pains="lose_1_health lose_2_health")
    table.end_round().flee().no()
    assert (table.me.health, table.played()) == (7, "smoke_bomb")
    pains = "lose_1_health lose_2_health"
    table = combat("dust_2 scales_4", bound="smoke_bomb", pains=pains)
    table.kill("dust_2", "smoke_bomb").flee()
    assert table.me.health == 7


def test_smoke_bomb_does_not_spare_the_pain_of_a_push():
    table = combat("scales_9", bound="smoke_bomb", food=1, pains="lose_1_health")
    table.end_round().push()
    assert (table.me.health, table.bound()) == (9, "smoke_bomb")


def test_loaded_deck_draws_two():
    table = position(hand="loaded_deck", deck="hack", discard="strive").play("loaded_deck")
    assert (table.me.effort, table.hand(), table.discard()) == (2, "hack strive", "")


# The duel


def duel(deck, **told):
    """Return the duel of two players."""
    table = position(deck=deck, **told, others=[{"food": 2, "hand": "hack"}], starts=False)
    table.game.push(Duel(0), Duel(1), EndDuel((0, 1)))
    table.game.run()
    return table


def test_in_a_duel_effects_on_opponents_are_skipped():
    """[duel]"""
    table = duel("pickpocket jinx strive strive strive").play("pickpocket", "jinx")
    assert (table.asks, table.asked) == ("duel", 0)
    assert (table.other.food, table.me.food, table.me.effort) == (2, 0, 4)


def test_in_a_duel_the_mace_changes_the_weakest_card_of_the_strike_bonus():
    """[duel, strike.resolve]"""
    deck = "strive strive strive strive strive strive strive strive"
    table = duel(deck, board="crushing_mace").done()
    duelled = next(event for event in table.events if isinstance(event, events.Duelled))
    assert duelled.power == 3 + 2
    assert (table.discard(), table.me.deck) == ("strive", [])
