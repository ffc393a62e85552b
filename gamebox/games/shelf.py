"""The shelf: every game in the box. The only file that names all four."""

from functools import cache
from typing import Any

from gamebox.core.rules import Rules
from gamebox.errors import GameboxError

TITLES = {
    "mind": "The Mind Extreme",
    "medium": "Medium: The Hand of Fate",
    "middle_ages": "The Middle Ages",
    "ordeals": "Hand of Fate: Ordeals",
}


@cache
def rules_of(name: str) -> Rules[Any, Any]:
    """Return the rules of a game; raises GameboxError when it is unknown."""
    if name not in TITLES:
        raise GameboxError(f"There is no game '{name}': the games are {', '.join(TITLES)}.")
    if name == "mind":  # only what is asked for is loaded
        from gamebox.games.mind.mind import Mind  # noqa: PLC0415

        return Mind()
    if name == "medium":
        from gamebox.games.medium.medium import Medium  # noqa: PLC0415

        return Medium()
    if name == "ordeals":
        from gamebox.games.ordeals.ordeals import Ordeals  # noqa: PLC0415

        return Ordeals()
    from gamebox.games.middle_ages.middle_ages import MiddleAges  # noqa: PLC0415

    return MiddleAges()
