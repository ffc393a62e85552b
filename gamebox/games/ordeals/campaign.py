"""What the rules ask of a campaign: its scenario, the team and its Fame, tokens and abilities.

A game and a view look alike here; without a campaign all is as in the competitive game.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals.campaign_data import (
    CurseOfWeakness,
    Scenario,
    SpecialRule,
    WeightOfTheAges,
    campaign_data,
)
from gamebox.games.ordeals.campaign_state import Adventurer, Campaign
from gamebox.games.ordeals.cards import Weapon

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

R = TypeVar("R", bound=SpecialRule)
TOWN = "town"
THRONE = "the_skeleton_kings_throne"


def campaign_of(table: Any) -> Campaign:
    """Return the campaign; there is one."""
    campaign = table.campaign
    assert isinstance(campaign, Campaign)
    return campaign


def scenario_of(table: Any) -> Scenario:
    """Return the scenario that is played, or comes next. [campaign.scenarios]"""
    return campaign_data().scenario[campaign_of(table).scenario - 1]


def special(table: Any, kind: type[R]) -> R | None:
    """Return the special rule of a kind, or None where the scenario does not have it."""
    if table.campaign is None:
        return None
    return next((rule for rule in scenario_of(table).rules if isinstance(rule, kind)), None)


def adventurer_of(table: Any, seat: int) -> Adventurer:
    """Return what the campaign adds to a player."""
    return campaign_of(table).adventurers[seat]


def ongoing(table: Any, seat: int) -> Sequence[int]:
    """Return the lasting abilities that a player has gained by Quests. [quest.reward]"""
    return () if table.campaign is None else adventurer_of(table, seat).ongoing


def holder(table: Any, seat: int) -> int:
    """Return whose Fame moves when a player's does: in a campaign the team's. [campaign.fame]"""
    return seat if table.campaign is None else int(table.starter)


def start_of(table: Any) -> str:
    """Return the Encounter that is the Town for every rule. [campaign.town]"""
    return TOWN if table.campaign is None else scenario_of(table).start


# The team


def team(table: Any) -> list[int]:
    """Return who decides for the team: the people, or the first player. [campaign.team]"""
    return campaign_of(table).people or [table.starter]


def ask_team(
    game: "OrdealsGame", step: Any, asks: str, rule: str, about: tuple[str, ...] = ()
) -> None:
    """Ask the team: the first answer counts for all. [campaign.team]"""
    game.ask(step, [Question(seat, asks, rule, about) for seat in team(game)], first=True)


def is_playing(game: "OrdealsGame") -> bool:
    """Return whether a scenario is being played, and nothing between two of them."""
    from gamebox.games.ordeals.turn import NextTurn, StartTurn  # noqa: PLC0415

    bottom: Step | None = game.stack[0] if game.stack else None
    return isinstance(bottom, NextTurn | StartTurn)


# What special rules say about what may be done


def is_weak(table: Any, seat: int, card: int) -> bool:
    """Return whether the rules of a card sleep: those of a weapon. [scenario.weakness]"""
    if table.campaign is None or not adventurer_of(table, seat).weak:
        return False
    return isinstance(table.cards.kinds[card], Weapon)


def has_relic(table: Any, seat: int) -> bool:
    """Return whether a Relic lies on a Player Board."""
    return bool(relics_of(table, seat))


def relics_of(table: Any, seat: int) -> list[int]:
    """Return the Relics on a Player Board."""
    return [c for c in table.players[seat].board.values() if table.cards.equipment_of(c).relic]


def weighed_down(table: Any, seat: int) -> bool:
    """Return whether a player with a Relic has made all paid moves. [scenario.weight]"""
    rule = special(table, WeightOfTheAges)
    if rule is None or not has_relic(table, seat):
        return False
    return adventurer_of(table, seat).walked >= rule.moves


def can_heal(table: Any, seat: int) -> bool:
    """Return whether a player stands where the Curse token comes off. [scenario.weakness]"""
    rule = special(table, CurseOfWeakness)
    if rule is None or not adventurer_of(table, seat).weak or table.players[seat].activated:
        return False
    there = table.spaces[table.players[seat].space]
    return bool(there.open and table.cards.encounter(there.card).id == rule.at)


def offerings(table: Any, seat: int) -> list[int]:
    """Return the Relics that can be destroyed here to sanctify the place. [scenario.sanctify]"""
    player = table.players[seat]
    cursed = table.campaign is not None and player.space in campaign_of(table).cursed
    if not cursed or player.activated or not table.spaces[player.space].open:
        return []
    return relics_of(table, seat)


def king_sleeps(table: Any) -> bool:
    """Return whether the King neither moves nor fights. [scenario.immortal-king]"""
    return table.campaign is not None and campaign_of(table).king_asleep


def throne_open(table: Any) -> bool:
    """Return whether the Throne lies face-up."""
    return any(
        space is not None and space.open and table.cards.encounter(space.card).id == THRONE
        for space in table.spaces
    )


def on_throne(table: Any, seat: int) -> bool:
    """Return whether a player stands on the Throne, and it is revealed. [scenario.throne]"""
    there = table.spaces[table.players[seat].space]
    return bool(there.open and table.cards.encounter(there.card).id == THRONE)
