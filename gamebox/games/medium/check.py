"""Whether a position of Medium can be: what is checked when a save is opened."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct, field

from gamebox.core.step import Step
from gamebox.errors import BrokenGame
from gamebox.games.medium.cards import WordCards
from gamebox.games.medium.facts import (
    ATTEMPTS,
    FATE_TOKENS,
    HAND,
    full_supply,
    partners,
    set_places,
    sets_needed,
    team_count,
)
from gamebox.games.medium.moves import Attempt, Outcome, Token, Turn
from gamebox.games.medium.rules import (
    ChooseSets,
    DealCards,
    EndTurn,
    OfferDivination,
    OfferIncantation,
    PlayWordCard,
    PredictMatch,
    SayWords,
    VoteOnWords,
)
from gamebox.games.medium.same import compare
from gamebox.games.medium.spoken import refuse_word
from gamebox.games.medium.state import MediumGame, MediumStep

REMEMBERED_TURNS = 1 << 10
"""Turns whose words were found right; a long game has about forty."""


def check_table(game: MediumGame) -> None:
    """Raise BrokenGame when what lies on the table cannot be."""
    check_parts(game)
    check_seats(game)
    check_sets(game)
    check_tokens(game)
    check_turn(game)
    check_words(game)
    check_stack(game)


def check_parts(game: MediumGame) -> None:
    """Check that every seat and every team has each of its parts."""
    if any(len(part) != game.seats for part in (game.hands, game.esp, game.fate)):
        raise BrokenGame(f"Not every part of the table has {game.seats} places, one for each seat.")
    if len(game.piles) != team_count(game.seats) or len(game.supply) != ATTEMPTS:
        raise BrokenGame("There are piles of tokens too many or too few.")
    if game.seats == 2 and (any(game.esp) or game.predicting):
        raise BrokenGame("Two players have no ESP cards and no predictions.")


def check_seats(game: MediumGame) -> None:
    """Check every seat that the state names."""
    named = [game.active, game.starter, *game.people, *game.passed, *game.predictions]
    named += [turn.active for turn in game.past]
    named += [] if game.drawn_by is None else [game.drawn_by]
    named += [seat for attempt in attempts_of(game) for seat in attempt.seats]
    if any(not 0 <= seat < game.seats for seat in named):
        raise BrokenGame("The state names a seat that is not at the table.")
    if len(set(game.people)) != len(game.people):
        raise BrokenGame("A person sits at the table twice.")


def attempts_of(game: MediumGame) -> Iterator[Attempt]:
    """Yield every attempt of the game."""
    for turn in game.past:
        yield from turn.attempts
    yield from game.attempts


def check_sets(game: MediumGame) -> None:
    """Check which words are played with, and that the piles of the deck fit them."""
    if not set(game.sets) <= set(set_places(game.pack, game.only_pack)):
        raise BrokenGame("A set of words does not exist.")
    choosing = bool(game.stack) and isinstance(game.stack[-1], ChooseSets)
    if len(set(game.sets)) != len(game.sets):
        raise BrokenGame("A set of words is in the deck twice.")
    if not choosing and len(game.sets) != sets_needed(game.seats):
        raise BrokenGame(f"{game.seats} seats play with {sets_needed(game.seats)} sets of words.")
    if choosing == bool(game.bottom) or (choosing and any(game.hands)):
        raise BrokenGame("Sets of words are chosen before the cards are dealt, not after.")
    if any(len(hand) > HAND for hand in game.hands):
        raise BrokenGame(f"A hand has more than {HAND} cards.")
    if not choosing and game.shattered != bool(game.crystal_lies):
        raise BrokenGame("The Crystal Ball has shattered exactly when it is not in the deck.")
    if game.drawn_by is not None and not game.shattered:
        raise BrokenGame("Somebody drew the Crystal Ball, but it has not shattered.")
    if not choosing and 0 in game.deck[game.bottom :]:
        raise BrokenGame("The Crystal Ball does not lie in the bottom pile.")


def check_tokens(game: MediumGame) -> None:
    """Check that there are as many tokens as in the box. [token.supply, predict.supply]"""
    lying: Counter[Token] = Counter(game.fortuna)
    for pile in (*game.supply, *game.piles):
        lying.update(pile)
    if lying != Counter(token for pile in full_supply() for token in pile):
        raise BrokenGame("There are Mind Meld tokens too many or too few.")
    for number, pile in enumerate(game.supply, start=1):
        if any(token.kind != number for token in pile):
            raise BrokenGame("A Mind Meld token lies in the pile of another kind.")
    if any(token.kind != 1 for token in game.fortuna) or (game.fortuna and game.seats > 2):
        raise BrokenGame("Madame Fortuna has a token that she cannot have.")
    if sum(game.fate) > FATE_TOKENS:
        raise BrokenGame(f"There are only {FATE_TOKENS} Hand of Fate tokens.")


def check_turn(game: MediumGame) -> None:
    """Check the cards, predictions and ESP cards of the turn."""
    if set(game.predictions) != predicted(game):
        raise BrokenGame("The predictions are not those of this moment.")
    divined = any(isinstance(step, SayWords) and step.divined for step in game.stack)
    divined |= any(attempt.divined for attempt in game.attempts)
    if game.esp_played != (bool(game.banned) or divined):
        raise BrokenGame("The ESP card of this turn is not the one that the state names.")
    if game.over and (game.cards or game.attempts or game.won):
        raise BrokenGame("The game is over in the middle of a turn.")
    if len(game.past) != game.turns:
        raise BrokenGame("The turns played are not those that the state counts.")


def predicted(game: MediumGame) -> set[int]:
    """Return the seats whose prediction lies face down: until the first attempt is over.

    [predict.when, predict.show]
    """
    if not game.predicting or len(game.cards) < 2 or isinstance(game.stack[-1], PredictMatch):
        return set()
    first_over = game.attempts and game.attempts[0].outcome != "open"
    return set() if first_over else set(range(game.seats)) - set(partners(game))


def check_words(game: MediumGame) -> None:
    """Check that no word was said that was forbidden, in this turn or an earlier one. [say.used]"""
    now = Turn(game.active, tuple(game.cards), tuple(game.attempts), game.banned)
    played = {*game.discard, *game.cards}
    for turn in (*game.past, now):
        if not {*turn.cards} <= played:
            raise BrokenGame("A card was played that does not lie with the cards played.")
        check_said(game.pack, turn)
    if any(attempt.outcome == "open" for turn in game.past for attempt in turn.attempts):
        raise BrokenGame("A turn is over, but it is open what came of its words.")


class TurnSoFar(Struct):
    """A turn as it was when a word was said in it."""

    pack: WordCards | None
    cards: list[int]
    attempts: list[Attempt] = field(default_factory=list)
    banned: str = ""


@lru_cache(REMEMBERED_TURNS)
def check_said(pack: WordCards | None, turn: Turn) -> None:
    """Check the words of one turn; that of a turn which was found right is remembered."""
    if len(turn.cards) not in ((2,) if turn.attempts or turn.banned else (0, 1, 2)):
        raise BrokenGame("Words were said before both cards were played.")
    table = TurnSoFar(pack, [*turn.cards])
    for attempt in turn.attempts:
        for word in attempt.words:
            refuse_said(table, word)
        check_outcome(attempt)
        table.attempts.append(attempt)
    refuse_said(table, turn.banned or None)


def refuse_said(table: TurnSoFar, word: str | None) -> None:
    """Raise BrokenGame for a word that could not be said."""
    refusal = None if word is None else refuse_word(table, word)
    if refusal is not None:
        raise BrokenGame(f"A word was said that may not be: {refusal.text}")


def check_outcome(attempt: Attempt) -> None:
    """Check that what came of an attempt fits its words. [say.match, say.silence, vote.who]"""
    first, second = attempt.words
    verdict = "silence" if first is None or second is None else compare(first, second)
    possible = {
        "silence": ("silence",),
        "match": ("match",),
        "no": ("miss",),
        "vote": ("match", "miss", "open") if attempt.close else ("miss",),
    }
    if attempt.outcome not in possible[verdict] or (attempt.close and verdict != "vote"):
        raise BrokenGame("What came of an attempt does not fit its words.")


def check_stack(game: MediumGame) -> None:
    """Check that the steps to come are those of this moment of the turn."""
    if game.over:
        return
    top = game.stack[-1]
    if game.stack != expected_stack(game, top):
        raise BrokenGame("The steps to come are not those of this moment.")
    if len(game.cards) < 2 and not isinstance(top, ChooseSets | PlayWordCard):
        raise BrokenGame("Two cards are played before anything else is asked in a turn.")
    outcomes = [attempt.outcome for attempt in game.attempts]
    misses = {
        OfferDivination: [ATTEMPTS],
        SayWords: [ATTEMPTS] if getattr(top, "divined", False) else [*range(ATTEMPTS)],
        OfferIncantation: [*range(ATTEMPTS)],
        VoteOnWords: [*range(1, ATTEMPTS + 2)],
    }.get(type(top), [0])
    last: Outcome = "open" if isinstance(top, VoteOnWords) else "miss"
    if len(outcomes) not in misses or outcomes != ["miss"] * (len(outcomes) - 1) + [last] * bool(
        outcomes
    ):
        raise BrokenGame("The attempts made are not those before this moment.")
    if any(attempt.divined != (place == ATTEMPTS) for place, attempt in enumerate(game.attempts)):
        raise BrokenGame("Only after the last attempt a Divination is tried.")


def expected_stack(game: MediumGame, top: Step) -> list[MediumStep]:
    """Return the steps that lie there while `top` asks."""
    pair = partners(game)
    turn: list[MediumStep] = [
        EndTurn(),
        SayWords(pair),
        OfferIncantation(),
        *([PredictMatch()] if game.predicting else []),
        PlayWordCard(pair[0], "turn.own-card"),
        PlayWordCard(pair[1], "turn.partner-card"),
    ]
    match top:
        case ChooseSets():
            return [DealCards(), ChooseSets(sets_needed(game.seats) - len(game.sets))]
        case PlayWordCard():
            return turn[: len(turn) - len(game.cards)]
        case PredictMatch():
            return turn[:4]
        case OfferIncantation(kept):
            return [*turn[:2], OfferIncantation(kept)]
        case SayWords(said, divined=True):
            return [EndTurn(), SayWords(said, divined=True)]
        case SayWords():
            return turn[:2]
        case OfferDivination(kept):
            return [EndTurn(), OfferDivination(kept)]
    return [EndTurn(), VoteOnWords()]
