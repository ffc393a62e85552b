"""How a game of The Middle Ages stands: the points and the win that each seat may hope for.

The numbers were fitted, by least squares, to the ends of games between bots of the rule of thumb.
"""

import math
from typing import TYPE_CHECKING

from gamebox.games.middle_ages.judgement import turns_left
from gamebox.games.middle_ages.rules import RETURNING
from gamebox.games.middle_ages.scoring import score

if TYPE_CHECKING:
    from gamebox.games.middle_ages.state import AgesGame

FADES = (1.0, 4.0)
TO_COME = (
    (0.0, -1.55, -2.61),
    (1.15, 0.4, -1.53),
    (-0.04, 1.34, 0.57),
    (0.5, 1.63, -0.49),
    (1.03, -1.93, 0.74),
    (1.53, -0.6, -1.02),
    (1.54, 0.39, 1.11),
    (0.3, -1.12, 1.81),
    (0.09, 0.8, 0.07),
    (1.16, 0.63, -1.84),
)
"""Points still to come for each of the features: always, and for either of FADES, a number of turns
left, so much more as e to the power of minus the turns left in these."""


def chances(game: "AgesGame") -> list[float]:
    """Return the chance that each seat wins; exact when the game is over, else at a turn's begin.

    The expected points are compared as if what is still uncertain of them grew with the turns left.
    """
    if game.over:
        share = 1.0 / len(game.winners)
        return [share if seat in game.winners else 0.0 for seat in range(game.seats)]
    left = turns_left(game)
    scale = FIRST_SPREAD + SPREAD_A_TURN * min(left, LONG)
    points = [outlook / scale for outlook in outlooks(game, left)]
    most = max(points)
    likely = [math.exp(one - most) for one in points]
    total = sum(likely)
    return [one / total for one in likely]


FIRST_SPREAD = 1.4
SPREAD_A_TURN = 0.65
LONG = 9.0


def outlooks(game: "AgesGame", left: float) -> list[float]:
    """Return the points that each seat can expect, beside what all will get alike."""
    found = []
    for seat, points in enumerate(score(game)):
        away = (seat - game.active) % game.seats
        turns = max(0.0, left + (1.0 - away) / game.seats) if away else 1.0 + left
        value = float(points.structures + points.wealth)
        soon, later = (math.exp(-turns / fade) for fade in FADES)
        for amount, (always, at_end, before) in zip(features(game, seat), TO_COME, strict=True):
            if amount:
                value += amount * (always + at_end * soon + before * later)
        found.append(value)
    return found


def features(game: "AgesGame", seat: int) -> list[float]:
    """Return what tells how many points are to come for a seat, in the order of TO_COME.

    One; the cards in hand; the icons of its Accord there without and with a skull; the cards in the
    Coterie, those that give an Action, whether it will return, whether one card is missing, and the
    icons of the Accord there; and the different Structures.
    """
    traits = game.cards.traits
    place = game.accords[seat]
    kind = None if place is None else game.cards.accord[place].wealth
    coterie = [traits[card] for card in game.coteries[seat]]
    count = len(coterie)
    safe = risky = 0
    for card in game.hands[seat]:
        one = traits[card]
        if one.kind == kind:
            if one.skull:
                risky += one.icons
            else:
                safe += one.icons
    return [
        1.0,
        len(game.hands[seat]),
        safe,
        risky,
        count,
        sum([one.acts for one in coterie]),
        count >= RETURNING,
        count == RETURNING - 1,
        sum([one.icons for one in coterie if one.kind == kind]),
        len({traits[card].structure for card in game.structures[seat]}),
    ]
