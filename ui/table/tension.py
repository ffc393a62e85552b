"""The tension of a level as plain numbers: every lay against the time of play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gamebox.games.mind.cards import Colour, number
from gamebox.games.mind.moves import Laid
from gamebox.games.mind.state import LevelRecord, MindGame
from gamebox.games.mind.view import MindView


@dataclass(frozen=True)
class Lay:
    """One lay in the chart."""

    seconds: float
    number: int
    colour: Colour
    seat: int
    wrong: bool


@dataclass(frozen=True)
class Tension:
    """One level: its lays in order, and when play was interrupted."""

    level: int
    lays: tuple[Lay, ...]
    pauses: tuple[float, ...]


def tensions(view: MindView) -> list[Tension]:
    """Return the levels that are over, and the one being played; blind cards only afterwards."""
    found = [_tension(record.level, record.laid, record.pauses, n) for record, n in _begun(view)]
    if not view.over:
        first = 1 + sum(stretches(record, spell) for record, spell in _begun(view))
        open_lays = [one for one in view.laid if one.colour not in view.blind]
        found.append(_tension(view.level, open_lays, view.pauses, first))
    return found


def stretches(record: LevelRecord, first: int) -> int:
    """Return in how many stretches a level was played whose first one has the number `first`.

    Each pause ends one. A level ends with a lay, in a last stretch, or with a throwing star.
    """
    last = first + len(record.pauses)
    return len(record.pauses) + any(one.spell == last for one in record.laid)


def played_seconds(game: MindGame | MindView) -> list[float]:
    """Return how long each level that is over was played."""
    lengths = []
    for record, first in _begun(game):
        last = [one.at_ms for one in record.laid if one.spell == first + len(record.pauses)]
        lengths.append((sum(record.pauses) + max(last, default=0)) / 1000)
    return lengths


def _begun(game: MindGame | MindView) -> Iterator[tuple[LevelRecord, int]]:
    """Yield each level that is over with the number of its first stretch."""
    first = 1
    for record in game.past:
        yield record, first
        first += stretches(record, first)


def _tension(level: int, laid: Sequence[Laid], pauses: Sequence[int], first: int) -> Tension:
    begins = [0]
    for pause in pauses:
        begins.append(begins[-1] + pause)
    lays = tuple(
        Lay(
            (begins[one.spell - first] + one.at_ms) / 1000,
            number(one.card),
            one.colour,
            one.seat,
            one.wrong,
        )
        for one in laid
        if one.card is not None
    )
    return Tension(level, lays, tuple(begin / 1000 for begin in begins[1:]))
