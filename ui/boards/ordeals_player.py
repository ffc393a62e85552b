"""The lower half of the board of Ordeals: a Player Board, the hand, and the others' boards."""

from dataclasses import replace

from PySide6.QtCore import QRectF

from gamebox.games.ordeals.campaign import adventurer_of, is_weak
from gamebox.games.ordeals.language_terms import OVER_HAND, Slot
from gamebox.games.ordeals.stats import binding_limit, card_power
from ui.boards.ordeals_answers import Words
from ui.boards.ordeals_campaign import (
    ongoing_chips,
    own_quest,
    quest_number,
    quest_words,
    weak_token,
)
from ui.boards.ordeals_cards import Back, CardFace, Hollow
from ui.boards.ordeals_large import LargeCard, Line, Sheet
from ui.boards.ordeals_pieces import Board, Chips, HealthTrack, PileLabel, Plate, Whose
from ui.boards.ordeals_prints import SLOTS
from ui.boards.ordeals_sight import Sight
from ui.boards.place import Layout, Place
from ui.items.badge import Nothing
from ui.items.hand import row
from ui.items.z import Z, layer

FRAME = QRectF(12, 340, 968, 160)
SLOT_TOP = 366.0
HAND = QRectF(12, 516, 706, 190)
RAISED = 1.12
PLAYED = 96.0

FREE = 14.0
"""The room that is kept for each card that can still be bound."""
ORDER = {"head": 0, "body": 1, "weapon": 2, "off_hand": 3, "side": 4}
WEAK = "It has a Curse token: its abilities sleep, its numbers stay."
OTHERS = QRectF(728, 516, 252, 188)


def player(sight: Sight) -> Layout:
    """Return the hand, the Player Board that is shown large, and the small ones."""
    return {**hand(sight), **board(sight), **played(sight), **column(sight)}


# The hand


def hand(sight: Sight) -> Layout:
    """Return the hand of the reader, or backs where nobody's hand may be seen."""
    seat = sight.me
    player = sight.player(seat)
    deck = f"pile:deck:{seat}"
    if sight.seat is None and sight.view.campaign is None:
        spots = row(player.hand_count, HAND, 132, 9, centred=False)
        return {
            f"back:{n}": Place(spot, Back("own"), layer(Z.HAND, n), origin=deck)
            for n, spot in enumerate(spots)
        }
    spots = row(len(player.hand), HAND, 132, 9, centred=False)
    layout: Layout = {}
    for n, (card, spot) in enumerate(zip(player.hand, spots, strict=True)):
        thing = f"card:{card}"
        lying = held(sight, card, spot, layer(Z.HAND, n), deck)
        idle = bool(sight.openings) and thing not in sight.openings | sight.glowing
        lying = replace(lying, dimmed=idle and thing not in sight.made)
        layout[thing] = _raised(lying) if thing == sight.raised else lying
    return layout


def played(sight: Sight) -> Layout:
    """Return what was played this turn, small, in the room that the hand leaves."""
    seat = sight.me
    player = sight.player(seat)
    room = HAND.adjusted(141 * player.hand_count + 12, 34, -4, 0)
    if not player.played or room.width() < PLAYED:
        return {}
    cap = QRectF(room.left(), HAND.top() + 8, room.width(), 20)
    words = f"Played this turn: {len(player.played)}"
    layout: Layout = {"label:played": Place(cap, Words(words, 14, muted=True), Z.DECOR)}
    spots = row(len(player.played), room, PLAYED, 8, centred=False)
    for n, (card, spot) in enumerate(zip(player.played, spots, strict=True)):
        rect = QRectF(spot.left(), spot.top(), PLAYED, PLAYED * 1.394)
        layout[f"card:{card}"] = held(sight, card, rect, layer(Z.CARD, n))
    return layout


def held(sight: Sight, card: int, spot: QRectF, z: float, origin: str = "") -> Place:
    """Return a card that a player owns."""
    one = sight.print_of(card)
    return Place(spot, CardFace(one), z, name=one.spoken, preview=LargeCard(one), origin=origin)


def _raised(place: Place) -> Place:
    """Return the card under the pointer larger, above its neighbours, its foot where it was."""
    rect = place.rect
    grown = QRectF(0, 0, rect.width() * RAISED, rect.height() * RAISED)
    grown.moveCenter(rect.center())
    grown.moveBottom(rect.bottom() + 2)
    grown.moveLeft(max(grown.left(), 4.0))
    return replace(place, rect=grown, z=layer(Z.HAND, 800))


# The Player Board


def board(sight: Sight) -> Layout:
    """Return the Player Board of the seat that is shown large."""
    seat = sight.home
    whose = "Your board" if seat == sight.seat else f"The board of {sight.name(seat)}"
    frame = Board(lit=seat == sight.view.active, seat=None if seat == sight.me else seat)
    layout: Layout = {
        **slots(sight, seat),
        **bound(sight, seat),
        **numbers(sight, seat),
    }
    area = Place(FRAME, frame, Z.DECOR - 100.0, name=whose, glows=f"seat:{seat}" in sight.reach)
    layout[f"seat:{seat}"] = area
    if seat == sight.me:
        layout |= ongoing_chips(sight, seat, QRectF(790, SLOT_TOP - 24, 182, 22))
    else:
        spot = QRectF(750, SLOT_TOP - 23, 218, 21)
        layout["label:whose"] = Place(spot, Whose(seat, f"{whose}. Esc: back"), Z.DECOR)
    return layout


def slots(sight: Sight, seat: int) -> Layout:
    """Return the places of the Equipment with what is worn there."""
    layout: Layout = {}
    for slot, title in SLOTS.items():
        order = ORDER[slot]
        rect = QRectF(24 + 96 * order, SLOT_TOP, 88, 120)
        cap = QRectF(rect.left(), SLOT_TOP - 21, rect.width(), 18)
        layout[f"label:{slot}"] = Place(cap, Words(title, 14, align="centre"), Z.DECOR)
        empty = Hollow(slot)
        bare = slot not in sight.player(seat).board and slot != "weapon"  # there is the Rusty Axe
        name = f"{title}: nothing" if bare else title
        layout[f"slot:{slot}"] = Place(rect, empty, Z.PILE, name=name)
        layout |= worn(sight, seat, slot, rect)
    over = sight.player(seat).board.get(OVER_HAND)
    if over is not None:
        off_hand = layout["slot:off_hand"].rect
        rect = off_hand.adjusted(6, 34, 6, 2)
        lying = _item(sight, seat, over, rect)
        layout[f"card:{over}"] = replace(lying, z=layer(Z.CARD, 8))
    return layout | weak_token(sight, seat, layout["slot:weapon"].rect)


def worn(sight: Sight, seat: int, slot: Slot, rect: QRectF) -> Layout:
    """Return what is worn in a slot; the weapon is a place to which Attacks are bound as well."""
    board = sight.player(seat).board
    card = board.get(slot)
    if slot == "weapon":
        return weapon(sight, seat, rect)
    if card is None:
        return {}
    return {f"card:{card}": _item(sight, seat, card, rect)}


def _item(sight: Sight, seat: int, card: int, rect: QRectF) -> Place:
    one = sight.print_of(card)
    power = None
    if any(icon == "power" for icon, _ in one.values):
        power = card_power(sight.facts, seat, card)
    face = CardFace(one, power=power)
    weak = is_weak(sight.view, seat, card)
    name = f"{one.spoken}. {WEAK}" if weak else one.spoken
    return Place(rect, face, Z.CARD, name=name, preview=LargeCard(one, (WEAK,) if weak else ()))


def weapon(sight: Sight, seat: int, rect: QRectF) -> Layout:
    """Return the weapon; over a card of one's own lies the place that Attacks are bound to."""
    card = sight.weapon(seat)
    there = _item(sight, seat, card, rect)
    place = f"weapon:{seat}"
    if sight.plain_weapon(seat):
        return {place: replace(there, name=f"Weapon: {there.name}")}
    thing = f"card:{card}"
    if thing in sight.openings | sight.glowing:
        return {thing: there, place: replace(there, face=Nothing(), z=layer(Z.PILE, 9), name="")}
    over = replace(there, face=Nothing(), z=layer(Z.CARD, 5), name=f"Weapon: {there.name}")
    return {thing: replace(there, name=""), place: over}


def bound(sight: Sight, seat: int) -> Layout:
    """Return the cards that are bound to the weapon, and the room that is left."""
    cards = sight.player(seat).bound
    limit = binding_limit(sight.facts, seat)
    room = QRectF(512, SLOT_TOP, 164, 120)
    words = f"Bound to weapon {len(cards)}/{limit}"
    layout: Layout = {}
    cap = QRectF(room.left(), SLOT_TOP - 21, 176, 18)
    layout["label:bound"] = Place(cap, Words(words, 14), Z.DECOR)
    free = max(0, limit - len(cards))
    kept = min(FREE * free, room.width() - 90)
    spots = row(len(cards), room.adjusted(0, 0, -kept, 0), 78, 6, centred=False)
    left = spots[-1].right() + 6 if spots else room.left()
    step = min(84.0, (room.right() - left + 4) / max(free, 1))
    for n in range(free):
        rect = QRectF(left + n * step, room.top(), step - 4, 116)
        layout[f"room:{n}"] = Place(rect, Hollow("power"), Z.DECOR)
    for n, card in enumerate(cards):
        rect = QRectF(spots[n].left(), room.top(), 78, 116)
        thing = f"card:{card}"
        one = held(sight, card, rect, layer(Z.CARD, 10 + n), f"pile:deck:{seat}")
        layout[thing] = replace(one, z=layer(Z.CARD, 80)) if thing == sight.raised else one
    return layout


def numbers(sight: Sight, seat: int) -> Layout:
    """Return Health, the resources and the piles of a player."""
    player = sight.player(seat)
    left, wide = 692.0, 276.0
    chips = (
        ("effort", player.effort, "Effort"),
        ("food", player.food, "Food"),
        ("shard", player.shards, "Shards"),
    )
    said = ", ".join(f"{name} {n}" for _, n, name in chips)
    cap = QRectF(left, SLOT_TOP - 21, wide, 18)
    track = QRectF(left, SLOT_TOP, wide, 25)
    pills = QRectF(left, SLOT_TOP + 34, wide, 31)
    health = f"Health {player.health} of 10"
    layout: Layout = {
        "label:health": Place(cap, Words("Health", 14), Z.DECOR),
        f"health:{seat}": Place(
            track, HealthTrack(player.health), Z.DECOR, name=health, glows=False
        ),
        f"chips:{seat}": Place(pills, Chips(chips), Z.DECOR, name=said, glows=False),
    }
    return layout | piles(sight, seat, left, SLOT_TOP + 74)


def piles(sight: Sight, seat: int, left: float, top: float) -> Layout:
    """Return the deck, the discard pile and what was played this turn."""
    player = sight.player(seat)
    layout: Layout = {}
    kinds: tuple[tuple[str, str, int, list[int]], ...] = (
        (f"pile:deck:{seat}", "Deck", player.deck_count, []),
        (f"discard:{seat}", "Discard", len(player.discard), player.discard),
        (f"played:{seat}", "Played", len(player.played), player.played),
    )
    for n, (thing, title, count, cards) in enumerate(kinds):
        rect = QRectF(left + 93 * n, top, 38, 50)
        if cards:
            face: CardFace | Back | Hollow = CardFace(sight.print_of(cards[-1]))
        else:
            face = Back("own") if n == 0 and count else Hollow("cards")
        sheet = pile_sheet(sight, title, count, cards, own=n == 0)
        name = f"{title}, {count} cards"
        layout[thing] = Place(rect, face, Z.PILE, name=name, preview=sheet)
        label = QRectF(rect.right() + 5, top + 4, 52, 42)
        layout[f"label:{thing}"] = Place(label, PileLabel(title, count), Z.DECOR)
    return layout


def pile_sheet(sight: Sight, title: str, count: int, cards: list[int], *, own: bool) -> Sheet:
    """Return the list of what lies on a pile."""
    rows = tuple(
        Line(sight.print_of(card).name, sight.print_of(card).icon) for card in reversed(cards)
    )
    note = "Its order is hidden." if own else "" if rows else "Nothing lies here."
    return Sheet(f"{title}: {count}", rows, note)


# The others


def column(sight: Sight) -> Layout:
    """Return the small boards, and in a campaign the own Quest above them."""
    if sight.view.campaign is None:
        return others(sight, OTHERS)
    own, left = own_quest(sight)
    return {**own, **others(sight, left)}


def others(sight: Sight, room: QRectF) -> Layout:
    """Return the small boards of the other seats; a touch shows one large."""
    seats = sight.others
    gap = 7.0
    high = (room.height() - gap * (len(seats) - 1)) / max(1, len(seats))
    layout: Layout = {}
    for n, seat in enumerate(seats):
        rect = QRectF(room.left(), room.top() + n * (high + gap), room.width(), high)
        layout[f"seat:{seat}"] = _plate(sight, seat, rect)
    return layout


def _plate(sight: Sight, seat: int, rect: QRectF) -> Place:
    player = sight.player(seat)
    items = []
    for slot in SLOTS:
        card = player.board.get(slot)
        one = None if card is None else sight.print_of(card)
        items.append((one.tone if one else "", one.icon if one else slot))
    bound = ", ".join(sight.print_of(card).name for card in player.bound)
    more = (
        f"At {sight.where(seat)}",
        f"Bound: {bound}" if bound else "Nothing is bound",
    )
    facts = (
        f"Deck {player.deck_count} \N{MIDDLE DOT} Discard {len(player.discard)} \N{MIDDLE DOT} "
        f"Food {player.food} \N{MIDDLE DOT} Shards {player.shards}"
    )
    together = sight.view.campaign is not None
    if together:
        facts = quest_words(sight, seat)
    face = Plate(
        seat,
        sight.name(seat),
        seat == sight.view.active,
        player.health,
        player.hand_count,
        len(player.bound),
        (*more, facts),
        tuple(items),
        together and adventurer_of(sight.view, seat).weak,
        quest_number(sight, seat) if together else "",
    )
    name = (
        f"The board of {sight.name(seat)}: Health {player.health}, {player.hand_count} cards in"
        f" hand, {len(player.bound)} bound, at {sight.where(seat)}"
        f"{f', Quest {facts}' if together else ''}"
    )
    return Place(rect, face, Z.PILE, name=name, preview=seat_sheet(sight, seat))


def seat_sheet(sight: Sight, seat: int) -> Sheet:
    """Return all that lies open of a player, as a list."""
    player = sight.player(seat)
    rows = [
        Line("Health", "heart", str(player.health)),
        Line("Food", "food", str(player.food)),
        Line("Token Shards", "shard", str(player.shards)),
        *([Line("Fame", "star", str(player.fame))] if sight.view.campaign is None else []),
        Line(f"Hand {player.hand_count}, deck {player.deck_count}", "cards"),
        Line(f"At {sight.where(seat)}", "wanderer"),
    ]
    for slot, title in SLOTS.items():
        card = player.board.get(slot)
        if card is None and slot == "weapon":
            card = sight.weapon(seat)
        if card is not None:
            rows.append(Line(f"{title}: {sight.print_of(card).name}", slot, strong=True))
    for card in player.bound:
        rows.append(Line(f"Bound: {sight.print_of(card).name}", "power"))
    if sight.view.campaign is not None:
        rows += _campaign_lines(sight, seat)
    return Sheet(sight.name(seat), tuple(rows))


def _campaign_lines(sight: Sight, seat: int) -> list[Line]:
    """Return the Quest and the lasting abilities of a player, and whether the weapon is weak."""
    mine = adventurer_of(sight.view, seat)
    lines = [Line(quest_words(sight, seat), "quest", strong=True)]
    lines += [Line(sight.print_of(card).name, "ongoing") for card in mine.ongoing]
    return [*lines, Line("Curse token on the weapon", "curse")] if mine.weak else lines
