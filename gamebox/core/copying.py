"""clone: a copier for states, made from the type annotations so that no field can be forgotten.

What cannot change (numbers, strings, frozen structs, tuples of such) is shared; lists, dicts, sets
and other structs are copied, as deep as they go.
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_origin

from msgspec import Struct, inspect

T = TypeVar("T")
Copier = Callable[[Any], Any]


def copier_of(kind: type[T]) -> Callable[[T], T]:
    """Return a function that copies values of the struct type `kind`.

    Raises TypeError for an annotation that it cannot copy safely (such as Any).
    """
    return _Maker().struct(kind)


class _Maker:
    """Write one copying function a struct type, and call them from one another."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.made: dict[Any, str] = {}  # by annotation: forms of one generic class differ

    def struct(self, kind: type) -> Copier:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        copier: Copier = self.names[self.function(info)]
        return copier

    def function(self, info: inspect.StructType) -> str:
        """Return the name of the function that copies this struct type."""
        if info.cls in self.made:
            return self.made[info.cls]
        name = self.made[info.cls] = f"copy_{len(self.made)}"
        self.names[f"kind_{name}"] = _class(info)
        arguments = ", ".join(
            f"{field.name}={self.expression(field.type, f'x.{field.name}')}"
            for field in info.fields
        )
        source = f"def {name}(x):\n    return kind_{name}({arguments})"
        exec(source, self.names)  # the source holds nothing but field and type names
        return name

    def expression(self, info: inspect.Type, value: str) -> str:
        """Return the Python expression that copies `value`."""
        if _is_frozen(info, set()):
            return value
        match info:
            case inspect.ListType() | inspect.VarTupleType():
                return self.sequence(info, value)
            case inspect.TupleType():
                items = [self.expression(t, f"{value}[{n}]") for n, t in enumerate(info.item_types)]
                return f"({', '.join(items)},)"
            case inspect.SetType():
                return f"set({value})"
            case inspect.DictType():
                item = self.expression(info.value_type, "v")
                if item == "v":
                    return f"{value}.copy()"
                return f"{{k: {item} for k, v in {value}.items()}}"
            case inspect.StructType():
                return f"{self.function(info)}({value})"
            case inspect.UnionType():
                return self.union(info, value)
        raise TypeError(f"a state cannot hold {info!r}: it may change and has no copy")

    def sequence(self, info: inspect.ListType | inspect.VarTupleType, value: str) -> str:
        item = self.expression(info.item_type, "v")
        if isinstance(info, inspect.VarTupleType):
            return f"tuple([{item} for v in {value}])"
        return f"{value}[:]" if item == "v" else f"[{item} for v in {value}]"

    def union(self, info: inspect.UnionType, value: str) -> str:
        """Return a call of a function that copies by the type that it meets."""
        name = f"by_type_{len(self.names)}"
        self.names[name] = None
        lines = [f"def {name}(x):"]
        for number, kind in enumerate(t for t in info.types if not _is_frozen(t, set())):
            self.names[f"{name}_{number}"] = _met(kind)
            copied = self.expression(kind, "x")
            lines.append(f"    if type(x) is {name}_{number}: return {copied}")
        exec("\n".join([*lines, "    return x"]), self.names)
        return f"{name}({value})"


def _class(info: inspect.StructType) -> type[Struct]:
    """Return the struct class itself, of which a generic annotation names a form."""
    return get_origin(info.cls) or info.cls


def _met(info: inspect.Type) -> type:
    """Return the class of the values of a type that may change."""
    match info:
        case inspect.StructType():
            return _class(info)
        case inspect.ListType():
            return list
        case inspect.DictType():
            return dict
        case inspect.SetType():
            return set
    return tuple


_ATOMS = (
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.BytesType,
    inspect.NoneType,
    inspect.LiteralType,
    inspect.EnumType,
    inspect.FrozenSetType,
)


def _is_frozen(info: inspect.Type, seen: set[Any]) -> bool:
    """Return whether a value of this type can never change."""
    match info:
        case inspect.VarTupleType():
            return _is_frozen(info.item_type, seen)
        case inspect.TupleType():
            return all(_is_frozen(t, seen) for t in info.item_types)
        case inspect.UnionType():
            return all(_is_frozen(t, seen) for t in info.types)
        case inspect.StructType():
            if info.cls in seen:
                return True
            seen.add(info.cls)
            return _class(info).__struct_config__.frozen and all(
                _is_unchanging(field.type, seen) for field in info.fields
            )
    return isinstance(info, _ATOMS)


def _is_unchanging(info: inspect.Type, seen: set[Any]) -> bool:
    """Return whether a field of a frozen struct is safe to share: frozen, or a dict by contract.

    A dict in a frozen struct, such as `Told.forms`, is never changed once the struct was made.
    """
    if isinstance(info, inspect.DictType):
        return _is_frozen(info.value_type, seen)
    return _is_frozen(info, seen)
