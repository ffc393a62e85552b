"""Weapons under a Curse token in the campaign of Ordeals: their numbers stay, abilities sleep."""

from support.ordeals_campaign import fight

from gamebox.games.ordeals import moves

PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health"
DECK = "strive hack strive forage strive"


def weak(minions: str, weapon: str, **told):
    """Return a combat with a weapon whose abilities sleep. [scenario.weakness]"""
    return fight(minions, board=weapon, weak=True, **told)


def test_a_weak_rapier_is_ignored_by_protection():
    """[scenario.weakness, enemy.pierce]"""
    assert fight("scales_5", board="duellists_rapier").can(moves.Assign)
    assert not weak("scales_5", "duellists_rapier").can(moves.Assign)


def test_a_weak_mace_leaves_the_strike_bonus_as_it_is():
    """[scenario.weakness, strike.resolve]"""
    assert weak("dust_2", "crushing_mace", deck="hack walking_staff hack").bound() == (
        "hack walking_staff"
    )


def test_a_weak_hammer_draws_its_strike_bonus_whatever_comes():
    """[scenario.weakness, strike.hammer]"""
    assert weak("dust_2", "lord_edgars_hammer", deck=DECK).bound() == "hack strive strive"


def test_weak_claws_bring_no_food_to_the_winner():
    """[scenario.weakness, combat.won]"""
    assert fight("dust_2", board="jackal_claws").kill("dust_2", "jackal_claws").me.food == 2
    assert weak("dust_2", "jackal_claws").kill("dust_2", "jackal_claws").me.food == 0


def test_weak_sabres_draw_one_card_on_a_push():
    """[scenario.weakness, push.abilities]"""
    table = weak("scales_9", "storm_sabres", deck=DECK, food=1, pains=PAINS)
    assert table.end_round().push().bound() == "hack strive"


def test_a_weak_greatsword_has_no_more_power_at_low_health():
    """[scenario.weakness, assign.ability]"""
    assert fight("scales_9", board="berserker_greatsword", health=4).can(moves.Assign)
    assert not weak("scales_9", "berserker_greatsword", health=4).can(moves.Assign)


def test_a_weak_axe_destroys_nothing():
    """[scenario.weakness, cards.destroy]"""
    told = {"food": 3, "bound": "hack"}
    table = fight("dust_7 scales_4", board="executioners_axe", **told)
    assert table.kill("dust_7", "executioners_axe").asks == "use"
    table = weak("dust_7 scales_4", "executioners_axe", **told)
    assert table.kill("dust_7", "executioners_axe").asks == "push"


def test_weak_relics_do_not_split_power_nor_gain_anything():
    """[scenario.weakness, relic.kraken, combat.won]"""
    told = {"bound": "steady_thrust"}
    assert any(move.part for move in splits(fight("dust_2 dust_3", board="krakens_claws", **told)))
    assert not any(move.part for move in splits(weak("dust_2 dust_3", "krakens_claws", **told)))


def splits(table) -> list[moves.Assign]:
    return [move for move in table.legal() if isinstance(move, moves.Assign)]
