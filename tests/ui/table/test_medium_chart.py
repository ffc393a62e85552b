"""The charts of Medium: the points of the teams, and the words that a bot considered."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from support.at_table import SleepyThinker
from support.medium_positions import lying, started

from gamebox.games.medium import moves
from gamebox.games.medium.facts import total
from gamebox.saves import saves_folder
from ui.table.medium_chart import NO_WORDS, THINKING
from ui.table.medium_past import course, team_names, words_by_turn
from ui.table.rail import Tab
from ui.table.sitting import Sitting


def play(table, turns):
    """Let every seat do what a bot does, the people as a bot called Pat, for so many turns."""
    pat = table.rules.bot("normal", "Pat", 0)
    while len(table.game.past) < turns and not table.game.over:
        seat = table.asked()[0]
        bot = table.bot(seat) if table.seats[seat].is_bot else pat
        view, question = table.view(seat), table.question(seat)
        table.answer(seat, bot.choose(view, question, table.bot_dice(seat)).move)
    return table


def open_chart(page):
    page.desk.open_tab(Tab.CHART)
    QApplication.processEvents()
    return page.desk.chart.chart


def choose(dropdown, place):
    dropdown.setCurrentIndex(place)
    dropdown.activated.emit(place)
    QApplication.processEvents()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_course_ends_at_the_points_that_the_teams_have(seats):
    """[token.take, two.fortuna]"""
    table, luck = started(seats, people=()), Random(2)
    while len(table.game.past) < 14 and not table.game.over:
        seat = table.asked()[0]
        table.answer(seat, luck.choice(table.moves(seat)))
    assert {one.kind for pile in table.game.piles for one in pile} == {1, 2, 3}
    view = table.view(0)
    piles = [total(pile) for pile in view.piles]
    assert course(view)[-1] == (*piles, *([total(view.fortuna)] if seats == 2 else []))
    assert len(course(view)) == len(view.past)
    assert len(team_names(table.names)) == len(course(view)[-1])


def test_the_words_of_a_turn_are_told_with_who_said_them():
    table = lying(4)
    table.answer(0, moves.Say("wool"))
    assert words_by_turn(table.record, table.game.words) == []
    table.answer(1, moves.Say("wolf"))
    (turn,) = words_by_turn(table.record, table.game.words)
    assert turn.cards == ["CLOTHING", "SHEEP"]
    assert [(one.attempt, one.seat, one.word, one.number) for one in turn.spoken] == [
        ("1st Attempt", 0, "wool", 3),
        ("1st Attempt", 1, "wolf", 4),
    ]


def test_a_bot_thinks_of_the_same_words_again(open_page):
    page = open_page(play(started(4, people=(0,)), 4))
    memory = page.manners._memory
    said = [one for turn in memory.turns() for one in turn.spoken if memory.is_bot(one.seat)]
    assert said
    for one in said:
        memory.considered(one)
        QApplication.processEvents()
        assert memory.considered(one)[0][0] == one.word


def test_the_chart_shows_the_words_of_the_newest_turn(open_page):
    page = open_page(play(started(4, people=(0,)), 4))
    chart = open_chart(page)
    assert chart.turn.itemText(0) == "Points of the teams"
    assert chart.points.isVisible()
    choose(chart.turn, 1)
    newest = chart._turns[-1]
    assert chart.turn.currentText() == f"Words of {' + '.join(newest.cards)}"
    assert [chart.word.itemText(n) for n in range(chart.word.count())] == [
        f"{one.attempt}: {page.table.names[one.seat]} said {one.word.upper()}"
        for one in newest.spoken
    ]
    for place, one in enumerate(newest.spoken):
        choose(chart.word, place)
        said = chart.words.in_words()
        assert 1 < len(said.split(", ")) <= 10
        person = one.seat == 0
        assert chart.words.note.text().startswith("What a strong bot" if person else "What ")
        assert person or said.startswith(one.word.upper())
        assert chart.words.plot.accessibleDescription() == said


def test_nothing_is_shown_before_a_bot_has_thought(open_page):
    page = open_page(play(started(4, people=(0,)), 4), SleepyThinker)
    chart = open_chart(page)
    choose(chart.turn, 1)
    assert chart.words.note.text() == THINKING
    assert chart.words.in_words() == ""


def test_a_game_that_was_left_knows_its_words_again(open_page, data_folder):
    table = play(started(4, people=(0,)), 3)
    path = saves_folder() / "medium.json"
    Sitting.begin(table, path).close()
    page = open_page(Sitting.resume(path))
    chart = open_chart(page)
    choose(chart.turn, 2)
    assert chart.words.in_words()


def test_the_chart_keeps_to_what_the_board_has_shown(open_page, store):
    """Three, two, one comes first."""
    store.change(motion=1.0)
    table = lying(4, people=(0,))
    table.answer(1, moves.Say("wolf"))
    page = open_page(table, SleepyThinker)
    chart = open_chart(page)
    assert page.controller.say("wool") is None
    page.desk.open_tab(Tab.LOG)
    page.desk.open_tab(Tab.CHART)
    assert page.news.waiting
    assert chart._turns == []
    page.desk.board.finish_all()
    assert [one.word for one in chart._turns[0].spoken] == ["wool", "wolf"]


def test_what_was_taken_back_is_thought_of_no_more(open_page):
    page = open_page(play(started(4, people=(0,), undo="all"), 3))
    chart = open_chart(page)
    choose(chart.turn, 1)
    assert page.manners._memory._considered
    page.controller.undo()
    QApplication.processEvents()
    assert chart._turns == page.manners._memory.turns()


def test_a_position_that_the_record_does_not_lead_to_has_no_words_to_show(open_page):
    table = lying(4, people=(0,))  # its hands were changed by hand
    table.answer(1, moves.Say("wolf"))
    page = open_page(table, SleepyThinker)
    page.controller.say("wool")
    chart = open_chart(page)
    choose(chart.turn, 1)
    assert chart.words.note.text() == NO_WORDS
