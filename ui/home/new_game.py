"""The new-game dialog: who plays, what is chosen for the game, and a seed for those who want it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gamebox.core.rules import Rules
from gamebox.core.seat import Option, Seat
from gamebox.packs import PackInfo
from gamebox.seating import options_of
from ui.home.facts import Box
from ui.home.seats import SeatList
from ui.home.tile import FittedLabel
from ui.settings import LastTable
from ui.theme import Role, Theme
from ui.widgets.basics import Button, ScrollPage, centre_over, label, panel, set_property
from ui.widgets.choices import Dropdown
from ui.widgets.disclosure import Disclosure
from ui.widgets.row import Row
from ui.widgets.toggle import Choice

LARGEST_SEED = 2**53 - 1  # what every JSON reader keeps exactly


@dataclass(frozen=True)
class NewGame:
    """What a person wants to play."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    pack: str = ""  # the name of one of the person's own packs

    def written_seats(self) -> tuple[str, ...]:
        """Return the seats as they are written on the command line."""
        return tuple(
            f"bot:{seat.level}:{seat.name}" if seat.is_bot else f"human:{seat.name}"
            for seat in self.seats
        )


def read_seats(written: Sequence[str], levels: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats that `written_seats` has written; those that make no sense are left out."""
    seats = []
    for text in written:
        kind, _, rest = text.partition(":")
        level, _, bot_name = rest.partition(":")
        if kind == "human" and rest:
            seats.append(Seat("human", rest))
        elif kind == "bot" and level in levels and bot_name:
            seats.append(Seat("bot", bot_name, level))
    return tuple(seats)


def random_seed() -> int:
    """Return a seed that nobody knows beforehand."""
    return SystemRandom().randrange(LARGEST_SEED + 1)


def values_for(option: Option, seats: int) -> list[tuple[str, str]]:
    """Return the values of an option that go with so many seats, with their labels."""
    labelled = zip(option.values, option.labels, strict=True)
    return [
        (value, f"{label[:1].upper()}{label[1:]}")
        for value, label in labelled
        if option.fits(value, seats)
    ]


class NewGameDialog(QDialog):
    """Ask for everything that a new game needs; Enter begins, Esc goes back.

    Signals:
        begin: the NewGame, once it is sound.
    """

    begin = Signal(object)

    def __init__(
        self,
        box: Box,
        rules: Rules[Any, Any],
        last: LastTable,
        theme: Theme,
        packs: Sequence[PackInfo] = (),
        *,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.box, self.theme = box, theme
        self.setWindowTitle(f"New game: {box.title}")
        self.setModal(True)
        page = ScrollPage(margin=22)
        page.column.setSpacing(12)
        self._add_seats(page, rules, last)
        self._add_options(page, options_of(rules), last)
        self._add_packs(page, packs, last)
        self._add_seed(page)
        page.column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.banner, self.footer = self._banner(), self._footer()
        whole.addWidget(self.banner)
        whole.addWidget(page, 1)
        whole.addLayout(self.footer)
        self._page = page
        self._check()

    def _banner(self) -> QFrame:
        """Return the head of the dialog, in the colours of the box."""
        game = self.theme.game(self.box.key)
        lines = QVBoxLayout()
        banner = panel("banner", lines, margin=22, spacing=2)
        gradient = f"x1:0, y1:0, x2:1, y2:1, stop:0 {game.art[0]}, stop:1 {game.art[1]}"
        banner.setStyleSheet(
            f'QFrame[panel="banner"] {{ background: qlineargradient({gradient}); border: none; }}'
            f" QLabel {{ color: {game.art_ink}; }}"
        )
        lines.addWidget(FittedLabel(self.box.title, self.theme, Role(self.box.key)))
        lines.addWidget(label(f"New game for {self.box.players} players", "body"))
        return banner

    def _add_seats(self, page: ScrollPage, rules: Rules[Any, Any], last: LastTable) -> None:
        counts = rules.seat_counts
        seats = read_seats(last.seats, rules.levels)
        self.seats = SeatList(seats, counts[-1], rules.levels, self.theme)
        self.seats.changed.connect(self._check)
        usual = len(seats) if len(seats) in counts else min(3, counts[-1])
        self.count = Choice("Seats", [(n, str(n)) for n in counts], usual, self.theme)
        self.count.chosen.connect(self.seats.show_seats)
        page.column.addWidget(Row("How many seats", "", self.count, self.theme))
        self.remark = label("", "note")
        page.column.addWidget(self.remark)
        self.count.chosen.connect(lambda number: self._show_remark(rules.remark(number)))
        self._show_remark(rules.remark(usual))
        page.column.addWidget(self.seats)
        page.column.addWidget(label(self.box.bots, "note"))
        self.seats.show_seats(usual)

    def _show_remark(self, remark: str) -> None:
        """Say what is special about so many seats, where anything is."""
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))

    def _add_options(self, page: ScrollPage, options: Sequence[Option], last: LastTable) -> None:
        self.options: dict[str, Dropdown[str]] = {}
        self.rows: dict[str, Row] = {}
        for option in options:
            values = values_for(option, self.count.value)
            chosen = last.options.get(option.key, option.default)
            control = self.options[option.key] = Dropdown(option.title, values, chosen)
            row = self.rows[option.key] = Row(option.title, option.text, control, self.theme)
            page.column.addWidget(row)
            control.currentIndexChanged.connect(lambda _index: self._show_options(options))
        self.count.chosen.connect(lambda _seats: self._offer_options(options))
        self._show_options(options)

    def _offer_options(self, options: Sequence[Option]) -> None:
        """Offer only what goes with so many seats; what was chosen stays where it can."""
        for option in options:
            control = self.options[option.key]
            with QSignalBlocker(control):
                control.offer(values_for(option, self.count.value), control.value)
        self._show_options(options)

    def _show_options(self, options: Sequence[Option]) -> None:
        """Show only what leaves a choice and means anything beside the others."""
        chosen = {key: control.value for key, control in self.options.items()}
        for option in options:
            choice = self.options[option.key].count() > 1
            self.rows[option.key].setVisible(choice and option.counts(chosen))

    def _add_packs(self, page: ScrollPage, packs: Sequence[PackInfo], last: LastTable) -> None:
        """Offer the person's own packs, where there are any; a broken one says why."""
        sound = [(pack.name, pack.name) for pack in packs if not pack.problem]
        chosen = last.options.get("pack", "")
        self.pack = Dropdown("Cards", [("", "Those of the program"), *sound], chosen)
        if sound:
            sentence = "A pack of your own, from the data folder."
            page.column.addWidget(Row("Cards", sentence, self.pack, self.theme))
        for pack in packs:
            if pack.problem:
                page.column.addWidget(label(pack.problem, "error"))

    def _add_seed(self, page: ScrollPage) -> None:
        self.seed = QLineEdit()
        self.seed.setPlaceholderText("a new shuffle each time")
        self.seed.setMaxLength(16)
        self.seed.textChanged.connect(self._check)
        row = Row(
            "Seed",
            f"The same number deals the same cards: 0 to {LARGEST_SEED}, or nothing.",
            self.seed,
            self.theme,
        )
        self.advanced = Disclosure("Advanced", row, self.theme)
        page.column.addWidget(self.advanced)

    def _footer(self) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.setContentsMargins(22, 10, 22, 16)
        self.problem = label("", "error")
        self.problem.hide()
        lines.addWidget(self.problem)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        self.cancel_button = Button("Cancel", self.theme, clicked=self.reject)
        self.begin_button = Button(" Begin", self.theme, "primary", "play", self._begin)
        self.cancel_button.setAutoDefault(False)
        self.begin_button.setDefault(True)
        row.addWidget(self.cancel_button)
        row.addWidget(self.begin_button)
        lines.addLayout(row)
        return lines

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as the content wants, and never larger than what lies behind."""
        super().showEvent(event)
        for widget in self.findChildren(QWidget):
            widget.ensurePolished()  # sizes are right only in the final style
        content = self._page.column
        content.invalidate()
        width = max(self.theme.px(620), content.sizeHint().width() + 30)
        around = self.banner.sizeHint().height() + self.footer.sizeHint().height()
        height = content.totalHeightForWidth(width) + around
        parent = self.parentWidget()
        room = parent.window().size() if parent else self.screen().availableSize()
        self.resize(min(width, room.width() - 20), min(height, room.height() - 20))
        centre_over(self, parent)
        self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen_seed(self) -> int | None:
        """Return the seed that is typed, a random one for nothing, None when it is no number."""
        text = self.seed.text().strip()
        if not text:
            return random_seed()
        if not (text.isascii() and text.isdigit()) or int(text) > LARGEST_SEED:
            return None
        return int(text)

    def _check(self) -> None:
        """Say what is still wrong, and let the game begin only when nothing is."""
        if not hasattr(self, "begin_button"):
            return
        problem = self.seats.problem()
        seed_wrong = self._chosen_seed() is None
        set_property(self.seed, "wrong", seed_wrong)
        if seed_wrong and not problem:
            problem = f"The seed is a whole number from 0 to {LARGEST_SEED}, or nothing."
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.begin_button.setEnabled(not problem)
        self.begin_button.setAccessibleDescription(problem)

    def _begin(self) -> None:
        seed = self._chosen_seed()
        if seed is None or self.seats.problem():
            return
        options = {key: control.value for key, control in self.options.items()}
        pack = self.pack.value
        self.begin.emit(NewGame(self.box.key, self.seats.seats(), options, seed, pack))
        self.accept()
