"""Where everything lies on the board of The Middle Ages, in board units (992 x 712)."""

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QRectF

from gamebox.games.middle_ages.rules import TakeAccord
from ui.boards.ages_areas import card_row, hand_area, shown_hand
from ui.boards.ages_backs import CardBack, accord_of
from ui.boards.ages_cards import SocialCard
from ui.boards.ages_faces import GAME, Emptied
from ui.boards.ages_lists import ListFace, Row
from ui.boards.ages_pile import CardEdge, Reshuffles
from ui.boards.ages_prints import tint
from ui.boards.ages_seats import others, own
from ui.boards.ages_sight import Sight
from ui.boards.ages_turn import TOP, strip
from ui.boards.ages_words import counted, spoken
from ui.boards.place import Layout, Place
from ui.items.badge import Caption, Nothing, Panel, PillButton, Veil
from ui.items.hand import SHAPE, row
from ui.items.z import Z, layer
from ui.theme import Role

HAND = QRectF(34, 474, 924, 218)
HAND_BAND = QRectF(12, 462, 968, 242)
CARD = 156.0
RAISED = 1.14
DECK_LEFT, DECK_TOP, DECK_BOTTOM = 14.0, 208.0, 411.0
LAST_SHUFFLE = 2
BUTTONS = (("pass", "Do nothing more", "check"), ("keep", "Keep a skull", "skull"))


def lay_out(sight: Sight) -> Layout:
    """Return the place of everything, in the order of the Tab key."""
    pressed = buttons(sight)
    button = min((place.rect for place in pressed.values()), key=QRectF.left, default=None)
    return {
        **hand(sight),
        **pressed,
        **own(sight),
        **piles(sight),
        **others(sight),
        **strip(sight, button),
        **accord_choice(sight),
    }


# The hand


def hand(sight: Sight) -> Layout:
    """Return the hand at the bottom: open for its seat, else as everybody knows it."""
    seat = sight.me
    held = sight.held(seat)
    spots = row(len(held), HAND, CARD, 14)
    area = replace(hand_area(sight, seat, HAND_BAND), face=Nothing(12.0))
    layout = shown_hand(sight, seat, spots)
    asked = sight.view.question is not None and seat == sight.seat
    reachable = sight.openings | sight.glowing | frozenset(sight.made)
    for thing in [thing for thing in layout if thing.startswith("card:")]:
        if asked and sight.openings and thing not in reachable:
            layout[thing] = replace(layout[thing], dimmed=True)
        if thing == sight.raised:
            layout[thing] = _raised(layout[thing])
    layout[f"hand:{seat}"] = area
    return layout


def _raised(place: Place) -> Place:
    """Return a card of the hand larger, above its neighbours, its foot where it was."""
    rect = place.rect
    grown = QRectF(0, 0, rect.width() * RAISED, rect.height() * RAISED)
    grown.moveCenter(rect.center())
    grown.moveBottom(rect.bottom() + 4)
    grown.moveLeft(min(max(grown.left(), 4.0), 988 - grown.width()))
    face = replace(place.face, seen=0) if isinstance(place.face, SocialCard) else place.face
    return replace(place, rect=grown, face=face, z=layer(Z.HAND, 800))


def buttons(sight: Sight) -> Layout:
    """Return the buttons for what no thing stands for, from the right to the left."""
    layout: Layout = {}
    for what, words, icon in BUTTONS:
        thing = f"button:{what}"
        if thing in sight.openings:
            left = 772 - 214 * len(layout)
            rect = QRectF(left, TOP - 2, 208, 34 + 8 * min(1.0, max(0.0, sight.text - 1)))
            layout[thing] = Place(rect, PillButton(words, icon, GAME, False), Z.BUTTON, name=words)
    return layout


# Deck and discard


def piles(sight: Sight) -> Layout:
    """Return the deck with its readable top card, the discard, and the number of shuffles."""
    cap = 22 * min(sight.text, 1.5)
    top = DECK_TOP + cap + 2
    high = DECK_BOTTOM - top
    deck = QRectF(DECK_LEFT, top, high / SHAPE, high)
    rest = QRectF(deck.right() + 10, top, 264 - deck.right() - 10, 0)
    rest.setHeight(rest.width() * SHAPE)
    rest.setHeight(min(rest.height(), high - 52))
    rest.setWidth(rest.height() / SHAPE)
    rest.moveLeft(deck.right() + (264 - deck.right() - rest.width()) / 2 + 4)
    marks = QRectF(deck.right() + 10, rest.bottom() + 6, 262 - deck.right(), 0)
    marks.setBottom(DECK_BOTTOM + 2)
    return {
        **_deck(sight, deck),
        **_discard(sight, rest),
        **_captions(sight, deck, cap),
        **_shuffles(sight, marks),
    }


def _captions(sight: Sight, deck: QRectF, height: float) -> Layout:
    left, out = sight.view.deck_count, len(sight.view.discard)
    brief = sight.text > 1.25
    over_deck = QRectF(deck.left(), DECK_TOP, deck.width(), height)
    over_rest = QRectF(deck.right() + 4, DECK_TOP, 266 - deck.right(), height)
    words = f"{left} left" if brief else f"Deck · {left} left"
    gone = f"{out} out" if brief else f"Discard · {out}"
    return {
        "caption:deck": Place(over_deck, Caption(words, GAME, 15), Z.DECOR),
        "caption:discard": Place(over_rest, Caption(gone, GAME, 15), Z.DECOR),
    }


def _shuffles(sight: Sight, rect: QRectF) -> Layout:
    times = min(sight.view.shuffles, LAST_SHUFFLE)
    last = times >= LAST_SHUFFLE
    words = f"The discard was shuffled {times} of {LAST_SHUFFLE} times"
    note = (
        "The game ends with this turn."
        if last
        else "When the deck runs out, the discard becomes the deck. The second time, the game"
        " ends with that turn."
    )
    counted_in = "" if sight.text > 1.25 else "reshuffles "
    words_under = "Last turn!" if last else f"{counted_in}{times} of {LAST_SHUFFLE}"
    face = Reshuffles(times, LAST_SHUFFLE, words_under)
    preview = ListFace("Reshuffles", (Row("so far", right=f"{times} of 2"),), note)
    place = Place(rect, face, Z.DECOR, name=f"{words}. {note}", preview=preview, glows=False)
    return {"pile:shuffles": place}


def _deck(sight: Sight, rect: QRectF) -> Layout:
    view = sight.view
    top = view.deck_top
    if top is None:
        return {"pile:deck": Place(rect, Emptied("no card"), Z.PILE, name="The deck is empty")}
    layout: Layout = {}
    for depth in range(min(2, view.deck_count - 1), 0, -1):
        under = rect.translated(2.5 * depth, 2.5 * depth)
        layout[f"deck-under:{depth}"] = Place(under, CardEdge(), layer(Z.PILE, 2 - depth))
    name = f"Deck, {counted(view.deck_count, 'card')} left, on top {spoken(view.cards, top)}"
    face = SocialCard(sight.prints.of(top))
    layout["pile:deck"] = Place(rect, face, layer(Z.PILE, 5), name=name, preview=face)
    return layout


def _discard(sight: Sight, rect: QRectF) -> Layout:
    view = sight.view
    name, preview = _discard_words(sight)
    if not view.discard:
        return {"pile:discard": Place(rect, Emptied("none"), Z.PILE, name=name, preview=preview)}
    top = view.discard[-1].back
    face = CardBack(top, view.cards.crisis[top])
    return {"pile:discard": Place(rect, face, Z.PILE, name=name, preview=preview)}


def _discard_words(sight: Sight) -> tuple[str, ListFace]:
    """Return the name of the discard and the list of what is known of it."""
    view = sight.view
    cards = view.cards
    counts = Counter(lying.back for lying in view.discard)
    rows = []
    for back, count in counts.items():
        crisis = cards.crisis[back]
        words = Row(back.capitalize(), ((crisis, tint(crisis)),), str(count), strong=True)
        rows.append(words)
    openly = [lying.card for lying in view.discard if lying.open and lying.seat is None]
    rows += [card_row(sight, card) for card in openly if card is not None]
    note = "Cards from Coteries were seen going there." if openly else "All lie face down."
    backs = ", ".join(f"{count} {back.capitalize()}" for back, count in counts.items())
    name = f"Discard, {counted(len(view.discard), 'card')}{f': {backs}' if backs else ''}"
    return name, ListFace("Discard", tuple(rows), note if rows else "Empty.")


# Choosing Accords


def accord_choice(sight: Sight) -> Layout:
    """Return the Accords to choose from, while they are being chosen."""
    view = sight.view
    step = view.stack[-1] if view.stack else None
    if not isinstance(step, TakeAccord):
        return {}
    accords = view.cards.accord
    wide, gap = 164.0, 14.0
    width = wide * len(accords) + gap * (len(accords) - 1)
    rect = QRectF(496 - width / 2 - 24, 40, width + 48, 62 * sight.text + 292)
    mine = step.seat == sight.seat
    title = "Choose your Accord" if mine else f"{sight.name(step.seat)} chooses an Accord"
    sentence = "Its Character acts for you when you add it; its Wealth counts in your hand."
    far = 2000.0
    veil = QRectF(-far, -far, 2 * far + 992, far + 466)
    panel = Panel(title, sentence, GAME, Role.MIDDLE_AGES)
    layout: Layout = {
        "veil": Place(veil, Veil(0.4), Z.VEIL),
        "panel": Place(rect, panel, Z.OVERLAY, name=f"{title}. {sentence}", glows=False),
    }
    for place in range(len(accords)):
        spot = QRectF(rect.left() + 24 + place * (wide + gap), 0, wide, 244)
        spot.moveBottom(rect.bottom() - 22)
        layout[f"accord:{place}"] = _accord(sight, place, spot)
    return layout


def _accord(sight: Sight, place: int, spot: QRectF) -> Place:
    face = accord_of(sight.view.cards, place)
    taken = place in sight.view.accords
    who = f", taken by {sight.name(sight.view.accords.index(place))}" if taken else ""
    name = f"Accord of {face.figure_title} and {face.wealth}{who}"
    return Place(spot, face, Z.OVERLAY_BUTTON, name=name, dimmed=taken, preview=face)
