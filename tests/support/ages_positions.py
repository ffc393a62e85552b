"""Writing positions of The Middle Ages: every card that is not named lies in the deck."""

from collections.abc import Sequence
from typing import Any

from gamebox.core.event import Event
from gamebox.core.seat import Seat
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.cards import Discarded
from gamebox.games.middle_ages.middle_ages import MiddleAges
from gamebox.games.middle_ages.rules import BeginTurn
from gamebox.games.middle_ages.state import AgesGame, standard_cards
from gamebox.table import Record, Table

RULES = MiddleAges()
CARDS = standard_cards()
NAMES = ("Dan", "Warn", "Liz", "Eva")
MERCHANT, NOBLE, CLERIC, YEOMAN = range(4)


def find(
    character: str = "",
    structure: str = "",
    back: str = "",
    kind: str = "",
    skip: Sequence[int] = (),
) -> int:
    """Return the first card with these uses that is not in `skip`."""
    for card in CARDS.card:
        wanted = (
            (character, card.character),
            (structure, card.structure),
            (back, card.back),
            (kind, card.wealth.kind),
        )
        if card.id not in skip and all(want in ("", has) for want, has in wanted):
            return card.id
    raise LookupError((character, structure, back, kind))


def several(count: int, skip: Sequence[int] = (), **uses: str) -> list[int]:
    """Return `count` different cards with these uses."""
    found: list[int] = []
    for _ in range(count):
        found.append(find(skip=[*skip, *found], **uses))
    return found


def position(
    hands: Sequence[Sequence[int]],
    *,
    coteries: Sequence[Sequence[int]] = (),
    structures: Sequence[Sequence[int]] = (),
    wealth: Sequence[Sequence[int]] = (),
    accords: Sequence[int] = (MERCHANT, NOBLE, CLERIC, YEOMAN),
    top: Sequence[int] = (),
    discard: Sequence[int] = (),
    deck: int | None = None,
    shuffles: int = 0,
) -> Table[AgesGame]:
    """Return a table at which seat 0 begins its turn.

    `top` are the cards on top of the deck, the topmost first. With `deck` the deck has only so many
    cards, and the others lie in the discard.
    """
    count = len(hands)
    game = RULES.new([Seat("human", name) for name in NAMES[:count]], {"start": "0"}, seed=3)
    game.hands = [sorted(hand) for hand in hands]
    game.coteries = _areas(coteries, count)
    game.structures = _areas(structures, count)
    game.wealth = _areas(wealth, count)
    game.accords = list(accords[:count])
    game.shuffles = shuffles
    _lay_rest(game, top, discard, deck)
    game.stack, game.questions, game.turns = [BeginTurn(0)], [], 0
    game.run()
    game.collect()
    RULES.check(game)
    return Table(RULES, Record(seats=[Seat("human", n) for n in NAMES[:count]], state=game))


def _areas(areas: Sequence[Sequence[int]], count: int) -> list[list[int]]:
    return [list(area) for area in areas] or [[] for _ in range(count)]


def _lay_rest(game: AgesGame, top: Sequence[int], discard: Sequence[int], deck: int | None) -> None:
    placed = {*top, *discard}
    for area in (game.hands, game.coteries, game.structures, game.wealth):
        placed.update(card for cards in area for card in cards)
    rest = [card for card in CARDS.cards if card not in placed]
    kept = len(rest) if deck is None else deck - len(top)
    game.deck = [*rest[:kept], *reversed(top)]
    game.discard = [
        Discarded(CARDS.back(card), card, None, False) for card in (*discard, *rest[kept:])
    ]


def add(table: Table[AgesGame], seat: int, card: int, to: int) -> list[Event]:
    """Let a seat add a card, and return the public events."""
    return public(table.answer(seat, moves.Add(card, to)))


def public(told: Sequence[Any]) -> list[Event]:
    """Return events in their public form."""
    return [one.event for one in told]


def use(
    table: Table[AgesGame],
    seat: int,
    option: int,
    card: int | None = None,
    victim: int | None = None,
) -> list[Event]:
    """Let a seat use the ability that it is asked about."""
    return public(table.answer(seat, moves.Use(option, card, victim)))
