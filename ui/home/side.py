"""The column at the left of home: the name, where one can go, and the game to go on with."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout

from ui.qt_numbers import NO_FOCUS, STRONG_FOCUS
from ui.stylesheet import SCROLL_BAR
from ui.theme import Theme
from ui.widgets.basics import Button, ScrollPage, label
from ui.widgets.first_paint import AfterFirstPaint
from ui.widgets.words import breakable


class Place(StrEnum):
    """The pages of home."""

    PLAY = "Play"
    SAVED = "Saved games"
    LEARN = "Learn"
    STATISTICS = "Statistics"
    SETTINGS = "Settings"
    ABOUT = "About"


_ICONS = {
    Place.PLAY: "play",
    Place.SAVED: "file",
    Place.LEARN: "rules",
    Place.STATISTICS: "chart",
    Place.SETTINGS: "settings",
    Place.ABOUT: "info",
}

_MARGINS = 36
_WIDTH, _NARROW = 232, 190  # logical pixels at 100 %; the second where the text is large


class Side(ScrollPage):
    """The column; `show_continue` fills its lower card.

    Signals:
        went: the place that a person wants to see.
        resume: the card's button was used.
    """

    went = Signal(object)
    resume = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(margin=18)
        self.setObjectName("side")
        self.column.setSpacing(8)
        self.column.setContentsMargins(18, 26, 18, 18)
        self.name = label("gamebox", "title", wrap=False)
        self.column.addWidget(self.name)
        self.column.addWidget(label("a table for four card games", "note"))
        self.column.addSpacing(20)
        self._group = QButtonGroup(self)
        self._places = list(Place)
        for number, place in enumerate(self._places):
            icon = _ICONS[place]
            button = Button(f"  {place.value}", theme, "nav", icon, checkable=True, bare=True)
            button.setAccessibleName(place.value)
            self._group.addButton(button, number)
            self.column.addWidget(button)
        self._group.idClicked.connect(lambda number: self.went.emit(self._places[number]))
        self.column.addStretch(1)
        self._add_card(theme)
        self.theme = theme  # the width follows as soon as the texts have their size
        AfterFirstPaint(self.viewport(), self._draw_icons)

    def _add_card(self, theme: Theme) -> None:
        self.card = QFrame()
        self.card.setProperty("panel", "accent")
        lines = QVBoxLayout(self.card)
        lines.setContentsMargins(14, 12, 14, 12)
        lines.setSpacing(6)
        lines.addWidget(label("Continue", "section"))
        self.game = label("", "body")
        self.detail = label("", "note")
        self.resume_button = Button(
            " Resume", theme, "primary", "play", self.resume.emit, bare=True
        )
        for widget in (self.game, self.detail, self.resume_button):
            lines.addWidget(widget)
        self.column.addWidget(self.card)
        self.card.hide()

    def _draw_icons(self) -> None:
        for button in (*self._group.buttons(), self.resume_button):
            button.set_theme(self.theme)  # type: ignore[attr-defined]

    def set_theme(self, theme: Theme) -> None:
        """Be as wide as the text needs."""
        self.theme = theme
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what the column needs when its texts or their size change."""
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        usual = _MARGINS + self.theme.px(_WIDTH if self.theme.text_scale <= 1.3 else _NARROW)
        self.setFixedWidth(max(usual, self.column.minimumSize().width() + SCROLL_BAR))

    def mark(self, place: Place) -> None:
        """Show that `place` is the page one is on."""
        self.button(place).setChecked(True)

    def button(self, place: Place) -> Button:
        """Return the button that leads to `place`."""
        button = self._group.button(self._places.index(place))
        assert isinstance(button, Button)
        return button

    def show_continue(self, game: str, details: Sequence[str]) -> None:
        """Offer the latest game, or nothing when `game` is empty."""
        self.card.setVisible(bool(game))
        self.game.setText(game)
        self.detail.setText(breakable("\n".join(details)))
        self.detail.setAccessibleName("\n".join(details))
        self.resume_button.setAccessibleName(f"Resume {game}, {', '.join(details)}")
        self.resume_button.setProperty("focusPolicy", STRONG_FOCUS if game else NO_FOCUS)
