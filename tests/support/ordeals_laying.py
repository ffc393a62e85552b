"""Laying the cards of Ordeals out as a position tells it: players, Encounters and decks."""

from typing import Any

from gamebox.games.ordeals.board import cubes_of
from gamebox.games.ordeals.load import standard_cards
from gamebox.games.ordeals.state import SLOTS, OrdealsGame, Player, Space

CARDS = standard_cards()
ZONES = ("hand", "deck", "discard", "played", "bound")
HERE, NORTH, EAST, SOUTH, WEST, FAR = 7, 2, 8, 12, 6, 5


class Supply:
    """All cards, from which named ones are taken."""

    def __init__(self) -> None:
        self.left = {kind: list(numbers) for kind, numbers in CARDS.numbers.items()}
        self.left.pop(CARDS.axe.id)

    def take(self, names: str) -> list[int]:
        return [self.left[name].pop() for name in names.split()]

    def some(self, name: str, n: int) -> list[int]:
        """Take so many cards of a kind, or all that are left."""
        found, self.left[name] = self.left[name][:n], self.left[name][n:]
        return found

    def rest(self, group: str) -> list[int]:
        """Take all cards of a file that are left."""
        found = []
        for kind in CARDS.groups[group]:
            found += self.left[kind.id]
            self.left[kind.id] = []
        return found


def lay_player(player: Player, supply: Supply, told: dict[str, Any]) -> None:
    """Give a player what is told: cards by zone, the board, and numbers."""
    for zone in ZONES:
        cards = supply.take(told.pop(zone, ""))
        setattr(player, zone, cards[::-1] if zone == "deck" else cards)
    player.board = {}
    for card in supply.take(told.pop("board", "")):
        player.board[CARDS.equipment_of(card).slot] = card
    player.board = {slot: player.board[slot] for slot in SLOTS if slot in player.board}
    for name, value in told.items():
        assert hasattr(player, name), name
        setattr(player, name, value)


def lay_spaces(game: OrdealsGame, supply: Supply, encounters: dict[int, str]) -> None:
    """Lay Encounters out; a name with a question mark before it lies face-down."""
    if not any(name == "town" for name in encounters.values()):
        encounters[FAR if encounters[WEST] else WEST] = "town"
    game.spaces = [None] * len(game.spaces)
    for space, name in encounters.items():
        if not name:
            continue
        [card] = supply.take(name.removeprefix("?"))
        shown = not name.startswith("?")
        game.spaces[space] = Space(card, shown, cubes_of(game, card) if shown else None)


def lay_decks(game: OrdealsGame, supply: Supply, told: dict[str, str]) -> None:
    """Lay named cards on top of the common decks; what is not named lies below."""
    game.row = [*supply.take(told["row"])]
    game.row += [None] * (6 - len(game.row))
    dealer = supply.take(told["dealer"])[::-1]
    for deck, group in (("minions", "minions"), ("pains", "pain"), ("relics", "relics")):
        top = supply.take(told[deck])[::-1]
        setattr(game, deck, [*supply.rest(group), *top])
    game.dealer_discard = supply.take(told["dealer_discard"])
    game.dealer = [*supply.rest("skills"), *supply.rest("equipment"), *dealer]
