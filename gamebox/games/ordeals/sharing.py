"""Sharing Equipment instead of stashing it, and the Conjured Shield. [campaign.share]"""

from typing import TYPE_CHECKING, Any

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import campaign_events, events, moves
from gamebox.games.ordeals.campaign import campaign_of, holder
from gamebox.games.ordeals.cards import Equipment
from gamebox.games.ordeals.effects import Answers
from gamebox.games.ordeals.language_terms import OVER_HAND

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


def conjures(table: Any, card: int) -> bool:
    """Return whether a card is the Conjured Shield, which may lie in a deck. [quest.shield]"""
    kind = table.cards.kinds[card]
    return isinstance(kind, Equipment) and kind.slot == OVER_HAND


def owner_of(game: "OrdealsGame", card: int) -> int:
    """Return the player to whose Quest a Reward belongs. [quest.shield]"""
    quest = game.cards.equipment_of(card).quest
    assert quest is not None
    wanted = game.cards.quest(game.cards.numbers[quest][0]).adventurer
    names = [one.name for one in campaign_of(game).adventurers]
    return names.index(wanted)


def stash(game: "OrdealsGame", seat: int, card: int) -> None:
    """Put a piece of Equipment out of the game for its Fame. [equip.stash]"""
    fame = game.cards.equipment_of(card).fame
    game.destroyed.append(card)
    game.tell(events.ItemStashed(seat, card, fame))
    whose = holder(game, seat)
    game.players[whose].fame += fame
    game.tell(events.Changed(whose, "fame", fame, game.players[whose].fame))


def receivers(game: "OrdealsGame", seat: int, card: int) -> list[int]:
    """Return who can take an item: players here or next to here. [campaign.share]

    Not over a Relic, and nobody's Relic is given away.
    """
    from gamebox.games.ordeals.board import neighbours  # noqa: PLC0415
    from gamebox.games.ordeals.zones import free_slot  # noqa: PLC0415

    if game.campaign is None or game.cards.equipment_of(card).relic:
        return []
    here = game.players[seat].space
    near = {here, *neighbours(game, here)}
    return [
        other
        for other in range(game.seats)
        if other != seat and game.players[other].space in near and free_slot(game, other, card)
    ]


class ShareOrStash(Step, frozen=True):
    """An item that has lost its slot is given to a player near, or stashed. [campaign.share]

    Whoever receives it may pass the own old item on in the same way; an item moves once.
    """

    giver: int
    card: int
    moved: tuple[int, ...] = ()

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return who can receive the item."""
        return [] if self.card in self.moved else receivers(game, self.giver, self.card)

    def run(self, game: "OrdealsGame") -> None:
        """Ask its owner, where anybody can receive it."""
        found = self.open(game)
        if found:
            about = (f"card:{self.card}", *(f"seat:{seat}" for seat in found))
            game.ask(self, [Question(self.giver, "share", "campaign.share", about)])
        else:
            self._stash(game)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Give it away, or stash it."""
        from gamebox.games.ordeals.acquiring import mind_binding_limit  # noqa: PLC0415
        from gamebox.games.ordeals.zones import equip  # noqa: PLC0415

        move = answers[self.giver]
        if isinstance(move, moves.GiveItem):
            campaign_of(game).passing.remove(self.card)
            game.tell(campaign_events.ItemGiven(self.giver, move.seat, self.card))
            equip(game, move.seat, self.card, (*self.moved, self.card))
            mind_binding_limit(game, move.seat, self.card)
        else:
            self._stash(game)

    def _stash(self, game: "OrdealsGame") -> None:
        campaign_of(game).passing.remove(self.card)
        stash(game, self.giver, self.card)
