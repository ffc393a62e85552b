"""Packs of one's own for The Middle Ages: whatever is accepted can be played to the end."""

import json
from random import Random

import msgspec
import pytest

from gamebox.bots.randomly import bot_of
from gamebox.core.dice import Dice, seeded
from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.middle_ages.bots import AgesPlayout
from gamebox.games.middle_ages.middle_ages import MiddleAges
from gamebox.games.middle_ages.reasons import reason
from gamebox.games.middle_ages.state import standard_cards
from gamebox.table import new_table

RULES = MiddleAges()
NAMES = ["Ada", "Ben", "Cyd", "Dot"]
SOURCES = {"wealth": ("hand", "top", "coterie"), "discard": ("hand", "coterie")}
VERBS = ("draw", "take", "wealth", "discard", "add", "opponent_discards", "keep_skull")
SCORINGS = (
    {"by": "flat", "points": 3},
    {"by": "same", "base": 1, "points": 2, "most": 5},
    {"by": "different", "points": 1},
    {"by": "kinds", "points": 0},
)


def verb(random):
    """Return any verb."""
    do = random.choice(VERBS)
    if do == "draw":
        return {"do": do, "count": random.randint(1, 5)}
    return {"do": do, **({"source": random.choice(SOURCES[do])} if do in SOURCES else {})}


def verbs(random, length):
    """Return a list of verbs; after the first one mostly those that may stand there."""
    later = [{"do": "draw"}, {"do": "keep_skull"}]
    return [
        verb(random) if place == 0 or random.random() < 0.02 else random.choice(later)
        for place in range(length)
    ]


def ability(random):
    """Return any ability."""
    found = {"one_of": [verbs(random, random.randint(1, 3)) for _ in range(random.randint(1, 3))]}
    if random.random() < 0.5:
        found["may"] = random.random() < 0.7
    if random.random() < 0.3:
        found["otherwise"] = random.choices([{"do": "draw"}, {"do": "keep_skull"}], k=2)
    return found


def written(seed):
    """Return a pack that somebody might write: the shipped cards with other abilities."""
    random = Random(seed)
    pack = msgspec.to_builtins(standard_cards())
    for owner in (*pack["character"], *pack["structure"]):
        while True:
            owner["ability"] = ability(random)
            try:
                RULES.read_pack(toml(pack), "mine")
            except GameboxError:
                continue
            break
    for structure in pack["structure"]:
        structure["scoring"] = random.choice(SCORINGS)
    crises = list(pack["crisis"].values())
    random.shuffle(crises)
    pack["crisis"] = dict(zip(pack["crisis"], crises, strict=True))
    if random.random() < 0.5:
        backs = {"betrayal": 16, "plague": random.randint(1, 12), "revolt": random.randint(0, 12)}
        kept = []
        for back, count in backs.items():
            kept += [card for card in pack["card"] if card["back"] == back][:count]
        pack["card"] = kept
    return toml(pack)


def toml(pack):
    """Return a pack as a person types it."""
    return "\n".join(f"{key} = {inline(value)}" for key, value in pack.items())


def inline(value):
    """Return a value as TOML writes it in one line."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {inline(one)}' for key, one in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value)


def play(game, seed, watch):
    """Let anything be done until the game ends."""
    dice = seeded("pack", seed)
    for _ in range(5000):
        if game.over:
            return
        seat = game.questions[0].seat
        view = RULES.view(game, seat)
        tried = RULES.moves(view)
        watch(game, view, tried)
        game.answer(seat, dice.choose(tried))
        game.collect()
    pytest.fail("The game does not end.")


def look(game, view, tried):
    """Check what must hold wherever somebody is asked."""
    RULES.check(game)
    assert tried
    assert all(RULES.refusal(view, move) is None for move in tried)
    assert len({RULES.path(view, move) for move in tried}) == len(tried)
    assert len({RULES.text(view, move, NAMES) for move in tried}) == len(tried)
    assert all(reason(view, move) for move in tried[:3])
    assert RULES.prompt(view, NAMES)
    assert RULES.moves_of(RULES.imagine(view, Dice(1)), view.seat) == tried


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_a_pack_that_is_accepted_can_be_played_to_the_end(seed, seats):
    pack = RULES.read_pack(written(seed), "mine")
    people = [Seat("human", name) for name in NAMES[:seats]]
    table = new_table(RULES, people, seed=seed, pack=("mine", pack))
    play(table.game, seed, look)
    assert RULES.result(table.game, NAMES[:seats])


@pytest.mark.parametrize("seed", range(6))
def test_bots_play_with_any_pack(seed):
    pack = RULES.read_pack(written(100 + seed), "mine")
    thumb, playout, dice = bot_of(RULES, "normal", "Ada", 1), AgesPlayout(), Dice(1)

    def choose(game, view, tried):
        assert thumb.choose(view, view.question, dice).move in tried
        assert playout.choose(game, view.seat, dice) in tried
        assert len(playout.priors(game, view.seat, tried)) == len(tried)

    people = [Seat("human", name) for name in NAMES[:3]]
    play(new_table(RULES, people, seed=seed, pack=("mine", pack)).game, seed, choose)
