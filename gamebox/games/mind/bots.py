"""The bots of The Mind Extreme: they count in their heads, as people do.

A bot waits a time that grows with the gap between a stack and its own next card. It plays both
stacks against one clock, wavers in its waits, takes a moment to react, and goes with the beat that
it has learned from the others' lays. After each lay it begins a new wait, and it draws how much it
wavers once for each: asked again, it answers the same.
"""

from functools import cache
from math import exp

from msgspec import Struct

from gamebox.core.bot import Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question
from gamebox.errors import GameboxError
from gamebox.games.mind import moves
from gamebox.games.mind.cards import COLOURS, card_name, rank
from gamebox.games.mind.clock import REACTION, LevelClock, side_of
from gamebox.games.mind.legal import first_cards
from gamebox.games.mind.memory import Memory
from gamebox.games.mind.stars import agrees_to_star, proposes_star
from gamebox.games.mind.tempo import LOG_BEAT, Habit, Team, gains_of, log_gap, usual_beat
from gamebox.games.mind.view import MindView

REACTION_SPREAD = 0.06
FASTEST = 0.2
"""Seconds within which no bot reacts."""

BOTH_COLOURS = 1.15
"""How much more a bot wavers while it holds both colours."""

CLOSE = 0.1
HESITATION = 0.12
"""Seconds more that a bot takes when the waits for its two colours differ by a part of CLOSE."""

LEAST_OF_WAIT = 0.1
PAUSES = {"ready": (0.6, 1.0), "agree": (0.8, 1.0), "star": (1.0, 1.5), "propose": (0.9, 0.6)}
"""How many seconds a bot takes at least for what is no lay, and how many more at most."""


class Manner(Struct, frozen=True):
    """What sort of player a bot is.

    `noise` is the standard deviation of a wait as a part of it, `spread` that of the logarithm of
    the bot's own beat; `habit` is how it waits by itself. A bot that learns reckons with the
    `habits` that the others may have, the usual one first, and with `followers` it tells who keeps
    a beat of their own from who goes with the others.
    """

    noise: float
    spread: float
    habit: Habit = Habit()
    learns: bool = False
    habits: tuple[Habit, ...] = (Habit(),)
    followers: bool = False


HABITS = (
    Habit(),
    *(Habit(exponent, weight=0.3) for exponent in (0.8, 1.2)),
    *(Habit(gain=gain, weight=0.05) for gain in (0.0, 0.5, 1.0)),
    *(Habit(exponent, gain, 0.015) for gain in (0.0, 0.5) for exponent in (0.8, 1.2)),
    Habit(0.8, 1.0, 0.015),
)
"""The habits that a bot of full inference reckons with, the usual one first."""

EASY = Habit(gain=0.0)
MANNERS = {
    "easy": Manner(noise=0.2, spread=0.25, habit=EASY, habits=(EASY,)),
    "normal": Manner(noise=0.12, spread=0.25, learns=True),
    "hard": Manner(noise=0.03, spread=0.0, learns=True, habits=HABITS, followers=True),
    "person": Manner(noise=0.12, spread=0.25),
    "person-curved": Manner(noise=0.12, spread=0.25, habit=Habit(0.8)),
}
"""The levels. The last two stand for people in simulations: they never adapt to anybody."""


class MindBot:
    """A player with a manner, and a beat of its own that comes from `seed`."""

    def __init__(self, manner: Manner, seed: int) -> None:
        self.manner = manner
        self.seed = seed
        log_beat = LOG_BEAT + manner.spread * Dice(seed).normal()
        self.gains = gains_of(manner.habits)
        self.own = usual_beat(manner.habit, self.gains, log_beat)
        self._memory: Memory | None = None

    def choose(self, view: MindView, question: Question, dice: Dice) -> Choice | None:
        """Return what to do next and when, or None when there is nothing to do but wait."""
        match question.asks:
            case "ready":
                return pause("ready", moves.Ready(), "Everybody has to be ready.", dice)
            case "agree":
                return answer_star(view, dice)
            case "star":
                return self._choose_for_star(view, dice)
            case "wait":
                return None
        return self._play(view)

    # Laying

    def _play(self, view: MindView) -> Choice | None:
        """Return the next lay, or the proposal of a star where that comes first."""
        star = proposes_star(view)
        if not view.hand and not star:
            return None
        memory = self._read(view)
        clock = memory.clock
        last_ms = clock.last_ms if clock.spell == view.spell else 0
        dice = Dice(self.seed + (view.spell << 32) + len(view.laid))
        choice = self._lay(view, memory, dice, last_ms)
        if star:
            proposal = pause("propose", moves.ProposeStar(), "It is dangerous now.", dice, last_ms)
            if choice is None or proposal.at_ms < choice.at_ms:
                return proposal
        return choice

    def _lay(self, view: MindView, memory: Memory, dice: Dice, last_ms: int) -> Choice | None:
        """Return the lay of the card that is due first; `last_ms` is the time of the last lay."""
        waits = self._waits(view, memory)
        if not waits:
            return None
        noise = self.manner.noise
        reaction = max(FASTEST, REACTION + REACTION_SPREAD * dice.normal())
        wait, card = waits[0]
        if len(waits) == 2:
            (wait, card), (longer, _) = sorted(waits)
            noise *= BOTH_COLOURS
            if wait > longer * (1 - CLOSE):
                reaction += HESITATION
        wait *= max(LEAST_OF_WAIT, 1 + noise * dice.normal())
        at_ms = last_ms + round(1000 * (reaction + wait))
        return Choice(moves.Lay(card), at_ms, why_lay(view, memory.clock, card, certain=not wait))

    def _waits(self, view: MindView, memory: Memory) -> list[tuple[float, int]]:
        """Return the seconds to wait, without noise, and the card to lay, for each colour held."""
        clock, hand = memory.clock, view.hand
        alone = len(hand) == sum(view.hand_counts)
        waits = []
        for card in first_cards(hand):
            side, place = side_of(card), rank(card)
            if alone or comes_next(view, clock, side, place):
                waits.append((0.0, card))
            else:
                log_gaps = [log_gap(place - reached[side]) for reached in clock.reached]
                waits.append((exp(memory.beat.log_wait(log_gaps)), card))
        return waits

    def _read(self, view: MindView) -> Memory:
        memory = self._memory
        if memory is None or not memory.read(view):
            manner = self.manner
            team = Team(view.seats, manner.habits, manner.followers)
            memory = Memory(view.seat, self.own, team, manner.learns, self.gains)
            memory.read(view)
            self._memory = memory
        return memory

    # Throwing stars

    def _choose_for_star(self, view: MindView, dice: Dice) -> Choice:
        """Choose the card that is due first: with it goes the nearest danger."""
        clock = self._read(view).clock
        card = min(
            first_cards(view.hand), key=lambda card: clock.gaps(side_of(card), rank(card))[0]
        )
        return pause("star", moves.ChooseForStar(card), "It would be due first.", dice)


def comes_next(view: MindView, clock: LevelClock, side: int, place: int) -> bool:
    """Return whether the seat knows that the card of a rank comes directly after its stack's top.

    `side` is 0 for white and 1 for red.
    """
    if not clock.blind[side]:
        return clock.adjoin(side, clock.top(side), place)
    top = view.top(COLOURS[side])
    if top is None:
        return clock.adjoin(side, 0, place)
    return top.card is not None and clock.adjoin(side, rank(top.card), place)


def why_lay(view: MindView, clock: LevelClock, card: int, certain: bool) -> str:
    """Return in a sentence why a bot lays `card` next."""
    if not certain:
        return away(card, round(rank(card) - clock.reached[0][side_of(card)]))
    if len(view.hand) == sum(view.hand_counts):
        return "Nobody else holds a card."
    return f"The {card_name(card)} comes next for certain."


@cache
def away(card: int, gap: int) -> str:
    """Return how far a card is from what is expected, in a sentence made once each.

    A bot has one for every thought, and mostly nobody reads it.
    """
    return f"The {card_name(card)} is {gap} away." if gap > 1 else f"The {card_name(card)} is due."


def answer_star(view: MindView, dice: Dice) -> Choice:
    """Agree to a throwing star or refuse it."""
    if agrees_to_star(view):
        return pause("agree", moves.Agree(), "There are many mistakes to be made yet.", dice)
    return pause("agree", moves.Refuse(), "The team can do without it now.", dice)


def pause(kind: str, move: Move, why: str, dice: Dice, since_ms: int = 0) -> Choice:
    """Return the choice of a move after the time that a person would take for it."""
    least, more = PAUSES[kind]
    return Choice(move, since_ms + round(1000 * (least + more * dice.random())), why)


def mind_bot(level: str, seed: int) -> MindBot:
    """Return a bot of a level; raises GameboxError for a level that there is not."""
    manner = MANNERS.get(level)
    if manner is None:
        raise GameboxError(f"The Mind Extreme has no bots of level '{level}'.")
    return MindBot(manner, seed)
