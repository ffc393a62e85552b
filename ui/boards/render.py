"""Drawing a board to a picture, with no window shown: `gamebox render` and `gamebox demo`."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QImage

from ui.boards.board import Board
from ui.boards.paths import Offered


def draw_board(board: Board, size: QSize) -> QImage:
    """Return `board`, which shows a view already, as a picture of `size` device pixels.

    The board is closed afterwards. There must be a QApplication; its platform may be `offscreen`.
    """
    board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    ratio = board.devicePixelRatioF()
    board.resize(round(size.width() / ratio), round(size.height() / ratio))
    board.show()
    board.finish_all()
    board.stage.settle()
    QCoreApplication.sendPostedEvents()  # widgets over the board lay themselves out
    image = board.grab().toImage()
    board.close()
    return image


def draw_view(
    board: Board,
    view: Any,
    seat: int | None,
    *,
    names: Sequence[str],
    humans: Sequence[int],
    moves: Sequence[Offered],
    size: QSize,
) -> QImage:
    """Return the picture of one view with what may be done in it."""
    board.set_seats(names, humans)
    board.show_view(view, seat)
    board.offer(moves)
    return draw_board(board, size)
