"""Dealing worlds that agree with what a seat of The Mind Extreme knows.

A seat lays its cards of one colour in their order, so what it laid unseen, what a star showed and
what it still holds follow one another by `rank`.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from gamebox.core.dice import Dice
from gamebox.core.game import common_game
from gamebox.games.mind.cards import CARDS, COLOURS, HIGHEST, Colour, between, colour, rank
from gamebox.games.mind.moves import Aside, Laid
from gamebox.games.mind.state import MindGame
from gamebox.games.mind.view import MindView


class Run(Struct):
    """Blind lays of one seat between two of its cards that are known, at places of `laid`."""

    seat: int
    colour: Colour
    low: int
    high: int
    places: list[int]

    def cards(self) -> range:
        """Return the cards that may be these lays."""
        return between(self.colour, self.low, self.high)


class NoWorld(Exception):
    """A deal got stuck: another one will do."""


def imagine(known: MindView, dice: Dice) -> MindGame:
    """Deal a game that agrees with `known`: what it does not tell is dealt at random."""
    while True:
        try:
            hands, laid, deck = deal(known, dice)
        except NoWorld:
            continue
        return MindGame(
            **common_game(known, dice),
            levels=known.levels,
            box=known.box,
            level=known.level,
            lives=known.lives,
            stars=known.stars,
            hands=hands,
            deck=deck,
            laid=laid,
            aside=known.aside[:],
            pauses=known.pauses[:],
            spell=known.spell,
            refused_after=known.refused_after,
            past=known.past[:],
        )


def deal(known: MindView, dice: Dice) -> tuple[list[list[int]], list[Laid], list[int]]:
    """Return hands, lays and deck of one world; raises NoWorld when the deal got stuck."""
    pool = set(CARDS) - seen_cards(known)
    laid = known.laid[:]
    ended, open_runs = runs(known)
    for run in sorted(ended, key=lambda run: run.high - run.low):
        cards = take(pool, run.cards(), len(run.places), dice)
        place_lays(laid, run, cards)
    last_lays = {
        (run.seat, run.colour): take(pool, run.cards(), len(run.places), dice)
        for run in sorted(open_runs, key=lambda run: -run.low)
    }
    hands = deal_hands(known, pool, dice)
    for run in open_runs:
        hold_back(hands[run.seat], laid, run, last_lays[run.seat, run.colour])
    # The deck needs no order of its own: it is shuffled before anything is drawn. [level.next]
    return [sorted(hand) for hand in hands], laid, sorted(pool)


def seen_cards(known: MindView) -> set[int]:
    """Return the cards whose place the seat knows."""
    lying = {laid.card for laid in known.laid if laid.card is not None}
    return lying | {aside.card for aside in known.aside} | set(known.hand)


def runs(known: MindView) -> tuple[list[Run], list[Run]]:
    """Return the runs of unknown lays: those that a shown card ended, and the last of each seat."""
    ended: list[Run] = []
    last = {
        (seat, stack): Run(seat, stack, 0, HIGHEST + 1, [])
        for seat in range(known.seats)
        for stack in known.blind
        if seat != known.seat
    }
    shown = known.aside[::-1]
    for place, laid in enumerate(known.laid):
        while shown and shown[-1].after <= place:
            _end_run(last, shown.pop(), ended)
        if laid.card is None:
            last[laid.seat, laid.colour].places.append(place)
    for aside in reversed(shown):
        _end_run(last, aside, ended)
    return ended, list(last.values())


def _end_run(last: dict[tuple[int, Colour], Run], shown: Aside, ended: list[Run]) -> None:
    """End the run of the seat and colour of a shown card, and begin the next."""
    stack = colour(shown.card)
    run = last.get((shown.seat, stack))
    if run is not None:
        bound = rank(shown.card)
        if run.places:
            ended.append(replace(run, high=bound))
        last[shown.seat, stack] = Run(shown.seat, stack, bound, HIGHEST + 1, [])


def take(pool: set[int], cards: Iterable[int], count: int, dice: Dice) -> list[int]:
    """Take `count` of `cards` out of `pool` at random; raises NoWorld when there are too few."""
    if not count:
        return []
    fitting = [card for card in cards if card in pool]
    if len(fitting) < count:
        raise NoWorld
    taken = dice.sample(fitting, count)
    pool.difference_update(taken)
    return taken


def place_lays(laid: list[Laid], run: Run, cards: Iterable[int]) -> None:
    """Put `cards` into the lays of `run`, in the order of laying."""
    for place, card in zip(run.places, sorted(cards, key=rank), strict=True):
        laid[place] = replace(laid[place], card=card)


def hold_back(hand: list[int], laid: list[Laid], run: Run, cards: list[int]) -> None:
    """Make the earliest of a seat's cards its last lays, and leave it the others in hand."""
    both = sorted([*cards, *(card for card in hand if colour(card) == run.colour)], key=rank)
    place_lays(laid, run, both[: len(cards)])
    hand[:] = [c for c in hand if colour(c) != run.colour] + both[len(cards) :]


def deal_hands(known: MindView, pool: set[int], dice: Dice) -> list[list[int]]:
    """Deal the other seats' hands, the most restricted seat first."""
    hands: list[list[int]] = [[] for _ in range(known.seats)]
    hands[known.seat] = known.hand[:]
    bounds = floors(known)
    others = [seat for seat in range(known.seats) if seat != known.seat]
    for seat in sorted(others, key=lambda seat: -max(bounds[seat].values())):
        cards = [c for stack in COLOURS for c in between(stack, bounds[seat][stack], HIGHEST + 1)]
        hands[seat] = take(pool, cards, known.hand_counts[seat], dice)
    return hands


def floors(known: MindView) -> list[dict[Colour, int]]:
    """Return, by seat and colour, the rank that everything in the seat's hand is above.

    That is the top of an open stack, and what the seat itself has laid or shown.
    [lay.own-order, mistake.aside]
    """
    blind = known.blind
    tops: dict[Colour, int] = {"white": 0, "red": 0}
    for laid in known.laid:
        if laid.card is not None and laid.colour not in blind:
            tops[laid.colour] = rank(laid.card)
    bounds = [tops.copy() for _ in range(known.seats)]
    shown = [(laid.seat, laid.card) for laid in known.laid if laid.card is not None]
    for seat, card in [*shown, *((aside.seat, aside.card) for aside in known.aside)]:
        stack = colour(card)
        bounds[seat][stack] = max(bounds[seat][stack], rank(card))
    return bounds
