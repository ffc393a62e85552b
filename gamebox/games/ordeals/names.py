"""What the things of Ordeals are called in sentences: resources, places, slots, suits."""

from functools import cache

from gamebox.core.words import counted
from gamebox.games.ordeals.cards import Kind
from gamebox.games.ordeals.language_terms import (
    Archetype,
    Keyword,
    Rank,
    Resource,
    Slot,
    Suit,
    Zone,
)
from gamebox.games.ordeals.load import standard_cards

RESOURCES: dict[Resource, tuple[str, str]] = {
    "effort": ("Effort", "Effort"),
    "power": ("Power", "Power"),
    "food": ("Food", "Food"),
    "health": ("Health", "Health"),
    "shards": ("Token Shard", "Token Shards"),
    "fame": ("Fame", "Fame"),
}
"""One and many of each resource."""
ZONES: dict[Zone, str] = {
    "hand": "your hand",
    "discard": "your discard pile",
    "played": "your played area",
    "bound": "your weapon",
    "equip": "your Player Board",
    "self": "this card",
    "strike": "your Strike Bonus",
    "row": "the Dealer's Row",
    "dealer_deck": "the Dealer's deck",
    "dealer_discard": "the Dealer's discard pile",
}
"""Where cards lie, as their owner is told."""
LYING: dict[Zone, str] = {
    "hand": "in your hand",
    "discard": "in your discard pile",
    "played": "in your played area",
    "bound": "bound to your weapon",
    "equip": "on your Player Board",
    "self": "where it is",
    "strike": "in your Strike Bonus",
    "row": "in the Dealer's Row",
    "dealer_deck": "in the Dealer's deck",
    "dealer_discard": "in the Dealer's discard pile",
}
"""Where a card is that lies there, as its owner is told."""
SLOTS: dict[Slot, str] = {
    "head": "head",
    "body": "body",
    "side": "side",
    "off_hand": "off-hand",
    "over_hand": "over the off-hand",
    "weapon": "weapon",
}
WEAPON_TYPES = {"one_handed": "one-handed", "dual_wield": "dual wield", "heavy": "heavy"}
ARCHETYPES: dict[Archetype, str] = {
    "trickster": "Trickster",
    "wanderer": "Wanderer",
    "soldier": "Soldier",
}
SUITS: dict[Suit, str] = {
    "dust": "Dust",
    "plague": "Plague",
    "skulls": "Skulls",
    "scales": "Scales",
}
RANKS: dict[Rank, str] = {"jack": "Jack", "queen": "Queen", "king": "King"}
KEYWORDS: dict[Keyword, str] = {"protection": "Protection", "infected": "Infected"}
OFFERS = {"T": "Trickster cards", "W": "Wanderer cards", "S": "Soldier cards", "E": "Equipment"}
"""What can be acquired at an Encounter, by the letter printed on it."""


def amount(res: Resource, n: int) -> str:
    """Return so much of a resource: `1 Token Shard`, `2 Food`."""
    return counted(n, *RESOURCES[res])


def titled(name: str) -> str:
    """Return an id as a name: `bad_luck` is `Bad Luck`."""
    return " ".join(word.capitalize() for word in name.split("_") if word)


@cache
def shipped_kind(name: str) -> Kind | None:
    """Return the kind that ships with an id, or None."""
    numbers = standard_cards().numbers.get(name)
    return standard_cards().kinds[numbers[0]] if numbers else None


def kind_name(name: str) -> str:
    """Return what the kind with an id is called."""
    kind = shipped_kind(name)
    return titled(name) if kind is None else kind.name
