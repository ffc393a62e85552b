"""The Skulls campaign as data: its scenarios, their special rules, their story, and the ranks."""

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from gamebox.games.ordeals.language_terms import Id, Number, Part, Suit
from gamebox.resources import resource_text

Win = Literal["wizard_reveals", "curses_broken", "king_defeated"]
Lose = Literal["too_late", "out_of_relics", "lost_on_throne"]


class SpecialRule(Part, frozen=True, tag_field="key"):
    """A rule of one scenario; `scenario_rules` says what it does."""


class HardToFind(SpecialRule, frozen=True, tag="hard_to_find"):
    """A face-up Encounter hides again at the end of a turn. [scenario.hard-to-find]"""

    card: Id


class WizardSecrets(SpecialRule, frozen=True, tag="wizard_secrets"):
    """What the Wizard asks for; his card has it as well. [scenario.wizard-secrets]"""

    card: Id
    effort: Number
    fame: Number


class TimeOfTheEssence(SpecialRule, frozen=True, tag="time_of_the_essence"):
    """After the win each space of the tracker beyond `free` is a Pain card. [scenario.time]"""

    free: Number


class CursedGround(SpecialRule, frozen=True, tag="cursed_ground"):
    """Cursed Encounters bring Curses. [scenario.cursed-ground]"""

    n: Number


class Sanctify(SpecialRule, frozen=True, tag="sanctify"):
    """A Relic can be destroyed on a cursed Encounter. [scenario.sanctify]"""


class WeightOfTheAges(SpecialRule, frozen=True, tag="weight_of_the_ages"):
    """With a Relic one makes so many paid moves a turn. [scenario.weight]"""

    moves: Number


class GrowingDarkness(SpecialRule, frozen=True, tag="growing_darkness"):
    """From a position of the tracker on, `players` by their number suffer. [scenario.darkness]"""

    start: Number = field(name="from")
    pain: Number
    players: tuple[Number, Number, Number, Number]


class ImmortalKing(SpecialRule, frozen=True, tag="immortal_king"):
    """Until the Throne is revealed the King comes back. [scenario.immortal-king]"""


class CurseOfWeakness(SpecialRule, frozen=True, tag="curse_of_weakness"):
    """A Curse token switches the rules of one's weapon off. [scenario.weakness]"""

    at: Id


class StrengthOfTheKing(SpecialRule, frozen=True, tag="strength_of_the_king"):
    """From a position of the tracker on, leaving the King hurts more. [scenario.strength]"""

    start: Number = field(name="from")
    pain: Number


AnySpecial = (
    HardToFind | WizardSecrets | TimeOfTheEssence | CursedGround | Sanctify | WeightOfTheAges
    | GrowingDarkness | ImmortalKing | CurseOfWeakness | StrengthOfTheKing
)  # fmt: skip


class Some(Part, frozen=True):
    """So many copies of an Encounter."""

    id: Id
    n: Number


Cell = Literal[".", "T", "F", "K", "C1", "C2", "C3", "C4"]
Plan = tuple[tuple[Cell, ...], ...]


class Scenario(Part, frozen=True):
    """One scenario: what lies where, what is won and lost by, its rules, and its story."""

    name: str
    objective: str
    start: Id
    encounters: tuple[Some, ...]
    layout: Plan
    win: Win
    win_text: str
    lose: tuple[Lose, ...]
    lose_text: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    rules: tuple[AnySpecial, ...]
    layout_many: Plan | None = None
    curses: tuple[Number, Number, Number, Number] = (0, 0, 0, 0)
    tracker_start: Number | None = None
    death_halves_tracker: bool = False
    deadline: Number | None = None


class Rank(Part, frozen=True):
    """What a team is called that has at least so many points."""

    least: Number
    name: str


class CampaignFile(Part, frozen=True):
    """The whole campaign."""

    name: str
    suit: Suit
    deaths: Number
    retry_health: Number
    ranks: Annotated[tuple[Rank, ...], Meta(min_length=1)]
    scenario: tuple[Scenario, ...]


@cache
def campaign_data() -> CampaignFile:
    """Return the campaign that ships with the program."""
    text = resource_text("ordeals", "campaign.toml")
    return msgspec.toml.decode(text, type=CampaignFile)
