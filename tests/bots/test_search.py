"""The shared search: it finds what wins, sees nothing hidden, and keeps to its budget."""

from copy import deepcopy
from types import SimpleNamespace

import pytest

from gamebox.bots.hurry import calm, hurry
from gamebox.bots.search import Budget, Judged, Manner, Search, joined
from gamebox.core.dice import Dice


class World:
    """A tiny game: `moves` names what the seat that is asked can do, `after` carries it out."""

    first_settles = False

    def __init__(self, **facts):
        self.facts = SimpleNamespace(**facts)
        self.turn = 0
        self.sealed = {}
        self.winner = None

    @property
    def over(self):
        return self.winner is not None

    @property
    def questions(self):
        return [SimpleNamespace(seat=self.turn)]

    def collect(self):
        pass


class Nim(World):
    """Take one to three; who takes the last wins."""

    def moves(self):
        return [take for take in (1, 2, 3) if take <= self.facts.heap]

    def answer(self, seat, move):
        self.facts.heap -= move
        if not self.facts.heap:
            self.winner = seat
        self.turn = 1 - seat


class Coin(World):
    """Guess how a covered coin lies, or draw a ticket that wins at a known rate."""

    def moves(self):
        return ["heads", "tails", "ticket"]

    def answer(self, seat, move):
        right = self.facts.lucky if move == "ticket" else move == self.facts.coin
        self.winner = 0 if right else 1


class Secret(World):
    """Both hide a coin at once; seat 0 wins when they differ."""

    @property
    def questions(self):
        return [SimpleNamespace(seat=seat) for seat in (0, 1)]

    def moves(self):
        return ["heads", "tails"]

    def answer(self, seat, move):
        self.sealed[seat] = move
        if len(self.sealed) == 2:
            self.winner = 0 if self.sealed[0] != self.sealed[1] else 1


class Tables:
    """The rules of a tiny game, as far as a search asks for them."""

    def __init__(self, kind, redeal=lambda facts, dice: None):
        self.kind = kind
        self.redeal = redeal
        self.clone = deepcopy

    def view(self, world, seat):
        return SimpleNamespace(seat=seat, world=world)

    def imagine(self, view, dice):
        world = deepcopy(view.world)
        self.redeal(world.facts, dice)
        return world

    def moves(self, view):
        return view.world.moves()


class Policy:
    """Play any move, and tell an end; positions before it are even."""

    def __init__(self, always=None, liked=()):
        self.always = always
        self.liked = liked

    def choose(self, game, seat, dice):
        return self.always or dice.choose(game.moves())

    def priors(self, game, seat, moves):
        return [float(move in self.liked) for move in moves]

    def stage(self, game):
        return 0

    def rewards(self, game):
        if not game.over:
            return [0.5, 0.5]
        return [float(game.winner == seat) for seat in (0, 1)]


def look(world, iterations=300, redeal=None, policy=None, seed=1, **manner):
    """Return what a search finds for seat 0."""
    rules = Tables(type(world), redeal or (lambda facts, dice: None))
    search = Search(rules, policy or Policy(), Manner(**manner))
    return search.run(rules.view(world, 0), Dice(seed), Budget(iterations))


def toss(facts, dice):
    """Lay the coin anew: what a seat may know of it is nothing. The ticket wins 3 times of 5."""
    facts.coin = ("heads", "tails")[dice.below(2)]
    facts.lucky = dice.below(5) < 3


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7])
def test_it_finds_the_move_that_wins_by_force(heap):
    assert look(Nim(heap=heap), 600)[0].move == heap % 4


def test_the_tree_sees_a_reply_that_playouts_by_chance_do_not():
    flat = {one.move: one.chance for one in look(Nim(heap=6), 600, depth=0)}
    deep = {one.move: one.chance for one in look(Nim(heap=6), 600)}
    assert deep[2] > flat[2] + 0.1


@pytest.mark.parametrize("coin", ["heads", "tails"])
def test_it_sees_nothing_that_is_hidden(coin):
    found = look(Coin(coin=coin, lucky=False), redeal=toss)
    assert found[0].move == "ticket"
    assert found == look(Coin(coin="heads", lucky=True), redeal=toss)


def test_the_chance_it_tells_is_that_of_the_move():
    found = look(Coin(coin="heads", lucky=True), 6000, redeal=toss)
    assert found[0].chance == pytest.approx(0.6, abs=0.03)


def test_whoever_answers_in_secret_does_not_know_the_answer_of_the_seat():
    chances = {one.move: one.chance for one in look(Secret(), policy=Policy(always="heads"))}
    assert chances == {"heads": 0.0, "tails": 1.0}


def test_the_same_seed_gives_the_same_result_and_another_may_not():
    found = [look(Coin(coin="heads", lucky=True), 50, redeal=toss, seed=seed) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_equal_moves_are_not_always_decided_for_the_same_one():
    firsts = {look(Coin(coin="heads", lucky=True), 0, seed=seed)[0].move for seed in range(40)}
    assert firsts == {"heads", "tails", "ticket"}


def test_every_move_is_told_of_and_only_the_most_promising_are_tried():
    found = look(Nim(heap=9), 90, policy=Policy(liked=(2, 3)), width=2)
    assert {one.move for one in found} == {1, 2, 3}
    assert found[2].move == 1
    assert found[2].visits == 0
    assert found[0].visits + found[1].visits == 90


def test_the_better_moves_are_tried_more_often():
    found = look(Coin(coin="heads", lucky=True), 400, redeal=lambda facts, dice: None)
    tried = {one.move: one.visits for one in found}
    assert tried["tails"] < tried["heads"]
    assert sum(tried.values()) in range(400, 403)


def test_a_horizon_ends_playouts_before_the_end_of_the_game():
    class Long(Nim):
        answers = 0

        def answer(self, seat, move):
            super().answer(seat, move)
            Long.answers += 1

    class Staged(Policy):
        def stage(self, game):
            return -game.facts.heap

    found = look(Long(heap=1000), 60, policy=Staged(), horizon=6)
    assert {one.chance for one in found} == {0.5}
    assert Long.answers <= 60 * 6


def test_it_stops_when_it_is_told_to():
    asked = []

    def stop():
        asked.append(True)
        return len(asked) > 5

    rules = Tables(Nim)
    search = Search(rules, Policy(), Manner())
    found = search.run(rules.view(Nim(heap=9), 0), Dice(1), Budget(stop=stop))
    assert sum(one.visits for one in found) == 5 * 3


def test_it_stops_when_the_bots_are_to_move_at_once():
    hurry()
    try:
        found = look(Nim(heap=9), iterations=10**9)
    finally:
        calm()
    assert [one.visits for one in found] == [0, 0, 0]
    assert sum(one.visits for one in look(Nim(heap=9), iterations=5)) == 5


def test_it_stops_when_the_time_is_over():
    rules = Tables(Nim)
    search = Search(rules, Policy(), Manner())
    found = search.run(rules.view(Nim(heap=9), 0), Dice(1), Budget(seconds=0.0))
    assert {one.visits for one in found} == {0}
    found = search.run(rules.view(Nim(heap=9), 0), Dice(1), Budget(seconds=0.05))
    assert sum(one.visits for one in found) > 0


# Searches that are joined


def test_what_parts_of_a_search_have_found_is_added_up():
    one = [Judged("a", 6, 0.5), Judged("b", 2, 1.0), Judged("c", 0, 0.0)]
    other = [Judged("b", 6, 0.5), Judged("c", 0, 0.0), Judged("a", 2, 0.25)]
    assert joined([one, other]) == [
        Judged("b", 8, 0.625),
        Judged("a", 8, 0.4375),
        Judged("c", 0, 0.0),
    ]
    assert joined([]) == joined([[], []]) == []
