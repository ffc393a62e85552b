"""Reading what ships with the program: card sets, rules texts, pictures."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def resource(*parts: str) -> Traversable:
    """Return the file or folder `parts` of the shipped resources."""
    return files("resources").joinpath("/".join(parts))


def resource_text(*parts: str) -> str:
    """Return the text of a shipped file."""
    return resource(*parts).read_text(encoding="utf-8")
