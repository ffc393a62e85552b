"""A board whose things lie differently with what may be done: chosen cards rise, others fade."""

from collections.abc import Sequence

from ui.boards.board import Board
from ui.boards.paths import Offered


class OfferingBoard(Board):
    """Lays everything out anew when the people at this screen may choose, or touch a thing."""

    def offer(self, moves: Sequence[Offered]) -> None:
        """Let the people at this screen choose; what may be chosen stands out."""
        super().offer(moves)
        self.lay_again()

    def lay_again(self) -> None:
        """Show what lies differently now, after what is still under way."""
        if self.view is None:
            return
        layout = self.layout_things()
        if layout == self.stage.layout:
            return
        if self.animator.waiting:
            self.stage.revise(layout)
        else:
            self.animator.add(self.stage.transition(layout))
        self._sync_twins()
