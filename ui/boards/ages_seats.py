"""The plates of The Middle Ages: the other seats at the top, the own one below them."""

from PySide6.QtCore import QRectF

from gamebox.games.middle_ages.sentences import scored
from ui.boards.ages_areas import (
    ROOM_FOR_LINES,
    accord,
    card_row,
    coterie,
    hand_area,
    shown_hand,
    wealth,
)
from ui.boards.ages_faces import Forecast, PaperLine, Plate
from ui.boards.ages_lists import ListFace, Row
from ui.boards.ages_prints import RIGHT
from ui.boards.ages_sight import Sight
from ui.boards.ages_structures import structures
from ui.boards.ages_words import brief_forecast, counted, forecast, under_way, with_card
from ui.boards.place import Layout, Place
from ui.items.hand import SHAPE, row
from ui.items.z import Z, layer

OTHERS = QRectF(12, 8, 968, 194)
OWN = QRectF(276, 208, 704, 204)
BADGE = (50.0, 24.0)
COTERIE = 194.0
WEALTH = 94.0
WIDE = 440.0
"""From this width on a plate has its Structures beside the Coterie."""


def others(sight: Sight) -> Layout:
    """Return the plates of the other seats, from the left on."""
    seats = sight.others
    gap = 10.0
    width = (OTHERS.width() - gap * (len(seats) - 1)) / max(1, len(seats))
    width = min(width, 640.0)
    left = OTHERS.center().x() - (width * len(seats) + gap * (len(seats) - 1)) / 2
    layout: Layout = {}
    for index, seat in enumerate(seats):
        rect = QRectF(left + index * (width + gap), OTHERS.top(), width, OTHERS.height())
        layout |= _other(sight, seat, rect)
    return layout


def _head(sight: Sight) -> float:
    return 31 * min(sight.text, 1.42)


def _other(sight: Sight, seat: int, rect: QRectF) -> Layout:
    head = _head(sight)
    layout: Layout = {f"seat:{seat}": _plate(sight, seat, rect, head)}
    layout |= accord(sight, seat, _badge(rect, head))
    top = rect.top() + head
    tray = QRectF(rect.left() + 9, top, COTERIE, 91)
    layout |= coterie(sight, seat, tray)
    coin = QRectF(rect.right() - 9 - WEALTH, top, WEALTH, 91)
    layout |= wealth(sight, seat, coin)
    low = QRectF(rect.left() + 9, tray.bottom() + 5, rect.width() - 18, 0)
    low.setBottom(rect.bottom() - 8)
    if rect.width() >= WIDE:
        middle = QRectF(tray.right() + 6, top, coin.left() - tray.right() - 12, tray.height())
        layout |= structures(sight, seat, middle)
        return layout | _hidden_hand(sight, seat, low)
    half = low.width() / 2
    layout |= structures(sight, seat, low.adjusted(0, 0, -half - 3, 0))
    return layout | _hidden_hand(sight, seat, low.adjusted(half + 2, 0, 0, 0))


def _badge(rect: QRectF, head: float) -> QRectF:
    high = min(BADGE[1], head - 6)
    return QRectF(rect.right() - 10 - BADGE[0], rect.top() + (head - high) / 2 + 1, BADGE[0], high)


def _plate(sight: Sight, seat: int, rect: QRectF, head: float) -> Place:
    view = sight.view
    held = len(sight.held(seat))
    face = Plate(
        seat,
        sight.name(seat),
        scored(sight.total(seat)) if sight.shown else counted(held, "card"),
        lit=sight.lit(seat),
        head=head,
        right=BADGE[0] + 18,
    )
    rows = (
        Row("cards in hand", right=str(held)),
        Row("points of Structures", right=str(sight.built(seat))),
        Row("points of Wealth", right=str(sight.riches(seat))),
        *(card_row(sight, card) for card in view.coteries[seat]),
    )
    note = forecast(view.cards, sight.coming(seat), mine=False)
    points = sight.built(seat) + sight.riches(seat)
    name = f"{sight.name(seat)}: {counted(held, 'card')} in hand, {scored(points)} on the table"
    return Place(rect, face, Z.DECOR, name=name, preview=ListFace(sight.name(seat), rows, note))


def _hidden_hand(sight: Sight, seat: int, tray: QRectF) -> Layout:
    layout: Layout = {f"hand:{seat}": hand_area(sight, seat, tray)}
    count = len(sight.held(seat))
    room = tray.adjusted(5, 4, -5, -4)
    wide = min(room.height() / SHAPE, max(30.0, (room.width() - 3 * count) / max(1, count)))
    high = wide * SHAPE
    room.adjust(0, (room.height() - high) / 2, 0, 0)
    spots = row(count, room, wide, 3, centred=False)
    return layout | shown_hand(sight, seat, spots, Z.CARD)


def own(sight: Sight) -> Layout:
    """Return the own plate: Coterie, Structures, Wealth, and what a return would do."""
    seat, rect = sight.me, OWN
    head = _head(sight)
    foot = 26 * min(sight.text, 1.35)
    title = f"{sight.whose(seat)} Coterie"
    face = Plate(seat, title, "", lit=sight.lit(seat), head=head, right=rect.width() - 316)
    name = f"{sight.whose(seat)} areas" if seat == sight.seat else sight.name(seat)
    layout: Layout = {f"seat:{seat}": Place(rect, face, Z.DECOR, name=name)}
    top, high = rect.top() + head, rect.height() - head - foot - 4
    tray = QRectF(rect.left() + 10, top, 3 * (high - 10) / SHAPE + 20, high)
    layout |= coterie(sight, seat, tray)
    coin = QRectF(rect.right() - 12 - 100, top, 100, high)
    middle = QRectF(tray.right() + 8, top, coin.left() - tray.right() - 16, high)
    layout |= structures(sight, seat, middle)
    layout |= wealth(sight, seat, coin)
    layout |= accord(sight, seat, _badge(rect, head))
    points = scored(sight.built(seat))
    line = QRectF(middle.left() + 2, rect.top() + 4, coin.left() - 76 - middle.left(), head - 4)
    words = f"Structures: {points}"
    layout["title:structures"] = Place(line, PaperLine(words, 21, title=True), layer(Z.DECOR, 5))
    return layout | _forecast(sight, QRectF(rect.left() + 12, top + high + 2, 0, foot))


def _forecast(sight: Sight, start: QRectF) -> Layout:
    """Return the line under the Coterie, and what the hand would bring at its right."""
    view, seat = sight.view, sight.me
    line = QRectF(start)
    worth = ""
    beside_it = sight.text <= ROOM_FOR_LINES and not view.over
    if beside_it and sight.seat is not None and view.accords[seat] is not None:
        worth = f"hand: {scored(sight.hand_worth(seat))}"
    beside = 110 * min(sight.text, 1.35) if worth else 0.0
    line.setRight(OWN.right() - 12 - beside)
    layout: Layout = {"forecast": Place(line, _foreseen(sight), layer(Z.DECOR, 5))}
    if worth:
        right = QRectF(line.right() + 4, line.top(), beside - 4, line.height())
        from_right = PaperLine(worth, 14, align=RIGHT, minor=True)
        layout["worth"] = Place(right, from_right, layer(Z.DECOR, 5))
    return layout


def _foreseen(sight: Sight) -> Forecast:
    """Return what a return would do now, what is left of one, or the own points at the end."""
    view, seat = sight.view, sight.me
    if view.over:
        return Forecast(_sum(sight), False, _sum(sight), "star")
    coming = sight.coming(seat)
    backs = [lying.back for lying in sight.held(seat)]
    returning = under_way(view.cards, view.stack, backs) if view.active == seat else ""
    if returning:
        return Forecast(returning, coming.due, returning)
    picked = sight.picked if sight.adding else None
    if picked is not None and sight.coming(seat, picked).due:
        coming_then = sight.coming(seat, picked)
        words = with_card(view.cards, coming_then)
        return Forecast(words, coming.due, brief_forecast(view.cards, coming_then))
    words = forecast(view.cards, coming, mine=seat == sight.seat)
    return Forecast(words, coming.due, brief_forecast(view.cards, coming))


def _sum(sight: Sight) -> str:
    """Add the own points up, at the end."""
    seat = sight.me
    parts = f"Structures {sight.built(seat)} + Wealth {sight.riches(seat)}"
    return f"{parts} + hand {sight.hand_worth(seat)} = {scored(sight.total(seat))}"
