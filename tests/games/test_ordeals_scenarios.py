"""The scenarios of the campaign of Ordeals: set-up, special rules, how they are won and lost."""

from collections import Counter

import pytest
from support.ordeals_laying import CARDS
from support.ordeals_team import Team, scenario

from gamebox.games.ordeals import campaign_events, events, moves
from gamebox.games.ordeals.campaign_data import campaign_data
from gamebox.games.ordeals.combat import flee_pain
from gamebox.games.ordeals.pain import die
from gamebox.games.ordeals.refusals import refusal
from gamebox.games.ordeals.stats import allows, weapon_kind
from gamebox.games.ordeals.view import view


def refused(team: Team, move: moves.OrdealsMove) -> str:
    """Return the rule that a move is refused by."""
    question = team.game.questions[0]
    found = refusal(view(team.game, question.seat), question, move)
    assert found is not None
    assert found.text.endswith(".")
    return found.rule


def tell(team: Team, kind: type) -> list[object]:
    return [event for event in team.events if isinstance(event, kind)]


# Set-up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_scenario_lies_as_it_says(number, seats):
    """[campaign.setup, campaign.town] Its Encounters face-down, all at the start Encounter."""
    team = scenario(number, seats)
    told = campaign_data().scenario[number - 1]
    there = [space for space in team.game.spaces if space is not None]
    names = Counter(team.name(space.card) for space in there)
    assert names == Counter({one.id: one.n for one in told.encounters}) + Counter([told.start])
    assert [team.name(space.card) for space in there if space.open] == [told.start]
    assert {player.space for player in team.game.players} == {team.where(told.start)}
    assert {CARDS.kinds[card].suit for card in team.game.royalty} == {"skulls"}
    assert [len(player.hand) for player in team.game.players] == [5] * seats


@pytest.mark.parametrize(("seats", "tokens"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_curse_tokens_by_the_number_of_players(seats, tokens):
    """[scenario.cursed-ground] Two alone, three for two, four for more."""
    team = scenario(2, seats)
    assert len(team.campaign.cursed) == tokens
    assert all(not team.game.spaces[n].open for n in team.campaign.cursed)


# 1. The Curse Over Rothmire


def wizard_shown(seats: int = 1, **mine: object) -> Team:
    """Return scenario 1 with the Wizard revealed beside the Town, and me on him."""
    team = scenario(1, seats, fame=12).lay(6, "wandering_wizard")
    return team.give(0, space=6, **mine)


def test_the_wizard_hides_at_the_end_of_a_turn():
    """[scenario.hard-to-find] He is shuffled with all face-down Encounters; I go to the Town."""
    team = wizard_shown(food=0)
    before = {n for n, space in enumerate(team.game.spaces) if space}
    team.explore().rest()
    assert team.me.space == team.where("town")
    assert not team.game.spaces[team.where("wandering_wizard")].open
    assert {n for n, space in enumerate(team.game.spaces) if space} == before
    assert tell(team, campaign_events.EncountersHidden)


def test_the_wizard_hides_in_another_players_turn_too():
    """[scenario.hard-to-find] Any player's turn; who does not stand there stays."""
    team = scenario(1, 2).lay(6, "wandering_wizard").lay(7, "the_maiden")
    team.give(0, space=6).give(1, space=7)
    team.explore(1).rest()
    assert (team.me.space, team.other.space) == (team.where("town"), 7)
    assert not team.game.spaces[team.where("wandering_wizard")].open


def test_with_nothing_left_to_explore_the_wizard_stays():
    """[scenario.hard-to-find] It ends when all lies face-up."""
    team = wizard_shown().show()
    team.explore().rest()
    assert team.me.space == 6
    assert team.game.spaces[6].open


def test_scouted_places_are_forgotten_when_the_wizard_hides():
    """[scenario.hard-to-find] What was dealt anew nobody knows."""
    team = wizard_shown()
    team.me.scouted = [7]
    team.explore().rest()
    assert team.me.scouted == []


def test_the_wizard_reveals_his_secrets_for_six_effort_and_ten_fame():
    """[scenario.wizard-secrets, campaign.win] That wins the scenario at once, in the turn."""
    team = wizard_shown(hand="strive hack").explore()
    team.me.effort = 6
    team.activate().choose("The Wizard's secrets")
    assert tell(team, campaign_events.ScenarioEnded) == [campaign_events.ScenarioEnded(1, True)]
    assert (team.asks, team.game.questions[0].about) == ("story", ("story:after 1",))


@pytest.mark.parametrize(("fame", "effort"), [(9, 6), (12, 5)])
def test_the_wizard_wants_both(fame, effort):
    """[scenario.wizard-secrets] Ten Fame of the team, and the six Effort in one payment."""
    team = wizard_shown().explore()
    team.game.players[0].fame, team.me.effort = fame, effort
    team.activate()
    assert not tell(team, campaign_events.ScenarioEnded)
    assert team.asks == "acquire_step"


def test_the_fame_of_the_first_player_counts_for_all():
    """[campaign.fame] Whoever stands with the Wizard: the team has the Fame."""
    team = scenario(1, 2, fame=10).lay(6, "wandering_wizard").give(1, space=6)
    team.explore(1)
    team.other.effort = 6
    team.activate().choose("The Wizard's secrets")
    assert team.campaign.attempts[-1].won


def test_at_fifteen_the_scenario_is_lost_before_anything_else():
    """[campaign.tracker, campaign.lose, scenario.wizard-secrets] The tracker moves first."""
    team = scenario(1, tracker=14).start()
    assert (team.campaign.tracker, team.campaign.lost, team.asks) == (15, "too_late", "failed")


def test_the_tracker_moves_in_turns_of_the_first_player_alone():
    """[campaign.tracker] It shows 1 in the first turn; a partner's turn does not move it."""
    team = scenario(1, 2).start()
    assert team.campaign.tracker == 1
    team.rest()
    assert (team.game.active, team.campaign.tracker) == (1, 1)
    team.rest()
    assert (team.game.active, team.campaign.tracker) == (0, 2)


@pytest.mark.parametrize(("at", "then"), [(13, 7), (12, 6), (1, 1)])
def test_a_death_moves_the_tracker_back_by_half(at, then):
    """[campaign.tracker, campaign.death] By half its position, rounded down: 13 becomes 7."""
    team = scenario(1, 2, fame=14, tracker=at).explore()
    die(team.game, 1)
    assert (team.campaign.tracker, team.campaign.deaths) == (then, 1)


def test_pain_for_each_space_beyond_ten_is_split_by_the_team():
    """[scenario.time, campaign.team] 13 brings three cards; the team chooses for each."""
    team = wizard_shown(2).explore()
    team.campaign.tracker, team.me.effort = 13, 6
    team.activate().choose("The Wizard's secrets")
    assert team.asks == "seat"
    assert {question.seat for question in team.game.questions} == {0, 1}
    for seat in (0, 1, 1):
        team.do(moves.PickSeat(seat))
    resolved = [one.seat for one in tell(team, events.PainResolved)]
    assert Counter(resolved) == {0: 1, 1: 2}
    assert team.asks == "story"


def test_deaths_by_the_pain_at_the_end_lose_nothing():
    """[scenario.time] They run their course, and the scenario is won all the same."""
    team = wizard_shown().top_of("pains", *["lose_2_health"] * 3).explore()
    team.campaign.tracker, team.me.effort, team.me.health = 13, 6, 1
    team.campaign.deaths = 1
    team.activate().choose("The Wizard's secrets")
    assert tell(team, events.Died)
    assert (team.asks, team.me.health, team.campaign.deaths) == ("story", 10, 1)
    team.do(moves.GoOn())
    assert team.campaign.scenario == 2


def test_at_ten_there_is_no_pain():
    """[scenario.time] Only the spaces beyond 10 count."""
    team = wizard_shown().explore()
    team.campaign.tracker, team.me.effort = 10, 6
    team.activate().choose("The Wizard's secrets")
    assert team.asks == "story"
    assert not tell(team, events.PainResolved)


# 2. The Ley Lines


def cursed_beside(seats: int = 1, shown: bool = False, **mine: object) -> Team:
    """Return scenario 2 with the Blacksmith and a Curse token beside me."""
    team = scenario(2, seats, tracker=3).lay(8, "the_blacksmith", shown)
    team.tokens(8, 14)
    return team.give(0, **{"food": 3, **mine})


def test_who_reveals_a_cursed_encounter_takes_a_curse():
    """[scenario.cursed-ground] At the reveal."""
    team = cursed_beside().explore().move(8)
    assert team.discard() == "bad_luck"


def test_revealing_and_activating_in_one_turn_is_one_curse():
    """[scenario.cursed-ground] One for both."""
    team = cursed_beside().explore().move(8)
    team.me.effort = team.me.shards = 6
    team.activate()
    assert team.discard().split().count("bad_luck") == 1


def test_activating_one_revealed_before_is_a_curse():
    """[scenario.cursed-ground] In a later turn there is one for activating."""
    team = cursed_beside(shown=True, space=8, shards=6).explore()
    assert moves.ActivateEncounter() in team.legal()
    team.activate()
    assert team.discard().split().count("bad_luck") == 1


def test_without_a_token_there_is_no_curse():
    """[scenario.cursed-ground] It ends with the token."""
    team = cursed_beside().tokens(14).explore().move(8)
    assert team.discard() == ""


def test_a_relic_sanctifies():
    """[scenario.sanctify] The Relic is destroyed for nothing; no cube, no Curse; one activation."""
    team = cursed_beside(shown=True, space=8, board="crown_of_embers").explore()
    cubes = team.here().cubes
    [relic] = team.me.board.values()
    team.do(moves.Sanctify(relic))
    assert (team.me.board, team.discard(), team.here().cubes) == ({}, "", cubes)
    assert (team.campaign.cursed, team.me.activated, team.fame) == ([14], True, 0)
    assert team.asks == "acquire_step"


def test_the_last_token_gone_wins():
    """[scenario.sanctify, campaign.win] At once."""
    team = cursed_beside(shown=True, space=8, board="crown_of_embers").tokens(8)
    team.explore()
    [relic] = team.me.board.values()
    team.do(moves.Sanctify(relic))
    assert team.campaign.attempts[-1].won


@pytest.mark.parametrize("told", [{"board": ""}, {"board": "crown_of_embers", "space": 7}])
def test_who_cannot_sanctify(told):
    """[scenario.sanctify] Without a Relic, or without a token here."""
    team = cursed_beside(shown=True, **{"space": 8, **told}).explore()
    relic = next(iter(team.me.board.values()), 1)
    assert not [move for move in team.legal() if isinstance(move, moves.Sanctify)]
    assert refused(team, moves.Sanctify(relic)) == "scenario.sanctify"


def test_after_an_activation_nothing_is_sanctified():
    """[scenario.sanctify] It takes the place of the activation."""
    team = cursed_beside(shown=True, space=8, board="crown_of_embers").explore()
    team.me.activated = True
    assert refused(team, moves.Sanctify(next(iter(team.me.board.values())))) == "scenario.sanctify"


def test_a_relic_allows_one_paid_move():
    """[scenario.weight] A second one is refused; free moves are not limited."""
    team = cursed_beside(board="crown_of_embers").show().explore().move(8)
    assert not team.can(moves.MoveTo)
    assert refused(team, moves.MoveTo(7)) == "scenario.weight"
    team.me.free_moves = 1
    team.move_free(7)
    assert team.me.space == 7


def test_without_a_relic_nothing_weighs():
    """[scenario.weight] It ends with the Relic."""
    team = cursed_beside().show().explore().move(8)
    assert team.can(moves.MoveTo)


def test_moves_before_the_relic_count():
    """[scenario.weight] Who has moved and then gets a Relic moves no more."""
    team = cursed_beside().show().explore().move(8)
    team.give(0, board="crown_of_embers")
    assert not team.can(moves.MoveTo)


def test_weight_is_of_one_turn():
    """[scenario.weight] In the next turn there is a move again."""
    team = cursed_beside(board="crown_of_embers").show().explore().move(8).rest()
    assert team.can(moves.MoveTo)


def test_the_darkness_grows_from_ten_on():
    """[scenario.darkness, campaign.team] After the tracker has moved; the team chooses."""
    team = scenario(2, 2, tracker=8).start()
    assert team.asks == "explore"
    team = scenario(2, 2, tracker=9).start()
    assert (team.asks, team.game.questions[0].rule) == ("seat", "scenario.darkness")
    assert {question.seat for question in team.game.questions} == {0, 1}
    team.do(moves.PickSeat(1))
    assert [one.seat for one in tell(team, events.PainResolved)] == [1]


def test_alone_the_darkness_is_mine():
    """[scenario.darkness, turn.forced] No choice, no question."""
    team = scenario(2, 1, tracker=10).start()
    assert [one.seat for one in tell(team, events.PainResolved)] == [0]


def test_four_players_suffer_by_twos():
    """[scenario.darkness] Two different ones."""
    team = scenario(2, 4, tracker=12).start()
    team.do(moves.PickSeat(2))
    assert moves.PickSeat(2) not in team.legal()
    team.do(moves.PickSeat(0))
    assert sorted(one.seat for one in tell(team, events.PainResolved)) == [0, 2]


def spent_traders(team: Team) -> Team:
    """Let all Demon Traders lie open without cubes, and the Queen be defeated."""
    team.show().game.fallen["queen"] = 3
    for space in team.game.spaces:
        if space is not None and team.name(space.card) == "demon_trader":
            space.cubes = 0
    return team


def test_too_few_relics_lose():
    """[scenario.relics, campaign.lose] Queen, Traders, and fewer Relics than tokens."""
    team = spent_traders(scenario(2, 2)).tokens(8, 14)
    team.give(1, board="crown_of_embers").start()
    assert (team.asks, team.campaign.lost) == ("failed", "out_of_relics")


def test_a_relic_for_each_token_goes_on():
    """[scenario.relics] Enough Relics on all boards together."""
    team = spent_traders(scenario(2, 2)).tokens(14)
    team.give(1, board="crown_of_embers").explore()


@pytest.mark.parametrize("what", ["queen", "cube", "hidden"])
def test_a_chance_left_goes_on(what):
    """[scenario.relics] While the Queen lives, a Trader has a cube, or lies face-down."""
    team = spent_traders(scenario(2)).tokens(8, 14)
    trader = next(
        space for space in team.game.spaces if space and team.name(space.card) == "demon_trader"
    )
    if what == "queen":
        team.game.fallen.clear()
    elif what == "cube":
        trader.cubes = 1
    else:
        trader.open, trader.cubes = False, None
    team.explore()


def test_the_last_relic_of_a_trader_still_comes():
    """[scenario.relics] Nothing is lost while a Relic is being paid for."""
    team = spent_traders(scenario(2)).tokens(14)
    here = team.where("demon_trader")
    team.game.spaces[here].cubes = 1
    team.give(0, space=here, shards=9, hand="").explore()
    team.activate()
    while team.asks in ("option", "use", "keep"):
        team.do(team.legal()[0])
    assert [CARDS.kinds[card].relic for card in team.me.board.values()] == [True]
    assert team.asks == "acquire_step"


def test_the_queen_is_looted_and_no_level_follows():
    """[campaign.royalty] Her Encounter stays, done; her Presence ends; the scenario goes on."""
    team = scenario(2).lay(8, "queen")
    team.give(0, space=8, shards=6, hand="").explore().give(0, bound="hack").activate()
    fell_boss(team, "queen_skulls")
    assert team.asks == "loot"
    team.do(moves.LootPass())
    assert (team.here().done, team.game.level, team.asks) == (True, 2, "acquire_step")
    assert "queen" in team.game.fallen


def fell_boss(team: Team, boss: str) -> Team:
    """Let a bound card defeat a boss at once, whose minions have run away."""
    fight = team.game.combat
    assert fight is not None
    card = team.me.bound[0]
    fight.powers[card] = 40
    for foe in fight.foes:
        if not foe.boss and foe.state == "alive":
            foe.state = "gone"
            team.game.minion_discard.append(foe.card)
    team.game.players[fight.seat].mods = []
    return team.kill(boss, team.name(card))


# 3. The Betrayer


def betrayer(seats: int = 1, tracker: int = 5, **mine: object) -> Team:
    """Return scenario 3 with the Throne and the Healer where they are known."""
    team = scenario(3, seats, tracker=tracker)
    team.lay(5 + 1, "the_healer").lay(7, "the_skeleton_kings_throne", shown=False)
    return team.give(0, **{"food": 3, **mine})


def test_the_king_stands_on_his_cell_and_hunts_at_once():
    """[scenario.immortal-king] From the first Explore step on."""
    team = betrayer()
    start = team.game.king
    assert start is not None
    assert start == team.campaign.king_start
    team.explore()
    assert team.game.king != start


def test_a_curse_token_on_every_weapon():
    """[scenario.weakness] The abilities of the weapon sleep, its numbers stay."""
    team = betrayer(2, board="krakens_claws").explore()
    assert all(mine.weak for mine in team.campaign.adventurers)
    assert weapon_kind(team.game, 0).id == "krakens_claws"
    assert not allows(team.game, 0, "split_power")
    team.hero.weak = False
    assert allows(team.game, 0, "split_power")


def test_the_healer_takes_the_token_instead_of_an_activation():
    """[scenario.weakness] No cube is used; once gone, it is gone for the scenario."""
    team = betrayer(2, space=6)
    team.game.king = 13
    team.explore(1).rest().reach("explore")
    cubes = team.here().cubes
    team.do(moves.HealWeapon())
    assert (team.hero.weak, team.here().cubes, team.me.activated) == (False, cubes, True)
    assert team.asks == "acquire_step"


def test_elsewhere_the_token_stays():
    """[scenario.weakness] Only at the Healer."""
    team = betrayer().explore()
    assert refused(team, moves.HealWeapon()) == "scenario.weakness"


def facing(team: Team, seat: int = 0) -> Team:
    """Let the King attack me at the start of my turn."""
    team.game.king = team.game.players[seat].space
    team.start(seat).reach("king")
    return team.give(seat, bound="hack")


def test_the_king_beaten_too_early_comes_back():
    """[scenario.immortal-king] No loot, back to his cell, asleep until my next turn."""
    team = facing(betrayer(hand=""))
    before = (team.fame, team.me.shards)
    team.do(moves.FightKing())
    fell_boss(team, "king_skulls")
    assert team.game.king == team.campaign.king_start
    assert team.campaign.king_asleep
    assert (team.fame, team.me.shards) == before
    assert not team.game.fallen
    team.rest()
    assert not team.campaign.king_asleep


def test_the_sleeping_king_neither_moves_nor_fights():
    """[scenario.immortal-king] Until the next turn of the first player."""
    team = betrayer(2)
    team.campaign.king_asleep = True
    team.game.king = team.other.space
    team.start(1)
    assert team.asks == "explore"
    assert team.game.king == team.other.space
    assert refused(team, moves.FightKing()) == "scenario.immortal-king"


def test_with_the_throne_revealed_the_king_falls_anywhere():
    """[scenario.immortal-king, campaign.win] That is the end of the campaign."""
    team = facing(betrayer(hand="").show(7))
    team.do(moves.FightKing())
    fell_boss(team, "king_skulls")
    assert team.campaign.attempts[-1].won
    assert team.game.questions[0].about == ("story:after 3",)
    team.do(moves.GoOn())
    assert (team.game.over, team.game.winners) == (True, [0])


def on_the_throne(**mine: object) -> Team:
    team = betrayer(**{"hand": "", **mine}).show(7)
    return facing(team.give(0, space=7))


def test_retreat_on_the_throne_loses():
    """[scenario.throne, campaign.lose] At once, before any Pain."""
    team = on_the_throne().do(moves.Retreat())
    assert (team.asks, team.campaign.lost) == ("failed", "lost_on_throne")
    assert not tell(team, events.PainResolved)


def test_flight_on_the_throne_loses():
    """[scenario.throne] From the King."""
    team = on_the_throne().do(moves.FightKing())
    team.end_round().flee()
    assert (team.asks, team.campaign.lost) == ("failed", "lost_on_throne")


def test_death_on_the_throne_loses():
    """[scenario.throne] By the King, in combat."""
    team = on_the_throne(health=1, food=9).top_of("pains", *["lose_2_health"] * 4)
    team.do(moves.FightKing()).end_round().push()
    assert (team.asks, team.campaign.lost) == ("failed", "lost_on_throne")


def test_elsewhere_flight_is_flight():
    """[scenario.throne] Off the Throne, or while it is face-down, nothing is lost."""
    team = facing(betrayer(hand="")).do(moves.FightKing())
    team.end_round().flee()
    assert not team.campaign.attempts


@pytest.mark.parametrize(("tracker", "more"), [(18, 0), (19, 1)])
def test_from_twenty_on_the_king_is_stronger(tracker, more):
    """[scenario.strength] One Pain card more for fleeing, and for retreating."""
    team = facing(betrayer(tracker=tracker, hand=""))
    pain = CARDS.kinds[team.game.royalty[2]].pain
    retreat = facing(betrayer(tracker=tracker, hand="")).do(moves.Retreat())
    assert len(tell(retreat, events.PainResolved)) == pain + more
    team.do(moves.FightKing())
    fight = team.game.combat
    rest = sum(CARDS.enemy(fight.foes[n].card).pain for n in fight.living())
    assert flee_pain(team.game, 0) == rest + more


def test_in_the_third_scenario_deaths_do_not_move_the_tracker():
    """[campaign.tracker] It goes back in the first two only."""
    team = betrayer(2, tracker=9).explore()
    tracker = team.campaign.tracker
    die(team.game, 1)
    assert team.campaign.tracker == tracker


def test_the_kings_kills_do_not_count():
    """[campaign.royalty] They end no campaign."""
    team = facing(betrayer(health=1, hand="").top_of("pains", "lose_2_health"))
    team.do(moves.Retreat())
    assert (team.campaign.deaths, team.campaign.attempts) == (1, [])
    team.rest()
    assert not team.game.ending
