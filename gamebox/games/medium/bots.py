"""The bots of Medium: they say what most people would say, each with a mind of its own.

Rule ids in brackets are those of `resources/medium/rules.toml`. What they think with needs numpy
and tables of words, so `gamebox.games.medium.mind` is imported when a bot first thinks.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from gamebox.core.bot import Choice
from gamebox.core.dice import Dice, seeded
from gamebox.core.question import Move, Question
from gamebox.errors import GameboxError
from gamebox.games.medium import legal, moves
from gamebox.games.medium.esp import best_helper, chance_of_match, worth_of_ban
from gamebox.games.medium.facts import link_words, neighbours, partners
from gamebox.games.medium.spoken import forbidden
from gamebox.games.medium.view import MediumView

if TYPE_CHECKING:
    from gamebox.games.medium.mind import Found, Mind

SHOWN = 10
"""Words of those considered that a chart shows."""
OTHERS = 8
"""Words of the deck with which a bot tries each card that it could play first."""
EVEN = 0.5
SAME = 0.55
"""Nearness of meaning from which two close words are one idea."""
LONGEST_MS = 9_000
MINDS = 24
"""Minds that are kept for other bots of the same name: three tables full."""


class Manner(Struct, frozen=True):
    """What sort of player a bot is.

    It lacks between `least` and `most` of all links; `noise` and `fancy` are those of a Taste.
    `care` is how much more a card that meets the partner's is worth to it than mere chance.
    """

    least: float
    most: float
    noise: float
    fancy: float
    care: float


MANNERS = {
    "easy": Manner(least=0.45, most=0.5, noise=0.9, fancy=0.5, care=2.0),
    "normal": Manner(least=0.4, most=0.5, noise=0.4, fancy=0.0, care=20.0),
    "hard": Manner(least=0.3, most=0.3, noise=0.1, fancy=0.0, care=100.0),
}
TIMES = {
    "say": (1800, 1800),
    "play": (1500, 2500),
    "predict": (1200, 1500),
    "incantation": (1200, 2000),
    "divination": (1500, 2000),
    "vote": (1000, 1500),
    "sets": (800, 1500),
}
"""Milliseconds that a bot takes at least for each kind of question, and how many more at most."""
DOUBT_MS = 4_500
"""How much longer it takes for a word of which it is not sure."""


def medium_bot(level: str, name: str) -> "MediumBot":
    """Return a bot of a level; raises GameboxError for a level that there is not."""
    manner = MANNERS.get(level)
    if manner is None:
        raise GameboxError(f"Medium has no bots of level '{level}'.")
    return MediumBot(manner, name)


class MediumBot:
    """A player whose name decides which associations it lacks, in this game as in any other."""

    def __init__(self, manner: Manner, name: str) -> None:
        self.manner = manner
        self.name = name

    @property
    def mind(self) -> "Mind":
        """What it thinks with."""
        return mind_of(self.manner, self.name)

    def choose(self, view: MediumView, question: Question, dice: Dice) -> Choice | None:
        """Return what to answer, after the time that a person would take for it."""
        match question.asks:
            case "say":
                return self._say(view, dice)
            case "play" if view.cards:
                return self._answer_card(view, dice)
            case "play":
                return self._offer_card(view, dice)
            case "predict":
                return self._predict(view, dice)
            case "incantation":
                return self._incantation(view, dice)
            case "divination":
                return self._divination(view, dice)
            case "vote":
                return self._vote(view, dice)
        move = dice.choose(legal.options(view, question, view.hand))
        return Choice(move, pause(question.asks, dice), "Any set will do.")

    # Words

    def words(self, view: MediumView, seed: int | None = None) -> "list[Found]":
        """Return the words for the two that are to be connected now, the best first. [say.next]"""
        first, second = link_words(view)
        return self.mind.words(first, second, forbidden(view), seed)

    def _say(self, view: MediumView, dice: Dice) -> Choice:
        """Say the word that comes to mind first. [say.together]"""
        first, second = link_words(view)
        found = self.words(view, dice.bits())
        at_ms = pause("say", dice) + round(DOUBT_MS * (1 - found[0].share))
        why = f"{both(first, second)} make me think of {found[0].word.upper()}."
        return Choice(moves.Say(found[0].word), min(at_ms, LONGEST_MS), why, weighed(found))

    def _vote(self, view: MediumView, dice: Dice) -> Choice:
        """Say whether two close words mean the same. [vote.who]"""
        first, second = (word or "" for word in view.attempts[-1].words)
        same = self.mind.likeness(first, second) >= SAME
        why = f"{first.upper()} and {second.upper()} are {'one idea' if same else 'two ideas'}."
        return Choice(moves.Vote(same), pause("vote", dice), why)

    # Cards

    def _answer_card(self, view: MediumView, dice: Dice) -> Choice:
        """Play the card that meets the partner's best. [turn.own-card]"""
        words, lying = view.words, view.words.word(view.cards[0])
        sureties = [self.mind.surety(lying, words.word(card)) for card in view.hand]
        card = self._pick(view.hand, sureties, dice)
        best = self.mind.words(words.word(card), lying)[0].word.upper()
        why = f"{both(words.word(card), lying)} make me think of {best}."
        considered = ranked([words.word(card) for card in view.hand], sureties)
        return Choice(moves.PlayCard(card), pause("play", dice), why, considered)

    def _offer_card(self, view: MediumView, dice: Dice) -> Choice:
        """Play the card that can meet many. [turn.partner-card]"""
        words = view.words
        seen = {*view.hand, *view.discard}
        unseen = [c for place in view.sets for c in words.cards_of(place) if c not in seen]
        others = [words.word(card) for card in dice.sample(unseen, min(OTHERS, len(unseen)))]
        chances = [self._chance_to_meet(words.word(card), others) for card in view.hand]
        card = self._pick(view.hand, chances, dice)
        why = f"Many words can be connected with {words.word(card)}."
        considered = ranked([words.word(card) for card in view.hand], chances)
        return Choice(moves.PlayCard(card), pause("play", dice), why, considered)

    def _chance_to_meet(self, word: str, others: Sequence[str]) -> float:
        """Return how surely a word meets the best half of some others: a partner will choose."""
        sureties = sorted((self.mind.surety(word, other) for other in others), reverse=True)
        best = sureties[: max(1, len(sureties) // 2)]
        return sum(best) / len(best) if best else 0.0

    def _pick(self, cards: Sequence[int], values: Sequence[float], dice: Dice) -> int:
        """Return the card of most value; a bot of little care often plays another."""
        care = self.manner.care
        return max(zip(values, cards, strict=True), key=lambda v: care * v[0] + dice.random())[1]

    # Modules

    def _predict(self, view: MediumView, dice: Dice) -> Choice:
        """Predict a match where one word stands out. [predict.when]"""
        first, second = link_words(view)
        found = self.words(view)
        match = chance_of_match(view, partners(view), [one.share for one in found]) >= EVEN
        why = (
            f"{both(first, second)} should make them think of {found[0].word.upper()}."
            if match
            else f"{first.upper()} and {second.upper()} leave many words open."
        )
        return Choice(moves.Predict(match), pause("predict", dice), why, weighed(found))

    def _incantation(self, view: MediumView, dice: Dice) -> Choice:
        """Forbid the word that the pair is likeliest to say, where it is worth it."""
        found = self.words(view)
        word = found[0].word
        move: Move = moves.KeepEsp()
        why = "An unused card is worth more."
        if worth_of_ban(view, [one.share for one in found]) > 0:
            move, why = moves.UseIncantation(word), f"They would both say {word.upper()}."
        return Choice(move, pause("incantation", dice), why, weighed(found))

    def _divination(self, view: MediumView, dice: Dice) -> Choice:
        """Try the pair's last words with the neighbour with whom it pays most. [esp.helper]"""
        found = self.words(view)
        helper = best_helper(view, [one.share for one in found], neighbours(view.seat, view.seats))
        move: Move = moves.KeepEsp() if helper is None else moves.UseDivination(helper)
        why = (
            "An unused card is worth more."
            if helper is None
            else f"{both(*link_words(view))} make me think of {found[0].word.upper()}."
        )
        return Choice(move, pause("divination", dice), why, weighed(found))


@lru_cache(MINDS)
def mind_of(manner: Manner, name: str) -> "Mind":
    """Return the mind of a bot of this name."""
    from gamebox.games.medium.mind import Mind, Taste  # noqa: PLC0415  It loads numpy.

    dice = seeded("mind", name)
    drops = manner.least + (manner.most - manner.least) * dice.random()
    return Mind(Taste(drops, manner.noise, manner.fancy), dice.bits())


def pause(asks: str, dice: Dice) -> int:
    """Return how many milliseconds a person would take for a question of this kind."""
    least, more = TIMES[asks]
    return least + round(more * dice.random())


def both(first: str, second: str) -> str:
    """Return the beginning of a sentence about two words."""
    return f"{first.upper()} and {second.upper()} both"


def weighed(found: "Sequence[Found]") -> tuple[tuple[str, float], ...]:
    """Return the best words, each with its share of being said, for a chart."""
    return tuple((one.word, round(one.share, 4)) for one in found[:SHOWN])


def ranked(words: Sequence[str], values: Sequence[float]) -> tuple[tuple[str, float], ...]:
    """Return words with their values, the best first, for a chart."""
    order = sorted(zip(words, values, strict=True), key=lambda one: -one[1])
    return tuple((word, round(value, 4)) for word, value in order)
