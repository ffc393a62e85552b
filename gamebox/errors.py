"""What goes wrong, in one clear sentence each."""


class GameboxError(Exception):
    """Say in one sentence, fit for a dialog or the command line, what could not be done."""


class BrokenGame(GameboxError):
    """Say what in a state cannot be: a card twice, a seat too many, a negative count."""
