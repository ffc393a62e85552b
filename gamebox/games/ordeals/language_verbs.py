"""What the cards do, as data: each verb is carried out in one of the files `do_*.py`."""

from typing import Literal

from msgspec import field

from gamebox.games.ordeals.language_conditions import AnyCondition
from gamebox.games.ordeals.language_terms import (
    Allowed,
    Change,
    Filter,
    Id,
    Keyword,
    Name,
    Number,
    Part,
    Prevented,
    Rank,
    Resource,
    Stat,
    Stock,
    Target,
    Until,
    Value,
    Who,
    Zone,
)


class Verb(Part, frozen=True, tag_field="v"):
    """Something that a card does, in order with others."""


class Gain(Verb, frozen=True, tag="gain"):
    """Take from the supply; with `keep` Power stays on the item until it is assigned."""

    res: Resource
    n: Value
    who: Who = "you"
    keep: bool = False


class Lose(Verb, frozen=True, tag="lose"):
    """Lose up to so much; with `full` an option is open only to who has all of it."""

    res: Stock
    n: Value
    who: Who = "you"
    full: bool = False


class Spend(Verb, frozen=True, tag="spend"):
    """A cost: pay exactly so much."""

    res: Stock
    n: Number


class Steal(Verb, frozen=True, tag="steal"):
    """Take from an opponent who has some; else something else."""

    res: Stock
    n: Number
    who: Who
    else_: tuple["AnyVerb", ...] = field(default=(), name="else")


class Convert(Verb, frozen=True, tag="convert"):
    """Turn up to `max` of one resource into `rate` times as many of another."""

    from_: Stock = field(name="from")
    to: Resource
    rate: Number
    max: Number


class SufferPain(Verb, frozen=True, tag="pain"):
    """Resolve Pain cards, one after another."""

    n: Value
    who: Who = "you"


class MayDo(Verb, frozen=True, tag="may"):
    """Pay a cost and do something, or leave it."""

    then: tuple["AnyVerb", ...]
    cost: tuple["AnyVerb", ...] = ()


class Choice(Part, frozen=True):
    """One of the options of `choose_one`."""

    label: Name
    do: tuple["AnyVerb", ...]
    if_: tuple[AnyCondition, ...] | AnyCondition = field(default=(), name="if")
    cost: tuple["AnyVerb", ...] = ()


class ChooseOne(Verb, frozen=True, tag="choose_one"):
    """Each player named picks one of the options that are open to them."""

    who: Who
    options: tuple[Choice, ...]


class Draw(Verb, frozen=True, tag="draw"):
    """Draw cards into the hand."""

    n: Value
    who: Who = "you"


class DrawBind(Verb, frozen=True, tag="draw_bind"):
    """In combat: draw cards and bind them like Strike Bonus cards."""

    n: Value


class Discard(Verb, frozen=True, tag="discard"):
    """Discard cards of one's choice, or the one with the least Power."""

    from_: tuple[Zone, ...] = field(name="from")
    n: Value = 1
    filter: Filter | None = None
    who: Who = "you"
    pick: Literal["least_power"] | None = None
    full: bool = False


class Destroy(Verb, frozen=True, tag="destroy"):
    """Remove cards of one's choice from the game; never a Relic."""

    from_: tuple[Zone, ...] = field(name="from")
    n: Value = 1
    filter: Filter | None = None
    up_to: bool = False


class Take(Verb, frozen=True, tag="take"):
    """Get a named card for free; else something else."""

    card: Id
    n: Value
    who: Who = "you"
    from_: tuple[Zone, ...] = field(default=(), name="from")
    else_: tuple["AnyVerb", ...] = field(default=(), name="else")


class Acquire(Verb, frozen=True, tag="acquire"):
    """At once acquire cards of the Dealer's Row."""

    n: Value
    filter: Filter | None = None
    free: bool = False
    any_archetype: bool = False


class Return(Verb, frozen=True, tag="return"):
    """Take cards of one's own back into the hand."""

    n: Value
    from_: tuple[Zone, ...] = field(name="from")
    to: Literal["hand"]
    filter: Filter | None = None
    up_to: bool = False


class Look(Verb, frozen=True, tag="look"):
    """Look privately at the top of a deck, keep some, and put the rest away."""

    deck: Literal["own", "minion", "relic"]
    n: Value
    rest: Literal["top_or_bottom", "top_or_discard", "bottom"]
    keep: Number = 0
    keep_to: Literal["equip"] | None = None


class Route(Part, frozen=True):
    """Where revealed cards of a kind go."""

    filter: Filter
    to: Literal["bound"]


class Reveal(Verb, frozen=True, tag="reveal"):
    """Show the top of one's own deck; some cards go elsewhere, the rest to the hand."""

    deck: Literal["own"]
    n: Value
    route: tuple[Route, ...]
    rest: Literal["hand"]


class Copy(Verb, frozen=True, tag="copy"):
    """Gain the base value of a Skill card there and resolve its ability."""

    from_: tuple[Zone, ...] = field(name="from")
    filter: Filter | None = None


class RefreshRow(Verb, frozen=True, tag="refresh_row"):
    """Discard cards of the Dealer's Row and fill it."""

    n: Value
    up_to: bool = False


class Move(Verb, frozen=True, tag="move"):
    """Free moves to neighbouring Encounters, or one jump to a revealed one."""

    n: Value
    to: Literal["adjacent", "revealed"] = "adjacent"
    up_to: bool = False
    not_boss: bool = False


class Activate(Verb, frozen=True, tag="activate"):
    """Activate the Encounter that one is on, up to so many times."""

    target: Literal["here"]
    times: Number


class AvoidAmbush(Verb, frozen=True, tag="avoid_ambush"):
    """The Ambush is not activated; it is an ordinary Combat from now on."""


class Scout(Verb, frozen=True, tag="scout"):
    """Look privately at face-down Encounters."""

    n: Value
    range: Literal["any"]


class PlaceUsage(Verb, frozen=True, tag="place_usage"):
    """Put Usage cubes on a face-up Encounter that has a Usage value."""

    n: Value
    on: Literal["chosen"]


class ConvertLoot(Part, frozen=True):
    """Once in a combat all of one resource gained in it may become another."""

    from_: Stock = field(name="from")
    to: Resource
    rate: Number

    def turns(self, verb: Verb) -> bool:
        """Return whether what a verb gains is of the kind that may become another."""
        return isinstance(verb, Gain) and verb.res == self.from_


class Fight(Verb, frozen=True, tag="fight"):
    """Begin a combat: with minions, with so much Power of them, or with a Royalty."""

    n: Value = 0
    draw_value: Number = 0
    boss: Rank | None = None
    groups: Number = 0
    chooser: Literal["left"] | None = None
    each: tuple["AnyVerb", ...] = ()
    reward: tuple["AnyVerb", ...] = ()
    convert_loot: ConvertLoot | None = None


class AddMinion(Verb, frozen=True, tag="add_minion"):
    """More minions join the combat."""

    n: Value


class ReplaceMinion(Verb, frozen=True, tag="replace_minion"):
    """Discard living minions and reveal as many new ones."""

    n: Value


class DestroyEnemy(Verb, frozen=True, tag="destroy_enemy"):
    """Living minions go away, without loot."""

    n: Value
    filter: Filter | None = None


class EnemyPower(Verb, frozen=True, tag="enemy_power"):
    """Change the Power of enemies, never below 1."""

    delta: Change
    target: Target
    filter: Filter | None = None
    until: Until | None = None


class EnemyKeyword(Verb, frozen=True, tag="enemy_keyword"):
    """Change Protection or Infected of enemies, never below 0; `set` is applied last."""

    keyword: Keyword
    target: Target
    delta: Change = 0
    set: Number | None = None
    filter: Filter | None = None
    until: Until | None = None


class RepeatLoot(Verb, frozen=True, tag="repeat_loot"):
    """Gain the printed loot of minions defeated in this combat again."""

    n: Value


class Mod(Verb, frozen=True, tag="mod"):
    """Change a number, perhaps only for the next so many occasions."""

    stat: Stat
    delta: Change
    filter: Filter | None = None
    uses: Number = 0
    until: Until | None = None


class Prevent(Verb, frozen=True, tag="prevent"):
    """Make a loss smaller, or skip Pain cards or the effects of opponents."""

    what: Prevented
    n: Number | Literal["all"]
    until: Until | None = None


class Allow(Verb, frozen=True, tag="allow"):
    """Let something be that the rules forbid."""

    rule: Allowed


class Signal(Verb, frozen=True, tag="signal"):
    """Tell the scenario that something happened."""

    name: Id


class Special(Verb, frozen=True, tag="special"):
    """What no verb says: a function of its own."""

    key: Literal["thirteenth_gate", "conjured_shield"]


AnyVerb = (
    Gain | Lose | Spend | Steal | Convert | SufferPain | MayDo | ChooseOne | Draw | DrawBind
    | Discard | Destroy | Take | Acquire | Return | Look | Reveal | Copy | RefreshRow | Move
    | Activate | AvoidAmbush | Scout | PlaceUsage | Fight | AddMinion | ReplaceMinion
    | DestroyEnemy | EnemyPower | EnemyKeyword | RepeatLoot | Mod | Prevent | Allow | Signal
    | Special
)  # fmt: skip
Verbs = tuple[AnyVerb, ...]
