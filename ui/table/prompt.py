"""The bar above the board: who must decide what, and the moves that are buttons."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QWidget

from gamebox.core.question import Refusal
from ui.table.hours import Hours
from ui.table.offers import Offer
from ui.theme import SEATS, Theme
from ui.widgets.basics import Button, label, set_property
from ui.widgets.flow import FlowLayout
from ui.widgets.notice import announce
from ui.widgets.seat_mark import SeatMarkWidget
from ui.widgets.words import breakable

REFUSAL_MS = 6000
SENTENCE = 300
"""Logical pixels at 100 % that the sentence and the mark need beside the buttons."""


class MoveButton(Button):
    """Makes a move once: the second press of a double click was meant for what stood here before.

    The first has made a move, and another button may have come to its place.
    """

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing."""
        event.accept()


class PromptBar(QFrame):
    """One sentence, and the buttons at its right; the main one is also made by Enter.

    Signals:
        chosen(Offer): a button was pressed.
        rule_asked(str): somebody wants to read the rule with this id.
    """

    chosen = Signal(object)
    rule_asked = Signal(str)

    def __init__(self, theme: Theme, hours: Hours) -> None:
        super().__init__()
        self.setObjectName("prompt")
        self.theme = theme
        self._sentence, self._rule = "", ""
        self._buttons: list[tuple[Button, Offer]] = []
        self._forget = hours.alarm(self._show_sentence)
        self._edge = QFrame()
        self._edge.setFixedWidth(5)
        self._mark = SeatMarkWidget(0, theme, 18)
        self.sentence = label("", "prompt")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.sentence.setSizePolicy(policy)
        self.why = Button("The rule", theme, "link", clicked=self._ask_rule)
        self.why.hide()
        self._lay_out()
        self.set_theme(theme)

    def _lay_out(self) -> None:
        """Put the buttons beside the sentence; `_turn` puts them under it where it is narrow."""
        words, holder = QHBoxLayout(), QWidget()
        self._row = FlowLayout(holder, spacing=8)
        words.addWidget(self._mark)
        words.addWidget(self.sentence, 1)
        self._row.addWidget(self.why)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.addLayout(words, 1)
        self._box.addWidget(holder, 0, Qt.AlignmentFlag.AlignVCenter)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 12, 0)
        whole.setSpacing(14)
        whole.addWidget(self._edge)
        whole.addLayout(self._box, 1)
        for each in (words, self._box):
            each.setSpacing(8)

    def set_theme(self, theme: Theme) -> None:
        """Take the measures of `theme`."""
        self.theme = theme
        self.setMinimumHeight(theme.px(48))
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decide anew where the buttons go."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        beside = self.width() - self._row.sizeHint().width() >= self.theme.px(SENTENCE)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction != self._box.direction():
            self._box.setDirection(direction)
            self._box.setContentsMargins(0, 0 if beside else 6, 0, 0 if beside else 6)

    def show_sentence(self, sentence: str, seat: int | None) -> None:
        """Show what is to be decided, and by whom (None: nobody in particular)."""
        self._mark.setVisible(seat is not None)
        colour = SEATS[seat].colour if seat is not None else "transparent"
        self._edge.setStyleSheet(f"background: {colour};")
        if seat is not None:
            self._mark.set_seat(seat)
        if sentence != self._sentence:
            self._sentence = sentence
            self._show_sentence()
            announce(self, sentence)

    def show_refusal(self, refusal: Refusal) -> None:
        """Show for a while why something was not possible, with the way to its rule."""
        self._rule = refusal.rule
        self.why.setVisible(bool(refusal.rule))
        self._turn()
        self._show(refusal.text, "error")
        self._forget.set(REFUSAL_MS)
        announce(self, refusal.text)

    def _show_sentence(self) -> None:
        self._forget.stop()
        self.why.hide()
        self._turn()
        self._show(self._sentence, "prompt")

    def _show(self, text: str, role: str) -> None:
        """Show a text; a long word in it, which somebody may have typed, makes no line wider."""
        set_property(self.sentence, "role", role)
        self.sentence.setText(breakable(text))
        self.sentence.setAccessibleName(text)

    def _ask_rule(self) -> None:
        self.rule_asked.emit(self._rule)

    # Buttons

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Show a button for each move that has a label, the main ones last, before them Esc's."""
        wanted = sorted((o for o in offers if o.label), key=lambda o: (o.primary, o.cancels))
        if [_look(offer) for offer in wanted] == [_look(offer) for _, offer in self._buttons]:
            pairs = zip(self._buttons, wanted, strict=True)
            self._buttons = [(button, offer) for (button, _), offer in pairs]
            return
        for button, _ in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [(self._button(offer, place), offer) for place, offer in enumerate(wanted)]
        self._turn()

    def _button(self, offer: Offer, place: int) -> Button:
        role = "primary" if offer.primary else ""
        button = MoveButton(offer.label, self.theme, role, clicked=self._press(place))
        button.setAccessibleDescription(offer.text)
        self._row.addWidget(button)
        return button

    def _press(self, place: int) -> Callable[[], None]:
        def press() -> None:
            if place < len(self._buttons):
                self.chosen.emit(self._buttons[place][1])

        return press

    def confirm(self) -> bool:
        """Make the main move, as Enter does; False when there is none, or more than one."""
        return self._only([offer for _, offer in self._buttons if offer.primary])

    def cancel(self) -> bool:
        """Make the move that Esc stands for; False when there is none, or more than one."""
        return self._only([offer for _, offer in self._buttons if offer.cancels])

    def close_down(self) -> None:
        """Set no alarm any more."""
        self._forget.stop()

    def buttons(self) -> list[Button]:
        """Return the buttons from left to right."""
        return [button for button, _ in self._buttons]

    def _only(self, offers: Sequence[Offer]) -> bool:
        if len(offers) != 1:
            return False
        self.chosen.emit(offers[0])
        return True


def _look(offer: Offer) -> tuple[str, bool]:
    return offer.label, offer.primary
