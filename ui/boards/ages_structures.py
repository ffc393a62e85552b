"""A seat's Structures on the board of The Middle Ages, each with what it scores now."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF

from gamebox.games.middle_ages.sentences import scored
from ui.boards.ages_areas import PAD, card_place
from ui.boards.ages_faces import Tray
from ui.boards.ages_lists import ListFace, Row
from ui.boards.ages_prints import tint
from ui.boards.ages_sight import Sight
from ui.boards.ages_words import listed
from ui.boards.place import Layout, Place
from ui.items.hand import SHAPE, row
from ui.items.z import Z, layer

LEAST = 26.0
"""No card is drawn narrower than this to keep cards from overlapping."""
GAP = 4.0
PEEP = 2.0
"""How far the cards under the top card of a pile peep out."""


def structures(sight: Sight, seat: int, tray: QRectF) -> Layout:
    """Return a seat's Structures: side by side, or in piles by kind where there are many."""
    built = sight.view.structures[seat]
    room = tray.adjusted(PAD, PAD - 1, -PAD, 1 - PAD)
    spots = _spread(len(built), room)
    layout: Layout = {f"structures:{seat}": _tray(sight, seat, tray)}
    if _crowded(spots):
        return layout | _piles(sight, seat, room)
    for index, (card, spot) in enumerate(zip(built, spots, strict=True)):
        worth = sight.worth(seat, card)
        where = f"in {sight.whose(seat)} Structures, {scored(worth)}"
        place = card_place(sight, card, spot, layer(Z.CARD, index), where, points=worth)
        layout[f"card:{card}"] = place
    return layout


def by_kind(sight: Sight, seat: int) -> Mapping[str, Sequence[int]]:
    """Return a seat's Structures by their kind, in the order in which the kinds were built."""
    kinds: dict[str, list[int]] = {}
    for card in sight.view.structures[seat]:
        kinds.setdefault(sight.view.cards.cards[card].structure, []).append(card)
    return kinds


def _tray(sight: Sight, seat: int, tray: QRectF) -> Place:
    kinds = by_kind(sight, seat)
    titles = {kind: sight.view.cards.structures[kind].title for kind in kinds}
    title = f"{sight.whose(seat)} Structures"
    rows = [
        Row(
            f"{len(alike)} × {titles[kind]}",
            ((kind, tint(kind)),),
            str(sum(sight.worth(seat, card) for card in alike)),
        )
        for kind, alike in kinds.items()
    ]
    points = sight.built(seat)
    rows.append(Row("together", right=str(points), strong=True))
    names = listed(f"{len(alike)} {titles[kind]}" for kind, alike in kinds.items())
    name = f"{title}: {names}, {scored(points)}"
    return Place(tray, Tray(), Z.PILE, name=name, preview=ListFace(title, tuple(rows)))


def _piles(sight: Sight, seat: int, room: QRectF) -> Layout:
    """Return one pile for each kind; its top card counts them and says what they score."""
    kinds = by_kind(sight, seat)
    wide = (room.width() - GAP * (len(kinds) - 1)) / len(kinds) - 2 * PEEP
    wide = min(wide, (room.height() - 2 * PEEP) / SHAPE)
    layout: Layout = {}
    for column, alike in enumerate(kinds.values()):
        left = room.left() + column * (wide + 2 * PEEP + GAP)
        top = room.top() + (room.height() - wide * SHAPE) / 2 - PEEP
        for index, card in enumerate(alike):
            depth = min(len(alike) - 1 - index, 2)
            spot = QRectF(left + depth * PEEP, top + depth * PEEP, wide, wide * SHAPE)
            first = index == len(alike) - 1
            worth = sight.worth(seat, card)
            layout[f"card:{card}"] = card_place(
                sight,
                card,
                spot,
                layer(Z.CARD, index),
                f"in {sight.whose(seat)} Structures, {scored(worth)}",
                points=sum(sight.worth(seat, each) for each in alike) if first else worth,
                count=len(alike) if first else 1,
            )
    return layout


def _crowded(spots: Sequence[QRectF]) -> bool:
    """Whether cards of one row lie on each other."""
    return any(one.intersects(other) for one, other in pairwise(spots))


def _spread(count: int, room: QRectF) -> list[QRectF]:
    """Return the places of `count` cards in one row or two, as large as they can be.

    They overlap only where they would become too small.
    """
    best, lines = 0.0, 1
    for rows in (1, 2):
        across = -(-count // rows) or 1
        wide = (room.width() - GAP * (across - 1)) / across
        wide = min(wide, (room.height() - GAP * (rows - 1)) / rows / SHAPE)
        if wide > best and (rows == 1 or wide >= LEAST):
            best, lines = wide, rows
    wide = min(max(best, LEAST), room.height() / SHAPE)
    across = -(-count // lines) or 1
    spots: list[QRectF] = []
    for line in range(lines):
        part = room.translated(0, line * (wide * SHAPE + GAP))
        here = min(across, count - line * across)
        part.setHeight(wide * SHAPE)
        spots += row(max(0, here), part, wide, GAP, centred=False)
    high = lines * wide * SHAPE + GAP * (lines - 1)
    return [spot.translated(0, (room.height() - high) / 2) for spot in spots]
