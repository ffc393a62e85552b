"""Who sits at the table."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person with a name, or a bot with a name and a level."""

    kind: Literal["human", "bot"]
    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a bot answers for this seat."""
        return self.kind == "bot"


class Option(Struct, frozen=True):
    """Something about a game that is chosen before it begins; the first value is the default.

    `labels` say in a few words what each value means, and `seats` how many seats each needs; where
    it is empty, every value goes with any number. `only_with` is a value of another option without
    which this one means nothing: (key, value).
    """

    key: str
    title: str
    values: tuple[str, ...]
    labels: tuple[str, ...]
    text: str
    seats: tuple[int, ...] = ()
    only_with: tuple[str, str] | None = None

    def fits(self, value: str, seats: int) -> bool:
        """Return whether one of the values can be chosen with so many seats."""
        return not self.seats or self.seats[self.values.index(value)] <= seats

    def counts(self, chosen: Mapping[str, str]) -> bool:
        """Return whether this means anything beside what is chosen for the other options."""
        return self.only_with is None or chosen.get(self.only_with[0]) == self.only_with[1]

    def usual(self, seats: int) -> str:
        """The value that holds with so many seats when nothing is chosen: the first that fits."""
        return next((value for value in self.values if self.fits(value, seats)), self.default)

    @property
    def default(self) -> str:
        """The value that holds when nothing is chosen."""
        return self.values[0]
