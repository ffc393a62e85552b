"""The chance that a team wins the scenario of a campaign of Ordeals, by how it stands."""

import math

from gamebox.games.ordeals.aims import LOST, RELIC, SANCTIFIED
from gamebox.games.ordeals.allies import Ally
from gamebox.games.ordeals.campaign import campaign_of, is_playing, throne_open
from gamebox.games.ordeals.manner import Guesses, Manner
from gamebox.games.ordeals.outlook import prospects
from gamebox.games.ordeals.state import OrdealsGame

EVEN = {1: 62.0, 2: 20.0, 3: 55.0}
"""By scenario: what a team has in all that is as likely to win it as to lose it."""

SPREAD = 20.0
"""How much more makes it about three times as likely as not."""

THRONE = 3.0
"""What it is worth that the Throne is found."""

ENDED = 1000
"""Turns that count as gone by when an attempt is over, so that nobody looks beyond it."""


def stages_over(game: OrdealsGame) -> int:
    """Return what attempts that are over add to the number of the turn."""
    return 0 if game.campaign is None else ENDED * len(game.campaign.attempts)


def team_chances(game: OrdealsGame, manner: Manner) -> list[float]:
    """Return the chance of the team to win the scenario, for each seat the same."""
    if game.over or not is_playing(game):
        attempts = campaign_of(game).attempts
        return [float(bool(attempts) and attempts[-1].won)] * game.seats
    chance = 1 / (
        1 + math.exp((EVEN[campaign_of(game).scenario] - standing(game, manner)) / SPREAD)
    )
    return [chance] * game.seats


def standing(game: OrdealsGame, manner: Manner) -> float:
    """Return how a team stands: what its players have on average, and how far they have come."""
    guesses = Guesses(manner.tries)
    allies = [Ally(game, seat, manner, guesses) for seat in range(game.seats)]
    each = [
        prospects(game, ally.seat, ally.turns, ally.manner) + ally.place(ally.player.space)
        for ally in allies
    ]
    return sum(each) / len(each) + progress(game, allies[0])


def progress(game: OrdealsGame, ally: Ally) -> float:
    """Return how far a team has come in what the scenario asks for."""
    campaign, aim = campaign_of(game), ally.aim
    worth = aim.news * len(ally.open_spaces) - aim.fame * ally.fame_needed
    worth -= (SANCTIFIED + RELIC) * len(campaign.cursed) - RELIC * ally.relics_carried
    return worth + THRONE * throne_open(game) - LOST / 2 * campaign.deaths
