"""The Middle Ages in words: moves, prompts, log lines and results."""

from collections import Counter
from collections.abc import Sequence

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.core.words import counted, listed
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.abilities import UseAbility, ability_of, uses
from gamebox.games.middle_ages.cards import (
    Ability,
    AddOne,
    CardSet,
    Discard,
    OpponentDiscards,
    Take,
    ToWealth,
)
from gamebox.games.middle_ages.effects import LAST_SHUFFLE
from gamebox.games.middle_ages.legal import using
from gamebox.games.middle_ages.moves import Points
from gamebox.games.middle_ages.rules import TakeActions
from gamebox.games.middle_ages.scoring import score
from gamebox.games.middle_ages.sentences import capital, choice_phrase, short_ability, verb_phrase
from gamebox.games.middle_ages.state import AgesGame
from gamebox.games.middle_ages.view import AgesView


def card_name(cards: CardSet, card: int) -> str:
    """Return a card in words, such as `Merchant/Fortress`; a pack may have several like it."""
    return f"{cards.character_of(card).title}/{cards.structure_of(card).title}"


def held_name(cards: CardSet, card: int) -> str:
    """Return a card with all its uses, so that no two choices read alike."""
    one = cards.cards[card]
    wealth = icons_of(one.wealth.icons, one.wealth.kind)
    return f"{card_name(cards, card)} ({wealth}, {one.back}, no. {card})"


def icons_of(number: int, kind: str) -> str:
    """Return Wealth icons in words: `1 sheaf`, `2 sheaves`, `1 coin`."""
    if number == 1:
        kind = f"{kind[:-3]}f" if kind.endswith("ves") else kind.removesuffix("s")
    return f"{number} {kind}"


def text(view: AgesView, move: Move, names: Sequence[str]) -> str:
    """Return a move as a short line."""
    cards = view.cards
    match move:
        case moves.ChooseAccord(place):
            accord = cards.accord[place]
            return f"Take the Accord of {cards.characters[accord.character].title}, {accord.wealth}"
        case moves.Add(card, seat):
            return f"Add {held_name(cards, card)} to {coterie_of(view, seat, names)}"
        case moves.DiscardCard(card):
            return f"Discard {held_name(cards, card)}"
        case moves.Build(card):
            return f"Play {held_name(cards, card)} as {cards.structure_of(card).title}"
        case moves.Keep(kept):
            return f"Keep {listed(held_name(cards, card) for card in kept)}"
        case moves.Use():
            return _use_text(view, move, names)
    return "Do nothing more"


def coterie_of(view: AgesView, seat: int | None, names: Sequence[str]) -> str:
    """Return whose Coterie it is, as the view's seat reads it."""
    return "your own Coterie" if seat == view.seat else f"the Coterie of {names[seat or 0]}"


def _use_text(view: AgesView, use: moves.Use, names: Sequence[str]) -> str:
    source = using(view)
    ability = ability_of(view, source) if source else None
    if ability is None or not 0 <= use.option < len(ability.one_of):
        return "Use the ability"
    name = "the top card" if use.card is None else held_name(view.cards, use.card)
    first = ability.one_of[use.option][0]
    match first:
        case Take():
            return f"Take {name} into your hand"
        case ToWealth():
            return f"Put {name} into your Wealth"
        case Discard():
            return f"Discard {name}"
        case OpponentDiscards():
            return f"Name {names[use.seat or 0]}"
        case AddOne():
            return f"Add {name} to {coterie_of(view, use.seat, names)}"
    return capital(verb_phrase(first))


def prompt(view: AgesView, names: Sequence[str]) -> str:
    """Return one sentence that says who must decide what, as the view's seat reads it."""
    if view.over:
        return "The game is over."
    question = view.question
    if question is None:
        return f"Waiting for {listed(names[q.seat] for q in view.questions)}."
    step = view.stack[-1]
    if isinstance(step, TakeActions):
        actions = counted(step.left, "Action", "Actions")
        return f"{actions}: play a card to your Structures, or stop."
    if using(view) is not None:
        return _using_prompt(view)
    if question.asks == "keep":
        kept = counted(view.keeps, "skull card", "skull cards")
        return f"Choose {kept} to keep; the others are discarded."
    return _PROMPTS[question.rule]


_PROMPTS = {
    "setup.accords": "Choose your Accord.",
    "turn.add": "Add a card from your hand to any Coterie.",
    "structure.opponent": "You were named: discard a card of your choice from your hand.",
    "return.blade": "A hooked blade returned: discard a card from your hand.",
}


def _using_prompt(view: AgesView) -> str:
    """Return whose ability is used, and what of it can be done now."""
    source = using(view)
    ability = ability_of(view, source) if source else None
    assert source is not None
    assert ability is not None
    possible = dict.fromkeys(use.option for use in uses(view, view.hand, source, ability))
    left = Ability(tuple([ability.one_of[option] for option in possible]), ability.may)
    name = _source_name(view, source)
    for words in (choice_phrase(left), short_ability(left)):
        if len(words) <= LONGEST:
            return f"{name}: {words}."
    return f"Use what {name} can do."


LONGEST = 72
"""Letters of a choice that a prompt tells; more would take the board's room in large text."""


def _source_name(view: AgesView, source: UseAbility) -> str:
    match source.kind:
        case "character":
            return view.cards.character_of(source.card).title
        case "structure":
            return view.cards.structure_of(source.card).title
    return "Your Accord"


class Log:
    """Writes the log lines of one card set."""

    def __init__(self, cards: CardSet, names: Sequence[str]) -> None:
        self.cards = cards
        self.names = names

    def line(self, event: Event) -> str:
        """Return one line, or nothing for an event that needs none."""
        names = self.names
        match event:
            case moves.StartingPlayer(seat):
                return f"The first turn goes to {names[seat]}."
            case moves.AccordTaken(seat, place):
                return f"The Accord of {self._accord(place)} goes to {names[seat]}."
            case moves.TurnBegan(seat):
                return f"The turn passes to {names[seat]}."
            case moves.Drew(seat, card):
                return f"{names[seat]} drew {self._card(card)}."
            case moves.Added():
                return self._added(event)
            case moves.Took(seat, card, owner):
                return f"{names[seat]} took {self._card(card)} from {self._coterie(seat, owner)}."
            case moves.WealthGained(seat, card, source):
                return f"{names[seat]} put {self._card(card)} {_FROM[source]} into Wealth."
            case _:
                return self._rest(event)

    def _rest(self, event: Event) -> str:
        names = self.names
        match event:
            case moves.CoterieCardDiscarded(seat, card, owner):
                where = self._coterie(seat, owner)
                return f"{names[seat]} discarded {self._card(card)} from {where}."
            case moves.HandDiscarded():
                return self._discarded(event)
            case moves.CoterieReturned(seat, cards, blades, actions):
                blade = ", a hooked blade among them" if blades else ""
                got = counted(actions, "Action", "Actions")
                return f"A Coterie returned to {names[seat]}: {len(cards)} cards{blade}; {got}."
            case moves.Built(seat, card):
                return f"{names[seat]} played {self._card(card)} to the Structures."
            case moves.OpponentNamed(seat, victim):
                return f"{names[seat]} named {names[victim]}."
            case moves.NothingToDo(_, card):
                return f"{self._card(card)}: there is nothing to do."
            case moves.DeckShuffled():
                return _shuffled(event)
            case moves.GameScored(_, points, winners):
                totals = (f"{n} {p.total}" for n, p in zip(names, points, strict=True))
                tie = tie_break(points, winners, names)
                return f"The game is over: {listed(totals)}.{f' {tie}' if tie else ''}"
        return ""

    def _added(self, event: moves.Added) -> str:
        quiet = ", without its ability" if event.quiet else ""
        where = self._coterie(event.seat, event.to)
        return f"{self.names[event.seat]} added {self._card(event.card)} to {where}{quiet}."

    def _discarded(self, event: moves.HandDiscarded) -> str:
        named = [self._card(card) for card in event.cards if card is not None]
        hidden = Counter(
            back for back, card in zip(event.backs, event.cards, strict=True) if card is None
        )
        for back, number in hidden.items():
            card = f"{back.capitalize()} card"
            named.append(f"a {card}" if number == 1 else f"{number} {card}s")
        return f"{self.names[event.seat]} discarded {listed(named)}."

    def _card(self, card: int) -> str:
        return card_name(self.cards, card)

    def _accord(self, place: int) -> str:
        accord = self.cards.accord[place]
        return f"the {self.cards.characters[accord.character].title} and {accord.wealth}"

    def _coterie(self, seat: int, owner: int) -> str:
        return "own Coterie" if seat == owner else f"{self.names[owner]}'s Coterie"


_FROM = {"hand": "from hand", "top": "from the deck", "coterie": "from the Coterie"}


def progress(game: AgesGame) -> str:
    """Return how far the game is."""
    deck = counted(len(game.deck), "card", "cards")
    last = "the last turn" if game.shuffles >= LAST_SHUFFLE else f"shuffled {game.shuffles} of 2"
    return f"Turn {game.turns}, {deck} in the deck, {last}"


def _shuffled(event: moves.DeckShuffled) -> str:
    end = " The game ends after this turn." if event.times >= LAST_SHUFFLE else ""
    if not event.count:
        return f"The deck is empty, and there is no discard to shuffle.{end}"
    return f"The discard is shuffled into a deck of {counted(event.count, 'card', 'cards')}.{end}"


def result(game: AgesGame, names: Sequence[str]) -> str:
    """Return how a finished game ended."""
    points = score(game)
    winners = [names[seat] for seat in game.winners]
    best = counted(max(one.total for one in points), "point", "points")
    verb = "wins" if len(winners) == 1 else "share the win"
    tie = tie_break(points, game.winners, names)
    return f"{listed(winners)} {verb} with {best}.{f' {tie}' if tie else ''}"


def tie_break(points: Sequence[Points], winners: Sequence[int], names: Sequence[str]) -> str:
    """Return what decided between seats of most points; nothing where nothing had to. [end.tie]"""
    most = max(one.total for one in points)
    level = [seat for seat, one in enumerate(points) if one.total == most]
    if len(level) == 1:
        return ""
    down = max(points[seat].cards_down for seat in level)
    ahead = [seat for seat in level if points[seat].cards_down == down]
    who = listed(names[seat] for seat in level)
    if len(winners) == len(level):
        return f"{who} are level on points, cards and icons."
    parts = [f"{who} are level on points"]
    if len(ahead) < len(level):
        parts.append(f"{_have(ahead, names)} more cards in Wealth and Structures")
    if len(winners) < len(ahead):
        parts.append(f"{_have(winners, names)} more Wealth icons in all")
    return f"{'; '.join(parts)}."


def _have(seats: Sequence[int], names: Sequence[str]) -> str:
    return f"{listed(names[seat] for seat in seats)} {'has' if len(seats) == 1 else 'have'}"
