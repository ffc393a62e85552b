"""The seats in the new-game dialog: for each a person with a name, or a bot with a level."""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gamebox.core.seat import Seat
from gamebox.core.words import YOU
from ui.theme import Theme
from ui.widgets.basics import set_property
from ui.widgets.choices import Dropdown
from ui.widgets.flow import FlowLayout
from ui.widgets.seat_mark import SeatMarkWidget
from ui.widgets.toggle import Choice

LONGEST_NAME = 20
PEOPLE = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")
BOTS = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gaia", "Hugo")

_KINDS: tuple[tuple[Literal["human", "bot"], str], ...] = (("human", "Person"), ("bot", "Bot"))


class SeatRow(QWidget):
    """One seat.

    Signals:
        changed: something about the seat is different.
    """

    changed = Signal()

    def __init__(self, number: int, seat: Seat, levels: Sequence[str], theme: Theme) -> None:
        super().__init__()
        self.number = number
        which = f"Seat {number + 1}"
        self.mark = SeatMarkWidget(number, theme, 24)
        self.kind = Choice(which, _KINDS, seat.kind, theme)
        self.name = QLineEdit(seat.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(f"{which}, name")
        self.name.setPlaceholderText("Name")
        self.name.setMinimumWidth(theme.px(120))
        texts = [(level, level.capitalize()) for level in levels]
        self.level = Dropdown(f"{which}, level of the bot", texts, seat.level or "normal")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(10)
        row.addWidget(self.mark)
        fields = FlowLayout(spacing=8)
        for widget in (self.kind, self.name, self.level):
            fields.addWidget(widget)
        row.addLayout(fields, 1)
        self.name.textChanged.connect(self.changed)
        self.level.currentIndexChanged.connect(self.changed)
        self.kind.chosen.connect(self._turn)
        self.level.setVisible(seat.is_bot)

    def _turn(self, kind: str) -> None:
        """Give the seat a name that fits its new kind, unless a person has typed one."""
        self.level.setVisible(kind == "bot")
        before, after = (PEOPLE, BOTS) if kind == "bot" else (BOTS, PEOPLE)
        if self.name.text().strip() in ("", YOU, before[self.number]):
            self.name.setText(after[self.number])
        self.changed.emit()

    def seat(self) -> Seat:
        """Return who sits here."""
        kind = self.kind.value
        level = self.level.value if kind == "bot" else ""
        return Seat(kind, " ".join(self.name.text().split()), level)


class SeatList(QWidget):
    """All seats, as many as `show_seats` says; what was typed into the others is kept.

    Signals:
        changed: something about a seat is different.
    """

    changed = Signal()

    def __init__(self, seats: Sequence[Seat], most: int, levels: Sequence[str], theme: Theme):
        super().__init__()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        self.rows: list[SeatRow] = []
        for number in range(most):
            known = number < len(seats)
            usual = Seat("bot", BOTS[number], "normal") if number else Seat("human", YOU)
            row = SeatRow(number, seats[number] if known else usual, levels, theme)
            row.changed.connect(self.changed)
            row.kind.chosen.connect(self._call_by_number)
            lines.addWidget(row)
            self.rows.append(row)
        self.count = most

    def show_seats(self, count: int) -> None:
        """Set the table for `count` seats."""
        self.count = count
        for number, row in enumerate(self.rows):
            row.setVisible(number < count)
        self._call_by_number()
        self.changed.emit()

    def _call_by_number(self) -> None:
        """Call the only person 'You', and nobody so where several sit at the screen."""
        people = [row for row in self.rows[: self.count] if row.kind.value == "human"]
        for row in people:
            before, after = YOU, PEOPLE[row.number]
            if len(people) == 1:
                before, after = after, before
            if row.name.text().strip() == before:
                row.name.setText(after)

    def seats(self) -> tuple[Seat, ...]:
        """Return who sits at the table."""
        return tuple(row.seat() for row in self.rows[: self.count])

    def problem(self) -> str:
        """Return what is wrong with the names in one sentence, or an empty text."""
        names = [seat.name for seat in self.seats()]
        folded = [name.casefold() for name in names]
        sentence = ""
        for row, name in zip(self.rows, folded, strict=False):
            wrong = not name or folded.count(name) > 1
            set_property(row.name, "wrong", wrong)
            if wrong and not sentence:
                shown = row.seat().name
                sentence = (
                    f"Two seats are called {shown}: give each a name of its own."
                    if shown
                    else f"Seat {row.number + 1} needs a name."
                )
        return sentence
