"""The rules of The Mind Extreme, in the order of the rulebook, one step a paragraph.

A level is the steps DealLevel, GetReady, PlayCards, TurnBlindStacks and CompleteLevel. Rule ids in
brackets are those of `resources/mind/rules.toml`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from gamebox.core.question import Question
from gamebox.core.step import Step
from gamebox.games.mind import moves
from gamebox.games.mind.cards import CARDS, COLOURS, Colour, between, colour, rank
from gamebox.games.mind.moves import Aside, Laid, Milliseconds, MindMove, SeatCard

if TYPE_CHECKING:
    from gamebox.games.mind.state import MindGame

Answers = Mapping[int, MindMove]


@cache
def questions(seats: Sequence[int], asks: str, rule: str) -> tuple[Question, ...]:
    """Return one question for each seat. They never change, so they are made once."""
    return tuple(Question(seat, asks, rule) for seat in seats)


@cache
def questions_but(seats: int, done: tuple[int, ...], asks: str, rule: str) -> tuple[Question, ...]:
    """Return one question for each of so many seats but those `done`."""
    return questions(tuple(seat for seat in range(seats) if seat not in done), asks, rule)


def stopped(stack: Sequence[Step]) -> bool:
    """Return whether play of a level that runs is stopped: nobody lays before all are ready.

    `stack` are the steps still to happen, the next one last; a proposal of a star may lie on top.
    """
    # A list, because a generator costs more than what it looks at, with every answer.
    rules = [step.rule for step in stack[-2:] if type(step) is GetReady]
    return bool(rules) and rules != ["ready.begin"]


class DealLevel(Step, frozen=True):
    """The next level: shuffle all cards and deal.

    Every seat gets as many cards as the level says. [setup.deal, level.next]
    """

    def run(self, game: "MindGame") -> None:
        """Deal, and let the level happen."""
        game.level += 1
        game.tell(moves.LevelBegan(game.level))
        game.deck = list(CARDS)
        game.shuffle(game.deck)
        for seat in range(game.seats):
            hand = sorted(game.deck[-game.level :])
            del game.deck[-game.level :]
            game.hands[seat] = hand
            game.tell(
                moves.Dealt(seat, game.level), {seat: moves.Dealt(seat, game.level, tuple(hand))}
            )
        game.push(GetReady(), PlayCards(), TurnBlindStacks(), CompleteLevel())


class GetReady(Step, frozen=True):
    """Everyone puts a hand on the table.

    Play begins, or goes on, when the last seat is ready. In a level that runs, whoever is ready
    may still propose a star. [ready.begin, ready.stop, star.propose]
    """

    ready: tuple[int, ...] = ()
    rule: str = "ready.begin"

    def run(self, game: "MindGame") -> None:
        """Ask every seat that is not ready; each answer counts at once."""
        asked = list(questions_but(game.seats, self.ready, "ready", self.rule))
        if game.stars and self.rule != "ready.begin":
            asked += questions(self.ready, "wait", "star.propose")
        game.ask(self, asked, first=True)

    def picked(self, game: "MindGame", answers: Answers) -> None:
        """Take one more hand on the table, and begin when it is the last; or hear a proposal."""
        [(seat, move)] = answers.items()
        if isinstance(move, moves.ProposeStar):
            game.push(self)
            propose_star(game, seat, move.at_ms)
            return
        game.tell(moves.HandDown(seat))
        ready = (*self.ready, seat)
        if len(ready) < game.seats:
            game.push(GetReady(ready, self.rule))
            return
        game.spell += 1
        game.tell(moves.PlayBegan(game.spell))
        game.remember("Play has begun since.")


class PlayCards(Step, frozen=True):
    """Game play: anyone lays, in no order of turns.

    White goes up, red comes down, both at the same time. [lay.anyone, lay.both-stacks]
    """

    def run(self, game: "MindGame") -> None:
        """Ask every seat at once while anybody holds a card; the first answer counts."""
        if any(game.hands):
            game.ask(self, list(questions_but(game.seats, (), "lay", "lay.anyone")), first=True)

    def picked(self, game: "MindGame", answers: Answers) -> None:
        """Carry out the first answer, and let play go on."""
        [(seat, move)] = answers.items()
        game.push(self)
        match move:
            case moves.Lay(card, at_ms):
                lay(game, seat, card, at_ms)
            case moves.Stop(at_ms):
                stop(game, seat, at_ms)
            case moves.ProposeStar(at_ms):
                propose_star(game, seat, at_ms)


def stop(game: "MindGame", seat: int, at_ms: int) -> None:
    """Stop play, after `at_ms` of this stretch, until everybody is ready again. [ready.stop]"""
    game.tell(moves.Stopped(seat, at_ms))
    game.pauses.append(at_ms)
    game.push(GetReady(rule="ready.stop"))


def propose_star(game: "MindGame", seat: int, at_ms: int) -> None:
    """Let a seat propose a throwing star. [star.propose]"""
    game.tell(moves.StarProposed(seat))
    game.push(AgreeOnStar(seat, at_ms))


def lay(game: "MindGame", seat: int, card: int, at_ms: int) -> None:
    """Lay a card on the stack of its colour. [lay.own-order, lay.one]"""
    game.hands[seat].remove(card)
    stack = colour(card)
    game.remember("A card was laid since: everybody has learned from it.")
    if stack in game.blind:
        lay_blind(game, seat, card, at_ms)
        return
    skipped = skipped_cards(game, card)
    game.laid.append(Laid(seat, stack, card, at_ms, game.spell, bool(skipped)))
    game.tell(moves.CardLaid(seat, stack, card, at_ms))
    if skipped:
        set_aside(game, skipped)
        game.tell(moves.Mistake(seat, card, tuple(skipped)))
        lose_lives(game, 1)


def lay_blind(game: "MindGame", seat: int, card: int, at_ms: int) -> None:
    """Lay a card face down: only its owner knows it. [blind.lay, blind.secret]"""
    stack = colour(card)
    game.laid.append(Laid(seat, stack, card, at_ms, game.spell))
    game.tell(
        moves.CardLaid(seat, stack, None, at_ms), {seat: moves.CardLaid(seat, stack, card, at_ms)}
    )


def skipped_cards(game: "MindGame", card: int) -> list[SeatCard]:
    """Return the cards in all hands that had to come before `card`. [mistake.open]"""
    before = between(colour(card), 0, rank(card))
    return [
        SeatCard(seat, held)
        for seat, hand in enumerate(game.hands)
        for held in hand
        if held in before
    ]


def set_aside(game: "MindGame", cards: Iterable[SeatCard]) -> None:
    """Lay cards aside face up, out of the hands; they count as laid. [mistake.aside, star.aside]"""
    for away in cards:
        game.hands[away.seat].remove(away.card)
        game.aside.append(Aside(away.seat, away.card, len(game.laid)))


def lose_lives(game: "MindGame", count: int) -> None:
    """Give up lives, one a mistake; without a life left the game is lost. [life.last]"""
    lost = min(count, game.lives)
    game.lives -= lost
    game.tell(moves.LivesLost(lost, game.lives))
    if game.lives == 0:
        game.record_level()
        game.tell(moves.Lost())
        game.finish([])


class AgreeOnStar(Step, frozen=True):
    """Using a throwing star: everybody has to agree.

    Nobody lays meanwhile; one refusal ends the proposal. Whoever has decided may still say Stop,
    once for all. [star.propose, star.agree, ready.stop]
    """

    proposer: int
    at_ms: Milliseconds
    agreed: tuple[int, ...] = ()

    def run(self, game: "MindGame") -> None:
        """Ask every other seat that has not agreed yet; each answer counts at once."""
        done = (self.proposer, *self.agreed)
        asked = list(questions_but(game.seats, done, "agree", "star.agree"))
        if not stopped(game.stack):
            asked += questions(done, "wait", "ready.stop")
        game.ask(self, asked, first=True)

    def picked(self, game: "MindGame", answers: Answers) -> None:
        """End with a refusal, throw the star when all agree, else wait for the others."""
        [(seat, move)] = answers.items()
        if isinstance(move, moves.Stop):
            stop(game, seat, self.at_ms)
            game.push(self)
            return
        if isinstance(move, moves.Refuse):
            game.tell(moves.StarRefused(seat))
            game.refused_after = len(game.laid)
            return
        game.tell(moves.StarAgreed(seat))
        agreed = (*self.agreed, seat)
        if len(agreed) < game.seats - 1:
            game.push(AgreeOnStar(self.proposer, self.at_ms, agreed))
            return
        if not stopped(game.stack):
            game.pauses.append(self.at_ms)
        game.push(ThrowStar())


class ThrowStar(Step, frozen=True):
    """Using a throwing star: everybody chooses in secret.

    Lowest white or highest red; all are turned up at once and laid aside. [star.choose, star.aside]
    """

    def run(self, game: "MindGame") -> None:
        """Ask every seat that holds cards; the answers stay sealed until the last is in."""
        holding = tuple([seat for seat in range(game.seats) if game.hands[seat]])
        game.ask(self, list(questions(holding, "star", "star.choose")))

    def picked(self, game: "MindGame", answers: Answers) -> None:
        """Turn the chosen cards up, lay them and a star aside, and get ready again.

        Hands that lay on the table before the star count no more.
        """
        chosen = [
            SeatCard(seat, move.card)
            for seat, move in sorted(answers.items())
            if isinstance(move, moves.ChooseForStar)
        ]
        game.stars -= 1
        set_aside(game, chosen)
        game.tell(moves.StarThrown(tuple(chosen)))
        game.remember("Cards were turned up since.")
        if stopped(game.stack):
            game.stack.pop()
        if any(game.hands):
            game.push(GetReady(rule="star.aside"))


class TurnBlindStacks(Step, frozen=True):
    """The end of the level: turn the blind stacks up and check their order.

    Each mistake costs a life. [blind.judge, level.end]
    """

    def run(self, game: "MindGame") -> None:
        """Judge the blind stacks before the reward."""
        mistakes = 0
        for stack in COLOURS:
            if stack in game.blind:
                mistakes += turn_stack(game, stack)
        if mistakes:
            lose_lives(game, mistakes)


def turn_stack(game: "MindGame", stack: Colour) -> int:
    """Turn one blind stack up and return its number of mistakes. [blind.judge]"""
    places = [place for place, laid in enumerate(game.laid) if laid.colour == stack]
    cards = game.stack_cards(stack)
    wrong = mistakes_in(cards)
    for index in wrong:
        game.mark_wrong(places[index])
    lies = tuple(
        SeatCard(game.laid[place].seat, card) for place, card in zip(places, cards, strict=True)
    )
    game.tell(moves.StackTurned(stack, lies, tuple(wrong)))
    return len(wrong)


def mistakes_in(cards: Sequence[int]) -> list[int]:
    """Return the places of the mistakes in a stack, from 0 at the bottom. [blind.judge]

    The stack is walked from the bottom as if it had been open: a card is a mistake when a later one
    should have come before it that was not already counted against an earlier mistake.
    """
    counted: set[int] = set()
    wrong = []
    for place, card in enumerate(cards):
        if card in counted:
            continue
        skipped = {later for later in cards[place + 1 :] if rank(later) < rank(card)} - counted
        if skipped:
            wrong.append(place)
            counted |= skipped
    return wrong


class CompleteLevel(Step, frozen=True):
    """The level is completed: take its reward, then the next level or the end.

    [level.end, reward, end.win]
    """

    def run(self, game: "MindGame") -> None:
        """Reward the team, and go on to the next level or win."""
        game.tell(moves.LevelCompleted(game.level))
        take_reward(game)
        game.record_level()
        if game.level == game.last_level:
            game.tell(moves.Won())
            game.finish(range(game.seats))
        else:
            game.clear_table()
            game.push(DealLevel())


def take_reward(game: "MindGame") -> None:
    """Take the life or star that the level card shows, if the box still holds one. [reward]"""
    reward = game.level_card.reward
    if reward == "life":
        taken = game.lives < game.box.lives
        game.lives += taken
    elif reward == "star":
        taken = game.stars < game.box.stars
        game.stars += taken
    else:
        return
    game.tell(moves.RewardTaken(reward, taken))
