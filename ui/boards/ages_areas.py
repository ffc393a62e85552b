"""The areas of a seat, the same on every plate: Coterie, Structures, Wealth, hand, Accord."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from gamebox.games.middle_ages.sentences import scored
from ui.boards.ages_backs import CardBack, accord_of
from ui.boards.ages_cards import SocialCard
from ui.boards.ages_faces import Coin, SlotWords, Tray
from ui.boards.ages_lists import ListFace, Row
from ui.boards.ages_prints import tint
from ui.boards.ages_sight import Sight
from ui.boards.ages_words import Return, backs_in_words, counted, forecast, listed, spoken
from ui.boards.place import Layout, Mark, Place
from ui.items.hand import SHAPE, row
from ui.items.z import Z, layer

SLOTS = 3
PAD = 5.0
ROOM_FOR_LINES = 1.3
"""Up to this text scale a place of a Coterie has room for all that a return brings."""


def card_place(
    sight: Sight,
    card: int,
    rect: QRectF,
    z: float,
    where: str,
    *,
    points: int | None = None,
    count: int = 1,
) -> Place:
    """Return the place of a card that lies face up."""
    face = SocialCard(sight.prints.of(card), points, count)
    name = f"{spoken(sight.view.cards, card)}, {where}"
    return Place(
        rect,
        face,
        z,
        name=name,
        mark=Mark.LAST if card in sight.last else Mark.NONE,
        preview=SocialCard(face.print),
        origin=sight.origins.get(card, "pile:deck"),
        exit=sight.exits.get(card, ""),
    )


def in_sight(place: Place, spots: Sequence[QRectF], index: int) -> Place:
    """Let a card show what it has in the part that the next one does not cover."""
    if index + 1 >= len(spots) or not isinstance(place.face, SocialCard | CardBack):
        return place
    step = spots[index + 1].left() - spots[index].left()
    if step >= spots[index].width() - 4:
        return place
    return replace(place, face=replace(place.face, seen=int(step)))


def card_row(sight: Sight, card: int) -> Row:
    """Return a card as a line of a list."""
    one = sight.prints.of(card)
    signs = ((one.figure, one.colour), (one.structure, tint(one.structure)))
    crisis = ((one.wealth, tint(one.wealth)), (one.crisis, tint(one.crisis)))
    words = f"{one.figure_title}, {one.structure_title}"
    return Row(words, (*signs, *crisis), str(one.icons))


# Coterie


def coterie(sight: Sight, seat: int, tray: QRectF) -> Layout:
    """Return a Coterie: its tray, its cards, and what the next card would do."""
    cards = sight.view.coteries[seat]
    high = tray.height() - 2 * PAD
    wide = min(high / SHAPE, (tray.width() - (SLOTS + 1) * PAD) / SLOTS)
    step = (tray.width() - 2 * PAD - wide) / (SLOTS - 1)
    room = tray.adjusted(PAD, PAD, -PAD, -PAD)
    if len(cards) > SLOTS:
        spots = row(len(cards), room, wide, PAD, centred=False)
    else:
        spots = [QRectF(room.left() + step * i, room.top(), wide, high) for i in range(SLOTS)]
    slots = tuple((PAD + step * index, PAD, wide, high) for index in range(SLOTS))
    coming = sight.coming(seat)
    title = f"{sight.whose(seat)} Coterie"
    words = forecast(sight.view.cards, coming, mine=seat == sight.seat)
    names = listed(spoken(sight.view.cards, card) for card in cards)
    rows = tuple(card_row(sight, card) for card in cards)
    layout: Layout = {
        f"coterie:{seat}": Place(
            tray,
            Tray(slots if len(cards) < SLOTS else ()),
            Z.PILE,
            name=f"{title}, {counted(len(cards), 'card')}: {names}. {words}",
            preview=ListFace(title, rows, words),
        )
    }
    if len(cards) < SLOTS and sight.adding:
        layout |= _next_slot(sight, seat, spots[len(cards)])
    for index, (card, spot) in enumerate(zip(cards, spots, strict=False)):
        where = f"in {title}"
        place = card_place(sight, card, spot, layer(Z.CARD, index), where)
        layout[f"card:{card}"] = in_sight(place, spots, index)
    return layout


def _next_slot(sight: Sight, seat: int, spot: QRectF) -> Layout:
    """Say in the next place of a Coterie what a card there would bring."""
    completes = len(sight.view.coteries[seat]) == SLOTS - 1
    mine = seat == sight.seat
    roomy = sight.text <= ROOM_FOR_LINES
    lines: tuple[str, ...] = ("Add here",) if mine and roomy else ("Add",)
    if completes:
        picked = sight.picked
        coming = sight.coming(seat, picked) if picked is not None else None
        lines = _consequence(coming, mine=mine)
        if coming is not None and not roomy:
            lines = (str(coming.actions), "Actions" if coming.actions != 1 else "Action")
    face = SlotWords(lines, completes)
    return {f"slot:{seat}": Place(spot, face, layer(Z.PILE, 5))}


def _consequence(coming: Return | None, *, mine: bool) -> tuple[str, ...]:
    if coming is None:
        return ("3rd card:", "returns") if mine else ("3rd:", "returns")
    actions = f"→ {coming.actions} Action{'' if coming.actions == 1 else 's'}"
    lines = [actions if mine else f"→ {coming.actions} Act."]
    if coming.blade:
        lines.insert(0, "discard 1")
    if coming.skulls:
        lines.append(f"−{coming.skulls} skull{'' if coming.skulls == 1 else 's'}")
    return tuple(lines)


# Wealth


def wealth(sight: Sight, seat: int, rect: QRectF) -> Layout:
    """Return a seat's Wealth as a coin with the number of icons, and its kinds."""
    view = sight.view
    kinds = sight.kinds(seat)
    icons = sight.riches(seat)
    place = view.accords[seat]
    own = view.cards.accord[place].wealth if place is not None else ""
    title = f"{sight.whose(seat)} Wealth"
    names = listed(f"{count} {kind}" for kind, count in kinds.items() if count)
    rows = tuple(card_row(sight, card) for card in view.wealth[seat])
    note = f"{scored(icons)}: one for each icon, of any kind."
    face = Coin(icons, tuple(kinds.items()), own)
    name = f"{title}: {names}, {scored(icons)}"
    return {
        f"wealth:{seat}": Place(rect, face, Z.PILE, name=name, preview=ListFace(title, rows, note))
    }


# Hands


def hand_area(sight: Sight, seat: int, rect: QRectF) -> Place:
    """Return the place of a hand as a whole: what is known of it, and where cards go."""
    held = sight.held(seat)
    cards = sight.view.cards
    known = [lying.card for lying in held if lying.card is not None]
    hidden = [lying.back for lying in held if lying.card is None]
    title = f"{sight.whose(seat)} hand"
    parts = [spoken(cards, card) for card in known]
    if hidden:
        parts.append(f"face down {backs_in_words(hidden)}")
    rows = [card_row(sight, card) for card in known]
    for back, count in Counter(hidden).items():
        crisis = cards.crisis[back]
        rows.append(Row(f"{back.capitalize()}, not seen", ((crisis, tint(crisis)),), str(count)))
    note = "The backs are open to all; these cards were seen." if hidden and known else ""
    name = f"{title}, {counted(len(held), 'card')}: {listed(parts)}"
    return Place(rect, Tray(), Z.PILE, name=name, preview=ListFace(title, tuple(rows), note))


def shown_hand(sight: Sight, seat: int, spots: Sequence[QRectF], z: Z = Z.HAND) -> Layout:
    """Return the cards of a hand: backs for what was not seen, cards for what was.

    Where they overlap, each shows what it has in the part that is seen.
    """
    layout: Layout = {}
    counts: Counter[str] = Counter()
    cards = sight.view.cards
    for index, (lying, spot) in enumerate(zip(sight.held(seat), spots, strict=True)):
        if lying.card is not None:
            where = f"in {sight.whose(seat)} hand"
            thing = f"card:{lying.card}"
            place = card_place(sight, lying.card, spot, layer(z, index), where)
            layout[thing] = in_sight(place, spots, index)
            continue
        number = counts[lying.back]
        counts[lying.back] += 1
        thing = back_id(seat, lying.back, number)
        face = CardBack(lying.back, cards.crisis[lying.back])
        origin = sight.turned.get(thing, "")
        place = Place(spot, face, layer(z, index), origin=origin, exit="pile:discard")
        layout[thing] = in_sight(place, spots, index)
    return layout


def back_id(seat: int, back: str, number: int) -> str:
    """Return the id of the n-th unseen card with this back in a hand."""
    return f"back:{seat}:{back}:{number}"


def accord(sight: Sight, seat: int, rect: QRectF) -> Layout:
    """Return a seat's Accord as a badge."""
    place = sight.view.accords[seat]
    if place is None or any(each is None for each in sight.view.accords):
        return {}
    face = accord_of(sight.view.cards, place)
    name = f"{sight.whose(seat)} Accord: {face.figure_title} and {face.wealth}"
    return {
        f"accord:{place}": Place(
            rect, face, layer(Z.PILE, 20), name=name, preview=face, glows=False
        )
    }
