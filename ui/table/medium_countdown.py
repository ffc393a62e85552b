"""The countdown for a word: a ring around the ball, and silence when it has run out.

It runs while the person who is asked for a word sits at the screen and can see the table, and
stands under the curtain, in the replay, in the settings and while the window is hidden.
"""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gamebox.games.medium.moves import KeepSilent
from gamebox.games.medium.view import MediumView
from ui.boards.board import Board
from ui.boards.frame import Frame
from ui.boards.medium_places import BALL
from ui.table.controller import Controller
from ui.table.hours import Hours
from ui.table.news import News
from ui.theme import Role, Theme
from ui.widgets.notice import announce

SECOND = 1000
WARNING = 10
"""Seconds left that are told aloud, and from which the ring is red."""
GROW, THICK = 9.0, 7.0
"""Board units by which the ring is wider than the ball, and of the ring itself."""
PLATE, MOST = 32.0, 1.6
"""Board units of the plate with the number on the ball's foot, and how far it grows with text."""
BELOW = 5.0
DARK, RED, WHITE = "#14081E", "#FF7A6B", "#FFFFFF"
TIME_OUT = "Time is up: silence."


class Ring(QWidget):
    """A ring that empties, with the seconds left; lets the mouse through."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.viewport())
        self._board = board
        self.theme: Theme = board.theme
        self.seconds, self.whole = 0, 1
        self._scale = 1.0
        board.viewport().installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self.theme = theme
        self.update()

    def show_seconds(self, seconds: int, whole: int) -> None:
        """Show how many of `whole` seconds are left."""
        self.seconds, self.whole = seconds, whole
        self.setAccessibleName(f"{seconds} seconds left")
        self.place()
        self.show()
        self.raise_()
        self.update()

    def place(self) -> None:
        """Stand around the ball, wherever the board has it."""
        room = self._board.viewport()
        self._scale = (frame := Frame(room.width(), room.height())).scale
        ring = QRectF(BALL.topLeft(), QSizeF(BALL.width(), BALL.width()))
        around = ring.adjusted(-GROW, -GROW, GROW, GROW + BELOW)
        self.setGeometry(frame.to_pixels(around).toAlignedRect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go along when the board changes its size."""
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring and the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = THICK * self._scale
        side = self.width() - width - 2
        circle = QRectF(width / 2 + 1, width / 2 + 1, side, side)
        tone = QColor(RED if self.seconds <= WARNING else self.theme.colours.accent)
        painter.setPen(QPen(QColor(DARK), width))
        painter.drawEllipse(circle)
        pen = QPen(tone, width - 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawArc(circle, 90 * 16, round(360 * 16 * self.seconds / self.whole))
        self._draw_number(painter, circle.center().x(), tone)
        painter.end()

    def _draw_number(self, painter: QPainter, middle: float, tone: QColor) -> None:
        high = PLATE * self._scale * min(max(self.theme.text_scale, 1.0), MOST)
        plate = QRectF(0, 0, high * 1.5, high)
        plate.moveCenter(QPointF(middle, 0))
        plate.moveBottom(self.height() - 2)
        painter.setPen(QPen(tone, 2))
        painter.setBrush(QColor(DARK))
        painter.drawRoundedRect(plate, high / 2, high / 2)
        font = self.theme.font(Role.UI, 20, 700)
        font.setPixelSize(max(9, round(high * 0.66)))
        painter.setFont(font)
        painter.setPen(QColor(WHITE))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self.seconds))


class WordCountdown(QObject):
    """Counts the seconds that a person at the screen has for a word. [say.silence]"""

    def __init__(self, controller: Controller, news: News, board: Board, hours: Hours) -> None:
        super().__init__(board)
        self._controller, self._news, self._board, self._hours = controller, news, board, hours
        self.ring = Ring(board)
        self._asked: object = None
        self._left = 0
        self._since: int | None = None
        self._closed = False
        self._alarm = hours.alarm(self._second)
        for signal in (controller.changed, controller.clock.turned, board.settled):
            signal.connect(self.look)
        news.told.connect(self.look)

    @property
    def left(self) -> int:
        """The milliseconds left of what is counted."""
        spent = self._hours.now() - self._since if self._since is not None else 0
        return max(0, self._left - spent)

    def look(self) -> None:
        """Begin, go on or stand, as it should be now; silence of one is the end for both."""
        if not self._closed and self._is_silent():
            self._fall_silent()
            return
        asked = self._question()
        if asked is not None and asked != self._asked:
            self._asked, self._since = asked, None
            self._left = self._view().countdown * SECOND
        runs = asked is not None and not self._controller.clock.left
        if runs and self._since is None:
            self._since = self._hours.now()
        elif not runs:
            self._left, self._since = self.left, None
        self._show(asked is not None)

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        self._alarm.stop()
        self.ring.hide()

    def _view(self) -> MediumView:
        view = self._controller.table.view(self._controller.eyes())
        assert isinstance(view, MediumView)
        return view

    def _question(self) -> object:
        """Return what tells one question for a word from the next; None: none is asked here."""
        controller, view = self._controller, self._view()
        seat = controller.viewer
        if self._closed or not view.countdown or seat is None or seat not in controller.deciding():
            return None
        question = controller.table.question(seat)
        if question is None or question.asks != "say" or self._news.waiting:
            return None
        return seat, view.turns, len(view.attempts)

    def _show(self, asked: bool) -> None:
        if not asked:
            self._alarm.stop()
            if self.ring.isVisibleTo(self._board):
                self.ring.hide()
            return
        left = self.left
        self.ring.show_seconds(-(-left // SECOND), self._view().countdown)
        if self._since is None:
            self._alarm.stop()
        else:
            self._alarm.set(left % SECOND or SECOND)

    def _second(self) -> None:
        """A second has passed."""
        seconds = -(-self.left // SECOND)
        if seconds == WARNING:
            announce(self.ring, f"{WARNING} seconds left")
        if seconds:
            self._show(asked=True)
            return
        announce(self.ring, TIME_OUT)
        self._controller.noticed.emit(TIME_OUT)
        self._fall_silent()

    def _fall_silent(self) -> None:
        """Answer for the people of the two who have not; who sits at the screen is the last."""
        controller = self._controller
        here = controller.viewer
        self._since, self._left = None, 0
        for seat in sorted(self._asked_people(), key=lambda seat: seat == here):
            controller.submit(seat, KeepSilent())

    def _asked_people(self) -> list[int]:
        """Return the people who are asked for a word and have not answered."""
        table = self._controller.table
        asked = [(seat, table.question(seat)) for seat in self._controller.humans]
        return [seat for seat, question in asked if question and question.asks == "say"]

    def _is_silent(self) -> bool:
        """Return whether one of the people is silent and another is still asked. [say.silence]"""
        silent = any(
            isinstance(move, KeepSilent) for move in self._controller.table.game.sealed.values()
        )
        return silent and not self._controller.read_only and bool(self._asked_people())
