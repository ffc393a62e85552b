"""Whether it pays to use an ESP card: the sums that a bot does."""

from collections.abc import Iterable, Sequence

from gamebox.games.medium.facts import ATTEMPTS, KINDS, POINTS, partners, team_of
from gamebox.games.medium.scoring import UNUSED, team_scores
from gamebox.games.medium.view import MediumView

LEAST_CHANCE, MORE_CHANCE = 0.42, 0.45
"""A match of two bots, by how surely two draws from the same shares agree: seen in simulations."""
PERSON = 0.6
"""How likely a match is when a person is one of the two, against one of two bots."""


def agreement(shares: Sequence[float]) -> float:
    """Return the chance that two who draw from these shares draw the same."""
    whole = sum(shares)
    return sum((share / whole) ** 2 for share in shares) if whole else 0.0


def chance_of_match(view: MediumView, pair: Iterable[int], shares: Sequence[float]) -> float:
    """Return the chance that two seats say the same of words with these shares of being said."""
    chance = LEAST_CHANCE + MORE_CHANCE * agreement(shares)
    return chance * PERSON if any(seat in view.people for seat in pair) else chance


def worth_of(kind: int) -> float:
    """Return the mean points of a Mind Meld token of a kind."""
    return sum(POINTS[KINDS[kind - 1]]) / len(POINTS[KINDS[kind - 1]])


def worth_of_ban(view: MediumView, shares: Sequence[float]) -> float:
    """Return the points by which forbidding the first of the words pays.

    The pair would have matched on that word, and may still match on another. It costs two points
    in each of the seat's piles, so it pays only against a rival of the better of them.
    [esp.incantation, esp.unused]
    """
    number = min(len(view.attempts) + 1, ATTEMPTS)
    pair = partners(view)
    on_first = shares[0] ** 2 / sum(share**2 for share in shares)
    spoilt = chance_of_match(view, pair, shares) * on_first
    lost = spoilt * (1 - chance_of_match(view, pair, shares[1:])) * worth_of(number)
    scores = [score.total for score in team_scores(view)]
    mine = max(scores[view.seat], scores[view.seat - 1])
    rival = scores[team_of(*pair, view.seats)] + worth_of(number) >= mine
    return lost - UNUSED if rival else -float(UNUSED)


def best_helper(view: MediumView, shares: Sequence[float], seats: Iterable[int]) -> int | None:
    """Return the neighbour with whom a Divination pays most, or None where it does not pay.

    A pile gains a 1st Attempt token or nothing and loses the unused card; the seat's other pile
    only loses. What counts is the better of the two afterwards. [esp.divination, esp.unused]
    """
    scores = [score.total for score in team_scores(view)]
    teams = (view.seat, view.seat - 1)
    best, most = None, float(max(scores[team] for team in teams))
    for helper in seats:
        chance = chance_of_match(view, (helper,), shares)
        team = team_of(view.seat, helper, view.seats)
        other = max(scores[one] for one in teams if one % view.seats != team)
        hit = max(scores[team] + worth_of(1), other) - UNUSED
        miss = max(scores[team], other) - UNUSED
        value = chance * hit + (1 - chance) * miss
        if value > most:
            best, most = helper, value
    return best
