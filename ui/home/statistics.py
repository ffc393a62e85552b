"""What came of the finished games: a table of all, and a chart for each game."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gamebox.errors import GameboxError
from gamebox.saves import SaveInfo, load
from ui.home.facts import BOXES, box
from ui.home.saved import when_text
from ui.theme import Theme
from ui.widgets.basics import ScrollPage, discard, label, panel
from ui.widgets.flow import FlowLayout

POINTS = {"mind": "Levels completed", "middle_ages": "Your points"}
_COLUMNS = ("When", "Game", "Who played", "Result", "Points")
_FEWEST_FOR_A_CHART = 2
READ_EVERY_MS = 10  # between two files, so that the window can paint and answer


@dataclass(frozen=True)
class Finished:
    """One finished game; it is won, and has its points, for the people who played it.

    A game of bots alone counts for all of them.
    """

    path: Path
    game: str
    when: datetime
    names: tuple[str, ...]
    result: str
    won: bool
    points: int


def read_finished(info: SaveInfo) -> Finished | None:
    """Return what came of a finished game, or None when its file cannot be opened."""
    try:
        table = load(info.path)
        changed = info.path.stat().st_mtime
    except (GameboxError, OSError):
        return None
    rules, game, scores = table.rules, table.game, table.rules.scores(table.game)
    people = [n for n, seat in enumerate(table.seats) if not seat.is_bot] or [*range(game.seats)]
    return Finished(
        info.path,
        rules.name,
        info.saved or datetime.fromtimestamp(changed).astimezone(),
        tuple(table.names),
        rules.result(game, table.names),
        any(seat in people for seat in game.winners),
        max(scores[seat] for seat in people),
    )


class StatisticsPage(ScrollPage):
    """Read the finished games one after another while the page is open, and show what is known."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(widest=1100)
        self.theme = theme
        self.finished: dict[Path, Finished] = {}
        self._waiting: list[SaveInfo] = []
        self._paths: set[Path] = set()
        self._reader = QTimer(self)
        self._reader.timeout.connect(self._read_one)
        self.column.addWidget(label("Statistics", "heading"))
        self._body: QWidget | None = None
        self._show()

    def show_saves(self, infos: Sequence[SaveInfo]) -> None:
        """Take the list of saves; only finished games count."""
        over = [info for info in infos if info.over and not info.problem]
        self._paths = {info.path for info in over}
        self.finished = {p: done for p, done in self.finished.items() if p in self._paths}
        self._waiting = [info for info in over if info.path not in self.finished]
        if self.isVisible() and self._waiting:
            self._reader.start(READ_EVERY_MS)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show the same in the look of `theme`."""
        self.theme = theme
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on reading."""
        super().showEvent(event)
        if self._waiting:
            self._reader.start(READ_EVERY_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reading: nobody is looking."""
        self._reader.stop()
        super().hideEvent(event)

    def _read_one(self) -> None:
        if self._waiting:
            done = read_finished(self._waiting.pop(0))
            if done is not None:
                self.finished[done.path] = done
        if not self._waiting:
            self._reader.stop()
            self._show()

    def _show(self) -> None:
        if self._body is not None:
            discard(self._body)
        self._body = QWidget()
        lines = QVBoxLayout(self._body)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(14)
        games = sorted(self.finished.values(), key=lambda done: done.when)
        if self._waiting:
            lines.addWidget(label("Reading your finished games…", "note"))
        elif not games:
            self._add_nothing(lines)
        else:
            self._add_all(lines, games)
        lines.addStretch(1)
        self.column.addWidget(self._body, 1)

    def _add_nothing(self, lines: QVBoxLayout) -> None:
        words = QVBoxLayout()
        lines.addWidget(panel("card", words))
        words.addWidget(label("Nothing to count yet.", "strong"))
        words.addWidget(
            label("Play a game to its end, and it will be counted and drawn here.", "note")
        )

    def _add_all(self, lines: QVBoxLayout, games: Sequence[Finished]) -> None:
        for each in BOXES:
            of_game = [done for done in games if done.game == each.key]
            if of_game:
                lines.addWidget(label(each.title, "section"))
                self._add_sums(lines, of_game)
                if len(of_game) >= _FEWEST_FOR_A_CHART:
                    lines.addWidget(
                        points_chart(of_game, POINTS.get(each.key, "Points"), self.theme)
                    )
        lines.addWidget(label("All finished games", "section"))
        lines.addWidget(self._table(games))
        lines.addWidget(
            label("Counted from your saved games: deleting one takes it out of here.", "note")
        )

    def _add_sums(self, lines: QVBoxLayout, games: Sequence[Finished]) -> None:
        row = FlowLayout(spacing=12)
        points = [done.points for done in games]
        sums = (
            ("Games", str(len(games))),
            ("Won", f"{sum(done.won for done in games)} of {len(games)}"),
            ("Best", str(max(points))),
            ("On average", f"{sum(points) / len(points):.1f}"),
        )
        for title, value in sums:
            words = QVBoxLayout()
            frame = panel("card", words, margin=14, spacing=2)
            words.addWidget(label(value, "heading", wrap=False))
            words.addWidget(label(title, "note", wrap=False))
            row.addWidget(frame)
        lines.addLayout(row)

    def _table(self, games: Sequence[Finished]) -> QTableWidget:
        table = QTableWidget(len(games), len(_COLUMNS))
        table.setAccessibleName("All finished games")
        table.setHorizontalHeaderLabels(_COLUMNS)
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        now = datetime.now().astimezone()
        for line, done in enumerate(reversed(games)):
            texts = (
                when_text(done.when, now),
                box(done.game).title,
                ", ".join(done.names),
                done.result,
                str(done.points),
            )
            for column, text in enumerate(texts):
                table.setItem(line, column, QTableWidgetItem(text))
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        table.setWordWrap(True)
        table.resizeRowsToContents()
        table.setMinimumHeight(min(self.theme.px(420), self.theme.px(44) * (len(games) + 1)))
        return table


def points_chart(games: Sequence[Finished], points: str, theme: Theme) -> QWidget:
    """Return a chart of the points of each game; what is won is a full dot, the rest a ring."""
    import pyqtgraph as pg  # noqa: PLC0415  # half a second that only this page needs

    colours = theme.colours
    plot: Any = pg.PlotWidget(background=QColor(colours.field))
    plot.setFixedHeight(theme.px(230))
    plot.setMouseEnabled(False, False)
    plot.hideButtons()
    plot.setMenuEnabled(False)
    numbers = list(range(1, len(games) + 1))
    values = [done.points for done in games]
    ink = pg.mkPen(QColor(colours.accent), width=2)
    brushes = [pg.mkBrush(QColor(colours.accent if done.won else colours.field)) for done in games]
    plot.plot(
        numbers, values, pen=ink, symbol="o", symbolSize=11, symbolPen=ink, symbolBrush=brushes
    )
    plot.setYRange(0, max(values) + 1)
    plot.setXRange(0.5, len(games) + 0.5)
    for side, text in (("left", points), ("bottom", "Games in the order they ended")):
        axis = plot.getAxis(side)
        axis.setPen(QColor(colours.outline))
        axis.setTextPen(QColor(colours.text))
        axis.setLabel(text, color=colours.text)
    best, last = max(values), values[-1]
    plot.setAccessibleName(f"Chart: {points} in {len(games)} games; best {best}, last {last}")
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return plot
