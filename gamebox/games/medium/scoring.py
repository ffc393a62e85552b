"""How a game of Medium ends, and what it is worth."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from gamebox.games.medium.facts import team_count, teammates, total
from gamebox.games.medium.moves import EspCard, Token

if TYPE_CHECKING:
    from gamebox.games.medium.state import MediumGame
    from gamebox.games.medium.view import MediumView

UNUSED = 2
"""Points for an ESP card that was not used (rule `esp.unused`)."""


class TeamScore(Struct, frozen=True):
    """What a team has: points of tokens, of unused ESP cards and of Hand of Fate tokens."""

    tokens: int
    esp: int
    fate: int
    firsts: int

    @property
    def total(self) -> int:
        """All points."""
        return self.tokens + self.esp + self.fate


def team_scores(game: "MediumGame | MediumView") -> list[TeamScore]:
    """Return the score of each team. [end.score, esp.unused, predict.score]"""
    return [
        _score(game.piles[team], teammates(team, game.seats), game.esp, game.fate)
        for team in range(team_count(game.seats))
    ]


def _score(
    pile: Sequence[Token],
    seats: Sequence[int],
    esp: Sequence[EspCard | None],
    fate: Sequence[int],
) -> TeamScore:
    unused = sum(card is not None and not card.used for card in (esp[seat] for seat in seats))
    firsts = sum(token.kind == 1 for token in pile)
    return TeamScore(total(pile), UNUSED * unused, sum(fate[seat] for seat in seats), firsts)


def best_teams(scores: Sequence[TeamScore]) -> list[int]:
    """Return the winning teams: most points, then most 1st Attempt tokens. [end.score, end.tie]"""
    best = max((score.total, score.firsts) for score in scores)
    return [team for team, score in enumerate(scores) if (score.total, score.firsts) == best]


def winning_seats(game: "MediumGame") -> list[int]:
    """Return the seats that win. [end.score, two.win]"""
    scores = team_scores(game)
    if game.seats == 2:
        return [0, 1] if scores[0].total > total(game.fortuna) else []
    teams = best_teams(scores)
    return sorted({seat for team in teams for seat in teammates(team, game.seats)})


def is_last_turn(game: "MediumGame") -> bool:
    """Return whether the game ends with the turn that has just been played.

    When the end has come and every pair has had as many turns as the others.
    [end.crystal, end.round, end.deck, two.end]
    """
    come = game.shattered or not game.deck or (game.seats == 2 and not game.supply[0])
    return come and game.turns % game.seats == 0
