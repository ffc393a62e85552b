"""The search that the bots of all games share: information-set Monte Carlo tree search.

Each iteration imagines a whole world that agrees with the seat's view, walks down a tree whose
branches are moves, plays the rest by the game's playout policy, and credits every seat on the way
(Cowling, Powley and Whitehouse 2012: single observer, chance and hidden cards by determinization).
It knows no game.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from gamebox.core.dice import Dice
from gamebox.core.question import Move
from gamebox.core.rules import Rules


class Playout(Protocol):
    """How a game plays on when the search is past its tree, and what an end is worth."""

    def choose(self, game: Any, seat: int, dice: Dice) -> Move:
        """Return a legal move of a seat that is asked, quickly."""
        ...

    def priors(self, game: Any, seat: int, moves: Sequence[Move]) -> list[float]:
        """Return how promising each move looks, higher is better; only their order counts."""
        ...

    def stops(self, game: Any, depth: int) -> bool:
        """Return whether to judge the game as it stands, `depth` answers after the tree."""
        ...

    def rewards(self, game: Any) -> list[float]:
        """Return, for each seat, a number from 0 (lost) to 1 (won), of any position."""
        ...


class Budget(Struct):
    """How long to search: whichever comes first. `stop` is asked between iterations."""

    iterations: int = 1_000_000
    seconds: float = math.inf
    stop: Callable[[], bool] | None = None

    def spent(self, done: int, started: float) -> bool:
        """Return whether the search has to end after `done` iterations."""
        if done >= self.iterations or (self.stop is not None and self.stop()):
            return True
        return time.monotonic() - started >= self.seconds


class Judged(Struct, frozen=True):
    """What the search found of one move: visits, and the mean reward of the seat (0 to 1)."""

    move: Move
    visits: int
    chance: float


class Node:
    """A place in the tree: how often a move was tried, could have been, and what came of it."""

    __slots__ = ("available", "children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Move, Node] = {}


class Search:
    """A search over the worlds that agree with one seat's view.

    `exploration` is the constant of UCB1. A node considers `width` moves and one more with each
    doubling of its visits, the most promising first (progressive widening).
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        playout: Playout,
        exploration: float = 0.7,
        width: int = 8,
    ) -> None:
        self.rules = rules
        self.playout = playout
        self.exploration = exploration
        self.width = width

    def run(self, view: Any, dice: Dice, budget: Budget) -> list[Judged]:
        """Return what was found of each move that was tried, the most visited first."""
        root = Node(view.seat)
        started, done = time.monotonic(), 0
        while not budget.spent(done, started):
            self.iterate(root, self.rules.imagine(view, dice), view.seat, dice)
            done += 1
        judged = [
            Judged(move, child.visits, child.total / max(child.visits, 1))
            for move, child in root.children.items()
        ]
        return sorted(judged, key=lambda one: (one.visits, one.chance), reverse=True)

    def iterate(self, root: Node, world: Any, seat: int, dice: Dice) -> None:
        """Walk down the tree in one world, play on, and credit everybody on the way."""
        node, path, actor = root, [root], seat
        while not world.over:
            moves = self.rules.moves(self.rules.view(world, actor))
            child, move, new = self.descend(node, moves, world, actor)
            world.answer(actor, move)
            world.collect()
            node = child
            path.append(node)
            if new or world.over:
                break
            actor = next_seat(world)
        rewards = self.play_on(world, dice)
        for step in path:
            step.visits += 1
            step.total += rewards[step.seat]

    def descend(
        self, node: Node, moves: list[Move], world: Any, actor: int
    ) -> tuple[Node, Move, bool]:
        """Return the child to go to, its move, and whether it is new."""
        limit = self.width + int(math.log2(node.visits + 1))
        if len(moves) > limit:
            moves = self.best(moves, world, actor, limit)
        fresh = [move for move in moves if move not in node.children]
        if fresh:
            move = self.best(fresh, world, actor, 1)[0] if len(fresh) > 1 else fresh[0]
            child = node.children[move] = Node(actor)
            for other in moves:
                if other in node.children:
                    node.children[other].available += 1
            return child, move, True
        known = [(node.children[move], move) for move in moves]
        for child, _ in known:
            child.available += 1
        child, move = max(known, key=lambda one: self.bound(one[0]))
        return child, move, False

    def best(self, moves: list[Move], world: Any, actor: int, count: int) -> list[Move]:
        """Return the `count` most promising of `moves`, the best first."""
        priors = self.playout.priors(world, actor, moves)
        order = sorted(range(len(moves)), key=priors.__getitem__, reverse=True)
        return [moves[place] for place in order[:count]]

    def bound(self, child: Node) -> float:
        """Return the upper confidence bound of a child (UCB1 over its availability)."""
        mean = child.total / child.visits
        return mean + self.exploration * math.sqrt(math.log(child.available) / child.visits)

    def play_on(self, world: Any, dice: Dice) -> list[float]:
        """Play `world` on by the policy until it ends or is judged; return the rewards."""
        depth = 0
        while not world.over and not self.playout.stops(world, depth):
            actor = next_seat(world)
            world.answer(actor, self.playout.choose(world, actor, dice))
            world.collect()
            depth += 1
        return self.playout.rewards(world)


def next_seat(world: Any) -> int:
    """Return the first seat that is asked and has not answered."""
    sealed = world.sealed
    for question in world.questions:
        if question.seat not in sealed:
            seat: int = question.seat
            return seat
    raise ValueError("nobody is asked anything")
