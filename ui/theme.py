"""Everything that says how the program looks: colours, seats, type, measures and motion.

A `Theme` is a plain frozen value made from the settings. It is handed to whoever draws; nobody
looks it up, so two windows (or two tests) may have different ones. Widgets that draw themselves
implement `Themed` and are told by `apply_theme` when the theme changes.
"""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainterPath, QPalette, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from ui.palettes import HOME, Colours, GameTheme, Mode, games

SMALLEST_TEXT = 0.8
LARGEST_TEXT = 2.0


class Typeface(StrEnum):
    """The reading typefaces a person can choose."""

    STANDARD = "standard"
    LEXEND = "lexend"
    DYSLEXIC = "dyslexic"


class Role(StrEnum):
    """What a text is for; the theme knows which family that means."""

    UI = "ui"
    RULES = "rules"  # the sentences printed on cards
    HOME = "home"
    MIND = "mind"
    MEDIUM = "medium"
    MIDDLE_AGES = "middle_ages"
    ORDEALS = "ordeals"


class Size(IntEnum):
    """Text sizes in logical pixels at 100 %."""

    NOTE = 13
    LOG = 14
    BUTTON = 15
    BODY = 16
    PROMPT = 17
    SECTION = 20
    HEADING = 26
    CAPTION = 30
    TITLE = 38


_FAMILIES = {
    Role.UI: "Atkinson Hyperlegible Next",
    Role.RULES: "Alegreya Sans",
    Role.HOME: "Fraunces",
    Role.MIND: "Jost",
    Role.MEDIUM: "Fraunces",
    Role.MIDDLE_AGES: "Grenze Gotisch",
    Role.ORDEALS: "Cinzel",
}
_READING = {Typeface.LEXEND: "Lexend", Typeface.DYSLEXIC: "OpenDyslexic"}
_WEIGHTS = {  # of the display faces; the reading faces come in several
    Role.HOME: 600,
    Role.MIND: 700,
    Role.MEDIUM: 600,
    Role.MIDDLE_AGES: 700,
    Role.ORDEALS: 700,
}


class Shape(StrEnum):
    """The outline that goes with a seat's colour, so that colour never stands alone."""

    CIRCLE = "circle"
    DIAMOND = "diamond"
    SQUARE = "square"
    TRIANGLE = "triangle"
    HEXAGON = "hexagon"
    PLUS = "plus"
    WEDGE = "wedge"  # a triangle on its point
    STAR = "star"


@dataclass(frozen=True)
class SeatMark:
    """A seat's colour and shape."""

    name: str
    colour: str
    shape: Shape


SEATS = (  # the colour-blind safe set of Okabe and Ito
    SeatMark("blue circle", "#0072B2", Shape.CIRCLE),
    SeatMark("orange diamond", "#E69F00", Shape.DIAMOND),
    SeatMark("green square", "#009E73", Shape.SQUARE),
    SeatMark("pink triangle", "#CC79A7", Shape.TRIANGLE),
    SeatMark("sky hexagon", "#56B4E9", Shape.HEXAGON),
    SeatMark("vermilion plus", "#D55E00", Shape.PLUS),
    SeatMark("yellow wedge", "#F0E442", Shape.WEDGE),
    SeatMark("silver star", "#C9CED6", Shape.STAR),
)

_POLYGONS = {  # in a square from 0 to 100
    Shape.DIAMOND: ((50, 0), (100, 50), (50, 100), (0, 50)),
    Shape.SQUARE: ((8, 8), (92, 8), (92, 92), (8, 92)),
    Shape.TRIANGLE: ((50, 4), (100, 94), (0, 94)),
    Shape.HEXAGON: ((25, 7), (75, 7), (100, 50), (75, 93), (25, 93), (0, 50)),
    Shape.PLUS: (
        *((32, 2), (68, 2), (68, 32), (98, 32), (98, 68), (68, 68)),
        *((68, 98), (32, 98), (32, 68), (2, 68), (2, 32), (32, 32)),
    ),
    Shape.WEDGE: ((0, 6), (100, 6), (50, 96)),
    Shape.STAR: (
        *((50, 0), (63, 35), (100, 37), (71, 60), (81, 96)),
        *((50, 75), (19, 96), (29, 60), (0, 37), (37, 35)),
    ),
}


@cache
def _unit_shape(shape: Shape) -> QPainterPath:
    path = QPainterPath()
    if shape is Shape.CIRCLE:
        path.addEllipse(3, 3, 94, 94)
    else:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in _POLYGONS[shape]]))
        path.closeSubpath()
    return path


def shape_path(shape: Shape, rect: QRectF) -> QPainterPath:
    """Return the seat shape drawn into `rect`."""
    transform = QTransform.fromTranslate(rect.x(), rect.y())
    transform.scale(rect.width() / 100, rect.height() / 100)
    return transform.map(_unit_shape(shape))


@dataclass(frozen=True)
class Motion:
    """How long things take, in milliseconds at factor 1; factor 0 means at once."""

    factor: float = 1.0

    def ms(self, base: int) -> int:
        """Return `base` milliseconds at this speed."""
        return round(base * self.factor)

    @property
    def move(self) -> int:
        """A card travels."""
        return self.ms(230)

    @property
    def flip(self) -> int:
        """One half of turning a card over."""
        return self.ms(180)

    @property
    def stagger(self) -> int:
        """Between two cards that are dealt."""
        return self.ms(60)

    @property
    def fade(self) -> int:
        """A glow comes or goes."""
        return self.ms(150)

    @property
    def cover(self) -> int:
        """The curtain falls."""
        return self.ms(300)


MOTION_FACTORS = (0.0, 0.5, 1.0, 1.5, 2.0)


@dataclass(frozen=True)
class Theme:
    """How everything looks just now."""

    mode: Mode = Mode.DARK
    text_scale: float = 1.0
    typeface: Typeface = Typeface.STANDARD
    motion: Motion = Motion()

    @property
    def colours(self) -> Colours:
        """The colours of the pages that belong to no game."""
        return HOME[self.mode]

    def game(self, key: str) -> GameTheme:
        """Return the colours of the game `key` in this appearance."""
        return games(self.mode)[key]

    def px(self, size: float) -> int:
        """Scale a measure that grows with the text: a font, a button's height, a column."""
        return max(1, round(size * self.text_scale))

    def family(self, role: Role) -> str:
        """Return the font family for `role`; the reading typeface replaces reading roles only."""
        if role in (Role.UI, Role.RULES):
            return _READING.get(self.typeface, _FAMILIES[role])
        return _FAMILIES[role]

    def font(self, role: Role, size: float, weight: int | None = None) -> QFont:
        """Return the font for `role`, `size` logical pixels high at 100 %."""
        font = QFont(self.family(role))
        font.setPixelSize(self.px(size))
        font.setWeight(QFont.Weight(weight or _WEIGHTS.get(role, 400)))
        return font


@runtime_checkable
class Themed(Protocol):
    """A widget that draws itself and must hear of a new theme."""

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""


def apply_theme(root: QWidget, theme: Theme) -> None:
    """Tell `root` and everything in it that draws itself about `theme`."""
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget, Themed):
            widget.set_theme(theme)


def qcolour(value: str, alpha: float = 1.0) -> QColor:
    """Return `#RRGGBB` as a colour that covers `alpha` of what lies under it."""
    colour = QColor(value)
    colour.setAlphaF(alpha)
    return colour


def qt_palette(colours: Colours) -> QPalette:
    """Return the application palette, for whatever the style sheet does not reach."""
    roles = {
        QPalette.ColorRole.Window: colours.window,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.field,
        QPalette.ColorRole.AlternateBase: colours.surface,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.muted,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.danger,
        QPalette.ColorRole.Highlight: colours.accent,
        QPalette.ColorRole.HighlightedText: colours.on_accent,
        QPalette.ColorRole.ToolTipBase: colours.raised,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.Link: colours.ink,
        QPalette.ColorRole.LinkVisited: colours.ink,
        QPalette.ColorRole.Accent: colours.accent,
    }
    palette = QPalette()
    for role, value in roles.items():
        palette.setColor(role, QColor(value))
    faded = QPalette.ColorGroup.Disabled
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        palette.setColor(faded, role, QColor(colours.muted))
    palette.setColor(faded, QPalette.ColorRole.ButtonText, QColor(colours.muted))
    return palette
