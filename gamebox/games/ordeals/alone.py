"""What a bot of Ordeals believes that plays for itself.

An ally in a campaign believes otherwise, see `allies`.
"""

from typing import Any

from gamebox.games.ordeals.manner import Manner, turns_left


class Alone:
    """What Fame, time and places are worth to one who wants to have the most Fame."""

    table: Any
    manner: Manner

    def turns_ahead(self) -> float:
        """Return for how many turns one plans."""
        return turns_left(self.table, self.manner)

    def place(self, space: int) -> float:
        """Return what it is worth to end the turn on a space, beside what is done there."""
        return 0.0

    def fame_worth(self, n: int) -> float:
        """Return what so much Fame on the track is worth: all is counted in it."""
        return n

    def card_fame(self, fame: float) -> float:
        """Return what the Fame of a card is worth."""
        return fame
