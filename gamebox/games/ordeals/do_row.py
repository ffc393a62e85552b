"""Verbs about the Dealer's Row: acquiring at once, changing it, copying a card in it."""

from typing import TYPE_CHECKING, Any

from gamebox.core.question import Move, Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.acquiring import can_afford, fill_row, offers_here
from gamebox.games.ordeals.binding import gain_base_value, has_room
from gamebox.games.ordeals.cards import Equipment, Skill
from gamebox.games.ordeals.conditions import in_combat, matches, number
from gamebox.games.ordeals.effects import Answers, Source, ask_or_choose, carry_out
from gamebox.games.ordeals.language_rules import Rule
from gamebox.games.ordeals.language_terms import Filter, Zone
from gamebox.games.ordeals.zones import (
    free_slot,
    in_zones,
)

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame


@carry_out.register
def _(verb: say.Acquire, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    game.push(AcquireNow(source, n, verb.filter, verb.free, verb.any_archetype))


class AcquireNow(Step, frozen=True):
    """Cards of the Dealer's Row may be acquired at once."""

    source: Source
    left: int
    filter: Filter | None
    free: bool
    anything: bool

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the cards that can be acquired so."""
        return [
            card
            for card in game.row
            if card is not None
            and matches(game, card, self.filter)
            and (self.anything or offers_here(game, self.seat, card))
            and (
                not isinstance(game.cards.kinds[card], Equipment)
                or free_slot(game, self.seat, card)
            )
            and (self.free or can_afford(game, self.seat, card))
        ]

    def run(self, game: "OrdealsGame") -> None:
        """Ask for one."""
        if self.left and self.open(game):
            game.ask(self, [Question(self.seat, "acquire", "acquire.now")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Acquire it, or stop."""
        move = answers[self.seat]
        if isinstance(move, moves.PickCard):
            from gamebox.games.ordeals.acquiring import acquire  # noqa: PLC0415

            game.push(AcquireNow(self.source, self.left - 1, self.filter, self.free, self.anything))
            acquire(game, self.seat, move.card, free=self.free)


@carry_out.register
def _(verb: say.RefreshRow, game: Any, source: Source) -> None:
    game.push(RefreshSome(source, number(game, source, verb.n), verb.up_to))


class RefreshSome(Step, frozen=True):
    """Cards of the Dealer's Row are discarded and others dealt."""

    source: Source
    left: int
    up_to: bool

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[Move]:
        """Return the cards that can be chosen, and to stop, where that is allowed."""
        found: list[Move] = [moves.PickCard(card) for card in game.row if card is not None]
        return [*found, moves.Done()] if self.up_to and found else found

    def run(self, game: "OrdealsGame") -> None:
        """Ask for a card, until all are chosen; then fill the row."""
        found = self.open(game) if self.left else []
        if found:
            ask_or_choose(game, self, Question(self.seat, "row", "cards.row"), found)
        else:
            fill_row(game)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Discard it, or stop."""
        move = answers[self.seat]
        if not isinstance(move, moves.PickCard):
            fill_row(game)
            return
        place = game.row.index(move.card)
        game.row[place] = None
        game.dealer_discard.append(move.card)
        game.tell(events.RowDiscarded(place, move.card))
        game.push(RefreshSome(self.source, self.left - 1, self.up_to))


@carry_out.register
def _(verb: say.Copy, game: Any, source: Source) -> None:
    game.push(CopyOne(source, verb.from_, verb.filter))


class CopyOne(Step, frozen=True):
    """A Skill card is copied. [cards.copy]"""

    source: Source
    zones: tuple[Zone, ...]
    filter: Filter | None

    @property
    def seat(self) -> int:
        """Whose step it is."""
        return self.source.you

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return what can be copied: outside combat an Attack only where it can be bound."""
        found = in_zones(game, self.source, self.seat, self.zones, self.filter)
        if in_combat(game, self.seat) or has_room(game, self.seat):
            return found
        return [card for card in found if getattr(game.cards.kinds[card], "type", "") == "action"]

    def run(self, game: "OrdealsGame") -> None:
        """Ask which."""
        found = [moves.PickCard(card) for card in self.open(game)]
        ask_or_choose(game, self, Question(self.seat, "copy", "cards.copy"), found)

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Gain its value, and resolve its ability."""
        move = answers[self.seat]
        assert isinstance(move, moves.PickCard)
        card, player = self.source.card, game.players[self.seat]
        player.copies[card] = move.card
        game.tell(events.CardCopied(self.seat, card, move.card))
        copied = game.cards.kinds[move.card]
        assert isinstance(copied, Skill)
        if copied.type == "attack" and card in player.played:
            player.played.remove(card)
            player.bound.append(card)
            game.tell(events.CardsBound(self.seat, (card,)))
        for _, rule in reversed(copied.rules("on_play")):
            game.push(*_offer(self.source, rule))
        gain_base_value(game, self.source, copied)


def _offer(source: Source, rule: Rule) -> list[Any]:
    from gamebox.games.ordeals.effects import OfferRule, Pending  # noqa: PLC0415

    return [OfferRule(source.you, Pending(source, rule))]
