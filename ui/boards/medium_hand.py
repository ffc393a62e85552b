"""The hand at the bottom of Medium's board, and the buttons that answer."""

from PySide6.QtCore import QRectF, Qt

from gamebox.core.words import counted
from ui.boards.medium_cards import WordBack, WordCard
from ui.boards.medium_faces import EntryFace
from ui.boards.medium_places import ANSWER, CAPTION, ENTRY, HAND, columns
from ui.boards.medium_seats import OWN_ESP
from ui.boards.medium_sight import Sight
from ui.boards.place import Layout, Place
from ui.items.badge import Caption, PillButton, SeatSign
from ui.items.z import Z, layer

FIELD = "entry:word"
GAP = 10.0
RAISE = 12.0
BUTTONS = {
    "predict": (("match", "check", "Match"), ("no-match", "close", "No match")),
    "vote": (("match", "check", "Match"), ("no-match", "close", "No match")),
    "incantation": (("keep", "hand", "Keep for now"), ("keep-turn", "skip", "Keep for this turn")),
    "divination": (("keep", "hand", "Keep your ESP card"),),
}
HELP = {
    "play": "Choose a card to play: click it, or drag it to the middle.",
    "incantation": "Type a word to forbid it, or keep your ESP card.",
    "divination": "Touch a neighbour to try their last words together.",
    "predict": "Will the first attempt match?",
    "vote": "Are the two words one and the same?",
}


def hand(sight: Sight) -> Layout:
    """Return the open hand, or the hidden hands of those who share the screen."""
    if not sight.view.bottom:
        return {}
    return own_hand(sight) if sight.seat is not None else _hidden(sight)


def own_hand(sight: Sight) -> Layout:
    """Return the cards of the seat that looks on."""
    view = sight.view
    room = QRectF(HAND)
    if sight.seat is not None and view.esp[sight.seat] is not None:
        room.setRight(HAND.right() - OWN_ESP - 16)
    layout: Layout = {}
    wide = (room.width() - GAP * 5) / 6
    for index, (card, spot) in enumerate(
        zip(view.hand, columns(room, len(view.hand), wide, GAP), strict=True)
    ):
        thing = f"card:{card}"
        word = view.words.word(card)
        up = RAISE if thing in (sight.raised, *sight.made) else 0.0
        layout[thing] = Place(
            spot.translated(0, -up),
            WordCard(word),
            layer(Z.HAND, index),
            name=word.capitalize(),
            preview=WordCard(word),
            origin="deck",
            delay=index,
        )
    words = HELP.get(sight.asks, "Your hand")
    layout["caption:hand"] = _caption(words, sight)
    return layout


def _caption(words: str, sight: Sight) -> Place:
    rect = QRectF(CAPTION.left(), CAPTION.top(), CAPTION.width(), 24 * min(sight.text, 1.6))
    left = Qt.AlignmentFlag.AlignLeft
    return Place(rect, Caption(words, "medium", 15, align=left), Z.DECOR)


def _hidden(sight: Sight) -> Layout:
    """Return a small row of backs for each person at the screen."""
    view = sight.view
    people = sight.humans or tuple(range(view.seats))
    layout: Layout = {}
    for seat, room in zip(people, columns(HAND, len(people), 220, 14), strict=True):
        head = QRectF(room.left(), room.top(), room.width(), 30)
        name = f"{sight.name(seat)}, {counted(view.hand_counts[seat], 'card', 'cards')} face down"
        layout[f"hidden:{seat}"] = Place(
            head, SeatSign(seat, sight.name(seat), "medium"), Z.DECOR, name=name, glows=False
        )
        count = view.hand_counts[seat]
        wide = min(76.0, room.width())
        step = min(wide + 6, (room.width() - wide) / max(1, count - 1))
        for index in range(count):
            spot = QRectF(room.left() + step * index, room.top() + 38, wide, 50)
            layout[f"back:{seat}:{index}"] = Place(
                spot, WordBack(), layer(Z.HAND, index), origin="deck", delay=index
            )
    words = "Hands lie face down while several people look on."
    layout["caption:hand"] = _caption(words, sight)
    return layout


def answers(sight: Sight) -> Layout:
    """Return the word field and the buttons of what is asked."""
    asks = sight.asks
    layout: Layout = {}
    buttons = [one for one in BUTTONS.get(asks, ()) if f"button:{one[0]}" in sight.openings]
    if FIELD not in sight.openings and not buttons:
        return layout
    if asks == "say":
        silent = "button:silent" in sight.openings
        room = ENTRY.adjusted(-72, 0, -90, 0) if silent else ENTRY
        layout["entry:word"] = Place(room, EntryFace(), layer(Z.BUTTON))
        if silent:
            layout |= _button("silent", "close", "Stay silent", _right_of(room, 170), True)
    elif asks == "incantation":
        room = QRectF(ANSWER.left(), ANSWER.top(), 308, ANSWER.height())
        layout["entry:word"] = Place(room, EntryFace(), layer(Z.BUTTON))
        rest = QRectF(room.right() + 12, ANSWER.top(), 0, ANSWER.height())
        rest.setRight(ANSWER.right())
        for (what, icon, words), spot in zip(buttons, columns(rest, 2, 200, 10), strict=True):
            layout |= _button(what, icon, words, spot, True)
    else:
        wide = 230.0 if len(buttons) > 1 else 280.0
        for (what, icon, words), spot in zip(
            buttons, columns(ANSWER, len(buttons), wide, 20), strict=True
        ):
            layout |= _button(what, icon, words, spot, asks == "divination")
    return layout


def _right_of(room: QRectF, width: float) -> QRectF:
    return QRectF(room.right() + 12, room.top(), width, room.height())


def _button(what: str, icon: str, words: str, rect: QRectF, quiet: bool) -> Layout:
    face = PillButton(words, icon, "medium", primary=not quiet)
    return {f"button:{what}": Place(rect, face, Z.BUTTON, name=words)}
