"""The upper half of the board of Ordeals: steps, the Central Board, Royalty, decks, the row."""

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.ordeals.board import COLUMNS, SPACES
from gamebox.games.ordeals.campaign import king_sleeps
from gamebox.games.ordeals.turn import fatigue_cost
from gamebox.games.ordeals.view import SeenSpace
from ui.boards.ordeals_answers import Answer, Words
from ui.boards.ordeals_campaign import CURSED, curse_token, scenario, trackers
from ui.boards.ordeals_cards import Back, CardFace, Hollow
from ui.boards.ordeals_large import LargeCard, Line, Sheet
from ui.boards.ordeals_pieces import FameTrack, StepTab
from ui.boards.ordeals_prints import LETTERS
from ui.boards.ordeals_sight import Sight
from ui.boards.ordeals_spaces import BuildFace, KingPawn, Pawn, SpaceFace
from ui.boards.place import Layout, Place
from ui.items.z import Z, layer

GRID = QRectF(12, 46, 432, 286)
GAP = 8.0
TABS = (("fatigue", "Fatigue"), ("explore", "Explore"), ("acquire", "Acquire"), ("rest", "Rest"))
FURTHER = {"acquire": "button:end-explore", "rest": "button:end-turn"}
LOOSE = {
    "button:give-up": "Discard",
    "button:pay": "Pay {cost}",
    "button:done": "Done",
    "button:heal": "Heal weapon",
}
RANKS = ("jack", "queen", "king")
DECKS = (
    ("dealer", "Dealer", "dealer_discard"),
    ("minions", "Minions", "minion_discard"),
    ("pains", "Pain", "pain_discard"),
    ("relics", "Relics", ""),
)
RIGHT = 452.0
ROW_TOP = 147.0


def central(sight: Sight) -> Layout:
    """Return the place of everything above the Player Board, in the order of the Tab key."""
    together = sight.view.campaign is not None
    goal = scenario(sight) if together else royalty(sight)
    tracks = trackers(sight) if together else fame(sight)
    return {**grid(sight), **row(sight), **steps(sight), **goal, **decks(sight), **tracks}


def steps(sight: Sight) -> Layout:
    """Return the steps of the turn; the one that can be gone on to is a button.

    Answers that have no other place stand in the place of the last steps.
    """
    layout: Layout = {}
    loose = [button for button in LOOSE if button in sight.openings]
    for n, (key, words) in enumerate(TABS):
        rect = QRectF(12 + 109 * n, 8, 104, 30)
        button = FURTHER.get(key, "")
        if n >= len(TABS) - len(loose):
            button = loose[n - len(TABS) + len(loose)]
            said = LOOSE[button].format(cost=fatigue_cost(sight.facts, sight.me))
            face = Answer(said, primary=button != "button:give-up", radius=9.0)
            layout[button] = Place(rect, face, Z.BUTTON, name=sight.texts.get(button) or said)
        elif button in sight.openings:
            name = "End your Explore step" if key == "acquire" else "End your turn"
            layout[button] = Place(rect, StepTab(words, False, True), Z.BUTTON, name=name)
        else:
            layout[f"step:{key}"] = Place(rect, StepTab(words, sight.part == key), Z.DECOR)
    return layout


# The grid


def cells(spaces: list[int]) -> dict[int, QRectF]:
    """Return where spaces lie, as large as the rectangle round them lets them be."""
    rows = [n // COLUMNS for n in spaces]
    columns = [n % COLUMNS for n in spaces]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    width = min(142.0, (GRID.width() - GAP * (wide - 1)) / wide)
    height = min(104.0, (GRID.height() - GAP * (high - 1)) / high)
    left = GRID.center().x() - (width * wide + GAP * (wide - 1)) / 2
    top = GRID.center().y() - (height * high + GAP * (high - 1)) / 2
    return {
        n: QRectF(
            left + (n % COLUMNS - min(columns)) * (width + GAP),
            top + (n // COLUMNS - min(rows)) * (height + GAP),
            width,
            height,
        )
        for n in spaces
    }


def grid(sight: Sight) -> Layout:
    """Return the Central Board, or the places of the level that is laid out."""
    if sight.building is not None:
        return _build(sight.building.chosen)
    view = sight.view
    places = cells([n for n in range(SPACES) if view.spaces[n] is not None])
    layout: Layout = {}
    for n, rect in places.items():
        there = view.spaces[n]
        assert there is not None
        layout[f"space:{n}"] = _space(sight, n, there, rect)
        layout |= curse_token(sight, n, rect)
    for n, rect in places.items():
        layout |= _standing(sight, n, rect)
    return layout


def _space(sight: Sight, n: int, there: SeenSpace, rect: QRectF) -> Place:
    who = [sight.name(seat) for seat in range(sight.view.seats) if sight.player(seat).space == n]
    here = f". Here: {', '.join(who)}" if who else ""
    cursed = curse_token(sight, n, rect)
    here = f"{', with a Curse token' if cursed else ''}{here}"
    where = f"row {n // COLUMNS + 1}, column {n % COLUMNS + 1}"
    if there.card is None:
        name = f"Face-down Encounter, {where}{here}"
        turned = "It is turned up when somebody enters it."
        back = Sheet("Face-down", (), f"{turned} {CURSED}" if cursed else turned)
        return Place(rect, Back("encounter"), Z.CARD, name=name, preview=back)
    one = sight.print_of(there.card)
    face = SpaceFace(one, there.cubes, there.done, peeked=not there.open, visited=len(who))
    notes = (*_notes(there), *((CURSED,) if cursed else ()))
    left = "" if there.cubes is None else f". Usage cubes left: {there.cubes}"
    seen = "" if there.open else ", face-down, seen by you"
    name = f"{one.spoken}{seen}, {where}{left}{here}"
    return Place(rect, face, Z.CARD, name=name, preview=LargeCard(one, notes))


def _notes(there: SeenSpace) -> tuple[str, ...]:
    if not there.open:
        return ("Only you have seen it: it lies face-down.",)
    notes = [] if there.cubes is None else [f"Usage cubes left: {there.cubes}."]
    return (*notes, "Its boss is defeated.") if there.done else tuple(notes)


def _standing(sight: Sight, n: int, rect: QRectF) -> Layout:
    """Return the adventurers and the King on a space."""
    layout: Layout = {}
    view = sight.view
    here = [seat for seat in range(view.seats) if sight.player(seat).space == n]
    order = sorted(here, key=lambda seat: seat != view.active)
    columns = 1 if len(order) <= 2 else 2
    for place, seat in enumerate(order):
        side = 26.0 if seat == view.active and columns == 1 else 22.0
        row, column = divmod(place, columns)
        middle = QPointF(rect.right() - 18 - 22 * column, rect.top() + 38 + 21 * row)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(middle)
        z = layer(Z.CARD, 60 - place)
        thing = f"pawn:{seat}"
        walks = thing in sight.openings or thing in sight.made
        name = "Your adventurer: to be moved" if walks else ""
        layout[thing] = Place(spot, Pawn(seat, seat == view.active), z, name=name)
    if view.king == n:
        spot = QRectF(rect.left() + 5, rect.center().y() - 14, 32, 32)
        asleep = king_sleeps(view)
        here_too = ", here" if view.players[sight.me].space == n else ""
        name = f"The King{' sleeps' if asleep else ''}{here_too}"
        sheet = Sheet("The King", (), "He hunts whom his Pursuit names at the start of each turn.")
        king = view.royalty[2]
        preview = sheet if king is None else LargeCard(sight.print_of(king))
        layout["king"] = Place(
            spot, KingPawn(asleep), layer(Z.CARD, 90), name=name, preview=preview
        )
    return layout


def _build(chosen: tuple[int, ...]) -> Layout:
    layout: Layout = {}
    for n, rect in cells(list(range(SPACES))).items():
        where = f"row {n // COLUMNS + 1}, column {n % COLUMNS + 1}"
        number = chosen.index(n) + 1 if n in chosen else 0
        town = number == 1
        what = "Town" if town else "an Encounter" if number else "empty"
        face = BuildFace(town, number)
        z = Z.CARD if number else Z.PILE
        layout[f"space:{n}"] = Place(rect, face, z, name=f"{where}: {what}")
    return layout


# Royalty and decks


def royalty(sight: Sight) -> Layout:
    """Return the Jack, the Queen and the King, those of later levels face-down."""
    layout: Layout = {}
    for n, card in enumerate(sight.view.royalty):
        rect = QRectF(RIGHT + 74 * n, 8, 68, 104)
        rank = RANKS[n].capitalize()
        if card is None:
            name = f"{rank}, face-down until level {n + 1}"
            layout[f"royal:{n}"] = Place(rect, Back("royalty"), Z.CARD, name=name, glows=False)
            continue
        one = sight.print_of(card)
        beaten = RANKS[n] in sight.view.fallen
        note = (f"Defeated in round {sight.view.fallen[RANKS[n]]}.",) if beaten else ()
        name = f"{one.spoken}{'. Defeated' if beaten else ''}"
        face = CardFace(one)
        large = LargeCard(one, note)
        layout[f"royal:{n}"] = Place(
            rect, face, Z.CARD, name=name, dimmed=beaten, preview=large, glows=False
        )
    return layout


def decks(sight: Sight) -> Layout:
    """Return the common decks with their counts, and the Flourish."""
    layout: Layout = {}
    view = sight.view
    for n, (key, title, pile) in enumerate(DECKS):
        rect = QRectF(680 + 61 * n, 8, 55, 78)
        thrown = list(getattr(view, pile)) if pile else []
        count = view.decks[key]
        rows = tuple(Line(name, "", f"{many}x") for name, many in _counted(sight, thrown))
        note = "Nothing is discarded yet." if not thrown else ""
        sheet = Sheet(f"{title}: {count} left", rows, note)
        name = f"{title} deck, {count} cards left, {len(thrown)} discarded"
        layout[f"pile:{key}"] = Place(
            rect,
            Back(key, count, len(thrown) if pile else None),
            Z.PILE,
            name=name,
            preview=sheet,
            glows=False,
        )
        layout[f"label:{key}"] = _under(rect, title)
    layout |= _flourish(sight)
    curses = QRectF(680, 104, 300, 18)
    words = (
        f"Curses left {len(view.curses)}  \N{MIDDLE DOT}  Flourishes left {len(view.flourishes)}"
    )
    layout["label:curses"] = Place(curses, Words(words, 13, muted=True, align="right"), Z.DECOR)
    return layout


def _under(rect: QRectF, title: str) -> Place:
    spot = QRectF(rect.left() - 3, rect.bottom() + 2, rect.width() + 6, 16)
    return Place(spot, Words(title, 13, align="centre"), Z.DECOR)


def _counted(sight: Sight, cards: list[int]) -> list[tuple[str, int]]:
    names: dict[str, int] = {}
    for card in cards:
        name = sight.print_of(card).name
        names[name] = names.get(name, 0) + 1
    return sorted(names.items())


def _flourish(sight: Sight) -> Layout:
    rect = QRectF(680 + 61 * 4, 8, 55, 78)
    layout: Layout = {"label:flourish": _under(rect, "Flourish")}
    card = sight.common
    if card is None:
        layout["pile:flourish"] = Place(rect, Hollow("effort"), Z.PILE, name="No Flourish is left")
    else:
        layout[f"card:{card}"] = for_sale(sight, card, rect)
    return layout


def for_sale(sight: Sight, card: int, rect: QRectF) -> Place:
    """Return a card that can be acquired, with its price now, and why not if it cannot."""
    one, cost = sight.print_of(card), sight.cost(card)
    sold = sight.sold_here(card)
    notes = []
    if one.cost is not None and cost != one.cost:
        notes.append(f"It costs you {cost} Effort now.")
    if not sold and not sight.from_row:
        notes.append("Your Encounter does not offer it.")
    name = f"{one.spoken}. Costs {cost} Effort{'' if sold else '. Not offered here'}"
    dim = not sold and f"card:{card}" not in sight.openings
    return Place(
        rect,
        CardFace(one, cost),
        Z.CARD,
        name=name,
        dimmed=dim,
        preview=LargeCard(one, tuple(notes)),
        origin="pile:dealer",
    )


def row(sight: Sight) -> Layout:
    """Return the Dealer's Row, with what is offered where the reader stands."""
    layout: Layout = {}
    for n, card in enumerate(sight.view.row):
        rect = QRectF(RIGHT + 89 * n, ROW_TOP, 83, 130)
        if card is None:
            layout[f"gap:{n}"] = Place(rect, Hollow(), Z.DECOR)
        else:
            layout[f"card:{card}"] = for_sale(sight, card, rect)
    title = QRectF(RIGHT, ROW_TOP - 24, 150, 22)
    layout["label:row"] = Place(title, Words("Dealer's Row", 16, title=True), Z.DECOR)
    words = row_words(sight)
    offer = QRectF(RIGHT + 150, ROW_TOP - 24, 378, 22)
    layout["label:here"] = Place(offer, Words(words, 14, align="right"), Z.DECOR)
    return layout


def row_words(sight: Sight) -> str:
    """Return what the row is for now: what is offered here, or what a card lets be done."""
    match sight.asks:
        case "loot":
            return "for Token Shards in an exchange"
        case "exchange":
            return f"{sight.step.left} Token Shards to spend"
        case "acquire":
            return "acquire one for free" if sight.step.free else "acquire one at once"
        case "row":
            return "choose a card to discard"
        case "copy":
            return "choose a card to copy"
    here = ", ".join(LETTERS[one][0].capitalize() for one in sight.letters_here)
    return f"here: {here}" if here else "nothing is sold here"


def fame(sight: Sight) -> Layout:
    """Return the Fame track."""
    points = tuple(player.fame for player in sight.view.players)
    said = ", ".join(f"{sight.name(seat)} {n}" for seat, n in enumerate(points))
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    rows = tuple(Line(sight.name(seat), "star", str(points[seat])) for seat in order)
    note = "The Fame on cards, and a third of the Token Shards, are added at the end."
    rect = QRectF(RIGHT, 287, 528, 45)
    face = FameTrack(points)
    sheet = Sheet("Fame", rows, note)
    return {"fame": Place(rect, face, Z.DECOR, name=f"Fame: {said}", preview=sheet, glows=False)}
