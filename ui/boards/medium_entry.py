"""The word field as it stands on Medium's board."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ui.boards.frame import Frame
from ui.boards.medium_prints import INK
from ui.boards.medium_sight import Sight
from ui.theme import Role, Theme
from ui.widgets.word_entry import WordEntry

SIZE = 22
INSET = 5.0
SHEET = """
QLineEdit {{ background: transparent; color: {ink}; border: 2px solid transparent;
  border-radius: 8px; padding: 0 {pad}px; min-height: 0; font-family: "{family}";
  font-size: {size}px; font-weight: 600; placeholder-text-color: #6B3F16;
  selection-background-color: #4A1C68; selection-color: #FFFFFF; }}
QLineEdit:focus {{ border: 2px solid #0A55A8; padding: 0 {pad}px; }}
QLineEdit[wrong="true"] {{ border: 2px solid #A3222B; }}
QPushButton {{ font-family: "{family}"; font-size: {small}px; font-weight: 700; min-height: 0;
  padding: 0 {pad}px; color: #FFFFFF; background: #4A1C68; border: 2px solid #4A1C68;
  border-radius: 8px; }}
QPushButton:hover {{ background: #6A2E8A; }}
QPushButton:focus {{ padding: 0 {pad}px; border: 3px solid #0A55A8; }}
"""


class BoardEntry(WordEntry):
    """A word entry in the frame that the board draws."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme)
        self.theme = theme
        self.setParent(parent)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take the type of `theme` when the board places it again."""
        self.theme = theme

    def stand(self, frame: Frame, rect: QRectF, sight: Sight, *, hidden: bool) -> None:
        """Stand in `rect` (board units), for what is asked; `hidden` shows dots for letters."""
        inner = frame.to_pixels(rect.adjusted(INSET, INSET, -INSET, -INSET)).toAlignedRect()
        self.setGeometry(inner)
        size = min(self.theme.px(SIZE) * frame.scale, inner.height() * 0.54)
        sheet = SHEET.format(
            ink=INK,
            family=self.theme.family(Role.UI),
            size=max(8, round(size)),
            small=max(8, round(min(size * 0.9, self.theme.px(16) * frame.scale))),
            pad=max(4, round(10 * frame.scale)),
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        height = inner.height()
        self.line.setFixedHeight(height)
        self.button.setFixedHeight(height - 4)
        forbid = sight.asks == "incantation"
        what = "Word to forbid" if forbid else "Your word"
        self.ask(what, "Forbid" if forbid else "Say it", hidden=hidden)
