"""What the pages of the campaign are made of: a sheet, its texts, its columns, its buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gamebox.core.question import Move
from gamebox.games.ordeals.campaign import campaign_of
from gamebox.games.ordeals.view import OrdealsView
from ui.boards.ordeals_prints import GAME, INK, MINOR
from ui.boards.ordeals_scenes import Mood, Scene
from ui.boards.paths import Offered
from ui.palettes import Mode
from ui.stylesheet import stylesheet
from ui.theme import Role, Size, Theme
from ui.widgets.basics import Button, ScrollPage, label
from ui.widgets.flow import FlowLayout

WIDEST, MARGIN = 940, 18
NARROW = 640
"""Logical pixels at 100 %: the widest sheet, and the narrowest with columns side by side."""
LEAST_HEAD, HEAD, TITLE = 96, 132, 30
FIRST = 100
"""How much more the picture takes of free room than what is under it, until it is high enough."""
LARGEST = 1.6
"""How far the title grows with the text: it is large, and the page needs the room."""
_SHEET = """
QFrame#page {{ background: {table}; border: none; }}
QFrame#paper {{ background: {paper}; border: 1px solid {edge}; border-radius: 14px; }}
QFrame#paper QLabel {{ color: {ink}; }}
QFrame#paper QLabel[tone="minor"] {{ color: {minor}; }}
QFrame#paper QLabel[tone="cream"] {{ color: #FFF4DE; }}
QFrame#box {{ background: {box}; border: 1px solid {line}; border-radius: 10px; }}
QFrame#marked {{ background: {marked}; border: 2px solid {edge}; border-radius: 10px; }}
QFrame#paper QScrollArea {{ border: 2px solid transparent; border-radius: 12px; }}
QFrame#paper QScrollArea:focus {{ border: 2px solid {focus}; }}
"""


@dataclass(frozen=True)
class Look:
    """What a page is made from: the view, the names, what is on offer, and the theme.

    `choose` makes an offer, and `close` puts a page away that somebody has opened.
    """

    view: OrdealsView
    names: Sequence[str]
    offers: Sequence[Offered]
    choose: Callable[[Offered], None]
    close: Callable[[], object]
    theme: Theme

    def key(self) -> tuple[Any, ...]:
        """Return what makes a page another one."""
        made = tuple(getattr(offer, "move", None) for offer in self.offers)
        campaign = campaign_of(self.view)
        mine = tuple((one.name, len(one.quests), one.cubes) for one in campaign.adventurers)
        return made, self.theme, tuple(self.names), len(campaign.attempts), mine

    def act(self, move: Move) -> Callable[[], None] | None:
        """Return what makes a move, or None where it is not on offer here."""
        offer = next((one for one in self.offers if getattr(one, "move", None) == move), None)
        return None if offer is None else partial(self.choose, offer)


def page_theme(theme: Theme, scale: float) -> Theme:
    """Return the theme of pages on a board drawn at a scale: their text grows with the board."""
    return replace(theme, text_scale=theme.text_scale * max(1.0, scale))


@dataclass(frozen=True)
class Choice:
    """A button at the foot of a page; `act` is None where nobody here may press it now."""

    words: str
    icon: str
    act: Callable[[], object] | None
    primary: bool = False


def page_sheet(theme: Theme) -> str:
    """Return the style sheet of a page in the colours of the game."""
    game, contrast = theme.game(GAME), theme.mode is Mode.CONTRAST
    own = _SHEET.format(
        table=game.table[1],
        paper="#FFFFFF" if contrast else "#F3E8D0",
        edge="#000000" if contrast else "#7A6238",
        ink="#000000" if contrast else INK,
        minor="#000000" if contrast else MINOR,
        box="#FFFFFF" if contrast else "#E9D9B8",
        marked="#FFFFFF" if contrast else "#F8E3A8",
        line="#000000" if contrast else "#BFA675",
        focus="#0A55A8" if contrast else "#9A6A1E",
    )
    return stylesheet(theme, game.colours) + own


def words(
    text: str, theme: Theme, size: float, weight: int = 500, *, tone: str = "", title: bool = False
) -> QLabel:
    """Return a paragraph on paper, in the type of rules or of the game's titles."""
    made = label(text, "")
    made.setFont(theme.font(Role.ORDEALS if title else Role.RULES, size, None if title else weight))
    made.setProperty("tone", tone)
    return made


class Paper(QFrame):
    """A sheet: a picture with the title on it, what can be read, and the buttons at its foot.

    `titles` are a small one and the large one. What is read scrolls where there is not enough
    room, with the keys too.
    """

    def __init__(
        self,
        theme: Theme,
        titles: tuple[str, str],
        scene: tuple[int, Mood],
        choices: Sequence[Choice],
    ) -> None:
        super().__init__()
        self.setObjectName("paper")
        self.theme = theme
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, theme.px(10))
        lines.setSpacing(8)
        self.reading = ScrollPage(margin=0)
        self.reading.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.reading.setAccessibleName(titles[1])
        self.reading.column.addWidget(self._head(titles, *scene), FIRST)
        self.body = QVBoxLayout()
        self.body.setSpacing(theme.px(12))
        self.body.setContentsMargins(theme.px(24), 0, theme.px(24), theme.px(8))
        self.reading.column.addLayout(self.body, 1)
        lines.addWidget(self.reading, 1)
        self.buttons = [_button(choice, theme) for choice in choices]
        self.note = words("", theme, 15, tone="minor")
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(theme.px(24), 0, theme.px(24), 0)
        row.addWidget(self.note, 1)
        holder = QWidget()
        flow = FlowLayout(holder, spacing=10)
        for button in self.buttons:
            flow.addWidget(button)
        row.addWidget(holder)
        lines.addWidget(foot)

    def _head(self, titles: tuple[str, str], scenario: int, mood: Mood) -> QWidget:
        scene = Scene(scenario, mood, self.theme.px(LEAST_HEAD), self.theme.px(HEAD))
        lines = QVBoxLayout(scene)
        lines.setContentsMargins(self.theme.px(24), 10, self.theme.px(24), 12)
        lines.addStretch(1)
        lines.addWidget(words(titles[0], self.theme, 17, 700, tone="cream"))
        size = TITLE * min(1.0, LARGEST / self.theme.text_scale)
        lines.addWidget(words(titles[1], self.theme, size, tone="cream", title=True))
        return scene

    def add(self, *parts: QWidget) -> None:
        """Put parts under each other."""
        for part in parts:
            self.body.addWidget(part)

    def end(self) -> None:
        """Leave what is left of the sheet free."""
        self.body.addStretch(1)


def _button(choice: Choice, theme: Theme) -> Button:
    made = Button(choice.words, theme, "primary" if choice.primary else "", choice.icon, choice.act)
    made.setFont(theme.font(Role.UI, Size.BUTTON, 600))
    made.setEnabled(choice.act is not None)
    return made


class Columns(QWidget):
    """Parts side by side, or under each other where they would be narrow."""

    def __init__(self, parts: Sequence[QWidget], shares: Sequence[int], theme: Theme) -> None:
        super().__init__()
        self._least = theme.px(NARROW)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(theme.px(18))
        for part, share in zip(parts, shares, strict=True):
            self._box.addWidget(part, share)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decide anew whether there is room side by side."""
        super().resizeEvent(event)
        wide = self.width() >= self._least
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if direction != self._box.direction():
            self._box.setDirection(direction)


def box(parts: Sequence[QWidget], theme: Theme, name: str = "box") -> QFrame:
    """Return parts under each other in a frame."""
    frame = QFrame()
    frame.setObjectName(name)
    lines = QVBoxLayout(frame)
    lines.setContentsMargins(theme.px(14), theme.px(10), theme.px(14), theme.px(12))
    lines.setSpacing(theme.px(4))
    for part in parts:
        lines.addWidget(part)
    lines.addStretch(1)
    return frame


def stack(parts: Sequence[QWidget], theme: Theme, spacing: int = 10) -> QWidget:
    """Return parts under each other."""
    holder = QWidget()
    lines = QVBoxLayout(holder)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(theme.px(spacing))
    for part in parts:
        lines.addWidget(part)
    lines.addStretch(1)
    return holder
