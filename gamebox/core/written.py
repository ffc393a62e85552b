"""What is wrong with a file or a line that somebody has written, in plain words.

The checks of msgspec speak to programmers; a person who edits a save or a pack reads these instead.
"""

import re

from msgspec import ValidationError

NOT_UTF8 = "it is not written in UTF-8"

_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "object": "a group of fields",
    "array": "a list",
    "null": "nothing",
    "datetime": "a date and time",
}
_EXPECTED = re.compile(r"Expected `(?P<kinds>[^`]+)`(?P<bounds>.*?)(, got .*)?")
_LACKS = re.compile(r"Object missing required field `(?P<name>.+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.+)`")
_CANNOT = re.compile(r"Invalid (enum )?value (?P<value>.+)")
_SPOT = re.compile(r"\((?:at )?(byte \d+|line \d+, column \d+|end of document)\)")


def wrong_in(error: Exception) -> str:
    """Return what an error of decoding says, as the end of a sentence without its full stop.

    Fields are named by their path, and the entries of lists are counted from 1.
    """
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, UnicodeError):
        return NOT_UTF8
    if not isinstance(error, ValidationError):
        return _misspelt(str(error))
    text, _, at = str(error).partition(" - at ")
    return _misfit(text, _place(at))


def _misspelt(text: str) -> str:
    """Return where a text is no JSON or TOML at all."""
    if "codec" in text or "UTF-8" in text:
        return NOT_UTF8
    if spot := _SPOT.search(text):
        return f"it cannot be understood at {spot[1].replace('end of', 'the end of the')}"
    return "it ends too early"


def _misfit(text: str, place: str) -> str:
    """Return how a value does not fit at a place, which is empty for the whole."""
    subject = f"'{place}'" if place else "it"
    if found := _EXPECTED.fullmatch(text):
        kinds = [_KINDS.get(kind, kind) for kind in found["kinds"].split(" | ")]
        return f"{subject} has to be {' or '.join(kinds)}{_bounds(found['bounds'])}"
    if found := _LACKS.fullmatch(text):
        return f"{subject} lacks '{found['name']}'"
    if found := _UNKNOWN.fullmatch(text):
        return f"{subject} has a field '{found['name']}' that is not known"
    if found := _CANNOT.fullmatch(text):
        return f"{subject} cannot be {found['value']}"
    return f"{subject} cannot be read"


def _bounds(text: str) -> str:
    """Return bounds such as ` >= 3` or ` of length <= 40` in words."""
    words = text.replace(">=", "at least").replace("<=", "at most")
    return words if not words or words.startswith(" of length") else f" of{words}"


def _place(at: str) -> str:
    """Return a path such as `$.hands[0][3].card` as `hands 1, 4.card`."""
    path = at.rpartition("`$")[2].rstrip("`").lstrip(".")
    path = re.sub(r"\[(\d+)\]", lambda entry: f", {int(entry[1]) + 1}", path)
    path = re.sub(r"\b([a-z_]+), (\d+)", r"\1 \2", path)
    return path.removeprefix(", ").replace("[...]", "")
