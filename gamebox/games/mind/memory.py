"""What a bot of The Mind Extreme has read of the record, kept so as not to read it again.

Whatever is kept here follows from the view alone: a bot that has read nothing yet, or something
else, comes to the same.
"""

from collections.abc import Sequence

from gamebox.games.mind.clock import LevelClock, Wait
from gamebox.games.mind.moves import Aside, Laid
from gamebox.games.mind.state import LevelRecord
from gamebox.games.mind.tempo import Beat, Team
from gamebox.games.mind.view import MindView


class Memory:
    """The beliefs after all levels before this one, and those after the lays of this level.

    They are those of `seat`, whose beat by itself is `own`. `team` is what it believes before
    anything was seen; without `learns` that stays. `gains` are those of LevelClock.
    """

    def __init__(
        self, seat: int, own: Beat, team: Team, learns: bool, gains: Sequence[float]
    ) -> None:
        self.team = team
        self.clock = LevelClock(len(team.tempos), 0, (), gains)
        self.beat = own
        """The beat by which the seat waits now."""
        self._seat, self._own = seat, own
        self._before = team
        self._learns = learns
        self._gains = gains
        self._past: list[LevelRecord] = []
        self._level = 0
        self._laid: list[Laid] = []
        self._aside: list[Aside] = []

    def read(self, view: MindView) -> bool:
        """Read what is new in a view.

        Returns False, and reads nothing, where what was read before is not the beginning of it.
        """
        past, laid, aside = self._past, self._laid, self._aside
        if view.seat != self._seat or view.seats != len(self.team.tempos):
            return False
        if view.past[: len(past)] != past:
            return False
        new_level = self._level != view.level or len(past) != len(view.past)
        if new_level:
            self._begin_level(view)
            laid, aside = [], []
        elif view.laid[: len(laid)] != laid or view.aside[: len(aside)] != aside:
            return False
        waits = self.clock.read(view.laid, view.aside, len(laid), len(aside))
        self._laid, self._aside = view.laid, view.aside
        self._learn(self.team, waits)
        if self._learns and (waits or new_level):
            self.beat = self.team.beat_for(self._seat, self._own)
        return True

    def _begin_level(self, view: MindView) -> None:
        """Learn from the levels that are over, and begin with what is believed after them."""
        for record in view.past[len(self._past) :]:
            self._close_level(record, view)
        self._past, self._level = view.past, view.level
        self.team = self._before.copy()
        self.clock = LevelClock(view.seats, view.level, view.blind, self._gains)

    def _close_level(self, record: LevelRecord, view: MindView) -> None:
        """Learn from a level that is over, with its blind stacks turned up."""
        blind = view.levels[record.level - 1].blind
        if not blind and self._has_begun(record):
            read = len(self._laid), len(self._aside)
            self._learn(self.team, self.clock.read(record.laid, record.aside, *read))
            self._before = self.team
        else:
            clock = LevelClock(view.seats, record.level, blind, self._gains, turned=True)
            self._learn(self._before, clock.read(record.laid, record.aside, 0, 0))

    def _has_begun(self, record: LevelRecord) -> bool:
        """Return whether the lays read last are the beginning of a level."""
        laid, aside = self._laid, self._aside
        return (
            record.level == self._level
            and list(record.laid[: len(laid)]) == laid
            and list(record.aside[: len(aside)]) == aside
        )

    def _learn(self, team: Team, waits: list[Wait]) -> None:
        if self._learns:
            for wait in waits:
                team.learn(wait)
