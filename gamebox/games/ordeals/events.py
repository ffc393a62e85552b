"""Events of Ordeals: everything that happens, for the log and for what moves on the board."""

from typing import Literal

from gamebox.core.event import Event
from gamebox.games.ordeals.language_terms import Resource
from gamebox.games.ordeals.moves import End

Outcome = Literal["won", "fled", "died"]


class Happened(Event, frozen=True):
    """The base of the events of this game: `seat` is whom it happens to."""

    seat: int


class RoundBegan(Event, frozen=True):
    """A round begins."""

    number: int


class RoyaltyShown(Event, frozen=True):
    """The Royalty of a level is turned up."""

    level: int
    card: int


class TurnBegan(Happened, frozen=True):
    """A turn begins."""


class StepBegan(Happened, frozen=True):
    """A step of the turn begins."""

    step: Literal["fatigue", "explore", "acquire", "rest"]


class FatiguePaid(Happened, frozen=True):
    """Effort was paid for the bound cards, or they were given up."""

    effort: int
    given_up: tuple[int, ...] = ()


class CardPlayed(Happened, frozen=True):
    """An Action was played, or an Attack bound."""

    card: int
    bound: bool


class Changed(Happened, frozen=True):
    """A player has gained or lost of a resource; `n` may be negative."""

    res: Resource
    n: int
    left: int


class PowerGained(Happened, frozen=True):
    """A card or item has gained Power."""

    card: int
    n: int


class CardsDrawn(Happened, frozen=True):
    """Cards were drawn into a hand; only its owner sees which."""

    count: int
    cards: tuple[int, ...] = ()


class DeckShuffled(Event, frozen=True):
    """A discard pile became a deck: a player's, or a common one."""

    deck: str
    seat: int | None = None


class CardsBound(Happened, frozen=True):
    """Cards were drawn and bound."""

    cards: tuple[int, ...]


class CardsDiscarded(Happened, frozen=True):
    """Cards went to a player's discard pile."""

    cards: tuple[int, ...]
    zone: str


class CardDestroyed(Happened, frozen=True):
    """A card was removed from the game."""

    card: int


class CardTaken(Happened, frozen=True):
    """A card was taken for free: a Curse, or a named card."""

    card: int


class CardAcquired(Happened, frozen=True):
    """A card was acquired."""

    card: int
    price: int


class ItemStashed(Happened, frozen=True):
    """A piece of Equipment was stashed for its Fame."""

    card: int
    fame: int


class CardReturned(Happened, frozen=True):
    """A card went back into the hand."""

    card: int


class CardsLookedAt(Happened, frozen=True):
    """A player looks at cards; only that player sees which."""

    deck: str
    count: int
    cards: tuple[int, ...] = ()


class CardPut(Happened, frozen=True):
    """A card that was looked at was put away; only that player sees which."""

    where: End
    deck: str
    card: int | None = None


class CardsRevealed(Happened, frozen=True):
    """Cards from a player's deck are shown to all."""

    cards: tuple[int, ...]


class CardCopied(Happened, frozen=True):
    """A card copies another."""

    card: int
    copied: int


class RowRefilled(Event, frozen=True):
    """A card came into the Dealer's Row."""

    place: int
    card: int


class RowDiscarded(Event, frozen=True):
    """A card left the Dealer's Row."""

    place: int
    card: int


class Moved(Happened, frozen=True):
    """An adventurer moves; `paid` is what it cost, `card` the Encounter there if it lies open."""

    space: int
    paid: Literal["food", "health", "free"]
    n: int = 1
    card: int | None = None


class EncounterRevealed(Happened, frozen=True):
    """An Encounter is turned face-up."""

    space: int
    card: int
    cubes: int | None


class EncounterActivated(Happened, frozen=True):
    """An Encounter is activated."""

    space: int
    card: int


class AmbushAvoided(Happened, frozen=True):
    """An Ambush was avoided, or it has failed."""

    space: int
    failed: bool


class EncounterScouted(Happened, frozen=True):
    """A player looks at a face-down Encounter."""

    space: int
    card: int | None = None


class CubesPlaced(Event, frozen=True):
    """Usage cubes were put on an Encounter."""

    space: int
    n: int


class EncounterReplaced(Event, frozen=True):
    """An Encounter took the place of another."""

    space: int
    card: int
    cubes: int | None


class CombatBegan(Happened, frozen=True):
    """A combat begins."""

    encounter: int
    ambushed: bool


class EnemyRevealed(Happened, frozen=True):
    """An enemy enters the combat."""

    card: int
    foe: int


class EnemyGone(Happened, frozen=True):
    """An enemy left the combat without being defeated."""

    card: int
    foe: int


class GroupChosen(Happened, frozen=True):
    """Which minions are fought was decided."""

    foes: tuple[int, ...]


class RoundOfCombatBegan(Happened, frozen=True):
    """A round of combat begins."""

    number: int


class CardAssigned(Happened, frozen=True):
    """A card or item was assigned to an enemy."""

    card: int
    foe: int
    power: int


class EnemyDefeated(Happened, frozen=True):
    """An enemy was defeated, and its loot gained."""

    card: int
    foe: int
    shards: int
    fame: int


class Pushed(Happened, frozen=True):
    """A player pushes."""

    food: int


class Fled(Happened, frozen=True):
    """A player flees; `forced`: for want of Food to push."""

    forced: bool = False


class PainResolved(Happened, frozen=True):
    """A Pain card is resolved."""

    card: int


class PainSpared(Happened, frozen=True):
    """Pain cards are not drawn."""

    count: int


class CombatEnded(Happened, frozen=True):
    """A combat is over."""

    outcome: Outcome


class Died(Happened, frozen=True):
    """A player's Health is gone."""

    by_king: bool


class KingMoved(Event, frozen=True):
    """The King moves."""

    space: int
    after: int


class KingPlaced(Event, frozen=True):
    """The King stands on the board."""

    space: int


class Retreated(Happened, frozen=True):
    """A player retreats from the King."""


class RoyaltyDefeated(Happened, frozen=True):
    """A Royalty is defeated."""

    card: int


class LootChosen(Happened, frozen=True):
    """What a player does in looting, and the Token Shards that it costs."""

    choice: Literal["relic", "exchange", "pass"]
    shards: int


class LevelBuilt(Event, frozen=True):
    """The board of a new level is laid out; all go to the Town."""

    level: int
    spaces: tuple[int, ...]
    town: int


class EndTriggered(Event, frozen=True):
    """The game ends with this round."""

    why: Literal["king", "kills", "jack"]


class Duelled(Happened, frozen=True):
    """A tied player's Power in the duel."""

    power: int


class GameScored(Event, frozen=True):
    """The final scores."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


OrdealsEvent = (
    RoundBegan | RoyaltyShown | TurnBegan | StepBegan | FatiguePaid | CardPlayed | Changed
    | PowerGained | CardsDrawn | DeckShuffled | CardsBound | CardsDiscarded | CardDestroyed
    | CardTaken | CardAcquired | ItemStashed | CardReturned | CardsLookedAt | CardPut
    | CardsRevealed | CardCopied | RowRefilled | RowDiscarded | Moved | EncounterRevealed
    | EncounterActivated | AmbushAvoided | EncounterScouted | CubesPlaced | EncounterReplaced
    | CombatBegan | EnemyRevealed | EnemyGone | GroupChosen | RoundOfCombatBegan | CardAssigned
    | EnemyDefeated | Pushed | Fled | PainResolved | PainSpared | CombatEnded | Died | KingMoved
    | KingPlaced | Retreated | RoyaltyDefeated | LootChosen | LevelBuilt | EndTriggered
    | Duelled | GameScored
)  # fmt: skip
