"""A board on which the card that is pointed at stands out among those held."""

from collections.abc import Collection

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ui.boards.offering import OfferingBoard
from ui.theme import Theme


class RaisingBoard(OfferingBoard):
    """Lays everything out anew when another card is pointed at, by pointer or keyboard."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._raised = ""
        self._laid = False  # whether all lies as it should, but for what is pointed at
        self.hands.changed.connect(self._follow_touch)

    def held(self) -> Collection[int]:
        """Return the cards that stand out when they are pointed at."""
        raise NotImplementedError

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover or drag; the card of the hand under the pointer grows."""
        super().mouseMoveEvent(event)
        self._raise()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the card under the pointer shrink again."""
        super().leaveEvent(event)
        self._raise()

    def _raise(self) -> None:
        """Raise the card that is pointed at, if it is another than before."""
        if self._pointed() != self._raised:
            self._follow_touch()

    def _pointed(self) -> str:
        if self.view is None or self.seat is None or self.hands.touches.dragging:
            return self._raised
        held = {f"card:{card}" for card in self.held()}
        pointed = (self.hands.touches.under, self.hands.ringed)
        return next((thing for thing in pointed if thing in held), "")

    def _follow_touch(self) -> None:
        """Raise what is pointed at, and lay out anew what depends on what is touched."""
        raised, self._raised = self._raised, self._pointed()
        if self._laid and raised == self._raised:
            return
        if not self.hands.touches.dragging:
            self.lay_again()
