"""The keys of the page of a table that are heard whatever has the focus."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ui.keymap import KeyMap


class Shortcuts:
    """Binds commands, by name, to what they do; the keys can be changed at any time."""

    def __init__(self, desk: QWidget, acts: Mapping[str, Callable[[], object]]) -> None:
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self._bound: dict[str, QShortcut] = {}
        for name, act in acts.items():
            self._bound[name] = QShortcut(QKeySequence(), desk, context=here)
            self._bound[name].activated.connect(act)

    def follow(self, keymap: KeyMap) -> None:
        """Hear the keys of `keymap` from now on."""
        for name, shortcut in self._bound.items():
            shortcut.setKey(QKeySequence(keymap.key(name)))

    def enable(self, name: str, on: bool) -> None:
        """Let a key be heard here, or leave it to whatever has the focus."""
        self._bound[name].setEnabled(on)
