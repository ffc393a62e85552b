"""Where cards go back to, and where they come from, when lays are taken back."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from gamebox.games.mind.view import MindView


@dataclass(frozen=True)
class WayBack:
    """By ids: what comes back into a hand out of what, and what goes to which seat."""

    origins: Mapping[str, str] = field(default_factory=dict)
    exits: Mapping[str, str] = field(default_factory=dict)


def way_back(before: MindView, view: MindView, seat: int | None) -> WayBack:
    """Return the ways of the cards that lay on the table `before` and are in the hands again.

    `seat` is whose hand lies open; the others are shown as backs, or as a number.
    """
    if before.level != view.level:
        return WayBack()
    origins: dict[str, str] = {}
    exits: dict[str, str] = {}
    counts = list(before.hand_counts)
    for thing, owner, card in _returning(before, view):
        if owner == seat and card is not None:
            origins[f"card:{card}"] = thing
        else:
            origins[f"back:{owner}:{counts[owner]}"] = thing
            exits[thing] = f"seat:{owner}"
        counts[owner] += 1
    return WayBack(origins, exits)


def _returning(before: MindView, view: MindView) -> Iterator[tuple[str, int, int | None]]:
    """Yield the id, the seat and, where it is known, the card of all that is taken back."""
    for index in range(len(view.laid), len(before.laid)):
        laid = before.laid[index]
        yield f"laid:{view.level}:{index}", laid.seat, laid.card
    for away in before.aside[len(view.aside) :]:
        yield f"aside:{away.card}", away.seat, away.card
