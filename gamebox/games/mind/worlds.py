"""Dealing worlds that agree with what a seat of The Mind Extreme knows.

A seat lays its cards of one colour in their order, so what it laid unseen, what a star showed and
what it still holds follow one another by `rank`.
"""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from gamebox.core.dice import Dice
from gamebox.core.game import common_game
from gamebox.games.mind.cards import CARDS, COLOURS, HIGHEST, Colour, colour, rank
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

    def fits(self, card: int) -> bool:
        """Return whether `card` may be one of these lays."""
        return colour(card) == self.colour and self.low < rank(card) < self.high


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
        cards = take(pool, run.fits, len(run.places), dice)
        place_lays(laid, run, cards)
    last_lays = {
        (run.seat, run.colour): take(pool, run.fits, len(run.places), dice)
        for run in sorted(open_runs, key=lambda run: -run.low)
    }
    hands = deal_hands(known, pool, dice)
    for run in open_runs:
        hold_back(hands[run.seat], laid, run, last_lays[run.seat, run.colour])
    deck = sorted(pool)
    dice.shuffle(deck)
    return [sorted(hand) for hand in hands], laid, deck


def seen_cards(known: MindView) -> set[int]:
    """Return the cards whose place the seat knows."""
    lying = {laid.card for laid in known.laid if laid.card is not None}
    return lying | {aside.card for aside in known.aside} | set(known.hand)


def runs(known: MindView) -> tuple[list[Run], list[Run]]:
    """Return the runs of unknown lays: those that a shown card ended, and the last of each seat."""
    ended: list[Run] = []
    last: list[Run] = []
    for seat in range(known.seats):
        for stack in known.blind if seat != known.seat else ():
            run = Run(seat, stack, 0, HIGHEST + 1, [])
            shown = [a for a in known.aside if a.seat == seat and colour(a.card) == stack]
            for place, laid in enumerate(known.laid):
                run = _pass_shown(run, shown, place, ended)
                if laid.seat == seat and laid.colour == stack and laid.card is None:
                    run.places.append(place)
            last.append(_pass_shown(run, shown, len(known.laid), ended))
    return ended, last


def _pass_shown(run: Run, shown: list[Aside], lays: int, ended: list[Run]) -> Run:
    """End `run` at each card that was shown when `lays` lays had been made; return the next."""
    while shown and shown[0].after <= lays:
        bound = rank(shown.pop(0).card)
        ended.append(replace(run, high=bound))
        run = Run(run.seat, run.colour, bound, HIGHEST + 1, [])
    return run


def take(pool: set[int], fits: Callable[[int], bool], count: int, dice: Dice) -> list[int]:
    """Take `count` fitting cards out of `pool` at random; raises NoWorld when there are too few."""
    fitting = sorted(card for card in pool if fits(card))
    if len(fitting) < count:
        raise NoWorld
    cards = dice.sample(fitting, count)
    pool.difference_update(cards)
    return cards


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
    others = [seat for seat in range(known.seats) if seat != known.seat]
    floors = {seat: {stack: floor(known, seat, stack) for stack in COLOURS} for seat in others}
    for seat in sorted(others, key=lambda seat: -max(floors[seat].values())):
        fits = partial(_above, floors[seat])
        hands[seat] = take(pool, fits, known.hand_counts[seat], dice)
    return hands


def _above(floors: dict[Colour, int], card: int) -> bool:
    return rank(card) > floors[colour(card)]


def floor(known: MindView, seat: int, stack: Colour) -> int:
    """Return the rank that everything in a seat's hand is above: the open top, and what it showed.

    [lay.own-order, mistake.aside]
    """
    shown = [rank(a.card) for a in known.aside if a.seat == seat and colour(a.card) == stack]
    for laid in known.laid:
        bounds = laid.seat == seat or stack not in known.blind
        if laid.colour == stack and laid.card is not None and bounds:
            shown.append(rank(laid.card))
    return max(shown, default=0)
