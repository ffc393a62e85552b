"""Positions and packs of Ordeals that cannot be are refused, each in a sentence."""

import msgspec
import pytest
from support.ordeals_positions import combat, position
from support.ordeals_team import scenario

from gamebox.errors import BrokenGame, GameboxError
from gamebox.games.ordeals.check import check_combat, check_table
from gamebox.games.ordeals.check_stack import check_stack
from gamebox.games.ordeals.combat_round import AssignCards, PushOrFlee
from gamebox.games.ordeals.effects import FireRules, RunVerbs, Source
from gamebox.games.ordeals.load import read_pack
from gamebox.games.ordeals.moves import MoveTo
from gamebox.games.ordeals.pain import DestroyAtDeath, TakePain
from gamebox.games.ordeals.refusals import refusal
from gamebox.games.ordeals.royalty import ChooseLoot, EndRetreat
from gamebox.games.ordeals.setup import new_game
from gamebox.games.ordeals.steps import OrdealsStep
from gamebox.games.ordeals.turn import Acquire, Explore, NextTurn, Rest
from gamebox.games.ordeals.view import view


def begun():
    """Return a whole game in which the first player is asked."""
    game = new_game(2, seed=3, starter=0)
    game.run()
    return game


def test_positions_that_can_be():
    check_table(begun())
    check_stack(combat("dust_5").game)


def test_a_minion_that_replaces_another_may_ask_something_before_the_strike_bonus():
    """[minion.reveal] A Grave Whisperer comes for whom the Lucky Coin sent away."""
    told = {"on": "rat_cellar", "board": "lucky_coin", "hand": "strive"}
    table = position(minions="scales_9 skulls_2", **told).activate().yes()
    assert (table.foes(), table.asks) == ("skulls_2", "option")
    check_stack(table.game)


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ([Explore(0)], "do not end a turn"),
        ([NextTurn(), Acquire(0)], "cannot happen"),
        ([NextTurn(), Rest(0), NextTurn()], "cannot happen"),
        ([NextTurn(), Rest(1)], "cannot happen"),
        ([NextTurn(), Rest(0), AssignCards(0)], "a combat"),
        ([NextTurn(), Rest(0), DestroyAtDeath(0)], "a death that is none"),
        ([NextTurn(), Rest(0), ChooseLoot(0)], "Relics are drawn once"),
        ([NextTurn(), Rest(0), TakePain(0)], "Pain card is resolved"),
        ([NextTurn(), Rest(0), EndRetreat()], "retreats"),
        ([NextTurn(), Rest(0), RunVerbs(Source(9999, 0), ())], "no card 9999"),
        ([NextTurn(), Rest(0), RunVerbs(Source(0, 7), ())], "not at the table"),
        ([NextTurn(), Rest(0), RunVerbs(Source(0, 0, foe=0), ())], "not in the combat"),
    ],
)
def test_steps_that_cannot_lead_on(stack, reason):
    game = position().game
    game.stack = stack
    with pytest.raises(BrokenGame, match=reason):
        check_stack(game)


@pytest.mark.parametrize(
    ("above", "reason"),
    [
        ([], "nothing ends"),
        ([AssignCards(0), PushOrFlee(0)], "nothing ends"),
        ([AssignCards(1)], "who fights"),
    ],
)
def test_a_combat_has_one_way_on(above, reason):
    game = combat("dust_7", bound="hack").game
    game.stack = [*(step for step in game.stack if not isinstance(step, AssignCards)), *above]
    with pytest.raises(BrokenGame, match=reason):
        check_stack(game)


def test_a_card_of_a_deck_is_never_in_the_box():
    game = begun()
    game.box.append(game.pains.pop())
    with pytest.raises(BrokenGame, match="in the box"):
        check_table(game)


def test_nobody_stands_on_what_was_not_revealed():
    game = begun()
    hidden = (n for n, space in enumerate(game.spaces) if space is not None and not space.open)
    game.players[0].space = next(hidden)
    with pytest.raises(BrokenGame, match="not revealed"):
        check_table(game)


@pytest.mark.parametrize("step", [RunVerbs(Source(0, 0), ()), FireRules(0, ())])
def test_a_step_in_which_nothing_is_to_happen_is_not_read(step):
    with pytest.raises(msgspec.ValidationError, match="length >= 1"):
        msgspec.json.decode(msgspec.json.encode(step), type=OrdealsStep)


def test_a_card_is_assigned_only_once():
    """[assign.once]"""
    game = combat("dust_8", bound="hack hack").assign("dust_8", "hack").game
    assert game.combat is not None
    check_combat(game)
    game.combat.used *= 2
    with pytest.raises(BrokenGame, match="assigned in the combat twice"):
        check_combat(game)


@pytest.mark.parametrize("card", [-3, 9999])
def test_a_combat_is_at_an_encounter_that_exists(card):
    game = combat("dust_2", bound="hack").game
    assert game.combat is not None
    game.combat.encounter = card
    with pytest.raises(BrokenGame, match="does not exist"):
        check_combat(game)


@pytest.mark.parametrize("new", [begun, lambda: scenario(2, 2).explore().game])
def test_the_encounter_on_which_all_begin_lies_open(new):
    """[setup.board, campaign.town]"""
    game = new()
    here = game.spaces[game.players[0].space]
    assert here is not None
    here.open, here.cubes = False, None
    with pytest.raises(BrokenGame, match="all begin lies face-down"):
        check_table(game)


@pytest.mark.parametrize("space", [-1, 0, 15, 99])
def test_a_move_to_where_nothing_lies_is_refused(space):
    """[move.where] A save may tell of a move off the board."""
    seen = view(begun(), 0)
    found = refusal(seen, seen.question, MoveTo(space))
    assert found is not None
    assert found.rule == "move.where"


@pytest.mark.parametrize(
    ("pack", "says"),
    [
        ("card = 3", "'card' has to be a list"),
        ('[[card]]\nkind = "skil"\n', "'card 1.kind' cannot be 'skil'"),
        ('[[encounter]]\nid = "town"\n', "'encounter 1' lacks 'name'"),
        ("card = " + "[" * 5000, "nested too deeply"),
    ],
)
def test_a_pack_that_cannot_be_read_says_where(pack, says):
    with pytest.raises(GameboxError, match=says):
        read_pack(pack, "mine")
