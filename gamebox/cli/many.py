"""The commands about many games: simulate and bench."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer import Option, Typer

from gamebox import cluster
from gamebox.cli.playing import GameName, Options, Seats, Seed, seed_or_new
from gamebox.cli.say import put
from gamebox.cli.words import Usage, game_rules, read_options, read_seats, seat_text
from gamebox.packs import read_pack
from gamebox.simulate import Job
from gamebox.simulate import simulate as play_all

Quiet = Annotated[bool, Option("--quiet", "-q", help="Show no progress.")]


def add_to(app: Typer) -> None:
    """Add these commands to the command line."""
    app.command()(simulate)


def simulate(
    game: GameName,
    *,
    seats: Seats,
    games: Annotated[int, Option("--games", min=1, max=10**7, help="How many games.")],
    seed: Seed = None,
    jobs: Annotated[int, Option("--jobs", min=0, max=1024, help="Processes; 0: all cores.")] = 0,
    option: Options = None,
    address: Annotated[
        str, Option("--cluster", metavar="ADDRESS", help="Send the games to a Dask scheduler.")
    ] = "",
    quiet: Quiet = False,
) -> None:
    """Let bots play many games, and print the results as one JSON object.

    The same seed gives the same object for any number of processes, but for its last field,
    `decisions_per_second`.
    """
    rules = game_rules(game)
    players = read_seats(rules, seats)
    if not all(seat.is_bot for seat in players):
        raise Usage("Only bots play in a simulation.")
    options, pack = read_options(rules, option or [])
    job = Job(game, tuple(players), options, read_pack(rules, pack), seed_or_new(seed))
    with executor(address, jobs) as workers, progress_bar(games, quiet) as progress:
        begun = time.perf_counter()
        results = play_all(job, games, workers, progress)
        seconds = time.perf_counter() - begun
    put(
        {
            "game": game,
            "seats": [seat_text(seat) for seat in players],
            "seed": job.seed,
            "games": results,
            "decisions_per_second": round(sum(one.decisions for one in results) / seconds, 1),
        }
    )


def executor(address: str, jobs: int) -> AbstractContextManager[Executor]:
    """Return where games are played: a cluster, or so many processes of this machine."""
    return cluster.cluster(address) if address else cluster.processes(jobs or os.cpu_count() or 1)


@contextmanager
def progress_bar(games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on a terminal's stderr; give a function that moves it on."""
    console = Console(stderr=True)
    columns = (
        TextColumn("Games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=games)
        yield lambda finished: bar.advance(task, finished)
