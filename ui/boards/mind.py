"""The board of The Mind Extreme.

Beyond what every board does (`ui.boards.board`):

`peek_wanted(seat, on)`   a person at a shared screen presses or lets go of the key that shows the
hand
`peek(view)`              show that person's hand (the view of that seat); None hides it at once
`count_down()`            count 3, 2, 1 over the table; no card should be laid until
`counted_down()`          says that the count is over

At a shared screen (several humans, or `seat` None) no hand lies open, moves with cards are made
with the keys of their seat, and `ready`, `agree` and `refuse` have a button on each person's
plate.
"""

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gamebox.core.event import Event
from gamebox.games.mind.cards import Colour
from gamebox.games.mind.moves import StackTurned
from gamebox.games.mind.view import MindView
from ui.boards.animator import Act
from ui.boards.board import Board
from ui.boards.mind_acts import Flourish, Reveal, end_of_level, still, without_panel
from ui.boards.mind_faces import MindTable
from ui.boards.mind_keys import keys_of
from ui.boards.mind_layout import LEVEL, lay_out
from ui.boards.mind_sight import Sight
from ui.boards.mind_waits import Waits
from ui.boards.paths import Offered
from ui.boards.place import Layout, Place
from ui.items.badge import Numeral
from ui.items.face import Face
from ui.items.z import Z
from ui.theme import Role, Theme

COUNT = "#count"
COUNT_MS = 800
TICK_MS = 1000
PLATE_BUTTONS = ("button:ready", "button:agree", "button:refuse")


class MindBoard(Board):
    """Draws a `MindView`."""

    game = "mind"
    counted_down = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._peeked: MindView | None = None
        self._left_to_count = 0
        self._count_timer = QTimer(self, interval=COUNT_MS)
        self._count_timer.timeout.connect(self._count)
        self._waits = Waits(monotonic)
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._show_waits)
        self._shown_waits: dict[Colour, int] = {}

    @property
    def eager(self) -> bool:
        """One click lays a card."""
        return True

    # What is drawn

    def sight(self, view: MindView | None = None) -> Sight:
        """Return how the table is looked at now."""
        shown = view or self.view
        return Sight(
            view=shown,
            seat=self.seat,
            names=self.names,
            humans=self.humans,
            theme=self.theme,
            offered=self.hands.openings(),
            peeked=self._peeked,
            waits=self._shown_waits,
            keys=keys_of(self.humans),
        )

    def layout_things(self) -> Layout:
        """Return the place of everything."""
        return lay_out(self.sight())

    def table_face(self) -> Face:
        """Return the night sky with its rings."""
        whole = self.stage.frame.whole
        return MindTable(-whole.left(), -whole.top())

    def show_view(self, view: MindView, seat: int | None, events: Sequence[Event] = ()) -> None:
        """Show what `seat` may know and play `events`."""
        if self._peeked is not None:
            held = view.hand_counts[self._peeked.seat]
            self._peeked = self._peeked if held == len(self._peeked.hand) else None
        self.seat = seat
        playing = Sight(view, seat, self.names, self.humans, self.theme).playing
        self._waits.follow(view, playing and not self._left_to_count)
        self._run_dials(playing)
        super().show_view(view, seat, events)

    def acts(self, before: MindView, events: Sequence[Event]) -> list[Act]:
        """Let the last card land, then turn the blind stacks up."""
        if not self.view.past or len(self.view.past) == len(before.past):
            return []
        if self.view.over:
            landing = without_panel(self.layout_things())
        else:
            landing = lay_out(self.sight(end_of_level(before, self.view)))
        acts = [self.stage.transition(landing), still(self.stage, 450)]
        self.stage.transition(self.layout_things())
        turned = [event for event in events if isinstance(event, StackTurned)]
        if turned and "panel" in self.stage.layout:
            acts.append(Reveal(self.stage, turned).act())
        return acts

    def flourishes(self, before: MindView, events: Sequence[Event]) -> list[Act]:
        """Play the small lights of what happened."""
        return Flourish(self.stage, self.view, events).acts()

    # What may be done

    def offer(self, moves: Sequence[Offered]) -> None:
        """Let the people at this screen choose; what may be laid is raised."""
        super().offer(moves)
        if self.view is None:
            return
        layout = self.layout_things()
        if layout != self.stage.layout:
            self.animator.add(self.stage.transition(layout))
            self._sync_twins()

    def path_of(self, offered: Offered) -> tuple[str, ...]:
        """Return the ids to touch; with a shared screen, cards are laid by key."""
        path = tuple(offered.path)
        if len(self.humans) < 2:
            return path
        if path[0].startswith("card:"):
            return ()
        seat = getattr(offered, "seat", 0)
        return (f"{path[0]}:{seat}",) if path[0] in PLATE_BUTTONS else path

    def peek(self, view: MindView | None) -> None:
        """Show one person's hand on the own plate, or hide it at once."""
        self._peeked = view
        self.finish_all()
        self.refresh()

    def clear(self) -> None:
        """Take everything off the table."""
        self._peeked = None
        self._stop_count()
        self._tick.stop()
        super().clear()

    def close_down(self) -> None:
        """Stop everything that goes on by itself."""
        self._stop_count()
        self._tick.stop()
        super().close_down()

    # The count before play, and the dials

    def count_down(self) -> None:
        """Count 3, 2, 1 over the table, then say `counted_down`."""
        self._left_to_count = 4
        self._waits.hold()
        self._count_timer.start()
        self._count()

    @property
    def counting(self) -> bool:
        """Whether the count is under way."""
        return self._left_to_count > 0

    def _count(self) -> None:
        self._left_to_count -= 1
        if self._left_to_count <= 0:
            self._stop_count()
            self._waits.start()
            self.counted_down.emit()
            return
        rect = QRectF(0, 0, 220, 220)
        rect.moveCenter(QPointF(LEVEL.center()))
        face = Numeral(str(self._left_to_count), "mind", Role.MIND)
        self.stage.float_thing(COUNT, Place(rect, face, Z.BUBBLE))
        self.announce(str(self._left_to_count))

    def _stop_count(self) -> None:
        self._left_to_count = 0
        self._count_timer.stop()
        self.stage.drop_float(COUNT)

    def _run_dials(self, playing: bool) -> None:
        self._shown_waits = self._waits.strokes() if playing and not self.reduced_motion else {}
        if playing and not self.reduced_motion:
            self._tick.start()
        else:
            self._tick.stop()

    def _show_waits(self) -> None:
        """Draw the dials again when a stroke is due."""
        strokes = self._waits.strokes()
        if strokes != self._shown_waits and self.view is not None:
            self._shown_waits = strokes
            self.refresh()
