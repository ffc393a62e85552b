"""What is kept: after every answer, when the page closes, and what is said when it cannot be."""

import errno

import pytest
from support.at_table import Person, by_click, table_of

from gamebox import saver
from gamebox.games.mind.moves import Ready, Stop
from gamebox.games.shelf import TITLES
from gamebox.saver import IN_USE
from gamebox.saves import load
from ui.table.saying import LOOKING_ON
from ui.table.sitting import Sitting

SEATS = "human:Liz,bot:easy:Ben,bot:easy:Cyd"


@pytest.fixture
def path(data_folder):
    return data_folder / "saves" / "mind.json"


def play_some(page, hours, answers):
    Person(page, hours).play(lambda: page.table.number >= answers)


def test_closing_in_the_middle_of_play_loses_nothing(open_page, hours, path):
    page = open_page(Sitting.begin(table_of(SEATS), path))
    Person(page, hours).play(lambda: page.clock.running and page.table.number >= 4)
    page.close_game()
    kept = load(path)
    assert kept.record == page.table.record
    assert isinstance(kept.record.history[-1].move, Stop)


def test_a_game_is_gone_on_with_where_it_was_left(open_page, hours, path):
    page = open_page(Sitting.begin(table_of(SEATS), path))
    Person(page, hours).play(lambda: page.clock.running and page.table.number >= 4)
    page.close_game()
    again = open_page(Sitting.resume(path))
    assert again.table.record == page.table.record
    assert isinstance(again.controller.offers()[0].move, Ready)
    lines = [again.desk.log.item(row).text() for row in range(again.desk.log.count())]
    assert lines[-1] == "Liz said Stop."
    play_some(again, hours, again.table.number + 4)
    assert again.table.difference() is None


@pytest.mark.parametrize("game", TITLES)
def test_who_looks_on_is_asked_for_nothing_in_any_game(open_page, path, game):
    seats = "human:Liz,human:Ann,human:Cyd"
    first = open_page(Sitting.begin(table_of(seats, game=game), path))
    first.sitting.flush()
    second = open_page(Sitting.resume(path))
    assert second.desk.prompt.sentence.text() == LOOKING_ON
    assert second.controller.decider() is None
    assert second.desk.prompt.buttons() == []


def test_a_second_window_on_the_same_save_only_looks_on(open_page, hours, path):
    first = open_page(Sitting.begin(table_of(SEATS), path))
    first.sitting.flush()
    second = open_page(Sitting.resume(path))
    assert second.desk.notice.isVisible()
    assert IN_USE in second.desk.notice.sentence.text()
    assert second.controller.offers() == []
    assert second.desk.prompt.sentence.text() == LOOKING_ON
    assert second.desk.prompt.buttons() == []
    assert second.desk.moves.item(0).text() == LOOKING_ON
    hours.pass_by(20_000)
    assert second.table.number == 0
    assert first.table.number > 0
    assert not second.controller.submit(0, Ready())
    assert IN_USE in second.desk.prompt.sentence.text()


def test_a_disk_that_is_full_is_said_and_does_not_stop_play(
    open_page, hours, path, qtbot, monkeypatch
):
    page = open_page(Sitting.begin(table_of(SEATS), path))
    page.sitting.flush()
    write_whole = saver.write_whole

    def full(*what):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saver, "write_whole", full)
    play_some(page, hours, 3)
    qtbot.waitUntil(page.desk.notice.isVisible)
    assert "no space left on device" in page.desk.notice.sentence.text()
    monkeypatch.setattr(saver, "write_whole", write_whole)
    play_some(page, hours, 6)
    qtbot.waitUntil(lambda: not page.desk.notice.isVisible())
    page.close_game()
    assert load(path).record == page.table.record


def test_several_people_resume_at_the_curtain_when_a_secret_is_asked(open_page, hours, path):
    page = open_page(Sitting.begin(table_of("human:Liz,human:Max"), path))
    for _ in range(2):
        by_click(page, page.controller.offers()[0])
    hours.pass_by(5_000)
    star = next(o for o in page.controller.offers() if o.label == "Throwing star")
    by_click(page, star)
    by_click(page, next(o for o in page.controller.offers() if o.primary))
    page.close_game()
    again = open_page(Sitting.resume(path))
    assert again.pages.currentWidget() is again.curtain
    assert again.curtain.title.text() == "Hand the screen to LIZ"
