"""The look: every text can be read, every seat told apart, every size follows the text."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ui.icons import NAMES, draw_icon, icon_path, icon_pixmap
from ui.palettes import HOME, Colours, Mode, games
from ui.stylesheet import stylesheet
from ui.theme import SEATS, Motion, Role, Theme, Typeface, shape_path

READABLE = 4.5  # WCAG 2 AA for text
VISIBLE = 3.0  # the same for the edges of controls


def luminance(value):
    def linear(channel):
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    colour = QColor(value)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return sum(
        weight * linear(part) for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True)
    )


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def surfaces(colours: Colours):
    return (
        colours.window,
        colours.window_end,
        colours.side,
        colours.surface,
        colours.raised,
        colours.field,
    )


def palettes():
    for mode in Mode:
        yield f"{mode}-home", HOME[mode]
        for key, game in games(mode).items():
            yield f"{mode}-{key}", game.colours


@pytest.mark.parametrize("colours", [pytest.param(c, id=name) for name, c in palettes()])
def test_every_text_colour_can_be_read_on_every_surface(colours):
    texts = ("text", "muted", "ink", "good", "danger")
    faint = [
        (name, surface, round(contrast(getattr(colours, name), surface), 2))
        for name, surface in itertools.product(texts, surfaces(colours))
        if contrast(getattr(colours, name), surface) < READABLE
    ]
    assert faint == []
    assert contrast(colours.on_accent, colours.accent) >= READABLE


@pytest.mark.parametrize("colours", [pytest.param(c, id=name) for name, c in palettes()])
def test_controls_and_the_focus_ring_stand_out(colours):
    faint = [
        (name, surface, round(contrast(getattr(colours, name), surface), 2))
        for name, surface in itertools.product(("outline", "focus"), surfaces(colours))
        if contrast(getattr(colours, name), surface) < VISIBLE
    ]
    assert faint == []


@pytest.mark.parametrize("mode", list(Mode))
def test_texts_on_a_table_and_its_bars_can_be_read(mode):
    for game in games(mode).values():
        for ground in (*game.table, game.plate):
            assert contrast(game.table_text, ground) >= READABLE, (game.key, ground)
            assert contrast(game.table_muted, ground) >= READABLE, (game.key, ground)
            assert contrast(game.glow, ground) >= VISIBLE, (game.key, ground)
        for ground in (game.bar, game.prompt, game.rail):
            for ink in (game.colours.text, game.colours.muted, game.colours.ink):
                assert contrast(ink, ground) >= READABLE, (game.key, ground, ink)
        assert contrast(game.art_ink, game.caption) >= READABLE, game.key


def test_each_seat_has_its_own_colour_and_its_own_shape():
    assert len({mark.colour for mark in SEATS}) == len(SEATS) == 8
    assert len({mark.shape for mark in SEATS}) == len(SEATS)


def test_seat_shapes_differ_as_drawn(qapp):
    def drawn(shape):
        image = QImage(40, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.fillPath(shape_path(shape, QRectF(0, 0, 40, 40)), QColor("black"))
        painter.end()
        return image.bits().tobytes()

    pictures = [drawn(mark.shape) for mark in SEATS]
    for one, other in itertools.combinations(pictures, 2):
        different = sum(a != b for a, b in zip(one[3::4], other[3::4], strict=True))
        assert different > 100


def test_every_icon_draws_something_inside_its_square(qapp):
    for name in NAMES:
        bounds = icon_path(name).boundingRect()
        assert not bounds.isEmpty(), name
        assert QRectF(-0.2, -0.2, 24.4, 24.4).contains(bounds), (name, bounds)


def test_an_icon_takes_the_colour_it_is_given(qapp):
    image = icon_pixmap("stop", 24, "#12AB34").toImage()
    assert image.pixelColor(4, 12).name() == "#12ab34"
    assert image.pixelColor(0, 0).alpha() == 0


def test_drawing_an_icon_leaves_the_painter_as_it_was(qapp):
    image = QImage(24, 24, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = painter.renderHints()
    draw_icon(painter, "heart", QRectF(0, 0, 24, 24), "#FF0000")
    assert painter.renderHints() == before
    painter.end()


def test_an_icon_is_drawn_at_the_resolution_of_the_screen(qapp):
    assert icon_pixmap("home", 20, "#FFFFFF", 1.5).width() == 30


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 2.0])
def test_all_measures_grow_with_the_text(qapp, scale):
    theme = Theme(text_scale=scale)
    assert theme.px(20) == round(20 * scale)
    assert theme.font(Role.UI, 15).pixelSize() == round(15 * scale)
    assert f"font-size: {round(17 * scale)}px" in stylesheet(theme)


def test_the_reading_typeface_changes_texts_and_leaves_titles(qapp):
    theme = Theme(typeface=Typeface.DYSLEXIC)
    assert theme.family(Role.UI) == theme.family(Role.RULES) == "OpenDyslexic"
    assert theme.family(Role.MIND) == "Jost"


def test_motion_follows_its_factor_down_to_nothing():
    assert [Motion(factor).move for factor in (0, 0.5, 1, 1.5, 2)] == [0, 115, 230, 345, 460]


@pytest.mark.parametrize("mode", list(Mode))
def test_the_style_sheet_leaves_nothing_to_be_filled_in(mode):
    sheet = stylesheet(Theme(mode=mode))
    assert "$" not in sheet
    assert HOME[mode].accent in sheet
