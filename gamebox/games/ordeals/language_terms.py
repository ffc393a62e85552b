"""What the cards speak of: kinds of things, numbers that are counted, and filters, as data.

The language of the cards is written in four files: these terms, the conditions, the verbs, and the
rules that join them. What a card does is written in it and nowhere else.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Resource = Literal["effort", "power", "food", "health", "shards", "fame"]
Stock = Literal["effort", "food", "health", "shards", "fame"]
Who = Literal[
    "you", "opponent", "each_opponent", "each_player", "left", "event_player", "player_near"
]
Zone = Literal[
    "hand", "discard", "played", "bound", "equip", "self", "strike", "row", "dealer_deck",
    "dealer_discard",
]  # fmt: skip
Until = Literal["round", "combat", "turn"]
Stat = Literal[
    "strike_bonus", "binding_limit", "hand_size", "move_cost", "push_food", "push_pain",
    "flee_pain", "acquire_cost", "pain_health", "fatigue_cost", "death_fame",
]  # fmt: skip
Allowed = Literal[
    "pierce", "split_power", "strike_skips_attacks", "shields_any_weapon", "any_archetype",
    "no_ambush_penalty", "keep_food_on_death",
]  # fmt: skip
Prevented = Literal["health_loss", "pain", "opponent_effects"]
Keyword = Literal["protection", "infected"]
Target = Literal["self", "assigned", "chosen", "all", "all_others"]
Archetype = Literal["trickster", "wanderer", "soldier"]
Suit = Literal["dust", "plague", "skulls", "scales"]
Slot = Literal["head", "body", "side", "off_hand", "over_hand", "weapon"]
"""Where Equipment lies; over the off-hand lies only the Conjured Shield (rule `quest.shield`)."""
OVER_HAND: Slot = "over_hand"
Rank = Literal["jack", "queen", "king"]
Id = Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=99)]
Change = Annotated[int, Meta(ge=-20, le=20)]


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of everything that is written on a card."""


class Counted(Part, frozen=True):
    """A number that is counted: clamp(floor(count * mul / div) + add)."""

    count: Literal["visited", "revealed_encounters", "destroyed_value"]
    mul: Number = 1
    div: Annotated[int, Meta(ge=1, le=99)] = 1
    add: Change = 0
    min: Number = 0
    max: Number = 99


Value = Number | Counted


class Filter(Part, frozen=True):
    """What a card or an enemy must be; all that is given must hold."""

    type: Literal["action", "attack", "curse"] | None = None
    class_: Literal["skill", "equipment", "dealer", "minion", "boss"] | None = field(
        default=None, name="class"
    )
    archetype: Archetype | None = None
    basic: bool | None = None
    basic_or_curse: bool | None = None
    not_id: Id | None = None
    cost_max: Number | None = None
    suit: Suit | None = None
    base_power: Literal["event"] | None = None
    health_min: Number | None = None
