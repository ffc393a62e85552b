"""What cannot be in a position of The Middle Ages, and what can for as long as one likes."""

from collections.abc import Callable

import msgspec
import pytest
from support.ages_positions import CARDS, NAMES, RULES, find, position, several
from support.playing import Start, answers

from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.rules import DiscardForBlade, DiscardSkulls, EndTurn, TakeActions
from gamebox.games.middle_ages.state import AgesGame
from gamebox.savefile import decode, encode
from gamebox.table import Table, new_table


def building() -> Table[AgesGame]:
    """Return a table at which the Coterie of seat 0 has returned, and it may build."""
    yeoman = find("yeoman", back="betrayal")
    coterie = several(2, skip=[yeoman], back="plague")
    table = position([[yeoman], [find(back="betrayal", skip=[yeoman])]], coteries=[coterie, []])
    table.answer(0, moves.Add(yeoman, 0))
    while (question := table.question(0)) is not None and question.asks != "build":
        table.answer(0, table.moves(0)[-1])
    assert isinstance(table.game.stack[-1], TakeActions)
    return table


def left_below_zero(game: AgesGame) -> None:
    [at] = [n for n, step in enumerate(game.stack) if isinstance(step, TakeActions)]
    game.stack[at] = TakeActions(0, -1)


def blade_without_a_hand(game: AgesGame) -> None:
    game.stack = [EndTurn(0), DiscardSkulls(0), TakeActions(0, 1), DiscardForBlade(0)]
    game.deck[:0] = game.hands[0]
    game.hands[0], game.seen = [], []


def turn_of_another(game: AgesGame) -> None:
    game.active = 1


def more_kept_than_given(game: AgesGame) -> None:
    game.keeps = 1


def no_end_of_the_turn(game: AgesGame) -> None:
    game.stack = game.stack[1:]


def no_deck(game: AgesGame) -> None:
    game.wealth[0] += [*game.deck, *(one.card for one in game.discard if one.card is not None)]
    game.deck, game.discard = [], []


def no_accord(game: AgesGame) -> None:
    game.accords[1] = None


def odd_pack(game: AgesGame) -> None:
    odd = msgspec.structs.replace(CARDS.card[0], character="jester")
    game.pack = msgspec.structs.replace(CARDS, card=(odd, *CARDS.card[1:]))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (left_below_zero, "steps are not those of a turn"),
        (blade_without_a_hand, "not those that the next step asks"),
        (turn_of_another, "The turn has no end"),
        (more_kept_than_given, "More skull cards may be kept"),
        (no_end_of_the_turn, "The turn has no end"),
        (no_deck, "The deck is empty, but the game does not end"),
        (no_accord, "A seat has no Accord"),
        (odd_pack, "no character 'jester'"),
    ],
)
def test_what_cannot_be(spoil: Callable[[AgesGame], None], says: str) -> None:
    game = RULES.clone(building().game)
    RULES.check(game)
    spoil(game)
    with pytest.raises(GameboxError, match=says):
        RULES.check(game)


def test_the_end_has_the_winners_that_it_has() -> None:
    """The points decide, then the ties. [end.score, end.tie]"""
    start = Start(RULES, 3, 5, "", {}, 0)
    table = start.table()
    for seat, move in answers(start, table):
        table.answer(seat, move)
    RULES.check(table.game)
    table.game.winners = [seat for seat in range(3) if seat not in table.game.winners]
    with pytest.raises(GameboxError, match="best result"):
        RULES.check(table.game)


def test_accords_are_chosen_in_order() -> None:
    """From the left of the starting player. [setup.accords]"""
    seats = [Seat("human", name) for name in NAMES[:3]]
    table = new_table(RULES, seats, {"accords": "chosen", "start": "1"}, seed=2)
    table.answer(2, moves.ChooseAccord(0))
    RULES.check(table.game)
    table.game.stack.insert(1, table.game.stack.pop(-1))
    with pytest.raises(GameboxError, match="in order"):
        RULES.check(table.game)


def test_a_game_of_many_turns_is_saved_and_opened() -> None:
    """Nothing ends a game in which nobody draws. [end.when]"""
    table = building()
    table.game.turns = 123_456
    assert decode(encode(table)).game.turns == 123_456
