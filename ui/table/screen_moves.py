"""What people who share a screen do that is no move of the game: go on, or be the one who acts."""

from gamebox.core.question import Move
from ui.table.offers import Offer

NOBODY_ASKED = -1
"""The seat of what the screen offers to all of them."""
GO_ON = "button:go-on"


class GoOn(Move, frozen=True):
    """Everybody has seen what happened: the next person may come to the screen."""


class Claim(Move, frozen=True):
    """Be the one of several who answers; the others look away meanwhile."""


class AnswerAlike(Move, frozen=True):
    """Give the same answer for everybody who is asked."""

    move: Move


def go_on(next_name: str) -> Offer:
    """Return the offer to go on to the person with this name."""
    text = f"Go on: hand the screen to {next_name}"
    return Offer(NOBODY_ASKED, GoOn(), (GO_ON,), text, "", "Go on", primary=True)
