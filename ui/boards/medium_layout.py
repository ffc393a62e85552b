"""Where everything lies on Medium's board: the middle of the table, and all of it together.

All measures are board units (992 x 712).
"""

from PySide6.QtCore import QRectF

from gamebox.core.words import counted, listed
from gamebox.games.medium.facts import POINTS, sets_needed
from gamebox.games.medium.moves import Outcome
from gamebox.games.medium.texts import ATTEMPT_NAMES
from ui.boards.medium_cards import SetFace, WordBack, WordCard, WordList
from ui.boards.medium_faces import AttemptTab, Ball, Barred, Deck, Hollow, Shattered
from ui.boards.medium_hand import answers, hand
from ui.boards.medium_places import (
    BALL,
    BARRED,
    CORNER,
    DECK,
    MIDDLE,
    SEALED,
    SETS,
    TABS,
    TRAIL,
    WORDS,
    columns,
)
from ui.boards.medium_seats import rim
from ui.boards.medium_sight import Pair, Sight, shown_word, spoken_word
from ui.boards.place import Layout, Place
from ui.items.badge import Caption, Nothing
from ui.items.z import Z, layer

RESULTS: dict[Outcome, str] = {
    "match": "Match!",
    "miss": "No match",
    "silence": "Silence",
    "open": "Close…",
}
Said = tuple[str | None, int, str]
"""A word, who said or played it, and in which attempt."""
MOST_SETS = (9, 12)
"""Columns and rows of the page of sets; of more sets the rest is in the list of moves."""


def lay_out(sight: Sight) -> Layout:
    """Return the place of everything, in the order of the Tab key."""
    if not sight.view.bottom:
        return choosing(sight)
    return {
        **hand(sight),
        **answers(sight),
        **middle(sight),
        **trail(sight),
        **tabs(sight),
        **rim(sight),
        **corners(sight),
    }


# The two words and the ball


def middle(sight: Sight) -> Layout:
    """Return the newest two words, or the cards that lie, with the ball between them."""
    layout: Layout = {
        "pile:middle": Place(
            MIDDLE, Nothing(radius=14.0), Z.DECOR, name="The middle of the table, for a card"
        )
    }
    pairs = sight.pairs() or (sight.last_pairs() if sight.view.over else [])
    if pairs:
        layout |= _newest(sight, pairs[-1])
    elif not sight.view.over:
        layout |= _played(sight)
    layout |= _sealed(sight)
    words, tone = ball_words(sight)
    name = "Crystal ball" + (f": {words}" if words else "")
    face = Ball(words, tone)
    layout["ball"] = Place(BALL, face, layer(Z.CARD, 300), name=name, glows=False)
    if len(sight.view.cards) == 2 and not sight.fresh:
        layout |= _barred(sight)
    return layout


def ball_words(sight: Sight) -> tuple[str, Outcome | None]:
    """Return what the ball shows, and the outcome that colours it."""
    view = sight.view
    if sight.last is not None and not view.cards:
        ended = sight.last.attempts
        outcome = ended[-1].outcome if ended else None
        return (RESULTS[outcome], outcome) if outcome else ("", None)
    if sight.fresh:
        return "…", None
    if sight.shown is not None:
        return RESULTS[sight.shown], sight.shown
    if sight.outcome == "open":
        return RESULTS["open"], None
    if len(view.cards) < 2:
        return "", None
    step = sight.step
    if getattr(step, "divined", False):
        return "ESP", None
    return ("1st", "2nd", "3rd")[max(1, sight.attempt) - 1], None


def _played(sight: Sight) -> Layout:
    """Return the places of the two cards while they are played; the partner's comes first."""
    view = sight.view
    active, partner = sight.pair
    layout: Layout = {}
    for place, seat in enumerate((active, partner)):
        if place == 1 and view.cards:
            card = view.cards[0]
            word = view.words.word(card)
            layout |= _word(sight, f"card:{card}", (word, seat, "card"), 1)
            continue
        first = "plays first" if place == 1 else "plays second"
        face = Hollow(f"{sight.name(seat)} {first}", seat)
        layout[f"hollow:{place}"] = Place(WORDS[place], face, Z.DECOR)
    return layout


def _newest(sight: Sight, pair: Pair) -> Layout:
    layout: Layout = {}
    what = "card" if pair.number == 0 else _attempt_name(pair)
    for place in (0, 1):
        thing, word, seat = pair.ids[place], pair.words[place], pair.seats[place]
        if sight.backs:
            face = WordBack(seat)
            name = f"The word of {sight.name(seat)}, face down"
            z = layer(Z.CARD, 200)
            layout[thing] = Place(WORDS[place], face, z, name=name, glows=False)
        else:
            layout |= _word(sight, thing, (word, seat, what), place)
    return layout


def _word(sight: Sight, thing: str, said: Said, place: int) -> Layout:
    word, seat, what = said
    shown = shown_word(word)
    face = WordCard(shown, seat, f"{sight.name(seat)}, {what}")
    name = f"{spoken_word(word).capitalize()}: {sight.name(seat)}, {what}"
    origin = f"seat:{seat}"
    z = layer(Z.CARD, 200)
    return {thing: Place(WORDS[place], face, z, name=name, preview=face, origin=origin)}


def _attempt_name(pair: Pair) -> str:
    return "Divination" if pair.divined else ATTEMPT_NAMES[pair.number - 1].lower()


def _sealed(sight: Sight) -> Layout:
    """Return the words that are entered and not yet shown, face down at their speaker's card."""
    layout: Layout = {}
    for place, seat in enumerate(sight.pair):
        if seat in sight.sealed:
            name = f"{sight.name(seat)} has a word"
            layout[f"sealed:{place}"] = Place(
                SEALED[place],
                WordBack(seat),
                layer(Z.CARD, 350),
                name=name,
                glows=False,
                tilt=-4 if place == 0 else 4,
                origin=f"seat:{seat}",
            )
    return layout


def _barred(sight: Sight) -> Layout:
    words = tuple(sight.barred())
    face = Barred(words, sight.view.banned.upper())
    rect = QRectF(BARRED)
    rect.setHeight(BARRED.height() * min(max(sight.text, 1.0), 1.25))
    name = f"Not allowed: {listed(words)}"
    preview = WordList("Not allowed", words, columns=2 if len(words) > 4 else 1)
    return {"barred": Place(rect, face, Z.DECOR, name=name, glows=False, preview=preview)}


# What was said before


def trail(sight: Sight) -> Layout:
    """Return the earlier pairs of this turn, or all pairs of the last one, the oldest first."""
    last = sight.last_pairs()
    pairs = last if last and not sight.view.over else (last or sight.pairs())[:-1]
    layout: Layout = {}
    room = TRAIL
    if last:
        head = QRectF(room.left(), room.top() - 26, room.width(), 22)
        words = f"The turn of {sight.name(last[0].seats[0])} and {sight.name(last[0].seats[1])}"
        layout["caption:last"] = Place(head, Caption(words, "medium", 14, tone="muted"), Z.DECOR)
    for pair, spot in zip(pairs, columns(room, len(pairs), 168, 8), strict=True):
        layout |= _small(sight, pair, spot)
    return layout


def _small(sight: Sight, pair: Pair, spot: QRectF) -> Layout:
    layout: Layout = {}
    what = "card" if pair.number == 0 else _attempt_name(pair)
    high = (spot.height() - 3) / 2
    for place in (0, 1):
        word, seat = pair.words[place], pair.seats[place]
        rect = QRectF(spot.left(), spot.top() + place * (high + 3), spot.width(), high)
        shown = shown_word(word)
        name = f"{spoken_word(word).capitalize()}: {sight.name(seat)}, {what}"
        layout[pair.ids[place]] = Place(
            rect,
            WordCard(shown, seat, small=True),
            layer(Z.CARD, pair.number),
            name=name,
            preview=WordCard(shown, seat, f"{sight.name(seat)}, {what}"),
            exit=f"seat:{seat}",
        )
    return layout


# The attempts and their tokens


def tabs(sight: Sight) -> Layout:
    """Return the three attempts with the tokens that are left of each."""
    view = sight.view
    layout: Layout = {}
    now = sight.attempt
    for kind, spot in zip(POINTS, columns(TABS, 3, 106, 11), strict=True):
        state = "done" if kind < now else "ahead"
        if kind == now and not view.over:
            state = "matched" if sight.shown == "match" else "now"
        points = POINTS[kind]
        left = len(view.supply[kind - 1])
        title = ATTEMPT_NAMES[kind - 1]
        face = AttemptTab(title, f"{points[0]}–{points[1]}", left, state)
        words = f"{title}, {points[0]} or {points[1]} points, "
        words += f"{counted(left, 'token', 'tokens')} left" + (", now" if kind == now else "")
        layout[f"tokens:{kind}"] = Place(spot, face, Z.PILE, name=words)
    return layout


def corners(sight: Sight) -> Layout:
    """Return the deck, and the Crystal Ball once it has shattered."""
    view = sight.view
    name = f"Deck, {counted(view.deck_count, 'card', 'cards')} left"
    if not view.shattered:
        name += "; the Crystal Ball is among the lowest"
    layout: Layout = {"deck": Place(DECK, Deck(view.deck_count), Z.PILE, name=name)}
    if view.shattered:
        words = "" if view.over else "Last round"
        name = "The Crystal Ball has shattered" + ("" if view.over else ": this is the last round")
        layout["crystal"] = Place(CORNER, Shattered(words), Z.DECOR, name=name, glows=False)
    return layout


# Choosing sets


def choosing(sight: Sight) -> Layout:
    """Return the page of sets; all words of a set are read when the pointer rests on it."""
    view = sight.view
    sets = view.words.set
    wide = min(MOST_SETS[0], max(5, round(len(sets) ** 0.5)))
    high = min(MOST_SETS[1], max(3, -(-len(sets) // wide)))
    left = sets_needed(view.seats) - len(view.sets)
    words = f"Choose {counted(left, 'more set', 'more sets')} of words for the deck"
    head = QRectF(SETS.left(), 5, SETS.width(), 27 * min(sight.text, 1.6))
    layout: Layout = {"caption:sets": Place(head, Caption(words, "medium", 18), Z.DECOR)}
    room = SETS.adjusted(0, 30, 0, 0)
    gap = 16.0 if len(sets) <= 20 else 6.0
    tall = min(150.0, (room.height() - gap * (high - 1)) / high)
    room.setTop(room.center().y() - (tall * high + gap * (high - 1)) / 2)
    for place, each in enumerate(sets[: wide * high]):
        row, column = divmod(place, wide)
        line = QRectF(room.left(), room.top() + row * (tall + gap), room.width(), tall)
        spot = columns(line, wide, 180, gap)[column]
        chosen = place in view.sets
        upper = tuple(word.upper() for word in each.words)
        preview = WordList(each.name, upper, note="in the deck" if chosen else "")
        state = ", in the deck" if chosen else ""
        name = f"Set {each.name}{state}: {', '.join(each.words[:4])} and others"
        face = SetFace(each.name, upper[:6], chosen)
        z = layer(Z.CARD, place)
        layout[f"set:{place}"] = Place(spot, face, z, name=name, preview=preview, exit="deck")
    return layout
