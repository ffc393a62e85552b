"""What the turns of Medium that were played tell a learner: the points, and who said what when."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from PySide6.QtCore import QObject, Signal

from gamebox.core.bot import Choice
from gamebox.core.event import Event
from gamebox.games.medium import moves
from gamebox.games.medium.cards import WordCards
from gamebox.games.medium.facts import team_count, team_of, teammates
from gamebox.games.medium.texts import ATTEMPT_NAMES
from gamebox.games.medium.view import MediumView
from gamebox.table import Record
from ui.table.bots import BotBench
from ui.table.controller import Controller

FORTUNA = "Madame Fortuna"
Considered = tuple[tuple[str, float], ...]
"""The words that a bot considered, the best first, each with how likely it seemed."""


def team_names(names: Sequence[str]) -> list[str]:
    """Return the names of the teams, with Madame Fortuna after a pair that plays against her."""
    seats = len(names)
    pairs = [teammates(team, seats) for team in range(team_count(seats))]
    teams = [" and ".join(names[seat] for seat in pair) for pair in pairs]
    return [*teams, FORTUNA] if seats == 2 else teams


def course(view: MediumView) -> list[tuple[int, ...]]:
    """Return the points in tokens of each team after each turn. [token.take, two.fortuna]"""
    hers = iter(view.fortuna)
    won = []
    for turn in view.past:
        points = [0] * (team_count(view.seats) + (view.seats == 2))
        if turn.token is not None:
            points[team_of(*turn.attempts[-1].seats, view.seats)] += turn.token.points
        missed = turn.attempts and turn.attempts[0].outcome != "match"
        token = next(hers, None) if view.seats == 2 and missed else None
        if token is not None:
            points[-1] += token.points
        won.append(tuple(points))
    return list(accumulate(won, lambda so_far, more: tuple(map(sum, zip(so_far, more)))))  # noqa: B905


@dataclass(frozen=True)
class Spoken:
    """A word that was said: in which attempt, by whom, and by which answer of the record."""

    attempt: str
    seat: int
    word: str
    number: int


@dataclass
class TurnWords:
    """The words of one turn: those of the two cards, and those that were said."""

    cards: list[str] = field(default_factory=list)
    spoken: list[Spoken] = field(default_factory=list)


def words_by_turn(record: Record[Any, Any, Any], words: WordCards) -> list[TurnWords]:
    """Return the turns in which words were shown, the oldest first; nothing that is sealed."""
    turns = [TurnWords()]
    entered: dict[int, int] = {}
    for number, answer in enumerate(record.history, start=1):
        if isinstance(answer.move, moves.Say):
            entered[answer.seat] = number
        for told in answer.told:
            _take(turns, told.event, entered, words)
    return [turn for turn in turns if turn.spoken]


def _take(turns: list[TurnWords], event: Event, entered: dict[int, int], words: WordCards) -> None:
    """Take an event into the turns."""
    match event:
        case moves.TurnBegan():
            turns.append(TurnWords())
        case moves.CardPlayed(_, card):
            turns[-1].cards.append(words.word(card))
        case moves.WordsShown(number, attempt):
            name = "Divination" if attempt.divined else ATTEMPT_NAMES[number - 1]
            for seat, word in zip(attempt.seats, attempt.words, strict=True):
                if word is not None and seat in entered:
                    turns[-1].spoken.append(Spoken(name, seat, word, entered[seat]))
            entered.clear()


class Memory(QObject):
    """Has the choices that led to words thought again; each bot finds the same words once more.

    Signals:
        found(): the words that were considered for an answer are known now.
    """

    found = Signal()

    def __init__(self, controller: Controller, bench: BotBench, level: str) -> None:
        super().__init__()
        self._controller, self._bench, self._level = controller, bench, level
        self._considered: dict[int, Considered] = {}
        bench.recalled.connect(self._take)
        controller.rewound.connect(self._considered.clear)

    def turns(self) -> list[TurnWords]:
        """Return the turns of the game in which words were shown, the oldest first."""
        table = self._controller.table
        return words_by_turn(table.record, table.game.words)

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot sits there."""
        return self._controller.table.seats[seat].is_bot

    def considered(self, spoken: Spoken) -> Considered | None:
        """Return the words that were considered, or None while they are thought of; see `found`."""
        known = self._considered.get(spoken.number)
        if known is None and not self._controller.table.record_fits:
            return ()  # what led to the answer cannot be found again
        if known is None:
            self._bench.recall(spoken.number, self._level)
        return known

    def close(self) -> None:
        """Hear of no more words."""
        self._bench.recalled.disconnect(self._take)

    def _take(self, number: int, choice: Choice | None) -> None:
        self._considered[number] = () if choice is None else choice.considered
        self.found.emit()
