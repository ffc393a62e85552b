"""The table's clock: the time of a stretch of play, which begins when a countdown has ended.

The rules say whether time runs, by the number of the stretch (`Rules.clock`). Here it also stands
while somebody holds it: during the countdown, under the curtain, while the window is hidden.
"""

from PySide6.QtCore import QObject, Signal

from ui.table.hours import Hours

COUNT = 3
BEAT_MS = 700
"""Between two numbers of the countdown."""
COUNTDOWN, CURTAIN, HIDDEN, REPLAY, CLOSED = "countdown", "curtain", "hidden", "replay", "closed"
SETTINGS = "settings"
"""What may hold the clock."""


class PlayClock(QObject):
    """Counts the milliseconds of the stretch of play that is under way.

    Signals:
        counted(int): the countdown shows this number; 0 when it is over or was broken off.
        turned(): time has begun to run, or stands; or the table was left or come back to.
    """

    counted = Signal(int)
    turned = Signal()

    def __init__(self, hours: Hours, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hours = hours
        self._beat = hours.alarm(self._next_count)
        self._stretch: int | None = None
        self._on = False
        self._holds: set[str] = set()
        self._kept = 0
        self._since: int | None = None
        self.count = 0

    @property
    def running(self) -> bool:
        """Whether time runs now."""
        return self._since is not None

    @property
    def due(self) -> bool:
        """Whether the rules let time run, whoever holds it."""
        return self._on

    @property
    def ms(self) -> int:
        """The time of this stretch."""
        return self._kept + (self._hours.now() - self._since if self._since is not None else 0)

    def take_up(self, stretch: int | None, elapsed: int) -> None:
        """Begin in the middle of a stretch, `elapsed` milliseconds into it, with a countdown."""
        self._stretch, self._kept = stretch, elapsed
        self._on = stretch is not None
        if self._on:
            self._count_down()
        self._turn()

    def follow(self, stretch: int | None) -> None:
        """Go with the rules: a new number begins anew at zero, None stands, the old one goes on."""
        self._on = stretch is not None
        if stretch is None:
            self._break_off()
        elif stretch != self._stretch:
            self._stretch, self._kept, self._since = stretch, 0, None
            self._count_down()
        self._turn()

    @property
    def left(self) -> bool:
        """Whether nobody is at the table: bots do nothing meanwhile, whatever is asked."""
        return bool(self._holds - {COUNTDOWN, CURTAIN})

    def hold(self, why: str) -> None:
        """Let time stand until `why` is released."""
        left = self.left
        self._holds.add(why)
        self._turn(left)

    def release(self, why: str) -> None:
        """Let time go on, unless something else holds it."""
        left = self.left
        self._holds.discard(why)
        self._turn(left)

    def close(self) -> None:
        """Stop for good."""
        self._break_off()
        self.hold(CLOSED)

    def _count_down(self) -> None:
        self._holds.add(COUNTDOWN)
        self.count = COUNT
        self._beat.set(BEAT_MS)
        self.counted.emit(self.count)

    def _next_count(self) -> None:
        self.count -= 1
        if self.count:
            self._beat.set(BEAT_MS)
        else:
            self._holds.discard(COUNTDOWN)
        self.counted.emit(self.count)
        self._turn()

    def _break_off(self) -> None:
        self._beat.stop()
        self._holds.discard(COUNTDOWN)
        if self.count:
            self.count = 0
            self.counted.emit(0)

    def _turn(self, left: bool | None = None) -> None:
        """Begin or cease to count, as it should be now; `left`: whether the table was left."""
        should = self._on and not self._holds
        if should and not self.running:
            self._since = self._hours.now()
        elif not should and self.running:
            self._kept, self._since = self.ms, None
        elif left in (None, self.left):
            return
        self.turned.emit()
