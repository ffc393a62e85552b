"""Sharing Equipment in the campaign of Ordeals, instead of stashing it."""

import pytest
from support.ordeals_campaign import felled, fight, together
from support.ordeals_laying import FAR
from support.ordeals_positions import Told, position

from gamebox.games.ordeals import moves

SHOP = {"on": "old_battlefield", "row": "iron_helm", "effort": 9}
"""I stand beside the Town, where the others are, and can acquire the Iron Helm."""


def helmed(**told) -> Told:
    """Acquire the Iron Helm, which takes the place of what is on my head."""
    table = together(**{"board": "devils_crown", **SHOP, **told})
    return table.end_explore().acquire("iron_helm")


def test_an_item_is_given_to_a_player_near_instead_of_stashed():
    """[campaign.share]"""
    table = helmed()
    assert (table.asks, table.asked) == ("share", 0)
    table.do(moves.GiveItem(1))
    assert (table.board(0), table.board(1)) == ("iron_helm", "devils_crown")
    assert (table.me.fame, table.gone(), table.asks) == (0, "", "acquire_step")


def test_it_may_be_stashed_all_the_same():
    """[campaign.share, equip.stash, campaign.fame]"""
    table = helmed().do(moves.StashItem())
    assert (table.board(1), table.gone(), table.me.fame) == ("", "devils_crown", 3)


def test_on_the_same_encounter_it_can_be_given_too():
    """[campaign.share]"""
    table = helmed(on="town").do(moves.GiveItem(1))
    assert table.board(1) == "devils_crown"


def test_who_receives_an_item_may_pass_the_old_one_on():
    """[campaign.share] It asks those near to the one who passes it on."""
    table = helmed(others=[{"board": "seers_hood"}, {}]).do(moves.GiveItem(1))
    assert (table.asks, table.asked) == ("share", 1)
    table.do(moves.GiveItem(2))
    boards = [table.board(seat) for seat in range(3)]
    assert boards == ["iron_helm", "devils_crown", "seers_hood"]
    assert table.gone() == ""


def test_who_receives_an_item_may_stash_the_old_one():
    """[campaign.share] Its Fame is the team's."""
    table = helmed(others=[{"board": "seers_hood"}]).do(moves.GiveItem(1)).do(moves.StashItem())
    assert (table.gone(), table.me.fame, table.other.fame) == ("seers_hood", 2, 0)


def test_an_item_moves_only_once():
    """[campaign.share] What comes back a second time is stashed."""
    table = helmed(others=[{"board": "seers_hood"}]).do(moves.GiveItem(1)).do(moves.GiveItem(0))
    assert (table.board(0), table.asked, table.asks) == ("seers_hood", 0, "share")
    table.do(moves.GiveItem(1))
    assert (table.board(1), table.gone()) == ("iron_helm", "devils_crown")
    assert table.asks == "acquire_step"


def test_nothing_is_given_over_a_relic():
    """[campaign.share, relic.slot]"""
    table = helmed(others=[{"board": "crown_of_embers"}])
    assert (table.board(1), table.gone()) == ("crown_of_embers", "devils_crown")
    table = helmed(others=[{"board": "crown_of_embers"}, {}])
    assert table.legal() == [moves.GiveItem(2), moves.StashItem()]


def test_no_relic_is_given_away():
    """[campaign.share, relic.slot]"""
    told = {"level": 2, "cursed": (FAR,), "shards": 5, "board": "crown_of_embers"}
    relics = "helm_of_the_watch horn_of_plenty"
    table = felled("queen_dust", on="demon_trader", relics=relics, **told)
    table.do(moves.LootRelic())
    assert table.asks == "relic"
    table.pick("helm_of_the_watch")
    assert (table.board(0), table.board(1)) == ("helm_of_the_watch", "")
    assert table.gone() == "crown_of_embers"


def test_who_is_far_away_receives_nothing():
    """[campaign.share]"""
    table = helmed(west="the_maiden")
    assert (table.asks, table.gone()) == ("acquire_step", "devils_crown")


def test_diagonally_is_far_away():
    """[campaign.share]"""
    table = together(board="devils_crown", **SHOP)
    table.other.space = table.me.space - 6
    table.game.spaces[table.other.space] = table.game.spaces[6]
    table.game.spaces[6] = None
    table.end_explore().acquire("iron_helm")
    assert (table.asks, table.gone()) == ("acquire_step", "devils_crown")


@pytest.mark.parametrize("start", [lambda **told: together(others=(), **told), position])
def test_alone_and_against_each_other_nothing_is_shared(start):
    """[campaign.share, equip.stash]"""
    table = start(board="devils_crown", **SHOP).end_explore().acquire("iron_helm")
    assert (table.asks, table.gone()) == ("acquire_step", "devils_crown")


def test_a_weapon_that_binds_less_makes_its_new_owner_discard():
    """[campaign.share, weapon.lower]"""
    told = {**SHOP, "row": "watchmans_sword", "board": "iron_maul"}
    table = together(others=[{"bound": "hack steady_thrust"}], **told)
    table.end_explore().acquire("watchmans_sword").do(moves.GiveItem(1))
    assert (table.board(1), table.asked) == ("iron_maul", 1)
    table.pick("hack")
    assert (table.bound(1), table.discard(1)) == ("steady_thrust", "hack")


def test_what_a_reward_replaces_is_shared_too():
    """[campaign.share, quest.reward]"""
    told = {"quest": "colbjorn_3", "cubes": 2, "bound": "steady_thrust", "board": "twin_daggers"}
    table = fight("scales_4", **told).kill("scales_4", "steady_thrust")
    table.do(moves.GiveItem(1))
    assert (table.board(0), table.board(1)) == ("hammer_of_the_forge", "twin_daggers")
    assert table.game.campaign is not None
    assert table.game.campaign.passing == []
