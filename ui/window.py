"""The main window: home, and the page of the game that is being played."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRect, QSize, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from gamebox.errors import GameboxError
from ui.home.home import HomePage
from ui.home.side import Place
from ui.settings import Settings, SettingsStore
from ui.stylesheet import stylesheet
from ui.theme import Role, Size, Theme, apply_theme, qt_palette
from ui.widgets.first_paint import AfterFirstPaint

if TYPE_CHECKING:
    from ui.home.new_game import NewGame

SMALLEST = QSize(720, 480)
USUAL = QSize(1280, 800)
AFTER_MS = 60  # what the first picture does not need waits until the window has answered
SEEN = QSize(160, 60)  # as much of a window must lie on a screen, or it is moved to the first one


@dataclass(frozen=True)
class GamePage:
    """The page of a game, and what the window asks of it.

    `settings` opens the settings over it; `close` keeps the game and stops everything, since the
    page goes away afterwards.
    """

    widget: QWidget
    title: str
    settings: Callable[[], object]
    close: Callable[[], object]


class Opener(Protocol):
    """Makes the page of a game. Each method may raise GameboxError with a sentence."""

    def begin(self, wanted: "NewGame", window: "MainWindow") -> GamePage:
        """Return the page of a new game."""

    def resume(self, path: Path, window: "MainWindow") -> GamePage:
        """Return the page of a saved game."""

    def replay(self, path: Path, window: "MainWindow") -> GamePage:
        """Return the page that shows a saved game from its start."""

    def tutorial(self, game: str, window: "MainWindow") -> GamePage:
        """Return the page that teaches a game by playing it."""


def dress(theme: Theme) -> None:
    """Give the application the font and the colours of `theme`."""
    QApplication.setFont(theme.font(Role.UI, Size.BUTTON))
    QApplication.setPalette(qt_palette(theme.colours))


def visible_geometry(wanted: QRect | None, screens: list[QRect]) -> QRect:
    """Return where the window opens: as it was, if it can be seen there, and never too large."""
    first = screens[0]
    if wanted is not None:
        for screen in screens:
            shared = screen.intersected(wanted)
            title_seen = screen.top() <= wanted.top() < screen.bottom()
            if title_seen and shared.width() >= SEEN.width() and shared.height() >= SEEN.height():
                return QRect(wanted.topLeft(), wanted.size().boundedTo(screen.size()))
    size = (wanted.size() if wanted else USUAL).boundedTo(first.size())
    place = QRect(first.topLeft(), size)
    place.moveCenter(first.center())
    return place


class MainWindow(QMainWindow):
    """Shows home, or one game."""

    def __init__(self, store: SettingsStore, opener: Opener) -> None:
        super().__init__()
        self.store, self.opener = store, opener
        self.theme = store.settings.theme()
        self.game: GamePage | None = None
        self.setWindowTitle("gamebox")
        self.setMinimumSize(SMALLEST)
        dress(self.theme)
        self.setStyleSheet(stylesheet(self.theme))
        self.pages = QStackedWidget()
        self.home = HomePage(store, self.theme)
        self.pages.addWidget(self.home)
        self.setCentralWidget(self.pages)
        self.home.setFocus()
        self._connect()
        self._place()
        if store.first_problem:
            self.home.notice.say(store.first_problem)
        self._reading = QTimer(self)  # the list of saves is not needed for the first picture
        self._reading.setSingleShot(True)
        self._reading.setInterval(AFTER_MS)
        self._reading.timeout.connect(self.home.refresh)
        AfterFirstPaint(self, self._read_soon)

    def _connect(self) -> None:
        self.home.begin.connect(self.begin)
        self.home.resume.connect(self.resume)
        self.home.replay.connect(self.replay)
        self.home.tutorial.connect(self.tutorial)
        self.store.changed.connect(self._settings_changed)
        self.store.problem.connect(self.home.notice.say)
        acts = {
            "new": self._new_game,
            "resume": self._resume_latest,
            "open": self._open_file,
            "settings": self.show_settings,
            "full screen": self.toggle_full_screen,
            "quit": self.close,
        }
        self.shortcuts = {name: QShortcut(self) for name in acts}
        for name, act in acts.items():
            self.shortcuts[name].activated.connect(act)
        self._set_keys(self.store.settings)

    def _read_soon(self) -> None:
        if self.isVisible():  # it may be closed again already
            self._reading.start()

    def _set_keys(self, settings: Settings) -> None:
        keymap = settings.keymap()
        for name, shortcut in self.shortcuts.items():
            shortcut.setKey(QKeySequence(keymap.key(name)))

    def _place(self) -> None:
        settings = self.store.settings
        wanted = QRect(*settings.geometry) if settings.geometry else None
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        self.setGeometry(visible_geometry(wanted, screens))
        if settings.maximised:
            from PySide6.QtCore import Qt  # noqa: PLC0415  # see `ui.qt_numbers`

            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    # Pages

    @property
    def at_home(self) -> bool:
        """Whether home is shown rather than a game."""
        return self.pages.currentWidget() is self.home

    def go_home(self) -> None:
        """Leave the game, which is kept, and show the shelf."""
        self._close_game()
        self.pages.setCurrentWidget(self.home)
        self.home.setFocus()
        self.setWindowTitle("gamebox")
        self.home.refresh()

    def show_settings(self) -> None:
        """Show the settings, over the game where one is played."""
        if self.game is not None:
            self.game.settings()
        else:
            self.home.go(Place.SETTINGS)

    def begin(self, wanted: "NewGame") -> None:
        """Begin a new game."""
        self._open(lambda: self.opener.begin(wanted, self))

    def resume(self, path: Path) -> None:
        """Go on with a saved game."""
        self._open(lambda: self.opener.resume(path, self))

    def replay(self, path: Path) -> None:
        """Watch a saved game from its start."""
        self._open(lambda: self.opener.replay(path, self))

    def tutorial(self, game: str) -> None:
        """Learn a game by playing it."""
        self._open(lambda: self.opener.tutorial(game, self))

    def play_after_tutorial(self, game: str) -> None:
        """Ask for a game of one's own after learning how it goes."""
        self.go_home()
        self.home.go(Place.PLAY)
        self.home.ask_new_game(game)

    def _open(self, make: Callable[[], GamePage]) -> None:
        """Show the page that `make` returns, or say why there is none."""
        self._close_game()
        try:
            game = make()
        except GameboxError as error:
            self.go_home()
            self.home.notice.say(str(error))
            return
        self.game = game
        self.home.notice.hide()
        self.pages.addWidget(game.widget)
        self.pages.setCurrentWidget(game.widget)
        self.setWindowTitle(f"{game.title} – gamebox")
        game.widget.setFocus()

    def _close_game(self) -> None:
        game, self.game = self.game, None
        if game is not None:
            game.close()
            self.pages.removeWidget(game.widget)
            game.widget.deleteLater()

    # Keys

    def _new_game(self) -> None:
        if self.at_home:
            self.home.ask_usual_game()

    def _resume_latest(self) -> None:
        if self.at_home:
            self.home.resume_latest()

    def _open_file(self) -> None:
        if self.at_home:
            self.home.choose_file()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        from PySide6.QtCore import Qt  # noqa: PLC0415  # see `ui.qt_numbers`

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Looks and leaving

    def _settings_changed(self, settings: Settings) -> None:
        self._set_keys(settings)
        theme = settings.theme()
        if theme == self.theme:
            return
        self.theme = theme
        dress(theme)
        self.setStyleSheet(stylesheet(theme))
        apply_theme(self.home, theme)  # a table hears of it by itself

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the game, then the place of the window, then go."""
        self._reading.stop()
        self._close_game()
        self.home.closing()
        normal = self.normalGeometry()
        self.store.change(
            geometry=(normal.x(), normal.y(), normal.width(), normal.height()),
            maximised=self.isMaximized(),
        )
        super().closeEvent(event)
