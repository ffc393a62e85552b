"""What a campaign of Ordeals says: prompts, moves, refusals and the log, one sentence each."""

import pytest
from support.ordeals_campaign import together
from support.ordeals_play import NAMES, RULES
from support.ordeals_positions import Told
from support.ordeals_team import Team, scenario

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.log import Log
from gamebox.games.ordeals.refusals import refusal
from gamebox.games.ordeals.view import view

LOSES = "leave the King his Throne, which loses the scenario."


def said(table: Told) -> str:
    return RULES.prompt(view(table.game, table.asked), NAMES)


def called(table: Told, move: moves.OrdealsMove) -> str:
    return RULES.text(view(table.game, table.asked), move, NAMES)


def lines(table: Told) -> list[str]:
    log = Log(table.game.cards, NAMES, team=True)
    return [line for event in table.events if (line := log.line(event))]


def at_throne() -> Team:
    """Return scenario 3 in which everybody, the King as well, stands on the revealed Throne."""
    team = scenario(3, 2).show()
    team.game.king = team.where("the_skeleton_kings_throne")
    for player in team.game.players:
        player.space = team.game.king
    return team


def test_who_can_do_nothing_else_may_still_play_cards() -> None:
    """[scenario.weight] With a Relic, after the one paid move, where no cube is left."""
    team = scenario(2).show().give(food=3, board="mask_of_many_faces").explore()
    team.do(moves.MoveTo(6))
    team.here().cubes = 0
    assert said(team) == "Explore: play cards, or end the step."


@pytest.mark.parametrize(("seats", "who"), [(1, "chance"), (2, "the player to your left")])
def test_who_splits_minions_reads_who_chooses(seats: int, who: str) -> None:
    """[encounter.devil] Alone it is chance."""
    told = {"on": "devils_choice", "minions": "dust_3 dust_5 plague_2 dust_7"}
    table = together(others=[{}] * (seats - 1), **told).do(moves.ActivateEncounter())
    assert said(table).endswith(f"{who} chooses which you fight.")


def test_retreat_and_flight_on_the_throne_say_what_they_lose() -> None:
    """[scenario.throne, king.retreat] The scenario ends before any Pain."""
    team = at_throne()
    team.me.health = 5
    team.start()
    assert said(team) == f"The King attacks you: fight him, or {LOSES}"
    assert called(team, moves.Retreat()) == "Retreat from the King: the scenario is lost"
    team.give(food=9).do(moves.FightKing())
    while team.asks != "push":
        team.do(moves.EndAssign() if moves.EndAssign() in team.legal() else team.legal()[0])
    assert said(team).endswith(f"or {LOSES}")
    assert called(team, moves.Flee()) == "Flee: the scenario is lost"


def test_elsewhere_they_say_what_they_cost() -> None:
    """[king.retreat]"""
    team = scenario(3).show()
    team.game.king = team.me.space
    team.start()
    assert said(team) == "The King attacks you: fight him, or retreat for 3 Pain cards."
    assert called(team, moves.Retreat()) == "Retreat from the King: 3 Pain cards"


@pytest.mark.parametrize("move", [moves.FightKing(), moves.ActivateEncounter()])
def test_the_king_who_sleeps_on_his_throne_is_there(move: moves.OrdealsMove) -> None:
    """[scenario.immortal-king]"""
    team = at_throne()
    team.campaign.king_asleep = True
    team.start(1)
    why = refusal(view(team.game, 1), team.game.questions[0], move)
    assert why is not None
    assert why.rule == "scenario.immortal-king"
    assert why.text == "The King sleeps until the first player's turn."


@pytest.mark.parametrize(
    ("seat", "line"),
    [(0, "Dan equipped Conjured Shield."), (1, "Conjured Shield of Dan goes to Warn.")],
)
def test_the_shield_is_equipped_on_oneself_or_goes_to_a_teammate(seat: int, line: str) -> None:
    """[quest.shield]"""
    table = together(hand="conjured_shield", others=[{}])
    table.use("conjured_shield").do(moves.PickSeat(seat))
    assert lines(table) == [line]


@pytest.mark.parametrize(
    ("weak", "activated", "words"),
    [
        (False, False, "No Curse token lies on your weapon."),
        (True, True, "You have activated an Encounter in this turn."),
        (True, False, "The Curse token comes off at the Healer, as the activation of the turn."),
    ],
)
def test_why_no_curse_token_comes_off(weak: bool, activated: bool, words: str) -> None:
    """[scenario.weakness]"""
    team = scenario(3).explore()
    team.hero.weak, team.me.activated = weak, activated
    why = refusal(view(team.game, 0), team.game.questions[0], moves.HealWeapon())
    assert why is not None
    assert why.text == words
