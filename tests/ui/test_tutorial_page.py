"""The tutorial in the window: it can be played to its end, and nothing that is tried jams it."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from support.widgets import misfits, nameless, visible

from gamebox.games.shelf import TITLES
from gamebox.rulebook import rulebook
from gamebox.tutorial import LEARNER
from ui.items.halo import Halo
from ui.palettes import Mode
from ui.settings import SettingsStore
from ui.theme import Role, Size, Theme
from ui.tutorial.page import TutorialPage
from ui.tutorial.scenes import Playback, Scene

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


class HandMadeHours:
    """Time that passes only when a test says so."""

    def __init__(self):
        self.alarms = []

    def now(self):
        return 0

    def alarm(self, ring):
        alarm = HandMadeAlarm(ring)
        self.alarms.append(alarm)
        return alarm


class HandMadeAlarm:
    def __init__(self, ring):
        self.ring, self.due = ring, None

    def set(self, milliseconds):
        self.due = milliseconds

    def stop(self):
        self.due = None

    def go_off(self):
        assert self.due is not None
        self.due = None
        self.ring()


@pytest.fixture
def open_page(qtbot):
    """Return a function that shows the page of a tutorial."""
    pages = []

    def show(game="mind", size=(1280, 800), hours=None, **choices):
        store = SettingsStore()
        store.change(**{"motion": 0.0, **choices})
        page = TutorialPage(game, store, hours)
        qtbot.addWidget(page, before_close_func=TutorialPage.close_game)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        pages.append(page)
        return page

    return show


def glowing_path(page):
    (offer,) = page.board.hands.offers()
    return offer.path


def touch_what_glows(page):
    """Make the expected move as a person does, thing by thing."""
    number, path = page.tutorial.number, glowing_path(page)
    if path[-1].startswith("word:"):
        page.board.entry.line.setText(path[-1].removeprefix("word:"))
        page.board.entry.send()
    for thing in path:
        if page.tutorial.number == number:
            page.board.hands.touch(thing)


def standing(page):
    """Return all that a wrong touch must leave as it is."""
    tutorial = page.tutorial
    return tutorial.number, tutorial.table.number, tutorial.rules.clone(tutorial.table.game)


@pytest.mark.parametrize("game", TITLES)
def test_touching_what_glows_leads_to_the_end(open_page, game):
    page = open_page(game)
    steps = page.tutorial.script.step
    for number, step in enumerate(steps[:-1]):
        assert page.card.counter.text() == f"Step {number + 1} of {len(steps)}"
        assert page.card.text.text() == step.text
        assert page.card.rule_text.text() == rulebook(game).find(step.rule).text
        glowing = glowing_path(page)[0]
        (offer,) = page.board.hands.offers()
        assert page.board.glowing() == {way[0] for way in page.board.paths_of(offer)}
        if not glowing.startswith("button:"):  # those stand beside the prompt
            assert Halo.ACT in page.board.stage.thing(glowing).halos
        touch_what_glows(page)
    assert page.tutorial.finished
    assert page.board.glowing() == frozenset()
    assert page.card.play_button.isVisible()
    assert not page.card.go_button.isVisible()


@pytest.mark.parametrize("game", TITLES)
def test_every_other_legal_move_answers_with_what_is_expected(open_page, game):
    page = open_page(game)
    tutorial, tried = page.tutorial, 0
    while not tutorial.finished:
        before = standing(page)
        for move in tutorial.table.moves(LEARNER):
            path = tutorial.rules.path(tutorial.table.view(LEARNER), move)
            elsewhere = page.board.stands_for(path[0]) not in page.board.glowing()
            if elsewhere and path[0] in page.board.stage.layout:
                tried += 1
                page.board.hands.touch(path[0])
                assert page.card.todo.text() in page.card.reply_text.text()
                assert standing(page) == before
        touch_what_glows(page)
        assert page.card.reply_panel.isHidden()
    assert tried > 5


@pytest.mark.parametrize("game", TITLES)
def test_everything_that_does_not_glow_answers_and_changes_nothing(open_page, game):
    page = open_page(game)
    while not page.tutorial.finished:
        before = standing(page)
        laid = dict(page.board.stage.layout)
        for thing, place in laid.items():
            if place.touchable and page.board.stands_for(thing) not in page.board.glowing():
                page.card.reply_panel.hide()
                page.board.hands.touch(thing)
                if page.board.stage.layout != laid:  # a board or a pile is shown large
                    page.board.hands.touch(thing)
                    assert standing(page) == before
                    continue
                assert page.card.reply_panel.isVisible(), thing
                assert page.card.reply_text.text()
                assert standing(page) == before
        touch_what_glows(page)


def test_an_illegal_touch_is_answered_with_its_rule(open_page):
    """White 29 comes after white 1: the reason names the rule, and the card has its text."""
    page = open_page()
    while page.tutorial.step.rule != "lay.own-order":
        page.go_on()
    page.board.hands.touch("card:29")
    assert "white 1 comes before your white 29" in page.card.reply_text.text()
    page.board.hands.touch("seat:1")
    assert page.card.reply_rule.title == "Rule: Not a word"
    assert page.card.reply_rule_text.text() == rulebook("mind").find("talk.none").text


def test_no_key_and_no_button_jams_it(open_page, qtbot):
    """Whatever is pressed at any step, the expected move is on offer afterwards."""
    page = open_page()
    keys = [
        *(Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab),
        *(Qt.Key.Key_Backspace, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Z),
        *map(Qt.Key, range(ord("A"), ord("Z") + 1)),
    ]
    for _ in page.tutorial.script.step:
        for key in keys:
            qtbot.keyClick(page.board, key)
            qtbot.keyClick(page, key)
        for button in (*visible(page.card, QAbstractButton), *visible(page.board, QAbstractButton)):
            if shiboken6.isValid(button) and button.isEnabled():
                button.click()
        if not page.tutorial.finished:
            assert glowing_path(page)
            page.go_on()
    page.start_again()
    for _ in page.tutorial.script.step[1:]:
        touch_what_glows(page)
    assert page.tutorial.finished


def test_back_and_start_again(open_page):
    page = open_page()
    assert not page.card.back_button.isEnabled()
    for number in range(1, len(page.tutorial.script.step)):
        page.card.go_button.click()
        page.card.back_button.click()
        assert page.tutorial.number == number - 1
        page.card.go_button.click()
        assert page.tutorial.number == number
    page.card.again_button.click()
    assert page.tutorial.number == 0
    assert glowing_path(page)


def test_leaving_and_playing_are_asked_for(open_page, qtbot):
    page = open_page()
    with qtbot.waitSignal(page.left):
        page.card.leave_button.click()
    with qtbot.waitSignal(page.left):
        page.home_button.click()
    while not page.tutorial.finished:
        page.go_on()
    assert page.card.leave_button.accessibleName() == "Back to the shelf"
    with qtbot.waitSignal(page.play_asked) as asked:
        page.card.play_button.click()
    assert asked.args == ["mind"]


def test_the_keyboard_alone_leads_to_the_end(open_page, qtbot):
    """Enter on the thing that has the focus; the focus follows what glows."""
    page = open_page()
    page.activateWindow()
    page.setFocus()
    while not page.tutorial.finished:
        thing = glowing_path(page)[0]
        twin = page.board.twins.twin(thing)
        assert page.board.twins.focused() == thing
        assert twin.accessibleName()
        number = page.tutorial.number
        qtbot.keyClick(twin, Qt.Key.Key_Return)
        assert page.tutorial.number == number + 1


def test_the_keys_of_the_game_lead_on_or_say_why_not(open_page, qtbot):
    """F readies, W lays the lowest white; R is answered: there is no red card to lay."""
    page = open_page()
    qtbot.keyClick(page.board, Qt.Key.Key_W)
    assert "every hand is on the table" in page.card.reply_text.text()
    qtbot.keyClick(page.board, Qt.Key.Key_F)
    assert page.tutorial.number == 1
    qtbot.keyClick(page.board, Qt.Key.Key_R)
    assert "no red card" in page.card.reply_text.text()
    qtbot.keyClick(page.board, Qt.Key.Key_Space)
    assert "Lay white 18" in page.card.reply_text.text()
    assert page.tutorial.number == 1
    qtbot.keyClick(page.board, Qt.Key.Key_W)
    assert page.tutorial.number == 2


def test_space_presses_what_has_the_focus_while_nothing_can_be_stopped(open_page, qtbot):
    page = open_page()
    page.activateWindow()
    page.board.focus_thing("button:ready")
    qtbot.keyClick(page.board.twins.twin("button:ready"), Qt.Key.Key_Space)
    assert page.tutorial.number == 1


def test_partners_act_one_after_the_other_before_the_lesson_goes_on(open_page):
    """Level 2: Linus gets ready and lays two cards; nothing is on offer while he does."""
    hours = HandMadeHours()
    page = open_page(hours=hours)
    for _ in range(2):
        page.go_on()
    page.store.change(motion=1.0)
    alarm = hours.alarms[0]
    page.go_on()
    said = []
    while page.playback.running:
        moving = page.card.text.text()
        assert page.board.glowing() == frozenset()
        assert page.card.go_button.text() == " Skip"
        page.board.finish_all()
        said.append(page.card.text.text())
        assert moving != said[-1] or said[-1] in said[:-1]
        alarm.go_off()
    lines = ["Linus put a hand on the table.", "Linus laid red 38.", "Linus laid white 21."]
    assert said[0] == "You put a hand on the table."
    assert [line in said[2] for line in lines] == [True, True, False]
    assert all(line in said[-1] for line in lines)
    assert page.card.text.text() == page.tutorial.step.text
    assert page.board.glowing() == {"card:65"}


@pytest.mark.parametrize("how", ["click on the table", "key", "button"])
def test_what_is_being_shown_can_be_skipped(open_page, qtbot, how):
    page = open_page(hours=HandMadeHours())
    for _ in range(2):
        page.go_on()
    page.store.change(motion=1.0)
    page.go_on()
    assert page.playback.running
    if how == "click on the table":
        corner = QPoint(3, page.board.height() - 3)
        qtbot.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    elif how == "key":
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    else:
        page.card.go_button.click()
    assert not page.playback.running
    assert page.card.text.text() == page.tutorial.step.text
    assert page.tutorial.number == 3


def test_back_breaks_off_what_is_being_shown(open_page):
    hours = HandMadeHours()
    page = open_page(motion=1.0, hours=hours)
    page.go_on()
    page.card.back_button.click()
    assert not page.playback.running
    assert hours.alarms[0].due is None
    assert page.tutorial.number == 0
    assert page.board.glowing() == {"button:ready"}


def test_a_scene_waits_until_the_table_has_come_to_rest(qtbot, qapp):
    hours, shown, moving = HandMadeHours(), [], [True]
    playback = Playback(shown.append, lambda: moving[0], hours, qapp)
    scenes = [Scene(None, (), (line,)) for line in ("first", "second")]
    playback.play(scenes)
    assert shown == scenes[:1]
    hours.alarms[0].go_off()
    assert shown == scenes[:1]
    moving[0] = False
    hours.alarms[0].go_off()
    assert shown == scenes
    with qtbot.waitSignal(playback.ended):
        hours.alarms[0].go_off()
    playback.deleteLater()


def test_the_newest_line_stays_in_sight_and_a_lesson_begins_at_its_top(open_page, qapp):
    card = open_page("ordeals", size=(1024, 640)).card
    bar = card.page.verticalScrollBar()
    card.watch(0, 1)
    for n in range(40):
        card.add_line(f"Line {n}.")
    for _ in range(4):
        qapp.processEvents()
    assert bar.value() == bar.maximum() > 0
    card.watch(0, 1)
    assert bar.value() == 0


def test_who_has_gone_on_by_the_button_plays_a_game_by_the_next(open_page, qapp):
    page = open_page("ordeals")
    page.activateWindow()
    page.card.go_button.setFocus()
    while not page.tutorial.finished:
        page.go_on()
    qapp.processEvents()
    assert page.card.play_button.hasFocus()


# How it looks


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_card_covers_nothing_and_its_words_fit(open_page, qapp, size, scale):
    """In the middle, with an answer and its rule opened, and at the end."""
    qapp.setFont(Theme(text_scale=scale).font(Role.UI, Size.BUTTON))
    page = open_page(size=size, text_scale=scale)
    page.tutorial.answer(page.tutorial.expected)
    page.go_on()
    page.board.hands.touch("seat:1")
    page.card.reply_rule.button.click()
    page.card.rule.button.click()
    for _ in range(2):
        qapp.processEvents()
        assert page.size().toTuple() == size
        assert not page.card.geometry().intersects(page.board.geometry())
        assert page.board.width() >= 0.5 * page.width()
        assert misfits(page) == nameless(page) == []
        while not page.tutorial.finished:
            page.tutorial.answer(page.tutorial.expected)
        page.go_back()
        page.go_on()


@pytest.mark.parametrize("mode", list(Mode))
def test_it_follows_the_theme_at_any_step(open_page, mode):
    page = open_page()
    page.go_on()
    page.store.change(mode=mode, text_scale=1.25)
    theme = page.store.settings.theme()
    assert theme.game("mind").rail in page.styleSheet()
    assert (page.board.theme.mode, page.board.theme.text_scale) == (mode, 1.25)
    assert page.card.text.font().pixelSize() == theme.px(18)
    touch_what_glows(page)
    assert page.tutorial.number == 2


def test_a_tutorial_that_was_played_to_its_end_is_remembered(open_page):
    page = open_page()
    page.go_on()
    assert page.store.settings.learned == ()
    while not page.tutorial.finished:
        page.go_on()
    assert SettingsStore().settings.learned == ("mind",)
