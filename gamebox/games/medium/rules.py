"""The rules of Medium, in the order of the rulebook, one step a paragraph.

A turn is BeginTurn, PlayWordCard (the partner, then the active player), PredictMatch,
OfferIncantation and SayWords, up to three times, and EndTurn. Rule ids in brackets are those of
`resources/medium/rules.toml`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.medium import moves
from gamebox.games.medium.cards import CRYSTAL_BALL
from gamebox.games.medium.effects import (
    clear_turn,
    holders,
    next_asked,
    refill,
    show_predictions,
    take_for_fortuna,
    take_token,
    use_esp,
    voters,
)
from gamebox.games.medium.facts import ATTEMPTS, HAND, KINDS, partners, team_of
from gamebox.games.medium.moves import Attempt, MediumMove, Outcome
from gamebox.games.medium.same import compare
from gamebox.games.medium.scoring import is_last_turn, team_scores, winning_seats

if TYPE_CHECKING:
    from gamebox.games.medium.state import MediumGame

Answers = Mapping[int, MediumMove]
PILES = 3
"""Piles that the deck is cut in (rule `setup.crystal`)."""


class ChooseSets(Step, frozen=True):
    """Set-up: choose the sets of words.

    Where they are chosen, the starting player names one after another. [setup.sets]
    """

    left: int

    def run(self, game: "MediumGame") -> None:
        """Ask the starting player for one set."""
        game.ask(self, [Question(game.starter, "sets", "setup.sets")])

    def picked(self, game: "MediumGame", answers: Answers) -> None:
        """Take the set, and ask for the next."""
        move = answers[game.starter]
        assert isinstance(move, moves.ChooseSet)
        take_set(game, move.place)
        if self.left > 1:
            game.push(ChooseSets(self.left - 1))


def take_set(game: "MediumGame", place: int) -> None:
    """Put a set of words into the deck. [setup.sets]"""
    game.sets.append(place)
    game.deck += game.words.cards_of(place)
    game.tell(moves.SetChosen(place))


class DealCards(Step, frozen=True):
    """Set-up: hide the Crystal Ball and deal.

    The deck is cut in three; one pile gets the Crystal Ball and becomes the bottom.
    [setup.crystal, setup.deal]
    """

    def run(self, game: "MediumGame") -> None:
        """Build the deck, deal six cards each, and let the first turn begin."""
        game.shuffle(game.deck)
        piles = [game.deck[start::PILES] for start in range(PILES)]
        bottom = piles.pop(game.dice.below(PILES))
        bottom.append(CRYSTAL_BALL)
        game.shuffle(bottom)
        game.bottom = len(bottom)
        game.deck = [*bottom, *piles[1], *piles[0]]
        for seat in range(game.seats):
            cards = [game.deck.pop() for _ in range(min(HAND, len(game.deck)))]
            game.hands[seat] = cards
            hidden = moves.HandDealt(seat, HAND)
            game.tell(hidden, {seat: moves.HandDealt(seat, HAND, tuple(cards))})
        game.push(BeginTurn())


class BeginTurn(Step, frozen=True):
    """A turn begins: the active player teams up with the left neighbour.

    A seat without a card plays none of its turns. [turn.partner, turn.empty]
    """

    def run(self, game: "MediumGame") -> None:
        """Lay out the steps of the turn."""
        active, partner = partners(game)
        empty = [seat for seat in (active, partner) if not game.hands[seat]]
        if empty:
            game.tell(moves.TurnSkipped(active, partner, empty[0]))
            game.push(EndTurn())
            return
        game.tell(moves.TurnBegan(active, partner))
        predict = [PredictMatch()] if game.predicting else []
        game.push(
            PlayWordCard(partner, "turn.partner-card"),
            PlayWordCard(active, "turn.own-card"),
            *predict,
            OfferIncantation(),
            SayWords((active, partner)),
            EndTurn(),
        )


class PlayWordCard(Step, frozen=True):
    """Step 1: play a card.

    The partner first, face up; then the active player. [turn.partner-card, turn.own-card]
    """

    seat: int
    rule: str

    def run(self, game: "MediumGame") -> None:
        """Ask the seat."""
        game.ask(self, [Question(self.seat, "play", self.rule)])

    def picked(self, game: "MediumGame", answers: Answers) -> None:
        """Lay the card in the middle."""
        move = answers[self.seat]
        assert isinstance(move, moves.PlayCard)
        game.hands[self.seat].remove(move.card)
        game.cards.append(move.card)
        game.tell(moves.CardPlayed(self.seat, move.card))
        game.remember("A card was shown since.")


class PredictMatch(Step, frozen=True):
    """Prediction: match or no match?

    Every seat that is not one of the two predicts in secret. [predict.when]
    """

    def run(self, game: "MediumGame") -> None:
        """Ask all of them at once."""
        others = [seat for seat in range(game.seats) if seat not in partners(game)]
        game.ask(self, [Question(seat, "predict", "predict.when") for seat in others])

    def picked(self, game: "MediumGame", answers: Answers) -> None:
        """Lay the predictions face down until the first attempt is over. [predict.show]"""
        game.predictions = {
            seat: move.match
            for seat, move in sorted(answers.items())
            if isinstance(move, moves.Predict)
        }


class OfferIncantation(Step, frozen=True):
    """Incantation: forbid the pair a word.

    Asked before each attempt of every opponent that still has the card. [esp.incantation]
    """

    kept: tuple[int, ...] = ()

    def run(self, game: "MediumGame") -> None:
        """Ask the next in order; of people, whoever answers first has it. [esp.order]"""
        holding = [s for s in holders(game, "incantation") if s not in self.kept]
        asked = next_asked(game, holding)
        game.ask(self, [Question(seat, "incantation", "esp.incantation") for seat in asked], True)

    def picked(self, game: "MediumGame", answers: Answers) -> None:
        """Ban the word, or ask the next."""
        for seat, move in answers.items():
            if isinstance(move, moves.UseIncantation):
                game.banned = move.word.strip()
                use_esp(game, moves.EspUsed(seat, "incantation", game.banned))
            else:
                keep_esp(game, seat, move)
                game.push(OfferIncantation((*self.kept, seat)))


def keep_esp(game: "MediumGame", seat: int, move: MediumMove) -> None:
    """Ask a seat no more in this turn, when it said so. [esp.pass]"""
    if isinstance(move, moves.KeepEsp) and move.all_turn:
        game.passed.append(seat)


class SayWords(Step, frozen=True):
    """Step 2: three, two, one: say the same word.

    Both enter a word in secret; both are shown at once. [say.together]
    """

    pair: tuple[int, int]
    divined: bool = False

    def run(self, game: "MediumGame") -> None:
        """Ask the two."""
        rule = "esp.divination" if self.divined else "say.together"
        game.ask(self, [Question(seat, "say", rule) for seat in self.pair])

    def picked(self, game: "MediumGame", answers: Answers) -> None:
        """Show both words; close ones are put to the vote. [say.match, vote.who]"""
        first, second = (word_of(answers[seat]) for seat in self.pair)
        attempt = Attempt(self.pair, (first, second), divined=self.divined)
        game.attempts.append(attempt)
        game.tell(moves.WordsShown(len(game.attempts), attempt))
        if first is None or second is None:
            end_attempt(game, "silence")
            return
        verdict = compare(first, second)
        if verdict == "vote" and voters(game, self.pair):
            game.attempts[-1] = replace(attempt, close=True)
            game.push(VoteOnWords())
            return
        end_attempt(game, "match" if verdict == "match" else "miss")


def word_of(move: MediumMove) -> str | None:
    """Return what a seat said, without spaces around it, or None for silence."""
    return " ".join(move.word.split()) if isinstance(move, moves.Say) else None


class VoteOnWords(Step, frozen=True):
    """The vote: are close words a match?

    The other people decide, by majority; a coin decides between even votes. [vote.who, vote.coin]
    """

    def run(self, game: "MediumGame") -> None:
        """Ask every voter at once."""
        asked = voters(game, game.attempts[-1].seats)
        game.ask(self, [Question(seat, "vote", "vote.who") for seat in asked])

    def picked(self, game: "MediumGame", answers: Answers) -> None:
        """Count the votes."""
        votes = {
            seat: move.match
            for seat, move in sorted(answers.items())
            if isinstance(move, moves.Vote)
        }
        lead = 2 * sum(votes.values()) - len(votes)
        match = lead > 0 if lead else game.dice.below(2) == 1
        game.tell(moves.Voted(votes, match, coin=lead == 0))
        game.remember("Two words were put to the vote since.")
        end_attempt(game, "match" if match else "miss")


def end_attempt(game: "MediumGame", outcome: Outcome) -> None:
    """Go on after an attempt: with a token, with the next attempt, or with nothing.

    [token.take, say.next, say.silence]
    """
    attempt = game.attempts[-1] = replace(game.attempts[-1], outcome=outcome)
    number = len(game.attempts)
    game.tell(moves.AttemptEnded(number, attempt))
    if number == 1:
        show_predictions(game, outcome == "match")
        if game.seats == 2 and outcome != "match":
            take_for_fortuna(game)
    if outcome == "match":
        kind = KINDS[0] if attempt.divined else KINDS[number - 1]
        take_token(game, kind, team_of(*attempt.seats, game.seats))
    elif outcome == "miss" and not attempt.divined:
        if number < ATTEMPTS:
            game.push(OfferIncantation(), SayWords(attempt.seats))
        else:
            game.push(OfferDivination())


class OfferDivination(Step, frozen=True):
    """Divination: steal the pair's last two words.

    After a third miss, asked of every opponent that still has the card. [esp.divination]
    """

    kept: tuple[int, ...] = ()

    def run(self, game: "MediumGame") -> None:
        """Ask the next in order; of people, whoever answers first has it. [esp.order]"""
        holding = [s for s in holders(game, "divination") if s not in self.kept]
        asked = next_asked(game, holding)
        game.ask(self, [Question(seat, "divination", "esp.divination") for seat in asked], True)

    def picked(self, game: "MediumGame", answers: Answers) -> None:
        """Let the two neighbours say a word, or ask the next."""
        for seat, move in answers.items():
            if isinstance(move, moves.UseDivination):
                use_esp(game, moves.EspUsed(seat, "divination", helper=move.helper))
                game.push(SayWords((seat, move.helper), divined=True))
            else:
                game.push(OfferDivination((*self.kept, seat)))


class EndTurn(Step, frozen=True):
    """The turn ends: draw cards.

    Then the partner is the next active player, or the game ends. [refill, order.clockwise]
    """

    def run(self, game: "MediumGame") -> None:
        """Draw, and go on."""
        clear_turn(game)
        refill(game)
        game.turns += 1
        if is_last_turn(game):
            end_game(game)
            return
        game.active = partners(game)[1]
        game.push(BeginTurn())


def end_game(game: "MediumGame") -> None:
    """Score every team and name the winners. [end.score, end.tie]"""
    points = tuple(score.total for score in team_scores(game))
    winners = winning_seats(game)
    game.tell(moves.GameScored(points, tuple(winners)))
    game.finish(winners)
