"""The keys of the game that is played: each makes a move, or shows a hand while it is held."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ui.boards.board import Board
from ui.table.controller import Controller
from ui.table.manners import Hotkey
from ui.table.offers import Offer

NO_LETTERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class GameKeys:
    """Turns the keys that reach the page of a table into moves."""

    def __init__(
        self, controller: Controller, board: Board, choose: Callable[[Offer], None]
    ) -> None:
        self._controller, self._board, self._choose = controller, board, choose
        self._peeking: int | None = None

    def press(self, event: QKeyEvent) -> bool:
        """Use a key that went down; False when the game has no such key."""
        if event.modifiers() & NO_LETTERS:
            return False
        hotkeys = [hotkey for hotkey in self._hotkeys() if hotkey.key == event.key()]
        if not hotkeys:
            return False
        if not event.isAutoRepeat():
            self._use(hotkeys)
        return True

    def release(self, event: QKeyEvent) -> bool:
        """Use a key that was let go; False when it showed no hand."""
        if event.isAutoRepeat() or event.key() != self._peeking:
            return False
        self.stop_peeking()
        return True

    def stop_peeking(self) -> None:
        """Hide the hand that is shown while a key is held."""
        if self._peeking is not None:
            self._peeking = None
            self._controller.manners.peek(self._board, None)

    def _hotkeys(self) -> Sequence[Hotkey]:
        controller = self._controller
        seats = controller.humans if controller.viewer is None else [controller.viewer]
        return controller.manners.hotkeys(seats, controller.names)

    def _use(self, hotkeys: Sequence[Hotkey]) -> None:
        for hotkey in hotkeys:
            if hotkey.peek and hotkey.seat is not None:
                self._peek(hotkey.key, hotkey.seat)
                return
            for offer in self._controller.offers():
                if hotkey.seat in (None, offer.seat) and hotkey.fits(offer.move):
                    self._choose(offer)
                    return
        focused = self._board.twins.focused()
        if focused and hotkeys[0].key == Qt.Key.Key_Space:  # as on any other button
            self._board.hands.touch(focused)
        else:
            self._explain(hotkeys[0].thing)

    def _peek(self, key: int, seat: int) -> None:
        controller = self._controller
        if controller.viewer is None and controller.wanted is None and not controller.read_only:
            self._peeking = key
            controller.manners.peek(self._board, controller.table.view(seat))

    def _explain(self, thing: str) -> None:
        """Say beside the thing, and above the board, why the key does nothing now."""
        refusal = self._controller.why(thing)
        if refusal is not None:
            self._board.hands.refuse(thing)
            self._controller.refused.emit(refusal)
