"""Whom an effect is about."""

from typing import TYPE_CHECKING

from gamebox.games.ordeals.effects import Source
from gamebox.games.ordeals.language import Who
from gamebox.games.ordeals.stats import is_shielded

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def turn_order(game: "OrdealsGame") -> list[int]:
    """Return all seats in turn order from the active player. [cards.together]"""
    return [(game.active + n) % game.seats for n in range(game.seats)]


def opponents(game: "OrdealsGame", seat: int) -> list[int]:
    """Return the opponents that effects of a player reach, clockwise. [opponent.shielded]"""
    others = [(seat + n) % game.seats for n in range(1, game.seats)]
    return [other for other in others if not is_shielded(game, other)]


def left_of(game: "OrdealsGame", seat: int) -> int:
    """Return the player to the left."""
    return (seat + 1) % game.seats


def named(game: "OrdealsGame", source: Source, who: Who) -> list[int]:
    """Return the players that an effect names; where one has to be chosen, all it may be."""
    match who:
        case "you":
            return [source.you]
        case "left":
            return [left_of(game, source.you)]
        case "event_player":
            return [source.by]
        case "each_player":
            return turn_order(game)
        case "player_near":
            return [source.you]
    return opponents(game, source.you)
