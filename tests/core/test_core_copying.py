"""The copier: copies are equal and share nothing that changes, or the type is refused."""

from typing import Any, Generic, Literal, TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from support.playing import GAMES, table_id
from support.values import value_of

from gamebox.core.copying import copier_of
from gamebox.core.dice import Dice

T = TypeVar("T")


class Pile(Struct):
    """Something that changes."""

    cards: list[int]


class Holder(Struct, Generic[T]):
    """Something that changes, of any kind."""

    held: T


class Node(Struct):
    """Something that holds its own kind."""

    label: str
    child: "Node | None" = None
    others: list["Node"] = []


class Sun(Struct, tag=True):
    """One of two that differ in one place."""

    rays: list[int]


class Rain(Struct, tag=True, frozen=True):
    """The other, which never changes."""

    drops: int


class Sealed(Struct, frozen=True):
    """Frozen, but what it holds changes."""

    inside: list[int]


class Everything(Struct, kw_only=True):
    """One field of each shape that a state may have."""

    number: int
    name: str | None
    kind: Literal["a", "b"]
    flags: frozenset[int]
    pair: tuple[int, str]
    numbers: list[int]
    rows: list[list[int]]
    chosen: set[int]
    by_name: dict[str, int]
    piles: dict[int, Pile]
    deep: dict[str, list[dict[str, list[int]]]]
    pile: Pile
    maybe_pile: Pile | None
    maybe_list: list[int] | None
    maybe_dict: dict[str, Pile] | None
    weather: Sun | Rain
    weathers: list[Sun | Rain | None]
    place: tuple[int, list[int]]
    places: tuple[Pile, ...]
    plain: Holder[int]
    listed: Holder[list[int]]
    nested: Holder[Holder[list[int]]]
    node: Node
    sealed: Sealed


def changing(thing: Any) -> set[int]:
    """Return the ids of all that can change in `thing`, as deep as it goes.

    A dict in a frozen struct never changes, by contract.
    """
    if isinstance(thing, Struct):
        own = not thing.__struct_config__.frozen
        inside = [getattr(thing, name) for name in thing.__struct_fields__]
        inside = [item for item in inside if own or not isinstance(item, dict)]
    elif isinstance(thing, dict):
        inside, own = list(thing.values()), True
    elif isinstance(thing, list | set):
        inside, own = list(thing), True
    elif isinstance(thing, tuple):
        inside, own = list(thing), False
    else:
        return set()
    found = set().union(*map(changing, inside))
    return found | {id(thing)} if own else found


@given(st.integers(0, 2**64 - 1))
def test_a_copy_is_equal_and_shares_nothing_that_changes(seed):
    value = value_of(Everything, Dice(seed))
    copy = copier_of(Everything)(value)
    assert copy == value
    assert not changing(copy) & changing(value)
    assert len(changing(copy)) == len(changing(value))


@pytest.mark.parametrize("rules", GAMES, ids=table_id)
@given(st.integers(0, 2**64 - 1))
def test_every_field_of_every_game_is_copied(rules, seed):
    """Fields that random play never fills are filled here with whatever fits their type."""
    value = value_of(rules.game_type, Dice(seed))
    copy = rules.clone(value)
    assert copy == value
    assert not changing(copy) & changing(value)
    assert {type(getattr(copy, name)) for name in copy.__struct_fields__} == {
        type(getattr(value, name)) for name in value.__struct_fields__
    }


def test_what_cannot_change_is_shared():
    rain = Rain(3)
    copy = copier_of(Holder[tuple[Rain, ...]])(Holder((rain,)))
    assert copy.held[0] is rain


def test_two_forms_of_one_generic_are_copied_each_in_its_way():
    class Both(Struct):
        first: Holder[int]
        second: Holder[list[int]]

    both = Both(Holder(1), Holder([1]))
    copy = copier_of(Both)(both)
    copy.second.held.append(2)
    assert both.second.held == [1]


class HasAny(Struct):
    """What could be anything cannot be copied."""

    thing: Any


class HasAnyInside(Struct):
    """Nor what holds anything."""

    things: dict[str, list[Any] | None]


class HasBareList(Struct):
    """Nor a list of anything."""

    things: list


class HasObject(Struct):
    """Nor a class that the copier knows nothing of."""

    thing: Holder[bytearray]


class HasRaw(Struct):
    """Nor bytes that were not decoded."""

    raw: msgspec.Raw


@pytest.mark.parametrize("kind", [HasAny, HasAnyInside, HasBareList, HasObject, HasRaw])
def test_what_cannot_be_copied_safely_is_refused(kind):
    with pytest.raises(TypeError, match="a state cannot hold"):
        copier_of(kind)
