"""The sentences on the cards of Ordeals: all of them, kept in a file, and any that can be made.

`pytest tests/games/test_ordeals_sentences.py --update-golden` writes `golden/ordeals_cards.txt`.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from support.written import written

from gamebox.games.ordeals.cards import AnyKind, Kind
from gamebox.games.ordeals.glossary import glossary, terms, terms_in
from gamebox.games.ordeals.language_rules import Rule
from gamebox.games.ordeals.load import Pack, read_pack, standard_cards
from gamebox.games.ordeals.sentences import resource_line, sentence

CARDS = standard_cards()
ALL = {kind.id: kind for kind in (CARDS.axe, *CARDS.kinds)}
FILE = Path(__file__).parent / "golden" / "ordeals_cards.txt"
THINGS = "cards|minions|enemies|Encounters|Curses|Relics|cubes|Shards|groups|times|moves|pushes"
WRONG = re.compile(
    r"  |\.\.|[,:;]\.|,,|::| [.,;:]|[_{}]|None|\ba (?!one|us)[aeiou]|\ban [^aeiouAEIOU]"
    rf"|(?<![\w-])1 (?:\w+ )?(?:{THINGS})\b|\(\)|\b(\w+) \1\b"
)


def faults(text: str) -> list[str]:
    """Return what is wrong with the grammar of a sentence."""
    found = [match.group() for match in WRONG.finditer(text)]
    if not re.match(r"[A-Z+−]", text):
        found.append("no capital")
    return found if text.endswith(".") else [*found, "no full stop"]


@pytest.mark.parametrize("name", ALL)
def test_every_kind_has_a_grammatical_sentence(name):
    assert faults(sentence(ALL[name])) == []
    assert not re.search(r"  |_", resource_line(ALL[name]))


@pytest.mark.parametrize(
    "text", ["draw a card.", "Draw a card", "Draw 1 cards.", "Draw  2 cards.", "Take a Axe.."]
)
def test_what_is_not_grammatical_is_found(text):
    assert faults(text)


@given(written(Rule))
def test_every_rule_that_can_be_written_has_a_sentence(rule):
    for kind in (ALL["recall"], ALL["flurry"], ALL["shield"], ALL["dust_2"], ALL["town"]):
        made = msgspec.structs.replace(kind, effect=(rule,))
        assert faults(sentence(made)) == []


@given(written(*get_args(AnyKind)))
def test_every_card_that_can_be_written_has_a_sentence_and_its_terms(kind):
    assert faults(sentence(kind)) == []
    assert isinstance(resource_line(kind), str)
    assert all(explained for _, explained in glossary(kind))


@given(written(Pack))
def test_a_pack_that_is_read_has_sentences(pack):
    again = msgspec.json.decode(msgspec.json.encode(pack), type=Pack)
    assert [sentence(kind) for kind in again.card] == [sentence(kind) for kind in pack.card]


def test_a_card_of_a_pack_says_what_it_does_now():
    pack = """
        [[card]]
        id = "hunt"
        name = "Hunt"
        kind = "skill"
        type = "action"
        archetype = "wanderer"
        count = 3
        food = 1
        effect = [{ when = "on_play", limit = "turn", limit_n = 2, cost = [
            { v = "spend", res = "shards", n = 1 }], do = [{ v = "draw", n = 2 }] }]
    """
    cards = read_pack(pack, "mine")
    kind = cards.kinds[cards.numbers["hunt"][0]]
    assert sentence(kind) == "Twice per turn, you may spend 1 Token Shard to draw 2 cards."
    assert sentence(ALL["hunt"]) == "Draw 1 card."


# The golden file


def lines() -> Iterator[str]:
    """Yield every card as it is kept: its name, its numbers, its sentence and the terms in it."""
    for group, kinds in {**CARDS.groups, "default weapon": (CARDS.axe,)}.items():
        yield f"== {group}"
        for kind in kinds:
            yield from card_lines(kind)


def card_lines(kind: Kind) -> Iterator[str]:
    """Yield one card."""
    numbers = resource_line(kind)
    yield f"{kind.name} ({kind.id}){f': {numbers}' if numbers else ''}"
    yield f"    {sentence(kind)}"
    if explained := glossary(kind):
        yield f"    ({', '.join(name for name, _ in explained)})"


def test_all_sentences_are_as_they_were(request):
    text = "\n".join(lines()) + "\n"
    if request.config.getoption("--update-golden"):
        FILE.write_text(text, encoding="utf-8")
    assert text == FILE.read_text(encoding="utf-8")


# The glossary


def test_the_terms_are_in_order_each_with_one_or_two_whole_sentences():
    names = [term.name for term in terms()]
    assert names == sorted(set(names), key=str.lower)
    for term in terms():
        assert faults(term.text) == [], term.name
        assert len(term.text) <= 130, term.name


def test_no_form_belongs_to_two_terms():
    forms = [form.lower() for term in terms() for form in term.written]
    assert len(forms) == len(set(forms))


def test_the_longest_term_is_found_and_no_part_of_a_word():
    found = terms_in("Your Strike Bonus and Binding Limit: an overpowered discard pile, bound.")
    assert [term.name for term in found] == [
        "Strike Bonus",
        "Binding Limit",
        "Discard pile",
        "Bind",
    ]


def test_a_card_is_explained_by_the_terms_in_its_sentence():
    names = [name for name, _ in glossary(ALL["devils_crown"])]
    assert names == ["Combat", "Take", "Curse", "Strike Bonus"]
    assert glossary(ALL["strive"]) == []


# Numbers in words


def test_the_printed_numbers_in_words():
    assert {name: resource_line(ALL[name]) for name in SOME} == SOME


SOME = {
    "strive": "1 Effort",
    "hack": "2 Power",
    "bad_luck": "",
    "iron_helm": "",
    "iron_maul": "3 Power, Binding Limit 1, Strike Bonus 3",
    "spiked_buckler": "2 Power",
    "lose_2_health": "−2 Health",
    "dust_2": "1 Power, Pain 1, loot 1 Token Shard",
    "jack_dust": "8 Power, Pain 2, loot 3 Token Shards and 4 Fame, Minion Draw 3+",
    "town": "No Usage limit",
    "rat_cellar": "Usage 3 (4 with 3 or 4 players)",
    "demon_trader": "Usage: the number of players",
}
