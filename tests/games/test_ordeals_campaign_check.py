"""Positions of a campaign of Ordeals that cannot be are refused, each in a sentence."""

from collections.abc import Callable

import pytest
from support.ordeals_team import Team, chosen, scenario

from gamebox.core.step import Step
from gamebox.errors import BrokenGame
from gamebox.games.ordeals.check import check_table
from gamebox.games.ordeals.scenario import AfterFailure, TellStory
from gamebox.games.ordeals.scenario_rules import ChooseSufferers, SharePain
from gamebox.games.ordeals.sharing import ShareOrStash
from gamebox.games.ordeals.turn import NextTurn

Change = Callable[[Team], object]


def put(name: str, value: object) -> Change:
    """Return what gives the campaign another value."""
    return lambda team: setattr(team.campaign, name, value)


def lay(name: str, value: object) -> Change:
    """Return what gives the table another value."""
    return lambda team: setattr(team.game, name, value)


def pass_on(zone: str) -> Change:
    """Return what lets a card of a common deck be on its way to a teammate."""

    def change(team: Team) -> None:
        card = getattr(team.game, zone).pop()
        team.campaign.passing.append(card)
        team.game.stack.append(ShareOrStash(0, card))

    return change


def push(*steps: Step) -> Change:
    return lambda team: team.game.stack.extend(steps)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_scenarios_that_can_be(number: int, seats: int) -> None:
    check_table(scenario(number, seats).explore().game)


@pytest.mark.parametrize(
    ("number", "change", "reason"),
    [
        (1, put("scenario", 2), "of the scenario"),
        (1, put("adventurers", []), "lies nowhere|of the players"),
        (1, put("people", [2]), "not at the table"),
        (1, put("people", [0, 0]), "decides for the team twice"),
        (1, put("deaths", 2), "lost, and goes on"),
        (1, lambda team: setattr(team.other, "fame", 3), "first player's tracker"),
        (1, lay("ending", True), "not with a round"),
        (1, lay("short", True), "not with a round"),
        (1, lay("victor", 0), "not with a round"),
        (1, lambda team: setattr(team.hero, "name", "odila"), "not in their order"),
        (1, lambda team: setattr(team.hero, "name", "bob"), "no adventurer 'bob'"),
        (1, lambda team: setattr(team.hero, "name", ""), "without an adventurer"),
        (1, lambda team: setattr(team.hero, "cubes", 9), "lies there still"),
        (1, lambda team: team.hero.quests.reverse(), "not in their order"),
        (1, lambda team: team.hero.ongoing.append(team.hero.rewards.pop(1)), "was not earned"),
        (1, lambda team: team.campaign.passing.append(team.game.dealer.pop()), "on its way"),
        (1, pass_on("curses"), "no Equipment"),
        (1, put("cursed", [6]), "tokens too many"),
        (2, put("cursed", [14, 14]), "tokens too many"),
        (2, put("cursed", [3]), "on no Encounter"),
        (2, put("revealed", [99]), "on no Encounter"),
        (3, put("king_start", 14), "no Encounter is"),
        (3, put("king_start", None), "is nowhere"),
        (3, lay("king", None), "is nowhere"),
        (1, push(SharePain(1, (0, 0))), "no Pain to share"),
        (1, push(ChooseSufferers(1, 1)), "does not grow now"),
        (2, push(ChooseSufferers(3, 1)), "not grow like this"),
        (2, lay("stack", [NextTurn(), ChooseSufferers(1, 1)]), "before anything else"),
    ],
)
def test_what_cannot_be(number: int, change: Change, reason: str) -> None:
    """[campaign.setup, campaign.team, quest.deck]"""
    team = scenario(number, 2).explore()
    change(team)
    with pytest.raises(BrokenGame, match=reason):
        check_table(team.game)


@pytest.mark.parametrize("page", ["before 2", "after 2", "before 9", "x"])
def test_a_page_that_is_not_that_of_the_scenario(page: str) -> None:
    """[campaign.scenarios]"""
    team = chosen(2)
    team.game.stack = [TellStory(page)]
    with pytest.raises(BrokenGame, match="page of the story"):
        check_table(team.game)


@pytest.mark.parametrize(("step", "lost"), [(AfterFailure(), ""), (TellStory("after 1"), "deaths")])
def test_a_failure_that_nobody_knows_of_and_a_victory_that_was_none(step: Step, lost: str) -> None:
    """[campaign.lose, campaign.win]"""
    team = chosen(2)
    team.game.stack, team.campaign.lost = [step], lost
    with pytest.raises(BrokenGame, match="nobody knows how"):
        check_table(team.game)
