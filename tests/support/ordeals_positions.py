"""Writing positions of Ordeals as a person would tell them; cards are named by their ids.

Lists of cards are words with spaces between them, decks with the topmost card first. The player
whose turn it is sits on seat 0 and stands in the middle of the board.
"""

from collections.abc import Callable, Iterable
from typing import Any

from gamebox.core.event import Event
from gamebox.core.question import Move
from gamebox.games.ordeals import events, moves
from gamebox.games.ordeals import language_verbs as say
from gamebox.games.ordeals.check import places
from gamebox.games.ordeals.effects import Source, run_verbs
from gamebox.games.ordeals.legal import options
from gamebox.games.ordeals.setup import new_game
from gamebox.games.ordeals.state import OrdealsGame, Player, Space
from gamebox.games.ordeals.turn import Acquire, BeginAcquire, BeginRest, NextTurn, Rest, StartTurn
from gamebox.games.ordeals.view import view
from support.ordeals_laying import (
    CARDS,
    EAST,
    HERE,
    NORTH,
    SOUTH,
    WEST,
    Supply,
    lay_decks,
    lay_player,
    lay_spaces,
)

ROYALTY = ("jack_dust", "queen_dust", "king_dust")
TURN = (NextTurn(), Rest(0), BeginRest(0), Acquire(0), BeginAcquire(0))


class Told:
    """A position, and what a person does in it."""

    def __init__(self, game: OrdealsGame) -> None:
        self.game = game
        self.events: list[Event] = []

    # What lies on the table

    @property
    def me(self) -> Player:
        return self.game.players[0]

    @property
    def other(self) -> Player:
        return self.game.players[1]

    def name(self, card: int) -> str:
        return CARDS.kinds[card].id

    def names(self, cards: Iterable[int]) -> str:
        """Return cards in alphabetical order, with spaces between them."""
        return " ".join(sorted(map(self.name, cards)))

    def hand(self, seat: int = 0) -> str:
        return self.names(self.game.players[seat].hand)

    def discard(self, seat: int = 0) -> str:
        return self.names(self.game.players[seat].discard)

    def played(self, seat: int = 0) -> str:
        return self.names(self.game.players[seat].played)

    def bound(self, seat: int = 0) -> str:
        return self.names(self.game.players[seat].bound)

    def board(self, seat: int = 0) -> str:
        return self.names(self.game.players[seat].board.values())

    def top(self, deck: str = "") -> str:
        """Return the topmost card of a deck: my own, or a common one."""
        cards = getattr(self.game, deck) if deck else self.me.deck
        return self.name(cards[-1])

    def row(self) -> str:
        return self.names(card for card in self.game.row if card is not None)

    def gone(self) -> str:
        """Return the destroyed cards."""
        return self.names(self.game.destroyed)

    def foes(self) -> str:
        """Return the enemies that still stand, in the order in which they came."""
        combat = self.game.combat
        assert combat is not None
        return " ".join(self.name(combat.foes[n].card) for n in combat.living())

    def here(self) -> Space:
        there = self.game.spaces[self.me.space]
        assert there is not None
        return there

    # What is asked

    @property
    def asks(self) -> str:
        return self.game.questions[0].asks if self.game.questions else ""

    @property
    def asked(self) -> int:
        return self.game.questions[0].seat

    def legal(self) -> list[Move]:
        return options(self.game, self.game.questions[0])

    def cards(self, kind: type = moves.PickCard) -> str:
        """Return the cards that can be chosen, played, acquired or assigned."""
        return self.names({move.card for move in self.legal() if isinstance(move, kind)})

    def can(self, kind: type, card: str = "") -> bool:
        """Return whether a kind of move can be made, perhaps with this card."""
        found = [move for move in self.legal() if isinstance(move, kind)]
        return any(not card or self.name(move.card) == card for move in found)

    # What is done

    def begin(self) -> "Told":
        """Let my turn begin."""
        self.game.stack = [StartTurn()]
        self.game.run()
        self.game.collect()
        self.check()
        return self

    def do(self, move: Move) -> "Told":
        """Make a legal move; afterwards every card lies in one place, and views agree."""
        question = self.game.questions[0]
        assert move in options(self.game, question), (move, options(self.game, question))
        self.game.answer(question.seat, move)
        told, _ = self.game.collect()
        self.events = [one.event for one in told]
        self.check()
        return self

    def check(self) -> None:
        lying = sorted(card for cards in places(self.game).values() for card in cards)
        assert lying == list(CARDS.in_game(self.game.campaign is not None))
        for question in self.game.questions:
            seen = options(view(self.game, question.seat), question)
            assert seen == options(self.game, question)
            assert seen

    def _card(self, kind: type, name: str) -> Any:
        found = [m for m in self.legal() if isinstance(m, kind) and self.name(m.card) == name]
        assert found, (kind.__name__, name, self.legal())
        return found[0]

    def play(self, *names: str) -> "Told":
        for name in names:
            self.do(self._card(moves.PlayCard, name))
        return self

    def use(self, name: str) -> "Told":
        return self.do(self._card(moves.UseCard, name))

    def pick(self, *names: str) -> "Told":
        for name in names:
            self.do(self._card(moves.PickCard, name))
        return self

    def acquire(self, name: str) -> "Told":
        return self.do(self._card(moves.AcquireCard, name))

    def put(self, name: str, where: str) -> "Told":
        found = [m for m in self.legal() if self.name(m.card) == name and m.where == where]
        return self.do(found[0])

    def yes(self) -> "Told":
        return self.do(moves.Accept())

    def no(self) -> "Told":
        return self.do(moves.Decline())

    def done(self) -> "Told":
        return self.do(moves.Done())

    def labels(self) -> list[str]:
        """Return the options that are open."""
        step: Any = self.game.stack[-1]
        return [step.options[n].label for n in step.open(self.game)]

    def choose(self, label: str) -> "Told":
        step: Any = self.game.stack[-1]
        return self.do(moves.PickOption([one.label for one in step.options].index(label)))

    def first(self, name: str) -> "Told":
        """Let the ability of this card come first."""
        pending = self.game.stack[-1].pending  # type: ignore[union-attr]
        [place, *_] = [n for n, p in enumerate(pending) if self.name(p.source.card) == name]
        return self.do(moves.NextRule(place))

    def move(self, space: int) -> "Told":
        return self.do(moves.MoveTo(space))

    def move_free(self, space: int) -> "Told":
        return self.do(moves.MoveFree(space))

    def activate(self) -> "Told":
        return self.do(moves.ActivateEncounter())

    def end_explore(self) -> "Told":
        return self.do(moves.EndExplore())

    def end_turn(self) -> "Told":
        return self.do(moves.EndTurn())

    # Combat

    def place(self, foe: str) -> int:
        combat = self.game.combat
        assert combat is not None
        return next(n for n in combat.living() if self.name(combat.foes[n].card) == foe)

    def assign(self, foe: str, *cards: str) -> "Told":
        """Assign cards to an enemy; a part of a card's Power is written `hack:1`.

        The last ones may be assigned by the program, where there is no choice. [turn.forced]
        """
        forced: list[str] = []
        for each in cards:
            if each in forced:
                forced.remove(each)
                continue
            name, _, part = each.partition(":")
            wanted = [
                move
                for move in self.legal()
                if isinstance(move, moves.Assign)
                and self.name(move.card) == name
                and move.foe == self.place(foe)
                and move.part == int(part or 0)
            ]
            assert wanted, (each, foe, self.legal())
            self.do(wanted[0])
            done = (one for one in self.events if isinstance(one, events.CardAssigned))
            forced = [self.name(one.card) for one in done][1:]
        return self

    def kill(self, foe: str, *cards: str) -> "Told":
        """Assign cards to an enemy and no more in this round."""
        return self.assign(foe, *cards).end_round()

    def end_round(self) -> "Told":
        """Assign no more, where there is still a choice. [turn.forced]"""
        return self.do(moves.EndAssign()) if self.asks == "assign" else self

    def push(self) -> "Told":
        return self.do(moves.Push())

    def flee(self) -> "Told":
        """Flee, where there is still a choice. [turn.forced]"""
        return self.do(moves.Flee()) if self.asks == "push" else self

    def foe(self, name: str) -> "Told":
        return self.do(moves.PickFoe(self.place(name)))


def position(
    *,
    on: str = "town",
    north: str = "",
    east: str = "",
    south: str = "",
    west: str = "",
    others: Iterable[dict[str, Any]] = ({},),
    level: int = 1,
    royalty: str = "",
    king: int | None = None,
    row: str = "",
    dealer: str = "",
    dealer_discard: str = "",
    minions: str = "",
    pains: str = "",
    relics: str = "",
    curses: int = 20,
    flourishes: int = 20,
    earlier: str = "",
    campaign: Callable[[OrdealsGame, Supply], None] | None = None,
    starts: bool = True,
    **mine: Any,
) -> Told:
    """Return a position at the start of my turn, in a row that is filled no further.

    `mine` and each of `others` tell what a player has. `royalty` replaces that of its rank, and
    `earlier` are Encounters of levels before. `campaign` makes it a position of a campaign.
    """
    rivals = list(others)
    game = new_game(1 + len(rivals), seed=5, starter=0)
    supply = Supply()
    names = list(ROYALTY)
    for name in royalty.split():
        names[("jack", "queen", "king").index(name.partition("_")[0])] = name
    game.royalty = supply.take(" ".join(names))
    lay_spaces(game, supply, {HERE: on, NORTH: north, EAST: east, SOUTH: south, WEST: west})
    game.encounters = supply.take(earlier)
    for player, told in zip(game.players, [mine, *rivals], strict=True):
        player.space = HERE if player is game.players[0] else _town(game)
        lay_player(player, supply, dict(told))
    decks = {"row": row, "dealer": dealer, "dealer_discard": dealer_discard}
    lay_decks(game, supply, {**decks, "minions": minions, "pains": pains, "relics": relics})
    game.curses = supply.some("bad_luck", curses)
    game.flourishes = supply.some("flourish", flourishes)
    game.box = [card for group in competitive_groups() for card in supply.rest(group)]
    if campaign is not None:
        campaign(game, supply)
    game.level, game.king, game.destroyed = level, king, []
    game.minion_discard, game.pain_discard = [], []
    game.stack, game.questions = ([StartTurn()] if starts else []), []
    table = Told(game)
    if starts:
        game.run()
        table.check()
    game.collect()
    return table


def competitive_groups() -> list[str]:
    """Return the files of the cards of the competitive game."""
    return [group for group in CARDS.groups if group not in ("quests", "rewards")]


def _town(game: OrdealsGame) -> int:
    return next(
        n
        for n, space in enumerate(game.spaces)
        if space is not None and CARDS.kinds[space.card].id == "town"
    )


def combat(
    minions: str = "",
    *,
    boss: str = "",
    ambushed: bool = False,
    fight: dict[str, Any] | None = None,
    **told: Any,
) -> Told:
    """Return a combat against these minions, or a Royalty, up to the first question.

    A Royalty draws minions from those named as long as its Minion Draw says. `fight` has more that
    the Encounter says of the combat.
    """
    royalty = f"{told.pop('royalty', '')} {boss}"
    table = position(minions=minions, royalty=royalty, starts=False, **told)
    game = table.game
    game.stack = [*TURN]
    game.ambush, table.me.activated = ambushed, True
    rank: Any = boss.partition("_")[0] or None
    n = 0 if boss else len(minions.split())
    verb = say.Fight(n=n, boss=rank, **(fight or {}))
    run_verbs(game, Source(table.here().card, 0, by=0), (verb,))
    game.run()
    table.events = [one.event for one in game.collect()[0]]
    table.check()
    return table


def win(boss: str = "jack_dust", level: int = 1, **told: Any) -> Told:
    """Return a position after my victory over a Royalty that one big blow has felled."""
    table = combat("dust_9", boss=boss, level=level, bound="hack", **told)
    return fell(table, boss)


def fell(table: Told, boss: str) -> Told:
    """Let a Hack fell the Royalty at once, whose minions have run away."""
    fight = table.game.combat
    assert fight is not None
    fight.powers[table.me.bound[0]] = 30
    for foe in fight.foes[1:]:
        foe.state = "gone"
        table.game.minion_discard.append(foe.card)
    return table.kill(boss, "hack")
