"""From touches to moves: what a click, a drag or a key does on a board.

The table offers legal moves; this builds one of them step by step along its path, lights up what
may be touched next, and says why for everything else.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from ui.boards.animator import Animator
from ui.boards.notes import Notes, Reason
from ui.boards.paths import Offered, Paths, Touch, Way
from ui.boards.stage import Stage
from ui.boards.touch import Touches
from ui.items.halo import Halo


class Shape(Protocol):
    """How one game's board is touched; its Board implements it."""

    @property
    def eager(self) -> bool:
        """Whether a move is made as soon as what was touched leaves no other."""

    @property
    def preview_size(self) -> QSizeF:
        """The size of an enlarged thing in board units."""

    def paths_of(self, offered: Offered) -> Sequence[tuple[str, ...]]:
        """Return every way of touching a move."""

    def is_whole(self, offered: Offered) -> bool:
        """Return whether a move is touched to its end, even where nothing else is left."""

    def stands_for(self, thing: str) -> str:
        """Return what a touch on a thing means."""

    def drop_target(self, path: tuple[str, ...]) -> str:
        """Return where the first thing of a path is dragged to."""


class Interaction(QObject):
    """Turns touches into moves.

    Signals:
        move_chosen(offered), selection_changed(path), refused(thing, reason), thing_hovered(thing):
            as described in `ui.boards.board`.
        changed(): what glows or what is chosen has changed.
    """

    move_chosen = Signal(object)
    selection_changed = Signal(tuple)
    refused = Signal(str, object)
    thing_hovered = Signal(str)
    changed = Signal()

    def __init__(
        self, shape: Shape, stage: Stage, animator: Animator, notes: Notes, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shape = shape
        self._stage = stage
        self._animator = animator
        self._notes = notes
        self._paths = Paths(eager=shape.eager)
        self._drag_targets: frozenset[str] = frozenset()
        self._over = ""
        self.focused = ""
        self._ring = False
        self._pointed = ""
        self._stale = False
        self.refusal_for: Callable[[str], Reason | None] | None = None
        self.touches = Touches(stage, self, self)

    # What is on offer

    @property
    def selection(self) -> tuple[str, ...]:
        """The half-made move."""
        return self._paths.made

    @property
    def ringed(self) -> str:
        """The thing that the keyboard's ring is on, or an empty string."""
        return self.focused if self._ring else ""

    def glowing(self) -> frozenset[str]:
        """Return the ids that may be touched next."""
        return self._paths.next_ids()

    def offers(self) -> list[Offered]:
        """Return every move on offer."""
        return list({id(way.offered): way.offered for way in self._paths.ways}.values())

    def openings(self) -> frozenset[str]:
        """Return the ids that begin a move."""
        return frozenset(way.path[0] for way in self._paths.ways if way.path)

    def prepare(self, moves: Sequence[Offered]) -> None:
        """Let a person choose among `moves` from now on; `show` shows it."""
        self._paths.replace(
            Way(each, path, self._shape.is_whole(each))
            for each in moves
            for path in self._shape.paths_of(each)
        )

    def withdraw(self) -> None:
        """Offer nothing, and drop what was half made."""
        self.touches.cancel()
        self._paths = Paths(eager=self._shape.eager)
        self.show()

    def take_back(self) -> bool:
        """Drop the half-made move; False when there was none."""
        dropped = self.touches.cancel() or self._paths.back()
        if dropped:
            self._selected()
        return dropped

    # Touching

    def touch(self, thing: str) -> None:
        """Touch a thing: go on with a move, or hear why there is none."""
        if self._skipped():
            return
        self._notes.put_away()
        thing = self._shape.stands_for(thing)
        result, way = self._paths.touch(thing)
        if way is not None:
            self.choose(way.offered)
        elif result is Touch.NOTHING:
            self.refuse(thing)
        else:
            self._selected()

    def touch_nothing(self) -> None:
        """Touch the bare table: drop the half-made move."""
        if not self._skipped():
            self._notes.put_away()
            self.take_back()

    def choose(self, offered: Offered) -> None:
        """Make a move; nothing is on offer until the table offers again."""
        self._animator.finish_all()
        self._notes.put_away()
        self._paths = Paths(eager=self._shape.eager)
        self.selection_changed.emit(self._paths.made)
        self._stale = True  # usually the answer is shown at once, and with it what may follow
        self.move_chosen.emit(offered)
        if self._stale:
            self.show()

    def refuse(self, thing: str) -> None:
        """Say beside a thing why nothing can be done with it."""
        reason = self.refusal_for(thing) if self.refusal_for is not None else None
        place = self._stage.layout.get(thing)
        if reason is not None and place is not None:
            self._notes.say(reason.text, place.rect)
            self.refused.emit(thing, reason)

    # Dragging

    def targets(self, thing: str) -> frozenset[str]:
        """Return where `thing` may be dragged now."""
        found = {self._shape.drop_target(way.path) for way in self._paths.through(thing)}
        return frozenset(found - {""})

    def drop(self, thing: str, target: str) -> None:
        """Make the move that drags `thing` to `target`, or let it glide back."""
        self._over, self._drag_targets = "", frozenset()
        for way in self._paths.through(thing):
            if target and self._shape.drop_target(way.path) == target:
                self.choose(way.offered)
                return
        self.show()
        self._animator.add(self._stage.transition(self._stage.layout))

    def drag_over(self, thing: str, targets: frozenset[str], over: str) -> None:
        """Show where the thing that is dragged may go."""
        if self._animator.busy:
            self._animator.finish_all()
        self._notes.put_away()
        if (targets, over) != (self._drag_targets, self._over):
            self._drag_targets, self._over = targets, over
            self.show()

    # Hovering

    def point_at(self, thing: str) -> None:
        """Brighten what a click would touch."""
        self._pointed = self._shape.stands_for(thing)
        self._stage.set_halos(self._halos())

    def hover(self, thing: str, pointer: QPointF) -> None:
        """Enlarge what the pointer rests on, and put it away when the pointer leaves."""
        if thing:
            self.enlarge(thing, pointer)
        else:
            self._notes.preview_out()
        self.thing_hovered.emit(thing)

    def enlarge(self, thing: str, pointer: QPointF) -> None:
        """Show the preview of a thing beside the pointer."""
        if not self.touches.dragging:
            self._notes.enlarge(thing, self._shape.preview_size, pointer)

    # Keys

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Use a key that means the same on every board; False when it is none."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                return self._enter()
            case Qt.Key.Key_Escape:
                return self._escape()
            case Qt.Key.Key_Z if not event.modifiers():
                return self._notes.toggle_pin(self.focused, self._shape.preview_size)
        return False

    def focus(self, thing: str, shown: bool) -> None:
        """Note where the keyboard is, and whether its ring is `shown`."""
        self.focused, self._ring = thing, shown
        self.show()

    def use_pointer(self) -> None:
        """Put the keyboard's ring away: the pointer is used now."""
        if self._ring:
            self._ring = False
            self.show()

    def describe(self, thing: str) -> str:
        """Return what a screen reader adds to a thing's name."""
        if thing in self._paths.made:
            return "chosen"
        return "can be chosen" if thing in self._paths.next_ids() else ""

    def _enter(self) -> bool:
        confirmed, focused = self._paths.confirm(), self.focused
        if confirmed is not None:
            self.choose(confirmed.offered)
        elif focused:
            self.touch(focused)  # the answer may take it away, and the key was used all the same
        return confirmed is not None or bool(focused)

    def _escape(self) -> bool:
        shown = self._notes.any_shown or self._animator.busy
        self._notes.put_away()
        self._animator.finish_all()
        return self.take_back() or shown

    # Inside

    def _skipped(self) -> bool:
        """Finish what is under way; True when the touch was spent on skipping something to read."""
        pausing = self._animator.pausing
        self._animator.finish_all()
        return pausing

    def _selected(self) -> None:
        self.show()
        self.selection_changed.emit(self._paths.made)

    def show(self) -> None:
        """Light up what may be touched now, and what was touched."""
        self._stale = False
        self._stage.set_halos(self._halos())
        self.changed.emit()

    def _halos(self) -> dict[str, frozenset[Halo]]:
        halos: dict[str, set[Halo]] = {}
        begun = bool(self._paths.made)
        for thing in self._paths.next_ids():
            halos.setdefault(thing, set()).add(Halo.TARGET if begun else Halo.ACT)
        for thing in self._paths.made:
            halos.setdefault(thing, set()).add(Halo.CHOSEN)
        for thing in self._drag_targets:
            halos.setdefault(thing, set()).add(Halo.OVER if thing == self._over else Halo.TARGET)
        if self._pointed in self._paths.next_ids():
            halos.setdefault(self._pointed, set()).add(Halo.HOVER)
        if self._ring:
            halos.setdefault(self.focused, set()).add(Halo.FOCUS)
        return {thing: frozenset(kinds) for thing, kinds in halos.items()}
