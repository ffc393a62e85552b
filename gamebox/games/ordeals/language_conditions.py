"""What must be true when a rule of a card fires, as data; `conditions` looks whether it is."""

from gamebox.games.ordeals.language_terms import Archetype, Filter, Number, Part, Slot, Stock


class Condition(Part, frozen=True, tag_field="c"):
    """Something that must be true when a rule fires."""


class Played(Condition, frozen=True, tag="played"):
    """So many cards of an archetype were played this turn, perhaps without this one."""

    archetype: Archetype
    n: Number
    others: bool = False


class Bound(Condition, frozen=True, tag="bound"):
    """So many cards of an archetype are bound now."""

    archetype: Archetype
    n: Number


class HealthAtMost(Condition, frozen=True, tag="health_at_most"):
    """Health is no more than `n`."""

    n: Number


class Has(Condition, frozen=True, tag="has"):
    """At least `n` of a resource."""

    res: Stock
    n: Number


class HasAtMost(Condition, frozen=True, tag="has_at_most"):
    """At most `n` of a resource."""

    res: Stock
    n: Number


class InCombat(Condition, frozen=True, tag="in_combat"):
    """During a combat of one's own."""


class Ambushed(Condition, frozen=True, tag="ambushed"):
    """The combat came from an Ambush with its penalty."""


class Equipped(Condition, frozen=True, tag="equipped"):
    """A card lies in a slot."""

    slot: Slot


class AllDefeated(Condition, frozen=True, tag="all_defeated"):
    """Every enemy of the combat was defeated; none was destroyed, replaced or removed."""


class Assigned(Condition, frozen=True, tag="assigned"):
    """This card was assigned in the combat."""


class BoundCurse(Condition, frozen=True, tag="bound_curse"):
    """A Curse is bound to the weapon."""


class OtherEnemy(Condition, frozen=True, tag="other_enemy"):
    """Another living enemy matches."""

    filter: Filter


class AnyEnemy(Condition, frozen=True, tag="enemy"):
    """Any living enemy matches."""

    filter: Filter


class RoundAtLeast(Condition, frozen=True, tag="round_at_least"):
    """The combat is in this round or a later one."""

    n: Number


class KingHere(Condition, frozen=True, tag="king_here"):
    """The King is on this Encounter, or this is his own and he has not left it."""


class MovedExactly(Condition, frozen=True, tag="moved_exactly"):
    """So many moves were made this turn."""

    n: Number


AnyCondition = (
    Played | Bound | HealthAtMost | Has | HasAtMost | InCombat | Ambushed | Equipped | AllDefeated
    | Assigned | BoundCurse | OtherEnemy | AnyEnemy | RoundAtLeast | KingHere | MovedExactly
)  # fmt: skip
