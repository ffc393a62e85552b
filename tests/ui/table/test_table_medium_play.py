"""Games of Medium at its page, by clicking and typing only: two, four and eight people."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.at_table import HandHours, HereThinker, by_key, by_touch, click
from support.medium_positions import lying, say, started

from gamebox.games.medium import moves
from ui.table.page import TablePage
from ui.table.sitting import Sitting

MODULES = {"esp": "mixed", "prediction": "on"}


class People:
    """Everybody at one screen: come when called, play cards by clicks, type words."""

    def __init__(self, page, hours):
        self.page, self.hours = page, hours
        self.kinds = set()

    def step(self):
        QApplication.processEvents()
        page = self.page
        if page.controller.wanted is not None:
            self.hours.pass_by(400)
            click(page.curtain.button)
            self.hours.pass_by(400)
            return
        offers = page.controller.offers()
        offer = offers[page.table.number % len(offers)]
        self.kinds.add(type(offer.move).__name__)
        if offer.typed:
            self.say(offer)
        elif offer.path[0] not in page.desk.board.stage.layout:
            press(page, offer)
        else:
            by_touch(page, offer)

    def say(self, offer):
        """Say the first word that is free, in every third turn another one than the partner."""
        free = [one.move.word for one in self.page.controller.offers() if one.typed]
        own = offer.seat == self.page.table.game.active and self.page.table.game.turns % 3 == 0
        line = self.page.desk.board.entry.line
        line.setFocus()
        QTest.keyClicks(line, free[5 if own else 0])
        QTest.keyClick(line, Qt.Key.Key_Return)


def press(page, offer):
    """Press the button of an offer above the board."""
    named = {button.text(): button for button in page.desk.prompt.buttons()}
    click(named[offer.label])


def started_with(seats, cards, options):
    """Return a table at which turns were played until so many cards are left in the deck."""
    table = started(seats, **options)
    while len(table.game.deck) > cards:
        seat = table.asked()[0]
        table.answer(seat, table.moves(seat)[0])
    return table


@pytest.mark.parametrize(
    ("seats", "cards", "options"), [(2, 99, {}), (4, 18, MODULES), (8, 10, MODULES)]
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
