"""Events of the campaign of Ordeals, for the log and for what moves on the board."""

from gamebox.core.event import Event
from gamebox.games.ordeals.events import Happened, OrdealsEvent


class AdventurerChosen(Happened, frozen=True):
    """A player has chosen an adventurer."""

    name: str


class ScenarioBegan(Event, frozen=True):
    """A scenario begins."""

    number: int


class ScenarioEnded(Event, frozen=True):
    """A scenario is won, or lost: `why` says by what."""

    number: int
    won: bool
    why: str = ""


class TrackerMoved(Event, frozen=True):
    """The Time tracker moves."""

    to: int


class EncountersHidden(Event, frozen=True):
    """A face-up Encounter on `place` was shuffled with the face-down ones."""

    spaces: tuple[int, ...]
    place: int


class Sanctified(Happened, frozen=True):
    """A Curse token is taken off an Encounter."""

    space: int


class WeaponHealed(Happened, frozen=True):
    """A Curse token is taken off a weapon."""


class KingReturned(Event, frozen=True):
    """The beaten King is back where he began, and sleeps."""

    space: int


class ItemGiven(Happened, frozen=True):
    """A piece of Equipment goes to a player."""

    to: int
    card: int


class QuestAdvanced(Happened, frozen=True):
    """A cube is put on a Quest."""

    card: int
    cubes: int


class QuestCompleted(Happened, frozen=True):
    """A Quest is complete, and brings its Reward."""

    card: int
    reward: int


class Inspired(Happened, frozen=True):
    """A cube of a Quest is spent for its Inspire ability."""

    card: int
    cubes: int


EveryEvent = (
    OrdealsEvent | AdventurerChosen | ScenarioBegan | ScenarioEnded | TrackerMoved
    | EncountersHidden | Sanctified | WeaponHealed | KingReturned | ItemGiven | QuestAdvanced
    | QuestCompleted | Inspired
)  # fmt: skip
"""Every event of Ordeals, in both ways to play."""
