"""What may be done now, as the board, the prompt bar and the list of moves are told it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gamebox.core.question import Move


@dataclass(frozen=True)
class Offer:
    """One legal move of one seat at this screen.

    `text` is its line in the list of moves; `label` is what its button says, empty for a move that
    is made on the board. A `typed` one stands for every word that can be typed.
    """

    seat: int
    move: Move
    path: tuple[str, ...]
    text: str
    rule: str
    label: str = ""
    primary: bool = False
    cancels: bool = False
    typed: bool = False


def touchable(offers: Sequence[Offer], path_of: Callable[[Offer], tuple[str, ...]]) -> list[Offer]:
    """Return one offer for each way of touching the board: at a shared screen the first seat's."""
    by_path: dict[tuple[str, ...], Offer] = {}
    for offer in offers:
        by_path.setdefault(path_of(offer), offer)
    return list(by_path.values())
