"""One bot's thought: what it is asked, and what it answered. Plain data that goes through pipes."""

from typing import Any

from msgspec import Struct

from gamebox.bots.randomly import bot_of
from gamebox.core.bot import Bot, Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Question
from gamebox.games.shelf import rules_of
from gamebox.table import Table


class Request(Struct, frozen=True):
    """Ask the bot of one seat to choose.

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


class Thought(Struct, frozen=True):
    """What a bot chose, or, with `error`, why it could not."""

    turn: int
    seat: int
    choice: Choice | None
    error: str = ""


class Minds:
    """The bots of any table, made when first asked and kept."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, str, int], Bot] = {}

    def think(self, request: Request) -> Thought:
        """Let the bot choose; whatever goes wrong in it becomes the thought's error."""
        key = (request.game, request.level, request.name, request.seed)
        try:
            bot = self._bots.get(key)
            if bot is None:
                bot = self._bots[key] = bot_of(rules_of(request.game), *key[1:])
            choice = bot.choose(request.view, request.question, request.dice)
        except Exception as error:
            return Thought(request.turn, request.seat, None, f"{type(error).__name__}: {error}")
        return Thought(request.turn, request.seat, choice)


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
