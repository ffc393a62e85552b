"""The players' panels in the rail: who sits where, what they are, and what is known of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gamebox.core.seat import Seat
from ui.table.look import empty
from ui.table.manners import Chip
from ui.theme import Size, Theme
from ui.widgets.basics import IconButton, IconLabel, label, set_property
from ui.widgets.flow import FlowLayout
from ui.widgets.seat_mark import SeatMarkWidget

MARGIN, GAP = 12, 8


class ChipLabel(QFrame):
    """One fact with an icon; a `tight` one takes less room."""

    def __init__(self, chip: Chip, theme: Theme, *, tight: bool) -> None:
        super().__init__()
        self.setObjectName("chip")
        row = QHBoxLayout(self)
        row.setContentsMargins(*((4, 1, 5, 1) if tight else (7, 2, 8, 2)))
        row.setSpacing(3 if tight else 4)
        row.addWidget(IconLabel(chip.icon, theme, Size.BUTTON))
        self.setToolTip(chip.spoken)
        if not chip.text:
            self.setAccessibleName(chip.spoken)
            return
        text = label(chip.text, "chip", wrap=False)
        text.setAccessibleName(chip.spoken)
        row.addWidget(text)


class PlayerPanel(QFrame):
    """One player; in a `low` one, for large tables, the facts stand beside the name."""

    def __init__(self, seat: int, who: Seat, note: str, theme: Theme, *, low: bool = False) -> None:
        super().__init__()
        self.setProperty("panel", "card")
        self.theme = theme
        self._who, self._name = who, who.name
        self._note = note
        self._low = low
        self._chips: list[Chip] | None = None
        sign = QHBoxLayout()
        sign.setContentsMargins(0, 0, 0, 0)
        sign.setSpacing(GAP)
        sign.addWidget(SeatMarkWidget(seat, theme, 18))
        self.name = label(who.name, "strong", wrap=False)
        self.name.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.name.setMinimumWidth(1)
        sign.addWidget(self.name, 1)
        self.note = label(note, "note", wrap=False)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(GAP)
        self._head.addLayout(sign, 1)
        self._head.addWidget(self.note)
        self.leave = IconButton("leave", f"{who.name} leaves the game", theme)
        set_property(self.leave, "role", "small")
        self.leave.hide()
        self._holder = QWidget()
        self._flow = FlowLayout(self._holder, spacing=3 if low else 4)
        self._put_together()

    def _put_together(self) -> None:
        """Put the facts under the name, or beside it while there is room."""
        if not self._low:
            lines = QVBoxLayout(self)
            lines.setContentsMargins(MARGIN, 6, MARGIN, 7)
            lines.setSpacing(4)
            lines.addLayout(self._line())
            lines.addWidget(self._holder)
            return
        self.note.hide()
        self.setToolTip(self._note)
        line = FlowLayout(self, spacing=6)
        line.setContentsMargins(MARGIN, 5, MARGIN, 5)
        sign = QWidget()
        sign.setLayout(self._line())
        line.addWidget(sign)
        line.addWidget(self._holder)

    def _line(self) -> QHBoxLayout:
        """Return the name and the note, and the button for leaving at the edge."""
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        line.addLayout(self._head, 1)
        line.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the note beside the name, or under it; where it is narrow shorten the name."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        if self._low:
            return
        room = self.width() - 2 * MARGIN - self.theme.px(18) - 2 * GAP
        if not self.leave.isHidden():
            room -= self.leave.sizeHint().width() + GAP
        metrics = self.name.fontMetrics()
        wide = metrics.horizontalAdvance(self._name) + 2
        needed = wide + self.note.sizeHint().width()
        beside = QBoxLayout.Direction.LeftToRight
        wanted = beside if needed <= room else QBoxLayout.Direction.TopToBottom
        if wanted != self._head.direction():
            self._head.setDirection(wanted)
            self._head.setSpacing(GAP if wanted == beside else 0)
        cut = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, max(1, room + GAP))
        self.name.setText(self._name if wide <= room + GAP else cut)
        self.name.setToolTip("" if self.name.text() == self._name else self._name)

    def show_seat(self, who: Seat, *, leaves: bool) -> None:
        """Show who plays here now, and whether it is a person who may leave."""
        self.leave.setVisible(leaves)
        if who != self._who:
            self._who, self._note = who, note_of(who, alone=False)
            self.note.setText(self._note)
            self.setToolTip(self._note if self._low else "")
            chips, self._chips = self._chips, None
            self.show_chips(chips or [], self.property("panel") == "accent")
        self._turn()

    def set_theme(self, theme: Theme) -> None:
        """Make the chips anew."""
        self.theme = theme
        self._turn()
        chips, self._chips = self._chips, None
        self.show_chips(chips or [], self.property("panel") == "accent")

    def show_chips(self, chips: Sequence[Chip], decides: bool) -> None:
        """Show the facts, and whether the game waits for this player."""
        set_property(self, "panel", "accent" if decides else "card")
        if chips == self._chips:
            return
        self._chips = list(chips)
        empty(self._flow)
        labels = [ChipLabel(chip, self.theme, tight=self._low) for chip in chips]
        for each in labels:
            self._flow.addWidget(each)
        # Qt would place and show them a moment later, and the panel would flash empty.
        self._flow.activate()
        for each in labels:
            each.show()
        facts = ", ".join(chip.spoken for chip in chips)
        self.setAccessibleName(f"{self._name}, {self._note}: {facts}")


def note_of(who: Seat, alone: bool) -> str:
    """Return what is written beside a player's name."""
    if who.is_bot:
        return f"{who.level} bot"
    return "you" if alone else "at this screen"
