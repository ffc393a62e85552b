"""Medium in words: moves, prompts, log lines and results."""

from collections.abc import Sequence

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.core.words import counted, listed
from gamebox.games.medium import moves
from gamebox.games.medium.cards import WordCards
from gamebox.games.medium.facts import (
    link_words,
    neighbours,
    partners,
    sets_needed,
    team_count,
    teammates,
    total,
)
from gamebox.games.medium.moves import Attempt, Token
from gamebox.games.medium.scoring import best_teams, team_scores
from gamebox.games.medium.state import MediumGame
from gamebox.games.medium.view import MediumView

ATTEMPT_NAMES = ("1st Attempt", "2nd Attempt", "3rd Attempt")
PROMPTED = 24
"""Letters of a word that a prompt names whole."""
POWERS = {"divination": "Divination", "incantation": "Incantation"}


def text(view: MediumView, move: Move, names: Sequence[str]) -> str:
    """Return a move as a short line."""
    match move:
        case moves.PlayCard(card):
            return f"Play {view.words.word(card)}"
        case moves.Say(word):
            return f"Say {word.upper()}"
        case moves.KeepSilent():
            return "Let the countdown end without a word"
        case moves.UseIncantation(word):
            return f"Forbid the word {word.upper()}"
        case moves.UseDivination(helper):
            left = helper == neighbours(view.seat, view.seats)[0]
            return (
                f"Try their last words with {names[helper]}, to your {'left' if left else 'right'}"
            )
        case moves.ChooseSet(place):
            return f"Take the words: {view.words.set[place].name}"
        case moves.KeepEsp(all_turn):
            return "Keep your ESP card for this turn" if all_turn else "Keep your ESP card for now"
        case moves.Predict(match):
            return "Predict a match" if match else "Predict no match"
        case moves.Vote(match):
            return "Vote for a match" if match else "Vote for no match"
    return "Do nothing"


def prompt(view: MediumView, names: Sequence[str]) -> str:
    """Return one sentence that says who must decide what, as the view's seat reads it."""
    if view.over:
        return "The game is over."
    question = view.question
    if question is None or view.seat in view.answered:
        waiting = [q.seat for q in view.questions if q.seat not in view.answered]
        return f"Waiting for {listed(names[seat] for seat in waiting)}."
    active, partner = partners(view)
    match question.asks:
        case "sets":
            left = sets_needed(view.seats) - len(view.sets)
            return f"Choose the words of this game: {counted(left, 'set', 'sets')} to go."
        case "play":
            return _play_prompt(view, names)
        case "say":
            return _say_prompt(view, names)
        case "predict":
            return f"Will {names[active]} and {names[partner]} match at once?"
        case "vote":
            said = view.attempts[-1].words
            return f"Are {_quoted(said[0])} and {_quoted(said[1])} the same word?"
        case "incantation":
            return f"Forbid {names[active]} and {names[partner]} a word with your Incantation?"
    first, second = (_in_short(word) for word in link_words(view))
    return f"Try {first} and {second} with a neighbour, by your Divination?"


def _play_prompt(view: MediumView, names: Sequence[str]) -> str:
    active, partner = partners(view)
    if view.seat == partner:
        return f"Play a card for {names[active]} to go with."
    return f"Play a card to go with {_in_short(view.words.word(view.cards[0]))}."


def _say_prompt(view: MediumView, names: Sequence[str]) -> str:
    step = view.stack[-1]
    pair = getattr(step, "pair", partners(view))
    mate = pair[0] if view.seat == pair[1] else pair[1]
    first, second = (_in_short(word) for word in link_words(view))
    return f"Which one word links {first} and {second}? {names[mate]} must say the same."


def _quoted(word: str | None) -> str:
    return (word or "silence").upper()


def _in_short(word: str | None) -> str:
    """Return a word of a prompt, cut where it is long: the whole of it lies on the table."""
    text = _quoted(word)
    return text if len(text) <= PROMPTED else f"{text[: PROMPTED - 1].rstrip()}…"


class Log:
    """Writes the log lines of one game's words."""

    def __init__(self, words: WordCards, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def line(self, event: Event) -> str:
        """Return one line, or nothing for an event that needs none."""
        names = self.names
        match event:
            case moves.StartingPlayer(seat):
                return f"The first turn goes to {names[seat]}."
            case moves.SetChosen(place):
                return f"Into the deck goes: {self.words.set[place].name}."
            case moves.EspDealt(seat, power):
                return f"{names[seat]} gets the power of {POWERS[power]}."
            case moves.TurnBegan(active, partner):
                return f"{names[active]} teams up with {names[partner]}."
            case moves.TurnSkipped(active, partner, without):
                pair = f"{names[active]} and {names[partner]}"
                return f"{names[without]} has no card left: the turn of {pair} is not played."
            case moves.CardPlayed(seat, card):
                return f"{names[seat]} played {self.words.word(card)}."
            case moves.EspUsed():
                return self._esp(event)
            case moves.WordsShown():
                return self._words(event)
            case _:
                return self._rest(event)

    def _rest(self, event: Event) -> str:
        names = self.names
        match event:
            case moves.Voted():
                return self._vote(event)
            case moves.AttemptEnded(number, attempt):
                return _ended(number, attempt)
            case moves.PredictionsShown():
                return self._predictions(event)
            case moves.TokenTaken(team, token):
                pair = listed(names[seat] for seat in teammates(team, len(names)))
                return f"{pair} take {_token(token)}."
            case moves.FortunaTook(token):
                return f"Madame Fortuna takes {_token(token)}."
            case moves.CardDrawn(seat, card):
                return f"{names[seat]} drew {'a card' if card is None else self.words.word(card)}."
            case moves.CrystalBallDrawn(seat):
                return f"{names[seat]} drew the Crystal Ball: it shatters. The round is played on."
            case moves.GameScored(points, _):
                return f"The game is over: {self._points(points)}."
        return ""

    def _esp(self, event: moves.EspUsed) -> str:
        who = self.names[event.seat]
        if event.helper is None:
            return f"{who} forbids the word {event.word.upper()} by Incantation."
        return f"{who} takes up the words with {self.names[event.helper]} by Divination."

    def _words(self, event: moves.WordsShown) -> str:
        said = zip(event.attempt.seats, event.attempt.words, strict=True)
        parts = (
            f"{self.names[seat]} said {'nothing' if word is None else word.upper()}"
            for seat, word in said
        )
        return f"{listed(parts)}."

    def _vote(self, event: moves.Voted) -> str:
        yes = sum(event.votes.values())
        verdict = "a match" if event.match else "no match"
        coin = "; the coin says" if event.coin else ":"
        return f"The vote is {yes} for a match, {len(event.votes) - yes} against{coin} {verdict}."

    def _predictions(self, event: moves.PredictionsShown) -> str:
        right = [s for s, guess in event.predictions.items() if guess == event.match]
        if not right:
            return "Nobody predicted it."
        who = listed(self.names[seat] for seat in right)
        tokens = counted(len(event.taken), "Hand of Fate token", "Hand of Fate tokens")
        return f"{who} predicted it: {tokens} taken."

    def _points(self, points: Sequence[int]) -> str:
        return listed(
            f"{listed(self.names[seat] for seat in teammates(team, len(self.names)))} {number}"
            for team, number in enumerate(points)
        )


def _ended(number: int, attempt: Attempt) -> str:
    name = "The Divination" if attempt.divined else f"The {ATTEMPT_NAMES[number - 1]}"
    match attempt.outcome:
        case "match":
            return f"{name} is a match."
        case "silence":
            return f"{name} ends in silence."
    return f"{name} is no match."


def _token(token: Token | None) -> str:
    if token is None:
        return "no token: none is left"
    return f"a {ATTEMPT_NAMES[token.kind - 1]} token, {counted(token.points, 'point', 'points')}"


def progress(game: MediumGame) -> str:
    """Return how far the game is."""
    if not game.bottom:
        return "Choosing the words"
    round_ = f"Round {game.turns // game.seats + 1}"
    if game.shattered:
        return f"{round_}, the last: the Crystal Ball has shattered"
    return f"{round_}, {counted(len(game.deck), 'card', 'cards')} in the deck"


def result(game: MediumGame, names: Sequence[str]) -> str:
    """Return how a finished game ended."""
    scores = team_scores(game)
    if team_count(game.seats) == 1:
        ours, hers = scores[0].total, total(game.fortuna)
        pair = f"{names[0]} and {names[1]}"
        if game.winners:
            return f"{pair} win against Madame Fortuna, {ours} to {hers}."
        level = " A tie is hers." if ours == hers else ""
        return f"Madame Fortuna wins against {pair}, {hers} to {ours}.{level}"
    teams = best_teams(scores)
    best = scores[teams[0]]
    pairs = [" and ".join(names[seat] for seat in teammates(t, game.seats)) for t in teams]
    points = counted(best.total, "point", "points")
    if len(teams) > 1:
        return f"{len(teams)} teams share the win with {points}: {'; '.join(pairs)}."
    even = sum(score.total == best.total for score in scores) > 1
    tie = f", level but ahead in {ATTEMPT_NAMES[0]} tokens" if even else ""
    return f"{pairs[0]} win with {points}{tie}."
