"""The rules as a book: a chapter a page, with a picture, and a search over all of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gamebox.rulebook import Rule, Rulebook, rulebook
from gamebox.tutorial import has_tutorial
from ui.home.facts import BOXES, box
from ui.home.strips import STRIPS, StripWidget
from ui.theme import Role, Size, Theme
from ui.widgets.basics import Button, ScrollPage, discard, label, panel
from ui.widgets.choices import Dropdown
from ui.widgets.marks import Spans, marked
from ui.widgets.notice import announce

_WIDE = 760  # logical pixels at 100 %; with less, the chapters go above the page


class LearnPage(QWidget):
    """The rules of one game after another; arrow keys turn the pages.

    Signals:
        tutorial: the key of a game that a person wants to learn by playing.
    """

    tutorial = Signal(str)

    def __init__(self, theme: Theme, games: Sequence[str]) -> None:
        super().__init__()
        self.theme = theme
        self.games = [each.key for each in BOXES if each.key in games]
        self.game = self.games[0]
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._contents: QWidget | None = None
        self._page: ScrollPage | None = None
        self.show_game(self.game)

    @property
    def book(self) -> Rulebook:
        """The rules text of the game that is shown."""
        return rulebook(self.game)

    def show_game(self, game: str) -> None:
        """Open the book of `game` at its first chapter."""
        self.game = game
        self.chapter = 0
        if self._contents is not None:
            discard(self._contents)
        self._contents = self._make_contents()
        self._box.insertWidget(0, self._contents)
        self.open_chapter(0)
        self._turn()

    def set_theme(self, theme: Theme) -> None:
        """Show the same chapter in the look of `theme`."""
        self.theme = theme
        chapter, query = self.chapter, self.search.text()
        self.show_game(self.game)
        self.open_chapter(chapter)
        self.search.setText(query)

    def _make_contents(self) -> QWidget:
        lines = QVBoxLayout()
        holder = panel("page-side", lines, margin=20, spacing=6)
        title = label(self.book.title, "plain")
        title.setFont(self.theme.font(Role(self.game), Size.SECTION + 4))
        lines.addWidget(title)
        titles = [(key, box(key).title) for key in self.games]
        self.game_list = Dropdown("Game", titles, self.game)
        self.game_list.activated.connect(lambda _index: self.show_game(self.game_list.value))
        lines.addWidget(self.game_list)
        if has_tutorial(self.game):
            self.tutorial_button = Button(" Learn by playing", self.theme, "primary", "play")
            self.tutorial_button.clicked.connect(lambda: self.tutorial.emit(self.game))
            lines.addWidget(self.tutorial_button)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Search the rules")
        self.search.setAccessibleName("Search the rules")
        self.search.setClearButtonEnabled(False)
        self.search.textChanged.connect(self._find)
        lines.addWidget(self.search)
        self._add_chapters(lines, holder)
        lines.addStretch(1)
        return holder

    def _add_chapters(self, lines: QVBoxLayout, holder: QWidget) -> None:
        """Add the chapters twice: as buttons for a wide window, as a list for a narrow one."""
        titles = [section.title for section in self.book.section]
        self.chapters = QButtonGroup(holder)
        for number, title in enumerate(titles):
            button = Button(title, self.theme, "chapter")
            button.setCheckable(True)
            self.chapters.addButton(button, number)
            lines.addWidget(button)
        self.chapters.idClicked.connect(self.open_chapter)
        self.chapter_list = Dropdown("Chapter", list(enumerate(titles)), 0)
        self.chapter_list.activated.connect(self.open_chapter)
        lines.addWidget(self.chapter_list)

    def open_chapter(self, number: int) -> None:
        """Show one chapter."""
        self.chapter = number
        self.chapters.button(number).setChecked(True)
        self.chapter_list.choose(number)
        section = self.book.section[number]
        page = self._new_page(section.title)
        strip = STRIPS.get(self.game, {}).get(section.id)
        if strip is not None:
            page.column.addWidget(StripWidget(strip, self.game, self.theme))
            page.column.addWidget(label(strip.caption, "note"))
        for rule in self.book.of_section(section):
            self._add_rule(page, rule)
        page.column.addLayout(self._turners(number))
        page.column.addStretch(1)
        announce(self, f"Chapter {number + 1}: {section.title}")

    def _new_page(self, title: str) -> ScrollPage:
        page = ScrollPage(widest=self.theme.px(760))
        page.column.addWidget(label(title, "heading"))
        if self._page is not None:
            discard(self._page)
        self._page = page
        self._box.addWidget(page, 1)
        return page

    def _add_rule(
        self, page: ScrollPage, rule: Rule, title_spans: Spans = (), text_spans: Spans = ()
    ) -> None:
        """Add a card with one rule, the spans of its title and text marked."""
        lines = QVBoxLayout()
        card = panel("card", lines, margin=16, spacing=4)
        for words, role, spans in (
            (rule.title, "strong", title_spans),
            (rule.text, "body", text_spans),
        ):
            line = label(words, role)
            if spans:
                line.setTextFormat(Qt.TextFormat.RichText)
                line.setText(marked(words, spans, self.theme))
                line.setAccessibleName(words)
            lines.addWidget(line)
        line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        page.column.addWidget(card)

    def _turners(self, number: int) -> QHBoxLayout:
        last = len(self.book.section) - 1
        row = QHBoxLayout()
        self.back = Button(" Back", self.theme, icon="left", clicked=lambda: self.turn(-1))
        self.next = Button(" Next", self.theme, "primary", "right", lambda: self.turn(1))
        self.back.setEnabled(number > 0)
        self.next.setEnabled(number < last)
        row.addWidget(self.back)
        row.addStretch(1)
        row.addWidget(label(f"{number + 1} of {last + 1}", "note", wrap=False))
        row.addStretch(1)
        row.addWidget(self.next)
        return row

    def turn(self, pages: int) -> None:
        """Turn `pages` on, or back where it is negative, as far as the book goes."""
        number = self.chapter + pages
        if 0 <= number < len(self.book.section):
            had_focus = self.next.hasFocus() or self.back.hasFocus()
            self.open_chapter(number)
            if had_focus:
                button = self.next if pages > 0 and self.next.isEnabled() else self.back
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _find(self, query: str) -> None:
        if not query.strip():
            self.open_chapter(self.chapter)
            return
        # What compares words is loaded when somebody searches, not when the page opens.
        from gamebox.rulesearch import search  # noqa: PLC0415

        found = search(self.book, query)
        page = self._new_page("Found")
        count = {0: "No rule", 1: "One rule"}.get(len(found), f"{len(found)} rules")
        page.column.addWidget(label(f"{count} with “{query.strip()}”.", "note"))
        for hit in found:
            self._add_rule(page, hit.rule, hit.title_spans, hit.text_spans)
        page.column.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages with the arrow and page keys."""
        pages = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_PageUp: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageDown: 1,
        }
        step = pages.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turn(step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the chapters beside the page, or above it in a narrow window."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        assert self._contents is not None
        wide = self.width() >= self.theme.px(_WIDE)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        self.game_list.setVisible(len(self.games) > 1)
        self.chapter_list.setVisible(not wide)
        for button in self.chapters.buttons():
            button.setVisible(wide)
        policy = QSizePolicy.Policy.Fixed if wide else QSizePolicy.Policy.Preferred
        self._contents.setSizePolicy(policy, QSizePolicy.Policy.Preferred)
        if wide:
            self._contents.setFixedWidth(self.theme.px(300))
        else:
            self._contents.setMinimumWidth(0)
            self._contents.setMaximumWidth(16_777_215)
