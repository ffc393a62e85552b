"""The board of Medium: The Hand of Fate.

Beyond what every board does (`ui.boards.board`) it has a word field. While a word is asked for,
a real line to type in stands on the thing `entry:word`; what is sent goes out by `word_entered`.
It shows dots for letters where several people play, though not to a learner, and forgets its text
when the table is cleared, when somebody else looks on, and when the word was taken.

With `seat` None (several people look on) no hand lies open. Words are counted in and turned up
for whoever looks on, also when the table was cleared or showed another seat before.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSizeF
from PySide6.QtGui import QFocusEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from gamebox.core.event import Event
from gamebox.games.medium import moves
from gamebox.games.medium.view import MediumView
from ui.boards.animator import Act, Then, at_once
from ui.boards.board import Board
from ui.boards.medium_acts import READING, burst, rewards, shattering, still, three_two_one
from ui.boards.medium_entry import BoardEntry
from ui.boards.medium_layout import lay_out
from ui.boards.medium_moments import before_words, ended, said
from ui.boards.medium_sight import Sight
from ui.boards.medium_table import MediumTable
from ui.boards.notes import Reason
from ui.boards.paths import Offered
from ui.boards.place import Layout
from ui.items.face import Face
from ui.theme import Theme

FIELD = "entry:word"
TYPED = "word:"
"""The last step of a move that is made by typing."""


class MediumBoard(Board):
    """Draws a `MediumView`."""

    game = "medium"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._guesses: dict[int, tuple[bool, bool]] = {}
        self._turn = -1
        self._raised, self._choices = "", 0
        self._asked: object = None
        self.entry = BoardEntry(theme, self.viewport())
        self.entry.entered.connect(self.word_entered)
        self.selection_changed.connect(self._selected)
        self.settled.connect(self._show_entry)

    @property
    def eager(self) -> bool:
        """One click plays a card; what is typed is only begun by a touch."""
        return True

    @property
    def preview_size(self) -> QSizeF:
        """The size of an enlarged card: it grows with the text."""
        grow = min(max(self.theme.text_scale, 1.0), 1.5)
        return QSizeF(420 * grow, 270 * grow)

    # What is drawn

    def sight(self) -> Sight:
        """Return how the table is looked at now."""
        return Sight(
            view=self.view,
            seat=self.seat,
            names=self.names,
            humans=self.humans,
            theme=self.theme,
            openings=self.hands.openings(),
            made=self.hands.selection,
            guesses=self._guesses,
            raised=self._raised,
        )

    def layout_things(self) -> Layout:
        """Return the place of everything."""
        return lay_out(self.sight())

    def table_face(self) -> Face:
        """Return the oval table."""
        whole = self.stage.frame.whole
        return MediumTable(-whole.left(), -whole.top())

    def show_view(
        self, view: MediumView, seat: int | None, events: Sequence[Event] = (), then: Then = at_once
    ) -> None:
        """Show what `seat` may know and play `events`."""
        if _asked(view, seat) != self._asked:
            self._asked = _asked(view, seat)
            self.entry.forget()
            self.hands.withdraw()
        self._raised = ""
        self._stand_before(view, seat, events)
        self._keep_guesses(view, events)
        super().show_view(view, seat, events, then)
        self._show_entry()

    def _stand_before(self, view: MediumView, seat: int | None, events: Sequence[Event]) -> None:
        """Where somebody else looked on until now, begin with what lay before words are shown."""
        shown = [event for event in events if isinstance(event, moves.WordsShown)]
        same = self.view is not None and (self.view.seat, self.seat) == (view.seat, seat)
        if shown and not same and self.animator.enabled:
            super().show_view(before_words(view, shown[-1].number), seat)
            self.finish_all()
            self.hands.withdraw()

    def clear(self) -> None:
        """Take everything off the table, and forget what was typed."""
        self.entry.forget()
        self._asked, self._guesses = None, {}
        super().clear()
        self._show_entry()

    def refresh(self) -> None:
        """Lay everything out again, with the word field."""
        super().refresh()
        self._show_entry()

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self.entry.set_theme(theme)
        super().set_theme(theme)

    def _keep_guesses(self, view: MediumView, events: Sequence[Event]) -> None:
        """Keep the predictions that were turned up until the next turn begins."""
        if view.turns != self._turn and view.cards:
            self._guesses, self._turn = {}, view.turns
        if not view.attempts and view.cards:
            self._guesses = {}
        for event in events:
            if isinstance(event, moves.PredictionsShown):
                self._guesses = {
                    seat: (guess, guess == event.match) for seat, guess in event.predictions.items()
                }

    # What is played

    def acts(self, before: MediumView, events: Sequence[Event]) -> list[Act]:
        """Count to three and show both words; say what came of them; let tokens fly."""
        if self.animator.waiting or (self.seat is not None and before.seat != self.seat):
            return []
        acts: list[Act] = []
        shown = [event for event in events if isinstance(event, moves.WordsShown)]
        ended = [event for event in events if isinstance(event, moves.AttemptEnded)]
        for event in shown[-1:]:
            acts += self._words(before, event.attempt)
        for result in ended[-1:]:
            acts += self._verdict(before, result.attempt, bool(shown))
        acts += rewards(self.stage, events)
        drawn = [event for event in events if isinstance(event, moves.CrystalBallDrawn)]
        acts += [shattering(self.stage, self.sight().name(event.seat)) for event in drawn]
        return acts

    def _words(self, before: MediumView, attempt: moves.Attempt) -> list[Act]:
        """Return the acts up to the moment at which both words are turned up."""
        view = said(before, attempt)
        down = replace(self.sight(), view=view, guesses={}, backs=True, fresh=True)
        up = replace(down, backs=False)
        return [
            self.stage.transition(lay_out(down)),
            three_two_one(self.stage),
            self.stage.transition(lay_out(up)),
        ]

    def _verdict(self, before: MediumView, attempt: moves.Attempt, new: bool) -> list[Act]:
        """Return the acts that say what came of the words."""
        view = said(before, attempt) if new else ended(before, attempt)
        outcome = attempt.outcome
        sight = replace(self.sight(), view=view, shown=outcome)
        acts = [self.stage.transition(lay_out(sight))]
        if outcome == "match":
            acts.append(burst(self.stage))
        return [*acts, still(self.stage.motion.ms(READING))]

    # What may be done

    def prepare(self, moves: Sequence[Offered]) -> None:
        """Take `moves` as what is on offer, before it is shown."""
        self._choices = len(moves)
        super().prepare(moves)

    def offer(self, offered: Sequence[Offered]) -> None:
        """Let the people at this screen choose."""
        super().offer(offered)
        self._lay_again()
        self._show_entry()

    def path_of(self, offered: Offered) -> tuple[str, ...]:
        """Return the ids to touch: all words that can be typed are one way."""
        path = tuple(offered.path)
        return (path[0], TYPED) if path[-1].startswith(TYPED) else path

    def paths_of(self, offered: Offered) -> list[tuple[str, ...]]:
        """Return the ids to touch; or the field for a word, or, of several, the helper alone."""
        path = self.path_of(offered)
        ways = [path]
        if path[-1] == TYPED and path[0] != FIELD:
            ways.append((FIELD, TYPED))
        elif path[0].startswith("esp:") and self._choices > 1:
            ways.append(path[1:])
        return ways

    def is_whole(self, offered: Offered) -> bool:
        """Return True for what is typed: touching the field makes no move."""
        return self.path_of(offered)[-1] == TYPED

    def drop_target(self, path: tuple[str, ...]) -> str:
        """Return where the first thing of a path is dragged to."""
        return path[-1] if len(path) > 1 and path[-1] != TYPED else ""

    def stands_for(self, thing: str) -> str:
        """Return what a touch on a thing means: a card in the middle is the middle."""
        wanted = self.hands.glowing()
        if thing not in wanted and "pile:middle" in wanted and thing.startswith(("card:", "said:")):
            hand = {f"card:{card}" for card in self.view.hand} if self.view else set()
            return thing if thing in hand else "pile:middle"
        return thing

    # The word field

    def refuse_word(self, reason: Reason) -> None:
        """Say beside the word field why the word was not taken; it can be changed."""
        place = self.stage.layout.get(FIELD)
        if place is not None:
            self.notes.say(reason.text, place.rect)
            self.announce(reason.text)
            self.entry.refuse()

    def focus_thing(self, thing: str) -> None:
        """Give the keyboard focus to a thing, or to the word field."""
        if thing == FIELD and self.asks_word:
            self.entry.setFocus()
        else:
            super().focus_thing(thing)

    @property
    def asks_word(self) -> bool:
        """Whether the word field stands on the table."""
        return self.entry.isVisibleTo(self)

    def _selected(self, path: tuple[str, ...]) -> None:
        """Lead a touch of what begins a typed move to the field."""
        if len(path) == 1 and self.sight().typing and (*path, TYPED) in self._typed_ways():
            self.hands.take_back()
            self.entry.setFocus()
        self._lay_again()

    def _typed_ways(self) -> set[tuple[str, ...]]:
        return {way for offered in self.hands.offers() for way in self.paths_of(offered)}

    def _show_entry(self) -> None:
        """Have the field stand where a word is asked for, once everything has settled."""
        place = self.stage.layout.get(FIELD) if self.view is not None else None
        wanted = FIELD in self.hands.openings() and not self.animator.busy
        if place is None or not wanted:
            self._put_entry_away(forget=place is None)
            return
        sight = self.sight()
        hidden = len(self.view.people) > 1 and not self.stage.guided
        self.entry.stand(self.stage.frame, place.rect, sight, hidden=hidden)
        if not self.entry.isVisibleTo(self):
            self.entry.show()
            if self._has_focus():
                self.entry.setFocus()

    def _put_entry_away(self, *, forget: bool) -> None:
        if forget:
            self.entry.forget()
        if not self.entry.isVisibleTo(self):
            return
        had = self.entry.isAncestorOf(QApplication.focusWidget() or self)
        self.entry.hide()
        if had:
            self.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Lead the keyboard on to the word field where one stands."""
        super().focusInEvent(event)
        if self.asks_word:
            self.entry.setFocus()

    def _has_focus(self) -> bool:
        """Whether the keyboard is on the board, or on nothing."""
        focus = QApplication.focusWidget()
        return focus is None or focus is self or self.isAncestorOf(focus)

    # Laying out anew

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover or drag; the card of the hand under the pointer rises."""
        super().mouseMoveEvent(event)
        self._raise()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the card under the pointer sink again."""
        super().leaveEvent(event)
        self._raise()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the word field along."""
        super().resizeEvent(event)
        self._show_entry()

    def _raise(self) -> None:
        under = self.hands.touches.under
        held = self.view is not None and under in {f"card:{card}" for card in self.view.hand}
        raised = under if held and under in self.hands.openings() else ""
        if raised != self._raised and not self.hands.touches.dragging:
            self._raised = raised
            self._lay_again()

    def _lay_again(self) -> None:
        """Show what has changed by a touch or an offer, after what is still under way."""
        if self.view is None:
            return
        layout = self.layout_things()
        if layout == self.stage.layout:
            return
        if self.animator.waiting or self.animator.busy:
            self.stage.revise(layout)
        else:
            self.animator.add(self.stage.transition(layout))
        self._sync_twins()


def _asked(view: MediumView, seat: int | None) -> object:
    """Return what tells one question of a seat from the next: what was typed is for one only."""
    question = view.question if view.seat not in view.answered else None
    return seat, view.turns, len(view.attempts), view.banned, question
