"""The one gate: what may be done, by whom, when; taking back; whose hand may be shown."""

import pytest
from support.at_table import HandHours, table_of

from gamebox.core.question import Refusal
from gamebox.games.mind import moves
from ui.table.clock import BEAT_MS, COUNT, PlayClock
from ui.table.controller import Controller
from ui.table.manners import manners_of
from ui.table.sitting import Sitting

COUNTDOWN = BEAT_MS * COUNT


@pytest.fixture
def hours():
    return HandHours()


@pytest.fixture
def sit(qapp, hours):
    """Return a function that seats people at a table, with no window and no bots thinking."""

    def seated(seats, **how):
        table = table_of(seats, **how)
        controller = Controller(Sitting(table), manners_of(table.rules), PlayClock(hours))
        controller.said = []
        controller.refused.connect(controller.said.append)
        controller.noticed.connect(controller.said.append)
        controller.open()
        return controller

    return seated


def all_ready(controller, hours):
    for seat in list(controller.table.asked()):
        assert controller.submit(seat, moves.Ready())
    hours.pass_by(COUNTDOWN)


def kinds(controller):
    return [type(offer.move) for offer in controller.offers()]


def test_a_lay_carries_the_time_of_the_clock(sit, hours):
    controller = sit("human:Liz,human:Max")
    all_ready(controller, hours)
    hours.pass_by(1500)
    lay = next(o for o in controller.offers() if isinstance(o.move, moves.Lay))
    assert controller.submit(lay.seat, lay.move)
    assert controller.table.record.history[-1].move.at_ms == 1500


def test_in_the_countdown_only_stop_may_be_done(sit, hours):
    controller = sit("human:Liz,bot:easy:Ben")
    controller.submit(1, moves.Ready())
    controller.submit(0, moves.Ready())
    assert kinds(controller) == [moves.Stop]
    [card] = controller.table.view(0).hand
    assert not controller.submit(0, moves.Lay(card))
    assert controller.said == [Refusal("lay.anyone", "Wait until the countdown has ended.")]
    assert controller.why(f"card:{card}") == controller.said[0]
    assert controller.submit(0, moves.Stop())


def test_a_refused_move_changes_nothing_and_says_why(sit):
    controller = sit("human:Liz,bot:easy:Ben")
    [card] = controller.table.view(0).hand
    assert not controller.submit(0, moves.Lay(card))
    assert controller.table.number == 0
    assert controller.said[0].rule == "ready.begin"


def test_undo_takes_back_the_last_answer_of_a_person_and_the_bots_after_it(sit):
    controller = sit("human:Liz,bot:easy:Ben,bot:easy:Cyd")
    controller.submit(0, moves.Ready())
    controller.submit(1, moves.Ready())
    assert controller.undo()
    assert controller.table.number == 0
    assert controller.bots_wait
    assert controller.redo()
    assert controller.table.number == 2


def test_undo_says_why_it_stops(sit, hours):
    controller = sit("human:Liz,human:Max")
    all_ready(controller, hours)
    assert controller.undo_refusal() == "Undo stops here. Play has begun since."
    assert not controller.undo()
    assert controller.said == ["Undo stops here. Play has begun since."]


def test_a_table_may_allow_undo_all_the_way(sit, hours):
    controller = sit("human:Liz,human:Max", undo="all")
    all_ready(controller, hours)
    assert controller.undo()
    assert controller.table.number == 1
    assert not controller.clock.due


def test_bots_wait_after_undo_until_a_person_goes_on(sit):
    controller = sit("human:Liz,bot:easy:Ben")
    controller.submit(0, moves.Ready())
    controller.undo()
    controller.submit(0, moves.Ready())
    assert not controller.bots_wait


def test_undo_of_a_stop_counts_down_again_and_bots_play_on(sit, hours):
    controller = sit("human:Liz,bot:easy:Ben")
    for seat in (1, 0):
        controller.submit(seat, moves.Ready())
    hours.pass_by(BEAT_MS * COUNT + 800)
    assert controller.stop_play()
    assert controller.undo()
    assert (controller.clock.count, controller.clock.running) == (COUNT, False)
    assert not controller.bots_wait
    hours.pass_by(BEAT_MS * COUNT)
    assert controller.clock.running


def test_nothing_to_redo_is_said(sit):
    controller = sit("human:Liz,bot:easy:Ben")
    assert not controller.redo()
    assert controller.said == ["There is nothing to do again."]


def star_agreed(sit, hours, seats):
    """Return a table at which everybody is about to choose a card for a star."""
    controller = sit(seats)
    all_ready(controller, hours)
    controller.submit(0, moves.ProposeStar())
    for seat in list(controller.table.asked()):
        controller.submit(seat, moves.Agree())
    return controller


def choose(controller, seat):
    assert controller.submit(seat, controller.table.moves(seat)[0])


def test_people_at_one_screen_choose_one_after_the_other(sit, hours):
    controller = star_agreed(sit, hours, "human:Liz,human:Max")
    assert (controller.viewer, controller.wanted) == (None, 0)
    assert controller.offers() == []
    controller.arrived()
    assert (controller.viewer, controller.wanted) == (0, None)
    assert {offer.seat for offer in controller.offers()} == {0}
    choose(controller, 0)
    assert (controller.viewer, controller.wanted) == (None, 1)
    controller.arrived()
    choose(controller, 1)
    assert (controller.viewer, controller.wanted) == (None, None)


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in(sit, hours):
    controller = star_agreed(sit, hours, "human:Liz,bot:easy:Ben")
    choose(controller, 0)
    assert controller.undo_refusal() is None
    controller.undo()
    assert controller.table.asked() == [0, 1]
    choose(controller, 0)
    choose(controller, 1)
    assert controller.undo_refusal() is not None


def test_taking_back_at_one_screen_calls_its_owner_to_the_screen(sit, hours):
    controller = star_agreed(sit, hours, "human:Liz,human:Max")
    controller.arrived()
    choose(controller, 0)
    controller.undo()
    assert controller.wanted == 0


def test_one_person_among_bots_sees_their_own_hand_throughout(sit, hours):
    controller = star_agreed(sit, hours, "bot:easy:Ben,human:Liz")
    assert (controller.viewer, controller.wanted) == (1, None)


def test_what_several_people_see_holds_no_hand_and_no_blind_card(sit, hours):
    controller = sit("human:Liz,human:Max")
    table = controller.table
    table.game.level = 3  # the white stack is blind
    all_ready(controller, hours)
    for seat in range(2):
        for move in table.moves(seat):
            if isinstance(move, moves.Lay) and move.card <= 50:
                table.answer(seat, move)
                break
    view = controller.view()
    assert view.hand == []
    assert [one.card for one in view.laid if one.colour == "white"] == [None] * len(view.laid)
    assert all("white " not in o.text or "lowest" in o.text for o in controller.offers())


def test_a_game_left_in_the_middle_of_play_is_stopped_when_it_is_opened(sit, hours, qapp):
    table = sit("human:Liz,human:Max").table
    for seat in (0, 1):
        table.answer(seat, moves.Ready())
    again = Controller(Sitting(table), manners_of(table.rules), PlayClock(hours))
    again.open()
    assert isinstance(table.record.history[-1].move, moves.Stop)
    assert not again.clock.due


def test_leaving_while_a_star_is_proposed_stops_play_once(sit, hours):
    """[ready.stop] A bot's refusal would else let time run on with nobody there."""
    controller = sit("human:Liz,bot:easy:Ben,bot:easy:Cyd")
    all_ready(controller, hours)
    controller.submit(0, moves.ProposeStar())
    assert kinds(controller) == [moves.Stop]
    assert controller.decider() is None
    assert controller.stop_play()
    assert not controller.stop_play()
    controller.submit(1, moves.Refuse())
    assert not controller.clock.due
    assert moves.Ready in kinds(controller)


def test_who_must_answer_comes_before_who_only_may(sit, hours):
    """[star.agree] The sentence and the rule are those of the question that is open."""
    controller = sit("human:Liz,human:Max,bot:easy:Cyd")
    all_ready(controller, hours)
    controller.submit(0, moves.ProposeStar())
    assert controller.deciding() == [1, 0]
    assert controller.question().rule == "star.agree"
    assert [offer.label for offer in controller.offers() if offer.label].count("Stop") == 1


def test_a_star_can_be_proposed_from_the_window_after_a_stop(sit, hours):
    """[star.propose] Also by who has put a hand on the table; nobody waits for that seat."""
    controller = sit("human:Liz,bot:easy:Ben")
    all_ready(controller, hours)
    controller.submit(0, moves.Stop())
    controller.submit(0, moves.Ready())
    assert kinds(controller) == [moves.ProposeStar]
    assert controller.decider() == 1
    assert controller.submit(0, moves.ProposeStar())
