"""Acquiring cards, and the Dealer's Row. [acquire.where, row.refill]"""

from typing import TYPE_CHECKING

from gamebox.games.ordeals import events
from gamebox.games.ordeals.cards import Equipment, Skill, Weapon
from gamebox.games.ordeals.stats import allows, binding_limit, price, use_up
from gamebox.games.ordeals.zones import equip, free_slot, refill, take_top

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def offers_here(game: "OrdealsGame", seat: int, card: int) -> bool:
    """Return whether a card can be acquired where a player stands. [acquire.where]

    By its archetype, or as Equipment; a Flourish everywhere.
    """
    kind = game.cards.held(card)
    if isinstance(kind, Skill) and kind.common:
        return True
    space = game.spaces[game.players[seat].space]
    letters = () if space is None else game.cards.encounter(space.card).archetypes
    if isinstance(kind, Equipment):
        offered = "E" in letters
    else:
        archetype = getattr(kind, "archetype", None)
        offered = archetype is not None and archetype[0].upper() in letters
    return offered or allows(game, seat, "any_archetype")


def can_afford(game: "OrdealsGame", seat: int, card: int) -> bool:
    """Return whether a player has the Effort for a card."""
    return game.players[seat].effort >= price(game, seat, card)


def acquire(game: "OrdealsGame", seat: int, card: int, free: bool = False) -> None:
    """Take a card out of the row or the Flourish deck, pay for it, and fill the row.

    [acquire.price, acquire.discount, row.refill]
    """
    from gamebox.games.ordeals.do_resources import change  # noqa: PLC0415
    from gamebox.games.ordeals.quests import Deed, note  # noqa: PLC0415

    cost = 0 if free else price(game, seat, card)
    if not free:
        if cost < getattr(game.cards.held(card), "cost", 0):
            use_up(game, seat, "acquire_cost", card)
        change(game, seat, "effort", -cost)
    if card in game.row:
        game.row[game.row.index(card)] = None
    else:
        game.flourishes.remove(card)
        refill(game, game.flourishes, [], "flourish")
    game.tell(events.CardAcquired(seat, card, cost))
    note(game, seat, Deed("card_acquired", card))
    gain_card(game, seat, card)
    fill_row(game)


def gain_card(game: "OrdealsGame", seat: int, card: int) -> None:
    """Put a card where it belongs: Equipment on the board, others on the discard pile.

    [acquire.place]
    """
    if not isinstance(game.cards.kinds[card], Equipment):
        game.players[seat].discard.append(card)
        return
    assert free_slot(game, seat, card)
    equip(game, seat, card)
    mind_binding_limit(game, seat, card)


def mind_binding_limit(game: "OrdealsGame", seat: int, card: int) -> None:
    """Let a player with a new weapon discard what it cannot bind. [weapon.lower]"""
    over = len(game.players[seat].bound) - binding_limit(game, seat)
    if isinstance(game.cards.kinds[card], Weapon) and over > 0 and game.combat is None:
        from gamebox.games.ordeals.do_cards import PickCards  # noqa: PLC0415
        from gamebox.games.ordeals.effects import Source  # noqa: PLC0415

        game.push(PickCards(Source(card, seat), seat, "discard", over, ("bound",)))


def fill_row(game: "OrdealsGame") -> None:
    """Deal a card into every gap of the Dealer's Row, while there are any. [row.refill]"""
    for place, there in enumerate(game.row):
        if there is None:
            card = take_top(game, game.dealer, game.dealer_discard, "dealer")
            if card is None:
                return
            game.row[place] = card
            game.tell(events.RowRefilled(place, card))


def flourish(game: "OrdealsGame") -> int | None:
    """Return the Flourish on top of its deck, or None where none is left. [flourish.empty]"""
    return game.flourishes[-1] if game.flourishes else None
