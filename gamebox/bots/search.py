"""The search that the bots of all games share: Monte Carlo tree search over imagined worlds.

Each round imagines one whole world that agrees with the seat's view, and tries every move that is
still in the running in a copy of it, so that luck is the same for all of them; as the budget is
spent the worse half drops out, again and again (sequential halving: Karnin, Koren and Somekh 2013).
Below such a move a tree of the later moves grows over all worlds (Cowling, Powley and Whitehouse
2012, single observer); past the tree the game's own policy plays on until the game ends or can be
judged, and every seat on the way is credited. It knows no game.

A search can be split: several that know nothing of one another, each with luck and worlds of its
own, find `joined` what one longer search would (root parallelism). Each may run in a process of its
own, and the result is the same wherever they run.
"""

import math
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from gamebox.bots.hurry import hurried
from gamebox.core.dice import Dice
from gamebox.core.question import Move
from gamebox.core.rules import Rules


class Playout(Protocol):
    """How a game plays on when the search is past its tree, and what a position is worth."""

    def choose(self, game: Any, seat: int, dice: Dice) -> Move:
        """Return a legal move of a seat that is asked, quickly."""
        ...

    def priors(self, game: Any, seat: int, moves: Sequence[Move]) -> list[float]:
        """Return how promising each move looks, higher is better; only their order counts."""
        ...

    def stage(self, game: Any) -> int:
        """Return how far play has come, in turns, rounds or whatever the game counts."""
        ...

    def rewards(self, game: Any) -> list[float]:
        """Return, for each seat, the chance (0 to 1) that it wins, of any position."""
        ...


class Budget(Struct, frozen=True):
    """How long to search: whichever comes first. `stop` is asked between rounds.

    Bots that were told to move at once search no longer; see `gamebox.bots.hurry`. With
    `iterations` the result is the same on every machine, unless the time runs out first.
    """

    iterations: int | None = None
    seconds: float = math.inf
    stop: Callable[[], bool] | None = None

    def spent(self, done: int, begun: float) -> bool:
        """Return whether the search has to end after `done` iterations."""
        if self.iterations is not None and done >= self.iterations:
            return True
        if hurried() or (self.stop is not None and self.stop()):
            return True
        return time.monotonic() - begun >= self.seconds

    def share(self, done: int, begun: float) -> float:
        """Return which part of the budget is spent, from 0 to 1; without limits, 0."""
        if self.iterations is not None:
            return min(1.0, done / max(self.iterations, 1))
        return min(1.0, (time.monotonic() - begun) / self.seconds)


class Manner(Struct, frozen=True):
    """How to search. `None` is without a limit.

    `width` is how many moves are tried at the root, the most promising first, and `horizon` after
    how many stages of the game a playout is judged. The tree is `depth` answers deep below a tried
    move; a node there considers one move at first and more as the root of its visits grows
    (`widening`), and chooses by UCB1 with the constant `exploration`.
    """

    width: int | None = None
    horizon: int | None = None
    depth: int | None = None
    exploration: float = 0.2
    widening: float = 0.5


class Judged(Struct, frozen=True):
    """What the search found of one move: visits, and the mean reward of the seat (0 to 1)."""

    move: Move
    visits: int
    chance: float


def joined(parts: Sequence[Sequence[Judged]]) -> list[Judged]:
    """Return what searches of the same position have found together, the best move first."""
    visits: dict[Move, int] = {}
    gains: dict[Move, float] = {}
    for one in (judged for part in parts for judged in part):
        visits[one.move] = visits.get(one.move, 0) + one.visits
        gains[one.move] = gains.get(one.move, 0.0) + one.visits * one.chance
    return ranked(
        Judged(move, count, gains[move] / count if count else 0.0) for move, count in visits.items()
    )


def ranked(found: Iterable[Judged]) -> list[Judged]:
    """Return what was found of moves, the best first."""
    return sorted(found, key=lambda one: (one.visits, one.chance), reverse=True)


class Node:
    """A place in the tree: who moved there, how often, how often it could have been, the gain."""

    __slots__ = ("available", "children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Move, Node] = {}

    @property
    def chance(self) -> float:
        """The mean reward of the seat that moved here."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A search over the worlds that agree with one seat's view."""

    def __init__(self, rules: Rules[Any, Any], playout: Playout, manner: Manner) -> None:
        self.rules = rules
        self.playout = playout
        self.manner = manner

    def run(self, view: Any, dice: Dice, budget: Budget) -> list[Judged]:
        """Return what was found of every legal move, the best first; there is at least one.

        Moves that the width left out come last, with no visits, in the order of their promise.
        """
        seat, begun = view.seat, time.monotonic()
        moves = self.rules.moves(view)
        dice.shuffle(moves)
        moves = self.best(moves, self.rules.imagine(view, dice), seat)
        root = Node(seat)
        root.children = {move: Node(seat) for move in moves[: self.manner.width]}
        field, done = list(root.children), 0
        while not budget.spent(done, begun):
            field = self.survivors(root, field, budget.share(done, begun))
            world, luck = self.rules.imagine(view, dice), dice.bits()
            for move in field:
                self.iterate(root.children[move], self.rules.clone(world), move, Dice(luck))
            done += len(field)
        return self.judged(root, moves)

    def judged(self, root: Node, moves: Sequence[Move]) -> list[Judged]:
        """Return what was found of `moves`, the best first."""
        nodes = [(move, root.children.get(move) or Node(root.seat)) for move in moves]
        return ranked(Judged(move, node.visits, node.chance) for move, node in nodes)

    def survivors(self, root: Node, field: list[Move], share: float) -> list[Move]:
        """Return the moves of `field` that are still tried when `share` of the budget is spent."""
        count = len(root.children)
        halvings = max(1, math.ceil(math.log2(count)))
        left = max(2, math.ceil(count / 2 ** int(share * halvings)))
        if len(field) <= left:
            return field
        return sorted(field, key=lambda move: root.children[move].chance, reverse=True)[:left]

    def iterate(self, node: Node, world: Any, move: Move, dice: Dice) -> None:
        """Make a move of the root, walk down the tree in one world, play on, credit everybody."""
        begun = self.playout.stage(world)
        path = [node]
        seat, actor = node.seat, node.seat
        while True:
            world.answer(actor, move)
            world.collect()
            if self.ends(world, begun) or (path[1:] and not node.visits) or self.deep(path):
                break
            actor = next_seat(world)
            node, move = self.descend(node, world, actor, seat, dice)
            path.append(node)
        rewards = self.play_on(world, begun, dice)
        for step in path:
            step.visits += 1
            step.total += rewards[step.seat]

    def ends(self, world: Any, begun: int) -> bool:
        """Return whether a playout is over or can be judged."""
        horizon = self.manner.horizon
        if world.over or horizon is None:
            over: bool = world.over
            return over
        return self.playout.stage(world) >= begun + horizon

    def deep(self, path: Sequence[Node]) -> bool:
        """Return whether the tree may not grow any deeper."""
        return self.manner.depth is not None and len(path) > self.manner.depth

    def descend(
        self, node: Node, world: Any, actor: int, seat: int, dice: Dice
    ) -> tuple[Node, Move]:
        """Return the child to go to and its move; the child may be new."""
        if actor != seat and secret(world):
            # Whoever answers in secret does not know the answers below which it stands here.
            move = self.playout.choose(world, actor, dice)
            return node.children.setdefault(move, Node(actor)), move
        moves = self.rules.moves(self.rules.view(world, actor))
        known = [move for move in moves if move in node.children]
        limit = 1 + int(self.manner.widening * math.sqrt(node.visits))
        for move in known:
            node.children[move].available += 1
        if len(known) < min(limit, len(moves)):
            fresh = [move for move in moves if move not in node.children]
            move = self.best(fresh, world, actor)[0]
            child = node.children[move] = Node(actor)
            child.available = 1
            return child, move
        move = max(known, key=lambda move: self.bound(node.children[move]))
        return node.children[move], move

    def best(self, moves: list[Move], world: Any, actor: int) -> list[Move]:
        """Return `moves`, the most promising first."""
        if len(moves) < 2:
            return moves
        priors = self.playout.priors(world, actor, moves)
        order = sorted(range(len(moves)), key=priors.__getitem__, reverse=True)
        return [moves[place] for place in order]

    def bound(self, child: Node) -> float:
        """Return the upper confidence bound of a child (UCB1 over its availability)."""
        if not child.visits:
            return math.inf
        spread = math.sqrt(math.log(child.available) / child.visits)
        return child.chance + self.manner.exploration * spread

    def play_on(self, world: Any, begun: int, dice: Dice) -> list[float]:
        """Play `world` on by the policy until it ends or is judged; return the rewards."""
        while not self.ends(world, begun):
            actor = next_seat(world)
            world.answer(actor, self.playout.choose(world, actor, dice))
            world.collect()
        return self.playout.rewards(world)


def secret(world: Any) -> bool:
    """Return whether several seats are asked at once and answer in secret."""
    return len(world.questions) > 1 and not world.first_settles


def next_seat(world: Any) -> int:
    """Return the first seat that is asked and has not answered."""
    sealed = world.sealed
    for question in world.questions:
        if question.seat not in sealed:
            seat: int = question.seat
            return seat
    raise ValueError("nobody is asked anything")
