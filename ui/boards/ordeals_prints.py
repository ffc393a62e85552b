"""What is printed on the cards of Ordeals, as plain values, and the strokes that print it."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gamebox.games.ordeals.cards import (
    AnyKind,
    CardSet,
    Curse,
    Encounter,
    Equipment,
    Minion,
    Ongoing,
    PainCard,
    Quest,
    Royalty,
    Skill,
    Weapon,
)
from gamebox.games.ordeals.glossary import glossary
from gamebox.games.ordeals.language_terms import OVER_HAND, Slot
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.sentences import NO_ABILITY, resource_line, sentence
from ui.icons import draw_icon
from ui.items.card import fixed
from ui.items.face import Style
from ui.items.paint import paragraph, paragraph_height
from ui.theme import Role, Theme

GAME = "ordeals"
PAPER = ("#F6ECD6", "#E9D8B6", "#CFBA90")
PAPER_EDGE = "#5E4A2C"
INK, MINOR = "#2A1B0C", "#4E3B22"
CREAM, GOLD = "#FFF4DE", "#F0C15A"
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LETTERS = {
    "T": ("trickster", "#7B4BA0"),
    "W": ("wanderer", "#3F7B52"),
    "S": ("soldier", "#A8442E"),
    "E": ("equipment", "#50627A"),
}
TONES = {
    "trickster": "#6F4293",
    "wanderer": "#35704A",
    "soldier": "#9C3D28",
    "equipment": "#475970",
    "relic": "#8A5A0C",
    "basic": "#665635",
    "curse": "#4A2F63",
    "pain": "#7A1C2A",
    "dust": "#7A5A2A",
    "plague": "#4C6A2E",
    "skulls": "#5A4A52",
    "scales": "#2F6468",
    "royalty": "#741E1E",
    "town": "#35604E",
    "event": "#4B3A78",
    "combat": "#7C3B22",
    "ambush": "#5F2140",
    "boss": "#741E1E",
    "quest": "#2B5A70",
    "ongoing": "#6A4A1C",
}
STAT = {
    "effort": "Effort",
    "food": "Food",
    "power": "Power",
    "cards": "Binding Limit",
    "combat": "Strike Bonus",
}
SLOTS: dict[Slot, str] = {
    "head": "Head",
    "body": "Body",
    "side": "Side",
    "off_hand": "Off-hand",
    "weapon": "Weapon",
}


@dataclass(frozen=True)
class Print:
    """What is printed on one kind of card.

    `values` are icons with their numbers, `foot` those of an enemy (Pain and loot), `letters` the
    archetypes of an Encounter. `cost` and `fame` are None where a card has none.
    """

    name: str
    tone: str
    sort: str
    icon: str
    sentence: str
    line: str = ""
    values: tuple[tuple[str, int], ...] = ()
    foot: tuple[tuple[str, int], ...] = ()
    letters: str = ""
    cost: int | None = None
    fame: int | None = None
    attack: bool = False
    weapon: bool = False
    protection: int = 0
    infected: int = 0
    terms: tuple[tuple[str, str], ...] = ()

    @property
    def words(self) -> str:
        """The sentence, or nothing where a card has no ability."""
        return "" if self.sentence == NO_ABILITY else self.sentence

    @property
    def spoken(self) -> str:
        """The card as a screen reader says it."""
        parts = [f"{self.name}, {self.sort}"]
        if self.line:
            parts.append(self.line)
        if self.letters:
            parts.append("offers " + ", ".join(LETTERS[one][0] for one in self.letters))
        return ". ".join([*parts, self.sentence.rstrip(".")])


class Prints:
    """The prints of all kinds of a card set, by card."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self._made: dict[str, Print] = {}

    def of(self, card: int) -> Print:
        """Return what is printed on a card."""
        kind = self.cards.kinds[card]
        made = self._made.get(kind.id)
        if made is None:
            made = self._made[kind.id] = print_of(kind)
        return made

    @cached_property
    def axe(self) -> Print:
        """The weapon that is printed on every Player Board."""
        return self.of(0)


def print_of(kind: AnyKind) -> Print:
    """Return what is printed on a kind of card."""
    tone, sort, icon = _sort(kind)
    return Print(
        name=kind.name,
        tone=tone,
        sort=sort,
        icon=icon,
        sentence=sentence(kind),
        line=resource_line(kind),
        values=_values(kind),
        foot=_foot(kind),
        letters="".join(getattr(kind, "archetypes", ())),
        cost=getattr(kind, "cost", 0) or None,
        fame=None if isinstance(kind, Minion | Royalty) else getattr(kind, "fame", None),
        attack=isinstance(kind, Skill) and kind.type == "attack",
        weapon=isinstance(kind, Weapon),
        protection=getattr(kind, "protection", 0),
        infected=getattr(kind, "infected", 0),
        terms=tuple(glossary(kind)),
    )


def _sort(kind: AnyKind) -> tuple[str, str, str]:
    """Return the tone of a card, what it is in words, and its sign."""
    match kind:
        case Skill():
            suit = kind.archetype or "basic"
            what = "Attack" if kind.type == "attack" else "Action"
            first = suit.capitalize() if kind.archetype else "Basic"
            icon = kind.archetype or ("power" if kind.type == "attack" else "effort")
            return suit, f"{first} {what}", "food" if _feeds(kind) else icon
        case Curse():
            return "curse", "Curse", "curse"
        case Weapon():
            how = kind.subtype.replace("_", "-")
            return _tone(kind), f"{_relic(kind)}{how} weapon", kind.subtype
        case Equipment():
            over = kind.slot == OVER_HAND
            where = "over the off-hand" if over else SLOTS[kind.slot].lower()
            sign = "off_hand" if over else kind.slot
            return _tone(kind), f"{_relic(kind)}Equipment, {where}", sign
        case PainCard():
            return "pain", "Pain", "pain"
        case Minion():
            return kind.suit, f"Minion of {kind.suit.capitalize()}", kind.suit
        case Royalty():
            return "royalty", kind.rank.capitalize(), kind.rank
        case Quest():
            return "quest", f"Quest {kind.number} of {adventurers()[kind.adventurer].name}", "quest"
        case Ongoing():
            return "ongoing", "Ongoing ability", "ongoing"
    assert isinstance(kind, Encounter)
    tone = "town" if kind.level == "town" else kind.subtype
    name = "Encounter" if kind.subtype == "basic" else f"{kind.subtype.capitalize()} Encounter"
    return tone.replace("basic", "town"), name, tone


def _feeds(kind: Skill) -> bool:
    return kind.archetype is None and kind.food > 0


def _tone(kind: Equipment) -> str:
    return "relic" if kind.relic else "equipment"


def _relic(kind: Equipment) -> str:
    return "Relic, " if kind.relic else ""


def _values(kind: AnyKind) -> tuple[tuple[str, int], ...]:
    match kind:
        case Skill():
            found = (("effort", kind.effort), ("food", kind.food), ("power", kind.power))
            return tuple((icon, n) for icon, n in found if n)
        case Weapon():
            limit, strike = kind.binding_limit, kind.strike_bonus
            return (("power", kind.power), ("cards", limit), ("combat", strike))
        case Minion() | Royalty():
            return (("power", kind.power),)
        case PainCard():
            return (("heart", -kind.health),) if kind.health else ()
        case Equipment() if kind.assign_power is not None:
            return (("power", kind.assign_power),)
    return ()


def _foot(kind: AnyKind) -> tuple[tuple[str, int], ...]:
    if isinstance(kind, Minion | Royalty):
        return (("pain", kind.pain), ("shard", kind.shards), ("star", kind.fame))
    return ()


# Strokes


def title_font(style: Style, size: float) -> QFont:
    """Return the font of names on cards, `size` board units high."""
    return fixed(style.theme, Role.ORDEALS, size)


def words_font(style: Style, size: float, weight: int = 500) -> QFont:
    """Return the font of the sentences on cards."""
    return fixed(style.theme, Role.RULES, size, weight)


def digits_font(style: Style, size: float) -> QFont:
    """Return the font of numbers on cards."""
    return fixed(style.theme, Role.ORDEALS, size)


def grown(theme: Theme) -> float:
    """Return how much larger a caption is than planned: a board has little room for more."""
    return min(max(theme.text_scale, 0.9), 1.2)


def number_text(n: int) -> str:
    """Return a number with a true minus."""
    return f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)


def draw_values(painter: QPainter, rect: QRectF, style: Style, one: Print, size: float) -> None:
    """Paint the value box in the middle of `rect`: icons with numbers, red-edged for Attacks."""
    font = digits_font(style, size)
    metrics = QFontMetricsF(font)
    side = size * 0.95
    wide = [side + 4 + metrics.horizontalAdvance(number_text(n)) for _, n in one.values]
    width = sum(wide) + 10 * (len(wide) - 1) + 18
    scale = min(1.0, (rect.width() - 4) / width)
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    box = QRectF(-width / 2, -rect.height() / 2 / scale, width, rect.height() / scale)
    box = box.intersected(QRectF(-width / 2, -size * 0.72, width, size * 1.44))
    painter.setPen(QPen(QColor("#B02E1E" if one.attack else "#8A7350"), 2.2 if one.attack else 1))
    painter.setBrush(QColor(255, 252, 240, 150))
    painter.drawRoundedRect(box, 6, 6)
    x = box.left() + 9
    for (icon, n), each in zip(one.values, wide, strict=True):
        draw_icon(painter, icon, QRectF(x, -side / 2, side, side), INK)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        words = QRectF(x + side + 4, box.top(), each - side, box.height())
        painter.drawText(words, int(LEFT), number_text(n))
        x += each + 10
    painter.restore()


def draw_coin(painter: QPainter, middle: QPointF, radius: float, n: int, style: Style) -> None:
    """Paint a price."""
    painter.save()
    painter.setPen(QPen(QColor("#5A3A08"), max(1.0, radius * 0.12)))
    painter.setBrush(QColor("#F0BE55"))
    painter.drawEllipse(middle, radius, radius)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setFont(digits_font(style, radius * 1.15))
    painter.setPen(QColor("#2A1804"))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(n))
    painter.restore()


def draw_count(painter: QPainter, sign: tuple[str, int, str], rect: QRectF, style: Style) -> float:
    """Paint an icon, a number and their colour from the left of `rect`; return their right end."""
    icon, n, colour = sign
    side = rect.height()
    draw_icon(painter, icon, QRectF(rect.left(), rect.top(), side, side), colour)
    font = digits_font(style, side * 0.92)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    words = number_text(n)
    painter.drawText(QRectF(rect.left() + side + 2, rect.top(), 60, side), int(LEFT), words)
    return rect.left() + side + 4 + QFontMetricsF(font).horizontalAdvance(words)


def fit_words(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    smallest: int = 10,
) -> None:
    """Write a sentence into the middle of `rect`, smaller if need be; what is too much is cut."""
    colour = INK
    fit = QFont(font)
    while fit.pixelSize() > smallest and paragraph_height(words, fit, rect.width()) > rect.height():
        fit.setPixelSize(fit.pixelSize() - 1)
    shown = words
    while len(shown) > 8 and paragraph_height(shown, fit, rect.width()) > rect.height() + 1:
        shown = shown[:-6].rstrip(" ,.;:") + "…" if " " not in shown else _shorter(shown)
    centre = Qt.AlignmentFlag.AlignCenter
    paragraph(painter, rect, shown, fit, colour, align=centre)


def _shorter(words: str) -> str:
    return words.rstrip("…").rsplit(" ", 1)[0].rstrip(" ,.;:") + "…"


def two_lines(font: QFont, words: str, width: float) -> list[str]:
    """Return a name on one line, or on two where that lets it be larger."""
    parts = words.split(" ")
    if len(parts) == 1 or QFontMetricsF(font).horizontalAdvance(words) <= width:
        return [words]
    cuts = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    best = min(cuts, key=lambda cut: max(map(QFontMetricsF(font).horizontalAdvance, cut)))
    return list(best)
