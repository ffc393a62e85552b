"""Every minion of Ordeals, fought."""

import pytest
from support.ordeals_laying import EAST
from support.ordeals_positions import combat, position

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.combat import push_cost
from gamebox.games.ordeals.stats import enemy_keyword, enemy_power

PAINS = "lose_1_health lose_1_health lose_1_health lose_1_health lose_1_health lose_1_health"
DECK = "forage forage"  # so that the Strike Bonus leaves the discard pile alone
# name, Power, Pain, Token Shards, Fame, Protection, Infected
PRINTED = [
    ("dust_2", 1, 1, 1, 0, 0, 0),
    ("dust_3", 1, 1, 1, 1, 0, 0),
    ("dust_4", 1, 1, 0, 0, 0, 0),
    ("dust_5", 2, 1, 1, 1, 0, 0),
    ("dust_6", 2, 1, 1, 1, 0, 0),
    ("dust_7", 3, 2, 1, 1, 0, 0),
    ("dust_8", 3, 2, 2, 1, 0, 0),
    ("dust_9", 3, 2, 1, 2, 0, 0),
    ("plague_2", 1, 1, 1, 0, 0, 1),
    ("plague_3", 1, 1, 1, 1, 0, 0),
    ("plague_4", 2, 1, 1, 1, 0, 1),
    ("plague_5", 2, 1, 1, 1, 0, 0),
    ("plague_6", 2, 2, 1, 1, 0, 1),
    ("plague_7", 3, 2, 1, 2, 0, 1),
    ("plague_8", 3, 2, 2, 1, 0, 0),
    ("plague_9", 4, 2, 2, 2, 0, 2),
    ("skulls_2", 1, 1, 1, 1, 0, 0),
    ("skulls_3", 2, 1, 1, 1, 0, 0),
    ("skulls_4", 2, 2, 1, 1, 0, 0),
    ("skulls_5", 2, 1, 0, 1, 0, 0),
    ("skulls_6", 3, 1, 1, 1, 0, 0),
    ("skulls_7", 3, 2, 1, 2, 0, 0),
    ("skulls_8", 3, 2, 2, 1, 0, 0),
    ("skulls_9", 4, 2, 2, 2, 0, 0),
    ("scales_2", 2, 1, 1, 1, 0, 0),
    ("scales_3", 2, 1, 1, 2, 1, 0),
    ("scales_4", 3, 2, 1, 1, 0, 0),
    ("scales_5", 3, 2, 2, 2, 1, 0),
    ("scales_6", 3, 2, 1, 2, 0, 0),
    ("scales_7", 4, 2, 2, 2, 0, 0),
    ("scales_8", 3, 2, 2, 2, 1, 0),
    ("scales_9", 5, 3, 2, 3, 0, 0),
]
PAIN = {name: pain for name, _, pain, *_ in PRINTED}


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_every_minion_has_its_power_pain_loot_and_keywords(printed):
    """[enemy.power, enemy.protection, infected, flee.pain, loot.gain]"""
    name, power, pain, shards, fame, protection, infected = printed
    told = {"bound": "warlords_strike armour_breaker", "food": 5, "pains": PAINS}
    table = combat(name, **told)
    game = table.game
    assert enemy_power(game, 0) == power
    assert enemy_keyword(game, 0, "protection") == protection
    assert push_cost(game, 0) == 1 + infected
    joined = table.foes().split()[1:]  # by the Nest Mother
    table.end_round().flee()
    assert table.me.health == 10 - pain - sum(PAIN[other] for other in joined)
    table = combat(name, others=[{}], **told)
    first = table.foes().split()[0]
    table.kill(first, "armour_breaker", "warlords_strike")
    gained = (table.me.shards, table.me.fame)
    extra = 1 if name == "dust_9" else 0  # the Bandit Chief's own ability
    assert gained == (shards + extra, fame)


# Dust


def test_gutter_thief_takes_a_food_at_the_start_from_who_has_one():
    """[combat.start, resources.zero]"""
    assert combat("dust_2", food=2).me.food == 1
    assert combat("dust_2").me.food == 0


def test_cutpurse_takes_a_shard_from_who_flees():
    """[flee.abilities, resources.zero]"""
    assert combat("dust_3", shards=2, pains=PAINS).end_round().flee().me.shards == 1
    assert combat("dust_3", pains=PAINS).end_round().flee().me.shards == 0
    table = combat("dust_3 scales_9", shards=2, pains=PAINS).kill("dust_3", "rusty_axe").flee()
    assert table.me.shards == 3  # a defeated one takes nothing


def test_loot_carrier_repeats_the_printed_loot_of_one_defeated_minion():
    """Of this round or an earlier one, and without its abilities. [loot.gain, loot.order]"""
    told = {"bound": "steady_thrust hack", "food": 3, "pains": PAINS}
    table = combat("dust_9 dust_4", others=[{"shards": 5}], **told)
    table.kill("dust_9", "steady_thrust")
    assert (table.me.shards, table.other.shards) == (2, 4)
    table.push().kill("dust_4", "rusty_axe")
    table.do(moves.PickFoe(0))
    assert (table.me.shards, table.me.fame, table.other.shards) == (3, 4, 4)


def test_loot_carrier_alone_repeats_its_own_nothing():
    table = combat("dust_4").kill("dust_4", "rusty_axe")
    assert (table.asks, table.me.shards, table.me.fame) == ("acquire_step", 0, 0)


def test_road_agent_takes_two_food_from_who_flees():
    """[flee.abilities, resources.zero]"""
    assert combat("dust_5", food=3, pains=PAINS).end_round().flee().me.food == 1
    assert combat("dust_5", food=1, pains=PAINS).end_round().flee().me.food == 0


def test_dune_lurker_is_stronger_in_an_ambush_with_its_penalty():
    """[strike.ambush, enemy.power]"""
    assert enemy_power(combat("dust_6", ambushed=True, food=3).game, 0) == 3
    assert enemy_power(combat("dust_6", food=3).game, 0) == 2


def test_bandit_sergeant_strengthens_all_other_dust():
    """[enemy.power]"""
    table = combat("dust_8 dust_3 scales_2", food=3)
    assert [enemy_power(table.game, n) for n in range(3)] == [3, 2, 2]
    table = combat("dust_8 dust_3", bound="steady_thrust", food=1, pains=PAINS)
    table.kill("dust_8", "steady_thrust").push()
    assert enemy_power(table.game, 1) == 1


def test_bandit_chief_steals_a_shard_or_finds_one():
    """[loot.order, cards.opponent]"""
    rivals = [{"shards": 1}, {"shards": 0}]
    table = combat("dust_9", bound="steady_thrust", others=rivals).kill("dust_9", "steady_thrust")
    assert (table.me.shards, table.other.shards, table.me.fame) == (2, 0, 2)
    table = combat("dust_9", bound="steady_thrust").kill("dust_9", "steady_thrust")
    assert table.me.shards == 2
    shielded = [{"shards": 4, "board": "immovable_object"}]
    table = combat("dust_9", bound="steady_thrust", others=shielded)
    table.kill("dust_9", "steady_thrust")
    assert (table.me.shards, table.other.shards) == (2, 4)


# Plague


def test_infected_minions_make_a_push_dearer_while_they_stand():
    """[infected, push.food]"""
    table = combat("plague_2 plague_9", food=4, pains=PAINS)
    assert push_cost(table.game, 0) == 1 + 1 + 2
    table.kill("plague_2", "rusty_axe").push()
    assert table.me.food == 1
    table = combat("plague_9", food=2).end_round()
    assert not table.can(moves.Push)


def test_sneezing_ratman_hurts_each_opponent_as_they_choose():
    """Who has not two Food cannot give them. [cards.option, cards.together]"""
    rivals = [{"food": 2}, {"food": 1}]
    table = combat("plague_3", others=rivals).kill("plague_3", "rusty_axe")
    assert (table.asked, table.labels()) == (1, ["Lose 1 Health", "Lose 2 Food"])
    table.choose("Lose 2 Food")
    assert [(p.health, p.food) for p in table.game.players] == [(10, 0), (10, 0), (9, 1)]


def test_sneezing_ratman_can_kill_an_opponent_who_then_has_a_normal_turn():
    """It is none of the King's kills. [death.sequence, king.kills]"""
    rival = {"health": 1, "fame": 15, "deck": "hack strive", "hand": "forage", "shards": 2}
    table = combat("plague_3", others=[rival]).kill("plague_3", "rusty_axe")
    assert (table.other.health, table.other.fame, table.game.kills) == (10, 5, 0)
    assert (table.hand(1), table.other.shards) == ("forage hack strive", 2)
    assert (table.asks, table.asked) == ("acquire_step", 0)
    table.end_turn()
    assert (table.asks, table.asked, table.hand(1)) == ("explore", 1, "forage hack strive")


def test_pack_ratman_is_stronger_beside_other_plague():
    """[enemy.power]"""
    assert enemy_power(combat("plague_5 plague_2", food=3).game, 0) == 3
    assert enemy_power(combat("plague_5 dust_7", food=3).game, 0) == 2


@pytest.mark.parametrize("name", ["plague_6", "skulls_6"])
def test_some_minions_curse_who_flees(name):
    """[flee.abilities, curse.take]"""
    table = combat(name, pains=PAINS).end_round().flee()
    assert table.discard() == "bad_luck"
    table = combat(name, pains=PAINS, curses=0).end_round().flee()
    assert table.discard() == ""


def test_nest_mother_brings_another_minion():
    """On top of what a boss draws. [combat.minions, boss.draw]"""
    table = position(on="rat_cellar", minions="plague_8 dust_2").activate()
    assert table.foes() == "plague_8 dust_2"
    table = combat("plague_8 dust_2 scales_9", boss="jack_dust")
    assert table.foes() == "jack_dust plague_8 dust_2"


# Skulls


def test_grave_whisperer_asks_for_a_card_or_a_curse():
    """[combat.start, cards.option]"""
    table = combat("skulls_2", deck=DECK, hand="strive hack")
    assert table.labels() == ["Discard 1 card", "Take a Curse"]
    assert table.choose("Discard 1 card").pick("hack").discard() == "hack"
    assert (
        combat("skulls_2", deck=DECK, hand="strive").choose("Take a Curse").discard() == "bad_luck"
    )


def test_grave_whisperer_gives_a_curse_to_who_has_no_cards_if_there_is_one():
    """[cards.option, curse.take]"""
    assert combat("skulls_2", deck=DECK).discard() == "bad_luck"
    table = combat("skulls_2", deck=DECK, curses=0)
    assert (table.discard(), table.asks) == ("", "assign")
    table = combat("skulls_2", deck=DECK, curses=0, hand="hack")
    assert table.discard() == "hack"


def test_hollow_monk_may_destroy_a_curse_of_the_hand_or_the_discard_pile():
    """[cards.may, cards.destroy, destroy.box]"""
    table = combat("skulls_5", bound="hack", deck=DECK, discard="bad_luck strive").kill(
        "skulls_5", "hack"
    )
    table.yes()
    assert (table.discard(), table.gone()) == ("strive", "bad_luck")
    table = combat("skulls_5", bound="hack", hand="bad_luck strive").kill("skulls_5", "hack").yes()
    assert table.cards() == "bad_luck"
    assert table.pick("bad_luck").hand() == "strive"
    table = combat("skulls_5", bound="hack", hand="bad_luck").kill("skulls_5", "hack").no()
    assert table.hand() == "bad_luck"


def test_hollow_monk_finds_no_curse():
    table = combat("skulls_5", bound="hack", hand="strive").kill("skulls_5", "hack").yes()
    assert table.cards() == ""
    assert table.done().asks == "acquire_step"


def test_curse_eater_is_stronger_while_a_curse_is_bound():
    """[enemy.power, curse.play]"""
    table = combat("skulls_7", deck="bad_luck hack", food=3)
    assert (table.bound(), enemy_power(table.game, 0)) == ("bad_luck hack", 5)
    assert enemy_power(combat("skulls_7", deck="strive hack", food=3).game, 0) == 3


def test_barrow_guard_is_stronger_with_every_push():
    """[push.abilities, enemy.power]"""
    table = combat("skulls_8", food=3, pains=PAINS).end_round().push().end_round().push()
    assert enemy_power(table.game, 0) == 5


def test_death_knight_curses_at_the_start():
    """[combat.start, curse.take]"""
    assert combat("skulls_9", deck=DECK, food=3).discard() == "bad_luck"
    assert combat("skulls_9", curses=0, food=3).asks == "push"


# Scales


def test_protection_ignores_the_first_card_of_every_round():
    """The weapon counts as a card, and what has no Power cannot be fed. [enemy.protection,
    assign.zero]"""
    table = combat("scales_3", bound="hack", deck="forage forage")
    assert table.cards(moves.Assign) == "rusty_axe"
    table.kill("scales_3", "rusty_axe", "hack")
    assert table.me.fame == 2
    table = combat("scales_3 scales_5", bound="steady_thrust hack hack", food=1, pains=PAINS)
    table.kill("scales_3", "rusty_axe", "hack").push()
    assert table.can(moves.Assign)
    table.kill("scales_5", "hack", "steady_thrust")


def test_blood_frenzy_is_stronger_from_the_second_round_on():
    """[enemy.power, round.start]"""
    table = combat("scales_6", food=2, pains=PAINS)
    assert enemy_power(table.game, 0) == 3
    table.end_round().push()
    assert enemy_power(table.game, 0) == 4


def test_temple_warden_protects_all_other_scales():
    """Protection adds up. [enemy.protection]"""
    table = combat("scales_8 scales_3 scales_2 dust_7", food=3)
    found = [enemy_keyword(table.game, n, "protection") for n in range(4)]
    assert found == [1, 2, 1, 0]


def test_an_ambush_with_a_gutter_thief_can_end_before_it_begins():
    """Who dies at the start draws no Strike Bonus. [combat.start, death.sequence]"""
    told = {"royalty": "queen_dust", "level": 2, "minions": "dust_7 dust_2", "deck": "hack strive"}
    table = position(food=1, health=1, fame=3, east="?flooded_crypt", **told).move(EAST)
    assert table.game.combat is None
    assert (table.me.health, table.me.fame, table.asked) == (10, 0, 1)
    assert table.hand() == "hack strive"
