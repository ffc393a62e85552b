"""What a bot of The Mind Extreme learns of how long the others wait.

A wait is `beat * gap ** exponent` seconds. Of every seat and for each exponent that people may
have, the bot keeps the logarithm of the beat as a normal distribution and moves it with every lay
that it sees (a Kalman filter); how well each exponent foretold the lays is the weight it gets.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

from gamebox.games.mind.clock import Wait

BEAT = 0.6
"""Seconds a number to begin with."""

LOG_BEAT = log(BEAT)
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

USUAL_BEAT = (LOG_BEAT, 1.0)
LEAST_VARIANCE = 0.0004
FIRST_PRECISION = 1 / (BEAT_SPREAD**2 + LEAST_VARIANCE)
OUTLIER = 3.0
"""How many standard deviations a wait counts at most."""

SMALLEST_GAP = 0.5
Exponents = Sequence[tuple[float, float]]


def log_gap(gap: float) -> float:
    """Return the logarithm of a gap; what is overdue gets a small gap, in the right order."""
    if gap >= SMALLEST_GAP:
        return log(gap)
    return log(SMALLEST_GAP) + (gap - SMALLEST_GAP) / SMALLEST_GAP


class Tempo:
    """What is believed of one seat: the log wait is about `level + slope * log_gap`.

    `exponents` are pairs of an exponent and its weight before anything was seen.
    """

    def __init__(self, exponents: Exponents) -> None:
        self._exponents = [exponent for exponent, _ in exponents]
        self._evidence = [log(weight) for _, weight in exponents]
        self._means = [LOG_BEAT] * len(exponents)
        self._variance = BEAT_SPREAD**2
        self._odds_to_follow = 0.0
        self.own_way = 1.0
        """The chance that this seat keeps a beat of its own and does not go with the others."""
        self.known = 0.0
        """How much has been learned, as the precision gained."""
        self._sum_up()

    def copy(self) -> "Tempo":
        """Return a copy that shares nothing that changes."""
        other = Tempo.__new__(Tempo)
        other.__dict__.update(self.__dict__)
        other._evidence = self._evidence[:]
        other._means = self._means[:]
        return other

    def learn(self, gap: float, wait: float, noise: float) -> None:
        """Learn from a log wait at a log gap; `noise` is the variance of such a log wait."""
        variance = self._variance + DRIFT**2
        expected = variance + noise
        gain = variance / expected
        bound = OUTLIER * sqrt(expected)
        evidence, means = self._evidence, self._means
        for n, exponent in enumerate(self._exponents):
            surprise = wait - exponent * gap - means[n]
            surprise = max(-bound, min(bound, surprise))
            evidence[n] -= 0.5 * surprise * surprise / expected
            means[n] += gain * surprise
        self._variance = variance = variance * (1 - gain)
        self.known = max(0.0, 1 / (variance + LEAST_VARIANCE) - FIRST_PRECISION)
        self._sum_up()

    def _sum_up(self) -> None:
        """Weigh what the exponents say by how well they foretold the lays."""
        best = max(self._evidence)
        total = level = slope = 0.0
        for evidence, exponent, mean in zip(
            self._evidence, self._exponents, self._means, strict=True
        ):
            weight = exp(evidence - best)
            total += weight
            level += weight * mean
            slope += weight * exponent
        self.level, self.slope = level / total, slope / total

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
    """What is believed of all seats at the table, one's own as the others see it."""

    def __init__(self, seats: int, exponents: Exponents, followers: bool) -> None:
        self.tempos = [Tempo(exponents) for _ in range(seats)]
        self.followers = followers
        if followers:
            for tempo in self.tempos:
                tempo.own_way = 0.5

    def copy(self) -> "Team":
        """Return a copy that shares nothing that changes."""
        other = Team.__new__(Team)
        other.followers = self.followers
        other.tempos = [tempo.copy() for tempo in self.tempos]
        return other

    def learn(self, seen: Wait) -> None:
        """Learn from one wait."""
        tempo = self.tempos[seen.seat]
        gap = log_gap(seen.gap)
        wait = log(seen.seconds) + EARLY
        noise = (REACTION_NOISE / seen.seconds) ** 2
        if self.followers:
            level, slope = self.beat_for(seen.seat, USUAL_BEAT)
            tempo.judge(wait - level - slope * gap, wait - tempo.level - tempo.slope * gap, noise)
        tempo.learn(gap, wait, WAIT_NOISE**2 + noise)

    def beat_for(self, seat: int, own: tuple[float, float]) -> tuple[float, float]:
        """Return the level and slope of log waits by which `seat` goes with the others.

        `own` are those that it would have by itself.
        """
        total = OWN_WEIGHT
        level, slope = OWN_WEIGHT * own[0], OWN_WEIGHT * own[1]
        for other, tempo in enumerate(self.tempos):
            if other != seat:
                share = tempo.known * tempo.own_way
                total += share
                level += share * tempo.level
                slope += share * tempo.slope
        return level / total, slope / total
