"""Whom an effect is about."""

from typing import TYPE_CHECKING

from gamebox.games.ordeals.board import neighbours
from gamebox.games.ordeals.effects import Source
from gamebox.games.ordeals.language_terms import Who
from gamebox.games.ordeals.language_verbs import AnyVerb, Steal
from gamebox.games.ordeals.stats import is_shielded

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def turn_order(game: "OrdealsGame") -> list[int]:
    """Return all seats in turn order from the active player. [cards.together]"""
    return [(game.active + n) % game.seats for n in range(game.seats)]


def opponents(game: "OrdealsGame", seat: int) -> list[int]:
    """Return the opponents that effects of a player reach, clockwise.

    There are none in a duel, nor in a campaign. [opponent.shielded, duel, campaign.opponents]
    """
    if game.final or game.campaign is not None:
        return []
    others = [(seat + n) % game.seats for n in range(1, game.seats)]
    return [other for other in others if not is_shielded(game, other)]


def left_of(game: "OrdealsGame", seat: int) -> int:
    """Return the player to the left."""
    return (seat + 1) % game.seats


def candidates(game: "OrdealsGame", source: Source, verb: AnyVerb) -> list[int]:
    """Return the players of whom one is chosen: opponents, or players near. [cards.opponent]

    Who is stolen from must have something.
    """
    if isinstance(verb, Steal):
        rich = opponents(game, source.you)
        return [seat for seat in rich if getattr(game.players[seat], verb.res)]
    if getattr(verb, "who", None) == "opponent":
        return opponents(game, source.you)
    here = game.players[source.you].space
    near = {here, *neighbours(game, here)}
    order = [(source.you + n) % game.seats for n in range(game.seats)]
    return [seat for seat in order if game.players[seat].space in near]


def named(game: "OrdealsGame", source: Source, who: Who) -> list[int]:
    """Return the players that an effect names; one who is chosen is the player of the event."""
    match who:
        case "you":
            return [source.you]
        case "left":
            return [left_of(game, source.you)]
        case "event_player":
            return [source.by]
        case "each_player":
            return turn_order(game)
    return opponents(game, source.you)
