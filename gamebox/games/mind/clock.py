"""The one clock that both stacks of The Mind Extreme are played against.

It is read from the record of a level alone, so everybody at the table has the same: an open stack
stands where its top card does, and pulls the other stack after it; of a blind stack only the number
of cards is known, and that tells about how far it should be.
"""

from collections.abc import Sequence

from msgspec import Struct

from gamebox.games.mind.cards import COLOURS, HIGHEST, Colour, rank
from gamebox.games.mind.moves import Aside, Laid

COUNT_GAIN = 0.5
"""How far a lay on a blind stack moves it to where the count of cards says that it should be."""

REACTION = 0.35
"""Seconds that anybody needs to see a lay and to move a hand."""

TOO_SHORT = 0.2
"""A wait of fewer seconds beyond the reaction tells nothing of a tempo."""


class Wait(Struct, frozen=True):
    """One wait that tells something of a seat's tempo: so many seconds for so large a gap.

    There is one of `gaps` for each gain of the clock.
    """

    seat: int
    gaps: list[float]
    seconds: float


class LevelClock:
    """How far both stacks are, in ranks from 0 to 50, and how many cards every seat still holds.

    A stack passes some of its lead on to the other one with each lay; `gains` are the parts of it
    that are reckoned with. `reached` has white and red for each of them. With `turned` the level is
    over and the blind stacks were turned up.
    """

    def __init__(
        self,
        seats: int,
        level: int,
        blind: Sequence[Colour],
        gains: Sequence[float],
        turned: bool = False,
    ) -> None:
        self.gains = gains
        self.turned = turned
        self.dealt = seats * level
        self.blind = tuple(stack in blind for stack in COLOURS)
        self.reached = [[0.0, 0.0] for _ in gains]
        self.counts = [level] * seats
        self.left = self.dealt
        self.spell = 0
        self.last_ms = 0
        self._tops: list[tuple[int, int]] = [(0, -1), (0, -1)]
        self._gone: tuple[set[int], set[int]] = (set(), set())

    def read(
        self, laid: Sequence[Laid], aside: Sequence[Aside], first: int, taken: int
    ) -> list[Wait]:
        """Take in the lays from `first` and the cards laid aside from `taken` on.

        Returns the waits that tell something of a tempo; lays whose card is None tell nothing.
        """
        waits = []
        away = len(aside)
        for place in range(first, len(laid)):
            while taken < away and aside[taken].after <= place:
                self._take_aside(aside[taken])
                taken += 1
            wait = self._take_lay(laid[place])
            if wait is not None:
                waits.append(wait)
        for place in range(taken, away):
            self._take_aside(aside[place])
        return waits

    def adjoin(self, side: int, low: int, high: int) -> bool:
        """Return whether every card between two ranks is known to have left play.

        `side` is 0 for white and 1 for red.
        """
        if high <= low + 1:
            return True
        gone = self._gone[side]
        return bool(gone) and all(between in gone for between in range(low + 1, high))

    def top(self, side: int) -> int:
        """Return the rank of the top card of a stack; 0 for none and for one laid blind."""
        return self._tops[side][0]

    def gaps(self, side: int, card_rank: int) -> list[float]:
        """Return how far a card is from what its stack has reached, for each gain."""
        return [card_rank - reached[side] for reached in self.reached]

    def _take_aside(self, aside: Aside) -> None:
        self._gone[side_of(aside.card)].add(rank(aside.card))
        self.counts[aside.seat] -= 1
        self.left -= 1

    def _take_lay(self, laid: Laid) -> Wait | None:
        seat, card, at_ms, spell = laid.seat, laid.card, laid.at_ms, laid.spell
        since = at_ms - self.last_ms if spell == self.spell else at_ms
        self.spell, self.last_ms = spell, at_ms
        alone = self.counts[seat] == self.left
        self.counts[seat] -= 1
        self.left -= 1
        side = 0 if laid.colour == "white" else 1
        wait = None
        card_rank = 0
        if card is not None and (self.turned or not self.blind[side]):
            card_rank = rank(card)
            seconds = since / 1000 - REACTION
            if seconds > TOO_SHORT and not alone and not self._follows(side, card_rank, seat):
                wait = Wait(seat, self.gaps(side, card_rank), seconds)
        self._move(side, card_rank)
        self._tops[side] = (card_rank, seat)
        return wait

    def _follows(self, side: int, card_rank: int, seat: int) -> bool:
        top, owner = self._tops[side]
        known = owner == seat or not self.blind[side]
        return known and self.adjoin(side, top, card_rank)

    def _move(self, side: int, card_rank: int) -> None:
        blind = self.blind[side]
        due = HIGHEST * (self.dealt - self.left) / self.dealt
        for gain, reached in zip(self.gains, self.reached, strict=True):
            if not blind:
                reached[side] = card_rank
            elif due > reached[side]:
                reached[side] += COUNT_GAIN * (due - reached[side])
            lead = reached[side] - reached[1 - side]
            if lead > 0:
                reached[1 - side] += gain * lead


def side_of(card: int) -> int:
    """Return 0 for a white card and 1 for a red one."""
    return int(card > HIGHEST)
