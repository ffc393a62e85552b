"""What passes over a board: the bubble that says why not, and the enlarged preview."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from ui.boards.place import Place
from ui.boards.stage import Stage
from ui.items.face import Face, Style
from ui.items.paint import outline, paragraph, paragraph_height, soft_shadow
from ui.items.z import Z
from ui.theme import Role, Theme

PREVIEW = "#preview"
BUBBLE = "#bubble"
PICTURE = "#picture"
BUBBLE_MS = 4500
GAP = 12.0
PAD = 14.0


class Reason(Protocol):
    """Why something cannot be done: what a game's Refusal has to offer."""

    @property
    def text(self) -> str:
        """The sentence to show."""

    @property
    def rule(self) -> str:
        """The id of the rule behind it."""


@runtime_checkable
class Tall(Protocol):
    """A preview that is as high as what it has to say."""

    def high(self, width: float, theme: Theme) -> float:
        """Return its height when it is `width` wide, in board units."""


@dataclass(frozen=True)
class BubbleFace:
    """A sentence in a bubble whose tail points up or down at `tail` units from its left edge."""

    words: str
    game: str
    tail: float
    below: bool  # the bubble lies below what it speaks of
    radius: float = 12.0
    side: str = ""
    bleed: float = 22.0

    def draw(self, painter: QPainter, rect: QRectF, style: Style) -> None:
        """Paint the bubble."""
        colours = style.theme.game(self.game).colours
        soft_shadow(painter, rect, self.radius, 16, 0.55)
        shape = QPainterPath()
        shape.addRoundedRect(rect, self.radius, self.radius)
        painter.fillPath(shape.united(self._tail(rect)), QColor(colours.raised))
        outline(painter, rect, self.radius, QColor(colours.danger), 2)
        inner = rect.adjusted(PAD, PAD - 2, -PAD, -PAD + 2)
        paragraph(painter, inner, self.words, bubble_font(style.theme), colours.text)

    def _tail(self, rect: QRectF) -> QPainterPath:
        edge, tip = (rect.top(), -11.0) if self.below else (rect.bottom(), 11.0)
        tail = QPainterPath(QPointF(self.tail - 9, edge))
        tail.lineTo(self.tail, edge + tip)
        tail.lineTo(self.tail + 9, edge)
        tail.closeSubpath()
        return tail


def bubble_font(theme: Theme) -> QFont:
    """Return the font of the bubble's sentence."""
    return theme.font(Role.UI, 15, 600)


def bubble_place(words: str, about: QRectF, game: str, theme: Theme, board: QRectF) -> Place:
    """Return the bubble beside `about`, wholly inside `board` (board units)."""
    width = min(340.0 * max(1.0, theme.text_scale * 0.8), board.width() - 2 * GAP)
    height = paragraph_height(words, bubble_font(theme), width - 2 * PAD) + 2 * PAD
    below = about.top() - GAP - height < board.top()
    top = about.bottom() + GAP if below else about.top() - GAP - height
    top = min(max(top, board.top() + GAP), board.bottom() - GAP - height)
    left = about.center().x() - width / 2
    left = min(max(left, board.left() + GAP), board.right() - GAP - width)
    tail = min(max(about.center().x() - left, 24.0), width - 24.0)
    return Place(QRectF(left, top, width, height), BubbleFace(words, game, tail, below), Z.BUBBLE)


def preview_place(face: Face, size: QSizeF, pointer: QPointF, board: QRectF) -> Place:
    """Return the preview beside the pointer, on the side with more room, wholly inside `board`."""
    shrink = min(
        1.0,
        (board.height() - 2 * GAP) / size.height(),
        (board.width() - 2 * GAP) / size.width(),
    )
    width, height = size.width() * shrink, size.height() * shrink
    right_room = board.right() - pointer.x() > pointer.x() - board.left()
    left = pointer.x() + GAP if right_room else pointer.x() - GAP - width
    left = min(max(left, board.left() + GAP), board.right() - GAP - width)
    top = min(max(pointer.y() - height / 2, board.top() + GAP), board.bottom() - GAP - height)
    return Place(QRectF(left, top, width, height), face, Z.PREVIEW)


class Notes(QObject):
    """Shows and puts away the bubble and the preview of a stage."""

    def __init__(self, stage: Stage, game: str, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._game = game
        self._pinned = False
        self._timer = QTimer(self, singleShot=True, interval=BUBBLE_MS)
        self._timer.timeout.connect(self._bubble_out)

    @property
    def any_shown(self) -> bool:
        """Whether a bubble or a preview is shown."""
        return bool(self._stage.floats.keys() & {BUBBLE, PREVIEW})

    def say(self, words: str, about: QRectF) -> None:
        """Show a sentence beside `about` for a while."""
        room = self._stage.frame.whole
        place = bubble_place(words, about, self._game, self._stage.theme, room)
        self._stage.float_thing(BUBBLE, place)
        self._timer.start()

    def enlarge(self, thing: str, size: QSizeF, pointer: QPointF) -> bool:
        """Show the preview of a thing beside the pointer; False when it has none."""
        place = self._stage.layout.get(thing)
        if place is None or place.preview is None:
            return False
        if isinstance(place.preview, Tall):
            size = QSizeF(size.width(), place.preview.high(size.width(), self._stage.theme))
        shown = preview_place(place.preview, size, pointer, self._stage.frame.whole)
        self._stage.float_thing(PREVIEW, shown)
        return True

    def preview_out(self) -> None:
        """Put the preview away unless it is pinned."""
        if not self._pinned:
            self._stage.drop_float(PREVIEW)

    def toggle_pin(self, thing: str, size: QSizeF) -> bool:
        """Keep the preview open, opening that of `thing` if none is; or put a kept one away."""
        if self._pinned:
            self.put_away()
            return True
        place = self._stage.layout.get(thing)
        if PREVIEW not in self._stage.floats and place is not None:
            self.enlarge(thing, size, place.rect.center())
        self._pinned = PREVIEW in self._stage.floats
        return self._pinned

    def show_picture(self, face: Face, size: QSizeF, pixel: QPointF) -> None:
        """Show what somebody points at beside the board; it stays while the board goes on."""
        spot = self._stage.frame.point_to_units(pixel)
        if isinstance(face, Tall):
            size = QSizeF(size.width(), face.high(size.width(), self._stage.theme))
        self._stage.float_thing(PICTURE, preview_place(face, size, spot, self._stage.frame.whole))

    def picture_out(self) -> None:
        """Put away what `show_picture` has shown."""
        self._stage.drop_float(PICTURE)

    def clear(self) -> None:
        """Put everything away, the picture too."""
        self.put_away()
        self.picture_out()

    def put_away(self) -> None:
        """Put away what belongs to the things on the board."""
        self._pinned = False
        self._bubble_out()
        self._stage.drop_float(PREVIEW)

    def _bubble_out(self) -> None:
        self._timer.stop()
        self._stage.drop_float(BUBBLE)
