"""The bank paints each picture once, at the screen's own pixels, and forgets the oldest."""

from dataclasses import dataclass, replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from ui.boards.frame import Frame
from ui.items.face import Detail, Style, detail_for
from ui.items.hand import row
from ui.items.pixmaps import Picture, PixmapBank, render
from ui.items.z import STEP, Z, layer
from ui.palettes import Mode
from ui.theme import Theme

DRAWN = []


@dataclass(frozen=True)
class Square:
    """A red square that counts how often it is drawn."""

    name: str = "square"
    side: str = ""
    radius: float = 0.0
    bleed: float = 2.0

    def draw(self, painter, rect, style):
        DRAWN.append(self.name)
        painter.fillRect(rect, QColor("red"))


@pytest.fixture
def bank(qapp):
    DRAWN.clear()
    bank = PixmapBank()
    yield bank
    bank.forget_awaited()


def picture(name="square", scale=1.0, **changes):
    return replace(Picture(Square(name), 10, 20, scale, Style(Theme())), **changes)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 1.5, 2.0])
def test_a_picture_has_the_screens_own_pixels(bank, scale):
    pixmap = bank.get(picture(scale=scale))
    assert pixmap.width() == pytest.approx((10 + 4) * scale, abs=1)
    assert pixmap.height() == pytest.approx((20 + 4) * scale, abs=1)


def test_a_picture_is_painted_once(bank):
    assert bank.get(picture()).cacheKey() == bank.get(picture()).cacheKey()
    assert DRAWN == ["square"]


def test_everything_that_changes_a_picture_is_in_its_key(bank):
    kinds = [
        picture(),
        picture(scale=2.0),
        picture(dimmed=True),
        picture(style=Style(Theme(), Detail.CHIP)),
        picture(style=Style(Theme(mode=Mode.LIGHT))),
        picture(style=Style(Theme(text_scale=2.0))),
    ]
    assert len({bank.get(kind).cacheKey() for kind in kinds}) == len(kinds)


def test_the_least_recently_used_go_first(qapp):
    one = 14 * 24 * 4
    bank = PixmapBank(capacity=2 * one)
    first, second, third = (picture(name) for name in ("first", "second", "third"))
    bank.get(first)
    bank.get(second)
    bank.get(first)
    bank.get(third)
    assert bank.kept(second) is None
    assert bank.kept(first) is not None
    assert bank.bytes == 2 * one
    bank.forget_awaited()


def test_what_is_fetched_is_painted_between_events(qtbot, bank):
    wanted = picture("later")
    assert bank.kept(wanted) is None
    with qtbot.waitSignal(bank.ready, timeout=2_000) as ready:
        bank.fetch([wanted, wanted])
    assert ready.args == [wanted]
    assert bank.kept(wanted) is not None
    assert DRAWN == ["later"]


def test_dimming_darkens_the_face_and_nothing_beside_it(qapp):
    bright, dim = render(picture()), render(picture(dimmed=True))
    assert QColor(bright.pixel(7, 12)).red() == 255
    assert 100 < QColor(dim.pixel(7, 12)).red() < 160
    assert dim.pixelColor(0, 0).alpha() == 0


def test_narrow_things_are_drawn_as_chips():
    assert detail_for(70) is Detail.CHIP
    assert detail_for(71) is Detail.NORMAL


@pytest.mark.parametrize("size", [(992, 712), (1632, 990), (700, 900), (1001, 715)])
@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_pictures_lie_on_whole_pixels(size, dpr):
    frame = Frame(*size, dpr)
    pixels = (143, 97)
    middle = frame.middle(QRectF(33.3, 41.7, 100, 60), pixels)
    for centre, extent in ((middle.x(), pixels[0]), (middle.y(), pixels[1])):
        edge = centre * dpr - extent / 2
        assert edge == pytest.approx(round(edge), abs=1e-6)


def test_the_board_keeps_its_shape_in_the_middle():
    frame = Frame(2000, 712)
    assert frame.scale == 1.0
    assert frame.to_pixels(QRectF(0, 0, 992, 712)) == QRectF(504, 0, 992, 712)
    assert frame.whole == QRectF(-504, 0, 2000, 712)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 12, 50])
def test_a_hand_stays_in_its_room(count):
    room = QRectF(100, 50, 600, 184)
    places = row(count, room, 132, 14)
    assert len(places) == count
    assert all(room.contains(place) for place in places)
    assert sorted({place.left() for place in places}) == [place.left() for place in places]


def test_no_layer_reaches_into_the_next():
    layers = sorted(Z)
    for low, high in pairwise(layers):
        assert layer(low, STEP * 10) < high
