"""Leaving a game: a person is sent home, and the program plays on for them."""

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from gamebox.errors import GameboxError
from ui.table.clock import SETTINGS
from ui.table.controller import Controller
from ui.table.curtain import Curtain
from ui.table.desk import Desk
from ui.theme import Theme
from ui.widgets.basics import Button, label

QUESTION = "{name} leaves: the program plays on for {name} ({how}). Nobody can take the seat back."


class LeaveDialog(QDialog):
    """Asks whether somebody really leaves; staying is what Enter and Esc do."""

    def __init__(self, sentence: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Leave the game")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumWidth(theme.px(420))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 16)
        lines.setSpacing(14)
        lines.addWidget(label(sentence, "strong"))
        self.stay_button = Button("Stay", theme, "primary", clicked=self.reject)
        self.leave_button = Button("Leave", theme, "danger", clicked=self.accept)
        self.stay_button.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.leave_button)
        buttons.addWidget(self.stay_button)
        lines.addLayout(buttons)
        self.setAccessibleName(sentence)


class Leaving(QObject):
    """Lets people leave while somebody stays, by the buttons of the panels and of the curtain."""

    def __init__(self, controller: Controller, desk: Desk, curtain: Curtain) -> None:
        super().__init__()
        self._controller, self._desk = controller, desk
        self.dialog: LeaveDialog | None = None
        for seat, panel in enumerate(desk.players):
            panel.leave.clicked.connect(partial(self.ask, seat))
        curtain.leave.clicked.connect(lambda: self.ask(curtain.seat))
        controller.changed.connect(self._look)

    def ask(self, seat: int) -> None:
        """Ask whether the person in `seat` leaves, with time stopped."""
        controller = self._controller
        controller.stop_play()
        controller.clock.hold(SETTINGS)
        how = controller.manners.plays_on
        sentence = QUESTION.format(name=controller.names[seat], how=how)
        self.dialog = LeaveDialog(sentence, self._desk.theme, self._desk.window())
        self.dialog.accepted.connect(partial(self._leave, seat))
        self.dialog.finished.connect(self._answered)
        self.dialog.open()

    def _leave(self, seat: int) -> None:
        try:
            self._controller.leave(seat)
        except GameboxError as error:  # the game has ended meanwhile
            self._controller.noticed.emit(str(error))

    def _answered(self) -> None:
        self._controller.clock.release(SETTINGS)
        self.dialog = None

    def _look(self) -> None:
        """Show who sits where, and who may leave: not the last person."""
        controller = self._controller
        open_here = not controller.read_only and not controller.over
        several = open_here and len(controller.humans) > 1
        for who, panel in zip(controller.table.seats, self._desk.players, strict=True):
            panel.show_seat(who, leaves=several and not who.is_bot)
