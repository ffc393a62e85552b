"""The program plays on for a person who has left a game of Ordeals: it stays out of everything."""

from support.ordeals_positions import combat, position
from support.ordeals_team import chosen, scenario

from gamebox.core.dice import Dice
from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.games.ordeals.ordeals import Ordeals
from gamebox.games.ordeals.view import view
from gamebox.seating import check_seats

RULES = Ordeals()


def choice(table, seat=0):
    """Return what the program does for the person of a seat, or None."""
    seen = view(table.game, seat)
    found = RULES.bot(RULES.absent, "Ann", 1).choose(seen, seen.question, Dice(1))
    return None if found is None else found.move


def test_nobody_can_choose_the_level_but_a_save_may_have_it():
    assert RULES.absent not in RULES.levels
    check_seats(RULES, [Seat("bot", "Ann", RULES.absent), Seat("human", "Ben")])


def test_it_gives_up_what_is_bound():
    """[turn.left] Though the Effort for it is there."""
    table = position(bound="hack", effort=3)
    assert table.asks == "fatigue"
    assert choice(table) == moves.GiveUpBound()


def test_it_neither_explores_nor_acquires():
    """[turn.left] Though there is Food to move, and Effort for a card of the row."""
    table = position(food=5, effort=9, hand="hack", row="hack")
    assert choice(table) == moves.EndExplore()
    table.end_explore()
    assert any(isinstance(move, moves.AcquireCard) for move in table.legal())
    assert choice(table) == moves.EndTurn()


def test_it_flees_from_minions():
    """[turn.left] It assigns nothing and does not push, though there is Food for it."""
    table = combat("dust_9 dust_8", bound="hack", food=5)
    assert choice(table) == moves.EndAssign()
    table.end_round()
    assert moves.Push() in table.legal()
    assert choice(table) == moves.Flee()


def facing_the_king(on_throne):
    """Return the third scenario, in which the King attacks me, on his Throne or off it."""
    team = scenario(3, 2, tracker=5)
    team.lay(7, "the_skeleton_kings_throne", shown=on_throne).give(0, food=9, hand="")
    if on_throne:
        team.give(0, space=7)
    team.game.king = team.game.players[0].space
    team.start(0).reach("king")
    return team.give(0, bound="hack").top_of("minions", "dust_9", "dust_8", "dust_7")


def test_it_retreats_from_the_king():
    """[turn.left] Off his Throne."""
    assert choice(facing_the_king(on_throne=False)) == moves.Retreat()


def test_on_the_revealed_throne_it_fights_on():
    """[turn.left, scenario.throne] A retreat or a flight would lose the scenario for all."""
    team = facing_the_king(on_throne=True)
    assert choice(team) == moves.FightKing()
    team.do(moves.FightKing())
    assert team.asks == "assign"
    assert isinstance(choice(team), moves.Assign)
    team.end_round()
    assert moves.Flee() in team.legal()
    assert choice(team) == moves.Push()


def test_what_the_team_decides_is_left_to_the_others():
    """[turn.left, campaign.team] Of two who are asked, who has left says nothing."""
    team = chosen(2)
    assert team.game.first_settles
    assert [question.seat for question in team.game.questions] == [0, 1]
    assert choice(team, 0) is None
