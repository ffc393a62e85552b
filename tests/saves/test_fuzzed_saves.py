"""A save with anything changed is refused in a sentence, or is a game that can be played."""

import json
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.playing import LONGEST, STANDARD, Start, next_answer

from gamebox.core.dice import Dice
from gamebox.core.event import Told
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.shelf import TITLES, rules_of
from gamebox.savefile import decode, encode
from gamebox.table import Table, new_table

SEATS = [Seat("human", "Ann"), Seat("human", "Bo"), Seat("bot", "Tim", "normal")]
FUZZ = settings(
    max_examples=400,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
NUMBERS = st.integers(-3, 120) | st.integers() | st.floats()
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@cache
def saves() -> tuple[bytes, ...]:
    """Saves of every game at several moments, with blind stacks and sealed answers among them."""
    tables = [
        new_table(rules_of(game), SEATS, STANDARD.get(game, {}), seed)
        for game in TITLES
        for seed in range(6)
    ]
    campaigns = [campaign(seed) for seed in range(6)]
    return tuple(encode(begun(table)) for table in (*tables, *campaigns))


def campaign(seed: int) -> Table:
    """Return a table at which one of the scenarios of Ordeals begins."""
    start = Start(rules_of("ordeals"), len(SEATS), seed, "", {"mode": "campaign"}, 8, 1 + seed % 3)
    return start.table()


def begun(table: Table) -> Table:
    """Return a table at which some answers were given at random."""
    seed = table.record.seed
    dice = Dice(seed)
    for _ in range(25 + 12 * seed):
        if table.game.over:
            break
        answer_at_random(table, dice)
    return table


def answer_at_random(table: Table, dice: Dice) -> list[Told[Any]]:
    """Let a seat that is asked make one of its moves; return what is told."""
    seat = dice.choose(table.asked())
    return table.answer(seat, dice.choose(table.moves(seat)))


def places(thing: Any) -> list[tuple[Any, Any]]:
    """Return every place in plain data as what holds it and the key there."""
    keys: list[Any] = list(thing) if isinstance(thing, dict) else []
    if isinstance(thing, list):
        keys = list(range(len(thing)))
    found = [(thing, key) for key in keys]
    for key in keys:
        found += places(thing[key])
    return found


def change(draw: st.DrawFn, raw: dict[str, Any]) -> None:
    """Change one thing in a save: give it another value, one from elsewhere, or take it away."""
    every = places(raw)
    holder, key = draw(st.sampled_from(every))
    match draw(st.sampled_from(("other", "near", "moved", "away", "twice"))):
        case "other":
            holder[key] = draw(ANYTHING)
        case "near" if isinstance(holder[key], int):
            holder[key] += draw(st.integers(-2, 2))
        case "moved":
            other, there = draw(st.sampled_from(every))
            holder[key] = json.loads(json.dumps(other[there]))
        case "twice" if isinstance(holder, list):
            holder.insert(key, json.loads(json.dumps(holder[key])))
        case _:
            del holder[key]


def opened(content: bytes) -> Table | None:
    """Return the table of a save, or None when it is refused for a reason that was foreseen."""
    try:
        return decode(content)
    except GameboxError as error:
        if "holds a game that cannot be" in str(error):
            raise AssertionError("a check has failed by itself") from error
        return None


def live_on(table: Table) -> None:
    """Do with a table all that the window does: look, ask, tell, imagine, save, undo, play on."""
    rules, dice = table.rules, Dice(1)
    for _ in range(4):
        for seat in range(len(table.seats)):
            view = table.view(seat)
            rules.prompt(view, table.names)
            world = rules.imagine(view, dice)
            assert rules.view(world, seat) == view
            for move in table.moves(seat):
                rules.path(view, move)
        rules.progress(table.game)
        rules.figures(table.game)
        if table.game.over:
            rules.result(table.game, table.names)
            break
        for told in answer_at_random(table, dice):
            table.line(told.event)
        assert decode(encode(table)).game == table.game
    while table.undo_refusal() is None:
        table.undo()
    play_to_end(table, dice)


def play_to_end(table: Table, dice: Dice) -> None:
    """Play mostly at random until the game is over, however long it was made."""
    begun_at = table.number
    while not table.game.over:
        assert table.number - begun_at < 2 * LONGEST, "the game does not end"
        table.answer(*next_answer(table, dice, 8))


@FUZZ
@given(st.data())
def test_a_save_with_something_changed(data: st.DataObject) -> None:
    raw = json.loads(data.draw(st.sampled_from(saves())))
    for _ in range(data.draw(st.integers(1, 3))):
        change(data.draw, raw)
    if table := opened(json.dumps(raw).encode()):
        live_on(table)


@FUZZ
@given(st.data())
def test_a_save_with_bytes_changed(data: st.DataObject) -> None:
    content = bytearray(data.draw(st.sampled_from(saves())))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place] = data.draw(st.integers(0, 255))
    if table := opened(bytes(content)):
        live_on(table)


@FUZZ
@given(st.binary(max_size=200))
def test_any_bytes_at_all(content: bytes) -> None:
    assert opened(content) is None
