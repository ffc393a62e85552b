"""Building a move by touching things one after the other: pure, with no Qt.

Each offered move has a `path`, the ids that a person touches to make it, in order. What was
touched so far is the `made` part; the next ids of the moves that still fit are what glows.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Offered(Protocol):
    """A legal move as the table offers it."""

    @property
    def path(self) -> Sequence[str]:
        """The ids to touch, in order."""


@dataclass(frozen=True)
class Way:
    """An offered move and the ids that this board has touched for it.

    A `whole` one is touched to its end, even where nothing else is left.
    """

    offered: Offered
    path: tuple[str, ...]
    whole: bool = False


class Touch(StrEnum):
    """What a touch did."""

    DONE = "done"  # the move is complete
    FURTHER = "further"  # one more step of a move
    BACK = "back"  # the last step was taken back
    NOTHING = "nothing"  # no move continues here


class Paths:
    """The moves on offer and how much of one has been touched.

    With `eager` a move is complete as soon as only one fits what was touched; otherwise every
    id of its path must be touched, and a move that is also the beginning of a longer one
    waits for `confirm`.
    """

    def __init__(self, ways: Iterable[Way] = (), *, eager: bool = False) -> None:
        self._eager = eager
        self._ways = list(ways)
        self.made: tuple[str, ...] = ()

    @property
    def ways(self) -> list[Way]:
        """Every move on offer."""
        return list(self._ways)

    def fitting(self) -> list[Way]:
        """Return the moves that go on from what was touched."""
        step = len(self.made)
        return [way for way in self._ways if way.path[:step] == self.made]

    def next_ids(self) -> frozenset[str]:
        """Return the ids that may be touched next."""
        step = len(self.made)
        return frozenset(way.path[step] for way in self.fitting() if len(way.path) > step)

    def through(self, thing: str) -> list[Way]:
        """Return the moves that go on with `thing`."""
        step = len(self.made)
        return [way for way in self.fitting() if way.path[step : step + 1] == (thing,)]

    def replace(self, ways: Iterable[Way]) -> None:
        """Offer other moves; what was touched stays if one of them still goes on from it."""
        self._ways = list(ways)
        if self.made and not self.fitting():
            self.made = ()

    def touch(self, thing: str) -> tuple[Touch, Way | None]:
        """Touch `thing`: go on, start anew with it, or take the last step back."""
        if thing not in self.next_ids():
            if self.made and thing == self.made[-1]:
                self.made = self.made[:-1]
                return Touch.BACK, None
            if not any(way.path[:1] == (thing,) for way in self._ways):
                return Touch.NOTHING, None
            self.made = ()
        self.made = (*self.made, thing)
        return self._completed()

    def confirm(self) -> Way | None:
        """Return the move that is exactly what was touched, and begin anew."""
        exact = [way for way in self._ways if self.made and way.path == self.made]
        if not exact:
            return None
        self.made = ()
        return exact[0]

    def back(self) -> bool:
        """Drop what was touched; False when there was nothing."""
        touched, self.made = bool(self.made), ()
        return touched

    def _completed(self) -> tuple[Touch, Way | None]:
        fitting = self.fitting()
        alone = fitting[0] if len(fitting) == 1 else None
        eager = alone is not None and self._eager and not alone.whole
        if alone is not None and (eager or len(alone.path) == len(self.made)):
            self.made = ()
            return Touch.DONE, alone
        return Touch.FURTHER, None
