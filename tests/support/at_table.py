"""For tests of a table's page: time that passes when told, bots that think here, and hands."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QWidget,
)

from gamebox.bots.thinking import Minds
from gamebox.core.seat import Seat
from gamebox.games.shelf import rules_of
from gamebox.table import new_table
from ui.table.rail import Tab


class HandAlarm:
    def __init__(self, ring, hours):
        self.ring, self.hours, self.at = ring, hours, None

    def set(self, milliseconds):
        self.at = self.hours.time + max(0, milliseconds)

    def stop(self):
        self.at = None


class HandHours:
    """Time that is turned on by hand; alarms ring in order."""

    def __init__(self):
        self.time, self.alarms = 0, []

    def now(self):
        return self.time

    def alarm(self, ring):
        self.alarms.append(HandAlarm(ring, self))
        return self.alarms[-1]

    def next_alarm(self):
        waiting = [alarm for alarm in self.alarms if alarm.at is not None]
        return min(waiting, key=lambda alarm: alarm.at, default=None)

    def tick(self, until=None):
        """Let the next alarm ring that is due by `until`; return whether there was one."""
        QApplication.processEvents()
        alarm = self.next_alarm()
        if alarm is None or (until is not None and alarm.at > until):
            return False
        self.time, alarm.at = max(self.time, alarm.at), None
        alarm.ring()
        QApplication.processEvents()
        return True

    def pass_by(self, milliseconds):
        until = self.time + milliseconds
        while self.tick(until):
            pass
        self.time = max(self.time, until)


class HereThinker:
    """A thinker that answers at once, in this thread."""

    def __init__(self, answered, told):
        self.answered, self.minds = answered, Minds()

    def start(self):
        pass

    def ask(self, request):
        self.answered(self.minds.think(request))

    def hurry(self):
        pass

    def close(self):
        pass


class SleepyThinker:
    """A thinker that never answers."""

    def __init__(self, answered, told):
        pass

    def start(self):
        pass

    def ask(self, request):
        pass

    def close(self):
        pass


def table_of(seats, seed=3, game="mind", **options):
    """Return a new table, of The Mind unless told otherwise; seats as on the command line."""
    made = []
    for text in seats.split(","):
        kind, *rest = text.split(":")
        made.append(Seat("human", rest[0]) if kind == "human" else Seat("bot", rest[1], rest[0]))
    return new_table(rules_of(game), made, options, seed)


# Ways of making a move


def by_touch(page, offer):
    """Click on one thing of the board after the other until the move is made."""
    board, before = page.desk.board, page.table.number
    for thing in board.path_of(offer):
        if page.table.number == before:
            point_and_click(board, thing)
            QApplication.processEvents()


def point_and_click(board, thing):
    """Move the pointer to a thing of the board, or to what stands for it, and click there."""
    spot = spot_that_means(board, thing)
    QTest.mouseMove(board.viewport(), spot)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def by_tab(page, offer):
    """Walk with the Tab key to one thing after the other, and press Enter on each."""
    board, before = page.desk.board, page.table.number
    for thing in board.path_of(offer):
        if page.table.number == before:
            walk_to(board, thing)
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
            QApplication.processEvents()


def walk_to(board, thing):
    """Press Tab until the keyboard is on a thing of the board that means `thing`."""
    for _ in range(300):
        focused = board.twins.focused()
        if focused and board.stands_for(focused) == thing:
            return
        QTest.keyClick(QApplication.focusWidget() or board, Qt.Key.Key_Tab)
    raise AssertionError(f"the Tab key does not lead to {thing}")


def enter_word(board, word):
    """Type a word into the field of a board and send it."""
    line = board.entry.line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, word)
    QTest.keyClick(line, Qt.Key.Key_Return)


def spot_that_means(board, thing):
    """Return a pixel where a click touches `thing`, or something that stands for it."""
    rect = board.stage.frame.to_pixels(board.stage.layout[thing].rect).toAlignedRect()
    for row in range(1, 12):
        for column in range(1, 24):
            spot = QPoint(
                rect.left() + rect.width() * column // 24, rect.top() + rect.height() * row // 12
            )
            found = board.stage.thing_at(board.stage.frame.point_to_units(spot.toPointF()))
            if found and board.stands_for(found) == thing:
                return spot
    raise AssertionError(f"no click touches {thing}")


def by_click(page, offer):
    """Click on the board what a person touches to make the move."""
    board = page.desk.board
    QTest.mouseClick(
        board.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        open_spot(board, board.path_of(offer)[0]),
    )


def open_spot(board, thing):
    """Return a pixel where nothing lies over a thing."""
    rect = board.stage.frame.to_pixels(board.stage.layout[thing].rect).toAlignedRect()
    for step in range(1, 40):
        spot = QPoint(rect.left() + rect.width() * step // 40, rect.center().y())
        if board.stage.thing_at(board.stage.frame.point_to_units(spot.toPointF())) == thing:
            return spot
    raise AssertionError(f"{thing} is covered")


def by_key(page, offer):
    """Press the key of the game that makes the move."""
    controller = page.controller
    seats = controller.humans if controller.viewer is None else [controller.viewer]
    for hotkey in page.manners.hotkeys(seats, page.table.names):
        if hotkey.fits(offer.move) and hotkey.seat in (None, offer.seat):
            QTest.keyClick(QApplication.focusWidget() or page.desk.board, hotkey.key)
            return
    raise AssertionError(f"no key makes {offer}")


def by_list(page, offer):
    """Open the list of moves, walk to the line with the arrow keys, and press Enter."""
    page.desk.open_tab(Tab.MOVES)
    moves = page.desk.moves
    moves.setFocus()
    texts = [moves.item(row).text() for row in range(moves.count())]
    while moves.currentRow() != texts.index(offer.text):
        down = moves.currentRow() < texts.index(offer.text)
        QTest.keyClick(moves, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    QTest.keyClick(moves, Qt.Key.Key_Return)


def click(widget):
    """Click a widget in its middle."""
    QTest.mouseClick(
        widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.rect().center()
    )


def bare_spot(board):
    """Return a pixel of the board where nothing lies."""
    return QPoint(3, board.height() // 2)


def page_texts(page):
    """Return everything that can be read, heard or hovered anywhere in a page."""
    for widget in (page, *page.findChildren(QWidget)):
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
        yield from (widget.windowTitle(), widget.statusTip(), widget.whatsThis())
        if isinstance(widget, QLabel | QLineEdit):
            yield widget.text()
        elif isinstance(widget, QTextEdit):
            yield "" if widget is page.desk.rules.page else widget.toPlainText()
        elif isinstance(widget, QListWidget):
            yield from (widget.item(row).text() for row in range(widget.count()))


# Playing


class Person:
    """Plays the people's seats: ready when asked, and lays when a bot in that seat would."""

    def __init__(self, page, hours, way=by_click):
        self.page, self.hours, self.way = page, hours, way
        self.bot = page.table.rules.bot("normal", "Person", 7)

    def play(self, until):
        """Play until `until()`; fails when nothing can happen any more."""
        while not until():
            assert self.step(), f"stuck after {self.page.table.number} answers"

    def step(self):
        """Do the next thing that a person or a bot does; False when there is none."""
        QApplication.processEvents()
        page = self.page
        if page.controller.wanted is not None:
            self.hours.pass_by(400)
            click(page.curtain.button)
            self.hours.pass_by(400)
            return True
        if not page.clock.due and page.controller.offers():
            self.make(self.pick(page.controller.offers()))
            return True
        choice = self.choice() if page.clock.running else None
        alarm = self.hours.next_alarm()
        if choice is None:
            return self.hours.tick()
        wait = max(0, choice[1].at_ms - page.clock.ms)
        if alarm is not None and alarm.at - self.hours.time <= wait:
            return self.hours.tick()
        self.hours.pass_by(wait)
        self.make(self.offer_of(*choice))
        return True

    def pick(self, offers):
        """Return what is done where no time runs: the main move, else the first."""
        return next((offer for offer in offers if offer.primary), offers[0])

    def choice(self):
        """Return what the people would do next, and the seat that does it."""
        table = self.page.table
        found = []
        for seat in self.page.controller.deciding():
            view, question = table.view(seat), table.question(seat)
            choice = self.bot.choose(view, question, table.bot_dice(seat))
            if choice is not None:
                found.append((seat, choice))
        return min(found, key=lambda pair: pair[1].at_ms, default=None)

    def offer_of(self, seat, choice):
        offers = self.page.controller.offers()
        return next(o for o in offers if o.seat == seat and o.move == choice.move)

    def make(self, offer):
        """Make a move in this person's way, and see that it was made."""
        before = self.page.table.number
        self.way(self.page, offer)
        QApplication.processEvents()
        assert self.page.table.number > before, f"{offer.text} was not made"


class Thinker(Person):
    """A person who does what a normal bot would do, in a game without a clock."""

    def pick(self, offers):
        """Return the bot's choice."""
        return self.offer_of(*self.choice())
