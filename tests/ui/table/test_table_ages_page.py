"""The page of The Middle Ages: drag, curtain, undo, resume, replay, hint, chart, the last page."""

import pytest
from pyqtgraph import PlotDataItem
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.ages_positions import RULES, find, position, several
from support.at_table import Thinker, by_touch, click, page_texts, spot_that_means, table_of

from gamebox.core.seat import Seat
from gamebox.games.middle_ages import moves
from gamebox.games.middle_ages.scoring import score
from gamebox.games.middle_ages.texts import held_name
from gamebox.saves import load
from ui.table.curtain import COVER_MS
from ui.table.hints import THINKING
from ui.table.rail import Tab
from ui.table.replay import NOBODY
from ui.table.sitting import Sitting

SEATS = "human:Liz,bot:easy:Ben,bot:easy:Cyd"
SHARED = (Seat("human", "Liz"), Seat("human", "Max"), Seat("bot", "Ben", "easy"))
ALONE = (Seat("human", "Liz"), Seat("bot", "Ben", "easy"), Seat("bot", "Cyd", "easy"))


def seated(seats, hands, **places):
    """Return a table in a position that these seats play; the first begins its turn."""
    table = position(hands, **places)
    table.record.seats[:] = seats
    return table


def dealt_a_noble():
    """Return a new table at which the person begins, with a Noble in the hand."""
    for seed in range(100):
        table = table_of(SEATS, seed, "middle_ages", start="0")
        nobles = [n for n in table.game.hands[0] if table.game.cards.character_of(n).id == "noble"]
        if nobles:
            return table, nobles[0]
    raise LookupError("no seed deals a Noble")


def offer_of(page, kind, **fields):
    """Return the offer of the move of a kind with these fields."""
    for offer in page.controller.offers():
        wanted = isinstance(offer.move, kind)
        if wanted and all(getattr(offer.move, name) == value for name, value in fields.items()):
            return offer
    raise LookupError((kind, fields, [offer.text for offer in page.controller.offers()]))


def lift(page, hours):
    """Lift the curtain as the person who was called."""
    hours.pass_by(COVER_MS)
    click(page.curtain.button)
    hours.pass_by(COVER_MS)


def secrets(page, seat):
    """Return the names of a seat's cards, as nothing but its own hand and moves write them."""
    table = page.table
    return [held_name(table.game.cards, card) for card in table.game.hands[seat]]


def leaks(page, seat):
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [text for text in page_texts(page) if any(name in text for name in secrets(page, seat))]


# The mouse


def send(board, kind, at, buttons=Qt.MouseButton.LeftButton):
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    event = QMouseEvent(
        kind,
        QPointF(at),
        QPointF(board.viewport().mapToGlobal(at)),
        button,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(board.viewport(), event)


@pytest.mark.parametrize("to", [0, 1])
def test_a_card_is_dragged_from_the_hand_to_any_coterie(open_page, to):
    card = find("yeoman")
    page = open_page(seated(ALONE, [[card, find("noble")], [], []]))
    board = page.desk.board
    start = spot_that_means(board, f"card:{card}")
    end = board.stage.frame.to_pixels(board.stage.layout[f"coterie:{to}"].rect).center().toPoint()
    send(board, QEvent.Type.MouseButtonPress, start)
    for part in (0.4, 0.8, 1.0):
        send(board, QEvent.Type.MouseMove, start + (end - start) * part)
    send(board, QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton)
    assert page.table.record.history[-1].move == moves.Add(card, to)


def test_a_touch_that_is_not_possible_says_why_and_names_the_rule(open_page):
    page = open_page(seated(ALONE, [[find("yeoman")], [], []]))
    board = page.desk.board
    board.hands.touch("wealth:0")
    assert "by an ability or an Accord only" in page.desk.prompt.sentence.text()
    page.desk.prompt.why.click()
    assert page.desk.rail.tab is Tab.RULES


# Two people and a bot at one screen


@pytest.fixture
def fortress(open_page):
    """Return a page at which Liz must name an opponent for her Fortress; Max holds two cards."""
    built = find(structure="fortress", back="plague")
    coterie = several(2, skip=[built], back="plague", structure="cathedral")
    held = several(2, skip=[built, *coterie], back="revolt")
    table = seated(SHARED, [[built], held, [find(back="betrayal")]], coteries=[coterie, [], []])
    page = open_page(table)
    return page, built


def to_the_naming(page, hours, built):
    """Let Liz come, return her Coterie, and play the Fortress."""
    lift(page, hours)
    by_touch(page, offer_of(page, moves.Add, card=built, seat=0))
    while not any(isinstance(offer.move, moves.Build) for offer in page.controller.offers()):
        by_touch(page, page.controller.offers()[0])
    by_touch(page, offer_of(page, moves.Build, card=built))


def test_a_named_opponent_chooses_the_card_behind_the_curtain(fortress, hours):
    page, built = fortress
    to_the_naming(page, hours, built)
    by_touch(page, offer_of(page, moves.Use, seat=1))
    assert page.pages.currentWidget() is page.curtain
    assert page.curtain.title.text() == "Hand the screen to MAX"
    assert leaks(page, 0) == leaks(page, 1) == []
    assert page.desk.board.stage.layout == {}
    lift(page, hours)
    assert page.controller.viewer == 1
    assert "discard a card of your choice" in page.desk.prompt.sentence.text()
    assert leaks(page, 1)
    assert leaks(page, 0) == []
    gone = page.controller.offers()[0].move.card
    by_touch(page, page.controller.offers()[0])
    assert page.curtain.title.text() == "Hand the screen to LIZ"
    assert leaks(page, 0) == leaks(page, 1) == []
    lift(page, hours)
    assert page.controller.viewer == 0
    lines = [page.desk.log.item(row).text() for row in range(page.desk.log.count())]
    assert "Max discarded a Revolt card." in lines
    assert not any(held_name(page.table.game.cards, gone) in text for text in page_texts(page))


def test_nothing_of_a_hand_is_read_between_two_turns(open_page, hours):
    table = table_of("human:Liz,human:Max,bot:easy:Ben", 5, "middle_ages", start="0")
    page = open_page(table)
    assert page.curtain.title.text() == "Hand the screen to LIZ"
    seen = set()

    def closed():
        if page.controller.wanted is not None:
            seen.add(page.controller.wanted)
            assert page.desk.board.view is None
            assert page.controller.offers() == []
            assert leaks(page, 0) == leaks(page, 1) == leaks(page, 2) == []
        elif page.controller.viewer is not None:
            other = 1 - page.controller.viewer
            assert leaks(page, other) == leaks(page, 2) == []
        return page.table.number > 40

    Thinker(page, hours, by_touch).play(closed)
    assert seen == {0, 1}


@pytest.mark.parametrize("put_away", [True, False])
def test_nothing_of_a_hint_is_left_behind_the_curtain(open_page, hours, put_away):
    table = seated(SHARED, [several(3, character="noble"), [find("yeoman")], []])
    page = open_page(table)
    lift(page, hours)
    page.toggle_hint()
    QApplication.processEvents()
    assert any("A good move" in text for text in leaks(page, 0))
    if put_away:
        page.toggle_hint()
    while page.controller.wanted is None:
        page.controller.submit(0, page.controller.offers()[0].move)
    QApplication.processEvents()
    assert leaks(page, 0) == []


def test_who_only_looks_on_is_shown_the_same_from_every_seat(open_page, hours):
    page = open_page(table_of(SEATS, 5, "middle_ages"))
    Thinker(page, hours, by_touch).play(lambda: page.table.number > 50)
    public = [page.manners.public(page.table.view(seat)) for seat in range(3)]
    for view in public:
        view.seat = 0
    assert public[0] == public[1] == public[2]


# Undo


def test_undo_takes_back_what_the_bots_answered_to_as_well(open_page, hours):
    page = open_page(table_of(SEATS, 5, "middle_ages", start="2", accords="chosen"))
    before = RULES.clone(page.table.game)
    by_touch(page, page.controller.offers()[0])
    hours.pass_by(1000)
    assert page.table.number == 2
    QTest.keyClick(page.desk.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.table.number == 0
    assert page.table.game == before


def test_undo_does_not_pass_a_card_that_everybody_has_seen(open_page):
    table, noble = dealt_a_noble()
    page = open_page(table)
    by_touch(page, offer_of(page, moves.Add, card=noble, seat=0))
    number = page.table.number
    assert not page.desk.top.undo_button.isEnabled()
    reason = page.desk.top.undo_button.accessibleDescription()
    assert reason == "Undo stops here. A card from a hand was shown since."
    QTest.keyClick(page.desk.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.table.number == number
    assert page.desk.remark.sentence.text() == reason


# Saves and the replay


def test_a_game_is_gone_on_with_in_the_middle_of_an_ability(open_page, hours, data_folder):
    path = data_folder / "saves" / "ages.json"
    table, noble = dealt_a_noble()
    page = open_page(Sitting.begin(table, path))
    by_touch(page, offer_of(page, moves.Add, card=noble, seat=0))
    offers = [offer.text for offer in page.controller.offers()]
    prompt = page.desk.prompt.sentence.text()
    assert prompt == "Noble: put a card into your Wealth."
    page.close_game()
    assert load(path).record == page.table.record
    again = open_page(Sitting.resume(path))
    assert again.desk.prompt.sentence.text() == prompt
    assert [offer.text for offer in again.controller.offers()] == offers
    lines = [again.desk.log.item(row).text() for row in range(again.desk.log.count())]
    assert lines == [page.desk.log.item(row).text() for row in range(page.desk.log.count())]
    Thinker(again, hours, by_touch).play(lambda: again.table.number > 12)
    assert again.table.difference() is None


def test_the_replay_shows_what_was_seen_and_jumps_from_turn_to_turn(open_page, hours):
    page = open_page(table_of(SEATS, 5, "middle_ages"))
    Thinker(page, hours, by_touch).play(lambda: page.table.number > 20)
    page.open_replay()
    replay, table = page.replay, page.table
    for number in range(table.number + 1):
        replay.wind(number)
        assert replay.board.view == table.rules.view(table.state_at(number), 0)
    QTest.keyClick(replay, Qt.Key.Key_Home)
    QTest.keyClick(replay, Qt.Key.Key_T)
    told = [one.event for one in table.record.history[replay.number - 1].told]
    assert any(isinstance(event, moves.TurnBegan) for event in told)
    names = [
        button.text() for button in replay.findChildren(type(page.desk.stand.end.again_button))
    ]
    assert "Next turn (T)" in names
    assert not any("mistake" in name for name in names)


def test_two_people_replay_no_hand_while_the_game_goes_on(open_page, hours):
    page = open_page(table_of("human:Liz,human:Max,bot:easy:Ben", 5, "middle_ages"))
    Thinker(page, hours, by_touch).play(lambda: page.table.number > 10)
    if page.controller.wanted is not None:
        lift(page, hours)
    page.open_replay()
    assert page.replay.eyes.value == NOBODY
    for number in range(page.table.number + 1):
        page.replay.wind(number)
        assert page.replay.board.view.hand == []


# The hint


def test_the_hint_names_a_good_move_and_says_why(open_page):
    page = open_page(seated(ALONE, [several(2, character="noble"), [], []]))
    QTest.keyClick(page.desk.board, Qt.Key.Key_H)
    card = page.desk.stand.hint
    assert THINKING in card.text.text()
    QApplication.processEvents()
    words = card.text.text()
    assert THINKING not in words
    assert words.startswith("A good move: Add ")
    assert "% of imagined games" in words
    assert page.table.number == 0
    QTest.keyClick(page.desk.board, Qt.Key.Key_H)
    assert not card.isVisible()


def test_a_hint_that_comes_too_late_is_not_shown(open_page):
    page = open_page(seated(ALONE, [several(3, character="noble"), [find("yeoman")], []]))
    QTest.keyClick(page.desk.board, Qt.Key.Key_H)
    page.controller.submit(0, page.controller.offers()[0].move)
    QApplication.processEvents()
    assert "A good move" not in page.desk.stand.hint.text.text()


def test_the_mind_has_no_adviser(open_page, hours):
    page = open_page(table_of("human:Liz,bot:easy:Ben"))
    hours.pass_by(5_000)
    QTest.keyClick(page.desk.board, Qt.Key.Key_H)
    QApplication.processEvents()
    assert page.desk.stand.hint.isVisible()
    assert THINKING not in page.desk.stand.hint.text.text()
    assert "A good move" not in page.desk.stand.hint.text.text()


# Charts and the last page


@pytest.fixture
def over(open_page, hours):
    """Return the page of a finished game."""
    table = table_of("bot:easy:Liz,bot:easy:Ben,bot:easy:Cyd", 5, "middle_ages")
    table.record.seats[0] = Seat("human", "Liz")
    bot = table.rules.bot("easy", "Liz", 1)
    while not table.game.over:
        seat = table.asked()[0]
        choice = bot.choose(table.view(seat), table.question(seat), table.bot_dice(seat))
        table.answer(seat, choice.move)
    return open_page(table)


def test_the_last_page_adds_every_line_up(over):
    end, points = over.desk.stand.end, score(over.table.game)
    assert end.isVisible()
    assert end.title.text() == over.table.rules.result(over.table.game, over.table.names)
    figures = over.manners.figures(over.table.game, over.table.names)
    assert len(figures) == 9
    for seat, one in enumerate(points):
        (who, total), (built, structures), (_, rest) = figures[3 * seat : 3 * seat + 3]
        wealth, hand = map(int, rest.split(" + "))
        assert who == f"{over.table.names[seat]}, {one.cards_down} cards down"
        assert total == f"{one.total} points"
        assert int(structures) + wealth + hand == one.total
        lines = built.removeprefix("Structures: ").split(", ")
        worths = [int(n) for line in lines if line != "none" for n in line.split()[-1].split("+")]
        assert sum(worths) == int(structures)
    shown = set(page_texts(over))
    assert {words for figure in figures for words in figure} <= shown


def test_the_chart_of_points_is_told_in_words(over):
    chart = over.desk.stand.end.chart
    words = chart.plot.accessibleDescription()
    course = over.table.game.course
    names = over.table.names
    assert (
        words
        == f"After {len(course)} turns: "
        + ", ".join(f"{name} {points}" for name, points in zip(names, course[-1], strict=True))
        + "."
    )
    lines = [item for item in chart.plot.listDataItems() if isinstance(item, PlotDataItem)]
    drawn = [list(map(int, line.getData()[1])) for line in lines]
    assert drawn == [[0, *(points[seat] for points in course)] for seat in range(3)]


def test_the_chart_counts_in_whole_turns_and_points_even_where_nobody_has_any(open_page, hours):
    page = open_page(table_of(SEATS, 5, "middle_ages"))
    page.desk.open_tab(Tab.CHART)
    plot = page.desk.chart.chart.plot
    for side in ("bottom", "left"):
        axis = plot.getAxis(side)
        assert all(space >= 1 for space, _ in axis.tickSpacing(0, 2, 600))
        least, most = axis.range
        assert least <= 0
        assert 4 < most < 10


def test_the_chart_begins_empty_and_follows_the_game(open_page, hours):
    page = open_page(table_of(SEATS, 5, "middle_ages"))
    page.desk.open_tab(Tab.CHART)
    chart = page.desk.chart.chart
    assert chart.plot.accessibleDescription() == "No turn has ended yet."
    Thinker(page, hours, by_touch).play(lambda: len(page.table.game.course) >= 3)
    assert chart.plot.accessibleDescription().startswith("After 3 turns: Liz ")


def test_the_log_of_a_game_that_is_gone_on_with_ends_with_the_newest_line(over, hours):
    over.desk.stand.end.hide()
    bar = over.desk.log.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_the_prompt_marks_whom_the_game_waits_for(open_page, over):
    page = open_page(seated(ALONE, [[find("yeoman")], [find("noble")], []]))
    assert page.controller.decider() == 0
    page.controller.submit(0, moves.Add(page.table.game.hands[0][0], 0))
    while page.table.asked() == [0]:
        page.controller.submit(0, page.controller.offers()[0].move)
    assert page.controller.decider() == 1
    assert over.controller.decider() is None
