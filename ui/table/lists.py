"""Lists of lines in the rail: the log of what happened, and the moves that may be made now."""

from collections.abc import Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from gamebox.core.event import Told
from gamebox.table import Table
from ui.table.look import initials, seat_pixmaps
from ui.table.manners import Manners
from ui.table.offers import Offer
from ui.table.pointing import LinePointer
from ui.theme import Role, Size, Theme
from ui.widgets.words import breakable

DATA = Qt.ItemDataRole.UserRole
CARDS = DATA + 1
PADDING, SPARE = 5, 4
"""What the style sheet keeps free above and below a line, which grows with the text, and more."""
TEXT = QStyle.SubElement.SE_ItemViewItemText
MARGIN = QStyle.PixelMetric.PM_FocusFrameHMargin
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class WrappedLines(QStyledItemDelegate):
    """Gives each line the height of its wrapped text: Qt's own guess forgets the padding."""

    def __init__(self, owner: "Lines") -> None:
        super().__init__(owner)
        self._owner = owner
        self._heights: dict[tuple[str, int, str], int] = {}

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Let a word that is longer than its line, which somebody may have typed, go on below."""
        super().initStyleOption(option, index)
        option.text = breakable(option.text)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of one line at the list's width."""
        self.initStyleOption(option, index)
        option.rect = QRect(0, 0, self._owner.viewport().width(), 10_000)
        style = self._owner.style()
        text = style.subElementRect(TEXT, option, self._owner)
        width = text.width() - 2 * (style.pixelMetric(MARGIN, option, self._owner) + 1)
        key = (option.text, width, option.font.key())
        if key not in self._heights:
            room = QRect(0, 0, max(width, 40), 10_000)
            wrapped = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, option.text)
            self._heights[key] = wrapped.height() + 2 * self._owner.theme.px(PADDING) + SPARE
        return QSize(self._owner.viewport().width(), self._heights[key])


class Lines(QListWidget):
    """A list whose lines wrap and are used by Enter or a click; letters are left to the board."""

    used = Signal(object)

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setAccessibleName(name)
        self.setWordWrap(True)
        self.setItemDelegate(WrappedLines(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        # Lines wrap anew where the bar takes or leaves room; Qt does not see to it.
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self.scheduleDelayedItemsLayout())
        self.itemClicked.connect(self._use)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the line with Enter; only keys that move are the list's own."""
        if event.key() in ENTER and self.currentItem() is not None:
            self._use(self.currentItem())
        elif event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _use(self, item: QListWidgetItem) -> None:
        value = item.data(DATA)
        if value is not None:
            self.used.emit(value)


class LogPanel(Lines):
    """What has happened; using a line asks for the replay at that answer.

    `seat` is whose form of the events is shown, None the public one. Signals:
        pictured(tuple[Face, ...], int): the cards of the line that is pointed at, none where it
            tells of none; and the pixel of its middle from the top of the panel.
    """

    pictured = Signal(object, int)

    def __init__(self, table: Table[Any], manners: Manners, seat: int | None, theme: Theme) -> None:
        super().__init__("Log", theme)
        self._table, self._manners, self._seat = table, manners, seat
        self._initials = initials(table.names)
        self._follows = True
        self.pointer = LinePointer(self)
        self.pointer.pointed.connect(self._picture)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        bar.actionTriggered.connect(self._place_chosen)
        self.set_theme(theme)

    def _follow(self) -> None:
        """Stay at the newest line while lines find their height, unless the reader went back."""
        if self._follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _place_chosen(self) -> None:
        bar = self.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum()

    def set_theme(self, theme: Theme) -> None:
        """Write everything again in the look of `theme`."""
        self.theme = theme
        dpr = self.devicePixelRatioF()
        pixmaps = seat_pixmaps(self._initials, theme, dpr)
        self._icons = [QIcon(pixmap) for pixmap in pixmaps]
        width = pixmaps[0].deviceIndependentSize().width()
        self.setIconSize(QSize(ceil(width), theme.px(16)))
        self.rebuild()

    def rebuild(self) -> None:
        """Write the whole record anew."""
        self.pointer.forget()
        self.clear()
        record = self._table.record
        self._write(record.opening, 0)
        for number, answer in enumerate(record.history, start=1):
            self._write(answer.told, number)
        self._follows = True
        self.scrollToBottom()

    def add(self, told: Sequence[Told[Any]], number: int) -> None:
        """Add what was told of the answer with this number."""
        self._write(told, number)
        self._follows = True
        self.scrollToBottom()

    def _write(self, told: Sequence[Told[Any]], number: int) -> None:
        for one in told:
            event = one.to(self._seat)
            text = self._table.line(event)
            if text:
                item = QListWidgetItem(text)
                item.setData(DATA, number)
                item.setData(CARDS, self._manners.pictures(event, self._table.game))
                self._dress(item, event)
                self.addItem(item)

    def _picture(self, item: QListWidgetItem | None) -> None:
        faces = item.data(CARDS) if item is not None else ()
        self.pictured.emit(faces or (), self.visualItemRect(item).center().y() if item else 0)

    def _dress(self, item: QListWidgetItem, event: Any) -> None:
        seat = getattr(event, "seat", None)
        if self._manners.is_heading(event):
            item.setFont(self.theme.font(Role.UI, Size.LOG, 700))
            item.setForeground(QColor(self.theme.colours.ink))
        else:
            item.setFont(self.theme.font(Role.UI, Size.LOG))
            if self._manners.is_mistake(event):
                item.setForeground(QColor(self.theme.colours.danger))
        if seat is not None and not self._manners.is_mistake(event):
            item.setIcon(self._icons[seat])


class MovesPanel(Lines):
    """Every legal move as a line: the way through the whole game by keyboard or screen reader."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("Moves", theme)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take the type of `theme`."""
        self.theme = theme
        for row in range(self.count()):
            self.item(row).setFont(theme.font(Role.UI, Size.BUTTON, 600))

    def show_offers(self, offers: Sequence[Offer], nothing: str) -> None:
        """Show these moves; `nothing` is the line that stands where there are none."""
        old = self.currentItem()
        current = old.text() if old is not None else ""
        self.clear()
        for offer in offers:
            self._add(offer.text, offer)
        if not offers:
            self._add(nothing, None)
        texts = [offer.text for offer in offers]
        self.setCurrentRow(texts.index(current) if current in texts else 0)

    def _add(self, text: str, offer: Offer | None) -> None:
        item = QListWidgetItem(text)
        item.setFont(self.theme.font(Role.UI, Size.BUTTON, 600))
        item.setData(DATA, offer)
        if offer is None:
            item.setForeground(QColor(self.theme.colours.muted))
        self.addItem(item)
