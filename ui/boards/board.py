"""The board that every game shares: it lays things out, moves them, and turns touches into moves.

A board knows no rule. The table's controller hands it a view and the legal moves and hears back
which one was chosen:

    board = MindBoard(theme)
    board.refusal_for = lambda thing: ...        # -> object with .text and .rule, or None
    board.move_chosen.connect(...)               # the very element that was handed to `offer`
    board.show_view(view, seat, events)          # draw it; `events` are played as animations
    board.offer(moves)                           # each has .path (thing ids) and .text

**What the controller calls**

`show_view(view, seat, events=(), then=...)`
    Show what `seat` may know (`None`: nobody's hand). Things that are new, gone or elsewhere move
    there; `events` add what a difference cannot show (a reveal, a lost life, a flourish). The first
    view, and every view at speed 0, simply stands. Never waits: the board's *state* is the new view
    at once, and any touch finishes what is still under way. `then` is called when all was shown.
`set_seats(names, humans)`
    Who plays: every seat's name, and the seats of the people at this screen. Before the first view.
    What `moves_for` says is on offer then, and all is laid out once for both.
`offer(moves)`
    What may be done now, by whoever sits at this screen. Replaces the earlier offer, drops a
    half-made move that no longer fits. An empty list: nothing may be done.
`take_back() -> bool`
    Drop the half-made move (Esc); False when there was none.
`finish_all()`
    End every animation now. The board does so at any touch; call it when a person answers otherwise
    (a key of the game, the list of moves).
`clear()`
    Take everything off the table: nothing of a hand may be drawn under the curtain.
`set_theme(theme)`
    Colours, text scale, typeface and speed; everything is drawn again.
`set_hover_delay(ms)`, `reduced_motion`
    250 by default, 0 in a setting; with `theme.motion.factor == 0` nothing moves by itself.
`key_pressed(event) -> bool`
    The keys that mean the same on every board: arrows walk between things, Enter touches the one
    in focus, Esc takes back, Z keeps a preview open. The board calls it for what reaches it or one
    of its twins; True: the key was used. A game's own keys are the controller's.
`focus_thing(thing)`
    Give the keyboard focus to a thing.
`close_down()`
    Stop everything that goes on by itself, before the board is thrown away.

After `move_chosen` nothing is on offer until `offer` is called again, so that a double click is
one move.

**What the board says**

`move_chosen(offered)`    a path is complete; the element of `offer` it belongs to
`selection_changed(path)` the half-made move (a tuple of ids, empty when dropped)
`refused(thing, refusal)` something that has no move was touched; the bubble shows already
`thing_hovered(thing)`    the id under the pointer for the hover delay, "" when it left
`settled()`               no animation is under way any more
`word_entered(str)`       a word was typed and sent, where the game asks for one; the controller
                          answers a word that is not taken with `refuse_word(reason)`

**What a game's board defines**: `layout_things() -> Layout` (every thing and its `Place`, in board
units), `table_face()` (the painted table), and, where wanted, `acts(before, events)` (extra
animations before the move), `flourishes(before, events)` (after it), `path_of`, `paths_of`,
`is_whole`, `stands_for`, `drop_target`.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ui.boards.animator import Act, Animator, Then, at_once
from ui.boards.frame import Frame
from ui.boards.interaction import Interaction
from ui.boards.notes import Notes, Reason
from ui.boards.paths import Offered
from ui.boards.place import Layout, Place
from ui.boards.stage import Stage
from ui.boards.twins import Twins
from ui.items.face import Face
from ui.items.z import Z
from ui.theme import Theme

TABLE = "#table"
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Board(QGraphicsView):
    """What the boards of all games share; see the module's description for its interface."""

    move_chosen = Signal(object)
    selection_changed = Signal(tuple)
    refused = Signal(str, object)
    thing_hovered = Signal(str)
    settled = Signal()
    word_entered = Signal(str)

    game: ClassVar[str]

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self._dress_view()
        self.names: tuple[str, ...] = ()
        self.humans: tuple[int, ...] = ()
        self.view: Any = None
        self.moves_for: Callable[[], Sequence[Offered]] | None = None
        self.seat: int | None = None
        self.theme = theme
        self.stage = Stage(scene, self.game, theme, self)
        self.animator = Animator(self)
        self.animator.enabled = theme.motion.factor > 0
        self.notes = Notes(self.stage, self.game, self)
        self.hands = Interaction(self, self.stage, self.animator, self.notes, self)
        self.twins = Twins(
            self.viewport(),
            pressed=self.hands.touch,
            focus_changed=self.hands.focus,
            key_pressed=self.key_pressed,
        )
        self._just_chose = False
        self._pass_signals_on()

    # What a game's board defines

    @property
    def eager(self) -> bool:
        """Whether a move is made as soon as what was touched leaves no other."""
        return False

    @property
    def preview_size(self) -> QSizeF:
        """The size of an enlarged thing, in board units."""
        return QSizeF(300, 420)

    def layout_things(self) -> Layout:
        """Return the place of everything for `self.view` and `self.seat`, in reading order."""
        raise NotImplementedError

    def table_face(self) -> Face:
        """Return the picture of the bare table; its rectangle is the whole viewport."""
        raise NotImplementedError

    def acts(self, before: Any, events: Sequence[Any]) -> list[Act]:
        """Return what is to be played before everything takes its new place.

        It may make other layouts the stage's own on the way; the new one follows.
        """
        return []

    def flourishes(self, before: Any, events: Sequence[Any]) -> list[Act]:
        """Return what is to be played after `acts` and the move, or beside the move alone."""
        return []

    def path_of(self, offered: Offered) -> tuple[str, ...]:
        """Return the ids to touch for a move; an empty path is reached by keys or the list only."""
        return tuple(offered.path)

    def paths_of(self, offered: Offered) -> Sequence[tuple[str, ...]]:
        """Return every way of touching a move: `path_of`, and others where the order is free."""
        return [self.path_of(offered)]

    def is_whole(self, offered: Offered) -> bool:
        """Return whether a move is touched to its end, even where nothing else is left."""
        return False

    def stands_for(self, thing: str) -> str:
        """Return what a touch on a thing means, such as the pile that a card lies on."""
        return thing

    def drop_target(self, path: tuple[str, ...]) -> str:
        """Return where the first thing of a path is dragged to; empty when it is not dragged."""
        return path[-1] if len(path) > 1 else ""

    # What the controller calls

    @property
    def refusal_for(self) -> Callable[[str], Reason | None] | None:
        """The function that says why a thing has no move now."""
        return self.hands.refusal_for

    @refusal_for.setter
    def refusal_for(self, ask: Callable[[str], Reason | None] | None) -> None:
        self.hands.refusal_for = ask

    def set_seats(self, names: Sequence[str], humans: Sequence[int]) -> None:
        """Say who plays, and which seats belong to the people at this screen."""
        self.names, self.humans = tuple(names), tuple(humans)

    def show_view(
        self, view: Any, seat: int | None, events: Sequence[Any] = (), then: Then = at_once
    ) -> None:
        """Show what `seat` may know (None: nobody's hand), play `events`, and call `then`."""
        before, self.view, self.seat = self.view, view, seat
        self.notes.put_away()
        lively = self.animator.enabled and before is not None
        acts = self.acts(before, events) if lively else []
        lights = self.flourishes(before, events) if lively else []
        if self.moves_for is not None:
            self.prepare(self.moves_for())
        moving = replace(self.stage.transition(self.layout_things()), then=then)
        if before is None:
            self.stage.settle()
        self.animator.add(*acts, moving, *(lights if acts else []))
        for light in [] if acts else lights:
            self.animator.beside(light)
        self.hands.show()

    def prepare(self, moves: Sequence[Offered]) -> None:
        """Take `moves` as what is on offer, before it is shown."""
        self.hands.prepare(moves)

    def offer(self, moves: Sequence[Offered]) -> None:
        """Let the people at this screen choose among `moves` from now on."""
        self.prepare(moves)
        self.hands.show()

    def take_back(self) -> bool:
        """Drop the half-made move; False when there was none."""
        return self.hands.take_back()

    def refuse_word(self, reason: Reason) -> None:
        """Say why a word that was entered is not taken; only boards with a word field do."""

    def finish_all(self) -> None:
        """End every animation now."""
        self.animator.finish_all()

    def clear(self) -> None:
        """Take everything off the table, so that nothing of a hand is drawn."""
        self.animator.stop()
        self.notes.clear()
        self.view = None
        self.stage.revise({})
        self.hands.withdraw()
        self.stage.settle()
        self._sync_twins()

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self.theme = theme
        self.animator.enabled = theme.motion.factor > 0
        self.finish_all()
        self.notes.clear()
        self.stage.set_theme(theme)
        self._lay_table()
        self.refresh()

    def refresh(self) -> None:
        """Lay everything out again at once; what has not changed is not drawn again."""
        if self.view is None:
            return
        self.stage.revise(self.layout_things())
        if not self.animator.busy:
            self.stage.settle()
        self._sync_twins()

    def set_hover_delay(self, milliseconds: int) -> None:
        """Set how long the pointer rests on a thing before it is enlarged."""
        self.hands.touches.hover_delay = milliseconds

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may move by itself."""
        return not self.animator.enabled

    @property
    def selection(self) -> tuple[str, ...]:
        """The half-made move."""
        return self.hands.selection

    def glowing(self) -> frozenset[str]:
        """Return the ids that may be touched next: what glows."""
        return self.hands.glowing()

    def focus_thing(self, thing: str) -> None:
        """Give the keyboard focus to a thing."""
        self.twins.focus(thing)

    def announce(self, words: str) -> None:
        """Have a screen reader say `words`."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Use a key; False when the board has no use for it."""
        step = ARROWS.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.twins.focus(self.twins.neighbour(self.twins.focused(), *step))
            return True
        return self.hands.key_pressed(event)

    def close_down(self) -> None:
        """Stop everything that goes on by itself; call it before the board is thrown away."""
        self.animator.stop()
        self.notes.clear()
        self.stage.close()

    # Inside

    def _pass_signals_on(self) -> None:
        self.animator.settled.connect(self.settled)
        self.hands.move_chosen.connect(self._chose)
        self.hands.selection_changed.connect(self.selection_changed)
        self.hands.thing_hovered.connect(self.thing_hovered)
        self.hands.refused.connect(self.refused)
        self.hands.refused.connect(lambda _thing, reason: self.announce(reason.text))
        self.hands.changed.connect(self._sync_twins)

    def _chose(self, offered: Offered) -> None:
        self._just_chose = True
        self.move_chosen.emit(offered)

    def _sync_twins(self) -> None:
        self.twins.sync(self.stage.layout, self.stage.frame, self.hands.describe)

    def _lay_table(self) -> None:
        place = Place(self.stage.frame.whole, self.table_face(), Z.TABLE)
        self.stage.float_thing(TABLE, place)

    def _dress_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.setAccessibleName("The table")
        self.viewport().setAccessibleName("What lies on the table")

    # Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        size = event.size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self.finish_all()
        self.notes.clear()
        self.stage.set_frame(Frame(size.width(), size.height(), self.devicePixelRatioF()))
        self._lay_table()
        self._sync_twins()

    def event(self, event: QEvent) -> bool:
        """Follow the window to a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            frame = self.stage.frame
            self.stage.set_frame(Frame(frame.width, frame.height, self.devicePixelRatioF()))
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a touch."""
        self._just_chose = False
        self.hands.use_pointer()
        self.hands.touches.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as a press, unless the first made a move.

        Things have moved since then, and something else may lie under the pointer.
        """
        if not self._just_chose:
            self.hands.touches.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover or drag."""
        self.hands.touches.move(event)
        glows = self.stands_for(self.hands.touches.under) in self.glowing()
        shape = Qt.CursorShape.PointingHandCursor if glows else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a touch."""
        self.hands.touches.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Put away what only hovering shows."""
        super().leaveEvent(event)
        self.hands.touches.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the board's keys; the others go on to the window."""
        if not self.key_pressed(event):
            event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop painting ahead."""
        self.close_down()
        super().closeEvent(event)
