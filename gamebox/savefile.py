"""The save file: one game as JSON, strictly checked when it is read.

A save is one object: a header (`program`, `digest`, `format`, `game`, `rules`, `saved`, `progress`,
`over`) and the fields of the table's Record beside it. `digest` is that of all that follows it, so
that a list knows a file that nobody has changed without playing it again; one who edits a save by
hand may leave it as it is, or out. `state` is the whole state in plain names, so that
a position can be written or edited by hand: all of the record but `seats` and `state` may be left
out. Where the history leads to another position than `state`, `state` counts.
"""

import logging
from datetime import datetime
from hashlib import blake2b
from typing import Annotated, Any, Generic, Literal

import msgspec
from msgspec import Meta, Struct

from gamebox.core.rules import Migrations, Rules
from gamebox.core.written import wrong_in
from gamebox.errors import GameboxError
from gamebox.games.shelf import rules_of
from gamebox.seating import check_options, check_seats
from gamebox.table import E, G, M, Record, Table

log = logging.getLogger(__name__)

FORMAT = 1
LARGEST_NUMBER = 2**64
BEGINNING = b'{"program":"gamebox",'
SEALED = b'{"program":"gamebox","digest":"'
DIGEST_BYTES = 16

Progress = Annotated[str, Meta(max_length=200)]
"""How a game stands, in a few words that are shown in lists without looking at the game itself."""

Raw = dict[str, Any]

MIGRATIONS: Migrations = {}
"""By version of the file format: what turns a save of that version into one of the next."""


class BadSave(GameboxError):
    """Say in one sentence why a save cannot be opened. The file is left as it is."""


class Header(Struct, kw_only=True):
    """What is told of a save in a list, read without looking at the game itself."""

    program: Literal["gamebox"] = "gamebox"
    format: int = FORMAT
    game: str
    rules: int
    saved: datetime | None = None
    progress: Progress = ""
    over: bool = False


class Save(Record[G, M, E], Generic[G, M, E], kw_only=True, forbid_unknown_fields=True):
    """A whole save: the header's fields and those of the record."""

    program: Literal["gamebox"]
    digest: str = ""
    format: int
    game: str
    rules: int
    saved: datetime | None = None
    progress: Progress = ""
    over: bool = False


# Writing


def encode(table: Table[Any], when: datetime | None = None) -> bytes:
    """Return the save of a table; `when` is the time it bears, by default now."""
    game = table.game
    header = Header(
        game=table.rules.name,
        rules=table.rules.version,
        saved=(when or datetime.now()).astimezone().replace(microsecond=0),
        progress=table.rules.progress(game),
        over=game.over,
    )
    # Both are objects with fields, so they are joined by leaving two braces out.
    head = msgspec.json.encode(header).removeprefix(BEGINNING)[:-1]
    rest = b'",' + head + b"," + msgspec.json.encode(table.record)[1:]
    return SEALED + _digest(rest) + rest


def _digest(content: bytes | memoryview) -> bytes:
    return blake2b(content, digest_size=DIGEST_BYTES).hexdigest().encode()


def is_untouched(content: bytes) -> bool:
    """Return whether a save is as gamebox wrote it, by its digest."""
    begin = len(SEALED)
    end = begin + 2 * DIGEST_BYTES
    return content.startswith(SEALED) and content[begin:end] == _digest(memoryview(content)[end:])


# Reading


def decode(content: bytes) -> Table[Any]:
    """Return the table of a save; raises GameboxError with one sentence that names no file."""
    raw = _plain(content)
    rules = rules_of(_header(raw).game)
    current = raw["rules"] == rules.version
    raw = migrated(raw, "format", FORMAT, MIGRATIONS)
    raw = migrated(raw, "rules", rules.version, rules.migrations)
    try:
        save = msgspec.convert(raw, _save_type(rules), str_keys=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSave(f"It does not fit {rules.title}: {wrong_in(error)}.") from error
    record = _record_of(save)
    try:
        return _checked(rules, record, current)
    except GameboxError:
        raise
    except Exception as error:
        # What a person has written into a file must never stop the program.
        log.exception("A save has broken the checks of %s", rules.name)
        raise BadSave("It holds a game that cannot be.") from error


def _plain(content: bytes) -> Raw:
    """Return the object that a file holds, as plain data with no number beyond reason."""
    if not content.strip():
        raise BadSave("It is empty.")
    try:
        raw = msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadSave(f"It is no save, or was cut off: {wrong_in(error)}.") from error
    if not isinstance(raw, dict) or raw.get("program") != "gamebox":
        raise BadSave("It was not written by gamebox.")
    _check_numbers(raw)
    return raw


def _check_numbers(raw: Raw) -> None:
    """Raise BadSave when a number anywhere in plain data is beyond reason."""
    waiting: list[Any] = [raw]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict):
            waiting.extend(thing.values())
        elif isinstance(thing, list):
            waiting.extend(thing)
        elif isinstance(thing, int | float) and not -LARGEST_NUMBER < thing < LARGEST_NUMBER:
            raise BadSave("It holds a number beyond reason.")


def _header(raw: Raw) -> Header:
    """Return the header of a save that this version can read."""
    written = raw.get("format")
    if isinstance(written, int) and written > FORMAT:
        raise BadSave("It was written by a newer gamebox.")
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise BadSave(f"Its header is broken: {wrong_in(error)}.") from error
    if "format" not in raw:
        raise BadSave("It does not say which format it has.")
    return header


def migrated(raw: Raw, key: str, current: int, steps: Migrations) -> Raw:
    """Return a save brought step by step to version `current` of its `format` or `rules`.

    Each of `steps` takes plain data of its version and returns that of the next. Raises BadSave
    when the save is newer, or so old that no step fits it.
    """
    version = raw[key]
    if version > current:
        raise BadSave("It was written by a newer gamebox.")
    while version < current:
        if version not in steps:
            raise BadSave("It was written by a gamebox too old to be read.")
        try:
            raw = steps[version](raw)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadSave(f"It does not fit version {version} of its {key}.") from error
        version += 1
        raw[key] = version
    return raw


def _save_type(rules: Rules[Any, Any]) -> Any:
    return Save[rules.game_type, rules.move_type, rules.event_type]  # type: ignore[name-defined]


def _record_of(save: Save[G, M, E]) -> Record[G, M, E]:
    """Return the record of a save without its header."""
    fields = {name: getattr(save, name) for name in Record.__struct_fields__}
    return Record(**fields)


# Whether a record can be


def _checked(rules: Rules[Any, Any], record: Record[Any, Any, Any], current: bool) -> Table[Any]:
    """Return the table of a sound record; raises GameboxError for one that cannot be.

    The history is played again only when the rules are those that it was made with (`current`).
    """
    check_seats(rules, record.seats)
    record.options = check_options(rules, record.options, len(record.seats))
    if record.state.seats != len(record.seats):
        raise BadSave(
            f"{len(record.seats)} seats are at the table, but the state has {record.state.seats}."
        )
    if not current:
        record.state = rules.goes_on(record.state)
        record.states = {number: rules.goes_on(state) for number, state in record.states.items()}
    rules.check(record.state)
    _check_states(rules, record)
    _check_log(rules, record)
    table = Table(rules, record)
    _check_history(table, current)
    return table


def _check_states(rules: Rules[Any, Any], record: Record[Any, Any, Any]) -> None:
    """Check the whole states that the record keeps."""
    if record.history and 0 not in record.states:
        raise BadSave("It has a history, but not the state that it begins with.")
    for number, state in record.states.items():
        if not 0 <= number <= len(record.history):
            raise BadSave(f"It keeps a state after answer {number}, which was never given.")
        if state.seats != len(record.seats):
            raise BadSave("It keeps a state with another number of seats.")
        rules.check(state)


def _check_log(rules: Rules[Any, Any], record: Record[Any, Any, Any]) -> None:
    """Check that everything that was told can be told again."""
    names = [seat.name for seat in record.seats]
    for told in (*record.opening, *(told for answer in record.history for told in answer.told)):
        for event in (told.event, *told.forms.values()):
            try:
                rules.describe(event, names, record.state)
            except LookupError as error:
                raise BadSave("Its log names a seat that is not at the table.") from error
            except (ValueError, TypeError) as error:
                raise BadSave("Its log tells of what cannot have happened.") from error


def _check_history(table: Table[Any], current: bool) -> None:
    """Refuse answers that cannot have been given; where only the position differs, go on from it.

    A history made with older rules that plays differently now is let go.
    """
    record = table.record
    differences = list(table.differences())
    if differences and not current:
        record.history, record.states = [], {0: table.rules.clone(record.state)}
    elif differences:
        impossible = next((one for one in differences if one.impossible), None)
        if impossible is not None:
            raise BadSave(impossible.text)
        record.states[len(record.history)] = table.rules.clone(record.state)
