"""People at one screen of Medium, who play whole games by clicks or by keys alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from support.at_table import by_key, by_tab, by_touch, click
from support.medium_positions import started


def started_with(seats, cards, options, people=None):
    """Return a table at which turns were played until so many cards are left in the deck."""
    table = started(seats, people, **options)
    while len(table.game.deck) > cards:
        seat = table.asked()[0]
        table.answer(seat, table.moves(seat)[0])
    return table


def at_words(seats, people=None, **options):
    """Return a table at which both cards of the first turn lie, as they were dealt."""
    table = started(seats, people, **options)
    for seat in (1, 0):
        table.answer(seat, table.moves(seat)[0])
    return table


class People:
    """Everybody at one screen: come when called, play cards by clicks, type words."""

    def __init__(self, page, hours):
        self.page, self.hours = page, hours
        self.kinds = set()

    def step(self):
        """Do the next thing that a person does, or let a bot do one."""
        QApplication.processEvents()
        page = self.page
        if page.controller.wanted is not None:
            self.come()
            return
        offers = page.controller.offers()
        if not offers:
            assert self.hours.tick(), f"stuck after {page.table.number} answers"
            return
        offer = offers[page.table.number % len(offers)]
        self.kinds.add(type(offer.move).__name__)
        if offer.typed:
            self.say(offer)
        else:
            self.make(offer)

    def come(self):
        """Say that the one who is called is there."""
        self.hours.pass_by(400)
        click(self.page.curtain.button)
        self.hours.pass_by(400)

    def make(self, offer):
        """Touch the board, or press a button above it."""
        if offer.path[0] not in self.page.desk.board.stage.layout:
            named = {button.text(): button for button in self.page.desk.prompt.buttons()}
            click(named[offer.label])
        else:
            by_touch(self.page, offer)

    def say(self, offer):
        """Say the first word that is free, in every third turn another one than the partner."""
        free = [one.move.word for one in self.page.controller.offers() if one.typed]
        own = offer.seat == self.page.table.game.active and self.page.table.game.turns % 3 == 0
        self.type(free[5 if own else 0])

    def type(self, word):
        """Type into the field of the board, and send."""
        line = self.page.desk.board.entry.line
        line.setFocus()
        QTest.keyClicks(line, word)
        QTest.keyClick(line, Qt.Key.Key_Return)


class KeyPeople(People):
    """The same people without a mouse: Tab, Enter, the keys of the game, and letters."""

    def come(self):
        """Press Enter at the curtain."""
        self.hours.pass_by(400)
        QTest.keyClick(QApplication.focusWidget() or self.page.curtain, Qt.Key.Key_Return)
        self.hours.pass_by(400)

    def make(self, offer):
        """Press the key of the move, or Enter for the main one, or walk to it with Tab."""
        page = self.page
        if offer.primary:
            QTest.keyClick(QApplication.focusWidget() or page.desk.board, Qt.Key.Key_Return)
            return
        seats = page.controller.humans if page.controller.viewer is None else [offer.seat]
        keys = page.manners.hotkeys(seats, page.table.names)
        if any(key.fits(offer.move) and key.seat in (None, offer.seat) for key in keys):
            by_key(page, offer)
        elif offer.path[0] in page.desk.board.stage.layout:
            by_tab(page, offer)
        else:
            self.press(offer.label)

    def press(self, label):
        """Walk with Tab to a button above the board, and press Enter."""
        (button,) = (one for one in self.page.desk.prompt.buttons() if one.text() == label)
        for _ in range(300):
            if QApplication.focusWidget() is button:
                QTest.keyClick(button, Qt.Key.Key_Return)
                return
            QTest.keyClick(QApplication.focusWidget() or self.page, Qt.Key.Key_Tab)
        raise AssertionError(f"the Tab key does not lead to {label}")

    def type(self, word):
        """Type where the keyboard is: the field has it by itself."""
        line = self.page.desk.board.entry.line
        assert QApplication.focusWidget() is line
        QTest.keyClicks(line, word)
        QTest.keyClick(line, Qt.Key.Key_Return)
