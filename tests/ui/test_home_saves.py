"""The saved games at home: going on, watching, deleting, and what cannot be opened."""

import json
import os
from datetime import timedelta

import pytest
from PySide6.QtWidgets import QApplication
from support.home import NOON, buttons_of, click, keep, open_home, texts
from support.widgets import misfits

from gamebox.files import write_whole
from gamebox.saves import load, saves_folder
from ui.home.saved import when_text
from ui.home.side import Place
from ui.stylesheet import SCROLL_BAR


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


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_name_of_forty_letters_makes_home_wider(qtbot, scale):
    home = open_home(qtbot, scale, size=(1024, 640))
    keep("usual", 5, NOON - timedelta(days=1))
    home.go(Place.SAVED)
    QApplication.processEvents()
    usual = home.side.width()
    path = keep("game", 5, names=("W" * 40, "M" * 40))
    home.go(Place.SAVED)
    QApplication.processEvents()
    row = home.page(Place.SAVED).rows[path]
    assert "W" * 40 in home.side.detail.accessibleName()
    assert home.side.width() <= usual + SCROLL_BAR
    qtbot.waitUntil(lambda: misfits(row) == [])
    assert home.page(Place.SAVED).viewport().width() >= row.minimumSizeHint().width()


def test_a_saved_game_can_be_gone_on_with_and_watched(qtbot, home):
    path = keep("game", 5)
    click(qtbot, home.side.button(Place.SAVED))
    row = home.page(Place.SAVED).rows[path]
    assert {"Ann", "Ben"} <= set(texts(row))
    buttons = buttons_of(row)
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
    buttons = buttons_of(row)
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
    assert "Resume" not in buttons_of(row)


def test_a_broken_save_with_an_older_copy_offers_the_copy(qtbot, home):
    path = keep("game", 5)
    write_whole(path, b"rubbish")
    home.go(Place.SAVED)
    row = home.page(Place.SAVED).rows[path]
    buttons = buttons_of(row)
    with qtbot.waitSignal(home.resume) as opened:
        click(qtbot, buttons["Open the copy before"])
    assert opened.args[0] == path


def damage(path):
    """Change the state of a save by hand to one that cannot be; its header stays as it is."""
    raw = json.loads(path.read_bytes())
    raw["state"]["lives"] = 0
    path.write_text(json.dumps(raw))


def test_a_damaged_save_with_a_sound_header_moves_to_those_that_cannot_be_opened(qtbot, home):
    damaged = keep("damaged", 5)
    damage(damaged)
    older = keep("older", 5, NOON - timedelta(days=1), names=("Old", "Older"))
    home.go(Place.SAVED)
    page = home.page(Place.SAVED)
    qtbot.waitUntil(lambda: "Resume" not in buttons_of(page.rows[damaged]))
    assert [text for text in texts(page.rows[damaged]) if "without a life" in text]
    assert "Resume" in buttons_of(page.rows[older])
    assert "Old, Older" in home.side.detail.text()
    home.refresh()
    assert "Resume" not in buttons_of(page.rows[damaged]), "it is found out only once"


def test_a_damaged_save_that_is_mended_can_be_gone_on_with(qtbot, home):
    path = keep("game", 5)
    sound = path.read_bytes()
    damage(path)
    home.go(Place.SAVED)
    page = home.page(Place.SAVED)
    qtbot.waitUntil(lambda: "Resume" not in buttons_of(page.rows[path]))
    path.write_bytes(sound)
    home.refresh()
    assert "Resume" in buttons_of(page.rows[path])


def test_a_folder_in_the_list_is_not_deleted(qtbot, home):
    folder = saves_folder() / "folder.json"
    folder.mkdir(parents=True)
    (folder / "mine.txt").write_text("mine")
    home.go(Place.SAVED)
    home.delete(folder)
    assert "deletes only files" in home.notice.sentence.text()
    assert (folder / "mine.txt").read_text() == "mine"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_a_pipe_and_a_link_to_nothing_are_listed_and_can_be_deleted(qtbot, home):
    saves_folder().mkdir(parents=True)
    pipe, link = saves_folder() / "pipe.json", saves_folder() / "link.json"
    os.mkfifo(pipe)
    link.symlink_to("nowhere")
    home.go(Place.SAVED)
    assert set(home.page(Place.SAVED).rows) == {pipe, link}
    home.delete(pipe)
    home.delete(link)
    home.notice.close_notice()
    assert list(saves_folder().rglob("*.json")) == []


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
