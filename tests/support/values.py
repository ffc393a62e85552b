"""Any value of any type that a state may have, made from its annotations by dice."""

from typing import Any, get_origin

from msgspec import inspect

from gamebox.core.dice import Dice

DEEP = 4
"""Levels of structs, below which what holds its own kind ends."""


def value_of(kind: Any, dice: Dice) -> Any:
    """Return a value of a type."""
    return _value(inspect.type_info(kind), dice, 0)


def _value(info: inspect.Type, dice: Dice, depth: int) -> Any:
    match info:
        case inspect.StructType():
            kind = get_origin(info.cls) or info.cls
            return kind(**{f.name: _value(f.type, dice, depth + 1) for f in info.fields})
        case inspect.UnionType():
            ends = [t for t in info.types if isinstance(t, inspect.NoneType)]
            return _value(dice.choose((depth > DEEP and ends) or info.types), dice, depth)
        case inspect.TupleType():
            return tuple(_value(item, dice, depth) for item in info.item_types)
        case inspect.DictType():
            keys = _several(info.key_type, dice, depth)
            return {key: _value(info.value_type, dice, depth) for key in keys}
        case inspect.ListType():
            return _several(info.item_type, dice, depth)
        case inspect.VarTupleType():
            return tuple(_several(info.item_type, dice, depth))
        case inspect.SetType():
            return set(_several(info.item_type, dice, depth))
        case inspect.FrozenSetType():
            return frozenset(_several(info.item_type, dice, depth))
    return _plain(info, dice)


def _several(info: inspect.Type, dice: Dice, depth: int) -> list[Any]:
    return [_value(info, dice, depth) for _ in range(dice.below(4) if depth < DEEP else 0)]


def _plain(info: inspect.Type, dice: Dice) -> Any:
    match info:
        case inspect.LiteralType():
            return dice.choose(info.values)
        case inspect.IntType():
            return (info.ge or 0) + dice.below(20)
        case inspect.StrType():
            return "abcdef"[: dice.below(6)]
        case inspect.BoolType():
            return bool(dice.below(2))
        case inspect.FloatType():
            return dice.random()
    assert isinstance(info, inspect.NoneType), f"no value of {info!r}"
    return None
