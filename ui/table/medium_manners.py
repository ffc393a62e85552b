"""How the page of a table behaves in Medium."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gamebox.core.bot import Choice
from gamebox.core.event import Event
from gamebox.core.question import Move, Question
from gamebox.core.rules import Rules
from gamebox.games.medium import moves
from gamebox.games.medium.facts import neighbours, team_of, total
from gamebox.games.medium.state import MediumGame
from gamebox.games.medium.texts import POWERS
from gamebox.games.medium.view import MediumView
from ui.boards.board import Board
from ui.boards.medium import MediumBoard
from ui.table.manners import Chip, Extra, Hotkey, Manners, Parts
from ui.table.medium_countdown import WordCountdown
from ui.table.medium_figures import figures
from ui.table.medium_past import Memory
from ui.table.medium_together import says, sentence, shared_keys, together
from ui.table.offers import Offer
from ui.theme import Theme

OPEN = ("sets", "vote", "incantation", "divination")
"""Questions that are answered with everybody looking on."""
LARGE = 4
"""Seats above which the players' panels are one line high."""
_PUBLIC: dict[type[Move], str] = {
    moves.ChooseSet: "Choose a set of words",
    moves.PlayCard: "Play a card",
    moves.Predict: "Predict",
    moves.Say: "Say a word",
    moves.KeepSilent: "Stay silent",
    moves.UseIncantation: "Forbid a word",
    moves.UseDivination: "Try the words with a neighbour",
    moves.KeepEsp: "Keep the ESP card",
    moves.Vote: "Vote",
}
_MEANINGS: dict[type[Move], str] = {
    moves.ChooseSet: "The words of every chosen set are shuffled into the deck.",
    moves.PlayCard: "The two cards are what you and your partner have to connect: play one for "
    "which a word comes to mind that links both.",
    moves.Predict: "A right prediction takes a Hand of Fate token, worth 1 point to both your "
    "teams.",
    moves.Say: "Say the word that most people would say for the two words, not the cleverest one.",
    moves.KeepSilent: "Silence ends the turn at once, without a token.",
    moves.UseIncantation: "Forbid the word that the two would most likely say.",
    moves.UseDivination: "A match of you and a neighbour takes a 1st Attempt token; a miss costs "
    "only the card.",
    moves.KeepEsp: "An ESP card that is never used is worth 2 points to both your teams.",
    moves.Vote: "Say honestly whether the two meant the same word.",
}


class MediumManners(Manners):
    """Medium's own ways."""

    adviser = "hard"
    more_hints = "Open the hint once more for a nudge: the first letter of a word, and its length."

    def __init__(self, rules: Rules[Any, Any]) -> None:
        super().__init__(rules)
        self._memory: Memory | None = None

    def board(self, theme: Theme) -> Board:
        """Return the board of Medium."""
        return MediumBoard(theme)

    def public(self, view: MediumView) -> MediumView:
        """Return the view of somebody who only looks on: no hand, no word, no prediction."""
        return replace(view, hand=[], prediction=None, own_answer=None)

    def extras(self, parts: Parts) -> list[Extra]:
        """Return the memory of what was said, and the countdown, where one is played with."""
        self._memory = Memory(parts.controller, parts.bench, self.adviser)
        if not parts.controller.table.game.countdown:
            return [self._memory]
        countdown = WordCountdown(parts.controller, parts.news, parts.board, parts.hours)
        return [self._memory, countdown]

    def shared(self, question: Question) -> bool:
        """Return True for what everybody may see answered. [vote.who, esp.order]"""
        return question.asks in OPEN

    def for_everybody(self, event: Event) -> bool:
        """Return True for the words, and for what came of them."""
        return isinstance(event, moves.WordsShown | moves.AttemptEnded)

    def together(self, offers: list[Offer], names: Sequence[str]) -> list[Offer]:
        """Return a button for each of several people, and one for nobody. [esp.order]"""
        return together(offers, names)

    def asks_together(self, view: MediumView, names: Sequence[str]) -> str:
        """Return what several people are asked about their ESP cards."""
        return sentence(view, names)

    def public_text(self, move: Move) -> str:
        """Return a move without its card, its word and its verdict."""
        return _PUBLIC[type(move)]

    def typed(self, move: Move) -> bool:
        """Return True for words."""
        return isinstance(move, moves.Say | moves.UseIncantation)

    def label(self, move: Move) -> str:
        """Return what the button of a move says."""
        match move:
            case moves.Predict(match) | moves.Vote(match):
                return "Match" if match else "No match"
            case moves.KeepEsp(all_turn):
                return "Keep it for this turn" if all_turn else "Keep it for now"
        return ""

    def chips(self, view: MediumView, seat: int, own: bool) -> list[Chip]:
        """Return the points with each neighbour, the ESP card and the Hand of Fate tokens.

        The left neighbour's panel is the one below. At a large table there is room for no more.
        """
        large, count = view.seats > LARGE, view.hand_counts[seat]
        chips = [] if large else [Chip("file", str(count), f"{count} cards in hand")]
        left, right = neighbours(seat, view.seats)
        sides = [("down", "with the left neighbour", left), ("up", "with the right one", right)]
        for icon, whom, mate in [("star", "together", left)] if view.seats == 2 else sides:
            points = total(view.piles[team_of(seat, mate, view.seats)])
            chips.append(Chip(icon, str(points), f"{points} points {whom}"))
        card = view.esp[seat]
        if card is not None and not (large and card.used):
            words = f"{POWERS[card.power]}, {'used' if card.used else 'unused'}"
            text = "used" if card.used else POWERS[card.power]
            icon = "eye" if card.power == "divination" else "lock"
            chips.append(Chip(icon, "" if large else text, words))
        if view.fate[seat]:
            words = f"{view.fate[seat]} Hand of Fate tokens"
            chips.append(Chip("hand", str(view.fate[seat]), words))
        return chips

    def figures(self, game: MediumGame, names: Sequence[str]) -> list[tuple[str, str]]:
        """Add every team up. [end.score]"""
        return figures(game, names, self.rules.figures(game))

    def advises(self, question: Question, *, again: bool) -> bool:
        """Return whether a hint is to name a move: for a word only when it is asked for again."""
        return again or question.asks != "say"

    def advice(self, choice: Choice, text: str) -> str:
        """Return a good move; of a word no more than how it begins and how long it is."""
        if not isinstance(choice.move, moves.Say):
            return super().advice(choice, text)
        word = choice.move.word.replace(" ", "")
        return (
            f"A strong player has a word of {len(word)} letters that begins with {word[0].upper()}."
        )

    def hotkeys(self, seats: Sequence[int], names: Sequence[str]) -> list[Hotkey]:
        """Return the keys for the buttons on the board; people who share have keys of their own."""
        if len(seats) > 1:
            return shared_keys(seats, names)
        return [
            Hotkey(Qt.Key.Key_Y, "say that it is a match", says(match=True), "button:match"),
            Hotkey(Qt.Key.Key_N, "say that it is no match", says(match=False), "button:no-match"),
            Hotkey(Qt.Key.Key_K, "keep the ESP card for now", _keeps, "button:keep"),
        ]

    def meaning(self, move: Move) -> str:
        """Return what a move does."""
        return _MEANINGS[type(move)]

    def chart(self, theme: Theme, names: Sequence[str]) -> QWidget:
        """Return the chart of the points, and of the words that were considered."""
        from ui.table.medium_chart import MediumChart  # noqa: PLC0415  # pyqtgraph is slow

        return MediumChart(theme, names, self._memory)

    def is_heading(self, event: Event) -> bool:
        """Return True where a turn begins."""
        return isinstance(event, moves.TurnBegan)


def _keeps(move: Move) -> bool:
    return isinstance(move, moves.KeepEsp) and not move.all_turn
