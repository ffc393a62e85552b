"""What the command line prints: JSON on stdout, plain sentences on stderr."""

import sys
from typing import Any

import msgspec

from gamebox.core.event import Told
from gamebox.table import Table


def put(thing: Any, indent: int = 0) -> None:
    """Print one JSON value on stdout, on one line unless it is indented."""
    text = msgspec.json.encode(thing)
    print((msgspec.json.format(text, indent=indent) if indent else text).decode())


def say(text: str) -> None:
    """Print a message on stderr."""
    print(text, file=sys.stderr)


def put_events(table: Table[Any], told: list[Told[Any]], seat: int | None) -> None:
    """Print what was told as `seat` saw it, or as one who only watches, one event a line."""
    for one in told:
        event = one.to(seat)
        put({"event": event, "text": table.line(event)})


def say_position(table: Table[Any]) -> None:
    """Tell how the game stands, and what the first seat that is asked must decide."""
    rules, game = table.rules, table.game
    if game.over:
        say(rules.result(game, table.names))
        return
    seat = table.asked()[0]
    prompt = rules.prompt(table.view(seat), table.names)
    say(f"{rules.progress(game)}. {table.names[seat]}: {prompt}")
