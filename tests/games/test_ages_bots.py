"""The bots of The Middle Ages: they see what is best, say why, and know no more than they may."""

import pytest
from support.ages_positions import (
    CARDS,
    CLERIC,
    MERCHANT,
    RULES,
    YEOMAN,
    find,
    position,
    several,
)

from gamebox.bots.randomly import bot_of
from gamebox.bots.search import Judged
from gamebox.core.dice import Dice, seeded
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import DiscardForOpponent, UseAbility
from gamebox.games.middle_ages.bots import EACH, SearchBot
from gamebox.games.middle_ages.outlook import chances
from gamebox.games.middle_ages.reasons import reason
from gamebox.games.middle_ages.rules import EndTurn, TakeActions
from gamebox.games.shelf import rules_of
from gamebox.hints import measure_hints

LEVELS = ["easy", "normal", "hard"]
good_level = pytest.mark.parametrize("level", ["normal", "hard"])


def bot(level, each=10):
    """Return a bot; a searching one imagines only so many games for each move."""
    if level == "hard":
        return SearchBot(RULES, each)
    return bot_of(RULES, level, "Ada", 1)


def choice_of(level, table, seat=0, dice=5):
    """Return what a bot chooses at a seat."""
    return bot(level).choose(table.view(seat), table.question(seat), Dice(dice))


def result(bots, seed):
    """Let bots play a game; return which part of the win each has, and its lead over the others."""
    game = RULES.new([Seat("bot", str(n)) for n in range(len(bots))], {}, seed)
    dice = seeded(seed, "bots")
    while not game.over:
        question = game.questions[0]
        seat = question.seat
        choice = bots[seat].choose(RULES.view(game, seat), question, dice)
        game.answer(seat, choice.move)
        game.collect()
    points = RULES.scores(game)
    others = len(bots) - 1
    wins = [(seat in game.winners) / len(game.winners) for seat in range(len(bots))]
    leads = [own - (sum(points) - own) / others for own in points]
    return wins, leads


def against(one, others, seats, games):
    """Return the wins and the mean lead of one bot against so many of another, seats in turn."""
    wins = leads = 0.0
    for number in range(games):
        seat = number % seats
        bots = [one if n == seat else others for n in range(seats)]
        won, lead = result(bots, seed=100 + number // seats)
        wins, leads = wins + won[seat], leads + lead[seat]
    return wins, leads / games


# How good they are


def test_easy_beats_random_play():
    wins, lead = against(bot("easy"), bot("random"), seats=4, games=24)
    assert wins >= 16
    assert lead > 5


def test_normal_beats_easy():
    wins, lead = against(bot("normal"), bot("easy"), seats=4, games=40)
    assert wins >= 16
    assert lead > 2


def test_search_beats_the_rule_of_thumb():
    wins, lead = against(bot("hard", EACH), bot("normal"), seats=2, games=6)
    assert wins >= 4
    assert lead > 2


# What they see


def amid(table, *steps):
    """Let seat 0 be amid its turn, with these steps to come, the first one first."""
    game = table.game
    game.stack, game.questions = [*steps[::-1]], []
    game.run()
    game.collect()
    return table


def last_accord(second):
    """Return a table on which the Accord acts in the last turn of all, with this card on top."""
    added = find(character="merchant", back="revolt")
    other = find(kind="sheaves", skip=[second])
    hands = [[added], [60], [61]]
    table = position(
        hands, accords=(MERCHANT, CLERIC, YEOMAN), top=[other, second], deck=9, shuffles=2
    )
    table.answer(0, moves.Add(added, 0))
    return table


@good_level
def test_at_the_end_the_top_card_goes_where_it_scores_most(level):
    jewels, coins = 14, 57
    assert [CARDS.traits[card].icons for card in (jewels, coins)] == [3, 3]
    choice = choice_of(level, last_accord(jewels))
    assert choice.move == moves.Use(1)
    assert choice.why.startswith(
        "Your Wealth gains 3 icons of jewels, a kind that you did not have"
    )
    choice = choice_of(level, last_accord(coins))
    assert choice.move == moves.Use(0)
    assert choice.why.startswith("Drawing brings you the Yeoman/Tower House")


@good_level
def test_the_last_action_goes_to_the_structure_that_scores_most(level):
    *built, cathedral = several(3, structure="cathedral", back="betrayal")
    fortress = find(structure="fortress", back="betrayal")
    table = position([[fortress, cathedral], [60], [61]], structures=[built, [], []], shuffles=2)
    amid(table, TakeActions(0, 1), EndTurn(0))
    choice = choice_of(level, table)
    assert choice.move == moves.Build(cathedral)
    assert choice.why.startswith("This Cathedral brings 6 points at once")


def test_of_two_opponents_who_are_alike_now_one_is_named_and_now_the_other():
    fortress = find(structure="fortress")
    table = position([[2], [60, 61], [62, 63]], structures=[[fortress], [], []])
    amid(table, UseAbility(0, "structure", fortress, 0), EndTurn(0))
    named = {choice_of("normal", table, dice=dice).move.seat for dice in range(30)}
    assert named == {1, 2}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_see_what_others_hold(level):
    table = position([[2, 7], [9, 11, 15], [17, 18, 22]])
    choice = choice_of(level, table)
    assert choice.why
    for number in range(4):
        world = RULES.imagine(table.view(0), Dice(number))
        assert world.hands != table.game.hands
        view = RULES.view(world, 0)
        assert bot(level).choose(view, view.question, Dice(5)) == choice


def test_a_searching_bot_does_not_search_where_there_is_one_move():
    table = position([[2], [9], [11]])
    table.game.hands[0] = []
    amid(table, UseAbility(0, "accord", 1, 0), EndTurn(0))
    assert len(table.moves(0)) == 2
    assert "% of imagined games" in choice_of("hard", table).why
    amid(table, DiscardForOpponent(1), EndTurn(0))
    assert "%" not in choice_of("hard", table, seat=1).why


def test_what_a_search_finds_names_every_legal_move_once():
    table = position([[2, 7], [9, 11], [17, 18]])
    found = bot("hard").look(table.view(0), Dice(5))
    assert sorted(map(str, (one.move for one in found))) == sorted(map(str, table.moves(0)))
    assert found[0].move == choice_of("hard", table).move
    assert all(0 < one.chance < 1 for one in found[:3])


def test_a_reason_says_what_adding_a_card_brings():
    noble = find(character="noble", back="plague")
    coterie = several(2, back="revolt")
    table = position([[noble], [60], [61]], coteries=[coterie, [], []], accords=(1, 2, 3))
    said = reason(table.view(0), moves.Add(noble, 0))
    assert "into your Wealth" in said
    assert said.endswith("lets your Accord act and makes it return with 1 Action")
    said = reason(table.view(0), moves.Add(noble, 1))
    assert said.startswith("Adding the Noble to another Coterie")
    assert said.endswith("draws you the top card")


def test_a_level_that_there_is_not_is_told():
    with pytest.raises(GameboxError, match="'genius'"):
        RULES.bot("genius", "Ada", 1)


# How the game stands


def test_the_chances_of_a_running_game_add_up_and_grow_with_the_points():
    table = position([[2, 7], [9, 11], [17, 18]])
    even = chances(table.game)
    assert sum(even) == pytest.approx(1)
    table.game.wealth[2] = several(3, kind="jewels", skip=[2, 7, 9, 11, 17, 18])
    assert chances(table.game)[2] > even[2] + 0.02


def test_the_chances_of_a_finished_game_are_its_result():
    game = RULES.new([Seat("bot", str(n)) for n in range(3)], {}, 4)
    while not game.over:
        seat = game.questions[0].seat
        game.answer(seat, RULES.moves(RULES.view(game, seat))[0])
        game.collect()
    assert [seat for seat, chance in enumerate(chances(game)) if chance] == game.winners
    assert sum(chances(game)) == 1


def test_the_chances_that_hints_show_are_put_beside_who_has_won():
    """Every seat of four has a hint now and then, and somebody has won."""
    found = measure_hints(RULES, games=1)
    shown = {name for name in found if name.startswith("shown")}
    assert shown
    for name in shown:
        low = int(name.split("_")[1])
        assert low <= found[name] <= low + 10
        assert 0 <= found[name.replace("shown", "won")] <= 100
    assert measure_hints(rules_of("mind"), games=1) == {}


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (1.0, "this wins nearly all imagined games."),
        (0.44, "this wins about 44 % of imagined games."),
        (0.0, "this wins few imagined games."),
    ],
)
def test_a_hint_never_promises_a_win(chance, words):
    table = position([[2, 7], [9, 11], [17, 18]])
    found = [Judged(table.moves(0)[0], 16, chance)]
    assert bot("hard").settle(table.view(0), [found]).why.endswith(words)
