"""The Town and every Encounter of level 1, activated."""

import pytest
from support.ordeals_laying import EAST, WEST
from support.ordeals_positions import combat, position

from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals import moves

PAINS = "lose_1_health lose_1_health lose_1_health"


def test_town_sells_food_and_rest_to_everybody_every_turn():
    """It has no Usage value. [usage.empty, cards.option]"""
    table = position(effort=5, health=6).activate()
    assert table.labels() == ["Buy food", "Rest at the inn"]
    table.choose("Buy food")
    assert (table.me.effort, table.me.food, table.here().cubes) == (3, 2, None)
    table = position(effort=5, health=6).activate().choose("Rest at the inn")
    assert (table.me.effort, table.me.health) == (2, 8)
    table = position(effort=2, health=6).activate()
    assert (table.me.food, table.me.health) == (2, 6)


def test_town_cannot_be_activated_without_effort():
    """[event.cost]"""
    assert not position(effort=1, food=9).can(moves.ActivateEncounter)


def test_jack_is_fought_on_his_encounter():
    """[boss.draw]"""
    table = position(on="jack", royalty="jack_dust", minions="dust_7", food=3).activate()
    assert table.foes() == "jack_dust dust_7"


def test_wizened_teacher_destroys_a_basic_card_and_draws():
    """[event.cost, cards.destroy]"""
    table = position(on="wizened_teacher", effort=1, hand="hunt", discard="strive", deck="hack")
    table.activate().pick("strive")
    assert (table.me.effort, table.hand(), table.gone()) == (0, "hack hunt", "strive")
    assert table.here().cubes == 2


def test_wizened_teacher_draws_also_when_there_is_no_basic_card():
    """But nothing happens without the Effort. [event.cost]"""
    table = position(on="wizened_teacher", effort=1, discard="bad_luck", deck="hack").activate()
    assert (table.hand(), table.gone()) == ("hack", "")
    assert not position(on="wizened_teacher", hand="hack").can(moves.ActivateEncounter)


def test_twisted_canyon_rewards_with_food_and_a_move_that_no_ambush_stops():
    """[combat.reward, move.free, ambush.fails]"""
    told = {"on": "twisted_canyon", "east": "?bandit_toll", "minions": "dust_3"}
    table = position(**told).activate().kill("dust_3", "rusty_axe")
    assert table.me.food == 2
    table.yes().move_free(EAST)
    assert (table.asks, table.me.food, table.here().cubes) == ("acquire_step", 2, 2)


def test_twisted_canyon_gives_nothing_to_who_flees():
    """[combat.reward]"""
    told = {"on": "twisted_canyon", "minions": "dust_3", "pains": PAINS}
    table = position(**told).activate().end_round().flee()
    assert (table.me.food, table.asks) == (0, "acquire_step")


def test_test_of_endurance_moves_on_and_activates_there_twice():
    """With all costs and cubes. [encounter.endurance, move.jump]"""
    told = {"on": "test_of_endurance", "hand": "hunt hunt", "east": "abandoned_farm"}
    table = position(**told, north="jack", south="?rat_cellar").play("hunt", "hunt").activate()
    assert {move.space for move in table.legal()} == {EAST, WEST}
    table.do(moves.PickSpace(EAST)).yes().yes()
    assert (table.me.fame, table.me.food, table.me.space) == (2, 6, EAST)
    assert (table.here().cubes, table.asks) == (1, "acquire_step")


def test_test_of_endurance_stops_where_the_cubes_or_the_costs_end():
    """[encounter.endurance, usage.empty, event.cost]"""
    told = {"on": "test_of_endurance", "hand": "hunt hunt"}
    table = position(**told, east="wizened_teacher", effort=1).play("hunt", "hunt").activate()
    table.do(moves.PickSpace(EAST)).yes()
    assert (table.asks, table.here().cubes) == ("acquire_step", 2)
    table = position(**told, east="abandoned_farm").play("hunt", "hunt")
    table.game.spaces[EAST].cubes = 1
    table.activate().do(moves.PickSpace(EAST)).yes()
    assert (table.asks, table.me.food) == ("acquire_step", 4)


def test_test_of_endurance_can_mean_two_combats_and_ends_with_death():
    """[encounter.endurance, death.sequence]"""
    told = {"on": "test_of_endurance", "hand": "hunt hunt", "east": "rat_cellar", "pains": PAINS}
    table = position(**told, minions="dust_3 plague_2").play("hunt", "hunt").activate()
    table.do(moves.PickSpace(EAST)).yes().kill("dust_3", "rusty_axe").yes()
    table.kill("plague_2", "rusty_axe")
    assert (table.me.shards, table.asks) == (4, "acquire_step")
    table = position(**told, minions="scales_9", health=1).play("hunt", "hunt").activate()
    table.do(moves.PickSpace(EAST)).yes().end_round().flee()
    assert (table.asked, table.me.space, table.me.fame) == (1, WEST, 0)


def test_test_of_endurance_needs_two_wanderers_played():
    """[event.cost]"""
    table = position(on="test_of_endurance", hand="hunt harvest rally").play("hunt", "rally")
    assert not table.can(moves.ActivateEncounter)
    assert table.play("harvest").no().can(moves.ActivateEncounter)


def test_test_of_strength_needs_two_soldiers_bound_now():
    """They stay bound. [event.cost]"""
    told = {"on": "test_of_strength", "hand": "steady_thrust rally cleave hack"}
    table = position(**told).play("steady_thrust", "rally", "hack")
    assert not table.can(moves.ActivateEncounter)
    table.play("cleave").activate()
    assert (table.me.shards, table.me.fame) == (3, 2)
    assert table.bound() == "cleave hack steady_thrust"


def test_test_of_wit_lets_each_opponent_lose_fame_or_take_a_curse():
    """Who has not 2 Fame cannot lose them. [cards.option]"""
    told = {"on": "test_of_wit", "hand": "con_artist recall"}
    table = position(**told, others=[{"fame": 2}, {"fame": 1}]).play("con_artist", "recall").yes()
    table.activate()
    assert (table.me.shards, table.me.fame, table.asked) == (2, 2, 1)
    table.choose("Lose 2 Fame")
    assert [(p.fame, len(p.discard)) for p in table.game.players[1:]] == [(0, 0), (1, 1)]


def test_test_of_wit_counts_a_trickster_that_is_played_twice():
    """[event.cost, cards.return]"""
    table = position(on="test_of_wit", hand="con_artist")
    assert not table.play("con_artist").can(moves.ActivateEncounter)
    table = position(on="test_of_wit", hand="jinx recall", others=[{"hand": "hack"}])
    table.play("jinx").choose("Discard 1 card").play("recall").no()
    assert table.can(moves.ActivateEncounter)


@pytest.mark.parametrize(("open_ones", "minions"), [(2, 1), (3, 1), (5, 1), (6, 2)], ids=str)
def test_the_crossroads_counts_revealed_encounters_by_threes(open_ones, minions):
    """With the Town and itself, and one minion at least."""
    others = ["abandoned_farm", "the_maiden", "mr_lionel", "jack"][: open_ones - 2]
    spaces = dict(zip(("north", "east", "south"), others, strict=False))
    table = position(on="the_crossroads", minions="dust_3 plague_2", **spaces, starts=False)
    from gamebox.games.ordeals.state import Space  # noqa: PLC0415

    for n, name in enumerate(others[3:]):
        [card] = [c for c in table.game.box if table.name(c) == name]
        table.game.box.remove(card)
        table.game.spaces[n] = Space(card, open=True)
    table.begin().activate()
    assert len(table.foes().split()) == minions


def test_the_crossroads_reward():
    """[combat.reward]"""
    table = position(on="the_crossroads", minions="plague_2").activate()
    table.kill("plague_2", "rusty_axe")
    assert (table.me.fame, table.me.effort) == (1, 2)


def test_the_maiden_cares_for_food_or_is_carried():
    """Her price in Health is no loss of Health. [cards.option, health.loss]"""
    table = position(on="the_maiden", food=2, health=6).activate().choose("Accept her care")
    assert (table.me.food, table.me.health) == (0, 9)
    table = position(on="the_maiden", health=6, board="chain_hauberk").activate()
    assert (table.me.food, table.me.health, table.me.fame) == (2, 5, 1)


def test_the_maiden_can_be_the_death_of_who_carries_her():
    """The last Health may be paid, but then nothing follows. [health.spent, death.check]"""
    table = position(on="the_maiden", health=1, fame=3).activate()
    assert (table.me.food, table.me.fame, table.me.health, table.asked) == (0, 0, 10, 1)


def test_mr_lionel_finds_a_shield_in_the_row_first_then_below():
    """[cards.take, row.refill]"""
    told = {"on": "mr_lionel", "effort": 2}
    table = position(**told, row="shield", dealer_discard="shield", dealer="hunt").activate()
    assert (table.board(), table.me.effort) == ("shield", 0)
    assert table.names(table.game.dealer_discard) == "shield"
    assert len(table.row().split()) == 6
    table = position(**told, dealer_discard="shield shield").activate()
    assert table.names(table.game.dealer_discard) == "shield"
    table = position(**told).activate()
    assert table.board() == "shield"


def test_mr_lionel_stashes_what_is_in_the_off_hand():
    """[equip.stash]"""
    table = position(on="mr_lionel", effort=2, board="spiked_buckler").activate()
    assert (table.board(), table.me.fame) == ("shield", 2)


def test_mr_lionel_gives_shards_where_a_relic_stands_or_no_shield_is_left():
    """[cards.take, relic.slot]"""
    told = {"on": "mr_lionel", "effort": 2}
    table = position(**told, board="aegis_of_dawn").activate()
    assert (table.board(), table.me.shards) == ("aegis_of_dawn", 2)
    rivals = [{"board": "shield"}, {"board": "shield"}, {"board": "shield"}]
    table = position(**told, others=rivals).activate()
    assert (table.board(), table.me.shards) == ("", 2)


def test_bandit_toll_is_an_ambush_of_two_minions():
    """[ambush, combat.reward]"""
    told = {"food": 1, "east": "?bandit_toll", "minions": "dust_3 plague_2", "deck": "strive hack"}
    table = position(**told).move(EAST)
    assert (table.bound(), table.here().cubes) == ("strive", 1)
    table.assign("dust_3", "strive").kill("plague_2", "rusty_axe")
    assert table.me.shards == 2 + 2


def test_abandoned_farm_gives_food_and_more_for_a_card():
    """[cards.may, cards.cost]"""
    table = position(on="abandoned_farm", hand="strive hack").activate().yes().pick("hack")
    assert (table.me.food, table.discard()) == (3, "hack")
    assert position(on="abandoned_farm", hand="hack").activate().no().me.food == 2
    table = position(on="abandoned_farm").activate()
    assert (table.asks, table.me.food) == ("acquire_step", 2)


def test_old_battlefield_makes_a_piece_of_equipment_cheaper():
    """[combat.reward, acquire.discount]"""
    told = {"on": "old_battlefield", "minions": "dust_3 plague_2", "bound": "hack", "effort": 3}
    table = position(**told, row="shield spiked_buckler").do(moves.PayFatigue()).activate()
    table.assign("dust_3", "hack").kill("plague_2", "rusty_axe")
    assert table.me.fame == 1 + 1
    table.acquire("spiked_buckler")
    assert (table.me.effort, table.cards(moves.AcquireCard)) == (1, "")


def test_travelling_peddler_changes_the_row_and_makes_a_card_cheaper():
    """[cards.row, acquire.discount]"""
    row = "shield rally hunt recall jinx flurry"
    told = {"on": "travelling_peddler", "effort": 3, "row": row, "dealer": "harvest feint"}
    table = position(**told).activate().pick("rally", "jinx")
    assert table.row() == "feint flurry harvest hunt recall shield"
    assert table.names(table.game.dealer_discard) == "jinx rally"
    table.acquire("harvest")
    assert table.me.effort == 2
    table = position(**told).activate().done()
    assert table.row() == " ".join(sorted(row.split()))


def test_rat_cellar_rewards_with_food_and_a_shard():
    """[combat.reward]"""
    table = position(on="rat_cellar", minions="plague_2").activate().kill("plague_2", "rusty_axe")
    assert (table.me.food, table.me.shards, table.here().cubes) == (1, 2, 2)


def test_a_combat_without_a_defeated_enemy_brings_no_reward():
    """[combat.reward]"""
    table = combat("", fight={"reward": (say.Gain("fame", 5),)}, board="oathkeeper")
    assert (table.asks, table.me.fame) == ("acquire_step", 1)  # won all the same
