"""The tab of moves: the list of what may be done, under a word box where a word is asked for."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.table.lists import MovesPanel
from ui.table.offers import Offer
from ui.theme import Theme
from ui.widgets.basics import label
from ui.widgets.word_entry import WordEntry

WORD_ONLY = "There is nothing else to do."


class MovesTab(QWidget):
    """The word box and the list."""

    def __init__(self, moves: MovesPanel, theme: Theme) -> None:
        super().__init__()
        self.moves = moves
        self.words = WordEntry(theme)
        self.head = label("", "strong")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addWidget(self.head)
        lines.addWidget(self.words)
        lines.addWidget(moves, 1)
        self._ask("", hidden=False)

    def show_offers(self, offers: Sequence[Offer], nothing: str, *, hidden: bool) -> None:
        """Show the moves; those that are typed are one box, `hidden` when others look on."""
        typed = [offer for offer in offers if offer.typed]
        listed = [offer for offer in offers if not offer.typed]
        self._ask(typed[0].path[0] if typed else "", hidden=hidden)
        self.moves.show_offers(listed, WORD_ONLY if typed else nothing)

    def _ask(self, thing: str, *, hidden: bool) -> None:
        shown = bool(thing)
        if not shown:
            self.words.forget()
        for part in (self.head, self.words):
            part.setVisible(shown)
        forbid = thing.startswith("esp:")
        self.head.setText("Forbid a word" if forbid else "Say a word")
        what = "Word to forbid" if forbid else "Your word"
        self.words.ask(what, "Forbid" if forbid else "Say it", hidden=hidden)
