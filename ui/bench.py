"""The figures of the board: repaints at rest, and the cost of a frame while cards move.

Measured side by side with bare `QGraphicsPixmapItem`s of the same size and number; read the ratio.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from ui.boards.board import Board
from ui.boards.mind_cards import NumberCard
from ui.boards.mind_faces import MindTable
from ui.boards.place import Layout, Place
from ui.items.face import Detail, Face, Style
from ui.items.pixmaps import Picture, render
from ui.items.sprite import Sprite
from ui.items.z import Z, layer
from ui.theme import Motion, Theme

CARDS = 80
MOVING = 10
COLUMNS = 16
SIZE = (56.0, 78.0)
FRAMES = 13
ROUNDS = 16
REST_SECONDS = 0.5


@dataclass(frozen=True)
class BoardFigures:
    """Milliseconds are medians of whole frames; `python_paints` counts `paint` calls of items."""

    repaints_at_rest: int
    board_frame_ms: float
    bare_frame_ms: float
    python_paints: int

    @property
    def ratio(self) -> float:
        """The board's frame against that of bare items."""
        return self.board_frame_ms / self.bare_frame_ms


class _ManyCards(Board):
    """Eighty cards in rows; those in `self.view` lie lower and further right."""

    game = "mind"

    def layout_things(self) -> Layout:
        return {f"card:{index}": self._place(index) for index in range(CARDS)}

    def table_face(self) -> Face:
        return MindTable(0, 0)

    def _place(self, index: int) -> Place:
        moved = index in self.view
        face = NumberCard("white" if index % 2 else "red", index % 50 + 1)
        return Place(
            _spot(index).translated(60, 90) if moved else _spot(index), face, layer(Z.CARD, index)
        )


class _Paints(QObject):
    """Counts the paint events of a viewport."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def measure_board() -> BoardFigures:
    """Return the figures; there must be a QApplication."""
    board, bare = _ManyCards(Theme(motion=Motion(1.0))), _BareCards()
    board.show_view(frozenset(), None)
    for view in (board, bare):
        view.resize(992, 712)
        view.show()
    _let_settle()
    at_rest = _repaints_at_rest(board)
    board_times: list[float] = []
    bare_times: list[float] = []
    with _python_paints() as paints:
        for turn in range(ROUNDS):
            board_times += _travel(board, turn)
            bare_times += bare.travel()
    for view in (board, bare):
        view.close()
    return BoardFigures(at_rest, median(board_times), median(bare_times), len(paints))


def _spot(index: int) -> QRectF:
    row, column = divmod(index, COLUMNS)
    return QRectF(14 + column * 60, 20 + row * 110, *SIZE)


def _let_settle() -> None:
    until = perf_counter() + 0.4
    while perf_counter() < until:
        QApplication.processEvents()


def _repaints_at_rest(view: QGraphicsView) -> int:
    paints = _Paints()
    view.viewport().installEventFilter(paints)
    until = perf_counter() + REST_SECONDS
    while perf_counter() < until:
        QApplication.processEvents()
    view.viewport().removeEventFilter(paints)
    return paints.count


@contextmanager
def _python_paints() -> Iterator[list[None]]:
    """Count the calls of Python's `paint` by the length of a list."""
    calls: list[None] = []
    original, Sprite.paint = Sprite.paint, lambda *_: calls.append(None)  # type: ignore
    try:
        yield calls
    finally:
        Sprite.paint = original  # type: ignore


def _travel(board: _ManyCards, turn: int) -> list[float]:
    """Let ten cards travel and return what each frame took, in milliseconds."""
    board.show_view(frozenset() if turn % 2 else frozenset(range(MOVING)), None)
    animation = board.animator.playing
    if animation is None:
        return []
    animation.pause()
    total = animation.totalDuration()
    times = [
        _frame(partial(animation.setCurrentTime, round(total * frame / FRAMES)))
        for frame in range(1, FRAMES)
    ]
    board.finish_all()
    return times


def _frame(step: Callable[[], object]) -> float:
    """Return how long a step and the painting after it take, in milliseconds."""
    start = perf_counter()
    step()
    QApplication.processEvents()
    return (perf_counter() - start) * 1000


class _BareCards(QGraphicsView):
    """Eighty bare pixmap items over the same table."""

    def __init__(self) -> None:
        super().__init__()
        scene = QGraphicsScene(0, 0, 992, 712, self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        style = Style(Theme(), Detail.CHIP)
        card = QPixmap.fromImage(render(Picture(NumberCard("white", 1), *SIZE, 1.0, style)))
        table = render(Picture(MindTable(0, 0), 992, 712, 1.0, style))
        scene.addPixmap(QPixmap.fromImage(table))
        self._items = [self._add(card, index) for index in range(CARDS)]

    def travel(self) -> list[float]:
        """Let ten cards travel and return what each frame took, in milliseconds."""
        return [_frame(partial(self._step, frame / FRAMES)) for frame in range(1, FRAMES)]

    def _add(self, card: QPixmap, index: int) -> QGraphicsPixmapItem:
        item = self.scene().addPixmap(card)
        item.setPos(_spot(index).topLeft())
        item.setZValue(index)
        return item

    def _step(self, part: float) -> None:
        for index in range(MOVING):
            self._items[index].setPos(_spot(index).topLeft() + QPointF(60 * part, 90 * part))
