"""The page of the four adventurers: to choose one, and to read Quests and Rewards. [quest.deck]"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.campaign import campaign_of
from gamebox.games.ordeals.campaign_state import Adventurer
from gamebox.games.ordeals.cards import CardSet, Quest
from gamebox.games.ordeals.load import AdventurerCard, adventurers
from gamebox.games.ordeals.view import OrdealsView
from gamebox.games.ordeals.wording import capital
from gamebox.games.ordeals.wording_quests import quest_texts
from ui.boards.ordeals_paper import Choice, Columns, Look, Paper, box, words
from ui.boards.ordeals_prints import CREAM, STAT, Print, number_text, print_of
from ui.icons import draw_icon
from ui.items.badge import draw_seat_mark
from ui.items.paint import outline, paragraph, text, vertical, wrapped
from ui.palettes import Mode
from ui.theme import Role, Theme

COLOURS = {"blue": "#2B5C8A", "violet": "#6F4293", "green": "#35704A", "red": "#9C3D28"}
EMBLEMS = {"colbjorn": "heavy", "ysmay": "event", "tarrow": "wanderer", "odila": "head"}
TILE = QSize(210, 142)
LEAST_TILE = 120
ACROSS = {4: 760, 2: 360}
"""Logical pixels at 100 %: the narrowest tile, and a sheet on which so many stand side by side."""
TEXT = 17.5


@dataclass(frozen=True)
class Owner:
    """Whose an adventurer is: the seat and what it is called."""

    seat: int
    name: str


class Tile(QAbstractButton):
    """An adventurer: name, sign and sentence; greyed with whose it is when taken."""

    def __init__(self, one: AdventurerCard, owner: Owner | None, off: bool, theme: Theme) -> None:
        super().__init__()
        self.one, self.owner, self.off, self.theme = one, owner, off, theme
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(theme.px(LEAST_TILE), theme.px(TILE.height()))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        whose = "" if owner is None else f" Taken by {owner.name}."
        self.setAccessibleName(f"{one.name}. {one.text}{whose}")

    def sizeHint(self) -> QSize:
        """Return the size that grows with the text."""
        return QSize(self.theme.px(TILE.width()), self.theme.px(TILE.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the adventurer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        self._ground(painter, rect)
        unit = rect.height() / 136
        side = 52 * unit
        spot = QRectF(rect.right() - side - 10 * unit, rect.top() + 9 * unit, side, side)
        tint = QColor(CREAM)
        tint.setAlphaF(0.35 if self.off else 0.9)
        draw_icon(painter, EMBLEMS[self.one.id], spot, tint)
        left, wide = rect.left() + 13 * unit, rect.width() - 26 * unit
        name = QRectF(left, rect.top() + 22 * unit, spot.left() - left - 4, 34 * unit)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        text(painter, name, self.one.name, self.theme.font(Role.ORDEALS, 22), CREAM, align=align)
        room = QRectF(left, rect.top() + 62 * unit, wide, 44 * unit)
        font = wrapped(self.theme.font(Role.RULES, 16, 500), self.one.text, room)
        paragraph(painter, room, self.one.text, font, CREAM)
        if self.owner is not None:
            self._whose(painter, QRectF(left, rect.bottom() - 27 * unit, wide, 19 * unit))
        painter.end()

    def _ground(self, painter: QPainter, rect: QRectF) -> None:
        tone = QColor(COLOURS[self.one.colour])
        if self.off:
            grey = tone.value() // 3
            tone = QColor(grey, grey, grey)
        plain = self.theme.mode is Mode.CONTRAST
        painter.setPen(Qt.PenStyle.NoPen)
        fill = tone.darker(160) if plain else vertical(rect, tone.lighter(118), tone.darker(165))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, 12, 12)
        if not plain and not self.off:
            light = QRadialGradient(QPointF(rect.right() - 40, rect.top() + 40), rect.height())
            light.setColorAt(0, QColor(255, 244, 222, 60))
            light.setColorAt(1, QColor(255, 244, 222, 0))
            painter.setBrush(light)
            painter.drawRoundedRect(rect, 12, 12)
        if self.isChecked():
            outline(painter, rect, 12, QColor("#2A1B0C"), 6)
            outline(painter, rect.adjusted(1, 1, -1, -1), 11, QColor("#F0C15A"), 4)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#0A55A8"), 3))
            painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 13, 13)

    def _whose(self, painter: QPainter, line: QRectF) -> None:
        owner = self.owner
        assert owner is not None
        draw_seat_mark(
            painter, owner.seat, QRectF(line.left(), line.top(), line.height(), line.height())
        )
        room = line.adjusted(line.height() + 6, 0, 0, 0)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        font = self.theme.font(Role.UI, 14, 700)
        text(painter, room, owner.name, font, CREAM, align=align)


class Tiles(QWidget):
    """The tiles side by side, two and two where it is narrow, or each under the other."""

    def __init__(self, tiles: Sequence[Tile], theme: Theme) -> None:
        super().__init__()
        self._tiles, self._theme = tiles, theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.px(8))
        self._across = 0
        self._arrange(len(tiles))

    def resizeEvent(self, event: object) -> None:
        """Decide anew how many stand side by side."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        fitting = (n for n, least in ACROSS.items() if self.width() >= self._theme.px(least))
        self._arrange(next(fitting, 1))

    def _arrange(self, across: int) -> None:
        if across == self._across:
            return
        self._across = across
        for n, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, *divmod(n, across))


class AdventurersPage(Paper):
    """The four adventurers, and the Quests and Rewards of the one that is looked at.

    With `choosing`, the one that is looked at can be chosen; otherwise the page is read.
    """

    def __init__(self, look: Look, looked_at: str, *, choosing: bool) -> None:
        back = Choice("Back to the table", "close", look.close, primary=True)
        choose = Choice("", "check", self._choose, primary=True)
        title = "Choose your adventurer" if choosing else "Adventurers and Quests"
        over = "Each has three Quests, in order, and a Reward for each"
        choices = [choose if choosing else back]
        super().__init__(look.theme, (over, title), (1, "before"), choices)
        self._look, self._choosing = look, choosing
        self._act: Callable[[], object] | None = None
        self.tiles = {
            name: Tile(one, owner, choosing and owner is not None, look.theme)
            for name, one in adventurers().items()
            for owner in [owner_of(look, name)]
        }
        self.add(Tiles(list(self.tiles.values()), look.theme))
        self._read: QWidget | None = None
        self.end()
        for name, tile in self.tiles.items():
            tile.clicked.connect(lambda _checked=False, name=name: self.look_at(name))
        self.looked_at = ""
        self.look_at(looked_at)

    def look_at(self, name: str) -> None:
        """Show the Quests of an adventurer, and offer to choose it."""
        self.looked_at = name
        self.tiles[name].setChecked(True)
        if self._read is not None:
            self.body.removeWidget(self._read)
            self._read.deleteLater()
        self._read = quests_of(self._look.view, name, self.theme)
        self.body.insertWidget(1, self._read)
        if self._choosing:
            self._act = self._look.act(moves.PickAdventurer(name))
            button, tile = self.buttons[-1], self.tiles[name]
            button.setText(f"Be {adventurers()[name].name}")
            button.setEnabled(self._act is not None)
            self.note.setText("" if tile.owner is None else f"{tile.owner.name} has this one.")

    def _choose(self) -> None:
        if self._act is not None:
            self._act()


def owner_of(look: Look, name: str) -> Owner | None:
    """Return whose an adventurer is."""
    for seat, mine in enumerate(campaign_of(look.view).adventurers):
        if mine.name == name:
            return Owner(seat, look.names[seat])
    return None


def quests_of(view: OrdealsView, name: str, theme: Theme) -> QWidget:
    """Return the three Quests of an adventurer, with their Rewards, and how far they are."""
    mine = next((one for one in campaign_of(view).adventurers if one.name == name), None)
    quests = sorted((q for q in view.cards.quests if q.adventurer == name), key=lambda q: q.number)
    parts = [_quest(view.cards, quest, mine, theme) for quest in quests]
    return Columns(parts, [1] * len(parts), theme)


def _quest(cards: CardSet, quest: Quest, mine: Adventurer | None, theme: Theme) -> QWidget:
    how, active = _progress(cards, quest, mine)
    task, inspire = quest_texts(quest)
    reward = print_of(cards.kinds[cards.numbers[quest.reward][0]])
    parts = [
        words(f"Quest {quest.number}{how}", theme, 14.5, 700, tone="minor"),
        words(quest.name, theme, 19, title=True),
        words(f"{capital(task)}.", theme, TEXT),
        words(f"{inspire}.", theme, TEXT),
        box(
            [
                words(f"Reward: {reward.name}", theme, TEXT, 800),
                words(_reward(reward), theme, TEXT),
            ],
            theme,
        ),
    ]
    return box(parts, theme, "marked" if active else "box")


def _progress(cards: CardSet, quest: Quest, mine: Adventurer | None) -> tuple[str, bool]:
    """Return how far a Quest is, and whether it is the active one."""
    if mine is None:
        return "", False
    left = [cards.quest(card).id for card in mine.quests]
    if quest.id not in left:
        return ": complete", False
    if quest.id != left[0]:
        return ": to come", False
    return f": active, {mine.cubes} of {quest.goal} cubes", True


def _reward(one: Print) -> str:
    """Return a Reward in words: what it is, its numbers, what it does, its Fame."""
    numbers = [f"{number_text(n)} {STAT[icon]}" for icon, n in one.values]
    fame = [f"{one.fame} Fame"] if one.fame else []
    facts = ", ".join([capital(one.sort), *numbers, *fame])
    return f"{facts}. {one.words}".strip()
