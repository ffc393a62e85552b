"""What lies on the table of Oddity, what one seat may know of it, and worlds that agree."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from gamebox.core.dice import Dice
from gamebox.core.game import Game, View, common_game, common_view
from support.oddity.cards import CARDS, Lent, OddEvent, OddMove
from support.oddity.steps import OddStep

Count = Annotated[int, Meta(ge=0)]


class Foe(Struct, forbid_unknown_fields=True):
    """Somebody to beat, and the open cards that beat them before."""

    need: int
    under: list[int]


class Calm(Struct, tag=True, forbid_unknown_fields=True):
    """No storm."""


class Stormy(Struct, tag=True, forbid_unknown_fields=True):
    """A storm, and the seats that it struck."""

    struck: list[int]


class OddGame(Game[OddStep, OddMove, OddEvent], kw_only=True):
    """A game of Oddity. `hands` are sorted; `drawn` are face down until kept or buried."""

    turns: Count
    hands: list[list[int]]
    drawn: list[list[int]]
    deck: list[int]
    table: list[int] = field(default_factory=list)
    lent: list[Lent] = field(default_factory=list)
    foes: dict[int, Foe]
    points: list[Count]
    said: list[str] = field(default_factory=list)
    races: Count = 0
    sky: Calm | Stormy = field(default_factory=Calm)

    def after(self, seat: int) -> int:
        """Return the next seat."""
        return (seat + 1) % self.seats

    def lay_open(self, seat: int, card: int) -> None:
        """Move a card from a hand to the table."""
        self.hands[seat].remove(card)
        self.table.append(card)

    def gather_storm(self) -> None:
        """Begin a storm."""
        self.sky = Stormy([])

    def strike(self, seats: Iterable[int]) -> None:
        """Note whom the storm has struck."""
        if isinstance(self.sky, Stormy):
            self.sky.struck += seats

    def clear_sky(self) -> None:
        """End a storm."""
        self.sky = Calm()


class OddView(View[OddStep, OddMove], kw_only=True):
    """The table as one seat sees it; fields as in OddGame, counts for what is hidden."""

    turns: int
    table: list[int]
    points: list[int]
    said: list[str]
    races: int
    hand: list[int]
    hand_counts: list[int]
    drawn: list[int]
    drawn_counts: list[int]
    deck_count: int
    lent: list[Lent]
    foes: dict[int, Foe]
    sky: Calm | Stormy


def view(game: OddGame, seat: int) -> OddView:
    """Return what `seat` may know of `game`."""
    return OddView(
        **common_view(game, seat),
        **open_part(game),
        hand=game.hands[seat][:],
        hand_counts=[len(hand) for hand in game.hands],
        drawn=game.drawn[seat][:],
        drawn_counts=[len(drawn) for drawn in game.drawn],
        deck_count=len(game.deck),
        lent=[one if one.known_to(seat) else replace(one, card=None) for one in game.lent],
    )


def imagine(known: OddView, dice: Dice) -> OddGame:
    """Deal a game that agrees with `known`."""
    pool = sorted(set(CARDS) - seen(known))
    dice.shuffle(pool)

    def deal(count: int) -> list[int]:
        return [pool.pop() for _ in range(count)]

    own = known.seat
    return OddGame(
        **common_game(known, dice),
        **open_part(known),
        hands=[
            known.hand[:] if seat == own else sorted(deal(count))
            for seat, count in enumerate(known.hand_counts)
        ],
        drawn=[
            known.drawn[:] if seat == own else deal(count)
            for seat, count in enumerate(known.drawn_counts)
        ],
        lent=[one if one.card is not None else replace(one, card=pool.pop()) for one in known.lent],
        deck=pool,
    )


def open_part(table: OddGame | OddView) -> dict[str, object]:
    """Return copies of the fields that everybody sees."""
    sky = table.sky
    return {
        "turns": table.turns,
        "table": table.table[:],
        "points": table.points[:],
        "said": table.said[:],
        "races": table.races,
        "foes": {number: Foe(foe.need, foe.under[:]) for number, foe in table.foes.items()},
        "sky": Stormy(sky.struck[:]) if isinstance(sky, Stormy) else Calm(),
    }


def seen(known: OddView) -> set[int]:
    """Return the cards whose place the seat knows."""
    lent = {one.card for one in known.lent if one.card is not None}
    under = {card for foe in known.foes.values() for card in foe.under}
    return {*known.hand, *known.drawn, *known.table} | lent | under
