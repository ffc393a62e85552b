"""Every Relic of Ordeals, used."""

import pytest
from support.ordeals_laying import EAST, HERE, NORTH
from support.ordeals_positions import TURN, combat, position

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.royalty import ChooseLoot, DrawRelics

DECK = "strive hack strive forage strive hack"
PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health lose_1_health"
WEAPONS = [
    ("krakens_claws", 4, 6, 2),
    ("mountain_splitter", 5, 1, 4),
    ("oathkeeper", 5, 4, 2),
]


@pytest.mark.parametrize(("weapon", "power", "limit", "bonus"), WEAPONS)
def test_every_weapon_has_its_power_its_limit_and_its_strike_bonus(weapon, power, limit, bonus):
    """[weapon.limit, strike.draw, assign.power]"""
    table = position(board=weapon, hand="hack hack hack hack walking_staff feint feint")
    while table.can(moves.PlayCard):
        table.do(table.legal()[0])
    assert len(table.me.bound) == limit
    table = combat("dust_2", board=weapon, deck=DECK)
    assert len(table.me.bound) == bonus
    table.assign("dust_2", weapon)
    assert [event.power for event in table.events if hasattr(event, "power")] == [power]


def test_krakens_claws_split_the_power_of_bound_cards():
    """In whole points, each enemy its part; the weapon stays whole. [relic.kraken]"""
    table = combat("dust_2 dust_3 plague_2", board="krakens_claws", bound="steady_thrust")
    for foe in ("dust_2", "dust_3", "plague_2"):
        table.assign(foe, "steady_thrust:1")
    table.end_round()
    assert (table.me.shards, table.me.fame) == (3, 1)


def test_krakens_claws_do_not_split_the_claws_themselves():
    """[relic.kraken]"""
    table = combat("dust_2 dust_3", board="krakens_claws")
    assert {move.part for move in table.legal() if isinstance(move, moves.Assign)} == {0}
    table.assign("dust_2", "krakens_claws")
    assert not table.can(moves.Assign)


def test_krakens_claws_use_protection_up_on_several_enemies_with_one_card():
    """The whole part is ignored. [relic.kraken, enemy.protection]"""
    told = {"board": "krakens_claws", "bound": "hack hack steady_thrust"}
    table = combat("scales_3 scales_5", **told)
    table.assign("scales_3", "hack:1", "hack:2").kill("scales_5", "hack:1", "steady_thrust:3")
    assert table.asks == "acquire_step"


def test_krakens_claws_lose_what_is_left_of_a_card_after_the_round():
    """[relic.kraken, combat.clean]"""
    told = {"board": "krakens_claws", "bound": "steady_thrust", "food": 1, "pains": PAINS}
    table = combat("dust_3 scales_4", **told).kill("dust_3", "steady_thrust:1").push()
    assert table.bound() == ""


def test_mountain_splitter_earns_fame_when_it_fells_a_boss():
    told = {"board": "mountain_splitter", "bound": "steady_thrust second_wind"}
    table = combat("dust_7", boss="jack_dust", **told)
    table.assign("dust_7", "steady_thrust")
    table.kill("jack_dust", "mountain_splitter", "second_wind")
    assert table.me.fame == 1 + 4 + 2
    table = combat("dust_7", board="mountain_splitter").kill("dust_7", "mountain_splitter")
    assert table.me.fame == 1


def test_mountain_splitter_must_have_been_assigned_to_the_boss():
    told = {"board": "mountain_splitter", "bound": "warlords_strike hack"}
    table = combat("dust_7", boss="jack_dust", **told)
    table.assign("dust_7", "mountain_splitter").kill("jack_dust", "warlords_strike", "hack")
    assert table.me.fame == 1 + 4


def test_oathkeeper_earns_fame_with_every_combat_won():
    """[combat.won]"""
    table = combat("dust_2", board="oathkeeper").kill("dust_2", "oathkeeper")
    assert table.me.fame == 1
    table = combat("scales_9 dust_2", board="oathkeeper", pains=PAINS)
    assert table.kill("dust_2", "oathkeeper").flee().me.fame == 0


def test_crown_of_embers_gives_effort_that_can_pay_fatigue():
    """[fatigue.before]"""
    table = position(board="crown_of_embers", bound="hack hack")
    assert table.me.effort == 2
    table.do(moves.PayFatigue())
    assert (table.me.effort, table.bound()) == (0, "hack hack")


def test_mask_of_many_faces_acquires_everything_everywhere_and_the_first_cheaper():
    """[acquire.where, acquire.discount]"""
    told = {"on": "rat_cellar", "effort": 6, "row": "rally shield hunt"}  # T and W here
    table = position(board="mask_of_many_faces", **told).end_explore()
    table.acquire("rally").acquire("shield")
    assert table.me.effort == 0
    table = position(**told).end_explore()
    assert table.cards(moves.AcquireCard) == "flourish hunt"


def test_helm_of_the_watch_has_one_more_card_and_fears_no_ambush():
    """[strike.draw, strike.ambush]"""
    table = position(board="helm_of_the_watch", deck=DECK, food=1, east="?bandit_toll").move(EAST)
    assert (len(table.me.bound), table.game.combat.ambushed) == (3, False)


def test_helm_of_the_watch_gives_a_dune_lurker_no_advantage():
    """[strike.ambush, enemy.power]"""
    told = {"food": 1, "east": "?twisted_canyon", "minions": "dust_6", "bound": "hack"}
    table = position(board="helm_of_the_watch", effort=1, **told).do(moves.PayFatigue()).move(EAST)
    table.kill("dust_6", "hack")
    table = position(effort=1, **told).do(moves.PayFatigue()).move(EAST)
    assert not table.assign("dust_6", "hack").can(moves.EndAssign)


def test_saints_mail_spares_two_pain_cards_in_a_combat():
    """[pain.before, cards.limit]"""
    told = {"board": "saints_mail", "food": 3, "pains": PAINS}
    table = combat("scales_9", **told).end_round().push().yes().end_round().push().yes()
    assert table.me.health == 10
    table.end_round().flee()
    assert (table.asks, table.me.health) == ("acquire_step", 7)
    table = combat("scales_9", **told).end_round().push().no()
    assert table.me.health == 9


def test_shroud_of_moths_avoids_any_ambush_and_spares_two_pain_of_a_flight():
    """[ambush.avoid, flee.pain]"""
    table = position(board="shroud_of_moths", food=1, east="?bandit_toll").move(EAST).yes()
    assert (table.asks, table.here().cubes) == ("explore", 2)
    table = position(board="shroud_of_moths", food=2, east="?bandit_toll").move(EAST).no()
    assert table.game.combat.ambushed
    table = combat("scales_9", board="shroud_of_moths", pains=PAINS, food=3).end_round().flee()
    assert table.me.health == 9


def test_emperors_mantle_draws_a_sixth_card_in_rest_but_not_after_death():
    """[rest.draw, death.sequence]"""
    table = position(board="emperors_mantle", deck=DECK).end_explore().end_turn()
    assert len(table.me.hand) == 6
    table = position(board="emperors_mantle", deck=DECK, health=1, east="rat_cellar").move(EAST)
    assert (len(table.me.hand), table.me.health) == (5, 10)


def test_aegis_of_dawn_spares_two_pain_beside_a_one_handed_weapon():
    """[push.pain, flee.pain, shield.weapon]"""
    table = combat("scales_9 dust_2", board="aegis_of_dawn", food=2, pains=PAINS)
    table.end_round().push()
    assert table.me.health == 10
    table.end_round().flee()
    assert table.me.health == 8
    table = combat("scales_9", board="aegis_of_dawn iron_maul", pains=PAINS).end_round().flee()
    assert table.me.health == 7


def test_lantern_of_the_deep_scouts_and_makes_the_first_move_free():
    """It can be used without Food, and while one has some. [cards.scout, move.food]"""
    table = position(board="lantern_of_the_deep", food=1, east="?rat_cellar", north="the_maiden")
    table.do(moves.PickSpace(EAST))
    table.move(EAST)
    assert (table.me.food, table.me.health) == (1, 10)
    table.move(HERE)
    assert table.me.food == 0
    table.move(NORTH)
    assert table.me.health == 9


def test_horn_of_plenty_gives_two_food_every_turn():
    assert position(board="horn_of_plenty", food=1).me.food == 3


def test_heart_of_the_phoenix_heals_at_the_end_of_the_turn():
    table = position(board="heart_of_the_phoenix", health=8).end_explore().end_turn()
    assert table.me.health == 9
    table = position(board="heart_of_the_phoenix").end_explore().end_turn()
    assert table.me.health == 10


def test_heart_of_the_phoenix_makes_death_cheaper():
    """Half the Fame, and the Food is kept. [death.sequence, relic.safe]"""
    told = {"fame": 12, "food": 1, "health": 1, "east": "?jack", "royalty": "jack_scales"}
    table = position(board="heart_of_the_phoenix iron_helm", **told, west="the_maiden")
    table.me.food = 3
    table.move(EAST)
    assert (table.me.fame, table.me.food, table.me.health) == (7, 2, 10)
    assert (table.board(), table.gone()) == ("heart_of_the_phoenix", "iron_helm")


def test_ledger_of_souls_counts_two_minions_a_combat():
    """[cards.limit, loot.order]"""
    told = {"board": "ledger_of_souls", "bound": "hack hack hack", "food": 1, "pains": PAINS}
    table = combat("skulls_3 dust_2 plague_2 plague_4 scales_9", **told)
    table.assign("skulls_3", "hack").assign("dust_2", "hack").kill("plague_2", "hack")
    assert table.me.fame == 1 + 2
    table = combat("dust_2", boss="jack_dust", board="ledger_of_souls", bound="hack")
    table.kill("dust_2", "hack")
    assert table.me.fame == 1


def test_a_relic_gives_way_to_another_relic_alone():
    """[relic.slot, equip.stash]"""
    table = position(board="crown_of_embers", effort=9, row="iron_helm shield").end_explore()
    assert table.cards(moves.AcquireCard) == "flourish shield"
    told = {
        "on": "demon_trader",
        "level": 2,
        "shards": 4,
        "relics": "helm_of_the_watch saints_mail",
    }
    table = position(board="crown_of_embers", **told).activate().pick("helm_of_the_watch")
    assert (table.board(), table.gone(), table.me.fame) == (
        "helm_of_the_watch",
        "crown_of_embers",
        5,
    )


def test_a_relic_takes_the_place_of_other_equipment():
    """[relic.slot, equip.stash]"""
    told = {
        "on": "demon_trader",
        "level": 2,
        "shards": 4,
        "relics": "helm_of_the_watch saints_mail",
    }
    table = position(board="iron_helm", **told).activate().pick("helm_of_the_watch")
    assert (table.board(), table.me.fame) == ("helm_of_the_watch", 1)


def test_death_destroys_no_relic():
    """[relic.safe, death.equipment]"""
    table = position(board="oathkeeper", health=1, east="rat_cellar").move(EAST)
    assert (table.board(), table.me.space, table.gone()) == ("oathkeeper", HERE, "")


def loot(relics, **told):
    """Return the looting of a Jack whom I have defeated, with so many Relics in the deck."""
    table = position(minions="dust_7", royalty="jack_dust", **told, starts=False)
    game = table.game
    game.box += game.relics[relics:]
    game.relics = game.relics[:relics]
    game.stack = [*TURN]
    game.push(*(ChooseLoot(seat) for seat in range(game.seats)), DrawRelics())
    game.run()
    return table


def test_relics_are_looted_in_turn_and_each_cheaper_than_the_one_before():
    """[loot.price, loot.draw, loot.order, relic.must]"""
    rivals = [{"shards": 4}, {"shards": 2}]
    table = loot(9, shards=6, others=rivals).do(moves.LootRelic()).do(moves.LootRelic())
    assert not table.can(moves.LootRelic)
    table.do(moves.LootPass())
    assert [player.shards for player in table.game.players] == [1, 0, 2]
    assert len(table.legal()) == 3
    table.do(table.legal()[0])
    assert (table.asked, len(table.legal())) == (1, 2)
    table.do(table.legal()[0])
    assert [len(player.board) for player in table.game.players] == [1, 1, 0]
    assert len(table.game.relics) == 9 - 2


def test_who_pays_and_gets_no_relic_has_the_shards_back():
    """[relic.few]"""
    table = loot(1, shards=5, others=[{"shards": 4}]).do(moves.LootRelic()).do(moves.LootRelic())
    assert [player.shards for player in table.game.players] == [0, 4]
    assert [len(player.board) for player in table.game.players] == [1, 0]
    table = loot(0, shards=5).do(moves.LootRelic())
    assert (table.me.shards, table.board(), table.asks) == (5, "", "acquire_step")


def test_destroyed_relics_come_back_when_the_deck_is_empty():
    """[destroy.deck, relic.few]"""
    table = loot(0, shards=5)
    [card, *_] = [c for c in table.game.box if table.name(c) == "oathkeeper"]
    table.game.box.remove(card)
    table.game.destroyed.append(card)
    table.do(moves.LootRelic())
    assert table.board() == "oathkeeper"
