"""The charts of Medium: the points of the teams, and the words that a bot considered.

They load pyqtgraph, which is slow.
"""

from collections.abc import Sequence

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QStackedWidget, QVBoxLayout, QWidget

from gamebox.games.medium.view import MediumView
from ui.table.medium_past import Considered, Memory, Spoken, TurnWords, course, team_names
from ui.table.points_chart import PointsChart
from ui.table.tension_chart import LEAST_HEIGHT, Plot
from ui.theme import Role, Size, Theme
from ui.widgets.basics import label
from ui.widgets.choices import Dropdown

NARROW = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
POINTS = -1
"""The choice of the points in place of a turn."""
LINE = 25
"""Pixels of a word at 100 %."""
THINKING = "Thinking of the words once more…"
NO_WORDS = "No words were considered here."
ROOM = 1.28
"""How much further than the longest bar the chart reaches, for its number."""


class WordsChart(QWidget):
    """Ten words as bars, the best at the top; the one that was said is in the accent."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._words: Considered = ()
        self._said = ""
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        self.note = label("", "note")
        lines.addWidget(self.note)
        self.plot = Plot(background=None)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=False, y=False)
        for each in (self.plot, self.plot.viewport()):  # there is nothing to do in it
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lines.addWidget(self.plot, 1)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of `theme`."""
        self.theme = theme
        self._draw()

    def show_words(self, words: Considered, said: str, note: str) -> None:
        """Show words with how likely each seemed, under a note."""
        self._words, self._said = words, said
        self.note.setText(note)
        self._draw()

    def in_words(self) -> str:
        """Return the words as a sentence."""
        return ", ".join(f"{word.upper()} {_percent(share)}" for word, share in self._words)

    def _draw(self) -> None:
        plot, colours, words = self.plot, self.theme.colours, self._words
        plot.clear()
        plot.setVisible(bool(words))
        plot.setBackground(QColor(colours.field))
        plot.setMinimumHeight(self.theme.px(max(LEAST_HEIGHT, LINE * len(words))))
        places = [-place for place in range(len(words))]
        said = [word.casefold() == self._said.casefold() for word, _ in words]
        brushes = [colours.accent if own else colours.outline for own in said]
        shares = [share for _, share in words]
        plot.addItem(
            pyqtgraph.BarGraphItem(
                x0=0, y=places, height=0.66, width=shares, brushes=brushes, pen=None
            )
        )
        for place, share in zip(places, shares, strict=True):
            text = pyqtgraph.TextItem(_percent(share), color=colours.text, anchor=(0, 0.5))
            text.setFont(self.theme.font(Role.UI, Size.NOTE))
            text.setPos(share, place)
            plot.addItem(text)
        plot.setXRange(0, ROOM * max(shares, default=1.0), padding=0.02)
        self._dress_axes(dict(zip(places, (word.upper() for word, _ in words), strict=True)))
        plot.setAccessibleName("Words that were considered")
        plot.setAccessibleDescription(self.in_words())

    def _dress_axes(self, names: dict[int, str]) -> None:
        self.plot.hideAxis("bottom")
        axis = self.plot.getAxis("left")
        axis.setTicks([list(names.items())])
        axis.setPen(QColor(self.theme.colours.outline))
        axis.setTextPen(QColor(self.theme.colours.text))
        axis.setTickFont(self.theme.font(Role.UI, Size.NOTE))


def _percent(share: float) -> str:
    """Return a share as it is written."""
    return "under 1 %" if share < 0.01 else f"{share:.0%}".replace("%", " %")


class MediumChart(QWidget):
    """The points over the turns, or the words of one attempt; `memory` None: only the points."""

    def __init__(self, theme: Theme, names: Sequence[str], memory: Memory | None) -> None:
        super().__init__()
        self._names, self._memory = names, memory
        self._turns: list[TurnWords] = []
        self.turn: Dropdown[int] = Dropdown("Shown", [(POINTS, "Points of the teams")], POINTS)
        self.word: Dropdown[int] = Dropdown("Word", [(0, "")], 0)
        self.points = PointsChart(
            theme, team_names(names), course, "Points in tokens after each turn"
        )
        self.words = WordsChart(theme)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.points)
        self._pages.addWidget(self.words)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addWidget(self.turn)
        lines.addWidget(self.word)
        lines.addWidget(self._pages, 1)
        for each in (self.turn, self.word):
            each.setSizeAdjustPolicy(NARROW)
            each.setMinimumContentsLength(6)
        self.turn.activated.connect(lambda _index: self._choose_turn())
        self.word.activated.connect(lambda _index: self._show())
        self.turn.setVisible(memory is not None)
        self.word.hide()
        if memory is not None:
            memory.found.connect(self._show)

    def show_view(self, view: MediumView, number: int | None = None) -> None:
        """Take what is known by now; there is only one course, whatever `number` is."""
        self.points.show_view(view)
        turns = self._memory.turns() if self._memory is not None else []
        if turns != self._turns:
            self._turns = turns
            numbered = list(enumerate(turns))
            shown = [(place, f"Words of {' + '.join(turn.cards)}") for place, turn in numbered]
            choices = [(POINTS, "Points of the teams"), *reversed(shown)]
            self.turn.offer(choices, self.turn.value)
            self._offer_words()
        self._show()

    def _choose_turn(self) -> None:
        self._offer_words()
        self._show()

    def _offer_words(self) -> None:
        """Let a word of the chosen turn be chosen."""
        if self.turn.value == POINTS:
            return
        spoken = self._turns[self.turn.value].spoken
        choices = [
            (place, f"{one.attempt}: {self._names[one.seat]} said {one.word.upper()}")
            for place, one in enumerate(spoken)
        ]
        self.word.offer(choices, self.word.value)

    def _show(self) -> None:
        words = self.turn.value != POINTS
        self.word.setVisible(words)
        self._pages.setCurrentWidget(self.words if words else self.points)
        if words:
            self._show_words(self._turns[self.turn.value].spoken[self.word.value])

    def _show_words(self, spoken: Spoken) -> None:
        assert self._memory is not None
        considered = self._memory.considered(spoken)
        name = self._names[spoken.seat]
        note = (
            f"What {name} considered, and how likely each word seemed."
            if self._memory.is_bot(spoken.seat)
            else f"What a strong bot would have considered in {name}'s place."
        )
        if considered is None:
            note = THINKING
        elif not considered:
            note = NO_WORDS
        self.words.show_words(considered or (), spoken.word, note)
