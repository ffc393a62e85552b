"""The other pages of home: the rules, the statistics, the settings."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QTableWidget,
)
from support.home import NOON, click, keep, texts

from gamebox.core.seat import Seat
from gamebox.files import write_whole
from gamebox.games.shelf import TITLES, rules_of
from gamebox.rulebook import rulebook
from gamebox.savefile import encode
from gamebox.saves import list_saves, saves_folder
from gamebox.table import new_table
from ui.home.side import Place
from ui.home.statistics import read_finished
from ui.home.strips import STRIPS, StripWidget
from ui.palettes import Mode
from ui.settings import SettingsStore
from ui.theme import Theme

# The rules


def test_every_rule_can_be_read_by_turning_the_pages(qtbot, home):
    home.go(Place.LEARN)
    page = home.page(Place.LEARN)
    seen = set()
    for number in range(len(page.book.section)):
        assert page.chapter == number
        seen |= set(texts(page._page))
        if page.next.isEnabled():
            click(qtbot, page.next)
    assert {rule.text for rule in page.book.rule} <= seen
    assert not page.next.isEnabled()
    click(qtbot, page.back)
    assert page.chapter == len(page.book.section) - 2


def test_arrow_keys_turn_the_pages_and_stop_at_the_ends(qtbot, home):
    home.go(Place.LEARN)
    page = home.page(Place.LEARN)
    for key, chapter in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Left, 0)):
        qtbot.keyClick(page, key)
        assert page.chapter == chapter


def test_the_rules_can_be_searched(qtbot, home):
    home.go(Place.LEARN)
    page = home.page(Place.LEARN)
    qtbot.keyClicks(page.search, "throwing star")
    found = [QTextDocumentFragment.fromHtml(text).toPlainText() for text in texts(page._page)]
    titles = [rule.title for rule in rulebook("mind").rule if rule.title in found]
    assert "Proposing a star" in titles
    assert rulebook("mind").find("cards").text not in found
    first = next(text for text in texts(page._page) if "<span" in text)
    assert "underline" in first
    page.search.setText("zebra")
    assert "No rule with “zebra”." in texts(page._page)
    page.search.clear()
    assert page.book.section[0].title in texts(page._page)


@pytest.mark.parametrize("game", TITLES)
def test_every_chapter_of_a_game_has_its_picture(game):
    assert set(STRIPS[game]) == {section.id for section in rulebook(game).section}


@pytest.mark.parametrize("game", TITLES)
def test_every_picture_of_a_chapter_can_be_drawn(qtbot, game):
    for strip in STRIPS[game].values():
        widget = StripWidget(strip, game, Theme())
        qtbot.addWidget(widget)
        widget.resize(500, 150)
        assert not widget.grab().isNull()
        assert strip.caption


def test_a_game_can_be_learned_by_playing(qtbot, home):
    home.go(Place.LEARN)
    with qtbot.waitSignal(home.tutorial) as asked:
        click(qtbot, home.page(Place.LEARN).tutorial_button)
    assert asked.args == ["mind"]


def test_the_games_to_learn_are_a_list(qtbot, home):
    """Beside the chapters of one there is no room for a button each."""
    home.go(Place.LEARN)
    learn = home.page(Place.LEARN)
    QApplication.processEvents()
    assert learn.game_list.isVisible()
    learn.game_list.choose("medium")
    learn.game_list.activated.emit(learn.game_list.currentIndex())
    assert learn.game == "medium"
    assert learn.game_list.value == "medium"


# Statistics


def test_statistics_without_games_say_that_there_are_none(qtbot, home):
    home.go(Place.STATISTICS)
    assert "Nothing to count yet." in texts(home.page(Place.STATISTICS))


@pytest.mark.parametrize("people", [(0,), (1,), (0, 1), ()])
def test_a_game_is_won_and_has_points_for_the_people_who_played_it(data_folder, people):
    seats = [
        Seat("human", name) if n in people else Seat("bot", name, "easy")
        for n, name in enumerate(("Ann", "Ben", "Cyd"))
    ]
    table = new_table(rules_of("middle_ages"), seats, {}, 3)
    bot = table.rules.bot("easy", "Ann", 1)
    while not table.game.over:
        seat = table.asked()[0]
        choice = bot.choose(table.view(seat), table.question(seat), table.bot_dice(seat))
        table.answer(seat, choice.move)
    path = saves_folder() / "over.json"
    write_whole(path, encode(table, NOON))
    [info] = list_saves()
    done = read_finished(info)
    counted = people or (0, 1, 2)
    assert done.points == max(table.rules.scores(table.game)[seat] for seat in counted)
    assert done.won == bool({*table.game.winners} & {*counted})


def test_statistics_count_finished_games_only(qtbot, home):
    keep("a", None, NOON, seed=1)
    keep("b", None, NOON - timedelta(days=1), seed=2)
    keep("c", 3, seed=3)
    home.go(Place.STATISTICS)
    page = home.page(Place.STATISTICS)
    qtbot.waitUntil(lambda: len(page.finished) == 2)
    [table] = page.findChildren(QTableWidget)
    assert table.rowCount() == 2
    assert table.item(0, 2).text() == "Ann, Ben"
    assert f"{sum(done.won for done in page.finished.values())} of 2" in texts(page)


def test_a_deleted_game_is_not_counted_any_more(qtbot, home):
    path = keep("a", None)
    home.go(Place.STATISTICS)
    page = home.page(Place.STATISTICS)
    qtbot.waitUntil(lambda: len(page.finished) == 1)
    home.delete(path)
    assert page.finished == {}
    assert "Nothing to count yet." in texts(page)


# Settings


def test_the_text_size_is_previewed_and_kept(qtbot, home):
    home.go(Place.SETTINGS)
    size = home.page(Place.SETTINGS).text_size
    size.slider.setSliderDown(True)
    size.slider.setValue(140)
    assert size.percent.text() == "140 %"
    assert size.sample.font().pixelSize() == Theme(text_scale=1.4).px(17)
    assert home.store.settings.text_scale == 1.0
    size.slider.setSliderDown(False)
    assert home.store.settings.text_scale == 1.4


def test_the_text_size_can_be_changed_by_key(qtbot, home):
    home.go(Place.SETTINGS)
    qtbot.keyClick(home.page(Place.SETTINGS).text_size.slider, Qt.Key.Key_Right)
    assert home.store.settings.text_scale == 1.05


def test_choices_hold_at_once(qtbot, home):
    home.go(Place.SETTINGS)
    page = home.page(Place.SETTINGS)
    click(qtbot, page.mode.button(Mode.CONTRAST))
    click(qtbot, page.speed.button(0.0))
    click(qtbot, page.sound)
    kept = SettingsStore().settings
    assert (kept.mode, kept.motion, kept.sound) == (Mode.CONTRAST, 0.0, True)


def test_settings_changed_at_the_table_show_here(qtbot, home):
    home.go(Place.SETTINGS)
    page = home.page(Place.SETTINGS)
    home.store.change(mode=Mode.LIGHT, sound=True, text_scale=1.2)
    assert page.mode.value is Mode.LIGHT
    assert page.sound.isChecked()
    assert page.text_size.slider.value() == 120


def test_the_data_folder_is_shown(home, data_folder):
    home.go(Place.SETTINGS)
    lines = home.page(Place.SETTINGS).findChildren(QLineEdit)
    assert [line.text() for line in lines if line.accessibleName() == "Data folder"] == [
        str(data_folder)
    ]
