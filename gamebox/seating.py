"""Who may sit at a table, and what may be chosen for it before a game begins."""

from collections.abc import Mapping, Sequence
from typing import Any

from gamebox.bots.randomly import bot_of
from gamebox.core.rules import Rules
from gamebox.core.seat import Option, Seat
from gamebox.core.words import counted
from gamebox.errors import GameboxError

LONGEST_NAME = 40
"""Letters in the name of a seat."""

UNDO = Option(
    key="undo",
    title="Undo",
    values=("known", "all"),
    labels=("until something was shown", "everything"),
    text="How far undo goes back: never past what showed somebody something new, or all the way.",
)


def options_of(rules: Rules[Any, Any]) -> tuple[Option, ...]:
    """Return all that can be chosen for a game: its own options and those of every table."""
    return (*rules.options, UNDO)


def check_seats(rules: Rules[Any, Any], seats: Sequence[Seat]) -> None:
    """Raise GameboxError when these seats cannot play the game."""
    counts = rules.seat_counts
    if len(seats) not in counts:
        raise GameboxError(
            f"{rules.title} is for {counts[0]} to {counts[-1]} seats, not for {len(seats)}."
        )
    check_names([seat.name for seat in seats])
    for seat in seats:
        if seat.is_bot:
            bot_of(rules, seat.level, seat.name, 0)


def check_names(names: Sequence[str]) -> None:
    """Raise GameboxError when a name cannot be shown, or two seats have the same."""
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            shown = name[:LONGEST_NAME].strip()
            raise GameboxError(f"A name has 1 to {LONGEST_NAME} letters, not '{shown}'.")
    if len(set(names)) < len(names):
        raise GameboxError("Two seats have the same name.")


def check_options(rules: Rules[Any, Any], options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return a value for every option; raises GameboxError for one unknown or not for `seats`."""
    known = {option.key: option for option in options_of(rules)}
    for key, value in options.items():
        if key not in known:
            raise GameboxError(f"{rules.title} has no option '{key}'.")
        if value not in known[key].values:
            values = ", ".join(known[key].values)
            raise GameboxError(f"Option '{key}' is one of {values}, not '{value}'.")
        if not known[key].fits(value, seats):
            many = counted(seats, "seat", "seats")
            raise GameboxError(f"Option '{key}' cannot be '{value}' with {many}.")
    return {key: options.get(key, option.usual(seats)) for key, option in known.items()}
