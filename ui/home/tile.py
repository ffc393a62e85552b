"""One box on the shelf: its lid drawn by code, and what can be done with it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from ui.home.brush import downward, kept, rounded, soft_shadow
from ui.home.facts import NOT_BUILT, Box
from ui.home.lids import FIELD, LIDS
from ui.palettes import Mode
from ui.theme import Role, Size, Theme, qcolour
from ui.widgets.basics import Button, label
from ui.widgets.flow import FlowLayout

RADIUS = 16
MARGIN = 10  # around the lid, for its shadow
REDRAW_AFTER_MS = 120  # while a window is being resized the old picture is stretched

_SHEET = """
QLabel {{ color: {ink}; }}
QLabel[role="note"] {{ color: {faint}; }}
QLabel[role="warn"] {{ color: {accent}; font-weight: 600; padding: 7px 4px; }}
QPushButton {{ background: {panel}; color: {ink}; border-color: {ink}; }}
QPushButton:hover {{ background: {raised}; border-color: {accent}; }}
QPushButton[role="primary"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton[role="primary"]:hover {{ border-color: #FFFFFF; }}
QPushButton:focus, QPushButton[role="primary"]:focus {{ border-color: {focus}; }}
QPushButton:disabled, QPushButton[role="primary"]:disabled {{ background: transparent;
  color: {faint}; border: 1px solid {faint}; }}
"""


class FittedLabel(QLabel):
    """A title on one line, as large as it may be and as small as it must be."""

    def __init__(self, text: str, theme: Theme, role: Role) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
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
        self.setFixedHeight(self.fontMetrics().height())


class Tile(QWidget):
    """A box: click its lid or Play to begin a game, Learn to read how it goes.

    Signals:
        play, learn: the key of the game.
    """

    play = Signal(str)
    learn = Signal(str)

    def __init__(self, box: Box, built: bool, theme: Theme) -> None:
        super().__init__()
        self.box, self.built = box, built
        self._lid = QPixmap()
        self._lit = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw_lid)
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
        row = FlowLayout(spacing=8)
        self.play_button = Button(
            "Play", theme, "primary", clicked=lambda: self.play.emit(self.box.key)
        )
        self.learn_button = Button("Learn", theme, clicked=lambda: self.learn.emit(self.box.key))
        for button in (self.play_button, self.learn_button):
            button.setAccessibleName(f"{button.text()} {self.box.title}")
            row.addWidget(button)
        if not self.built:
            row.addWidget(self._absence())
        lines.addSpacing(5)
        lines.addLayout(row)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        whole.addStretch(1)
        whole.addWidget(self.caption)
        if self.built:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _absence(self) -> QLabel:
        """Return the sentence that says why nothing can be done with this box."""
        why = f"{self.box.title} is still on the workbench: it is not built yet."
        self.setToolTip(why)
        for button in (self.play_button, self.learn_button):
            button.setEnabled(False)
            button.setToolTip(why)
            button.setAccessibleDescription(why)
        return label(NOT_BUILT, "warn", wrap=False)

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
        return max(
            self._lines.heightForWidth(width - 2 * MARGIN), self._lines.minimumSize().height()
        )

    def redraw(self) -> None:
        """Draw the lid anew as soon as there is nothing better to do."""
        self._later.start(0 if self._lid.isNull() else REDRAW_AFTER_MS)

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
        inside = self.rect().contains(event.position().toPoint())
        if self.built and inside and event.button() == Qt.MouseButton.LeftButton:
            self.play.emit(self.box.key)
        super().mouseReleaseEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Copy the picture of the lid, or its bare colours before it is drawn."""
        painter = QPainter(self)
        if self._lid.isNull():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.game(self.box.key).caption))
            painter.drawPath(rounded(self._box_rect(), RADIUS))
            return
        painter.drawPixmap(self.rect(), self._lid)
        if self._lit and self.built:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.theme.game(self.box.key).glow), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(rounded(self._box_rect(), RADIUS))

    def _box_rect(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def _draw_lid(self) -> None:
        dpr = self.devicePixelRatioF()
        image = QImage(self.size() * dpr, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_box(painter)
        painter.end()
        self._lid = QPixmap.fromImage(image)
        self.update()

    def _paint_box(self, painter: QPainter) -> None:
        game = self.theme.game(self.box.key)
        box = self._box_rect()
        soft_shadow(painter, box, RADIUS, 9, 4)
        lid = QRectF(box.topLeft(), QPointF(box.right(), box.top() + self._art_height(box)))
        with kept(painter):
            painter.setClipPath(rounded(box, RADIUS))
            painter.fillRect(box, downward(box, game.art[1], game.caption))
            with kept(painter):
                painter.setClipRect(lid, Qt.ClipOperation.IntersectClip)
                self._paint_art(painter, lid)
            below = QRectF(lid.bottomLeft(), box.bottomRight())
            painter.fillRect(below, downward(below, game.caption, QColor(game.caption).darker(130)))
            painter.fillRect(
                QRectF(lid.bottomLeft(), QSize(int(lid.width()) + 1, 2)), qcolour("#FFFFFF", 0.1)
            )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = "#FFFFFF" if self.theme.mode is Mode.CONTRAST else game.art_ink
        painter.setPen(QPen(qcolour(rim, 1 if self.theme.mode is Mode.CONTRAST else 0.2), 1.4))
        painter.drawPath(rounded(box.adjusted(0.7, 0.7, -0.7, -0.7), RADIUS))

    def _art_height(self, box: QRectF) -> float:
        return box.height() - self.caption.height()

    def _paint_art(self, painter: QPainter, lid: QRectF) -> None:
        """Cover the lid with its picture; what is too much is cut off more above than below."""
        painter.fillRect(lid, downward(lid, *self.theme.game(self.box.key).art))
        scale = max(lid.width() / FIELD.width(), lid.height() / FIELD.height())
        with kept(painter):
            painter.translate(
                lid.center().x() - FIELD.width() * scale / 2,
                lid.top() + (lid.height() - FIELD.height() * scale) * 0.5,
            )
            painter.scale(scale, scale)
            LIDS[self.box.key](painter, self.theme)
        if not self.built:
            painter.fillRect(lid, qcolour("#000000", 0.36))
