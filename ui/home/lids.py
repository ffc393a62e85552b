"""The pictures on the four box lids, painted in a field of 472 x 232 units."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from ui.home.brush import card, downward, glow, hatch, kept, paper, rounded, sky, vignette, words
from ui.icons import draw_icon
from ui.theme import Role, Theme, qcolour

FIELD = QRectF(0, 0, 472, 232)
_MIDDLE = QPointF(236, 112)


def _sized(font: QFont, size: int) -> QFont:
    """Return `font`, `size` units high: a lid's lettering does not follow the text size."""
    copy = QFont(font)
    copy.setPixelSize(size)
    return copy


def number_face(painter: QPainter, rect: QRectF, font: QFont, number: int, red: bool) -> None:
    """Paint a number card of The Mind Extreme, 108 x 152 units."""
    ink = "#FFF1EC" if red else "#1B1F52"
    if red:
        paper(painter, rect, ("#C22836", "#6E0F22", "#F3B9B4"))
        hatch(painter, rect.adjusted(1, 1, -1, -1), 8, qcolour("#FFFFFF", 0.07), 9)
    else:
        paper(painter, rect, ("#FFFFFF", "#D3D7F4", "#A9AEE0"))
    words(painter, rect.adjusted(6, 0, -6, 0), str(number), _sized(font, 62), ink)
    corner = QRectF(rect.left() + 7, rect.top() + 6, 28, 18)
    words(painter, corner, str(number), _sized(font, 17), ink)
    arrow = QRectF(rect.right() - 24, rect.top() + 8, 15, 15)
    draw_icon(painter, "down" if red else "up", arrow, ink)
    foot = QRectF(rect.center().x() - 8, rect.bottom() - 24, 16, 16)
    draw_icon(painter, "down" if red else "up", foot, ink)


def draw_mind(painter: QPainter, theme: Theme) -> None:
    """Two cards that rise and fall before rings of quiet light."""
    glow(painter, _MIDDLE, 250, "#6C72E8", 0.55)
    sky(painter, FIELD, 120, "#DDE0FF")
    for ring in range(1, 10):
        painter.setPen(QPen(qcolour("#A9AFFF", 0.5 - ring * 0.036), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_MIDDLE, 34.0 * ring, 27.0 * ring)
    glow(painter, QPointF(236, 96), 90, "#F2C14E", 0.24)
    vignette(painter, FIELD, 0.42)
    font = theme.font(Role.MIND, 1)
    face = partial(number_face, font=font)
    card(painter, QPointF(166, 122), (108, 152), -8, partial(face, number=13, red=False))
    card(painter, QPointF(306, 122), (108, 152), 8, partial(face, number=36, red=True))


def _word_face(painter: QPainter, rect: QRectF, word: str, font: QFont) -> None:
    paper(painter, rect, ("#FFFBEF", "#EADFC4", "#C9963F"), 8)
    painter.setPen(QPen(qcolour("#C9963F", 0.55), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(rect.adjusted(5, 5, -5, -5), 5))
    words(painter, rect.adjusted(12, 0, -12, 0), word, _sized(font, 23), "#2A1038")


def _ball(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A crystal ball: its body, the mist inside, its rim and the light of the window on it."""
    body = QRadialGradient(centre + QPointF(-radius * 0.3, -radius * 0.34), radius * 1.45)
    for at, colour in ((0, "#F4FBFF"), (0.22, "#A9DDFA"), (0.55, "#4E6FD0"), (1, "#2A1266")):
        body.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#F0C766"), 3))
    painter.setBrush(body)
    painter.drawEllipse(centre, radius, radius)
    with kept(painter):
        inside = QPainterPath()
        inside.addEllipse(centre, radius - 3, radius - 3)
        painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(6):
            swirl = QPointF(radius * (0.5 - number * 0.2), radius * (0.3 + 0.12 * (number % 3)))
            glow(painter, centre + swirl, radius * 0.6, "#F2B8FF", 0.16)
        sky(
            painter,
            QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
            26,
            "#FFFFFF",
        )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(qcolour("#FFFFFF", 0.62))
    with kept(painter):
        painter.translate(centre + QPointF(-radius * 0.42, -radius * 0.5))
        painter.rotate(-38)
        painter.drawEllipse(QPointF(0, 0), radius * 0.24, radius * 0.11)


def draw_medium(painter: QPainter, theme: Theme) -> None:
    """A crystal ball between two words that want to become one."""
    glow(painter, QPointF(236, 104), 240, "#C46CF0", 0.55)
    for ray in range(18):
        turn = ray * pi / 9
        far = [QPointF(cos(turn + d) * 420, sin(turn + d) * 420) for d in (-0.05, 0.05)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(qcolour("#FFE0A0", 0.045))
        painter.drawPolygon(QPolygonF([_MIDDLE, _MIDDLE + far[0], _MIDDLE + far[1]]))
    for x, y, size in ((52, 46, 18), (418, 40, 22), (96, 196, 13), (392, 190, 15), (330, 26, 10)):
        draw_icon(painter, "throwing-star", QRectF(x, y, size, size), qcolour("#F3CB72", 0.85))
    vignette(painter, FIELD, 0.46)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(qcolour("#000000", 0.34))
    painter.drawEllipse(QPointF(236, 214), 84, 9)
    stand = QPolygonF([QPointF(*p) for p in ((192, 178), (280, 178), (300, 213), (172, 213))])
    painter.setBrush(downward(QRectF(172, 178, 128, 36), "#8A5E1E", "#E7BD62", "#7A5016"))
    painter.drawPolygon(stand)
    _ball(painter, QPointF(236, 110), 80)
    font = theme.font(Role.MEDIUM, 1)
    card(painter, QPointF(116, 124), (150, 82), -5, partial(_word_face, word="SHEEP", font=font))
    word = partial(_word_face, word="CLOTHING", font=font)
    card(painter, QPointF(356, 124), (150, 82), 5, word)


_PEOPLE = (
    ("#6B3FA0", "noble", "cathedral", "Cathedral", ("jewels", "#1F5FA8", 1)),
    ("#B3282D", "cleric", "fortress", "Fortress", ("chalices", "#6E3F96", 2)),
    ("#8A5E08", "merchant", "guildhall", "Guildhall", ("coins", "#96660A", 3)),
)


def _polygon(points: tuple[tuple[float, float], ...], centre: QPointF) -> QPolygonF:
    return QPolygonF([centre + QPointF(x, y) for x, y in points])


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _person_face(painter: QPainter, rect: QRectF, who: int, font: QFont) -> None:
    colour, sign, building, name, (kind, tint, icons) = _PEOPLE[who]
    paper(painter, rect, ("#F8EED3", "#DCC998", "#3A2A17"))
    band = QRectF(rect.left() + 4, rect.top() + 4, rect.width() - 8, 40)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(downward(band, QColor(colour).lighter(122), colour))
    painter.drawPath(rounded(band, 6))
    draw_icon(painter, sign, _square(band.center(), 31), "#FFF4DA")
    middle = QPointF(rect.center().x(), rect.top() + 86)
    glow(painter, middle, 44, "#E3A53A", 0.4)
    draw_icon(painter, building, _square(middle, 66), "#4A331A")
    title = QRectF(rect.left() + 6, rect.top() + 122, rect.width() - 12, 24)
    words(painter, title, name, _sized(font, 20), "#2A1B0C")
    for index in range(icons):
        x = rect.center().x() + (index - (icons - 1) / 2) * 19
        draw_icon(painter, kind, _square(QPointF(x, rect.bottom() - 17), 17), tint)


def draw_middle_ages(painter: QPainter, theme: Theme) -> None:
    """Three cards of a life each, on oak, by the light of a candle."""
    for plank in range(5):
        board = QRectF(0, plank * 47, 472, 46)
        painter.fillRect(board, downward(board, "#96703F", "#7E5A2F"))
        painter.setPen(QPen(qcolour("#2A1B0C", 0.55), 1.4))
        painter.drawLine(board.bottomLeft(), board.bottomRight())
        for grain in range(3):
            y = board.top() + 10 + grain * 13 + plank * 1.7
            painter.setPen(QPen(qcolour("#3A2410", 0.18), 1))
            path = QPainterPath(QPointF(0, y))
            path.cubicTo(140, y + 7 - grain * 3, 300, y - 8 + plank * 2, 472, y + 3)
            painter.drawPath(path)
    glow(painter, QPointF(236, 60), 280, "#FFD98A", 0.5)
    vignette(painter, FIELD, 0.62)
    font = theme.font(Role.MIDDLE_AGES, 1)
    for who, (x, y, angle) in enumerate(((116, 128, -10), (356, 128, 10), (236, 118, 0))):
        order = (0, 2, 1)[who]
        face = partial(_person_face, who=order, font=font)
        card(painter, QPointF(x, y), (116, 178), angle, face)


_TOKENS = {
    "blade": (
        *((0, -40), (7, -30), (7, 10), (18, 10), (18, 17), (5, 17), (5, 32), (9, 38), (0, 42)),
        *((-9, 38), (-5, 32), (-5, 17), (-18, 17), (-18, 10), (-7, 10), (-7, -30)),
    ),
    "shield": ((0, -34), (26, -26), (26, 4), (14, 26), (0, 37), (-14, 26), (-26, 4), (-26, -26)),
    "shard": ((0, -38), (15, -14), (11, 22), (0, 38), (-13, 20), (-16, -12)),
    "drop": (
        (0, -36),
        (12, -12),
        (20, 8),
        (18, 24),
        (9, 33),
        (-9, 33),
        (-18, 24),
        (-20, 8),
        (-12, -12),
    ),
}


def _skull(painter: QPainter, centre: QPointF, ink: str, stock: str) -> None:
    painter.setBrush(QColor(ink))
    painter.drawEllipse(centre + QPointF(0, -7), 27, 25)
    painter.drawPath(rounded(QRectF(centre.x() - 15, centre.y() + 8, 30, 24), 6))
    painter.setBrush(QColor(stock))
    for side in (-1, 1):
        painter.drawEllipse(centre + QPointF(side * 11, -5), 7, 8)
        painter.drawRect(QRectF(centre.x() + side * 6 - 1.5, centre.y() + 20, 3, 12))
    painter.drawPolygon(_polygon(((0, 5), (4, 13), (-4, 13)), centre))


def _token_face(painter: QPainter, rect: QRectF, token: str) -> None:
    paper(painter, rect, ("#F5EAD1", "#C9B284", "#2A1B12"))
    painter.setPen(QPen(qcolour("#6E1A1A", 0.5), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(rect.adjusted(6, 6, -6, -6), 5))
    painter.setPen(Qt.PenStyle.NoPen)
    if token == "skull":
        _skull(painter, rect.center(), "#641518", "#E4D5B2")
        return
    ink = downward(QRectF(0, rect.center().y() - 40, 1, 80), "#8E2226", "#4C0F12")
    painter.setBrush(ink)
    painter.drawPolygon(_polygon(_TOKENS[token], rect.center()))
    painter.setBrush(qcolour("#FFFFFF", 0.16))
    half = [(min(x, 0), y) for x, y in _TOKENS[token]]
    painter.drawPolygon(_polygon(tuple(half), rect.center()))


def draw_ordeals(painter: QPainter, _theme: Theme) -> None:
    """Five cards of a hand in red light, the skull in their middle."""
    glow(painter, QPointF(236, 210), 300, "#FF6A3C", 0.42)
    glow(painter, QPointF(236, 80), 200, "#FFB070", 0.22)
    sky(painter, FIELD, 60, "#FFB27A")
    vignette(painter, FIELD, 0.6)
    pivot = QPointF(236, 372)
    for number in (0, 4, 1, 3, 2):
        token = ("blade", "drop", "skull", "shard", "shield")[number]
        angle = (number - 2) * 15.0
        turn = angle * pi / 180
        spot = pivot + QPointF(sin(turn) * 258, -cos(turn) * 258)
        card(painter, spot, (96, 142), angle, partial(_token_face, token=token))


LIDS: dict[str, Callable[[QPainter, Theme], None]] = {
    "mind": draw_mind,
    "medium": draw_medium,
    "middle_ages": draw_middle_ages,
    "ordeals": draw_ordeals,
}
