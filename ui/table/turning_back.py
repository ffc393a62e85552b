"""How far one undo or redo goes when bots play along: from a person's answer to the next one's."""

from collections.abc import Sequence
from typing import Any

from gamebox.seating import UNDO
from gamebox.table import Table


def undo_group(table: Table[Any], humans: Sequence[int]) -> int | str:
    """Return how many answers undo takes back, or the sentence that says why it cannot.

    It takes back the last answer of a person and all that bots have answered since. At a table of
    bots alone it takes back one answer.
    """
    history = table.record.history
    free = table.record.options.get(UNDO.key, UNDO.default) != UNDO.default
    for count, answer in enumerate(reversed(history), start=1):
        if answer.mark and not free:
            return f"Undo stops here. {answer.mark}"
        if answer.seat in humans or not humans:
            refusal = table.undo_refusal()
            return count if refusal is None else f"Undo stops here. {refusal}"
    return "There is nothing to undo."


def redo_group(table: Table[Any], humans: Sequence[int]) -> int:
    """Return how many answers redo gives again; 0: there are none."""
    count = 0
    for answer in reversed(table.undone):
        if count and (answer.seat in humans or not humans):
            break
        count += 1
    return count
