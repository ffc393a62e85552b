"""What brings a cube on a Quest, as data; `quests` looks whether a deed is one. [quest.complete]"""

from typing import Annotated, Literal

from msgspec import Meta, field

from gamebox.games.ordeals.language_terms import Number, Part

Times = Annotated[int, Meta(ge=1, le=99)]
Subtype = Literal["basic", "event", "combat", "ambush", "boss"]


class Objective(Part, frozen=True, tag_field="event"):
    """What the owner of a Quest has to do, in the own turn."""


class RevealOne(Objective, frozen=True, tag="encounter_revealed"):
    """Reveal an Encounter."""


class ActivateOne(Objective, frozen=True, tag="encounter_activated"):
    """Activate an Encounter of a kind."""

    subtype: Subtype


class EnterMany(Objective, frozen=True, tag="turn_moves"):
    """Enter the `n`-th different Encounter of one turn."""

    n: Times


class BeginBound(Objective, frozen=True, tag="combat_started"):
    """Start a combat with so many cards bound, before the Strike Bonus."""

    bound_min: Number


class WinFight(Objective, frozen=True, tag="combat_won"):
    """Win a combat, perhaps in a certain way."""

    defeated_min: Number = 0
    health_max: Number | None = None
    pushes_min: Number = 0
    pushes_max: Number | None = None


class DefeatOne(Objective, frozen=True, tag="enemy_defeated"):
    """Defeat an enemy of so much printed Power, or one with an ability or a keyword."""

    power_min: Number = 0
    has_text: bool = False


class AcquireOne(Objective, frozen=True, tag="card_acquired"):
    """Acquire a card of a class, of so high a printed cost, or away from the start Encounter."""

    class_: Literal["skill", "equipment"] | None = field(default=None, name="class")
    cost_min: Number = 0
    away_from_start: bool = False


AnyObjective = RevealOne | ActivateOne | EnterMany | BeginBound | WinFight | DefeatOne | AcquireOne
