"""Pictures for the chapters of the rules: a row of cards and signs, and what they show."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.home.brush import downward, glow, kept, paper, rounded
from ui.home.lids import number_face
from ui.icons import draw_icon
from ui.items.paint import text
from ui.theme import Role, Theme, qcolour

Mark = Literal["", "may", "not", "right", "wrong"]

CARD = (66.0, 92.0)
WORD = (122.0, 74.0)
GAP = 14.0
HEIGHT = 150.0


@dataclass(frozen=True)
class Figure:
    """A card of a colour with its number, a card's back, or (by its name) an icon.

    `word` is what a card of words says; `coin` and `ball` are those of Medium.
    """

    face: str
    number: int = 0
    mark: Mark = ""
    apart: bool = False  # a little further from the one before it
    word: str = ""

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high it is."""
        return WORD if self.word else CARD


@dataclass(frozen=True)
class Strip:
    """A row of figures, and the sentence that says what it shows."""

    figures: tuple[Figure, ...]
    caption: str


def _row(face: str, numbers: tuple[int, ...], wrong: tuple[int, ...] = ()) -> tuple[Figure, ...]:
    return tuple(Figure(face, n, "wrong" if n in wrong else "") for n in numbers)


def _icons(*names: str) -> tuple[Figure, ...]:
    """Return icons in a row, a little apart from what stands before them."""
    return tuple(Figure(name, apart=place == 0) for place, name in enumerate(names))


def _words(*words: str, mark: Mark = "", apart: bool = False) -> tuple[Figure, ...]:
    """Return cards with words in a row."""
    return tuple(
        Figure("word", mark=mark, apart=apart and not place, word=word)
        for place, word in enumerate(words)
    )


def _coins(*points: int, apart: bool = False) -> tuple[Figure, ...]:
    """Return tokens in a row."""
    return tuple(
        Figure("coin", each, apart=apart and not place) for place, each in enumerate(points)
    )


STRIPS = {
    "mind": {
        "idea": Strip(
            (*_row("white", (8, 13, 22)), Figure("red", 45, apart=True), *_row("red", (36, 29))),
            "White climbs on the left, red falls on the right.",
        ),
        "setup": Strip(
            (*(Figure("heart"),) * 3, Figure("throwing-star", apart=True)),
            "Three players begin with three lives and one throwing star.",
        ),
        "ready": Strip(
            (*(Figure("hand", mark="may"),) * 2, Figure("hand", mark="not")),
            "Two hands lie on the table; play waits for the third.",
        ),
        "lay": Strip(
            (
                Figure("white", 22, "may"),
                Figure("white", 41, "not"),
                Figure("red", 29, "may"),
                Figure("red", 4, "not"),
            ),
            "Of this hand only white 22 and red 29 can be laid.",
        ),
        "mistake": Strip(
            (
                *_row("white", (8, 13)),
                Figure("white", 28, "wrong"),
                Figure("white", 20, "not", apart=True),
                Figure("white", 25, "not"),
                Figure("heart-empty", apart=True),
            ),
            "White 28 was too early: 20 and 25 are laid aside, and one life is lost.",
        ),
        "blind": Strip(
            (*_row("white", (7, 14, 28, 20, 25, 23, 37), (28,)), Figure("eye-off", apart=True)),
            "Turned up after the level: 28 lay before 20, 25 and 23. That is one mistake.",
        ),
        "star": Strip(
            (
                Figure("throwing-star", mark="may"),
                Figure("back", apart=True),
                Figure("back"),
                Figure("back"),
            ),
            "All have agreed: everybody puts one card down, and all are turned up together.",
        ),
        "end": Strip(
            (Figure("white", 50), Figure("red", 1), Figure("heart", mark="may", apart=True)),
            "All hands are empty. This level's card gives a life.",
        ),
        "screen": Strip(
            (Figure("eye", mark="may"), Figure("up", apart=True), Figure("down")),
            "Three keys for everybody: look at your hand, lay white, lay red.",
        ),
    },
    "medium": {
        "idea": Strip(
            (*_words("SHEEP", "CLOTHING"), *_words("WOOL", mark="may", apart=True)),
            "Sheep and clothing: both say wool.",
        ),
        "setup": Strip(
            (*_words("LANTERN", "HONEY", "PIRATE"), Figure("ball", apart=True)),
            "Words in hand, and the Crystal Ball deep in the deck.",
        ),
        "turn": Strip(
            (*_words("CLOTHING"), *_words("SHEEP", mark="may", apart=True)),
            "The partner's clothing lies first; sheep is played to go with it.",
        ),
        "say": Strip(
            (*_words("WOOL", "WOLF", mark="wrong"), *_words("ANIMAL", "ANIMAL", mark="right")),
            "Wool and wolf miss, but they lead both of them to animal.",
        ),
        "vote": Strip(
            (*_words("PAINT", "PAINTER"), *_icons("check", "close")),
            "These are close: the others vote on whether they match.",
        ),
        "token": Strip(
            (*_coins(6, 5), *_coins(4, 3, apart=True), *_coins(2, 1, apart=True)),
            "The points of a match at the first, the second and the third attempt.",
        ),
        "end": Strip(
            (Figure("ball", mark="wrong"), *_coins(6, 5, 3, apart=True)),
            "The Crystal Ball shatters; after that round tokens and cards are counted.",
        ),
        "esp": Strip(
            (*_icons("eye"), *_icons("lock"), *_words("WOOL", mark="not", apart=True)),
            "Divination takes the last words up; Incantation forbids one.",
        ),
        "predict": Strip(
            (*_icons("check", "close"), Figure("hand", mark="may", apart=True)),
            "A match at once, or not? A right prediction takes a Hand of Fate token.",
        ),
        "two": Strip(
            (*_coins(6, 4, 3), Figure("eye", apart=True), *_coins(5)),
            "Your pile, and that of Madame Fortuna, who takes a token for each first miss.",
        ),
        "screen": Strip(
            (*_icons("keyboard", "eye-off"), *_icons("curtain"), *_words("WOOL", "WOOL")),
            "One types unseen and hands the screen on; both words are shown together.",
        ),
    },
    "middle_ages": {
        "cards": Strip(
            (*_icons("cleric", "fortress"), *_icons("chalices", "chalices", "skull")),
            "One card: a Cleric, a Fortress, two chalices of Wealth, and a skull as its Crisis.",
        ),
        "setup": Strip(
            (*_icons("noble", "jewels"), *_icons("yeoman", "sheaves")),
            "Two Accords: one of the Noble and the jewels, one of the Yeoman and the sheaves.",
        ),
        "open": Strip(
            (*_icons("skull", "pitchfork", "hooked_blade"), Figure("eye-off", apart=True)),
            "Of a hand only the backs are seen: Plague, Revolt and Betrayal.",
        ),
        "turn": Strip(
            (*_icons("hand"), *_icons("merchant"), *_icons("accord"), *_icons("undo")),
            "Add a card, use its ability, let your Accord act, and take a Coterie of three up.",
        ),
        "return": Strip(
            (
                Figure("hooked_blade", mark="wrong"),
                *_icons("fortress", "fortress"),
                Figure("pitchfork", mark="not", apart=True),
                Figure("skull", mark="wrong", apart=True),
            ),
            "A hooked blade costs a card, each card without a pitchfork is an Action, skulls go.",
        ),
        "structures": Strip(
            _icons("fortress", "cathedral", "tower_house", "guildhall"),
            "Fortress, Cathedral, Tower House and Guildhall: each has an ability and scores.",
        ),
        "end": Strip(
            (*_icons("fortress"), *_icons("coins"), *_icons("hand")),
            "Structures score, then Wealth, then the icons of your Accord in your hand.",
        ),
    },
    "ordeals": {
        "idea": Strip(
            (*_icons("cards"), *_icons("run"), *_icons("combat"), *_icons("king")),
            "Build a deck, walk, fight, and gather Fame until the King falls.",
        ),
        "setup": Strip(
            (*_icons("effort", "food", "power"), *_icons("town")),
            "Strive, Forage and Hack make the first deck; all begin in the Town.",
        ),
        "turn": Strip(
            (*_icons("weapon"), *_icons("run"), *_icons("cards"), *_icons("hand")),
            "Pay for what is bound, explore, acquire, and draw a new hand.",
        ),
        "explore": Strip(
            (*_icons("food", "run"), *_icons("event")),
            "A step costs Food and turns a face-down Encounter up.",
        ),
        "acquire": Strip(
            (*_icons("effort"), *_icons("trickster", "wanderer", "soldier"), *_icons("equipment")),
            "Effort buys what your Encounter offers: three archetypes, and Equipment.",
        ),
        "cards": Strip(
            _icons("head", "body", "side", "weapon", "off_hand"),
            "Equipment lies in five slots of your Player Board.",
        ),
        "combat": Strip(
            (*_icons("power", "power"), *_icons("dust"), *_icons("pain")),
            "Assign Power to the enemies; when it does not suffice, push on or flee.",
        ),
        "pain": Strip(
            (*_icons("pain", "pain"), *_icons("skulls"), *_icons("town")),
            "Pain costs Health; who dies loses a little, and wakes in the Town.",
        ),
        "royalty": Strip(
            (*_icons("jack"), *_icons("queen"), *_icons("king")),
            "Each level ends with a Royalty; the King hunts.",
        ),
        "loot": Strip(
            (*_icons("shard", "shard", "shard"), *_icons("relic")),
            "When a Royalty falls, Token Shards become Relics or cards.",
        ),
        "encounters": Strip(
            (*_icons("basic"), *_icons("event"), *_icons("combat"), *_icons("ambush")),
            "Places to use, events with a price, fights, and Ambushes.",
        ),
        "end": Strip(
            (*_icons("cards"), *_icons("shard", "shard", "shard")),
            "The Fame of the track, of all your cards, and of every three Token Shards.",
        ),
        "campaign": Strip(
            (*_icons("person", "person"), *_icons("time"), *_icons("star"), *_icons("tomb")),
            "One team, one Fame, one Time tracker: the second death loses a scenario.",
        ),
        "scenarios": Strip(
            (*_icons("ambush"), *_icons("curse", "relic"), *_icons("throne", "king")),
            "Find the Wizard, break the curses with Relics, beat the King of Skulls.",
        ),
        "quests": Strip(
            (*_icons("quest"), *_icons("event"), *_icons("ongoing")),
            "Cubes complete a Quest for its Reward, or are spent to Inspire.",
        ),
    },
}


class StripWidget(QWidget):
    """Draws one strip as large as fits, on the table of its game."""

    def __init__(self, strip: Strip, game: str, theme: Theme) -> None:
        super().__init__()
        self.strip, self.game = strip, game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"Picture: {strip.caption}")
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the size and the colours of `theme`."""
        self.theme = theme
        self.setFixedHeight(round(HEIGHT * (0.6 + 0.4 * theme.text_scale)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that shows everything."""
        return QSize(500, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the table and, in its middle, the figures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        game = self.theme.game(self.game)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(self.theme.colours.line), 1.5))
        painter.setBrush(downward(rect, game.table[0], game.table[-1]))
        painter.drawPath(rounded(rect, 12))
        length = self._length()
        scale = min(rect.height() / HEIGHT, (rect.width() - 24) / length)
        painter.translate(rect.center())
        painter.scale(scale, scale)
        x = -length / 2
        for number, figure in enumerate(self.strip.figures):
            x += (1 + 3 * figure.apart) * GAP if number else 0
            self._figure(painter, figure, QPointF(x + figure.size[0] / 2, 0))
            x += figure.size[0]

    def _length(self) -> float:
        figures = self.strip.figures
        apart = sum(figure.apart for figure in figures[1:]) * 3 * GAP
        return sum(figure.size[0] for figure in figures) + (len(figures) - 1) * GAP + apart

    def _figure(self, painter: QPainter, figure: Figure, centre: QPointF) -> None:
        game = self.theme.game(self.game)
        wide, high = figure.size
        rect = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
        if figure.mark == "may":
            glow(painter, centre, 78, game.glow, 0.55)
        with kept(painter):
            painter.setOpacity(0.5 if figure.mark == "not" else 1)
            self._face(painter, figure, rect)
        if figure.mark in ("right", "wrong"):
            self._verdict(painter, figure.mark == "right", rect)

    def _face(self, painter: QPainter, figure: Figure, rect: QRectF) -> None:
        game = self.theme.game(self.game)
        if figure.face in ("white", "red"):
            with kept(painter):  # the face is drawn for the larger cards of the lid
                painter.translate(rect.center())
                painter.scale(CARD[0] / 108, CARD[1] / 152)
                large = QRectF(-54, -76, 108, 152)
                font = self.theme.font(Role.MIND, 1)
                number_face(painter, large, font, figure.number, figure.face == "red")
        elif figure.word:
            paper(painter, rect, ("#FFF8EA", "#ECD8B5", "#7D4FA3"))
            font = self.theme.font(Role.MEDIUM, 1)
            font.setPixelSize(22)
            text(painter, rect.adjusted(8, 0, -8, 0), figure.word, font, "#2A1038")
        elif figure.face in ("coin", "ball"):
            self._round(painter, figure, rect.center())
        elif figure.face == "back":
            paper(painter, rect, ("#4A50B8", "#23265E", "#A9AEE0"))
            ring = rect.center()
            painter.setPen(QPen(qcolour("#A9AEFF", 0.7), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for radius in (8, 16, 24):
                painter.drawEllipse(ring, radius, radius)
        else:
            tint = game.glow if figure.mark == "may" else game.table_text
            draw_icon(painter, figure.face, rect.adjusted(8, 8, -8, -8), tint)

    def _round(self, painter: QPainter, figure: Figure, centre: QPointF) -> None:
        """Draw a token with its points, or the Crystal Ball."""
        coin = figure.face == "coin"
        reach = 27.0 if coin else 37.0
        colours = ("#FFE7A8", "#B57F24") if coin else ("#CFEBFF", "#3B2F9E")
        rect = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        painter.setPen(QPen(QColor("#6B4510" if coin else "#E2B04E"), 2))
        painter.setBrush(downward(rect, *colours))
        painter.drawEllipse(rect)
        if coin:
            font = self.theme.font(Role.MEDIUM, 1)
            font.setPixelSize(30)
            text(painter, rect, str(figure.number), font, "#3A2204")

    def _verdict(self, painter: QPainter, right: bool, rect: QRectF) -> None:
        spot = QRectF(rect.center().x() - 12, rect.bottom() - 12, 24, 24)
        painter.setPen(QPen(QColor("#FFFFFF"), 2))
        painter.setBrush(QColor("#14613A" if right else "#A01C12"))
        painter.drawEllipse(spot)
        sign = spot.adjusted(6, 6, -6, -6)
        draw_icon(painter, "check" if right else "close", sign, "#FFFFFF")
