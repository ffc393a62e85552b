"""What a card asks, laid out over the board: cards that lie nowhere else, options, numbers."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF

from ui.boards.ordeals_answers import Answer, Words
from ui.boards.ordeals_cards import CardFace, EnemyFace
from ui.boards.ordeals_central import GRID
from ui.boards.ordeals_large import LargeCard
from ui.boards.ordeals_pieces import Board
from ui.boards.ordeals_prints import Print
from ui.boards.ordeals_sight import SEAM, Sight
from ui.boards.ordeals_spaces import SpaceFace
from ui.boards.place import Layout, Place
from ui.items.badge import Veil
from ui.items.face import Face
from ui.items.hand import SHAPE, row
from ui.items.z import Z, layer

WIDE = 820.0
CARD, SMALL = 128.0, 100.0
MOST_IN_LINE = 7
"""Cards on one line; more are smaller, on two."""
LINE_GAP = 12.0
UNDER_ENEMIES = 276.0
"""Where the enemies of a combat and what they need end."""
WHOLE_QUESTIONS = frozenset({"use", "loot", "king", "avoid", "share"})
"""Questions that are laid out even where the prompt has a button for each answer."""
BUTTONS = {
    "yes": ("Use it", "check"),
    "no": ("Leave it", "close"),
    "relic": ("Acquire a Relic", "relic"),
    "exchange": ("Exchange Token Shards", "shard"),
    "pass": ("Pass", "close"),
    "retreat": ("Retreat", "run"),
    "split": ("Split them so", "check"),
    "die": ("Spend it and die", "skulls"),
    "done": ("Choose no more", "check"),
    "stash": ("Stash it", "star"),
}
DIE = "button:die"
"""What confirms a move that costs the last Health."""
PLACES = {"top": "On top", "bottom": "At the bottom", "discard": "To the discard pile"}
TITLES = {
    "use": "Use this ability?",
    "loot": "Looting",
    "king": "The King attacks",
    "avoid": "An Ambush!",
    "relic": "Choose a Relic",
    "keep": "Choose a Relic",
    "put": "You look at these cards",
    "option": "Choose one",
    "order": "Which comes first?",
    "amount": "How many?",
    "group": "Which group has to be fought?",
    "copy": "Choose a card to copy",
    "gate": "Choose an Encounter",
    "acquire": "Acquire a card",
    "row": "Choose a card of the row",
    "share": "Touch a player below to give it, or stash it",
}


def choice(sight: Sight, base: Layout) -> Layout:
    """Return the panel for what can be touched and lies nowhere in `base`, if there is such."""
    if sight.pile:
        return _spread(sight)
    missing = missing_ids(sight, base)
    if not missing or not sight.asks:
        return {}
    cards = [thing for thing in missing if thing.startswith("card:")]
    puts = [thing for thing in missing if thing.startswith("put:")]
    answers = [thing for thing in missing if not thing.startswith(("card:", "put:"))]
    if not cards and not puts and not _laid_out(sight, answers):
        return {}
    if "button:done" in sight.openings and "button:done" not in answers:
        answers.append("button:done")
    return _panel(sight, cards, puts, answers)


def missing_ids(sight: Sight, base: Layout) -> list[str]:
    """Return what can be touched, now or as a later step, and lies nowhere in `base`."""
    later = {thing for thing in sight.reach if thing.startswith("put:")}
    parts = {thing for thing in sight.glowing if thing.startswith("part:") or thing == DIE}
    wanted = sight.openings | parts | later
    missing = [thing for thing in wanted if thing not in base or not base[thing].touchable]
    if sight.asks == "king" and "king" in sight.openings:
        missing.append("king")
    offered = {thing: n for n, thing in enumerate(sight.texts)}
    return sorted(dict.fromkeys(missing), key=lambda thing: (offered.get(thing, 0), thing))


def _laid_out(sight: Sight, answers: list[str]) -> bool:
    """Whether answers need a panel: the prompt has no button for them, or they deserve one."""
    plain = all(thing.startswith("button:") for thing in answers)
    return not plain or sight.asks in WHOLE_QUESTIONS or answers == [DIE]


# The panel


def _panel(sight: Sight, cards: list[str], puts: list[str], answers: list[str]) -> Layout:
    source = _source(sight) if not cards else None
    numbers = _is_numbers(sight, answers)
    wide, lines = (SMALL, 2) if len(cards) > MOST_IN_LINE else (CARD, 1)
    cards_high = lines * (wide * SHAPE + LINE_GAP) - LINE_GAP
    card_high = cards_high + 14 if cards or source else 0.0
    put_high = 58.0 if puts else 0.0
    rows = 1 if numbers else len(answers)
    if source and not cards:
        high = 66 + max(card_high, rows * 58.0)
    else:
        high = 66 + card_high + put_high + rows * 58.0
    panel = _room(sight, high)
    title = "Your last Health" if answers == [DIE] else TITLES.get(sight.asks, "Choose")
    layout = frame(sight, panel, title)
    y = panel.top() + 52
    left, right = panel.left() + 24, panel.right() - 24
    if cards:
        layout |= cards_in(sight, cards, QRectF(left, y, right - left, cards_high), lines)
        y += card_high
    if puts:
        layout |= _puts(puts, QRectF(left, y, right - left, 48))
        y += put_high
    if source:
        spot = QRectF(left, y, CARD, CARD * SHAPE)
        layout["asked"] = Place(spot, source[1], layer(Z.OVERLAY, 5), name=source[0].spoken,
                                preview=LargeCard(source[0]), glows=False)  # fmt: skip
        left = spot.right() + 22
    room = QRectF(left, y, right - left, panel.bottom() - y - 10)
    return layout | (_numbers if numbers else _answers)(sight, answers, room)


def _room(sight: Sight, high: float) -> QRectF:
    """Return where a panel so high lies: beside the Dealer's Row in looting, under the enemies."""
    if sight.asks == "loot":  # the row is what Token Shards can buy
        return QRectF(GRID.left(), GRID.top(), GRID.width(), max(high, GRID.height()))
    top = 250 - high / 2
    if sight.view.combat is not None:
        top = max(top, min(UNDER_ENEMIES, SEAM - 6 - high))
    return QRectF(496 - WIDE / 2, max(12.0, top), WIDE, high)


def _is_numbers(sight: Sight, answers: list[str]) -> bool:
    """Whether all that can be answered is a number."""
    counted = [thing for thing in answers if thing.startswith(("part:", "option:"))]
    return bool(counted) and all(_label(sight, thing)[0].isdigit() for thing in counted)


def frame(sight: Sight, panel: QRectF, title: str) -> Layout:
    """Return a panel with a title over a veil."""
    head = QRectF(panel.left() + 24, panel.top() + 10, panel.width() - 48, 32)
    veiled = panel.adjusted(-4, -4, 4, 4) if sight.asks == "loot" else sight.veiled
    return {
        "choice:veil": Place(veiled, Veil(0.45), layer(Z.VEIL, 800)),
        "choice:panel": Place(panel, Board(lit=True, strong=True), Z.OVERLAY),
        "choice:title": Place(
            head, Words(title, 21, title=True, align="centre"), layer(Z.OVERLAY, 1)
        ),
    }


def cards_in(sight: Sight, cards: list[str], room: QRectF, lines: int = 1) -> Layout:
    """Return cards side by side, on so many lines of equal height."""
    layout: Layout = {}
    high = (room.height() - (lines - 1) * LINE_GAP) / lines
    per = (len(cards) + lines - 1) // lines
    spots = []
    for line in range(lines):
        top = room.top() + line * (high + LINE_GAP)
        part = cards[line * per : (line + 1) * per]
        spots += row(len(part), QRectF(room.left(), top, room.width(), high), high / SHAPE, 14)
    for n, (thing, spot) in enumerate(zip(cards, spots, strict=True)):
        card = int(thing.partition(":")[2])
        one = sight.print_of(card)
        z = layer(Z.OVERLAY_BUTTON, 500 if thing == sight.raised else n)
        layout[thing] = Place(
            spot, face_of(sight, card), z, name=one.spoken, preview=LargeCard(one)
        )
    return layout


def face_of(sight: Sight, card: int) -> Face:
    """Return the face of any card by itself."""
    one, kind = sight.print_of(card), sight.view.cards.kinds[card]
    if hasattr(kind, "archetypes"):
        return SpaceFace(one)
    if hasattr(kind, "pain"):
        return EnemyFace(one, one.values[0][1], one.protection, one.infected)
    return CardFace(one)


def _puts(puts: list[str], room: QRectF) -> Layout:
    layout: Layout = {}
    wide = 210.0
    left = room.center().x() - (wide * len(puts) + 12 * (len(puts) - 1)) / 2
    for n, thing in enumerate(sorted(puts, reverse=True)):
        words = PLACES[thing.partition(":")[2]]
        rect = QRectF(left + n * (wide + 12), room.top(), wide, 46)
        icon = {"On top": "up", "At the bottom": "down"}.get(words, "cards")
        layout[thing] = Place(rect, Answer(words, icon), Z.OVERLAY_BUTTON, name=words)
    return layout


def _answers(sight: Sight, answers: list[str], room: QRectF) -> Layout:
    layout: Layout = {}
    for n, thing in enumerate(answers):
        words, icon, more = _label(sight, thing)
        rect = QRectF(room.left(), room.top() + n * 58, room.width(), 50)
        face = Answer(words, icon, more, primary=n == 0 and sight.asks in WHOLE_QUESTIONS)
        name = f"{words}: {more}" if more else words
        layout[thing] = Place(rect, face, Z.OVERLAY_BUTTON, name=name)
    return layout


def _numbers(sight: Sight, answers: list[str], room: QRectF) -> Layout:
    layout: Layout = {}
    for thing, spot in zip(answers, row(len(answers), room, 64, 10), strict=True):
        words = _label(sight, thing)[0]
        rect = QRectF(spot.left(), room.top(), spot.width(), 48)
        layout[thing] = Place(rect, Answer(words), Z.OVERLAY_BUTTON, name=words)
    return layout


def _label(sight: Sight, thing: str) -> tuple[str, str, str]:
    """Return the words, the icon and the second line of an answer."""
    kind, _, what = thing.partition(":")
    said = sight.texts.get(thing, "")
    step: Any = sight.step
    if kind == "part":
        return what, "", ""
    if kind == "king":
        return "Fight the King", "king", ""
    if kind == "seat":
        return sight.name(int(what)), "person", ""
    if kind in ("space", "enemy"):
        return said, "", ""
    if kind == "option":
        label, _, more = _option(sight, step, int(what), said).partition(": ")
        return label, "", more
    words, icon = BUTTONS.get(what, (what.capitalize(), ""))
    if thing == DIE:
        said = "You die before you arrive. A touch beside this, or Esc, keeps you alive."
    more = said.partition(": ")[2] if ": " in said else said
    return words, icon, "" if more in (words, "") else more


def _option(sight: Sight, step: Any, place: int, said: str) -> str:
    if hasattr(step, "options"):
        return said.removeprefix("Choose: ")
    if hasattr(step, "pending"):
        one = sight.print_of(step.pending[place].source.card)
        return f"{one.name}: {one.sentence}"
    return said.removeprefix("Choose ") or str(place)


def _source(sight: Sight) -> tuple[Print, Face] | None:
    """Return the card that asks, where the question names one."""
    question = sight.view.question
    if question is None:
        return None
    if sight.asks == "king" and sight.view.royalty[2] is not None:
        king = sight.view.royalty[2]
        return sight.print_of(king), face_of(sight, king)
    if sight.asks == "avoid":
        space = sight.view.spaces[sight.player(sight.me).space]
        if space is not None and space.card is not None:
            return sight.print_of(space.card), SpaceFace(sight.print_of(space.card))
    for thing in question.about:
        kind, _, number = thing.partition(":")
        if kind == "card":
            return sight.print_of(int(number)), face_of(sight, int(number))
    return None


# Reading a pile


def pile_cards(sight: Sight) -> list[int]:
    """Return the cards of the pile that is spread out."""
    kind, _, rest = sight.pile.partition(":")
    view = sight.view
    if kind == "pile":
        name = {"minions": "minion_discard", "pains": "pain_discard", "dealer": "dealer_discard"}
        return list(getattr(view, name[rest])) if rest in name else []
    seat = int(rest) if rest.isdigit() else sight.home
    zone = {"discard": "discard", "played": "played"}.get(kind)
    return list(getattr(view.players[seat], zone)) if zone else []


def _spread(sight: Sight) -> Layout:
    """Return a pile spread out for reading; a touch beside it puts it away."""
    cards = pile_cards(sight)
    if not cards:
        return {}
    lines = min(2, (len(cards) + 8) // 9)
    cards_high = lines * (CARD * SHAPE + LINE_GAP)
    high = 62 + cards_high + 24
    panel = QRectF(26, max(8.0, 252 - high / 2), 940, high)
    words = {"pile:minions": "Minions discarded", "pile:pains": "Pain discarded"}
    title = words.get(sight.pile, "Played this turn" if "played" in sight.pile else "Discard pile")
    layout = frame(sight, panel, f"{title}: {len(cards)}")
    room = panel.adjusted(20, 52, -20, 52 + cards_high - LINE_GAP - high)
    shown = cards_in(sight, [f"card:{card}" for card in cards], room, lines)
    layout |= {thing: replace(place, glows=False) for thing, place in shown.items()}
    foot = QRectF(panel.left(), panel.bottom() - 26, panel.width(), 20)
    said = Words("Touch anywhere else to put it away.", 14, muted=True, align="centre")
    layout["choice:foot"] = Place(foot, said, layer(Z.OVERLAY, 2))
    return layout
