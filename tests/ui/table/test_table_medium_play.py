"""Games of Medium at its page, by clicking and typing only: two, four and eight people."""

import pytest
from PySide6.QtWidgets import QApplication
from support.at_table import HandHours, HereThinker, by_key
from support.medium_people import People, started_with
from support.medium_positions import lying, say

from gamebox.games.medium import moves
from ui.table.page import TablePage
from ui.table.sitting import Sitting

MODULES = {"esp": "mixed", "prediction": "on"}


@pytest.mark.parametrize(
    ("seats", "cards", "options"), [(2, 70, {}), (4, 10, MODULES), (8, 4, MODULES)]
)
def test_a_game_is_played_by_clicking_and_typing(qtbot, store, seats, cards, options):
    hours = HandHours()
    table = started_with(seats, cards, options)
    page = TablePage(Sitting(table), store, hours, HereThinker)
    qtbot.addWidget(page)
    page.resize(900, 620)
    page.show()
    people = People(page, hours)
    while not page.controller.over:
        before = page.table.number, page.controller.wanted
        people.step()
        assert (page.table.number, page.controller.wanted) != before
    QApplication.processEvents()
    assert page.desk.stand.end.isVisible()
    assert page.table.difference() is None
    wanted = {"PlayCard", "Say"} | ({"Predict"} if options else set())
    assert wanted <= people.kinds
    page.close_game()


@pytest.mark.parametrize("match", [True, False])
def test_the_keys_y_and_n_answer_what_is_a_match(open_page, match):
    """[vote.who]"""
    table = lying(4, people=(2,))
    say(table, "paint", "painter")
    page = open_page(table)
    offer = next(one for one in page.controller.offers() if one.move == moves.Vote(match))
    by_key(page, offer)
    assert page.table.record.history[-1].move == moves.Vote(match)
