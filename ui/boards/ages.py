"""The board of The Middle Ages.

Beyond what every board does (`ui.boards.board`):

- A card of the hand grows under the pointer or the keyboard, and says in the place of the Coterie
  that it would complete what the return would bring.
- What several events moved is shown one movement after the other (`ui.boards.ages_steps`).
- A touch on a card, a slot or a back means the area that it lies in where only the area can be
  chosen, and a touch on an area means its seat where only the seat can be.

With `seat` None (several people look on) no hand lies open: every hand shows its backs and the
cards that everybody has seen going there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QWidget

from gamebox.core.event import Event
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.cards import CardSet
from gamebox.games.middle_ages.legal import using
from gamebox.games.middle_ages.view import AgesView
from ui.boards.ages_acts import Notices, Shuffle, notice_of
from ui.boards.ages_backs import CardBack
from ui.boards.ages_faces import OakTable
from ui.boards.ages_layout import lay_out
from ui.boards.ages_prints import Prints
from ui.boards.ages_sight import Sight
from ui.boards.ages_steps import Stage as Movement
from ui.boards.ages_steps import stages
from ui.boards.animator import Act, Then, at_once
from ui.boards.paths import Offered
from ui.boards.place import Layout
from ui.boards.raising import RaisingBoard
from ui.items.face import Face
from ui.theme import Theme

Hands = tuple[tuple[int, ...], ...]


class AgesBoard(RaisingBoard):
    """Draws an `AgesView`."""

    game = "middle_ages"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._prints: Prints | None = None
        self._choices = 0
        self._origins: Mapping[int, str] = {}
        self._last: frozenset[int] = frozenset()
        self._shown: Hands = ()
        self._notices: list[tuple[int, str, str, str]] = []

    @property
    def eager(self) -> bool:
        """A touch that leaves one move makes it."""
        return True

    @property
    def preview_size(self) -> QSizeF:
        """The size of an enlarged thing: it grows with the text."""
        grow = min(max(self.theme.text_scale, 1.0), 1.6)
        return QSizeF(300 * grow, 420 * grow)

    # What is drawn

    def sight(self) -> Sight:
        """Return how the table is looked at now."""
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
            raised=self._raised,
            origins=self._origins,
            last=self._last,
            shown=self._shown,
        )

    def _prints_of(self, cards: CardSet) -> Prints:
        if self._prints is None or self._prints.cards is not cards:
            self._prints = Prints(cards)
        return self._prints

    def layout_things(self) -> Layout:
        """Return the place of everything."""
        return lay_out(self.sight())

    def table_face(self) -> Face:
        """Return the oak table."""
        whole = self.stage.frame.whole
        return OakTable(-whole.left(), -whole.top())

    def show_view(
        self, view: AgesView, seat: int | None, events: Sequence[Event] = (), then: Then = at_once
    ) -> None:
        """Show what `seat` may know and play `events`."""
        self._raised = ""
        self._note(view, events)
        self._laid = True
        super().show_view(view, seat, events, then)
        self._laid = False
        if self._notices:
            self.animator.beside(Notices(self.stage, self._notices).act())
            self._notices = []

    def clear(self) -> None:
        """Take everything off the table."""
        self._raised, self._last, self._shown = "", frozenset(), ()
        super().clear()

    def _note(self, view: AgesView, events: Sequence[Event]) -> None:
        """Keep what was played last, and the hands that are open at the end."""
        played = [each.card for each in events if isinstance(each, moves.Added | moves.Built)]
        if played:
            self._last = frozenset(played[-1:])
        scored = [each.hands for each in events if isinstance(each, moves.GameScored)]
        if scored:
            self._shown = scored[-1]
        if not view.over:
            self._shown = ()

    def acts(self, before: AgesView, events: Sequence[Event]) -> list[Act]:
        """Show one movement after the other; a table that is behind skips them."""
        if self.animator.waiting or before.seat != self.view.seat:
            return []
        found = stages(before, events, self.view)
        acts: list[Act] = []
        numbers: dict[int, int] = {}
        self._leave_by(found[:1])
        for index, movement in enumerate(found):
            numbers[id(movement.event)] = index
            acts += self._act(before if index == 0 else found[index - 1].view, found, index)
        self._notices = self._notices_of(events, numbers)
        self._origins = found[-1].origins if found else self._taken_back(before)
        return acts

    def _taken_back(self, before: AgesView) -> dict[int, str]:
        """Return where the cards come from that undo brings back into the hand."""
        if len(before.discard) <= len(self.view.discard):
            return {}
        return {card: "pile:discard" for card in self.view.hand if card not in before.hand}

    def _act(self, before: AgesView, found: Sequence[Movement], index: int) -> list[Act]:
        movement = found[index]
        exits = found[index + 1].exits if index + 1 < len(found) else {}
        acts: list[Act] = []
        if isinstance(movement.event, moves.DeckShuffled) and before.discard:
            back = before.discard[-1].back
            face = CardBack(back, before.cards.crisis[back])
            acts.append(Shuffle(self.stage, face).act())
        sight = replace(
            self.sight(),
            view=movement.view,
            origins=movement.origins,
            exits=exits,
            turned=movement.turned,
            last=frozenset(),
            shown=(),
        )
        return [*acts, self.stage.transition(lay_out(sight))]

    def _leave_by(self, first: Sequence[Movement]) -> None:
        """Say in the layout that is shown where the cards of the first movement leave it."""
        for movement in first:
            for card, goal in movement.exits.items():
                thing = f"card:{card}"
                place = self.stage.layout.get(thing)
                if place is not None:
                    self.stage.layout[thing] = replace(place, exit=goal)

    def _notices_of(
        self, events: Sequence[Event], numbers: Mapping[int, int]
    ) -> list[tuple[int, str, str, str]]:
        """Return what rises and with which movement."""
        found, at = [], 0
        for event in events:
            at = numbers.get(id(event), at)
            notice = notice_of(event, self.view.cards, self.names)
            if notice is not None:
                found.append((at, *notice))
        return found

    # What may be done

    def prepare(self, moves: Sequence[Offered]) -> None:
        """Let the people at this screen choose; what cannot be chosen is dimmed."""
        self._choices = len(moves)
        super().prepare(moves)

    def paths_of(self, offered: Offered) -> list[tuple[str, ...]]:
        """Return the ids to touch for a move; skull cards that are kept in any order.

        Of an Accord's two choices the place where the top card goes says everything.
        """
        path = self.path_of(offered)
        if isinstance(getattr(offered, "move", None), moves.Keep):
            return list(permutations(path))
        source = using(self.view)
        choosing = self._choices > 1 and len(path) > 1
        if choosing and source is not None and source.kind == "accord":
            return [path, path[1:]]
        return [path]

    def is_whole(self, offered: Offered) -> bool:
        """Return True for what goes to a Coterie: it is always said to which."""
        return offered.path[-1].startswith("coterie:")

    def drop_target(self, path: tuple[str, ...]) -> str:
        """Return where the first thing of a path is dragged to: an area."""
        return path[-1] if len(path) > 1 and not path[-1].startswith("card:") else ""

    def stands_for(self, thing: str) -> str:
        """Return what a touch on a thing means: itself, or the area or the seat it lies in."""
        if self.view is None:
            return thing
        wanted = self.hands.glowing()
        if thing in wanted or thing in self.hands.openings() or thing in self.hands.selection:
            return thing
        area = self._area_of(thing)
        seat = f"seat:{area.rpartition(':')[2]}"
        return next((each for each in (area, seat) if each in wanted), thing)

    def _area_of(self, thing: str) -> str:
        """Return the area that a thing lies in; an area lies in itself."""
        kind, _, number = thing.partition(":")
        if kind == "accord":
            accords = self.view.accords
            return f"{kind}:{accords.index(int(number)) if int(number) in accords else ''}"
        return self._area_of_card(int(number)) if kind == "card" else thing

    def _area_of_card(self, card: int) -> str:
        view = self.view
        areas = {"coterie": view.coteries, "structures": view.structures}
        for name, seats in areas.items():
            for seat, cards in enumerate(seats):
                if card in cards:
                    return f"{name}:{seat}"
        for seat, hand in enumerate(view.hands):
            if any(lying.card == card for lying in hand):
                return f"hand:{seat}"
        return f"hand:{view.seat}"

    # The card under the pointer

    def held(self) -> Sequence[int]:
        """Return the hand."""
        return tuple(self.view.hand)
