"""Rules are cited in square brackets: none that does not exist, and none without a test."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamebox.games.shelf import TITLES
from gamebox.rulebook import rulebook

ROOT = Path(__file__).parents[2]
ONE = r"[a-z]+(?:\.[a-z]+(?:-[a-z]+)*)?"
CITED = re.compile(rf"\[({ONE}(?:, {ONE})*)\]")
AN_ID = re.compile(r"[a-z]+\.[a-z]+(?:-[a-z]+)*")
A_FILE = re.compile(r".*\.(toml|json|txt|doc|npz)")

every_game = pytest.mark.parametrize("game", TITLES)


def code_of(game: str) -> list[Path]:
    """Return the files that carry out the rules of a game."""
    return sorted((ROOT / "gamebox" / "games" / game).rglob("*.py"))


def rule_tests(game: str) -> list[Path]:
    """Return the files that test the rules of a game."""
    return sorted((ROOT / "tests" / "games").glob(f"test_*{game}*.py"))


def in_brackets(text: str) -> set[str]:
    """Return the ids that a text cites."""
    return {one for cited in CITED.findall(text) for one in cited.split(", ")}


def docstrings(source: str) -> Iterator[tuple[str, str]]:
    """Yield the names of all modules, classes and functions, and their docstrings."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield getattr(node, "name", ""), ast.get_docstring(node) or ""


def comments(source: str) -> Iterator[str]:
    """Yield the comments of a file."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def quoted_ids(source: str) -> set[str]:
    """Return the strings in code that look like ids, and the first word of each Refusal."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if AN_ID.fullmatch(node.value) and not A_FILE.fullmatch(node.value):
                found.add(node.value)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            [rule, *_] = node.args
            if isinstance(rule, ast.Constant):
                found.add(rule.value)
    return found


def cited_in(source: str) -> set[str]:
    """Return the ids that a file cites in docstrings, comments and code."""
    told = [text for _, text in docstrings(source)] + list(comments(source))
    return set().union(quoted_ids(source), *map(in_brackets, told))


def cited_by_tests(game: str) -> set[str]:
    """Return the ids that the docstrings of a game's tests cite."""
    found = set()
    for path in rule_tests(game):
        for name, text in docstrings(path.read_text(encoding="utf-8")):
            if name.startswith("test_"):
                found |= in_brackets(text)
    return found


@every_game
def test_no_rule_is_cited_that_does_not_exist(game):
    ids = set(rulebook(game).by_id)
    for path in [*code_of(game), *rule_tests(game)]:
        unknown = cited_in(path.read_text(encoding="utf-8")) - ids
        assert not unknown, f"{path.name} cites {sorted(unknown)}"


@every_game
def test_every_rule_is_cited_by_a_test(game):
    assert not set(rulebook(game).by_id) - cited_by_tests(game)


@every_game
def test_the_code_of_a_game_cites_most_of_its_rules(game):
    """So that the scan cannot pass by finding nothing."""
    cited = set().union(*(cited_in(path.read_text(encoding="utf-8")) for path in code_of(game)))
    assert len(cited & set(rulebook(game).by_id)) > len(rulebook(game).by_id) / 2
