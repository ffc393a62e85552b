"""Letting bots play without waiting: the table's clock is simulated, event by event."""

from collections.abc import Callable
from typing import Any

from gamebox.core.bot import Bot, Choice
from gamebox.table import Table


class BotPlay:
    """The bots of a table and the time on its clock, in milliseconds.

    The clock runs while `Rules.clock` gives a number, and starts again at zero with a new one; in
    the middle of a stretch it goes on from the last answer.
    """

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.bots: dict[int, Bot] = {
            seat: table.bot(seat) for seat, who in enumerate(table.seats) if who.is_bot
        }
        self.clock: int | None = None
        self.now_ms = 0

    def choices(self) -> list[tuple[int, Choice]]:
        """Return what each bot that is asked would do, unless something happens first."""
        table = self.table
        game = table.game
        found = []
        for question in game.questions:
            seat = question.seat
            bot = self.bots.get(seat)
            if bot is None or seat in game.sealed:
                continue
            choice = bot.choose(table.view(seat), question, table.bot_dice(seat))
            if choice is not None:
                found.append((seat, choice))
        return found

    def step(self) -> bool:
        """Let the earliest choice happen; return False when no bot wants to act."""
        choices = self.choices()
        if not choices:
            return False
        seat, choice = min(choices, key=lambda one: one[1].at_ms)
        table = self.table
        clock = table.rules.clock(table.game)
        if clock is None:
            table.answer(seat, choice.move)
            return True
        if clock != self.clock:
            self.clock, self.now_ms = clock, table.rules.elapsed(table.game)
        self.now_ms = max(self.now_ms, choice.at_ms)
        table.answer(seat, table.rules.timed(choice.move, self.now_ms))
        return True

    def run(self, stop: Callable[[Table[Any]], bool] | None = None) -> None:
        """Let bots act until `stop`, until the game ends, or until none of them wants to."""
        while not self.table.game.over and not (stop and stop(self.table)) and self.step():
            pass


def waits_for_people(table: Table[Any]) -> bool:
    """Return whether the game does not go on without an answer, and every such one is a person's.

    Where bots must answer too, they are not waited for in vain: they answer first.
    """
    seats = table.waits_for()
    return bool(seats) and not any(table.seats[seat].is_bot for seat in seats)
