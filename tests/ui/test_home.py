"""Home as a person uses it: the shelf, the saved games, the rules, the statistics, the settings."""

import random
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTableWidget,
    QWidget,
)

from gamebox.core.seat import Seat
from gamebox.files import write_whole
from gamebox.games.shelf import BUILT, TITLES, rules_of
from gamebox.rulebook import rulebook
from gamebox.savefile import encode
from gamebox.saves import load, saves_folder
from gamebox.table import new_table
from ui import keys
from ui.home import pages
from ui.home.facts import BOXES, NOT_BUILT, box
from ui.home.home import HomePage
from ui.home.key_list import KEYS
from ui.home.saved import when_text
from ui.home.side import Place
from ui.home.strips import STRIPS
from ui.palettes import Mode
from ui.settings import SettingsStore
from ui.stylesheet import stylesheet
from ui.theme import Theme
from ui.window import dress

SIZES = [(1024, 640), (3840, 2160)]
NOON = datetime(2026, 11, 30, 12, 0).astimezone()


def make_home(qtbot, scale=1.0, size=(1280, 800), mode=Mode.DARK):
    store = SettingsStore()
    store.change(text_scale=scale, mode=mode)
    theme = store.settings.theme()
    dress(theme)
    home = HomePage(store, theme)
    home.setStyleSheet(stylesheet(theme))
    qtbot.addWidget(home)
    home.resize(*size)
    home.show()
    qtbot.waitExposed(home)
    return home


@pytest.fixture
def home(qtbot):
    return make_home(qtbot)


def keep(name, answers=0, saved=NOON, seed=1, names=("Ann", "Ben")):
    """Keep a game of The Mind after so many answers (None: to its end); return its file."""
    table = new_table(rules_of("mind"), [Seat("human", each) for each in names], {}, seed)
    chance = random.Random(seed)
    while not table.game.over and (answers is None or table.number < answers):
        seat = chance.choice(table.asked())
        table.answer(seat, chance.choice(table.moves(seat)))
    path = saves_folder() / f"{name}.json"
    write_whole(path, encode(table, saved))
    return path


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def texts(widget):
    QApplication.processEvents()  # what was just added shows a moment later
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


# The shelf


def test_the_facts_on_the_boxes_are_those_of_the_shelf():
    assert {each.key: each.title for each in BOXES} == TITLES
    assert tuple(each.key for each in BOXES if each.built) == BUILT
    for game in BUILT:
        assert all(level in box(game).bots.casefold() for level in rules_of(game).levels)
        counts = rules_of(game).seat_counts
        assert box(game).players == f"{counts[0]}–{counts[-1]}"


def test_a_box_that_is_built_can_be_played(qtbot, home):
    tile = home.page(Place.PLAY).tiles["mind"]
    click(qtbot, tile.play_button)
    assert home.dialog.isVisible()
    home.dialog.reject()


def test_a_click_on_the_lid_plays_too(qtbot, home):
    tile = home.page(Place.PLAY).tiles["mind"]
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.rect().center() / 2)
    assert home.dialog.isVisible()
    home.dialog.reject()


@pytest.mark.parametrize("key", [box.key for box in BOXES if not box.built])
def test_a_box_that_is_not_built_says_so_and_does_nothing(qtbot, home, key):
    tile = home.page(Place.PLAY).tiles[key]
    assert NOT_BUILT in texts(tile)
    for button in (tile.play_button, tile.learn_button):
        assert not button.isEnabled()
        assert "not built yet" in button.toolTip()
        assert "not built yet" in button.accessibleDescription()
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.rect().center() / 2)
    assert home.dialog is None


@pytest.mark.parametrize("mode", list(Mode))
def test_every_lid_is_painted(qtbot, mode):
    home = make_home(qtbot, mode=mode)
    for tile in home.page(Place.PLAY).tiles.values():
        qtbot.waitUntil(lambda tile=tile: not tile._picture.isNull())
        image = tile.grab().toImage()
        colours = {
            image.pixel(x, y)
            for x in range(20, image.width() - 20, 9)
            for y in range(20, image.height() // 2, 9)
        }
        assert len(colours) > 50, tile.box.key


@pytest.mark.parametrize(("width", "scale", "columns"), [(1280, 1.0, 2), (1280, 2.0, 1)])
def test_the_boxes_stand_two_by_two_while_their_text_fits(qtbot, width, scale, columns):
    home = make_home(qtbot, scale, (width, 800))
    tiles = list(home.page(Place.PLAY).tiles.values())
    assert (tiles[0].y() == tiles[1].y()) is (columns == 2)


def test_learn_teaches_that_game_by_playing_it(qtbot, home):
    with qtbot.waitSignal(home.tutorial) as asked:
        click(qtbot, home.page(Place.PLAY).tiles["mind"].learn_button)
    assert asked.args == ["mind"]


def test_learn_opens_the_rules_where_there_is_no_lesson(qtbot, home, monkeypatch):
    monkeypatch.setattr(pages, "has_tutorial", lambda game: False)
    click(qtbot, home.page(Place.PLAY).tiles["mind"].learn_button)
    assert home.place is Place.LEARN
    assert home.page(Place.LEARN).game == "mind"


# Going on


def test_without_saves_nothing_is_offered_to_go_on_with(home):
    home.refresh()
    assert not home.side.card.isVisible()


def test_the_newest_game_under_way_is_offered(qtbot, home):
    keep("old", 4, NOON - timedelta(days=2), names=("Old", "Older"))
    newest = keep("new", 6, NOON, names=("Ann", "Ben"))
    keep("over", None, NOON + timedelta(hours=1))
    home.refresh()
    assert home.side.game.text() == "The Mind Extreme"
    assert "Ann, Ben" in home.side.detail.text()
    with qtbot.waitSignal(home.resume) as opened:
        click(qtbot, home.side.resume_button)
    assert opened.args == [newest]


def test_a_saved_game_can_be_gone_on_with_and_watched(qtbot, home):
    path = keep("game", 5)
    click(qtbot, home.side.button(Place.SAVED))
    row = home.page(Place.SAVED).rows[path]
    assert {"Ann", "Ben"} <= set(texts(row))
    buttons = {b.text().strip(): b for b in row.findChildren(QAbstractButton)}
    with qtbot.waitSignal(home.resume) as opened:
        click(qtbot, buttons["Resume"])
    assert opened.args == [path]
    with qtbot.waitSignal(home.replay) as opened:
        click(qtbot, buttons["Replay"])
    assert opened.args == [path]


def test_a_finished_game_can_be_watched_again_but_not_gone_on_with(qtbot, home):
    path = keep("over", None)
    home.go(Place.SAVED)
    row = home.page(Place.SAVED).rows[path]
    buttons = {b.text().strip(): b for b in row.findChildren(QAbstractButton)}
    assert "Resume" not in buttons
    with qtbot.waitSignal(home.replay) as opened:
        click(qtbot, buttons["Watch again"])
    assert opened.args == [path]


def test_deleting_asks_first_and_can_be_taken_back(qtbot, home):
    path = keep("game", 5)
    home.go(Place.SAVED)
    row = home.page(Place.SAVED).rows[path]
    click(qtbot, row.delete_button)
    assert path.exists()
    click(qtbot, row.no_button)
    assert not row.yes_button.isVisible()
    click(qtbot, row.delete_button)
    click(qtbot, row.yes_button)
    assert not path.exists()
    assert home.page(Place.SAVED).rows == {}
    click(qtbot, home.notice.button)
    assert load(path).number == 5
    assert path in home.page(Place.SAVED).rows


def test_a_deleted_game_is_gone_for_good_once_its_message_is_closed(qtbot, home):
    path = keep("game", 5)
    write_whole(path, path.read_bytes())  # so that there is an older copy too
    home.go(Place.SAVED)
    home.delete(path)
    home.notice.close_notice()
    assert [each for each in saves_folder().rglob("*") if each.is_file()] == []


def test_a_save_that_cannot_be_deleted_is_said_and_stays(qtbot, home):
    path = keep("game", 5)
    (saves_folder() / ".discarded").write_text("a file in the place of the folder")
    home.go(Place.SAVED)
    home.delete(path)
    assert "game.json cannot be deleted" in home.notice.sentence.text()
    assert load(path).number == 5


def test_a_deleted_game_is_not_put_over_a_new_one(qtbot, home):
    path = keep("game", 5)
    home.go(Place.SAVED)
    home.delete(path)
    keep("game", 2)
    click(qtbot, home.notice.button)
    assert "exists again" in home.notice.sentence.text()
    assert load(path).number == 2


def test_a_save_that_cannot_be_opened_is_listed_with_its_reason_beside_the_others(qtbot, home):
    good = keep("good", 3)
    broken = saves_folder() / "broken.json"
    broken.write_text("{")
    home.go(Place.SAVED)
    page = home.page(Place.SAVED)
    assert set(page.rows) == {good, broken}
    row = page.rows[broken]
    assert [text for text in texts(row) if "broken.json cannot be opened" in text]
    assert not [b for b in row.findChildren(QAbstractButton) if b.text().strip() == "Resume"]


def test_a_broken_save_with_an_older_copy_offers_the_copy(qtbot, home):
    path = keep("game", 5)
    write_whole(path, b"rubbish")
    home.go(Place.SAVED)
    row = home.page(Place.SAVED).rows[path]
    buttons = {b.text().strip(): b for b in row.findChildren(QAbstractButton)}
    with qtbot.waitSignal(home.resume) as opened:
        click(qtbot, buttons["Open the copy before"])
    assert opened.args[0] == path


def test_saves_that_cannot_be_listed_are_said(qtbot, home):
    saves_folder().parent.mkdir(parents=True, exist_ok=True)
    saves_folder().write_text("not a folder")
    home.go(Place.SAVED)
    assert [text for text in texts(home.page(Place.SAVED)) if "cannot be read" in text]


def test_a_file_from_elsewhere_can_be_opened(qtbot, home, tmp_path, monkeypatch):
    chosen = tmp_path / "else.json"
    monkeypatch.setattr("ui.home.pages.QFileDialog.getOpenFileName", lambda *_: (str(chosen), ""))
    home.go(Place.SAVED)
    with qtbot.waitSignal(home.resume) as opened:
        click(qtbot, home.page(Place.SAVED).open_button)
    assert opened.args == [chosen]


@pytest.mark.parametrize(
    ("ago", "text"),
    [
        (timedelta(hours=2), "today, 10:00"),
        (timedelta(hours=13), "yesterday, 23:00"),
        (timedelta(days=40), "21 October, 12:00"),
        (timedelta(days=365), "30 November 2025, 12:00"),
    ],
)
def test_moments_are_told_as_one_would_say_them(ago, text):
    assert when_text(NOON - ago, NOON) == text


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
    found = texts(page._page)
    assert rulebook("mind").find("star.propose").text in found
    assert rulebook("mind").find("cards").text not in found
    page.search.setText("zebra")
    assert "No rule with “zebra”." in texts(page._page)
    page.search.clear()
    assert page.book.section[0].title in texts(page._page)


def test_every_chapter_of_the_mind_has_its_picture():
    assert set(STRIPS["mind"]) == {section.id for section in rulebook("mind").section}


def test_a_game_can_be_learned_by_playing(qtbot, home):
    home.go(Place.LEARN)
    with qtbot.waitSignal(home.tutorial) as asked:
        click(qtbot, home.page(Place.LEARN).tutorial_button)
    assert asked.args == ["mind"]


# Statistics


def test_statistics_without_games_say_that_there_are_none(qtbot, home):
    home.go(Place.STATISTICS)
    assert "Nothing to count yet." in texts(home.page(Place.STATISTICS))


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


# All pages


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [0.8, 2.0])
@pytest.mark.parametrize("place", list(Place))
def test_nothing_is_cut_off(qtbot, place, scale, size):
    keep("game", 3)
    (saves_folder() / "broken.json").write_text("{")
    home = make_home(qtbot, scale, size)
    home.refresh()
    home.go(place)
    for _ in range(4):  # sizes that follow from sizes need a few rounds
        QApplication.processEvents()
    page = home.page(place)
    areas = [page] if isinstance(page, QScrollArea) else page.findChildren(QScrollArea)
    for area in [*areas, home.side]:
        if area.isVisible():
            assert area.widget().width() <= area.viewport().width()
    for widget in page.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisible():
            need = widget.minimumSizeHint()
            if isinstance(widget, QLabel) and widget.wordWrap():
                need.setHeight(widget.heightForWidth(widget.width()))
            text = widget.text()
            assert widget.height() >= need.height() - 1, text
            assert widget.width() >= need.width() - 1, text


@pytest.mark.parametrize("place", list(Place))
def test_everything_that_can_be_used_has_a_name_and_can_be_reached_by_key(qtbot, home, place):
    keep("game", 3)
    home.refresh()
    home.go(place)
    QApplication.processEvents()
    usable = [
        button
        for button in home.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and not button.objectName().startswith("qt_")
    ]
    assert usable
    for button in usable:
        assert button.accessibleName() or button.text().strip()
        in_a_row = button.group() is not None  # arrow keys go through a row
        assert in_a_row or button.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_keys_that_settings_list_are_those_that_are_bound(home):
    home.go(Place.SETTINGS)
    listed = {key.keys for keys in KEYS.values() for key in keys}
    bound = {value for name, value in vars(keys).items() if name.isupper()}
    assert bound <= listed
    assert listed <= set(texts(home.page(Place.SETTINGS)))
