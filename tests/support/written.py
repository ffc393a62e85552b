"""Anything that can be written in the language of the cards of Ordeals, for Hypothesis."""

from functools import cache
from typing import Any, get_origin

from hypothesis import strategies as st
from msgspec import inspect

DEEP = 4
"""Levels of verbs within verbs, below which nothing more is written."""
IDS = ("bad_luck", "shield", "recall", "hack", "wizard_reveals", "a_thing_of_mine")


def written(*kinds: Any) -> st.SearchStrategy[Any]:
    """Return a strategy for a part of the language: a rule, a verb, one of some kinds of cards."""
    return st.one_of([_strategy(inspect.type_info(kind), 0) for kind in kinds])


def _strategy(info: inspect.Type, depth: int) -> st.SearchStrategy[Any]:
    match info:
        case inspect.StructType():
            return _struct(get_origin(info.cls) or info.cls, depth)
        case inspect.UnionType():
            return st.one_of([_strategy(one, depth) for one in info.types])
        case inspect.VarTupleType():
            if depth >= DEEP:
                return st.just(())
            some = st.lists(_strategy(info.item_type, depth), max_size=3)
            return some.map(tuple)
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.IntType():
            few = st.integers(max(info.ge, -3), 4)
            return few | st.integers(info.ge, info.le)
        case inspect.StrType(pattern=None):
            return st.sampled_from(["Rat", "Old Axe"])
        case inspect.StrType():
            return st.sampled_from(IDS)
        case inspect.BoolType():
            return st.booleans()
    assert isinstance(info, inspect.NoneType), f"nothing can be written for {info!r}"
    return st.none()


@cache
def _struct(kind: Any, depth: int) -> st.SearchStrategy[Any]:
    """Return a strategy for a struct in which about half of what may be left out is left out."""

    def fields() -> st.SearchStrategy[Any]:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        required, optional = {}, {}
        for field in info.fields:
            there = required if field.required else optional
            there[field.name] = _strategy(field.type, depth + 1)
        return st.fixed_dictionaries(required, optional=optional).map(lambda made: kind(**made))

    return st.deferred(fields)
