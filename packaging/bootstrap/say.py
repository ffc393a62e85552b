"""How the set-up speaks: a line for each step, one sentence for what stops it."""

import sys


class SetupError(Exception):
    """What stopped the set-up, as one sentence that says what to do."""


def step(text: str) -> None:
    """Tell the person which step begins."""
    print(text, file=sys.stderr, flush=True)
