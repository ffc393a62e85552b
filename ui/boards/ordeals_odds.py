"""What Pain cards are likely to cost: computed from the cards that can still come."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb

from gamebox.games.ordeals.cards import PainCard
from gamebox.games.ordeals.view import OrdealsView


def pain_to_come(view: OrdealsView) -> tuple[int, ...]:
    """Return the Health that each Pain card still in the deck costs, in order of size.

    Where the deck is used up, its discard pile comes again.
    """
    seen = set(view.pain_discard) if view.decks["pains"] else set()
    if view.pain is not None:
        seen.add(view.pain)
    left = [card for card in view.cards.of_group("pain") if card not in seen]
    kinds = (view.cards.kinds[card] for card in left)
    return tuple(sorted(kind.health for kind in kinds if isinstance(kind, PainCard)))


@lru_cache(maxsize=256)
def losses(costs: tuple[int, ...], n: int) -> tuple[float, ...]:
    """Return for each loss of Health how likely `n` of these cards, drawn at random, cost it."""
    n = min(n, len(costs))
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # by cards drawn and their sum
    for cost, many in Counter(costs).items():
        more: dict[tuple[int, int], int] = {}
        for (drawn, total), count in ways.items():
            for k in range(min(many, n - drawn) + 1):
                key = drawn + k, total + k * cost
                more[key] = more.get(key, 0) + count * comb(many, k)
        ways = more
    whole = comb(len(costs), n)
    most = max((total for drawn, total in ways if drawn == n), default=0)
    return tuple(ways.get((n, total), 0) / whole for total in range(most + 1))


def average(chances: Sequence[float]) -> float:
    """Return the loss that is to be expected."""
    return sum(total * chance for total, chance in enumerate(chances))


def at_least(chances: Sequence[float], loss: int) -> float:
    """Return how likely the loss is `loss` or more."""
    return sum(chances[loss:])


def pain_words(view: OrdealsView, seat: int, n: int) -> str:
    """Say what `n` Pain cards are likely to cost a player, before any Equipment."""
    costs = pain_to_come(view)
    if not n or not costs:
        return "No Pain card is drawn."
    chances = losses(costs, n)
    health = view.players[seat].health
    said = f"About {average(chances):.1f} Health lost, {len(chances) - 1} at worst"
    death = at_least(chances, health)
    fate = f"; {death:.0%} to lose all {health}" if death else "; you would live"
    return f"{said}{fate}. Equipment is not counted."
