"""Where everything lies on the board of Ordeals, in board units (992 x 712)."""

from dataclasses import replace

from ui.boards.ordeals_central import central
from ui.boards.ordeals_choice import choice
from ui.boards.ordeals_combat import combat
from ui.boards.ordeals_player import hand, player
from ui.boards.ordeals_sight import Sight
from ui.boards.ordeals_teammate import teammate
from ui.boards.place import Layout

UNDER_THE_STAGE = 500.0
"""What has its middle above this, in board units, is covered while a combat goes on."""


def lay_out(sight: Sight) -> Layout:
    """Return the place of everything, in the order of the Tab key."""
    stage = combat(sight)
    table = {**player(sight), **central(sight)}
    if not stage:
        return {**table, **(choice(sight, table) or teammate(sight))}
    above = {
        thing: place for thing, place in table.items() if not _covered(place.rect.center().y())
    }
    below = {
        thing: replace(place, name="")
        for thing, place in table.items()
        if _covered(place.rect.center().y()) and thing not in stage
    }
    open_now = {**hand(sight), **stage, **above}
    return {**open_now, **below, **stage, **choice(sight, {**open_now, **stage})}


def _covered(middle: float) -> bool:
    return middle < UNDER_THE_STAGE
