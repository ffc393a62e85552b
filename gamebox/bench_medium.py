"""How well the bots of Medium find the word: figures that no test asserts, for `gamebox bench`."""

import json
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gamebox.core.dice import Dice, seeded
from gamebox.games.medium.association import associations
from gamebox.games.medium.bots import medium_bot
from gamebox.games.medium.cards import standard_words
from gamebox.games.medium.facts import ATTEMPTS, HAND
from gamebox.games.medium.mind import Mind, Taste
from gamebox.games.medium.same import compare, key
from gamebox.resources import resource

PAIRS = Path(__file__).resolve().parent.parent / "tests" / "data" / "medium_pairs.json"
"""Pairs of words with accepted connectors; only a copy of the whole project has them."""
HITS = (1, 5, 20)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Ida")
WHOLE = Taste(drops=0, noise=0)
"""A mind that lacks nothing and never wavers."""

TURNS = 2_000
CHOSEN_TURNS = 400
CROSS_TURNS = 400
NEW_PAIRS = 40


class Pair(Struct, frozen=True):
    """Two words and what connects them, in the opinion of people."""

    a: str
    b: str
    answers: list[str]
    kind: str = ""


class Played(Struct, frozen=True):
    """A turn of two minds: the attempt that matched, or 0, and what was said, with what before."""

    matched: int
    said: list[tuple[str, list[str]]]


def measure_medium() -> dict[str, float]:
    """Return the figures of Medium's bots: rates in percent, times in milliseconds."""
    figures = {**cost_figures(), **hit_figures()}
    names = ("asked_against_own_list", "two_normal_bots")
    for name, played in zip(names, (cross_turns(), chosen_turns()), strict=True):
        for attempt in range(1, ATTEMPTS + 1):
            matched = sum(0 < turn.matched <= attempt for turn in played)
            figures[f"{name}_matched_by_{attempt}"] = 100 * matched / len(played)
    figures["words_that_may_not_be_said"] = wrong_words(random_turns())
    figures["turns_looked_through_for_them"] = TURNS
    return figures


def cost_figures() -> dict[str, float]:
    """Return what the tables and the minds of a full table cost."""
    associations.cache_clear()
    tracemalloc.start()
    begun = time.process_time()
    associations()
    loaded = time.process_time() - begun
    minds = normal_minds()
    dice, words = Dice(1), deck()
    for mind in minds:
        for _ in range(NEW_PAIRS):
            first, second = dice.sample(words, 2)
            mind.words(first, second)
    memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    pairs = [dice.sample(words, 2) for _ in range(NEW_PAIRS)]
    fresh = Mind(WHOLE, 0)
    begun = time.process_time()
    for first, second in pairs:
        fresh.words(first, second)
    files = ("associations.npz", "vocabulary.txt", "own_assoc.txt")
    return {
        "load_tables_traced_ms": 1e3 * loaded,
        "new_pair_ms": 1e3 * (time.process_time() - begun) / NEW_PAIRS,
        "memory_mb": memory / 1e6,
        "data_mb": sum(len(resource("medium", file).read_bytes()) for file in files) / 1e6,
    }


def hit_figures() -> dict[str, float]:
    """Return how often an accepted connector is the first, or among the first 5 or 20."""
    if not PAIRS.exists():
        return {}
    pairs = msgspec.convert(json.loads(PAIRS.read_text(encoding="utf-8")), list[Pair])
    figures = {}
    for name, taste in (("hits", WHOLE), ("hits_without_own_list", replace(WHOLE, own=False))):
        places = [place_of_answer(Mind(taste, 0), pair) for pair in pairs]
        for count in HITS:
            hit = sum(place < count for place in places)
            figures[f"{name}_at_{count}"] = 100 * hit / len(places)
    return figures


def place_of_answer(mind: Mind, pair: Pair) -> int:
    """Return the place, from 0, of the first accepted word; 100 where there is none."""
    accepted = {key(answer) for answer in pair.answers}
    found = mind.words(pair.a, pair.b)
    return next((place for place, one in enumerate(found) if key(one.word) in accepted), 100)


def deck() -> list[str]:
    """Return the words of all cards."""
    return [word for one in standard_words().set for word in one.words]


def normal_minds() -> list[Mind]:
    """Return the minds of a table full of normal bots."""
    return [medium_bot("normal", name).mind for name in NAMES]


def play_turn(one: Mind, other: Mind, words: Sequence[str], dice: Dice) -> Played:
    """Let two minds try to meet, as in a turn of the game."""
    first, second = words
    used = [first, second]
    said: list[tuple[str, list[str]]] = []
    for attempt in range(1, ATTEMPTS + 1):
        ours = one.words(first, second, used, dice.bits())[0].word
        theirs = other.words(first, second, used, dice.bits())[0].word
        said += [(ours, used[:]), (theirs, used[:])]
        if compare(ours, theirs) == "match":
            return Played(attempt, said)
        used += [ours, theirs]
        first, second = ours, theirs
    return Played(0, said)


def cross_turns() -> list[Played]:
    """Play a mind of what people were asked against one of our own lists: two kinds of people."""
    noise = medium_bot("normal", NAMES[0]).manner.noise
    taste = Taste(drops=0, noise=noise)
    one, other = Mind(replace(taste, own=False), 0), Mind(replace(taste, asked=False), 0)
    dice, words = seeded("cross"), deck()
    return [play_turn(one, other, dice.sample(words, 2), dice) for _ in range(CROSS_TURNS)]


def chosen_turns() -> list[Played]:
    """Play two normal bots, of whom the second chooses of a hand the card that meets best."""
    dice, words, minds = seeded("chosen"), deck(), normal_minds()
    played = []
    for _ in range(CHOSEN_TURNS):
        one, other = dice.sample(minds, 2)
        first, *hand = dice.sample(words, 1 + HAND)
        sureties = [one.surety(first, second) for second in hand]
        second = hand[sureties.index(max(sureties))]
        played.append(play_turn(one, other, (second, first), dice))
    return played


def random_turns() -> Iterator[Played]:
    """Play bots of all levels with any two cards."""
    dice, words = seeded("any"), deck()
    minds = [medium_bot(level, name).mind for level in ("easy", "normal", "hard") for name in NAMES]
    for _ in range(TURNS):
        one, other = dice.sample(minds, 2)
        yield play_turn(one, other, dice.sample(words, 2), dice)


def wrong_words(turns: Iterator[Played]) -> int:
    """Return how many words were said that are blocked, or like one already used in the turn."""
    tables = associations()
    blocked = {word for word, may in zip(tables.words, tables.sayable, strict=True) if not may}
    said = [one for turn in islice(turns, TURNS) for one in turn.said]
    return sum(
        word in blocked or any(compare(word, before) != "no" for before in used)
        for word, used in said
    )
