"""Reading the cards of Ordeals from TOML: those that ship with the program, and packs."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from gamebox.core.written import wrong_in
from gamebox.errors import GameboxError
from gamebox.games.ordeals.cards import (
    AnyKind,
    Armour,
    CardSet,
    Curse,
    Encounter,
    Minion,
    Ongoing,
    PainCard,
    Quest,
    Reward,
    Royalty,
    Skill,
    Trinket,
    Weapon,
)
from gamebox.games.ordeals.language_terms import OVER_HAND, Id, Number, Part
from gamebox.resources import resource_text


class StartCard(Part, frozen=True):
    """So many copies of a kind in the starting deck."""

    id: Id
    n: Number


class Start(Part, frozen=True):
    """What every player begins with."""

    deck: tuple[StartCard, ...]
    hand_size: Number
    health: Number
    health_max: Number
    food: Number
    shards: Number
    fame: Number
    weapon: Id


class BasicFile(Part, frozen=True):
    """The basic cards, and the start."""

    card: tuple[Skill | Curse, ...]
    start: Start


class SkillFile(Part, frozen=True):
    """The Skill cards of the Dealer's deck."""

    card: tuple[Skill, ...]


class EquipmentFile(Part, frozen=True):
    """Equipment, and the weapon that everybody begins with."""

    card: tuple[Weapon | Armour | Trinket, ...]
    default_weapon: tuple[Weapon, ...] = ()


class PainFile(Part, frozen=True):
    """The Pain deck."""

    card: tuple[PainCard, ...]


class MinionFile(Part, frozen=True):
    """The Minion deck."""

    card: tuple[Minion, ...]


class RoyaltyFile(Part, frozen=True):
    """The Royalties."""

    card: tuple[Royalty, ...]


class EncounterFile(Part, frozen=True):
    """The Encounters."""

    card: tuple[Encounter, ...]


class AdventurerCard(Part, frozen=True):
    """An adventurer: a name, a colour, and a sentence about them."""

    id: Id
    name: str
    colour: str
    text: str
    source: str = "own"


class QuestFile(Part, frozen=True):
    """The adventurers, their Quests, and the Quest Rewards."""

    adventurer: tuple[AdventurerCard, ...]
    quest: tuple[Quest, ...]
    reward: tuple[Reward, ...]


Row = Annotated[tuple[str, ...], Meta(min_length=1)]
Layout = tuple[Row, ...]


class Level(Part, frozen=True):
    """How a level is laid out."""

    cards_drawn: Number
    boss: str
    layout: Layout = ()
    placement: str = "fixed"
    builder_sees_cards: bool = False
    presets: tuple[Layout, ...] = ()


class Grid(Part, frozen=True):
    """The Encounter spaces of the Central Board."""

    columns: Number
    rows: Number
    adjacency: str


class BoardFile(Struct, frozen=True):
    """The board, and the constants of the competitive game."""

    grid: Grid
    level_1: Level
    level_2: Level
    level_3: Level
    constants: dict[str, int | str]


def _file(name: str, kind: Any) -> Any:
    return msgspec.toml.decode(resource_text("ordeals", f"{name}.toml"), type=kind)


@cache
def board_data() -> BoardFile:
    """Return the board and its constants."""
    data: BoardFile = _file("board", BoardFile)
    return data


@cache
def start_data() -> Start:
    """Return what every player begins with."""
    data: BasicFile = _file("basic", BasicFile)
    return data.start


@cache
def adventurers() -> Mapping[str, AdventurerCard]:
    """Return the adventurers of the campaign, by their ids."""
    data: QuestFile = _file("quests", QuestFile)
    return {one.id: one for one in data.adventurer}


@cache
def standard_cards() -> CardSet:
    """Return the cards that ship with the program."""
    equipment: EquipmentFile = _file("equipment", EquipmentFile)
    quests: QuestFile = _file("quests", QuestFile)
    return CardSet(
        basic=_file("basic", BasicFile).card,
        skills=_file("skills", SkillFile).card,
        equipment=equipment.card,
        relics=_file("relics", EquipmentFile).card,
        pain=_file("pain", PainFile).card,
        minions=_file("minions", MinionFile).card,
        royalty=_file("royalty", RoyaltyFile).card,
        encounters=_file("encounters", EncounterFile).card,
        axe=equipment.default_weapon[0],
        quests=quests.quest,
        rewards=quests.reward,
    )


class Pack(Part, frozen=True):
    """A pack of the user's own: kinds of cards that replace ours, by their ids."""

    card: Annotated[
        tuple[
            Skill
            | Curse
            | Weapon
            | Armour
            | Trinket
            | PainCard
            | Minion
            | Royalty
            | Quest
            | Ongoing,
            ...,
        ],
        Meta(max_length=300),
    ] = ()
    encounter: Annotated[tuple[Encounter, ...], Meta(max_length=100)] = ()


def read_pack(text: str, source: str) -> CardSet:
    """Return our cards with those of a pack in their places.

    Raises GameboxError with one sentence that names `source`, the card and the field.
    """
    try:
        pack = msgspec.toml.decode(text, type=Pack)
    except (msgspec.DecodeError, RecursionError) as error:
        raise GameboxError(f"{source} is no set of cards: {wrong_in(error)}.") from error
    new = {kind.id: kind for kind in (*pack.card, *pack.encounter)}
    if len(new) < len(pack.card) + len(pack.encounter):
        raise GameboxError(f"{source}: two cards have the same id.")
    ours = standard_cards()
    for name, kind in new.items():
        _check_replacement(ours, name, kind, source)
    groups = {
        group: tuple(new.get(kind.id, kind) for kind in kinds)
        for group, kinds in ours.groups.items()
    }
    return replace(ours, **groups)


def _check_replacement(ours: CardSet, name: str, kind: AnyKind, source: str) -> None:
    """Check that a card stands in for one of ours of the same kind, as often as that."""
    if name not in ours.numbers or name == ours.axe.id:
        raise GameboxError(f"{source}: there is no card '{name}' to replace.")
    old = ours.kinds[ours.numbers[name][0]]
    if type(old) is not type(kind):
        raise GameboxError(f"{source}: card '{name}' is of another kind than ours.")
    if _place(old) != _place(kind):
        raise GameboxError(f"{source}: card '{name}' has another place in the campaign than ours.")
    if old.count != kind.count:
        raise GameboxError(
            f"{source}: card '{name}' has {kind.count} copies instead of {old.count}."
        )


def _place(kind: AnyKind) -> tuple[object, ...]:
    """Return where a card belongs among Quests and Rewards, and whether it is the Shield's."""
    if isinstance(kind, Quest):
        return kind.adventurer, kind.number, kind.reward
    return getattr(kind, "quest", None), getattr(kind, "slot", "") == OVER_HAND


def constant(name: str) -> int:
    """Return a number of the competitive game, by its name in `board.toml`."""
    value = board_data().constants[name]
    assert isinstance(value, int)
    return value


Constants = Mapping[str, int]
