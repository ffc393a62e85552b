"""Verbs that move cards."""

from typing import TYPE_CHECKING, Any, Literal

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.acquiring import fill_row, gain_card
from gamebox.games.ordeals.binding import bind_drawn, resolve_bound
from gamebox.games.ordeals.cards import Equipment
from gamebox.games.ordeals.conditions import in_combat, matches, number
from gamebox.games.ordeals.effects import Answers, Source, ask_or_choose, carry_out, run_verbs
from gamebox.games.ordeals.language_terms import Filter, Zone
from gamebox.games.ordeals.pain import draw_hand
from gamebox.games.ordeals.stats import card_power
from gamebox.games.ordeals.who import named
from gamebox.games.ordeals.zones import (
    destroy_card,
    discard_cards,
    draw_card,
    forget_bound,
    free_slot,
    in_zones,
    remove_card,
    take_top,
)

if TYPE_CHECKING:
    from gamebox.games.ordeals.state import OrdealsGame

Act = Literal["discard", "destroy", "return"]


@carry_out.register
def _(verb: say.Draw, game: Any, source: Source) -> None:
    for seat in named(game, source, verb.who):
        draw_hand(game, seat, number(game, source, verb.n))


@carry_out.register
def _(verb: say.DrawBind, game: Any, source: Source) -> None:
    if in_combat(game, source.you):
        bind_drawn(game, number(game, source, verb.n))


@carry_out.register
def _(verb: say.Discard, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    least = verb.pick == "least_power"
    seats = named(game, source, verb.who)
    steps = [
        PickCards(source, seat, "discard", n, verb.from_, verb.filter, least=least)
        for seat in seats
    ]
    game.push(*steps)


@carry_out.register
def _(verb: say.Destroy, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    game.push(PickCards(source, source.you, "destroy", n, verb.from_, verb.filter, verb.up_to))


@carry_out.register
def _(verb: say.Return, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    game.push(PickCards(source, source.you, "return", n, verb.from_, verb.filter, verb.up_to))


class PickCards(Step, frozen=True):
    """Cards are chosen, one after another."""

    source: Source
    seat: int
    act: Act
    left: int
    zones: tuple[Zone, ...]
    filter: Filter | None = None
    up_to: bool = False
    least: bool = False

    def open(self, game: "OrdealsGame") -> list[int]:
        """Return the cards that can be chosen: never the card that acts, unless it says so."""
        found = in_zones(game, self.source, self.seat, self.zones, self.filter)
        if "self" not in self.zones:
            found = [card for card in found if card != self.source.card]
        if self.act == "destroy" and "self" not in self.zones:
            found = [card for card in found if not _is_held_item(game, card, self.zones)]
        if self.least and found:
            low = min(card_power(game, self.seat, card) for card in found)
            found = [card for card in found if card_power(game, self.seat, card) == low]
        return found

    def run(self, game: "OrdealsGame") -> None:
        """Choose by itself where there is no choice, else ask.

        What cards a hand holds gives nothing away: who has any is asked where a filter wants some.
        """
        there = self.open(game)
        hidden = "hand" in self.zones and bool(game.players[self.seat].hand)
        if self.left == 0 or not (there or (hidden and self.filter is not None)):
            return
        if not (hidden and self.filter is not None) and not self.up_to:
            alike = not hidden and len({game.cards.kinds[card].id for card in there}) == 1
            if len(there) <= self.left or alike:
                self._act(game, there[0])
                return
        about = tuple(f"zone:{zone}" for zone in self.zones)
        game.ask(self, [Question(self.seat, "card", f"cards.{self.act}", about)])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Take the card, or stop."""
        move = answers[self.seat]
        if isinstance(move, moves.PickCard):
            self._act(game, move.card)

    def _act(self, game: "OrdealsGame", card: int) -> None:
        if self.left > 1:
            game.push(
                PickCards(
                    self.source, self.seat, self.act, self.left - 1, self.zones, self.filter,
                    self.up_to, self.least,
                )
            )  # fmt: skip
        match self.act:
            case "discard":
                discard_cards(game, self.seat, [card])
            case "destroy":
                game.last_destroyed = card
                destroy_card(game, self.seat, card)
            case "return":
                return_card(game, self.seat, card)


def _is_held_item(game: "OrdealsGame", card: int, zones: tuple[Zone, ...]) -> bool:
    """Return whether a card is Equipment that lies on the board, and the zones leave boards out."""
    return isinstance(game.cards.kinds[card], Equipment) and "equip" not in zones


def return_card(game: "OrdealsGame", seat: int, card: int) -> None:
    """Take a card back into the hand. [cards.return]"""
    remove_card(game, seat, card)
    forget_bound(game, card)
    game.players[seat].hand.append(card)
    game.tell(events.CardReturned(seat, card))


@carry_out.register
def _(verb: say.Take, game: Any, source: Source) -> None:
    for seat in named(game, source, verb.who):
        taken = [take_named(game, seat, verb) for _ in range(number(game, source, verb.n))]
        if not all(taken):
            run_verbs(game, source, verb.else_)


def take_named(game: "OrdealsGame", seat: int, verb: say.Take) -> bool:
    """Let a player take a named card, and return whether there was one. [cards.take]"""
    if verb.card == "bad_luck":
        return take_curse(game, seat)
    copies = game.cards.numbers.get(verb.card, ())
    found = [(zone, n) for zone in verb.from_ for n in _zone(game, zone) if n in copies]
    if not found:
        return False
    place, card = found[0]
    if isinstance(game.cards.kinds[card], Equipment) and not free_slot(game, seat, card):
        return False
    if place == "row":
        game.row[game.row.index(card)] = None
    else:
        _zone(game, place).remove(card)
        if place == "dealer_deck":
            game.shuffle(game.dealer)
    game.tell(events.CardTaken(seat, card))
    gain_card(game, seat, card)
    fill_row(game)
    return True


def _zone(game: "OrdealsGame", zone: Zone) -> list[int]:
    if zone == "row":
        return [card for card in game.row if card is not None]
    return game.dealer if zone == "dealer_deck" else game.dealer_discard


def take_curse(game: "OrdealsGame", seat: int) -> bool:
    """Let a player take a Curse into the discard pile. [curse.take, destroy.deck]"""
    card = take_top(game, game.curses, [], "curse")
    if card is None:
        return False
    game.players[seat].discard.append(card)
    game.tell(events.CardTaken(seat, card))
    return True


# Looking and revealing


@carry_out.register
def _(verb: say.Look, game: Any, source: Source) -> None:
    n = number(game, source, verb.n)
    cards = [
        card
        for card in (_top_of(game, source.you, verb.deck) for _ in range(n))
        if card is not None
    ]
    if not cards:
        return
    game.looked, game.looker, game.looked_from = cards, source.you, verb.deck
    hidden = events.CardsLookedAt(source.you, verb.deck, len(cards))
    shown = events.CardsLookedAt(source.you, verb.deck, len(cards), tuple(cards))
    game.tell(hidden, {source.you: shown})
    game.remember("Cards were looked at since.")
    game.push(PutLooked(source.you, verb.deck, verb.rest, verb.keep))


def _top_of(game: "OrdealsGame", seat: int, deck: str) -> int | None:
    if deck == "own":
        return draw_card(game, seat)
    if deck == "minion":
        return take_top(game, game.minions, game.minion_discard, "minion")
    return take_top(game, game.relics, [], "relic")


class PutLooked(Step, frozen=True):
    """Cards that were looked at are kept or put away. [cards.look]"""

    seat: int
    deck: Literal["own", "minion", "relic"]
    rest: Literal["top_or_bottom", "top_or_discard", "bottom"]
    keep: int

    def run(self, game: "OrdealsGame") -> None:
        """Ask for the next card to keep or to put away."""
        if self.keep and game.looked:
            found = [moves.PickCard(card) for card in game.looked]
            ask_or_choose(game, self, Question(self.seat, "keep", "relic.must"), found)
        elif not game.looked:
            game.looker, game.looked_from = None, ""
        elif self.rest == "bottom":
            deck = self._deck(game)
            deck[:0] = game.looked
            game.looked, game.looker, game.looked_from = [], None, ""
        else:
            game.ask(self, [Question(self.seat, "put", "cards.look")])

    def picked(self, game: "OrdealsGame", answers: Answers) -> None:
        """Keep the card, or put it away."""
        move = answers[self.seat]
        again = PutLooked(self.seat, self.deck, self.rest, max(0, self.keep - 1))
        game.push(again)
        if isinstance(move, moves.PickCard):
            game.looked.remove(move.card)
            game.tell(events.CardTaken(self.seat, move.card))
            gain_card(game, self.seat, move.card)
            return
        assert isinstance(move, moves.PutCard)
        game.looked.remove(move.card)
        if move.where == "discard":
            own = game.players[self.seat].discard
            (own if self.deck == "own" else game.minion_discard).append(move.card)
            game.tell(events.CardPut(self.seat, "discard", self.deck, move.card))
            return
        deck = self._deck(game)
        deck.insert(len(deck) if move.where == "top" else 0, move.card)
        hidden = events.CardPut(self.seat, move.where, self.deck)
        game.tell(hidden, {self.seat: events.CardPut(self.seat, move.where, self.deck, move.card)})

    def _deck(self, game: "OrdealsGame") -> list[int]:
        if self.deck == "own":
            return game.players[self.seat].deck
        return game.minions if self.deck == "minion" else game.relics


@carry_out.register
def _(verb: say.Reveal, game: Any, source: Source) -> None:
    seat = source.you
    drawn = [draw_card(game, seat) for _ in range(number(game, source, verb.n))]
    cards = [card for card in drawn if card is not None]
    if not cards:
        return
    game.tell(events.CardsRevealed(seat, tuple(cards)))
    player = game.players[seat]
    routed = [c for c in cards if any(matches(game, c, route.filter) for route in verb.route)]
    player.hand += [card for card in cards if card not in routed]
    if routed:
        player.bound += routed
        player.played_now += routed
        game.tell(events.CardsBound(seat, tuple(routed)))
        resolve_bound(game, seat, routed, drawn=in_combat(game, seat))
