"""Our own icons: outlines in a 24 x 24 square, tinted when drawn. No font and no emoji.

Each icon is a few strokes. `f` fills an outline, `s` draws it with a pen 2 wide (`s1.5` another
width), `x` cuts it out of what came before. In an outline `M L C Q Z` are as in SVG (absolute),
`O cx cy r` is a circle and `R x y w h r` a rectangle with round corners.
"""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPixmap,
    QPixmapCache,
    QTransform,
)

from ui.icons_ages import AGES_ICONS
from ui.icons_ordeals import ORDEALS_ICONS

GRID = 24.0
_FINE = QTransform.fromScale(16, 16)
"""Joining outlines makes polygons of curves: in this measure nobody sees their corners."""


def _gear() -> str:
    """Return the outline of a wheel with eight teeth."""
    points = []
    for tooth in range(8):
        middle = tooth * pi / 4
        for turn, radius in ((-0.27, 7.6), (-0.17, 10.6), (0.17, 10.6), (0.27, 7.6)):
            points.append((12 + radius * cos(middle + turn), 12 + radius * sin(middle + turn)))
    outline = " L ".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return f"f M {outline} Z; x O 12 12 3.4"


def _star(points: int, inner: float) -> str:
    """Return the outline of a star that stands on two (or one) of its points."""
    outline = []
    for index in range(points * 2):
        radius = 10.6 if index % 2 == 0 else inner
        turn = index * pi / points - pi / 2
        outline.append(f"{12 + radius * cos(turn):.2f} {12 + radius * sin(turn):.2f}")
    return f"f M {' L '.join(outline)} Z"


_HEART = "M 12 21 C 4 14.6 2 11.4 2 8.2 C 2 5 4.4 3 7 3 C 9.2 3 11 4.2 12 6.2 C 13 4.2 14.8 3 17 3"
_EYE = "M 2 12 Q 7 5 12 5 Q 17 5 22 12 Q 17 19 12 19 Q 7 19 2 12 Z"
_PALM = (
    "M 6.2 13 L 6.2 6.4 C 6.2 4.6 8.6 4.6 8.6 6.4 L 8.6 3.8 C 8.6 2 11.2 2 11.2 3.8 L 11.2 3.2"
    " C 11.2 1.4 13.8 1.4 13.8 3.2 L 13.8 4.6 C 13.8 3 16.2 3 16.2 4.8 L 16.2 13.6"
    " L 17.8 11.4 C 19 9.8 21.2 11 20.4 12.8 L 17.6 18.6 C 16.4 21.4 14.6 22.6 12 22.6"
    " C 8.4 22.6 6.2 20.2 6.2 16.6 Z"
)

_ICONS = {
    "home": "f M 12 2.6 L 22 11.4 L 19.4 11.4 L 19.4 21 L 14.4 21 L 14.4 14.6 L 9.6 14.6"
    " L 9.6 21 L 4.6 21 L 4.6 11.4 L 2 11.4 Z",
    "undo": "s2.6 M 6.4 9 L 14.6 9 C 22 9 22 19.4 14.6 19.4 L 9 19.4;"
    " f M 9.4 2.6 L 9.4 15.4 L 2.4 9 Z",
    "redo": "s2.6 M 17.6 9 L 9.4 9 C 2 9 2 19.4 9.4 19.4 L 15 19.4;"
    " f M 14.6 2.6 L 14.6 15.4 L 21.6 9 Z",
    "hint": "f M 12 2 C 7.6 2 5 5.2 5 9 C 5 11.8 6.8 13.4 8 15 C 8.5 15.7 8.6 16.2 8.6 17"
    " L 15.4 17 C 15.4 16.2 15.5 15.7 16 15 C 17.2 13.4 19 11.8 19 9 C 19 5.2 16.4 2 12 2 Z;"
    " f R 8.8 18 6.4 1.8 .9; f R 9.8 20.6 4.4 1.6 .8",
    "rules": "s1.9 M 12 6.2 C 9.4 4.4 6.2 4 3 4.4 L 3 18.6 C 6.2 18.2 9.4 18.6 12 20.4 Z;"
    " f M 12 6.2 C 14.6 4.4 17.8 4 21 4.4 L 21 18.6 C 17.8 18.2 14.6 18.6 12 20.4 Z;"
    " s1.9 M 12 6.2 C 14.6 4.4 17.8 4 21 4.4 L 21 18.6 C 17.8 18.2 14.6 18.6 12 20.4 Z",
    "settings": _gear(),
    "play": "f M 6 3.4 L 20.4 12 L 6 20.6 Z; s1.6 M 6 3.4 L 20.4 12 L 6 20.6 Z",
    "pause": "f R 5.4 4 4.6 16 1.4; f R 14 4 4.6 16 1.4",
    "stop": "f M 8 2.4 L 16 2.4 L 21.6 8 L 21.6 16 L 16 21.6 L 8 21.6 L 2.4 16 L 2.4 8 Z;"
    " x R 7.6 7.6 8.8 8.8 1",
    "star": _star(5, 4.6),
    "throwing-star": _star(4, 3.4),
    "heart": f"f {_HEART} C 19.6 3 22 5 22 8.2 C 22 11.4 20 14.6 12 21 Z",
    "heart-empty": f"s1.8 {_HEART} C 19.6 3 22 5 22 8.2 C 22 11.4 20 14.6 12 21 Z",
    "hand": f"f {_PALM}; s1 {_PALM}; x R 8.4 6 .7 5.4 .3; x R 11 5.4 .7 5.6 .3;"
    " x R 13.6 6 .7 5.4 .3",
    "eye": f"s2 {_EYE}; f O 12 12 3.6",
    "eye-off": f"s2 {_EYE}; f O 12 12 3.6; x M 1.4 4.6 L 3.4 2.6 L 22.6 19.8 L 20.6 21.8 Z;"
    " s2 M 3.6 3.2 L 20.6 20.4",
    "up": "f M 12 2.6 L 20.6 12.2 L 15.4 12.2 L 15.4 21 L 8.6 21 L 8.6 12.2 L 3.4 12.2 Z",
    "down": "f M 12 21.4 L 20.6 11.8 L 15.4 11.8 L 15.4 3 L 8.6 3 L 8.6 11.8 L 3.4 11.8 Z",
    "left": "s3 M 15.6 4 L 7.6 12 L 15.6 20",
    "right": "s3 M 8.4 4 L 16.4 12 L 8.4 20",
    "chevron-down": "s3 M 4 8.4 L 12 16.4 L 20 8.4",
    "chevron-up": "s3 M 4 15.6 L 12 7.6 L 20 15.6",
    "first": "s3 M 17.6 4 L 9.6 12 L 17.6 20; s3 M 5.4 4 L 5.4 20",
    "last": "s3 M 6.4 4 L 14.4 12 L 6.4 20; s3 M 18.6 4 L 18.6 20",
    "plus": "s3 M 12 3.6 L 12 20.4; s3 M 3.6 12 L 20.4 12",
    "minus": "s3 M 3.6 12 L 20.4 12",
    "close": "s3 M 4.8 4.8 L 19.2 19.2; s3 M 19.2 4.8 L 4.8 19.2",
    "check": "s3.2 M 3.6 12.6 L 9.4 18.6 L 20.4 5.8",
    "replay": "s2.4 M 5.4 7.4 C 8.6 3 15.4 2.8 18.8 7.2 C 22.2 11.8 20.2 18.4 14.8 20.2"
    " C 9.4 21.8 4 18.2 3.6 12.8; f M 2.6 1.8 L 10.6 8.6 L 2.6 11 Z",
    "chart": "f R 3 12.4 4.4 8.6 1; f R 9.8 7.4 4.4 13.6 1; f R 16.6 3 4.4 18 1",
    "log": "f R 3 2.4 18 19.2 2.4; x R 6.4 6.4 11.2 1.9 .9; x R 6.4 11 11.2 1.9 .9;"
    " x R 6.4 15.6 7 1.9 .9",
    "moves": "f O 4.4 5.4 2; f O 4.4 12 2; f O 4.4 18.6 2; f R 9 4.2 12.6 2.4 1.2;"
    " f R 9 10.8 12.6 2.4 1.2; f R 9 17.4 12.6 2.4 1.2",
    "leave": "s2.4 M 12.4 3 L 4.4 3 L 4.4 21 L 12.4 21; s2.6 M 9.4 12 L 20.4 12;"
    "s2.6 M 15.8 7.2 L 20.6 12 L 15.8 16.8",
    "lock": "f R 4 10 16 11.6 2.4; s2.6 M 7.4 10.6 L 7.4 7.4 C 7.4 1.6 16.6 1.6 16.6 7.4"
    " L 16.6 10.6; x O 12 14.8 1.8; x R 11.2 15 1.6 3.6 .6",
    "info": "f O 12 12 10.2; x R 10.7 10.4 2.6 7.4 1; x O 12 7 1.7",
    "warning": "f M 12 2.6 L 22.4 21 L 1.6 21 Z; s1.6 M 12 2.6 L 22.4 21 L 1.6 21 Z;"
    " x R 10.8 9 2.4 6.4 1; x O 12 18 1.4",
    "folder": "f M 2.4 5.4 C 2.4 4.4 3.2 3.8 4 3.8 L 9.2 3.8 L 11.6 6.6 L 20 6.6"
    " C 21 6.6 21.6 7.4 21.6 8.2 L 21.6 18.6 C 21.6 19.6 20.8 20.2 20 20.2 L 4 20.2"
    " C 3 20.2 2.4 19.4 2.4 18.6 Z",
    "trash": "f R 3.4 4.6 17.2 2.6 1; f R 8.6 2 6.8 3.4 1; f M 5 8.6 L 19 8.6 L 17.8 21.8"
    " L 6.2 21.8 Z; x R 8.8 11 1.6 8 .7; x R 13.6 11 1.6 8 .7",
    "person": "f O 12 7.4 4.8; f M 2.8 21.8 C 2.8 15.4 7 13.6 12 13.6 C 17 13.6 21.2 15.4"
    " 21.2 21.8 Z",
    "bot": "f R 3.6 7.6 16.8 13 3.2; s2 M 12 7.6 L 12 4; f O 12 3.2 1.9; x O 8.6 13 1.9;"
    " x O 15.4 13 1.9; x R 8.4 16.8 7.2 1.7 .8; f R .9 11 2 6 1; f R 21.1 11 2 6 1",
    "dice": "f R 3 3 18 18 3.6; x O 7.8 7.8 1.7; x O 16.2 7.8 1.7; x O 12 12 1.7;"
    " x O 7.8 16.2 1.7; x O 16.2 16.2 1.7",
    "tools": "s3.2 M 4.2 20 L 13 11; f M 10.4 6.6 L 15.4 1.8 L 18.2 3.4 L 17.4 5 L 22 9.8"
    " L 18.4 13.4 L 14 9.2 L 12.8 9.2 Z",
    "keyboard": "f R 1.4 5 21.2 14 2.6; x R 4.4 8.4 2.4 2.2 .6; x R 8.6 8.4 2.4 2.2 .6;"
    " x R 12.8 8.4 2.4 2.2 .6; x R 17 8.4 2.4 2.2 .6; x R 6.6 13.4 10.8 2.2 .8",
    "curtain": "f R 1.6 2 20.8 2.6 1; f M 2.8 5.4 L 11 5.4 C 10.6 11.4 8.8 15 6.4 16.6"
    " L 6.8 22 L 2.8 22 Z; f M 21.2 5.4 L 13 5.4 C 13.4 11.4 15.2 15 17.6 16.6"
    " L 17.2 22 L 21.2 22 Z",
    "skip": "f M 3 4 L 11.4 12 L 3 20 Z; f M 11.4 4 L 19 12 L 11.4 20 Z; f R 18.6 4 2.8 16 1",
    "zoom": "s2.4 O 10.2 10.2 7; s3.2 M 15.6 15.6 L 21 21",
    "sound": "f M 2.6 8.6 L 7 8.6 L 12.4 3.6 L 12.4 20.4 L 7 15.4 L 2.6 15.4 Z;"
    " s2 M 15.6 8 Q 18.2 12 15.6 16; s2 M 18.6 5 Q 23 12 18.6 19",
    "clock": "s2.2 O 12 12 9.4; s2.2 M 12 6.4 L 12 12.4 L 16.2 14.8",
    "file": "f M 4.6 2 L 14 2 L 19.4 7.4 L 19.4 22 L 4.6 22 Z; x M 13.4 3.6 L 13.4 8 L 17.8 8"
    " L 17.8 9.2 L 12.2 9.2 L 12.2 3.6 Z",
    **AGES_ICONS,
    **ORDEALS_ICONS,
}

NAMES = tuple(_ICONS)


class _Pen:
    """Reads one outline, command by command."""

    def __init__(self, outline: str) -> None:
        self.tokens = outline.split()
        self.path = QPainterPath()

    def draw(self) -> QPainterPath:
        commands: dict[str, tuple[int, Callable[..., None]]] = {
            "M": (2, self.path.moveTo),
            "L": (2, self.path.lineTo),
            "Q": (4, self.path.quadTo),
            "C": (6, self.path.cubicTo),
            "Z": (0, self.path.closeSubpath),
            "O": (3, self._circle),
            "R": (5, self._rectangle),
        }
        command = "M"
        while self.tokens:
            if self.tokens[0] in commands:
                command = self.tokens.pop(0)
            count, act = commands[command]
            numbers = [float(token) for token in self.tokens[:count]]
            del self.tokens[:count]
            act(*numbers)
            command = "L" if command == "M" else command
        return self.path

    def _circle(self, x: float, y: float, radius: float) -> None:
        self.path.addEllipse(QPointF(x, y), radius, radius)

    def _rectangle(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        self.path.addRoundedRect(QRectF(x, y, width, height), radius, radius)


def _stroked(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


@cache
def _layers(name: str) -> tuple[tuple[bool, QPainterPath], ...]:
    """Return the outlines of an icon from the lowest up, each with whether it cuts out."""
    layers = []
    for stroke in _ICONS[name].split(";"):
        how, _, outline = stroke.strip().partition(" ")
        path = _Pen(outline).draw()
        path.setFillRule(Qt.FillRule.WindingFill)
        if how[0] == "s":
            path = _stroked(path, float(how[1:] or 2))
        layers.append((how == "x", path))
    return tuple(layers)


@cache
def icon_path(name: str) -> QPainterPath:
    """Return the icon `name` as one filled outline in a 24 x 24 square."""
    whole = QPainterPath()
    for cuts, path in _layers(name):
        fine = _FINE.map(path)
        whole = whole.subtracted(fine) if cuts else whole.united(fine)
    return _FINE.inverted()[0].map(whole)


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor | str) -> None:
    """Fill the icon `name` into the largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    transform = QTransform.fromTranslate(corner.x(), corner.y()).scale(side / GRID, side / GRID)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(transform.map(icon_path(name)), QColor(colour))
    painter.restore()


def icon_pixmap(name: str, size: int, colour: QColor | str, dpr: float = 1.0) -> QPixmap:
    """Return the icon as a pixmap `size` logical pixels square, from Qt's cache when it can."""
    tint = QColor(colour).name(QColor.NameFormat.HexArgb)
    key = f"gamebox-icon/{name}/{size}/{tint}/{dpr}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / GRID, size / GRID)
    modes = QPainter.CompositionMode
    for cuts, path in _layers(name):  # much faster than joining the outlines first
        painter.setCompositionMode(
            modes.CompositionMode_DestinationOut if cuts else modes.CompositionMode_Source
        )
        painter.fillPath(path, QColor("black") if cuts else QColor(colour))
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def icon(name: str, colour: QColor | str, size: int = 20, disabled: str | None = None) -> QIcon:
    """Return a QIcon for a button, sharp at 100 % and at 200 %."""
    result = QIcon()
    for dpr in (1.0, 2.0):
        result.addPixmap(icon_pixmap(name, size, colour, dpr))
        if disabled is not None:
            faded = icon_pixmap(name, size, disabled, dpr)
            result.addPixmap(faded, QIcon.Mode.Disabled)
    return result
