"""Whether a position of The Mind Extreme can be: what is checked when a save is opened."""

from itertools import pairwise

from gamebox.errors import BrokenGame
from gamebox.games.mind.cards import CARDS, COLOURS, Colour, card_name, colour, rank
from gamebox.games.mind.rules import AgreeOnStar, GetReady, PlayCards
from gamebox.games.mind.state import MindGame


def check_table(game: MindGame) -> None:
    """Raise BrokenGame when what lies on the table cannot be."""
    check_levels(game)
    check_counts(game)
    check_seats(game)
    check_steps(game)
    for seat in range(game.seats):
        check_order(game, seat)
    check_open_stacks(game)


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
    if (game.lives == 0) != (game.over and not game.winners):
        raise BrokenGame("A team without a life has lost, and only such a team.")
    if len(game.hands) != game.seats:
        raise BrokenGame(f"There are {len(game.hands)} hands for {game.seats} seats.")
    dealt = len(CARDS) - len(game.deck)
    if dealt != game.level * game.seats:
        raise BrokenGame(f"{dealt} cards are dealt in level {game.level}.")


def check_seats(game: MindGame) -> None:
    """Check that every record names a seat that is there, and a card of its colour."""
    laid = [*game.laid, *(laid for record in game.past for laid in record.laid)]
    away = [*game.aside, *(aside for record in game.past for aside in record.aside)]
    seats = [one.seat for one in laid] + [one.seat for one in away]
    if any(not 0 <= seat < game.seats for seat in seats):
        raise BrokenGame("A card was laid by a seat that is not at the table.")
    if any(laid.card is None or colour(laid.card) != laid.colour for laid in game.laid):
        raise BrokenGame("A card lies on the stack of the other colour.")
    after = [0, *(aside.after for aside in game.aside), len(game.laid)]
    if after != sorted(after):
        raise BrokenGame("A card was laid aside after a lay that was not made yet.")


def check_steps(game: MindGame) -> None:
    """Check the seats that the open step names, and that a level's steps follow it."""
    named: tuple[int, ...] = ()
    match game.stack[-1] if game.stack else None:
        case GetReady(ready):
            named = ready
        case AgreeOnStar(proposer, _, agreed):
            named = (proposer, *agreed)
        case PlayCards() if not any(game.hands):
            raise BrokenGame("Play goes on, but every hand is empty.")
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
    """Check that no hand holds a card that comes before the top of an open stack.

    [mistake.aside]
    """
    for stack in COLOURS:
        cards = game.stack_cards(stack)
        if not cards or stack in game.blind:
            continue
        for seat, hand in enumerate(game.hands):
            for card in hand:
                if colour(card) == stack and rank(card) < rank(cards[-1]):
                    raise BrokenGame(
                        f"Seat {seat} still holds {card_name(card)} under {card_name(cards[-1])}."
                    )
