"""The random numbers of a game: one integer in the state, so that saves and copies keep them."""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from statistics import NormalDist
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_STANDARD_NORMAL = NormalDist()


class Dice(Struct, forbid_unknown_fields=True):
    """Roll with SplitMix64 (Steele, Lea and Flood 2014); `state` is any integer of 64 bits."""

    state: int

    def bits(self) -> int:
        """Return the next 64 random bits."""
        z = self.state = (self.state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1; n is at least 1."""
        return (self.bits() * n) >> 64

    def random(self) -> float:
        """Return a number in [0, 1)."""
        return (self.bits() >> 11) * 2.0**-53

    def normal(self) -> float:
        """Return a number from the standard normal distribution."""
        return _STANDARD_NORMAL.inv_cdf(((self.bits() >> 11) + 0.5) * 2.0**-53)

    def choose(self, things: Sequence[T]) -> T:
        """Return one of `things`, each equally likely; there is at least one."""
        return things[(self.bits() * len(things)) >> 64]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` in random order, in place (Fisher and Yates)."""
        bits = self.bits
        for last in range(len(things) - 1, 0, -1):
            other = (bits() * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """Return `count` different ones of `things` in random order."""
        pool = list(things)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]


def seeded(*parts: int | str) -> Dice:
    """Return dice that depend on `parts` alone, the same on every machine and in every process."""
    digest = blake2b("\x1f".join(map(str, parts)).encode(), digest_size=8).digest()
    return Dice(int.from_bytes(digest, "big"))
