"""The desk: every part of a table's page where it stands, with nothing yet in motion."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from gamebox.core.question import Refusal
from ui.boards.board import Board
from ui.items.face import Face
from ui.items.several import in_one
from ui.settings import SettingsStore
from ui.table.countdown import Countdown
from ui.table.end_card import EndCard
from ui.table.hint import HintCard
from ui.table.hours import Hours
from ui.table.lists import LogPanel, MovesPanel
from ui.table.look import TableTheme
from ui.table.manners import Manners
from ui.table.offers import Offer
from ui.table.players import PlayerPanel, note_of
from ui.table.prompt import PromptBar
from ui.table.rail import ChartTab, Rail, Tab
from ui.table.rules_panel import RulesPanel
from ui.table.top_bar import TopBar
from ui.table.word_box import MovesTab
from ui.theme import Role
from ui.widgets.notice import Notice

MOST_HIGH = 4
"""Players whose panels have two lines each; those of more have one."""
WIDEST_RAIL = 0.36
"""Of the window: the board needs the rest."""


class Stand(QFrame):
    """Holds the board, and what stands over it, in place when it changes its size."""

    def __init__(self, board: Board, theme: TableTheme) -> None:
        super().__init__()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(board)
        self.countdown = Countdown(theme, self)
        self.hint = HintCard(theme, self)
        self.end = EndCard(theme, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything in its place again."""
        super().resizeEvent(event)
        for card in (self.countdown, self.hint, self.end):
            card.place()


class Desk(QWidget):
    """The parts of the page; `TablePage` sets them going."""

    def __init__(
        self, table: Any, manners: Manners, store: SettingsStore, theme: TableTheme, hours: Hours
    ) -> None:
        super().__init__()
        self._store, self.theme = store, theme
        rules, names = manners.rules, table.names
        humans = [n for n, seat in enumerate(table.seats) if not seat.is_bot]
        self.top = TopBar(rules.title, Role(rules.name), theme)
        self.notice = Notice(theme)
        self.remark = Notice(theme)
        self.prompt = PromptBar(theme, hours)
        self.board = manners.board(theme)
        self.stand = Stand(self.board, theme)
        self.players = [
            PlayerPanel(n, who, note_of(who, len(humans) == 1), theme, low=len(names) > MOST_HIGH)
            for n, who in enumerate(table.seats)
        ]
        self.log = LogPanel(table, manners, humans[0] if len(humans) == 1 else None, theme)
        self.moves = MovesPanel(theme)
        self.moves_tab = MovesTab(self.moves, theme)
        self.words = self.moves_tab.words
        self._several = len(humans) > 1
        self.rules = RulesPanel(rules.name, theme)
        self.chart = ChartTab(lambda: manners.chart(self.theme, names), theme)
        pages = {
            Tab.LOG: self.log,
            Tab.MOVES: self.moves_tab,
            Tab.RULES: self.rules,
            Tab.CHART: self.chart,
        }
        self.log.pictured.connect(self._show_pictures)
        self.rail = Rail(self.players, pages, theme)
        self.set_hover_delay(store.settings.hover_delay_ms)
        self._put_together()

    def _put_together(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.prompt)
        column.addWidget(self.stand, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.rail)
        self.splitter.setCollapsible(0, False)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setHandleWidth(6)
        self._keep = QTimer(self, singleShot=True, interval=400)
        self._keep.timeout.connect(self._keep_width)
        self.splitter.splitterMoved.connect(lambda _pos, _index: self._keep.start())
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        for bar in (self.top, self.notice, self.remark):
            lines.addWidget(bar)
        lines.addWidget(self.splitter, 1)

    def show_moves(self, offers: Sequence[Offer], nothing: str) -> None:
        """Show what may be done in the tab of moves; `nothing` stands where there is nothing."""
        self.moves_tab.show_offers(offers, nothing, hidden=self._several)

    def set_hover_delay(self, milliseconds: int) -> None:
        """Set how long the pointer rests on a card, or on a line that names one."""
        self.board.set_hover_delay(milliseconds)
        self.log.pointer.set_delay(milliseconds)

    def _show_pictures(self, faces: tuple[Face, ...], line: int) -> None:
        """Show the cards of a line of the log on the board, beside the line; or none any more."""
        face = in_one(faces)
        if face is None:
            self.board.notes.picture_out()
            return
        there = self.log.viewport().mapTo(self, QPoint(0, line))
        here = self.board.viewport().mapFrom(self, there)
        size = self.board.preview_size
        if len(faces) > 1:
            size = QSizeF(2 * size.width(), size.height())
        self.board.notes.show_picture(face, size, QPointF(self.board.width() - 1, here.y()))

    def refuse_word(self, refusal: Refusal, *, typing: bool) -> None:
        """Say why a word was not taken: beside the field, or, `typing` there, in the word box."""
        self.prompt.show_refusal(refusal)
        self.board.refuse_word(refusal)
        if typing:
            self.words.refuse()

    def show_save_problem(self, sentence: str) -> None:
        """Say why the game could not be kept; an empty sentence: it is kept again."""
        if sentence:
            self.notice.say(f"{sentence} Play goes on; the next answer tries again.")
        else:
            self.notice.close_notice()

    # The rail's width

    def fit_rail(self) -> None:
        """Give the rail the width that it was left with, grown with the text."""
        wanted = self.theme.px(self._store.settings.rail_width)
        width = min(wanted, round(self.width() * WIDEST_RAIL))
        self.splitter.setSizes([max(1, self.width() - width), width])

    def toggle_rail(self) -> None:
        """Put the rail away, or bring it back."""
        self.rail.setVisible(not self.rail.isVisible())

    def open_tab(self, tab: Tab) -> None:
        """Show a tab of the rail, which comes back if it was away."""
        self.rail.setVisible(True)
        if self.splitter.sizes()[1] == 0:
            self.fit_rail()
        self.rail.show_tab(tab)

    def close_down(self) -> None:
        """Stop what goes on by itself."""
        self._keep.stop()
        self.prompt.close_down()
        self.board.close_down()

    def set_theme(self, theme: TableTheme) -> None:
        """Fit the rail to the new size of the text."""
        if isinstance(theme, TableTheme):
            self.theme = theme
            self.fit_rail()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the rail when the window's size is known."""
        super().showEvent(event)
        self.fit_rail()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the rail's width; the board takes what the window gains."""
        super().resizeEvent(event)
        self.fit_rail()

    def _keep_width(self) -> None:
        width = round(self.splitter.sizes()[1] / self.theme.text_scale)
        self._store.change(rail_width=width)
