"""Table: one game being played, with its seats, record, undo and replay.

The window and the command line both drive it: `answer` is the only way to change a game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct, field

from gamebox.bots.randomly import bot_of
from gamebox.core.bot import Bot
from gamebox.core.dice import Dice, seeded
from gamebox.core.event import Event, Told
from gamebox.core.game import Game, View
from gamebox.core.question import Move, Question, Refusal
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.core.written import wrong_in
from gamebox.errors import GameboxError
from gamebox.seating import UNDO, check_options, check_seats

G = TypeVar("G", bound=Game[Any, Any, Any])
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)

STATE_EVERY = 50
"""Answers between two whole states in the record."""

SPREAD = 0xD1342543DE82EF95
"""An odd number that takes the numbers of answers far from one another, as seeds of dice."""


class Refused(GameboxError):
    """A move that the rules do not allow; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} [{refusal.rule}]")
        self.refusal = refusal


class Answer(Struct, Generic[M, E], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the record: who did what, what was told of it, and why undo stops here."""

    seat: int
    move: M
    told: list[Told[E]] = []
    mark: str = ""


class Record(Struct, Generic[G, M, E], kw_only=True, forbid_unknown_fields=True):
    """All of a game: how it began, every answer, a whole state now and then, and the state now.

    `states` has whole states by the number of answers before them. `opening` is what was told when
    the game was set up. A record with an empty history starts at `state`.
    """

    seats: list[Seat]
    options: dict[str, str] = field(default_factory=dict)
    pack: str = ""
    seed: int = 0
    opening: list[Told[E]] = field(default_factory=list)
    states: dict[int, G] = field(default_factory=dict)
    history: list[Answer[M, E]] = field(default_factory=list)
    state: G


class Difference(Struct, frozen=True):
    """Where playing a record again comes out differently: after how many answers, and how.

    An `impossible` one is of an answer that cannot have been given there, or did not tell that.
    """

    number: int
    text: str
    impossible: bool = False


class Table(Generic[G]):
    """A game, the record that led to it, and who sits around it.

    `watch` is called after every change; `number` is the count of answers so far.
    """

    def __init__(self, rules: Rules[G, Any], record: Record[G, Any, Any]) -> None:
        self.rules = rules
        self.record = record
        self.undone: list[Answer[Any, Any]] = []
        self.watch: Callable[[], None] = lambda: None
        self._views: dict[int, View[Any, Any]] = {}
        self._moves: dict[int, list[Move]] = {}
        if not record.history:
            record.states = {0: rules.clone(record.state)}

    @property
    def game(self) -> G:
        """The whole state: for saving and drawing lots, never for bots or boards."""
        return self.record.state

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.record.seats

    @property
    def names(self) -> list[str]:
        """The names of the seats, in order."""
        return [seat.name for seat in self.record.seats]

    @property
    def number(self) -> int:
        """How many answers were given."""
        return len(self.record.history)

    # What a seat may know and do

    def view(self, seat: int) -> View[Any, Any]:
        """Return what `seat` may know now; not to be changed."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.rules.view(self.record.state, seat)
        return view

    def question(self, seat: int) -> Question | None:
        """Return what `seat` is asked and has not answered, or None."""
        game = self.record.state
        return None if seat in game.sealed else game.question(seat)

    def asked(self) -> list[int]:
        """Return the seats that may answer now."""
        game = self.record.state
        sealed = game.sealed
        return [q.seat for q in game.questions if q.seat not in sealed]

    def waits_for(self) -> list[int]:
        """Return the seats without whose answer the game does not go on."""
        return [seat for seat in self.asked() if self.rules.must_answer(self.view(seat))]

    def moves(self, seat: int) -> list[Move]:
        """Return the legal moves of `seat`, not to be changed; empty when it is not asked."""
        moves = self._moves.get(seat)
        if moves is None:
            moves = self._moves[seat] = self.rules.moves_of(self.record.state, seat)
        return moves

    def why(self, seat: int, thing: str) -> Refusal | None:
        """Return why `seat` can do nothing with `thing` now, or None when it can."""
        return self.rules.why(self.view(seat), thing)

    def check_move(self, seat: int, move: Move) -> None:
        """Raise Refused when `seat` may not make `move` now."""
        if move in self._moves.get(seat, ()):
            return
        if not 0 <= seat < len(self.record.seats):
            raise GameboxError(f"There is no seat {seat} at this table.")
        refusal = self.rules.refusal(self.view(seat), move)
        if refusal is not None:
            raise Refused(refusal)

    def text(self, seat: int, move: Move) -> str:
        """Return a move of `seat` as a short line of text."""
        return self.rules.text(self.view(seat), move, self.names)

    def line(self, event: Event) -> str:
        """Return the line of the log for an event; empty where it needs none."""
        return self.rules.describe(event, self.names, self.game)

    # Changing the game

    def answer(self, seat: int, move: Move) -> list[Told[Any]]:
        """Make a move and return what is told of it; raises Refused when it is not legal."""
        self.check_move(seat, move)
        told = self._carry_out(seat, move)
        self.undone.clear()
        self.watch()
        return told

    def _carry_out(self, seat: int, move: Move) -> list[Told[Any]]:
        record = self.record
        game, history = record.state, record.history
        game.answer(seat, move)
        told, mark = game.collect()
        history.append(Answer(seat, move, told, mark))
        self._views.clear()
        self._moves.clear()
        if len(history) % STATE_EVERY == 0:
            record.states[len(history)] = self.rules.clone(game)
        return told

    def take_back(self, seat: int) -> None:
        """Open the sealed answer of `seat` again; raises GameboxError when it has none."""
        if seat not in self.game.sealed:
            raise GameboxError("There is no sealed answer to take back.")
        history = self.record.history
        given = [n for n, answer in enumerate(history) if answer.seat == seat]
        self.game.take_back(seat)
        if given:
            del history[given[-1]]
            self._forget_states(given[-1])
        else:  # the record begins after it was sealed
            for state in self.record.states.values():
                state.take_back(seat)
        self.undone.clear()
        self._changed()

    @cached_property
    def record_fits(self) -> bool:
        """Whether the record leads to the state; a file edited by hand may say otherwise."""
        return self.difference() is None

    def undo_refusal(self) -> str | None:
        """Return why the last answer cannot be undone, or None."""
        if not self.record.history:
            return "There is nothing to undo."
        mark = self.record.history[-1].mark
        if mark and self.record.options.get(UNDO.key, UNDO.default) == UNDO.default:
            return mark
        return None if self.record_fits else "The record does not lead to this position."

    def undo(self) -> None:
        """Go back to before the last answer; raises GameboxError with the reason when it stops."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise GameboxError(f"Undo stops here. {refusal}")
        self.record.state = self.state_at(self.number - 1)
        self.undone.append(self.record.history.pop())
        self._forget_states(self.number)
        self._changed()

    def redo(self) -> list[Told[Any]]:
        """Make the last undone answer again; raises GameboxError when there is none."""
        if not self.undone:
            raise GameboxError("There is nothing to do again.")
        answer = self.undone.pop()
        told = self._carry_out(answer.seat, answer.move)
        self.watch()
        return told

    def _forget_states(self, after: int) -> None:
        states = self.record.states
        self.record.states = {n: state for n, state in states.items() if n <= after}

    def _changed(self) -> None:
        self._views.clear()
        self._moves.clear()
        self.watch()

    # Who sits here

    def leave(self, seat: int) -> None:
        """Let a bot play on for the person in `seat`, who does not come back.

        Raises GameboxError where nobody can leave: see the sentences.
        """
        people = [n for n, who in enumerate(self.seats) if not who.is_bot]
        if seat not in people:
            raise GameboxError(f"There is no person in seat {seat}.")
        if self.game.over:
            raise GameboxError("The game is over: nobody has to play on.")
        if people == [seat]:
            raise GameboxError("The last person at the table cannot leave it to the program.")
        self.record.seats[seat] = Seat("bot", self.names[seat], self.rules.absent)
        self.watch()

    # Replay

    def state_at(self, number: int) -> G:
        """Return the state after `number` answers, a copy of its own."""
        start = max(n for n in self.record.states if n <= number)
        state = self.rules.clone(self.record.states[start])
        for answer in self.record.history[start:number]:
            state.answer(answer.seat, answer.move)
            state.collect()
        return state

    def difference(self) -> str | None:
        """Return the first thing that comes out differently when the record is played, or None."""
        return next((difference.text for difference in self.differences()), None)

    def differences(self) -> Iterator[Difference]:
        """Play the record again and yield what comes out differently; a refused answer is the last.

        Each stretch begins at a whole state of the record and must lead to the next one.
        """
        record = self.record
        state = self.rules.clone(record.states[0])
        for number, answer in enumerate(record.history, start=1):
            refused = self._refused(state, answer)
            if refused:
                yield Difference(number, f"Answer {number} {refused}", impossible=True)
                return
            state.answer(answer.seat, answer.move)
            if state.collect() != (answer.told, answer.mark):
                yield Difference(number, f"Answer {number} has told something else.", True)
            kept = record.states.get(number)
            if kept is not None and kept != state:
                text = f"Answer {number} leads to another state than the record has."
                yield Difference(number, text)
                state = self.rules.clone(kept)
        if state != record.state:
            yield Difference(len(record.history), "The record does not lead to the state.")

    def _refused(self, state: G, answer: Answer[Any, Any]) -> str:
        if not 0 <= answer.seat < len(self.seats):
            return "is of a seat that is not at the table."
        refusal = self.rules.refusal(self.rules.view(state, answer.seat), answer.move)
        return f"is not legal: {refusal.text}" if refusal else ""

    # Bots

    def bot_seed(self, seat: int) -> int:
        """Return the number that the character of the bot of a seat comes from."""
        return seeded(self.record.seed, "bot", seat).state

    def bot(self, seat: int) -> Bot:
        """Return a new bot for a seat; its character comes from the seed of the game."""
        who = self.seats[seat]
        return bot_of(self.rules, who.level, who.name, self.bot_seed(seat))

    def bot_dice(self, seat: int, after: int | None = None) -> Dice:
        """Return the dice with which the bot of `seat` makes the choice that is due now.

        With `after`, those of the choice that was due after so many answers.
        """
        answers = len(self.record.history) if after is None else after
        return Dice(self._choice_seeds[seat] ^ (answers + 1) * SPREAD)

    @cached_property
    def _choice_seeds(self) -> list[int]:
        seed = self.record.seed
        return [seeded(seed, "choice", seat).state for seat in range(len(self.seats))]


def new_table(
    rules: Rules[G, Any],
    seats: Sequence[Seat],
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    pack: tuple[str, Any] = ("", None),
) -> Table[G]:
    """Set up a new game; `pack` is a pack's name and what the rules have read from it.

    Raises GameboxError when the seats or options do not fit the game.
    """
    check_seats(rules, seats)
    chosen = check_options(rules, options or {}, len(seats))
    game = rules.new(seats, chosen, seed, pack[1])
    told, _ = game.collect()
    record: Record[G, Any, Any] = Record(
        seats=list(seats), options=chosen, pack=pack[0], seed=seed, opening=told, state=game
    )
    return Table(rules, record)


def record_type(rules: Rules[G, Any]) -> Any:
    """Return the type that a record of this game is decoded as."""
    return Record[rules.game_type, rules.move_type, rules.event_type]  # type: ignore[name-defined]


def decode_move(rules: Rules[Any, Any], text: str | bytes) -> Move:
    """Return the move written as JSON; raises GameboxError when it is none of this game."""
    try:
        move: Move = msgspec.json.decode(text, type=rules.move_type)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise GameboxError(f"This is no move of {rules.title}: {wrong_in(error)}.") from error
    return move
