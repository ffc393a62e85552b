"""What the board of Ordeals shows of a campaign, and what is touched there."""

import pytest
from support.ordeals_boards import boards, click, show_game
from support.ordeals_campaign import together
from support.ordeals_play import NAMES, RULES
from support.ordeals_team import scenario

from gamebox.games.ordeals import campaign_events, moves
from gamebox.games.ordeals.standing import standing
from ui.boards.ordeals_acts import notices
from ui.boards.ordeals_prints import Prints
from ui.table.ordeals_manners import OrdealsManners


@pytest.fixture
def make(qtbot):
    with boards() as made:
        yield made


def shown(make, team, seat=0):
    """Return a board that shows a position to a seat."""
    board = make()
    show_game(board, team.game, seat)
    return board


def names(board):
    return {thing: place.name for thing, place in board.stage.layout.items() if place.name}


def chosen(board):
    return [offer.move for offer in board.chosen]


def counts(team):
    return {one.words: (one.number, one.tone) for one in standing(team.game)}


# How a scenario stands


def test_the_first_scenario_counts_what_the_wizard_asks_for(make):
    """[scenario.wizard-secrets, campaign.lose]"""
    team = scenario(1, 2, fame=7, tracker=13).explore()
    found = counts(team)
    assert found["The Wizard"] == ("face-down", "")
    assert found["Fame"] == ("7 of 10", "")
    assert found["Time, lost at 15"] == ("13", "bad")
    assert found["Deaths"] == ("0 of 2", "")
    said = names(shown(make, team))
    assert "Find the Wizard." in said["scenario"]
    assert "Fame: 7 of 10" in said["scenario"]
    assert said["fame"] == "Fame of the team: 7 of 10"
    assert said["time"].startswith("Time tracker: 13")
    assert "at 15 the scenario is lost" in said["time"]
    assert not [thing for thing in said if thing.startswith("royal:")]


def test_a_death_and_what_is_reached_stand_out():
    """[campaign.death, scenario.wizard-secrets]"""
    team = scenario(1, fame=10).lay(6, "wandering_wizard").give(effort=6)
    team.campaign.deaths = 1
    found = counts(team)
    assert found["The Wizard"] == ("found", "good")
    assert found["Fame"] == ("10 of 10", "good")
    assert found["Effort"] == ("6 of 6", "good")
    assert found["Deaths"] == ("1 of 2", "bad")


def test_the_second_scenario_counts_tokens_and_relics(make):
    """[scenario.relics, scenario.darkness] A Trader that is not found may still sell."""
    team = scenario(2, 2, tracker=4).give(board="krakens_claws").explore()
    found = counts(team)
    assert found["Curse tokens left"] == ("3", "")
    assert found["Relics on boards"] == ("1", "")
    assert found["The Queen"] == ("face-down", "")
    assert found["Traders left"] == ("2", "")
    for space in team.show().game.spaces:
        if space is not None and team.name(space.card) == "demon_trader":
            space.cubes = 0
    team.game.fallen["queen"] = 3
    assert counts(team)["The Queen"] == ("defeated", "good")
    assert counts(team)["Traders left"] == ("0", "bad")
    said = names(shown(make, team))
    assert said["royal:1"].endswith("Defeated")
    assert "from 10 on, Pain every round" in said["time"]


def test_cursed_encounters_have_tokens_and_say_so(make):
    """[scenario.cursed-ground]"""
    team = scenario(2, 2).explore()
    board = shown(make, team)
    said = names(board)
    for space in team.campaign.cursed:
        assert f"curse:{space}" in board.stage.layout
        assert "Curse token" in said[f"space:{space}"]
    assert sum(thing.startswith("curse:") for thing in board.stage.layout) == 3


def test_the_third_scenario_shows_weak_weapons_and_the_sleeping_king(make):
    """[scenario.weakness, scenario.immortal-king, scenario.strength]"""
    team = scenario(3, 2, tracker=20).give(board="duellists_rapier").explore()
    team.campaign.king_asleep = True
    found = counts(team)
    assert found["The King"] == ("sleeps", "")
    assert found["Weapons cursed"] == ("2", "")
    assert found["Time"][1] == "bad"
    board = shown(make, team)
    said = names(board)
    assert {"weak:0"} == {thing for thing in board.stage.layout if thing.startswith("weak:")}
    assert "abilities sleep" in said["weapon:0"]
    assert said["king"].startswith("The King sleeps")
    assert not said["royal:2"].endswith("Defeated")


# Quests


def test_the_own_quest_is_read_and_its_cube_spent_by_a_touch(make):
    """[quest.inspire]"""
    team = scenario(1, 2).explore()
    team.hero.cubes = 2
    board = shown(make, team)
    said = names(board)["quest:0"]
    assert said.startswith("Your Quest: The Long Road, 2 of 3 cubes. Reveal an Encounter")
    assert "Inspire: move 1 Encounter for free" in said
    click(board, "button:inspire")
    assert chosen(board) == [moves.Inspire()]


def test_without_a_cube_there_is_nothing_to_press(make):
    board = shown(make, scenario(1, 2).explore())
    assert "button:inspire" not in board.stage.layout


def test_the_boards_of_the_others_tell_their_quests(make):
    team = scenario(1, 4).explore()
    team.campaign.adventurers[2].cubes = 1
    said = names(shown(make, team))
    assert "Quest Reading Tracks: 1 of 2 cubes" in said["seat:2"]


def test_one_player_has_a_large_quest_and_no_other_boards(make):
    """A hole is not left where the others would be."""
    layout = shown(make, scenario(1).explore()).stage.layout
    assert {thing for thing in layout if thing.startswith("seat:")} == {"seat:0"}
    assert layout["quest:0"].rect.height() > 180


def test_ongoing_abilities_lie_at_the_board_and_are_used_by_a_touch(make):
    """[quest.reward]"""
    team = together(quest="ysmay_3", ongoing="second_sight", hand="strive hack").begin()
    board = shown(make, team)
    [card] = team.game.campaign.adventurers[0].ongoing
    click(board, f"card:{card}")
    assert chosen(board) == [moves.UseCard(card)]


def test_the_conjured_shield_lies_over_the_off_hand(make):
    """[quest.shield] It is used from the hand by a touch."""
    team = together(board="shield conjured_shield").begin()
    board = shown(make, team)
    over, under = (team.me.board[slot] for slot in ("over_hand", "off_hand"))
    lying, below = (board.stage.layout[f"card:{card}"] for card in (over, under))
    assert lying.z > below.z
    assert below.rect.top() < lying.rect.top() < below.rect.bottom()


def test_the_conjured_shield_is_equipped_from_the_hand(make):
    """[quest.shield]"""
    team = together(hand="conjured_shield strive").begin()
    board = shown(make, team)
    card = next(card for card in team.me.hand if team.name(card) == "conjured_shield")
    click(board, f"card:{card}")
    assert chosen(board) == [moves.UseCard(card)]


# The team


def test_a_teammates_hand_lies_open_when_their_board_is_looked_at(make):
    """[campaign.team] A touch or Esc puts it away."""
    team = scenario(1, 2).explore()
    board = shown(make, team)
    click(board, "seat:1")
    hand = [f"card:{card}" for card in team.game.players[1].hand]
    assert set(hand) <= set(board.stage.layout)
    assert "quest:1" in board.stage.layout
    assert board.chosen == []
    board.take_back()
    assert not set(hand) & set(board.stage.layout)


def test_sanctifying_takes_two_touches(make):
    """[scenario.sanctify] A Relic is not destroyed by a single touch."""
    team = scenario(2, 2).lay(6, "restless_graveyard").tokens(6)
    team.give(board="krakens_claws", space=6).explore()
    board = shown(make, team)
    relic = team.me.board["weapon"]
    click(board, f"card:{relic}")
    assert board.chosen == []
    click(board, "space:6")
    assert chosen(board) == [moves.Sanctify(relic)]


def test_the_healer_takes_the_token_off(make):
    """[scenario.weakness]"""
    team = scenario(3, 2).lay(6, "the_healer").give(space=6)
    team.game.king = 13
    board = shown(make, team.explore())
    click(board, "button:heal")
    assert chosen(board) == [moves.HealWeapon()]


def test_an_item_is_given_to_a_teammate_or_stashed(make):
    """[campaign.share]"""
    team = together(board="devils_crown", on="old_battlefield", row="iron_helm", effort=9)
    team.end_explore().acquire("iron_helm")
    board = shown(make, team)
    assert "Devil's Crown" in board.stage.layout["asked"].name
    click(board, "button:stash")
    show_game(board, team.game)
    click(board, "seat:1")
    assert chosen(board) == [moves.StashItem(), moves.GiveItem(1)]


def test_what_happens_in_a_campaign_rises_from_where_it_happens():
    team = scenario(1, 2)
    card, reward = team.hero.quests[0], team.hero.rewards[0]
    told = [
        campaign_events.TrackerMoved(4),
        campaign_events.EncountersHidden((6, 7), 6),
        campaign_events.Sanctified(0, 5),
        campaign_events.WeaponHealed(1),
        campaign_events.KingReturned(9),
        campaign_events.QuestCompleted(0, card, reward),
    ]
    rising = {one.words: one.things[0] for one in notices(told, Prints(team.game.cards), NAMES)}
    assert rising == {
        "Time 4": "time",
        "The Wizard has gone": "space:6",
        "Sanctified": "space:5",
        "The weapon is healed": "weapon:1",
        "The King sleeps": "space:9",
        "Quest complete: Axe Throw": "quest:0",
    }


def test_the_panels_show_quests_instead_of_fame():
    """[campaign.fame]"""
    team = scenario(3, 2, fame=9)
    chips = OrdealsManners(RULES).chips(RULES.view(team.game, 0), 1, own=False)
    assert [chip.icon for chip in chips] == ["heart", "food", "shard", "quest"]
