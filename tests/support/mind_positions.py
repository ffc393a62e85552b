"""Writing positions of The Mind Extreme as a person would tell them: `W12` and `R33` are cards."""

from collections.abc import Sequence
from typing import Any

from gamebox.core.event import Event
from gamebox.core.seat import Seat
from gamebox.games.mind import moves
from gamebox.games.mind.cards import CARDS, Level, card_id
from gamebox.games.mind.mind import Mind
from gamebox.games.mind.rules import CompleteLevel, GetReady, PlayCards, TurnBlindStacks
from gamebox.games.mind.state import MindGame
from gamebox.table import Record, Table

RULES = Mind()


def card(name: str) -> int:
    """Return the id of a card such as `W12` or `R33`."""
    return card_id("white" if name[0] == "W" else "red", int(name[1:]))


def cards(names: str) -> list[int]:
    """Return the ids of cards with spaces between them."""
    return [card(name) for name in names.split()]


def position(
    *hands: str,
    blind: Sequence[str] = (),
    reward: str | None = None,
    lives: int = 2,
    stars: int = 1,
    level: int | None = None,
    last: bool = False,
    ready: bool = True,
) -> Table[MindGame]:
    """Return a table at which play has just begun with these hands, all of one length.

    With `ready` false everybody still has to get ready. `last` makes it the last level.
    """
    held = [sorted(cards(hand)) for hand in hands]
    count = level or max(map(len, held))
    levels = [Level(n) for n in range(1, count)]
    levels.append(Level(count, tuple(blind), reward))  # type: ignore[arg-type]
    if not last:
        levels.append(Level(count + 1))
    game = RULES.new([Seat("human", f"P{n}") for n in range(len(hands))], {}, seed=1)
    game.levels, game.level, game.lives, game.stars = levels, count, lives, stars
    game.hands = held
    game.deck = [c for c in CARDS if not any(c in hand for hand in held)]
    game.stack = [CompleteLevel(), TurnBlindStacks(), PlayCards(), GetReady()]
    game.questions = []
    game.run()
    game.collect()
    RULES.check(game)
    table = Table(
        RULES, Record(seats=[Seat("human", f"P{n}") for n in range(len(hands))], state=game)
    )
    if ready:
        get_ready(table)
    return table


def get_ready(table: Table[MindGame]) -> None:
    """Let every seat that is asked put its hand on the table."""
    for seat in table.asked():
        table.answer(seat, moves.Ready())


def lay(table: Table[MindGame], seat: int, name: str, at_ms: int = 0) -> list[Event]:
    """Let `seat` lay a card, and return the public events."""
    return public(table.answer(seat, moves.Lay(card(name), at_ms)))


def public(told: Sequence[Any]) -> list[Event]:
    """Return events in their public form."""
    return [one.event for one in told]


def seen_by(seat: int, told: Sequence[Any]) -> list[Event]:
    """Return events as `seat` saw them."""
    return [one.to(seat) for one in told]
