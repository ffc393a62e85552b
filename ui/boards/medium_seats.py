"""The rim of Medium's table: the seats, the piles between them, ESP cards and predictions."""

from PySide6.QtCore import QPointF, QRectF

from gamebox.core.words import counted, listed
from gamebox.games.medium.facts import team_count, teammates, total
from gamebox.games.medium.moves import Token
from gamebox.games.medium.scoring import best_teams, team_scores
from gamebox.games.medium.texts import ATTEMPT_NAMES
from ui.boards.medium_cards import POWERS, EspFace, EspText, WordList
from ui.boards.medium_places import HAND, OUTWARD, around, stations
from ui.boards.medium_rim import Guess, Pile, Seat
from ui.boards.medium_sight import Sight
from ui.boards.place import Layout, Place
from ui.items.z import Z, layer

FEW = 4
"""Up to so many seats there is room for broad plates."""
OWN_ESP = 112.0
"""The width of one's own ESP card, beside the hand."""


def rim(sight: Sight) -> Layout:
    """Return the seats and the piles, clockwise from the seat at the bottom."""
    view = sight.view
    layout: Layout = {}
    spots = stations(2 * view.seats, OUTWARD)
    for turn in range(view.seats):
        seat = (sight.home + turn) % view.seats
        layout |= _seat(sight, seat, spots[2 * turn])
        layout |= _pile_beside(sight, seat, spots[2 * turn + 1])
    return layout


def _seat(sight: Sight, seat: int, spot: QPointF) -> Layout:
    few = sight.view.seats <= FEW
    high = 56 + 20 * (min(max(sight.text, 1.0), 1.5) - 1) if few else 52
    rect = around(spot, 146 if few else 122, high)
    view = sight.view
    plays = not view.over and seat in sight.pair and bool(view.bottom)
    face = Seat(seat, sight.name(seat), plays, _sign(sight, seat), view.fate[seat])
    layout: Layout = {
        f"seat:{seat}": Place(rect, face, layer(Z.PILE, 10), name=_seat_name(sight, seat))
    }
    layout |= _esp(sight, seat, rect)
    layout |= _guess(sight, seat, rect)
    return layout


def _sign(sight: Sight, seat: int) -> str:
    view = sight.view
    if seat in view.answered:
        return "check"
    return "clock" if any(question.seat == seat for question in view.questions) else ""


def _seat_name(sight: Sight, seat: int) -> str:
    view = sight.view
    facts = [sight.name(seat), counted(view.hand_counts[seat], "card", "cards")]
    if not view.over and view.bottom:
        active, partner = sight.pair
        roles = {active: "plays now", partner: "is the partner"}
        facts += [roles[seat]] if seat in roles else []
    signs = {"check": "has answered", "clock": "is asked"}
    facts += [signs[sign] for sign in (_sign(sight, seat),) if sign]
    if view.fate[seat]:
        facts.append(counted(view.fate[seat], "Hand of Fate token", "Hand of Fate tokens"))
    return ", ".join(facts)


def _esp(sight: Sight, seat: int, plate: QRectF) -> Layout:
    """Return the ESP card of a seat: one's own lies beside the hand."""
    card = sight.view.esp[seat]
    if card is None:
        return {}
    if seat == sight.seat:
        rect = QRectF(HAND.right() - OWN_ESP, HAND.top(), OWN_ESP, HAND.height())
    else:
        rect = QRectF(plate.right() - 64, plate.bottom() - 26, 34, 21)
    state = "used, grey side up" if card.used else "unused"
    owner = sight.name(seat)
    name = f"ESP card of {owner}: {POWERS[card.power].title}, {state}"
    preview = EspText(card.power, card.used, owner)
    face = EspFace(card.power, card.used)
    return {f"esp:{seat}": Place(rect, face, Z.CARD, name=name, preview=preview)}


def _guess(sight: Sight, seat: int, plate: QRectF) -> Layout:
    """Return the prediction of a seat; one's own can be heard while it lies face down."""
    rect = QRectF(plate.right() - 27, plate.bottom() - 26, 21, 21)
    who = f"Prediction of {sight.name(seat)}"
    if seat in sight.guesses:
        match, right = sight.guesses[seat]
        words = f"{who}: {_said(match)}, {'right' if right else 'wrong'}"
        return {f"guess:{seat}": Place(rect, Guess(match, right), Z.CARD, name=words, glows=False)}
    if seat not in sight.predicted:
        return {}
    own = sight.view.prediction if seat == sight.seat else None
    words = f"{who}, face down" + ("" if own is None else f": {_said(own)}")
    return {f"guess:{seat}": Place(rect, Guess(None), Z.CARD, name=words, glows=False)}


def _said(match: bool) -> str:
    return "match" if match else "no match"


# Piles


def _pile_beside(sight: Sight, seat: int, spot: QPointF) -> Layout:
    """Return the pile between a seat and its left neighbour; two players share one."""
    if team_count(sight.view.seats) > 1:
        return _pile(sight, seat, spot)
    if seat == sight.home:
        return _pile(sight, 0, spot)
    return _fortuna(sight, spot)


def _pile(sight: Sight, team: int, spot: QPointF) -> Layout:
    view = sight.view
    scores = team_scores(view)
    score = scores[team]
    seats = teammates(team, view.seats)
    best = view.over and team in best_teams(scores) and bool(view.winners)
    names = listed(sight.name(seat) for seat in seats)
    points = score.total if view.over else score.tokens
    face = Pile(len(view.piles[team]), points, seats, best)
    rect = around(spot, 88 if view.seats <= FEW else 76, 54 if view.seats <= FEW else 50)
    words = f"{names}: {counted(len(view.piles[team]), 'token', 'tokens')}, "
    words += counted(points, "point", "points")
    lines = (*_lines(view.piles[team]), *_extras(score.esp, score.fate))
    preview = WordList(names, lines or ("no token yet",), columns=1)
    return {f"team:{team}": Place(rect, face, Z.PILE, name=words, preview=preview)}


def _extras(esp: int, fate: int) -> tuple[str, ...]:
    lines = [f"unused ESP cards: {counted(esp, 'point', 'points')}"] if esp else []
    lines += [f"Hand of Fate tokens: {counted(fate, 'point', 'points')}"] if fate else []
    return tuple(lines)


def _lines(tokens: list[Token]) -> tuple[str, ...]:
    """Return what a pile holds, kind by kind."""
    lines = []
    for kind, title in enumerate(ATTEMPT_NAMES, start=1):
        points = [token.points for token in tokens if token.kind == kind]
        if points:
            lines.append(f"{title}: {' + '.join(map(str, sorted(points, reverse=True)))}")
    return tuple(lines)


def _fortuna(sight: Sight, spot: QPointF) -> Layout:
    tokens = sight.view.fortuna
    points = total(tokens)
    lost = sight.view.over and not sight.view.winners
    face = Pile(len(tokens), points, (), best=lost)
    words = f"Madame Fortuna: {counted(len(tokens), 'token', 'tokens')}, "
    words += counted(points, "point", "points")
    preview = WordList("Madame Fortuna", _lines(tokens) or ("no token yet",), columns=1)
    return {"fortuna": Place(around(spot, 88, 54), face, Z.PILE, name=words, preview=preview)}
