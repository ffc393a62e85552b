"""One bot's thought: what it is asked, and what it answered. Plain data that goes through pipes."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from gamebox.bots.randomly import bot_of
from gamebox.bots.search import Judged
from gamebox.core.bot import Bot, Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Question
from gamebox.games.shelf import rules_of
from gamebox.table import Table


class PartedBot(Bot, Protocol):
    """A bot whose thought falls into parts that know nothing of one another."""

    def part(self, view: Any, dice: Dice, number: int) -> list[Judged]:
        """Return what one part of the thought finds of the legal moves."""
        ...

    def settle(self, view: Any, parts: Sequence[Sequence[Judged]]) -> Choice:
        """Return what `choose` would with what all parts have found."""
        ...


class Request(Struct, frozen=True):
    """Ask the bot of one seat to choose, or, with `part`, for that part of its thought.

    Requests of one `turn` belong to one position; a newer turn makes the older ones stale.
    """

    turn: int
    seat: int
    game: str
    level: str
    name: str
    seed: int
    view: Any
    question: Question
    dice: Dice
    part: int | None = None

    @property
    def key(self) -> "Key":
        """What tells this request, and its answer, from all others."""
        return self.turn, self.seat, self.part

    @property
    def bot(self) -> tuple[str, str, str, int]:
        """Which bot thinks."""
        return self.game, self.level, self.name, self.seed


class Thought(Struct, frozen=True):
    """What a bot chose, or what a part of its thought found, or, with `error`, why it could not."""

    turn: int
    seat: int
    choice: Choice | None
    error: str = ""
    part: int | None = None
    found: tuple[Judged, ...] = ()

    @property
    def key(self) -> "Key":
        """The key of the request that this answers."""
        return self.turn, self.seat, self.part


Key = tuple[int, int, int | None]


class Minds:
    """The bots of any table, made when first asked and kept."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, str, int], Bot] = {}

    def think(self, request: Request) -> Thought:
        """Let the bot choose; whatever goes wrong in it becomes the thought's error."""
        turn, seat, part = request.key
        view, dice = request.view, Dice(request.dice.state)
        try:
            bot = self._bot(request)
            if part is not None:
                found = cast(PartedBot, bot).part(view, dice, part)
                return Thought(turn, seat, None, part=part, found=tuple(found))
            return Thought(turn, seat, bot.choose(view, request.question, dice))
        except Exception as error:
            return Thought(turn, seat, None, f"{type(error).__name__}: {error}", part)

    def settle(self, request: Request, parts: Sequence[Thought]) -> Thought:
        """Return the thought whose parts these are; an error of any of them is its error."""
        turn, seat, _ = request.key
        try:
            for error in filter(None, (part.error for part in parts)):
                return Thought(turn, seat, None, error)
            bot = cast(PartedBot, self._bot(request))
            return Thought(turn, seat, bot.settle(request.view, [part.found for part in parts]))
        except Exception as error:
            return Thought(turn, seat, None, f"{type(error).__name__}: {error}")

    def _bot(self, request: Request) -> Bot:
        bot = self._bots.get(request.bot)
        if bot is None:
            game, level, name, seed = request.bot
            bot = self._bots[request.bot] = bot_of(rules_of(game), level, name, seed)
        return bot


def divided(request: Request) -> list[Request]:
    """Return a request for each part of the thought, or the request where it has but one."""
    parts = rules_of(request.game).parts(request.level)
    return [replace(request, part=part) for part in range(parts)] if parts > 1 else [request]


def request_for(table: Table[Any], seat: int, turn: int, level: str = "") -> Request:
    """Return the request for the choice that is due from `seat`, which is asked now.

    With `level` a bot of that level thinks in place of whoever sits there.
    """
    who = table.seats[seat]
    question = table.question(seat)
    assert question is not None
    return Request(
        turn,
        seat,
        table.rules.name,
        level or who.level,
        who.name,
        table.bot_seed(seat),
        table.view(seat),
        question,
        table.bot_dice(seat),
    )


def request_again(table: Table[Any], number: int, turn: int, level: str = "") -> Request:
    """Return the request for the choice that led to answer `number`, counted from 1.

    The same bot finds the same choice again. In the request the number, less than zero, stands in
    place of the seat, so that its answer is no answer of a seat. `level` is as in `request_for`.
    """
    seat = table.record.history[number - 1].seat
    state, who = table.state_at(number - 1), table.seats[seat]
    question = state.question(seat)
    assert question is not None
    return Request(
        turn,
        -number,
        table.rules.name,
        level or who.level,
        who.name,
        table.bot_seed(seat),
        table.rules.view(state, seat),
        question,
        table.bot_dice(seat, number - 1),
    )
