"""Moves of Ordeals: every answer that a player can give."""

from typing import Literal

from gamebox.core.question import Move

End = Literal["top", "bottom", "discard"]

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


# The campaign


class PickAdventurer(Move, frozen=True):
    """Choose an adventurer."""

    name: str


class GoOn(Move, frozen=True):
    """Go on from a page of the story."""


class Inspire(Move, frozen=True):
    """Spend a cube of the active Quest for its Inspire ability."""


class Sanctify(Move, frozen=True):
    """Destroy a Relic to take the Curse token from the Encounter one is on."""

    card: int


class HealWeapon(Move, frozen=True):
    """Take the Curse token off one's weapon."""


class GiveItem(Move, frozen=True):
    """Give the item that lost its slot to a player near."""

    seat: int


class StashItem(Move, frozen=True):
    """Stash the item that lost its slot."""


class RetryScenario(Move, frozen=True):
    """Try the lost scenario again."""


class RestartCampaign(Move, frozen=True):
    """Begin the campaign again."""


class GiveUpCampaign(Move, frozen=True):
    """Let the campaign end here."""


OrdealsMove = (
    PlayCard | PayFatigue | GiveUpBound | MoveTo | MoveFree | ActivateEncounter | FightKing
    | Retreat | EndExplore | AcquireCard | EndTurn | UseCard | Accept | Decline | NextRule
    | PickOption | PickCard | PickFoe | PickSeat | PickSpace | PickAmount | PutCard | SplitMinions
    | PickGroup | Done | Assign | EndAssign | Push | Flee | LootRelic | LootExchange | LootPass
    | PickAdventurer | GoOn | Inspire | Sanctify | HealWeapon | GiveItem | StashItem
    | RetryScenario | RestartCampaign | GiveUpCampaign
)  # fmt: skip
