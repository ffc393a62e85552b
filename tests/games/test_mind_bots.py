"""The bots of The Mind Extreme: what they wait for, what they learn, and how good they are."""

from math import exp, log

import pytest
from support.mind_positions import RULES, card, get_ready, lay, position

from gamebox.core.dice import Dice
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.mind import moves
from gamebox.games.mind.bots import HABITS, MANNERS, mind_bot
from gamebox.games.mind.cards import CARDS, colour
from gamebox.games.mind.clock import LevelClock, Wait
from gamebox.games.mind.moves import Laid
from gamebox.games.mind.stars import agrees_to_star, proposes_star
from gamebox.games.mind.tempo import EARLY, LOG_BEAT, Habit, Team, gains_of, usual_beat
from gamebox.play import BotPlay
from gamebox.table import new_table

LEVELS = ["easy", "normal", "hard"]
every_level = pytest.mark.parametrize("level", LEVELS)


def choice_of(bot, table, seat):
    """Return what a bot would do at a seat now."""
    return bot.choose(table.view(seat), table.question(seat), Dice(5))


def wait_of(bot, table, seat):
    """Return how many milliseconds after the last lay a bot would lay, and the card."""
    laid = [one.at_ms for one in table.game.laid if one.spell == table.game.spell]
    choice = choice_of(bot, table, seat)
    return choice.at_ms - max(laid, default=0), choice.move.card


def mean_wait(level, table, seat, bots=60):
    """Return the mean wait of many bots of a level."""
    waits = [wait_of(mind_bot(level, 1000 * n), table, seat)[0] for n in range(bots)]
    return sum(waits) / bots


def team_games(levels, games):
    """Let teams play and return the finished games."""
    finished = []
    for seed in range(games):
        seats = [Seat("bot", f"Bot {n}", level) for n, level in enumerate(levels)]
        table = new_table(RULES, seats, seed=seed)
        BotPlay(table).run()
        finished.append(table.game)
    return finished


def wins(games):
    """Return how many of the games were won."""
    return sum(bool(game.winners) for game in games)


# How good they are


def test_each_level_beats_the_one_below_and_easy_is_no_fool():
    easy, normal, hard = (team_games([level] * 3, 40) for level in LEVELS)
    assert wins(easy) <= 4
    assert wins(easy) + 15 <= wins(normal)
    assert wins(normal) + 5 <= wins(hard)
    assert sum(game.level for game in easy) / 40 >= 4


def test_a_person_who_never_adapts_wins_more_with_bots_that_learn():
    with_hard = wins(team_games(["person", "hard"], 25))
    with_easy = wins(team_games(["person", "easy"], 25))
    assert with_hard >= with_easy + 12


def test_people_are_for_simulations_only():
    assert set(RULES.levels) == set(LEVELS)
    assert set(MANNERS) - set(LEVELS) == {"person", "person-curved"}
    with pytest.raises(GameboxError, match="'genius'"):
        RULES.bot("genius", "Ada", 1)


# A choice follows from the view


@every_level
def test_a_bot_that_remembers_chooses_like_one_that_has_just_sat_down(level):
    seats = [Seat("bot", f"Bot {n}", level) for n in range(3)]
    table = new_table(RULES, seats, seed=4)
    play = BotPlay(table)
    asked = 0
    while not table.game.over and play.step():
        for seat in table.asked():
            question, view = table.question(seat), table.view(seat)
            kept = play.bots[seat].choose(view, question, Dice(9))
            assert kept == table.bot(seat).choose(view, question, Dice(9))
            asked += 1
    assert asked > 50


@every_level
def test_a_bot_asked_again_wavers_no_second_time(level):
    table = position("W10 R40", "W20 R30", "W25 R15")
    bot = mind_bot(level, 7)
    view, question = table.view(0), table.question(0)
    assert len({bot.choose(view, question, Dice(n)) for n in range(20)}) == 1


@every_level
def test_a_bot_that_goes_back_in_time_chooses_as_before(level):
    table = position("W10 R40 R12", "W20 R30 R11", "W25 R15 R10")
    bot = mind_bot(level, 7)
    before = choice_of(bot, table, 1)
    early = table.view(1), table.question(1)
    lay(table, 0, "W10", 3000)
    lay(table, 0, "R40", 4000)
    assert choice_of(bot, table, 1) != before
    assert bot.choose(*early, Dice(1)) == before


@every_level
def test_hidden_cards_do_not_change_a_choice(level):
    """[blind.secret, talk.none] What lies face down and what others hold is dealt anew."""
    hands = "W10 W14 R40", "W20 R30 R22", "W25 R15 R41"
    table = position(*hands, blind=["white", "red"])
    lay(table, 0, "W10", 4000)
    lay(table, 2, "R41", 6000)
    bot = mind_bot(level, 3)
    before = choice_of(bot, table, 1)
    for seed in range(20):
        world = RULES.imagine(table.view(1), Dice(seed))
        assert world.hands != table.game.hands or world.laid != table.game.laid
        view = RULES.view(world, 1)
        assert bot.choose(view, view.question, Dice(5)) == before


@every_level
def test_whatever_a_bot_answers_is_legal(level):
    seats = [Seat("bot", f"Bot {n}", level) for n in range(4)]
    for seed in range(3):
        table = new_table(RULES, seats, seed=seed)
        BotPlay(table).run()
        assert table.game.over


# Waiting


@every_level
def test_a_bot_waits_the_longer_the_larger_the_gap(level):
    near, far = position("W4", "W40"), position("W20", "W40")
    bots = [mind_bot(level, n) for n in range(0, 60000, 1000)]
    assert all(wait_of(bot, near, 0)[0] < wait_of(bot, far, 0)[0] for bot in bots)


@every_level
def test_the_card_that_comes_directly_next_is_laid_at_once(level):
    """Also when the cards between were laid aside, and when the own card lies on top face down."""
    table = position("W10 W30", "W11 W40")
    lay(table, 0, "W10", 5000)
    starred = position("W10 W11 R30", "W13 W12 R40", lives=1)
    lay(starred, 0, "W10", 5000)
    starred.answer(0, moves.ProposeStar(6000))
    starred.answer(1, moves.Agree())
    starred.answer(0, moves.ChooseForStar(card("W11")))
    starred.answer(1, moves.ChooseForStar(card("W12")))
    get_ready(starred)
    blind = position("W10 W11", "W30 W40", blind=["white"])
    lay(blind, 0, "W10", 5000)
    for seed in range(0, 20000, 1000):
        bot = mind_bot(level, seed)
        for which, seat, name in ((table, 1, "W11"), (starred, 1, "W13"), (blind, 0, "W11")):
            wait, laid = wait_of(bot, which, seat)
            assert laid == card(name)
            assert 200 <= wait <= 700


@every_level
def test_nobody_lays_faster_than_people_can(level):
    table = position("W1", "R50", "R49")
    waits = [wait_of(mind_bot(level, n), table, 0)[0] for n in range(0, 300000, 1000)]
    assert min(waits) >= 200


@every_level
def test_on_a_blind_stack_another_seats_card_is_followed_by_no_certain_one(level):
    """[blind.secret] Nobody but its owner knows that 11 comes directly after it."""
    table = position("W10 W30", "W11 W40", blind=["white"])
    lay(table, 0, "W10", 5000)
    assert mean_wait(level, table, 1) > 1000


@every_level
def test_who_alone_holds_cards_lays_them_at_once(level):
    table = position("W10", "W40")
    lay(table, 0, "W10", 5000)
    assert wait_of(mind_bot(level, 8), table, 1)[0] <= 700


@every_level
def test_the_colour_that_is_due_first_is_laid_first(level):
    table = position("W5 R20", "W40 R41")
    assert all(wait_of(mind_bot(level, n), table, 0)[1] == card("W5") for n in range(20))


def test_both_stacks_are_played_against_one_clock():
    """[lay.both-stacks] White at 24 tells that red is late; easy bots do not see it."""
    table = position("W24 R10", "W49 R30")
    before = {level: mean_wait(level, table, 1) for level in LEVELS}
    lay(table, 0, "W24", 15000)
    after = {level: mean_wait(level, table, 1) for level in LEVELS}
    assert after["normal"] < 0.8 * before["normal"]
    assert after["hard"] < 0.8 * before["hard"]
    assert after["easy"] > 0.9 * before["easy"]


def test_two_colours_that_are_due_together_make_a_bot_hesitate():
    one = position("W10", "W40")
    both = position("W10 R41", "W40 R20")
    assert mean_wait("hard", both, 0) > mean_wait("hard", one, 0) + 60


def test_the_count_of_cards_drives_a_blind_stack():
    """[blind.lay] Half of all cards are laid, so it should be about half way up."""
    clock = LevelClock(2, 4, ("white",), (0.0,))
    clock.read([Laid(n % 2, "white", None, 1000 * n, 1) for n in range(4)], [], 0, 0)
    assert 15 < clock.reached[0][0] < 25
    assert clock.reached[0][1] == 0


def test_an_own_card_face_down_moves_no_clock():
    """[blind.secret] The clock is that of everybody at the table, who know of a count alone."""
    clocks = [LevelClock(2, 4, ("white",), (0.25,)) for _ in range(2)]
    for clock, known in zip(clocks, (None, card("W44")), strict=True):
        assert clock.read([Laid(0, "white", known, 9000, 1)], [], 0, 0) == []
    assert clocks[0].reached == clocks[1].reached


# Learning


def played(tempo, lays=8):
    """Return a table at which seat 0 has laid whites at a steady beat, in seconds a number."""
    whites = [2 + 4 * n for n in range(lays)]
    reds = [10 - n for n in range(lays)]
    hands = [" ".join(f"W{n}" for n in [*whites, 49]), " ".join(f"R{n}" for n in [*reds, 1])]
    table = position(*hands)
    before = at_ms = 0
    for number in whites:
        at_ms += round(1000 * (0.35 + tempo * (number - before)))
        lay(table, 0, f"W{number}", at_ms)
        before = number
    return table


def test_bots_learn_the_tempo_of_their_partners_and_easy_ones_do_not():
    slow, fast = played(1.0), played(0.36)
    for level, learns in (("easy", False), ("normal", True), ("hard", True)):
        difference = log(mean_wait(level, slow, 1) / mean_wait(level, fast, 1))
        assert (difference > 0.5) == learns


def test_a_new_level_forgets_nothing_that_was_learned():
    """The blind stacks of the level before, turned up, teach as well as open ones."""
    waits = {}
    for tempo in (0.4, 1.0):
        table = position("W4 W10 W20", "R20 R22 R24", blind=["white"], stars=0)
        for name, gap, at in (("W4", 4, 0), ("W10", 3, 1), ("W20", 7, 2)):
            lay(table, 0, name, 20000 * at + round(1000 * (0.35 + tempo * gap)))
        for name in ("R24", "R22", "R20"):
            lay(table, 1, name, 80000)
        get_ready(table)
        assert table.game.level == 4
        waits[tempo] = mean_wait("normal", table, 1)
    assert waits[0.4] < 0.8 * waits[1.0]


def gaps_at(n):
    """Return the gaps of one card for each gain: with more gain, the other stack's lead counts."""
    gap, lead = 3.0 + n * 7 % 13, n * 5 % 11
    return [max(1.0, gap + lead * (0.5 - gain)) for gain in gains_of(HABITS)]


@pytest.mark.parametrize("habit", HABITS)
def test_full_inference_foretells_how_long_a_partner_waits(habit):
    """After 60 waits of any habit a bot knows it much better than by the usual one."""
    gains = gains_of(HABITS)
    team = Team(2, HABITS, followers=True)
    truth = usual_beat(habit, gains, log(0.8))
    logs = [[log(gap) for gap in gaps_at(n)] for n in range(100)]
    for n in range(60):
        team.learn(Wait(0, gaps_at(n), exp(truth.log_wait(logs[n]) - EARLY)))
    believed = team.beat_for(1, usual_beat(HABITS[0], gains))
    wrong = [abs(believed.log_wait(one) - truth.log_wait(one)) for one in logs[60:]]
    assert sum(wrong) / 40 < 0.08


def test_only_who_keeps_a_beat_of_their_own_is_worth_following():
    """Seat 0 is slow by itself, seat 1 goes along with it, so seat 2 goes with seat 0."""
    team = Team(3, (Habit(),), followers=True)
    for n in range(30):
        gap = 2.0 + n % 5
        own = 1.2 * (1.2 if n % 2 else 0.83)
        team.learn(Wait(0, [gap], gap * own))
        team.learn(Wait(1, [gap], gap * 1.2))
    assert team.tempos[0].own_way > 0.8
    assert team.tempos[1].own_way < 0.2
    beat = team.beat_for(2, usual_beat(Habit(), (0.25,)))
    assert beat.level == pytest.approx(log(1.2), abs=0.1)


def test_a_bot_has_a_tempo_of_its_own_that_comes_from_its_seed():
    levels = [mind_bot("normal", seed).own.level for seed in range(0, 400000, 1000)]
    mean = sum(levels) / len(levels)
    spread = (sum((one - mean) ** 2 for one in levels) / len(levels)) ** 0.5
    assert mean == pytest.approx(LOG_BEAT, abs=0.05)
    assert spread == pytest.approx(0.25, abs=0.04)
    assert mind_bot("normal", 3).own == mind_bot("normal", 3).own


# Throwing stars


MANY = "W10 W11 W12 R40 R41", "W20 W21 W22 R30 R31"


def test_a_star_is_proposed_on_the_last_life_and_in_the_last_level():
    """[star.propose] Not while there are lives to spare, without a star or with hardly a card."""
    assert proposes_star(position(*MANY, lives=1).view(0))
    assert proposes_star(position(*MANY, lives=3, last=True).view(0))
    assert not proposes_star(position(*MANY, lives=3).view(0))
    assert not proposes_star(position(*MANY, lives=1, stars=0).view(0))
    assert not proposes_star(position("W10", "W20", lives=3).view(0))
    choice = choice_of(mind_bot("hard", 2), position(*MANY, lives=1), 0)
    assert choice.move == moves.ProposeStar()


def test_a_refused_star_is_not_proposed_again_at_once():
    """[star.agree]"""
    table = position(*MANY, lives=1)
    table.answer(0, moves.ProposeStar(2000))
    table.answer(1, moves.Refuse())
    assert not proposes_star(table.view(0))
    for name in ("W10", "W11", "W12"):
        lay(table, 0, name, 5000)
    lay(table, 1, "W20", 9000)
    assert proposes_star(table.view(0))


def test_a_bot_agrees_to_a_star_when_it_is_dangerous():
    """[star.agree]"""
    assert agrees_to_star(position(*MANY, lives=1).view(0))
    assert agrees_to_star(position(*MANY, lives=3, stars=3).view(0))
    assert not agrees_to_star(position("W10 R4", "W20 R7", lives=3).view(0))
    table = position("W10 R4", "W20 R7", lives=3)
    table.answer(0, moves.ProposeStar(2000))
    assert choice_of(mind_bot("normal", 2), table, 1).move == moves.Refuse()


@every_level
def test_a_bot_that_may_only_say_stop_or_propose_waits_for_the_others(level):
    """[ready.stop, star.propose] It has proposed, or lies ready: the others decide now."""
    table = position("W1 W9", "W5 W7", stars=1)
    table.answer(0, moves.ProposeStar())
    assert table.question(0) is not None
    assert choice_of(mind_bot(level, 3), table, 0) is None
    table.answer(1, moves.Stop())
    assert table.question(0) is None
    table.answer(1, moves.Refuse())
    table.answer(0, moves.Ready())
    assert table.question(0) is not None
    assert choice_of(mind_bot(level, 3), table, 0) is None


@every_level
def test_bots_play_on_after_a_stop_in_a_proposal(level):
    """[ready.stop] Whatever they answer, they get ready again, and lay."""
    table = position("W1 W9", "W5 W7", "R2 R9")
    table.record.seats = [Seat("human", "P0"), Seat("bot", "P1", level), Seat("bot", "P2", level)]
    table.answer(0, moves.ProposeStar())
    table.answer(0, moves.Stop())
    play = BotPlay(table)
    play.run()
    if table.waits_for() == [0] and table.question(0).asks == "star":
        table.answer(0, moves.ChooseForStar(card("W1")))
        play.run()
    assert table.waits_for() == [0]
    table.answer(0, moves.Ready())
    lay(table, 0, "W1" if card("W1") in table.game.hands[0] else "W9", at_ms=1)
    before = len(table.game.laid)
    play.run(stop=lambda table: len(table.game.laid) > before or table.game.level > 2)
    assert len(table.game.laid) > before or table.game.level > 2


def test_the_card_that_is_due_first_is_chosen_for_a_star():
    """[star.choose]"""
    table = position("W10 R44 R9", "W20 R30 R8", lives=1)
    table.answer(0, moves.ProposeStar(2000))
    assert choice_of(mind_bot("normal", 2), table, 1).move == moves.Agree()
    table.answer(1, moves.Agree())
    bot = mind_bot("normal", 2)
    assert choice_of(bot, table, 0).move == moves.ChooseForStar(card("R44"))
    assert choice_of(bot, table, 1).move == moves.ChooseForStar(card("W20"))


# What bots say


def test_a_reason_speaks_of_the_own_card_alone():
    """[talk.none] The reason names no card that the seat does not hold."""
    held = [number for number in CARDS if colour(number) == "white"][9]
    choice = choice_of(mind_bot("hard", 2), position("W10", "W40"), 0)
    assert choice.move == moves.Lay(held)
    assert choice.why == "The white 10 is 10 away."


def test_getting_ready_takes_a_moment():
    """[ready.begin]"""
    table = position("W10", "W40", ready=False)
    choice = choice_of(mind_bot("hard", 2), table, 0)
    assert choice.move == moves.Ready()
    assert 500 <= choice.at_ms <= 2000
