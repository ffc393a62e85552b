"""Every weapon of Ordeals, used."""

import pytest
from support.ordeals_positions import combat, position

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
    table = combat("dust_8 dust_7 scales_4 scales_5", **told, food=3)
    table.kill("dust_8", "executioners_axe").yes()
    assert table.game.questions[0].asks == "foe"
    table.foe("scales_4")
    assert (table.foes(), table.me.shards, table.me.fame) == ("dust_7 scales_5", 2, 1)
    assert "scales_4" in table.names(table.game.minion_discard)


def test_executioners_axe_works_with_any_card_once_in_a_combat():
    """[cards.limit]"""
    told = {"board": "executioners_axe", "bound": "steady_thrust steady_thrust", "food": 2}
    table = combat("dust_7 scales_4 skulls_6 scales_9", pains=PAINS, **told)
    table.kill("dust_7", "steady_thrust").yes().foe("scales_4").push()
    table.kill("skulls_6", "steady_thrust")
    assert (table.asks, table.foes()) == ("push", "scales_9")


def test_executioners_axe_may_stay_and_finds_no_boss_nor_another_power():
    table = combat("dust_7 scales_4", board="executioners_axe", food=3).kill(
        "dust_7", "executioners_axe"
    )
    table.no()
    assert table.foes() == "scales_4"
    table = combat("dust_7 scales_9", board="executioners_axe", food=3).kill(
        "dust_7", "executioners_axe"
    )
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
