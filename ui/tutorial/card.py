"""The lesson card: where the learner stands, what is said, what is to be done, and the buttons."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gamebox.rulebook import Rule
from ui.theme import Role, Size, Theme
from ui.tutorial.pips import Pips
from ui.widgets.basics import Button, IconLabel, ScrollPage, label, panel
from ui.widgets.disclosure import Disclosure
from ui.widgets.flow import FlowLayout
from ui.widgets.notice import announce

TEXT = 18
"""Logical pixels of the lesson's text at 100 %."""

LOW = 330
"""Logical pixels at 100 % of a height that leaves no room for words on the buttons."""


@dataclass(frozen=True)
class Lesson:
    """One step as the card shows it: `number` counts from 0, `todo` is empty at the last one."""

    number: int
    count: int
    text: str
    rule: Rule
    todo: str


class LessonCard(QFrame):
    """Talks the learner through; what it says scrolls where the window is too low for it.

    Signals:
        back, again, leave: go to the step before, begin again, leave the tutorial.
        done_for_me: make the move that is expected, or skip what is being shown.
        play: begin a game.
    """

    back = Signal()
    again = Signal()
    leave = Signal()
    done_for_me = Signal()
    play = Signal()

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setAccessibleName("Lesson")
        self.counter = label("", "note", wrap=False)
        self.pips = Pips(game, theme)
        self.text = label("", "plain")
        self.todo = label("", "strong")
        self.rule_text = label("", "note")
        self.rule = Disclosure("", self.rule_text, theme)
        self.reply_text = label("", "body")
        self.reply_rule_text = label("", "note")
        self.reply_rule = Disclosure("", self.reply_rule_text, theme)
        self.lesson_rule: Rule | None = None
        self._make_buttons(theme)
        self._lay_out(theme)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Write the lesson in the size of `theme`."""
        self.theme = theme
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words to the lesson where the card is low."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        low = self.height() < self.theme.px(LOW)
        self.text.setFont(self.theme.font(Role.UI, Size.BODY if low else TEXT))
        for button, name in self._names.items():
            button.setAccessibleName(name)
            button.setToolTip(name if low else "")
            button.setText("" if low else f" {name}")

    def _make_buttons(self, theme: Theme) -> None:
        self.go_button = Button("", theme, icon="skip", clicked=self.done_for_me.emit)
        self.play_button = Button(" Play a game now", theme, "primary", "play", self.play.emit)
        self.back_button = Button("", theme, icon="left", clicked=self.back.emit)
        self.again_button = Button("", theme, icon="replay", clicked=self.again.emit)
        self.leave_button = Button("", theme, icon="home", clicked=self.leave.emit)
        self._names = {
            self.back_button: "Back",
            self.again_button: "Start again",
            self.leave_button: "Leave",
        }

    def _lay_out(self, theme: Theme) -> None:
        self._follows = False  # whether the newest line is kept in sight
        self.page = ScrollPage(margin=18)
        self.page.setAccessibleName("What the lesson says")
        self.page.verticalScrollBar().rangeChanged.connect(self._scrolls)
        column = self.page.column
        column.setSpacing(12)
        head = QVBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.counter)
        head.addWidget(self.pips)
        column.addLayout(head)
        column.addWidget(self.text)
        self.todo_panel = self._aside("accent", "right", self.todo, theme)
        column.addWidget(self.todo_panel)
        self.reply_panel = self._aside("raised", "info", self.reply_text, theme, self.reply_rule)
        column.addWidget(self.reply_panel)
        column.addWidget(self.rule)
        column.addStretch(1)
        foot = FlowLayout(spacing=8)
        foot.setContentsMargins(18, 10, 18, 16)
        for button in (
            *(self.play_button, self.go_button),
            *(self.back_button, self.again_button, self.leave_button),
        ):
            foot.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.page, 1)
        whole.addLayout(foot)

    def _aside(
        self, kind: str, icon: str, words: QWidget, theme: Theme, below: QWidget | None = None
    ) -> QFrame:
        """Return a panel with an icon, words beside it, and something below them."""
        lines, row = QVBoxLayout(), QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(IconLabel(icon, theme, size=18, tint="ink"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        lines.addLayout(row)
        if below is not None:
            lines.addWidget(below)
        return panel(kind, lines, margin=12, spacing=6)

    # What it shows

    def teach(self, lesson: Lesson) -> None:
        """Show a step and wait for the learner."""
        over = not lesson.todo
        self._count(lesson.number, lesson.count)
        self.text.setText(lesson.text)
        self.todo.setText(lesson.todo)
        self.todo_panel.setVisible(not over)
        self.lesson_rule = lesson.rule
        self.rule.set_title(f"Rule: {lesson.rule.title}")
        self.rule_text.setText(lesson.rule.text)
        self.rule.show()
        self.reply_panel.hide()
        goes_on = self.go_button.hasFocus()
        self._offer("" if over else " Do it for me")
        self.play_button.setVisible(over)
        if over and goes_on:
            self.play_button.setFocus()
        self._names[self.leave_button] = "Back to the shelf" if over else "Leave"
        self._fit()
        self._to_top()
        todo = f" Now: {lesson.todo}." if lesson.todo else ""
        announce(self, f"{self.counter.text()}. {lesson.text}{todo}")

    def watch(self, number: int, count: int) -> None:
        """Show that something happens at the table, a line at a time, until the next lesson."""
        self._count(number, count)
        self.text.setText("")
        for hidden in (self.todo_panel, self.reply_panel, self.rule, self.play_button):
            hidden.hide()
        self._offer(" Skip")
        self._to_top()

    def add_line(self, line: str) -> None:
        """Add what has just happened."""
        before = self.text.text()
        self.text.setText(f"{before}\n\n{line}" if before else line)
        self._follows = True
        announce(self, line)

    def reply(self, sentence: str, rule: Rule) -> None:
        """Answer something that does not lead on, and name the rule behind it."""
        self.reply_text.setText(sentence)
        self.reply_rule.set_title(f"Rule: {rule.title}")
        self.reply_rule_text.setText(rule.text)
        self.reply_rule.setVisible(rule != self.lesson_rule)
        self.reply_panel.show()

    def _count(self, number: int, count: int) -> None:
        self.counter.setText(f"Step {number + 1} of {count}")
        self.pips.show_step(number, count)
        self.back_button.setEnabled(number > 0)

    def _offer(self, words: str) -> None:
        self.go_button.setText(words)
        self.go_button.setVisible(bool(words))

    def _scrolls(self, _lowest: int, highest: int) -> None:
        """Let the keyboard reach the text where it has to be scrolled; keep the newest in sight."""
        if self._follows:
            self.page.verticalScrollBar().setValue(highest)
        focus = Qt.FocusPolicy.StrongFocus if highest else Qt.FocusPolicy.NoFocus
        self.page.setFocusPolicy(focus)

    def _to_top(self) -> None:
        self._follows = False
        self.page.verticalScrollBar().setValue(0)
