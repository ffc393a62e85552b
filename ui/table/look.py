"""How the page of a table looks: the house's widgets in the colours of one game."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import Template

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QLayout

from ui.palettes import Colours
from ui.stylesheet import stylesheet
from ui.theme import Role, Size, Theme
from ui.widgets.seat_mark import draw_seat

_SHEET = Template("""
QFrame#top { background: $bar; border: none; }
QFrame#prompt { background: $prompt; border: none; }
QFrame#edge { background: $edge; border: none; }
QWidget#rail { background: $rail; }
QSplitter::handle { background: $bar; width: 6px; }
QLabel#game { color: $ink; }
QFrame#chip { background: $raised; border: none; border-radius: ${p10}px; }
QLabel[role="chip"] { font-size: ${log}px; font-weight: 600; }
QFrame#rail QPushButton[role="tab"] { padding: ${p4}px ${p4}px; }
QFrame#rail QPushButton[role="tab"]:focus { padding: ${p3}px ${p3}px; }
QFrame#curtain, QFrame#replay { background: $rail; border: none; }
QListWidget { border-color: $field; }
QListWidget::item { border-radius: 6px; }
QListWidget::item:hover { background: $raised; }
QListWidget::item:selected { background: $raised; color: $text; border: 2px solid $ink;
  padding: ${high}px ${wide}px; }
QFrame#hint { background: $surface; border: 2px solid $ink; border-radius: 12px; }
QFrame#sheet { background: $surface; border: 2px solid $ink; border-radius: 16px; }
""")


@dataclass(frozen=True)
class TableTheme(Theme):
    """A theme whose colours are those of one game."""

    key: str = "mind"

    @property
    def colours(self) -> Colours:
        """The game's colours."""
        return self.game(self.key).colours


def table_theme(theme: Theme, key: str) -> TableTheme:
    """Return `theme` in the colours of the game `key`."""
    return TableTheme(theme.mode, theme.text_scale, theme.typeface, theme.motion, key)


def theme_key(theme: Theme) -> str:
    """Return the game whose colours a theme has; the house's own has those of none."""
    return theme.key if isinstance(theme, TableTheme) else "mind"


def table_sheet(theme: TableTheme) -> str:
    """Return the style sheet of a table's page."""
    game, colours = theme.game(theme.key), theme.colours
    own = _SHEET.substitute(
        bar=game.bar,
        prompt=game.prompt,
        rail=game.rail,
        edge=colours.line,
        ink=colours.ink,
        text=colours.text,
        raised=colours.raised,
        field=colours.field,
        surface=colours.surface,
        high=theme.px(5) - 2,  # the frame stands in the padding, so that no line wraps anew
        wide=theme.px(8) - 2,
        p3=theme.px(3),
        p4=theme.px(4),
        p10=theme.px(10),
        log=theme.px(Size.LOG),
    )
    return stylesheet(theme, colours) + own


def empty(layout: QLayout) -> None:
    """Take every widget out of a layout, for good."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def initials(names: list[str]) -> list[str]:
    """Return one to three letters for each name, as few as tell it from the others."""

    def short(name: str) -> str:
        for length in (1, 2, 3):
            if sum(other[:length].upper() == name[:length].upper() for other in names) == 1:
                return name[:length].capitalize()
        return name[:3].capitalize()

    return [short(name) for name in names]


def seat_pixmaps(letters: Sequence[str], theme: Theme, dpr: float) -> list[QPixmap]:
    """Return each seat's mark with its letters beside it, all as wide as the widest."""
    font = theme.font(Role.UI, 13, 700)
    most = max(QFontMetrics(font).horizontalAdvance(each) for each in letters)
    width = theme.px(16) + theme.px(4) + most + 2
    return [_seat_pixmap(seat, each, theme, dpr, width) for seat, each in enumerate(letters)]


def _seat_pixmap(seat: int, letters: str, theme: Theme, dpr: float, width: int) -> QPixmap:
    side = theme.px(16)
    pixmap = QPixmap(round(width * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_seat(painter, seat, QRectF(0, 0, side, side), theme.colours.text)
    painter.setPen(theme.colours.muted)
    painter.setFont(theme.font(Role.UI, 13, 700))
    room = QRectF(side + theme.px(4), 0, width - side - theme.px(4), side)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, letters)
    painter.end()
    return pixmap
