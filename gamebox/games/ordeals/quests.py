"""Quests: what brings a cube, and what is gained. [quest.complete]"""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import campaign_events, moves
from gamebox.games.ordeals import language_quests as quest
from gamebox.games.ordeals.acquiring import gain_card
from gamebox.games.ordeals.campaign import adventurer_of, campaign_of, start_of
from gamebox.games.ordeals.cards import Equipment, Ongoing, Quest
from gamebox.games.ordeals.conditions import is_class
from gamebox.games.ordeals.effects import Answers
from gamebox.games.ordeals.sharing import conjures, stash
from gamebox.games.ordeals.zones import equip, forget_bound, free_slot

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


class Deed(Struct, frozen=True):
    """Something that the active player has done: its kind, as in an objective, and the card."""

    event: str
    card: int = 0


def note(game: "OrdealsGame", seat: int, deed: Deed) -> None:
    """Put a cube on the active Quest when the deed is what it asks for. [quest.counts]

    Only in the own turn. The last cube completes the Quest at once.
    """
    if game.campaign is None or seat != game.active:
        return
    mine = adventurer_of(game, seat)
    if not mine.quests:
        return
    active = game.cards.quest(mine.quests[0])
    tag = type(active.objective).__struct_config__.tag
    if tag != deed.event or not meets(game, seat, active.objective, deed):
        return
    mine.cubes += 1
    game.tell(campaign_events.QuestAdvanced(seat, mine.quests[0], mine.cubes))
    if mine.cubes == active.goal:
        complete(game, seat, active)


def meets(game: "OrdealsGame", seat: int, objective: quest.AnyObjective, deed: Deed) -> bool:
    """Return whether a deed of the objective's kind is what it asks for."""
    player = game.players[seat]
    match objective:
        case quest.ActivateOne(subtype):
            return game.cards.encounter(deed.card).subtype == subtype
        case quest.EnterMany(n):
            return len(set(player.entered)) == n and player.entered[-1] not in player.entered[:-1]
        case quest.BeginBound(n):
            return len(player.bound) >= n
        case quest.WinFight():
            return _won_so(game, player.health, objective)
        case quest.DefeatOne(power, has_text):
            enemy = game.cards.enemy(deed.card)
            says = bool(enemy.effect or enemy.protection or enemy.infected)
            return enemy.power >= power and (says or not has_text)
        case quest.AcquireOne():
            return _acquired_so(game, seat, deed.card, objective)
    return True


def _won_so(game: "OrdealsGame", health: int, wanted: quest.WinFight) -> bool:
    combat = game.combat
    assert combat is not None
    return (
        sum(foe.state == "defeated" for foe in combat.foes) >= wanted.defeated_min
        and combat.pushes >= wanted.pushes_min
        and (wanted.pushes_max is None or combat.pushes <= wanted.pushes_max)
        and (wanted.health_max is None or health <= wanted.health_max)
    )


def _acquired_so(game: "OrdealsGame", seat: int, card: int, wanted: quest.AcquireOne) -> bool:
    kind = game.cards.kinds[card]
    there = game.spaces[game.players[seat].space]
    assert there is not None
    at_start = game.cards.encounter(there.card).id == start_of(game)
    return (
        (wanted.class_ is None or is_class(kind, wanted.class_))
        and getattr(kind, "cost", 0) >= wanted.cost_min
        and not (wanted.away_from_start and at_start)
    )


# Completing


def complete(game: "OrdealsGame", seat: int, done: Quest) -> None:
    """Put a complete Quest away, reveal the next, and gain the Reward. [quest.complete]"""
    mine = adventurer_of(game, seat)
    card = mine.quests.pop(0)
    mine.cubes = 0
    game.box.append(card)
    [reward] = game.cards.numbers[done.reward]
    game.tell(campaign_events.QuestCompleted(seat, card, reward))
    game.push(GainReward(seat, reward))


class GainReward(Step, frozen=True):
    """A Quest Reward is gained. [quest.reward]

    A Skill goes to the discard pile, Equipment on the board, an ongoing ability beside it. Where a
    Relic lies in the slot, Equipment is stashed at once.
    """

    owner: int
    card: int

    def run(self, game: "OrdealsGame") -> None:
        """Put it where it belongs."""
        mine = adventurer_of(game, self.owner)
        mine.rewards.remove(self.card)
        kind = game.cards.kinds[self.card]
        if isinstance(kind, Ongoing):
            mine.ongoing.append(self.card)
        elif isinstance(kind, Equipment) and not free_slot(game, self.owner, self.card):
            stash(game, self.owner, self.card)
        else:
            gain_card(game, self.owner, self.card)


def owed(game: "OrdealsGame") -> list[GainReward]:
    """Return the Rewards of Quests that are complete and were not gained yet."""
    found = []
    for seat, mine in enumerate(campaign_of(game).adventurers):
        still = {game.cards.quest(card).reward for card in mine.quests}
        due = [card for card in mine.rewards if game.cards.kinds[card].id not in still]
        found += [GainReward(seat, card) for card in due]
    return found


# The Conjured Shield


def shields_in_hand(table: Any, seat: int) -> list[int]:
    """Return the Conjured Shield, where a player holds it in the own turn. [quest.shield]"""
    if table.campaign is None or seat != table.active:
        return []
    return [card for card in table.players[seat].hand if conjures(table, card)]


class ConjureShield(Step, frozen=True):
    """The Conjured Shield is equipped on any player. [quest.shield]"""

    chooser: int
    card: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask on whom, where there are several."""
        if self.zone(game) is None or not conjures(game, self.card):
            return
        if game.seats == 1:
            self._equip(game, self.chooser)
            return
        about = tuple(f"seat:{seat}" for seat in range(game.seats))
        game.ask(self, [Question(self.chooser, "seat", "quest.shield", about)])

    def zone(self, game: "OrdealsGame") -> list[int] | None:
        """Return where the card lies: in its owner's hand, or bound."""
        player = game.players[self.chooser]
        return next((z for z in (player.hand, player.bound) if self.card in z), None)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Equip it on the player chosen."""
        move = answers[self.chooser]
        assert isinstance(move, moves.PickSeat)
        self._equip(game, move.seat)

    def _equip(self, game: "OrdealsGame", seat: int) -> None:
        zone = self.zone(game)
        assert zone is not None
        zone.remove(self.card)
        forget_bound(game, self.card)
        game.tell(campaign_events.ItemGiven(self.chooser, seat, self.card))
        equip(game, seat, self.card)
