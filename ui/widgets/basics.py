"""Labels, buttons, panels and scrolling pages in the look of the house."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.qt_numbers import ENTER, NEVER_A_BAR, NO_FOCUS, PLAIN_TEXT
from ui.theme import Size, Theme

ICON = 18  # logical pixels of the icon on a button, at 100 %


def centre_over(dialog: QWidget, parent: QWidget | None) -> None:
    """Put the middle of a dialog over that of its parent's window, for Qt does so too early."""
    if parent is not None:
        window = parent.window()
        middle = window.mapToGlobal(window.rect().center())
        dialog.move(middle - dialog.rect().center())


def label(text: str, role: str = "body", wrap: bool = True) -> QLabel:
    """Return a label in the style `role`; its text is never read as markup."""
    made = QLabel(text)
    made.setProperty("textFormat", PLAIN_TEXT)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    if wrap:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return made


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet reads, and have the widget drawn by it."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def _sharpest() -> float:
    """Return the highest resolution of all screens, for which icons are drawn."""
    app = QApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QApplication) else 1.0


class Button(QPushButton):
    """A button of the house, with an icon in the colour of its text.

    A `bare` one only leaves room for its icon until `set_theme` draws it.
    """

    def __init__(
        self,
        text: str,
        theme: Theme,
        role: str = "",
        icon: str = "",
        clicked: Callable[[], object] | None = None,
        *,
        checkable: bool = False,
        bare: bool = False,
    ) -> None:
        super().__init__()
        self.icon_name = icon
        self.setText(text)
        self.setProperty("role", role)
        self.setCheckable(checkable)
        self.role = role
        self.theme = theme
        if bare:
            self._leave_room()
        else:
            self.set_theme(theme)
        if clicked is not None:
            self.clicked.connect(lambda _checked=False: clicked())

    def setText(self, text: str) -> None:
        """Show `text`; the space that keeps it from its icon is not spoken."""
        text = f" {text.strip()}" if self.icon_name and text.strip() else text
        super().setText(text)
        if text != text.strip():
            self.setAccessibleName(text.strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Enter too; arrow keys go to what stands beside it."""
        from ui.widgets.steering import steer  # noqa: PLC0415  # see `ui.qt_numbers`

        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
        elif not steer(event, self, self.window()):
            super().keyPressEvent(event)

    def _leave_room(self) -> None:
        """Take as much room as with the icon."""
        side = self.theme.px(ICON)
        nothing = QPixmap(side, side)
        nothing.fill(QColor(0, 0, 0, 0))
        self.setIcon(QIcon(nothing))
        self.setIconSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icon for a button that can or cannot be used any more."""
        if event.type() == QEvent.Type.EnabledChange and self.icon_name:
            self.set_theme(self.theme)
        super().changeEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """Tint the icon anew."""
        self.theme = theme
        if not self.icon_name:
            return
        colours = theme.colours
        size = theme.px(ICON)
        normal = {"primary": colours.on_accent, "danger": colours.danger}.get(
            self.role, colours.text
        )
        chosen = normal if self.role == "fold" else colours.on_accent
        from ui.icons import icon_pixmap  # noqa: PLC0415  # needs the enumerations of `Qt`

        tinted = QIcon()
        tinted.addPixmap(icon_pixmap(self.icon_name, size, normal, _sharpest()))
        if self.isCheckable():
            inked = icon_pixmap(self.icon_name, size, chosen, _sharpest())
            tinted.addPixmap(inked, QIcon.Mode.Normal, QIcon.State.On)
        if not self.isEnabled():
            faded = icon_pixmap(self.icon_name, size, colours.muted, _sharpest())
            tinted.addPixmap(faded, QIcon.Mode.Disabled)
        self.setIcon(tinted)
        self.setIconSize(QSize(size, size))


class IconButton(Button):
    """A square button that shows only an icon; its name is spoken and shown as a tip."""

    def __init__(
        self, icon: str, name: str, theme: Theme, clicked: Callable[[], object] | None = None
    ) -> None:
        super().__init__("", theme, "tool", icon, clicked)
        self.setAccessibleName(name)
        self.setToolTip(name)


class IconLabel(QLabel):
    """An icon that says nothing to a screen reader: the text beside it does."""

    def __init__(self, icon: str, theme: Theme, size: int = Size.SECTION, tint: str = "text"):
        super().__init__()
        self.icon_name, self.logical, self.tint = icon, size, tint
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Tint the icon anew."""
        from ui.icons import icon_pixmap  # noqa: PLC0415  # as above

        colour = getattr(theme.colours, self.tint)
        size = theme.px(self.logical)
        self.setPixmap(icon_pixmap(self.icon_name, size, colour, self.devicePixelRatioF()))
        self.setFixedSize(size, size)


def panel(kind: str, layout: QLayout, margin: int = 16, spacing: int = 10) -> QFrame:
    """Return a frame of the style `kind` that holds `layout`."""
    frame = QFrame()
    frame.setProperty("panel", kind)
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(spacing)
    frame.setLayout(layout)
    return frame


def discard(widget: QWidget) -> None:
    """Take `widget` out of its layout at once, and delete it when nothing uses it any more."""
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    if layout is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


class ScrollPage(QScrollArea):
    """A page that scrolls when the window is too low, and never sideways.

    What is in `column` is no wider than `widest` logical pixels (0: as wide as the window).
    """

    def __init__(self, margin: int = 28, widest: int = 0) -> None:
        super().__init__()
        # A viewport that Qt has made must first be wrapped, for which PySide looks through every
        # kind of widget there is: 20 ms at the start of the window.
        self._viewport = QWidget()
        self.setViewport(self._viewport)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("horizontalScrollBarPolicy", NEVER_A_BAR)
        self.setProperty("focusPolicy", NO_FOCUS)
        self._margin, self._widest = margin, widest
        self._inner = inner = QWidget()
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(margin, margin, margin, margin)
        self.column.setSpacing(16)
        self.setWidget(inner)
        inner.setAutoFillBackground(False)
        inner.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column in the middle of a wide window, and high enough for its texts."""
        super().resizeEvent(event)
        if self._widest:
            side = max(self._margin, (self._viewport.width() - self._widest) // 2)
            self.column.setContentsMargins(side, self._margin, side, self._margin)
        self._grow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what the column needs."""
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return super().eventFilter(watched, event)

    def _grow(self) -> None:
        """Be as high as the texts need when they are broken into lines of this width.

        The scroll area itself asks only for the least height at any width.
        """
        needed = self.column.totalHeightForWidth(self._viewport.width())
        if needed > 0 and needed != self._inner.minimumHeight():
            self._inner.setMinimumHeight(needed)
