"""The rules of The Mind Extreme: every ruling is a position, a move and what must be true.

Each test cites the rules that it shows, in square brackets.
"""

import pytest
from support.mind_positions import RULES, card, cards, get_ready, lay, position, public, seen_by

from gamebox.core.seat import Seat
from gamebox.errors import GameboxError
from gamebox.games.mind import moves
from gamebox.games.mind.cards import CARDS, colour, number
from gamebox.games.mind.moves import SeatCard
from gamebox.games.mind.rules import mistakes_in
from gamebox.table import Refused, new_table

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")


def started(seats: int, seed: int = 7):
    return new_table(RULES, [Seat("human", name) for name in PLAYERS[:seats]], seed=seed)


def refusal_of(table, seat, move):
    with pytest.raises(Refused) as caught:
        table.answer(seat, move)
    return caught.value.refusal


# Set-up


@pytest.mark.parametrize(("seats", "levels", "lives"), [(2, 12, 2), (3, 10, 3), (4, 8, 4)])
def test_a_team_begins_with_its_levels_lives_and_one_star(seats, levels, lives):
    """[setup.team] Two seats play 12 levels with 2 lives, three 10 with 3, four 8 with 4."""
    game = started(seats).game
    assert game.last_level == levels
    assert (game.lives, game.stars, game.level) == (lives, 1, 1)
    assert (game.box.lives, game.box.stars) == (5, 3)


def test_only_two_to_four_seats_play():
    """[setup.team] One seat or five cannot play."""
    for count in (1, 5):
        with pytest.raises(GameboxError, match="2 to 4 seats"):
            new_table(RULES, [Seat("human", str(n)) for n in range(count)])


def test_there_are_fifty_cards_of_each_colour():
    """[cards] White 1 to 50 and red 1 to 50."""
    for one in ("white", "red"):
        assert sorted(number(c) for c in CARDS if colour(c) == one) == list(range(1, 51))


def test_each_seat_is_dealt_a_card_that_only_it_sees():
    """[setup.deal] Level 1 deals one card; the others see only that there is one."""
    table = started(3)
    assert [len(hand) for hand in table.game.hands] == [1, 1, 1]
    assert table.view(0).hand == table.game.hands[0]
    assert table.view(0).hand_counts == [1, 1, 1]
    dealt = [told for told in table.record.opening if isinstance(told.event, moves.Dealt)]
    assert dealt[1].event.cards == ()
    assert dealt[1].to(1).cards == tuple(table.game.hands[1])
    assert dealt[1].to(0).cards == ()


def test_the_level_cards_are_those_of_the_resources():
    """[blind.lay, reward] Levels 1 and 2 are open, 3 has white blind; rewards as in the data."""
    levels = started(2).game.levels
    assert [level.blind for level in levels] == [
        (), (), ("white",), (), ("red",), (), ("white",), ("white", "red"),
        (), ("red",), ("white",), ("white", "red"),
    ]  # fmt: skip
    assert {level.number: level.reward for level in levels if level.reward} == {
        2: "star", 3: "life", 5: "star", 6: "life", 8: "star", 9: "life",
    }  # fmt: skip
    assert [level.number for level in levels if level.official] == [1]


# Ready and Stop


def test_a_level_begins_only_when_every_seat_is_ready():
    """[ready.begin] With one hand missing no card can be laid."""
    table = position("W5", "W9", "R4", ready=False)
    table.answer(0, moves.Ready())
    table.answer(2, moves.Ready())
    refusal = refusal_of(table, 0, moves.Lay(card("W5")))
    assert refusal.rule == "ready.begin"
    assert "one hand is missing" in refusal.text
    assert table.asked() == [1]
    assert public(table.answer(1, moves.Ready())) == [moves.HandDown(1), moves.PlayBegan(1)]
    assert lay(table, 0, "W5") == [moves.CardLaid(0, "white", card("W5"), 0)]


def test_nobody_is_ready_twice():
    """[ready.begin] A hand that lies on the table is not asked for again."""
    table = position("W5", "W9", ready=False)
    table.answer(0, moves.Ready())
    assert refusal_of(table, 0, moves.Ready()).rule == "ready.begin"


def test_stop_halts_laying_until_all_are_ready_again():
    """[ready.stop] Any seat may call Stop at any time, also one with an empty hand."""
    table = position("W5 W8", "R9 R2")
    lay(table, 0, "W5")
    lay(table, 0, "W8")
    assert public(table.answer(0, moves.Stop(1500))) == [moves.Stopped(0, 1500)]
    assert refusal_of(table, 1, moves.Lay(card("R9"))).rule == "ready.stop"
    get_ready(table)
    assert table.game.pauses == [1500]
    lay(table, 1, "R9")
    assert table.game.lives == 2


# Laying


def test_any_seat_may_lay_at_any_moment():
    """[lay.anyone, aim] There is no order: the same seat may lay twice, or every seat in turn."""
    table = position("W5 W8", "W20 R50", "R40 R7")
    assert table.asked() == [0, 1, 2]
    for seat, name in [(0, "W5"), (1, "R50"), (0, "W8"), (2, "R40"), (1, "W20"), (2, "R7")]:
        lay(table, seat, name)
    assert table.game.level == 3
    assert table.game.lives == 2


def test_cards_are_laid_one_at_a_time_on_the_stack_of_their_colour():
    """[lay.one] The record has one card a lay, on its own stack."""
    table = position("W5 R8", "W20 R50")
    lay(table, 0, "W5")
    lay(table, 1, "R50")
    assert table.game.stack_cards("white") == cards("W5")
    assert table.game.stack_cards("red") == cards("R50")


def test_only_the_lowest_white_and_the_highest_red_can_be_laid():
    """[lay.own-order] Any other lay would be a mistake against oneself."""
    table = position("W5 W8 R30 R44", "W1 W2 W3 W4")
    lays = [m.card for m in table.moves(0) if isinstance(m, moves.Lay)]
    assert sorted(lays) == cards("W5 R44")
    white = refusal_of(table, 0, moves.Lay(card("W8")))
    assert white.rule == "lay.own-order"
    assert "white 5 comes before your white 8" in white.text
    red = refusal_of(table, 0, moves.Lay(card("R30")))
    assert "red 44 comes before your red 30" in red.text


def test_a_card_of_another_hand_cannot_be_laid():
    """[lay.own-order] The card must be in the hand of the seat that lays it."""
    table = position("W5", "W9")
    assert refusal_of(table, 0, moves.Lay(card("W9"))).text == "This card is not in your hand."


def test_no_lay_is_forbidden_for_the_sake_of_both_stacks():
    """[lay.both-stacks] One stack may be laid far ahead of the other."""
    table = position("W5 R44", "W9 R50")
    lay(table, 0, "W5")
    lay(table, 1, "W9")
    assert table.game.lives == 2


def test_the_second_of_two_simultaneous_cards_is_judged_by_what_lies_there():
    """[lay.same-instant] W20 reaches the table first; W15, laid in the same moment, is gone."""
    table = position("W15 R1", "W20 R2")
    events = lay(table, 1, "W20", at_ms=400)
    assert moves.Mistake(1, card("W20"), (SeatCard(0, card("W15")),)) in events
    assert refusal_of(table, 0, moves.Lay(card("W15"), 400)).rule == "lay.own-order"


# Mistakes on open stacks


def test_a_mistake_costs_one_life_however_many_cards_were_skipped():
    """[mistake.open] Three lower white cards in two hands cost one life."""
    table = position("W30 R1", "W10 W20", "W12 R9", lives=3)
    events = lay(table, 0, "W30")
    assert moves.LivesLost(1, 2) in events
    assert table.game.lives == 2


def test_skipped_cards_lie_aside_seen_by_all_and_the_laid_card_stays():
    """[mistake.aside] The skipped cards count as laid."""
    table = position("W30 R1", "W10 W20", "W12 R9", lives=3)
    lay(table, 0, "W30")
    assert table.game.stack_cards("white") == cards("W30")
    assert [aside.card for aside in table.view(0).aside] == cards("W10 W20 W12")
    assert table.game.hands == [cards("R1"), [], cards("R9")]
    lay(table, 2, "R9")
    lay(table, 0, "R1")
    assert table.game.level == 3


def test_a_red_card_is_a_mistake_when_a_higher_red_one_is_held():
    """[mistake.open] Red comes down, so 33 before 40 is too early."""
    table = position("R33", "R40")
    assert moves.Mistake(0, card("R33"), (SeatCard(1, card("R40")),)) in lay(table, 0, "R33")


def test_the_other_colour_never_makes_a_mistake():
    """[mistake.open] A lower red card does not matter to a white one."""
    table = position("W30", "R40")
    lay(table, 0, "W30")
    assert table.game.lives == 2


def test_right_cards_cost_nothing():
    """[mistake.open, aim] The rulebook's level 1: 8, 13 and 46 up, 33 down."""
    table = position("W8", "W13", "R33", "W46", lives=4)
    for seat, name in [(0, "W8"), (1, "W13"), (2, "R33"), (3, "W46")]:
        lay(table, seat, name)
    assert table.game.lives == 4
    assert table.game.level == 2


# Blind stacks


@pytest.mark.parametrize(
    ("order", "mistakes"),
    [
        ("7 14 28 20 25 23 37 48", 1),
        ("2 13 11 28 44 42 37", 2),
        ("10 20 5 15", 2),
        ("1 2 3", 0),
        ("", 0),
        ("3 2 1", 1),
        ("2 1 4 3 6 5", 3),
    ],
)
def test_a_blind_stack_is_judged_as_if_it_had_been_open(order, mistakes):
    """[blind.judge] The printed examples cost one and two lives."""
    white = [card(f"W{n}") for n in order.split()]
    red = [card(f"R{51 - int(n)}") for n in order.split()]
    assert len(mistakes_in(white)) == mistakes
    assert len(mistakes_in(red)) == mistakes


def test_the_first_printed_example_played_out():
    """[blind.judge, level.end] 7-14-28-20-25-23-37-48 laid by four seats costs one life."""
    table = position(
        "W7 W25", "W14 W20", "W28 W37", "W23 W48", blind=["white"], lives=4, last=False
    )
    order = [(0, 7), (1, 14), (2, 28), (1, 20), (0, 25), (3, 23), (2, 37)]
    for seat, white in order:
        assert lay(table, seat, f"W{white}") == [moves.CardLaid(seat, "white", None, 0)]
    events = lay(table, 3, "W48")
    [turned] = [event for event in events if isinstance(event, moves.StackTurned)]
    assert [number(lies.card) for lies in turned.laid] == [7, 14, 28, 20, 25, 23, 37, 48]
    assert turned.wrong == (2,)
    assert table.game.lives == 3


def test_nothing_happens_when_a_blind_card_is_laid_wrong():
    """[blind.lay] The mistake shows only at the end."""
    table = position("W30 R2", "W10 R1", blind=["white"])
    assert lay(table, 0, "W30") == [moves.CardLaid(0, "white", None, 0)]
    assert table.game.lives == 2
    assert table.game.hands[1] == cards("W10 R1")


def test_only_its_owner_knows_a_blind_card():
    """[blind.secret] Not in the view, not in what is told, not in the log line."""
    table = position("W30 R2", "W10 R1", blind=["white"])
    told = table.answer(0, moves.Lay(card("W30"), 900))
    assert seen_by(0, told) == [moves.CardLaid(0, "white", card("W30"), 900)]
    assert seen_by(1, told) == public(told) == [moves.CardLaid(0, "white", None, 900)]
    assert table.view(0).laid[0].card == card("W30")
    assert table.view(1).laid[0].card is None
    assert RULES.describe(told[0].to(1), PLAYERS, table.game) == "Ann laid a white card face down."


def test_the_other_stack_of_a_blind_level_is_open():
    """[blind.lay, mistake.open] With white blind, red is judged at once."""
    table = position("W30 R2", "W10 R9", blind=["white"])
    assert moves.LivesLost(1, 1) in lay(table, 0, "R2")


def test_both_stacks_may_be_blind():
    """[blind.judge] Both are turned up, and their mistakes are added."""
    table = position("W30 R2", "W10 R9", blind=["white", "red"], lives=3)
    for seat, name in [(0, "W30"), (0, "R2"), (1, "W10")]:
        lay(table, seat, name)
    events = lay(table, 1, "R9")
    assert [type(event).__name__ for event in events[:4]] == [
        "CardLaid", "StackTurned", "StackTurned", "LivesLost",
    ]  # fmt: skip
    assert table.game.lives == 1


# Lives and rewards


def test_the_last_life_loses_at_once():
    """[life.last] The game is over in the middle of the level."""
    table = position("W30 R1", "W10 R2", lives=1)
    events = lay(table, 0, "W30")
    assert events[-2:] == [moves.LivesLost(1, 0), moves.Lost()]
    assert table.game.over
    assert table.game.winners == []
    assert refusal_of(table, 0, moves.Lay(card("R1"))).text == "The game is over."


def test_lives_never_go_below_zero():
    """[life.last] Three mistakes with two lives lose two."""
    table = position("W2 W4 W6", "W1 W3 W5", blind=["white"], lives=2)
    for seat, name in [(0, "W2"), (1, "W1"), (0, "W4"), (1, "W3"), (0, "W6")]:
        lay(table, seat, name)
    events = lay(table, 1, "W5")
    assert moves.LivesLost(2, 0) in events
    assert table.game.lives == 0
    assert table.game.over


def test_a_reward_cannot_save_a_team_that_lost_its_last_life():
    """[life.last, reward] Blind stacks are judged before the reward."""
    table = position("W2", "W1", blind=["white"], reward="life", lives=1)
    lay(table, 0, "W2")
    events = lay(table, 1, "W1")
    assert not any(isinstance(event, moves.RewardTaken) for event in events)
    assert table.game.over


@pytest.mark.parametrize(
    ("reward", "lives", "stars", "after"),
    [
        ("life", 2, 1, (3, 1)),
        ("star", 2, 1, (2, 2)),
        ("life", 5, 1, (5, 1)),
        ("star", 2, 3, (2, 3)),
        (None, 2, 1, (2, 1)),
    ],
)
def test_a_completed_level_gives_its_reward_while_the_box_holds_it(reward, lives, stars, after):
    """[reward] Never more than five lives and three stars."""
    table = position("W1", "W2", reward=reward, lives=lives, stars=stars)
    lay(table, 0, "W1")
    events = lay(table, 1, "W2")
    assert (table.game.lives, table.game.stars) == after
    taken = [event.taken for event in events if isinstance(event, moves.RewardTaken)]
    assert taken == ([] if reward is None else [after != (lives, stars)])


# Throwing stars


def test_any_seat_may_propose_a_star_also_with_an_empty_hand():
    """[star.propose] Laying stops until it is decided."""
    table = position("W1", "W5", "R2")
    lay(table, 0, "W1")
    assert public(table.answer(0, moves.ProposeStar())) == [moves.StarProposed(0)]
    assert refusal_of(table, 1, moves.Lay(card("W5"))).rule == "star.propose"
    assert table.waits_for() == [1, 2]
    assert refusal_of(table, 0, moves.Agree()).rule == "star.agree"


def test_without_a_star_none_can_be_proposed():
    """[star.propose] The team must have one."""
    table = position("W1", "W5", stars=0)
    assert refusal_of(table, 0, moves.ProposeStar()).rule == "star.propose"


def test_one_refusal_ends_the_proposal():
    """[star.agree] Play goes on without getting ready again, and the star stays."""
    table = position("W1", "W5", "R2")
    table.answer(0, moves.ProposeStar())
    table.answer(2, moves.Agree())
    assert public(table.answer(1, moves.Refuse())) == [moves.StarRefused(1)]
    assert table.game.stars == 1
    lay(table, 0, "W1")


def test_a_stop_while_a_star_is_proposed_makes_all_ready_again_when_it_is_refused():
    """[ready.stop, star.agree] Stop can be said at any time, also by who has decided already."""
    table = position("W1 W9", "W5 W7", "R2 R3")
    table.answer(0, moves.ProposeStar(600))
    table.answer(1, moves.Agree())
    assert table.moves(0) == table.moves(1) == [moves.Stop()]
    assert moves.Stop() in table.moves(2)
    assert public(table.answer(1, moves.Stop(9000))) == [moves.Stopped(1, 600)]
    assert refusal_of(table, 0, moves.Stop()).text.startswith("Play is stopped already")
    assert table.asked() == [2]
    table.answer(2, moves.Refuse())
    assert refusal_of(table, 0, moves.Lay(card("W1"))).rule == "ready.stop"
    assert table.waits_for() == [0, 1, 2]
    get_ready(table)
    assert table.game.pauses == [600]
    lay(table, 0, "W1")


def test_a_stop_while_a_star_is_proposed_does_not_ask_for_hands_twice():
    """[ready.stop, star.aside] The star makes everybody get ready anyway, once."""
    table = position("W1 W9", "W5 W7")
    table.answer(0, moves.ProposeStar(600))
    table.answer(0, moves.Stop())
    table.answer(1, moves.Agree())
    table.answer(0, moves.ChooseForStar(card("W1")))
    table.answer(1, moves.ChooseForStar(card("W5")))
    assert refusal_of(table, 0, moves.Lay(card("W9"))).rule == "star.aside"
    get_ready(table)
    assert table.game.pauses == [600]
    lay(table, 1, "W7")


def test_stop_changes_nothing_where_nobody_lays_anyway():
    """[ready.stop] Before a level, after a Stop and while cards are chosen it is refused."""
    table = position("W1 W9", "W5 W7", ready=False)
    assert refusal_of(table, 0, moves.Stop()).rule == "ready.begin"
    get_ready(table)
    table.answer(0, moves.Stop())
    assert refusal_of(table, 1, moves.Stop()).text.startswith("Play is stopped already")
    table.answer(0, moves.ProposeStar())
    table.answer(1, moves.Agree())
    assert refusal_of(table, 1, moves.Stop()).rule == "ready.stop"


def test_a_star_can_be_proposed_between_stop_and_ready_also_by_who_is_ready():
    """[star.propose] The level runs; a refusal leaves the hands that lie on the table there."""
    table = position("W1 W9", "W5 W7", "R2 R3")
    table.answer(0, moves.Stop(400))
    assert table.moves(1) == [moves.Ready(), moves.ProposeStar()]
    table.answer(1, moves.Ready())
    assert table.moves(1) == [moves.ProposeStar()]
    assert table.waits_for() == [0, 2]
    assert public(table.answer(1, moves.ProposeStar())) == [moves.StarProposed(1)]
    assert refusal_of(table, 0, moves.ProposeStar()).text == "A throwing star is proposed already."
    table.answer(0, moves.Refuse())
    assert table.waits_for() == [0, 2]
    assert RULES.prompt(table.view(1), PLAYERS) == "Waiting for Ann and Cleo."
    table.answer(0, moves.Ready())
    table.answer(2, moves.Ready())
    lay(table, 0, "W1")
    assert table.game.pauses == [400]


def test_after_a_star_thrown_between_stop_and_ready_every_hand_is_asked_for_anew():
    """[star.aside] A hand that lay on the table before the star counts no more."""
    table = position("W1 W9", "W5 W7")
    table.answer(0, moves.Stop())
    table.answer(1, moves.Ready())
    table.answer(1, moves.ProposeStar())
    table.answer(0, moves.Agree())
    table.answer(0, moves.ChooseForStar(card("W1")))
    table.answer(1, moves.ChooseForStar(card("W5")))
    assert table.waits_for() == [0, 1]
    get_ready(table)
    lay(table, 1, "W7")


def test_a_star_thrown_between_stop_and_ready_can_end_the_level():
    """[level.end] Nobody is asked for a hand on an empty table."""
    table = position("W9", "W5")
    table.answer(0, moves.Stop())
    table.answer(0, moves.ProposeStar())
    table.answer(1, moves.Agree())
    table.answer(0, moves.ChooseForStar(card("W9")))
    assert moves.LevelCompleted(1) in public(table.answer(1, moves.ChooseForStar(card("W5"))))
    assert [type(step).__name__ for step in table.game.stack][-2:] == ["PlayCards", "GetReady"]
    assert refusal_of(table, 0, moves.ProposeStar()).rule == "ready.begin"


def test_a_second_star_can_be_proposed_before_all_are_ready_after_the_first():
    """[star.propose] As long as the team has one."""
    table = position("W1 W9", "W5 W7", stars=2)
    throw_star(table, "W1", "W5")
    assert moves.ProposeStar() in table.moves(0)
    throw_star(table, "W9", "W7")
    assert table.game.stars == 0
    table = position("W1 W9", "W5 W7", stars=1)
    throw_star(table, "W1", "W5")
    assert refusal_of(table, 0, moves.ProposeStar()).text == "The team has no throwing star left."


def test_all_choose_in_secret_and_turn_up_together():
    """[star.choose, star.aside] A choice stays sealed until the last; then all are turned up."""
    table = position("W1 W30 R9", "W5 W6 R40", "R2 R3 R4")
    table.answer(0, moves.ProposeStar(700))
    table.answer(1, moves.Agree())
    table.answer(2, moves.Agree())
    assert {m.card for m in table.moves(0)} == set(cards("W1 R9"))
    assert [m.card for m in table.moves(2)] == cards("R4")
    assert table.answer(0, moves.ChooseForStar(card("R9"))) == []
    assert table.view(1).answered == [0]
    assert table.view(1).own_answer is None
    assert table.view(0).own_answer == moves.ChooseForStar(card("R9"))
    table.answer(1, moves.ChooseForStar(card("W5")))
    told = table.answer(2, moves.ChooseForStar(card("R4")))
    thrown = moves.StarThrown(
        (SeatCard(0, card("R9")), SeatCard(1, card("W5")), SeatCard(2, card("R4")))
    )
    assert public(told) == [thrown]
    assert table.game.stars == 0
    assert [aside.card for aside in table.game.aside] == cards("R9 W5 R4")


def test_a_choice_for_the_star_is_the_lowest_white_or_the_highest_red():
    """[star.choose] Another card is refused."""
    table = position("W1 W30", "W5 R6")
    table.answer(0, moves.ProposeStar())
    table.answer(1, moves.Agree())
    assert refusal_of(table, 0, moves.ChooseForStar(card("W30"))).rule == "lay.own-order"


def test_a_sealed_choice_can_be_taken_back_until_the_last():
    """[star.choose] The seat chooses again, and the first choice leaves no trace."""
    table = position("W1 R30", "W5 R6")
    table.answer(0, moves.ProposeStar())
    table.answer(1, moves.Agree())
    table.answer(0, moves.ChooseForStar(card("W1")))
    assert refusal_of(table, 0, moves.ChooseForStar(card("R30"))).rule == "star.choose"
    table.take_back(0)
    table.answer(0, moves.ChooseForStar(card("R30")))
    table.answer(1, moves.ChooseForStar(card("W5")))
    assert [aside.card for aside in table.game.aside] == cards("R30 W5")
    assert table.difference() is None


def test_a_seat_without_cards_does_not_choose():
    """[star.choose] Only seats that hold cards are asked."""
    table = position("W1", "W5", "R9")
    lay(table, 0, "W1")
    table.answer(1, moves.ProposeStar())
    table.answer(0, moves.Agree())
    table.answer(2, moves.Agree())
    assert table.asked() == [1, 2]


def test_after_a_star_everybody_gets_ready_again():
    """[star.aside] No card can be laid before."""
    table = position("W1 W9", "W5 W7")
    throw_star(table, "W1", "W5")
    assert refusal_of(table, 0, moves.Lay(card("W9"))).rule == "star.aside"
    get_ready(table)
    lay(table, 1, "W7")


def throw_star(table, *names):
    table.answer(0, moves.ProposeStar())
    for seat in range(1, len(names)):
        table.answer(seat, moves.Agree())
    for seat, name in enumerate(names):
        table.answer(seat, moves.ChooseForStar(card(name)))


def test_a_card_that_a_star_removed_causes_no_mistake():
    """[star.aside] W1 is gone, so W9 before it costs nothing."""
    table = position("W9 W10", "W5 R7")
    throw_star(table, "W9", "W5")
    get_ready(table)
    lay(table, 0, "W10")
    assert table.game.lives == 2


def test_a_card_that_a_star_removed_is_not_part_of_a_blind_stack():
    """[star.aside, blind.judge] Only what was laid is judged."""
    table = position("W9 W20", "W5 R7", blind=["white"])
    lay(table, 0, "W9")
    throw_star(table, "W20", "W5")
    get_ready(table)
    events = lay(table, 1, "R7")
    [turned] = [event for event in events if isinstance(event, moves.StackTurned)]
    assert turned.laid == (SeatCard(0, card("W9")),)
    assert turned.wrong == ()


# The end of a level and of the game


def test_a_level_whose_last_cards_leave_by_a_mistake_is_completed():
    """[level.end] The mistake empties every hand."""
    table = position("W9", "W5", reward="star")
    events = lay(table, 0, "W9")
    assert moves.LevelCompleted(1) in events
    assert moves.RewardTaken("star", True) in events


def test_a_level_whose_last_cards_leave_by_a_star_is_completed():
    """[level.end] Nobody has to get ready for an empty table; the next level is dealt."""
    table = position("W9", "W5")
    table.answer(0, moves.ProposeStar())
    table.answer(1, moves.Agree())
    table.answer(0, moves.ChooseForStar(card("W9")))
    events = public(table.answer(1, moves.ChooseForStar(card("W5"))))
    assert moves.LevelCompleted(1) in events
    assert table.game.level == 2


def test_the_next_level_shuffles_all_cards_and_deals_one_more():
    """[level.next] All hundred cards are back, and each seat gets as many as the level says."""
    table = position("W1 W2", "W3 W4")
    for seat, name in [(0, "W1"), (0, "W2"), (1, "W3"), (1, "W4")]:
        lay(table, seat, name)
    game = table.game
    assert [len(hand) for hand in game.hands] == [3, 3]
    assert len(game.deck) == 94
    assert game.laid == []
    assert table.asked() == [0, 1]
    assert table.question(0).asks == "ready"


def test_completing_the_last_level_wins():
    """[end.win] Everybody wins together."""
    table = position("W1", "W2", last=True)
    lay(table, 0, "W1")
    events = lay(table, 1, "W2")
    assert events[-1] == moves.Won()
    assert table.game.winners == [0, 1]
    assert RULES.result(table.game, PLAYERS).startswith("The team has won")


# Answering twice, or where nothing is asked


def test_who_has_answered_already_is_told_so():
    """[ready.begin, star.agree, star.choose] The reason says how the seat stands, not only no."""
    table = position("W3 W4", "W5 R9", "W8 R7", ready=False)
    agree, ready = moves.Agree(), moves.Ready()
    assert refusal_of(table, 0, agree).text == "No throwing star is proposed now."
    table.answer(0, ready)
    assert refusal_of(table, 0, ready).text == "Your hand is on the table already."
    get_ready(table)
    assert refusal_of(table, 0, ready).text == "Nobody is asked for a hand on the table now."
    choose = moves.ChooseForStar(card("W3"))
    assert refusal_of(table, 0, choose).text == "No throwing star is thrown now."
    lay(table, 0, "W3")
    lay(table, 0, "W4")
    table.answer(1, moves.ProposeStar())
    assert "the others agree or refuse" in refusal_of(table, 1, agree).text
    table.answer(2, agree)
    assert refusal_of(table, 2, moves.Refuse()).text == "You have agreed already."
    table.answer(0, agree)
    assert refusal_of(table, 0, choose).text == "You have no card to choose."


def test_every_button_says_why_it_does_nothing():
    """[ready.begin, star.agree] What is not pressed now has a reason of its own."""
    table = position("W3", "W5", ready=False)
    waiting = "Play waits until every hand is on the table; 2 hands are missing."
    assert {name: table.why(0, f"button:{name}").text for name in ("stop", "star", "agree")} == {
        "stop": waiting,
        "star": waiting,
        "agree": "No throwing star is proposed now.",
    }
    assert table.why(0, "button:ready") is None
    assert table.why(0, "button:other").text == "Nothing can be done with this."


# Time, talk, keys


def test_no_rule_reads_the_time():
    """[time.record] The same lays with other times lead to the same table, times aside."""
    early, late = position("W5 R1", "W9 R2"), position("W5 R1", "W9 R2")
    lay(early, 0, "W5", at_ms=1)
    lay(late, 0, "W5", at_ms=99_000)
    assert early.game.laid[0].at_ms == 1
    assert late.game.laid[0].at_ms == 99_000
    assert early.game.hands == late.game.hands
    assert early.game.lives == late.game.lives


def test_the_clock_stands_while_nobody_may_lay():
    """[time.record] It runs in play, stands in a proposal, and starts anew after getting ready."""
    table = position("W5 R1", "W9 R2")
    spell = RULES.clock(table.game)
    assert spell is not None
    table.answer(0, moves.ProposeStar(800))
    assert RULES.clock(table.game) is None
    table.answer(1, moves.Refuse())
    assert RULES.clock(table.game) == spell
    table.answer(0, moves.Stop(900))
    assert RULES.clock(table.game) is None
    get_ready(table)
    assert RULES.clock(table.game) == spell + 1


def test_nothing_about_other_hands_can_be_asked():
    """[talk.none] The answer to a click on another seat names the rule, never a card."""
    table = position("W5 R1", "W9 R2")
    assert table.why(0, "seat:1").rule == "talk.none"
    assert not hasattr(table.view(0), "hands")


def test_the_rules_about_the_screen_can_be_read():
    """[screen.keys] The keys of a shared screen are a matter of the window; the text explains."""
    from gamebox.rulebook import rulebook  # noqa: PLC0415

    assert "as long as it is held" in rulebook("mind").find("screen.keys").text
