"""Which page of the campaign stands over the board: adventurers, story, failure, the end."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.campaign import adventurer_of, campaign_of
from gamebox.games.ordeals.load import adventurers
from gamebox.games.ordeals.scenario import AfterFailure, ChooseAdventurer, TellStory
from gamebox.games.ordeals.view import OrdealsView
from ui.boards import ordeals_story
from ui.boards.ordeals_adventurers import AdventurersPage, owner_of
from ui.boards.ordeals_paper import MARGIN, WIDEST, Choice, Look, Paper, page_sheet
from ui.widgets.notice import announce

Kind = Literal["choose", "story", "lost", "end", "scenario", "quests"]
READING = ("scenario", "quests")
"""Pages that somebody has opened, and puts away again."""


@dataclass(frozen=True)
class Page:
    """A page: its kind, and what it is about (a page of the story, an adventurer)."""

    kind: Kind
    about: str = ""


def page_of(view: OrdealsView | None, read: Page | None) -> Page | None:
    """Return the page that stands over the board now; `read` is one that somebody has opened."""
    if view is None or view.campaign is None:
        return None
    if view.over:
        return read or Page("end")
    match view.stack[-1] if view.stack else None:
        case ChooseAdventurer():
            return Page("choose")
        case TellStory(page):
            return Page("story", page)
        case AfterFailure():
            return Page("lost")
    return read


class Pages(QFrame):
    """Covers the board with a page while there is one."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("page")
        self._board = board
        self._known: object = None
        self.page: Page | None = None
        self.paper: Paper | None = None
        self._lines = QHBoxLayout(self)
        self.hide()

    def put_away(self) -> None:
        """Show the board again."""
        had_focus = self._has_focus()
        self.page, self._known = None, None
        self.hide()
        self._drop()
        if had_focus:
            self._board.setFocus()

    def show_page(self, page: Page, look: Look, area: QRect) -> None:
        """Show a page; one that is shown already keeps its place and what is looked at in it."""
        known = (page, look.key(), area.size())
        if known == self._known:
            return
        turned = page != self.page
        focused = self._has_focus() or turned
        looked_at = self.paper.looked_at if isinstance(self.paper, AdventurersPage) else ""
        self.page, self._known = page, known
        self._drop()
        self.setStyleSheet(page_sheet(look.theme))
        side = max(MARGIN, (area.width() - look.theme.px(WIDEST)) // 2)
        self._lines.setContentsMargins(side, MARGIN, side, MARGIN)
        self.paper = self._make(page, look, looked_at)
        self._lines.addWidget(self.paper)
        self.setGeometry(area)
        self.show()
        self.raise_()
        if turned:
            announce(self, self.paper.reading.accessibleName())
        if focused:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to what is read: arrows scroll it, Tab leads on to the buttons."""
        if self.paper is None:
            return
        here = QApplication.focusWidget()
        if here is None or here is self._board or self._board.isAncestorOf(here):
            self.paper.reading.setFocus(Qt.FocusReason.OtherFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let nothing through to the board."""
        event.accept()

    def _has_focus(self) -> bool:
        here = QApplication.focusWidget()
        return here is not None and self.isAncestorOf(here)

    def _drop(self) -> None:
        if self.paper is not None:
            self._lines.removeWidget(self.paper)
            self.paper.hide()
            self.paper.deleteLater()
            self.paper = None

    def _make(self, page: Page, look: Look, looked_at: str) -> Paper:
        back = Choice("Back to the table", "close", look.close, primary=True)
        match page.kind:
            case "choose":
                return _adventurers(look, looked_at)
            case "quests":
                name = looked_at or adventurer_of(look.view, int(page.about)).name
                return AdventurersPage(look, name, choosing=False)
            case "lost":
                return ordeals_story.lost(look, _ways_on(look))
            case "end":
                return ordeals_story.ending(look)
            case "scenario":
                return ordeals_story.before(look, campaign_of(look.view).scenario, back)
        when, _, number = page.about.partition(" ")
        tell = ordeals_story.before if when == "before" else ordeals_story.after
        go_on = Choice("Go on", "play", look.act(moves.GoOn()), primary=True)
        return tell(look, int(number), go_on)


def _adventurers(look: Look, looked_at: str) -> Paper:
    """Return the page to choose from; it begins with the first that is free."""
    free = [name for name in adventurers() if owner_of(look, name) is None]
    return AdventurersPage(look, looked_at if looked_at in free else free[0], choosing=True)


def _ways_on(look: Look) -> list[Choice]:
    """Return what can be done after a lost scenario."""
    return [
        Choice("End here", "close", look.act(moves.GiveUpCampaign())),
        Choice("Begin again", "replay", look.act(moves.RestartCampaign())),
        Choice("Try again", "play", look.act(moves.RetryScenario()), primary=True),
    ]
