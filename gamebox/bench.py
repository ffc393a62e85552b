"""How fast the games are: the figures of the core, measured beside one another in one run."""

import json
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from gamebox.core.dice import Dice
from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.play import BotPlay
from gamebox.savefile import decode, encode
from gamebox.table import Table, new_table

Figures = dict[str, float]

PLAY_SECONDS = 2.0
ROUNDS = 5
ROUND_SECONDS = 0.1

PEER = """
import json, random, time
import rlcard
environment, played = rlcard.make("uno"), 0
begun = time.process_time()
while time.process_time() < begun + 4:
    state, _ = environment.reset()
    while not environment.is_over():
        state, _ = environment.step(random.choice(list(state["legal_actions"])))
        played += 1
print(json.dumps({"rlcard_uno_decisions_per_second": played / (time.process_time() - begun)}))
"""


def measure(rules: Rules[Any, Any]) -> Figures:
    """Return the figures of one game with its largest number of seats; times in microseconds.

    Speeds are counted by CPU time, with every seat playing any legal move.
    """
    table = largest_position(rules)
    game, view = table.game, table.view(0)
    dice, content = Dice(1), encode(table)
    state = msgspec.json.encode(game)
    decoder = msgspec.json.Decoder(rules.game_type)
    return {
        "rules_decisions_per_second": decisions_per_second(rules, _play_rules),
        "table_decisions_per_second": decisions_per_second(rules, _play_table),
        "clone_us": cost(lambda: rules.clone(game)),
        "view_us": cost(lambda: rules.view(game, 0)),
        "moves_us": cost(lambda: rules.moves(view)),
        "imagine_us": cost(lambda: rules.imagine(view, dice)),
        "encode_state_us": cost(lambda: msgspec.json.encode(game)),
        "decode_state_us": cost(lambda: decoder.decode(state)),
        "check_us": cost(lambda: rules.check(game)),
        "encode_save_us": cost(lambda: encode(table)),
        "open_save_us": cost(lambda: decode(content)),
        "state_bytes": len(state),
        "save_bytes": len(content),
    }


def players(rules: Rules[Any, Any], level: str) -> list[Seat]:
    """Return as many bots as a game has seats for."""
    return [Seat("bot", f"Bot {number}", level) for number in range(1, rules.seat_counts[-1] + 1)]


def largest_position(rules: Rules[Any, Any]) -> Table[Any]:
    """Return the table at the position of one whole game of normal bots that is largest as JSON."""
    table = new_table(rules, players(rules, rules.levels[1]), seed=1)
    best = table.record.state
    size = 0
    play = BotPlay(table)
    while not table.game.over and play.step():
        now = len(msgspec.json.encode(table.game))
        if now > size and not table.game.over:
            size, best, number = now, rules.clone(table.game), table.number
    record = table.record
    record.history, record.state = record.history[:number], best
    record.states = {n: kept for n, kept in record.states.items() if n <= number}
    return Table(rules, record)


def cost(act: Callable[[], object]) -> float:
    """Return the CPU time of one call in microseconds, the least of a few rounds."""
    calls, spent = 1, 0.0
    while spent < ROUND_SECONDS:
        calls *= 2
        spent = _seconds(act, calls)
    return 1e6 * min(_seconds(act, calls) for _ in range(ROUNDS)) / calls


def _seconds(act: Callable[[], object], calls: int) -> float:
    begun = time.process_time()
    for _ in range(calls):
        act()
    return time.process_time() - begun


def decisions_per_second(
    rules: Rules[Any, Any], play: Callable[[Table[Any], Random], int]
) -> float:
    """Return how many random answers a second of CPU time `play` carries out, in whole games."""
    seats = players(rules, "random")
    answers, number, begun = 0, 0, time.process_time()
    while time.process_time() < begun + PLAY_SECONDS:
        table = new_table(rules, seats, seed=number)
        answers += play(table, Random(number))
        number += 1
    return answers / (time.process_time() - begun)


def _play_rules(table: Table[Any], player: Random) -> int:
    """Play a game through Rules and Game alone; return the number of answers.

    The player chooses as that of the peer does, by the standard library; the dice are the game's.
    """
    rules, game, answers = table.rules, table.game, 0
    while not game.over:
        asked = [q.seat for q in game.questions if q.seat not in game.sealed]
        seat = player.choice(asked) if len(asked) > 1 else asked[0]
        game.answer(seat, player.choice(rules.moves_of(game, seat)))
        game.collect()
        answers += 1
    return answers


def _play_table(table: Table[Any], player: Random) -> int:
    """Play a game through its table, with the record; return the number of answers."""
    game = table.game
    while not game.over:
        asked = table.asked()
        seat = player.choice(asked) if len(asked) > 1 else asked[0]
        table.answer(seat, player.choice(table.moves(seat)))
    return table.number


def measure_peers() -> Figures:
    """Return what RLCard's uno does in an environment made for it and thrown away.

    Raises GameboxError when it cannot be installed.
    """
    with tempfile.TemporaryDirectory(prefix="gamebox-peers-") as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        python = str(programs / "python")
        _run([python, "-m", "pip", "install", "--quiet", "rlcard"])
        figures: Figures = json.loads(_run([python, "-c", PEER]))
    return figures


def _run(command: Sequence[str]) -> str:
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")
    if done.returncode != 0:
        raise GameboxError(
            "RLCard cannot be installed or run here, so there is no peer to measure."
        )
    return done.stdout
