"""The settings: kept whole, never in the way."""

import json
import os

import pytest

from ui.palettes import Mode
from ui.settings import (
    FILE_NAME,
    LARGEST_FILE,
    LastTable,
    Settings,
    SettingsStore,
    load_settings,
    save_settings,
)
from ui.theme import Motion, Typeface

CHOSEN = Settings(
    text_scale=1.5,
    mode=Mode.CONTRAST,
    typeface=Typeface.LEXEND,
    motion=0.5,
    geometry=(10, -20, 900, 700),
    last_tables={"mind": LastTable(("human:You", "bot:hard:Bo"), {"undo": "all"})},
)


def test_settings_come_back_as_they_were_kept(tmp_path):
    assert save_settings(CHOSEN, tmp_path / "deep" / "folder") is None
    assert load_settings(tmp_path / "deep" / "folder") == (CHOSEN, None)


def test_nothing_but_the_file_is_left_in_the_folder(tmp_path):
    save_settings(CHOSEN, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_no_file_gives_the_usual_settings_and_no_complaint(tmp_path):
    assert load_settings(tmp_path) == (Settings(), None)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[1, 2]",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"text_scale": 9}',
        b'{"text_scale": NaN}',
        b'{"text_scale": true}',
        b'{"mode": "purple"}',
        b'{"hover_delay_ms": 1.5}',
        b'{"hover_delay_ms": 1e999}',
        b'{"geometry": [1, 2, 3]}',
        b'{"geometry": 7}',
        b'{"sound": "yes"}',
        b'{"last_tables": {"mind": {"seats": [3], "options": {}}}}',
        b'{"last_tables": {"mind": {"seats": []}}}',
        b'{"last_tables": {"mind": null}}',
        b" " * (LARGEST_FILE + 1),
    ],
    ids=lambda content: repr(content[:24]),
)
def test_a_damaged_file_gives_the_usual_settings_and_one_sentence(tmp_path, content):
    (tmp_path / FILE_NAME).write_bytes(content)
    settings, problem = load_settings(tmp_path)
    assert settings == Settings()
    assert str(tmp_path) in problem
    assert problem.endswith(".")
    assert "\n" not in problem


@pytest.mark.parametrize("cut", range(0, 400, 7))
def test_a_file_cut_off_anywhere_is_no_crash(tmp_path, cut):
    save_settings(CHOSEN, tmp_path)
    path = tmp_path / FILE_NAME
    path.write_bytes(path.read_bytes()[:cut])
    settings, problem = load_settings(tmp_path)
    assert (settings, bool(problem)) == (Settings(), True)


def test_what_a_newer_version_wrote_is_left_aside(tmp_path):
    (tmp_path / FILE_NAME).write_text(json.dumps({"hologram": True, "sound": True}))
    assert load_settings(tmp_path) == (Settings(sound=True), None)


def test_a_folder_in_the_place_of_the_file_is_said_in_a_sentence(tmp_path):
    (tmp_path / FILE_NAME).mkdir()
    settings, problem = load_settings(tmp_path)
    assert settings == Settings()
    assert problem


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / FILE_NAME)
    settings, problem = load_settings(tmp_path)
    assert settings == Settings()
    assert problem
    assert save_settings(CHOSEN, tmp_path) is None
    assert load_settings(tmp_path) == (CHOSEN, None)


def test_a_folder_that_cannot_be_written_is_said_and_the_choice_holds(qtbot, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    store = SettingsStore(blocked / "config")
    said, heard = [], []
    store.problem.connect(said.append)
    store.changed.connect(heard.append)
    store.change(text_scale=1.25)
    assert heard == [store.settings] == [Settings(text_scale=1.25)]
    assert len(said) == 1
    assert "until you close the window" in said[0]


def test_a_change_is_kept_at_once_and_announced_once(qtbot, tmp_path):
    store = SettingsStore(tmp_path)
    heard = []
    store.changed.connect(heard.append)
    store.change(mode=Mode.LIGHT)
    store.change(mode=Mode.LIGHT)
    assert heard == [Settings(mode=Mode.LIGHT)]
    assert SettingsStore(tmp_path).settings.mode is Mode.LIGHT


def test_a_choice_that_cannot_be_is_not_taken(tmp_path):
    store = SettingsStore(tmp_path)
    with pytest.raises(ValueError, match="text_scale"):
        store.change(text_scale=3.0)
    assert store.settings == Settings()


def test_reduced_motion_stops_everything_whatever_the_speed():
    assert Settings(motion=2.0).theme().motion == Motion(2.0)
    assert Settings(motion=2.0, reduced_motion=True).theme().motion == Motion(0.0)


def test_the_folder_is_the_one_the_environment_names(tmp_path, monkeypatch):
    monkeypatch.setenv("GAMEBOX_CONFIG", str(tmp_path / "here"))
    SettingsStore().change(sound=True)
    assert (tmp_path / "here" / FILE_NAME).exists()
