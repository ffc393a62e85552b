"""The hands on The Mind's board, and the buttons beside them.

Alone at the screen a person sees the own hand; people who share it have a plate each, with the
hand face down until its peek key is held.
"""

from PySide6.QtCore import QPointF, QRectF, Qt

from gamebox.games.mind.cards import COLOURS, Colour, colour, number
from ui.boards.mind_cards import RED, RED_EDGE, CardBack, NumberCard, arrow_of
from ui.boards.mind_faces import HumanPlate
from ui.boards.mind_keys import SeatKeys, cap
from ui.boards.mind_seats import plate_height, seat_plate, seat_sign
from ui.boards.mind_sight import Sight, count_of, spoken
from ui.boards.place import Layout, Place
from ui.items.badge import Caption, IconFace, KeyCap, RoundButton
from ui.items.hand import row
from ui.items.z import Z, layer
from ui.palettes import Mode

ROOM = QRectF(178, 478, 644, 184)
CARD = (132.0, 184.0)
SINK = 14.0
PLATES = QRectF(14, 496, 964, 204)
MAIN_BUTTON = QRectF(846, 532, 108, 108)
STAR_BUTTON = QRectF(862, 392, 76, 76)
KEY_UNIT = 47.0  # a key cap and the icon of what it does


def hands(sight: Sight) -> Layout:
    """Return the hands at this screen and the buttons."""
    if sight.shared:
        return {**_plates(sight), **_shared_buttons(sight)}
    return {**own_hand(sight), **_own_plate(sight), **_buttons(sight)}


def own_hand(sight: Sight) -> Layout:
    """Return the open hand: what may be laid is raised, the rest dimmed and lower."""
    cards = sight.view.hand
    wide = CARD[0] if len(cards) <= 14 else CARD[0] * 0.75
    spots = row(len(cards), ROOM, wide, 14)
    layout: Layout = {}
    chosen = getattr(sight.view.own_answer, "card", None)
    for index, (card, spot) in enumerate(zip(cards, spots, strict=True)):
        up = card in sight.next_cards
        sink = 0.0 if up else SINK
        sink = -40.0 if card == chosen else sink
        layout[f"card:{card}"] = Place(
            spot.translated(0, sink),
            NumberCard(colour(card), number(card)),
            layer(Z.HAND, index),
            name=spoken(card),
            dimmed=bool(sight.next_cards) and not up,
            preview=NumberCard(colour(card), number(card)),
            origin=sight.origins.get(f"card:{card}", "pile:level"),
            delay=index,
        )
    for card, spot in zip(cards, spots, strict=True):
        if card in sight.next_cards:
            layout |= _caption(sight, card, spot)
    return layout


def _caption(sight: Sight, card: int, spot: QRectF) -> Layout:
    """Return what is written under a card that may be laid, and its key above it."""
    stack = colour(card)
    words = "lowest white" if stack == "white" else "highest red"
    low = QRectF(spot.center().x() - 80, ROOM.bottom() + SINK, 160, 34)
    layout: Layout = {
        f"caption:{words}": Place(low, Caption(words, "mind", 14, tone="glow"), layer(Z.HAND, 500))
    }
    keys = sight.keys.get(sight.seat if sight.seat is not None else -1)
    if keys is not None:
        key = cap(_stack_key(keys, stack))
        above = _key_cap(key, sight)
        above.moveCenter(spot.center())
        above.moveBottom(ROOM.top() - 10)
        layout[f"key:{stack}"] = Place(above, KeyCap(key, "mind"), Z.DECOR)
    return layout


def _key_cap(key: str, sight: Sight) -> QRectF:
    scale = min(sight.text, 1.4)
    return QRectF(0, 0, (26 if len(key) == 1 else 58) * scale, 24 * scale)


def _own_plate(sight: Sight) -> Layout:
    height = plate_height(sight)
    rect = QRectF(18, 586 - height / 2, 148, height)
    return {f"seat:{sight.seat}": seat_plate(sight, sight.seat or 0, rect)}


def _buttons(sight: Sight) -> Layout:
    """Return the hand on the table, or Stop, and the throwing star: what can be done now."""
    ready, keys = sight.getting_ready, sight.commands
    layout: Layout = {}
    if ready is not None:
        done = sight.seat in ready.ready
        words = _waiting_for(sight, ready.ready) if done else "Hand on the table"
        layout |= _button(
            sight,
            "ready",
            "hand",
            words,
            MAIN_BUTTON,
            key="" if done else cap(keys.alone.ready),
        )
    if sight.can_propose:
        star = "Throwing star"
        layout |= _button(sight, "star", "throwing-star", star, STAR_BUTTON, key=cap(keys.star))
    if sight.can_stop:
        layout |= _button(sight, "stop", "stop", "Stop", MAIN_BUTTON, key=cap(keys.stop))
    return layout


def _waiting_for(sight: Sight, ready: tuple[int, ...]) -> str:
    missing = [sight.name(seat) for seat in range(sight.view.seats) if seat not in ready]
    if not missing:
        return ""
    return f"waiting for {missing[0]}" if len(missing) == 1 else f"waiting for {len(missing)} hands"


def _button(sight: Sight, what: str, icon: str, words: str, rect: QRectF, *, key: str) -> Layout:
    thing = f"button:{what}"
    name = f"{words} ({key})" if key else words
    quiet = what != "ready"
    face = RoundButton(icon, "mind", thing in sight.offered, rect.width() / 2, quiet)
    # What can still be pressed while a star is proposed lies above the veil.
    base = Z.BUTTON if sight.proposal is None else Z.OVERLAY_BUTTON
    place = Place(rect, face, base, name=name, glows=not quiet)
    below = QRectF(rect.center().x() - 74, rect.bottom() + 6, 148, 21 * sight.text)
    layout: Layout = {
        thing: place,
        f"caption:{what}": Place(below, Caption(words, "mind", 14), base),
    }
    if key:
        spot = _key_cap(key, sight)
        spot.moveCenter(QPointF(rect.center().x(), rect.top() - 2))
        layout[f"key:{what}"] = Place(spot, KeyCap(key, "mind"), layer(base, 5))
    return layout


# Several people at one screen


def _plates(sight: Sight) -> Layout:
    layout: Layout = {}
    people = sight.people
    gap = 14.0
    width = min(420.0, (PLATES.width() - gap * (len(people) - 1)) / len(people))
    left = PLATES.center().x() - (width * len(people) + gap * (len(people) - 1)) / 2
    for index, seat in enumerate(people):
        rect = QRectF(left + index * (width + gap), PLATES.top(), width, PLATES.height())
        layout |= _plate(sight, seat, rect)
    return layout


def _plate(sight: Sight, seat: int, rect: QRectF) -> Layout:
    """Return one person's plate, the hand on it, and the keys."""
    _, lit, words = seat_sign(sight, seat)
    count = sight.view.hand_counts[seat]
    name = f"{sight.name(seat)}, {count_of(count, 'card')}{words}"
    buttons = _plate_buttons(sight, seat, rect)
    kept = max((rect.right() - place.rect.left() for place in buttons.values()), default=0.0)
    face = HumanPlate(seat, sight.name(seat), lit, kept)
    layout: Layout = {f"seat:{seat}": Place(rect, face, Z.DECOR, name=name, glows=False)}
    head = 24 * sight.text + 32
    foot = 24 * min(sight.text, 1.4) + 24
    room = rect.adjusted(16, head, -16, -foot)
    layout |= _plate_hand(sight, seat, room)
    layout |= buttons
    keys = sight.keys.get(seat)
    if keys is not None:
        layout |= _plate_keys(
            sight, seat, rect.adjusted(10, rect.height() - foot + 9, -10, -8), keys
        )
    return layout


def _plate_hand(sight: Sight, seat: int, room: QRectF) -> Layout:
    """Return the hand on a plate: backs, or the cards while the person looks."""
    count = sight.view.hand_counts[seat]
    wide = room.height() / 1.4
    spots = row(count, room, wide, 8)
    shown = sight.peeked if sight.peeked is not None and sight.peeked.seat == seat else None
    layout: Layout = {}
    for index, spot in enumerate(spots):
        if shown is None or index >= len(shown.hand):
            thing = f"back:{seat}:{index}"
            origin = sight.origins.get(thing, "pile:level")
            layout[thing] = Place(
                spot, CardBack(), layer(Z.HAND, index), origin=origin, delay=index
            )
            continue
        card = shown.hand[index]
        face = NumberCard(colour(card), number(card))
        layout[f"card:{card}"] = Place(spot, face, layer(Z.HAND, index), name=spoken(card))
    return layout


def _plate_buttons(sight: Sight, seat: int, rect: QRectF) -> Layout:
    """Return the buttons of one person: the hand on the table, or an answer to a proposal."""
    size = 42.0
    spot = QRectF(rect.right() - size - 10, rect.top() + 8, size, size)
    layout: Layout = {}
    if sight.getting_ready is not None:
        wanted = [("ready", "hand", "Hand on the table")]
    elif sight.proposal is not None:
        wanted = [("refuse", "close", "Refuse the star"), ("agree", "check", "Agree to the star")]
    else:
        wanted = []
    for what, icon, words in wanted:
        thing = f"button:{what}:{seat}"
        lit = thing in sight.offered
        if what == "ready" or lit:
            face = RoundButton(icon, "mind", lit, size / 2, quiet=what == "refuse")
            name = f"{words}, {sight.name(seat)}"
            layout[thing] = Place(spot, face, Z.BUTTON, name=name)
            spot = spot.translated(-size - 8, 0)
    return layout


def _plate_keys(sight: Sight, seat: int, line: QRectF, keys: SeatKeys) -> Layout:
    """Return the keys of one person with what they do."""
    light = sight.theme.game("mind").table_text
    dark_table = sight.theme.mode is not Mode.LIGHT
    tints = {"white": light, "red": RED_EDGE if dark_table else RED[1]}
    whats = [(cap(_stack_key(keys, stack)), arrow_of(stack), tints[stack]) for stack in COLOURS]
    if keys.peek is not None:
        whats.insert(0, (cap(keys.peek), "eye", light))
    if sight.getting_ready is not None:
        whats.append((cap(keys.ready), "hand", light))
    elif sight.is_asked_to_agree(seat):
        whats.append((cap(keys.ready), "check", light))
    step = min(74.0, line.width() / len(whats))
    scale = min(sight.text, 1.4, step / (KEY_UNIT + 4))
    side, unit = 18 * scale, KEY_UNIT * scale
    left = line.center().x() - (step * (len(whats) - 1) + unit) / 2
    layout: Layout = {}
    for index, (key, icon, tint) in enumerate(whats):
        spot = QRectF(left + index * step, line.top(), 26 * scale, 24 * scale)
        beside = QRectF(left + index * step + unit - side, spot.center().y() - side / 2, side, side)
        layout[f"key:{seat}:{icon}"] = Place(spot, KeyCap(key, "mind"), layer(Z.BUTTON, 5))
        layout[f"key-icon:{seat}:{icon}"] = Place(beside, IconFace(icon, tint), layer(Z.BUTTON, 5))
    return layout


def _stack_key(keys: SeatKeys, stack: Colour) -> Qt.Key:
    return keys.white if stack == "white" else keys.red


def _shared_buttons(sight: Sight) -> Layout:
    """Return Stop and the throwing star, which belong to everybody."""
    small, keys = QRectF(812, 386, 56, 56), sight.commands
    layout: Layout = {}
    if sight.humans and sight.can_propose:
        layout |= _button(sight, "star", "throwing-star", "Star", small, key=cap(keys.star))
    if sight.humans and sight.can_stop:
        layout |= _button(
            sight, "stop", "stop", "Stop", small.translated(96, 0), key=cap(keys.stop)
        )
    return layout
