"""A process that is killed while it saves loses at most the answer being written.

A helper process forks a player a hundred times, kills it at a random moment, and opens the save.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = 100

HELPER = """
import json, os, random, signal, sys, time
from pathlib import Path
from gamebox.core.dice import Dice
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.saver import SaveLock, start_game
from gamebox.saves import list_saves, load
from gamebox.table import new_table

def play(path, pipe, seed):
    dice = Dice(seed)
    while True:
        table = new_table(rules_of("mind"), [Seat("human", "A"), Seat("human", "B")], seed=seed)
        game = start_game(table, path, lambda said: None)
        os.write(pipe, b"n")
        while not table.game.over:
            seat = dice.choose(table.asked())
            table.answer(seat, dice.choose(table.moves(seat)))
            os.write(pipe, b"w")
            game.save()
            if dice.below(3):
                game.flush()
                os.write(pipe, b"d")
        game.close()
        seed += 1

def kill_once(path, chance, seed):
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        play(path, writing, seed)
    os.close(writing)
    said = os.read(reading, 1)
    while said.count(b"d") < 2:
        said += os.read(reading, 1)
    time.sleep(chance.uniform(0, 0.02))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(reading, 65536):
        said += more
    os.close(reading)
    begun, _, game = said.rpartition(b"n")
    return (game.count(b"w"), game[:game.rfind(b"d") + 1].count(b"w"), bool(begun.strip(b"n")))

path, chance = Path(sys.argv[1]), random.Random(int(sys.argv[2]))
for number in range(int(sys.argv[3])):
    made, kept, earlier = kill_once(path, chance, number * 1000)
    table = load(path)
    [info] = list_saves(path.parent)
    with SaveLock(path):
        pass
    print(json.dumps([made, kept, table.number, table.game.over, earlier, info.problem]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
def test_killed_a_hundred_times(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HELPER, tmp_path / "saves" / "game.json", "1", str(KILLS)],
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.stderr == ""
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(rows) == KILLS
    moments = set()
    for made, kept, found, over, earlier, problem in rows:
        assert problem == ""
        # Before the first answer of a further game is on disk, the game before it may be.
        assert kept <= found <= made or (earlier and kept == 0 and over)
        moments.add(made - found)
    assert len(moments) > 1, "every kill came at the same moment"
