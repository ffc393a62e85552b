"""Words that others have written, made fit for a page: no long one makes it wider."""

import re

LONGEST = 14
"""Letters of a word that stays whole."""

BREAK = "\u200b"  # of no width: a line may end here
LONG_WORD = re.compile(rf"[^\s/\\]{{{LONGEST + 1},}}")  # lines end between folders by themselves


def breakable(text: str) -> str:
    """Return a text whose long words may be broken where a line is full."""
    return LONG_WORD.sub(lambda word: BREAK.join(word[0]), text)
