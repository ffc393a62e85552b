"""Choosing keys: one button a command, which takes the next key that is pressed."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.keymap import BY_NAME, COMMANDS, Command, Group
from ui.settings import Settings, SettingsStore
from ui.theme import Theme
from ui.widgets.basics import Button, label
from ui.widgets.notice import announce

LISTENING = "Press a key…"
ALONE_SAYS_NOTHING = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_unknown,
)


class KeyButton(Button):
    """Shows a key; pressed, it waits for another one, which Esc or leaving the button breaks off.

    Signals:
        pressed_key(str): this key was pressed, as Qt writes it.
    """

    pressed_key = Signal(str)
    listening = False  # Qt sends events also to what is half taken down

    def __init__(self, command: Command, theme: Theme) -> None:
        super().__init__("", theme, clicked=self._listen)
        self.command = command
        self.key = ""

    def show_key(self, key: str) -> None:
        """Show the key that is in force."""
        self.key, self.listening = key, False
        self.setText(key)
        self.setAccessibleName(f"{key}: {self.command.does}, {self.command.group}")

    def _listen(self) -> None:
        self.listening = True
        self.setText(LISTENING)
        announce(self, LISTENING)

    def event(self, event: QEvent) -> bool:
        """Take every key while listening: also Tab, and those that are shortcuts elsewhere."""
        if self.listening and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._hear(event)
                return True
        return super().event(event)

    def _hear(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.show_key(self.key)
        elif event.key() not in ALONE_SAYS_NOTHING:
            written = QKeySequence(event.keyCombination()).toString().replace("Num+", "")
            self.show_key(self.key)
            self.pressed_key.emit(written)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Wait no longer."""
        super().focusOutEvent(event)
        if self.listening:
            self.show_key(self.key)


class KeyChoice(QWidget):
    """Every key that can be changed, by where it counts; what cannot be says so in a sentence."""

    def __init__(self, store: SettingsStore, theme: Theme) -> None:
        super().__init__()
        self._store = store
        self.buttons: dict[str, KeyButton] = {}
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(label("Press a key below to change it.", "note"))
        self.problem = label("", "error")  # moves to the group that it speaks of
        self.problem.hide()
        self._grids: dict[Group, QGridLayout] = {}
        for group in Group:
            lines.addWidget(self._group(group, theme))
        self.usual = Button("All keys as usual", theme, clicked=self._all_usual)
        lines.addWidget(self.usual, 0, Qt.AlignmentFlag.AlignLeft)
        self.follow(store.settings)

    def follow(self, settings: Settings) -> None:
        """Show the keys in force."""
        keymap = settings.keymap()
        for name, button in self.buttons.items():
            button.show_key(keymap.key(name))
        self.usual.setEnabled(bool(keymap.chosen))

    def _group(self, group: Group, theme: Theme) -> QWidget:
        holder = QWidget()
        grid = self._grids[group] = QGridLayout(holder)
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label(group.value, "strong"), 0, 0, 1, 2)
        commands = [command for command in COMMANDS if command.group is group]
        for line, command in enumerate(commands, start=2):
            button = self.buttons[command.name] = KeyButton(command, theme)
            button.pressed_key.connect(lambda key, name=command.name: self.choose(name, key))
            grid.addWidget(button, line, 0)
            grid.addWidget(label(command.does[:1].upper() + command.does[1:], "body"), line, 1)
        return holder

    def choose(self, name: str, key: str) -> None:
        """Give a command a key, or say why it cannot have it."""
        keymap = self._store.settings.keymap()
        problem = keymap.problem(name, key)
        does, group = BY_NAME[name].does, BY_NAME[name].group
        self.problem.setText(f"{does[:1].upper()}{does[1:]}: {problem}" if problem else "")
        self._grids[group].addWidget(self.problem, 1, 0, 1, 2)
        self.problem.setVisible(bool(problem))
        if problem:
            announce(self, problem)
            return
        self._store.change(keys=keymap.with_key(name, key))
        announce(self, f"{key}: {BY_NAME[name].does}")

    def _all_usual(self) -> None:
        self.problem.hide()
        self._store.change(keys={})
