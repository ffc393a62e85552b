"""The saved games: go on with one, watch one again, delete one, open one from elsewhere."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gamebox.saves import SaveInfo
from ui.theme import Role, Size, Theme
from ui.widgets.basics import Button, IconLabel, ScrollPage, discard, label, panel
from ui.widgets.flow import FlowLayout
from ui.widgets.seat_mark import SeatMarkWidget
from ui.widgets.words import LONGEST, breakable


def when_text(when: datetime, now: datetime) -> str:
    """Return a moment as one would say it today."""
    clock = f"{when.hour}:{when.minute:02}"
    days = (now.date() - when.date()).days
    if days == 0:
        return f"today, {clock}"
    if days == 1:
        return f"yesterday, {clock}"
    year = "" if when.year == now.year else f" {when.year}"
    return f"{when.day} {when:%B}{year}, {clock}"


class SavedRow(QFrame):
    """One saved game.

    Signals:
        resume, replay: the path to open.
        delete: the path; the person has confirmed it.
    """

    resume = Signal(object)
    replay = Signal(object)
    delete = Signal(object)

    def __init__(self, info: SaveInfo, now: datetime, theme: Theme) -> None:
        super().__init__()
        self.info, self.theme = info, theme
        self.setProperty("panel", "card")
        self.name = info.title or info.path.name
        lines = QVBoxLayout(self)
        lines.setContentsMargins(18, 12, 18, 12)
        lines.setSpacing(6)
        self._add_head(lines, now)
        if info.problem:
            self._add_problem(lines)
        else:
            self._add_seats(lines)
        self._buttons = FlowLayout(spacing=8)
        lines.addLayout(self._buttons)
        self._ask = QWidget()
        lines.addWidget(self._ask)
        self._add_buttons()
        self._add_question()

    def _add_head(self, lines: QVBoxLayout, now: datetime) -> None:
        title = label(breakable(self.name), "plain")
        title.setAccessibleName(self.name)
        if self.info.game:
            title.setFont(self.theme.font(Role(self.info.game), Size.SECTION + 2))
        lines.addWidget(title)
        when = when_text(self.info.saved, now) if self.info.saved else ""
        facts = " · ".join(text for text in (self.info.progress, when) if text)
        if facts:
            lines.addWidget(label(breakable(facts[:1].upper() + facts[1:]), "note"))

    def _add_problem(self, lines: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(IconLabel("warning", self.theme, tint="danger"))
        row.addWidget(label(breakable(self.info.problem), "error"), 1)
        lines.addLayout(row)

    def _add_seats(self, lines: QVBoxLayout) -> None:
        wide = any(len(name) > LONGEST for name in self.info.names)
        seats = QVBoxLayout() if wide else FlowLayout(spacing=14)
        for number, name in enumerate(self.info.names):
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(6)
            row.addWidget(SeatMarkWidget(number, self.theme, 18))
            row.addWidget(label(breakable(name), "body", wrap=wide), 1)
            seats.addWidget(holder)
        lines.addLayout(seats)

    def _button(self, text: str, role: str, icon: str, act: Callable[[], object]) -> Button:
        button = Button(f" {text}", self.theme, role, icon, act)
        button.setAccessibleName(f"{text}: {self.name}, {', '.join(self.info.names)}")
        self._buttons.addWidget(button)
        return button

    def _add_buttons(self) -> None:
        info = self.info
        if info.problem and info.spare is not None:
            self._button(
                "Open the copy before", "primary", "play", lambda: self.resume.emit(info.path)
            )
        elif info.over:
            self._button("Watch again", "primary", "replay", lambda: self.replay.emit(info.path))
        elif not info.problem:
            self._button("Resume", "primary", "play", lambda: self.resume.emit(info.path))
            self._button("Replay", "", "replay", lambda: self.replay.emit(info.path))
        self.delete_button = self._button("Delete", "", "trash", lambda: self._confirm(True))

    def _add_question(self) -> None:
        row = FlowLayout(self._ask, spacing=8)
        row.addWidget(label("Delete this game?", "strong", wrap=False))
        self.yes_button = Button(
            "Yes, delete", self.theme, "danger", clicked=lambda: self.delete.emit(self.info.path)
        )
        self.no_button = Button("Keep", self.theme, clicked=lambda: self._confirm(False))
        row.addWidget(self.yes_button)
        row.addWidget(self.no_button)
        self._ask.hide()

    def _confirm(self, asking: bool) -> None:
        self._ask.setVisible(asking)
        self.delete_button.setEnabled(not asking)
        (self.no_button if asking else self.delete_button).setFocus()


class SavedPage(ScrollPage):
    """All saves: under way, finished, and those that cannot be read.

    Signals:
        resume, replay, delete: the path.
        open_file: a person wants to choose a file.
    """

    resume = Signal(object)
    replay = Signal(object)
    delete = Signal(object)
    open_file = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(widest=1000)
        self.theme = theme
        self.infos: list[SaveInfo] = []
        self.trouble = ""
        self.rows: dict[Path, SavedRow] = {}
        head = FlowLayout(spacing=16)
        head.addWidget(label("Saved games", "heading", wrap=False))
        self.open_button = Button(
            " Open a file…", theme, icon="folder", clicked=self.open_file.emit
        )
        head.addWidget(self.open_button)
        self.column.addLayout(head)
        self._list: QWidget | None = None
        self.show_saves([])

    def set_theme(self, theme: Theme) -> None:
        """Show the list in the look of `theme`."""
        self.theme = theme
        self.show_saves(self.infos, self.trouble)

    def show_saves(self, infos: Sequence[SaveInfo], trouble: str = "") -> None:
        """Show these saves; `trouble` says why there may be others that cannot be listed."""
        self.infos, self.trouble = list(infos), trouble
        if self._list is not None:
            discard(self._list)
        self.rows = {}
        self._list = QWidget()
        lines = QVBoxLayout(self._list)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(12)
        self._fill(lines)
        lines.addStretch(1)
        self.column.addWidget(self._list, 1)

    def _fill(self, lines: QVBoxLayout) -> None:
        if self.trouble:
            lines.addWidget(label(self.trouble, "error"))
        elif not self.infos:
            words = QVBoxLayout()
            lines.addWidget(panel("card", words))
            words.addWidget(label("No game is saved yet.", "strong"))
            words.addWidget(
                label("Every game you begin is kept here after each answer, by itself.", "note")
            )
        under_way = [info for info in self.infos if not info.over and not info.problem]
        finished = [info for info in self.infos if info.over and not info.problem]
        broken = [info for info in self.infos if info.problem]
        now = datetime.now().astimezone()
        for title, group in (
            ("Under way", under_way),
            ("Finished", finished),
            ("Cannot be opened", broken),
        ):
            if group:
                lines.addWidget(label(title, "section"))
            for info in group:
                self._add_row(lines, SavedRow(info, now, self.theme))

    def _add_row(self, lines: QVBoxLayout, row: SavedRow) -> None:
        row.resume.connect(self.resume)
        row.replay.connect(self.replay)
        row.delete.connect(self.delete)
        self.rows[row.info.path] = row
        lines.addWidget(row)
