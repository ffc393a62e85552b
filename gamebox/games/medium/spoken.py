"""Which words may be said in Medium, and why another one may not."""

from gamebox.core.question import Refusal
from gamebox.games.medium.entries import LONGEST_WORD, printable, tidy
from gamebox.games.medium.facts import Heard, spoken, words_of
from gamebox.games.medium.same import key

SAMPLE = (
    "moon", "moons", "paint", "painter", "water", "fire", "garden", "music", "winter", "party",
    "travel", "money", "sleep", "colour", "color",
)  # fmt: skip
"""Words that stand for all that can be typed: some equal, some close, most different."""


def forbidden(table: Heard) -> list[str]:
    """Return the words that nobody may say now: cards, words of this turn, a ban. [say.used]"""
    words = words_of(table.pack)
    used = [words.word(card) for card in table.cards] + spoken(table.attempts)
    return [*used, table.banned] if table.banned else used


def forbidden_keys(table: Heard) -> set[str]:
    """Return what no word may be equal to. [say.used, say.match]"""
    return {key(word) for word in forbidden(table)}


def refuse_word(table: Heard, word: str) -> Refusal | None:
    """Return why an entry may not be said, or None. [say.idea, say.used]"""
    if not printable(word):
        return Refusal("say.idea", "A word has no line breaks and no control characters.")
    if len(tidy(word)) > LONGEST_WORD:
        return Refusal("say.idea", f"At most {LONGEST_WORD} letters; this has {len(tidy(word))}.")
    entry = key(word)
    if not entry:
        return Refusal("say.idea", "Enter a word: this has no letter and no digit.")
    return next(
        (_refuse_used(table, used) for used in forbidden(table) if key(used) == entry), None
    )


def _refuse_used(table: Heard, used: str) -> Refusal:
    if used == table.banned:
        return Refusal("esp.incantation", f"{used.upper()} was forbidden by an Incantation.")
    words = words_of(table.pack)
    if used in (words.word(card) for card in table.cards):
        return Refusal("say.used", f"{used} is on a card of this turn.")
    return Refusal("say.used", f"{used.upper()} was already said in this turn.")
