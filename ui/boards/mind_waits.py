"""How long each stack has waited for a card, in strokes of five seconds.

The rules know no time; this is shown because both stacks must be played at once. It is coarse on
purpose: a running second hand would count for the players what they have to feel.
"""

from collections.abc import Callable

from gamebox.games.mind.cards import COLOURS, Colour
from gamebox.games.mind.view import MindView

STROKE = 5.0
MOST = 12


class Waits:
    """Measures with `now` (seconds), while play goes on."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._waited: dict[Colour, float] = dict.fromkeys(COLOURS, 0.0)
        self._lays: dict[Colour, int] = dict.fromkeys(COLOURS, 0)
        self._level = 0
        self._since: float | None = None

    def follow(self, view: MindView, playing: bool) -> None:
        """Take note of a new view."""
        self._add_up()
        for stack in COLOURS:
            lays = sum(laid.colour == stack for laid in view.laid)
            if lays != self._lays[stack] or view.level != self._level:
                self._waited[stack] = 0.0
            self._lays[stack] = lays
        self._level = view.level
        self._since = self._now() if playing else None

    def strokes(self) -> dict[Colour, int]:
        """Return the strokes of each stack's dial."""
        self._add_up()
        return {stack: min(MOST, int(self._waited[stack] // STROKE)) for stack in COLOURS}

    def _add_up(self) -> None:
        if self._since is not None:
            now = self._now()
            for stack in COLOURS:
                self._waited[stack] += now - self._since
            self._since = now
