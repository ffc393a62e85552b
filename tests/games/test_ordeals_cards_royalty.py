"""Every Royalty of Ordeals: what it is, and what it does."""

import pytest
from support.ordeals_laying import EAST, HERE, WEST
from support.ordeals_positions import combat, position

from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals.combat import push_cost
from gamebox.games.ordeals.stats import enemy_keyword, enemy_power

PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health lose_1_health lose_1_health"
# name, Power, minions of Power 2 that it draws, Pain, Token Shards, Fame, Protection, Infected
PRINTED = [
    ("jack_dust", 8, 2, 2, 3, 4, 0, 0),
    ("jack_plague", 9, 1, 2, 3, 4, 0, 1),
    ("jack_skulls", 9, 1, 2, 3, 4, 0, 0),
    ("jack_scales", 8, 1, 3, 3, 5, 1, 0),
    ("queen_dust", 12, 2, 3, 4, 6, 0, 0),
    ("queen_plague", 13, 2, 3, 4, 6, 0, 1),
    ("queen_skulls", 13, 2, 3, 4, 6, 0, 0),
    ("queen_scales", 12, 2, 4, 4, 7, 1, 0),
    ("king_dust", 15, 3, 3, 0, 9, 0, 0),
    ("king_plague", 16, 3, 3, 0, 9, 0, 2),
    ("king_skulls", 17, 2, 3, 0, 9, 0, 0),
    ("king_scales", 15, 2, 4, 0, 10, 2, 0),
]
LEVELS = {"jack": 1, "queen": 2, "king": 3}
DRAWN = ("skulls_3", "skulls_4", "scales_2")
PAIN_OF_DRAWN = (1, 2, 1)
STAFFS = ("walking_staff", "walking_staff")
STRONG = (*STAFFS, "warlords_strike", "cleave", "last_stand", "steady_thrust")


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_every_royalty_has_its_power_minions_pain_loot_and_keywords(printed):
    """[boss.draw, boss.last, enemy.protection, infected, flee.pain, loot.gain, loot.royalty]"""
    name, power, drawn, pain, shards, fame, protection, infected = printed
    level = LEVELS[name.partition("_")[0]]
    told = {"boss": name, "level": level, "minions": " ".join(DRAWN), "pains": PAINS}
    table = combat(bound=" ".join((*STRONG, "hack", "hack", "hack")), **told)
    assert table.foes().split() == [name, *DRAWN[:drawn]]
    assert enemy_power(table.game, 0) == power
    assert enemy_keyword(table.game, 0, "protection") == protection
    assert push_cost(table.game, 0) == 1 + infected
    assert not any(isinstance(move, moves.Assign) and move.foe == 0 for move in table.legal())
    for minion in DRAWN[:drawn]:
        table.assign(minion, "hack")
    table.kill(name, *STRONG)
    assert (table.me.shards, table.me.fame) == (shards + drawn, fame + drawn)
    assert table.asks == "loot"
    table = combat(**told).end_round().flee()
    suffered = [event for event in table.events if isinstance(event, events.PainResolved)]
    assert len(suffered) == pain + sum(PAIN_OF_DRAWN[:drawn])


# Jacks: once, when the Encounter is turned up


def test_jack_of_dust_takes_three_food_from_each_player():
    """He forces nobody to fight. [jack.revealed, resources.zero]"""
    told = {"royalty": "jack_dust", "others": [{"food": 2}]}
    table = position(east="?jack", food=5, **told).move(EAST)
    assert (table.me.food, table.other.food, table.asks) == (1, 0, "explore")
    table = position(east="jack", food=5, **told).move(EAST)
    assert (table.me.food, table.other.food) == (4, 2)


def test_jack_of_plague_gives_each_player_a_pain_card():
    """In turn order. [jack.revealed, pain.resolve]"""
    pains = "lose_1_health lose_3_health"
    table = position(east="?jack", food=1, royalty="jack_plague", pains=pains).move(EAST)
    assert (table.me.health, table.other.health) == (9, 7)


def test_jack_of_skulls_curses_each_player_who_then_discards():
    """As far as there are Curses and cards. [jack.revealed, curse.take, cards.discard]"""
    told = {"royalty": "jack_skulls", "others": [{"hand": "strive"}, {}]}
    table = position(east="?jack", food=1, hand="hack forage", curses=2, **told).move(EAST)
    table.pick("forage")
    assert table.discard() == "bad_luck forage"
    assert (table.discard(1), table.hand(1)) == ("bad_luck strive", "")
    assert (table.discard(2), table.asks) == ("", "explore")


def test_jack_of_scales_hurts_each_player():
    """Who dies of it, dies; who revealed him then has no more turn. [jack.revealed, death.check]"""
    told = {"royalty": "jack_scales", "food": 1, "east": "?jack"}
    table = position(**told, others=[{"health": 2, "fame": 11}]).move(EAST)
    assert (table.me.health, table.other.health, table.other.fame) == (8, 10, 1)
    assert table.asks == "explore"
    table = position(health=2, **told).move(EAST)
    assert (table.me.health, table.other.health, table.asked) == (10, 8, 1)


# Queens: from the beginning of level 2 until she is defeated


def test_queen_of_dust_hurts_who_reveals_a_dust_minion():
    """[queen.presence, minion.reveal]"""
    told = {"royalty": "queen_dust"}
    table = combat("dust_7 scales_2 dust_3", level=2, **told)
    assert (table.me.health, table.other.health) == (8, 10)
    assert combat("dust_7", level=1, **told).me.health == 10
    assert combat("dust_7 dust_3", level=2, boss="queen_dust").me.health == 8


def test_queen_of_plague_makes_plague_minions_more_infectious():
    """[queen.presence, infected]"""
    told = {"royalty": "queen_plague"}
    assert push_cost(combat("plague_2 plague_3 dust_7", level=2, **told).game, 0) == 1 + 2 + 1
    assert push_cost(combat("plague_2 plague_3 dust_7", level=1, **told).game, 0) == 2


def test_queen_of_skulls_curses_who_flees_from_skulls():
    """Not from such as are defeated. [queen.presence, flee.abilities]"""
    told = {"royalty": "queen_skulls", "level": 2, "pains": PAINS}
    assert combat("skulls_3", **told).end_round().flee().discard() == "bad_luck"
    assert combat("dust_7", **told).end_round().flee().discard() == ""
    table = combat("skulls_3 scales_4", bound="hack", **told).kill("skulls_3", "hack").flee()
    assert table.discard() == ""


def test_queen_of_scales_protects_scales_minions():
    """Not herself: her own Protection is printed. [queen.presence, enemy.protection]"""
    told = {"royalty": "queen_scales", "level": 2}
    table = combat("scales_2 scales_3 dust_7", **told, food=3)
    assert [enemy_keyword(table.game, n, "protection") for n in range(3)] == [1, 2, 0]
    table = combat("scales_4", boss="queen_scales", level=2, food=3)
    assert [enemy_keyword(table.game, n, "protection") for n in range(2)] == [1, 1]


def test_the_presence_of_a_queen_ends_with_her():
    """[queen.presence]"""
    bound = " ".join((*STRONG, "steady_thrust"))
    told = {"boss": "queen_dust", "level": 2, "health": 6}
    table = combat("scales_7", bound=bound, **told)
    table.assign("scales_7", "steady_thrust", "rusty_axe")
    table.kill("queen_dust", *STRONG)
    from gamebox.games.ordeals.stats import presence  # noqa: PLC0415

    assert presence(table.game) == []


# Kings: whom they hunt, and how far


def hunt(king, me, other, start=EAST):
    """Return a turn that begins between the King, east of me, and the other player in the west."""
    told = {"on": "the_healer", "east": "king", "level": 3, "king": start, "royalty": king}
    return position(**told, **me, others=[other])


def test_king_of_dust_goes_two_spaces_after_the_most_shards():
    """He passes the active player without an attack. [king.pursuit, king.attack]"""
    table = hunt("king_dust", {"shards": 1}, {"shards": 2})
    assert (table.asks, table.game.king) == ("explore", WEST)


def test_king_of_dust_stops_where_the_player_is():
    """[king.path, king.attack]"""
    table = hunt("king_dust", {"shards": 2}, {"shards": 1})
    assert (table.asks, table.game.king) == ("king", HERE)


def test_king_of_plague_goes_after_the_most_food():
    """Ending his move on the active player he attacks, whomever he seeks. [king.attack]"""
    table = hunt("king_plague", {}, {"food": 1})
    assert (table.asks, table.game.king) == ("king", HERE)
    table.do(moves.Retreat())
    assert table.asks == "explore"
    table = hunt("king_plague", {"food": 1}, {}, start=WEST)
    assert (table.asks, table.game.king) == ("king", HERE)


def test_king_of_skulls_goes_after_the_least_health():
    """[king.pursuit]"""
    table = hunt("king_skulls", {"health": 9}, {"health": 5}, start=HERE)
    assert (table.asks, table.game.king) == ("explore", WEST)
    table = hunt("king_skulls", {"health": 4}, {"health": 5}, start=HERE)
    assert (table.asks, table.game.king) == ("king", HERE)


def test_king_of_scales_goes_after_the_most_health_and_the_left_player_decides_ties():
    """[king.pursuit, king.tie]"""
    table = hunt("king_scales", {"health": 9}, {}, start=HERE)
    assert table.game.king == WEST
    table = hunt("king_scales", {}, {}, start=HERE)
    assert (table.asks, table.asked) == ("seat", 1)
    table.do(moves.PickSeat(1))
    assert (table.asks, table.asked, table.game.king) == ("explore", 0, WEST)
