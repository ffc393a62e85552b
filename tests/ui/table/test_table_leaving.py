"""A person leaves a game on screen: the program plays on, and asks nobody to come for it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.at_table import table_of
from support.ordeals_team import scenario
from support.ordeals_window import make, table_at

from gamebox.core.seat import Seat
from gamebox.games.ordeals import moves
from gamebox.saves import load
from ui.opening import again
from ui.table.curtain import COVER_MS
from ui.table.sitting import Sitting

SEATS = "human:Ann,human:Ben,human:Cyd"
ABSENT = {"ordeals": "absent", "mind": "normal", "medium": "normal", "middle_ages": "normal"}


def who_may_leave(page):
    return [panel.leave.isVisible() for panel in page.desk.players]


def send_home(page, seat):
    """Press the button beside a name, or the curtain's, and then `Leave`, by the keyboard."""
    button = page.desk.players[seat].leave
    if page.controller.wanted == seat:
        button = page.curtain.leave
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.keyClick(page.leaving.dialog.leave_button, Qt.Key.Key_Return)
    QApplication.processEvents()


def lift(page, hours):
    hours.pass_by(COVER_MS)
    page.curtain.button.click()
    hours.pass_by(COVER_MS)


def test_whoever_leaves_is_asked_first(open_page, hours):
    page = open_page(table_of(SEATS, game="ordeals", start="0"))
    lift(page, hours)
    assert who_may_leave(page) == [True, True, True]
    button = page.desk.players[1].leave
    assert button.accessibleName() == "Ben leaves the game"
    button.click()
    dialog = page.leaving.dialog
    assert "Ben leaves" in dialog.accessibleName()
    assert "flees and acquires nothing" in dialog.accessibleName()
    dialog.stay_button.click()
    assert not page.table.seats[1].is_bot


@pytest.mark.parametrize(("game", "level"), ABSENT.items())
def test_the_program_answers_for_who_has_left(open_page, hours, data_folder, game, level):
    path = data_folder / "saves" / "game.json"
    page = open_page(Sitting.begin(table_of(SEATS, game=game), path))
    send_home(page, 0)
    assert page.desk.remark.sentence.text() == "Ann has left: the program plays on."
    assert page.desk.players[0].note.text() == f"{level} bot"
    send_home(page, 2)
    assert who_may_leave(page) == [False, False, False]
    assert page.controller.viewer == 1
    assert page.pages.currentWidget() is page.desk
    sitting_in = {0, 2}
    for _ in range(200):
        if sitting_in & {answer.seat for answer in page.table.record.history}:
            break
        if not hours.tick():
            offer = page.controller.offers()[0]
            page.controller.submit(offer.seat, offer.move)
    assert sitting_in & {answer.seat for answer in page.table.record.history}
    page.close_game()
    kept = load(path)
    assert [seat.level for seat in kept.seats] == [level, "", level]
    assert kept.difference() is None


def test_no_curtain_falls_for_who_has_left_and_no_hand_stays_open(open_page, hours):
    page = open_page(table_of(SEATS, game="ordeals", start="0"))
    lift(page, hours)
    assert page.controller.viewer == 0
    send_home(page, 0)
    assert page.controller.viewer is None
    while page.controller.wanted is None:
        assert page.pages.currentWidget() is page.desk
        assert hours.tick()
    assert page.curtain.button.text() == "I am Ben"


def test_what_a_team_decides_waits_for_who_is_still_there(open_page, hours):
    """[turn.left, campaign.team]"""
    team = scenario(2, 2, tracker=11).start()
    page = open_page(table_at(team.game, 2))
    assert page.table.asked() == [0, 1]
    send_home(page, 0)
    hours.pass_by(10_000)
    assert page.table.number == 0
    make(page, moves.PickSeat(0))
    assert page.table.record.history[0].seat == 1
    assert page.table.game.players[0].health < 10


def test_in_the_next_game_a_normal_bot_sits_for_who_has_left(open_page):
    page = open_page(table_of(SEATS, game="ordeals", start="0"))
    send_home(page, 0)
    following = again(page.sitting, page.table.record)
    assert following.seats == (Seat("bot", "Ann", "normal"), *page.table.seats[1:])


def test_nobody_leaves_a_table_that_is_only_looked_at(open_page, data_folder):
    path = data_folder / "saves" / "game.json"
    page = open_page(Sitting.begin(table_of(SEATS, game="mind"), path))
    looking = open_page(Sitting.resume(path))
    assert looking.controller.read_only
    assert who_may_leave(page) == [True, True, True]
    assert who_may_leave(looking) == [False, False, False]
