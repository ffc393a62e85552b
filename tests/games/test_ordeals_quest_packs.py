"""Packs of Ordeals with Quests and Rewards of a user's own."""

import pytest
from support.ordeals_campaign import active, cubes, fight, lasting, together
from support.ordeals_positions import EAST

from gamebox.errors import GameboxError
from gamebox.games.ordeals.load import read_pack
from gamebox.games.ordeals.moves import Inspire
from gamebox.games.ordeals.sentences import resource_line, sentence
from gamebox.games.ordeals.setup import new_campaign
from gamebox.games.ordeals.stats import strike_bonus

ROAD = {
    "kind": '"quest"',
    "id": '"colbjorn_1"',
    "name": '"Wine and Song"',
    "adventurer": '"colbjorn"',
    "number": "1",
    "goal": "2",
    "objective": '{ event = "combat_won" }',
    "inspire": '[{ v = "gain", res = "health", n = 1 }]',
    "reward": '"axe_throw"',
}
BLOOD = {
    "kind": '"ongoing"',
    "id": '"winter_blood"',
    "name": '"Hot Blood"',
    "quest": '"colbjorn_2"',
    "fame": "1",
    "effect": '[{ when = "passive", do = [{ v = "mod", stat = "strike_bonus", delta = 1 }] }]',
}
BOW = {
    "kind": '"trinket"',
    "id": '"yew_longbow"',
    "name": '"Cracked Longbow"',
    "quest": '"tarrow_2"',
    "slot": '"off_hand"',
    "effect": '[{ when = "use", cost = [{ v = "discard", from = ["self"] }], '
    'do = [{ v = "draw", n = 1 }] }]',
}
GENIUS = {
    "kind": '"skill"',
    "id": '"spark_of_genius"',
    "name": '"False Shield"',
    "quest": '"ysmay_1"',
    "type": '"action"',
    "effect": '[{ when = "on_draw", do = [{ v = "special", key = "conjured_shield" }] }]',
}


def written(card, **changes):
    """Return a pack with one card, of which some fields are others; None leaves one out."""
    fields = {name: value for name, value in {**card, **changes}.items() if value is not None}
    return "[[card]]\n" + "\n".join(f"{name} = {value}" for name, value in fields.items())


def read(card, **changes):
    return read_pack(written(card, **changes), "mine")


def began(card, start=together, **told):
    """Return a position in which a pack has replaced a card."""
    table = start(starts=False, **told)
    table.game.pack = read(card)
    return table.begin()


def test_a_quest_of_a_pack_asks_for_and_gives_what_it_says():
    """[quest.counts, quest.inspire]"""
    cards = read(ROAD)
    kind = cards.kinds[cards.numbers["colbjorn_1"][0]]
    assert resource_line(kind) == "Quest 1, 2 cubes, Reward Axe Throw"
    assert sentence(kind) == (
        "Win a combat: 2 cubes complete the Quest. Inspire: restore 1 Health."
    )
    told = {"quest": "colbjorn_1", "cubes": 1, "health": 8, "east": "?rat_cellar", "food": 1}
    table = began(ROAD, **told).move(EAST)
    assert (active(table), cubes(table)) == ("colbjorn_1", 1)
    assert (table.do(Inspire()).me.health, table.can(Inspire)) == (9, False)
    fought = fight("skulls_3", quest="colbjorn_1", cubes=1, bound="hack")
    fought.game.pack = read(ROAD)
    assert active(fought.kill("skulls_3", "hack")) == "colbjorn_2"


def test_a_deed_that_completes_a_quest_is_none_for_the_next():
    """[quest.complete] Though that asks for the same."""
    wanted = {"goal": "1", "objective": '{ event = "encounter_revealed" }'}
    first = written(ROAD, **wanted)
    second = written(ROAD, id='"colbjorn_2"', number="2", reward='"winter_blood"', **wanted)
    table = together(quest="colbjorn_1", food=2, east="?rat_cellar", north="?the_maiden")
    table.game.pack = read_pack(f"{first}\n{second}", "mine")
    assert (active(table.move(EAST)), cubes(table)) == ("colbjorn_2", 0)


def test_an_ongoing_reward_of_a_pack_holds_all_the_time():
    """[quest.reward]"""
    table = began(BLOOD, ongoing="winter_blood")
    assert lasting(table) == "winter_blood"
    assert strike_bonus(table.game, 0, ambushed=False) == 3
    assert strike_bonus(table.game, 1, ambushed=False) == 2


def test_a_reward_that_is_discarded_leaves_the_game():
    """[quest.reward] Nobody could acquire it from the Dealer's Row."""
    table = began(BOW, board="yew_longbow", deck="hack").use("yew_longbow")
    assert (table.hand(), table.board(), table.gone()) == ("hack", "", "yew_longbow")


def test_no_other_card_is_conjured():
    """[quest.shield]"""
    table = began(GENIUS, deck="spark_of_genius").end_explore().end_turn()
    assert (table.hand(), table.board(), table.asked) == ("spark_of_genius", "", 1)


def test_a_campaign_is_played_with_a_pack():
    """[quest.deck]"""
    game = new_campaign(1, seed=1, pack=read(ROAD))
    assert game.cards.quests[0].name == "Wine and Song"


@pytest.mark.parametrize(
    ("card", "changes", "says"),
    [
        (ROAD, {"number": "2"}, "'colbjorn_1' has another place in the campaign"),
        (ROAD, {"adventurer": '"odila"'}, "another place"),
        (ROAD, {"reward": '"winter_blood"'}, "another place"),
        (ROAD, {"goal": "0"}, "goal"),
        (ROAD, {"id": '"colbjorn_4"'}, "there is no card 'colbjorn_4'"),
        (ROAD, {"objective": '{ event = "slept" }'}, "objective"),
        (ROAD, {"inspire": '[{ v = "sing" }]'}, "inspire"),
        (BLOOD, {"quest": None}, "another place"),
        (BLOOD, {"id": '"colbjorn_1"'}, "of another kind"),
        (BOW, {"slot": '"over_hand"'}, "another place"),
        (GENIUS, {"quest": None}, "another place"),
        (GENIUS, {"id": '"hunt"', "count": "3"}, "another place"),
    ],
)
def test_quests_and_rewards_of_a_pack_stand_where_ours_do(card, changes, says):
    with pytest.raises(GameboxError, match=says):
        read(card, **changes)
