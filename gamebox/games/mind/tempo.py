"""What a bot of The Mind Extreme learns of how long the others wait.

A wait is `beat * gap ** exponent` seconds. Of every seat and for each habit that people may have,
the bot keeps the logarithm of the beat as a normal distribution and moves it with every lay that it
sees (a Kalman filter); how well each habit foretold the lays is the weight it gets.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

from msgspec import Struct

from gamebox.games.mind.clock import Wait

LOG_BEAT = log(0.6)
"""The logarithm of the seconds a number to begin with."""

BEAT_SPREAD = 0.3
"""Standard deviation of the logarithm of a stranger's beat."""

WAIT_NOISE = 0.15
"""Standard deviation of the logarithm of one wait."""

REACTION_NOISE = 0.07
"""Seconds by which a reaction differs from the usual one."""

DRIFT = 0.01
"""Standard deviation of the change of a log beat from one lay to the next."""

EARLY = 0.02
"""Who is seen to lay was early rather than late: the log waits seen are too short by this."""

FOLLOWER_NOISE = 0.08
"""Standard deviation of the log waits of one who goes with the others' beat and wavers little."""

OWN_WEIGHT = 4.0
"""What the own beat counts against what was learned, as a precision."""

OUTLIER = 3.0
"""How many standard deviations a wait counts at most."""

HOPELESS = 8.0
"""How much less evidence than the best a habit has that is dropped."""

LEAST_VARIANCE = 0.0004
FIRST_PRECISION = 1 / (BEAT_SPREAD**2 + LEAST_VARIANCE)
SMALLEST_GAP = 0.5


class Habit(Struct, frozen=True):
    """One way of waiting that people may have.

    `gain` is how much a lay on one stack moves what they expect of the other, and `weight` how
    likely the habit is before anything was seen.
    """

    exponent: float = 1.0
    gain: float = 0.25
    weight: float = 1.0


class Beat(Struct, frozen=True):
    """A log wait as `level` plus the log gaps for each gain, times its slope."""

    level: float
    slopes: tuple[float, ...]

    def log_wait(self, log_gaps: Sequence[float]) -> float:
        """Return the logarithm of the seconds to wait."""
        wait = self.level
        for slope, gap in zip(self.slopes, log_gaps, strict=True):
            wait += slope * gap
        return wait


def gains_of(habits: Sequence[Habit]) -> tuple[float, ...]:
    """Return the different gains of habits."""
    return tuple(sorted({habit.gain for habit in habits}))


def usual_beat(habit: Habit, gains: Sequence[float], log_beat: float = LOG_BEAT) -> Beat:
    """Return the beat of one who has `habit`."""
    return Beat(log_beat, tuple(habit.exponent * (gain == habit.gain) for gain in gains))


def log_gap(gap: float) -> float:
    """Return the logarithm of a gap; what is overdue gets a small gap, in the right order."""
    if gap >= SMALLEST_GAP:
        return log(gap)
    return log(SMALLEST_GAP) + (gap - SMALLEST_GAP) / SMALLEST_GAP


class Tempo:
    """What is believed of one seat: by and large it has the beat `beat`."""

    def __init__(self, habits: Sequence[Habit]) -> None:
        gains = gains_of(habits)
        self._habits = [(habit.exponent, gains.index(habit.gain)) for habit in habits]
        self._flat = (0.0,) * len(gains)
        self._evidence = [log(habit.weight) for habit in habits]
        self._means = [LOG_BEAT] * len(habits)
        self._variance = BEAT_SPREAD**2
        self._odds_to_follow = 0.0
        self.own_way = 1.0
        """The chance that this seat keeps a beat of its own and does not go with the others."""
        self.known = 0.0
        """How much has been learned, as the precision gained."""
        self.beat = self._sum_up()

    def copy(self) -> "Tempo":
        """Return a copy that shares nothing that changes."""
        other = Tempo.__new__(Tempo)
        other.__dict__.update(self.__dict__)
        other._evidence = self._evidence[:]
        other._means = self._means[:]
        return other

    def learn(self, log_gaps: Sequence[float], log_wait: float, noise: float) -> None:
        """Learn from one wait; `noise` is the variance of the logarithm of such a wait."""
        variance = self._variance + DRIFT**2
        expected = variance + noise
        gain = variance / expected
        bound = OUTLIER * sqrt(expected)
        evidence, means = self._evidence, self._means
        for n, (exponent, place) in enumerate(self._habits):
            surprise = log_wait - exponent * log_gaps[place] - means[n]
            if not -bound < surprise < bound:
                surprise = bound if surprise > 0 else -bound
            evidence[n] -= 0.5 * surprise * surprise / expected
            means[n] += gain * surprise
        self._variance = variance = variance * (1 - gain)
        self.known = max(0.0, 1 / (variance + LEAST_VARIANCE) - FIRST_PRECISION)
        self.beat = self._sum_up()

    def _sum_up(self) -> Beat:
        """Weigh what the habits say by how well they foretold the lays."""
        if len(self._habits) > 1:
            self._drop_habits()
        slopes = list(self._flat)
        if len(self._habits) == 1:
            [(exponent, place)] = self._habits
            slopes[place] = exponent
            return Beat(self._means[0], tuple(slopes))
        best = max(self._evidence)
        total = level = 0.0
        for n, (exponent, place) in enumerate(self._habits):
            weight = exp(self._evidence[n] - best)
            total += weight
            level += weight * self._means[n]
            slopes[place] += weight * exponent
        return Beat(level / total, tuple([slope / total for slope in slopes]))

    def _drop_habits(self) -> None:
        """Forget the habits that have foretold the lays too badly to matter ever again."""
        evidence = self._evidence
        least = max(evidence) - HOPELESS
        if min(evidence) < least:
            kept = [n for n, one in enumerate(evidence) if one >= least]
            self._habits = [self._habits[n] for n in kept]
            self._means = [self._means[n] for n in kept]
            self._evidence = [evidence[n] for n in kept]

    def judge(self, away_from_others: float, away_from_own: float, noise: float) -> None:
        """Judge from one log wait whether this seat goes with the others or its own way.

        The arguments are the distances from the log waits foretold by either, and the variance
        that comes with the reaction time.
        """
        following = FOLLOWER_NOISE**2 + noise
        own = WAIT_NOISE**2 + self._variance + noise
        gain = 0.5 * (away_from_own**2 / own + log(own))
        gain -= 0.5 * (away_from_others**2 / following + log(following))
        odds = self._odds_to_follow + max(-3.0, min(1.5, gain))
        self._odds_to_follow = max(-5.0, min(4.0, odds))
        self.own_way = 1 / (1 + exp(self._odds_to_follow))


class Team:
    """What is believed of all seats at the table, one's own as the others see it.

    With `followers` it is judged who keeps a beat of their own and who goes with the others; only
    the former are worth following.
    """

    def __init__(self, seats: int, habits: Sequence[Habit], followers: bool) -> None:
        self.tempos = [Tempo(habits) for _ in range(seats)]
        self._usual = usual_beat(habits[0], gains_of(habits))
        self._followers = followers
        if followers:
            for tempo in self.tempos:
                tempo.own_way = 0.5

    def copy(self) -> "Team":
        """Return a copy that shares nothing that changes."""
        other = Team.__new__(Team)
        other.__dict__.update(self.__dict__)
        other.tempos = [tempo.copy() for tempo in self.tempos]
        return other

    def learn(self, seen: Wait) -> None:
        """Learn from one wait."""
        tempo = self.tempos[seen.seat]
        gaps = [log_gap(gap) for gap in seen.gaps]
        wait = log(seen.seconds) + EARLY
        noise = (REACTION_NOISE / seen.seconds) ** 2
        if self._followers:
            others = self.beat_for(seen.seat, self._usual)
            tempo.judge(wait - others.log_wait(gaps), wait - tempo.beat.log_wait(gaps), noise)
        tempo.learn(gaps, wait, WAIT_NOISE**2 + noise)

    def beat_for(self, seat: int, own: Beat) -> Beat:
        """Return the beat with which `seat` goes with the others; `own` is its beat by itself."""
        total = OWN_WEIGHT
        level = OWN_WEIGHT * own.level
        slopes = [OWN_WEIGHT * slope for slope in own.slopes]
        for other, tempo in enumerate(self.tempos):
            share = tempo.known * tempo.own_way
            if other != seat and share:
                total += share
                level += share * tempo.beat.level
                for n, slope in enumerate(tempo.beat.slopes):
                    slopes[n] += share * slope
        return Beat(level / total, tuple([slope / total for slope in slopes]))
