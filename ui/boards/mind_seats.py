"""The seats on The Mind's board: a plate for each that does not sit at this screen."""

from PySide6.QtCore import QRectF

from ui.boards.mind_faces import SeatPlate
from ui.boards.mind_sight import Sight, count_of
from ui.boards.place import Layout, Place
from ui.items.z import Z

TOP = 70.0


def plate_height(sight: Sight) -> float:
    """Return how high a plate is: its name grows with the text, its cards do not."""
    return 26 * sight.text + 35


def others(sight: Sight) -> Layout:
    """Return the plates of the seats that do not sit at this screen."""
    view = sight.view
    own = sight.people or (sight.seat,)
    start = (sight.seat if sight.seat is not None else own[0]) or 0
    order = [(start + turn) % view.seats for turn in range(view.seats)]
    seats = [seat for seat in order if seat not in own]
    width, height = 148 + 72 * (sight.text - 1), plate_height(sight)
    layout: Layout = {}
    for index, seat in enumerate(seats):
        centre = 992 * (index + 0.5) / len(seats)
        rect = QRectF(centre - width / 2, TOP, width, height)
        layout[f"seat:{seat}"] = seat_plate(sight, seat, rect)
    return layout


def seat_plate(sight: Sight, seat: int, rect: QRectF) -> Place:
    """Return a seat's plate: how many cards it holds and what it is doing, never which cards."""
    sign, lit, words = seat_sign(sight, seat)
    cards = sight.view.hand_counts[seat]
    face = SeatPlate(seat, sight.name(seat), cards, sign, lit)
    name = f"{sight.name(seat)}, {count_of(cards, 'card')}{words}"
    return Place(rect, face, Z.DECOR, name=name, glows=False)


def seat_sign(sight: Sight, seat: int) -> tuple[str, bool, str]:
    """Return the icon of what a seat is doing, whether it is done, and that in words."""
    ready, proposal = sight.getting_ready, sight.proposal
    if ready is not None:
        done = seat in ready.ready
        return "hand", done, ", ready" if done else ", not ready yet"
    if proposal is not None:
        if seat == proposal.proposer:
            return "throwing-star", True, ", proposed a throwing star"
        agreed = seat in proposal.agreed
        return "check", agreed, ", agrees" if agreed else ", has not answered"
    if sight.throwing and sight.view.hand_counts[seat]:
        chosen = seat in sight.view.answered
        return "throwing-star", chosen, ", has chosen" if chosen else ", is choosing"
    return "", False, ""
