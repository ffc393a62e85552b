"""Home: the column at the left, and one page beside it at a time."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gamebox.errors import GameboxError
from ui.home.facts import BOXES
from ui.home.shelf import ShelfPage
from ui.home.side import Place, Side
from ui.qt_numbers import CLICK_FOCUS, ENTER, ESCAPE
from ui.settings import LastTable, SettingsStore
from ui.theme import Theme
from ui.widgets.notice import Notice

if TYPE_CHECKING:
    from types import ModuleType

    from gamebox.saves import SaveInfo
    from ui.home.checking import SaveChecker
    from ui.home.discard import Discarded
    from ui.home.new_game import NewGame, NewGameDialog
    from ui.settings import Settings


def _rest() -> "ModuleType":
    """Return what is not needed for the first picture, loaded when it is first wanted."""
    from ui.home import pages  # noqa: PLC0415

    return pages


class HomePage(QFrame):
    """The shelf and everything around it. Pages other than the shelf are made when first seen.

    Signals:
        begin: the NewGame that a person has set up.
        resume, replay: the path of a save to open.
        tutorial: the key of a game that a person wants to learn by playing.
    """

    begin = Signal(object)
    resume = Signal(object)
    replay = Signal(object)
    tutorial = Signal(str)

    def __init__(self, store: SettingsStore, theme: Theme) -> None:
        super().__init__()
        self.store, self.theme = store, theme
        self.setProperty("panel", "page")
        self.setProperty("focusPolicy", CLICK_FOCUS)
        self.setAccessibleName("Home")
        self.saves: list[SaveInfo] = []
        self.trouble = ""
        self.discarded: Discarded | None = None
        self.dialog: NewGameDialog | None = None
        self.checker: SaveChecker | None = None
        self.side = Side(theme)
        self.notice = Notice(theme)
        self.stack = QStackedWidget()
        self._pages: dict[Place, QWidget] = {}
        self._lay_out()
        self.side.went.connect(self.go)
        self.side.resume.connect(self.resume_latest)
        self.notice.dismissed.connect(self._purge)
        self.go(Place.PLAY)

    def _lay_out(self) -> None:
        column = QFrame()
        column.setProperty("panel", "side")
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.side)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        above = QVBoxLayout()
        above.setContentsMargins(24, 14, 24, 0)
        above.addWidget(self.notice)
        right.addLayout(above)
        right.addWidget(self.stack, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(column)
        whole.addLayout(right, 1)

    # Pages

    def go(self, place: Place) -> None:
        """Show the page of `place`."""
        page = self.page(place)
        self.side.mark(place)
        self.place = place
        self.stack.setCurrentWidget(page)
        if place in (Place.SAVED, Place.STATISTICS):
            self.refresh()

    def page(self, place: Place) -> QWidget:
        """Return the page of `place`, made if need be."""
        if place not in self._pages:
            page = self._shelf() if place is Place.PLAY else self._other_page(place)
            self._pages[place] = page
            self.stack.addWidget(page)
        return self._pages[place]

    def _shelf(self) -> ShelfPage:
        shelf = ShelfPage(self.theme)
        shelf.play.connect(self.ask_new_game)
        shelf.learn.connect(self.learn)
        shelf.show_learned(self.store.settings.learned)
        self.store.changed.connect(self._show_learned)
        return shelf

    def _show_learned(self, settings: "Settings") -> None:
        self.page(Place.PLAY).show_learned(settings.learned)  # type: ignore[attr-defined]

    def _other_page(self, place: Place) -> QWidget:
        return _rest().make_page(self, place)

    def learn(self, game: str) -> None:
        """Teach `game` by playing it, or open its rules where there is no such lesson."""
        if _rest().has_tutorial(game):
            self.tutorial.emit(game)
            return
        page = self.page(Place.LEARN)
        self.go(Place.LEARN)
        page.show_game(game)  # type: ignore[attr-defined]

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with the latest game by Enter, back to the shelf by Esc, and walk by arrows."""
        if event.key() == ESCAPE and self.place is not Place.PLAY:
            self.go(Place.PLAY)
            self.setFocus()
        elif event.key() in ENTER and self.hasFocus():
            self.resume_latest()
        elif not self._steer(event):
            super().keyPressEvent(event)

    def _steer(self, event: QKeyEvent) -> bool:
        # Needs the enumerations of Qt, see `ui.qt_numbers`.
        from ui.widgets.steering import ARROWS, give_focus, reachable, steer  # noqa: PLC0415

        focus = QApplication.focusWidget()
        if focus is not None and focus is not self and self.isAncestorOf(focus):
            return steer(event, focus, self)
        page = self.page(self.place)
        first = (
            next(iter(reachable(page) or reachable(self)), None) if event.key() in ARROWS else None
        )
        if first is not None:
            give_focus(first)
        return first is not None

    def set_theme(self, theme: Theme) -> None:
        """Make new pages in the look of `theme` from now on; those shown follow by themselves."""
        self.theme = theme

    # Saved games

    def refresh(self) -> None:
        """Read the list of saves again and show it wherever it is shown."""
        if self.checker is None:
            self.checker = _rest().SaveChecker(self)
            self.checker.broken.connect(self._show_broken)
        saves, self.trouble = _rest().read_saves()
        self._show_saves(self.checker.look_through(saves))

    def _show_broken(self, broken: "SaveInfo") -> None:
        """Show of one save that it cannot be opened."""
        self._show_saves([broken if info.path == broken.path else info for info in self.saves])

    def _show_saves(self, saves: "list[SaveInfo]") -> None:
        self.saves = saves
        latest = self.latest()
        details = [latest.progress, ", ".join(latest.names)] if latest else []
        self.side.show_continue(latest.title if latest else "", [d for d in details if d])
        if Place.SAVED in self._pages:
            self._pages[Place.SAVED].show_saves(self.saves, self.trouble)  # type: ignore[attr-defined]
        if Place.STATISTICS in self._pages:
            self._pages[Place.STATISTICS].show_saves(self.saves)  # type: ignore[attr-defined]

    def latest(self) -> "SaveInfo | None":
        """Return the newest game that can be gone on with."""
        return next((info for info in self.saves if not info.over and not info.problem), None)

    def resume_latest(self) -> None:
        """Go on with the newest game, or say that there is none."""
        latest = self.latest()
        if latest is None:
            self.notice.say("There is no game to go on with: begin one.")
        else:
            self.resume.emit(latest.path)

    def choose_file(self) -> None:
        """Ask for a save that lies elsewhere and open it."""
        chosen = _rest().ask_for_file(self)
        if chosen is not None:
            self.resume.emit(chosen)

    def delete(self, path: Path) -> None:
        """Delete a save, and offer to have it back."""
        self._purge()
        try:
            self.discarded = _rest().Discarded(path)
        except GameboxError as error:
            self.notice.say(str(error))
            return
        info = next((info for info in self.saves if info.path == path), None)
        name = info.title if info and info.title else path.name
        self.notice.say(f"{name} is deleted.", "Undo", self._restore)
        self.refresh()

    def _restore(self) -> None:
        discarded, self.discarded = self.discarded, None
        if discarded is not None:
            try:
                discarded.restore()
            except GameboxError as error:
                self.notice.say(str(error))
        self.refresh()

    def _purge(self) -> None:
        """Delete for good what was put aside."""
        if self.discarded is not None:
            self.discarded.purge()
            self.discarded = None

    def closing(self) -> None:
        """Tidy up before the window closes."""
        self._purge()

    # New games

    def ask_new_game(self, game: str) -> None:
        """Ask who plays `game` and how."""
        self.dialog = _rest().new_game_dialog(self, game)
        self.dialog.begin.connect(self._begin)
        self.dialog.finished.connect(self._forget_dialog)
        self.dialog.open()

    def ask_usual_game(self) -> None:
        """Ask for a new game of the kind that was saved last, or else of the first on the shelf."""
        played = [info.game for info in self.saves if info.game]
        self.ask_new_game(played[0] if played else BOXES[0].key)

    def _forget_dialog(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _begin(self, wanted: "NewGame") -> None:
        """Remember what was chosen and hand it on."""
        tables = dict(self.store.settings.last_tables)
        tables[wanted.game] = LastTable(
            wanted.written_seats(), {**wanted.options, "pack": wanted.pack}
        )
        self.store.change(last_tables=tables)
        self.begin.emit(wanted)
