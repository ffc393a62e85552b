"""The style sheet: how every standard widget looks, made from a theme.

Widgets say what they are by a dynamic property: buttons by `role` (primary, danger, nav, tab,
tool, small, fold, link, chapter), labels by `role` (title, heading, section, prompt, strong, body,
note, error, good), frames by `panel` (page, side, card, accent, raised). The measures grow with the
text.

The family and size of everything else come from the application's font, so that a label may be
given a font of its own (a style sheet that named one would win over it).
"""

from string import Template

from ui.palettes import Colours, Mode
from ui.paths import resources
from ui.theme import Role, Size, Theme

_SHEET = Template("""
QWidget { color: $text; }
QMainWindow, QDialog { background: $window_end; }
QToolTip { background: $raised; color: $text; border: 1px solid $outline; padding: ${p6}px;
  font-size: ${log}px; }

QFrame[panel="page"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $window,
  stop:1 $window_end); border: none; }
QFrame[panel="side"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $side,
  stop:1 $window_end); border: none; border-right: 1px solid $line; }
QFrame[panel="card"] { background: $surface; border: 1px solid $line; border-radius: 12px; }
QFrame[panel="accent"] { background: $surface; border: 2px solid $accent; border-radius: 12px; }
QFrame[panel="raised"] { background: $raised; border: 1px solid $line; border-radius: 10px; }

QLabel { background: transparent; }
QLabel[role="title"] { font-family: "$display"; font-weight: 600; font-size: ${title}px;
  color: $ink; }
QLabel[role="heading"] { font-family: "$display"; font-weight: 600; font-size: ${heading}px;
  color: $ink; }
QLabel[role="section"] { font-size: ${section}px; font-weight: 600; }
QLabel[role="prompt"] { font-size: ${prompt}px; font-weight: 600; }
QLabel[role="strong"] { font-size: ${body}px; font-weight: 600; }
QLabel[role="body"] { font-size: ${body}px; }
QLabel[role="note"] { font-size: ${log}px; color: $muted; }
QLabel[role="error"] { font-size: ${button}px; color: $danger; font-weight: 600; }
QLabel[role="good"] { font-size: ${button}px; color: $good; font-weight: 600; }

QPushButton, QToolButton { background: $raised; color: $text; border: 2px solid $outline;
  border-radius: 8px; padding: ${p5}px ${p14}px; min-height: ${p22}px; font-weight: 600; }
QPushButton:hover, QToolButton:hover { border-color: $accent; }
QPushButton:pressed, QToolButton:pressed { background: $line; }
QPushButton:focus, QToolButton:focus { border: 3px solid $focus; padding: ${p4}px ${p13}px; }
QPushButton:disabled, QToolButton:disabled { background: transparent; color: $muted;
  border: 2px dotted $outline; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[role="primary"]:hover { border-color: $text; }
QPushButton[role="primary"]:focus { border-color: $focus; }
QPushButton[role="primary"]:disabled { background: transparent; color: $muted;
  border: 2px dotted $outline; }
QPushButton[role="danger"] { color: $danger; border-color: $danger; }
QPushButton[role="nav"] { text-align: left; background: $surface; border-color: $surface;
  padding: ${p10}px ${p16}px; font-size: ${body}px; border-radius: 10px; }
QPushButton[role="nav"]:hover { background: $raised; border-color: $raised; }
QPushButton[role="nav"]:checked { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[role="nav"]:focus { border: 3px solid $focus; padding: ${p9}px ${p15}px; }
QPushButton[role="chapter"] { text-align: left; background: transparent; border-color: transparent;
  padding: ${p5}px ${p10}px; }
QPushButton[role="chapter"]:hover { background: $raised; }
QPushButton[role="chapter"]:checked { background: $accent; color: $on_accent; }
QPushButton[role="chapter"]:focus { border: 3px solid $focus; padding: ${p4}px ${p9}px; }
QPushButton[role="tab"] { background: $field; }
QPushButton[role="tab"]:checked { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[role="tab"]:focus { border-color: $focus; }
QPushButton[role="tool"], QToolButton { padding: 0; min-width: ${p32}px; min-height: ${p32}px;
  background: $surface; border-color: $surface; }
QPushButton[role="tool"]:hover, QToolButton:hover { background: $raised; border-color: $outline; }
QPushButton[role="tool"]:focus, QToolButton:focus { padding: 0; border: 3px solid $focus; }
QPushButton[role="tool"]:disabled, QToolButton:disabled { background: transparent;
  border: 2px dotted $line; }
QPushButton[role="small"] { padding: 0; min-width: ${p22}px; min-height: ${p22}px;
  background: transparent; border-color: transparent; }
QPushButton[role="small"]:hover { background: $raised; border-color: $outline; }
QPushButton[role="small"]:focus { padding: 0; border: 3px solid $focus; }
QPushButton[role="fold"] { background: transparent; border-color: transparent; text-align: left;
  padding: ${p5}px ${p4}px; }
QPushButton[role="fold"]:focus { border: 3px solid $focus; padding: ${p4}px ${p3}px; }
QPushButton[role="link"] { background: transparent; border-color: transparent; color: $ink;
  text-align: left; padding: ${p4}px ${p6}px; text-decoration: underline; }
QPushButton[role="link"]:hover { border-color: $outline; }
QPushButton[role="link"]:focus { border: 3px solid $focus; padding: ${p3}px ${p5}px; }

QLineEdit, QPlainTextEdit, QTextBrowser, QSpinBox { background: $field; color: $text;
  border: 2px solid $outline; border-radius: 8px; padding: ${p5}px ${p8}px;
  selection-background-color: $accent; selection-color: $on_accent;
  placeholder-text-color: $muted; }
QLineEdit, QSpinBox { min-height: ${p22}px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus, QSpinBox:focus {
  border: 3px solid $focus; padding: ${p4}px ${p7}px; }
QLineEdit[wrong="true"] { border-color: $danger; }
QTextBrowser { font-size: ${body}px; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; }

QComboBox { combobox-popup: 0; background: $raised; color: $text; border: 2px solid $outline;
  border-radius: 8px; padding: ${p5}px ${p10}px; min-height: ${p22}px; font-weight: 600; }
QComboBox:hover { border-color: $accent; }
QComboBox:focus, QComboBox:on { border: 3px solid $focus; padding: ${p4}px ${p9}px; }
QComboBox:disabled { color: $muted; border: 2px dotted $outline; }
QComboBox::drop-down { border: none; width: ${p26}px; }
QComboBox::down-arrow { image: url("$arrow"); width: ${p14}px; height: ${p14}px; }
QComboBox QAbstractItemView { background: $surface; color: $text; border: 2px solid $outline;
  outline: none; padding: 2px; selection-background-color: $accent;
  selection-color: $on_accent; }
QComboBox QAbstractItemView::item { min-height: ${p32}px; padding: 0 ${p8}px; }

QSlider { min-height: ${p32}px; }
QSlider::groove:horizontal { background: $field; border: 1px solid $outline; height: 6px;
  border-radius: 4px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 4px; }
QSlider::handle:horizontal { background: $text; border: 3px solid $accent; width: 16px;
  margin: -9px 0; border-radius: 11px; }
QSlider::handle:horizontal:focus { border-color: $focus; background: $focus; }

QAbstractItemView { background: $field; color: $text; border: 2px solid $line;
  border-radius: 8px; alternate-background-color: $surface; outline: none;
  gridline-color: $line; selection-background-color: $accent; selection-color: $on_accent; }
QAbstractItemView:focus { border-color: $focus; }
QAbstractItemView::item { padding: ${p5}px ${p8}px; }
QHeaderView, QHeaderView:focus { background: $surface; border: none; border-radius: 0; }
QHeaderView::section { background: $surface; color: $muted; border: none;
  border-bottom: 2px solid $line; padding: ${p6}px ${p8}px; font-weight: 600; }
QTableCornerButton::section { background: $surface; border: none; }

QScrollArea { background: transparent; border: none; }
QScrollArea:focus { border: 2px solid $focus; border-radius: 8px; }
QScrollBar:vertical { background: transparent; width: ${bar}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${bar}px; margin: 0; }
QScrollBar::handle { background: $outline; border-radius: 5px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 40px; }
QScrollBar::handle:horizontal { min-width: 40px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: $line; }
QSplitter::handle:hover { background: $accent; }
QProgressBar { background: $field; border: 1px solid $outline; border-radius: 6px;
  text-align: center; min-height: ${p16}px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
QMenu { background: $surface; color: $text; border: 2px solid $outline; padding: 4px; }
QMenu::item { padding: ${p6}px ${p16}px; border-radius: 6px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::separator { height: 1px; background: $line; margin: 4px; }
""")

SCROLL_BAR = 14  # pixels
_MEASURES = (3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 22, 26, 32)


def stylesheet(theme: Theme, colours: Colours | None = None) -> str:
    """Return the style sheet of `theme`, in the colours of one game when they are given.

    Set it on the application for the pages of the house, and on a table's page with that game's
    colours.
    """
    colours = colours or theme.colours
    values: dict[str, object] = {
        name: getattr(colours, name) for name in Colours.__dataclass_fields__
    }
    values |= {size.name.lower(): theme.px(size) for size in Size}
    values |= {f"p{measure}": theme.px(measure) for measure in _MEASURES}
    # A style sheet takes its pictures from files only.
    shade = (
        "dark" if theme.mode is Mode.LIGHT else "light"
    )  # a style sheet takes picture files only
    arrow = resources("art", f"arrow-{shade}.svg").as_posix()
    values |= {"display": theme.family(Role.HOME), "arrow": arrow, "bar": SCROLL_BAR}
    return _SHEET.substitute(values)
