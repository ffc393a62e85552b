"""The campaign of Ordeals at its page: choosing, the story, the team, failure, and to its end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from support.at_table import by_tab, by_touch
from support.ordeals_team import chosen, scenario
from support.ordeals_window import button, campaign, good, make, press, strengthen, table_at

from gamebox.games.ordeals import moves
from gamebox.games.ordeals.campaign_data import campaign_data
from gamebox.rulebook import rulebook
from gamebox.saves import info_of, load
from ui.boards.ordeals_pages import Page
from ui.commands import draw
from ui.table.sitting import Sitting


@pytest.fixture
def path(data_folder):
    return data_folder / "saves" / "ordeals.json"


@pytest.fixture
def sit(open_page, store):
    """Return a function that opens a page at a table, with larger text where that is told."""

    def sit_down(table, size=(1280, 800), **settings):
        if settings:
            store.change(**settings)
        page = open_page(Sitting(table), size=size)
        settle()
        return page

    return sit_down


def settle():
    """Let sizes follow from sizes, which takes a few rounds."""
    for _ in range(4):
        QApplication.processEvents()


def paper(page):
    return page.desk.board.pages.paper


def told(page):
    """Return everything that can be read on the page of the story."""
    return " ".join(label.text() for label in paper(page).findChildren(QLabel))


def key(widget, code):
    QTest.keyClick(widget, code)
    QApplication.processEvents()


# Choosing


def test_two_people_choose_adventurers_and_no_curtain_falls(sit):
    """[quest.deck] What one has taken the other cannot take, and sees whose it is."""
    page = sit(campaign(2))
    assert page.desk.board.stage.layout == {}
    assert {"The Long Road", "Reward: Axe Throw"} <= {
        label.text() for label in paper(page).findChildren(QLabel)
    }
    make(page, moves.PickAdventurer("tarrow"))
    assert page.pages.currentWidget() is page.desk
    assert page.controller.viewer == 1
    assert page.desk.prompt.sentence.text().startswith("Warn · Choose your adventurer")
    tiles = paper(page).tiles
    assert tiles["tarrow"].accessibleName().endswith(" Taken by Dan.")
    press(tiles["tarrow"])
    assert not paper(page).buttons[-1].isEnabled()
    assert paper(page).note.text() == "Dan has this one."
    make(page, moves.PickAdventurer("odila"))
    assert [one.name for one in page.table.game.campaign.adventurers] == ["tarrow", "odila"]


def test_the_page_to_choose_from_is_not_cut_at_the_side_by_large_text(sit):
    reading = paper(sit(campaign(), size=(1024, 640), text_scale=2.0)).reading
    assert reading.widget().width() <= reading.viewport().width()


def test_an_adventurer_is_chosen_by_keys(sit):
    page = sit(campaign())
    page.setFocus()
    tiles = paper(page).tiles
    for _ in range(40):
        if tiles["ysmay"].hasFocus():
            break
        key(QApplication.focusWidget(), Qt.Key.Key_Tab)
    key(tiles["ysmay"], Qt.Key.Key_Space)
    assert "New Tricks" in told(page)
    while not paper(page).buttons[-1].hasFocus():
        key(QApplication.focusWidget(), Qt.Key.Key_Tab)
    key(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.table.game.campaign.adventurers[0].name == "ysmay"


# The story


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_page_before_a_scenario_tells_its_story_and_its_rules(sit, number):
    """[campaign.scenarios]"""
    team = chosen(2)
    team.campaign.scenario = number
    team.game.stack = [type(team.game.stack[-1])(f"before {number}")]
    page = sit(table_at(team.game, 2))
    one, said = campaign_data().scenario[number - 1], told(page)
    for text in (one.name, *one.before, one.objective, one.win_text, one.lose_text):
        assert text in said
    rules = [rule for rule in rulebook("ordeals").rule if rule.title.startswith(f"{number}. ")]
    assert len(rules) >= 3
    for rule in rules:
        assert rule.title[3:] in said
        assert rule.text in said


def test_pages_that_nearly_fit_have_a_lower_picture_and_no_scroll_bar(sit):
    page = sit(campaign())
    assert not paper(page).reading.verticalScrollBar().isVisible()
    make(page, moves.PickAdventurer("tarrow"))
    settle()
    assert not paper(page).reading.verticalScrollBar().isVisible()


def test_enter_reads_on_for_the_whole_team(sit):
    """[campaign.team] One answer is enough."""
    page = sit(table_at(chosen(2).game, 2))
    page.setFocus()
    assert paper(page).reading.hasFocus()
    key(paper(page).reading, Qt.Key.Key_Return)
    assert page.desk.board.pages.page is None
    assert not page.desk.board.pages.isVisible()
    assert "space:6" in page.desk.board.stage.layout


def test_large_text_scrolls_by_keys_and_is_not_cut_at_the_side(sit):
    page = sit(table_at(chosen(1).game), text_scale=2.0)
    page.setFocus()
    reading = paper(page).reading
    assert reading.verticalScrollBar().maximum() > 0
    key(reading, Qt.Key.Key_PageDown)
    assert reading.verticalScrollBar().value() > 0
    wide = reading.viewport().width()
    for label in reading.findChildren(QLabel):
        place = label.mapTo(reading.viewport(), label.rect().topLeft())
        assert place.x() >= 0
        assert place.x() + label.width() <= wide, label.text()


def test_the_page_of_a_scenario_is_opened_from_the_board_and_put_away(sit):
    team = scenario(2, 2).explore()
    page = sit(table_at(team.game, 2))
    board = page.desk.board
    board.hands.touch("scenario")
    assert board.pages.page == Page("scenario")
    assert "Break the Curse." in told(page)
    press(button(page, "Back to the table"))
    assert board.pages.page is None
    board.hands.touch("quest:0")
    assert "Quest 1: active, 0 of 3 cubes" in told(page)
    key(paper(page).reading, Qt.Key.Key_Escape)
    assert board.pages.page is None
    assert "quest:0" in board.stage.layout
    assert page.table.number == 0


def test_a_page_of_the_story_is_drawn_without_a_window(qapp, tmp_path):
    """`gamebox render`: the sheet of paper with its picture, and dark table beside it."""
    picture = tmp_path / "story.png"
    draw(table_at(chosen(2).game, 2), 0, picture, (992, 712))
    drawn = QImage(str(picture))
    assert drawn.pixelColor(60, 660).name() == "#f3e8d0"
    assert drawn.pixelColor(700, 60).name() != "#f3e8d0"
    assert drawn.pixelColor(6, 400).lightness() < 60


# Questions to the team


def test_a_question_to_the_team_is_answered_once_by_whoever_sits_there(sit):
    """[scenario.darkness, campaign.team]"""
    team = scenario(2, 3, tracker=11).start()
    page = sit(table_at(team.game, 2))
    assert page.pages.currentWidget() is page.desk
    assert page.controller.decider() is None
    assert page.desk.prompt.sentence.text().startswith("The team · The darkness grows")
    make(page, moves.PickSeat(2))
    assert page.table.game.players[2].health < 10


def inspired(sit):
    """Return a page at which I may spend my only cube."""
    team = scenario(1, 2).explore()
    team.hero.cubes = 1
    page = sit(table_at(team.game, 2))
    page.setFocus()
    return page


def test_inspire_is_used_by_keys(sit):
    """[quest.inspire]"""
    page = inspired(sit)
    make(page, moves.Inspire(), by_tab)
    assert page.table.game.campaign.adventurers[0].cubes == 0


def test_inspire_has_a_key_of_its_own(sit):
    """[quest.inspire]"""
    page = inspired(sit)
    QTest.keyClick(page, Qt.Key.Key_I)
    assert page.table.game.campaign.adventurers[0].cubes == 0


# Failure and the end


def failed(seats=1):
    team = scenario(1, seats, fame=4, tracker=14).start()
    assert team.asks == "failed"
    return team.game


def test_a_lost_scenario_says_why_and_is_tried_again(sit):
    """[campaign.retry]"""
    page = sit(table_at(failed()))
    assert "The time is up." in told(page)
    assert "Fame: 4 of 10" in told(page)
    make(page, moves.RetryScenario())
    assert page.desk.board.pages.page == Page("story", "before 1")


def test_a_campaign_that_is_given_up_shows_the_ranks_and_none_reached(sit):
    """[campaign.rank]"""
    page = sit(table_at(failed()))
    make(page, moves.GiveUpCampaign())
    assert page.desk.board.pages.page == Page("end")
    said = told(page)
    for rank in campaign_data().ranks:
        assert rank.name in said
    assert "you have" not in said
    assert page.desk.stand.end.isVisible()


# To the end


@pytest.mark.parametrize(("people", "bots"), [(1, 0), (2, 2)])
def test_a_campaign_is_played_to_its_end_with_breaks_in_each_scenario(
    open_page, path, people, bots
):
    """Each scenario is left and gone on with; positions are made strong, and won by touches."""
    page = open_page(Sitting.begin(campaign(people, bots), path))
    for number in (1, 2, 3):
        play(page, until=lambda page: page.desk.board.pages.page is None)
        page = resumed(open_page, page, path, people)
        assert page.table.game.campaign.scenario == number
        play(page, until=lambda page: page.desk.board.pages.page is not None)
        assert page.desk.board.pages.page == Page("story", f"after {number}")
    play(page, until=lambda page: page.table.game.over)
    assert page.table.game.winners == list(range(people + bots))
    assert "you have" in told(page)
    assert page.desk.stand.end.isVisible()
    assert "rank" in page.desk.stand.end.title.text()


def play(page, until):
    """Answer for all, for people by touches, until something holds."""
    game = page.table.game
    for _ in range(120):
        QApplication.processEvents()
        if until(page):
            return
        seat = game.questions[0].seat
        if seat in page.controller.humans:
            make(page, good(game, seat), by_touch)
        else:
            assert page.controller.submit(seat, good(game, seat))
    raise AssertionError(f"it does not come so far: {game.questions}")


def resumed(open_page, page, path, people):
    """Leave the game and go on with what was kept, made strong."""
    page.close_game()
    kept = load(path)
    was = page.table.record
    assert (kept.record.state, kept.record.history) == (was.state, was.history)
    assert f"Scenario {kept.game.campaign.scenario} of 3" in info_of(path).progress
    assert f"time {kept.game.campaign.tracker}" in info_of(path).progress
    strengthen(kept.game)
    return open_page(Sitting.begin(table_at(kept.game, people), path))
