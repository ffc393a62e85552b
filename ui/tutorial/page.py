"""The page of a tutorial: a real board with the learner's view, and the lesson card beside it."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from gamebox.core.question import Move, Refusal
from gamebox.games.shelf import rules_of
from gamebox.rulebook import rulebook
from gamebox.tutorial import LEARNER, Tutorial
from ui.boards.frame import BOARD
from ui.boards.notes import Reason
from ui.home.settings_dialog import open_settings
from ui.settings import Settings, SettingsStore
from ui.table.hours import Hours, RealHours
from ui.table.look import table_sheet, table_theme
from ui.table.manners import manners_of
from ui.table.offers import Offer
from ui.theme import Role, Size, apply_theme
from ui.tutorial.card import Lesson, LessonCard
from ui.tutorial.scenes import Playback, Scene, scenes_since
from ui.widgets.basics import IconButton, label

CARD, WIDE_CARD = 330, 460
"""Logical pixels of the card's width at 100 %; the wide one where the board leaves room."""

NARROWEST_CARD = 260
MOST = 0.42
"""The part of the window's width that the card takes at most."""

SKIPPING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TutorialPage(QFrame):
    """Teaches a game by playing it.

    Only the expected move is on offer; whatever else is touched answers with its reason, or with
    what is expected. What the partners do is shown at a pace to be read; any touch skips it.

    Signals:
        left: the learner goes back to the shelf.
        play_asked: the learner wants to begin a game of their own; its key.
    """

    left = Signal()
    play_asked = Signal(str)

    def __init__(self, game: str, store: SettingsStore, hours: Hours | None = None) -> None:
        super().__init__()
        self.setProperty("panel", "page")
        self.store = store
        self.theme = theme = table_theme(store.settings.theme(), game)
        self.tutorial = Tutorial(rules_of(game))
        self.rules = self.tutorial.rules
        self.book = rulebook(game)
        self.manners = manners_of(self.rules)
        self.board = self.manners.board(theme)
        self._set_keys()
        self.board.setParent(self)
        self.board.stage.guided = True
        self.card = LessonCard(game, theme)
        self.title = label(f"{self.rules.title}: learn by playing", "plain")
        self.title.setObjectName("game")
        self.home_button = IconButton("home", "Back to the shelf", theme, self.left.emit)
        self.settings_button = IconButton("settings", "Settings", theme, self.show_settings)
        self.playback = Playback(
            self._show, lambda: self.board.animator.busy, hours or RealHours(self), self
        )
        self._by_key = False
        self._lay_out()
        self._connect()
        self._dress()
        self.board.set_seats(self.tutorial.table.names, [LEARNER])
        self._stand()

    def _lay_out(self) -> None:
        self.bar = QFrame()
        self.bar.setObjectName("top")
        top = QHBoxLayout(self.bar)
        top.setContentsMargins(8, 4, 12, 4)
        top.addWidget(self.home_button)
        top.addWidget(self.title, 1)
        top.addWidget(self.settings_button)
        below = QHBoxLayout()
        below.setSpacing(0)
        below.addWidget(self.board, 1)
        below.addWidget(self.card)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(below, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.board.refusal_for = self._reason
        self.board.refused.connect(lambda _thing, reason: self._reply(reason))
        self.board.move_chosen.connect(lambda offer: self._make(offer.move))
        self.board.word_entered.connect(self._typed)
        self.board.viewport().installEventFilter(self)
        self.playback.ended.connect(self._teach)
        self.card.done_for_me.connect(self.go_on)
        self.card.back.connect(self.go_back)
        self.card.again.connect(self.start_again)
        self.card.leave.connect(self.left)
        self.card.play.connect(lambda: self.play_asked.emit(self.rules.name))
        self.store.changed.connect(self._settings_changed)

    def _set_keys(self) -> None:
        self.manners.set_keymap(self.board, self.store.settings.keymap())
        self.keys = self.manners.hotkeys([LEARNER], self.tutorial.table.names)

    def _settings_changed(self, settings: Settings) -> None:
        self._set_keys()
        self.board.set_hover_delay(settings.hover_delay_ms)
        theme = table_theme(settings.theme(), self.rules.name)
        if theme != self.theme:
            self.theme = theme
            self._dress()
            apply_theme(self, theme)

    def _dress(self) -> None:
        """Take the colours, the measures and the speed of the theme."""
        self.playback.motion = self.theme.motion
        self.setStyleSheet(table_sheet(self.theme))
        self.title.setFont(self.theme.font(Role(self.rules.name), Size.SECTION))
        self._fit()

    def show_settings(self) -> None:
        """Open the settings over the lesson."""
        open_settings(self.store, self.theme, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the card its part of the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px = self.theme.px
        spare = self.width() - round(self.height() * BOARD.width() / BOARD.height())
        wanted = max(px(CARD), min(px(WIDE_CARD), spare))
        self.card.setFixedWidth(max(NARROWEST_CARD, min(wanted, round(self.width() * MOST))))

    def close_game(self) -> None:
        """Stop everything; nothing of a tutorial is kept."""
        self.store.changed.disconnect(self._settings_changed)
        self.playback.stop()
        self.board.close_down()

    # Going through the steps

    def go_on(self) -> None:
        """Make the expected move for the learner, or show at once what is still to be shown."""
        expected = self.tutorial.expected
        if self.playback.running:
            self.skip()
        elif expected is not None:
            self._make(expected)

    def skip(self) -> None:
        """Show at once what is still to be shown."""
        self.playback.finish()
        self.board.finish_all()

    def go_back(self) -> None:
        """Go to the step before."""
        self.playback.stop()
        self.tutorial.back()
        self._stand()

    def start_again(self) -> None:
        """Begin with the first step."""
        self.playback.stop()
        self.tutorial.restart()
        self._stand()

    def _stand(self) -> None:
        """Show the table as it stands at this step, without what led there."""
        self.board.offer([])
        self.board.show_view(self.tutorial.table.view(LEARNER), LEARNER)
        self._teach()

    def _make(self, move: Move) -> None:
        """Make the expected move, and show what the partners do after it."""
        number = self.tutorial.table.number
        self._by_key = bool(self.board.twins.focused())
        self.tutorial.answer(move)
        self.board.offer([])
        self.card.watch(self.tutorial.number, len(self.tutorial.script.step))
        self.playback.play(scenes_since(self.tutorial.table, LEARNER, number))

    def _show(self, scene: Scene) -> None:
        self.board.show_view(scene.view, LEARNER, scene.events, lambda: self._tell(scene))

    def _tell(self, scene: Scene) -> None:
        """Say what the table has just shown, unless it was skipped and the next step is taught."""
        if self.playback.running:
            for line in scene.lines:
                self.card.add_line(line)

    def _teach(self) -> None:
        """Say what this step says, and let the expected move glow."""
        step, expected = self.tutorial.step, self.tutorial.expected
        if self.tutorial.finished:
            self._remember()
        view = self.tutorial.table.view(LEARNER)
        todo = "" if expected is None else self.tutorial.table.text(LEARNER, expected)
        count = len(self.tutorial.script.step)
        rule = self.book.find(step.rule)
        self.card.teach(Lesson(self.tutorial.number, count, step.text, rule, todo))
        if expected is None:
            self.board.offer([])
            return
        path = self.rules.path(view, expected)
        self.board.offer([Offer(LEARNER, expected, path, todo, step.rule)])
        if self._by_key:
            self.board.focus_thing(path[0])

    def _remember(self) -> None:
        """Keep that this tutorial was played to its end."""
        learned = {*self.store.settings.learned, self.rules.name}
        self.store.change(learned=tuple(sorted(learned)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to what glows."""
        super().focusInEvent(event)
        glowing = self.board.glowing()
        if glowing:
            self.board.focus_thing(next(iter(glowing)))
        else:
            self.card.leave_button.setFocus(event.reason())

    # Whatever else is touched

    def _reason(self, thing: str) -> Reason | None:
        """Return why touching `thing` does not lead on; None where it only skips what is shown."""
        if self.playback.running:
            self.skip()
            return None
        table = self.tutorial.table
        view = table.view(LEARNER)
        moves = [move for move in table.moves(LEARNER) if thing in self.rules.path(view, move)]
        return self._answer(moves[0]) if moves else table.why(LEARNER, thing)

    def _answer(self, move: Move) -> Refusal:
        """Return what the tutorial says to a legal move that it does not make."""
        step = self.tutorial.step
        if self.tutorial.expects(move):
            text = self.tutorial.table.text(LEARNER, move)
            return Refusal(step.rule, f"{text}: begin with what glows.")
        return Refusal(step.rule, self.tutorial.answer(move) or "")

    def _typed(self, text: str) -> None:
        """Make the move that a typed word makes, or say beside it why it does not lead on."""
        view = self.tutorial.table.view(LEARNER)
        move = self.rules.typed(view, text)
        if move is None:
            return
        refusal = self.rules.refusal(view, move)
        if refusal is None and self.tutorial.expects(move):
            self._make(move)
            return
        refusal = refusal or self._answer(move)
        self.board.refuse_word(refusal)
        self._reply(refusal)

    def _reply(self, reason: Reason) -> None:
        self.card.reply(reason.text, self.book.find(reason.rule))

    # Skipping and keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a press anywhere on the board skip what is being shown."""
        if event.type() == QEvent.Type.MouseButtonPress and self.playback.running:
            self.skip()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip what is being shown; else use Backspace, Enter at the end, and the board's keys."""
        if self.playback.running and event.key() in SKIPPING:
            self.skip()
        elif event.key() == Qt.Key.Key_Backspace:
            self.go_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.tutorial.finished:
            self.play_asked.emit(self.rules.name)
        elif not self._use_key(Qt.Key(event.key())) and not self.board.key_pressed(event):
            super().keyPressEvent(event)

    def _use_key(self, key: Qt.Key) -> bool:
        """Touch what a key of the game stands for; False when it is none."""
        hotkey = next((hotkey for hotkey in self.keys if hotkey.key == key), None)
        if hotkey is None:
            return False
        table, focused = self.tutorial.table, self.board.twins.focused()
        moves = [move for move in table.moves(LEARNER) if hotkey.fits(move)]
        if self.tutorial.expected in moves:
            self.go_on()
        elif focused and key == Qt.Key.Key_Space and not moves:
            self.board.hands.touch(focused)
        else:
            reason = self._answer(moves[0]) if moves else table.why(LEARNER, hotkey.thing)
            self._explain(hotkey.thing, reason)
        return True

    def _explain(self, thing: str, reason: Reason | None) -> None:
        """Say on the card, and beside the thing, why a key does not lead on."""
        if thing in self.board.stage.layout:
            self.board.hands.refuse(thing)
        elif reason is not None:
            self._reply(reason)
            self.board.announce(reason.text)
