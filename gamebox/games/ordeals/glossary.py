"""The words on the cards, explained: which of them a card's sentence uses."""

import re
from functools import cache, lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from gamebox.games.ordeals.cards import AnyKind
from gamebox.games.ordeals.sentences import NO_ABILITY, sentence
from gamebox.resources import resource_text

Text = Annotated[str, Meta(min_length=1)]


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word with its explanation; `forms` are the ways in which sentences write it."""

    name: Text
    text: Text
    forms: tuple[Text, ...] = ()

    @property
    def written(self) -> tuple[str, ...]:
        """All ways in which sentences write it."""
        return self.forms or (self.name, f"{self.name}s")


class Glossary(Struct, frozen=True, forbid_unknown_fields=True):
    """All terms, by their names."""

    term: tuple[Term, ...]


@cache
def terms() -> tuple[Term, ...]:
    """Return all terms in alphabetical order."""
    return msgspec.toml.decode(resource_text("ordeals", "glossary.toml"), type=Glossary).term


@cache
def _forms() -> tuple[re.Pattern[str], dict[str, Term]]:
    """Return what finds a term in a text, the longest first, and whose form each is."""
    by_form = {form.lower(): term for term in terms() for form in term.written}
    longest = sorted(by_form, key=len, reverse=True)
    pattern = "|".join(re.escape(form) for form in longest)
    return re.compile(rf"(?<![\w'-])(?:{pattern})(?![\w-])", re.IGNORECASE), by_form


def terms_in(text: str) -> list[Term]:
    """Return the terms of a text in the order in which they first come."""
    pattern, by_form = _forms()
    found = (by_form[match.group().lower()] for match in pattern.finditer(text))
    return list(dict.fromkeys(found))


@lru_cache(maxsize=2048)
def _of_sentence(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((term.name, term.text) for term in terms_in(text))


def glossary(kind: AnyKind) -> list[tuple[str, str]]:
    """Return the terms in a card's sentence, each with its explanation, as they first come."""
    text = sentence(kind)
    return [] if text == NO_ABILITY else list(_of_sentence(text))
