"""Whether a position of The Middle Ages can be: what is checked when a save is opened.

While somebody is asked, the steps lie in one of the few ways that `check_steps` tells; that is
what makes the game go on from there to its end.
"""

from collections.abc import Sequence

from gamebox.errors import BrokenGame
from gamebox.games.middle_ages.abilities import DiscardForOpponent, UseAbility
from gamebox.games.middle_ages.cards import Ability, KeepSkull, check_cards
from gamebox.games.middle_ages.effects import LAST_SHUFFLE
from gamebox.games.middle_ages.rules import (
    AddCard,
    BeginTurn,
    DiscardForBlade,
    DiscardSkulls,
    EndTurn,
    ReturnCoterie,
    TakeAccord,
    TakeActions,
    best_seats,
)
from gamebox.games.middle_ages.state import AgesGame, AgesStep

NO_SUCH_STEPS = "The steps are not those of a turn."


def check_table(game: AgesGame) -> None:
    """Raise BrokenGame when what lies on the table cannot be."""
    if game.pack is not None:
        check_cards(game.pack, "The pack in it")
    check_areas(game)
    check_accords(game)
    check_seats(game)
    check_hands(game)
    check_piles(game)
    if game.keeps > most_kept(game):
        raise BrokenGame("More skull cards may be kept than any ability has given.")
    if any(len(points) != game.seats for points in game.course):
        raise BrokenGame("The points after a turn are not those of all seats.")
    if game.over:
        check_end(game)
    else:
        check_steps(game)


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
    choosing = sorted(step.seat for step in game.stack if isinstance(step, TakeAccord))
    if choosing != [seat for seat, place in enumerate(game.accords) if place is None]:
        raise BrokenGame("A seat has no Accord, and is not going to choose one.")


def check_seats(game: AgesGame) -> None:
    """Check every seat that the state and its steps name."""
    named = [game.active, game.starter]
    named += [lying.seat for lying in game.discard if lying.seat is not None]
    for step in game.stack:
        named += [getattr(step, name) for name in ("seat", "other", "at") if hasattr(step, name)]
    if any(not 0 <= seat < game.seats for seat in named):
        raise BrokenGame("The state names a seat that is not at the table.")


def check_hands(game: AgesGame) -> None:
    """Check that hands are sorted, and that what was seen in hands lies there."""
    if any(hand != sorted(hand) for hand in game.hands):
        raise BrokenGame("A hand is not sorted.")
    held = {card for hand in game.hands for card in hand}
    if game.seen != sorted(set(game.seen)) or not set(game.seen) <= held:
        raise BrokenGame("A card was seen going to a hand, but lies in none.")


def check_piles(game: AgesGame) -> None:
    """Check the discard, and that an empty deck was renewed. [deck.empty]"""
    if any(game.cards.back(one.card) != one.back for one in game.discard if one.card is not None):
        raise BrokenGame("A card in the discard has the back of another.")
    if not game.deck and game.discard:
        raise BrokenGame("The deck is empty, but the discard was not shuffled.")
    if not game.deck and game.shuffles < LAST_SHUFFLE:
        raise BrokenGame("The deck is empty, but the game does not end.")


def check_end(game: AgesGame) -> None:
    """Check that the game ended as it does. [end.when, end.coterie, end.tie]"""
    if game.shuffles < LAST_SHUFFLE or any(game.coteries):
        raise BrokenGame("The game is over, but its end has not come.")
    if game.winners != best_seats(game):
        raise BrokenGame("The winners are not those with the best result.")


# The steps still to happen, the last one first


def check_steps(game: AgesGame) -> None:
    """Check that the steps are those of a turn, or of choosing Accords. [turn.order]"""
    if isinstance(game.stack[0], BeginTurn):
        check_choosing(game)
        return
    active, steps = game.active, game.stack[1:]
    if game.stack[0] != EndTurn(active):
        raise BrokenGame("The turn has no end.")
    if steps[:1] == [ReturnCoterie(active)]:
        check_adding(game, steps[1:])
    elif steps[:1] == [DiscardSkulls(active)]:
        check_returning(game, steps[1:])
    else:
        raise BrokenGame(NO_SUCH_STEPS)


def check_choosing(game: AgesGame) -> None:
    """Check that the seats choose Accords from the left of the starting player. [setup.accords]"""
    last_first = [(game.starter - place) % game.seats for place in range(game.seats)]
    waiting = last_first[: len(game.stack) - 1]
    steps: list[AgesStep] = [BeginTurn(game.starter), *map(TakeAccord, waiting)]
    if game.stack != steps:
        raise BrokenGame("The seats do not choose their Accords in order.")


def check_adding(game: AgesGame, steps: Sequence[AgesStep]) -> None:
    """Check the steps from the added card up to the Accord. [turn.add, turn.ability]"""
    active = game.active
    match steps:
        case [AddCard(seat)] if seat == active and not game.keeps:
            return
        case [UseAbility(seat, "accord", card, at), *then] if seat == active:
            added = card in game.coteries[at]
        case _:
            raise BrokenGame(NO_SUCH_STEPS)
    ability = UseAbility(active, "character", card, at)
    if not added or not (then in ([], [ability]) or _is_discarding(game, then)):
        raise BrokenGame(NO_SUCH_STEPS)


def check_returning(game: AgesGame, steps: Sequence[AgesStep]) -> None:
    """Check the steps from the blade up to the skulls. [return.order]"""
    match steps:
        case []:
            return
        case [TakeActions(seat, left), *then] if seat == game.active:
            possible = 0 <= left <= len(game.cards.card)
        case _:
            raise BrokenGame(NO_SUCH_STEPS)
    built = game.structures[game.active][-1:]
    ways: list[list[AgesStep]] = [[], [DiscardForBlade(game.active)]]
    ways += [[UseAbility(game.active, "structure", card, game.active)] for card in built]
    if not possible or not (then in ways or _is_discarding(game, then)):
        raise BrokenGame(NO_SUCH_STEPS)


def _is_discarding(game: AgesGame, steps: Sequence[AgesStep]) -> bool:
    """Return whether an opponent has to discard next. [structure.opponent]"""
    match steps:
        case [DiscardForOpponent(seat)]:
            return seat != game.active
    return False


def most_kept(game: AgesGame) -> int:
    """Return how many skull cards abilities can have let the active seat keep. [return.keep]"""
    cards = game.cards
    built = [cards.structure_of(card).ability for card in game.structures[game.active]]
    figures = (_keeping(character.ability) for character in cards.character)
    return sum(map(_keeping, built)) + max(figures, default=0)


def _keeping(ability: Ability) -> int:
    """Return how many skull cards one use of an ability lets a seat keep at most."""
    lists = (*ability.one_of, ability.otherwise)
    return max(sum(isinstance(verb, KeepSkull) for verb in verbs) for verbs in lists)
