"""Advice for a learner of Ordeals: a normal bot's move, and how the fight at hand is likely to end.

Nothing is guessed: the odds are those of fights that are fought to their end, see `odds`.
"""

from gamebox.core.bot import Bot, Choice
from gamebox.core.dice import Dice
from gamebox.core.question import Move, Question
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.choosing import Chooser
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.odds import Odds, odds
from gamebox.games.ordeals.view import OrdealsView

ADVISER = "adviser"
"""The level under which the table asks for advice; nobody can play against it."""
WORLDS = 400
"""Fights that are fought: what is said is within 6 points in 98 of 100 cases, after 2 seconds."""
IN_COMBAT = frozenset({"assign", "push"})


class Adviser:
    """Advise what a bot would do, and tell the odds of the fight that is asked about."""

    def __init__(self, bot: Bot, chooser: Chooser, worlds: int = WORLDS) -> None:
        self._bot, self._chooser, self._worlds = bot, chooser, worlds

    def choose(self, view: OrdealsView, question: Question, dice: Dice) -> Choice | None:
        """Return the bot's choice with the odds added to its reason."""
        choice = self._bot.choose(view, question, dice)
        told = self._told(view, question, dice)
        if choice is None or not told:
            return choice
        return Choice(choice.move, choice.at_ms, f"{choice.why} {told}".strip(), choice.considered)

    def _told(self, view: OrdealsView, question: Question, dice: Dice) -> str:
        if question.asks in IN_COMBAT:
            found = self._odds(view, dice, None)
            return found.sentence if found else ""
        enter = moves.ActivateEncounter()
        if question.asks == "explore" and enter in options(view, question):
            found = self._odds(view, dice, enter)
            return f"If you fight here: {found.sentence}" if found else ""
        return ""

    def _odds(self, view: OrdealsView, dice: Dice, move: Move | None) -> Odds | None:
        return odds(view, self._chooser, dice, move=move, worlds=self._worlds)
