"""What is wrong in a file is said in words for the person who wrote it, not for a programmer."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from gamebox.core.written import wrong_in


class Card(Struct, tag=True, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=0, le=9)]
    name: Annotated[str, Meta(min_length=1, max_length=4)] = "x"
    colour: Literal["white", "red"] = "white"
    pair: tuple[int, int] = (1, 2)
    when: datetime | None = None
    marks: dict[int, int] = {}


class Deck(Struct):
    cards: list[list[Card]]


def told(content: str | bytes, kind: Any = Deck, toml: bool = False) -> str:
    """Return what is said of a text that does not fit."""
    decode = msgspec.toml.decode if toml else msgspec.json.decode
    with pytest.raises((msgspec.MsgspecError, UnicodeError, RecursionError)) as caught:
        decode(content, type=kind)
    return wrong_in(caught.value)


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ('"count":"2"', "'cards 1, 2.count' has to be a whole number"),
        ('"count":-1', "'cards 1, 2.count' has to be a whole number of at least 0"),
        ('"count":10', "'cards 1, 2.count' has to be a whole number of at most 9"),
        ('"name":"x"', "'cards 1, 2' lacks 'count'"),
        ('"count":1,"name":""', "'cards 1, 2.name' has to be a text of length at least 1"),
        ('"count":1,"colour":"blue"', "'cards 1, 2.colour' cannot be 'blue'"),
        ('"count":1,"pair":[1]', "'cards 1, 2.pair' has to be a list of length 2"),
        ('"count":1,"pair":[1,true]', "'cards 1, 2.pair 2' has to be a whole number"),
        ('"count":1,"when":7', "'cards 1, 2.when' has to be a date and time or nothing"),
        ('"count":1,"when":"soon"', "'cards 1, 2.when' cannot be read"),
        ('"count":1,"marks":{"x":1}', "'cards 1, 2.marks' has to be a whole number"),
        ('"count":1,"size":3', "'cards 1, 2' has a field 'size' that is not known"),
    ],
)
def test_what_does_not_fit(card: str, says: str) -> None:
    assert told('{"cards":[[{"type":"Card","count":1},{"type":"Card",' + card + "}]]}") == says


@pytest.mark.parametrize(
    ("content", "kind", "says"),
    [
        ("{}", Deck, "it lacks 'cards'"),
        ("[]", Deck, "it has to be a group of fields"),
        ('{"cards":[', Deck, "it ends too early"),
        ('{"cards":[[;', Deck, "it cannot be understood at byte 11"),
        ("[" * 100_000, Any, "it is nested too deeply"),
        (b'{"\xff":1}', Any, "it is not written in UTF-8"),
    ],
    ids=["empty", "list", "cut off", "no JSON", "deep", "no UTF-8"],
)
def test_what_is_nothing_as_a_whole(content: str | bytes, kind: Any, says: str) -> None:
    assert told(content, kind) == says


def test_toml_names_the_line() -> None:
    assert told("a = 1\nb = ?\n", toml=True) == "it cannot be understood at line 2, column 5"
    assert told("a = ", toml=True) == "it cannot be understood at the end of the document"
