"""A line that opens and closes what is under it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.theme import Theme
from ui.widgets.basics import Button


class Disclosure(QWidget):
    """A button with a title; the body shows only while it is open."""

    def __init__(self, title: str, body: QWidget, theme: Theme) -> None:
        super().__init__()
        self.title = title
        self.body = body
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        self.button = Button(title, theme, "fold", "right")
        self.button.setCheckable(True)
        self.button.toggled.connect(self._turn)
        self.theme = theme
        lines.addWidget(self.button)
        lines.addWidget(body)
        self._turn(False)

    def set_title(self, title: str) -> None:
        """Show another title, closed."""
        self.title = title
        self.button.setText(title)
        self.button.setChecked(False)
        self._turn(False)

    def set_theme(self, theme: Theme) -> None:
        """Keep the theme for the arrow."""
        self.theme = theme

    def _turn(self, opened: bool) -> None:
        self.body.setVisible(opened)
        self.button.icon_name = "chevron-down" if opened else "right"
        self.button.set_theme(self.theme)
        state = "open" if opened else "closed"
        self.button.setAccessibleName(f"{self.title}, {state}")
