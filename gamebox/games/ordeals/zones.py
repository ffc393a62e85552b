"""Where cards lie, and how they go from one place to another."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gamebox.games.ordeals import events
from gamebox.games.ordeals.campaign import campaign_of
from gamebox.games.ordeals.cards import RUSTY_AXE, Equipment
from gamebox.games.ordeals.conditions import matches
from gamebox.games.ordeals.effects import Source
from gamebox.games.ordeals.language_terms import Filter, Zone
from gamebox.games.ordeals.sharing import ShareOrStash, conjures, owner_of, receivers, stash

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


DECKS = {
    "dealer": "dealer",
    "dealer_discard": "dealer",
    "minions": "minion",
    "minion_discard": "minion",
    "pains": "pain",
    "pain_discard": "pain",
    "relics": "relic",
    "flourishes": "flourish",
    "curses": "curse",
}
"""The common decks and their discard piles, and the name of the deck."""


def in_zones(
    game: "OrdealsGame",
    source: Source,
    seat: int,
    zones: Iterable[Zone],
    wanted: Filter | None,
) -> list[int]:
    """Return the cards of a player in some zones that a filter wants."""
    found = [card for zone in zones for card in zone_cards(game, source, seat, zone)]
    return [card for card in found if matches(game, card, wanted)]


def zone_cards(game: "OrdealsGame", source: Source, seat: int, zone: Zone) -> list[int]:
    """Return the cards in one zone; of the Player Board all but Relics and the Rusty Axe."""
    player = game.players[seat]
    match zone:
        case "self":
            lying = (*player.hand, *player.discard, *player.played, *player.bound)
            mine = source.card in (*lying, *destructible(game, seat))
            return [source.card] if mine else []
        case "equip":
            return destructible(game, seat)
        case "strike":
            return [] if game.combat is None else game.combat.strike
        case "row":
            return [card for card in game.row if card is not None]
        case "dealer_deck":
            return game.dealer
        case "dealer_discard":
            return game.dealer_discard
    found: list[int] = getattr(player, zone)
    return found


def destructible(game: "OrdealsGame", seat: int) -> list[int]:
    """Return the Equipment of a player that effects can destroy: no Relics. [relic.safe]"""
    return [c for c in game.players[seat].board.values() if not is_relic(game, c)]


def is_relic(game: "OrdealsGame", card: int) -> bool:
    """Return whether a card is a Relic."""
    kind = game.cards.kinds[card]
    return isinstance(kind, Equipment) and kind.relic


def remove_card(game: "OrdealsGame", seat: int, card: int) -> str:
    """Take a card of a player from wherever it lies, and return the name of the zone."""
    player = game.players[seat]
    for zone in ("hand", "bound", "played", "discard", "deck"):
        cards: list[int] = getattr(player, zone)
        if card in cards:
            cards.remove(card)
            return zone
    for slot, there in player.board.items():
        if there == card:
            del player.board[slot]
            player.keep.pop(card, None)
            return "equip"
    raise ValueError(f"seat {seat} has no card {card}")


def discard_cards(game: "OrdealsGame", seat: int, cards: Iterable[int]) -> None:
    """Put cards of a player on the discard piles that they belong to."""
    for card in cards:
        zone = remove_card(game, seat, card)
        forget_bound(game, card)
        discard_pile(game, seat, card).append(card)
        game.tell(events.CardsDiscarded(seat, (card,), zone))
        if zone == "hand":
            game.remember("A card from a hand was shown since.")


def discard_pile(game: "OrdealsGame", seat: int, card: int) -> list[int]:
    """Return the discard pile of a card: a player's own, for Equipment the Dealer's.

    The Conjured Shield goes to the player whose Quest brought it; other Rewards, which nobody can
    acquire, leave the game. [quest.shield, quest.reward]
    """
    if not isinstance(game.cards.kinds[card], Equipment):
        return game.players[seat].discard
    if conjures(game, card):
        return game.players[owner_of(game, card)].discard
    return game.dealer_discard if comes_from(game, card, "dealer") else game.destroyed


def forget_bound(game: "OrdealsGame", card: int) -> None:
    """Take a card that leaves the weapon out of what a combat remembers of bound cards."""
    if game.combat is not None:
        for cards in (game.combat.drawn, game.combat.strike):
            if card in cards:
                cards.remove(card)
        game.combat.powers.pop(card, None)


def destroy_card(game: "OrdealsGame", seat: int, card: int) -> None:
    """Remove a card of a player from the game. [destroy.box]"""
    remove_card(game, seat, card)
    forget_bound(game, card)
    game.destroyed.append(card)
    game.tell(events.CardDestroyed(seat, card))
    refill(game, game.flourishes, [], "flourish")


def take_top(game: "OrdealsGame", deck: list[int], discard: list[int], name: str) -> int | None:
    """Draw the top card of a common deck; None where nothing is left. [destroy.deck]"""
    refill(game, deck, discard, name)
    if not deck:
        return None
    game.remember("A card was drawn since.")
    return deck.pop()


def refill(game: "OrdealsGame", deck: list[int], discard: list[int], name: str) -> None:
    """Make an empty common deck of its discard pile. [destroy.deck]

    Where that is empty too, of all cards of the deck that were destroyed.
    """
    if not deck and discard:
        deck += discard
        discard.clear()
    elif not deck:
        back = [card for card in game.destroyed if comes_from(game, card, name)]
        game.destroyed = [card for card in game.destroyed if card not in back]
        deck += back
    else:
        return
    if deck:
        game.shuffle(deck)
        game.tell(events.DeckShuffled(name))


def comes_from(game: "OrdealsGame", card: int, deck: str) -> bool:
    """Return whether a card belongs to a common deck."""
    return card in game.cards.homes.get(deck, ())


def draw_card(game: "OrdealsGame", seat: int) -> int | None:
    """Take the top card off a player's deck; None where deck and discard are empty. [draw.empty]"""
    player = game.players[seat]
    if not player.deck and player.discard:
        player.deck, player.discard = player.discard, []
        game.shuffle(player.deck)
        game.tell(events.DeckShuffled("own", seat))
    if not player.deck:
        return None
    game.remember("Cards were drawn since.")
    return player.deck.pop()


def free_slot(game: "OrdealsGame", seat: int, card: int) -> bool:
    """Return whether a piece of Equipment can be equipped: no Relic stands in its slot.

    Only a Relic takes the place of a Relic. [relic.slot]
    """
    kind = game.cards.equipment_of(card)
    there = game.players[seat].board.get(kind.slot)
    return there is None or kind.relic or not is_relic(game, there)


def equip(game: "OrdealsGame", seat: int, card: int, moved: tuple[int, ...] = ()) -> None:
    """Put Equipment on the Player Board, stashing what lies in its slot. [equip.stash]

    In a campaign the old item may go to another player, but not those that have `moved` already.
    [campaign.share]
    """
    player = game.players[seat]
    kind = game.cards.equipment_of(card)
    old = player.board.get(kind.slot)
    if old is not None:
        del player.board[kind.slot]
        player.keep.pop(old, None)
        if old not in moved and receivers(game, seat, old):
            campaign_of(game).passing.append(old)
            game.push(ShareOrStash(seat, old, moved))
        else:
            stash(game, seat, old)
    player.board[kind.slot] = card


def weapon_of(game: "OrdealsGame", seat: int) -> int:
    """Return the weapon of a player: a card, or the Rusty Axe. [weapon.axe]"""
    return game.players[seat].board.get("weapon", RUSTY_AXE)
