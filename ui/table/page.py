"""The page of a table: everything that shows one game, and what sets it in motion."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QStackedWidget, QVBoxLayout, QWidget

from gamebox.bots.worker import Worker
from gamebox.core.event import Event
from ui.boards.animator import Then, at_once
from ui.home.settings_dialog import open_settings
from ui.keymap import KeyMap
from ui.settings import Settings, SettingsStore
from ui.table.bots import BotBench, MakeThinker
from ui.table.clock import HIDDEN, SETTINGS, PlayClock
from ui.table.controller import STOP, Controller
from ui.table.curtain import Curtain
from ui.table.desk import Desk
from ui.table.game_keys import GameKeys
from ui.table.happening import Happening
from ui.table.hints import Hints
from ui.table.hours import Hours, RealHours
from ui.table.leaving import Leaving
from ui.table.look import table_sheet, table_theme
from ui.table.manners import Parts, manners_of
from ui.table.news import News
from ui.table.offers import Offer, touchable
from ui.table.presence import Presence
from ui.table.rail import Tab
from ui.table.replay import ReplayView
from ui.table.replay_host import ReplayHost
from ui.table.saying import WATCH, nothing_to_do, sentence
from ui.table.shortcuts import Shortcuts
from ui.table.sitting import Sitting
from ui.theme import apply_theme


class TablePage(QWidget):
    """One game on screen; see `ui.table` for what the window does with it.

    Signals:
        home_asked(): leave the table.
        again_asked(Record): a new game with the seats and options of this one.
    """

    home_asked = Signal()
    again_asked = Signal(object)

    def __init__(
        self,
        sitting: Sitting,
        store: SettingsStore,
        hours: Hours | None = None,
        thinker: MakeThinker = Worker,
    ) -> None:
        super().__init__()
        self.sitting, self.store = sitting, store
        self.table = sitting.table
        self.hours: Hours = hours or RealHours(self)
        self.manners = manners_of(self.table.rules)
        self.theme = table_theme(store.settings.theme(), self.table.rules.name)
        self.clock = PlayClock(self.hours, self)
        self.controller = Controller(sitting, self.manners, self.clock)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(table_sheet(self.theme))
        self.desk = Desk(self.table, self.manners, store, self.theme, self.hours)
        self.curtain = Curtain(self.theme, self.hours)
        self._shown: tuple[int | None, int] | None = None
        self._answering = self._drawn = self._closed = False
        self.pages = QStackedWidget()
        self.pages.addWidget(self.desk)
        self.pages.addWidget(self.curtain)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.pages)
        self.setFocusProxy(self.desk.board)
        self.news = News(self.controller, self.desk, self.manners)
        self.replays = ReplayHost(self.controller, self.pages, self.desk, self.hours)
        self.keys = GameKeys(self.controller, self.desk.board, self._chosen)
        self._connect()
        self.bench = BotBench(self.controller, self.hours, thinker)
        self._bind_keys()
        parts = Parts(self.controller, self.news, self.bench, self.desk.board, self.hours)
        self.extras = self.manners.extras(parts)
        self.hints = Hints(self.controller, self.desk.stand.hint, self.bench)
        self.leaving = Leaving(self.controller, self.desk, self.curtain)
        self._begin()
        self.presence = Presence(self.news, self.keys, self, store)

    def _begin(self) -> None:
        self.controller.open()
        if words := self.sitting.read_only or self.sitting.notice:
            self.desk.notice.say(words)
        if self.controller.over:
            self._show_end()

    def _connect(self) -> None:
        controller, desk = self.controller, self.desk
        controller.happened.connect(self._happened)
        controller.rewound.connect(self._rewound)
        controller.changed.connect(self._changed)
        controller.refused.connect(desk.prompt.show_refusal)
        controller.noticed.connect(desk.remark.say)
        self.clock.counted.connect(desk.stand.countdown.show_number)
        desk.board.refusal_for, desk.board.moves_for = controller.why, self._touchable
        desk.board.move_chosen.connect(self._chosen)
        desk.board.word_entered.connect(self._typed)
        desk.words.entered.connect(self._typed)
        desk.board.refused.connect(lambda _thing, refusal: desk.prompt.show_refusal(refusal))
        desk.board.settled.connect(self._settled)
        self.clock.turned.connect(self._clock_turned)
        desk.prompt.chosen.connect(self._chosen)
        desk.prompt.rule_asked.connect(self.show_rule)
        desk.moves.used.connect(self._chosen)
        desk.log.used.connect(self.open_replay)
        desk.rail.tab_changed.connect(lambda _index: self.news.draw_chart())
        desk.stand.hint.rule_asked.connect(self.show_question_rule)
        desk.stand.end.again.connect(lambda: self.again_asked.emit(self.table.record))
        desk.stand.end.replay.connect(self.open_replay)
        desk.stand.end.home.connect(self.home_asked)
        self.curtain.lifted.connect(self._lifted)
        self.sitting.problem.connect(desk.show_save_problem)
        self.store.changed.connect(self._settings_changed)
        self._connect_top()

    def _connect_top(self) -> None:
        top = self.desk.top
        top.home.connect(self.home_asked)
        top.undo.connect(self.controller.undo)
        top.hint.connect(self.toggle_hint)
        top.rules.connect(self.show_question_rule)
        top.replay.connect(self.open_replay)
        top.panels.connect(self.desk.toggle_rail)
        top.settings.connect(self.show_settings)

    def _bind_keys(self) -> None:
        acts = {
            "undo": self.controller.undo,
            "redo": self.controller.redo,
            "hint": self.toggle_hint,
            "rule": self.show_question_rule,
            "hurry": self.bench.hurry,
            "panels": self.desk.toggle_rail,
            # Stop must work whatever has the focus; with nothing to stop, the key is the button's.
            "stop": self.controller.stop_play,
        }
        self.shortcuts = Shortcuts(self.desk, acts)
        self._set_keys(self.store.settings.keymap())

    def _set_keys(self, keymap: KeyMap) -> None:
        self.shortcuts.follow(keymap)
        self.manners.set_keymap(self.desk.board, keymap)

    # What happens

    def _happened(self, what: Happening) -> None:
        controller, desk = self.controller, self.desk
        events = [told.to(controller.viewer) for told in what.told]
        self.news.expect(what)
        if controller.wanted is None:
            self._answering = True  # `changed` follows, and writes the words
            self._draw(events, lambda: self._seen(what))
            self._answering = False
        if controller.over and not desk.board.animator.busy:
            self._show_end()

    def _seen(self, what: Happening) -> None:
        """The board has shown what happened: now it may be told."""
        self.news.tell(what)
        if not self._answering:
            self._show_words()

    def _rewound(self) -> None:
        self.news.forget()
        self.desk.log.rebuild()
        self.desk.stand.end.hide()
        self.desk.stand.hint.hide()
        self._shown = None

    def _changed(self) -> None:
        """Show what may be done now, by whom."""
        if self._closed:
            return
        if self.controller.wanted is not None:
            self._close_curtain(self.controller.wanted)
            self.news.tell_all()
        elif self._shown != (self.controller.viewer, self.table.number):
            self._draw(())
        self._uncover()
        offers, desk = self.controller.offers(), self.desk
        if not self._drawn:
            desk.board.offer(self._touchable())
        self._drawn = False
        desk.top.show_undo(self.controller.undo_refusal())
        desk.top.hint_button.setEnabled(bool(self.controller.deciding()))
        self.shortcuts.enable("stop", any(offer.path == (STOP,) for offer in offers))
        self._show_words()

    def _show_words(self) -> None:
        """Say what is asked and how it stands, as far as the board has shown it."""
        desk, watching = self.desk, self._watching()
        offers = [] if watching else self.controller.offers()
        desk.show_moves(offers, WATCH if watching else nothing_to_do(self.controller))
        desk.prompt.show_offers(offers)
        if watching:
            desk.prompt.show_sentence(WATCH, None)
        elif not self.news.waiting:
            desk.prompt.show_sentence(sentence(self.controller), self.controller.decider())
            self._show_players()
            self.news.draw_chart()

    def _watching(self) -> bool:
        """Whether the board shows something to be seen before anything is said of it."""
        return self.news.waiting and self.desk.board.animator.pausing

    def _clock_turned(self) -> None:
        self.manners.run_clock(self.desk.board, self.clock.running)
        if self.clock.running:
            self.news.put_summary_away()

    def _draw(self, events: Iterable[Event], then: Then = at_once) -> None:
        """Draw the board for whoever sits at the screen."""
        controller, board = self.controller, self.desk.board
        viewer = controller.viewer
        board.set_seats(self.table.names, controller.humans if viewer is None else (viewer,))
        board.show_view(controller.view(), viewer, list(events), then)
        self._shown, self._drawn = (viewer, self.table.number), True

    def _touchable(self) -> list[Offer]:
        return touchable(self.controller.offers(), self.desk.board.path_of)

    def _show_players(self) -> None:
        controller = self.controller
        view, waits = controller.view(), self.table.waits_for()
        for seat, player in enumerate(self.desk.players):
            own = controller.viewer == seat
            player.show_chips(self.manners.chips(view, seat, own), seat in waits)
        self.desk.rail.refit()

    # What people do

    def _chosen(self, offer: Offer) -> None:
        self.desk.stand.hint.hide()
        self.desk.board.finish_all()
        self.controller.submit(offer.seat, offer.move)

    def _typed(self, text: str) -> None:
        """Answer with a word, or say beside it why it is not taken."""
        desk = self.desk
        typing = desk.words.isAncestorOf(QApplication.focusWidget() or self)
        desk.board.finish_all()
        refusal = self.controller.say(text)
        if refusal is None:
            desk.stand.hint.hide()
            desk.words.forget()
        else:
            desk.refuse_word(refusal, typing=typing)

    def toggle_hint(self) -> None:
        """Show the hint, or put it away."""
        self.hints.toggle()

    def show_rule(self, rule: str) -> None:
        """Open the rules at the rule with this id."""
        self.desk.open_tab(Tab.RULES)
        self.desk.rules.show_rule(rule)

    def show_question_rule(self) -> None:
        """Open the rules at the rule of what is asked."""
        question = self.controller.question()
        self.show_rule(question.rule if question is not None else "")
        self.desk.rules.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_settings(self) -> None:
        """Open the settings over the table, with time stopped."""
        self.controller.stop_play()
        self.clock.hold(SETTINGS)
        dialog = open_settings(self.store, self.theme, self)
        dialog.finished.connect(lambda _result: self.clock.release(SETTINGS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use keys that nothing else has used: Enter, Esc, and those of the game."""
        focus = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
            focus.click()
        elif self.pages.currentWidget() is not self.desk or not self._use_key(event, enter):
            event.ignore()

    def _use_key(self, event: QKeyEvent, enter: bool) -> bool:
        if self._watching() and (enter or event.key() == Qt.Key.Key_Escape):
            self.desk.board.finish_all()
            return True
        if enter:
            return self.desk.prompt.confirm()
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        return self.keys.press(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Hide a hand when its key is let go."""
        if not self.keys.release(event):
            event.ignore()

    def _escape(self) -> bool:
        desk = self.desk
        for card in (desk.stand.hint, desk.stand.end):
            if card.isVisible():
                card.hide()
                return True
        return desk.board.take_back() or desk.prompt.cancel()

    # The curtain

    def _uncover(self) -> None:
        """Show the table again where the curtain waits for nobody."""
        if self.controller.wanted is None and self.pages.currentWidget() is self.curtain:
            self.pages.setCurrentWidget(self.desk)

    def _close_curtain(self, seat: int) -> None:
        desk = self.desk
        desk.board.clear()
        desk.stand.hint.forget()
        self._shown = None
        if self.pages.currentWidget() is not self.curtain or self.curtain.seat != seat:
            self.pages.setCurrentWidget(self.curtain)
            self.curtain.close_for(seat, self.table.names[seat])

    def _lifted(self) -> None:
        self.controller.arrived()
        self.desk.board.setFocus()

    # The end

    def _settled(self) -> None:
        if self.controller.over and not self._closed:
            self._show_end()

    def _show_end(self) -> None:
        end, game, names = self.desk.stand.end, self.table.game, self.table.names
        if end.title.text():
            return
        result = self.table.rules.result(game, names)
        chart = self.manners.chart(self.theme, names)
        end.open(result, self.manners.figures(game, names), chart, self.controller.view())

    # The replay

    @property
    def replay(self) -> ReplayView | None:
        """The replay, while it is open."""
        return self.replays.view

    def open_replay(self, number: int = 0) -> None:
        """Show the game from its start, or from after `number` answers; time is stopped."""
        self.replays.open(number, self.theme)

    # The house

    def _settings_changed(self, settings: Settings) -> None:
        if self._closed:
            return
        self.desk.set_hover_delay(settings.hover_delay_ms)
        if settings.keymap() != self.manners.keymap:
            self._set_keys(settings.keymap())
        theme = table_theme(settings.theme(), self.table.rules.name)
        if theme != self.theme:
            self.desk.board.finish_all()
            self.theme = theme
            self.setStyleSheet(table_sheet(theme))
            apply_theme(self, theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Let time go on that stood while the page was hidden."""
        super().showEvent(event)
        self.clock.release(HIDDEN)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop time: nobody can see the table."""
        super().hideEvent(event)
        if not self._closed:
            self.controller.stop_play()
            self.clock.hold(HIDDEN)

    def close_game(self) -> None:
        """Keep the game and stop everything; the page goes away afterwards."""
        if self._closed:
            return
        self.controller.stop_play()
        self._closed = True
        self.replays.close()
        for extra in self.extras:
            extra.close()
        self.clock.close()
        self.bench.close()
        self.curtain.close_down()
        self.desk.close_down()
        self.sitting.close()
