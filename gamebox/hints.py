"""Whether the chance to win that a hint shows comes true: the figures of `gamebox bench --hints`.

Bots of the level below the searching ones play whole games; now and then the seat that is asked
gets a hint, and in the end the chances that were shown are compared with who has won.
"""

from collections.abc import Iterator
from typing import Any, cast

from gamebox.bench import Figures, players
from gamebox.bots.search import joined
from gamebox.bots.thinking import PartedBot
from gamebox.core.dice import Dice, seeded
from gamebox.core.rules import Rules
from gamebox.play import BotPlay
from gamebox.table import Table, new_table

GAMES = 100
EVERY = 12
"""One in so many answers gets a hint."""

TENTHS = 10


def measure_hints(rules: Rules[Any, Any], games: int = GAMES) -> Figures:
    """Return for each tenth of the chances shown, in percent, their mean and how often that won.

    Nothing for a game none of whose bots thinks in imagined games.
    """
    searching = [place for place, level in enumerate(rules.levels) if rules.parts(level) > 1]
    if not searching:
        return {}
    level, below = rules.levels[searching[0]], rules.levels[max(0, searching[0] - 1)]
    shown: list[list[float]] = [[] for _ in range(TENTHS)]
    won: list[list[float]] = [[] for _ in range(TENTHS)]
    for number in range(games):
        for chance, wins in hinted_game(rules, level, below, number):
            tenth = min(int(chance * TENTHS), TENTHS - 1)
            shown[tenth].append(chance)
            won[tenth].append(wins)
    figures: Figures = {}
    for tenth in range(TENTHS):
        if shown[tenth]:
            name = f"{tenth * TENTHS}_to_{(tenth + 1) * TENTHS}"
            count = len(shown[tenth])
            figures[f"hints_{name}"] = count
            figures[f"shown_{name}_percent"] = 100 * sum(shown[tenth]) / count
            figures[f"won_{name}_percent"] = 100 * sum(won[tenth]) / count
    return figures


def hinted_game(
    rules: Rules[Any, Any], level: str, below: str, number: int
) -> Iterator[tuple[float, float]]:
    """Play a game; yield each chance that a hint showed, and the part of the win of its seat."""
    table = new_table(rules, players(rules, below), seed=number)
    dice, play = seeded("hints", number), BotPlay(table)
    adviser = cast(PartedBot, rules.bot(level, "adviser", number))
    shown: list[tuple[int, float]] = []
    while not table.game.over:
        if not dice.below(EVERY):
            shown += hint_for(table, adviser, rules.parts(level), dice)
        play.step()
    winners = table.game.winners
    yield from ((chance, (seat in winners) / len(winners)) for seat, chance in shown)


def hint_for(
    table: Table[Any], adviser: PartedBot, parts: int, dice: Dice
) -> list[tuple[int, float]]:
    """Return the seat that is asked and the chance that its hint shows; nothing for one move."""
    seat, state = table.asked()[0], dice.bits()
    found = joined([adviser.part(table.view(seat), Dice(state), part) for part in range(parts)])
    return [(seat, found[0].chance)] if found else []
