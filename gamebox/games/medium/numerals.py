"""Numbers as they are spoken: 7 is seven, 1st first, 1984 nineteen eighty four, 80s eighties."""

import re

_SMALL = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen
"""
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
SMALL = tuple(_SMALL.split())
TENS = ("", "", *_TENS.split())
LARGE = ((10**12, "trillion"), (10**9, "billion"), (10**6, "million"), (1000, "thousand"))
ORDINAL = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
}  # fmt: skip
LONGEST = 12
"""Digits of the longest number that is read as one; of a longer one each digit is read."""
_GROUPS = re.compile(r"(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)")
_SIGN = re.compile(r"#(?=\d)|\bno\.\s*(?=\d)")
_POINT = re.compile(r"(?<=\d)\.(?=\d)")
_NUMBER = re.compile(r"(\d+)(st|nd|rd|th|s)?(?![a-z])|(\d+)")
_NUMBER_WORDS = frozenset((*SMALL, *TENS[2:], "hundred", *(word for _, word in LARGE)))
_ROUND = frozenset(
    word + ending for word in ("hundred", *(name for _, name in LARGE)) for ending in ("", "th")
)


def spell_numbers(text: str) -> str:
    """Return a text in small letters with every number written in words."""
    if not any(letter.isdecimal() for letter in text):
        return text
    text = _SIGN.sub(" number ", text)
    text = _GROUPS.sub(lambda found: found[0].replace(",", ""), text)
    return _NUMBER.sub(_spoken, _POINT.sub(" point ", text))


def one_way(words: list[str]) -> list[str]:
    """Return spoken words with numbers said in one way: a hundred and one is hundred one."""
    kept: list[str] = []
    for place, word in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else ""
        if word == "one" and after in _ROUND and not (kept and kept[-1] in _NUMBER_WORDS):
            continue
        if word == "and" and after in _NUMBER_WORDS and kept and kept[-1] in _ROUND:
            continue
        kept.append(word)
    return kept


def _spoken(found: re.Match[str]) -> str:
    digits, ending = found[1] or found[3], found[2]
    if len(digits) > LONGEST or (digits[0] in "0" and len(digits) > 1):
        words = [SMALL[int(digit)] for digit in digits]
    else:
        words = _year(int(digits)) or _cardinal(int(digits))
    if ending == "s":
        words[-1] = words[-1][:-1] + "ies" if words[-1].endswith("y") else words[-1] + "s"
    elif ending:
        words[-1] = _ordinal(words[-1])
    return f" {' '.join(words)} "


def _year(number: int) -> list[str]:
    """Return how a number of four digits is read as a year, or nothing where it is not."""
    century, rest = divmod(number, 100)
    if not 10 <= century <= 20 or (century % 10 == 0 and rest < 10):
        return []
    if rest == 0:
        return [*_cardinal(century), "hundred"]
    return [*_cardinal(century), *(["oh"] if rest < 10 else []), *_cardinal(rest)]


def _cardinal(number: int) -> list[str]:
    if number < 20:
        return [SMALL[number]]
    if number < 100:
        tens, ones = divmod(number, 10)
        return [TENS[tens], *(_cardinal(ones) if ones else [])]
    size, name = next((pair for pair in LARGE if number >= pair[0]), (100, "hundred"))
    many, rest = divmod(number, size)
    return [*_cardinal(many), name, *(_cardinal(rest) if rest else [])]


def _ordinal(word: str) -> str:
    if word.endswith("y"):
        return word[:-1] + "ieth"
    return ORDINAL.get(word, word + "th")
