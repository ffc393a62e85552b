"""Moves and events of Ordeals."""

from typing import Literal

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.games.ordeals.language import Resource

End = Literal["top", "bottom", "discard"]
Outcome = Literal["won", "fled", "died"]

# Moves of a turn


class PlayCard(Move, frozen=True):
    """Play an Action from hand, or bind an Attack."""

    card: int


class PayFatigue(Move, frozen=True):
    """Pay Effort to keep all bound cards."""


class GiveUpBound(Move, frozen=True):
    """Discard all bound cards instead of paying."""


class MoveTo(Move, frozen=True):
    """Move to a neighbouring space, for Food or Health."""

    space: int


class MoveFree(Move, frozen=True):
    """Make a free move to a neighbouring space."""

    space: int


class ActivateEncounter(Move, frozen=True):
    """Activate the Encounter one is on."""


class FightKing(Move, frozen=True):
    """Fight the King who stands here."""


class Retreat(Move, frozen=True):
    """Retreat from the King, for Pain."""


class EndExplore(Move, frozen=True):
    """End the Explore step."""


class AcquireCard(Move, frozen=True):
    """Acquire a card of the Dealer's Row, or a Flourish."""

    card: int


class EndTurn(Move, frozen=True):
    """End the Acquire step: rest."""


class UseCard(Move, frozen=True):
    """Use the ability of a card of one's own."""

    card: int


# Answers to what cards ask


class Accept(Move, frozen=True):
    """Do what may be done."""


class Decline(Move, frozen=True):
    """Leave what may be done."""


class NextRule(Move, frozen=True):
    """Let this one of several abilities come first."""

    place: int


class PickOption(Move, frozen=True):
    """Choose an option."""

    place: int


class PickCard(Move, frozen=True):
    """Choose a card."""

    card: int


class PickFoe(Move, frozen=True):
    """Choose an enemy."""

    foe: int


class PickSeat(Move, frozen=True):
    """Choose a player."""

    seat: int


class PickSpace(Move, frozen=True):
    """Choose a space of the board."""

    space: int


class PickAmount(Move, frozen=True):
    """Choose a number."""

    n: int


class PutCard(Move, frozen=True):
    """Put a card that one has looked at somewhere."""

    card: int
    where: End


class SplitMinions(Move, frozen=True):
    """Split the minions in two groups; these are one of them."""

    foes: tuple[int, ...]


class PickGroup(Move, frozen=True):
    """Choose which group is fought."""

    place: int


class Done(Move, frozen=True):
    """Choose no more."""


# Combat


class Assign(Move, frozen=True, omit_defaults=True):
    """Assign a card or item to an enemy, perhaps only a part of its Power."""

    card: int
    foe: int
    part: int = 0


class EndAssign(Move, frozen=True):
    """Assign no more in this round."""


class Push(Move, frozen=True):
    """Persist in the combat."""


class Flee(Move, frozen=True):
    """Leave the combat."""


# Looting


class LootRelic(Move, frozen=True):
    """Spend Token Shards to enter the Relic draw."""


class LootExchange(Move, frozen=True):
    """Turn all Token Shards into Effort and acquire with it at once."""


class LootPass(Move, frozen=True):
    """Pass."""


OrdealsMove = (
    PlayCard | PayFatigue | GiveUpBound | MoveTo | MoveFree | ActivateEncounter | FightKing
    | Retreat | EndExplore | AcquireCard | EndTurn | UseCard | Accept | Decline | NextRule
    | PickOption | PickCard | PickFoe | PickSeat | PickSpace | PickAmount | PutCard | SplitMinions
    | PickGroup | Done | Assign | EndAssign | Push | Flee | LootRelic | LootExchange | LootPass
)  # fmt: skip


# Events


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
    """An adventurer moves; `paid` is what it cost."""

    space: int
    paid: Literal["food", "health", "free"]
    n: int = 1


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
    """A player flees."""


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


class KingAttacks(Happened, frozen=True):
    """The King attacks the active player."""


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
    | KingPlaced | KingAttacks | RoyaltyDefeated | LootChosen | LevelBuilt | EndTriggered
    | Duelled | GameScored
)  # fmt: skip
