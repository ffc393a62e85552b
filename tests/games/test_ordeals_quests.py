"""The Quests of the adventurers of Ordeals: what brings a cube, and what a cube buys.

`DEEDS` has for every Quest a position in which just that was done which it asks for.
"""

import pytest
from support.ordeals_campaign import active, cubes, felled, fight, lasting, together
from support.ordeals_laying import CARDS, EAST, FAR, HERE, NORTH, WEST
from support.ordeals_positions import position

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.campaign import adventurer_of
from gamebox.games.ordeals.inspire import can_inspire
from gamebox.games.ordeals.moves import Inspire
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.games.ordeals.refusals import refusal
from gamebox.games.ordeals.setup import new_campaign
from gamebox.games.ordeals.stats import enemy_power
from gamebox.games.ordeals.view import view

GOALS = {kind.id: kind.goal for kind in CARDS.quests}


def reveals(**told):
    return together(east="?rat_cellar", food=1, **told).move(EAST)


def beats_two(**told):
    return (
        fight("skulls_3 scales_2", bound="hack hack", **told)
        .assign("skulls_3", "hack")
        .kill("scales_2", "hack")
    )


def beats_one(**told):
    return fight("skulls_3", bound="hack", **told).kill("skulls_3", "hack")


def beats_a_big_one(**told):
    return fight("scales_4", bound="hack", **told).kill("scales_4", "hack", "rusty_axe")


def acquires(card, on="wizened_teacher", **told):
    return together(on=on, row=card, effort=9, **told).end_explore().acquire(card)


def activates(on, **told):
    return together(on=on, deck="hack hack", minions="skulls_3", **told).activate()


def wins_hurt(health=6, **told):
    return beats_one(health=health, **told)


def enters_two(**told):
    table = together(north="rat_cellar", food=2, **told)
    return table.move(NORTH).move(HERE)


def begins_bound(bound="hack hack", **told):
    return fight("skulls_3", bound=bound, deck="strive strive strive", **told)


def pushes_and_wins(**told):
    table = fight("skulls_3", bound="hack", food=1, deck="hack", **told)
    table.me.food = 1
    return table.end_round().push().kill("skulls_3", "hack")


def beats_one_with_an_ability(**told):
    return fight("plague_2", bound="hack", **told).kill("plague_2", "hack")


DEEDS = {
    "colbjorn_1": reveals,
    "colbjorn_2": beats_two,
    "colbjorn_3": beats_a_big_one,
    "ysmay_1": lambda **told: acquires("flurry", **told),
    "ysmay_2": lambda **told: activates("abandoned_farm", **told),
    "ysmay_3": wins_hurt,
    "tarrow_1": enters_two,
    "tarrow_2": beats_one,
    "tarrow_3": lambda **told: acquires("hunt", **told),
    "odila_1": begins_bound,
    "odila_2": pushes_and_wins,
    "odila_3": beats_one_with_an_ability,
}
OTHERS = {
    "an open Encounter is entered": (
        "colbjorn_1",
        lambda **told: together(east="rat_cellar", food=1, **told).move(EAST),
    ),
    "only one enemy is defeated": ("colbjorn_2", beats_one),
    "a small enemy is defeated": ("colbjorn_3", beats_one),
    "a cheap card is acquired": ("ysmay_1", lambda **told: acquires("sleight_of_hand", **told)),
    "Equipment is acquired": (
        "ysmay_1",
        lambda **told: acquires("iron_helm", "old_battlefield", **told),
    ),
    "a Combat is activated": ("ysmay_2", lambda **told: activates("rat_cellar", **told)),
    "a healthy player wins": ("ysmay_3", lambda **told: wins_hurt(7, **told)),
    "one Encounter is entered": ("tarrow_1", reveals),
    "a combat is won by a push": ("tarrow_2", pushes_and_wins),
    "a card is acquired in the Town": (
        "tarrow_3",
        lambda **told: acquires("flourish", "town", **told),
    ),
    "one card is bound": ("odila_1", lambda **told: begins_bound("hack", **told)),
    "a combat is won without a push": ("odila_2", beats_one),
    "an enemy without an ability is defeated": ("odila_3", beats_one),
}
ELSEWHERE = {
    "conjured_shield": "board",
    "hammer_of_the_forge": "board",
    "yew_longbow": "board",
    "rothmire_banner": "board",
    "axe_throw": "discard",
    "spark_of_genius": "discard",
    "campfire_meal": "discard",
    "banner_charge": "discard",
}


def following(quest):
    """Return the Quest that comes after another, or nothing."""
    hero, _, number = quest.rpartition("_")
    name = f"{hero}_{int(number) + 1}"
    return name if name in DEEDS else ""


@pytest.mark.parametrize("quest", DEEDS)
def test_what_a_quest_asks_for_brings_a_cube(quest):
    """[quest.counts]"""
    table = DEEDS[quest](quest=quest)
    assert (active(table), cubes(table)) == (quest, 1)


@pytest.mark.parametrize("what", OTHERS)
def test_what_a_quest_does_not_ask_for_brings_none(what):
    """[quest.counts]"""
    quest, deed = OTHERS[what]
    table = deed(quest=quest)
    assert (active(table), cubes(table)) == (quest, 0)


@pytest.mark.parametrize("quest", DEEDS)
def test_the_last_cube_completes_a_quest_at_once_and_the_next_begins_empty(quest):
    """[quest.complete, quest.reward]"""
    table = DEEDS[quest](quest=quest, cubes=GOALS[quest] - 1)
    assert (active(table), cubes(table)) == (following(quest), 0)
    [kind] = [kind for kind in CARDS.quests if kind.id == quest]
    where = {"board": table.board(), "discard": table.discard(), "": lasting(table)}
    assert kind.reward in where[ELSEWHERE.get(kind.reward, "")].split()
    assert quest in table.names(table.game.box)


def test_every_enemy_brings_a_cube_of_its_own():
    """[quest.counts]"""
    table = fight("scales_4 skulls_6", bound="hunters_shot steady_thrust", quest="colbjorn_3")
    table.assign("scales_4", "hunters_shot").kill("skulls_6", "steady_thrust")
    assert cubes(table) == 2


def test_a_third_encounter_in_one_turn_brings_no_more():
    """[quest.counts]"""
    around = {"north": "rat_cellar", "east": "the_maiden", "food": 5}
    table = together(quest="tarrow_1", **around).move(NORTH).move(HERE)
    assert cubes(table) == 1
    assert cubes(table.move(EAST)) == 1
    table = together(quest="tarrow_1", **around).move(NORTH)
    table.me.entered.append(NORTH)
    assert cubes(table.move(HERE)) == 1


def test_in_the_turn_of_another_player_nothing_counts():
    """[quest.counts]"""
    told = {
        "level": 2,
        "cursed": (FAR,),
        "theirs": 1,
        "on": "demon_trader",
        "row": "recall",
        "shards": 1,
    }
    table = felled("queen_dust", others=[{"shards": 7}], **told).do(moves.LootPass())
    table.do(moves.LootExchange()).pick("recall")
    assert (table.discard(1), active(table, 1), cubes(table, 1)) == ("recall", "ysmay_1", 0)
    told = {**told, "shards": 7}
    table = felled("queen_dust", quest="ysmay_1", others=[{}], **told)
    table.do(moves.LootExchange()).pick("recall")
    assert (table.discard(), cubes(table)) == ("recall", 1)


def test_quests_and_rewards_lie_in_the_order_of_their_numbers():
    """[quest.deck] The last player gets the last adventurer."""
    game = new_campaign(4, seed=1, starter=2)
    for hero in ("odila", "tarrow", "colbjorn"):
        game.answer(game.questions[0].seat, moves.PickAdventurer(hero))
    mine = adventurer_of(game, 2)
    assert [game.cards.quest(card).id for card in mine.quests] == ["odila_1", "odila_2", "odila_3"]
    rewards = [game.cards.kinds[card].id for card in mine.rewards]
    assert rewards == ["banner_charge", "rothmire_banner", "unbroken_oath"]
    names = [mine.name for mine in game.campaign.adventurers]
    assert names == ["colbjorn", "ysmay", "odila", "tarrow"]


def test_a_reward_is_gained_though_its_last_cube_wins_the_scenario():
    """[quest.reward, campaign.win]"""
    told = {"on": "wandering_wizard", "effort": 6, "fame": 10, "hand": "hack"}
    table = together(quest="ysmay_2", cubes=2, **told).activate().choose("The Wizard's secrets")
    assert (table.asks, lasting(table), active(table)) == ("story", "second_sight", "ysmay_3")


# Inspire


def inspired(**told):
    return together(**told).do(Inspire())


def test_inspire_costs_a_cube_and_is_there_once_a_turn():
    """[quest.inspire]"""
    table = together(quest="tarrow_1", cubes=1).do(Inspire())
    assert (table.me.food, cubes(table), table.can(Inspire)) == (1, 0, False)
    table = together(quest="tarrow_3", cubes=2, others=()).do(Inspire()).choose("1 Food")
    assert (cubes(table), table.can(Inspire)) == (1, False)
    table.end_explore().end_turn()
    assert table.can(Inspire)


def test_it_is_told_what_a_cube_buys():
    """[quest.inspire]"""
    seen = view(together(quest="tarrow_1", cubes=1).game, 0)
    text = "Inspire: gain 1 Food, for a cube of Reading Tracks"
    assert Ordeals().text(seen, Inspire(), ("Ann", "Ben")) == text
    done = view(together(quest="tarrow_4").game, 0)
    assert Ordeals().text(done, Inspire(), ("Ann", "Ben")) == "Inspire"


def test_all_royalties_of_a_campaign_are_known_from_the_start():
    """[campaign.royalty] Those of other games are known up to their level. [setup.royalty]"""
    table = together(royalty="jack_skulls queen_skulls king_skulls")
    assert view(table.game, 0).royalty == table.game.royalty
    assert view(position().game, 0).royalty[1:] == [None, None]


def test_a_relic_does_not_weigh_the_inspired_down():
    """[quest.inspire, scenario.weight]"""
    told = {"level": 2, "cursed": (FAR,), "on": "demon_trader", "board": "crown_of_embers"}
    around = {"north": "the_blacksmith", "east": "royal_treasury", "food": 5}
    table = together(quest="colbjorn_1", cubes=1, **told, **around).move(NORTH)
    assert not table.can(moves.MoveTo)
    assert table.do(Inspire()).move_free(HERE).me.space == HERE


def test_a_cube_that_was_spent_is_needed_again():
    """[quest.inspire, quest.complete]"""
    table = inspired(quest="colbjorn_1", cubes=2, north="?rat_cellar", east="?the_maiden", food=1)
    assert (active(table.move_free(NORTH)), cubes(table)) == ("colbjorn_1", 2)


def test_nobody_is_inspired_in_the_turn_of_another_player():
    """[quest.inspire]"""
    table = together(quest="tarrow_1", theirs=1, cubes=1, east="rat_cellar")
    adventurer_of(table.game, 1).cubes = 1
    assert can_inspire(table.game, 0)
    assert not can_inspire(table.game, 1)
    table.end_explore().end_turn()
    assert (table.asked, table.can(Inspire), can_inspire(table.game, 0)) == (1, True, False)


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"quest": "tarrow_1"}, "No cube lies on your Quest."),
        ({"quest": "tarrow_2", "cubes": 1}, "It would do nothing now."),
        ({"quest": "tarrow_4"}, "You have no active Quest."),
    ],
)
def test_why_there_is_no_inspiration(told, why):
    """[quest.inspire]"""
    table = together(**told)
    assert not table.can(Inspire)
    seen = view(table.game, 0)
    assert refusal(seen, seen.question, Inspire()).text == why


def test_a_used_inspiration_says_so():
    """[quest.inspire]"""
    table = inspired(quest="tarrow_3", cubes=2).choose("1 Food")
    seen = view(table.game, 0)
    text = "You have used your Inspire ability in this turn."
    assert refusal(seen, seen.question, Inspire()).text == text


def test_colbjorn_moves_for_free():
    """[quest.inspire, move.free] Not in a combat."""
    table = inspired(quest="colbjorn_1", cubes=1, east="rat_cellar").move_free(EAST)
    assert (table.me.space, table.me.free_moves, table.me.health) == (EAST, 0, 10)
    assert not fight("skulls_3", food=1, quest="colbjorn_1", cubes=1).can(Inspire)
    table = inspired(quest="colbjorn_2", cubes=1, east="rat_cellar")
    table.move_free(EAST).move_free(HERE)
    assert (table.me.moves, table.me.health) == (2, 10)
    assert not fight("skulls_3", food=1, quest="colbjorn_2", cubes=1).can(Inspire)


def test_colbjorn_jumps_to_any_revealed_encounter():
    """[quest.inspire, move.jump] Not where none is revealed, and not in a combat."""
    told = {"quest": "colbjorn_3", "cubes": 1}
    table = inspired(on="rat_cellar", west="the_maiden", east="?the_crossroads", **told)
    assert table.legal() == [moves.PickSpace(FAR), moves.PickSpace(WEST)]
    table.do(moves.PickSpace(FAR))
    assert (table.me.space, table.me.health) == (FAR, 10)
    assert not together(east="?rat_cellar", **told).can(Inspire)
    assert not fight("skulls_3", food=1, on="rat_cellar", **told).can(Inspire)


def test_ysmay_discards_a_card_to_draw_two():
    """[quest.inspire] In a combat too, but not with an empty hand."""
    told = {"quest": "ysmay_1", "cubes": 1, "hand": "hack"}
    table = inspired(deck="strive forage", **told).yes()
    assert (table.hand(), table.discard()) == ("forage strive", "hack")
    table = fight("skulls_3", deck="hack hack strive forage", **told).do(Inspire()).yes()
    assert (table.hand(), table.bound()) == ("forage strive", "hack hack")
    assert not together(**{**told, "hand": ""}).can(Inspire)


def test_ysmay_looks_at_the_minions_to_come():
    """[quest.inspire, cards.look] In a combat too."""
    told = {"quest": "ysmay_2", "cubes": 1}
    table = inspired(minions="dust_2 dust_3 dust_4", **told)
    table.put("dust_2", "bottom").put("dust_3", "top").put("dust_4", "bottom")
    assert table.top("minions") == "dust_3"
    assert table.name(table.game.minions[0]) == "dust_4"
    assert fight("dust_2", **told).do(Inspire()).asks == "put"


def test_ysmay_weakens_an_enemy():
    """[quest.inspire] Only in a combat, also when it is time to push or flee."""
    told = {"quest": "ysmay_3", "cubes": 1}
    table = fight("skulls_3 scales_4", food=1, **told).do(Inspire()).foe("scales_4")
    assert [enemy_power(table.game, n) for n in (0, 1)] == [2, 2]
    assert not together(**told).can(Inspire)
    table = fight("skulls_3", food=1, **told).end_round()
    assert table.asks == "push"
    assert enemy_power(table.do(Inspire()).game, 0) == 1
    assert table.asks == "push"


def test_tarrow_finds_food():
    """[quest.inspire] In a combat too."""
    assert inspired(quest="tarrow_1", cubes=1).me.food == 1
    assert fight("skulls_3", quest="tarrow_1", cubes=1).do(Inspire()).me.food == 1


def test_tarrow_looks_at_an_encounter():
    """[quest.inspire, cards.look] In a combat too, but not where all are revealed."""
    told = {"quest": "tarrow_2", "cubes": 1}
    table = inspired(east="?rat_cellar", **told).do(moves.PickSpace(EAST))
    assert (table.me.scouted, table.can(Inspire)) == ([EAST], False)
    assert fight("skulls_3", east="?the_maiden", **told).can(Inspire)
    assert not together(east="rat_cellar", **told).can(Inspire)


def test_tarrow_finds_food_or_rests():
    """[quest.inspire] In a combat too."""
    table = inspired(quest="tarrow_3", cubes=1, health=5).choose("1 Health")
    assert (table.me.health, table.me.food) == (6, 0)
    table = fight("skulls_3", quest="tarrow_3", cubes=1).do(Inspire()).choose("1 Food")
    assert table.me.food == 1


def test_odila_gains_effort():
    """[quest.inspire, fatigue.cost] It pays for bound cards in the Fatigue step too."""
    table = together(quest="odila_1", cubes=1, bound="hack")
    assert (table.asks, table.can(moves.PayFatigue)) == ("fatigue", False)
    table.do(Inspire()).do(moves.PayFatigue())
    assert (table.bound(), table.me.effort) == ("hack", 0)
    assert together(quest="odila_1", cubes=1).end_explore().do(Inspire()).me.effort == 1
    assert fight("skulls_3", quest="odila_1", cubes=1).do(Inspire()).me.effort == 1


def test_odila_draws_one_card_more_for_the_strike_bonus():
    """[quest.inspire, strike.draw] Too late in a combat."""
    told = {"on": "rat_cellar", "deck": "hack hack hack hack", "minions": "skulls_3"}
    table = inspired(quest="odila_2", cubes=1, **told).activate()
    assert table.bound() == "hack hack hack"
    assert not fight("skulls_3", food=1, quest="odila_2", cubes=1).can(Inspire)


def test_odila_heals_a_player_near():
    """[quest.inspire] In a combat too, but not where nobody near is hurt."""
    told = {"quest": "odila_3", "cubes": 1}
    hurt = [{"health": 5}]
    table = inspired(others=hurt, **told).do(moves.PickSeat(1))
    assert (table.me.health, table.other.health) == (10, 6)
    table = fight("skulls_3", on="rat_cellar", health=4, **told).do(Inspire())
    assert table.do(moves.PickSeat(0)).me.health == 5
    assert not together(**told).can(Inspire)
    assert not together(on="rat_cellar", west="the_maiden", others=hurt, **told).can(Inspire)
