"""The random numbers of a game: one integer in the state, so that saves and copies keep them."""

from collections.abc import MutableSequence, Sequence
from functools import cache
from hashlib import blake2b
from statistics import NormalDist
from struct import Struct as Layout
from typing import NamedTuple, TypeVar

from msgspec import Struct

T = TypeVar("T")

_normal_of = NormalDist().inv_cdf

# What SplitMix64 adds and multiplies with, and the largest number of 64 bits.
_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_ALL = 0xFFFFFFFFFFFFFFFF


class Dice(Struct, forbid_unknown_fields=True):
    """Roll with SplitMix64 (Steele, Lea and Flood 2014); `state` is any integer of 64 bits."""

    state: int

    def bits(self) -> int:
        """Return the next 64 random bits."""
        z = self.state = (self.state + _STEP) & _ALL
        z = ((z ^ (z >> 30)) * _FIRST) & _ALL
        z = ((z ^ (z >> 27)) * _SECOND) & _ALL
        return z ^ (z >> 31)

    def many_bits(self, count: int) -> list[int]:
        """Return the next `count` numbers of `bits`.

        They are worked out side by side in the lanes of one long integer: a shuffled deck needs as
        many as it has cards, and one by one they cost more than most answers in a game.
        """
        if count < _SIDE_BY_SIDE:
            return [self.bits() for _ in range(count)]
        lanes = _lanes(count)
        low = lanes.low
        z = ((self.state & _ALL) * lanes.ones + _STEP * lanes.numbers) & low
        self.state = (self.state + _STEP * count) & _ALL
        z = ((z ^ ((z >> 30) & low)) * _FIRST) & low
        z = ((z ^ ((z >> 27) & low)) * _SECOND) & low
        z ^= (z >> 31) & low
        return list(lanes.layout.unpack(z.to_bytes(lanes.layout.size, "little")))

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1; n is at least 1."""
        return (self.bits() * n) >> 64

    def random(self) -> float:
        """Return a number in [0, 1)."""
        return (self.bits() >> 11) * 2.0**-53

    def normal(self) -> float:
        """Return a number from the standard normal distribution."""
        return _normal_of(((self.bits() >> 11) + 0.5) * 2.0**-53)

    def choose(self, things: Sequence[T]) -> T:
        """Return one of `things`, each equally likely; there is at least one."""
        return things[(self.bits() * len(things)) >> 64]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` in random order, in place (Fisher and Yates)."""
        last = len(things) - 1
        for bits in self.many_bits(max(0, last)):
            other = (bits * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]
            last -= 1

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """Return `count` different ones of `things` in random order."""
        pool = list(things)
        for place, bits in enumerate(self.many_bits(count)):
            other = place + ((bits * (len(pool) - place)) >> 64)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]


_SIDE_BY_SIDE = 4
"""From how many numbers on it is faster to work them out side by side."""


class _Lanes(NamedTuple):
    """Constants for numbers side by side, each in 128 bits: so products stay in their lane.

    In every lane: `ones` has 1, `numbers` the number of the lane from 1, `low` the largest number
    of 64 bits. `layout` reads the low halves.
    """

    ones: int
    numbers: int
    low: int
    layout: Layout


@cache
def _lanes(count: int) -> _Lanes:
    ones = sum(1 << (128 * lane) for lane in range(count))
    numbers = sum((lane + 1) << (128 * lane) for lane in range(count))
    return _Lanes(ones, numbers, ones * _ALL, Layout("<" + "Q8x" * count))


def seeded(*parts: int | str) -> Dice:
    """Return dice that depend on `parts` alone, the same on every machine and in every process."""
    digest = blake2b("\x1f".join(map(str, parts)).encode(), digest_size=8).digest()
    return Dice(int.from_bytes(digest, "big"))
