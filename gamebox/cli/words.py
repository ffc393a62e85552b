"""Reading what is typed on a command line: a game, seats, options, a move.

What is wrong raises Usage with one sentence, and names what may have been meant.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from rapidfuzz.process import extractOne
from typer import BadParameter

from gamebox.bots.randomly import RANDOM
from gamebox.core.question import Move
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.shelf import TITLES, rules_of
from gamebox.seating import check_names, check_options, check_seats, options_of
from gamebox.table import Table, decode_move

NAMES = ("Linus", "Hanna", "Tim", "Sarah", "Mika", "Elif", "Jonas", "Noor", "Theo", "Ines")
"""What bots are called that were given no name."""

PACK = "pack"
AT_MS = "at_ms"
"""The field of a move that has its time, in milliseconds since play last began."""

SEATS_HELP = "a comma list of human:NAME, bot:LEVEL or bot:LEVEL:NAME"
CLOSE_ENOUGH = 60
"""From 100, the same word, down to 0."""


class Usage(GameboxError):
    """Say in one sentence what was typed wrongly."""


def whole(bounds: range | None = None) -> Callable[[str], int]:
    """Return a function that reads a whole number, one of `bounds` where they are given."""
    which = f" from {bounds[0]} to {bounds[-1]}" if bounds else ""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if number is None or (bounds and number not in bounds):
            raise BadParameter(f"It is a whole number{which}, not '{text}'.")
        return number

    return read


def meant(word: str, words: Iterable[str]) -> str:
    """Return a question for what may have been meant, with a space before it, or nothing."""
    close = extractOne(word.lower(), list(words), score_cutoff=CLOSE_ENOUGH)
    return f" Did you mean {close[0]}?" if close else ""


def game_rules(name: str) -> Rules[Any, Any]:
    """Return the rules of a game; raises Usage for an unknown one, GameboxError for one to come."""
    if name not in TITLES:
        known = ", ".join(TITLES)
        raise Usage(f"There is no game '{name}'; the games are {known}.{meant(name, TITLES)}")
    return rules_of(name)


def read_seats(rules: Rules[Any, Any], text: str) -> list[Seat]:
    """Return the seats of a comma list such as `human:Ann,bot:hard,bot:easy:Tim`.

    Bots without a name get one that nobody else has.
    """
    kinds = [_seat(rules, part.strip()) for part in text.split(",")]
    taken = {seat.name for seat in kinds}
    free = (name for name in NAMES if name not in taken)
    try:
        seats = [seat if seat.name else Seat(seat.kind, next(free), seat.level) for seat in kinds]
    except StopIteration:
        raise Usage(f"There are too many seats: {len(kinds)}.") from None
    try:
        check_seats(rules, seats)
    except GameboxError as error:
        raise Usage(str(error)) from error
    return seats


def _seat(rules: Rules[Any, Any], text: str) -> Seat:
    """Return one seat; a bot without a name has an empty one."""
    match [part.strip() for part in text.split(":")]:
        case ["human", name] if name:
            return Seat("human", _name(name))
        case ["bot", level]:
            return Seat("bot", "", _level(rules, level))
        case ["bot", level, name] if name:
            return Seat("bot", _name(name), _level(rules, level))
        case [kind, *_] if kind not in ("human", "bot"):
            hint = meant(kind, ("human", "bot"))
            raise Usage(f"'{text}' is no seat; seats are {SEATS_HELP}.{hint}")
    raise Usage(f"'{text}' is no seat; seats are {SEATS_HELP}.")


def seat_text(seat: Seat) -> str:
    """Return a seat as it is typed."""
    return f"bot:{seat.level}:{seat.name}" if seat.is_bot else f"human:{seat.name}"


def _name(name: str) -> str:
    try:
        check_names([name])
    except GameboxError as error:
        raise Usage(str(error)) from error
    return name


def _level(rules: Rules[Any, Any], level: str) -> str:
    """Return a level that the game has; some are for measurements only and are not listed."""
    if level != RANDOM:
        try:
            rules.bot(level, NAMES[0], 0)
        except GameboxError as error:
            levels = (*rules.levels, RANDOM)
            known = ", ".join(levels)
            raise Usage(
                f"There is no level '{level}'; the levels are {known}.{meant(level, levels)}"
            ) from error
    return level


def read_options(
    rules: Rules[Any, Any], texts: Sequence[str], seats: int
) -> tuple[dict[str, str], str]:
    """Return the options of texts such as `undo=all`, and the name of the pack or nothing."""
    options: dict[str, str] = {}
    keys = [*(option.key for option in options_of(rules)), PACK]
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Usage(f"An option is KEY=VALUE, not '{text}'.")
        if key not in keys:
            raise Usage(
                f"{rules.title} has no option '{key}'; it has {', '.join(keys)}.{meant(key, keys)}"
            )
        if key in options:
            raise Usage(f"Option '{key}' is given twice.")
        options[key] = value
    pack = options.pop(PACK, "")
    try:
        return check_options(rules, options, seats), pack
    except GameboxError as error:
        raise Usage(str(error)) from error


def read_move(rules: Rules[Any, Any], text: str) -> Move:
    """Return the move that is written as JSON."""
    try:
        return decode_move(rules, text)
    except GameboxError as error:
        raise Usage(str(error)) from error


def read_timed_move(table: Table[Any], text: str) -> Move:
    """Return the move that is written as JSON, made as late as the last one if it has no time.

    Raises GameboxError for a time before that.
    """
    rules, elapsed = table.rules, table.rules.elapsed(table.game)
    move = read_move(rules, text)
    written = msgspec.json.decode(text).get(AT_MS)
    if written is None:
        return rules.timed(move, elapsed)
    if written < elapsed:
        raise GameboxError(
            f"The last move was made at {elapsed} ms, and time does not run back to {written} ms."
        )
    return move
