"""What may be done now, as the board, the prompt bar and the list of moves are told it."""

from dataclasses import dataclass

from gamebox.core.question import Move


@dataclass(frozen=True)
class Offer:
    """One legal move of one seat at this screen.

    `text` is its line in the list of moves; `label` is what its button says, empty for a move that
    is made on the board.
    """

    seat: int
    move: Move
    path: tuple[str, ...]
    text: str
    rule: str
    label: str = ""
    primary: bool = False
    cancels: bool = False
