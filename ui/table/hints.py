"""The hints at a table: the rule that is asked about and, where the game allows it, a good move."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gamebox.core.bot import Choice
from ui.table.bots import BotBench
from ui.table.controller import Controller
from ui.table.hint import HintCard

THINKING = "Thinking of a good move…"


class Hints(QObject):
    """Fills the hint card of a table, and has a bot think about the move that it names."""

    def __init__(self, controller: Controller, card: HintCard, bench: BotBench) -> None:
        super().__init__()
        self._controller, self._card, self._bench = controller, card, bench
        self._sentences: Sequence[str] = ()
        bench.advised.connect(self._advised)

    def toggle(self) -> None:
        """Show the hint for whoever must decide, or put it away."""
        deciding, manners = self._controller.deciding(), self._controller.manners
        if self._card.isVisible():
            self._card.hide()
        elif deciding:
            seat, table = deciding[0], self._controller.table
            self._sentences = manners.hint(table.view(seat), table.moves(seat))
            self._card.say([*self._sentences, *([THINKING] if manners.adviser else [])])
            if manners.adviser:
                self._bench.advise(seat, manners.adviser)

    def _advised(self, seat: int, choice: Choice | None) -> None:
        """Tell the move that a bot would make, if the hint is still looked at."""
        if not self._card.isVisible() or seat not in self._controller.deciding():
            return
        advice = []
        if choice is not None:
            text = self._controller.table.text(seat, choice.move)
            advice = [f"A good move: {text}. {choice.why}"]
        self._card.say([*advice, *self._sentences])
