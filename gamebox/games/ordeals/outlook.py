"""The chance that each seat of a game of Ordeals wins, by what everybody has."""

import math

from gamebox.games.ordeals.manner import FOOD_SUM, HEALTH_SUM, Manner, turns_left
from gamebox.games.ordeals.scoring import scores
from gamebox.games.ordeals.state import OrdealsGame
from gamebox.games.ordeals.worth import traits_of
from gamebox.games.ordeals.zones import weapon_of

DRAWN = 6.0
"""Cards that a player draws in a turn, those of a Strike Bonus among them."""

SPREAD, SPREAD_A_TURN = 5.0, 1.2
"""Fame by which the end of a game is off on average, and more for each turn that is left."""

RELIC_SHARE = 0.4
"""What a Token Shard is worth beside its part of a Fame."""


def chances(game: OrdealsGame, manner: Manner) -> list[float]:
    """Return the chance of each seat to win; of a game that is over, what it has won."""
    if game.over:
        return [float(seat in game.winners) / len(game.winners) for seat in range(game.seats)]
    turns = turns_left(game, manner)
    hopes = [
        points + prospects(game, seat, turns, manner) for seat, points in enumerate(scores(game))
    ]
    spread = SPREAD + SPREAD_A_TURN * turns
    most = max(hopes)
    weights = [math.exp((hope - most) / spread) for hope in hopes]
    return [weight / sum(weights) for weight in weights]


def prospects(game: OrdealsGame, seat: int, turns: float, manner: Manner) -> float:
    """Return the Fame that a player will still gain with deck, Equipment, Health and so on."""
    player, traits = game.players[seat], traits_of(game)
    cards = player.owned()
    deck = turns * DRAWN * sum(manner.benefit(traits[card]) for card in cards) / max(1, len(cards))
    items = {*player.board.values(), weapon_of(game, seat)}
    arms = turns * sum(traits[card].benefit + manner.arms * traits[card].strength for card in items)
    bound = 0.25 * sum(traits[card].bound for card in player.bound)
    food = min(1.0, turns / 3) * FOOD_SUM[min(player.food, len(FOOD_SUM) - 1)]
    shards = RELIC_SHARE * player.shards if turns > 2 else 0.0
    return deck + arms + bound + food + shards + HEALTH_SUM[player.health]
