"""Whole games as readable text: a change of behaviour shows in the diff of `golden/*.txt`.

`pytest tests/games/test_golden.py --update-golden` writes them anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from support.ordeals_playing import weak_royalties
from support.playing import NAMES, Start, answers, blind_levels

from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.play import BotPlay
from gamebox.table import Answer, Table, new_table

FOLDER = Path(__file__).with_name("golden")


class Golden(NamedTuple):
    """A game that is kept: by whom it is played, and from which seed."""

    file: str
    game: str
    seats: int
    seed: int
    pack: str = ""
    sense: int = 9
    bots: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def play(self) -> Iterator[Table[Any]]:
        """Yield the table before the first and after every answer."""
        rules = rules_of(self.game)
        if self.bots:
            seats = [Seat("bot", NAMES[n], level) for n, level in enumerate(self.bots)]
            table = new_table(rules, seats, dict(self.options), self.seed)
            yield table
            bots = BotPlay(table)
            while not table.game.over and bots.step():
                yield table
            return
        start = Start(rules, self.seats, self.seed, self.pack, dict(self.options), self.sense)
        table = start.table()
        yield table
        for seat, move in answers(start, table):
            table.answer(seat, move)
            yield table


MODULES = (("esp", "mixed"), ("prediction", "on"), ("start", "first"))
RANKS = ("jack", "queen", "king")
LEVELS = ("easy", "normal", "hard")

KEPT = (
    Golden("mind-2-played-well", "mind", 2, seed=2, sense=10),
    Golden("mind-3-played-badly", "mind", 3, seed=3, sense=5),
    Golden("mind-4-blind-levels", "mind", 4, seed=4, pack=blind_levels(), sense=9),
    Golden("mind-3-by-bots", "mind", 3, seed=5, bots=("easy", "normal", "hard")),
    Golden("medium-2-at-random", "medium", 2, seed=2, options=(("countdown", "60"),)),
    Golden("medium-5-with-modules", "medium", 5, seed=3, options=MODULES),
    Golden("medium-4-by-bots", "medium", 4, seed=5, bots=(*LEVELS, "easy"), options=MODULES),
    Golden("ordeals-2-short", "ordeals", 2, seed=2, sense=8),
    Golden("ordeals-3-weak-royalties", "ordeals", 3, seed=3, pack=weak_royalties(*RANKS), sense=8),
    Golden("ordeals-3-by-bots", "ordeals", 3, seed=5, bots=LEVELS, options=(("length", "short"),)),
    Golden("middle_ages-2-at-random", "middle_ages", 2, seed=2),
    Golden("middle_ages-4-at-random", "middle_ages", 4, seed=4),
    Golden("middle_ages-3-by-bots", "middle_ages", 3, seed=5, bots=("easy", "normal", "normal")),
)


def log_lines(table: Table[Any], events: list[Any]) -> list[str]:
    """Return the log lines that everybody reads."""
    lines = (table.line(one.event) for one in events)
    return [line for line in lines if line]


def standing(table: Table[Any]) -> Iterator[str]:
    """Yield how the game stands and which cards lie where, but for the deck."""
    yield f"== {table.rules.progress(table.game)}"
    for place, cards in table.rules.places(table.game).items():
        if cards and place != "deck":
            yield f"   {place}: {' '.join(map(str, cards))}"


def answer_lines(table: Table[Any], text: str, answer: Answer[Any, Any]) -> Iterator[str]:
    """Yield one answer and what is told of it."""
    at_ms = getattr(answer.move, "at_ms", None)
    when = "" if at_ms is None else f" at {at_ms / 1000:.1f} s"
    mark = " (no undo)" if answer.mark else ""
    heard = " ".join(log_lines(table, answer.told))
    yield f"{table.number:4} {table.names[answer.seat]}: {text}{when}{mark} | {heard}".rstrip(" |")


def as_text(golden: Golden) -> str:
    """Play a game and return it as text."""
    lines = [f"{golden.game}, {golden.seats} seats, seed {golden.seed}"]
    lines += [f"bots: {', '.join(golden.bots)}"] if golden.bots else []
    stood = ""
    for table in golden.play():
        rules, game = table.rules, table.game
        if table.number:
            answer = table.record.history[-1]
            before = rules.view(table.state_at(table.number - 1), answer.seat)
            text = rules.text(before, answer.move, table.names)
            lines += answer_lines(table, text, answer)
        else:
            lines += log_lines(table, table.record.opening)
        if rules.progress(game) != stood:
            stood = rules.progress(game)
            lines += standing(table)
    lines += [rules.result(game, table.names), str(rules.figures(game))]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("golden", KEPT, ids=lambda golden: golden.file)
def test_a_whole_game_is_played_as_it_was(golden, request):
    text = as_text(golden)
    path = FOLDER / f"{golden.file}.txt"
    if request.config.getoption("--update-golden"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_no_golden_game_is_kept_that_is_not_played():
    kept = {path.stem for path in FOLDER.iterdir() if path.stem != "ordeals_cards"}
    assert kept == {golden.file for golden in KEPT}
