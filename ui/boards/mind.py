"""The board of The Mind Extreme.

Beyond what every board does (`ui.boards.board`):

`peek(view)`
    Show the hand of one person at a shared screen, on the own plate; None hides it at once.
`run_clock(on)`
    Whether the dials of the stacks count. The table's clock stands while it counts down.

With `seat` None (several people look on) no hand lies open, moves with cards are made with the
keys of their seat (`ui.boards.mind_keys`, which the table's page listens to), and `ready`, `agree`
and `refuse` have a button on each person's plate.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from gamebox.core.event import Event
from gamebox.games.mind.cards import Colour
from gamebox.games.mind.moves import StackTurned
from gamebox.games.mind.view import MindView
from ui.boards.animator import Act, Then, at_once
from ui.boards.mind_acts import Flourish, Reveal, end_of_level, panel_of, still, without_panel
from ui.boards.mind_faces import MindTable
from ui.boards.mind_keys import mind_keys
from ui.boards.mind_layout import lay_out
from ui.boards.mind_sight import Sight
from ui.boards.mind_undo import way_back
from ui.boards.mind_waits import Waits
from ui.boards.offering import OfferingBoard
from ui.boards.paths import Offered
from ui.boards.place import Layout
from ui.items.face import Face
from ui.keymap import KeyMap
from ui.theme import Theme

TICK_MS = 1000
PLATE_BUTTONS = ("button:ready", "button:agree", "button:refuse")


class MindBoard(OfferingBoard):
    """Draws a `MindView`."""

    game = "mind"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._peeked: MindView | None = None
        self._origins: Mapping[str, str] = {}
        self._keys = mind_keys(KeyMap())
        self._clock_runs = True
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
            keys=self._keys.of(self.humans),
            commands=self._keys,
            origins=self._origins,
        )

    def layout_things(self) -> Layout:
        """Return the place of everything."""
        return lay_out(self.sight())

    def table_face(self) -> Face:
        """Return the night sky with its rings."""
        whole = self.stage.frame.whole
        return MindTable(-whole.left(), -whole.top())

    def show_view(
        self, view: MindView, seat: int | None, events: Sequence[Event] = (), then: Then = at_once
    ) -> None:
        """Show what `seat` may know and play `events`."""
        if self._peeked is not None:
            held = view.hand_counts[self._peeked.seat]
            self._peeked = self._peeked if held == len(self._peeked.hand) else None
        before, self.view, self.seat = self.view, view, seat
        self._follow_clock()
        self.view = before
        super().show_view(view, seat, events, then)

    def acts(self, before: MindView, events: Sequence[Event]) -> list[Act]:
        """Let the last card land, then turn the blind stacks up."""
        self._take_back(before)
        if not self.view.past or len(self.view.past) == len(before.past):
            return []
        if self.view.over:
            landing = without_panel(self.layout_things())
        else:
            landing = lay_out(self.sight(end_of_level(before, self.view)))
        acts = [self.stage.transition(landing), still(self.stage.motion.ms(450))]
        turned = [event for event in events if isinstance(event, StackTurned)]
        panel = panel_of(self.layout_things())
        if turned and panel:
            acts.append(Reveal(self.stage, turned, panel).act())
        return acts

    def _take_back(self, before: MindView) -> None:
        """Let what was taken back go to the hands from where it lay."""
        way = way_back(before, self.view, self.seat)
        self._origins = way.origins
        for thing, goal in way.exits.items():
            place = self.stage.layout.get(thing)
            if place is not None:
                self.stage.layout[thing] = replace(place, exit=goal)

    def flourishes(self, before: MindView, events: Sequence[Event]) -> list[Act]:
        """Play the small lights of what happened."""
        return Flourish(self.stage, self.view, events).acts()

    def set_keymap(self, keymap: KeyMap) -> None:
        """Print the keys on the board that somebody has chosen."""
        self._keys = mind_keys(keymap)
        self.refresh()

    # What may be done

    def path_of(self, offered: Offered) -> tuple[str, ...]:
        """Return the ids to touch; with a shared screen, cards are laid by key."""
        path = tuple(offered.path)
        if self.seat is not None:
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
        self._tick.stop()
        super().clear()

    def close_down(self) -> None:
        """Stop everything that goes on by itself."""
        self._tick.stop()
        super().close_down()

    # The dials of the stacks

    def run_clock(self, on: bool) -> None:
        """Let the dials count, or stand, as the table's clock does."""
        self._clock_runs = on
        if self.view is not None:
            self._follow_clock()

    def _follow_clock(self) -> None:
        playing = self.sight().playing
        self._waits.follow(self.view, playing and self._clock_runs)
        self._run_dials(playing)

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
