"""Every Encounter of level 2, activated."""

from support.ordeals_laying import EAST
from support.ordeals_positions import position

from gamebox.games.ordeals import moves

PAINS = "lose_1_health lose_1_health lose_1_health"


def on(name, **told):
    """Return a position on an Encounter of level 2."""
    return position(on=name, level=2, **{"royalty": "queen_skulls", **told})


def test_the_queen_is_fought_on_her_encounter():
    """[boss.draw]"""
    table = on("queen", royalty="queen_skulls", minions="dust_7", food=1).activate()
    assert table.foes() == "queen_skulls dust_7"


def test_the_blacksmith_makes_one_piece_of_equipment_four_cheaper():
    """[acquire.discount]"""
    table = on("the_blacksmith", row="crushing_mace shield", effort=1).activate()
    table.acquire("crushing_mace")
    assert (table.me.effort, table.cards(moves.AcquireCard)) == (0, "")


def test_demon_trader_gives_one_of_two_relics_for_four_shards():
    """The other goes under the deck. [event.cost, cards.look, relic.must]"""
    table = on("demon_trader", shards=5, relics="oathkeeper saints_mail").activate()
    assert table.cards() == "oathkeeper saints_mail"
    table.pick("saints_mail")
    assert (table.board(), table.me.shards) == ("saints_mail", 1)
    assert table.name(table.game.relics[0]) == "oathkeeper"
    assert not on("demon_trader", shards=3).can(moves.ActivateEncounter)


def test_demon_trader_has_two_copies_with_a_cube_for_each_player():
    """[usage.cubes]"""
    table = on("demon_trader", east="demon_trader", others=[{}, {}])
    assert (table.here().cubes, table.game.spaces[EAST].cubes) == (3, 3)


def test_demon_trader_with_one_relic_or_none_left():
    """What cannot be done is skipped. [cards.look]"""
    table = on("demon_trader", shards=4, starts=False)
    table.game.box += table.game.relics[:-1]
    table.game.relics = table.game.relics[-1:]
    left = table.top("relics")
    table.begin().activate()
    assert table.board() == left
    table = on("demon_trader", shards=4, starts=False)
    table.game.box += table.game.relics
    table.game.relics = []
    assert table.begin().activate().asks == "acquire_step"


def test_royal_treasury_has_three_minions():
    """[combat.reward]"""
    table = on("royal_treasury", minions="dust_3 plague_2 dust_2", bound="hack hack", effort=2)
    table.do(moves.PayFatigue()).activate()
    table.assign("dust_3", "hack").assign("plague_2", "hack").kill("dust_2", "rusty_axe")
    assert (table.me.shards, table.me.fame) == (3 + 3, 1 + 2)


def test_stranger_in_the_shadows_deals_in_curses_and_blood():
    """[cards.option, curse.take]"""
    table = on("stranger_in_the_shadows").activate().choose("A dark bargain")
    assert (table.discard(), table.me.shards) == ("bad_luck", 3)
    table = on("stranger_in_the_shadows", deck="hack strive").activate().choose("A drop of blood")
    assert (table.me.health, table.hand()) == (8, "hack strive")


def test_stranger_in_the_shadows_without_curses_or_without_the_health():
    """[cards.option, event.cost]"""
    table = on("stranger_in_the_shadows", curses=0, deck="hack").activate()
    assert (table.me.health, table.hand()) == (8, "hack")
    table = on("stranger_in_the_shadows", health=1).activate()
    assert (table.discard(), table.me.health) == ("bad_luck", 1)
    assert not on("stranger_in_the_shadows", health=1, curses=0).can(moves.ActivateEncounter)


def crucible(minions="dust_3 plague_2", **told):
    """Return the combat of the Crucible with two cards bound."""
    table = on("the_crucible", minions=minions, bound="hack steady_thrust", effort=2, **told)
    return table.do(moves.PayFatigue()).activate()


def test_the_crucible_turns_all_shards_of_the_combat_into_fame():
    """Those of the reward as well. [encounter.crucible]"""
    table = crucible(shards=4).assign("dust_3", "hack").kill("plague_2", "rusty_axe")
    assert (table.asks, table.me.shards, table.me.fame) == ("use", 6, 1)
    table.yes()
    assert (table.me.shards, table.me.fame, table.asks) == (4, 1 + 2 + 3, "acquire_step")


def test_the_crucible_leaves_the_shards_to_who_wants_them():
    """[encounter.crucible]"""
    table = crucible().assign("dust_3", "hack").kill("plague_2", "rusty_axe").no().no()
    assert (table.me.shards, table.me.fame) == (2 + 3, 1)


def test_the_crucible_turns_earlier_shards_and_those_still_to_come():
    """[encounter.crucible, loot.gain]"""
    table = crucible(food=2, pains=PAINS).kill("dust_3", "hack").no()
    assert table.me.shards == 1
    table.push().kill("plague_2", "rusty_axe").yes()
    assert (table.me.shards, table.me.fame) == (0, 1 + 2 + 3)
    table = crucible(food=2, pains=PAINS).kill("dust_3", "hack").yes()
    assert (table.me.shards, table.me.fame) == (0, 1 + 1)
    table.push().kill("plague_2", "rusty_axe")
    assert (table.me.shards, table.me.fame, table.asks) == (0, 6, "acquire_step")


def test_the_crucible_counts_the_shards_of_what_minions_do():
    """[encounter.crucible, loot.order]"""
    told = {"minions": "dust_9 dust_4", "others": [{"shards": 2}]}
    table = crucible(**told).assign("dust_9", "steady_thrust").kill("dust_4", "rusty_axe")
    table.first("dust_9").do(moves.PickFoe(0))
    assert (table.asks, table.me.shards, table.me.fame) == ("use", 3, 4)
    table.yes()
    assert (table.me.shards, table.me.fame, table.other.shards) == (0, 4 + 3 + 3, 1)
    table = crucible(food=2, pains=PAINS, **told).kill("dust_4", "rusty_axe").push()
    table.kill("dust_9", "steady_thrust").yes()
    assert (table.me.shards, table.me.fame) == (0, 2 + 2 + 3)


def test_the_crucible_asks_for_the_reward_alone_too():
    """[encounter.crucible]"""
    table = crucible("skulls_5 dust_4", deck="forage forage")
    table.assign("skulls_5", "hack").kill("dust_4", "steady_thrust")
    table.first("skulls_5").do(moves.PickFoe(1))
    assert table.asks == "use"
    table.yes()
    assert (table.me.shards, table.me.fame) == (0, 1 + 3)


def test_the_crucible_keeps_the_fame_of_who_then_flees():
    """[encounter.crucible, combat.end]"""
    table = crucible(pains=PAINS).kill("dust_3", "hack").yes().flee()
    assert (table.me.shards, table.me.fame) == (0, 2)


def test_devils_choice_lets_the_left_player_choose_between_two_groups():
    """The other group does nothing, but all four were revealed. [encounter.devil]"""
    told = {"royalty": "queen_dust", "minions": "dust_2 dust_7 skulls_9 plague_8", "food": 1}
    table = on("devils_choice", others=[{}, {}], **told).activate()
    assert (table.me.health, table.me.food) == (8, 1)  # the Queen bites twice
    table.do(moves.SplitMinions((0, 2)))
    assert table.asked == 1
    table.do(moves.PickGroup(1))
    assert table.foes().split()[:2] == ["dust_7", "plague_8"]
    assert len(table.foes().split()) == 3
    assert table.names(table.game.minion_discard) == "dust_2 skulls_9"
    assert (table.me.food, table.discard()) == (1, "")


def test_devils_choice_splits_in_any_two_groups_that_are_not_empty():
    """[encounter.devil]"""
    table = on("devils_choice", minions="dust_3 dust_5 plague_2 dust_7").activate()
    splits = {move.foes for move in table.legal()}
    assert len(splits) == 7
    assert all(0 in foes and len(foes) < 4 for foes in splits)
    table.do(moves.SplitMinions((0,))).do(moves.PickGroup(0)).kill("dust_3", "rusty_axe")
    assert (table.me.fame, table.me.effort) == (1 + 2, 2)


def test_call_lightning_hits_each_opponent():
    """Who has not two cards suffers Pain. [cards.option, pain.resolve]"""
    rivals = [{"hand": "hack strive forage"}, {"hand": "hack"}]
    table = on("call_lightning", effort=3, others=rivals, pains="lose_2_health").activate()
    assert (table.me.fame, table.me.effort, table.asked) == (3, 0, 1)
    table.choose("Discard 2 cards").pick("hack", "strive")
    assert (table.hand(1), table.game.players[2].health, table.hand(2)) == ("forage", 8, "hack")


def test_the_forge_turns_a_card_into_effort():
    """Its printed value and one more; of bound cards as well. [base.value, cards.destroy]"""
    told = {
        "hand": "strive",
        "bound": "warlords_strike",
        "discard": "bad_luck harvest",
        "effort": 1,
    }
    for name, value in (("strive", 1), ("warlords_strike", 6), ("bad_luck", 0), ("harvest", 2)):
        table = on("the_forge", **told).do(moves.PayFatigue()).activate().pick(name)
        assert (table.gone(), table.me.effort) == (name, value + 1)


def test_the_forge_destroys_no_equipment_and_pays_one_effort_for_nothing():
    """[relic.safe, base.value]"""
    table = on("the_forge", board="shield oathkeeper").activate()
    assert (table.board(), table.me.effort) == ("oathkeeper shield", 1)


def test_flooded_crypt_is_an_ambush_of_two_minions():
    """[ambush, combat.reward]"""
    told = {
        "food": 1,
        "east": "?flooded_crypt",
        "minions": "dust_3 plague_2",
        "deck": "hack strive",
    }
    table = on("pilgrims_rest", **told).move(EAST)
    assert table.bound() == "hack"
    table.assign("dust_3", "hack").kill("plague_2", "rusty_axe")
    assert (table.me.shards, table.me.fame) == (2 + 2, 1 + 1)


def test_pilgrims_rest_heals_feeds_and_may_lift_a_curse():
    """[cards.may, destroy.box]"""
    table = on("pilgrims_rest", health=9, discard="bad_luck").activate().yes()
    assert (table.me.health, table.me.food, table.gone()) == (10, 1, "bad_luck")
    table = on("pilgrims_rest", health=5, hand="strive").activate().yes().done()
    assert (table.me.health, table.hand(), table.gone()) == (7, "strive", "")


def test_duelling_ring_has_one_minion_with_two_more_power():
    """[enemy.power, combat.reward]"""
    table = on("duelling_ring", minions="dust_3", bound="steady_thrust", effort=1)
    table.do(moves.PayFatigue()).activate()
    table.kill("dust_3", "rusty_axe", "steady_thrust")
    assert (table.me.fame, table.me.shards) == (1 + 2, 1 + 1)


def test_duelling_ring_strengthens_minions_that_join_as_well():
    """[enemy.power, combat.minions]"""
    table = on("duelling_ring", minions="plague_8 dust_3", food=9).activate()
    from gamebox.games.ordeals.stats import enemy_power  # noqa: PLC0415

    assert [enemy_power(table.game, n) for n in range(2)] == [5, 3]
