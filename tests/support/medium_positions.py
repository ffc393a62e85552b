"""Writing positions of Medium as a person would tell them: two cards lie, two words are said.

Seat 0 is the active player and seat 1 the partner; the words on their cards are SHEEP and CLOTHING
unless a test says otherwise.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from gamebox.core.event import Event
from gamebox.core.question import Move, Refusal
from gamebox.core.seat import Seat
from gamebox.games.medium import moves
from gamebox.games.medium.cards import WordCards, WordSet
from gamebox.games.medium.facts import sets_needed
from gamebox.games.medium.medium import Medium
from gamebox.games.medium.moves import EspCard
from gamebox.games.medium.state import MediumGame
from gamebox.table import Refused, Table, new_table

RULES = Medium()
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal")
OWN, PARTNERS = "SHEEP", "CLOTHING"
DIVINATION, INCANTATION = EspCard("divination"), EspCard("incantation")


def seated(seats: int, people: Sequence[int] | None = None) -> list[Seat]:
    """Return seats, with people at the places given, or everywhere."""
    return [
        Seat("human", name) if people is None or seat in people else Seat("bot", name, "easy")
        for seat, name in enumerate(NAMES[:seats])
    ]


def started(
    seats: int = 4, people: Sequence[int] | None = None, seed: int = 3, **options: str
) -> Table[MediumGame]:
    """Return a table with the program's words, at its first answer."""
    return new_table(RULES, seated(seats, people), {"start": "first", **options}, seed)


def pack_of(first: str, second: str, sets: int, size: int = 18) -> WordCards:
    """Return a pack with two words of a test, and others that nothing is like."""
    words = [first, second, *(f"FILLER{chr(65 + n // 26)}{chr(65 + n % 26)}" for n in range(200))]
    return WordCards(
        tuple(WordSet(f"set {n}", tuple(words[n * size : n * size + size])) for n in range(sets))
    )


def position(
    seats: int = 4,
    own: str = OWN,
    partners: str = PARTNERS,
    people: Sequence[int] | None = None,
    esp: Sequence[EspCard | None] = (),
    **options: str,
) -> Table[MediumGame]:
    """Return a table at which seat 0 holds `own` and its partner, seat 1, holds `partners`.

    `esp` are the ESP cards of the seats.
    """
    pack = pack_of(own, partners, sets_needed(seats))
    chosen = {"start": "first", "words": "only", **options}
    table = new_table(RULES, seated(seats, people), chosen, 3, ("words", pack))
    give(table.game, 0, 1)
    give(table.game, 1, 2)
    for seat, card in enumerate(esp):
        table.game.esp[seat] = card
    RULES.check(table.game)
    return table


def give(game: MediumGame, seat: int, card: int) -> None:
    """Put a card into a hand, in exchange for another that was not given before."""
    mine = next(c for c in game.hands[seat] if c > 2)
    for place in (game.deck, *game.hands):
        if card in place:
            place[place.index(card)] = mine
            game.hands[seat][game.hands[seat].index(mine)] = card
            return


def lying(seats: int = 4, **how: Any) -> Table[MediumGame]:
    """Return a table at which both cards lie, and what comes next is asked."""
    table = position(seats, **how)
    table.answer(1, moves.PlayCard(2))
    table.answer(0, moves.PlayCard(1))
    return table


def say(table: Table[MediumGame], own: str | None, partners: str | None) -> list[Event]:
    """Let the two who are asked say a word each (None: silence), and return the public events."""
    pair = [question.seat for question in table.game.questions]
    told = []
    for seat, word in zip(pair, (own, partners), strict=True):
        told = table.answer(seat, moves.KeepSilent() if word is None else moves.Say(word))
    return public(told)


def miss(table: Table[MediumGame], times: int = 1) -> list[Event]:
    """Let the two say different words, so often; others keep their ESP cards."""
    pairs = iter([("wool", "wolf"), ("animal", "forest"), ("planet", "river")])
    events: list[Event] = []
    for _ in range(len(table.game.attempts)):
        next(pairs)
    for _ in range(times):
        keep_all(table)
        events = say(table, *next(pairs))
    return events


def keep_all(table: Table[MediumGame]) -> None:
    """Let everybody who is asked for an Incantation keep it for now."""
    while table.game.questions and table.game.questions[0].asks == "incantation":
        table.answer(table.asked()[0], moves.KeepEsp())


def asks(table: Table[MediumGame]) -> list[tuple[int, str]]:
    """Return who is asked for what."""
    return [(question.seat, question.asks) for question in table.game.questions]


def refusal_of(table: Table[MediumGame], seat: int, move: Move) -> Refusal:
    """Return why a move is refused; it is one that must be."""
    with pytest.raises(Refused) as caught:
        table.answer(seat, move)
    return caught.value.refusal


def skip_turns(table: Table[MediumGame], turns: int) -> None:
    """Play turns in which the first attempt matches."""
    for _ in range(turns):
        partner, active = (table.game.active + 1) % table.game.seats, table.game.active
        for seat in (partner, active):
            table.answer(seat, moves.PlayCard(table.game.hands[seat][0]))
        say(table, "sameword", "sameword")


def kinds(events: Sequence[Event]) -> list[str]:
    """Return what kinds of events these are."""
    return [type(event).__name__ for event in events]


def public(told: Sequence[Any]) -> list[Event]:
    """Return events in their public form."""
    return [one.event for one in told]
