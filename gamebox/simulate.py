"""Whole games between bots by the thousand, on as many processes or machines as there are.

Every game has a seed of its own, made from the seed and its number, so the results are the same
however the work is shared out.
"""

from collections.abc import Callable
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    wait,
)
from itertools import islice
from typing import Any

from msgspec import Struct

from gamebox.core.dice import seeded
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.shelf import rules_of
from gamebox.play import BotPlay
from gamebox.table import Refused, Table, new_table

MOST_DECISIONS = 100_000
"""In one game; the longest real one has a few thousand."""

LARGEST_BATCH = 25
"""Games: few enough that an interrupted run ends soon, enough that sending them costs nothing."""


BATCHES_AHEAD = 128
"""Enough for every worker of a cluster; a pool that still takes work while it breaks may hang."""


class Job(Struct, frozen=True):
    """What is played: everything that a process on another machine needs to know."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    pack: tuple[str, Any]
    seed: int


class GameResult(Struct, frozen=True):
    """How one game came out."""

    winners: list[int]
    scores: list[int]
    decisions: int
    figures: dict[str, int | float | str]


def play_game(job: Job, number: int) -> GameResult:
    """Play one game of a job to its end."""
    rules = rules_of(job.game)
    seed = seeded(job.seed, "game", number).state
    table = new_table(rules, job.seats, job.options, seed, job.pack)
    BotPlay(table).run(stop=_too_long)
    game = table.game
    if not game.over:
        raise GameboxError(f"Game {number} does not end: the bots play on, or none of them moves.")
    return GameResult(
        list(game.winners), rules.scores(game), table.number, dict(rules.figures(game))
    )


def _too_long(table: Table[Any]) -> bool:
    return table.number >= MOST_DECISIONS


def play_batch(job: Job, first: int, count: int) -> list[GameResult]:
    """Play `count` games of a job from number `first` on."""
    try:
        return [play_game(job, number) for number in range(first, first + count)]
    except Refused as error:
        # Only plain errors find their way back from another process.
        raise GameboxError(f"A bot has made a move that is not legal: {error}") from None


def simulate(
    job: Job, games: int, executor: Executor, progress: Callable[[int], None]
) -> list[GameResult]:
    """Play games of a job and return the results in their order.

    `progress` is called with the number of games just finished. Raises GameboxError when a worker
    dies or a bot fails; whoever made the executor calls off what is not begun by then.
    """
    try:
        return _play_in_batches(job, games, executor, progress)
    except (BrokenExecutor, CancelledError) as error:
        raise GameboxError("A process that played games has died; nothing was counted.") from error


def _play_in_batches(
    job: Job, games: int, executor: Executor, progress: Callable[[int], None]
) -> list[GameResult]:
    """Hand out a few batches ahead, and one more for each that comes back."""
    firsts = iter(range(0, games, LARGEST_BATCH))
    running: dict[Future[list[GameResult]], int] = {}
    results: dict[int, list[GameResult]] = {}

    def hand_out(count: int) -> None:
        for first in islice(firsts, count):
            batch = executor.submit(play_batch, job, first, min(LARGEST_BATCH, games - first))
            running[batch] = first

    hand_out(BATCHES_AHEAD)
    while running:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for batch in done:
            first = running.pop(batch)
            results[first] = batch.result()
            progress(len(results[first]))
        hand_out(len(done))
    return [result for first in sorted(results) for result in results[first]]
