"""The board of Hand of Fate: Ordeals.

Beyond what every board does (`ui.boards.board`):

- A touch on one's own space activates its Encounter; a touch on the tab of the next step goes on
  to it; a touch on a piece of Equipment uses it.
- While a combat goes on it has a stage of its own over the board.
- What can be chosen and lies nowhere (cards of a pile, options, numbers) is laid out on a panel.
- A touch on another seat's board shows it large, and on a pile spreads it for reading; neither is
  a move, and both are put away by the next touch elsewhere or the next answer.

With `seat` None (several people look on) no hand lies open.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import permutations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFocusEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gamebox.core.event import Event
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.cards import CardSet
from gamebox.games.ordeals.view import OrdealsView
from ui.boards.animator import Act, Then, at_once
from ui.boards.notes import Reason
from ui.boards.ordeals_acts import PainShown, Rise, notices, pain_faces, whereabouts
from ui.boards.ordeals_choice import pile_cards
from ui.boards.ordeals_layout import lay_out
from ui.boards.ordeals_pages import Kind, Page, Pages, page_of
from ui.boards.ordeals_paper import Look, page_theme
from ui.boards.ordeals_pieces import Leather
from ui.boards.ordeals_prints import Prints
from ui.boards.ordeals_sight import Sight
from ui.boards.paths import Offered
from ui.boards.place import Layout
from ui.boards.raising import RaisingBoard
from ui.items.face import Face
from ui.theme import Theme

READING_OF: dict[str, Kind] = {"scenario": "scenario", "quest": "quests"}
"""The pages that a touch on a thing opens."""
MOST_FREE = 4
"""Enemies of a group that can be touched in any order; of larger ones, from left to right."""


class OrdealsBoard(RaisingBoard):
    """Draws an `OrdealsView`."""

    game = "ordeals"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._prints: Prints | None = None
        self._looked_at: int | None = None
        self._pile = ""
        self._read: Page | None = None  # a page that somebody has opened
        self.pages = Pages(self)
        self.settled.connect(self._turn_page)
        self._ask: Callable[[str], Reason | None] | None = None
        self.hands.refusal_for = self._refusal

    @property
    def eager(self) -> bool:
        """A touch that leaves one move makes it."""
        return True

    @property
    def preview_size(self) -> QSizeF:
        """The size of an enlarged thing: it grows with the text."""
        grow = min(max(self.theme.text_scale, 1.0), 1.6)
        return QSizeF(300 * grow, 420 * grow)

    @property
    def refusal_for(self) -> Callable[[str], Reason | None] | None:
        """The function that says why a thing has no move now."""
        return self._ask

    @refusal_for.setter
    def refusal_for(self, ask: Callable[[str], Reason | None] | None) -> None:
        self._ask = ask

    # What is drawn

    def sight(self) -> Sight:
        """Return how the table is looked at now."""
        offers = self.hands.offers()
        paths = [(offer, self.paths_of(offer)) for offer in offers]
        return Sight(
            view=self.view,
            seat=self.seat,
            names=self.names,
            humans=self.humans,
            theme=self.theme,
            prints=self._prints_of(self.view.cards),
            glowing=self.hands.glowing(),
            openings=self.hands.openings(),
            made=self.hands.selection,
            reach=frozenset(thing for _, ways in paths for way in ways for thing in way),
            texts={ways[0][0]: getattr(offer, "text", "") for offer, ways in paths if ways[0]},
            looked_at=self._looked_at,
            whole=self.stage.frame.whole,
            pile=self._pile,
            raised=self._raised,
        )

    def _prints_of(self, cards: CardSet) -> Prints:
        if self._prints is None or self._prints.cards is not cards:
            self._prints = Prints(cards)
        return self._prints

    def layout_things(self) -> Layout:
        """Return the place of everything; under a page lies nothing."""
        return {} if page_of(self.view, self._read) else lay_out(self.sight())

    def table_face(self) -> Face:
        """Return the leather table."""
        whole = self.stage.frame.whole
        return Leather(-whole.left(), -whole.top())

    def show_view(
        self,
        view: OrdealsView,
        seat: int | None,
        events: Sequence[Event] = (),
        then: Then = at_once,
    ) -> None:
        """Show what `seat` may know and play `events`."""
        self._forget_looks()
        for thing, goal in whereabouts(view, self.stage.layout).items():
            self.stage.layout[thing] = replace(self.stage.layout[thing], exit=goal)
        self._laid = True
        lively = self.animator.enabled and self.view is not None
        super().show_view(view, seat, events, then)
        self._laid = False
        rising = notices(events, self._prints_of(view.cards), self._all_names()) if lively else []
        if rising:
            self.animator.beside(Rise(self.stage, rising).act())
        self._turn_page()

    def _forget_looks(self) -> None:
        self._raised, self._looked_at, self._pile, self._read = "", None, "", None

    def offer(self, moves: Sequence[Offered]) -> None:
        """Let the people at this screen choose, on a page too."""
        super().offer(moves)
        self._turn_page()

    def _all_names(self) -> list[str]:
        given = list(self.names)
        return given + [f"Seat {n + 1}" for n in range(len(given), self.view.seats)]

    def clear(self) -> None:
        """Take everything off the table."""
        self._forget_looks()
        self.pages.put_away()
        super().clear()

    # Pages of the campaign

    def _turn_page(self) -> None:
        """Show the page that stands over the board now, after what is still under way."""
        page = page_of(self.view, self._read)
        if page is None:
            self.pages.put_away()
        elif not self.animator.busy or self.pages.page is not None:
            theme = page_theme(self.theme, self.stage.frame.scale)
            offers = self.hands.offers()
            look = Look(
                self.view, self._all_names(), offers, self.hands.choose, self.take_back, theme
            )
            self.pages.show_page(page, look, self.rect())

    def refresh(self) -> None:
        """Lay everything out again, and the page over it."""
        super().refresh()
        self._turn_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size, and the page over it."""
        super().resizeEvent(event)
        self._turn_page()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the page that stands over the board."""
        super().focusInEvent(event)
        if self.pages.page is not None:
            self.pages.take_focus()

    def acts(self, before: OrdealsView, events: Sequence[Event]) -> list[Act]:
        """Turn Pain cards up before what they do is shown; a table that is behind skips them."""
        faces = pain_faces(events, self._prints_of(self.view.cards))
        if not faces or self.animator.waiting:
            return []
        return [PainShown(self.stage, faces).act()]

    # What may be done

    def path_of(self, offered: Offered) -> tuple[str, ...]:
        """Return the ids to touch: one's own space activates, a card of one's own is used.

        Where a move can be free, a touch on the space makes the free one.
        """
        path = tuple(offered.path)
        if path[0] in ("button:activate", "button:free") and len(path) > 1:
            return path[1:]
        if isinstance(getattr(offered, "move", None), moves.MoveTo) and self._walks_free():
            return ()
        if len(path) > 1 and path[1] == "button:use":
            return (f"weapon:{self.view.seat}" if path[0] == "card:0" else path[0],)
        return path

    def _walks_free(self) -> bool:
        view = self.view
        return view is not None and view.players[view.seat].free_moves > 0

    def paths_of(self, offered: Offered) -> list[tuple[str, ...]]:
        """Return the ids to touch for a move; enemies of a group in any order.

        One's adventurer may be touched or dragged before the space.
        """
        path = self.path_of(offered)
        move = getattr(offered, "move", None)
        if path and isinstance(move, moves.MoveTo | moves.MoveFree):
            return [path, (f"pawn:{self.view.seat}", *path)]
        if not isinstance(move, moves.SplitMinions) or self.view.combat is None:
            return [path]
        ways = []
        rest = [n for n in self.view.combat.living() if n not in move.foes]
        for group in filter(None, (move.foes, tuple(rest))):
            orders = permutations(group) if len(group) <= MOST_FREE else [group]
            ways += [(*(f"enemy:{n}" for n in order), path[-1]) for order in orders]
        return ways

    def is_whole(self, offered: Offered) -> bool:
        """Return True where the last touch has to be made: where cards go, what is lost."""
        last = (self.path_of(offered) or ("",))[-1]
        if isinstance(
            getattr(offered, "move", None), moves.Sanctify | moves.MoveTo | moves.MoveFree
        ):
            return True
        return last in ("button:split", "button:die") or last.startswith(
            ("put:", "enemy:", "part:")
        )

    def drop_target(self, path: tuple[str, ...]) -> str:
        """Return where the first thing of a path is dragged to."""
        sure = len(path) > 1 and "button:die" not in path and not path[1].startswith("button:")
        return path[1] if sure else ""

    def stands_for(self, thing: str) -> str:
        """Return what a touch on a thing means: cards at the weapon, adventurers on a space."""
        if self.view is None:
            return thing
        wanted = self.hands.glowing() | self.hands.openings()
        if thing in wanted:
            return thing
        kind, _, number = thing.partition(":")
        if kind == "card" and number.isdigit():
            for seat, player in enumerate(self.view.players):
                if int(number) in player.bound and f"weapon:{seat}" in self.hands.glowing():
                    return f"weapon:{seat}"
        return thing

    def _refusal(self, thing: str) -> Reason | None:
        """Show what a touch wants to see, or say why nothing can be done."""
        if self._look(thing):
            return None
        return self._ask(thing) if self._ask is not None else None

    # Looking at boards and piles

    def _look(self, thing: str) -> bool:
        """Show a board large, or spread a pile; a second touch puts it away again."""
        kind, _, number = thing.partition(":")
        if self.view is None:
            return False
        if kind == "seat" and number.isdigit():
            own = self.sight().me
            seat = int(number)
            if seat == own and self._looked_at is None:
                return False
            self._looked_at = None if seat in (own, self._looked_at) else seat
        elif kind in ("pile", "discard", "played") and self._has_cards(thing):
            self._pile = "" if self._pile == thing else thing
        elif kind in READING_OF:
            self._read = Page(READING_OF[kind], number)
        elif self._pile:
            self._pile = ""
        else:
            return False
        self.notes.put_away()
        self.lay_again()
        self._turn_page()
        return True

    def _has_cards(self, thing: str) -> bool:
        return bool(pile_cards(replace(self.sight(), pile=thing)))

    def take_back(self) -> bool:
        """Put a page, a pile or another's board away, or drop the half-made move."""
        if self._pile or self._looked_at is not None or self._read is not None:
            self._pile, self._looked_at, self._read = "", None, None
            self.lay_again()
            self._turn_page()
            return True
        return super().take_back()

    # The card under the pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a touch; on the bare table it puts away what is spread over it."""
        super().mousePressEvent(event)
        spread = self._pile or (self._looked_at is not None and self.view.campaign is not None)
        if spread and not self.hands.touches.pressing:
            self.take_back()

    def held(self) -> Sequence[int]:
        """Return the hand and the bound cards."""
        player = self.view.players[self.view.seat]
        return (*player.hand, *player.bound)
