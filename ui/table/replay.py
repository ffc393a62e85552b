"""The replay: a game from its start, with a slider, keys to step, and jumps to what mattered."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QFrame, QSlider, QVBoxLayout

from gamebox.core.event import Event
from ui.boards.board import Board
from ui.table.hours import Hours
from ui.table.reel import Reel
from ui.theme import Role, Size, Theme
from ui.widgets.basics import Button, IconButton, ScrollPage, label
from ui.widgets.choices import Dropdown
from ui.widgets.flow import FlowLayout

STEP_MS = 1100
PADDING = 8
NOBODY = -1


class ReplayView(QFrame):
    """Shows a reel on a board; opens paused.

    Signals:
        closed(): the person wants to go back.
    """

    closed = Signal()

    def __init__(
        self, reel: Reel, board: Board, seats: Sequence[tuple[int, str]], theme: Theme, hours: Hours
    ) -> None:
        super().__init__()
        self.setObjectName("replay")
        self.theme, self._reel, self.board = theme, reel, board
        self._hours_step = hours.alarm(self._play_on)
        self.playing = False
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(board, 1)
        lines.addWidget(self._controls(seats))
        board.setAccessibleName("The table, as it was")
        self._sit(reel.seat if reel.seat is not None else NOBODY)

    def _controls(self, seats: Sequence[tuple[int, str]]) -> QFrame:
        controls = QFrame()
        controls.setObjectName("prompt")
        lines = QVBoxLayout(controls)
        lines.setContentsMargins(14, 8, 14, 10)
        self.words = label("", "prompt")
        self._page = ScrollPage(margin=0)
        self._page.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._page.setAccessibleName("What happened")
        self._page.setFixedHeight(self._words_height())
        self._page.column.addWidget(self.words)
        self._page.column.addStretch(1)
        lines.addWidget(self._page)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName("Answer")
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self.wind)
        lines.addWidget(self.slider)
        row = FlowLayout(spacing=8)
        for button in self._buttons():
            row.addWidget(button)
        self.eyes = Dropdown("Seen by", seats, seats[0][0])
        self.eyes.activated.connect(lambda _index: self._sit(self.eyes.value))
        row.addWidget(self.eyes)
        row.addWidget(Button("Back to the table", self.theme, clicked=self.closed.emit))
        lines.addLayout(row)
        return controls

    def _buttons(self) -> list[Button]:
        def tool(icon: str, name: str, act: Callable[[], object]) -> IconButton:
            return IconButton(icon, name, self.theme, act)

        self.play_button = tool("play", "Play or pause (Space)", self.toggle)
        return [
            tool("first", "To the start (Home)", lambda: self.wind(0)),
            tool("left", "One back (Left)", lambda: self.step(-1)),
            self.play_button,
            tool("right", "One on (Right)", lambda: self.step(1)),
            tool("last", "To the end (End)", lambda: self.wind(self._reel.last)),
            *self._jumps(),
        ]

    def _jumps(self) -> list[Button]:
        """Return the buttons that jump to what the game's manners name."""
        part = self._reel.part
        jumps = [
            Button(f"Next {part} ({part[0].upper()})", self.theme, clicked=self.next_part),
            Button("Next mistake (M)", self.theme, clicked=self.next_mistake),
        ]
        return jumps if self._reel.mistakes else jumps[:1]

    @property
    def number(self) -> int:
        """How many answers had been given at what is shown."""
        return self._reel.number

    def wind(self, number: int) -> None:
        """Show the position after `number` answers."""
        step = number - self._reel.number
        self._reel.wind(number)
        events: Sequence[Event] = self._reel.events() if step == 1 else ()
        self.words.setText(f"{self._reel.number} of {self._reel.last}.")
        self.board.show_view(self._reel.view(), self._reel.seat, events, self._tell)
        self._page.verticalScrollBar().setValue(0)
        self.slider.blockSignals(True)
        self.slider.setRange(0, self._reel.last)
        self.slider.setValue(self._reel.number)
        self.slider.blockSignals(False)

    def _tell(self) -> None:
        """Say what has happened, now that the board has shown it."""
        self.words.setText(
            f"{self._reel.number} of {self._reel.last}. {self._reel.words()}".strip()
        )

    def step(self, by: int) -> None:
        """Go `by` answers on, and pause."""
        self.pause()
        self.wind(self._reel.number + by)

    def toggle(self) -> None:
        """Play from here, or pause."""
        if self.playing:
            self.pause()
        else:
            self.playing = True
            self._hours_step.set(STEP_MS)
            self._show_playing()

    def pause(self) -> None:
        """Stop playing by itself."""
        self.playing = False
        self._hours_step.stop()
        self._show_playing()

    def next_part(self) -> None:
        """Go to where the next part of the game begins."""
        self._jump(self._reel.starts_part)

    def next_mistake(self) -> None:
        """Go to the next mistake."""
        self._jump(self._reel.is_mistake)

    def close_down(self) -> None:
        """Stop everything."""
        self.pause()
        self.board.close_down()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, play, jump and leave by keys."""
        acts: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Home: lambda: self.wind(0),
            Qt.Key.Key_End: lambda: self.wind(self._reel.last),
            Qt.Key.Key_Space: self.toggle,
            ord(self._reel.part[0].upper()): self.next_part,
            Qt.Key.Key_M: self.next_mistake,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        act = acts.get(event.key())
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _jump(self, wanted: Callable[[Event], bool]) -> None:
        self.pause()
        number = self._reel.next_with(wanted)
        if number is None:
            self.words.setText("There is none after this.")
        else:
            self.wind(number)

    def _play_on(self) -> None:
        if self._reel.number >= self._reel.last:
            self.pause()
            return
        if not self.board.animator.pausing:
            self.wind(self._reel.number + 1)
        self._hours_step.set(STEP_MS)

    def _show_playing(self) -> None:
        self.play_button.icon_name = "pause" if self.playing else "play"
        self.play_button.set_theme(self.theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the measures of `theme`."""
        self.theme = theme
        self._page.setFixedHeight(self._words_height())

    def _words_height(self) -> int:
        """Return the height of two lines; more of them scroll, so that the board stands still."""
        line = QFontMetrics(self.theme.font(Role.UI, Size.PROMPT, 600)).lineSpacing()
        return 2 * line + PADDING

    def _sit(self, seat: int) -> None:
        """Look through the eyes of another seat."""
        self._reel.seat = None if seat == NOBODY else seat
        self.board.clear()
        self.board.set_seats(self._reel.names, () if seat == NOBODY else (seat,))
        self.wind(self._reel.number)
