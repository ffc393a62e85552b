"""The new-game dialog: who plays, how, and what it does not take."""

import pytest
from PySide6.QtCore import Qt

from gamebox.core.rules import Rules
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.packs import PackInfo
from gamebox.saves import list_saves, load
from gamebox.seating import options_of
from gamebox.table import new_table
from ui.app import LateOpener
from ui.home.facts import box
from ui.home.new_game import LARGEST_SEED, NewGame, NewGameDialog, read_seats
from ui.settings import LastTable, SettingsStore
from ui.table.page import TablePage
from ui.theme import Theme
from ui.window import MainWindow

THREE = (Seat("human", "You"), Seat("bot", "Bo", "normal"), Seat("bot", "Cleo", "normal"))


@pytest.fixture
def make(qtbot):
    def make_dialog(last=None, packs=()):
        dialog = NewGameDialog(box("mind"), rules_of("mind"), last or LastTable(), Theme(), packs)
        qtbot.addWidget(dialog)
        dialog.heard = []
        dialog.begin.connect(dialog.heard.append)
        dialog.open()
        return dialog

    return make_dialog


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def begin(qtbot, dialog):
    click(qtbot, dialog.begin_button)
    [wanted] = dialog.heard
    return wanted


def test_a_game_can_be_begun_at_once_with_the_enter_key(qtbot, make):
    dialog = make()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    [wanted] = dialog.heard
    assert wanted.game == "mind"
    assert wanted.seats == THREE
    assert 0 <= wanted.seed <= LARGEST_SEED
    assert not dialog.isVisible()


def test_escape_begins_nothing(qtbot, make):
    dialog = make()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.heard == []


def test_what_the_dialog_gives_can_be_played(qtbot, make):
    wanted = begin(qtbot, make())
    table = new_table(rules_of("mind"), wanted.seats, wanted.options, wanted.seed)
    assert table.names == ["You", "Bo", "Cleo"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_table_is_set_for_as_many_as_one_likes(qtbot, make, count):
    dialog = make()
    click(qtbot, dialog.count.button(count))
    shown = [row for row in dialog.seats.rows if row.isVisible()]
    assert len(shown) == count
    assert len(begin(qtbot, dialog).seats) == count


def test_only_a_seat_at_the_table_can_be_chosen_to_start(qtbot):
    rules = rules_of("middle_ages")
    dialog = NewGameDialog(box("middle_ages"), rules, LastTable(options={"start": "3"}), Theme())
    qtbot.addWidget(dialog)
    dialog.open()
    start = dialog.options["start"]
    assert (start.count(), start.value) == (4, "random")
    click(qtbot, dialog.count.button(4))
    start.choose("3")
    click(qtbot, dialog.count.button(2))
    assert (start.count(), start.value) == (3, "random")
    start.choose("1")
    click(qtbot, dialog.count.button(4))
    assert (start.count(), start.value) == (5, "1")


def test_two_seats_of_the_middle_ages_are_said_to_be_a_variant(qtbot):
    rules = rules_of("middle_ages")
    dialog = NewGameDialog(box("middle_ages"), rules, LastTable(), Theme())
    qtbot.addWidget(dialog)
    dialog.open()
    assert not dialog.remark.isVisible()
    click(qtbot, dialog.count.button(2))
    assert dialog.remark.isVisible()
    assert "variant" in dialog.remark.text()
    click(qtbot, dialog.count.button(4))
    assert not dialog.remark.isVisible()


def test_a_game_without_a_remark_makes_none(qtbot, make):
    dialog = make()
    for count in (2, 3, 4):
        click(qtbot, dialog.count.button(count))
        assert not dialog.remark.isVisible()


def test_a_seat_can_be_a_person_with_a_name_or_a_bot_with_a_level(qtbot, make):
    dialog = make()
    first, second, third = dialog.seats.rows[:3]
    click(qtbot, second.kind.button("human"))
    assert not second.level.isVisible()
    second.name.selectAll()
    qtbot.keyClicks(second.name, "  Ann   Lee ")
    third.level.choose("hard")
    click(qtbot, first.kind.button("bot"))
    wanted = begin(qtbot, dialog)
    assert wanted.seats == (
        Seat("bot", "Ada", "normal"),
        Seat("human", "Ann Lee"),
        Seat("bot", "Cleo", "hard"),
    )


def test_turning_a_bot_into_a_person_keeps_a_name_that_was_typed(qtbot, make):
    row = make().seats.rows[1]
    row.name.setText("Grandma")
    click(qtbot, row.kind.button("human"))
    assert row.name.text() == "Grandma"


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (("You", ""), "Seat 2 needs a name."),
        (("You", "   "), "Seat 2 needs a name."),
        (("Ann", "ann"), "Two seats are called Ann: give each a name of its own."),
    ],
)
def test_names_that_do_not_do_are_said_and_nothing_begins(qtbot, make, names, problem):
    dialog = make()
    for row, name in zip(dialog.seats.rows, names, strict=False):
        row.name.setText(name)
    assert dialog.problem.text() == problem
    assert dialog.problem.isVisible()
    assert not dialog.begin_button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.heard == []
    dialog.seats.rows[1].name.setText("Zoe")
    assert dialog.begin_button.isEnabled()


def test_a_hidden_seat_cannot_be_wrong(qtbot, make):
    dialog = make()
    dialog.seats.rows[3].name.setText("")
    assert dialog.begin_button.isEnabled()


def test_a_seed_deals_the_same_cards(qtbot, make):
    dialog = make()
    assert not dialog.seed.isVisible()
    click(qtbot, dialog.advanced.button)
    qtbot.keyClicks(dialog.seed, "42")
    assert begin(qtbot, dialog).seed == 42


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "٣", "9" * 16])
def test_a_seed_that_is_no_number_is_said(qtbot, make, seed):
    dialog = make()
    dialog.seed.setText(seed)
    assert "seed is a whole number" in dialog.problem.text()
    assert not dialog.begin_button.isEnabled()


def test_every_option_of_the_rules_is_offered_with_its_explanation(qtbot, make):
    dialog = make()
    rules: Rules = rules_of("mind")
    assert set(dialog.options) == {option.key for option in options_of(rules)}
    dialog.options["undo"].choose("all")
    assert begin(qtbot, dialog).options["undo"] == "all"


def test_it_is_filled_in_as_the_last_time(qtbot, make):
    last = LastTable(("human:Ann", "bot:hard:Bob"), {"undo": "all"})
    wanted = begin(qtbot, make(last))
    assert wanted.seats == (Seat("human", "Ann"), Seat("bot", "Bob", "hard"))
    assert wanted.options["undo"] == "all"


def test_a_last_time_that_makes_no_sense_any_more_is_passed_over(qtbot, make):
    last = LastTable(("human:", "robot:x", "bot:superb:Bob"), {"undo": "sometimes"})
    wanted = begin(qtbot, make(last))
    assert wanted.seats == THREE
    assert wanted.options["undo"] == "known"


def test_seats_are_written_and_read_as_on_the_command_line():
    wanted = NewGame("mind", (Seat("human", "A:b"), Seat("bot", "C, d", "easy")))
    assert wanted.written_seats() == ("human:A:b", "bot:easy:C, d")
    assert read_seats(wanted.written_seats(), ("easy",)) == wanted.seats


def test_packs_of_ones_own_are_offered_and_broken_ones_explained(qtbot, make):
    packs = [PackInfo("mine"), PackInfo("broken", "broken.toml is no TOML.")]
    dialog = make(packs=packs)
    assert dialog.pack.isVisible()
    dialog.pack.choose("mine")
    assert begin(qtbot, dialog).pack == "mine"


def test_without_packs_none_are_spoken_of(make):
    assert not make().pack.isVisible()


# From home to the table and back


@pytest.fixture
def window(qtbot):
    window = MainWindow(SettingsStore(), LateOpener())
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    return window


def play_with_people(qtbot, window):
    window.home.ask_new_game("mind")
    dialog = window.home.dialog
    click(qtbot, dialog.count.button(2))
    click(qtbot, dialog.seats.rows[1].kind.button("human"))
    click(qtbot, dialog.begin_button)


def test_a_game_begun_at_home_is_at_the_table_and_kept(qtbot, window):
    play_with_people(qtbot, window)
    assert isinstance(window.game.widget, TablePage)
    assert window.windowTitle() == "The Mind Extreme – gamebox"
    window.go_home()
    [info] = list_saves()
    assert info.names == ("First", "Second")
    assert window.home.side.game.text() == "The Mind Extreme"
    window.home.resume_latest()
    assert isinstance(window.game.widget, TablePage)


def test_closing_the_window_in_the_middle_of_a_game_loses_nothing(qtbot, window):
    play_with_people(qtbot, window)
    table = window.game.widget.table
    table_number = table.number
    window.close()
    [info] = list_saves()
    assert load(info.path).number == table_number
    assert load(info.path).names == ["First", "Second"]


def test_the_choice_is_remembered(qtbot, window):
    play_with_people(qtbot, window)
    kept = SettingsStore().settings.last_tables["mind"]
    assert kept.seats == ("human:First", "human:Second")


def test_only_who_sits_alone_at_the_screen_is_called_you(qtbot, window):
    window.home.ask_new_game("mind")
    dialog = window.home.dialog
    rows = dialog.seats.rows
    assert rows[0].name.text() == "You"
    click(qtbot, rows[1].kind.button("human"))
    assert [row.name.text() for row in rows[:2]] == ["First", "Second"]
    rows[0].name.setText("You")  # a person who types it means it
    assert rows[0].name.text() == "You"
    rows[0].name.setText("First")
    click(qtbot, rows[1].kind.button("bot"))
    assert [row.name.text() for row in rows[:2]] == ["You", "Bo"]


def test_the_dialog_stands_in_the_middle_of_the_window(window):
    window.home.ask_new_game("mind")
    dialog = window.home.dialog
    middle = window.mapToGlobal(window.rect().center())
    assert (dialog.geometry().center() - middle).manhattanLength() <= 8  # the frame


def test_the_tutorial_opens_and_goes_back(qtbot, window):
    window.home.tutorial.emit("mind")
    assert not window.at_home
    window.game.widget.left.emit()
    assert window.at_home


@pytest.fixture
def ordeals(qtbot):
    """Return a function that opens the dialog of Ordeals for so many seats."""

    def open_for(seats):
        last = LastTable(tuple(f"human:Person {n}" for n in range(seats)))
        dialog = NewGameDialog(box("ordeals"), rules_of("ordeals"), last, Theme())
        qtbot.addWidget(dialog)
        dialog.heard = []
        dialog.begin.connect(dialog.heard.append)
        dialog.open()
        return dialog

    return open_for


def test_one_person_alone_is_offered_the_campaign_only_and_told_so(qtbot, ordeals):
    dialog = ordeals(1)
    assert not [key for key in ("mode", "length", "start") if dialog.rows[key].isVisible()]
    assert "campaign" in dialog.remark.text()
    assert begin(qtbot, dialog).options["mode"] == "campaign"


def test_what_means_nothing_in_a_campaign_is_not_asked(ordeals):
    dialog = ordeals(3)
    shown = {key for key, row in dialog.rows.items() if row.isVisible()}
    assert {"mode", "length", "start"} <= shown
    dialog.options["mode"].choose("campaign")
    assert not dialog.rows["length"].isVisible()
    assert dialog.rows["mode"].isVisible()
    dialog.options["mode"].choose("competitive")
    assert dialog.rows["length"].isVisible()
