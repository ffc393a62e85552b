"""Where everything lies on The Mind's board: the top row, the other seats, the stacks, laid aside.

All measures are board units (992 x 712). The hands are laid out by `mind_hands`, the panels that
pass over the table by `mind_panels`.
"""

from PySide6.QtCore import QRectF, Qt

from gamebox.games.mind.cards import COLOURS, Colour, colour, number
from gamebox.games.mind.moves import Laid
from ui.boards.mind_cards import CardBack, LevelFace, NumberCard, Slot, StackList, blind_words
from ui.boards.mind_faces import Dial, Pip, life_tint, star_tint
from ui.boards.mind_hands import hands
from ui.boards.mind_panels import panels
from ui.boards.mind_seats import TOP, others, plate_height
from ui.boards.mind_sight import Sight, count_of
from ui.boards.place import Layout, Mark, Place
from ui.items.badge import Caption, IconFace, Nothing
from ui.items.face import Face
from ui.items.pile import lying
from ui.items.z import Z, layer

STACKS = {"white": QRectF(244, 158, 152, 212), "red": QRectF(596, 158, 152, 212)}
LEVEL = QRectF(426, 167, 140, 194)
ASIDE = {"white": QRectF(16, 186, 212, 190), "red": QRectF(776, 186, 204, 190)}
SHOWN_CARDS = 4
"""How many cards of a stack can be seen; deeper ones lie hidden under them."""
MOST_ICONS = 5
ROOMY = 1.4
"""Up to this text scale there is room for two lines under a stack."""


def lay_out(sight: Sight) -> Layout:
    """Return the place of everything, in the order of the Tab key."""
    return {
        **hands(sight),
        **panels(sight),
        **stacks(sight),
        **aside(sight),
        **others(sight),
        **top_row(sight),
    }


def top_row(sight: Sight) -> Layout:
    """Return the lives, the way through the levels, and the throwing stars."""
    view = sight.view
    layout: Layout = {}
    layout |= _icons(
        "life",
        "heart",
        life_tint(sight.theme),
        QRectF(22, 14, 28, 28),
        have=view.lives,
        most=view.box.lives,
    )
    step = min(49.0, 588.0 / len(view.levels))
    left = 528 - step * len(view.levels) / 2
    for index, level in enumerate(view.levels):
        state = "now" if level.number == view.level else "ahead"
        state = "done" if level.number < view.level else state
        rect = QRectF(left + step * index, 13, step - 9, 52)
        face = Pip(level.number, state, level.blind, level.reward)
        layout[f"pip:{level.number}"] = Place(rect, face, Z.DECOR)
    first = QRectF(970 - 34 * min(view.box.stars, MOST_ICONS), 13, 30, 30)
    layout |= _icons(
        "star", "throwing-star", star_tint(sight.theme), first, have=view.stars, most=view.box.stars
    )
    lives = f"{count_of(view.lives, 'life')} of {view.box.lives}"
    stars = f"{count_of(view.stars, 'throwing star')} of {view.box.stars}"
    across = QRectF(18, 10, 34 * min(view.box.lives, MOST_ICONS) + 2, 36)
    layout["pile:lives"] = Place(across, Nothing(), Z.DECOR, name=lives.capitalize(), glows=False)
    wide = 34 * min(view.box.stars, MOST_ICONS) + 2
    layout["pile:stars"] = Place(
        QRectF(first.left() - 4, 9, wide, 38), Nothing(), Z.PILE, name=stars.capitalize()
    )
    return layout


def _icons(kind: str, icon: str, tint: str, first: QRectF, *, have: int, most: int) -> Layout:
    """Return a row of icons, full ones first; a number beside one icon where there are many."""
    if most > MOST_ICONS:
        words = QRectF(first.right() + 4, first.top() - 2, 80, first.height() + 4)
        return {
            f"{kind}:0": Place(first, IconFace(icon, tint), Z.DECOR),
            f"{kind}:count": Place(words, Caption(f"{have} of {most}", "mind"), Z.DECOR),
        }
    return {
        f"{kind}:{index}": Place(
            first.translated(34.0 * index, 0), IconFace(icon, tint, index >= have), Z.DECOR
        )
        for index in range(most)
    }


def stacks(sight: Sight) -> Layout:
    """Return the level card between the two stacks, and what is known of each stack."""
    view = sight.view
    card = view.level_card
    face = LevelFace(card.number, len(view.levels), card.blind, card.reward)
    reward = f"; reward: one {card.reward}" if card.reward else ""
    name = f"Level {card.number} of {len(view.levels)}, {blind_words(card.blind)}{reward}"
    layout: Layout = {}
    for stack in COLOURS:
        layout |= _stack(sight, stack)
    layout["pile:level"] = Place(LEVEL, face, Z.PILE, name=name, preview=face, glows=False)
    return layout


def _stack(sight: Sight, stack: Colour) -> Layout:
    view = sight.view
    rect, blind = STACKS[stack], stack in view.blind and not view.over
    lays = [(index, laid) for index, laid in enumerate(view.laid) if laid.colour == stack]
    numbers = tuple(None if blind else _number(laid) for _, laid in lays)
    layout: Layout = {
        f"stack:{stack}": Place(
            rect,
            Nothing(radius=11.0) if lays else Slot(stack, blind),
            layer(Z.PILE, 10),
            name=_stack_name(stack, numbers, blind),
            preview=StackList(stack, numbers),
        )
    }
    for depth, (index, laid) in enumerate(reversed(lays[-SHOWN_CARDS:])):
        layout[f"laid:{view.level}:{index}"] = _laid(sight, index, laid, depth, blind)
    way = "ascending  1 → 50" if stack == "white" else "descending  50 → 1"
    height = 21 * sight.text
    words = QRectF(rect.center().x() - 125, rect.bottom() + 14, 250, height)
    waited = sight.waits.get(stack)
    if not waited or sight.text <= ROOMY:
        layout[f"caption:{stack}"] = Place(words, Caption(way, "mind", tone="muted"), Z.DECOR)
    if waited:
        room = QRectF(rect.center().x() - 60 * sight.text, words.top(), 150 * sight.text, height)
        room.translate(0, height + 2 if sight.text <= ROOMY else 0)
        layout[f"dial:{stack}"] = Place(room, Dial(waited), Z.DECOR)
    return layout


def _laid(sight: Sight, index: int, laid: Laid, depth: int, blind: bool) -> Place:
    """Return the place of a card on a stack; `depth` 0 is the top card."""
    stack = laid.colour
    shown = _number(laid)
    hidden = blind or shown is None
    face: Face = CardBack(stack) if hidden or shown is None else NumberCard(stack, shown)
    rect, tilt = lying(STACKS[stack], depth, index, to_left=stack == "white")
    own = laid.seat == sight.seat and laid.card is not None
    last = index == len(sight.view.laid) - 1
    return Place(
        rect,
        face,
        layer(Z.CARD, 100 - depth),
        tilt=tilt,
        mark=Mark.LAST if last else Mark.NONE,
        origin=f"card:{laid.card}" if own else f"seat:{laid.seat}",
        exit=f"stack:{stack}",
    )


def _number(laid: Laid) -> int | None:
    return None if laid.card is None else number(laid.card)


def _stack_name(stack: Colour, numbers: tuple[int | None, ...], blind: bool) -> str:
    title = f"{stack.capitalize()} stack, {'ascending' if stack == 'white' else 'descending'}"
    if not numbers:
        return f"{title}, empty{', face down' if blind else ''}"
    if blind:
        return f"{title}, {count_of(len(numbers), 'card')} face down"
    return f"{title}, {count_of(len(numbers), 'card')}, on top {numbers[-1]}"


def aside(sight: Sight) -> Layout:
    """Return the cards that left play by a mistake or a star, beside the stack of their colour."""
    layout: Layout = {}
    if sight.result is not None:
        return layout
    for stack in COLOURS:
        away = [gone for gone in sight.view.aside if colour(gone.card) == stack]
        if not away:
            continue
        room = QRectF(ASIDE[stack])
        room.setTop(max(room.top(), TOP + plate_height(sight) + 24 * sight.text))
        columns = 4
        rows = -(-len(away) // columns)
        down = min(74.0, (room.height() - 67) / max(1, rows - 1)) if rows > 1 else 74.0
        for index, gone in enumerate(away):
            row, column = divmod(index, columns)
            rect = QRectF(room.left() + 53 * column, room.top() + down * row, 48, 67)
            own = gone.seat == sight.seat
            layout[f"aside:{gone.card}"] = Place(
                rect,
                NumberCard(stack, number(gone.card), gone.seat),
                layer(Z.CARD, index),
                origin=f"card:{gone.card}" if own else f"seat:{gone.seat}",
                exit="pile:level",
                delay=index % columns,
            )
        names = ", ".join(str(number(gone.card)) for gone in away)
        words = QRectF(room.left(), room.top() - 24 * sight.text, room.width(), 21 * sight.text)
        left = Qt.AlignmentFlag.AlignLeft
        caption = Caption("laid aside", "mind", size=14, tone="muted", align=left)
        layout[f"pile:aside-{stack}"] = Place(
            words, caption, Z.DECOR, name=f"{stack.capitalize()} laid aside: {names}", glows=False
        )
    return layout
