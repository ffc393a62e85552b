"""The hints at a table: the rule that is asked about and, where the game allows it, a good move."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gamebox.core.bot import Choice
from ui.table.bots import BotBench
from ui.table.controller import Controller
from ui.table.happening import Happening
from ui.table.hint import HintCard

THINKING = "Thinking of a good move…"


class Hints(QObject):
    """Fills the hint card of a table, and has a bot think about the move that it names."""

    def __init__(self, controller: Controller, card: HintCard, bench: BotBench) -> None:
        super().__init__()
        self._controller, self._card, self._bench = controller, card, bench
        self._sentences: Sequence[str] = ()
        self._opened: int | None = None  # the seat that had a hint for what it is asked now
        bench.advised.connect(self._advised)
        controller.happened.connect(self._answered)
        controller.rewound.connect(self._begin_anew)
        controller.changed.connect(self._look)

    def toggle(self) -> None:
        """Show the hint for whoever must decide, or put it away."""
        deciding = self._controller.deciding()
        if self._card.isVisible():
            self._card.hide()
        elif deciding:
            self._open(deciding[0])

    def _open(self, seat: int) -> None:
        table, manners = self._controller.table, self._controller.manners
        question = table.question(seat)
        assert question is not None
        again, self._opened = self._opened == seat, seat
        advises = manners.advises(question, again=again)
        more = [manners.more_hints] if manners.more_hints and not advises else []
        self._sentences = [*manners.hint(table.view(seat), table.moves(seat)), *more]
        self._card.say([*self._sentences, *([THINKING] if advises else [])])
        if advises:
            self._bench.advise(seat, manners.adviser)

    def _answered(self, what: Happening) -> None:
        if what.seat == self._opened:
            self._opened = None

    def _look(self) -> None:
        """Leave nothing that was told to one person where all look on."""
        if self._controller.looking:
            self._card.forget()

    def _begin_anew(self) -> None:
        self._opened = None

    def _advised(self, seat: int, choice: Choice | None) -> None:
        """Tell the move that a bot would make, if the hint is still looked at."""
        if not self._card.isVisible() or seat not in self._controller.deciding():
            return
        advice = []
        if choice is not None:
            text = self._controller.table.text(seat, choice.move)
            advice = [self._controller.manners.advice(choice, text)]
        self._card.say([*advice, *self._sentences])
