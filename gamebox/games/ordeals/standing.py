"""How a scenario stands: what it is won and lost by, counted. [campaign.win, campaign.lose]"""

from typing import Any, Literal

from msgspec import Struct

from gamebox.games.ordeals.campaign import (
    adventurer_of,
    campaign_of,
    king_sleeps,
    relics_of,
    scenario_of,
    special,
    throne_open,
)
from gamebox.games.ordeals.campaign_data import (
    GrowingDarkness,
    StrengthOfTheKing,
    TimeOfTheEssence,
    WizardSecrets,
    campaign_data,
)

Tone = Literal["", "good", "bad"]


class Count(Struct, frozen=True):
    """A line of how a scenario stands: its sign, what is counted, how far it is.

    `tone` is good where it is as it should be, bad where it is nearly lost.
    """

    sign: str
    words: str
    number: str
    tone: Tone = ""

    @property
    def spoken(self) -> str:
        """The line in words."""
        return f"{self.words}: {self.number}"


class Threshold(Struct, frozen=True):
    """A position of the Time tracker from which something happens."""

    at: int
    sign: str
    words: str


def standing(table: Any) -> list[Count]:
    """Return how the scenario of a game or a view stands."""
    of_scenario = {1: _wizard, 2: _curses, 3: _king}[campaign_of(table).scenario]
    return [*of_scenario(table), _deaths(table)]


def goal_of_fame(table: Any) -> int | None:
    """Return how much Fame the scenario asks for, if it does. [scenario.wizard-secrets]"""
    secrets = special(table, WizardSecrets)
    return None if secrets is None else secrets.fame


def thresholds(table: Any) -> list[Threshold]:
    """Return the positions of the Time tracker that matter. [campaign.tracker]"""
    found = []
    time, dark = special(table, TimeOfTheEssence), special(table, GrowingDarkness)
    if time is not None:
        words = f"beyond {time.free}, each space is a Pain card after the win"
        found.append(Threshold(time.free + 1, "pain", words))
    if dark is not None:
        found.append(Threshold(dark.start, "pain", f"from {dark.start} on, Pain every round"))
    strong = special(table, StrengthOfTheKing)
    if strong is not None:
        words = f"from {strong.start} on, 1 Pain card more for leaving the King"
        found.append(Threshold(strong.start, "king", words))
    deadline = scenario_of(table).deadline
    if deadline is not None:
        found.append(Threshold(deadline, "tomb", f"at {deadline} the scenario is lost"))
    return found


def _deaths(table: Any) -> Count:
    most, deaths = campaign_data().deaths, campaign_of(table).deaths
    return Count("tomb", "Deaths", f"{deaths} of {most}", "bad" if deaths == most - 1 else "")


def _wizard(table: Any) -> list[Count]:
    """Return what the Wizard asks for, and how late it is. [scenario.wizard-secrets]"""
    secrets = special(table, WizardSecrets)
    assert secrets is not None
    fame = table.players[table.starter].fame
    effort = table.players[table.active].effort
    time, deadline = campaign_of(table).tracker, scenario_of(table).deadline or 0
    return [
        _place(table, "ambush", "The Wizard", secrets.card),
        Count("star", "Fame", f"{fame} of {secrets.fame}", _reached(fame, secrets.fame)),
        Count("effort", "Effort", f"{effort} of {secrets.effort}",
              _reached(effort, secrets.effort)),
        Count("time", f"Time, lost at {deadline}", str(time),
              "bad" if time >= deadline - 2 else ""),
    ]  # fmt: skip


def _curses(table: Any) -> list[Count]:
    """Return the Curse tokens, and where Relics can come from. [scenario.relics]"""
    left = len(campaign_of(table).cursed)
    relics = sum(len(relics_of(table, seat)) for seat in range(table.seats))
    beaten = "queen" in table.fallen
    queen = Count("queen", "The Queen", "defeated", "good") if beaten else None
    traders = _traders(table)
    enough = relics >= left
    out = beaten and not traders and not enough
    return [
        Count("curse", "Curse tokens left", str(left), "" if left else "good"),
        Count("relic", "Relics on boards", str(relics), "good" if enough else ""),
        queen or _place(table, "queen", "The Queen", "queen"),
        Count("cards", "Traders left", str(traders), "bad" if out else ""),
    ]


def _traders(table: Any) -> int:
    """Return how many Demon Traders lie face-up with cubes or are not found yet."""
    all_ = sum(one.n for one in scenario_of(table).encounters if one.id == "demon_trader")
    seen = [space for space in table.spaces if _is(table, space, "demon_trader")]
    return int(all_ - sum(space.cubes == 0 for space in seen))


def _king(table: Any) -> list[Count]:
    """Return whether the King can be beaten. [scenario.immortal-king, scenario.weakness]"""
    throne = throne_open(table)
    hunts = "sleeps" if king_sleeps(table) else "hunts you"
    weak = sum(adventurer_of(table, seat).weak for seat in range(table.seats))
    found = [
        Count("throne", "Throne", "revealed" if throne else "face-down",
              "good" if throne else ""),
        Count("king", "The King", "defeated" if "king" in table.fallen else hunts),
        Count("curse", "Weapons cursed", str(weak), "" if weak else "good"),
    ]  # fmt: skip
    time = campaign_of(table).tracker
    late = [mark for mark in thresholds(table) if time >= mark.at]
    return [*found, Count("time", "Time", str(time), "bad" if late else "")]


def _place(table: Any, sign: str, words: str, name: str) -> Count:
    """Return whether an Encounter was found."""
    found = any(_is(table, space, name) for space in table.spaces)
    return Count(sign, words, "found" if found else "face-down", "good" if found else "")


def _is(table: Any, space: Any, name: str) -> bool:
    """Return whether a space has an Encounter, face-up."""
    if space is None or not space.open:
        return False
    return bool(table.cards.encounter(space.card).id == name)


def _reached(n: int, wanted: int) -> Tone:
    return "good" if n >= wanted else ""
