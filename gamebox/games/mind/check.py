"""Whether a position of The Mind Extreme can be: what is checked when a save is opened."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from gamebox.errors import BrokenGame
from gamebox.games.mind.cards import CARDS, COLOURS, Colour, card_name, colour, rank
from gamebox.games.mind.moves import Aside, Laid
from gamebox.games.mind.rules import (
    AgreeOnStar,
    CompleteLevel,
    GetReady,
    PlayCards,
    ThrowStar,
    TurnBlindStacks,
    stopped,
)
from gamebox.games.mind.state import LevelRecord, MindGame, MindStep

LEVEL = [CompleteLevel(), TurnBlindStacks(), PlayCards()]
"""The steps of a level from the last one on, as they lie whenever somebody is asked."""

READY_RULES = ("ready.begin", "ready.stop", "star.aside")


def check_table(game: MindGame) -> None:
    """Raise BrokenGame when what lies on the table cannot be."""
    check_levels(game)
    check_counts(game)
    check_end(game)
    check_seats(game)
    check_dealt(game)
    if not game.over:
        check_steps(game)
    for seat in range(game.seats):
        check_order(game, seat)
    check_open_stacks(game)
    check_past(game)


def check_levels(game: MindGame) -> None:
    """Check that the level cards lie in order, and that each names a blind stack once."""
    for place, level in enumerate(game.levels, start=1):
        if level.number != place or len(set(level.blind)) < len(level.blind):
            raise BrokenGame(f"Level card {place} cannot be.")


def check_counts(game: MindGame) -> None:
    """Check the level, the lives, the stars and the number of cards dealt."""
    if not 1 <= game.level <= game.last_level:
        raise BrokenGame(f"There is no level {game.level}.")
    if game.lives > game.box.lives or game.stars > game.box.stars:
        raise BrokenGame("The team has more lives or stars than the box holds.")
    if len(game.hands) != game.seats:
        raise BrokenGame(f"There are {len(game.hands)} hands for {game.seats} seats.")
    dealt = len(CARDS) - len(game.deck)
    if dealt != game.level * game.seats:
        raise BrokenGame(f"{dealt} cards are dealt in level {game.level}.")
    if game.spell < 0 or not -1 <= game.refused_after <= len(game.laid):
        raise BrokenGame("A count of what was played cannot be.")


def check_end(game: MindGame) -> None:
    """Check that a game that is over is lost or won, and no other is. [life.last, end.win]"""
    if (game.lives == 0) != (game.over and not game.winners):
        raise BrokenGame("A team without a life has lost, and only such a team.")
    if not game.winners:
        return
    won = game.over and game.level == game.last_level and not any(game.hands)
    if not won or sorted(game.winners) != list(range(game.seats)):
        raise BrokenGame("A team wins as a whole, by completing the last level.")


def check_dealt(game: MindGame) -> None:
    """Check that every seat was dealt as many cards as the level says. [setup.deal]"""
    gone = gone_by_seat(game.laid, game.aside)
    for seat, hand in enumerate(game.hands):
        dealt = len(hand) + gone[seat]
        if dealt != game.level:
            raise BrokenGame(f"Seat {seat} was dealt {dealt} cards, not {game.level}.")


def gone_by_seat(laid: Iterable[Laid], aside: Iterable[Aside]) -> Counter[int]:
    """Return how many cards left the hand of each seat."""
    return Counter([one.seat for one in laid] + [one.seat for one in aside])


def check_seats(game: MindGame) -> None:
    """Check that every record names a seat that is there, and a card of its colour."""
    laid = [*game.laid, *(laid for record in game.past for laid in record.laid)]
    away = [*game.aside, *(aside for record in game.past for aside in record.aside)]
    seats = [one.seat for one in laid] + [one.seat for one in away]
    if any(not 0 <= seat < game.seats for seat in seats):
        raise BrokenGame("A card was laid by a seat that is not at the table.")
    if any(one.card is None or colour(one.card) != one.colour for one in laid):
        raise BrokenGame("A card lies on the stack of the other colour.")
    after = [0, *(aside.after for aside in game.aside), len(game.laid)]
    if after != sorted(after):
        raise BrokenGame("A card was laid aside after a lay that was not made yet.")


def check_steps(game: MindGame) -> None:
    """Check that the steps of the level follow the one that asks, and that it can ask now.

    [level.end, star.propose]
    """
    level, above = game.stack[: len(LEVEL)], game.stack[len(LEVEL) :]
    if level != LEVEL:
        raise BrokenGame("The steps are not those of a level.")
    if not any(game.hands):
        raise BrokenGame("The level goes on, but every hand is empty.")
    match above:
        case [] | [GetReady() | AgreeOnStar() | ThrowStar()]:
            pass
        case [GetReady(), AgreeOnStar() | ThrowStar()] if stopped(above):
            pass
        case _:
            raise BrokenGame("The step that asks cannot happen now.")
    for step in above:
        check_step(game, step)


def check_step(game: MindGame, step: MindStep) -> None:
    """Check that a step names seats that are there, once each, and can still ask somebody."""
    named: tuple[int, ...] = ()
    match step:
        case GetReady(ready, rule) if len(ready) < game.seats and rule in READY_RULES:
            named = ready
        case AgreeOnStar(proposer, _, agreed) if game.stars and len(agreed) < game.seats - 1:
            named = (proposer, *agreed)
        case ThrowStar() if game.stars:
            pass
        case _:
            raise BrokenGame("The step that asks cannot happen now.")
    if len(set(named)) != len(named) or any(not 0 <= seat < game.seats for seat in named):
        raise BrokenGame("A step names a seat twice, or one that is not at the table.")


def check_order(game: MindGame, seat: int) -> None:
    """Check that a seat has let its cards go in their order, and holds the later ones sorted.

    [lay.own-order]
    """
    if game.hands[seat] != sorted(game.hands[seat]):
        raise BrokenGame(f"The hand of seat {seat} is not sorted.")
    for stack in COLOURS:
        for first, second in pairwise(letting_go(game, seat, stack)):
            if rank(second) < rank(first):
                raise BrokenGame(
                    f"Seat {seat} let {card_name(first)} go before {card_name(second)}."
                )


def letting_go(game: MindGame, seat: int, stack: Colour) -> list[int]:
    """Return a seat's cards of one colour: those that left its hand in order, then those held."""
    gone = [
        (place + 1, 0, rank(laid.card), laid.card)
        for place, laid in enumerate(game.laid)
        if laid.seat == seat and laid.colour == stack and laid.card is not None
    ]
    gone += [
        (aside.after, 1, rank(aside.card), aside.card)
        for aside in game.aside
        if aside.seat == seat and colour(aside.card) == stack
    ]
    held = [card for card in game.hands[seat] if colour(card) == stack]
    return [card for *_, card in sorted(gone)] + sorted(held, key=rank)


def check_open_stacks(game: MindGame) -> None:
    """Check that an open stack goes on in order, and no hand holds a card from before its top.

    [aim, mistake.aside]
    """
    for stack in COLOURS:
        cards = game.stack_cards(stack)
        if not cards or stack in game.blind:
            continue
        if cards != sorted(cards, key=rank):
            raise BrokenGame(f"The open {stack} stack is not in order.")
        for seat, hand in enumerate(game.hands):
            for card in hand:
                if colour(card) == stack and rank(card) < rank(cards[-1]):
                    raise BrokenGame(
                        f"Seat {seat} still holds {card_name(card)} under {card_name(cards[-1])}."
                    )


def check_past(game: MindGame) -> None:
    """Check the records of the levels before; a position written by hand may lack some."""
    numbers = [record.level for record in game.past]
    if numbers != sorted(set(numbers)) or any(not 1 <= n <= game.level for n in numbers):
        raise BrokenGame("The levels that were played do not follow one another.")
    if not game.over and game.level in numbers:
        raise BrokenGame(f"Level {game.level} is recorded, but not over.")
    for record in game.past:
        check_record(record)


def check_record(record: LevelRecord) -> None:
    """Check that a level that was played knows its cards, each once, and dealt no more of them."""
    cards = [one.card for one in record.laid] + [one.card for one in record.aside]
    if any(card not in CARDS for card in cards) or len(set(cards)) < len(cards):
        raise BrokenGame(f"The record of level {record.level} has a card twice, or one unknown.")
    if any(count > record.level for count in gone_by_seat(record.laid, record.aside).values()):
        raise BrokenGame(f"The record of level {record.level} has too many cards.")
