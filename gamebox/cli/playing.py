"""The commands about one game in a file: new, show, moves, why, play, run, undo, replay, check."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Exit, Option, Typer

from gamebox.cli.say import put, put_events, say, say_position
from gamebox.cli.words import (
    SEATS_HELP,
    Usage,
    game_rules,
    read_options,
    read_seats,
    read_timed_move,
    whole,
)
from gamebox.core.question import Move
from gamebox.core.words import counted
from gamebox.errors import GameboxError
from gamebox.files import kept_copies
from gamebox.packs import read_pack
from gamebox.play import BotPlay, waits_for_people
from gamebox.savefile import BadSave
from gamebox.saver import InUse, SaveLock, write_save
from gamebox.saves import load
from gamebox.table import Table, new_table

LARGEST_SEED = 2**53 - 1
"""What every reader of JSON keeps exactly."""

GameName = Annotated[str, Argument(metavar="GAME", help="mind, medium, middle_ages or ordeals")]
File = Annotated[Path, Argument(metavar="FILE", help="A save.", readable=False)]
Out = Annotated[Path | None, Option("-o", "--out", help="Write here instead of FILE.")]
OneSeat = Annotated[
    int | None,
    Option("--seat", metavar="N", parser=whole(), help="The seat, from 0; else the one asked."),
]
Seats = Annotated[str, Option("--seats", metavar="SEATS", help=f"Who plays: {SEATS_HELP}.")]
SEEDS = whole(range(LARGEST_SEED + 1))
Seed = Annotated[
    int | None,
    Option("--seed", metavar="N", parser=SEEDS, help="The same seed, the same cards."),
]
Options = Annotated[
    list[str] | None, Option("--option", metavar="KEY=VALUE", help="Again for more; pack=NAME too.")
]


def add_to(app: Typer) -> None:
    """Add these commands to the command line."""
    for command in (new, show, moves, why, play, run, undo, replay, check):
        app.command()(command)


def seed_or_new(seed: int | None) -> int:
    """Return the seed asked for, or a new one, which is told."""
    if seed is None:
        seed = secrets.randbelow(LARGEST_SEED + 1)
        say(f"Seed {seed}.")
    return seed


def new(
    game: GameName,
    seats: Seats,
    out: Annotated[Path, Option("-o", "--out", metavar="FILE", help="Where the save is written.")],
    seed: Seed = None,
    option: Options = None,
) -> None:
    """Set up a game and write it to a file."""
    rules = game_rules(game)
    players = read_seats(rules, seats)
    options, pack = read_options(rules, option or [], len(players))
    cards = read_pack(rules, pack)
    table = new_table(rules, players, options, seed_or_new(seed), cards)
    keep_in(table, out)
    if remark := rules.remark(len(players)):
        say(remark)
    say_position(table)


def show(
    file: File,
    seat: OneSeat = None,
    whole: Annotated[
        bool, Option("--all", help="The whole state, everybody's secrets too.")
    ] = False,
) -> None:
    """Print what a seat may know, or the whole state, as JSON."""
    table = load(file)
    put(table.game if whole else table.view(one_seat(table, seat)), indent=2)


def moves(file: File, seat: OneSeat = None) -> None:
    """Print the legal moves of every seat that is asked, or of one, a JSON line each.

    Of moves that hold a word only a few are printed; any other word may be tried.
    """
    table = load(file)
    rules = table.rules
    for asked in table.asked() if seat is None else [one_seat(table, seat)]:
        question = table.question(asked)
        view = table.view(asked)
        for move in table.moves(asked):
            put(
                {
                    "seat": asked,
                    "move": rules.timed(move, rules.elapsed(table.game)),
                    "path": rules.path(view, move),
                    "text": table.text(asked, move),
                    "rule": question.rule if question else "",
                }
            )
        if any(map(rules.is_typed, table.moves(asked))):
            say(f"{table.names[asked]} may enter any other word, too.")


def why(
    file: File,
    thing: Annotated[str, Argument(metavar="THING", help="An id, such as card:17.")],
    seat: OneSeat = None,
) -> None:
    """Print why nothing can be done with a thing now, with the rule; or that something can."""
    table = load(file)
    asker = one_seat(table, seat)
    refusal = table.why(asker, thing)
    if refusal is not None:
        put({"seat": asker, "thing": thing, "legal": False, **_cited(refusal.rule, refusal.text)})
        return
    view = table.view(asker)
    texts = [
        table.text(asker, move)
        for move in table.moves(asker)
        if thing in table.rules.path(view, move)
    ]
    question = table.question(asker)
    cited = _cited(question.rule if question else "", "; ".join(texts))
    put({"seat": asker, "thing": thing, "legal": True, **cited})


def _cited(rule: str, text: str) -> dict[str, str]:
    return {"rule": rule, "text": text}


def play(
    file: File,
    move: Annotated[
        str, Argument(metavar="MOVE", help="A move as JSON, such as those of `moves`.")
    ],
    seat: OneSeat = None,
    out: Out = None,
) -> None:
    """Make a move, and print what happened as its seat saw it, a JSON line an event.

    Without --seat it is the first seat asked that may make the move. Where the game keeps times,
    no clock runs here: a move without its `at_ms` is made at the moment of the last one.
    """
    with writing(file, out) as (table, target):
        made = read_timed_move(table, move)
        mover = _mover(table, made) if seat is None else one_seat(table, seat)
        told = table.answer(mover, made)
        write_save(table, target)
    put_events(table, told, mover)
    say_position(table)


def _mover(table: Table[Any], move: Move) -> int:
    """Return the first seat asked that may make a move, or the first asked when none may."""
    asked = table.asked()
    able = (s for s in asked if table.rules.refusal(table.view(s), move) is None)
    return next(able, one_seat(table, None))


def run(file: File, out: Out = None) -> None:
    """Let bots answer until a person must, or the game ends; print what everybody saw of it.

    While time runs, it is a simulated clock. Persons may act then but need not, so bots go on until
    none of them wants to do anything.
    """
    with writing(file, out) as (table, target):
        before = table.number
        BotPlay(table).run(stop=waits_for_people)
        if table.number > before or target != file:  # else the kept copies would all be the same
            write_save(table, target)
    for answer in table.record.history[before:]:
        put_events(table, answer.told, None)
    say_position(table)


def undo(file: File, out: Out = None) -> None:
    """Go back to before the last answer."""
    with writing(file, out) as (table, target):
        table.undo()
        write_save(table, target)
    say_position(table)


def replay(file: File) -> None:
    """Play the record again from its first state and compare, a JSON line an answer.

    It shows every answer whole, also what was laid face down or chosen in secret.
    """
    table = load(file)
    different = {difference.number: difference.text for difference in table.differences()}
    for number, answer in enumerate(table.record.history, start=1):
        text = different.get(number, "")
        line = {"answer": number, "seat": answer.seat, "move": answer.move, "same": not text}
        put({**line, "text": text} if text else line)
    if different:
        say(f"{len(different)} of {table.number} answers come out differently.")
        raise Exit(1)
    say(f"{counted(table.number, 'answer', 'answers')}: every one comes out the same.")


def check(file: File) -> None:
    """Say whether a save is sound."""
    try:
        table = load(file)
    except BadSave as error:
        say(str(error))
        for copy in kept_copies(file):
            if _opens(copy):
                say(f"The older copy {copy} is sound.")
        raise Exit(1) from error
    rules, game = table.rules, table.game
    put(
        {
            "sound": True,
            "game": rules.name,
            "names": table.names,
            "answers": table.number,
            "progress": rules.progress(game),
            "over": game.over,
            "record_fits": table.record_fits,
        }
    )


# Files and seats


def _opens(path: Path) -> bool:
    try:
        load(path)
    except BadSave:
        return False
    return True


@contextmanager
def writing(file: Path, out: Path | None) -> Iterator[tuple[Table[Any], Path]]:
    """Give the table of a save and the path to write it to, which nobody else writes meanwhile."""
    target = out or file
    with locked(target):
        yield load(file), target


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a save; raises GameboxError when it cannot be written."""
    try:
        with SaveLock(path):
            yield
    except InUse as error:
        raise GameboxError(
            f"{path} is open in another window or command: close it there, or write elsewhere."
        ) from error


def keep_in(table: Table[Any], path: Path) -> None:
    """Write a table to a file that nobody else has open."""
    with locked(path):
        write_save(table, path)


def one_seat(table: Table[Any], seat: int | None) -> int:
    """Return the seat that was named, or else the first one asked; raises Usage for none such."""
    if seat is None:
        return next(iter(table.asked()), 0)
    if not 0 <= seat < len(table.seats):
        raise Usage(f"There is no seat {seat}; the seats are 0 to {len(table.seats) - 1}.")
    return seat
