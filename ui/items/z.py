"""Every z-value of every board, in one place, from the table up.

A board gives its things a layer plus at most `STEP` for their order inside it (`layer(Z.HAND, 3)`),
so that cards in one place overlap in a known order and no place reaches into the next layer.
"""

from enum import IntEnum

STEP = 900


class Z(IntEnum):
    """The layers of a board."""

    TABLE = -10_000  # the painted table itself
    DECOR = 0  # captions, plates, rings: what lies on the table and is not touched
    PILE = 1_000  # stacks and decks
    CARD = 2_000  # cards that lie on the table
    HAND = 3_000  # a hand of cards, above the table
    BUTTON = 4_000  # what is pressed
    MOVING = 5_000  # a card under way passes over everything that lies still
    VEIL = 6_000  # the darkening under an overlay
    OVERLAY = 7_000  # proposals, reveals, results
    OVERLAY_BUTTON = 8_000
    HELD = 9_000  # the card a person drags
    PREVIEW = 10_000
    BUBBLE = 11_000  # why something cannot be done


def layer(base: Z, order: int = 0) -> float:
    """Return the z-value of the thing number `order` in a layer."""
    return float(base + min(max(order, 0), STEP))
