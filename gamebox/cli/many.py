"""The commands about many games: simulate and bench."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from typing import Annotated, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Lines
from typer import Option, Typer

from gamebox import bench, cluster
from gamebox.cli.playing import GameName, Options, Seats, Seed, seed_or_new
from gamebox.cli.say import put
from gamebox.cli.words import Usage, game_rules, read_options, read_seats, seat_text, whole
from gamebox.core.rules import Rules
from gamebox.games.shelf import TITLES, rules_of
from gamebox.hints import measure_hints
from gamebox.packs import read_pack
from gamebox.simulate import Job
from gamebox.simulate import simulate as play_all

Measure = Callable[[Rules[Any, Any]], bench.Figures]
WindowFigures = Callable[[], Mapping[str, bench.Figures]]
GAMES, JOBS = whole(range(1, 10**7 + 1)), whole(range(1025))
Quiet = Annotated[bool, Option("--quiet", "-q", help="Show no progress.")]


def add_to(app: Typer, window: WindowFigures | None = None) -> None:
    """Add these commands to the command line; `window` measures what has to be drawn."""
    app.command()(simulate)

    def bench(
        peers: Annotated[
            bool, Option("--peers", help="Measure RLCard too, installed for the moment.")
        ] = False,
        hints: Annotated[
            bool,
            Option("--hints", help="Compare what hints show with what happens, which takes long."),
        ] = False,
    ) -> None:
        """Measure how fast everything is, and print the figures as JSON."""
        measure_all(peers, window, measure_hints if hints else None)

    app.command()(bench)


def simulate(
    game: GameName,
    *,
    seats: Seats,
    games: Annotated[int, Option("--games", metavar="N", parser=GAMES, help="How many games.")],
    seed: Seed = None,
    jobs: Annotated[
        int, Option("--jobs", metavar="N", parser=JOBS, help="Processes; 0: all cores.")
    ] = 0,
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
    if address and not cluster.is_address(address):
        raise Usage(f"The address of a scheduler is like tcp://HOST:8786, not '{address}'.")
    players = read_seats(rules, seats)
    if not all(seat.is_bot for seat in players):
        raise Usage("Only bots play in a simulation.")
    options, pack = read_options(rules, option or [], len(players))
    cards = read_pack(rules, pack)
    job = Job(game, tuple(players), options, cards, seed_or_new(seed))
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


def measure_all(peers: bool, window: WindowFigures | None, hints: Measure | None = None) -> None:
    """Measure everything, show it as tables on stderr, and print it as one JSON object."""
    from gamebox import bench_medium, bench_ordeals  # noqa: PLC0415  They load numpy, and bots.

    figures: dict[str, bench.Figures] = {}
    console = Console(stderr=True)
    for game in TITLES:
        measured = bench.measure(rules_of(game))
        measured |= hints(rules_of(game)) if hints else {}
        _show(console, game, figures.setdefault(game, measured))
    title = "medium bots"
    _show(console, title, figures.setdefault(title, bench_medium.measure_medium()))
    title = "ordeals bots"
    measured = bench_ordeals.measure_ordeals()
    measured |= bench_ordeals.measure_fights() if hints else {}
    _show(console, title, figures.setdefault(title, measured))
    if peers:
        _show(console, "peers", figures.setdefault("peers", bench.measure_peers()))
    for title, measured in window().items() if window else ():
        _show(console, title, figures.setdefault(title, measured))
    put({title: _rounded(measured) for title, measured in figures.items()})


def _rounded(figures: bench.Figures) -> bench.Figures:
    return {name: round(value, 2) for name, value in figures.items()}


def _show(console: Console, title: str, figures: bench.Figures) -> None:
    lines = Lines(title=title, show_header=False, min_width=48)
    lines.add_column()
    lines.add_column(justify="right")
    for name, value in figures.items():
        lines.add_row(name.replace("_", " "), f"{value:,.0f}" if value >= 1000 else f"{value:.2f}")
    console.print(lines)
