"""The bots of Ordeals: legal and sensible moves, levels that differ, odds that come true."""

import itertools
import math
from collections.abc import Iterator

import pytest

from gamebox.core.dice import Dice, seeded
from gamebox.core.question import Question
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.blows import next_blow, plan
from gamebox.games.ordeals.bots import MANNERS, PlanBot, SearchBot, promising
from gamebox.games.ordeals.choosing import Chooser
from gamebox.games.ordeals.fights import Enemy, Fighter, Foes, outcomes, strike_down
from gamebox.games.ordeals.odds import Odds, odds, percent
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.games.ordeals.outlook import chances
from gamebox.games.ordeals.reasons import reason
from gamebox.games.ordeals.setup import new_game
from gamebox.games.ordeals.state import Combat, Foe, OrdealsGame, Space
from gamebox.games.ordeals.view import OrdealsView
from gamebox.games.ordeals.worth import trait_of

RULES = Ordeals()
NORMAL = MANNERS["normal"]


def game_of(seats: int, seed: int) -> OrdealsGame:
    """Return a game that waits for its first answer."""
    return RULES.new([Seat("bot", f"Bot {n}", "normal") for n in range(seats)], {}, seed)


def asked(game: OrdealsGame) -> Question:
    """Return the first question that waits for an answer."""
    return next(question for question in game.questions if question.seat not in game.sealed)


def played(game: OrdealsGame, choosers: list[Chooser], dice: Dice) -> Iterator[Question]:
    """Play a game on, and yield every question before it is answered."""
    while not game.over:
        question = asked(game)
        yield question
        game.answer(question.seat, choosers[question.seat].move(game, question, dice))
        game.collect()


def cards(game: OrdealsGame, *names: str) -> list[int]:
    """Return a card of each kind; of one kind always another copy."""
    used: list[int] = []
    for name in names:
        used.append(next(card for card in game.cards.numbers[name] if card not in used))
    return used


def fighting(minions: tuple[str, ...], bound: tuple[str, ...]) -> OrdealsGame:
    """Return a game in which seat 0 assigns these bound cards to these minions."""
    game = new_game(2, 1, starter=0)
    player = game.players[0]
    player.bound = cards(game, *bound)
    combat = Combat(seat=0, encounter=game.cards.numbers["rat_cellar"][0], round=1)
    combat.foes = [Foe(card) for card in cards(game, *minions)]
    game.combat = combat
    return game


def names_of(game: OrdealsGame, foe: int) -> list[str]:
    """Return the names of what is planned to be assigned to an enemy, in order."""
    return [game.cards.kinds[card].id for card, place, _ in plan(game) if place == foe]


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_normal_bots_play_whole_games_by_the_rules(seats: int) -> None:
    game, dice = game_of(seats, seats), seeded("bots", seats)
    choosers = [Chooser(NORMAL) for _ in range(seats)]
    for number, question in enumerate(played(game, choosers, dice)):
        if number % 7 == 0:
            view = RULES.view(game, question.seat)
            bot = PlanBot(NORMAL)
            choice = bot.choose(view, question, dice)
            assert choice is not None
            assert RULES.refusal(view, choice.move) is None
            assert choice.why.endswith(".")
            assert choice.why[0].isupper() or choice.why[0].isdigit()
    assert game.over
    assert game.victor is not None or game.kills >= seats


def test_a_bot_chooses_the_same_whatever_it_cannot_know() -> None:
    """[cards.secret]"""
    game, dice = game_of(3, 8), seeded("secret")
    choosers = [Chooser(NORMAL) for _ in range(3)]
    for number, question in enumerate(played(game, choosers, dice)):
        if number > 200:
            break
        if number % 5:
            continue
        view = RULES.view(game, question.seat)
        other = RULES.view(RULES.imagine(view, Dice(number)), question.seat)
        first = PlanBot(NORMAL).choose(view, question, Dice(1))
        assert first == PlanBot(NORMAL).choose(other, question, Dice(1))


def test_normal_beats_easy() -> None:
    wins = 0.0
    for number in range(16):
        game, seat = new_game(2, 50 + number // 2), number % 2
        manners = [MANNERS["normal" if n == seat else "easy"] for n in range(2)]
        for _ in played(game, [Chooser(manner) for manner in manners], seeded(number)):
            pass
        wins += (seat in game.winners) / len(game.winners)
    assert wins > 8


def test_the_levels_are_those_of_the_house() -> None:
    assert isinstance(RULES.bot("hard", "Bot", 1), SearchBot)
    assert isinstance(RULES.bot("easy", "Bot", 1), PlanBot)
    with pytest.raises(GameboxError, match="no level 'divine'"):
        RULES.bot("divine", "Bot", 1)


class CountingOrdeals(Ordeals):
    """Counts the worlds that a search imagines: one to begin with, and one for each round."""

    def __init__(self) -> None:
        self.imagined = 0

    def imagine(self, view: OrdealsView, dice: Dice) -> OrdealsGame:
        """Count, and deal."""
        self.imagined += 1
        return super().imagine(view, dice)


def worth_a_thought() -> tuple[OrdealsView, Question]:
    """Return a view in which a hard bot searches."""
    game = game_of(2, 3)
    for question in played(game, [Chooser(NORMAL)] * 2, seeded(3)):
        view, rules = RULES.view(game, question.seat), CountingOrdeals()
        if question.asks == "explore" and game.rounds > 2:
            SearchBot(rules, each=1).choose(view, question, Dice(1))
            if rules.imagined:
                return view, question
    raise AssertionError("no question was worth a thought")


def thought(asked_until_stop: float) -> int:
    """Let a hard bot think until it was asked so often to stop; return the worlds imagined."""
    view, question = worth_a_thought()
    rules, asks = CountingOrdeals(), itertools.count()
    bot = SearchBot(rules, stop=lambda: next(asks) >= asked_until_stop)
    choice = bot.choose(view, question, Dice(1))
    assert choice is not None
    assert RULES.refusal(view, choice.move) is None
    return rules.imagined


def test_a_search_that_is_told_to_stop_moves_at_once() -> None:
    """The round at hand is the last: no move is tried in another world."""
    assert thought(0) == 1
    assert thought(3) == 4
    assert thought(math.inf) > 8


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_that_do_not_search_move_at_once_anyway(level: str) -> None:
    view, question = worth_a_thought()
    rules = CountingOrdeals()
    choice = rules.bot(level, "Bot", 1).choose(view, question, Dice(1))
    assert choice is not None
    assert RULES.refusal(view, choice.move) is None
    assert rules.imagined == 0


def test_a_search_plays_a_card_without_more_ado() -> None:
    legal = [moves.EndExplore(), moves.PlayCard(3), moves.MoveTo(2)]
    assert promising(legal, [0.0, 50.0, 49.0]) == [moves.PlayCard(3)]
    assert promising(legal, [1.0, -1000.0, 2.0]) == [moves.MoveTo(2), moves.EndExplore()]


def test_who_has_more_is_more_likely_to_win() -> None:
    game = new_game(2, 5)
    game.players[1].fame = 20
    game.players[0].fame = 5
    first, second = chances(game, NORMAL)
    assert first < 0.5 < second
    assert first + second == pytest.approx(1.0)


# Assigning


def test_the_cheapest_set_defeats_an_enemy() -> None:
    """[assign.enough]"""
    game = fighting(("skulls_3",), ("warlords_strike", "hack", "steady_thrust"))
    assert names_of(game, 0) == ["hack"]


def test_protection_is_fed_with_the_weakest() -> None:
    """[enemy.protection]"""
    game = fighting(("scales_5",), ("steady_thrust", "warlords_strike", "hack"))
    assert names_of(game, 0) == ["rusty_axe", "steady_thrust"]


def test_a_card_that_pierces_needs_no_fodder() -> None:
    """[enemy.pierce]"""
    game = fighting(("scales_5",), ("armour_breaker", "hack"))
    assert names_of(game, 0) == ["armour_breaker"]


def test_the_boss_is_last() -> None:
    """[boss.last]"""
    game = fighting(("dust_7",), ("warlords_strike",))
    assert game.combat is not None
    game.combat.foes.insert(0, Foe(game.cards.numbers["jack_dust"][0], boss=True))
    assert next_blow(game) == moves.Assign(game.players[0].bound[0], 1)


def test_most_enemies_are_defeated_that_can_be() -> None:
    game = fighting(("skulls_9", "skulls_3", "dust_7"), ("last_stand", "hack", "steady_thrust"))
    assert {place for _, place, _ in plan(game)} == {0, 1, 2}


def test_nothing_is_assigned_that_defeats_nobody() -> None:
    game = fighting(("scales_9",), ("hack",))
    assert next_blow(game) == moves.EndAssign()


# Guesses and odds

DECK = ((1, 0, 0, False),) * 10
WEAK = Enemy(power=1, protection=0, pain=1, infected=0, shards=1, fame=1)


def test_a_guess_knows_a_sure_win_and_a_sure_flight() -> None:
    fighter = Fighter(DECK, (), (1, 2), 0, 2, 10, 0)
    strong = WEAK._replace(power=9)
    assert all(one.won and one.fame == 1 for one in outcomes(fighter, Foes((), known=(WEAK,))))
    assert not any(one.won for one in outcomes(fighter, Foes((), known=(strong,))))


def test_a_guess_lets_protection_soak_and_infected_cost() -> None:
    fighter = Fighter((), (), (2, 2), 0, 0, 10, 1)
    shielded = WEAK._replace(power=3, protection=1)
    assert not any(one.won for one in outcomes(fighter, Foes((), known=(shielded,))))
    deep = Fighter(((3, 0, 0, False),) * 5, (), (), 0, 0, 10, 1)
    sick = WEAK._replace(power=3, infected=1)
    assert all(one.won for one in outcomes(deep, Foes((), known=(WEAK._replace(power=3),))))
    assert not any(one.won for one in outcomes(deep, Foes((), known=(sick,))))


def test_striking_down_takes_the_least_that_is_enough() -> None:
    powers = [1, 2, 3, 6]
    assert strike_down(powers, 3, soaked=1)
    assert powers == [2, 6]
    assert not strike_down(powers, 9, soaked=0)
    assert powers == [2, 6]


def fight_at_hand(seed: int) -> tuple[OrdealsGame, Question]:
    """Return a game before a fight of normal bots in which minions have been revealed."""
    game = game_of(2, seed)
    for question in played(game, [Chooser(NORMAL)] * 2, seeded(seed)):
        if game.rounds > 2 and question.asks == "explore":
            view = RULES.view(game, question.seat)
            move = Chooser(NORMAL).move(view, question, Dice(1))
            encounter = game.spaces[game.players[question.seat].space]
            assert encounter is not None
            subtype = game.cards.encounter(encounter.card).subtype
            if move == moves.ActivateEncounter() and subtype == "combat":
                return game, question
    raise AssertionError("no fight was begun")


def test_odds_come_true() -> None:
    """The parts that are shown agree with fights in the real game, order of decks dealt anew."""
    game, question = fight_at_hand(4)
    view = RULES.view(game, question.seat)
    move, chooser = moves.ActivateEncounter(), Chooser(NORMAL)
    shown = odds(view, chooser, Dice(1), move=move, worlds=300)
    other = odds(view, chooser, Dice(99), move=move, worlds=300)
    assert shown is not None
    assert other is not None
    assert shown.win + shown.flee + shown.die == pytest.approx(1.0)
    assert abs(shown.win - other.win) < 0.15
    assert 0 <= shown.health <= 10


def test_better_cards_make_better_odds() -> None:
    game, question = fight_at_hand(4)
    chooser, move = Chooser(NORMAL), moves.ActivateEncounter()
    view = RULES.view(game, question.seat)
    before = odds(view, chooser, Dice(1), move=move, worlds=100)
    mine = view.players[view.seat]
    strong = game.cards.numbers["warlords_strike"][0]
    mine.bound.append(strong)
    view.row = [None if card == strong else card for card in view.row]
    after = odds(view, chooser, Dice(1), move=move, worlds=100)
    assert before is not None
    assert after is not None
    assert after.win > before.win or before.win == 1.0


def test_without_a_fight_there_are_no_odds() -> None:
    game = game_of(2, 1)
    question = asked(game)
    assert odds(RULES.view(game, question.seat), Chooser(NORMAL), Dice(1)) is None


def test_odds_are_told_in_whole_percent_and_nearly_sure_is_not_sure() -> None:
    assert percent(0.999) == "99 %"
    assert percent(0.001) == "1 %"
    assert percent(1.0) == "100 %"
    sentence = Odds(0.5, 0.3, 0.2, 4.25).sentence
    assert "50 %" in sentence
    assert "20 %" in sentence


@pytest.mark.parametrize(
    ("minion", "words"), [("skulls_3", "almost always"), ("scales_9", "seldom")]
)
def test_a_reason_tells_in_words_how_often_such_a_fight_is_won(minion: str, words: str) -> None:
    game = new_game(2, 1, starter=0)
    cellar = cards(game, "rat_cellar")[0]
    game.spaces[game.players[0].space] = Space(cellar, open=True, cubes=1)
    game.players[0].bound = cards(game, "warlords_strike") if words == "almost always" else []
    kept = game.cards.numbers[minion]
    game.minion_discard = [c for c in game.cards.of_group("minions") if c not in kept]
    game.minions = list(kept)
    question = Question(0, "explore", "explore.move")
    why = reason(Chooser(NORMAL).judge(game, 0), question, moves.ActivateEncounter())
    assert why.startswith(f"You win such a fight {words}, ")
    assert "%" not in why


# Cards


def test_cards_are_valued_by_what_they_say() -> None:
    game = new_game(2, 1)
    benefit = {kind.id: trait_of(kind).benefit for kind in game.cards.skills}
    assert benefit["warlords_strike"] > benefit["steady_thrust"] > benefit["scout_ahead"]
    assert benefit["loaded_deck"] > benefit["sleight_of_hand"]
    weapons = {kind.id: trait_of(kind).strength for kind in game.cards.equipment}
    assert weapons["executioners_axe"] > weapons["watchmans_sword"]


def test_a_bot_takes_what_it_can_afford_and_a_curse_goes_first() -> None:
    game = new_game(2, 1, starter=0)
    judge = Chooser(NORMAL).judge(game, 0)
    curse, strive, flourish = cards(game, "bad_luck", "strive", "flourish")
    assert judge.keeping(curse) < judge.keeping(strive) < judge.keeping(flourish)
    worth, chosen = judge.shop(4, None)
    spent = sum(getattr(game.cards.kinds[card], "cost", 0) for card in chosen)
    assert worth > 0
    assert 0 < spent <= 4
