"""An entry as the words it is made of: letters only, small, in one spelling each.

Case, accents, signs, spaces and invisible letters are set aside here; what English does to words
is in `spelling.py`.
"""

import re
import unicodedata
from functools import lru_cache

from gamebox.games.medium.numerals import one_way, spell_numbers
from gamebox.games.medium.spelling import canonical, spelling, taken_apart

LONGEST_WORD = 40
"""Letters of an entry, and of a word on a card (rule `say.idea`)."""
JOINERS = "\u200c\u200d"
"""Invisible letters that some alphabets need within words."""
REMEMBERED = 1 << 16
"""Entries whose words are kept at hand."""
ROUNDS = 8
"""How often the words of an entry are joined and looked at again."""
APOSTROPHES = "'’‘ʼ`´ʻ′‛"
_KEYCAP = re.compile("[0-9#*]\ufe0f?\u20e3")
_AND = re.compile(r"'n'|\bn'(?=\s)|(?<=\s)'n\b|(?<=[\s-])n(?=[\s-])")
_ARTICLE = re.compile(r"^\s*(?:the|an?)\s+(?=[^\W_]{2})")
_MARKS = re.compile(
    "(?<![иу])\u0306|[\u0300-\u0305\u0307-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7"
    "\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
)
_SIMPLE = re.compile("[a-z]+")


def printable(word: str) -> bool:
    """Return whether an entry has no line breaks and no control characters."""
    return all(letter.isprintable() or letter in JOINERS for letter in word)


def tidy(word: str) -> str:
    """Return an entry as it is shown: without spaces around it or doubled within."""
    return " ".join(word.split())


@lru_cache(REMEMBERED)
def words_of_entry(entry: str) -> tuple[str, ...]:
    """Return the words of an entry in their one spelling; none where it has no letter or digit.

    Two entries are the same when these are, joined. The joined words, as an entry, are the same
    as the entry.
    """
    words = _spelt(split(entry))
    for _ in range(ROUNDS):
        joined = "".join(words)
        again = _spelt(split(joined)) if joined != entry else words
        if "".join(again) == joined:
            break
        words = again
    return words


def _spelt(words: tuple[str, ...]) -> tuple[str, ...]:
    parts = [part for word in words for part in taken_apart(word)]
    return tuple(canonical(part) for part in parts)


@lru_cache(REMEMBERED)
def split(entry: str) -> tuple[str, ...]:
    """Return the words of an entry as they are spelt, in small plain letters."""
    if _SIMPLE.fullmatch(entry):
        return (entry,)
    text = _plain(entry)
    if not any(letter.isalnum() for letter in text):
        return ()
    text = _money(_AND.sub(" and ", text).replace("'", ""))
    text = _ARTICLE.sub("", text)
    for sign, words in spelling().sign.items():
        text = text.replace(sign, f" {words} ")
    pieces = one_way(_pieces(spell_numbers(text)))
    roman = spelling().roman
    return (*pieces[:1], *(roman.get(piece, piece) for piece in pieces[1:]))


def _plain(entry: str) -> str:
    """Return an entry in small letters without accents, emoji and invisible letters."""
    if entry.isascii():
        return entry.casefold().replace("`", "'")
    table = spelling()
    entry = _KEYCAP.sub(" ", "".join(map(_shown, entry)))
    text = unicodedata.normalize("NFKD", entry).casefold()
    text = _MARKS.sub("", unicodedata.normalize("NFKD", text))
    text = "".join(table.letter.get(letter, letter) for letter in text)
    return unicodedata.normalize("NFC", text)


def _shown(letter: str) -> str:
    """Return what is left of a letter before it is made plain."""
    if letter in APOSTROPHES:
        return "'"
    if letter in spelling().sign:
        return f" {spelling().sign[letter]} "
    kind = unicodedata.category(letter)
    if kind == "Cf":
        return ""
    return " " if kind in ("So", "Sk", "Cs", "Co", "Cn") or letter == "ℹ" else letter


def _money(text: str) -> str:
    """Return a text with `$100` as it is spoken, 100 dollars."""
    for sign, word in spelling().money.items():
        if sign in text:
            text = re.sub(rf"{re.escape(sign)}\s*(\d[\d,.]*)", rf"\1 {word}", text)
    return text


def _pieces(text: str) -> list[str]:
    """Return the runs of letters, with the marks that belong to them in many alphabets."""
    if text.isascii():
        return _SIMPLE.findall(text)
    inside = (letter if unicodedata.category(letter)[0] in "LMN" else " " for letter in text)
    return "".join(inside).split()
