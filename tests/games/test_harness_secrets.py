"""What no seat may learn: deal anew all that it cannot know, and nothing that it sees changes."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.playing import NAMES, TABLES, next_answer, positions, table_id

from gamebox.core.dice import Dice
from gamebox.table import Record, Table

every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=table_id)
WORLDS = 4
"""Worlds that are dealt for one view."""


def worlds(table: Table, seat: int, dice: Dice) -> Iterator[Table]:
    """Yield tables at which all that `seat` cannot know was dealt anew."""
    view = table.view(seat)
    for _ in range(WORLDS):
        game = table.rules.imagine(view, dice)
        yield Table(table.rules, Record(seats=table.seats, state=game))


def told_to(told, seat):
    """Return events as a seat was told of them."""
    return [one.to(seat) for one in told]


@every_table
@given(data=st.data())
def test_an_imagined_world_can_be_and_looks_the_same(rules, seats, data):
    table, dice = data.draw(positions(rules, seats, over=True))
    before = msgspec.json.encode(table.record)
    for seat in range(seats):
        view = table.view(seat)
        for world in worlds(table, seat, dice):
            rules.check(world.game)
            assert world.view(seat) == view
            assert world.asked() == table.asked()
            assert rules.clock(world.game) == rules.clock(table.game) == rules.clock(view)
            assert rules.progress(world.game) == rules.progress(table.game)
            if table.game.over:
                assert rules.result(world.game, NAMES) == rules.result(table.game, NAMES)
    assert msgspec.json.encode(table.record) == before


@every_table
@given(data=st.data())
def test_the_same_view_and_dice_give_the_same_world(rules, seats, data):
    table, dice = data.draw(positions(rules, seats))
    view = table.view(dice.below(seats))
    assert rules.imagine(view, Dice(5)) == rules.imagine(view, Dice(5))


@every_table
@given(data=st.data())
def test_what_a_seat_may_do_is_the_same_in_every_world(rules, seats, data):
    table, dice = data.draw(positions(rules, seats, over=True))
    for seat in range(seats):
        view = table.view(seat)
        tries = rules.candidates(view)
        for world in worlds(table, seat, dice):
            seen = world.view(seat)
            assert rules.candidates(seen) == tries
            assert world.moves(seat) == table.moves(seat)
            assert rules.must_answer(seen) == rules.must_answer(view)
            assert rules.prompt(seen, NAMES) == rules.prompt(view, NAMES)
            for move in tries:
                assert rules.refusal(seen, move) == rules.refusal(view, move)
                assert rules.path(seen, move) == rules.path(view, move)
                assert rules.text(seen, move, NAMES) == rules.text(view, move, NAMES)
                for thing in rules.path(view, move):
                    assert world.why(seat, thing) == table.why(seat, thing)


@every_table
@given(data=st.data())
def test_a_move_that_undo_may_pass_shows_nobody_anything(rules, seats, data):
    table, dice = data.draw(positions(rules, seats))
    actor, move = next_answer(table, dice, 5)
    others = {seat: list(worlds(table, seat, dice)) for seat in range(seats)}
    told = table.answer(actor, move)
    shown = bool(table.record.history[-1].mark)
    for seat, imagined in others.items():
        for world in imagined:
            if rules.refusal(world.view(actor), move) is not None:
                continue
            heard = told_to(world.answer(actor, move), seat)
            if not shown:
                assert world.view(seat) == table.view(seat)
            if world.view(seat) == table.view(seat):
                assert heard == told_to(told, seat)
                assert world.undo_refusal() == table.undo_refusal()


@every_table
@given(data=st.data())
def test_a_sealed_answer_is_known_to_its_own_seat_only(rules, seats, data):
    table, dice = data.draw(positions(rules, seats))
    actor, move = next_answer(table, dice, 5)
    while table.answer(actor, move) or actor not in table.game.sealed:
        if table.game.over:
            return
        actor, move = next_answer(table, dice, 5)
    assert table.view(actor).own_answer == move
    table.take_back(actor)
    others = {s: list(worlds(table, s, dice)) for s in range(seats) if s != actor}
    assert table.answer(actor, move) == []
    for seat, imagined in others.items():
        for world in imagined:
            for other in world.moves(actor):
                assert world.answer(actor, other) == []
                assert world.view(seat) == table.view(seat)
                world.take_back(actor)


@every_table
@given(data=st.data())
def test_no_seat_is_told_of_a_card_that_it_cannot_place(rules, seats, data):
    table, dice = data.draw(positions(rules, seats))
    while not table.game.over and table.number < 200:
        luck = table.game.dice.state
        actor, move = next_answer(table, dice, 5)
        told = table.answer(actor, move)
        if table.game.dice.state == luck:  # a card shown may have been shuffled away since
            for seat in range(seats):
                hidden = cannot_place(table, seat, dice)
                for event in told_to(told, seat):
                    assert not hidden & set(cards_named(event))
        if dice.below(4) == 0:
            break


def cannot_place(table, seat, dice):
    """Return cards that lie elsewhere in a world that looks the same to `seat`."""
    lies = table.rules.places(table.game)
    hidden = set()
    for world in worlds(table, seat, dice):
        for place, cards in table.rules.places(world.game).items():
            hidden |= set(lies[place]) ^ set(cards)
    return hidden


def cards_named(thing, field=""):
    """Yield the cards in an event: whatever stands in a field called `card` or `cards`."""
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from cards_named(getattr(thing, name), name)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from cards_named(item, field)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from cards_named(item, field)
    elif field in ("card", "cards") and thing is not None:
        yield thing
