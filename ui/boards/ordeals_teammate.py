"""A teammate's hand, Quest and lasting abilities, laid open over the board. [campaign.team]"""

from dataclasses import replace

from PySide6.QtCore import QRectF

from gamebox.core.words import counted
from ui.boards.ordeals_answers import Words
from ui.boards.ordeals_campaign import adventurer_name, ongoing_chips, quest
from ui.boards.ordeals_choice import CARD, cards_in, frame
from ui.boards.ordeals_sight import Sight
from ui.boards.place import Layout, Place
from ui.items.z import Z, layer

PANEL = QRectF(26, 44, 940, 272)
ABOVE = QRectF(-2000, -2000, 5000, 2334)
"""All above the Player Board, which is that of the teammate: it stays bright."""


def teammate(sight: Sight) -> Layout:
    """Return what lies open of the teammate whose board is shown large; their board is below."""
    seat = sight.looked_at
    if sight.view.campaign is None or seat is None:
        return {}
    hand = list(sight.player(seat).hand)
    held = counted(len(hand), "card", "cards")
    title = f"{sight.name(seat)} is {adventurer_name(sight, seat)}: {held} in hand"
    layout = frame(sight, PANEL, title)
    veil = layout["choice:veil"]
    layout["choice:veil"] = replace(veil, rect=veil.rect.intersected(ABOVE))
    room = QRectF(PANEL.left() + 20, PANEL.top() + 50, 640, CARD * 1.394)
    layout |= cards_in(sight, [f"card:{card}" for card in hand], room)
    side = QRectF(room.right() + 14, room.top(), PANEL.right() - room.right() - 34, room.height())
    lasting = ongoing_chips(sight, seat, QRectF(side.left(), side.bottom() - 30, side.width(), 30))
    lying = {**quest(sight, seat, side.adjusted(0, 0, 0, -40 if lasting else 0)), **lasting}
    for n, (thing, place) in enumerate(lying.items()):
        layout[thing] = replace(place, z=layer(Z.OVERLAY_BUTTON, 10 + n))
    foot = QRectF(PANEL.left(), PANEL.bottom() - 26, PANEL.width(), 20)
    said = Words("Touch the table to put it away.", 14, muted=True, align="centre")
    layout["choice:foot"] = Place(foot, said, layer(Z.OVERLAY, 2))
    return {thing: replace(place, glows=False) for thing, place in layout.items()}
