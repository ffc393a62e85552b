"""Bots as allies in the campaign of Ordeals: legal moves, plain decisions, whole campaigns."""

from collections.abc import Iterator

import pytest
from support.ordeals_campaign import together
from support.ordeals_positions import Told
from support.ordeals_team import Team, scenario

from gamebox.core.bot import Choice
from gamebox.core.dice import Dice, seeded
from gamebox.core.question import Question
from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.adviser import Adviser
from gamebox.games.ordeals.bots import MANNERS, PlanBot, SearchBot
from gamebox.games.ordeals.campaign_outlook import stages_over, team_chances
from gamebox.games.ordeals.campaign_reasons import SEATS, WAITING
from gamebox.games.ordeals.campaign_state import Attempt
from gamebox.games.ordeals.choosing import Chooser
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.games.ordeals.state import OrdealsGame

RULES = Ordeals()
NORMAL = MANNERS["normal"]
BOTS = {
    "easy": PlanBot(MANNERS["easy"]),
    "normal": PlanBot(NORMAL),
    "hard": SearchBot(RULES, each=1),
}


def campaign(seats: int, seed: int) -> OrdealsGame:
    """Return a campaign of bots that waits for its first answer."""
    team = [Seat("bot", f"Bot {n}", "normal") for n in range(seats)]
    return RULES.new(team, {"mode": "campaign"}, seed)


def asked(game: OrdealsGame) -> Question:
    """Return the first question that waits for an answer."""
    return next(question for question in game.questions if question.seat not in game.sealed)


def advised(team: Told, level: str = "normal") -> Choice:
    """Return what a bot does who is asked."""
    question = asked(team.game)
    choice = BOTS[level].choose(RULES.view(team.game, question.seat), question, Dice(1))
    assert choice is not None
    assert choice.move in options(team.game, question)
    return choice


# 1. The Curse Over Rothmire


def at_the_wizard(tracker: int, fame: int = 10, effort: int = 6) -> Team:
    """Return scenario 1 with everything revealed, and me on the Wizard with nothing in hand."""
    team = scenario(1, 1, fame=fame, tracker=tracker).lay(6, "wandering_wizard").show()
    return team.give(0, space=6, hand="", effort=effort).explore()


@pytest.mark.parametrize("level", BOTS)
def test_the_wizards_secrets_are_bought_when_they_can_be(level):
    """[scenario.wizard-secrets]"""
    team = at_the_wizard(12)
    choice = advised(team, level)
    assert choice.move == moves.ActivateEncounter()
    assert "wins the scenario" in choice.why
    team.do(choice.move)
    team.do(advised(team, level).move)
    assert team.campaign.attempts[-1].won


def test_while_there_is_time_the_team_grows_stronger():
    """[campaign.continuity] Decks go on to the next scenario."""
    choice = advised(at_the_wizard(4))
    assert choice.move == moves.EndExplore()
    assert choice.why == WAITING


def test_without_fame_the_wizards_trust_is_earned():
    """[scenario.wizard-secrets] For 2 Effort there is 1 Fame; the secrets are still kept."""
    team = at_the_wizard(12, fame=9, effort=2).give(0, health=3)
    team.do(advised(team).move)
    assert team.campaign.attempts == []
    assert team.fame == 10


# 2. The Ley Lines


def carrying(space: int, **mine: object) -> Team:
    """Return scenario 2 with everything revealed, a Curse token on 9, and a Relic on my head."""
    team = scenario(2, 1, tracker=3).show().tokens(9, 14)
    return team.give(0, **{"space": space, "hand": "", "board": "crown_of_embers", **mine})


@pytest.mark.parametrize("level", BOTS)
def test_a_relic_on_cursed_ground_breaks_the_curse(level):
    """[scenario.sanctify]"""
    team = carrying(9).explore()
    [relic] = team.me.board.values()
    choice = advised(team, level)
    assert choice.move == moves.Sanctify(relic)
    assert "1 is left" in choice.why


def test_of_two_relics_the_one_that_helps_less_is_broken():
    """[scenario.sanctify]"""
    team = carrying(9, board="crown_of_embers krakens_claws").explore()
    move = advised(team).move
    assert isinstance(move, moves.Sanctify)
    judge = Chooser(NORMAL).judge(team.game, 0)
    assert judge.worth_of_relic(move.card) == min(map(judge.worth_of_relic, team.me.board.values()))


def test_a_relic_is_carried_to_cursed_ground():
    """[scenario.weight] One step a turn."""
    team = carrying(7, food=3).explore()
    choice = advised(team)
    assert choice.move == moves.MoveTo(8)
    assert "one step a turn" in choice.why


def test_a_cube_is_spent_to_carry_a_relic_further():
    """[quest.inspire, scenario.weight] Colbjorn's moves for free are not limited."""
    team = carrying(7)
    team.hero.cubes = 1
    assert advised(team.explore()).move == moves.Inspire()


def test_a_demon_is_paid_for_a_relic_that_a_curse_needs():
    """[scenario.sanctify]"""
    team = scenario(2, 1, tracker=3).lay(8, "demon_trader").show().tokens(9, 14)
    choice = advised(team.give(0, space=8, hand="", shards=4).explore())
    assert choice.move == moves.ActivateEncounter()
    assert choice.why.startswith("2 Relics are still lacking")


def test_the_queen_is_left_alone_while_demons_trade():
    """[scenario.relics] She can only bring about that there are too few Relics."""
    team = scenario(2, 1).lay(8, "queen").lay(6, "demon_trader").show()
    team.give(0, space=8, hand="", bound="hack").explore()
    assert advised(team).move != moves.ActivateEncounter()


@pytest.mark.parametrize(("mine", "others", "suffers"), [(4, 9, 1), (9, 4, 0)])
def test_the_healthiest_suffers_the_growing_darkness(mine, others, suffers):
    """[scenario.darkness]"""
    team = scenario(2, 2, tracker=12).give(0, health=mine).give(1, health=others).start()
    choice = advised(team)
    assert choice.move == moves.PickSeat(suffers)
    assert choice.why == SEATS["scenario.darkness"]


# 3. The Betrayer


def attacked(on_throne: bool, **mine: object) -> Team:
    """Return scenario 3 in which the King attacks me, on his Throne or beside it."""
    team = scenario(3, 1).lay(7, "the_skeleton_kings_throne").show(7)
    space = 7 if on_throne else 2
    if not on_throne:
        team.show(2)
    team.give(0, **{"space": space, "hand": "", **mine})
    team.game.king = space
    return team.start().reach("king")


@pytest.mark.parametrize("level", BOTS)
def test_nobody_retreats_from_the_throne(level):
    """[scenario.throne] That would lose the scenario at once."""
    assert advised(attacked(True, food=5), level).move == moves.FightKing()


def test_nobody_flees_from_the_throne_while_a_push_can_win():
    """[scenario.throne, push.food]"""
    team = attacked(True, food=9).do(moves.FightKing())
    team.end_round()
    choice = advised(team)
    assert choice.move == moves.Push()
    assert "loses the scenario" in choice.why


def test_elsewhere_the_weak_retreat_from_the_king():
    """[king.retreat]"""
    choice = advised(attacked(False, bound="hack"))
    assert choice.move == moves.Retreat()
    assert "too strong" in choice.why


def test_the_strong_beat_the_king():
    """[campaign.win] With a Relic and enough bound."""
    team = attacked(False, board="krakens_claws", food=9)
    names = "steady_thrust steady_thrust hunters_shot flurry shield_bash hidden_blade battle_cry"
    team.me.bound += [team.take(name) for name in names.split()]
    assert advised(team).move == moves.FightKing()


def test_the_healer_wakes_a_weapon_that_has_something_to_say():
    """[scenario.weakness]"""
    team = scenario(3, 1).lay(1, "the_healer").show()
    team.game.king = 13
    team.give(0, space=1, hand="", board="krakens_claws").explore()
    assert advised(team).move == moves.HealWeapon()


# The team


def test_the_adviser_helps_learners_in_a_campaign():
    """[campaign.win] What to do and why, and how the fight with the King would end."""
    team = attacked(True, food=9).do(moves.FightKing())
    adviser = Adviser(BOTS["normal"], Chooser(NORMAL), worlds=5)
    question = asked(team.game)
    choice = adviser.choose(RULES.view(team.game, 0), question, Dice(1))
    assert choice is not None
    assert choice.move in options(team.game, question)
    assert "of such fights" in choice.why


def test_an_item_goes_to_whom_it_helps():
    """[campaign.share]"""
    told = {"on": "old_battlefield", "row": "iron_helm", "effort": 9, "board": "seers_hood"}
    table = together(fame=10, **told).end_explore().acquire("iron_helm")
    assert advised(table).move == moves.GiveItem(1)


def test_a_team_of_bots_tries_again_but_not_for_ever():
    """[campaign.retry] The third failure at one scenario ends it."""
    team = scenario(1, 2).explore()
    team.campaign.attempts = [Attempt(1, False, 9), Attempt(1, True, 9), Attempt(2, False, 9)]
    team.campaign.scenario = 2
    for last in (moves.RetryScenario(), moves.GiveUpCampaign()):
        team.campaign.attempts.append(Attempt(2, False, 9))
        judge = Chooser(NORMAL).judge(team.game, 0)
        question = Question(0, "failed", "campaign.retry")
        tried = [moves.RetryScenario(), moves.RestartCampaign(), moves.GiveUpCampaign()]
        values = Chooser(NORMAL).values(judge, question, tried)
        assert tried[values.index(max(values))] == last


def test_a_search_knows_when_a_scenario_is_over():
    """[campaign.win]"""
    team = at_the_wizard(12)
    [before] = team_chances(team.game, NORMAL)
    assert 0 < before < 1
    team.do(moves.ActivateEncounter())
    team.do(advised(team).move)
    assert team_chances(team.game, NORMAL) == [1.0]
    assert stages_over(team.game) > 0


def test_nearer_to_the_goal_is_likelier_to_win():
    """[scenario.sanctify]"""
    far, near = carrying(7).explore(), carrying(9).explore()
    broken = carrying(9).tokens(14).explore()
    chances = [team_chances(team.game, NORMAL)[0] for team in (far, near, broken)]
    assert chances == sorted(chances)
    assert len(set(chances)) == 3


# Whole campaigns


def played(game: OrdealsGame, dice: Dice) -> Iterator[Question]:
    """Play a campaign on as normal bots do, and yield every question before it is answered."""
    chooser = Chooser(NORMAL)
    while not game.over:
        question = asked(game)
        yield question
        view = RULES.view(game, question.seat)
        game.answer(question.seat, chooser.move(view, question, dice))
        game.collect()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_campaign_of_bots_ends_and_is_counted(seats):
    """[campaign.scenarios]"""
    game = campaign(seats, 20 + seats)
    for number, question in enumerate(played(game, seeded(seats))):
        if number % 9 == 0:
            view = RULES.view(game, question.seat)
            choice = BOTS["normal"].choose(view, question, Dice(1))
            assert choice is not None
            assert RULES.refusal(view, choice.move) is None
            assert choice.why.endswith(".")
    figures = RULES.figures(game)
    assert figures["scenario_1_attempts"] in (1, 2, 3)
    assert figures["completed"] == (game.winners == list(range(seats)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_bots_of_every_level_answer_in_every_scenario(number, seats):
    """Whatever came about by chance, they make legal moves."""
    team = scenario(number, seats, fame=8, tracker=9)
    dice = seeded(number, seats)
    team.start()
    for _ in range(30):
        for _ in range(4):
            if team.game.over:
                return
            question = asked(team.game)
            found = options(team.game, question)
            team.game.answer(question.seat, dice.choose(found))
            team.game.collect()
        if team.game.over:
            return
        for level in BOTS:
            advised(team, level)


def test_an_ally_chooses_the_same_whatever_it_cannot_know():
    """[cards.secret]"""
    game = campaign(2, 3)
    for number, question in enumerate(played(game, seeded("secret"))):
        if number > 150:
            break
        if number % 5:
            continue
        view = RULES.view(game, question.seat)
        other = RULES.view(RULES.imagine(view, Dice(number)), question.seat)
        first = BOTS["normal"].choose(view, question, Dice(1))
        assert first == BOTS["normal"].choose(other, question, Dice(1))
