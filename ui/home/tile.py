"""One box on the shelf: its lid drawn by code, and what can be done with it."""

from functools import cache

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QEnterEvent,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from ui.home.facts import BOXES, Box
from ui.palettes import Mode
from ui.qt_numbers import PLAIN_TEXT
from ui.theme import Role, Size, Theme
from ui.widgets.basics import Button, label
from ui.widgets.flow import LooseFlow

RADIUS = 16
MARGIN = 10  # around the lid, for its shadow
FIRST_AFTER_MS = 30  # the window answers first and is decorated then
REDRAW_AFTER_MS = 120  # while a window is being resized the old picture is stretched

_SHEET = """
QLabel {{ color: {ink}; }}
QLabel[role="note"] {{ color: {faint}; }}
QPushButton {{ background: {panel}; color: {ink}; border-color: {ink}; }}
QPushButton:hover {{ background: {raised}; border-color: {accent}; }}
QPushButton[role="primary"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton[role="primary"]:hover {{ border-color: #FFFFFF; }}
QPushButton:focus, QPushButton[role="primary"]:focus {{ border-color: {focus}; }}
"""


@cache
def _title_height(theme: Theme) -> int:
    """Return one height for the titles of all games: what stands under them is in line."""
    fonts = (theme.font(Role(box.key), Size.CAPTION) for box in BOXES)
    return max(QFontMetrics(font).height() for font in fonts)


class FittedLabel(QLabel):
    """A title on one line, as large as it may be and as small as it must be."""

    def __init__(self, text: str, theme: Theme, role: Role) -> None:
        super().__init__(text)
        self.setProperty("textFormat", PLAIN_TEXT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.face = role
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the typeface and the size of `theme`."""
        self.theme = theme
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the title to its new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        font = self.theme.font(self.face, Size.CAPTION)
        self.setFont(font)
        wanted = self.fontMetrics().horizontalAdvance(self.text()) + 4
        if self.width() < wanted:
            font.setPixelSize(max(12, int(font.pixelSize() * self.width() / wanted)))
            self.setFont(font)
        self.setFixedHeight(_title_height(self.theme))


class Tile(QWidget):
    """A box: click its lid or Play to begin a game, Learn to read how it goes.

    Signals:
        play, learn: the key of the game.
    """

    play = Signal(str)
    learn = Signal(str)

    def __init__(self, box: Box, theme: Theme) -> None:
        super().__init__()
        self.box = box
        self._picture = QPixmap()
        self._lit = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw)
        self._build(theme)
        self.set_theme(theme)

    def _build(self, theme: Theme) -> None:
        self.setAccessibleName(f"{self.box.title}. {self.box.tagline} {self.box.facts}")
        self.caption = QWidget()
        lines = self._lines = QVBoxLayout(self.caption)
        lines.setContentsMargins(22, 10, 18, 14)
        lines.setSpacing(3)
        self.title = FittedLabel(self.box.title, theme, Role(self.box.key))
        lines.addWidget(self.title)
        lines.addWidget(label(self.box.tagline, "body"))
        lines.addWidget(label(self.box.facts, "note"))
        row = LooseFlow(spacing=8)
        self.play_button = Button(
            "Play", theme, "primary", clicked=lambda: self.play.emit(self.box.key)
        )
        self.learn_button = Button("Learn", theme, clicked=lambda: self.learn.emit(self.box.key))
        for button in (self.play_button, self.learn_button):
            button.setAccessibleName(f"{button.text()} {self.box.title}")
            row.addWidget(button)
        lines.addSpacing(5)
        lines.addLayout(row)
        lines.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        whole.addStretch(1)
        whole.addWidget(self.caption)

    def show_learned(self, learned: bool) -> None:
        """Say on the button whether the tutorial was played to its end before."""
        words = "Learn again" if learned else "Learn"
        self.learn_button.setText(words)
        done = "; you have played its tutorial to the end" if learned else ""
        self.learn_button.setAccessibleName(f"{words} {self.box.title}{done}")

    def set_theme(self, theme: Theme) -> None:
        """Draw the lid in the appearance and at the text size of `theme`."""
        self.theme = theme
        game = theme.game(self.box.key)
        plain = theme.mode is Mode.CONTRAST
        accent = theme.colours.accent if plain else theme.game(self.box.key).colours.accent
        on_accent = theme.colours.on_accent if plain else game.colours.on_accent
        if theme.mode is Mode.LIGHT:  # a lid keeps its own colours: it is a thing, not a page
            game_dark = Theme().game(self.box.key).colours
            accent, on_accent = game_dark.accent, game_dark.on_accent
        self.caption.setStyleSheet(
            _SHEET.format(
                ink=game.art_ink,
                faint="#FFFFFF" if plain else "#D8CFC4",
                panel="#000000" if plain else "transparent",
                raised="#333333",
                accent=accent,
                on_accent=on_accent,
                focus="#8FE0FF",
            )
        )
        self.redraw()

    def caption_height(self, width: int) -> int:
        """Return how high the caption is when the tile is `width` wide."""
        return self._lines.heightForWidth(width - 2 * MARGIN)

    def redraw(self) -> None:
        """Draw the lid anew as soon as there is nothing better to do."""
        if not self._picture.isNull():  # the first one is drawn once the bare box was seen
            self._later.start(REDRAW_AFTER_MS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the lid for the new size, a little later."""
        super().resizeEvent(event)
        self.redraw()

    def hideEvent(self, event: QEvent) -> None:
        """Stop waiting: nobody sees the lid."""
        self._later.stop()
        super().hideEvent(event)  # type: ignore[arg-type]

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the rim of the box under the pointer."""
        self._lit = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Put the light out."""
        self._lit = False
        self.update()
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Begin a game by a click on the lid."""
        from PySide6.QtCore import Qt  # noqa: PLC0415  # see `ui.qt_numbers`

        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self.play.emit(self.box.key)
        super().mouseReleaseEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Copy the picture of the box, or its bare colour before it is drawn."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        if self._picture.isNull():
            outline = QPainterPath()
            outline.addRoundedRect(inside, RADIUS, RADIUS)
            painter.fillPath(outline, self._bare_brush())
            if not self._later.isActive():
                self._later.start(FIRST_AFTER_MS)
            return
        painter.drawPixmap(self.rect(), self._picture)
        if self._lit:
            painter.setPen(QPen(QColor(self.theme.game(self.box.key).glow), 2.5))
            painter.drawRoundedRect(inside, RADIUS, RADIUS)

    def _bare_brush(self) -> QBrush:
        """Return the colour of the box; a brush made of a colour would need `Qt`."""
        palette = QPalette()
        role = QPalette.ColorRole.Window
        palette.setColor(role, QColor(self.theme.game(self.box.key).caption))
        return palette.brush(role)

    def _draw(self) -> None:
        # The brushes are loaded here so that the window need not wait for them when it starts.
        from PySide6.QtCore import Qt  # noqa: PLC0415

        from ui.home.boxart import box_picture  # noqa: PLC0415

        caption, dpr = self.caption.height(), self.devicePixelRatioF()
        image = box_picture(self.box, self.theme, self.size(), caption, dpr)
        self._picture = QPixmap.fromImage(image)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.update()
