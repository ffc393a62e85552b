"""What passes over The Mind's table: a proposed star, and the level that has just ended."""

from PySide6.QtCore import QRectF, Qt

from gamebox.games.mind.cards import COLOURS, Colour, colour, number
from gamebox.games.mind.rules import AgreeOnStar
from ui.boards.mind_cards import NumberCard, blind_words
from ui.boards.mind_faces import Verdict
from ui.boards.mind_keys import cap
from ui.boards.mind_seats import seat_sign
from ui.boards.mind_sight import EndedLevel, Sight, count_of
from ui.boards.place import Layout, Place
from ui.items.badge import Caption, IconFace, Panel, PillButton, SeatSign, Veil
from ui.items.hand import row
from ui.items.z import Z, layer
from ui.theme import Role

MIDDLE = 496.0
CARD_WIDTH = 46.0


def panels(sight: Sight) -> Layout:
    """Return the panel of the moment, if there is one."""
    if sight.proposal is not None:
        return _proposal(sight, sight.proposal)
    record = sight.result
    return _result(sight, record) if record is not None else {}


# A throwing star is proposed


def _proposal(sight: Sight, proposal: AgreeOnStar) -> Layout:
    """Return who proposes a star, who has agreed, and the two answers."""
    scale = sight.text
    columns = min(sight.view.seats, 4 if scale <= 1.3 else 2)
    rows = -(-sight.view.seats // columns)
    answered = sight.seat == proposal.proposer or sight.seat in proposal.agreed
    answers = 0.0 if sight.shared or answered else 24 + 36 * scale
    far = 2000.0
    veil = QRectF(-far, -far, 2 * far + 992, far + (490 if sight.shared else 712 + far))
    rect = QRectF(MIDDLE - 290, 158, 580, 60 + (54 + 34 * rows) * scale + answers)
    title = f"{sight.name(proposal.proposer)} proposed a throwing star"
    sentence = "Nobody lays until everyone has agreed or one has refused."
    layout: Layout = {
        "veil": Place(veil, Veil(0.35), Z.VEIL),
        "panel": Place(rect, Panel(title, sentence, "mind", Role.MIND), Z.OVERLAY),
    }
    line = QRectF(rect.left() + 30, rect.top() + 24 + 66 * scale, rect.width() - 60, 28 * scale)
    layout |= _answers(sight, line, columns)
    if sight.shared:
        return layout
    high, keys = max(44.0, 36 * scale), sight.commands
    for index, (what, words, key, icon) in enumerate(
        (("agree", "Agree", keys.agree, "check"), ("refuse", "Refuse", keys.refuse, "close"))
    ):
        spot = QRectF(MIDDLE - 250 + index * 260, rect.bottom() - high - 18, 240, high)
        face = PillButton(f"{words} ({cap(key)})", icon, "mind", what == "agree")
        place = Place(spot, face, Z.OVERLAY_BUTTON, name=f"{words} ({cap(key)})")
        if f"button:{what}" in sight.offered:
            layout[f"button:{what}"] = place
    return layout


def _answers(sight: Sight, line: QRectF, columns: int) -> Layout:
    layout: Layout = {}
    step = line.width() / columns
    side = 20 * sight.text
    for seat in range(sight.view.seats):
        icon, done, _ = seat_sign(sight, seat)
        down, across = divmod(seat, columns)
        spot = line.translated(across * step, down * 34 * sight.text)
        at = QRectF(spot.left(), spot.center().y() - side / 2, side, side)
        face = IconFace(icon, sight.theme.game("mind").glow, not done)
        layout[f"answer:{seat}"] = Place(at, face, layer(Z.OVERLAY, 2))
        words = QRectF(at.right() + 8, spot.top(), step - side - 14, spot.height())
        sign = SeatSign(seat, sight.name(seat), "mind", 15)
        layout[f"answerer:{seat}"] = Place(words, sign, layer(Z.OVERLAY, 1))
    return layout


# The level that has just ended


def _result(sight: Sight, record: EndedLevel) -> Layout:
    """Return every card of the level in the order of laying, with its verdict."""
    scale = sight.text
    head, high = 36 + 64 * scale, 84.0
    rect = QRectF(MIDDLE - 352, 0, 704, head + high * 2 + (72 if record.aside else 8))
    rect.moveTop(max(140.0, 268 - rect.height() / 2))
    size = 32.0 if sight.view.over else 26.0
    layout: Layout = {
        "panel": Place(
            rect,
            Panel(_title(sight, record), _sentence(sight, record), "mind", Role.MIND, size),
            Z.OVERLAY,
            name=f"{_title(sight, record)}. {_sentence(sight, record)}",
            glows=False,
        )
    }
    for index, stack in enumerate(COLOURS):
        line = QRectF(rect.left() + 24, rect.top() + head + high * index, rect.width() - 48, high)
        layout |= _result_row(sight, record, stack, line)
    if record.aside:
        top = rect.top() + head + 2 * high
        layout |= _result_aside(record, QRectF(rect.left() + 24, top, rect.width() - 48, 60))
    return layout


def _title(sight: Sight, record: EndedLevel) -> str:
    if sight.view.over:
        return "You have won together!" if sight.view.winners else "The last life is gone"
    return f"Level {record.level} completed"


def _sentence(sight: Sight, record: EndedLevel) -> str:
    wrong = sum(laid.wrong for laid in record.laid)
    mistakes = f"{count_of(wrong, 'mistake').capitalize()} in level {record.level}"
    if sight.view.over:
        return f"{mistakes}."
    card = sight.view.level_card
    return f"{mistakes}. Next is level {card.number}: {blind_words(card.blind)}."


def _result_row(sight: Sight, record: EndedLevel, stack: Colour, line: QRectF) -> Layout:
    """Return one stack, from its bottom card to the left."""
    lays = [laid for laid in record.laid if laid.colour == stack and laid.card is not None]
    label = QRectF(line.left() + 8, line.top(), 124, 58)
    blind = stack in sight.view.levels[record.level - 1].blind
    words = f"{'↑' if stack == 'white' else '↓'} {stack}{', blind' if blind else ''}"
    layout: Layout = {f"result:{stack}": Place(label, _label(words), layer(Z.OVERLAY, 1))}
    room = QRectF(line.left() + 136, line.top(), line.width() - 144, 58)
    wide = max(24.0, min(CARD_WIDTH, room.width() / max(1, len(lays)) - 5))
    places = row(len(lays), room, wide, 5, centred=False)
    for index, (laid, spot) in enumerate(zip(lays, places, strict=True)):
        face = NumberCard(stack, number(laid.card or 1), laid.seat)
        layout[f"result:{stack}:{index}"] = Place(spot, face, layer(Z.OVERLAY, 10 + index))
        side = min(20.0, wide * 0.6)
        sign = QRectF(spot.center().x() - side / 2, spot.bottom() - 3, side, side)
        layout[f"verdict:{stack}:{index}"] = Place(
            sign, Verdict(not laid.wrong), layer(Z.OVERLAY, 200 + index)
        )
    return layout


def _label(words: str) -> Caption:
    return Caption(words, "mind", 15, tone="muted", align=Qt.AlignmentFlag.AlignLeft)


def _result_aside(record: EndedLevel, line: QRectF) -> Layout:
    """Return the cards of the level that were laid aside."""
    layout: Layout = {
        "result:aside": Place(
            QRectF(line.left() + 8, line.top(), 124, 52),
            _label("laid aside"),
            layer(Z.OVERLAY, 1),
        )
    }
    room = QRectF(line.left() + 136, line.top(), line.width() - 144, 52)
    wide = max(24.0, min(38.0, room.width() / len(record.aside) - 5))
    spots = row(len(record.aside), room, wide, 5, centred=False)
    for index, (gone, spot) in enumerate(zip(record.aside, spots, strict=True)):
        face = NumberCard(colour(gone.card), number(gone.card), gone.seat)
        layout[f"result:aside:{index}"] = Place(spot, face, layer(Z.OVERLAY, 10 + index))
    return layout
