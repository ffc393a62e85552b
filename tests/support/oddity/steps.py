"""The rules of Oddity, one step a paragraph."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import May, Step, each, may, times, up_to
from support.oddity import cards as c

if TYPE_CHECKING:
    from oddity.state import OddGame

Answers = Mapping[int, c.OddMove]


class TakeTurn(Step, frozen=True):
    """A turn: play one card."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """End the game after the last turn, else ask for a card; an empty hand plays none."""
        if game.turns == 0:
            best = max(game.points)
            game.finish(seat for seat, points in enumerate(game.points) if points == best)
            return
        hand = game.hands[self.seat]
        game.ask(self, [Question(self.seat, "turn", "turn.play")] if hand else [])

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Let the card happen, then the next turn."""
        game.push(EndTurn(self.seat))
        for move in answers.values():
            assert isinstance(move, c.Play)
            game.lay_open(self.seat, move.card)
            game.tell(c.Played(self.seat, move.card))
            game.push(Effect(self.seat, move.card))


class EndTurn(Step, frozen=True):
    """The end of a turn."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Pass the turn on."""
        game.turns -= 1
        game.clear_sky()
        game.push(TakeTurn(game.after(self.seat)))


class Effect(Step, frozen=True):
    """What a card does."""

    seat: int
    card: int

    def run(self, game: "OddGame") -> None:
        """Push the steps of the card."""
        match c.kind(self.card):
            case "storm":
                game.push(NameCards(self.seat))
            case "echo":
                game.push(Echo(self.seat))
            case "race":
                game.push(*times(2, Race()))
            case "words":
                game.push(SayWords(self.seat))
            case "foe":
                game.push(*may(self.seat, "foe.may", Fight(self.seat), DrawCard(self.seat)))
            case "loan":
                game.push(*up_to(2, self.seat, "loan.twice", LendCard(self.seat)))


class NameCards(Step, frozen=True):
    """Storm: its owner names high or low."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Ask the owner."""
        game.ask(self, [Question(self.seat, "name", "storm.name")])

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Make every opponent choose."""
        move = answers[self.seat]
        assert isinstance(move, c.Name)
        game.gather_storm()
        game.tell(c.Named(move.high))
        game.push(GiveCards(self.seat, move.high))


class GiveCards(Step, frozen=True):
    """Storm: every opponent gives a card, all at once, and draws another."""

    seat: int
    high: bool

    def run(self, game: "OddGame") -> None:
        """Ask all opponents who hold cards, in secret."""
        others = [s for s in range(game.seats) if s != self.seat and game.hands[s]]
        game.ask(self, [Question(seat, "give", "storm.give") for seat in others])

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Show the cards; each who gave draws."""
        given = {s: move.card for s, move in sorted(answers.items()) if isinstance(move, c.Give)}
        for seat, card in given.items():
            game.lay_open(seat, card)
        game.strike(given)
        game.tell(c.Gave(given))
        game.push(*each(given, DrawCard))


class DrawCard(Step, frozen=True):
    """Draw a card."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Draw face down, and ask what to do with it; an empty deck gives nothing."""
        if game.deck:
            card = game.deck.pop()
            game.drawn[self.seat].append(card)
            game.tell(c.Drew(self.seat), {self.seat: c.Drew(self.seat, card)})
            game.remember("A card was drawn since.")
            game.push(KeepOrBury(self.seat))


class KeepOrBury(Step, frozen=True):
    """Keep the drawn card, or bury it in the deck."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Ask the seat that drew."""
        game.ask(self, [Question(self.seat, "keep", "draw.keep", ("pile:drawn",))])

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Take the card up or shuffle it into the deck."""
        card = game.drawn[self.seat].pop()
        kept = isinstance(answers[self.seat], c.Keep)
        if kept:
            game.hands[self.seat] = sorted([*game.hands[self.seat], card])
        else:
            game.deck.append(card)
            game.shuffle(game.deck)
        game.tell(c.TookUp(self.seat, kept))


class Echo(Step, frozen=True):
    """Echo: another card of the hand happens twice."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Ask for the card; an empty hand echoes nothing."""
        hand = game.hands[self.seat]
        game.ask(self, [Question(self.seat, "echo", "echo.twice")] if hand else [])

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Let the card happen twice."""
        for move in answers.values():
            assert isinstance(move, c.PlayTwice)
            game.lay_open(self.seat, move.card)
            game.tell(c.Played(self.seat, move.card, 2))
            game.push(*times(2, Effect(self.seat, move.card)))


class Race(Step, frozen=True):
    """Race: the first seat to grab wins a point."""

    def run(self, game: "OddGame") -> None:
        """Ask everybody; the first answer counts."""
        questions = [Question(seat, "race", "race.first") for seat in range(game.seats)]
        game.ask(self, questions, first=True)

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Give the point."""
        [(seat, move)] = answers.items()
        assert isinstance(move, c.Grab)
        game.points[seat] += 1
        game.races += 1
        game.tell(c.Grabbed(seat, move.at_ms))


class SayWords(Step, frozen=True):
    """Words: two seats type a word in secret, the others predict."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Ask everybody at once."""
        typing = (self.seat, game.after(self.seat))
        game.ask(
            self,
            [
                Question(seat, "word", "words.say")
                if seat in typing
                else Question(seat, "predict", "words.predict")
                for seat in range(game.seats)
            ],
        )

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Show the words; words that begin alike match."""
        words = {s: move.word for s, move in sorted(answers.items()) if isinstance(move, c.Say)}
        match = len({word[0] for word in words.values()}) == 1
        for seat, move in answers.items():
            right = move.match == match if isinstance(move, c.Predict) else match
            game.points[seat] += right
        game.said += words.values()
        game.tell(c.Said(words, match))


class Fight(Step, frozen=True):
    """Fight: put cards under a foe that they beat together."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Ask for cards and a foe."""
        game.ask(self, [Question(self.seat, "fight", "foe.total", ("foe:1", "foe:2"))])

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Beat the foe, who comes back stronger."""
        move = answers[self.seat]
        if isinstance(move, c.Assign):
            foe = game.foes[move.foe]
            for card in move.cards:
                game.hands[self.seat].remove(card)
                foe.under.append(card)
            foe.need += 1
            game.points[self.seat] += 2
            game.tell(c.Beaten(self.seat, move.foe, move.cards))


class LendCard(Step, frozen=True):
    """Loan: give a card face down to the next seat; both know it."""

    seat: int

    def run(self, game: "OddGame") -> None:
        """Ask for a card; an empty hand lends nothing."""
        hand = game.hands[self.seat]
        game.ask(self, [Question(self.seat, "lend", "loan.lend")] if hand else [])

    def picked(self, game: "OddGame", answers: Answers) -> None:
        """Lay the card down."""
        for move in answers.values():
            assert isinstance(move, c.Lend)
            to = game.after(self.seat)
            game.hands[self.seat].remove(move.card)
            game.lent.append(c.Lent(move.card, self.seat, to))
            shown = c.CardLent(self.seat, to, move.card)
            game.tell(c.CardLent(self.seat, to), {self.seat: shown, to: shown})
            game.remember("A card was shown since.")


OddStep = (
    TakeTurn | EndTurn | Effect | NameCards | GiveCards | DrawCard | KeepOrBury | Echo | Race
    | SayWords | Fight | LendCard | May
)  # fmt: skip
