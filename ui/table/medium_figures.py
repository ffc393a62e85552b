"""The last page of a game of Medium: every team added up, and what the game was like."""

from collections.abc import Mapping, Sequence

from gamebox.games.medium.facts import KINDS, total
from gamebox.games.medium.moves import Token
from gamebox.games.medium.scoring import UNUSED, TeamScore, team_scores
from gamebox.games.medium.state import MediumGame
from ui.table.medium_past import FORTUNA, team_names

Line = tuple[str, str]


def figures(
    game: MediumGame, names: Sequence[str], counted: Mapping[str, int | float | str]
) -> list[Line]:
    """Return three facts for each team, the best first, and then those of the whole game.

    `counted` are the figures of the rules. [end.score, end.tie]
    """
    modules = any(game.esp) or game.predicting
    scores = list(zip(team_names(names), team_scores(game), game.piles, strict=False))
    scores.sort(key=lambda team: (-team[1].total, -team[1].firsts))
    lines = [line for team in scores for line in _team(*team, modules=modules)]
    if game.seats == 2:
        hers = game.fortuna
        lines += [(FORTUNA, _points(total(hers))), (_tokens(hers), str(total(hers))), ("", "")]
    return [*lines, *_whole(counted, modules=modules)]


def _team(name: str, score: TeamScore, pile: Sequence[Token], *, modules: bool) -> list[Line]:
    firsts = ("1st Attempt tokens, which break a tie", str(score.firsts))
    extra = (f"Unused ESP cards ({UNUSED} each) + Hand of Fate", f"{score.esp} + {score.fate}")
    return [
        (name, _points(score.total)),
        (_tokens(pile), str(score.tokens)),
        extra if modules else firsts,
    ]


def _tokens(pile: Sequence[Token]) -> str:
    """Return the tokens of a pile by attempt, each with its points."""
    parts = []
    for kind, name in zip(KINDS, ("1st", "2nd", "3rd"), strict=True):
        points = [str(token.points) for token in pile if token.kind == kind]
        if points:
            parts.append(f"{name}\N{NO-BREAK SPACE}{'+'.join(points)}")
    return f"Tokens: {', '.join(parts) or 'none'}"


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _whole(counted: Mapping[str, int | float | str], *, modules: bool) -> list[Line]:
    """Return what the game was like."""
    matches = [str(counted[name]) for name in ("first", "second", "third")]
    lines = [
        ("Turns played", str(counted["turns"])),
        ("Matches in the 1st, 2nd, 3rd Attempt", ", ".join(matches)),
        ("Votes, and turns that ended in silence", f"{counted['votes']}, {counted['silences']}"),
    ]
    if modules:
        divined = f"{counted['divinations']}, {counted['divined']}"
        lines += [
            ("Incantations used", str(counted["incantations"])),
            ("Divinations used, and matched", divined),
            ("Right predictions", str(counted["predicted"])),
        ]
    return lines
