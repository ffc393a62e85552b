"""What a person needs who cannot see, uses no mouse, tells colours apart badly or reads large."""

import itertools

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from support.widgets import misfits, nameless

from ui.app import LateOpener
from ui.boards.mind_cards import RED, WHITE
from ui.home.new_game import NewGameDialog
from ui.home.side import Place
from ui.settings import SettingsStore
from ui.theme import SEATS
from ui.window import MainWindow

PLACES = list(Place)
SCALES = [1.0, 1.25, 1.5, 2.0]


@pytest.fixture(autouse=True)
def _usual_look(qapp):
    """Give the application its font and colours back."""
    font, palette = qapp.font(), qapp.palette()
    yield
    QApplication.setFont(font)
    QApplication.setPalette(palette)


@pytest.fixture
def open_window(qtbot):
    """Return a function that opens the window with some settings."""

    def show(size=(1280, 800), **choices):
        store = SettingsStore()
        store.change(**choices)
        window = MainWindow(store, LateOpener())
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return show


def settle():
    """Let a cascade of layouts come to its end."""
    for _ in range(6):
        QApplication.processEvents()


# Names


def test_everything_at_home_has_a_name(open_window):
    window = open_window()
    for place in PLACES:
        window.home.go(place)
        settle()
        assert nameless(window) == [], place


def test_everything_in_the_new_game_dialog_has_a_name(open_window):
    window = open_window()
    assert nameless(open_dialog(window)) == []


def open_dialog(window):
    window.home.ask_new_game("mind")
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.advanced.button.click()
    settle()
    return dialog


# Words that fit


@pytest.mark.parametrize("width", [20, 400])
def test_a_label_that_is_cut_off_is_found(qtbot, width):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(500, 100)
    label = QLabel("A sentence of some length", parent)
    label.setGeometry(0, 0, width, 40)
    parent.show()
    assert bool(misfits(parent)) == (width == 20)


def test_a_button_out_of_sight_or_without_a_name_is_found(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(100, 100)
    button = QPushButton("", parent)
    button.setGeometry(80, 0, 60, 40)
    parent.show()
    assert len(misfits(parent)) == len(nameless(parent)) == 1


@pytest.mark.parametrize("scale", SCALES)
def test_words_at_home_fit_at_every_text_size(open_window, scale):
    window = open_window(text_scale=scale)
    for size in ((1280, 800), (1024, 640)):
        window.resize(*size)
        for place in PLACES:
            window.home.go(place)
            settle()
            assert misfits(window) == [], (place, size)


@pytest.mark.parametrize("scale", SCALES)
def test_words_in_the_new_game_dialog_fit(open_window, scale):
    assert misfits(open_dialog(open_window(text_scale=scale))) == []


# Sizes


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_home_fits_into_any_window(open_window, scale):
    window = open_window(text_scale=scale)
    for size in ((720, 480), (1024, 640), (1920, 1080), (3840, 2160)):
        window.resize(*size)
        for place in PLACES:
            window.home.go(place)
            settle()
            assert window.size().toTuple() == window.home.size().toTuple() == size
            assert window.home.stack.width() > size[0] * 0.4


# Colours


DEFICIENCIES = {  # Machado, Oliveira and Fernandes 2009, complete deficiency, linear RGB
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(value):
    colour = QColor(value)
    return [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]


def seen(value, matrix):
    """Return linear RGB as somebody sees it."""
    rgb = linear(value)
    return (
        rgb
        if matrix is None
        else [
            min(1.0, max(0.0, sum(f * c for f, c in zip(row, rgb, strict=True)))) for row in matrix
        ]
    )


def lab(rgb):
    """Return linear RGB as CIE L*a*b* (D65)."""
    matrix = (
        (0.4124, 0.3576, 0.1805, 0.9505),
        (0.2126, 0.7152, 0.0722, 1.0),
        (0.0193, 0.1192, 0.9505, 1.089),
    )

    def root(t):
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    x, y, z = (
        root(sum(f * c for f, c in zip(row[:3], rgb, strict=True)) / row[3]) for row in matrix
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one, other, kind):
    matrix = DEFICIENCIES.get(kind)
    pairs = zip(lab(seen(one, matrix)), lab(seen(other, matrix)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


SIGHTS = [None, *DEFICIENCIES]
UNLIKE = 15  # in CIE L*a*b*: two colours side by side are clearly not the same
FAR = 50


@pytest.mark.parametrize("kind", SIGHTS)
def test_seats_are_told_apart_with_any_colour_vision(kind):
    """By their colours; and by their shapes where somebody sees none."""
    for one, other in itertools.combinations(SEATS, 2):
        assert distance(one.colour, other.colour, kind) > UNLIKE, (one.name, other.name)
        assert one.shape != other.shape


@pytest.mark.parametrize("kind", SIGHTS)
def test_white_and_red_cards_are_told_apart_with_any_colour_vision(kind):
    """The darkest white against the lightest red; arrows and hatching come on top of it."""
    for white, red in itertools.product(WHITE, RED):
        assert distance(white, red, kind) > FAR, (white, red)


def test_nobody_would_tell_seats_apart_by_the_lightness_of_red_and_green():
    """The measure itself: pure red and a green of the same lightness are one colour to some."""
    assert distance("#C00000", "#5A6A00", "protan") < distance("#C00000", "#5A6A00", None)
