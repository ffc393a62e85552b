"""What nobody may learn of a card that is laid face down. [blind.lay, blind.secret]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from support.playing import Start, answers, blind_levels

from gamebox.core.dice import seeded
from gamebox.games.mind.cards import colour, next_of
from gamebox.games.mind.mind import Mind
from gamebox.games.mind.moves import CardLaid, Lay
from gamebox.table import Record, Table

MIND = Mind()


@pytest.mark.parametrize("seats", [2, 3, 4])
@given(seed=st.integers(0, 2**32), sense=st.sampled_from((7, 10)))
def test_another_card_laid_blind_looks_and_sounds_the_same(seats, seed, sense):
    """Whichever card of its colour a seat lays, the others see and hear the same."""
    start = Start(MIND, seats, seed, blind_levels(), {}, sense)
    table, dice, compared = start.table(), seeded(seed, "worlds"), 0
    for seat, move in answers(start, table):
        known = {other: MIND.view(table.game, other) for other in range(seats) if other != seat}
        luck = table.game.dice.state
        told = table.answer(seat, move)
        dealt_or_over = table.game.dice.state != luck or table.game.over
        if dealt_or_over or not isinstance(move, Lay) or colour(move.card) not in table.game.blind:
            continue
        for other, view in known.items():
            game = MIND.imagine(view, dice)
            card = next_of(colour(move.card), game.hands[seat])
            if card is None:
                continue
            world = Table(MIND, Record(seats=table.seats, state=game))
            heard = world.answer(seat, replace(move, card=card))
            assert world.view(other) == table.view(other)
            assert world.record.history[-1].mark == table.record.history[-1].mark
            assert [one.to(other) for one in heard] == [one.to(other) for one in told]
            compared += card != move.card
        if compared > 12:
            return


def test_only_the_owner_hears_which_card_was_laid_blind():
    start = Start(MIND, 3, 1, blind_levels(), {}, 10)
    table = start.table()
    blind = 0
    for seat, move in answers(start, table):
        was_blind = isinstance(move, Lay) and colour(move.card) in table.game.blind
        told = table.answer(seat, move)
        if was_blind:
            blind += 1
            [laid] = [one for one in told if isinstance(one.event, CardLaid)]
            forms = [laid.to(reader).card for reader in (None, 0, 1, 2)]
            assert forms == [None, *(move.card if reader == seat else None for reader in range(3))]
    assert blind > 30
