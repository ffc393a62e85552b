"""The random numbers: fair enough to play with, and the same everywhere."""

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations
from statistics import fmean, pstdev

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.core.dice import Dice, seeded

ROLLS = 6000


def test_the_generator_is_splitmix64():
    """The first numbers of the published generator from seed 1234567."""
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("sides", [2, 6, 7, 100])
def test_every_side_comes_up_equally_often(sides):
    dice = seeded("sides", sides)
    counts = Counter(dice.below(sides) for _ in range(ROLLS))
    assert set(counts) == set(range(sides))
    expected = ROLLS / sides
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def test_every_order_comes_up_equally_often():
    dice = seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(ROLLS):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert all(150 < count < 350 for count in counts.values())


def test_every_pair_is_sampled_equally_often():
    dice = seeded("samples")
    counts = Counter(tuple(dice.sample("abcd", 2)) for _ in range(ROLLS))
    assert set(counts) == set(permutations("abcd", 2))
    assert all(400 < count < 600 for count in counts.values())


def test_normal_numbers_have_their_mean_and_spread():
    dice = seeded("normal")
    numbers = [dice.normal() for _ in range(ROLLS)]
    assert abs(fmean(numbers)) < 0.05
    assert abs(pstdev(numbers) - 1) < 0.05


@given(st.integers(), st.integers(0, 130))
def test_numbers_rolled_side_by_side_are_those_rolled_one_by_one(seed, count):
    together, alone = Dice(seed), Dice(seed)
    assert together.many_bits(count) == [alone.bits() for _ in range(count)]
    assert together.bits() == alone.bits()


@given(st.integers(), st.integers(1, 1000))
def test_numbers_stay_within_their_bounds(seed, sides):
    dice = Dice(seed)
    assert 0 <= dice.below(sides) < sides
    assert 0 <= dice.random() < 1
    assert dice.choose(range(sides)) in range(sides)
    assert abs(dice.normal()) < 10
    assert 0 <= dice.state < 2**64


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_the_cards_and_the_dice_repeat(seed, cards):
    first, second = list(cards), list(cards)
    Dice(seed).shuffle(first)
    Dice(seed).shuffle(second)
    assert first == second
    assert sorted(first) == sorted(cards)
    sample = Dice(seed).sample(range(20), 8)
    assert len(set(sample)) == 8


@given(st.integers(0, 2**64 - 1))
def test_saved_dice_go_on_where_they_were(seed):
    dice = Dice(seed)
    dice.bits()
    again = msgspec.json.decode(msgspec.json.encode(dice), type=Dice)
    assert [again.bits() for _ in range(3)] == [dice.bits() for _ in range(3)]


def test_seeded_dice_differ_by_every_part():
    parts = [("a", 1), ("a", 2), ("b", 1), ("a1",), (1, "a"), ("a", 11), ("a", 1, 1)]
    assert len({seeded(*some).state for some in parts}) == len(parts)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_seeded_dice_are_the_same_in_every_process(hash_seed):
    script = "from gamebox.core.dice import seeded; print(seeded(7, 'bot', 2).bits())"
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(run.stdout) == seeded(7, "bot", 2).bits()
