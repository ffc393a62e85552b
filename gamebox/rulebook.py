"""The rules text of a game, retold in our own words: sections of short rules with ids."""

from functools import cache, cached_property
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from gamebox.errors import GameboxError
from gamebox.resources import resource_text

Text = Annotated[str, Meta(min_length=1)]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A heading of the rules text."""

    id: Text
    title: Text


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: questions, refusals and tests cite its id."""

    id: Text
    section: Text
    title: Text
    text: Text


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All rules of a game, in reading order."""

    title: Text
    section: tuple[Section, ...]
    rule: tuple[Rule, ...]

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        """The rules by their ids."""
        return {rule.id: rule for rule in self.rule}

    def find(self, rule_id: str) -> Rule:
        """Return one rule; raises GameboxError for an id that does not exist."""
        if rule_id not in self.by_id:
            raise GameboxError(f"{self.title} has no rule '{rule_id}'.")
        return self.by_id[rule_id]

    def of_section(self, section: Section) -> tuple[Rule, ...]:
        """Return the rules of a section, in reading order."""
        return tuple(rule for rule in self.rule if rule.section == section.id)


@cache
def rulebook(game: str) -> Rulebook:
    """Return the rules text that ships for `game`."""
    return msgspec.toml.decode(resource_text(game, "rules.toml"), type=Rulebook)
