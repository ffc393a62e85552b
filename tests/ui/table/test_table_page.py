"""The page of a table: prompt, keys, hint, rules, log, chart, summary, settings, the last page."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.at_table import Person, bare_spot, by_click, by_key, click, open_spot, table_of
from support.mind_positions import position

from gamebox.core.seat import Seat
from gamebox.games.mind.moves import Lay, ProposeStar, Ready, Stop
from gamebox.rulebook import rulebook
from ui.table.players import ChipLabel
from ui.table.rail import Tab

SEATS = "human:Liz,bot:easy:Ben,bot:easy:Cyd"


class Silent:
    """Bots that never choose."""

    def __init__(self, answered, told):
        pass

    def start(self):
        pass

    def ask(self, request):
        pass

    def close(self):
        pass


def at_play(open_page, hours, *hands, **how):
    """Return the page of a person with the first hand, and silent bots, when play has begun."""
    table = position(*hands, ready=False, **how)
    table.record.seats[:] = [Seat("human", "Liz")] + [
        Seat("bot", name, "easy") for name, _ in zip(("Ben", "Cyd"), hands[1:], strict=False)
    ]
    page = open_page(table, Silent)
    for seat in range(len(hands)):
        page.controller.submit(seat, Ready())
    hours.pass_by(5_000)
    return page


def offer_of(page, kind):
    return next(offer for offer in page.controller.offers() if isinstance(offer.move, kind))


def last_move(page):
    return type(page.table.record.history[-1].move)


# The prompt


def test_the_prompt_says_who_must_decide_what(open_page):
    page = open_page(table_of(SEATS), Silent)
    assert page.desk.prompt.sentence.text().startswith("Put your hand on the table")
    assert [button.text() for button in page.desk.prompt.buttons()] == ["Hand on the table"]


def test_enter_makes_the_main_move_and_esc_the_one_that_cancels(open_page, hours):
    page = open_page(table_of(SEATS), Silent)
    QTest.keyClick(page.desk.board, Qt.Key.Key_Return)
    assert last_move(page) is Ready
    for seat in (1, 2):
        page.controller.submit(seat, Ready())
    hours.pass_by(5_000)
    page.controller.submit(1, ProposeStar())
    QTest.keyClick(page.desk.board, Qt.Key.Key_Escape)
    assert page.table.record.history[-1].seat == 0
    assert page.clock.running


def test_the_buttons_stand_in_one_order_whoever_is_asked(open_page, hours):
    """What is for all comes first, then what Esc does, then what Enter does."""
    page = open_page(table_of("human:Ann,human:Ben,human:Cyd"), Silent)
    for seat in range(3):
        page.controller.submit(seat, Ready())
    hours.pass_by(5_000)
    page.controller.submit(0, ProposeStar())
    labels = [button.text() for button in page.desk.prompt.buttons()]
    assert labels == ["Stop", "Ben refuses", "Cyd refuses", "Ben agrees", "Cyd agrees"]


def test_the_panel_of_a_player_is_never_empty_while_its_facts_change(open_page):
    page = open_page(table_of(SEATS), Silent)
    page.controller.submit(1, Ready())
    chips = page.desk.players[1].findChildren(ChipLabel)
    shown = [chip for chip in chips if chip.isVisible()]
    assert len(shown) == 2
    assert shown[0].geometry().right() < shown[1].geometry().left()
    assert shown[1].geometry().right() <= shown[1].parentWidget().rect().right()


def test_enter_does_nothing_while_cards_are_laid(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    before = page.table.number
    QTest.keyClick(page.desk.board, Qt.Key.Key_Return)
    assert page.table.number == before


def test_a_button_of_the_prompt_makes_its_move(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    button = next(b for b in page.desk.prompt.buttons() if b.text() == "Stop")
    click(button)
    assert last_move(page) is Stop


def test_space_says_stop_whatever_has_the_focus(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    page.desk.top.hint_button.setFocus()
    QTest.keyClick(page.desk.top.hint_button, Qt.Key.Key_Space)
    assert last_move(page) is Stop
    assert not page.desk.stand.hint.isVisible()


def test_letters_typed_into_the_search_are_no_moves(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    before = page.table.number
    page.show_question_rule()
    QTest.keyClicks(page.desk.rules.search, "we lay s h")
    assert page.table.number == before
    assert page.desk.rules.search.text() == "we lay s h"


# Why not


def test_a_touch_without_a_move_says_why_with_a_way_to_the_rule(open_page, hours):
    page = at_play(open_page, hours, "W10 W12", "W30 R5")
    board = page.desk.board
    spot = open_spot(board, "card:12")
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert "Your white 10 comes before" in page.desk.prompt.sentence.text()
    assert "#bubble" in board.stage.floats
    click(page.desk.prompt.why)
    assert page.desk.rail.tab is Tab.RULES
    assert rulebook("mind").find("lay.own-order").title in page.desk.rules.page.toPlainText()
    hours.pass_by(10_000)
    assert page.desk.prompt.sentence.text().startswith("Lay your lowest white")


def test_a_key_without_a_move_says_why(open_page, hours):
    page = at_play(open_page, hours, "W10 W12", "W30 R5")
    QTest.keyClick(page.desk.board, Qt.Key.Key_R)
    assert page.desk.prompt.sentence.text() == "You have no red card to lay on this stack now."


def test_two_clicks_on_the_only_card_are_one_move(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    board, before = page.desk.board, page.table.number
    spot = open_spot(board, "card:10")
    for _ in range(2):
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.table.number == before + 1


# Help


def test_the_hint_explains_the_rule_and_never_says_when_to_lay(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    QTest.keyClick(page.desk.board, Qt.Key.Key_H)
    words = page.desk.stand.hint.text.text()
    assert page.desk.stand.hint.isVisible()
    assert rulebook("mind").find("lay.anyone").text in words
    assert not any(number in words for number in ("10", "20", "30"))
    QTest.keyClick(page.desk.board, Qt.Key.Key_H)
    assert not page.desk.stand.hint.isVisible()


def test_f1_opens_the_rules_at_what_is_asked_and_a_search_narrows_them(open_page):
    page = open_page(table_of(SEATS), Silent)
    QTest.keyClick(page.desk.board, Qt.Key.Key_F1)
    assert page.desk.rail.tab is Tab.RULES
    QTest.keyClicks(page.desk.rules.search, "refusal ends PROPOSAL")
    text = page.desk.rules.page.toPlainText()
    assert rulebook("mind").find("star.agree").title in text
    assert rulebook("mind").find("cards").title not in text


def test_a_search_marks_the_words_and_shows_the_best_rule_first(open_page):
    page = open_page(table_of(SEATS), Silent)
    QTest.keyClick(page.desk.board, Qt.Key.Key_F1)
    QTest.keyClicks(page.desk.rules.search, "stop")
    html, text = page.desk.rules.page.toHtml(), page.desk.rules.page.toPlainText()
    assert text.splitlines()[1].startswith("Stop – Getting ready")
    assert html.count("underline") >= text.casefold().count("stop")
    page.desk.rules.search.setText("zebra")
    assert page.desk.rules.page.toPlainText() == "No rule has these words."
    page.desk.rules.search.setText("<b>")
    assert "<b>" not in page.desk.rules.page.toPlainText()
    page.desk.rules.search.clear()
    assert "underline" not in page.desk.rules.page.toHtml()


def test_a_rail_that_was_put_away_comes_back_for_the_rules(open_page):
    page = open_page(table_of(SEATS), Silent)
    QTest.keyClick(page.desk.board, Qt.Key.Key_F9)
    assert not page.desk.rail.isVisible()
    QTest.keyClick(page.desk.board, Qt.Key.Key_F1)
    assert page.desk.rail.isVisible()


# Time


def test_time_is_stopped_when_another_program_takes_the_keyboard(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    page.presence.state_changed(Qt.ApplicationState.ApplicationInactive)
    assert last_move(page) is Stop
    assert not page.clock.due


def test_time_is_stopped_when_the_page_is_hidden(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    page.hide()
    assert last_move(page) is Stop


def test_the_countdown_is_shown_and_goes(open_page, hours):
    page = open_page(table_of(SEATS), Silent)
    for seat in range(3):
        page.controller.submit(seat, Ready())
    countdown = page.desk.stand.countdown
    assert (countdown.isVisible(), countdown.number) == (True, 3)
    hours.pass_by(5_000)
    assert not countdown.isVisible()


def test_a_bot_lays_at_its_time_unless_something_happens_first(open_page, hours):
    page = open_page(table_of(SEATS))
    Person(page, hours).play(lambda: page.clock.running)
    due = {seat: choice.at_ms for seat, choice in page.bench._choices.items()}
    first = min(due.values())
    hours.pass_by(first - page.clock.ms - 1)
    before = page.table.number
    hours.pass_by(1)
    assert page.table.number == before + 1
    assert page.table.record.history[-1].move.at_ms == first


# What has happened


def test_a_line_of_the_log_opens_the_replay_there(open_page, hours):
    page = open_page(table_of(SEATS))
    Person(page, hours).play(lambda: page.table.number >= 5)
    log = page.desk.log
    log.setCurrentRow(2)
    text = log.currentItem().text()
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert page.pages.currentWidget() is page.replay
    assert text in page.replay.words.text()
    assert not page.clock.running


def test_the_log_of_one_person_names_their_own_blind_cards_and_no_others(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5", blind=["white"])
    by_click(page, next(o for o in page.controller.offers() if o.move == Lay(10)))
    page.controller.submit(1, Lay(30))
    lines = [page.desk.log.item(row).text() for row in range(page.desk.log.count())]
    assert lines[-2:] == ["Liz laid white 10.", "Ben laid a white card face down."]


def test_undo_writes_the_log_anew(open_page):
    page = open_page(table_of(SEATS), Silent)
    before = page.desk.log.count()
    by_key(page, page.controller.offers()[0])
    assert page.desk.log.count() == before + 1
    QTest.keyClick(page.desk.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (page.desk.log.count(), page.table.number) == (before, 0)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(page.desk.board, Qt.Key.Key_Z, both)
    assert page.desk.log.count() == before + 1


def test_the_undo_button_says_why_undo_stops(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    assert not page.desk.top.undo_button.isEnabled()
    assert "Play has begun" in page.desk.top.undo_button.toolTip()


# Levels and the end


def finish_level(page):
    """Lay everything in order, whoever holds it."""
    for card in (10, 30, 70, 55):
        seat = next(n for n, hand in enumerate(page.table.game.hands) if card in hand)
        assert page.controller.submit(seat, Lay(card))


def test_after_a_level_the_chart_and_its_facts_are_shown_until_play_goes_on(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    finish_level(page)
    assert page.desk.rail.tab is Tab.CHART
    assert page.desk.chart.title.text() == "Level 2 is completed"
    assert [lay.number for lay in page.desk.chart.chart.shown.lays] == [10, 30, 20, 5]
    for seat in range(2):
        page.controller.submit(seat, Ready())
    hours.pass_by(5_000)
    assert page.desk.rail.tab is Tab.LOG


def test_the_last_page_tells_how_it_ended_and_leads_on(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5", last=True)
    finish_level(page)
    end = page.desk.stand.end
    assert end.isVisible()
    assert end.title.text() == page.table.rules.result(page.table.game, page.table.names)
    asked = []
    page.again_asked.connect(asked.append)
    page.home_asked.connect(lambda: asked.append("home"))
    click(end.again_button)
    assert asked == [page.table.record]
    QTest.keyClick(end, Qt.Key.Key_Escape)
    assert not end.isVisible()


def test_the_last_page_waits_for_the_board_to_come_to_rest(open_page, hours, store, qtbot):
    store.change(motion=0.5)
    page = at_play(open_page, hours, "W10 R20", "W30 R5", last=True, blind=["white"])
    finish_level(page)
    assert page.desk.board.animator.busy
    assert not page.desk.stand.end.isVisible()
    board = page.desk.board
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=bare_spot(board))
    assert page.desk.stand.end.isVisible()


def test_no_move_waits_for_an_animation(open_page, hours, store):
    store.change(motion=2.0)
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    by_key(page, offer_of(page, Lay))
    assert page.desk.board.animator.busy
    by_key(page, offer_of(page, Lay))
    assert [type(answer.move) for answer in page.table.record.history[-2:]] == [Lay, Lay]


# Settings


@pytest.mark.parametrize("change", [{"text_scale": 1.5}, {"mode": "light"}, {"motion": 2.0}])
def test_settings_apply_at_once(open_page, store, change):
    page = open_page(table_of(SEATS), Silent)
    store.change(**change)
    assert page.theme.mode == store.settings.mode
    board = page.desk.board
    assert board.theme == page.theme
    assert board.theme.text_scale == store.settings.text_scale
    assert board.animator.enabled == (store.settings.motion > 0)


def test_the_settings_open_over_the_table_with_time_stopped(open_page, hours):
    page = at_play(open_page, hours, "W10 R20", "W30 R5")
    page.show_settings()
    assert last_move(page) is Stop
    dialog = QApplication.activeModalWidget()
    assert dialog.windowTitle() == "Settings"
    dialog.close()


def test_people_are_called_when_something_new_is_asked(open_page, store, monkeypatch):
    bells = []
    monkeypatch.setattr(QApplication, "beep", lambda: bells.append("bell"))
    store.change(sound=True)
    open_page(table_of(SEATS), Silent)
    assert bells == []  # nothing new: it stood there when the page was opened
    page = open_page(table_of(SEATS), Silent)
    page.controller.submit(0, Ready())
    for seat in (1, 2):
        page.controller.submit(seat, Ready())
    page.controller.stop_play()
    assert bells == ["bell"]


def test_a_page_loads_pyqtgraph_only_for_a_chart():
    program = (
        "import sys; from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "from support.at_table import HandHours, HereThinker, table_of;"
        "from ui.settings import SettingsStore; from ui.table.page import TablePage;"
        "from ui.table.sitting import Sitting; store = SettingsStore();"
        f"page = TablePage(Sitting(table_of({SEATS!r})), store, HandHours(), HereThinker);"
        "page.show(); app.processEvents(); page.close_game();"
        "print('pyqtgraph' in sys.modules)"
    )
    path = [entry for entry in sys.path if entry]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {path!r}; {program}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"
