"""Every Encounter of level 3, activated."""

from support.ordeals_laying import EAST, HERE, NORTH
from support.ordeals_positions import position

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.stats import enemy_power

PAINS = "lose_1_health lose_1_health lose_1_health"


def on(name, **told):
    """Return a position on an Encounter of level 3."""
    return position(on=name, level=3, **told)


def test_the_king_rests_on_his_encounter_until_he_is_fought():
    """[king.engage, king.token]"""
    told = {"royalty": "king_dust", "minions": "dust_7 skulls_6", "food": 1}
    table = on("king", **told).activate()
    assert table.foes() == "king_dust dust_7 skulls_6"
    assert not on("king", king=EAST, east="the_healer").can(moves.ActivateEncounter)


def test_the_healer_heals_four_and_may_lift_a_curse():
    """[cards.may, destroy.box]"""
    table = on("the_healer", health=4, hand="bad_luck").activate().yes().pick("bad_luck")
    assert (table.me.health, table.gone()) == (8, "bad_luck")
    assert on("the_healer", health=9, hand="bad_luck").activate().no().me.health == 10


def test_the_alchemist_distils_up_to_three_food():
    """[cards.amount]"""
    table = on("the_alchemist", food=4).activate()
    assert [move.n for move in table.legal()] == [0, 1, 2, 3]
    table.do(moves.PickAmount(3))
    assert (table.me.food, table.me.effort) == (1, 6)
    table = on("the_alchemist", food=2).activate().do(moves.PickAmount(1))
    assert (table.me.food, table.me.effort) == (1, 2)


def test_the_alchemist_sells_a_tonic_and_can_do_nothing_for_who_has_nothing():
    """[cards.option]"""
    table = on("the_alchemist", effort=2, health=5).activate().choose("Buy a tonic")
    assert (table.me.effort, table.me.health) == (0, 8)
    table = on("the_alchemist").activate()
    assert (table.asks, table.me.effort, table.here().cubes) == ("acquire_step", 0, 2)


def test_beyond_the_13th_gate_lies_an_encounter_of_an_earlier_level():
    """With fresh cubes; it cannot be activated this turn. [encounter.gate]"""
    told = {"earlier": "bandit_toll the_blacksmith jack demon_trader", "row": "shield hunt"}
    table = on("beyond_the_13th_gate", effort=3, food=3, **told).activate()
    assert table.cards() == "bandit_toll demon_trader the_blacksmith"
    table.pick("bandit_toll")
    assert (table.me.fame, table.me.space, table.asks) == (2, HERE, "acquire_step")
    assert (table.here().cubes, table.name(table.here().card)) == (2, "bandit_toll")
    assert table.cards(moves.AcquireCard) == "flourish shield"
    assert table.gone() == "beyond_the_13th_gate"
    table.end_turn().end_explore().end_turn().activate()
    assert not table.game.combat.ambushed


def test_beyond_the_13th_gate_with_nothing_behind_it():
    """[encounter.gate]"""
    table = on("beyond_the_13th_gate").activate()
    assert (table.me.fame, table.name(table.here().card)) == (2, "beyond_the_13th_gate")


def test_lava_causeway_is_an_ambush_of_three_minions():
    """[ambush, combat.reward]"""
    told = {"food": 1, "east": "?lava_causeway", "minions": "dust_3 plague_2 dust_2", "effort": 2}
    table = on("the_healer", bound="hack hack", deck="strive", **told).do(moves.PayFatigue())
    table.move(EAST)
    table.assign("dust_3", "hack").assign("plague_2", "hack").kill("dust_2", "rusty_axe")
    assert (table.me.fame, table.me.shards) == (1 + 3, 3 + 1)


def test_bone_cathedral_has_four_minions_and_lifts_two_curses():
    """[combat.reward, cards.destroy]"""
    told = {"minions": "dust_3 plague_2 dust_2 dust_4", "discard": "bad_luck bad_luck bad_luck"}
    bound = "hack hack hack"
    table = on("bone_cathedral", bound=bound, effort=3, deck="strive strive", **told)
    table.do(moves.PayFatigue()).activate()
    table.assign("dust_3", "hack").assign("plague_2", "hack").assign("dust_2", "hack")
    table.kill("dust_4", "rusty_axe").do(moves.PickFoe(3))
    assert table.me.fame == 1 + 4
    table.pick("bad_luck").done()
    assert (table.gone(), table.discard()) == ("bad_luck", "bad_luck bad_luck")


def test_dragons_hoard_draws_ten_power_of_minions_for_a_relic():
    """[combat.minions, combat.reward, cards.look]"""
    minions = "scales_9 dust_7 dust_3 skulls_3 dust_2"
    told = {"minions": minions, "relics": "oathkeeper saints_mail", "effort": 4}
    bound = "warlords_strike steady_thrust hack cleave"
    table = on("dragons_hoard", bound=bound, **told).do(moves.PayFatigue()).activate()
    assert table.foes() == "scales_9 dust_7 dust_3 skulls_3"
    table.assign("scales_9", "warlords_strike").assign("dust_7", "steady_thrust")
    table.assign("dust_3", "cleave").kill("skulls_3", "hack")
    table.pick("oathkeeper")
    assert (table.me.fame, table.board()) == (3 + 1 + 1 + 1 + 3, "oathkeeper")


def test_hall_of_mirrors_returns_up_to_two_actions_that_were_played():
    """[cards.return]"""
    table = on("hall_of_mirrors", hand="hunt rally hack strive").play("hunt", "rally", "hack")
    table.activate()
    assert table.cards() == "hunt rally"
    table.pick("rally").done()
    assert (table.hand(), table.played()) == ("rally strive", "hunt")
    assert table.play("rally").me.effort == 4
    assert on("hall_of_mirrors").activate().asks == "acquire_step"


def test_warlords_camp_has_stronger_minions_and_gives_a_card_away():
    """Any card of 6 or less of the row. [enemy.power, acquire.now]"""
    told = {"minions": "dust_3 plague_2", "bound": "hack hack", "effort": 2}
    row = "warlords_strike jackal_claws flurry hunt"
    table = on("warlords_camp", row=row, **told).do(moves.PayFatigue()).activate()
    assert [enemy_power(table.game, n) for n in range(2)] == [2, 2]
    table.assign("dust_3", "hack").kill("plague_2", "hack").yes()
    assert table.cards() == "flurry hunt jackal_claws"
    table.pick("flurry")
    assert (table.discard(), table.me.effort, table.me.fame) == ("flurry", 0, 1 + 1)


def test_warlords_camp_gives_no_equipment_for_the_slot_of_a_relic():
    """[relic.slot, acquire.now]"""
    told = {"minions": "dust_3 plague_2", "board": "oathkeeper", "bound": "hack", "effort": 1}
    table = on("warlords_camp", row="iron_maul shield", **told).do(moves.PayFatigue()).activate()
    table.assign("dust_3", "hack").kill("plague_2", "oathkeeper").yes()
    assert table.cards() == "shield"
    table.done()
    assert table.board() == "oathkeeper"


def test_oracle_of_ash_gives_fame_and_sight_for_shards():
    """[event.cost, cards.scout]"""
    table = on("oracle_of_ash", shards=4, east="?the_healer", north="?king").activate()
    table.do(moves.PickSpace(EAST)).do(moves.PickSpace(NORTH))
    assert (table.me.shards, table.me.fame, table.me.scouted) == (1, 5, [EAST, NORTH])
    assert not on("oracle_of_ash", shards=2).can(moves.ActivateEncounter)
    assert on("oracle_of_ash", shards=3).activate().me.fame == 5


def test_the_last_tavern_feeds_and_heals_for_effort():
    """[cards.may, cards.cost]"""
    table = on("last_tavern", effort=1, health=5).activate().yes()
    assert (table.me.food, table.me.health, table.me.effort) == (3, 6, 0)
    assert on("last_tavern").activate().asks == "acquire_step"


def test_cursed_idol_gives_fame_and_a_cube_for_a_curse():
    """On an open Encounter with a Usage value. [cards.cubes, curse.take, event.cost]"""
    told = {"east": "the_healer", "north": "?hall_of_mirrors"}
    table = on("cursed_idol", **told).activate()
    assert {move.space for move in table.legal()} == {HERE, EAST}
    table.do(moves.PickSpace(EAST))
    assert (table.me.fame, table.discard(), table.game.spaces[EAST].cubes) == (4, "bad_luck", 4)
    assert not on("cursed_idol", curses=0).can(moves.ActivateEncounter)
