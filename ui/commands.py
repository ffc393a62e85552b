"""The commands that draw: the window, a picture of a board, and the demo. Qt is loaded by them."""

import os
import re
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option, Typer

from gamebox.cli.playing import SEEDS, File, OneSeat, one_seat
from gamebox.cli.say import put, say
from gamebox.cli.words import NAMES, Usage
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.files import reason, write_over
from gamebox.games.shelf import TITLES, rules_of
from gamebox.play import BotPlay
from gamebox.saves import load
from gamebox.table import Table, new_table

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

SMALLEST, LARGEST = 200, 8000
"""Pixels of a picture's side."""

Size = Annotated[str, Option("--size", metavar="WxH", help="The size of the picture in pixels.")]


def add_to(app: Typer) -> None:
    """Add these commands to the command line."""
    for command in (render, demo):
        app.command()(command)


def render(
    file: File,
    picture: Annotated[Path, Argument(metavar="PNG", help="Where the picture is written.")],
    seat: OneSeat = None,
    size: Size = "1280x800",
) -> None:
    """Draw the board of a game as one seat sees it, with no screen."""
    width, height = read_size(size)
    table = load(file)
    viewer = one_seat(table, seat)
    app = unseen_application()
    draw(table, viewer, picture, (width, height))
    app.processEvents()


def demo(
    folder: Annotated[Path, Argument(metavar="DIR", help="Where the pictures are written.")],
    seed: Annotated[int, Option("--seed", metavar="N", parser=SEEDS, help="Which game.")] = 1,
    size: Size = "1280x800",
) -> None:
    """Let bots play one of every game, and draw its start, its middle and its end."""
    pixels = read_size(size)
    make_folder(folder)
    app = unseen_application()
    for game in TITLES:
        table = _played(game, seed)
        say(f"{table.rules.title}: {table.rules.result(table.game, table.names)}")
        for name, number in (
            ("1-start", 0),
            ("2-middle", table.number // 2),
            ("3-end", table.number),
        ):
            picture = folder / f"{game}-{name}.png"
            draw(_at(table, number), 0, picture, pixels)
            put({"game": game, "answers": number, "picture": str(picture)})
    app.processEvents()


def make_folder(folder: Path) -> None:
    """Make a folder for pictures, unless it is there; raises GameboxError when it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameboxError(f"There can be no folder {folder}: {reason(error)}.") from error


def _played(game: str, seed: int) -> Table[Any]:
    """Return a whole game between bots, as many as the game has seats for."""
    rules = rules_of(game)
    seats = [Seat("bot", name, "normal") for name in NAMES[: rules.seat_counts[-1]]]
    table = new_table(rules, seats, seed=seed)
    BotPlay(table).run()
    return table


def _at(table: Table[Any], number: int) -> Table[Any]:
    """Return a table as it was after `number` answers."""
    record = table.record
    return Table(table.rules, type(record)(seats=record.seats, state=table.state_at(number)))


def window_figures() -> dict[str, dict[str, float]]:
    """Return the figures of the window for `bench`: its start, and the frames of a board."""
    app = unseen_application()
    from ui.bench import measure_board  # noqa: PLC0415
    from ui.bench_play import measure_play  # noqa: PLC0415
    from ui.bench_start import measure_start  # noqa: PLC0415

    start = measure_start()
    board, play = measure_board(), measure_play()
    app.processEvents()
    return {"start": start, "board": {**asdict(board), "ratio": board.ratio}, "play": play}


def read_size(text: str) -> tuple[int, int]:
    """Return the width and height of a text such as `1280x800`."""
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text.strip().lower())
    sides = tuple(map(int, found.groups())) if found else ()
    if len(sides) != 2 or not all(SMALLEST <= side <= LARGEST for side in sides):
        raise Usage(f"A size is WxH, each {SMALLEST} to {LARGEST} pixels, not '{text}'.")
    return sides[0], sides[1]


def unseen_application() -> "QApplication":
    """Return an application that draws without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from ui.app import make_application  # noqa: PLC0415  # Qt is for the drawing commands only

    return make_application(["gamebox"])


def draw(table: Table[Any], seat: int, picture: Path, size: tuple[int, int]) -> None:
    """Write the picture of a table as `seat` sees it; raises GameboxError when that fails."""
    from PySide6.QtCore import QSize  # noqa: PLC0415

    from ui.boards.render import draw_view  # noqa: PLC0415
    from ui.settings import Settings  # noqa: PLC0415
    from ui.table.manners import manners_of  # noqa: PLC0415
    from ui.table.offers import Offer  # noqa: PLC0415

    rules, view, question = table.rules, table.view(seat), table.question(seat)
    offers = [
        Offer(seat, move, rules.path(view, move), table.text(seat, move), question.rule)
        for move in table.moves(seat)
        if question is not None
    ]
    image = draw_view(
        manners_of(rules).board(Settings().theme()),
        view,
        seat,
        names=table.names,
        humans=[seat],
        moves=offers,
        size=QSize(*size),
    )
    try:
        write_over(picture, png(image))
    except OSError as error:
        raise GameboxError(
            f"The picture cannot be written to {picture}: {reason(error)}."
        ) from error


def png(image: "QImage") -> bytes:
    """Return a picture as the content of a PNG file."""
    from PySide6.QtCore import QBuffer, QIODevice  # noqa: PLC0415
    from PySide6.QtGui import QImageWriter  # noqa: PLC0415

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())
