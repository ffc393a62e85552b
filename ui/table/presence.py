"""Whether the people are looking: time stops when they are not, and they are called when asked."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from gamebox.core.question import Question
from ui.settings import SettingsStore
from ui.table.game_keys import GameKeys
from ui.table.news import News


class Presence(QObject):
    """Watches whether the program has the keyboard, and what the people at the screen are asked."""

    def __init__(self, news: News, keys: GameKeys, page: QWidget, store: SettingsStore) -> None:
        super().__init__(page)
        self._controller, self._news, self._keys = news.controller, news, keys
        self._page, self._store = page, store
        self._asked = self._waiting()
        self._controller.changed.connect(self._look)
        news.told.connect(self._look)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self.state_changed)

    def state_changed(self, state: Qt.ApplicationState) -> None:
        """Say Stop for the people, and hide a hand, when another program takes the keyboard."""
        if state != Qt.ApplicationState.ApplicationActive:
            self._keys.stop_peeking()
            self._controller.stop_play()

    def _waiting(self) -> list[Question | None]:
        """Return what the people at the screen are asked that the game waits for."""
        controller, table = self._controller, self._controller.table
        waits = table.waits_for()
        return [table.question(seat) for seat in controller.deciding() if seat in waits]

    def _look(self) -> None:
        """Call the people when they are asked something new, and the board has shown why."""
        if self._news.waiting:
            return
        asked = self._waiting()
        if asked and asked != self._asked:
            if self._store.settings.sound:
                QApplication.beep()
            if QGuiApplication.applicationState() != Qt.ApplicationState.ApplicationActive:
                QApplication.alert(self._page)
        self._asked = asked
