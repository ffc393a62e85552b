"""What the controller tells of an answer that was given."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamebox.core.event import Told


@dataclass(frozen=True)
class Happening:
    """One answer that was given, and what is told of it; `number` counts the answers."""

    seat: int
    told: Sequence[Told[Any]]
    number: int
