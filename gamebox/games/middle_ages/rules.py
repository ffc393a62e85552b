"""The rules of The Middle Ages, in the order of the Player Turn card, one step a paragraph.

A turn is BeginTurn, AddCard (with the draws, the Character's ability and the Accord), and
ReturnCoterie (with the blade, the Actions and the skulls), EndTurn. Rule ids in brackets are those
of `resources/middle_ages/rules.toml`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import UseAbility
from gamebox.games.middle_ages.effects import LAST_SHUFFLE, discard_hand, draw
from gamebox.games.middle_ages.moves import AgesMove
from gamebox.games.middle_ages.scoring import course_after, score

if TYPE_CHECKING:
    from gamebox.games.middle_ages.state import AgesGame

Answers = Mapping[int, AgesMove]
RETURNING = 3
"""Cards at which a Coterie returns (rule `turn.return`)."""


class TakeAccord(Step, frozen=True):
    """Set-up: choose an Accord.

    Where Accords are chosen, from the left of the starting player. [setup.accords]
    """

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Ask the seat."""
        game.ask(self, [Question(self.seat, "accord", "setup.accords")])

    def picked(self, game: "AgesGame", answers: Answers) -> None:
        """Give the seat its Accord."""
        move = answers[self.seat]
        assert isinstance(move, moves.ChooseAccord)
        game.accords[self.seat] = move.accord
        game.tell(moves.AccordTaken(self.seat, move.accord))


class BeginTurn(Step, frozen=True):
    """The turn begins: with an empty hand, draw a card first.

    Then the turn goes through the Player Turn card. [turn.draw, turn.order]
    """

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Lay out the steps of the turn."""
        seat = self.seat
        game.active = seat
        game.turns += 1
        game.keeps = 0
        game.tell(moves.TurnBegan(seat))
        game.push(AddCard(seat), ReturnCoterie(seat), EndTurn(seat))
        if not game.hands[seat]:
            draw(game, seat)


class AddCard(Step, frozen=True):
    """Add one card from the hand to any Coterie.

    To another player's: both draw a card, the adding player first. Then comes the Character's
    ability, then the Accord. [turn.add, turn.ability, turn.accord]
    """

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Ask the seat, if it has a card."""
        if game.hands[self.seat]:
            game.ask(self, [Question(self.seat, "add", "turn.add")])

    def picked(self, game: "AgesGame", answers: Answers) -> None:
        """Add the card, and let the draws, the ability and the Accord follow."""
        move = answers[self.seat]
        assert isinstance(move, moves.Add)
        seat, card, to = self.seat, move.card, move.seat
        game.out_of_hand(seat, card)
        game.coteries[to].append(card)
        game.tell(moves.Added(seat, card, to))
        game.push(UseAbility(seat, "character", card, to), UseAbility(seat, "accord", card, to))
        if to != seat:
            game.push(DrawCards(seat, to))


class DrawCards(Step, frozen=True):
    """Both players draw a card, the one who added first. [turn.add]"""

    seat: int
    other: int

    def run(self, game: "AgesGame") -> None:
        """Draw twice."""
        draw(game, self.seat)
        draw(game, self.other)


class ReturnCoterie(Step, frozen=True):
    """With three or more cards, your Coterie returns to your hand.

    A hooked blade costs a card; each card without a pitchfork gives an Action; then skull cards are
    discarded. [turn.return, return.order]
    """

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Take the Coterie up, and let its consequences follow in order."""
        seat, cards = self.seat, game.coteries[self.seat]
        if len(cards) < RETURNING:
            return
        traits = [game.cards.traits[card] for card in cards]
        blades, actions = sum(one.blade for one in traits), sum(one.acts for one in traits)
        game.coteries[seat] = []
        for card in cards:
            game.into_hand(seat, card)
        game.tell(moves.CoterieReturned(seat, tuple(cards), blades, actions))
        game.push(TakeActions(seat, actions), DiscardSkulls(seat))
        if blades:
            game.push(DiscardForBlade(seat))


class DiscardForBlade(Step, frozen=True):
    """Hooked blades: discard exactly one card from your hand. [return.blade]"""

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Ask the seat, if it has a card."""
        if game.hands[self.seat]:
            game.ask(self, [Question(self.seat, "discard", "return.blade")])

    def picked(self, game: "AgesGame", answers: Answers) -> None:
        """Discard the card."""
        move = answers[self.seat]
        assert isinstance(move, moves.DiscardCard)
        discard_hand(game, self.seat, [move.card])


class TakeActions(Step, frozen=True):
    """Actions: for each, you may play a card to your Structures and use its ability.

    Actions that are not used are lost. [return.actions]
    """

    seat: int
    left: int

    def run(self, game: "AgesGame") -> None:
        """Ask while an Action and a card are left."""
        if self.left and game.hands[self.seat]:
            game.ask(self, [Question(self.seat, "build", "return.actions")])

    def picked(self, game: "AgesGame", answers: Answers) -> None:
        """Play the card, use its ability at once, and go on with the Actions left."""
        move = answers[self.seat]
        if not isinstance(move, moves.Build):
            return
        game.out_of_hand(self.seat, move.card)
        game.structures[self.seat].append(move.card)
        game.tell(moves.Built(self.seat, move.card))
        game.push(
            UseAbility(self.seat, "structure", move.card, self.seat),
            TakeActions(self.seat, self.left - 1),
        )


class DiscardSkulls(Step, frozen=True):
    """Then all skull cards in your hand are discarded.

    Those that were never in the Coterie too; Tower Houses of this turn keep some.
    [return.skulls, return.keep]
    """

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Ask which to keep where there is a choice, else discard."""
        skulls = skulls_in(game, self.seat)
        if not skulls or len(skulls) <= game.keeps:
            return
        if game.keeps:
            game.ask(self, [Question(self.seat, "keep", "return.keep")])
        else:
            discard_hand(game, self.seat, skulls)

    def picked(self, game: "AgesGame", answers: Answers) -> None:
        """Discard all but the kept ones."""
        move = answers[self.seat]
        assert isinstance(move, moves.Keep)
        skulls = [card for card in skulls_in(game, self.seat) if card not in move.cards]
        discard_hand(game, self.seat, skulls)


def skulls_in(game: "AgesGame", seat: int) -> list[int]:
    """Return the skull cards in a hand."""
    traits = game.cards.traits
    return [card for card in game.hands[seat] if traits[card].skull]


class EndTurn(Step, frozen=True):
    """The turn ends, and the player to the left goes on.

    Unless the discard has been shuffled for the second time. [turn.end, end.when]
    """

    seat: int

    def run(self, game: "AgesGame") -> None:
        """Go on to the left, or end the game."""
        game.course.append(course_after(game, self.seat))
        if game.shuffles >= LAST_SHUFFLE:
            game.push(EndGame())
        else:
            game.push(BeginTurn((self.seat + 1) % game.seats))


class EndGame(Step, frozen=True):
    """The end: Coteries go to the hands, and everything is scored.

    [end.coterie, end.score, end.tie]
    """

    def run(self, game: "AgesGame") -> None:
        """Score, and end the game."""
        for seat in range(game.seats):
            for card in game.coteries[seat]:
                game.into_hand(seat, card)
            game.coteries[seat] = []
        game.seen = sorted(card for hand in game.hands for card in hand)
        game.remember("All hands were shown since.")
        winners = best_seats(game)
        hands = tuple(tuple(hand) for hand in game.hands)
        game.tell(moves.GameScored(hands, tuple(score(game)), tuple(winners)))
        game.finish(winners)


def best_seats(game: "AgesGame") -> list[int]:
    """Return the seats with the most points, then cards down, then icons. [end.score, end.tie]"""
    ranks = [(one.total, one.cards_down, one.icons) for one in score(game)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
