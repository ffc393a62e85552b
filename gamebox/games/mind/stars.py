"""When a throwing star is worth it, and which card to choose for it."""

from gamebox.games.mind.view import MindView

MANY = 0.3
"""Mistakes still to be expected in a level from which on a bot agrees to a star."""


def danger(view: MindView) -> float:
    """Return about how many mistakes are still to be expected in this level.

    They grow with the square of the cards that are left; a blind stack doubles them.
    """
    left = sum(view.hand_counts)
    return 0.0006 * left * left * (1 + len(view.blind))


def proposes_star(view: MindView) -> bool:
    """Return whether a star should be proposed now.

    On the last life or in the last level, while there is a card a seat to get rid of; and after a
    refusal not before everybody has laid about twice more.
    """
    if not view.stars or not (view.lives == 1 or view.level == len(view.levels)):
        return False
    if view.refused_after >= 0 and len(view.laid) < view.refused_after + 2 * view.seats:
        return False
    return sum(view.hand_counts) >= view.seats


def agrees_to_star(view: MindView) -> bool:
    """Return whether to agree to a star: the team is close to losing, or has more than it needs."""
    close = view.lives == 1 or view.level == len(view.levels) or danger(view) >= MANY
    return close or view.stars == view.box.stars
