"""Texts in which what was searched for is marked."""

from collections.abc import Sequence
from html import escape

from ui.theme import Theme

Spans = Sequence[tuple[int, int]]


def marked(text: str, spans: Spans, theme: Theme) -> str:
    """Return a text as HTML, its spans marked by colour, by weight and by a line below."""
    colours = theme.colours
    style = (
        f"background-color:{colours.accent}; color:{colours.on_accent};"
        " font-weight:700; text-decoration:underline"
    )
    parts, done = [], 0
    for start, end in spans:
        parts.append(escape(text[done:start]))
        parts.append(f'<span style="{style}">{escape(text[start:end])}</span>')
        done = end
    return "".join([*parts, escape(text[done:])])
