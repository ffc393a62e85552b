"""The controller: the one gate through which a game on screen changes, and who sits at the screen.

Everything that shows the game (board, log, prompt, charts) listens to it and asks it; nothing else
touches the table. No move waits for an animation.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from gamebox.core.event import Told
from gamebox.core.question import Move, Question, Refusal
from gamebox.errors import GameboxError
from gamebox.table import Refused
from ui.table.clock import CURTAIN, PlayClock
from ui.table.happening import Happening
from ui.table.manners import Manners
from ui.table.offers import Offer
from ui.table.screen_moves import AnswerAlike, Claim, GoOn, go_on
from ui.table.sitting import Sitting
from ui.table.turning_back import redo_group, undo_group

STOP = "button:stop"
"""The thing that every game with a clock has for stopping it."""


class Controller(QObject):
    """Drives one table for the people at this screen.

    `viewer` is the seat whose hand may be shown (None: nobody's), `wanted` the seat that must come
    to the screen first (the curtain is closed). Nothing of a hand may be drawn while `wanted`.
    While `looking` all people see what has just come to light; the next of them comes after that.

    Signals:
        happened(Happening): an answer was given; comes before `changed`.
        rewound(): answers were taken back or given again, or somebody has left: what is shown of
            the past is stale.
        changed(): what may be done, or who sits at the screen, may be another.
        refused(Refusal): a move was not possible.
        noticed(str): a sentence for the players.
    """

    happened = Signal(object)
    rewound = Signal()
    changed = Signal()
    refused = Signal(object)
    noticed = Signal(str)

    def __init__(self, sitting: Sitting, manners: Manners, clock: PlayClock) -> None:
        super().__init__()
        self.sitting, self.manners, self.clock = sitting, manners, clock
        self.table = sitting.table
        self.rules = self.table.rules
        self.names = self.table.names
        self.read_only = bool(sitting.read_only)
        self.bots_wait = False  # after an undo, until a person goes on
        self.viewer: int | None = None
        self.wanted: int | None = None
        self.looking = False
        self._unseen = False
        self._claimed: int | None = None
        self._offers: list[Offer] | None = None
        self._answering = False
        clock.turned.connect(self._news)

    # Beginning

    def open(self) -> None:
        """Begin the game or go on with it; what went on by itself when it was left is stopped."""
        self._seat_viewer()
        game = self.table.game
        stretch = self.rules.clock(game)
        if stretch is not None and not self.read_only:
            elapsed = self.rules.elapsed(game)
            self.clock.take_up(stretch, elapsed)
        self.stop_play()
        self._news()

    # What may be done

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [n for n, seat in enumerate(self.table.seats) if not seat.is_bot]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.game.over

    def eyes(self) -> int:
        """Return the seat whose view the screen is made from; see `view`."""
        return self.viewer if self.viewer is not None else (self.humans or [0])[0]

    def view(self) -> Any:
        """Return what may be shown: the viewer's view, or one that holds nothing secret."""
        view = self.table.view(self.eyes())
        return view if self.viewer is not None else self.manners.public(view)

    def deciding(self) -> list[int]:
        """Return the seats at this screen that may answer now, those that must first."""
        if self.read_only or self.wanted is not None or self.looking:
            return []
        asked = self.table.asked()
        if self.viewer is not None:
            return [self.viewer] if self.viewer in asked else []
        waits = self.table.waits_for()
        here = [seat for seat in self.humans if seat in asked]
        return sorted(here, key=lambda seat: seat not in waits)

    def decider(self) -> int | None:
        """Return the one seat that is waited for, or None where there is none, or several."""
        if self.read_only or self.asks_all():
            return None
        deciding, waits = self.deciding(), self.table.waits_for()
        if self.humans and (len(deciding) != 1 or (waits and deciding[0] not in waits)):
            deciding = waits
        return deciding[0] if len(deciding) == 1 else None

    def asks_all(self) -> bool:
        """Return whether several people at this screen are asked, and one answers for all."""
        game = self.table.game
        here = [seat for seat in self.table.asked() if seat in self.humans]
        return game.first_settles and len(here) > 1 and self.manners.hands_open(game)

    def offers(self) -> list[Offer]:
        """Return every move that somebody at this screen may make now."""
        if self._offers is None:
            found = [offer for seat in self.deciding() for offer in self._offers_of(seat)]
            if self.looking:
                found = [go_on(self.next_name)]
            elif self.viewer is None and len(self.humans) > 1:
                found = self.manners.together(found, self.names)
            self._offers = found
        return self._offers

    @property
    def next_name(self) -> str:
        """The name of who comes to the screen next; empty when that is nobody new."""
        wanted = self._next_viewer()[1]
        return "" if wanted is None else self.names[wanted]

    def question(self) -> Question | None:
        """Return what somebody at this screen is asked, or None."""
        deciding = self.deciding()
        return self.table.question(deciding[0]) if deciding else None

    def why(self, thing: str) -> Refusal | None:
        """Return why nothing can be done with `thing` now, or None when something can."""
        if self.read_only:
            return Refusal("", self.sitting.read_only)
        thing, seat = self.manners.asked_thing(thing)
        seat = self.eyes() if seat is None else seat
        if self._early():
            return self._too_early(seat)
        return self.table.why(seat, thing)

    def _offers_of(self, seat: int) -> list[Offer]:
        view, question = self.table.view(seat), self.table.question(seat)
        early = self._early()
        offers = []
        for move in self.table.moves(seat):
            path = self.rules.path(view, move)
            if early and path != (STOP,):
                continue
            text, label = self._words(seat, move)
            rule = question.rule if question is not None else ""
            primary, cancels = self.manners.primary(move), self.manners.cancels(move)
            typed = self.manners.typed(move)
            offers.append(Offer(seat, move, path, text, rule, label, primary, cancels, typed))
        return offers

    def _words(self, seat: int, move: Move) -> tuple[str, str]:
        """Return a move's line and its label; before several people they hold nothing secret."""
        label = self.manners.label(move)
        if self.viewer is not None:
            return self.table.text(seat, move), label
        name = self.names[seat]
        text = f"{name}: {self.manners.public_text(move)}"
        if self.manners.for_all(move):
            return text, label if seat == self.deciding()[0] else ""
        return text, self.manners.label_together(move, name)

    def _early(self) -> bool:
        """Whether play has begun by the rules, but its time does not run yet."""
        return self.clock.due and not self.clock.running

    def _too_early(self, seat: int) -> Refusal:
        question = self.table.question(seat)
        return Refusal(question.rule if question else "", "Wait until the countdown has ended.")

    # Doing it

    def submit(self, seat: int, move: Move) -> bool:
        """Answer for a seat: the one gate. Return whether the move was made."""
        if isinstance(move, GoOn | Claim | AnswerAlike):
            return self._share(seat, move)
        refusal = self._barred(seat, move)
        if refusal is None:
            if self.clock.due:
                move = self.rules.timed(move, self.clock.ms)
            try:
                told = self.table.answer(seat, move)
            except Refused as error:
                refusal = error.refusal
        if refusal is not None:
            self.refused.emit(refusal)
            self._news()
            return False
        self.bots_wait = self.bots_wait and self.table.seats[seat].is_bot
        self._went_on(seat, told)
        return True

    def say(self, text: str) -> Refusal | None:
        """Answer for whoever is asked for a word with what was typed; return why not, or None.

        The refusal is not emitted: it belongs beside the word.
        """
        typist = next((offer.seat for offer in self.offers() if offer.typed), None)
        move = None if typist is None else self.rules.typed(self.table.view(typist), text)
        if typist is None or move is None:
            return Refusal("", "No word is asked for now.")
        refusal = self._barred(typist, move) or self.rules.refusal(self.table.view(typist), move)
        if refusal is None:
            self.submit(typist, move)
        return refusal

    def _barred(self, seat: int, move: Move) -> Refusal | None:
        """Return why the screen does not take a move that the rules might allow."""
        if self.read_only:
            return Refusal("", self.sitting.read_only)
        path = self.rules.path(self.table.view(seat), move)
        return self._too_early(seat) if self._early() and path != (STOP,) else None

    def _went_on(self, seat: int, told: Sequence[Told[Any]]) -> None:
        self.sitting.save()
        self._answering = True  # the clock may turn, and is no news of its own
        if seat == self._claimed:
            self._claimed = None
        if self.viewer is None and seat in self.humans:  # who answered with all looking on has seen
            self._unseen = False
        self._seat_viewer()
        self._let_look(told)
        self.clock.follow(self.rules.clock(self.table.game))
        self._answering, self._offers = False, None
        self.happened.emit(Happening(seat, told, self.table.number))
        self._news()

    def stop_play(self) -> bool:
        """Say Stop for the first person who can; return whether anything was stopped so."""
        if self.read_only:
            return False
        for seat in self.humans:
            for move in self.table.moves(seat):
                if self.rules.path(self.table.view(seat), move) == (STOP,):
                    return self.submit(seat, move)
        return False

    # Taking back

    def undo_refusal(self) -> str | None:
        """Return why nothing can be taken back, or None."""
        if self.read_only:
            return self.sitting.read_only
        if self._sealed() is not None:
            return None
        group = undo_group(self.table, self.humans)
        return group if isinstance(group, str) else None

    def undo(self) -> bool:
        """Take back the last answer of a person, with what bots answered after it."""
        refusal = self.undo_refusal()
        if refusal is not None:
            self.noticed.emit(refusal)
            return False
        sealed = self._sealed()
        if sealed is not None:
            self.table.take_back(sealed)
        else:
            group = undo_group(self.table, self.humans)
            for _ in range(group if isinstance(group, int) else 0):
                self.table.undo()
            # Where time runs bots play on after the countdown: nobody would know that they wait.
            self.bots_wait = self.rules.clock(self.table.game) is None
        self._went_back()
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back last, with those of bots after it."""
        count = 0 if self.read_only else redo_group(self.table, self.humans)
        if not count:
            self.noticed.emit("There is nothing to do again.")
            return False
        try:
            for _ in range(count):
                self.table.redo()
        except GameboxError as error:
            self.noticed.emit(str(error))
        self._went_back()
        return True

    def _sealed(self) -> int | None:
        """Return the person at this screen whose sealed answer was given last."""
        own = [self.viewer] if self.viewer is not None else self.humans
        return next((seat for seat in reversed(self.table.game.sealed) if seat in own), None)

    def _went_back(self) -> None:
        self.sitting.save()
        self.looking, self._unseen, self._claimed = False, False, None
        self._seat_viewer()
        self._offers = None
        self.rewound.emit()
        stretch = self.rules.clock(self.table.game)
        if stretch is None:
            self.clock.follow(None)
        else:
            self.clock.take_up(stretch, self.rules.elapsed(self.table.game))
        self._news()

    # Who sits at the screen

    def arrived(self) -> None:
        """The person whom the curtain waits for is there."""
        self.viewer, self.wanted = self.wanted, None
        self.clock.release(CURTAIN)
        self._news()

    def leave(self, seat: int) -> None:
        """Let a bot play on for a person; raises GameboxError where nobody can leave."""
        self.table.leave(seat)
        self.viewer = None if self.viewer == seat else self.viewer
        self._went_back()
        self.noticed.emit(f"{self.names[seat]} has left: the program plays on.")

    def _seat_viewer(self) -> None:
        """Decide whose eyes the screen is for now, and whether somebody must come to it first."""
        self.viewer, self.wanted = self._next_viewer()
        if self.wanted is not None:
            self.clock.hold(CURTAIN)
        else:
            self.clock.release(CURTAIN)

    def _next_viewer(self) -> tuple[int | None, int | None]:
        humans, game = self.humans, self.table.game
        if len(humans) == 1:
            return humans[0], None
        if humans and self.manners.hands_open(game):
            return self._open_viewer(), None
        if self._claimed is not None:
            here = self.viewer == self._claimed
            return (self._claimed, None) if here else (None, self._claimed)
        asked = [q for q in game.questions if q.seat in humans and q.seat not in game.sealed]
        if not humans or game.over or self.read_only or all(map(self.manners.shared, asked)):
            waits_in_secret = any(not self.manners.shared(q) for q in game.questions)
            return (self.viewer if waits_in_secret and asked == [] else None), None
        if self.viewer in [question.seat for question in asked]:
            return self.viewer, None
        return None, asked[0].seat

    def _open_viewer(self) -> int:
        """Return whose side of an open table is shown: who is asked, or as before."""
        asked = [seat for seat in self.table.asked() if seat in self.humans]
        before = self.humans[0] if self.viewer is None else self.viewer
        return before if before in asked or not asked else asked[0]

    def _let_look(self, told: Sequence[Told[Any]]) -> None:
        """Show everybody at the screen what has come to light, before one of them goes on."""
        several = len(self.humans) > 1
        self._unseen |= several and any(self.manners.for_everybody(one.event) for one in told)
        if self._unseen:
            self.looking = self._secretly_asked()
            self.viewer, self.wanted = None, None
            self.clock.release(CURTAIN)

    def _secretly_asked(self) -> bool:
        """Return whether one of the people has to answer unseen."""
        asked = map(self.table.question, self.humans)
        return any(one is not None and not self.manners.shared(one) for one in asked)

    def _share(self, seat: int, move: Move) -> bool:
        """Do what people who share the screen do without a move of the game."""
        if isinstance(move, AnswerAlike):
            asked = self.question()
            for each in self.deciding():
                question = self.table.question(each)
                if question is not None and asked is not None and question.asks == asked.asks:
                    self.submit(each, move.move)
            return True
        self.looking = self._unseen = False
        self._claimed = seat if isinstance(move, Claim) else None
        self._seat_viewer()
        self._news()
        return True

    def _news(self) -> None:
        self._offers = None
        if not self._answering:
            self.changed.emit()
