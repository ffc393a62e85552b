"""Jack, Queen and King: what their defeat brings, and how the King hunts.

[king.pursuit, loot.royalty]
"""

from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.acquiring import fill_row, gain_card
from gamebox.games.ordeals.board import at, neighbours
from gamebox.games.ordeals.campaign import king_sleeps
from gamebox.games.ordeals.cards import Equipment, Royalty
from gamebox.games.ordeals.effects import Answers, Source, ask_or_choose, run_verbs
from gamebox.games.ordeals.load import constant
from gamebox.games.ordeals.pain import BeforePain, set_to
from gamebox.games.ordeals.quests import Deed, note
from gamebox.games.ordeals.scenario_rules import (
    comes_back,
    note_defeat,
    retreat_pain,
    send_king_back,
)
from gamebox.games.ordeals.who import left_of
from gamebox.games.ordeals.zones import free_slot, take_top

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

KING = 3
"""The level of the King."""


def royalty_of(game: "OrdealsGame", level: int) -> Royalty:
    """Return the Royalty of a level."""
    kind = game.cards.kinds[game.royalty[level - 1]]
    assert isinstance(kind, Royalty)
    return kind


def royalty_defeated(game: "OrdealsGame", seat: int, card: int) -> None:
    """Note who defeated a Royalty; the players loot, and the level or the game ends.

    [loot.royalty, level.when, end.king, campaign.royalty]
    """
    from gamebox.games.ordeals.levels import BuildLevel  # noqa: PLC0415

    if game.level == KING and comes_back(game, boss=True):
        send_king_back(game)
        return
    game.slayer = seat
    game.fallen[royalty_of(game, game.level).rank] = game.rounds
    game.tell(events.RoyaltyDefeated(seat, card))
    for space in game.spaces:
        if space is not None and game.cards.encounter(space.card).subtype == "boss":
            space.done = True
    game.king = None
    seats = [(seat + n) % game.seats for n in range(game.seats)]
    game.looters = []
    if game.level == KING and game.campaign is None:
        game.victor = seat
        trigger_end(game, "king")
    elif not game.short and game.campaign is None:
        game.stack.insert(1, BuildLevel(seat))
    game.push(*(ChooseLoot(one) for one in seats), DrawRelics())
    if game.short:
        trigger_end(game, "jack")


def trigger_end(game: "OrdealsGame", why: str) -> None:
    """Let the game end with this round. [end.round]"""
    if not game.ending:
        game.ending = True
        game.tell(events.EndTriggered(why))  # type: ignore[arg-type]


# Looting


def loot_price(game: "OrdealsGame") -> int:
    """Return the Token Shards that the next Relic costs, at least 1. [loot.price]"""
    return max(1, constant("relic_price") + constant("relic_price_step") * len(game.looters))


class ChooseLoot(Step, frozen=True):
    """Looting: acquire a Relic, exchange, or pass.

    In turn order, from the player who defeated the Royalty. [loot.order, loot.price]
    """

    chooser: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask who has Token Shards."""
        if game.players[self.chooser].shards:
            game.ask(self, [Question(self.chooser, "loot", "loot.choose")])
        else:
            self.picked(game, {self.chooser: moves.LootPass()})

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Pay for the draw, exchange at once, or do nothing."""
        seat = self.chooser
        shards = game.players[seat].shards
        match answers[seat]:
            case moves.LootRelic():
                cost = loot_price(game)
                set_to(game, seat, "shards", shards - cost)
                game.looters.append(seat)
                game.tell(events.LootChosen(seat, "relic", cost))
            case moves.LootExchange():
                set_to(game, seat, "shards", 0)
                game.tell(events.LootChosen(seat, "exchange", shards))
                game.push(ExchangeShards(seat, shards))
            case _:
                game.tell(events.LootChosen(seat, "pass", 0))


class ExchangeShards(Step, frozen=True):
    """Looting: cards of the Dealer's Row for Token Shards.

    No Flourish, no discounts, whatever the Encounter; what is left is lost. [loot.exchange]
    """

    chooser: int
    left: int

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the cards that can be acquired."""
        return [
            card
            for card in game.row
            if card is not None
            and getattr(game.cards.held(card), "cost", 0) <= self.left
            and (
                not isinstance(game.cards.kinds[card], Equipment)
                or free_slot(game, self.chooser, card)
            )
        ]

    def run(self, game: "OrdealsGame") -> None:
        """Ask for the next card."""
        if self.open(game):
            game.ask(self, [Question(self.chooser, "exchange", "loot.exchange")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Acquire it, or stop."""
        move = answers[self.chooser]
        if isinstance(move, moves.PickCard):
            cost = getattr(game.cards.held(move.card), "cost", 0)
            game.row[game.row.index(move.card)] = None
            game.push(ExchangeShards(self.chooser, self.left - cost))
            game.tell(events.CardAcquired(self.chooser, move.card, cost))
            note(game, self.chooser, Deed("card_acquired", move.card))
            gain_card(game, self.chooser, move.card)
            fill_row(game)


class DrawRelics(Step, frozen=True):
    """Looting: the Relics are drawn and passed on.

    Two for the first player who paid, and one for each other. [loot.draw, relic.few]
    """

    def run(self, game: "OrdealsGame") -> None:
        """Draw, and let the first choose; who gets none has the Token Shards back."""
        if not game.looters:
            return
        n = constant("relic_draw_base") + len(game.looters) - 1
        drawn = [take_top(game, game.relics, [], "relic") for _ in range(n)]
        game.looked = [card for card in drawn if card is not None]
        game.looked_from = "relic"
        for place, seat in enumerate(game.looters[len(game.looked) :], start=len(game.looked)):
            price = max(1, constant("relic_price") + constant("relic_price_step") * place)
            set_to(game, seat, "shards", game.players[seat].shards + price)
        game.looters = game.looters[: len(game.looked)]
        game.push(ChooseRelic())


class ChooseRelic(Step, frozen=True):
    """Looting: choose a Relic, and pass the others on. [loot.draw]"""

    def run(self, game: "OrdealsGame") -> None:
        """Ask the next player; in the end the rest goes under the deck."""
        if game.looters:
            seat = game.looters[0]
            if game.looker != seat:
                game.looker = seat
            found = [moves.PickCard(card) for card in game.looked]
            ask_or_choose(game, self, Question(seat, "relic", "loot.draw"), found)
            return
        game.shuffle(game.looked)
        game.relics[:0] = game.looked
        game.looked, game.looker, game.looked_from = [], None, ""

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Equip it."""
        [(seat, move)] = answers.items()
        assert isinstance(move, moves.PickCard)
        game.looters.remove(seat)
        game.looked.remove(move.card)
        game.tell(events.CardTaken(seat, move.card))
        game.push(ChooseRelic())
        gain_card(game, seat, move.card)


# The King


class KingHunts(Step, frozen=True):
    """The King moves, after Fatigue.

    Toward the player whom his Pursuit names. [king.pursuit, king.tie]
    """

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Find whom he seeks; the player to the left decides between tied ones."""
        if game.king is None or king_sleeps(game):
            return
        sought = pursued(game)
        if len(sought) == 1:
            self._go(game, sought[0])
            return
        about = tuple(f"seat:{seat}" for seat in sought)
        left = left_of(game, self.seat)
        game.ask(self, [Question(left, "seat", "king.tie", about)])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Go after the chosen player."""
        [move] = answers.values()
        assert isinstance(move, moves.PickSeat)
        self._go(game, move.seat)

    def _go(self, game: "OrdealsGame", after: int) -> None:
        pursuit = royalty_of(game, KING).pursuit
        steps = 0 if pursuit is None else pursuit.n
        assert game.king is not None
        game.push(KingSteps(self.seat, after, steps, game.king))


def pursued(game: "OrdealsGame") -> list[int]:
    """Return the players whom the King seeks: one, or several that are tied. [king.pursuit]"""
    pursuit = royalty_of(game, KING).pursuit
    if pursuit is None:
        return [game.active]
    values = [getattr(player, pursuit.seek) for player in game.players]
    best = max(values) if pursuit.pick == "most" else min(values)
    return [seat for seat, value in enumerate(values) if value == best]


def distances(game: "OrdealsGame", target: int) -> dict[int, int]:
    """Return how many steps every space with an Encounter is away from one. [king.path]"""
    found, edge = {target: 0}, [target]
    while edge:
        space = edge.pop(0)
        for other in neighbours(game, space):
            if other not in found:
                found[other] = found[space] + 1
                edge.append(other)
    return found


class KingSteps(Step, frozen=True):
    """The King goes step by step, over all Encounters, and reveals none.

    He stops where the player is. Between equally short ways the player to the left decides.
    [king.path, king.attack]
    """

    seat: int
    after: int
    left: int
    start: int

    def ways(self, game: "OrdealsGame") -> list[int]:
        """Return the spaces that bring him nearer."""
        assert game.king is not None
        away = distances(game, game.players[self.after].space)
        here = away[game.king]
        return [n for n in neighbours(game, game.king) if away[n] == here - 1]

    def run(self, game: "OrdealsGame") -> None:
        """Go one step, or attack when he has arrived at the active player."""
        ways = self.ways(game) if self.left else []
        if len(ways) > 1:
            left = left_of(game, self.seat)
            about = tuple(f"space:{space}" for space in ways)
            game.ask(self, [Question(left, "space", "king.path", about)])
        elif ways:
            self._step(game, ways[0])
        elif game.king == game.players[self.seat].space:
            game.push(FaceKing(self.seat))

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Go the chosen way."""
        [move] = answers.values()
        assert isinstance(move, moves.PickSpace)
        self._step(game, move.space)

    def _step(self, game: "OrdealsGame", space: int) -> None:
        game.king = space
        game.tell(events.KingMoved(space, self.after))
        game.push(KingSteps(self.seat, self.after, self.left - 1, self.start))


class FaceKing(Step, frozen=True):
    """The King attacks: fight or retreat. [king.attack, king.fight, king.retreat]"""

    seat: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask the active player."""
        game.ask(self, [Question(self.seat, "king", "king.attack")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Fight, which counts as the activation, or suffer the Pain of a retreat."""
        seat = self.seat
        if isinstance(answers[seat], moves.FightKing):
            fight_king(game, seat)
            return
        game.facing_king = seat
        game.tell(events.Retreated(seat))
        note_defeat(game, seat)
        game.push(BeforePain(seat, retreat_pain(game)), EndRetreat())


class EndRetreat(Step, frozen=True):
    """The retreat is over; death in it was a kill of the King's. [king.retreat, king.kills]"""

    def run(self, game: "OrdealsGame") -> None:
        """Go on with the turn, or with what is left of it."""
        game.facing_king = None


def fight_king(game: "OrdealsGame", seat: int) -> None:
    """Fight the King where he stands. [king.fight]"""
    player = game.players[seat]
    player.activated = True
    card = at(game, player.space).card
    source = Source(card, seat, by=seat)
    run_verbs(game, source, (say.Fight(boss="king"),))
