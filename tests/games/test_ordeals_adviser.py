"""The advice of Ordeals: a move with its reason, and the odds of the fight that is asked about."""

import re

from support.ordeals_play import RULES, asked, find, new, play

from gamebox.core.dice import Dice
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.adviser import ADVISER, Adviser
from gamebox.games.ordeals.bots import MANNERS
from gamebox.games.ordeals.choosing import Chooser

ODDS = re.compile(r"win about \d+ %.*flee from \d+ %.*die in \d+ %")


def quick():
    """Return an adviser that fights few fights."""
    return Adviser(RULES.bot("normal", "x", 1), Chooser(MANNERS["normal"]), worlds=12)


def test_in_a_combat_the_odds_of_the_rest_of_it_are_told():
    table, question = find("push")
    view = table.view(question.seat)
    choice = quick().choose(view, question, Dice(1))
    assert choice.move in RULES.moves(view)
    assert ODDS.search(choice.why)


def test_before_an_encounter_the_odds_of_the_fight_there_are_told():
    table = new(2, 5)
    question = play(table, lambda one: one.asks == "explore" and fights(table, one.seat))
    choice = quick().choose(table.view(question.seat), question, Dice(1))
    assert "If you fight here: You win" in choice.why


def fights(table, seat):
    """Return whether activating where a player stands begins a fight of minions alone."""
    there = table.game.spaces[table.game.players[seat].space]
    kind = table.game.cards.encounter(there.card)
    can = moves.ActivateEncounter() in RULES.moves(table.view(seat))
    return can and kind.subtype == "combat"


def test_where_nobody_fights_no_odds_are_told():
    table = new(2, 3)
    question = asked(table)
    choice = quick().choose(table.view(question.seat), question, Dice(1))
    assert choice.move in RULES.moves(table.view(question.seat))
    assert not ODDS.search(choice.why)


def test_the_table_asks_the_adviser():
    assert isinstance(RULES.bot(ADVISER, "x", 1), Adviser)
