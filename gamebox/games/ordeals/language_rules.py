"""The rules on the cards, as data: when something happens, do something."""

from typing import Literal

from msgspec import field

from gamebox.games.ordeals.language_conditions import AnyCondition
from gamebox.games.ordeals.language_terms import Filter, Number, Part, Zone
from gamebox.games.ordeals.language_verbs import Verbs

Trigger = Literal[
    "on_play", "on_draw", "on_assign", "on_kill", "on_defeat", "enemy_defeated", "combat_start",
    "strike_bonus", "round_start", "on_push", "on_flee", "combat_won", "ambush_revealed",
    "minion_revealed", "boss_revealed", "on_move", "before_pain", "on_pain", "on_health_loss",
    "turn_start", "acquire_start", "turn_end", "use", "use_combat", "use_any", "passive",
    "activate", "resolve",
]  # fmt: skip


class Rule(Part, frozen=True):
    """When something happens and all conditions hold, do something, perhaps at a cost."""

    when: Trigger
    do: Verbs
    if_: tuple[AnyCondition, ...] | AnyCondition = field(default=(), name="if")
    filter: Filter | None = None
    whose: Literal["any"] | None = None
    zone: tuple[Zone, ...] = ()
    limit: Literal["turn", "combat"] | None = None
    limit_n: Number = 1
    limit_by: Literal["copy", "name"] = "copy"
    may: bool = False
    cost: Verbs = ()
    always_on: bool = False

    @property
    def conditions(self) -> tuple[AnyCondition, ...]:
        """All conditions."""
        return self.if_ if isinstance(self.if_, tuple) else (self.if_,)

    @property
    def optional(self) -> bool:
        """Whether its owner may leave it: with a cost it always may, but for an Encounter."""
        return self.may or (bool(self.cost) and self.when != "activate")
