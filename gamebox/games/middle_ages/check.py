"""Whether a position of The Middle Ages can be: what is checked when a save is opened."""

from gamebox.errors import BrokenGame
from gamebox.games.middle_ages.abilities import UseAbility
from gamebox.games.middle_ages.rules import DiscardSkulls, TakeAccord
from gamebox.games.middle_ages.state import AgesGame


def check_table(game: AgesGame) -> None:
    """Raise BrokenGame when what lies on the table cannot be."""
    check_areas(game)
    check_accords(game)
    check_seats(game)
    check_hands(game)
    if any(len(points) != game.seats for points in game.course):
        raise BrokenGame("The points after a turn are not those of all seats.")
    if any(one.card is None or game.cards.back(one.card) != one.back for one in game.discard):
        raise BrokenGame("A card in the discard has the back of another.")
    if not game.deck and game.discard:
        raise BrokenGame("The deck is empty, but the discard was not shuffled.")


def check_areas(game: AgesGame) -> None:
    """Check that every seat has each of its areas."""
    areas = (game.hands, game.coteries, game.structures, game.wealth, game.accords)
    if any(len(area) != game.seats for area in areas):
        raise BrokenGame(f"Not every area has {game.seats} parts, one for each seat.")


def check_accords(game: AgesGame) -> None:
    """Check that every Accord exists and nobody has the same."""
    taken = [place for place in game.accords if place is not None]
    if len(set(taken)) != len(taken):
        raise BrokenGame("Two seats have the same Accord.")
    if any(not 0 <= place < len(game.cards.accord) for place in taken):
        raise BrokenGame("A seat has an Accord that does not exist.")
    choosing = any(isinstance(step, TakeAccord) for step in game.stack)
    if len(taken) < game.seats and not choosing:
        raise BrokenGame("A seat has no Accord.")


def check_seats(game: AgesGame) -> None:
    """Check every seat that the state and its steps name."""
    named = [game.active, game.starter]
    named += [lying.seat for lying in game.discard if lying.seat is not None]
    for step in game.stack:
        named += [getattr(step, name) for name in ("seat", "other", "at") if hasattr(step, name)]
        if isinstance(step, UseAbility) and step.card not in game.cards.cards:
            raise BrokenGame(f"A step names card {step.card}, which does not exist.")
        if isinstance(step, DiscardSkulls) and game.keeps > len(game.cards.card):
            raise BrokenGame("More skull cards are kept than there are cards.")
    if any(not 0 <= seat < game.seats for seat in named):
        raise BrokenGame("The state names a seat that is not at the table.")


def check_hands(game: AgesGame) -> None:
    """Check that hands are sorted, and that what was seen in hands lies there."""
    if any(hand != sorted(hand) for hand in game.hands):
        raise BrokenGame("A hand is not sorted.")
    held = {card for hand in game.hands for card in hand}
    if game.seen != sorted(set(game.seen)) or not set(game.seen) <= held:
        raise BrokenGame("A card was seen going to a hand, but lies in none.")
