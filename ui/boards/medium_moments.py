"""Moments of a turn of Medium that no view shows: between an answer and what came of it."""

from msgspec.structs import replace

from gamebox.games.medium.facts import team_of
from gamebox.games.medium.moves import Attempt, Token, Turn
from gamebox.games.medium.view import MediumView


def said(before: MediumView, attempt: Attempt) -> MediumView:
    """Return the view at the moment at which these words lie on the table."""
    return _with_attempts(before, [*before.attempts, attempt])


def ended(before: MediumView, attempt: Attempt) -> MediumView:
    """Return the view at the moment at which it is clear what came of the last words."""
    return _with_attempts(before, [*before.attempts[:-1], attempt])


def _with_attempts(view: MediumView, attempts: list[Attempt]) -> MediumView:
    return replace(view, attempts=attempts, questions=[], answered=[], own_answer=None)


def before_words(view: MediumView, number: int) -> MediumView:
    """Return the view before the words of attempt `number` were shown, this turn or the last.

    For somebody who did not look on then: what a hand held besides cannot be known from `view`.
    """
    if len(view.attempts) >= number:
        return _with_attempts(view, view.attempts[: number - 1])
    turn = view.past[-1]
    back = replace(
        view,
        turns=view.turns - 1,
        active=turn.active,
        cards=[*turn.cards],
        banned=turn.banned,
        past=view.past[:-1],
        stack=[],
        over=False,
        winners=[],
        **_without_token(view, turn),
    )
    return _with_attempts(back, [*turn.attempts[: number - 1]])


def _without_token(view: MediumView, turn: Turn) -> dict[str, list[list[Token]]]:
    """Return the piles and the supply as they were before the token of a turn was taken."""
    if turn.token is None:
        return {}
    team = team_of(*turn.attempts[-1].seats, view.seats)
    piles, supply = ([pile[:] for pile in each] for each in (view.piles, view.supply))
    piles[team].remove(turn.token)
    supply[turn.token.kind - 1].append(turn.token)
    return {"piles": piles, "supply": supply}
