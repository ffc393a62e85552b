"""All cards of Ordeals: what is printed on them, read from TOML and checked.

A kind of card has a text id (`double_deal`); every copy of it is a card of its own with a number,
counted from 1 through all kinds in order. Card 0 is the Rusty Axe, which is no card.
"""

from functools import cached_property
from itertools import chain
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamebox.games.ordeals.language_quests import AnyObjective
from gamebox.games.ordeals.language_rules import Rule, Trigger
from gamebox.games.ordeals.language_terms import (
    Allowed,
    Archetype,
    Id,
    Name,
    Number,
    Part,
    Prevented,
    Rank,
    Slot,
    Stat,
    Suit,
)
from gamebox.games.ordeals.language_verbs import Allow, Mod, Prevent, Verbs

RUSTY_AXE = 0
"""The weapon that is printed on every Player Board."""
NONE: frozenset[int] = frozenset()
Touched = Stat | Allowed | Prevented
"""What a passive rule can be about."""
Copies = Annotated[int, Meta(ge=1, le=40)]
Fame = Annotated[int, Meta(ge=-9, le=20)]


class Kind(Part, frozen=True, kw_only=True, dict=True):
    """What every kind of card has. `source` says whether the printed rules name it."""

    id: Id
    name: Name
    count: Copies = 1
    source: Literal["rulebook", "own"] = "own"
    aliases: tuple[Name, ...] = ()
    effect: tuple[Rule, ...] = ()

    def rules(self, when: Trigger) -> tuple[tuple[int, Rule], ...]:
        """Return the rules with a trigger, each with its place on the card."""
        return self._by_trigger.get(when, ())

    @cached_property
    def _by_trigger(self) -> dict[Trigger, tuple[tuple[int, Rule], ...]]:
        """The rules by their triggers, looked up all the time."""
        found: dict[Trigger, tuple[tuple[int, Rule], ...]] = {}
        for place, rule in enumerate(self.effect):
            found[rule.when] = (*found.get(rule.when, ()), (place, rule))
        return found


class Skill(Kind, frozen=True, kw_only=True, tag_field="kind", tag="skill"):
    """An Action or Attack card."""

    type: Literal["action", "attack"]
    archetype: Archetype | None = None
    basic: bool = False
    common: bool = False
    cost: Number = 0
    fame: Fame = 0
    effort: Number = 0
    food: Number = 0
    power: Number = 0
    quest: Id | None = None


class Curse(Kind, frozen=True, kw_only=True, tag_field="kind", tag="curse"):
    """A card that only hinders."""

    type: Literal["curse"] = "curse"
    fame: Fame = 0


class Equipment(Kind, frozen=True, kw_only=True, tag_field="kind"):
    """What every piece of Equipment has."""

    slot: Slot
    cost: Number = 0
    fame: Fame = 0
    relic: bool = False
    shield: bool = False
    needs_weapon: tuple[str, ...] = ()
    assign_power: Number | None = None
    quest: Id | None = None


class Weapon(Equipment, frozen=True, kw_only=True, tag="weapon"):
    """A weapon: its Power, Binding Limit and Strike Bonus."""

    subtype: Literal["one_handed", "dual_wield", "heavy"]
    power: Number
    binding_limit: Number
    strike_bonus: Number


class Armour(Equipment, frozen=True, kw_only=True, tag="armour"):
    """Armour."""


class Trinket(Equipment, frozen=True, kw_only=True, tag="trinket"):
    """A small item."""


class PainCard(Kind, frozen=True, kw_only=True, tag_field="kind", tag="pain"):
    """A card of the Pain deck; `health` is what it costs before anything lowers it."""

    health: Number


class Minion(Kind, frozen=True, kw_only=True, tag_field="kind", tag="minion"):
    """An enemy of the Minion deck."""

    suit: Suit
    rank: Number
    power: Number
    pain: Number
    shards: Number = 0
    fame: Fame = 0
    protection: Number = 0
    infected: Number = 0


class Pursuit(Part, frozen=True):
    """How far a King goes each turn, and after whom."""

    n: Number
    seek: Literal["shards", "food", "health"]
    pick: Literal["most", "least"]


class Royalty(Kind, frozen=True, kw_only=True, tag_field="kind", tag="royalty"):
    """A Jack, Queen or King."""

    rank: Rank
    suit: Suit
    power: Number
    minion_draw: Number
    pain: Number
    shards: Number = 0
    fame: Fame = 0
    protection: Number = 0
    infected: Number = 0
    pursuit: Pursuit | None = None


class Encounter(Kind, frozen=True, kw_only=True):
    """A place on the Central Board; `archetypes` are what can be acquired there."""

    level: Literal["town", 1, 2, 3, "campaign"]
    type: Literal["location", "boss", "campaign"]
    subtype: Literal["basic", "event", "combat", "ambush", "boss"]
    archetypes: tuple[Literal["T", "W", "S", "E"], ...]
    usage: Number | Literal["players"] | None = None
    usage_3p: Number | None = None
    special: Id | None = None


class Quest(Kind, frozen=True, kw_only=True, tag_field="kind", tag="quest"):
    """A Quest of an adventurer: `goal` cubes complete it; `inspire` is what a cube buys."""

    adventurer: Id
    number: Number
    goal: Annotated[int, Meta(ge=1, le=20)]
    objective: AnyObjective
    inspire: Verbs
    reward: Id


class Ongoing(Kind, frozen=True, kw_only=True, tag_field="kind", tag="ongoing"):
    """A Quest Reward that lies beside the Player Board and acts as long as the campaign lasts."""

    fame: Fame = 0
    quest: Id | None = None


Held = Skill | Curse | Weapon | Armour | Trinket
Reward = Skill | Weapon | Armour | Trinket | Ongoing
Enemy = Minion | Royalty
AnyKind = (
    Skill | Curse | Weapon | Armour | Trinket | PainCard | Minion | Royalty | Encounter | Quest
    | Ongoing
)  # fmt: skip


class CardSet(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All kinds of cards, in the order in which their copies are numbered.

    Quests and Quest Rewards come last: they are no cards of the competitive game.
    """

    basic: tuple[Skill | Curse, ...]
    skills: tuple[Skill, ...]
    equipment: tuple[Weapon | Armour | Trinket, ...]
    relics: tuple[Weapon | Armour | Trinket, ...]
    pain: tuple[PainCard, ...]
    minions: tuple[Minion, ...]
    royalty: tuple[Royalty, ...]
    encounters: tuple[Encounter, ...]
    axe: Weapon
    quests: tuple[Quest, ...] = ()
    rewards: tuple[Reward, ...] = ()

    @cached_property
    def groups(self) -> dict[str, tuple[AnyKind, ...]]:
        """The kinds by the file that they come from."""
        return {
            "basic": self.basic,
            "skills": self.skills,
            "equipment": self.equipment,
            "relics": self.relics,
            "pain": self.pain,
            "minions": self.minions,
            "royalty": self.royalty,
            "encounters": self.encounters,
            "quests": self.quests,
            "rewards": self.rewards,
        }

    @cached_property
    def kinds(self) -> tuple[AnyKind, ...]:
        """The kind of each card by its number; the first is the Rusty Axe."""
        copies = chain.from_iterable(self.groups.values())
        return (self.axe, *(kind for kind in copies for _ in range(kind.count)))

    def in_game(self, campaign: bool) -> range:
        """Return the numbers of all cards of a competitive game, or of a campaign."""
        extra = 0 if campaign else sum(kind.count for kind in (*self.quests, *self.rewards))
        return range(1, len(self.kinds) - extra)

    @cached_property
    def numbers(self) -> dict[str, tuple[int, ...]]:
        """The cards of each kind, by the kind's id."""
        found: dict[str, list[int]] = {}
        for number, kind in enumerate(self.kinds):
            found.setdefault(kind.id, []).append(number)
        return {name: tuple(numbers) for name, numbers in found.items()}

    @cached_property
    def homes(self) -> dict[str, frozenset[int]]:
        """The cards by the deck, the rank or the level to which they belong, or `quest`."""
        found: dict[str, set[int]] = {}
        for number, kind in enumerate(self.kinds):
            found.setdefault(_home(kind), set()).add(number)
        return {home: frozenset(numbers) for home, numbers in found.items()}

    def acting(self, when: Trigger) -> frozenset[int]:
        """Return the cards that have a rule with a trigger."""
        return self._acting.get(when, NONE)

    @cached_property
    def _acting(self) -> dict[Trigger, frozenset[int]]:
        """The cards by their triggers, looked up all the time."""
        found: dict[Trigger, set[int]] = {}
        for number, kind in enumerate(self.kinds):
            for rule in kind.effect:
                found.setdefault(rule.when, set()).add(number)
        return {when: frozenset(numbers) for when, numbers in found.items()}

    def touching(self, name: Touched) -> frozenset[int]:
        """Return the cards that have a passive rule about a number, a permission or a loss."""
        return self._touching.get(name, NONE)

    @cached_property
    def _touching(self) -> dict[Touched, frozenset[int]]:
        """The cards by what their passive rules are about, looked up all the time."""
        found: dict[Touched, set[int]] = {}
        for number, kind in enumerate(self.kinds):
            for _, rule in kind.rules("passive"):
                for verb in rule.do:
                    match verb:
                        case Mod(name) | Allow(name) | Prevent(name):
                            found.setdefault(name, set()).add(number)
        return {name: frozenset(numbers) for name, numbers in found.items()}

    def of_group(self, name: str) -> list[int]:
        """Return all cards of a file."""
        return [number for kind in self.groups[name] for number in self.numbers[kind.id]]

    def held(self, card: int) -> Held:
        """Return a card that a player can own."""
        kind = self.kinds[card]
        assert isinstance(kind, Held)
        return kind

    def enemy(self, card: int) -> Enemy:
        """Return a card that can be fought."""
        kind = self.kinds[card]
        assert isinstance(kind, Enemy)
        return kind

    def quest(self, card: int) -> Quest:
        """Return a Quest."""
        kind = self.kinds[card]
        assert isinstance(kind, Quest)
        return kind

    def fame_of(self, card: int) -> int:
        """Return the Fame that a card scores for whom it belongs to. [score.fame]"""
        kind = self.kinds[card]
        assert isinstance(kind, Held | Ongoing)
        return kind.fame

    def encounter(self, card: int) -> Encounter:
        """Return an Encounter."""
        kind = self.kinds[card]
        assert isinstance(kind, Encounter)
        return kind

    def equipment_of(self, card: int) -> Weapon | Armour | Trinket:
        """Return a piece of Equipment."""
        kind = self.kinds[card]
        assert isinstance(kind, Weapon | Armour | Trinket)
        return kind


def _home(kind: AnyKind) -> str:
    match kind:
        case Minion():
            return "minion"
        case PainCard():
            return "pain"
        case Curse():
            return "curse"
        case Royalty():
            return kind.rank
        case Encounter():
            return f"level {kind.level}"
        case Quest() | Ongoing():
            return "quest"
        case _ if kind.quest is not None:
            return "quest"
        case Skill():
            return "flourish" if kind.common else "basic" if kind.basic else "dealer"
    return "relic" if kind.relic else "dealer"
