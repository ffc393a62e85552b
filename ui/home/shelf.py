"""The shelf with the four boxes: two by two, or one under another when the text is large."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.home.facts import BOXES
from ui.home.tile import MARGIN, Tile
from ui.theme import Theme
from ui.widgets.basics import ScrollPage

_NARROWEST = 320  # logical pixels of a tile at 100 %
_LID = 0.24  # height of a lid's picture in its width, at least


class ShelfPage(ScrollPage):
    """All boxes.

    Signals:
        play, learn: the key of the game.
    """

    play = Signal(str)
    learn = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(margin=0)
        self.theme = theme
        self._columns = 0
        field = QWidget()
        self._grid = QGridLayout(field)
        self._grid.setContentsMargins(14, 14, 14, 14)
        self._grid.setSpacing(0)
        self.column.addWidget(field)
        self.tiles = {box.key: Tile(box, theme) for box in BOXES}
        self._grid.setRowStretch(len(self.tiles), 1)  # what is left over lies below all boxes
        for tile in self.tiles.values():
            tile.play.connect(self.play)
            tile.learn.connect(self.learn)

    def show_learned(self, games: Collection[str]) -> None:
        """Say which games somebody has learned by playing."""
        for key, tile in self.tiles.items():
            tile.show_learned(key in games)

    def set_theme(self, theme: Theme) -> None:
        """Arrange the boxes for the text size of `theme`."""
        self.theme = theme
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the boxes anew when their texts need more or less room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the boxes in the new width."""
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        """Return the size on the sketch."""
        return QSize(1012, 800)

    def _arrange(self) -> None:
        room = self.viewport().size()
        width = room.width() - 28
        columns = 2 if width >= 2 * self.theme.px(_NARROWEST) else 1
        if columns != self._columns:
            self._columns = columns
            for number, tile in enumerate(self.tiles.values()):
                self._grid.addWidget(tile, number // columns, number % columns)
        each = width // columns
        rows = len(self.tiles) // columns
        shared = (room.height() - 28) // rows if columns == 2 else 0
        caption = max(tile.caption_height(each) for tile in self.tiles.values())
        lid = round((each - 2 * MARGIN) * _LID)
        for tile in self.tiles.values():
            tile.caption.setFixedHeight(caption)
            tile.setFixedHeight(max(shared, lid + caption + 2 * MARGIN))
