"""The campaign of Ordeals around its scenarios: story, failure, continuity, the team, the rank."""

import pytest
from support.ordeals_laying import CARDS
from support.ordeals_team import HEROES, Team, chosen, scenario

from gamebox.core.dice import Dice
from gamebox.core.seat import Seat
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.bots import ordeals_bot
from gamebox.games.ordeals.campaign_state import Attempt
from gamebox.games.ordeals.campaign_texts import rank
from gamebox.games.ordeals.effects import Source, run_verbs
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.games.ordeals.pain import die
from gamebox.games.ordeals.scoring import team_score
from gamebox.games.ordeals.setup import new_campaign
from gamebox.games.ordeals.stats import presence
from gamebox.games.ordeals.turn import StartTurn
from gamebox.games.ordeals.view import view
from gamebox.seating import check_options

RULES = Ordeals()


def page(team: Team) -> str:
    return team.game.questions[0].about[0]


def lose(team: Team) -> Team:
    """Let the team lose the scenario by two deaths in my turn."""
    team.explore()
    team.campaign.deaths = 1
    die(team.game, 0)
    team.game.questions = []
    team.game.run()
    team.events = [one.event for one in team.game.collect()[0]]
    assert team.asks == "failed"
    return team


def do_verbs(team: Team, seat: int, *verbs: say.AnyVerb) -> Team:
    """Let something happen in the middle of my turn."""
    team.game.questions = []
    run_verbs(team.game, Source(1, seat, by=seat), verbs)
    team.game.run()
    team.events = [one.event for one in team.game.collect()[0]]
    team.check()
    return team


# Before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_chooses_an_adventurer_in_turn_order(seats):
    """[quest.deck, turn.forced] Each once; the last one of four needs no question."""
    team = Team(new_campaign(seats, 3, starter=seats - 1, people=range(seats)))
    team.game.collect()
    order = []
    while team.asks == "adventurer":
        order.append(team.asked)
        team.do(moves.PickAdventurer(team.legal()[0].name))
    assert order == [(seats - 1 + n) % seats for n in range(min(seats, 3))]
    assert sorted(m.name for m in team.campaign.adventurers) == sorted(
        {m.name for m in team.campaign.adventurers}
    )
    assert page(team) == "story:before 1"


def test_an_adventurer_has_three_quests_in_order_and_their_rewards():
    """[quest.deck] The first Quest is active, without a cube."""
    team = chosen()
    assert [team.name(card) for card in team.hero.quests] == [f"colbjorn_{n}" for n in (1, 2, 3)]
    assert team.names(team.hero.rewards) == "axe_throw hammer_of_the_forge winter_blood"
    assert team.hero.cubes == 0


def test_one_seat_alone_plays_the_campaign():
    """[campaign.scenarios] Whatever the options say; two play against each other by default."""
    one, two = [Seat("human", "Ann")], [Seat("human", "Ann"), Seat("bot", "Ben", "easy")]
    assert RULES.new(one, {}, 1).campaign is not None
    assert RULES.new(two, {}, 1).campaign is None
    assert RULES.new(two, {"mode": "campaign"}, 1).campaign.people == [0]


def test_a_game_of_one_seat_is_noted_as_a_campaign_and_can_be_played_again():
    """[campaign.scenarios]"""
    noted = check_options(RULES, {}, 1)
    assert (noted["mode"], noted["start"]) == ("campaign", "random")
    assert check_options(RULES, noted, 1) == noted
    assert check_options(RULES, {}, 2)["mode"] == "competitive"


def test_the_deck_and_the_cards_are_those_of_a_campaign():
    """[campaign.setup] Quests and Rewards belong to it, and to no other game."""
    campaign, game = new_campaign(2, 1), RULES.new([Seat("human", "A"), Seat("human", "B")], {}, 1)
    extra = set(RULES.deck(campaign)) - set(RULES.deck(game))
    assert {type(CARDS.kinds[card]).__name__ for card in extra} >= {"Quest", "Ongoing", "Skill"}
    assert len(extra) == 24


# The team


def test_the_first_answer_of_the_people_counts():
    """[campaign.team] All people are asked at once."""
    team = chosen(3)
    assert [question.seat for question in team.game.questions] == [0, 1, 2]
    assert team.game.first_settles
    team.game.answer(2, moves.GoOn())
    assert team.asks == "explore"


def test_with_bots_alone_the_first_player_decides():
    """[campaign.team] Nobody else is asked."""
    team = Team(new_campaign(3, 3, starter=1))
    team.game.collect()
    while team.asks == "adventurer":
        team.do(team.legal()[0])
    assert [question.seat for question in team.game.questions] == [1]


def test_fame_of_anybody_is_that_of_the_team():
    """[campaign.fame, resources.zero] Gains and losses move the first player's tracker."""
    team = scenario(1, 2, fame=3).explore()
    do_verbs(team, 1, say.Gain("fame", 2))
    assert [player.fame for player in team.game.players] == [5, 0]
    do_verbs(team, 1, say.Lose("fame", 9))
    assert team.fame == 0


def test_a_death_costs_the_team_ten_fame():
    """[campaign.fame, death.sequence] Whoever dies."""
    team = scenario(1, 2, fame=14).explore()
    do_verbs(team, 1, say.Lose("health", 10))
    assert (team.fame, team.other.health, team.campaign.deaths) == (4, 10, 1)


def test_hands_lie_open():
    """[cards.secret] A partner's hand is seen, and is in no pool."""
    team = scenario(1, 2).explore()
    seen = view(team.game, 0).players[1]
    assert seen.hand == team.other.hand
    assert seen.pool == sorted(team.other.deck)


def test_nobody_is_an_opponent():
    """[campaign.opponents] Who would be chosen or hit is nobody; each player is all."""
    team = scenario(1, 3, fame=0).explore()
    do_verbs(team, 0, say.Discard(("hand",), 1, who="each_opponent"))
    assert [len(player.hand) for player in team.game.players] == [5, 5, 5]
    do_verbs(team, 0, say.Gain("food", 1, who="each_player"))
    food = [player.food for player in team.game.players]
    assert len(set(food)) == 1


def test_alone_chance_chooses_the_group():
    """[campaign.opponents, encounter.devil] The player to the left is oneself."""
    team = scenario(1).explore()
    do_verbs(team, 0, say.Fight(n=4, groups=2, chooser="left"))
    assert team.asks == "split"
    team.do(team.legal()[0])
    assert team.game.combat is not None
    assert team.asks != "group"


def test_the_start_encounter_is_the_town():
    """[campaign.town] Who dies in the Ley Lines comes back to the Tomb."""
    team = scenario(2, 2).show().give(1, space=8).explore()
    do_verbs(team, 1, say.Lose("health", 10))
    assert team.other.space == team.where("the_tomb")


# Failing


def test_the_second_death_loses_at_once():
    """[campaign.death] Of all players together; the one who dies still goes through death."""
    team = lose(scenario(1, 2, fame=30, tracker=4))
    assert (team.campaign.lost, team.me.health) == ("deaths", 10)
    assert team.campaign.attempts[-1].won is False


def test_a_retry_keeps_decks_equipment_and_quests():
    """[campaign.retry] Health 10, no Food or Token Shards, Fame and tracker as at the start."""
    team = scenario(2, 2, fame=12, tracker=8)
    team.campaign.start_tracker = 8
    team.give(1, board="iron_helm", food=4, shards=3, health=2)
    team.hero.cubes = 1
    owned = sorted(team.other.owned())
    lose(team).do(moves.RetryScenario())
    assert page(team) == "story:before 2"
    team.do(moves.GoOn())
    mine = team.other
    assert (mine.health, mine.food, mine.shards) == (10, 0, 0)
    assert (team.fame, team.campaign.tracker, team.campaign.deaths) == (12, 9, 0)
    assert (sorted(mine.owned()), team.board(1)) == (owned, "iron_helm")
    assert team.hero.cubes == 1
    assert team.campaign.attempts[0].won is False


def test_a_new_campaign_keeps_the_adventurers_and_nothing_else():
    """[campaign.restart] Starting decks, no Equipment, no Fame, first Quests, scenario 1."""
    team = scenario(3, 2, fame=30).give(0, board="iron_helm", hand="double_deal")
    team.campaign.king_asleep = True
    team.hero.quests = team.hero.quests[1:]
    team.game.box += [team.hero.rewards.pop(0), CARDS.numbers["colbjorn_1"][0]]
    team.campaign.deaths = 2
    team.game.stack = [StartTurn()]
    team.game.run()
    team.game.collect()
    assert team.asks == "failed"
    team.do(moves.RestartCampaign())
    assert (page(team), team.campaign.scenario, team.fame) == ("story:before 1", 1, 0)
    assert [mine.name for mine in team.campaign.adventurers] == list(HEROES[:2])
    assert len(team.hero.quests) == 3
    assert team.board() == ""
    assert len(team.me.owned()) == 10
    team.do(moves.GoOn())
    assert team.asks == "explore"


def test_giving_up_ends_the_campaign_without_winners():
    """[campaign.retry] The Fame is counted all the same."""
    team = lose(scenario(1, 2, fame=20)).do(moves.GiveUpCampaign())
    assert (team.game.over, team.game.winners) == (True, [])
    assert team.game.final == [team_score(team.game)] * 2
    assert RULES.result(team.game, ["A", "B"]).startswith("The campaign ended in The Curse Over")


@pytest.mark.parametrize(("lost", "does"), [(1, moves.RetryScenario), (3, moves.GiveUpCampaign)])
def test_bots_alone_do_not_try_for_ever(lost, does):
    """[campaign.retry, campaign.team] So a campaign of bots has an end."""
    team = lose(scenario(1, 2))
    team.campaign.attempts = [Attempt(1, won=False, turns=15)] * lost
    bot = ordeals_bot(RULES, "easy")
    choice = bot.choose(view(team.game, 0), team.game.questions[0], Dice(1))
    assert choice is not None
    assert isinstance(choice.move, does)


# Going on


def won() -> Team:
    """Return the page after scenario 1, which was won with cards everywhere."""
    team = scenario(1, 2, fame=12).lay(6, "wandering_wizard")
    team.give(0, space=6, board="iron_helm", food=3, shards=2, health=7)
    team.give(1, bound="hack", discard="hack", food=1)
    team.explore()
    team.campaign.tracker, team.me.effort = 7, 6
    team.hero.cubes = 2
    return team.activate().choose("The Wizard's secrets")


def test_what_goes_on_to_the_next_scenario():
    """[campaign.continuity] Equipment, Health, Food, Token Shards, Quests and trackers."""
    team = won()
    assert page(team) == "story:after 1"
    team.do(moves.GoOn())
    assert page(team) == "story:before 2"
    fame = team.fame
    team.do(moves.GoOn())
    me = team.me
    assert (me.health, me.food, me.shards, team.board()) == (7, 3, 2, "iron_helm")
    assert (team.fame, team.campaign.tracker, team.hero.cubes) == (fame, 8, 2)


def test_hands_and_bound_cards_are_shuffled_and_five_are_drawn():
    """[campaign.continuity] Played, bound and discarded cards are in the deck again."""
    team = won().do(moves.GoOn()).do(moves.GoOn())
    for player in team.game.players:
        assert (player.bound, player.played, player.discard) == ([], [], [])
        assert len(player.hand) == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_before_a_scenario_the_board_is_empty_for_all(seat):
    """[campaign.continuity] What lay face-down is not taken for the scenario to come."""
    team = won().do(moves.GoOn())
    assert page(team) == "story:before 2"
    assert not any(team.game.spaces)
    seen = view(team.game, seat)
    world = RULES.imagine(seen, Dice(1))
    RULES.check(world)
    assert RULES.view(world, seat) == seen


def test_common_decks_are_made_anew():
    """[campaign.continuity] Of all cards that nobody owns and that are not destroyed."""
    team = won()
    team.game.minion_discard += [team.game.minions.pop() for _ in range(4)]
    team.game.pain_discard += [team.game.pains.pop() for _ in range(3)]
    gone = team.game.dealer.pop()
    team.game.destroyed.append(gone)
    team.do(moves.GoOn()).do(moves.GoOn())
    game = team.game
    assert (game.minion_discard, game.dealer_discard) == ([], [])
    assert gone not in [*game.dealer, *game.row]
    assert len([card for card in game.row if card is not None]) == 6
    assert len(game.minions) == sum(kind.count for kind in CARDS.groups["minions"])


def test_the_presence_of_the_queen_is_felt_until_she_falls():
    """[campaign.royalty, queen.presence] In the second scenario."""
    team = scenario(2).explore()
    assert [team.name(card) for card in presence(team.game)] == ["queen_skulls"]
    team.game.slayer = 0
    assert presence(team.game) == []


def test_a_whole_campaign_is_one_game():
    """[campaign.scenarios] Three scenarios, pages between them, and an end for all."""
    team = won().do(moves.GoOn()).do(moves.GoOn())
    team.tokens(8).lay(8, "the_blacksmith").give(0, space=8, board="saints_mail")
    team.explore()
    [relic] = [card for card in team.me.board.values() if CARDS.equipment_of(card).relic]
    team.do(moves.Sanctify(relic))
    assert page(team) == "story:after 2"
    team.do(moves.GoOn())
    assert page(team) == "story:before 3"
    team.do(moves.GoOn())
    assert team.campaign.scenario == 3
    team.game.fallen["king"] = 9
    team.game.questions = []
    team.game.run()
    team.game.collect()
    assert page(team) == "story:after 3"
    team.do(moves.GoOn())
    assert (team.game.over, team.game.winners) == (True, [0, 1])
    assert [one.won for one in team.campaign.attempts] == [True, True, True]
    assert RULES.result(team.game, ["A", "B"]).startswith("Rothmire is saved:")
    assert [event for event in team.events if isinstance(event, events.GameScored)]


# The rank


def test_points_are_shared_by_the_players():
    """[campaign.rank, score.fame] Track and cards, divided and rounded down; no Token Shards."""
    team = scenario(1, 3, fame=40).give(1, board="iron_helm", shards=9)
    cards = sum(
        CARDS.fame_of(card)
        for player in team.game.players
        for card in (*player.owned(), *player.board.values())
    )
    assert team_score(team.game) == (40 + cards) // 3
    assert RULES.scores(team.game) == [team_score(team.game)] * 3


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "Survivor"), (19, "Survivor"), (20, "Adventurer"), (39, "Adventurer"), (40, "Hero"),
        (49, "Hero"), (50, "Champion"), (69, "Champion"), (70, "Dealer's Chosen"),
        (99, "Dealer's Chosen"),
    ],
)  # fmt: skip
def test_ranks(points, name):
    """[campaign.rank] Each begins with its number."""
    assert rank(points) == name
