"""A recorded game as a strip of positions that can be wound to and fro; no Qt in here."""

from collections.abc import Callable
from typing import Any

from gamebox.core.event import Event
from gamebox.table import Table
from ui.table.manners import Manners


class Reel:
    """The positions of a table's record, as one seat saw them, or somebody who only looks on.

    `number` is how many answers had been given. The record may grow while it is looked at.
    """

    def __init__(self, table: Table[Any], manners: Manners, seat: int | None) -> None:
        self._table, self._manners = table, manners
        self.names = table.names
        self.starts_part, self.is_mistake = manners.is_heading, manners.is_mistake
        self.part, self.mistakes = manners.part, manners.mistakes
        self.seat = seat
        self.number = 0

    @property
    def last(self) -> int:
        """The number of the newest position."""
        return self._table.number

    def view(self) -> Any:
        """Return what could be seen at this position."""
        rules, state = self._table.rules, self._table.state_at(self.number)
        if self.seat is not None:
            return rules.view(state, self.seat)
        return self._manners.public(rules.view(state, 0))

    def events(self) -> list[Event]:
        """Return what was told of the answer that led here."""
        if self.number == 0:
            return [told.to(self.seat) for told in self._table.record.opening]
        answer = self._table.record.history[self.number - 1]
        return [told.to(self.seat) for told in answer.told]

    def words(self) -> str:
        """Return what happened just before this position, as the log tells it."""
        return " ".join(filter(None, map(self._table.line, self.events())))

    def wind(self, number: int) -> None:
        """Go to a position, or as near to it as there is one."""
        self.number = max(0, min(number, self.last))

    def next_with(self, wanted: Callable[[Event], bool]) -> int | None:
        """Return the next position that such an event led to, or None."""
        history = self._table.record.history
        for number in range(self.number + 1, len(history) + 1):
            if any(wanted(told.to(self.seat)) for told in history[number - 1].told):
                return number
        return None
